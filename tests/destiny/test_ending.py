"""How the game ends, and who wins."""

from __future__ import annotations

import pytest
from midway.games.destiny.ending import standing
from midway.games.destiny.state import ADJUSTMENTS, CARD_NAMES, EXPANSION, INVESTMENT
from midway.kernel.rule import CHANCE


def pile(stage, *cards):
    """The last cards of Era 3."""
    for card in range(64):
        stage.game.pile[card] = int(CARD_NAMES[card] in cards)
    stage.game.left, stage.game.formed = len(cards), 3
    return stage.in_era(3)


def close(stage, player=0, points=29):
    """A player close to the end."""
    stage.game.points[player] = points
    return stage


def done(stage, times):
    """So many players end their part."""
    return stage.choose(*["done"] * times)


# Thirty points.


@pytest.mark.rule("MD 13.0")
def test_thirty_points_in_investment_end_the_game_with_that_phase(new_stage):
    stage = close(new_stage(3)).investing(0).choose("progress:railroads")
    assert stage.game.points[0] == 30
    stage.choose("done")
    assert stage.asked == (1, "invest")
    done(stage, 2)
    assert stage.asked == (-2, "over")
    assert stage.game.phase == INVESTMENT


@pytest.mark.rule("MD 13.0")
def test_twenty_nine_points_do_not_end_it(new_stage):
    stage = done(close(new_stage(3), 0, 28).investing(0).choose("progress:railroads"), 3)
    assert (stage.game.points[0], stage.game.phase) == (29, EXPANSION)


@pytest.mark.rule("MD 13.0", "MD 2.0")
def test_thirty_points_in_expansion_end_the_game_without_adjustments(new_stage):
    stage = close(new_stage(3).holds(1, "ohio", "indiana").city("ohio", "virginia").holds(0, "maryland").city("maryland"), 0, 28)
    stage.game.points[1] = 2
    stage.tokens(0, 9).expanding(0).choose("attack:ohio", "highest:6", "highest:1")
    assert stage.game.points[:2] == [30, 0]
    assert stage.asked == (0, "expand")
    done(stage, 3)
    assert stage.asked == (-2, "over")
    assert stage.game.cash[:3] == [60, 60, 60]
    assert stage.game.held[0] == 0


@pytest.mark.rule("MD 13.0")
def test_thirty_points_in_card_play_end_the_game_after_investment(new_stage):
    stage = close(new_stage(3)).playing(0)
    stage.pioneers(0, 1).hand(0, "george_washington")
    stage.game.steps[0][1], stage.game.step_tokens[0] = 0b11000, 5
    stage.choose("play:george_washington:leader", "step:patriotism:1", "claim:patriotism")
    assert stage.game.points[0] == 30
    done(stage, 3)
    assert stage.asked == (0, "invest")
    done(stage, 3)
    assert stage.asked == (-2, "over")


@pytest.mark.rule("MD 13.0")
def test_having_reached_thirty_is_enough(new_stage):
    stage = close(new_stage(3).tokens(0, 1).tokens(1, 4).tokens(2, 9), 0, 28).investing(0)
    stage.choose("city", "build:pennsylvania", "done")
    assert stage.game.points[0] == 30
    stage.holds(1, "ohio").city("ohio").choose("city", "build:virginia", "done")
    assert stage.game.points[:2] == [28, 2]
    stage.choose("done")
    assert stage.asked == (-2, "over")


# The last card.


@pytest.mark.rule("MD 13.0")
def test_the_last_card_drawn_in_investment_ends_the_game_with_that_phase(new_stage):
    stage = pile(new_stage(3).owns(0, "circus").tokens(0, 1), "spy").investing(0).choose("card", "draw:spy")
    done(stage, 3)
    assert stage.asked == (-2, "over")


@pytest.mark.rule("MD 13.0")
def test_the_last_card_drawn_in_adjustments_ends_the_game_after_the_next_investment(new_stage):
    stage = pile(new_stage(3), "spy", "congress", "president").expanding(2).choose("done")
    while stage.asked[0] == CHANCE:
        stage.choose(stage.legal[0])
    assert stage.game.phase != ADJUSTMENTS
    stage.choose("turn-place:1", "turn-place:2", "turn-place:3")
    done(stage, 3)
    assert stage.asked == (0, "invest")
    done(stage, 3)
    assert stage.asked == (-2, "over")


@pytest.mark.rule("MD 13.0", "MD 10.27")
def test_the_last_card_drawn_as_bonus_lets_one_more_turn_begin(new_stage):
    stage = pile(new_stage(3).holds(1, "ohio", new=True), "spy").expanding(2).choose("done", "draw:spy")
    assert stage.game.held[:3] == [0, 1, 0]
    assert (stage.asked[1], stage.game.turn) == ("turn-place", 2)


@pytest.mark.rule("MD 13.0")
def test_the_last_card_drawn_in_card_play_ends_the_game_with_this_turns_investment(new_stage):
    stage = pile(new_stage(3).hand(0, "pony_express"), "spy")
    stage.in_era(1).playing(0).choose("play:pony_express:event", "draw:spy")
    done(stage, 3)
    assert stage.asked == (0, "invest")
    done(stage, 3)
    assert stage.asked == (-2, "over")


@pytest.mark.rule("MD 13.0", "MD 9.241")
def test_a_card_put_back_by_think_tank_is_still_to_be_drawn(new_stage):
    stage = pile(new_stage(3).owns(0, "circus").claimed(0, "think_tank").tokens(0, 1), "spy", "congress").investing(0)
    stage.choose("card", "draw:spy", "swap", "draw:congress")
    assert (stage.game.left, stage.game.last_card, stage.game.ends) == (1, 0, 0)
    done(stage, 3)
    assert stage.game.phase == EXPANSION


@pytest.mark.rule("MD 13.0", "MD 9.2411")
def test_the_very_last_card_cannot_be_swapped(new_stage):
    stage = pile(new_stage(3).owns(0, "circus").claimed(0, "think_tank").tokens(0, 1), "spy").investing(0)
    stage.choose("card", "draw:spy")
    assert stage.asked == (0, "invest")
    assert (stage.game.held[0], stage.game.last_card) == (1, 1)


# Who wins.


def places(stage):
    """How many stand before each player."""
    return [stage.plain.bound(standing)(stage.game, player) for player in range(stage.game.seats)]


@pytest.mark.rule("MD 13.0", "MD 2.0")
def test_most_points_win_whoever_reached_thirty(new_stage):
    stage = close(close(new_stage(3), 1, 31), 0, 29).investing(0).choose("progress:railroads")
    done(stage, 3)
    assert places(stage) == [1, 0, 2]


@pytest.mark.rule("MD 13.0")
def test_ties_go_by_cash_then_by_profit_then_the_victory_is_shared(new_stage):
    stage = new_stage(4)
    stage.game.points[:4] = [20, 20, 20, 10]
    stage.game.cash[:4] = [50, 55, 50, 500]
    stage.game.profit[:4] = [40, 20, 45, 200]
    assert places(stage) == [2, 0, 1, 3]
    stage.game.profit[2] = 40
    assert places(stage) == [1, 0, 1, 3]
    stage.game.cash[1], stage.game.profit[1] = 50, 40
    assert places(stage) == [0, 0, 0, 3]
