"""Dice as a picture shows them: whose, how high, and which of them counts."""

from __future__ import annotations

import pytest
from midway.games.destiny.dice import dice
from midway.kernel.dice import Die

PENNSYLVANIA, VIRGINIA = range(2)


def thrown(stage):
    """The throw that ends with the last event."""
    return dice(stage.match, stage.match.events[-1])


@pytest.mark.rule("MD 10.241", "MD 10.245")
@pytest.mark.parametrize(("attack", "defence", "decides"), [(6, 2, 0), (3, 5, 1), (4, 4, 1)])
def test_the_higher_die_of_an_attack_decides(new_stage, attack, defence, decides):
    stage = new_stage().holds(VIRGINIA, "maryland").city("maryland").tokens(PENNSYLVANIA, 4).expanding(PENNSYLVANIA)
    stage.choose("attack:maryland", f"highest:{attack}")
    assert thrown(stage) == [Die(PENNSYLVANIA, attack, 2)]
    stage.choose(f"highest:{defence}")
    assert thrown(stage) == [Die(PENNSYLVANIA, attack, 2, decides == 0), Die(VIRGINIA, defence, 2, decides == 1)]


@pytest.mark.rule("MD 10.24")
def test_the_die_of_natives_is_nobodys(new_stage):
    stage = new_stage().natives("ohio").tokens(PENNSYLVANIA, 4).expanding(PENNSYLVANIA)
    stage.choose("attack:ohio", "highest:5", "highest:1")
    assert thrown(stage) == [Die(PENNSYLVANIA, 5, 2, True), Die(None, 1)]


@pytest.mark.rule("MD 9.412")
def test_dice_of_research_count_if_they_fill_a_step(new_stage):
    stage = new_stage(3).in_era(3).pioneers(PENNSYLVANIA, 4).investing(PENNSYLVANIA)
    stage.choose("research:turnpike", "die:2", "die:5", "die:2", "die:3")
    assert [(die.number, die.counts) for die in thrown(stage)] == [(2, True), (5, False), (2, True), (3, True)]
    assert dice(stage.match, stage.match.events[0]) == []
