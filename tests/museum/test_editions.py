"""The second edition and the variants."""

from __future__ import annotations

import pytest
from midway.games.museum.codes import FURBISHING
from midway.games.museum.state import DISCARDED, EXPERT_NAMES, FAVOUR_NAMES, HAND, MUSEUM
from midway.kernel.frames import wait

SECOND = {"edition": "2"}
EVERYONE = (0, 1, 2, 3)


# Paying in the second edition.


@pytest.mark.rule("MU edition2.payment", "MU furbish.credit")
def test_objects_still_share_a_tray(new_stage):
    stage = new_stage(2, **SECOND)
    five, three = stage.hand(0, stage.pick(value=5), stage.pick(value=3))
    (two,) = stage.discard(0, stage.pick(value=2))
    stage.choose(f"exhibit:{three}", f"pay:{five}", f"exhibit:{two}")
    assert stage.place(two) == stage.place(three) == MUSEUM
    assert stage.game.credit == 0


@pytest.mark.rule("MU edition2.payment")
@pytest.mark.parametrize(("edition", "rule"), [("1", ""), ("2", "MU edition2.experts")])
def test_no_credit_goes_to_an_expert(new_stage, edition, rule):
    stage = new_stage(2, edition=edition)
    one, five = stage.hand(0, stage.pick(value=1), stage.pick(value=5))
    stage.offer("expert_inca")
    stage.choose(f"exhibit:{one}", f"pay:{five}")
    assert stage.game.credit == 4
    assert stage.refuses("hire:expert_inca") == rule


@pytest.mark.rule("MU edition2.payment", "MU edition2.experts")
def test_an_expert_leaves_the_tray_as_it_is(new_stage):
    stage = new_stage(2, **SECOND)
    one, five, four = stage.hand(0, stage.pick(value=1), stage.pick(value=5), stage.pick(value=4))
    stage.offer("expert_inca")
    stage.prestige(0, 2)
    stage.choose(f"exhibit:{one}", f"pay:{five}", "hire:expert_inca")
    assert (stage.game.credit, stage.game.prestige[0]) == (4, 0)
    assert stage.refuses(f"exhibit:{five}") == "MU furbish.no-self-payment"
    stage.choose(f"exhibit:{four}")
    assert stage.place(four) == MUSEUM


@pytest.mark.rule("MU edition2.experts")
@pytest.mark.parametrize("expert", EXPERT_NAMES[:24])
def test_every_expert_costs_two_tokens(new_stage, expert):
    stage = new_stage(2, **SECOND)
    stage.offer(expert)
    stage.hand(0, stage.pick(value=5), stage.pick(value=5))
    stage.prestige(0, 1)
    assert stage.refuses(f"hire:{expert}") == "MU edition2.experts"
    stage.prestige(0, 2)
    stage.choose(f"hire:{expert}")
    assert (stage.game.prestige[0], stage.game.supply) == (1, 31)
    assert (stage.game.held[0], stage.game.discards[0]) == (2, 0)  # no card was asked for


@pytest.mark.rule("MU edition2.experts", "MU hire.inventory")
def test_tokens_also_hire_after_an_inventory(new_stage):
    stage = new_stage(2, **SECOND).before_action()
    stage.offer("expert_pottery")
    stage.discard(0, stage.pick(value=5))
    stage.prestige(0, 2)
    stage.choose("inventory", "hire:expert_pottery")
    assert (stage.game.prestige[0], stage.game.held[0]) == (0, 1)


@pytest.mark.rule("MU edition2.experts", "MU favour.government-grant")
def test_a_grant_hires_nobody(new_stage):
    stage = new_stage(2, **SECOND)
    stage.offer("expert_inca")
    stage.favour(0, "grant")
    assert stage.refuses("hire:expert_inca") == "MU edition2.experts"


@pytest.mark.rule("MU edition2.experts", "MU favour.headhunting", "MU headline.congress")
@pytest.mark.parametrize(("headline", "favour"), [(False, True), (True, False), (True, True)])
def test_headhunting_and_a_congress_lower_the_cost_to_one(new_stage, headline, favour):
    stage = new_stage(2, **SECOND)
    stage.offer("expert_pottery")
    stage.favour(0, "headhunting")
    stage.hand(0, stage.pick(value=5))
    if headline:
        stage.headline("congress").choose("furbish")
    assert stage.refuses("favour:favour_headhunting") == "MU favour.one"  # cards do not pay
    stage.prestige(0, 2)
    stage.choose(*["favour:favour_headhunting"] * favour, "hire:expert_pottery")
    assert stage.game.prestige[0] == 1


