"""Cards out of turn: counters, responses, and what is left of a card that was cancelled."""

from __future__ import annotations

import pytest
from midway.games.destiny.state import CARD_NAMES, PLAYED


# 8.327: counters.


@pytest.mark.rule("MD 8.327")
def test_president_counters_spy_and_takes_a_card_from_its_player(new_stage):
    stage = new_stage().hand(0, "spy", "panic").hand(1, "president").playing(0)
    stage.choose("play:spy:event", "aim:2")
    assert stage.asked == (1, "answer")
    stage.choose("answer:president")
    assert stage.asked == (0, "answer")  # Supreme Court might cancel the counter
    stage.choose("pass", "steal:panic")
    assert (stage.game.held[:2], stage.game.hand[1][CARD_NAMES.index("panic")]) == ([0, 1], 1)
    assert stage.game.highest[:2] == [61, 64]
    assert stage.asked == (0, "play")


@pytest.mark.rule("MD 8.327")
def test_a_countered_spy_with_an_empty_hand_loses_nothing(new_stage):
    stage = new_stage().hand(0, "spy").hand(1, "president").playing(0)
    stage.choose("play:spy:event", "aim:2", "answer:president")
    assert (stage.asked, stage.game.held[:2]) == ((0, "play"), [0, 0])


@pytest.mark.rule("MD 8.327", "MD cards.remove")
def test_abraham_lincoln_turns_civil_war_on_its_own_player(new_stage):
    stage = new_stage().holds(0, "ohio", "maryland").holds(1, "georgia").hand(0, "civil_war").hand(1, "abraham_lincoln")
    stage.in_era(2).playing(0).choose("play:civil_war:event", "aim:2", "answer:abraham_lincoln")
    assert stage.asked == (0, "give-up")
    stage.choose("give-up:ohio", "give-up:maryland")
    assert (stage.game.loss[:2], stage.asked) == ([2, 0], (0, "play"))
    assert stage.credit(1, "unity") == 0


@pytest.mark.rule("MD 8.327")
def test_only_the_player_aimed_at_may_counter(new_stage):
    stage = new_stage(4).hand(0, "spy").hand(1, "panic").hand(2, "president", "congress").playing(0)
    stage.choose("play:spy:event", "aim:2")
    assert stage.asked == (1, "answer")
    stage.choose("pass")
    assert stage.asked == (-1, "steal")


@pytest.mark.rule("MD 8.327")
@pytest.mark.parametrize(("use", "rule"), [("news", "MD 8.327"), ("product", "")])
def test_president_played_before_protects_from_spy_but_not_as_technology(new_stage, use, rule):
    stage = new_stage(3).hand(0, "president", "panic").hand(1, "spy").hand(2, "congress").playing(0)
    stage.choose(f"play:president:{use}")
    while stage.asked[1] == "answer":
        stage.choose("pass")
    stage.choose("done", "play:spy:event")
    assert stage.refuses("aim:1") == rule
    assert stage.refuses("aim:3") == ""


@pytest.mark.rule("MD 8.327")
def test_lincoln_played_as_a_leader_protects_from_civil_war(new_stage):
    stage = new_stage(3).holds(0, "ohio").holds(2, "arkansas").hand(0, "abraham_lincoln").hand(1, "civil_war").in_era(2)
    stage.playing(0).choose("play:abraham_lincoln:leader", "done", "play:civil_war:event")
    assert stage.options("aim") == ["3"]


@pytest.mark.rule("MD 8.327", "MD 8.333")
def test_a_card_without_anybody_to_aim_at_may_not_be_played(new_stage):
    stage = new_stage(3).hand(0, "president", "panic").hand(1, "spy").playing(0).choose("play:president:news", "done")
    assert stage.refuses("play:spy:event") == "MD 8.333"


@pytest.mark.rule("MD 8.327")
def test_a_counter_out_of_turn_gives_no_lasting_protection(new_stage):
    stage = new_stage(3).hand(0, "president", "panic").hand(1, "spy").hand(2, "congress")
    stage.game.order[:3] = [2, 1, 3]
    stage.playing(1).choose("play:spy:event", "aim:1", "answer:president", "pass")
    stage.hand(1, "spy")  # once more
    assert stage.choose("play:spy:event").options("aim") == ["1", "3"]


# 8.328: responses.


