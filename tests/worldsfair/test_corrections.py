"""Whatever corrections are accepted can be played: the harness holds, and the game ends."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import pytest
from midway import Match, bots
from midway.games.worldsfair.state import AREA_NAMES, FIGURE_NAMES, RANK_NAMES
from midway.kernel.game import find

PLAYERS = ("2", "3", "4")
ranks = st.fixed_dictionaries(dict.fromkeys(RANK_NAMES, st.integers(0, 6)))
bonus = st.lists(st.sampled_from(AREA_NAMES), max_size=4, unique=True)
some_figures = {name: st.integers(2 if name == "burnham" else 1, 5) for name in FIGURE_NAMES}


def some(names, values):
    return st.dictionaries(st.sampled_from(names), values)


CORRECTIONS = st.fixed_dictionaries({
    "board": st.fixed_dictionaries({
        "card_limit": some(AREA_NAMES, st.integers(3, 9)),
        "wheel": some(PLAYERS, st.integers(1, 14)),
        "start_bonus": some(("first", "second", "third", "fourth"), bonus),
        "supporters": st.fixed_dictionaries({"each": st.integers(15, 30), "on_each_area": st.integers(0, 2)}),
        "cards": st.fixed_dictionaries({"at_each_area": st.integers(1, 3), "refill": st.integers(1, 3)}),
        "rounds": st.fixed_dictionaries({"number": st.integers(1, 4)}),
    }),
    "cards": st.fixed_dictionaries({
        "exhibits": st.fixed_dictionaries({"each_area": st.integers(1, 10)}),
        "tickets": st.fixed_dictionaries({"number": st.integers(19, 40)}),
        "figures": st.fixed_dictionaries({}, optional=some_figures),
    }),
    "scoring": st.fixed_dictionaries({
        "areas": some(PLAYERS, st.fixed_dictionaries({"medals": ranks, "approvals": ranks})),
    }),
})  # fmt: skip


@pytest.mark.rule("WF turn.4.empty")
@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(CORRECTIONS, st.sampled_from([2, 3, 4]), st.integers(0, 99))
def test_what_is_accepted_can_be_played_to_the_end(corrections, players, seed):
    match = Match("worldsfair", players, seed=seed, corrections=corrections, options={"start_space": "extra"})
    pieces = match.game.rules.pieces(match.state)
    picker = bots.find(match.game, "random", seed=seed)
    for _ in range(4000):
        if match.decision is None:
            break
        match.choose(picker.choose(match.view(match.seat), match.decision))
        assert match.game.rules.pieces(match.state) == pieces
        assert min(match.state.supply + match.state.deck + match.state.discards) >= 0
    assert match.result is not None


@pytest.mark.rule("WF setup.5")
def test_the_printed_content_is_accepted():
    content = find("worldsfair").content
    assert content.values({}) == content.values(content.printed.tree) == content.printed
