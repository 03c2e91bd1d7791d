"""What was done to a player of Museum since the last turn."""

from __future__ import annotations

import pytest
from midway.kernel.acts import GAIN, HARM


def only(acts, kind):
    found = [act for act in acts if act.kind == kind]
    assert len(found) == 1, [act.kind for act in acts]
    return found[0]


@pytest.mark.rule("MU furbish.rival.fee")
def test_an_object_bought_from_the_discard_brings_its_owner_prestige(new_stage):
    stage = new_stage(3)
    (wanted,) = stage.discard(1, stage.pick(value=1))
    stage.prestige(0, 3)
    act = only(stage.watched(1, f"exhibit:{wanted}"), "bought")
    assert (act.tone, act.by, act.facts["object"], act.facts["n"]) == (GAIN, 0, wanted, 1)
    assert act.figure[1] > act.figure[0]


@pytest.mark.rule("MU loan.lend")
def test_a_loan_is_gain_for_its_host(new_stage):
    stage = new_stage(3, loans="on")
    stage.museum(1, [stage.pick("celtic", "navigation"), stage.pick("celtic", "pottery")])
    lent, paid = stage.hand(0, stage.pick("celtic", value=3), stage.pick("greek", value=3))
    act = only(stage.watched(1, "lend:2", f"choose:{lent}", f"pay:{paid}"), "lent")
    assert (act.tone, act.by, act.facts["object"], act.figure) == (GAIN, 0, lent, (2, 3))


@pytest.mark.rule("MU pavilion.order")
def test_slots_that_one_rival_fills_in_one_pavilion_are_told_together(new_stage):
    stage = new_stage(2, pavilions="on")
    stage.pavilion("collection_stargate")
    stage.prestige(0, 9)
    things = stage.pick("roman", "religion", 1), stage.pick("polynesian", "pottery", 1), stage.pick("maya", value=3)
    religion, pot, _ = stage.hand(0, *things)
    first, second = stage.hand(1, stage.pick("greek", "religion", 1), stage.pick("polynesian"))
    acts = stage.watched(1, "place:1", f"choose:{religion}", "token", "place:1", f"choose:{pot}", "token")
    act = only(acts, "slot")
    assert (act.tone, act.by, act.facts["n"], set(act.facts["objects"])) == (HARM, 0, 2, {first, second})
