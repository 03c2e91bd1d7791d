"""The end of a turn: tray, hand limit, display and Public Opinion; the finite prestige; whose turn it is."""

from __future__ import annotations

import pytest
from midway.games.museum.state import DISCARDED, OBJECT_NAMES, PER
from midway.kernel.rule import CHANCE


# The tray and the hand limit.


@pytest.mark.rule("MU end-of-turn.tray")
def test_credit_is_lost_and_what_was_paid_stays_where_it_went(new_stage):
    stage = new_stage(2)
    one, five = stage.hand(0, stage.pick(value=1), stage.pick(value=5))
    stage.prestige(0, 3)
    stage.choose(f"exhibit:{one}", f"pay:{five}")
    assert stage.game.credit == 4
    stage.choose("done")
    assert (stage.game.credit, stage.game.tray) == (0, 0)
    assert stage.place(five) == DISCARDED
    assert (stage.game.prestige[0], stage.game.discards[0]) == (3, 1)


@pytest.mark.rule("MU end-of-turn.tray")
def test_the_next_player_finds_an_empty_tray_and_may_buy_the_card(new_stage):
    stage = new_stage(2)
    one, five = stage.hand(0, stage.pick(value=1), stage.pick(value=5))
    stage.prestige(1, 6)
    stage.choose(f"exhibit:{one}", f"pay:{five}", "done")
    stage.choose(stage.match.legal()[0], "pass", "furbish")
    assert stage.refuses("release") == "MU furbish.credit"
    assert five in stage.options("exhibit")


@pytest.mark.rule("MU end-of-turn.hand-limit")
@pytest.mark.parametrize(("cards", "over"), [(7, 0), (8, 1), (10, 3)])
def test_seven_cards_may_be_kept(new_stage, cards, over):
    stage = new_stage(2)
    hand = stage.hand(0, *(stage.pick() for _ in range(cards)))
    stage.favour(0, "grant", "endowment")
    stage.choose("done")
    for thing in hand[-over:] if over else ():
        assert stage.asked == (0, "discard")
        stage.choose(f"discard:{thing}")
        assert stage.place(thing) == DISCARDED
    assert stage.asked[0] == 1
    assert (stage.game.held[0], stage.game.discards[0]) == (7, over)
    assert stage.game.favours_held[0] == 2


@pytest.mark.rule("MU end-of-turn.hand-limit")
def test_every_player_is_checked_the_active_one_first(new_stage):
    stage = new_stage(4)
    hands = [stage.hand(player, *(stage.pick() for _ in range(8 + (player == 2)))) for player in range(4)]
    stage.turn(1).choose("furbish", "done")
    for player in (1, 2, 2, 3, 0):
        assert stage.asked == (player, "discard")
        other = hands[(player + 1) % 4][0]
        assert stage.refuses(f"discard:{other}") != ""
        stage.choose(f"discard:{hands[player].pop()}")
    assert stage.game.held == [7] * 4
    assert stage.game.discards == [1, 1, 2, 1]
    assert stage.asked == (2, "explore")


@pytest.mark.rule("MU end-of-turn.hand-limit")
def test_the_limit_is_not_checked_before_the_end_of_the_turn(new_stage):
    stage = new_stage(2)
    stage.hand(0, *(stage.pick() for _ in range(9)))
    two = stage.options("exhibit")[0]
    stage.prestige(0, 5)
    stage.choose(f"exhibit:{two}")
    assert stage.asked == (0, "pay")
    assert stage.game.held[0] == 9


# Refilling.


