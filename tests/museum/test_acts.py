"""What was done to a player of Museum since the last turn."""

from __future__ import annotations

import pytest
from midway.kernel.acts import GAIN


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
