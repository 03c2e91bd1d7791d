"""Final scoring: collections, board bonuses, Patrons, prestige, Public Opinion, and who wins."""

from __future__ import annotations

import pytest
from midway.games.museum.codes import LAYING_OUT
from midway.games.museum.scoring import promise
from midway.games.museum.setup import draw_favour
from midway.games.museum.state import CIVILISATION_NAMES, CONTINENT_NAMES
from midway.kernel.frames import waiting
from midway.kernel.rule import NOBODY

ALL = {"pavilions": "on", "loans": "on"}
GALLERY = [3, 8, 11, 12, 13, 14, 15, 18, 23]
DIFFERENT = ("navigation", "pottery", "religion", "warfare", "agriculture", "architecture")


# The total and the track.


@pytest.mark.rule("MU score.total")
def test_every_part_is_added_and_public_opinion_taken_off(new_stage):
    stage = new_stage(3, **ALL)
    stage.game.track[0] = 31
    stage.pavilion("collection_stargate", 0, 0, 0, 0, 0)  # 9 prestige in rewards
    stage.museum(0, [stage.pick("greek", domain) for domain in DIFFERENT[:4]])
    stage.patron(0, "patron_greek")
    stage.museum(1, [stage.pick("roman", domain) for domain in DIFFERENT[:2]])
    stage.museum(1, [stage.pick("roman", "warfare")], owner=0)
    stage.discard(0, stage.pick("chinese"), stage.pick("japanese"), stage.pick("celtic"))
    stage.game.tokens[CONTINENT_NAMES.index("asia")] = 2
    stage.lay_out(0, [1, 2, 3, 4]).choose("space:1", "space:2", "space:3")
    parts = {"track": 31, "collections": 5, "gallery": 0, "full": 0, "patron": 5, "prestige": 9, "opinion": -4}
    assert stage.match.result.parts[0] == {**parts, "pavilions": 19, "loans": 3, "total": 68, "tokens": 9, "own": 4}
    assert stage.match.result.scores == [68, 3, 0]


@pytest.mark.rule("MU score.total", "MU score.both")
def test_a_forecast_counts_museums_that_are_not_laid_out_yet(new_stage):
    stage = new_stage(3)
    stage.museum(0, [stage.pick("greek", domain) for domain in DIFFERENT[:4]])
    stage.game.track[1] = 3
    told = stage.match.plain.bound(promise)
    assert stage.match.plain.rules.score(stage.game, 0) == 0
    assert [told(stage.game, player, 0) for player in range(3)] == [2, -2, -5]
    assert [told(stage.game, player, 2) for player in range(3)] == [5, 3, -5]
    stage.lay_out(0, [1, 2, 3, 4])
    assert stage.match.plain.rules.score(stage.game, 0) == 5
    assert [told(stage.game, player, 0) for player in range(3)] == [2, -2, -5]


@pytest.mark.rule("MU score.total", "MU score.opinion")
def test_a_total_may_be_negative(new_stage):
    stage = new_stage(2)
    stage.game.tokens[:] = [3, 3, 3, 3]
    stage.discard(1, stage.pick("greek"), stage.pick("inca"))
    assert stage.finish().scores == [0, -6]


@pytest.mark.rule("MU score.total")
def test_favours_and_experts_left_over_are_worth_nothing(new_stage):
    stage = new_stage(2)
    for favour in range(3):
        draw_favour(stage.game, 0, favour)
    for expert in ("expert_greek", "expert_navigation", "expert_patricia"):
        stage.expert(0, expert)
    assert stage.game.favours_held[0] == 3
    assert stage.finish().scores == [0, 0]


@pytest.mark.rule("MU score.track")
def test_the_marker_counts_and_hand_cards_do_not(new_stage):
    stage = new_stage(2)
    four, five = stage.hand(0, stage.pick(value=4), stage.pick(value=5))
    stage.hand(0, stage.pick(value=5))
    stage.choose(f"exhibit:{four}", f"pay:{five}")
    result = stage.finish()
    assert result.parts[0]["track"] == 4
    assert result.scores == [4, 0]