@pytest.mark.rule("MU edition2.experts", "MU headline.budget-cuts")
def test_under_budget_cuts_nobody_is_hired(new_stage):
    stage = new_stage(2, **SECOND)
    stage.offer("expert_inca")
    stage.favour(0, "headhunting")
    stage.prestige(0, 9)
    stage.hand(0, stage.pick(value=5))
    stage.headline("cuts").choose("furbish")
    assert stage.refuses("hire:expert_inca") == "MU headline.budget-cuts"
    assert stage.refuses("favour:favour_headhunting") == "MU favour.one"


# Favours of the second edition.


@pytest.mark.rule("MU edition2.favour")
@pytest.mark.parametrize("favour", [name for name in FAVOUR_NAMES[:9] if name != "favour_second_expedition"])
def test_any_favour_can_be_spent_for_an_object(new_stage, favour):
    stage = new_stage(2, **SECOND).before_action()
    stage.game.favours[0][FAVOUR_NAMES.index(favour)] = stage.game.favours_held[0] = 1
    one, other = stage.display(stage.pick("inca"), stage.pick("greek"))
    stage.choose(f"spend:{favour}", f"take:{other}")
    assert (stage.place(other), stage.game.held[0]) == (HAND, 1)
    assert stage.game.prestige[:2] == [0, 0]
    assert (stage.game.favours_held[0], stage.game.favours_used[FAVOUR_NAMES.index(favour)]) == (0, 1)
    assert stage.match.decision.kind == "action"
    assert stage.place(one) != HAND


@pytest.mark.rule("MU edition2.favour")
def test_a_second_expedition_takes_an_object_by_its_own_effect(new_stage):
    stage = new_stage(2, **SECOND).before_action()
    stage.favour(0, "second_expedition")
    (one,) = stage.display(stage.pick("inca"))
    assert stage.options("spend") == []
    stage.choose("favour:favour_second_expedition", f"take:{one}")
    assert stage.place(one) == HAND


@pytest.mark.rule("MU edition2.favour", "MU favour.one")
def test_a_spent_favour_is_the_one_favour_of_the_turn(new_stage):
    stage = new_stage(2, **SECOND).before_action()
    stage.favour(0, "grant", "endowment", "headhunting")
    one, _ = stage.display(stage.pick("inca"), stage.pick("greek"))
    stage.choose("spend:favour_grant", f"take:{one}")
    assert stage.refuses("spend:favour_headhunting") == "MU favour.one"
    assert stage.refuses("favour:favour_endowment") == "MU favour.one"
    assert stage.options("spend") == stage.options("favour") == []


@pytest.mark.rule("MU edition2.favour")
def test_a_favour_used_for_its_effect_leaves_none_to_spend(new_stage):
    stage = new_stage(2, **SECOND).before_action()
    stage.favour(0, "endowment", "headhunting")
    stage.display(stage.pick("inca"))
    stage.choose("favour:favour_endowment")
    assert stage.refuses("spend:favour_headhunting") == "MU favour.one"


@pytest.mark.rule("MU edition2.favour")
def test_favours_are_spent_before_the_action_and_if_held(new_stage):
    stage = new_stage(2, **SECOND).before_action()
    stage.favour(0, "endowment")
    stage.display(stage.pick("inca"))
    assert stage.options("spend") == ["favour_endowment"]
    assert stage.refuses("spend:favour_grant")
    stage.choose("furbish")
    assert stage.refuses("spend:favour_endowment")


@pytest.mark.rule("MU edition2.favour")
def test_in_the_first_edition_a_favour_has_its_effect_only(new_stage):
    stage = new_stage(2).before_action()
    stage.favour(0, "endowment")
    stage.display(stage.pick("inca"))
    assert stage.options("spend") == []
    assert stage.refuses("spend:favour_endowment") == "MU edition2.favour"


@pytest.mark.rule("MU edition2.favour", "MU explore.embargo", "MU explore.take")
def test_a_favour_is_not_spent_past_an_embargo(new_stage):
    stage = new_stage(2, **SECOND)
    stage.favour(0, "endowment")
    greek, inca = stage.display(stage.pick("greek"), stage.pick("inca"))
    stage.headline("embargo_europe").choose(f"take:{inca}")
    assert stage.refuses("spend:favour_endowment") == "MU explore.take"
    (maya,) = stage.display(stage.pick("maya"))
    stage.choose("spend:favour_endowment")
    assert stage.refuses(f"take:{greek}") == "MU explore.embargo"
    assert stage.options("take") == [maya]


