"""The end of a turn, rounds and their Headlines, the finite prestige, and the end of the game."""

from __future__ import annotations

import pytest
from midway.games.museum.order import begin_round
from midway.games.museum.state import DISCARDED, HAND, HEADLINE_NAMES, IN_DECK, OBJECT_NAMES, PER, USED
from midway.kernel.rule import CHANCE, NOBODY

EMBARGO_ASIA = HEADLINE_NAMES.index("headline_embargo_asia")


def empty_decks(stage, *continents):
    """Nothing left in these decks."""
    for continent in continents or range(4):
        stage.game.deck[continent] = [0] * PER
        stage.game.left[continent] = stage.game.opinion[continent] = 0


def play_turn(stage, action="inventory"):
    """A turn in which nobody follows and nothing is bought."""
    player = stage.game.player
    while stage.game.player == player and stage.match.seat != NOBODY:
        who, what = stage.asked
        if what == "explore":
            stage.choose(stage.match.legal()[0])
        elif what == "follow":
            stage.choose("pass")
        elif what == "action":
            stage.choose(action)
        elif what in ("furbish", "rest"):
            stage.choose("done")
        elif what == "discard":
            stage.choose(stage.match.legal()[0])
        else:
            return who
    return player


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
    empty_decks(stage, 1, 3)
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
    empty_decks(stage)
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


# Rounds.


@pytest.mark.rule("MU round.order")
@pytest.mark.parametrize(("players", "first"), [(2, 1), (3, 2), (4, 1)])
def test_a_round_is_one_turn_for_each_player_from_the_first_on(new_stage, players, first):
    stage = new_stage(players)
    stage.game.first = first
    stage.game.rounds = 0
    begin_round(stage.game)
    turns = []
    while stage.game.rounds == 1:
        turns.append(stage.game.player)
        play_turn(stage)
    assert turns == [(first + turn) % players for turn in range(players)]
    assert stage.game.player == stage.game.first == first


@pytest.mark.rule("MU round.order")
def test_a_turn_is_exploration_then_an_action_then_its_end(new_stage):
    stage = new_stage(2)
    stage.display(stage.pick(), stage.pick())
    stage.turn()
    assert stage.refuses("furbish") == "MU action.choose"
    stage.choose(stage.match.legal()[0])
    assert stage.refuses("furbish") != ""
    stage.choose("pass")
    assert stage.refuses("done") != ""
    stage.choose("furbish", "done")
    assert stage.told[-9:].count("shown") == 8 - 1
    assert stage.asked == (1, "explore")


@pytest.mark.rule("MU round.headline.first", "MU round.headline")
def test_no_headline_in_the_first_round_and_one_in_each_later_one(new_stage):
    stage = new_stage(2)
    stage.game.rounds = 0
    begin_round(stage.game)
    assert (stage.game.rounds, stage.game.headline) == (1, 0)
    play_turn(stage)
    assert stage.game.headline == 0
    play_turn(stage)
    assert stage.game.rounds == 2
    assert stage.told.count("headlined") == 1
    assert stage.game.headline > 0
    assert sum(where == USED for where in stage.game.headlines) == 1


@pytest.mark.rule("MU round.headline")
def test_chance_turns_over_any_headline_of_the_deck(new_stage):
    stage = new_stage(2)
    begin_round(stage.game)
    assert stage.asked == (CHANCE, "headline")
    assert {option.args["headline"]: option.weight for option in stage.match.options} == dict.fromkeys(HEADLINE_NAMES[:17], 1)


@pytest.mark.rule("MU round.headline", "MU round.headline.one")
def test_a_headline_holds_for_everybody_until_the_end_of_the_round(new_stage):
    stage = new_stage(2)
    stage.display(*(stage.pick(name) for name in ("inca", "inca", "chinese", "indian")))
    stage.headline("embargo_asia")
    for player in (0, 1):
        assert stage.asked == (player, "explore")
        asian = [name for name in OBJECT_NAMES[3 * PER :] if stage.place(name) == 1]
        assert stage.refuses(f"take:{asian[0]}") == "MU explore.embargo"
        stage.choose(stage.match.legal()[0], "pass", "furbish")
        stage.match.choose("done")
        while stage.match.seat == CHANCE and stage.asked[1] == "refill":
            stage.match.choose(stage.match.legal()[0])
    assert stage.asked == (CHANCE, "headline")
    assert (stage.game.headline, stage.game.news, stage.game.news_at) == (0, 0, 0)
    assert "headline_embargo_asia" not in [option.args["headline"] for option in stage.match.options]
    stage.match.choose("headline:headline_customs_europe")
    assert stage.asked == (0, "explore")
    assert asian[0] in stage.options("take")