# The last layout.


@pytest.mark.rule("MU score.layout")
def test_everyone_with_objects_arranges_them_in_turn_order_after_the_last_turn(new_stage):
    stage = new_stage(3)
    stage.game.first, stage.game.player = 2, 1
    stage.game.track[2] = 50
    stage.museum(0, [stage.pick("greek")])
    stage.museum(2, [stage.pick("roman")])
    stage.choose("done")
    assert (waiting(stage.game), stage.match.seat) == (LAYING_OUT, 2)
    stage.choose("space:13")
    assert (waiting(stage.game), stage.match.seat) == (LAYING_OUT, 0)
    stage.choose("space:1")
    assert stage.match.seat == NOBODY


@pytest.mark.rule("MU score.layout")
@pytest.mark.parametrize(("spaces", "points"), [([1, 2, 3], 3), ([1, 3, 5], 0), ([11, 21, 25], 0)])
def test_the_layout_a_player_leaves_is_the_one_that_scores(new_stage, spaces, points):
    stage = new_stage(3, **ALL)
    stage.museum(0, [stage.pick("greek") for _ in range(3)])
    stage.lay_out(0, spaces)
    assert [space + 1 for space in range(25) if stage.game.space[0][space]] == sorted(spaces)
    assert stage.points(0, "collections") == points


@pytest.mark.rule("MU score.layout")
def test_arranging_automatically_is_a_help_offered_before_the_first_object(new_stage):
    stage = new_stage(2)
    stage.museum(0, [stage.pick("greek") for _ in range(4)])
    stage.lay_out(0, [7])
    assert stage.refuses("quick") == "MU score.layout"
    assert stage.refuses("space:7") == "MU furbish.space"
    other = new_stage(2)
    other.museum(0, [other.pick("greek") for _ in range(4)])
    other.lay_out(0, []).choose("quick")
    assert other.points(0, "collections") == 5


# Collections.


@pytest.mark.rule("MU score.collections")
@pytest.mark.parametrize(
    ("spaces", "points"),
    [
        ([1, 2, 3], 3), ([1, 6, 11], 3), ([19, 20, 25], 3), ([2, 3, 1], 3),
        ([1, 7, 13], 0), ([4, 5, 6], 0), ([10, 11, 12], 0), ([3, 4, 24], 0), ([1, 2, 8], 0), ([5, 21, 25], 0),
    ],
)  # fmt: skip
def test_spaces_are_joined_side_by_side_not_diagonally_nor_around_the_edge(new_stage, spaces, points):
    stage = new_stage(2)
    stage.museum(0, [stage.pick("greek") for _ in range(3)])
    stage.lay_out(0, spaces)
    assert stage.points(0, "collections") == points


@pytest.mark.rule("MU score.collections")
def test_two_cards_are_no_collection(new_stage):
    stage = new_stage(2)
    stage.museum(0, [stage.pick("greek", "pottery"), stage.pick("greek", "religion"), stage.pick("roman", "religion")])
    stage.lay_out(0, [1, 2, 3])
    assert stage.points(0, "collections") == 0


@pytest.mark.rule("MU score.collections")
@pytest.mark.parametrize("values", [(1, 1, 1), (5, 4, 4)])
def test_values_do_not_matter(new_stage, values):
    stage = new_stage(2)
    stage.museum(0, [stage.pick("greek", value=value) for value in values])
    stage.lay_out(0, [12, 13, 14])
    assert stage.points(0, "collections") == 3


CIVILISATION = {3: 3, 4: 5, 5: 7, 6: 9, 7: 12, 8: 15, 9: 19, 10: 23, 11: 28, 12: 33, 13: 39, 14: 45, 15: 52, 16: 59}
DOMAIN = {3: 4, 4: 7, 5: 11, 6: 17, 7: 25, 8: 35, 9: 45, 10: 55, 11: 65, 12: 75, 13: 85}


