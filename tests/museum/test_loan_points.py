"""What loans bring: the host's points and layout, twins, and the lender's share."""

from __future__ import annotations

import pytest
from midway.games.museum.groups import layout_points
from midway.games.museum.layout import quick

ON = {"loans": "on"}
GALLERY = [3, 8, 11, 12, 13, 14, 15, 18, 23]
DOMAINS = ("navigation", "pottery", "religion", "warfare", "agriculture", "architecture")


# The host's points and layout.


@pytest.mark.rule("MU loan.host")
def test_lent_objects_connect_count_and_fill_the_gallery_for_the_host(new_stage):
    stage = new_stage(3, **ON)
    stage.museum(0, [stage.pick("greek") for _ in range(8)])
    stage.museum(0, [stage.pick("greek")], owner=1)
    stage.lay_out(0, [*GALLERY[:4], *GALLERY[5:], GALLERY[4]])  # the lent object stands in the middle
    assert stage.points(0, "collections") == 19
    assert stage.points(0, "gallery") == 10
    assert stage.points(1, "loans") == 19 - 15
    assert stage.match.result.scores == [29, 4, 0]


@pytest.mark.rule("MU loan.host")
def test_lent_objects_fill_a_museum_without_a_share_of_that_bonus(new_stage):
    stage = new_stage(3, **ON)
    stage.museum(0, [stage.pick("greek") for _ in range(15)])
    stage.museum(0, [stage.pick("inca", domain) for domain in ("pottery", "religion", "warfare", "agriculture") * 2])
    stage.museum(0, [stage.pick("inca", "warfare")])
    stage.museum(0, [stage.pick("japanese", "navigation")], owner=1)
    stage.lay_out(0, []).choose("quick")
    assert stage.points(0, "full") == 10
    assert stage.points(1, "loans") == 0  # no other Japanese object, and only Greek ones of its domain


@pytest.mark.rule("MU loan.host-layout")
def test_a_host_who_scatters_lent_objects_is_held_to_the_quick_layout(new_stage):
    stage = new_stage(3, **ON)
    stage.museum(0, [stage.pick("greek", domain) for domain in DOMAINS[:3]])
    stage.museum(0, [stage.pick("greek", "warfare")], owner=1)
    stage.lay_out(0, [1, 2, 3, 25])
    laid = list(stage.game.space[0])
    assert stage.points(0, "collections") == 5
    assert stage.points(1, "loans") == 5 - 3
    quick(stage.game, 0)
    assert stage.game.space[0] == laid


@pytest.mark.rule("MU loan.host-layout")
def test_a_layout_as_good_as_the_quick_one_stands(new_stage):
    stage = new_stage(3, **ON)
    stage.museum(0, [stage.pick("greek", domain) for domain in DOMAINS[:2]])
    stage.museum(0, [stage.pick("greek", "warfare")], owner=1)
    stage.lay_out(0, [25, 15, 20])
    assert [stage.game.space[0][space - 1] for space in (25, 15, 20)] == [1, 2, 3]
    assert stage.points(0, "collections") == stage.points(1, "loans") == 3


@pytest.mark.rule("MU loan.host-layout", "MU loan.twins", "MU loan.share")
@pytest.mark.parametrize(("spaces", "share"), [([1, 2, 3, 11, 12, 13, 25], 0), ([1, 2, 3, 25, 12, 13, 11], 4)])
def test_the_hosts_layout_stands_whatever_the_lender_gets_from_it(new_stage, spaces, share):
    stage = new_stage(3, **ON)
    stage.museum(0, stage.navigation("greek", "roman", "celtic", "greek", "roman", "celtic"))
    stage.museum(0, stage.navigation("greek"), owner=1)  # the last to enter: its twins were there before
    stage.lay_out(0, spaces)
    assert [stage.game.space[0][space - 1] for space in spaces] == [1, 2, 3, 4, 5, 6, 7]
    assert stage.points(0, "collections") == 4 + 4
    assert stage.points(1, "loans") == share


