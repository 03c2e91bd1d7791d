"""A game: everything that a game's folder provides, and how games are found."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from . import weights
from .codes import Catalogue, Lines, Reasons, Steps
from .content import Content, Tree, Values
from .contract import Contract
from .drivers import LONGEST
from .fault import Fault
from .machine import Plain, machine
from .rulebook import Rulebook
from .senses import SEATS
from .telling import Picture, Telling
from .words import LANGUAGES, Words

ENTRY_POINTS = "midway.games"
JUDGE = "judge.json"


class GameError(Fault):
    """A game, version, option, number of players or name that is not allowed."""


@dataclass(frozen=True)
class Setting:
    """Something that players agree on before a match begins: the names of its values, the default first.

    People call it an option of the game: `--option edition=2`, `Match(options={"edition": "2"})`.

    field     the field of the state that holds the value's number; empty if the setting changes only the display
    reading   true if it is no way to play but a reading of what the sources leave open
    """

    name: str
    values: tuple[str, ...]
    field: str = ""
    reading: bool = False


@dataclass(frozen=True)
class Ways:
    """How a search plays a game out (`kernel/search.py`).

    astray    how many of 256 choices after the tree are random
    daring    how much a choice that was seldom tried attracts, in sixteenths
    depth     how many choices the tree remembers, the one that is searched for among them
    horizon   turns after which the judge is asked; 0 for a game that is played to its end
    rival     how many of the game's bots, from number 1, a rival may play like; a bot that searches finds out which from the
              rival's choices. 0 if every rival is taken for the best bot
    everyone  True if the tree remembers the choices of rivals, too, and not only those of the seat that searches
    """

    astray: int = 8
    daring: int = 12
    depth: int = 1
    horizon: int = 0
    rival: int = 0
    everyone: bool = False

    def numbers(self, game: Game, taken: Sequence[int] = ()) -> list[int]:
        """As the kernel takes it: with when to stop a playout that does not end, and the bots that seats are taken for."""
        bots = taken or [len(game.bots)] * SEATS
        return [self.astray, self.daring, self.depth, self.horizon, LONGEST, int(self.everyone), *bots]


@dataclass(frozen=True)
class Level:
    """How strong one of the five levels of bots is in a game: it follows the game's best bot, or searches (`bots/search.py`).

    astray     how many of 256 choices are random
    playouts   how often options are played out for a decision; 0 for a level that does not search
    """

    astray: int = 0
    playouts: int = 0


LEVELS = (Level(astray=160), Level(astray=64), Level(), Level(playouts=100), Level(playouts=2000))


@dataclass(frozen=True)
class Trust:
    """How much the judge and playouts count in the chances of an analysis: each is raised to a power, and they are multiplied.

    Powers that come to less than 1 make chances more careful, because neither the judge nor the bot of the playouts plays as well
    as those whose match it is. `midway calibrate` shows which of them hold.
    """

    judge: float = 0.5
    playouts: float = 0.5


@dataclass(frozen=True, eq=False)
class Rules:
    """What is played: the state, choices and log lines, the printed content, the kernel functions.

    turn     the rule that says whose turn it is
    end      the rule that says when the game is over
    pieces   totals of a state that no event may change
    """

    state: type[Any]
    codes: Catalogue
    steps: Steps
    lines: Lines
    reasons: Reasons
    content: Content
    contract: Contract
    turn: str
    end: str
    pieces: Callable[[Any], dict[str, int]]


@dataclass(frozen=True, eq=False)
class Game:
    """One game and its three parts: its rules, how it speaks of them, and how it looks.

    prefix    the beginning of rule ids
    version   the newest version of the rules; all versions from 1 can be played, and a match keeps the one it began with
    bots      the names of the bots in `policy`, from number 1
    minutes   how long a game takes at a real table; 0 if that is unknown
    ways      how a search plays it out
    duel      the same between two, where that differs
    levels    how strong its bots are, from the one that a child beats to the best
    analysed  playouts with which an analysis of a match looks for mistakes
    trust     what the chances that an analysis tells are made of
    """

    name: str
    prefix: str
    version: int
    folder: Path
    players: tuple[int, ...]
    settings: tuple[Setting, ...]
    bots: tuple[str, ...]
    doubts: tuple[Any, ...]
    rules: Rules
    telling: Telling
    picture: Picture
    minutes: int = 0
    ways: Ways = Ways()
    duel: Ways | None = None
    levels: tuple[Level, Level, Level, Level, Level] = LEVELS
    analysed: int = 450_000
    trust: Trust = Trust()

    @cached_property
    def state(self) -> type[Any]:
        """The class of its positions."""
        return self.rules.state

    @cached_property
    def codes(self) -> Catalogue:
        """Every choice that the game has."""
        return self.rules.codes

    @cached_property
    def steps(self) -> Steps:
        """Everything the game may wait for."""
        return self.rules.steps

    @cached_property
    def lines(self) -> Lines:
        """Every line of its log."""
        return self.rules.lines

    @cached_property
    def reasons(self) -> Reasons:
        """Every reason to refuse a choice."""
        return self.rules.reasons

    @cached_property
    def content(self) -> Content:
        """The printed numbers."""
        return self.rules.content

    def __reduce__(self) -> Any:
        """A game that can be found is pickled by name."""
        here = self.name in names() and find(self.name) is self
        return (find, (self.name,)) if here else object.__reduce_ex__(self, 2)

    @cached_property
    def hides(self) -> bool:
        """True if part of the state is hidden from someone."""
        return any(declared.see != "everyone" for declared in self.state.fields.values())

    def ways_among(self, seats: int) -> Ways:
        """How a search plays it out among so many players."""
        return self.duel if self.duel and seats == 2 else self.ways

    @cached_property
    def rulebook(self) -> Rulebook:
        """The index of the game's rules."""
        return Rulebook(self.prefix, self.folder)

    @cached_property
    def judge(self) -> list[int]:
        """The weights of its judge; none if it has no judge."""
        path = self.folder / JUDGE
        return weights.read(path) if path.exists() else []

    @cached_property
    def _words(self) -> Path:
        return self.folder / "words"

    def words(self, language: str) -> Words:
        """The game's words in a language."""
        if language not in LANGUAGES:
            raise GameError("language", language=str(language), known=", ".join(LANGUAGES))
        return Words.load(self._words, language)

    def start(
        self,
        players: int,
        options: dict[str, str] | None = None,
        corrections: Tree | Values | None = None,
        version: int | None = None,
    ) -> Any:
        """The position before the first event, under the newest rules or those of an earlier version."""
        version = self.version if version is None else version
        self.check_version(version)
        if players not in self.players:
            raise GameError("players", game=self.name, low=self.players[0], high=self.players[-1], n=players)
        made = self.state()
        made.seats = players
        made.version = version
        for setting, value in self.chosen(options or {}).items():
            if setting.field:
                setattr(made, setting.field, setting.values.index(value))
        plain: Plain = machine(self, "plain", corrections)
        plain.rules.setup(made)
        return made

    def check_version(self, version: int) -> None:
        """Refuse a version of the rules that does not exist here."""
        if not 1 <= version <= self.version:
            raise GameError("version", game=self.name, n=version, last=self.version)

    def chosen(self, options: dict[str, str]) -> dict[Setting, str]:
        """Every setting with its value; refuses options and values that do not exist."""
        known = {setting.name: setting for setting in self.settings}
        for name, value in options.items():
            if name not in known:
                raise GameError("option", game=self.name, option=str(name), known=", ".join(known))
            if value not in known[name].values:
                raise GameError("option-value", option=name, known=", ".join(known[name].values), given=str(value))
        return {setting: options.get(setting.name, setting.values[0]) for setting in self.settings}


def names() -> list[str]:
    """The installed games: the folders of midway.games, and packages that announce a game as an entry point."""
    return sorted([*_own(), *_announced()])


@cache
def find(name: str) -> Game:
    """A game by name."""
    if name in _own():
        return importlib.import_module(f"midway.games.{name}").GAME
    if name in (others := _announced()):
        return others[name].load()
    raise GameError("game", game=name, known=", ".join(names()))


@cache
def _own() -> tuple[str, ...]:
    import midway.games

    return tuple(module.name for module in pkgutil.iter_modules(midway.games.__path__))


def _announced() -> dict[str, Any]:
    from importlib.metadata import entry_points

    return {point.name: point for point in entry_points(group=ENTRY_POINTS)}
