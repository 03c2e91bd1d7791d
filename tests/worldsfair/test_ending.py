"""The end of the game: when it comes, what counts, and who wins."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest
from fair import table
from hypothesis import given, settings
from hypothesis import strategies as st

from midway.games.worldsfair.state import AREA_NAMES


@pytest.mark.rule("WF end.coins", "WF end.medals", "WF end.sets")
def test_beth_s_final_score_in_the_rulebook():
    beth = {"transportation": 3, "arts": 2, "manufacturing": 2, "agriculture": 1, "electricity": 1}
    t = table(rounds=3, coins=[11, 0], medals=[18, 0], approved={1: beth})
    assert t.match.result.parts[0] == {"coins": 11, "medals": 18, "sets": 22, "total": 51, "tokens": 9, "exhibits": 0}
    assert t.match.result.scores == [51, 0]


@pytest.mark.rule("WF end.sets")
def test_five_different_tokens_are_worth_15_and_five_equal_ones_5():
    t = table(rounds=3, approved={1: dict.fromkeys(AREA_NAMES, 1), 2: {"arts": 5}})
    assert t.match.result.scores == [15, 5]


@pytest.mark.rule("WF end.sets")
@pytest.mark.parametrize(("different", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_a_set_of_different_tokens(different, points):
    t = table(rounds=3, approved={2: dict.fromkeys(AREA_NAMES[:different], 1)})
    assert t.match.result.scores == [0, points]


@cache
def best_split(tokens):
    owned = [area for area, count in enumerate(tokens) if count]
    values = [0]
    for size in range(1, len(owned) + 1):
        for chosen in combinations(owned, size):
            rest = tuple(count - (area in chosen) for area, count in enumerate(tokens))
            values.append(size * (size + 1) // 2 + best_split(rest))
    return max(values)


@pytest.mark.rule("WF end.sets")
@given(st.tuples(*[st.integers(0, 4)] * 5))
@settings(derandomize=True, database=None, deadline=None, max_examples=200)
def test_the_tokens_are_split_into_sets_in_the_best_way(tokens):
    t = table(rounds=3, approved={1: dict(zip(AREA_NAMES, tokens, strict=True))})
    assert t.match.result.scores == [best_split(tokens), 0]


@pytest.mark.rule("WF end.exhibits", "WF cards.exhibit")
def test_exhibits_not_approved_are_worth_nothing():
    t = table(rounds=3, exhibits={1: dict.fromkeys(AREA_NAMES, 3), 2: {"arts": 1}}, approved={2: {"arts": 1}})
    assert t.match.result.scores == [0, 1]


@pytest.mark.rule("WF end.when", "WF end.coins", "WF end.medals", "WF end.sets")
def test_the_game_ends_right_after_the_third_scoring():
    t = table(
        rounds=2, coins=[5, 20], medals=[2, 6], approved={1: {"agriculture": 1}}, exhibits={1: {"arts": 2}, 2: {"arts": 1}},
        tickets=[8, 0], cards={"arts": ["ticket"]},
    )  # fmt: skip
    t.choose("place:arts").deal()
    assert t.turn == "nobody"
    assert t.legal == []
    assert t.told[-1] == "ended"
    assert t.approved(1) == {"agriculture": 1, "arts": 2}
    assert t.match.result.scores == [(5 + 9 + 2) + (2 + 2) + (3 + 1), 20 + 6]
    assert t.match.result.winners == [1]


@pytest.mark.rule("WF end.when")
@pytest.mark.parametrize("rounds", [0, 1])
def test_the_game_goes_on_after_the_first_and_second_scoring(rounds):
    t = table(rounds=rounds, tickets=[8, 0], cards={"arts": ["ticket"]})
    t.choose("place:arts").deal()
    assert t.turn == 2
    assert t.match.result is None


@pytest.mark.rule("WF end.when")
def test_nobody_gets_another_turn_to_make_up():
    t = table(players=4, turn=2, rounds=2, figures={3: ["burnham"]}, tickets=[3, 3, 3, 3], cards={"arts": ["ticket"]})
    t.choose("place:arts").deal()
    assert t.turn == "nobody"
    assert t.figures(3) == {"burnham": 1}


@pytest.mark.rule("WF end.tie")
def test_most_points_win():
    t = table(players=3, rounds=3, coins=[10, 12, 0], medals=[2, 4, 15])
    assert t.match.result.standings == [2, 0, 1]
    assert t.match.result.winners == [1]


@pytest.mark.rule("WF end.tie")
def test_a_tie_goes_to_more_approval_tokens():
    t = table(rounds=3, coins=[12, 10], approved={1: {"arts": 1}, 2: {"arts": 3}}, exhibits={2: {"arts": 4}})
    assert t.match.result.scores == [13, 13]
    assert t.match.result.winners == [1]


@pytest.mark.rule("WF end.tie", "WF end.exhibits")
def test_a_tie_in_tokens_goes_to_fewer_exhibits_of_all_colours():
    t = table(
        rounds=3, coins=[9, 9], approved={1: {"arts": 2}, 2: {"electricity": 2}},
        exhibits={1: {"agriculture": 2, "electricity": 1}, 2: {"arts": 2}},
    )  # fmt: skip
    assert t.match.result.scores == [11, 11]
    assert t.match.result.winners == [1]


@pytest.mark.rule("WF end.tie")
def test_players_tied_in_everything_share_the_victory():
    t = table(
        players=4, rounds=3, coins=[10, 8, 10, 9], medals=[0, 2, 0, 0],
        approved={1: {"arts": 1}, 2: {"arts": 1}, 3: {"electricity": 1}, 4: {"agriculture": 1}},
        exhibits={1: {"arts": 1}, 2: {"agriculture": 1}, 3: {"arts": 2}},
    )  # fmt: skip
    assert t.match.result.scores == [11, 11, 11, 10]
    assert t.match.result.winners == [0, 1]
    assert t.match.result.standings == [0, 0, 2, 3]


@pytest.mark.rule("WF end.tie")
def test_a_tie_break_only_parts_those_who_are_tied():
    t = table(players=3, rounds=3, coins=[20, 15, 13], approved={2: {"arts": 3}, 3: {"arts": 5}}, exhibits={1: {"arts": 2}})
    assert t.match.result.scores == [20, 18, 18]
    assert t.match.result.standings == [0, 2, 1]


@pytest.mark.rule("WF end.tie")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_order_of_seats_breaks_no_tie(first):
    t = table(players=3, rounds=3, turn=first, coins=[7, 7, 7])
    assert t.match.result.winners == [0, 1, 2]