@pytest.mark.rule("MU edition2.favour", "MU explore.customs")
def test_a_favour_spent_under_customs_pays_the_toll(new_stage):
    stage = new_stage(2, **SECOND)
    stage.favour(0, "headhunting")
    inca, greek = stage.display(stage.pick("inca"), stage.pick("greek"))
    stage.headline("customs_europe").choose(f"take:{inca}")
    assert stage.refuses("spend:favour_headhunting") == "MU explore.take"
    stage.prestige(0, 1)
    stage.choose("spend:favour_headhunting", f"take:{greek}")
    assert (stage.game.prestige[0], stage.place(greek)) == (0, HAND)


@pytest.mark.rule("MU edition2.press-conference")
@pytest.mark.parametrize(("edition", "conferences", "favours"), [("1", 3, 27), ("2", 0, 24)])
def test_the_second_edition_has_no_press_conferences(new_stage, edition, conferences, favours):
    stage = new_stage(2, edition=edition)
    assert stage.game.favour_deck[FAVOUR_NAMES.index("favour_press_conference")] == conferences
    assert sum(stage.game.favour_deck) == stage.game.favours_left == favours


@pytest.mark.rule("MU edition2.payment", "MU furbish.rival")
def test_a_rival_is_paid_as_in_the_first_edition(new_stage):
    stage = new_stage(2, **SECOND)
    (three,) = stage.hand(0, stage.pick(value=3))
    (four,) = stage.discard(1, stage.pick(value=4))
    stage.prestige(0, 2)
    stage.choose(f"exhibit:{four}", "token", f"pay:{three}")
    assert stage.place(three) == DISCARDED + 1
    assert stage.game.prestige[:2] == [0, 2]


# Variants.


@pytest.mark.rule("MU variant.sixty", "MU end.trigger")
@pytest.mark.parametrize(
    ("goal", "track", "over"), [("50", 49, False), ("50", 50, True), ("60", 50, False), ("60", 59, False), ("60", 60, True)]
)
def test_the_family_game_goes_to_sixty(new_stage, goal, track, over):
    stage = new_stage(2, goal=goal)
    stage.game.player = 1  # the last of the round
    wait(stage.game, FURBISHING, 1, 0)
    stage.game.track[0] = track
    stage.choose("done")
    assert (stage.match.result is not None) is over


@pytest.mark.rule("MU variant.opinion", "MU setup.opinion")
@pytest.mark.parametrize(("opinion", "cards", "aside"), [("4", 4, 4), ("5", 5, 0)])
def test_all_public_opinion_cards_can_be_used(new_stage, opinion, cards, aside):
    stage = new_stage(2, opinion=opinion)
    assert stage.game.opinion == [cards] * 4
    assert stage.game.aside == aside


@pytest.mark.rule("MU variant.boards", "MU score.collections")
@pytest.mark.parametrize(
    ("spaces", "points"),
    [
        ([1, 2, 3], [3, 3, 0, 0]),
        ([6, 7, 8], [0, 0, 3, 0]),
        ([2, 7, 12], [3, 0, 3, 3]),
        ([12, 13, 14], [0, 3, 3, 0]),
    ],
)
def test_on_the_back_of_the_boards_walls_part_spaces_on_each_plan_elsewhere(new_stage, spaces, points):
    scored = []
    for boards in ("advanced", "standard"):
        for player in EVERYONE:
            stage = new_stage(4, boards=boards)
            stage.museum(player, [stage.pick("inca") for _ in range(3)])
            stage.lay_out(player, spaces)
            scored.append(stage.points(player, "collections"))
    assert scored == [*points, 3, 3, 3, 3]


@pytest.mark.rule("MU variant.boards")
def test_a_corridor_leads_round_a_wall(new_stage):
    stage = new_stage(4, boards="advanced")
    stage.museum(2, [stage.pick("inca") for _ in range(4)])
    stage.lay_out(2, [1, 2, 6, 7])  # a wall between 1 and 2
    assert stage.points(2, "collections") == 5


GALLERIES = (
    [2, 3, 4, 8, 13, 18, 22, 23, 24],
    [7, 8, 9, 12, 13, 14, 17, 18, 19],
    [1, 6, 11, 16, 21, 22, 23, 24, 25],
    [1, 2, 7, 8, 13, 14, 19, 20, 25],
)
PLUS = [3, 8, 11, 12, 13, 14, 15, 18, 23]


@pytest.mark.rule("MU variant.boards", "MU score.gallery")
@pytest.mark.parametrize("player", EVERYONE)
def test_each_plan_has_a_grand_gallery_of_its_own(new_stage, player):
    for spaces, boards, points in (
        (GALLERIES[player], "advanced", 10),
        (GALLERIES[player], "standard", 0),
        (PLUS, "advanced", 0),
        (PLUS, "standard", 10),
    ):
        stage = new_stage(4, boards=boards)
        stage.museum(player, [stage.pick("inca") for _ in range(9)])
        stage.lay_out(player, spaces)
        assert stage.points(player, "gallery") == points
