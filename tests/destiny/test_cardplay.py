"""The Card Play Phase of Manifest Destiny: what may be played, the hand, the order of choice, the Priority Turn."""

from __future__ import annotations

import pytest
from midway.games.destiny.ledger import half
from midway.games.destiny.research import fill_step
from midway.games.destiny.state import BREAKTHROUGH_NAMES, CARD_NAMES, OUT, PLAYED, RECYCLED


# 8.0, 8.1: what may be played.


@pytest.mark.rule("MD 8.0", "MD 8.3")
def test_any_number_of_progress_cards_in_any_order(new_stage):
    stage = new_stage(3).hand(0, "p_t_barnum", "eli_whitney", "war_of_1812").playing(0)
    stage.choose("play:war_of_1812:event", "play:p_t_barnum:leader", "play:eli_whitney:leader", "step:mechanization:2")
    assert [stage.place(name) for name in ("p_t_barnum", "eli_whitney", "war_of_1812")] == [PLAYED, PLAYED, PLAYED]
    assert stage.game.held[0] == 0
    assert stage.legal == ["take-back:mechanization:2", "priority", "done"]


@pytest.mark.rule("MD 8.0")
def test_each_player_plays_in_turn_order_and_only_cards_in_hand(new_stage):
    stage = new_stage(3).hand(1, "panic")
    stage.game.order[:3] = [3, 2, 1]
    stage.playing(2)
    assert stage.refuses("play:panic:event") == "MD 8.0"
    stage.choose("done")
    assert stage.asked == (1, "play")
    assert stage.refuses("play:panic:event") == ""


@pytest.mark.rule("MD 8.0")
def test_after_a_card_nothing_of_it_is_left_in_play(new_stage):
    stage = new_stage(4).holds(1, "maryland", "ohio").hand(0, "spy", "revolutionary_war", "great_fire").hand(1, "president")
    stage.game.eras = 0b110
    stage.city("ohio").playing(0)
    stage.choose("play:spy:event", "aim:2", "answer:president", "pass", "steal:great_fire")
    stage.choose("play:revolutionary_war:event", "aim:2", "give-up:ohio", "give-up:maryland", "as-new", "pass")
    game = stage.game
    assert (game.chain, game.played, game.played_as, game.played_by) == (0, [0] * 3, [0] * 3, [0] * 3)
    assert (game.op, game.ops_end, game.times, game.gainer, sum(game.owing), sum(game.ceded), sum(game.leads)) == (0,) * 7
    assert (game.completed, sum(game.dice), game.by_card, game.depth) == (0, 0, 0, 0)


@pytest.mark.rule("MD 8.0", "MD 8.13")
def test_played_cards_lie_face_up_until_the_next_turn_order_phase(new_stage):
    stage = new_stage(3).hand(0, "panic", "congress").playing(0)
    stage.choose("play:congress:event", "play:panic:event", "aim:2", "die:1")
    while stage.phase != "order":
        stage.choose(stage.legal[-1])
    assert (stage.place("congress"), stage.place("panic")) == (RECYCLED, OUT)


@pytest.mark.rule("MD 8.1")
def test_a_card_needs_a_current_era(new_stage):
    stage = new_stage().hand(0, "panic", "klondike", "lawyer", "spy").in_era(2).playing(0)
    assert stage.refuses("play:panic:event") == ""  # Era 1 or 2
    assert stage.refuses("play:klondike:event") == ""
    stage.in_era(3)
    assert stage.refuses("play:panic:event") == "MD 8.1"
    assert stage.refuses("play:klondike:event") == "MD 8.1"


@pytest.mark.rule("MD 8.33")
def test_a_card_has_the_uses_that_are_printed(new_stage):
    stage = new_stage().hand(0, "oregon_trail", "cotton_gin", "war_of_1812").playing(0)
    assert stage.options("play") == [
        "cotton_gin:event", "war_of_1812:event", "oregon_trail:event", "oregon_trail:product",
    ]  # fmt: skip
    assert stage.refuses("play:war_of_1812:news") == "MD 8.33"


# 8.2: Destiny cards.


@pytest.mark.rule("MD 8.21")
def test_one_destiny_card_per_turn_for_the_whole_table(new_stage):
    stage = new_stage(3).hand(0, "cotton_gin", "erie_canal").hand(1, "california_gold_rush").playing(0)
    stage.choose("play:cotton_gin:event")
    assert stage.refuses("play:erie_canal:event") == "MD 8.21"
    stage.choose("done")
    assert stage.refuses("play:california_gold_rush:event") == "MD 8.21"


