"""Observations: the senses of the judge as a row of numbers, and nothing that a seat does not see."""

from __future__ import annotations

import random
import sys
from functools import cache
from pathlib import Path

import pytest
import tricks
from midway.kernel import judge
from midway.kernel.game import find, names
from midway.kernel.machine import contract_of, machine
from midway.kernel.senses import SEATS, is_open, observe, observing, sense, senses, sensing
from midway.kernel.state import redeal, view
from midway.match import Match
from midway.research.observation import Observation
from twins import twin

GAMES = [*(find(name) for name in names()), tricks.GAME]
OPTIONS = {"museum": {"hands": "secret", "pavilions": "on", "loans": "on"}}
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def positions(game, events, often):
    """Positions of a random game, one of so many."""
    plain, players = machine(game), game.players[-1]
    table = plain.table(game.start(players, OPTIONS.get(game.name)))
    for number, _ in enumerate(plain.events(table, [0] * players, 1, 0)):
        if number % often == 0:
            yield plain.state(table)
        if number == events:
            return


@cache
def looking(game):
    return Observation(game).size, machine(game).bound(observe, contract_of(game) | observing(game.state))


def observed(game, state, seat):
    size, look = looking(game)
    row = [0] * size
    look(state, seat, row)
    return row


@each_game
def test_an_observation_is_what_the_judge_senses_and_the_score(game):
    look = machine(game).bound(sense, contract_of(game) | sensing(game.state))
    sensed = [0] * judge.sensed_size(game.state)
    for state in positions(game, 400, 80):
        for seat in range(state.seats):
            row, pairs = observed(game, state, seat), look(state, seat, sensed)
            told = {sensed[2 * pair]: sensed[2 * pair + 1] for pair in range(pairs)}
            known = range(SEATS, senses(game.state))
            assert [row[number] for number in known] == [told.get(number, 0) for number in known]
            assert row[0] == machine(game).rules.score(state, seat)


@each_game
def test_what_a_seat_does_not_see_changes_nothing(game):
    changed = 0
    for number, state in enumerate(positions(game, 1500, 150)):
        for seat in range(state.seats):
            other = redeal(type(state), view(state, seat), random.Random(number))
            changed += other != state
            assert observed(game, state, seat) == observed(game, other, seat)
    assert changed or is_open(game.state)


@pytest.mark.parametrize("name", ["museum", "destiny"])
def test_twin_matches_are_observed_alike(name):
    match, rng = Match(name, 3, seed=5, options=OPTIONS.get(name)), random.Random(1)
    found = 0
    while found < 3:
        for _ in range(40):
            match.choose(rng.choice(match.legal()))
        other = twin(match, 0, rng)
        if other is not None:
            found += 1
            assert other.state != match.state
            assert observed(match.game, match.state, 0) == observed(match.game, other.state, 0)


@each_game
def test_every_number_has_a_name_and_stays_within_its_bounds(game):
    form = Observation(game)
    assert len(set(form.names)) == len(form.names) == form.size
    assert [part.first for part in form.parts[1:]] == [part.end for part in form.parts[:-1]]
    for state in positions(game, 1500, 100):
        for seat in range(state.seats):
            row = observed(game, state, seat)
            assert all(low <= number <= high for low, number, high in zip(form.low, row, form.high, strict=True))


def test_a_number_means_what_its_name_says():
    match = Match("worldsfair", 3, seed=7)
    match.choose("place:arts")
    form = Observation(match.game)
    for seat in range(3):
        row = dict(zip(form.names, observed(match.game, match.state, seat), strict=True))
        for other in range(3):
            name = f"you+{other}" if other else "you"
            there = (seat + other) % 3
            assert row[f"supporters:{name}:arts"] == match.state.supporters[there][2]
            assert row[f"player:{name}"] == (match.state.player == there)
            assert row[f"score:{name}"] == match.plain.rules.score(match.state, there)


def test_a_large_field_is_told_by_the_number_of_its_value():
    match = Match("museum", 3, seed=7)
    form = Observation(match.game)
    place = match.game.state.fields["place"].of
    for seat in range(3):
        row = observed(match.game, match.state, seat)[form.part("place").first : form.part("place").end]
        in_hand = place.number({"hand": {"seat": 1}})
        mine = [number for number, where in enumerate(match.state.place) if where == in_hand + seat]
        assert [number for number, where in enumerate(row) if where == in_hand] == mine


def test_the_page_of_observations_is_up_to_date(monkeypatch):
    docs = Path(__file__).parent.parent / "docs"
    monkeypatch.syspath_prepend(str(docs))
    import observations

    assert observations.page() == (docs / "observations.md").read_text(encoding="utf-8")
    sys.modules.pop("observations")
