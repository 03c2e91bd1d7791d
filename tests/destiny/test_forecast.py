"""What a choice would bring: what is told before it agrees with what the rules do after it."""

from __future__ import annotations

from itertools import product

import pytest
from card_stories import play
from midway.games.destiny import GAME
from midway.games.destiny.forecast import brings, chance
from midway.games.destiny.picture import extras
from midway.games.destiny.research import fill_step
from midway.games.destiny.state import BREAKTHROUGH_NAMES

PENNSYLVANIA, VIRGINIA, LOUISIANA, MEXICO, QUEBEC = range(5)


class Position:
    """As much of a match as a forecast asks for."""

    def __init__(self, stage):
        self.state, self.plain, self.number = stage.game, stage.plain, 0


def told(stage, choice):
    return brings(Position(stage), GAME.codes.code(choice))


def researching(new_stage, *filled, pioneers=2, era=2):
    """Pennsylvania is about to research Electricity (1, 2, 4 and 5), with some numbers filled."""
    stage = new_stage(3).in_era(era).pioneers(PENNSYLVANIA, pioneers)
    for step in filled:
        stage.plain.bound(fill_step)(stage.game, PENNSYLVANIA, BREAKTHROUGH_NAMES.index("electricity"), step - 1)
    return stage.investing(PENNSYLVANIA)


def outcomes(new_stage, filled, dice):
    """How many steps each possible roll has filled in the end, a 6 used wherever it helps."""
    for roll in product(range(1, 7), repeat=dice):
        stage = researching(new_stage, *filled, pioneers=dice)
        before = stage.game.step_tokens[PENNSYLVANIA]
        stage.choose("research:electricity", *(f"die:{number}" for number in roll))
        while stage.asked[1] == "six":
            stage.choose(stage.legal[0])
        yield before - stage.game.step_tokens[PENNSYLVANIA], stage.asked[1]


@pytest.mark.rule("MD 9.41", "MD 9.412")
@pytest.mark.parametrize("filled", [(2, 5), (1, 2, 5), ()])
def test_the_chances_of_research_are_those_of_the_dice(new_stage, filled):
    lacking, rolls = 4 - len(filled), list(outcomes(new_stage, filled, 2))
    forecast = told(researching(new_stage, *filled), "research:electricity")
    assert forecast["finish"] == round(100 * sum(steps == lacking for steps, _ in rolls) / 36, 1)
    assert forecast["step"] == round(100 * sum(steps > 0 for steps, _ in rolls) / 36, 1)
    assert {asked for _, asked in rolls} <= {"invest", "claim"}


@pytest.mark.rule("MD 9.412", "MD 9.231")
def test_innovation_and_one_more_pioneer_make_it_likelier(new_stage):
    plain = told(researching(new_stage, 2, 5), "research:electricity")
    again = told(researching(new_stage, 2, 5).owns(PENNSYLVANIA, "innovation"), "research:electricity")
    assert "bare" not in plain
    assert again["bare"] == plain["finish"] < again["finish"] < 100
    assert "more" not in told(researching(new_stage, 2, 5, pioneers=3), "research:electricity")
    assert plain["more"] == told(researching(new_stage, 2, 5, pioneers=3), "research:electricity")["finish"] > plain["finish"]
    assert chance(1, 1, 1, True) == 1 - (chance(1, 1, 0, True) - chance(1, 1, 1, False)) ** 2


@pytest.mark.rule("MD 9.412")
def test_a_reroll_tells_what_each_die_may_still_bring(new_stage):
    """Electricity lacks 1 and 4; a 4 and a 3 were rolled."""
    stage = researching(new_stage, 2, 5).owns(PENNSYLVANIA, "innovation").choose("research:electricity", "die:4", "die:3")
    assert stage.asked[1] == "reroll-die"
    assert told(stage, "reroll-die:2") == {"more": 33.3, "fewer": 0.0, "finish": 33.3, "subject": "electricity"}
    assert told(stage, "reroll-die:1") == {"more": 0.0, "fewer": 50.0, "finish": 0.0, "subject": "electricity"}


@pytest.mark.rule("MD 9.414")
def test_without_step_tokens_nothing_can_be_finished(new_stage):
    stage = researching(new_stage, 2, 5)
    stage.game.step_tokens[PENNSYLVANIA] = 1
    forecast = told(stage, "research:electricity")
    assert forecast["finish"] == 0 < forecast["step"]


@pytest.mark.rule("MD 10.24", "MD 11.1", "MD 11.12", "MD 8.331")
def test_an_attack_tells_what_winning_brings_both_sides(new_stage):
    stage = new_stage().holds(VIRGINIA, "maryland").holds(PENNSYLVANIA, "ohio", new=True).tokens(PENNSYLVANIA, 4)
    stage.expanding(PENNSYLVANIA)
    stage.game.profit[VIRGINIA] = 40
    forecast = told(stage, "attack:maryland")
    assert (forecast["profit"], forecast["theirs"]) == (5, -5)
    assert forecast["pays"]
    assert all(now < then for now, then in forecast["pays"].values())
    stage.choose("attack:maryland", "highest:6", "highest:1", "done", "done", "done", "done", "done")
    stage.choose(stage.legal[0])  # the bonus card
    assert (stage.game.profit[PENNSYLVANIA], stage.game.profit[VIRGINIA]) == (40, 35)
    after = extras(Position(stage))["pays"][PENNSYLVANIA]
    assert all(after[name]["dollars"] == then for name, (_, then) in forecast["pays"].items())


@pytest.mark.rule("MD 11.111", "MD 10.21")
def test_with_computers_land_brings_twice_as_much(new_stage):
    stage = new_stage().owns(PENNSYLVANIA, "computers").tokens(PENNSYLVANIA, 4).expanding(PENNSYLVANIA)
    assert told(stage, "settle:ohio")["profit"] == 10
    assert "theirs" not in told(stage, "settle:ohio")


@pytest.mark.rule("MD 12.1")
def test_a_forecast_knows_nobodys_cash(new_stage):
    stage = new_stage().holds(VIRGINIA, "maryland").tokens(PENNSYLVANIA, 4).expanding(PENNSYLVANIA)
    first = told(stage, "attack:maryland")
    stage.game.cash[:] = [0, 7, 0, 900, 3]
    assert told(stage, "attack:maryland") == first
    assert stage.game.holder == stage.game.clone().holder  # nothing has happened


@pytest.mark.rule("MD 8.326")
def test_a_region_tells_who_would_lose_how_much_there(new_stage):
    stage = new_stage().holds(VIRGINIA, "maryland", "georgia", "ohio").holds(LOUISIANA, "arkansas", "florida", "missouri")
    play(stage, "the_depression", era=3)
    before = told(stage, "region:southern_us")
    assert before == {"lost": [0, 1, 2, 0, 0]}  # everybody keeps two, and their Home
    assert stage.choose("region:southern_us").game.owing[: stage.game.seats] == before["lost"]


def test_most_choices_need_no_forecast(new_stage):
    assert told(new_stage().investing(PENNSYLVANIA), "done") == {}