@pytest.mark.rule("MD 8.22")
def test_patriotism_allows_two_if_none_has_been_played(new_stage):
    stage = new_stage(3).claimed(0, "patriotism").hand(0, "cotton_gin", "erie_canal", "california_gold_rush").playing(0)
    stage.choose("play:cotton_gin:event", "play:erie_canal:event", "pick:pennsylvania")
    assert stage.refuses("play:california_gold_rush:event") == "MD 8.21"


@pytest.mark.rule("MD 8.22")
def test_patriotism_allows_one_if_one_has_been_played(new_stage):
    stage = new_stage(3).claimed(1, "patriotism").hand(0, "cotton_gin").hand(1, "erie_canal", "california_gold_rush").playing(0)
    stage.choose("play:cotton_gin:event", "done", "play:erie_canal:event")
    assert stage.refuses("play:california_gold_rush:event") == "MD 8.21"


@pytest.mark.rule("MD 8.22")
def test_an_owner_of_patriotism_takes_the_tables_place_first(new_stage):
    stage = new_stage(3).claimed(0, "patriotism").hand(0, "cotton_gin").hand(1, "erie_canal").playing(0)
    stage.choose("play:cotton_gin:event", "done")
    assert stage.refuses("play:erie_canal:event") == "MD 8.21"


@pytest.mark.rule("MD 8.21")
def test_the_limit_ends_with_the_turn(new_stage):
    stage = new_stage(3).hand(0, "cotton_gin").hand(1, "erie_canal").playing(0).choose("play:cotton_gin:event")
    while stage.phase != "order":
        stage.choose(stage.legal[-1])
    stage.choose("turn-place:1", "turn-place:2", "turn-place:3")
    while stage.asked[0] != 1:
        stage.choose("done")
    assert stage.refuses("play:erie_canal:event") == ""


@pytest.mark.rule("MD 8.2")
def test_a_destiny_card_pays_even_if_its_event_finds_nothing(new_stage):
    stage = new_stage().hand(4, "hudson_bay_company")
    stage.game.supply[4] = 0
    stage.playing(4).choose("play:hudson_bay_company:event")
    assert stage.game.cash[4] == 70


# 8.31: leaders.


@pytest.mark.rule("MD 8.31")
def test_credits_add_up_and_hold_for_the_turn(new_stage):
    stage = new_stage(5).hand(0, "lewis_and_clark", "davy_crockett", "thomas_jefferson").pioneers(0, 2).playing(0)
    stage.choose("play:lewis_and_clark:leader", "play:davy_crockett:leader", "step:storytelling:2")
    stage.choose("play:thomas_jefferson:leader")
    assert stage.credit(0, "westward_ho") == 50
    assert stage.credit(1, "westward_ho") == 0
    stage.investing(0).choose("progress:westward_ho")
    assert stage.game.cash[0] == 60  # the price of 40 is never below 0
    while stage.phase != "order":
        stage.choose(stage.legal[-1])
    assert stage.credit(0, "tolerance") == 0


@pytest.mark.rule("MD 8.31")
def test_a_refund_is_for_progressions_owned_when_the_leader_is_played(new_stage):
    stage = new_stage(3).hand(0, "martin_luther_king").owns(0, "tolerance").in_era(3).playing(0)
    stage.choose("play:martin_luther_king:leader")
    assert stage.game.cash[0] == 70
    assert (stage.credit(0, "tolerance"), stage.credit(0, "unity")) == (0, 20)
    assert stage.told.count("refunded") == 1


@pytest.mark.rule("MD 12.22")
def test_halves_are_rounded_down_to_five_dollars():
    assert [half(dollars) for dollars in (10, 20, 30, 15, 5)] == [5, 10, 15, 5, 0]


@pytest.mark.rule("MD 9.23", "MD 9.233")
def test_a_second_free_pioneer_of_the_turn_is_lost(new_stage):
    stage = new_stage().hand(0, "ben_franklin", "lewis_and_clark").playing(0)
    stage.choose("play:ben_franklin:leader", "free-pioneer", "play:lewis_and_clark:leader")
    assert (stage.game.pioneers[0], stage.asked) == (1, (0, "play"))


@pytest.mark.rule("MD 9.233")
def test_a_free_pioneer_needs_a_token(new_stage):
    stage = new_stage().hand(0, "lewis_and_clark")
    stage.game.supply[0] = 0
    stage.playing(0).choose("play:lewis_and_clark:leader")
    assert stage.asked == (0, "play")


