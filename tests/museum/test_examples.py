"""The worked examples of the rules: those printed in The World's Fair, the publisher's answers, and rulings."""

from __future__ import annotations

import pytest
from midway.games.museum.state import CIVILISATION_NAMES, DISCARDED, MUSEUM, OBJECT_NAMES, PAVILION

ALL = {"pavilions": "on", "loans": "on"}


@pytest.mark.rule("MU loan.share", "MU expert.civilisation", "MU score.civilisation")
def test_eleven_indian_cards_three_of_them_lent(new_stage):
    stage = new_stage(3, **ALL)
    stage.museum(0, [stage.pick("indian") for _ in range(7)])
    stage.museum(0, [stage.pick("indian") for _ in range(2)], owner=1)
    stage.museum(0, [stage.pick("indian")], owner=2)
    stage.expert(0, "expert_indian")
    stage.lay_out(0, list(range(1, 11)))
    assert stage.points(0, "collections") == 28
    assert stage.points(1, "loans") == 28 - 19
    assert stage.points(2, "loans") == 28 - 23


@pytest.mark.rule("MU loan.share", "MU expert.domain", "MU score.domain")
def test_seven_navigation_cards_two_of_them_lent(new_stage):
    stage = new_stage(3, **ALL)
    stage.museum(0, [stage.pick(name, "navigation") for name in CIVILISATION_NAMES[:4]])
    stage.museum(0, [stage.pick(name, "navigation") for name in CIVILISATION_NAMES[4:6]], owner=1)
    stage.expert(0, "expert_navigation")
    stage.lay_out(0, list(range(1, 7)))
    assert stage.points(0, "collections") == 25
    assert stage.points(1, "loans") == 25 - 11


@pytest.mark.rule("MU pavilion.score.first", "MU pavilion.score.alone", "MU pavilion.score.complete")
@pytest.mark.parametrize(
    ("placed", "points"),
    [((0, 1, 2, 0, 0), [13, 6, 0]), ((0, 0, 0, 0, 0), [19, 0, 0]), ((0, 1, 2, 0), [0, 0, 0])],
)
def test_the_bonuses_of_a_pavilion(new_stage, placed, points):
    stage = new_stage(3, **ALL)
    stage.pavilion("collection_stargate", *placed)
    assert [stage.points(player, "pavilions") for player in range(3)] == points


@pytest.mark.rule("MU pavilion.place", "MU pavilion.reward", "MU pavilion.price", "MU pavilion.order")
def test_two_slots_of_the_stargate_in_one_turn(new_stage):
    stage = new_stage(2, **ALL)
    stage.pavilion("collection_stargate")
    maya, celtic = stage.hand(0, stage.pick("maya", "religion", 2), stage.pick("celtic", value=2))
    polynesian, _ = stage.hand(0, stage.pick("polynesian", value=2), stage.pick("greek", value=1))
    stage.choose("place:1", f"choose:{maya}", f"pay:{celtic}")
    assert stage.place(maya) == PAVILION
    assert stage.place(celtic) == DISCARDED
    assert (stage.game.prestige[0], stage.game.track[0]) == (3, 0)
    stage.choose("place:1", f"choose:{polynesian}", "token")
    assert stage.game.prestige[0] == 2
    stage.choose("token")
    assert (stage.game.prestige[0], stage.game.track[0]) == (3 - 2 + 2, 0)


@pytest.mark.rule("MU furbish.credit", "MU furbish.tray", "MU hire.cost")
def test_two_fives_pay_for_three_purchases(new_stage):
    stage = new_stage(2)
    one, other, three = stage.hand(0, stage.pick(value=5), stage.pick(value=5), stage.pick(value=3))
    (four,) = stage.discard(0, stage.pick(value=4))
    stage.offer("expert_inca")
    stage.choose(f"exhibit:{three}", f"pay:{one}")
    assert stage.game.credit == 2
    stage.choose(f"exhibit:{four}", f"pay:{other}")
    assert stage.game.credit == 3
    stage.choose("hire:expert_inca")
    assert stage.game.credit == 0
    assert stage.game.track[0] == 7


