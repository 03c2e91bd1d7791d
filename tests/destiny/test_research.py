"""Research: dice, steps, step tokens, claims and what they bring."""

from __future__ import annotations

import pytest
from midway.games.destiny.research import claim, fill_step
from midway.games.destiny.state import BREAKTHROUGH_NAMES, STORYTELLING, TERRITORY_NAMES, THINK_TANK, TURNPIKE


def number(breakthrough):
    """A Breakthrough's place on the chart."""
    return BREAKTHROUGH_NAMES.index(breakthrough)


def fill(stage, player, breakthrough, *numbers):
    """Steps filled before."""
    for step in numbers:
        stage.plain.bound(fill_step)(stage.game, player, number(breakthrough), step - 1)
    return stage


def filled(stage, player, breakthrough):
    """The numbers that a player has filled."""
    bits = stage.game.steps[player][number(breakthrough)]
    return [step + 1 for step in range(5) if bits >> step & 1]


# The roll.


@pytest.mark.rule("MD 9.4", "MD 9.41", "MD 9.412")
def test_one_die_for_each_pioneer_and_each_missing_number_is_filled(new_stage):
    stage = new_stage(3).in_era(3).pioneers(0, 4).investing(0)
    stage.choose("research:turnpike", "die:2", "die:5", "die:2", "die:3")
    assert stage.asked == (0, "invest")
    assert filled(stage, 0, "turnpike") == [2, 3]
    assert stage.game.step_tokens[0] == 5
    assert stage.game.dice == [0, 0, 0, 0]


@pytest.mark.rule("MD 9.41")
def test_research_is_rolled_once_per_turn_and_needs_a_pioneer(new_stage):
    stage = new_stage(3).pioneers(0, 1).investing(0)
    stage.choose("research:turnpike", "die:1")
    assert stage.refuses("research:turnpike") == "MD 9.41"
    assert stage.refuses("research:patriotism") == "MD 9.41"
    assert new_stage(3).investing(0).refuses("research:turnpike") == "MD 9.42"


@pytest.mark.rule("MD 9.41")
def test_a_breakthrough_claimed_in_card_play_does_not_use_up_the_roll(new_stage):
    stage = fill(new_stage(3).pioneers(0, 2), 0, "turnpike", 1, 2, 3).playing(0)
    stage.plain.bound(claim)(stage.game, 0, TURNPIKE)
    stage.choose("done", "done", "done")
    assert stage.asked == (0, "invest")
    stage.choose("research:patriotism", "die:1")
    assert filled(stage, 0, "patriotism") == [1]


@pytest.mark.rule("MD 9.41", "MD 9.421")
def test_what_is_claimed_or_filled_is_not_researched(new_stage):
    stage = fill(new_stage(3).pioneers(0, 1).claimed(1, "turnpike"), 0, "storytelling", 2, 3, 5).investing(0)
    assert stage.refuses("research:turnpike") == "MD 9.42"
    assert stage.refuses("research:storytelling") == "MD 9.41"


@pytest.mark.rule("MD 9.411")
@pytest.mark.parametrize("era", [1, 2, 3])
def test_levels_open_with_the_eras(new_stage, era):
    stage = new_stage(3).in_era(era).pioneers(0, 1).investing(0)
    levels = {"turnpike": 1, "mechanization": 1, "think_tank": 2, "electricity": 2, "rock_n_roll": 3, "e_commerce": 3}
    for breakthrough, level in levels.items():
        assert stage.refuses(f"research:{breakthrough}") == ("" if level <= era else "MD 9.411")


@pytest.mark.rule("MD 9.412")
def test_the_worked_example_of_think_tank(new_stage):
    stage = new_stage(3).in_era(2).pioneers(0, 2)
    fill(stage, 0, "think_tank", 1, 4, 5)
    fill(stage, 1, "think_tank", 5)
    stage.investing(0).choose("research:think_tank", "die:1", "die:6")
    assert filled(stage, 0, "think_tank") == [1, 3, 4, 5]
    stage.choose("claim:think_tank")
    assert (stage.game.points[0], stage.game.pioneers[0], stage.game.claimed[THINK_TANK]) == (2, 1, 1)
    assert stage.game.step_tokens[:2] == [7, 7]


@pytest.mark.rule("MD 9.412")
def test_a_six_becomes_the_number_its_player_likes(new_stage):
    stage = new_stage(3).pioneers(0, 1).investing(0)
    stage.choose("research:patriotism", "die:6")
    assert stage.asked == (0, "six")
    assert stage.options("step") == ["patriotism:1", "patriotism:4", "patriotism:5"]
    assert stage.refuses("step:patriotism:2") == "MD 9.412"
    assert stage.refuses("step:turnpike:1") == "MD 9.412"
    stage.choose("step:patriotism:4")
    assert filled(stage, 0, "patriotism") == [4]


