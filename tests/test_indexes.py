"""Kernel Python counts from 0: compiled rules take every index for a number without a sign, and ask none whether it counts
from the end."""

from __future__ import annotations

import ast
from pathlib import Path

import midway
import pytest
import tricks
from midway.bots.search import Search
from midway.kernel.bind import bind
from midway.kernel.drivers import restart
from midway.kernel.game import find, names
from midway.kernel.machine import Plain, contract_of, entries
from midway.kernel.rule import rule
from midway.testing import rulesets

BETWEEN, PLAYOUTS = 400, 4  # events between two searches, and the size of each
GAMES = [tricks.GAME, *map(find, names())]
SOURCES = [file for part in ("kernel", "games") for file in sorted((Path(midway.__file__).parent / part).rglob("*.py"))]


class FromZero(list):
    """A table that refuses to count from the end."""

    def __getitem__(self, place):
        assert not isinstance(place, int) or place >= 0
        return super().__getitem__(place)

    def __setitem__(self, place, value):
        assert place >= 0
        super().__setitem__(place, value)


def from_zero(table):
    """A table all of whose rows count from 0."""
    return FromZero(from_zero(row) for row in table) if isinstance(table, list) else table


def placed(state):
    """A copy of a state whose tables count from 0."""
    twin = state.clone()
    for name in (*twin.fields, *twin.work):
        setattr(twin, name, from_zero(getattr(twin, name)))
    return twin


@rule
def restart_placed(games, start):
    games[0] = placed(start[0])


class Careful(Plain):
    """The plain machine, over tables that count from 0."""

    def __init__(self, game, values):
        super().__init__(game, values)
        self.out, self.work = from_zero(self.out), from_zero(self.work)
        self.do = self._over(entries(), contract_of(game))

    def _over(self, functions, instead):
        return bind(functions, lambda function: function, {**instead, restart: restart_placed}, self.tables, from_zero)

    def bound(self, function, instead=None):
        return self._over({"it": function}, instead or {})["it"]

    def numbers(self, numbers):
        return FromZero(numbers)

    def zeros(self, *shape):
        return from_zero(super().zeros(*shape))

    def table(self, start):
        return FromZero([placed(start)])

    def clone(self, table):
        return self.table(table[0])


@pytest.mark.parametrize(("game", "number"), [
    pytest.param(game, number, marks=[pytest.mark.long] if number > 1 else [], id=f"{game.name}-{number}")
    for game in GAMES for number, _ in enumerate(rulesets(game))
])  # fmt: skip
def test_no_rule_counts_from_the_end(game, number):
    machine = Careful(game, game.content.values(None))
    seats = game.players[number % len(game.players)]
    table = machine.table(game.start(seats, list(rulesets(game))[number]))
    events = 0
    for _ in machine.events(table, [0, *[len(game.bots)] * (seats - 1)], 1, number):
        events += 1
        if machine.seat(table) >= 0:
            machine.redeal(table, machine.seat(table), events)
    assert events


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_search_counts_from_the_end(game):
    machine = Careful(game, game.content.values(None))
    search = Search(machine)
    table = machine.table(game.start(game.players[-1]))
    searched = 0
    for event, _ in enumerate(machine.events(table, [len(game.bots)] * game.players[-1], 1, 0)):
        if event >= BETWEEN * searched and machine.seat(table) >= 0:
            search.look_at(table, game.players[-1], machine.legal(table)[:2], PLAYOUTS, event)
            searched += 1
    assert searched


def test_no_rule_says_that_it_counts_from_the_end():
    found = [f"{file.name}:{line}" for file in SOURCES for line in negative(file.read_text(encoding="utf-8"))]
    assert found == []
    assert negative("@rule\ndef last(game):\n    return game.cards[-1]\n") == [3]


def negative(source):
    """The lines on which a rule has a negative number for an index."""
    rules = [
        node
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef)
        and any(isinstance(mark, ast.Name) and mark.id == "rule" for mark in node.decorator_list)
    ]
    places = [node.slice for rule in rules for node in ast.walk(rule) if isinstance(node, ast.Subscript)]
    return [place.lineno for place in places if isinstance(place, ast.UnaryOp) and isinstance(place.op, ast.USub)]
