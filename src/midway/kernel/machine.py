"""The machines: three ways to run the same rules, side by side in one process.

plain   CPython over nested lists. Starts at once; the server, the terminal and the tests run on it.
cpu     Numba over records. For simulation and search; its code is cached on disk.
gpu     numba-cuda over a million records at once. For research.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import count
from typing import TYPE_CHECKING, Any, Literal, overload

from . import contract, drivers, redeal
from .bind import bind
from .content import Tree, Values
from .contract import Contract
from .fault import Fault
from .noise import bits, stream
from .rule import CHANCE, NOBODY
from .state import State

if TYPE_CHECKING:
    from .cpu import Cpu
    from .game import Game
    from .gpu import Gpu

MACHINES = ("plain", "cpu", "gpu")
LARGEST = 2**62  # a seed, or the number of a game


class MachineError(Fault):
    """A machine that cannot run here."""


@dataclass
class Run:
    """How a run of games ended: a row of scores and of standings for each game, and totals.

    wins, points             of each seat; a victory counts drivers.WHOLE, which ties share
    turn_wins, turn_points   of each place in playing order, if the machine counts them
    unfinished               games that were stopped because they grew too long; they count for nobody
    """

    scores: Any
    standings: Any
    wins: list[int]
    points: list[int]
    decisions: int
    events: int
    unfinished: int = 0
    turn_wins: list[int] = field(default_factory=list)
    turn_points: list[int] = field(default_factory=list)


class Machine(ABC):
    """One way to run the rules of one game with one content."""

    name: str
    longest = drivers.LONGEST  # events after which a game is stopped

    def __init__(self, game: Game, values: Values) -> None:
        self.game = game
        self.values = values

    def play(self, start: State, games: int, bots: Sequence[int], seed: int, first: int = 0) -> Run:
        """Play games number first, first + 1, ... of a seed from a start position, with a bot number for each seat."""
        return self._play(start, games, self._seated(start, games, bots, seed, first), seed, first)

    def trace(self, start: State, games: int, bots: Sequence[int], seed: int, first: int = 0) -> list[list[int]]:
        """The codes of the same games, event by event."""
        return self._trace(start, games, self._seated(start, games, bots, seed, first), seed, first)

    @abstractmethod
    def _play(self, start: State, games: int, bots: list[int], seed: int, first: int) -> Run: ...

    @abstractmethod
    def _trace(self, start: State, games: int, bots: list[int], seed: int, first: int) -> list[list[int]]: ...

    def _seated(self, start: State, games: int, bots: Sequence[int], seed: int, first: int) -> list[int]:
        """The bots as plain numbers; refuses arguments that are wrong."""
        if not isinstance(start, self.game.state):
            raise MachineError("play-start", game=self.game.name)
        numbers = [int(bot) for bot in bots] if all(_is_whole(bot) for bot in bots) else [-1]
        if len(numbers) != start.seats or not all(0 <= bot <= len(self.game.bots) for bot in numbers):
            raise MachineError("play-bots", n=start.seats, most=len(self.game.bots))
        for name, number, least in (("games", games, 1), ("seed", seed, 0), ("first", first, 0)):
            if not _is_whole(number) or not least <= number <= LARGEST:
                raise MachineError("play-number", name=name, least=least, most=LARGEST)
        return numbers


class TableMachine(Machine):
    """A machine that also plays event by event, on a table: its own way to hold one game."""

    out: Any
    work: Any  # work memory of a redeal
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

    @abstractmethod
    def bound(self, function: Any, instead: dict[Any, Any] | None = None) -> Any:
        """A kernel function, the game's or your own, as this machine runs it.

        instead   kernel functions to replace in it, and their replacements
        """

    def bound_all(self, functions: Iterable[Any], instead: dict[Any, Any] | None = None) -> dict[str, Any]:
        """Several of them, by name."""
        return {function.__name__: self.bound(function, instead) for function in functions}

    @abstractmethod
    def numbers(self, numbers: Iterable[int]) -> Any:
        """A row of numbers as kernel functions take it."""

    def weights(self, numbers: Sequence[int]) -> Any:
        """The weights of a judge, of 16 bits, as kernel functions take them."""
        return self.numbers(numbers)

    @abstractmethod
    def zeros(self, *shape: int) -> Any:
        """A row or a table of zeros."""

    def _trace(self, start: State, games: int, bots: list[int], seed: int, first: int) -> list[list[int]]:
        return [list(self.events(self.table(start), bots, seed, first + number)) for number in range(games)]

    def events(self, table: Any, bots: list[int], seed: int, number: int) -> Iterator[int]:
        """Play game `number` of a seed on a table; yields each code after applying it."""
        key = stream(seed, number)
        for event in count():
            who = self.seat(table)
            if who == NOBODY:
                return
            x = bits(key, event)
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
        """How likely a chance outcome is compared with the others."""
        return int(self.do["weight_of"](table, code))

    def apply(self, table: Any, code: int) -> None:
        """Carry out a legal choice."""
        self.do["apply_of"](table, code)

    def score(self, table: Any, player: int) -> int:
        """A player's points."""
        return int(self.do["score_of"](table, player))

    def standing(self, table: Any, player: int) -> int:
        """How many players are ahead of a player."""
        return int(self.do["standing_of"](table, player))

    def redeal(self, table: Any, seat: int, key: int) -> None:
        """Redeal what a seat cannot see, with the random numbers of a stream (`noise.stream`); -1 for a spectator."""
        self.do["redeal_of"](table, seat, key, self.work)

    def draw(self, table: Any, x: int) -> int:
        """The chance outcome for 32 random bits."""
        return int(self.do["draw_of"](table, x))

    def walk(self, table: Any, x: int) -> int:
        """The same outcome, found by walking through all of them by weight."""
        codes = self.legal(table)
        weights = [self.weight(table, code) for code in codes]
        left = (x * sum(weights)) >> 32
        for code, weight in zip(codes, weights, strict=True):
            left -= weight
            if left < 0:
                return code
        raise ValueError("chance has nothing to draw from")

    def choose(self, table: Any, bot: int, x: int) -> int:
        """What a bot picks with 32 random bits."""
        return int(self.do["choose_of"](table, bot, self.out, x))