@pytest.mark.rule("MU loan.host-layout")
def test_board_bonuses_count_when_a_layout_is_compared_with_the_quick_one(new_stage):
    stage = new_stage(3, **ON)
    stage.museum(0, [stage.pick("greek") for _ in range(9)])
    stage.museum(0, [stage.pick("greek")], owner=1)
    quick(stage.game, 0)
    assert layout_points(stage.game, 0) == 23 + 10  # ten in one group, nine of them in the gallery
    stage.game.space[0] = [0] * 25
    stage.lay_out(0, [*range(1, 11)])  # ten in one group, no gallery: the quick layout counts instead
    assert (stage.points(0, "collections"), stage.points(0, "gallery")) == (23, 10)
    assert stage.points(1, "loans") == 23 - 19


# Twins.


@pytest.mark.rule("MU loan.twins")
def test_a_lent_object_takes_the_place_of_the_first_later_twin_that_helps(new_stage):
    stage = new_stage(3, **ON)
    stage.museum(0, stage.navigation("greek"), owner=1)
    stage.museum(0, stage.navigation("roman", "celtic", "greek", "roman", "celtic", "greek"))
    stage.lay_out(0, [25, 1, 2, 3, 11, 12, 13])
    assert stage.points(0, "collections") == 4 + 4
    assert stage.points(1, "loans") == 4
    assert [stage.game.space[0][space - 1] for space in (3, 13, 25)] == [1, 7, 4]


@pytest.mark.rule("MU loan.twins")
def test_twins_change_places_in_order_of_entry_for_one_lender_after_the_other(new_stage):
    stage = new_stage(3, **ON)
    stage.museum(0, stage.navigation("greek"), owner=1)
    stage.museum(0, stage.navigation("roman", "celtic"))
    stage.museum(0, stage.navigation("greek"), owner=2)
    stage.museum(0, stage.navigation("roman", "celtic", "greek"))
    stage.lay_out(0, [25, 1, 2, 3, 11, 12, 13])
    assert stage.points(0, "collections") == 4 + 4
    assert [stage.points(lender, "loans") for lender in (1, 2)] == [4, 4]
    assert [stage.game.space[0][space - 1] for space in (3, 13, 25)] == [1, 4, 7]


@pytest.mark.rule("MU loan.twins")
def test_objects_of_one_civilisation_but_different_domains_are_no_twins(new_stage):
    stage = new_stage(3, **ON)
    stage.museum(0, [stage.pick("greek", "pottery")], owner=1)
    stage.museum(0, stage.navigation("roman", "celtic", "greek"))
    stage.lay_out(0, [25, 1, 2, 3])
    assert stage.game.space[0][24] == 1
    assert stage.points(1, "loans") == 0


# The lender's share.


@pytest.mark.rule("MU loan.share")
@pytest.mark.parametrize(
    ("own", "lent", "share"), [(2, 1, 3), (1, 2, 3), (2, 2, 5), (3, 1, 5 - 3), (5, 2, 12 - 7), (0, 3, 3), (7, 3, 23 - 12)]
)
def test_the_share_of_a_civilisation_collection(new_stage, own, lent, share):
    stage = new_stage(3, **ON)
    stage.museum(0, [stage.pick("greek") for _ in range(own)])
    stage.museum(0, [stage.pick("greek") for _ in range(lent)], owner=2)
    stage.lay_out(0, []).choose("quick")
    assert stage.points(2, "loans") == share
    assert stage.points(1, "loans") == 0
    assert stage.points(0, "loans") == 0


@pytest.mark.rule("MU loan.share")
def test_it_is_not_asked_whether_a_group_would_fall_apart(new_stage):
    stage = new_stage(3, **ON)
    stage.museum(0, [stage.pick("greek") for _ in range(4)])
    stage.museum(0, [stage.pick("greek")], owner=1)
    stage.lay_out(0, [1, 2, 4, 5, 3])
    assert stage.points(0, "collections") == 7
    assert stage.points(1, "loans") == 7 - 5