@pytest.mark.rule("MU round.headline.one")
def test_the_toll_ends_with_its_round(new_stage):
    stage = new_stage(2)
    stage.display(stage.pick("greek"), stage.pick("inca"))
    stage.headline("customs_europe")
    begin_round(stage.game)
    stage.choose("headline:headline_truce")
    assert stage.game.toll == 0
    greek = next(name for name in stage.options("take") if OBJECT_NAMES.index(name) // PER == 1)
    stage.choose(f"take:{greek}")
    assert stage.game.prestige[0] == 0
    assert "paid-toll" not in stage.told


@pytest.mark.rule("MU round.headline.one")
def test_what_a_headline_does_at_once_comes_before_the_first_turn(new_stage):
    stage = new_stage(2)
    stage.display(stage.pick("inca"))
    stage.game.first = 1
    stage.game.tokens[:] = [1, 0, 0, 1]
    begin_round(stage.game)
    stage.match.choose("headline:headline_scandal")
    assert stage.asked == (1, "continent")
    assert "turn" not in stage.told
    stage.choose("continent:europe")
    assert stage.game.tokens == [1, 1, 0, 1]
    assert stage.asked == (1, "explore")


@pytest.mark.rule("MU round.headline.one")
def test_new_discoveries_fill_the_display_before_the_first_turn(new_stage):
    stage = new_stage(2)
    stage.headline("discoveries")
    assert stage.game.shown == [3] * 4
    assert stage.asked == (0, "explore")


@pytest.mark.rule("MU round.headline.one")
def test_an_empty_deck_of_headlines_is_made_anew(new_stage):
    stage = new_stage(2)
    stage.game.headlines[:17] = [USED] * 17
    begin_round(stage.game)
    assert stage.asked == (CHANCE, "headline")
    assert len(stage.match.options) == 17
    assert stage.game.headlines == [IN_DECK] * 17 + [0] * 5
    stage.match.choose("headline:headline_truce")
    assert stage.game.headlines.count(IN_DECK) == 16


@pytest.mark.rule("MU round.headline.one")
def test_used_headlines_wait_until_the_deck_is_empty(new_stage):
    stage = new_stage(2)
    stage.game.headlines[:16] = [USED] * 16
    begin_round(stage.game)
    assert [option.args["headline"] for option in stage.match.options] == [HEADLINE_NAMES[16]]
    assert stage.game.headlines[EMBARGO_ASIA] == USED


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


# The end of the game.


@pytest.mark.rule("MU end.trigger")
def test_the_turn_in_which_50_is_reached_is_played_to_its_end(new_stage):
    stage = new_stage(2)
    one, five, other = stage.hand(0, stage.pick(value=1), stage.pick(value=5), stage.pick(value=2))
    stage.game.track[0] = 49
    stage.choose(f"exhibit:{one}", f"pay:{five}")
    assert stage.game.track[0] == 50
    assert other in stage.options("exhibit")
    stage.choose(f"exhibit:{other}")
    assert stage.game.track[0] == 52


@pytest.mark.rule("MU end.trigger", "MU end.round")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("track", "over"), [(49, False), (50, True), (53, True)])
def test_the_game_ends_after_a_round_in_which_somebody_reached_50(new_stage, players, track, over):
    stage = new_stage(players)
    stage.game.track[players - 1] = track
    stage.turn(players - 1)
    play_turn(stage, "furbish")
    assert (stage.match.seat == NOBODY) is over
    assert stage.game.rounds == (1 if over else 2)


