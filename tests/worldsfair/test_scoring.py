"""The scoring phase: tickets, areas, approvals, recall, and the next round."""

from __future__ import annotations

import pytest
from fair import RING, scored, table
from hypothesis import given, settings
from hypothesis import strategies as st

from midway.games.worldsfair.state import AREA_NAMES


def approved_by(t):
    return [t.approved(player + 1).get("agriculture", 0) for player in range(t.game.seats)]


@pytest.mark.rule("WF scoring.3")
def test_the_recall_of_the_rulebook():
    t = table(players=4, supporters={"agriculture": [6, 5, 2, 1]}, tickets=[12, 0, 0, 0], cards={"arts": ["ticket"]})
    supply = t.supply
    t.choose("place:arts").deal()
    assert t.supporters("agriculture") == [3, 3, 1, 1]
    assert t.supporters("arts") == [1, 1, 1, 1]
    assert t.supply == [supply[0] + 3, supply[1] + 2, supply[2] + 1, supply[3]]


@pytest.mark.rule("WF scoring.2.tied-first", "WF scoring.2.first", "WF scoring.2.tied-second")
@pytest.mark.parametrize(
    ("supporters", "medals", "approved"),
    [
        ([4, 4, 3, 1], [2, 2, 0, 0], [2, 2, 0, 0]),
        ([5, 3, 3, 1], [4, 0, 0, 0], [2, 1, 1, 0]),
        ([5, 3, 3], [4, 0, 0], [2, 0, 0]),
    ],
)
def test_the_ties_of_the_rulebook(supporters, medals, approved):
    t = scored(supporters, exhibits=[2] * len(supporters))
    assert t.medals == medals
    assert approved_by(t) == approved


@pytest.mark.rule("WF scoring.1.leader", "WF scoring.1.trade")
def test_the_tickets_of_the_rulebook():
    t = table(players=4, tickets=[3, 4, 3, 2], cards={"arts": ["ticket"]})
    t.choose("place:arts").deal()
    assert t.coins == [6, 6, 3, 2]


@pytest.mark.rule("WF scoring.when")
def test_a_scoring_phase_goes_through_tickets_areas_and_recall():
    t = scored([3, 1], exhibits=[1, 0])
    assert t.told[t.told.index("scoring") :] == ["scoring", "ticket-leader", "traded", "medal", "approved", "recalled", "round"]


@pytest.mark.rule("WF scoring.1.leader", "WF cards.ticket")
@pytest.mark.parametrize(
    ("tickets", "coins"),
    [([8, 0], [9 + 2, 0]), ([3, 5], [4, 5 + 2]), ([3, 5, 2], [4, 5 + 2, 2]), ([3, 4, 3], [4 + 2, 4 + 2, 3]),
     ([3, 4, 4, 1], [4 + 2, 4 + 2, 4 + 2, 1]), ([4, 3, 4, 1], [5 + 2, 3, 4, 1]), ([2, 3, 3, 4], [3, 3, 3, 4 + 2])],
)  # fmt: skip
def test_most_tickets_earn_2_points_in_full_for_everyone_tied(tickets, coins):
    t = table(len(tickets), tickets=tickets, cards={"arts": ["ticket"]})
    t.choose("place:arts").deal()
    assert t.coins == coins


@pytest.mark.rule("WF scoring.1.trade", "WF cards.ticket")
def test_every_ticket_is_traded_and_none_is_kept():
    t = table(players=3, tickets=[4, 3, 3], coins=[10, 0, 1], cards={"arts": ["ticket"]})
    t.choose("place:arts").deal()
    assert t.coins == [10 + 5 + 2, 3, 1 + 3]
    assert t.tickets == [0, 0, 0]
    assert t.discards == {"ticket": 11}


@pytest.mark.rule("WF scoring.2")
@pytest.mark.parametrize("ring", [RING, "arts transportation electricity agriculture manufacturing"])
def test_the_areas_are_scored_clockwise_from_the_left_of_the_base(ring):
    t = table(
        ring=ring, supporters={area: [2, 1] for area in AREA_NAMES}, exhibits={1: dict.fromkeys(AREA_NAMES, 1)},
        tickets=[8, 0], cards={"arts": ["ticket"]}, options={"approvals": "asked"},
    )  # fmt: skip
    t.choose("place:arts").deal()
    for area in ring.split():
        assert t.legal == [f"approve:{area}", "keep"]
        t.choose(f"approve:{area}")
    assert t.turn == 2