@pytest.mark.rule("MU end-of-turn.refill")
def test_each_continent_is_filled_up_to_two(new_stage):
    stage = new_stage(2)
    kept = stage.display(stage.pick("inca"), stage.pick("inca"), stage.pick("greek"))
    stage.match.choose("done")
    missing = []
    while stage.match.seat == CHANCE:
        names = [option.args["object"] for option in stage.match.options if option.verb == "draw"]
        missing.append(OBJECT_NAMES.index(names[0]) // PER)
        stage.match.choose(stage.match.legal()[0])
    assert missing == [1, 2, 2, 3, 3]
    assert stage.game.shown == [2] * 4
    assert all(stage.place(name) == 1 for name in kept)


@pytest.mark.rule("MU end-of-turn.refill")
def test_an_empty_deck_leaves_empty_places(new_stage):
    stage = new_stage(2)
    stage.empty_decks(1, 3)
    stage.game.deck[3][7] = stage.game.left[3] = 1
    stage.choose("done")
    assert stage.game.shown == [2, 0, 2, 1]
    assert stage.asked == (1, "explore")


@pytest.mark.rule("MU end-of-turn.refill")
def test_after_the_last_turn_nothing_is_refilled(new_stage):
    stage = new_stage(2)
    stage.museum(0, [stage.pick()])
    stage.game.track[0] = 50
    stage.choose("done")
    assert stage.game.shown == [2] * 4
    shown, left = stage.options("take"), list(stage.game.left)
    stage.choose(f"take:{shown[0]}", "pass", "furbish", "done")
    assert sum(stage.game.shown) == 7
    assert stage.game.left == left
    assert stage.asked == (0, "layout")


@pytest.mark.rule("MU end-of-turn.opinion")
def test_a_public_opinion_card_puts_a_token_and_is_replaced(new_stage):
    stage = new_stage(2)
    stage.match.choose("done")
    stage.match.choose("meet")
    assert (stage.game.tokens, stage.game.opinion, stage.game.aside) == ([1, 0, 0, 0], [3, 4, 4, 4], 5)
    assert stage.game.shown == [0] * 4
    stage.match.choose("meet")
    assert stage.game.tokens == [2, 0, 0, 0]
    assert {option.verb: option.weight for option in stage.match.options} == {"draw": 1, "meet": 2}
    for _ in range(2):
        stage.match.choose(stage.match.legal()[0])
    stage.match.choose("meet")
    assert stage.game.tokens == [2, 1, 0, 0]
    stage.choose(stage.match.legal()[0])
    assert stage.game.shown == [2] * 4


@pytest.mark.rule("MU end-of-turn.opinion")
def test_a_card_set_aside_does_not_come_back(new_stage):
    stage = new_stage(2)
    stage.match.choose("done")
    for _ in range(4):
        stage.match.choose("meet")
    assert "meet" not in {option.verb for option in stage.match.options}
    assert stage.refuses("meet") != ""
    assert stage.game.aside == 4 + 4


@pytest.mark.rule("MU end-of-turn.opinion", "MU end-of-turn.refill")
def test_a_last_public_opinion_card_leaves_an_empty_place(new_stage):
    stage = new_stage(2)
    stage.empty_decks()
    stage.game.opinion[2] = 1
    stage.match.choose("done")
    assert {option.verb for option in stage.match.options} == {"meet"}
    stage.choose("meet")
    assert stage.game.tokens == [0, 0, 1, 0]
    assert stage.game.shown == [0] * 4
    assert stage.asked == (1, "action")


@pytest.mark.rule("MU end-of-turn.opinion.cap")
def test_a_fourth_card_of_a_continent_puts_no_token(new_stage):
    stage = new_stage(2, opinion="5")
    stage.match.choose("done")
    for tokens in (1, 2, 3, 3, 3):
        stage.match.choose("meet")
        assert stage.game.tokens == [tokens, 0, 0, 0]
    assert (stage.game.opinion[0], stage.game.aside) == (0, 5)
    stage.choose(stage.match.legal()[0])
    assert stage.game.shown[0] == 2


@pytest.mark.rule("MU end-of-turn.opinion.cap")
def test_there_is_a_token_for_every_place_of_every_continent(new_stage):
    stage = new_stage(2)
    stage.game.tokens[:] = [2, 3, 3, 3]
    stage.match.choose("done")
    stage.match.choose("meet")
    assert stage.game.tokens == [3, 3, 3, 3]


# Prestige.


@pytest.mark.rule("MU prestige.finite")
@pytest.mark.parametrize(("supply", "gained"), [(5, 2), (2, 2), (1, 1)])
def test_of_a_larger_gain_one_takes_what_is_there(new_stage, supply, gained):
    stage = new_stage(2)
    stage.favour(0, "endowment")
    stage.prestige(1, 32 - supply)
    stage.choose("favour:favour_endowment")
    assert stage.game.prestige[0] == gained
    assert stage.game.supply == supply - gained


@pytest.mark.rule("MU prestige.finite")
def test_what_is_missed_is_not_made_up_for(new_stage):
    stage = new_stage(2)
    five, one, other = stage.hand(0, stage.pick(value=5), stage.pick(value=5), stage.pick(value=1))
    stage.prestige(0, 1)
    stage.prestige(1, 31)
    stage.choose(f"exhibit:{five}", f"pay:{one}")
    assert stage.game.prestige[0] == 1
    stage.choose(f"exhibit:{other}")
    assert (stage.game.prestige[0], stage.game.supply) == (0, 1)


@pytest.mark.rule("MU prestige.finite")
def test_there_are_always_32_tokens(new_stage):
    stage = new_stage(3).turn()
    for _ in range(40):
        stage.choose(stage.match.legal()[len(stage.match.legal()) // 2])
        assert stage.game.supply + sum(stage.game.prestige) == 32


# Whose turn it is.


@pytest.mark.rule("MU turn.order")
def test_only_the_player_who_is_asked_may_choose(new_stage):
    stage = new_stage(3)
    stage.display(stage.pick(), stage.pick(), stage.pick())
    stage.turn(1)
    take = stage.match.legal()
    for seat in (0, 2):
        assert stage.match.why(seat, take[0]).rule == "MU turn.order"
    stage.match.choose(take[0], seat=1)
    assert stage.asked == (2, "follow")
    assert stage.match.why(1, take[1]).rule == "MU turn.order"
    stage.match.choose(take[1], seat=2)
    stage.match.choose(take[2], seat=0)
    assert stage.asked == (1, "action")


@pytest.mark.rule("MU turn.order")
def test_at_the_hand_limit_the_others_are_asked(new_stage):
    stage = new_stage(2)
    (mine, *_) = stage.hand(1, *(stage.pick() for _ in range(8)))
    stage.choose("done")
    code = stage.match.game.codes.code(f"discard:{mine}")
    assert stage.match.why(0, code).rule == "MU turn.order"
    assert stage.match.why(1, code) is None


@pytest.mark.rule("MU turn.order")
def test_only_what_is_asked_for_may_be_chosen(new_stage):
    stage = new_stage(2)
    assert stage.refuses("no such thing") == "MU turn.order"
    for code in range(len(stage.match.game.codes)):
        assert (stage.match.why(0, code) is None) is (code in stage.match.legal())