@pytest.mark.rule("MD 9.412")
def test_numbers_rolled_are_filled_before_sixes_and_spare_sixes_are_idle(new_stage):
    stage = fill(new_stage(3).in_era(3).pioneers(0, 3), 0, "turnpike", 1).investing(0)
    stage.choose("research:turnpike", "die:6", "die:6", "die:3")
    assert filled(stage, 0, "turnpike") == [1, 2, 3]
    assert stage.game.step_tokens[0] == 4
    assert stage.asked == (0, "invest")


@pytest.mark.rule("MD 9.412")
def test_two_sixes_are_set_one_by_one(new_stage):
    stage = new_stage(3).pioneers(0, 2).investing(0)
    stage.choose("research:patriotism", "die:6", "die:6", "step:patriotism:5")
    assert stage.options("step") == ["patriotism:1", "patriotism:4"]
    stage.choose("step:patriotism:1")
    assert filled(stage, 0, "patriotism") == [1, 5]


@pytest.mark.rule("MD 9.412")
def test_innovation_rerolls_one_die_before_sixes_are_set(new_stage):
    stage = new_stage(3).pioneers(0, 2).owns(0, "westward_ho", "innovation").investing(0)
    stage.choose("research:patriotism", "die:6", "die:3")
    assert stage.asked == (0, "reroll-die")
    assert stage.options("reroll-die") == ["1", "2"]
    assert stage.refuses("reroll-die:3") == "MD 9.412"
    stage.choose("reroll-die:2", "die:5")
    assert stage.asked == (0, "six")
    assert filled(stage, 0, "patriotism") == [5]


@pytest.mark.rule("MD 9.412")
def test_the_reroll_may_be_left(new_stage):
    stage = new_stage(3).pioneers(0, 2).owns(0, "westward_ho", "innovation").investing(0)
    stage.choose("research:patriotism", "die:1", "die:4", "pass")
    assert stage.asked == (0, "invest")
    assert filled(stage, 0, "patriotism") == [1, 4]


@pytest.mark.rule("MD 9.413")
def test_several_players_work_on_one_breakthrough_over_several_turns(new_stage):
    stage = fill(new_stage(3).pioneers(0, 1).pioneers(1, 1), 0, "turnpike", 2).investing(0)
    stage.choose("research:turnpike", "die:3", "done", "research:turnpike", "die:3")
    assert filled(stage, 0, "turnpike") == [2, 3]
    assert filled(stage, 1, "turnpike") == [3]


# Step tokens.


@pytest.mark.rule("MD 9.414")
def test_a_step_token_may_be_taken_back(new_stage):
    stage = fill(new_stage(3), 0, "turnpike", 1, 2).investing(0)
    assert stage.options("take-back") == ["turnpike:1", "turnpike:2"]
    assert stage.refuses("take-back:turnpike:3") == "MD 9.414"
    stage.choose("take-back:turnpike:1")
    assert filled(stage, 0, "turnpike") == [2]
    assert stage.game.step_tokens[0] == 6


@pytest.mark.rule("MD 9.414")
def test_seven_step_tokens_and_no_more(new_stage):
    stage = fill(new_stage(3), 0, "turnpike", 1, 2, 3)
    fill(stage, 0, "patriotism", 1, 4, 5)
    fill(stage, 0, "storytelling", 2, 3)
    assert filled(stage, 0, "storytelling") == [2]
    assert stage.game.step_tokens[0] == 0


def all_in_use(new_stage):
    """Seven steps filled on three Breakthroughs, two Pioneers."""
    stage = fill(new_stage(3).pioneers(0, 2), 0, "turnpike", 1, 2)
    fill(stage, 0, "patriotism", 1, 4)
    return fill(stage, 0, "mechanization", 2, 4, 5).investing(0)


@pytest.mark.rule("MD 9.414", "MD 9.412")
def test_without_a_step_token_one_may_be_taken_back_for_a_die(new_stage):
    stage = all_in_use(new_stage).choose("research:turnpike", "die:3", "die:1")
    assert stage.asked == (0, "free-step")
    assert stage.refuses("take-back:turnpike:1") == "MD 9.414"
    stage.choose("take-back:patriotism:4")
    assert filled(stage, 0, "turnpike") == [1, 2, 3]
    assert filled(stage, 0, "patriotism") == [1]
    assert stage.asked == (0, "invest")


@pytest.mark.rule("MD 9.414", "MD 9.412")
def test_without_a_step_token_the_step_is_lost(new_stage):
    stage = all_in_use(new_stage).choose("research:storytelling", "die:3", "die:6", "pass")
    assert stage.asked == (0, "free-step")
    stage.choose("take-back:patriotism:4", "step:storytelling:5")
    assert filled(stage, 0, "storytelling") == [5]
    assert stage.game.step_tokens[0] == 0
    assert stage.asked == (0, "invest")