@pytest.mark.rule("MU score.civilisation")
@pytest.mark.parametrize(("size", "points"), CIVILISATION.items())
def test_a_civilisation_collection(new_stage, size, points):
    stage = new_stage(2)
    stage.museum(0, [stage.pick("maya") for _ in range(min(size, 15))])
    if size == 16:
        stage.expert(0, "expert_maya")
    stage.lay_out(0, list(range(1, min(size, 15) + 1)))
    assert stage.points(0, "collections") == points


@pytest.mark.rule("MU score.domain")
@pytest.mark.parametrize(("size", "points"), DOMAIN.items())
def test_a_domain_collection_of_different_civilisations(new_stage, size, points):
    stage = new_stage(2)
    stage.museum(0, [stage.pick(name, "religion") for name in CIVILISATION_NAMES[:size]])
    if size == 13:
        stage.expert(0, "expert_religion")
    stage.lay_out(0, list(range(1, min(size, 12) + 1)))
    assert stage.points(0, "collections") == points


@pytest.mark.rule("MU score.domain", "MU score.domain.duplicates")
def test_three_objects_of_two_civilisations_are_no_domain_collection(new_stage):
    stage = new_stage(2)
    stage.museum(0, stage.navigation("greek", "greek", "roman"))
    stage.lay_out(0, [1, 2, 3])
    assert stage.points(0, "collections") == 0


@pytest.mark.rule("MU score.domain.duplicates")
def test_a_second_object_of_its_kind_still_joins_its_neighbours(new_stage):
    stage = new_stage(2)
    stage.museum(0, stage.navigation("greek", "roman", "greek", "celtic", "inca"))
    stage.lay_out(0, [1, 2, 3, 4, 5])
    assert stage.points(0, "collections") == 7


@pytest.mark.rule("MU score.both")
def test_an_object_counts_in_a_civilisation_and_in_a_domain(new_stage):
    stage = new_stage(2)
    stage.museum(0, [stage.pick("greek", domain) for domain in ("pottery", "religion", "navigation")])
    stage.museum(0, stage.navigation("roman", "celtic"))
    stage.lay_out(0, [1, 2, 3, 8, 13])
    assert stage.points(0, "collections") == 3 + 4


@pytest.mark.rule("MU score.both")
@pytest.mark.parametrize(
    ("spaces", "points"),
    [([1, 2, 3, 11, 12, 13], 3 + 3), ([1, 2, 3, 6, 7, 8], 9), ([1, 2, 3, 11, 12, 25], 3), ([1, 2, 11, 12, 21, 22], 0)],
)
def test_separate_groups_of_a_civilisation_score_separately(new_stage, spaces, points):
    stage = new_stage(2)
    stage.museum(0, [stage.pick("greek") for _ in range(6)])
    stage.lay_out(0, spaces)
    assert stage.points(0, "collections") == points


@pytest.mark.rule("MU score.both", "MU score.domain.duplicates")
@pytest.mark.parametrize(("spaces", "points"), [([1, 2, 3, 11, 12, 13], 4 + 4), ([1, 2, 3, 6, 7, 8], 4)])
def test_the_same_civilisations_score_again_in_a_separate_group_of_their_domain(new_stage, spaces, points):
    stage = new_stage(2)
    stage.museum(0, stage.navigation("greek", "roman", "celtic", "greek", "roman", "celtic"))
    stage.lay_out(0, spaces)
    assert stage.points(0, "collections") == points


# Experts.


