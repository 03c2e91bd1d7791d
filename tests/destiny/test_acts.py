"""What was done to a player of Manifest Destiny since the last turn."""

from __future__ import annotations

import pytest
from midway.kernel.acts import GAIN, HARM


def only(acts, kind):
    found = [act for act in acts if act.kind == kind]
    assert len(found) == 1, [act.kind for act in acts]
    return found[0]


@pytest.mark.rule("MD 8.327")
def test_a_stolen_card_is_named_to_its_victim_alone(new_stage):
    choices = ("play:spy:event", "aim:2", "pass", "steal:great_fire")
    act = only(new_stage(3).hand(0, "spy").hand(1, "great_fire").playing(0).watched(1, *choices), "stolen")
    assert (act.tone, act.by, act.facts, act.figure) == (HARM, 0, {"card": "great_fire"}, (1, 0))
    acts = new_stage(3).hand(0, "spy").hand(1, "great_fire").playing(0).watched(2, *choices)
    assert "great_fire" not in repr(acts)


@pytest.mark.rule("MD 12.23")
def test_money_taken_by_a_card_is_harm_with_the_card_and_the_cash(new_stage):
    stage = new_stage(3).hand(0, "panic").playing(0)
    stage.game.cash[1] = 70
    act = only(stage.watched(1, "play:panic:event", "aim:2", "die:5"), "cash")
    assert (act.tone, act.by, act.facts["card"], act.figure) == (HARM, 0, "panic", (70, 70 - act.facts["n"]))


@pytest.mark.rule("MD 10.24")
@pytest.mark.parametrize(("defence", "kind"), [("highest:1", "land"), ("highest:6", "held")])
def test_an_attack_is_told_whether_land_is_lost_or_held(new_stage, defence, kind):
    stage = new_stage(3).holds(0, "west_virginia").holds(1, "ohio").tokens(0, 5).expanding(0)
    act = only(stage.watched(1, "attack:ohio", "highest:5", defence), kind)
    assert (act.tone, act.by, act.places) == (HARM, 0, ("territory:ohio",))
    assert (act.facts["best"], act.facts["defence"]) == (5, int(defence[-1]))


@pytest.mark.rule("MD 8.331")
def test_products_paid_in_others_turns_are_gain(new_stage):
    stage = new_stage(3).holds(1, "wisconsin").hand(0, "pony_express").playing(0)
    act = only(stage.watched(1, "play:pony_express:product"), "products")
    assert (act.tone, act.facts, act.figure) == (GAIN, {"products": ("livestock",), "n": 5}, (60, 65))