@pytest.mark.rule("MD 8.328", "MD cards.windows")
def test_supreme_court_cancels_congress_which_still_counts(new_stage):
    stage = new_stage(3).hand(0, "congress").hand(2, "supreme_court").playing(0).choose("play:congress:event")
    assert stage.asked == (2, "answer")  # the player without cards is not asked
    assert stage.refuses("answer:president") == "MD 8.0"
    stage.choose("answer:supreme_court")
    assert stage.game.cash[:3] == [60, 60, 60]
    assert stage.game.highest[:3] == [62, 0, 63]
    assert stage.asked == (0, "play")


@pytest.mark.rule("MD 8.328", "MD cards.windows")
def test_congress_asks_all_others_in_turn_order_whether_or_not_they_hold_an_answer(new_stage):
    stage = new_stage(4).hand(0, "klondike").hand(1, "congress").hand(2, "panic").hand(3, "president").playing(1)
    stage.choose("play:congress:event")
    for player in (2, 3, 0):
        assert stage.asked == (player, "answer")
        stage.choose("pass")
    assert stage.game.cash[:4] == [55, 75, 55, 55]


@pytest.mark.rule("MD 8.328", "MD cards.windows")
def test_nobody_is_asked_for_cards_that_lie_on_the_table(new_stage):
    stage = new_stage(3).hand(0, "president", "supreme_court", "congress").hand(1, "panic").hand(2, "klondike").playing(0)
    stage.choose("play:president:news", "play:supreme_court:news", "play:congress:event")
    assert stage.game.cash[:3] == [70, 55, 55]


@pytest.mark.rule("MD 8.328", "MD cards.windows")
def test_president_as_a_product_is_cancelled_without_a_surplus(new_stage):
    stage = new_stage(3).holds(0, "new_england").hand(0, "president").hand(1, "supreme_court").playing(0)
    stage.choose("play:president:product", "answer:supreme_court")
    assert stage.game.cash[0] == 60
    assert sum(stage.game.surplus) == 0


@pytest.mark.rule("MD 8.328", "MD 8.333")
def test_news_cannot_be_cancelled(new_stage):
    stage = new_stage(3).hand(0, "president").hand(1, "supreme_court").playing(0).choose("play:president:news")
    assert stage.asked == (0, "play")


@pytest.mark.rule("MD 8.328", "MD cards.windows")
def test_a_cancelled_response_leaves_the_first_card_as_it_was(new_stage):
    stage = new_stage(4).hand(0, "congress").hand(1, "president").hand(2, "klondike").hand(3, "supreme_court").playing(0)
    stage.choose("play:congress:event", "answer:president")
    assert stage.asked == (2, "answer")  # Supreme Court, against President
    stage.choose("pass", "answer:supreme_court")
    assert stage.game.cash[:4] == [75, 55, 55, 55]
    assert stage.game.highest[:4] == [62, 64, 0, 63]
    assert stage.told.count("cancelled") == 2


@pytest.mark.rule("MD 8.327", "MD 8.328")
def test_a_cancelled_counter_leaves_spy_as_it_was(new_stage):
    stage = new_stage(4).hand(0, "spy", "supreme_court").hand(1, "president", "panic").playing(0)
    stage.choose("play:spy:event", "aim:2", "answer:president")
    assert stage.asked == (0, "answer")  # the player of Spy may cancel the counter
    stage.choose("answer:supreme_court", "steal:panic")
    assert stage.game.hand[0][CARD_NAMES.index("panic")] == 1


@pytest.mark.rule("MD 8.328")
def test_one_does_not_cancel_ones_own_card(new_stage):
    stage = new_stage(3).hand(0, "congress", "president", "supreme_court").hand(1, "panic").playing(0)
    stage.choose("play:congress:event")
    assert stage.asked == (1, "answer")
    stage.choose("pass")
    assert stage.asked == (0, "play")


@pytest.mark.rule("MD cards.out-of-turn")
def test_an_answer_must_be_of_a_current_era(new_stage):
    corrections = {"cards": {"card": {"supreme_court": {"eras": [1, 2]}}}}
    stage = new_stage(3, corrections).hand(0, "congress").hand(1, "supreme_court").in_era(3).playing(0)
    stage.choose("play:congress:event")
    assert stage.asked == (1, "answer")  # President would answer
    assert stage.refuses("answer:supreme_court") == "MD 8.1"


@pytest.mark.rule("MD cards.out-of-turn", "MD 8.62", "MD 8.13")
def test_a_card_out_of_turn_counts_for_its_owner_and_is_recycled(new_stage):
    stage = new_stage(3).hand(0, "congress").hand(2, "president").playing(0).choose("play:congress:event", "answer:president")
    assert stage.place("president") == PLAYED + 2
    stage.choose("done", "done", "done")
    assert stage.game.choice[:3] == [2, 0, 1]