@pytest.mark.rule("WF scoring.2.first")
@pytest.mark.parametrize(("supporters", "points"), [([2, 1], 2), ([3, 1, 1], 4), ([2, 1, 0, 0], 4)])
def test_a_sole_leader_earns_a_medal_and_up_to_3_approvals(supporters, points):
    t = scored(supporters, exhibits=[4])
    assert t.medals[0] == points
    assert t.approved(1) == {"agriculture": 3}
    assert t.exhibits(1) == {"agriculture": 1}


@pytest.mark.rule("WF scoring.2.first")
def test_any_seat_may_lead():
    t = scored([1, 2, 5], exhibits=[2, 2, 4])
    assert t.medals == [0, 2, 4]
    assert approved_by(t) == [0, 1, 3]


@pytest.mark.rule("WF scoring.2.tied-first")
@pytest.mark.parametrize(
    ("supporters", "exhibits", "medals", "approved"),
    [
        ([3, 3], [3, 3], [0, 0], [1, 1]),
        ([3, 3, 2], [3, 3, 1], [2, 2, 0], [2, 2, 0]),
        ([3, 3, 3], [3, 3, 2], [2, 2, 2], [2, 2, 2]),
        ([2, 4, 3, 4], [1, 3, 1, 3], [0, 2, 0, 2], [0, 2, 0, 2]),
        ([4, 4, 3, 4], [3, 2, 1, 2], [2, 2, 0, 2], [2, 2, 0, 2]),
        ([2, 2, 2, 2], [2, 2, 2, 2], [2, 2, 2, 2], [2, 2, 2, 2]),
    ],
)
def test_a_tied_first_place_leaves_no_second(supporters, exhibits, medals, approved):
    t = scored(supporters, exhibits)
    assert t.medals == medals
    assert approved_by(t) == approved


@pytest.mark.rule("WF scoring.2.second")
@pytest.mark.parametrize(
    ("supporters", "medals", "approved"),
    [([3, 2], [2, 0], [2, 0]), ([3, 2, 1], [4, 2, 0], [2, 1, 0]), ([4, 1, 2, 1], [4, 0, 2, 0], [2, 0, 1, 0])],
)
def test_a_sole_second_place_counts_from_three_players_on(supporters, medals, approved):
    t = scored(supporters, exhibits=[2] * len(supporters))
    assert t.medals == medals
    assert approved_by(t) == approved


@pytest.mark.rule("WF scoring.2.tied-second")
@pytest.mark.parametrize(
    ("supporters", "medals", "approved"),
    [
        ([3, 2, 2], [4, 0, 0], [2, 0, 0]),
        ([3, 2, 2, 1], [4, 0, 0, 0], [2, 1, 1, 0]),
        ([1, 4, 3, 3], [0, 4, 0, 0], [0, 2, 1, 1]),
        ([4, 1, 1, 1], [4, 0, 0, 0], [2, 1, 1, 1]),
    ],
)
def test_a_tied_second_place_approves_one_each_with_four_players_only(supporters, medals, approved):
    t = scored(supporters, exhibits=[2] * len(supporters))
    assert t.medals == medals
    assert approved_by(t) == approved


@pytest.mark.rule("WF scoring.2.none")
def test_without_a_supporter_there_is_no_rank():
    t = scored([3, 0, 0], exhibits=[2, 2, 2])
    assert t.medals == [4, 0, 0]
    assert approved_by(t) == [2, 0, 0]
    t = scored([3, 2, 0, 0], exhibits=[2, 2, 2, 2])
    assert t.medals == [4, 2, 0, 0]
    assert approved_by(t) == [2, 1, 0, 0]


@pytest.mark.rule("WF scoring.2.none")
def test_where_nobody_has_a_supporter_nobody_scores():
    empty = {"electricity": [0, 0, 0], "arts": [0, 0, 0]}
    t = table(players=3, supporters=empty, exhibits={2: {"electricity": 2}}, tickets=[10, 0, 0], cards={"arts": ["ticket"]})
    t.choose("place:arts").deal()
    assert t.exhibits(2) == {"electricity": 2}
    assert t.medals == [4 + 2 * 3, 2 * 3, 2 * 3]


STEP_2 = {  # medal points and approvals: sole first, tied first, sole second, tied second
    2: [(2, 3), (0, 1), (0, 0), (0, 0)],
    3: [(4, 3), (2, 2), (2, 1), (0, 0)],
    4: [(4, 3), (2, 2), (2, 1), (0, 1)],
}