@pytest.mark.rule("MU score.expert")
@pytest.mark.parametrize(
    ("spaces", "with_expert", "without"),
    [
        ([1], 0, 0),
        ([1, 2], 3, 0),
        ([1, 2, 11, 12], 3, 0),  # one group only, and nothing is connected
        ([1, 2, 11, 12, 13, 14, 15], 3 + 7, 7),  # from 2 to 3 brings more than from 5 to 6
        ([1, 2, 3, 11, 12, 13, 14, 15, 10], 3 + 12, 3 + 9),  # from 6 to 7 more than from 3 to 4
    ],
)
def test_an_expert_joins_the_group_where_it_brings_most(new_stage, spaces, with_expert, without):
    for expert, points in ((True, with_expert), (False, without)):
        stage = new_stage(2)
        stage.museum(0, [stage.pick("greek") for _ in spaces])
        stage.expert(0 if expert else 1, "expert_greek")
        stage.expert(0, "expert_roman")
        stage.lay_out(0, spaces)
        assert stage.points(0, "collections") == points


@pytest.mark.rule("MU score.expert")
@pytest.mark.parametrize(
    ("civilisations", "points"), [(("greek", "roman"), 4), (("greek", "greek"), 0), (("greek", "roman", "celtic"), 7)]
)
def test_an_expert_of_a_domain_stands_for_one_more_civilisation(new_stage, civilisations, points):
    stage = new_stage(2)
    stage.museum(0, stage.navigation(*civilisations))
    stage.expert(0, "expert_navigation")
    stage.lay_out(0, list(range(1, len(civilisations) + 1)))
    assert stage.points(0, "collections") == points


@pytest.mark.rule("MU score.expert")
def test_among_equals_an_expert_joins_the_larger_group(new_stage):
    stage = new_stage(3, **ALL)
    stage.museum(0, stage.navigation("greek", "roman", "greek", "roman", "celtic"))
    stage.museum(0, stage.navigation("inca"), owner=1)
    stage.expert(0, "expert_navigation")
    stage.lay_out(0, [1, 2, 11, 12, 13, 14])  # from 2 to 3 and from 4 to 5: both bring 4
    assert stage.points(0, "collections") == 11
    assert stage.points(1, "loans") == 11 - 7  # without the expert it would be 7 - 4


@pytest.mark.rule("MU score.expert")
@pytest.mark.parametrize("spaces", [[21, 22, 23, 1, 2, 3], [1, 2, 3, 21, 22, 23]])
def test_among_groups_of_one_size_an_expert_joins_the_one_with_the_first_object(new_stage, spaces):
    stage = new_stage(3, **ALL)
    stage.museum(0, stage.navigation("greek"), owner=1)
    stage.museum(0, stage.navigation("roman", "celtic", "greek", "roman", "celtic"))
    stage.expert(0, "expert_navigation")
    stage.lay_out(0, spaces)
    assert stage.points(0, "collections") == 7 + 4
    assert stage.points(1, "loans") == 7 - 4


@pytest.mark.rule("MU score.expert")
@pytest.mark.parametrize("spaces", [[21, 22, 23, 1, 2, 3], [1, 2, 3, 21, 22, 23]])
def test_an_expert_does_not_join_the_later_of_two_groups_of_one_size(new_stage, spaces):
    stage = new_stage(3, **ALL)
    stage.museum(0, stage.navigation("greek", "roman", "celtic"))
    stage.museum(0, stage.navigation("greek"), owner=1)
    stage.museum(0, stage.navigation("roman", "celtic"))
    stage.expert(0, "expert_navigation")
    stage.lay_out(0, spaces)
    assert stage.points(0, "collections") == 7 + 4
    assert stage.points(1, "loans") == 4


# Board bonuses.


@pytest.mark.rule("MU score.gallery")
def test_a_gallery_of_one_civilisation_comes_on_top_of_its_collection(new_stage):
    stage = new_stage(2)
    stage.museum(0, [stage.pick("greek") for _ in range(9)])
    stage.lay_out(0, GALLERY)
    assert stage.points(0, "collections") == 19
    assert stage.points(0, "gallery") == 10


@pytest.mark.rule("MU score.gallery")
@pytest.mark.parametrize("spaces", [list(range(1, 10)), [*GALLERY[:8], 22]])
def test_one_empty_space_of_the_gallery_and_there_is_no_bonus(new_stage, spaces):
    stage = new_stage(2)
    stage.museum(0, [stage.pick("greek") for _ in range(9)])
    stage.lay_out(0, spaces)
    assert stage.points(0, "gallery") == 0