class Plain(TableMachine):
    """The rules as they stand, over nested lists."""

    name = "plain"

    def __init__(self, game: Game, values: Values) -> None:
        super().__init__(game, values)
        self.out = [0] * len(game.codes)
        self.work = [0] * redeal.work_size(game.state)
        self.tables = game.content.tables(values)
        self.do = bind(entries(), lambda function: function, contract_of(game), self.tables)
        self.rules = Contract(**bind(vars(game.rules.contract), lambda function: function, {}, self.tables))
        self._bound: dict[Any, Any] = {}

    def bound(self, function: Any, instead: dict[Any, Any] | None = None) -> Any:
        if instead:
            return bind({"it": function}, lambda function: function, instead, self.tables)["it"]
        if function not in self._bound:
            self._bound[function] = bind({"it": function}, lambda function: function, {}, self.tables)["it"]
        return self._bound[function]

    def numbers(self, numbers: Iterable[int]) -> Any:
        return list(numbers)

    def zeros(self, *shape: int) -> Any:
        return [self.zeros(*shape[1:]) for _ in range(shape[0])] if len(shape) > 1 else [0] * shape[0]

    def table(self, start: State) -> Any:
        return [start.clone()]

    def state(self, table: Any) -> State:
        return table[0].clone()

    def clone(self, table: Any) -> Any:
        return [table[0].clone()]

    def _play(self, start: State, games: int, bots: list[int], seed: int, first: int) -> Run:
        seats = len(bots)
        scores, standings, turns = ([[0] * seats for _ in range(games)] for _ in range(3))
        tally = [0] * drivers.TALLY
        out = [0] * len(self.game.codes)
        self.do["play_many"](
            [start], [start], out, bots, seats, seed, first, games, self.longest, scores, standings, turns, tally
        )
        wins, points, turn_wins, turn_points = ([0] * seats for _ in range(4))
        self.do["add_up"](scores, standings, turns, games, seats, wins, points, turn_wins, turn_points)
        decisions, events, unfinished, _ = tally
        return Run(scores, standings, wins, points, decisions, events, unfinished, turn_wins, turn_points)


def _is_whole(number: object) -> bool:
    return hasattr(number, "__index__") and not isinstance(number, bool)


def entries() -> dict[str, Any]:
    """The driver functions through which Python enters a machine, by name."""
    return {function.__name__: function for function in (*drivers.ENTRIES, redeal.redeal_of)}


def contract_of(game: Game) -> dict[Any, Any]:
    """The functions of the contract and of redeals, with the game's own that replace them."""
    rules = {getattr(contract, name): function for name, function in vars(game.rules.contract).items()}
    return rules | redeal.redealing(game.state)


@lru_cache(maxsize=64)
def _machine(game: Game, name: str, values: Values) -> Machine:
    if name == "plain":
        return Plain(game, values)
    if name == "cpu":
        from .cpu import Cpu

        return Cpu(game, values)
    if name == "gpu":
        from .gpu import Gpu

        return Gpu(game, values)
    raise MachineError("machine", machine=name, known=", ".join(MACHINES))


@overload
def machine(game: Game | str, name: Literal["plain"] = "plain", corrections: Tree | Values | None = None) -> Plain: ...
@overload
def machine(game: Game | str, name: Literal["cpu"], corrections: Tree | Values | None = None) -> Cpu: ...
@overload
def machine(game: Game | str, name: Literal["gpu"], corrections: Tree | Values | None = None) -> Gpu: ...
@overload
def machine(game: Game | str, name: str, corrections: Tree | Values | None = None) -> Machine: ...
def machine(game: Game | str, name: str = "plain", corrections: Tree | Values | None = None) -> Machine:
    """A machine for a game, each by name, with printed, corrected or other values. Asking twice gives the same one."""
    from .game import find

    game = find(game) if isinstance(game, str) else game
    return _machine(game, name, game.content.values(corrections))


def table_machine(game: Game | str, compiled: bool, corrections: Tree | Values | None = None) -> TableMachine:
    """A machine to play on event by event: compiled for the cpu, or plain."""
    return machine(game, "cpu", corrections) if compiled else machine(game, "plain", corrections)