def reward(supporters, player):
    mine = supporters[player]
    places = sorted(set(supporters) - {0}, reverse=True)
    sole = supporters.count(mine) == 1
    if mine and mine == places[0]:
        return STEP_2[len(supporters)][0 if sole else 1]
    if mine and mine == places[1] and supporters.count(places[0]) == 1:
        return STEP_2[len(supporters)][2 if sole else 3]
    return 0, 0


@st.composite
def boards(draw):
    players = draw(st.integers(2, 4))
    supporters = {area: draw(st.lists(st.integers(0, 4), min_size=players, max_size=players)) for area in AREA_NAMES}
    exhibits = {player: {area: draw(st.integers(0, 2)) for area in AREA_NAMES} for player in range(1, players + 1)}
    return supporters, exhibits


@pytest.mark.rule("WF scoring.2", "WF scoring.2.approve")
@given(boards(), st.sampled_from(AREA_NAMES), st.permutations(AREA_NAMES))
@settings(derandomize=True, database=None, deadline=None, max_examples=200)
def test_ranks_are_rewarded_as_the_step_2_card_says_wherever_the_areas_lie(board, home, ring):
    supporters, exhibits = board
    players = len(exhibits)
    tickets = [{2: 8, 3: 10, 4: 12}[players]] + [0] * (players - 1)
    t = table(players, " ".join(ring), supporters=supporters, exhibits=exhibits, tickets=tickets, cards={home: ["ticket"]})
    t.choose(f"place:{home}").deal()
    supporters[home][0] += 1
    for player in range(players):
        rewards = {area: reward(supporters[area], player) for area in AREA_NAMES}
        tokens = {area: min(most, exhibits[player + 1][area]) for area, (_, most) in rewards.items()}
        assert t.medals[player] == sum(points for points, _ in rewards.values())
        assert t.approved(player + 1) == {area: count for area, count in tokens.items() if count}


@pytest.mark.rule("WF scoring.2.approve", "WF cards.exhibit")
def test_an_approved_exhibit_is_discarded_for_a_token_of_its_colour():
    t = table(
        supporters={"agriculture": [2, 1]}, exhibits={1: {"agriculture": 2, "arts": 1}, 2: {"agriculture": 1}},
        tickets=[8, 0], cards={"electricity": ["ticket"]},
    )  # fmt: skip
    t.choose("place:electricity").deal()
    assert t.approved(1) == {"agriculture": 2, "arts": 1}
    assert t.exhibits(1) == {}
    assert t.exhibits(2) == {"agriculture": 1}
    assert t.discards == {"exhibit_agriculture": 2, "exhibit_arts": 1, "ticket": 9}


@pytest.mark.rule("WF scoring.2.approve")
def test_approvals_are_automatic_unless_asked_for():
    t = scored([2, 1], exhibits=[4, 0])
    assert t.turn == 2
    assert t.legal == [f"place:{area}" for area in AREA_NAMES]


@pytest.mark.rule("WF scoring.2.approve")
def test_approvals_asked_for_may_be_declined_part_way():
    t = scored([2, 1], exhibits=[4, 0], options={"approvals": "asked"})
    assert t.turn == 1
    t.choose("approve:agriculture", "keep")
    assert t.approved(1) == {"agriculture": 1}
    assert t.exhibits(1) == {"agriculture": 3}
    assert t.discards["exhibit_agriculture"] == 1
    assert t.turn == 2


@pytest.mark.rule("WF scoring.2.approve")
def test_approvals_asked_for_end_with_the_rank():
    t = scored([2, 1], exhibits=[4, 0], options={"approvals": "asked"})
    t.choose("approve:agriculture", "approve:agriculture", "approve:agriculture")
    assert t.exhibits(1) == {"agriculture": 1}
    assert t.legal == [f"place:{area}" for area in AREA_NAMES]


@pytest.mark.rule("WF scoring.2.approve")
def test_approvals_asked_for_end_with_the_exhibits():
    t = scored([2, 1], exhibits=[2, 0], options={"approvals": "asked"})
    t.choose("approve:agriculture", "approve:agriculture")
    assert t.exhibits(1) == {}
    assert t.legal == [f"place:{area}" for area in AREA_NAMES]


@pytest.mark.rule("WF scoring.2.approve")
def test_nobody_is_asked_without_an_exhibit_of_the_area_or_without_a_rank():
    t = scored([1, 3, 2], exhibits=[2, 0, 0], options={"approvals": "asked"})
    assert t.legal == [f"place:{area}" for area in AREA_NAMES]


