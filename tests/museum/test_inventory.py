"""Hiring experts, and the Inventory."""

from __future__ import annotations

import pytest
from midway.games.museum.state import DISCARDED, EXPERT_NAMES, HAND, HIRED, MUSEUM, TRAY
from midway.games.museum.tables import EXPERT_COST

ALL = {"pavilions": "on", "loans": "on"}


def verbs(stage):
    return {option.verb for option in stage.match.options}


# Experts.


@pytest.mark.rule("MU hire.cost")
@pytest.mark.parametrize(("expert", "cost"), [("expert_maya", 3), ("expert_banker", 3), ("expert_pottery", 4)])
def test_what_an_expert_costs(new_stage, expert, cost):
    stage = new_stage(2)
    stage.offer(expert)
    stage.prestige(0, cost - 1)
    assert stage.refuses(f"hire:{expert}") == "MU hire.cost"
    stage.prestige(0, 1)
    stage.choose(f"hire:{expert}")
    assert stage.game.expert[EXPERT_NAMES.index(expert)] == HIRED
    assert (stage.game.prestige[0], stage.game.supply) == (0, 32)


@pytest.mark.rule("MU hire.cost")
def test_the_costs_of_all_experts():
    assert EXPERT_COST[:24] == [3] * 12 + [4] * 6 + [3] * 6


@pytest.mark.rule("MU hire.cost")
def test_cards_and_tokens_hire_an_expert_and_leave_credit(new_stage):
    stage = new_stage(2)
    stage.offer("expert_greek")
    five, one = stage.hand(0, stage.pick(value=5), stage.pick(value=1))
    stage.prestige(0, 1)
    stage.choose("hire:expert_greek", "token", f"pay:{five}")
    assert stage.game.credit == 3
    stage.choose(f"exhibit:{one}")
    assert (stage.game.credit, stage.place(one)) == (2, MUSEUM)


@pytest.mark.rule("MU hire.cost")
def test_an_expert_takes_no_space_and_never_changes_hands(new_stage):
    stage = new_stage(2)
    stage.museum(0, [stage.pick("inca") for _ in range(15)] + [stage.pick("celtic") for _ in range(10)])
    stage.offer("expert_greek")
    stage.expert(1, "expert_banker")
    stage.prestige(0, 9)
    assert stage.refuses("hire:expert_banker") == "MU setup.experts"
    stage.choose("hire:expert_greek")
    assert stage.game.expert[EXPERT_NAMES.index("expert_greek")] == HIRED
    assert stage.game.objects[0] == 25
    stage.choose("done")
    assert stage.game.expert[EXPERT_NAMES.index("expert_greek")] == HIRED


@pytest.mark.rule("MU hire.refill", "MU setup.experts")
def test_the_gap_is_filled_at_once_and_the_newcomer_can_be_hired(new_stage):
    stage = new_stage(2)
    for expert in ("expert_inca", "expert_maya", "expert_greek"):
        stage.offer(expert)
    stage.prestige(0, 6)
    stage.match.choose("hire:expert_maya")
    assert {option.verb for option in stage.match.options} == {"appear"}
    assert len(stage.match.options) == 21
    stage.choose("appear:expert_celtic")
    assert stage.game.experts_up == 3
    assert sorted(stage.options("hire")) == ["expert_celtic", "expert_greek", "expert_inca"]
    stage.match.choose("hire:expert_celtic")
    assert stage.game.expert[EXPERT_NAMES.index("expert_celtic")] == HIRED


@pytest.mark.rule("MU hire.refill")
def test_an_empty_deck_leaves_a_gap(new_stage):
    stage = new_stage(2)
    for expert in EXPERT_NAMES[:24]:
        stage.game.expert[EXPERT_NAMES.index(expert)] = HIRED + 1
    stage.game.experts_left = 2
    stage.offer("expert_inca")
    stage.offer("expert_maya")
    stage.prestige(0, 6)
    stage.match.choose("hire:expert_inca")
    assert stage.asked == (0, "furbish")
    assert stage.options("hire") == ["expert_maya"]
    stage.match.choose("hire:expert_maya")
    assert stage.game.experts_up == 0


# Inventory.


@pytest.mark.rule("MU inventory.all")
def test_the_whole_discard_comes_back_and_nothing_is_exhibited(new_stage):
    stage = new_stage(3, **ALL)
    stage.pavilion("collection_stargate")
    stage.offer("expert_inca")
    stage.museum(1, [stage.pick("celtic") for _ in range(3)])
    mine = stage.discard(0, stage.pick("celtic"), stage.pick("maya", "religion", 2), stage.pick("roman", value=5))
    (theirs,) = stage.discard(1, stage.pick())
    stage.prestige(0, 9)
    stage.before_action().choose("inventory")
    assert [stage.place(name) for name in mine] == [HAND] * 3
    assert stage.place(theirs) == DISCARDED + 1
    assert (stage.game.discards[:2], stage.game.held[:2]) == ([0, 1], [3, 0])
    assert verbs(stage) == {"hire", "done"}
    for code in (f"exhibit:{mine[0]}", "place:1", "lend:2"):
        assert stage.refuses(code) == "MU inventory.all"


@pytest.mark.rule("MU inventory.all", "MU end-of-turn.hand-limit")
def test_the_hand_limit_applies_at_the_end_of_an_inventory(new_stage):
    stage = new_stage(2)
    stage.hand(0, *(stage.pick() for _ in range(5)))
    stage.discard(0, *(stage.pick() for _ in range(4)))
    stage.before_action().choose("inventory")
    assert stage.game.held[0] == 9
    dropped = stage.options("discard")[:2]
    stage.choose(*(f"discard:{name}" for name in dropped))
    assert (stage.game.held[0], stage.game.discards[0]) == (7, 2)
    assert [stage.place(name) for name in dropped] == [DISCARDED] * 2


@pytest.mark.rule("MU inventory.pass")
def test_an_inventory_of_nothing_is_a_pass(new_stage):
    stage = new_stage(2).before_action()
    assert "inventory" in verbs(stage)
    stage.choose("inventory")
    assert stage.game.player == 1
    assert stage.game.held[0] == 0


@pytest.mark.rule("MU hire.inventory")
def test_experts_are_hired_after_an_inventory_with_what_came_back(new_stage):
    stage = new_stage(2)
    stage.offer("expert_inca")
    (five,) = stage.discard(0, stage.pick(value=5))
    stage.before_action()
    assert stage.options("hire") == []
    assert stage.refuses("hire:expert_inca") != ""
    stage.choose("inventory", "hire:expert_inca", f"pay:{five}")
    assert stage.game.expert[EXPERT_NAMES.index("expert_inca")] == HIRED
    assert stage.place(five) == TRAY
    assert stage.game.credit == 2
    assert stage.asked == (0, "rest")


@pytest.mark.rule("MU hire.inventory")
def test_the_tray_of_an_inventory_serves_for_several_experts(new_stage):
    stage = new_stage(2)
    for expert in ("expert_inca", "expert_maya", "expert_greek"):
        stage.offer(expert)
    five, one = stage.discard(0, stage.pick(value=5), stage.pick(value=1))
    stage.before_action().choose("inventory", "hire:expert_inca", f"pay:{five}", "hire:expert_maya", f"pay:{one}")
    assert stage.game.expert[EXPERT_NAMES.index("expert_maya")] == HIRED
    assert (stage.game.credit, stage.game.discards[0]) == (0, 2)
    stage.choose("done")
    assert stage.game.discards[0] == 2