@pytest.mark.rule("MU end.round")
@pytest.mark.parametrize("first", [0, 2])
def test_everyone_has_the_same_number_of_turns(new_stage, first):
    stage = new_stage(3)
    stage.game.first = first
    stage.game.track[first] = 50
    stage.turn(first)
    turns = []
    while stage.match.seat != NOBODY:
        turns.append(stage.game.player)
        play_turn(stage)
        if len(turns) > 3:
            break
    assert turns == [(first + turn) % 3 for turn in range(3)]


@pytest.mark.rule("MU end.round")
def test_the_last_player_of_the_round_ends_the_game_at_once(new_stage):
    stage = new_stage(2)
    stage.game.track[1] = 48
    one, paid = stage.hand(1, stage.pick(value=2), stage.pick(value=2))
    stage.turn(1).choose("furbish", f"exhibit:{one}", f"pay:{paid}", "done")
    assert stage.asked == (1, "layout")
    assert "final" in stage.told


@pytest.mark.rule("MU end.round")
def test_the_hand_limit_holds_in_the_last_turn_too(new_stage):
    stage = new_stage(2)
    stage.game.track[0] = 50
    stage.hand(0, *(stage.pick() for _ in range(8)))
    stage.turn(1).choose("furbish", "done")
    assert stage.asked == (0, "discard")
    stage.choose(stage.match.legal()[0])
    assert stage.match.seat == NOBODY


@pytest.mark.rule("MU end.exhausted")
def test_a_round_that_begins_without_objects_is_the_last(new_stage):
    stage = new_stage(2)
    empty_decks(stage)
    stage.game.rounds = 4
    begin_round(stage.game)
    assert stage.game.last == 1
    stage.choose("headline:headline_truce")
    turns = [play_turn(stage), play_turn(stage)]
    assert turns == [0, 1]
    assert stage.match.seat == NOBODY
    assert stage.game.rounds == 5


@pytest.mark.rule("MU end.exhausted")
@pytest.mark.parametrize("left", ["an object on display", "an object in a deck", "a Public Opinion card"])
def test_a_round_with_a_card_left_at_its_start_is_not_the_last(new_stage, left):
    stage = new_stage(2)
    thing = stage.pick("greek")
    empty_decks(stage)
    if left == "an object on display":
        stage.display(thing)
    elif left == "an object in a deck":
        stage.game.deck[0][3] = stage.game.left[0] = 1
    else:
        stage.game.opinion[2] = 1
    begin_round(stage.game)
    stage.choose("headline:headline_truce")
    assert stage.game.last == 0
    play_turn(stage)
    play_turn(stage)
    assert stage.match.seat != NOBODY
    assert stage.game.rounds == 3


@pytest.mark.rule("MU end.exhausted")
def test_running_out_in_the_middle_of_a_round_changes_nothing_in_it(new_stage):
    stage = new_stage(2)
    (last,) = stage.display(stage.pick())
    empty_decks(stage)
    stage.turn().choose(f"take:{last}", "furbish", "done", "furbish", "done")
    assert (stage.game.rounds, stage.game.last) == (2, 1)
    assert stage.match.seat != NOBODY


@pytest.mark.rule("MU end.when")
def test_the_game_is_over_when_every_museum_has_its_layout(new_stage):
    stage = new_stage(3)
    stage.game.track[0] = 50
    stage.game.first = 1
    stage.museum(0, [stage.pick()])
    stage.museum(2, [stage.pick()])
    stage.turn(0).choose("furbish", "done")
    assert stage.asked == (2, "layout")
    stage.choose("space:1")
    assert stage.match.result is None
    assert stage.asked == (0, "layout")
    stage.choose("space:25")
    assert stage.asked == (-2, "over")
    assert stage.match.result is not None


@pytest.mark.rule("MU end.when")
def test_nothing_is_chosen_after_the_end(new_stage):
    stage = new_stage(2)
    stage.game.track[0] = 50
    stage.hand(0, stage.pick())
    stage.turn(1).choose("furbish", "done")
    assert stage.match.legal() == []
    assert stage.match.result is not None
    for code in ("done", "quick", "furbish", "space:1"):
        assert stage.refuses(code) == "MU end.when"
    assert stage.game.held[0] == stage.game.place.count(HAND) == 1