@pytest.mark.rule("MU score.gallery")
def test_an_expert_fills_no_space_of_the_gallery(new_stage):
    stage = new_stage(2)
    stage.museum(0, [stage.pick("greek") for _ in range(8)])
    stage.expert(0, "expert_greek")
    stage.lay_out(0, GALLERY[:8])
    assert stage.points(0, "gallery") == 0


@pytest.mark.rule("MU score.gallery")
def test_a_gallery_of_two_civilisations_and_several_domains_brings_nothing(new_stage):
    stage = new_stage(2)
    stage.museum(0, [stage.pick("greek", domain) for domain in (*DIFFERENT, "navigation", "pottery")])
    stage.museum(0, [stage.pick("roman")])
    stage.lay_out(0, GALLERY)
    assert stage.points(0, "gallery") == 0


@pytest.mark.rule("MU score.gallery")
def test_in_a_gallery_of_one_domain_civilisations_may_repeat(new_stage):
    stage = new_stage(2)
    stage.museum(0, stage.navigation(*["polynesian", "greek", "egyptian"] * 3))
    stage.lay_out(0, GALLERY)
    assert stage.points(0, "gallery") == 10
    assert stage.points(0, "collections") == 4 + 3  # three civilisations; and the Greek objects stand in a column


@pytest.mark.rule("MU score.full")
@pytest.mark.parametrize(("objects", "expert", "points"), [(25, False, 10), (24, False, 0), (24, True, 0)])
def test_a_full_museum(new_stage, objects, expert, points):
    stage = new_stage(2)
    stage.museum(0, [stage.pick(CIVILISATION_NAMES[number % 12]) for number in range(objects)])
    if expert:
        stage.expert(0, "expert_greek")
    stage.lay_out(0, list(range(25, 25 - objects, -1)))
    assert stage.points(0, "full") == points


# Patrons.


@pytest.mark.rule("MU score.patron")
@pytest.mark.parametrize(
    ("patron", "kind", "tiers"),
    [
        ("patron_greek", {"civilisation": "greek"}, (4, 6, 9)),
        ("patron_pottery", {"domain": "pottery"}, (6, 8, 10)),
        ("patron_value_2", {"value": 2}, (9, 12, 15)),
        ("patron_value_5", {"value": 5}, (1, 2, 4)),
    ],
)
def test_a_patron_pays_the_highest_tier_reached(new_stage, patron, kind, tiers):
    stage = new_stage(2)
    stage.patron(0, patron)
    earned = []
    for _ in range(tiers[2] + 1):
        earned.append(stage.points(0, "patron"))
        stage.museum(0, [stage.pick(**kind)])
    earned.append(stage.points(0, "patron"))
    first, second, third = tiers
    assert earned == [0] * first + [5] * (second - first) + [11] * (third - second) + [18] * 2
    assert stage.points(1, "patron") == 0


@pytest.mark.rule("MU score.patron")
@pytest.mark.parametrize(("objects", "points"), [(12, 0), (13, 5), (15, 5), (16, 11), (18, 11), (19, 18), (20, 18)])
def test_a_patron_of_a_continent(new_stage, objects, points):
    stage = new_stage(2)
    stage.patron(0, "patron_asia")
    stage.museum(0, [stage.pick(("chinese", "indian", "japanese")[number % 3]) for number in range(objects)])
    stage.museum(0, [stage.pick("greek")])
    assert stage.points(0, "patron") == points


@pytest.mark.rule("MU score.patron")
def test_objects_count_for_a_patron_wherever_they_stand_in_the_museum_but_nowhere_else(new_stage):
    stage = new_stage(3, **ALL)
    stage.patron(0, "patron_inca")
    stage.expert(0, "expert_inca")
    stage.museum(0, [stage.pick("inca") for _ in range(3)])
    stage.hand(0, stage.pick("inca"))
    stage.discard(0, stage.pick("inca"))
    stage.pavilion("collection_stargate", 0)
    assert stage.game.slot[0][0] // 15 == CIVILISATION_NAMES.index("inca")
    assert stage.points(0, "patron") == 0
    stage.museum(0, [stage.pick("inca")])
    stage.lay_out(0, [1, 5, 21, 25])
    assert stage.points(0, "patron") == 5