@pytest.mark.rule("MD 8.334", "MD cards.leader")
def test_steps_on_a_claimed_breakthrough_are_lost(new_stage):
    stage = new_stage().claimed(1, "turnpike").hand(0, "robert_fulton").playing(0).choose("play:robert_fulton:leader")
    assert stage.asked == (0, "play")
    assert stage.game.step_tokens[0] == 7


@pytest.mark.rule("MD 8.334", "MD 9.42")
def test_what_was_complete_before_is_not_claimed_by_another_leader(new_stage):
    stage = new_stage().hand(0, "robert_fulton", "eli_whitney")
    for number in (0, 1, 2):
        fill_step(stage.game, 0, BREAKTHROUGH_NAMES.index("turnpike"), number)
    stage.pioneers(0, 1).playing(0).choose("play:robert_fulton:leader")
    assert stage.asked == (0, "play")  # the step is lost, and nothing was just completed
    stage.choose("play:eli_whitney:leader", "step:mechanization:2")
    assert stage.asked == (0, "play")


@pytest.mark.rule("MD 8.334", "MD 9.421")
def test_a_claim_in_card_play_may_be_declined(new_stage):
    stage = new_stage().hand(0, "robert_fulton")
    for number in (0, 1):
        fill_step(stage.game, 0, BREAKTHROUGH_NAMES.index("turnpike"), number)
    stage.pioneers(0, 1).playing(0).choose("play:robert_fulton:leader", "step:turnpike:3")
    assert stage.legal == ["claim:turnpike", "pass"]
    stage.choose("pass")
    assert (stage.game.points[0], stage.game.pioneers[0]) == (0, 1)


@pytest.mark.rule("MD 9.414")
def test_a_step_token_may_be_taken_back_for_a_leaders_step(new_stage):
    stage = new_stage().hand(0, "eli_whitney")
    for breakthrough, numbers in (("turnpike", (0, 1)), ("patriotism", (0, 3)), ("think_tank", (0, 2, 3))):
        for number in numbers:
            fill_step(stage.game, 0, BREAKTHROUGH_NAMES.index(breakthrough), number)
    stage.playing(0)
    assert stage.game.step_tokens[0] == 0
    assert stage.refuses("take-back:turnpike:3")
    stage.choose("take-back:turnpike:1", "play:eli_whitney:leader", "step:mechanization:4")
    assert stage.game.step_tokens[0] == 0


@pytest.mark.rule("MD 8.4")
@pytest.mark.parametrize(("cards", "profit"), [(3, 60), (4, 55), (5, 50)])
def test_cards_above_three_cost_five_profit_each(new_stage, cards, profit):
    stage = new_stage(3).hand(0, *CARD_NAMES[47 : 47 + cards])
    stage.game.profit[0] = 60
    stage.playing(0).choose("done")
    assert stage.game.profit[0] == profit
    assert stage.told.count("hand-penalty") == (cards > 3)


@pytest.mark.rule("MD 8.4")
def test_cards_that_come_after_ones_own_card_play_cost_nothing_yet(new_stage):
    stage = new_stage(3).hand(0, "klondike", "internet", "lawyer").playing(0).choose("done")
    stage.hand(0, "babe_ruth").choose("done", "done")
    assert stage.game.profit[0] == 20


@pytest.mark.rule("MD 8.41")
def test_storytelling_allows_four_cards(new_stage):
    stage = new_stage(3).claimed(0, "storytelling").hand(0, *CARD_NAMES[47:52])
    stage.game.profit[0] = 60
    stage.playing(0).choose("done")
    assert stage.game.profit[0] == 55


@pytest.mark.rule("MD 8.5")
def test_only_storytelling_puts_a_card_away_once_in_each_card_play_phase(new_stage):
    stage = new_stage(3).claimed(0, "storytelling").hand(0, "klondike", "internet").hand(1, "lawyer").playing(0)
    stage.choose("put-away:klondike")
    assert stage.refuses("put-away:internet") == "MD 8.5"
    assert (stage.game.held[0], stage.game.highest[0], stage.place("klondike")) == (1, 0, 0)
    stage.choose("done")
    assert stage.refuses("put-away:lawyer") == "MD 8.5"


def claiming_storytelling(stage):
    """Card Play has just brought a player the last step of Storytelling."""
    for number in (1, 2):
        fill_step(stage.game, 0, BREAKTHROUGH_NAMES.index("storytelling"), number)
    stage.hand(0, "davy_crockett", "klondike", "internet").pioneers(0, 1).playing(0)
    return stage.choose("play:davy_crockett:leader", "step:storytelling:5", "claim:storytelling")