@pytest.mark.rule("MU loan.share")
def test_the_expert_of_the_host_stays_in_the_group(new_stage):
    stage = new_stage(3, **ON)
    stage.museum(0, [stage.pick("greek"), stage.pick("greek")])
    stage.museum(0, [stage.pick("greek"), stage.pick("greek")], owner=1)
    stage.expert(0, "expert_greek")
    stage.expert(1, "expert_roman")
    stage.lay_out(0, [1, 2, 3, 4])
    assert stage.points(0, "collections") == 7
    assert stage.points(1, "loans") == 7 - 3


@pytest.mark.rule("MU loan.share")
def test_an_object_in_two_collections_earns_in_both_and_the_host_loses_nothing(new_stage):
    stage = new_stage(3, **ON)
    stage.museum(0, [stage.pick("greek", "pottery"), stage.pick("greek", "religion"), *stage.navigation("roman", "celtic")])
    stage.museum(0, stage.navigation("greek"), owner=1)
    stage.lay_out(0, [1, 2, 8, 13, 3])
    assert stage.points(0, "collections") == 3 + 4
    assert stage.points(1, "loans") == 3 + 4
    assert stage.match.result.scores == [7, 7, 0]


@pytest.mark.rule("MU loan.share")
def test_two_lenders_are_reckoned_separately_against_the_full_size(new_stage):
    stage = new_stage(4, **ON)
    stage.museum(0, [stage.pick("greek")])
    stage.museum(0, [stage.pick("greek")], owner=1)
    stage.museum(0, [stage.pick("greek")], owner=3)
    stage.lay_out(0, [1, 2, 3])
    assert [stage.points(player, "loans") for player in range(4)] == [0, 3, 0, 3]


@pytest.mark.rule("MU loan.share")
def test_shares_from_several_hosts_are_added(new_stage):
    stage = new_stage(3, **ON)
    for host, civilisation in ((0, "greek"), (1, "inca")):
        stage.museum(host, [stage.pick(civilisation) for _ in range(2 + host)])
        stage.museum(host, [stage.pick(civilisation)], owner=2)
    stage.lay_out(0, [1, 2, 3]).choose("space:1", "space:2", "space:3", "space:4")
    assert stage.match.result.parts[2]["loans"] == 3 + (5 - 3)


@pytest.mark.rule("MU loan.share.first")
@pytest.mark.parametrize(("lent_first", "share"), [(True, 4), (False, 0)])
def test_of_two_objects_of_one_kind_the_first_in_the_museum_counts(new_stage, lent_first, share):
    stage = new_stage(3, **ON)
    if lent_first:
        stage.museum(0, stage.navigation("greek"), owner=1)
    stage.museum(0, stage.navigation("greek", "roman", "celtic"))
    if not lent_first:
        stage.museum(0, stage.navigation("greek"), owner=1)
    stage.lay_out(0, [1, 2, 3, 4])
    assert stage.points(0, "collections") == 4
    assert stage.points(1, "loans") == share  # no later object steps in for the one that counts


@pytest.mark.rule("MU loan.share.first")
def test_between_two_lenders_the_first_counts_and_both_count_in_the_civilisation(new_stage):
    stage = new_stage(4, **ON)
    stage.museum(0, stage.navigation("roman", "celtic"))
    stage.museum(0, stage.navigation("greek"), owner=2)
    stage.museum(0, stage.navigation("greek"), owner=1)
    stage.museum(0, stage.navigation("greek"))
    stage.lay_out(0, [1, 2, 3, 4, 5])
    assert stage.points(0, "collections") == 4 + 3
    assert [stage.points(lender, "loans") for lender in (1, 2)] == [3, 4 + 3]