@pytest.mark.rule("MU furbish.rival", "MU furbish.rival.fee")
def test_an_object_from_a_rivals_discard(new_stage):
    stage = new_stage(2)
    three, one = stage.hand(0, stage.pick(value=3), stage.pick(value=1))
    (four,) = stage.discard(1, stage.pick(value=4))
    assert stage.refuses(f"exhibit:{four}") == "MU furbish.rival.fee"
    stage.prestige(0, 1)
    stage.choose(f"exhibit:{four}", f"pay:{three}", f"pay:{one}")
    assert stage.place(four) == MUSEUM
    assert stage.place(three) == stage.place(one) == DISCARDED + 1
    assert stage.game.prestige[:2] == [0, 1]


@pytest.mark.rule("MU score.domain.duplicates", "MU score.domain")
def test_a_second_greek_navigation_card_is_not_counted(new_stage):
    stage = new_stage(2)
    stage.museum(0, [stage.pick(name, "navigation") for name in ("greek", "greek", "roman", "celtic", "inca")])
    stage.lay_out(0, [1, 2, 3, 4, 5])
    assert stage.points(0, "collections") == 7


@pytest.mark.rule("MU loan.condition")
def test_a_domain_duplicate_is_not_lent(new_stage):
    stage = new_stage(3, **ALL)
    stage.museum(1, [stage.pick(name, "navigation") for name in ("greek", "roman", "celtic")])
    greek, _, other = stage.hand(0, stage.pick("greek", "navigation"), stage.pick(value=5), stage.pick("inca", "navigation"))
    stage.choose("lend:2")
    assert stage.refuses(f"choose:{greek}") == "MU loan.condition"
    assert other in stage.options("choose")


@pytest.mark.rule("MU loan.share.first", "MU loan.twins")
@pytest.mark.parametrize("spaces", [[1, 2, 3, 4, 5], [20, 2, 3, 4, 1]])
def test_the_first_of_two_greek_navigation_cards_counts(new_stage, spaces):
    stage = new_stage(3, **ALL)
    stage.museum(0, [stage.pick("greek", "navigation")], owner=1)
    stage.museum(0, [stage.pick(name, "navigation") for name in ("roman", "celtic", "inca", "greek")])
    stage.lay_out(0, spaces)
    assert stage.points(0, "collections") == 7
    assert stage.points(1, "loans") == 7 - 4


@pytest.mark.rule("MU furbish.no-self-payment", "MU furbish.credit")
def test_a_card_in_the_tray_is_not_bought_while_it_is_credit(new_stage):
    stage = new_stage(2)
    five, three = stage.hand(0, stage.pick(value=5), stage.pick(value=3))
    stage.prestige(0, 5)
    stage.choose(f"exhibit:{three}", f"pay:{five}")
    assert stage.game.credit == 2
    assert stage.refuses(f"exhibit:{five}") == "MU furbish.no-self-payment"
    stage.choose("release", f"exhibit:{five}")
    assert stage.game.prestige[0] == 1  # five paid, one for the masterpiece
    assert stage.place(five) == MUSEUM


@pytest.mark.rule("MU loan.condition")
@pytest.mark.parametrize(("own", "legal"), [(2, True), (1, False)])
def test_a_loan_may_found_a_collection(new_stage, own, legal):
    stage = new_stage(3, **ALL)
    stage.museum(1, [stage.pick("celtic") for _ in range(own)])
    stage.hand(0, stage.pick("celtic"), stage.pick("roman", value=5))
    assert ("2" in stage.options("lend")) is legal


@pytest.mark.rule("MU furbish.source")
def test_objects_have_names():
    assert len(set(OBJECT_NAMES)) == 180