@pytest.mark.rule("MD 8.5")
def test_storytelling_claimed_in_card_play_lets_one_card_go_in_that_phase(new_stage):
    stage = claiming_storytelling(new_stage())
    assert stage.legal == ["put-away:klondike", "put-away:internet", "pass"]
    assert stage.refuses("put-away:lawyer") == "MD 8.0"
    stage.choose("put-away:internet")
    assert stage.refuses("put-away:klondike") == "MD 8.5"


@pytest.mark.rule("MD 8.5")
def test_a_card_kept_when_storytelling_is_claimed_may_go_later_in_the_phase(new_stage):
    stage = claiming_storytelling(new_stage()).choose("pass", "put-away:klondike")
    assert stage.game.held[0] == 1
    assert stage.refuses("put-away:internet") == "MD 8.5"


@pytest.mark.rule("MD 8.5")
def test_in_version_1_a_card_kept_when_storytelling_is_claimed_stays_for_the_phase(new_stage):
    stage = claiming_storytelling(new_stage(version=1)).choose("pass")
    assert stage.refuses("put-away:klondike") == "MD 8.5"
    assert not any(text.startswith("put-away") for text in stage.legal)


# 8.6: order of choice, Priority Turn.


@pytest.mark.rule("MD 8.6", "MD 8.61", "MD 8.62")
def test_the_highest_card_played_chooses_first(new_stage):
    stage = new_stage(4).hand(0, "cotton_gin").hand(2, "pony_express", "panic").hand(3, "p_t_barnum")
    stage.playing(0).choose("play:cotton_gin:event", "done", "done")
    stage.choose("play:pony_express:product", "play:panic:event", "aim:1", "die:1", "done", "play:p_t_barnum:leader", "done")
    assert stage.game.choice[:4] == [2, 3, 0, 1]


@pytest.mark.rule("MD 8.62", "MD 7.0")
def test_who_played_none_comes_last_in_the_order_of_mats(new_stage):
    stage = new_stage(4).hand(3, "cotton_gin")
    stage.game.mat[:4] = [2, 0, 3, 1]
    stage.playing(0).choose("done", "done", "done", "play:cotton_gin:event", "done")
    assert stage.game.choice[:4] == [3, 2, 0, 1]


@pytest.mark.rule("MD 8.63")
def test_the_worked_example_used_in_investment(new_stage):
    stage = new_stage(5)
    cards = ("spy", "lawyer", "great_fire", "panic", "cotton_gin")  # Bill, Steve, Charlie, Ken, Debbie
    stage.game.highest[:] = [CARD_NAMES.index(name) + 1 for name in cards]
    stage.playing(4).choose("done")
    assert stage.game.choice == [0, 1, 2, 3, 4]
    stage.investing(4).choose("priority")
    assert stage.game.choice == [4, 0, 1, 2, 3]
    stage.expanding(2).choose("priority")
    assert stage.game.choice == [4, 2, 0, 1, 3]
    assert stage.refuses("priority") == "MD 8.63"


@pytest.mark.rule("MD 8.63")
def test_a_priority_turn_before_the_ranking_takes_effect_right_after_it(new_stage):
    stage = new_stage(5).hand(0, "panic").playing(0)
    stage.choose("play:panic:event", "aim:2", "die:1", "done", "done", "priority", "done", "done", "priority", "done")
    assert stage.phase == "investment"
    assert stage.game.choice == [2, 4, 0, 1, 3]


@pytest.mark.rule("MD 8.63", "MD 7.0")
def test_a_priority_turn_costs_a_token_for_good_and_gives_the_first_choice_once(new_stage):
    stage = new_stage(3).playing(0).choose("done", "done", "priority", "done")
    assert (stage.game.supply[2], stage.game.priority_used[2]) == (23, 1)
    while stage.phase != "order":
        stage.choose(stage.legal[-1])
    assert stage.asked == (2, "turn-place")
    stage.choose("turn-place:1", "turn-place:2", "turn-place:3", "done", "done", "done")
    assert stage.game.choice[:3] == [0, 1, 2]  # the next turn goes by cards and mats again


@pytest.mark.rule("MD 8.63")
@pytest.mark.parametrize("phase", ["playing", "investing", "expanding"])
def test_a_priority_turn_is_paid_from_the_purchased_box_if_the_supply_is_empty(new_stage, phase):
    stage = new_stage(3).tokens(0, 2)
    stage.game.supply[0] = 0
    getattr(stage, phase)(0).choose("priority")
    assert (stage.game.supply[0], stage.game.purchased[0]) == (0, 1)
    stage = new_stage(3)
    stage.game.supply[0] = 0
    assert getattr(stage, phase)(0).refuses("priority") == "MD 8.63"
