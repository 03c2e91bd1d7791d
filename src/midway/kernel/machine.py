"""The machines: three ways to run the same rules, side by side in one process.

plain   CPython over nested lists. Starts at once; the table, the terminal and the tests run on it.
cpu     Numba over records. For simulation and search; its code is cached on disk.
gpu     numba-cuda over a million records at once. For research.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from types import FunctionType
from typing import TYPE_CHECKING, Any

from . import contract, drivers
from .bind import bind
from .content import Tree
from .contract import Contract
from .fault import Fault
from .rule import CHANCE, NOBODY, is_rule
from .state import State

if TYPE_CHECKING:
    from .game import Game

MACHINES = ("plain", "cpu", "gpu")


class MachineError(Fault):
    """A machine that cannot run here."""


@dataclass
class Batch:
    """How a run of games ended: a row of scores and of standings for each game, and what was counted.

    wins, points   of each seat; a victory counts drivers.WHOLE, shared in parts
    """

    scores: Any
    standings: Any
    wins: list[int]
    points: list[int]
    decisions: int
    events: int


class Machine(ABC):
    """One way to run the rules of one game with one content."""

    name: str

    def __init__(self, game: Game, corrections: Tree | None = None) -> None:
        self.game = game
        self.corrections = corrections or {}

    @abstractmethod
    def play(self, start: State, games: int, bots: list[int], seed: int, first: int = 0) -> Batch:
        """Play games number first, first + 1, ... of a seed from a start position, with a bot number for each seat."""

    @abstractmethod
    def trace(self, start: State, games: int, bots: list[int], seed: int, first: int = 0) -> list[list[int]]:
        """The codes of the same games, event by event."""


class TableMachine(Machine):
    """A machine that also plays event by event, on a table: whatever it holds one game in."""

    out: Any
    do: dict[str, Any]  # the driver functions, bound to the game

    @abstractmethod
    def table(self, start: State) -> Any:
        """A table with this position on it."""

    @abstractmethod
    def state(self, table: Any) -> State:
        """The position on a table."""

    @abstractmethod
    def clone(self, table: Any) -> Any:
        """Another table with the same position."""

    def trace(self, start: State, games: int, bots: list[int], seed: int, first: int = 0) -> list[list[int]]:
        return [list(self.events(self.table(start), bots, seed, first + number)) for number in range(games)]

    def events(self, table: Any, bots: list[int], seed: int, number: int) -> Iterator[int]:
        """Play game `number` of a seed on a table: each code after it has been applied."""
        x = drivers.scatter(seed, number)
        while (who := self.seat(table)) != NOBODY:
            x = drivers.shake(x)
            code = self.draw(table, x) if who == CHANCE else self.choose(table, bots[who], x)
            self.apply(table, code)
            yield code

    def seat(self, table: Any) -> int:
        """Who decides: a seat, CHANCE or NOBODY."""
        return int(self.do["seat_of"](table))

    def legal(self, table: Any) -> list[int]:
        """The codes that may be chosen."""
        return [int(code) for code in self.out[: self.do["legal_of"](table, self.out)]]

    def weight(self, table: Any, code: int) -> int:
        """How likely a chance outcome is, beside the others."""
        return int(self.do["weight_of"](table, code))

    def apply(self, table: Any, code: int) -> None:
        """Carry out a legal choice."""
        self.do["apply_of"](table, code)

    def score(self, table: Any, player: int) -> int:
        """A player's points."""
        return int(self.do["score_of"](table, player))

    def standing(self, table: Any, player: int) -> int:
        """How many stand before a player."""
        return int(self.do["standing_of"](table, player))

    def draw(self, table: Any, x: int) -> int:
        """The chance outcome for 32 random bits."""
        return int(self.do["draw_of"](table, x))

    def walk(self, table: Any, x: int) -> int:
        """The same outcome, found by walking along all of them."""
        return int(self.do["walk_of"](table, self.out, x))

    def choose(self, table: Any, bot: int, x: int) -> int:
        """What a bot picks with 32 random bits."""
        return int(self.do["choose_of"](table, bot, self.out, x))


class Plain(TableMachine):
    """The rules as they stand, over nested lists."""

    name = "plain"

    def __init__(self, game: Game, corrections: Tree | None = None) -> None:
        super().__init__(game, corrections)
        self.out = [0] * len(game.codes)
        self.tables = game.content.tables(self.corrections)
        self.do = bind(roots(), lambda function: function, contract_of(game), self.tables)
        self.rules = Contract(**bind(vars(game.rules), lambda function: function, {}, self.tables))
        self._bound: dict[Any, Any] = {}

    def bound(self, function: Any) -> Any:
        """Any kernel function of the game, over this machine's tables."""
        if function not in self._bound:
            self._bound[function] = bind({"it": function}, lambda function: function, {}, self.tables)["it"]
        return self._bound[function]

    def table(self, start: State) -> Any:
        return [start.clone()]

    def state(self, table: Any) -> State:
        return table[0].clone()

    def clone(self, table: Any) -> Any:
        return [table[0].clone()]

    def play(self, start: State, games: int, bots: list[int], seed: int, first: int = 0) -> Batch:
        seats = len(bots)
        scores = [[0] * seats for _ in range(games)]
        standings = [[0] * seats for _ in range(games)]
        tally = [0, 0]
        out = [0] * len(self.game.codes)
        self.do["play_many"]([start], [start], out, bots, seats, seed, first, games, scores, standings, tally)
        wins, points = [0] * seats, [0] * seats
        self.do["add_up"](scores, standings, games, seats, wins, points)
        return Batch(scores, standings, wins, points, tally[drivers.DECISIONS], tally[drivers.EVENTS])


def roots() -> dict[str, FunctionType]:
    """The driver functions that machines are entered by: those that no other one calls."""
    found = {name: value for name, value in vars(drivers).items() if is_rule(value) and value.__module__ == drivers.__name__}
    called = {name for function in found.values() for name in function.__code__.co_names}
    return {name: function for name, function in found.items() if name not in called}


def contract_of(game: Game) -> dict[Any, Any]:
    """The contract's functions, and those of a game that take their place."""
    return {getattr(contract, name): function for name, function in vars(game.rules).items()}


@lru_cache(maxsize=64)
def _machine(game: Game, name: str, corrections: str) -> Machine:
    import json

    if name == "plain":
        return Plain(game, json.loads(corrections))
    if name == "cpu":
        from .cpu import Cpu

        return Cpu(game, json.loads(corrections))
    if name == "gpu":
        from .gpu import Gpu

        return Gpu(game, json.loads(corrections))
    raise MachineError("machine", machine=name, known=", ".join(MACHINES))


def machine(game: Game, name: str = "plain", corrections: Tree | None = None) -> Any:
    """A machine for a game by name; asking twice gives the same one."""
    import json

    return _machine(game, name, json.dumps(corrections or {}, sort_keys=True))