@pytest.mark.rule("WF scoring.2.approve", "WF scoring.3")
def test_each_player_is_asked_and_the_recall_waits_for_all_of_them():
    t = scored([4, 2, 2, 0], exhibits=[1, 2, 2, 0], options={"approvals": "asked"})
    t.choose("approve:agriculture")
    assert t.turn == 2
    t.choose("keep")
    assert t.turn == 3
    assert t.supporters("agriculture") == [4, 2, 2, 0]
    t.choose("approve:agriculture")
    assert approved_by(t) == [1, 0, 1, 0]
    assert t.supporters("agriculture") == [2, 1, 1, 0]


@pytest.mark.rule("WF scoring.2.approve", "WF cards.exhibit")
def test_exhibits_not_approved_stay_and_can_be_approved_in_a_later_round():
    tickets = {"arts": ["ticket"], "manufacturing": ["ticket"] * 4, "transportation": ["ticket"] * 4, "electricity": ["ticket"]}
    t = table(
        supporters={"agriculture": [1, 2]}, exhibits={1: {"agriculture": 2}}, tickets=[8, 0], cards=tickets,
        deck={"exhibit_electricity": 7, "exhibit_manufacturing": 7, "exhibit_transportation": 7},
    )  # fmt: skip
    t.choose("place:arts").deal()
    assert t.told.count("scoring") == 1
    assert (t.exhibits(1), t.approved(1)) == ({"agriculture": 2}, {})
    for area in ("manufacturing", "agriculture", "transportation", "electricity"):
        t.choose(f"place:{area}").deal()
    assert t.told.count("scoring") == 2
    assert t.approved(1)["agriculture"] == 2


@pytest.mark.rule("WF scoring.3")
@given(st.integers(0, 17), st.integers(0, 18))
@settings(derandomize=True, database=None, deadline=None)
def test_half_of_the_supporters_rounded_down_come_back(first, second):
    t = table(supporters={"agriculture": [first, second]}, tickets=[8, 0], cards={"arts": ["ticket"]})
    supply = t.supply
    t.choose("place:arts").deal()
    assert t.supporters("agriculture") == [first - first // 2, second - second // 2]
    assert t.supply == [supply[0] - 1 + first // 2 + 1, supply[1] + second // 2]


@pytest.mark.rule("WF scoring.3", "WF end.when")
def test_the_third_scoring_recalls_supporters_too():
    t = table(rounds=2, supporters={"agriculture": [5, 4]}, tickets=[8, 0], cards={"arts": ["ticket"]})
    t.choose("place:arts").deal()
    assert t.turn == "nobody"
    assert t.supporters("agriculture") == [3, 2]


@pytest.mark.rule("WF scoring.4")
@pytest.mark.parametrize(("trigger", "following"), [(1, 2), (3, 4), (4, 1)])
def test_the_player_left_of_the_one_who_set_off_the_scoring_opens_the_round(trigger, following):
    t = table(players=4, turn=trigger, tickets=[3, 3, 3, 3], cards={"arts": ["ticket"]})
    t.choose("place:arts").deal()
    assert t.told[-1] == "round"
    assert t.turn == following


@pytest.mark.rule("WF scoring.4", "WF setup.3")
@pytest.mark.parametrize("rounds", [0, 1])
def test_a_round_begins_with_the_car_back_and_everything_else_as_it_was(rounds):
    cards = {"manufacturing": ["burnham", "ticket"], "agriculture": ["exhibit_arts"]}
    t = table(
        rounds=rounds, cards=cards | {"arts": ["ticket"]}, deck={"ticket": 9, "davis": 1}, exhibits={1: {"electricity": 1}},
        figures={2: ["palmer"]}, supporters={"electricity": [1, 2]}, approved={2: {"arts": 2}}, tickets=[4, 4],
    )  # fmt: skip
    discards = t.discards
    t.choose("place:arts").deal("ticket", "ticket", "ticket")
    assert t.game.car == 0
    assert t.game.rounds == rounds + 1
    assert t.cards("manufacturing") == ["ticket", "ticket", "burnham"]
    assert t.cards("agriculture") == ["exhibit_arts"]
    assert (t.cards("arts"), t.cards("electricity"), t.cards("transportation")) == (["ticket"], ["ticket"], [])
    assert t.deck == {"ticket": 6, "davis": 1}
    assert t.discards == discards | {"ticket": discards["ticket"] + 9}
    assert (t.exhibits(1), t.figures(2), t.approved(2)) == ({"electricity": 1}, {"palmer": 1}, {"arts": 2})