# Prestige and Public Opinion.


@pytest.mark.rule("MU score.prestige")
def test_each_prestige_token_is_a_point(new_stage):
    stage = new_stage(2)
    stage.prestige(0, 7)
    result = stage.finish()
    assert result.scores == [7, 0]
    assert result.parts[0]["prestige"] == result.parts[0]["tokens"] == 7


@pytest.mark.rule("MU score.opinion")
def test_each_discarded_object_costs_the_tokens_of_its_continent(new_stage):
    stage = new_stage(2)
    stage.game.tokens[CONTINENT_NAMES.index("europe")] = 3
    stage.game.tokens[CONTINENT_NAMES.index("asia")] = 1
    stage.discard(0, stage.pick("greek", value=5), stage.pick("celtic", value=1), stage.pick("indian"), stage.pick("inca"))
    assert stage.points(0, "opinion") == -(3 + 3 + 1 + 0)
    assert stage.points(1, "opinion") == 0


@pytest.mark.rule("MU score.opinion")
def test_hands_museums_and_pavilions_are_safe_from_public_opinion(new_stage):
    stage = new_stage(2, **ALL)
    stage.game.tokens[:] = [3, 3, 3, 3]
    stage.hand(0, stage.pick("greek"), stage.pick("roman"))
    stage.museum(0, [stage.pick("greek"), stage.pick("inca")])
    stage.pavilion("collection_stargate", 0)
    assert stage.points(0, "opinion") == 0


# Who wins.


@pytest.mark.rule("MU tie")
def test_the_highest_total_wins_whatever_the_prestige(new_stage):
    stage = new_stage(3)
    stage.game.track[:] = [40, 30, 35, 0]
    stage.prestige(1, 9)
    result = stage.finish()
    assert result.scores == [40, 39, 35]
    assert result.standings == [0, 1, 2]


@pytest.mark.rule("MU tie")
def test_a_tie_goes_to_more_prestige_before_own_objects_are_counted(new_stage):
    stage = new_stage(3)
    stage.game.track[:] = [42, 40, 44, 0]
    stage.prestige(0, 2)
    stage.prestige(1, 4)
    stage.museum(2, [stage.pick("greek"), stage.pick("inca")])
    result = stage.finish()
    assert result.scores == [44, 44, 44]
    assert result.standings == [1, 0, 2]


@pytest.mark.rule("MU tie", "MU loan.patron")
def test_a_second_tie_goes_to_more_own_objects_and_lent_ones_count_for_nobody(new_stage):
    stage = new_stage(3, **ALL)
    stage.game.track[:3] = [40, 40, 40]
    stage.museum(0, [stage.pick("greek", "pottery"), stage.pick("inca", "religion")])
    stage.museum(1, [stage.pick("roman", "warfare")])
    stage.museum(1, [stage.pick("maya", "agriculture"), stage.pick("chinese", "architecture")], owner=2)
    result = stage.finish()
    assert result.scores == [40, 40, 40]
    assert [part["own"] for part in result.parts] == [2, 1, 0]
    assert result.standings == [0, 1, 2]


@pytest.mark.rule("MU tie")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_players_tied_in_everything_share_the_victory(new_stage, first):
    stage = new_stage(3)
    stage.game.first = first
    stage.game.track[:] = [41, 41, 41, 0]
    stage.prestige(0, 3)
    stage.prestige(2, 3)
    stage.museum(0, [stage.pick("greek")])
    stage.museum(2, [stage.pick("inca")])
    result = stage.finish()
    assert result.scores == [44, 41, 44]
    assert result.winners == [0, 2]
    assert result.standings == [0, 2, 0]