@pytest.mark.rule("MD 9.414")
def test_with_all_step_tokens_on_what_is_researched_a_die_is_idle(new_stage):
    stage = new_stage(3).in_era(3).pioneers(0, 1)
    fill(stage, 0, "rock_n_roll", 1, 2, 3)
    stage.game.step_tokens[0] = 0
    stage.investing(0).choose("research:rock_n_roll", "die:6")
    assert stage.asked == (0, "invest")
    assert filled(stage, 0, "rock_n_roll") == [1, 2, 3]


# Claims.


@pytest.mark.rule("MD 9.42", "MD 9.421")
@pytest.mark.parametrize(("breakthrough", "points"), [("patriotism", 1), ("electricity", 2), ("rock_n_roll", 3)])
def test_a_claim_takes_a_pioneer_and_scores_the_level(new_stage, breakthrough, points):
    stage = fill(new_stage(3).in_era(3).pioneers(0, 2), 0, breakthrough, 1, 2, 3, 4, 5)
    fill(stage, 2, breakthrough, 1, 2, 4)
    stage.investing(0).choose(f"claim:{breakthrough}")
    assert (stage.game.points[0], stage.game.pioneers[0]) == (points, 1)
    assert stage.game.step_tokens[:3] == [7, 7, 7]
    assert (filled(stage, 0, breakthrough), filled(stage, 2, breakthrough)) == ([], [])


@pytest.mark.rule("MD 9.42", "MD 9.421")
def test_only_the_first_claims(new_stage):
    stage = fill(new_stage(3).pioneers(0, 1).pioneers(1, 1), 0, "patriotism", 1, 4, 5)
    fill(stage, 1, "patriotism", 1, 4, 5)
    stage.investing(0).choose("claim:patriotism", "done")
    assert stage.refuses("claim:patriotism") == "MD 9.42"


@pytest.mark.rule("MD 9.42")
def test_no_claim_without_all_steps_or_without_a_pioneer(new_stage):
    stage = fill(new_stage(3).pioneers(0, 1), 0, "patriotism", 1, 4).investing(0)
    assert stage.refuses("claim:patriotism") == "MD 9.42"
    stage = fill(new_stage(3).tokens(0, 1), 0, "patriotism", 1, 4, 5).investing(0)
    assert stage.refuses("claim:patriotism") == "MD 9.42"
    stage.choose("pioneer", "claim:patriotism")
    assert (stage.game.points[0], stage.game.pioneers[0]) == (1, 0)


@pytest.mark.rule("MD 9.42")
def test_what_is_complete_but_unclaimed_stays_open_to_others(new_stage):
    stage = fill(new_stage(3).pioneers(1, 1), 0, "patriotism", 1, 4, 5)
    fill(stage, 1, "patriotism", 1, 4)
    stage.investing(0).choose("done", "research:patriotism", "die:5", "claim:patriotism")
    assert stage.game.points[:2] == [0, 1]
    assert stage.game.step_tokens[0] == 7


@pytest.mark.rule("MD 9.411", "MD 9.42")
def test_e_commerce_is_researched_without_computers_but_not_claimed(new_stage):
    stage = fill(new_stage(3).in_era(3).pioneers(0, 1), 0, "e_commerce", 1, 2, 3, 4).investing(0)
    stage.choose("research:e_commerce", "die:5")
    assert stage.refuses("claim:e_commerce") == "MD 9.411"
    stage.owns(0, "computers").choose("claim:e_commerce")
    assert stage.game.points[0] == 3


@pytest.mark.rule("MD 9.422", "MD 8.5")
def test_storytelling_puts_a_card_away_when_it_is_claimed(new_stage):
    stage = fill(new_stage(3).pioneers(0, 1).hand(0, "congress", "spy"), 0, "storytelling", 2, 3, 5).investing(0)
    stage.choose("claim:storytelling")
    assert stage.asked == (0, "put-away")
    assert stage.options("put-away") == ["spy", "congress"]
    stage.choose("put-away:congress")
    assert (stage.game.held[0], sum(stage.game.away[0])) == (1, 1)
    assert stage.asked == (0, "invest")


@pytest.mark.rule("MD 8.5")
def test_without_a_card_storytelling_asks_nothing(new_stage):
    stage = fill(new_stage(3).pioneers(0, 1), 0, "storytelling", 2, 3, 5).investing(0)
    stage.choose("claim:storytelling")
    assert (stage.asked, stage.game.claimed[STORYTELLING]) == ((0, "invest"), 1)


@pytest.mark.rule("MD 9.422")
def test_electricity_works_from_the_claim_on(new_stage):
    stage = fill(new_stage(3).in_era(2).pioneers(0, 1), 0, "electricity", 1, 2, 4, 5).investing(0)
    assert stage.refuses("city") == "MD 9.21"
    stage.choose("claim:electricity", "city", "build:pennsylvania")
    assert stage.game.city[TERRITORY_NAMES.index("pennsylvania")] == 1
