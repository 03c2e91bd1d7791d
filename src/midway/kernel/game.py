"""A game: all that a game's folder announces, and where games are found."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from .codes import Catalogue, Lines, Reasons, Steps
from .content import Content, Tree
from .contract import Contract
from .fault import Fault
from .machine import Plain, machine
from .rulebook import Rulebook
from .words import Words

ENTRY_POINTS = "midway.games"


class GameError(Fault):
    """A game, option, number of players or name that cannot be."""


@dataclass(frozen=True)
class Choice:
    """An option of a table: its values by name, the first of them the default.

    field   the field of the state that holds the value's number; empty if the option changes the display only
    """

    name: str
    values: tuple[str, ...]
    field: str = ""


@dataclass(frozen=True, eq=False)
class Game:
    """One game. Its folder holds rules, content, rulebook, words and picture; this names them."""

    name: str
    prefix: str  # of rule citations
    version: int  # of the rules; a code's meaning and a record's outcome never change within one
    folder: Path
    players: tuple[int, ...]
    state: type[Any]
    codes: Catalogue
    steps: Steps
    lines: Lines
    reasons: Reasons
    content: Content
    rules: Contract
    options: tuple[Choice, ...]
    bots: tuple[str, ...]  # those of `policy`, from number 1
    doubts: tuple[Any, ...]
    values: dict[str, tuple[str, ...]]  # names of the numbers that log lines carry, by what they mean
    facts: Callable[..., dict[str, Any]]  # what prompts and refusals may say of a position
    marks: Callable[..., list[str]]  # the places on the board that a choice touches
    breakdown: Callable[[Any, Any], list[dict[str, int]]]  # the final score of each player, part by part
    pieces: Callable[[Any], dict[str, int]]  # totals that no event changes
    asking: Callable[[Any], str] | None = None  # the rule that asks, where the step alone does not tell
    story: Callable[[str, int], Any] | None = None  # what gives cards their titles
    board: Callable[..., str] | None = None  # the picture in a terminal, for a seat's eyes
    about: Callable[..., list[str]] | None = None  # what the cards say that matter now, for a seat's eyes
    extras: Callable[[Any], dict[str, Any]] | None = None  # what a picture needs beyond the view; as public as the log
    cards: Callable[[str], dict[str, Any]] | None = None  # titles and lines of cards, in a language
    points: Callable[[Any, int | None], dict[str, Any]] | None = None  # scores and forecast of all seats, as a seat may know
    preview: Callable[[Any, int, Words], dict[str, Any]] | None = None  # gain and note of a choice, for the seat that decides
    where: Callable[[Any, Words], str] | None = None  # how far the match has come, in words
    minutes: int = 0  # how long a game takes at a real table; 0 if that is unknown
    assist: Callable[[Any, int, dict[str, Any]], dict[str, Any]] | None = None  # help that a seat may ask for beside the game
    chapter: Callable[[Any], int] | None = None  # the part of the game a position belongs to: a round, an era

    @cached_property
    def hides(self) -> bool:
        """True if some of the state is not for everyone."""
        return any(declared.see != "everyone" for declared in self.state.fields.values())

    @cached_property
    def rulebook(self) -> Rulebook:
        """The index of the game's rules."""
        return Rulebook(self.prefix, self.folder)

    @cached_property
    def _words(self) -> Path:
        return self.folder / "words"

    def words(self, language: str) -> Words:
        """The game's words in a language."""
        return Words.load(self._words, language)

    def value(self, meaning: str, number: int) -> str | int:
        """A number of a log line as words know it: by name where it has one."""
        return self.values[meaning][number] if meaning in self.values else number

    def start(self, players: int, options: dict[str, str] | None = None, corrections: Tree | None = None) -> Any:
        """The position before the first event."""
        if players not in self.players:
            raise GameError("players", game=self.name, low=self.players[0], high=self.players[-1], n=players)
        made = self.state()
        made.seats = players
        for option, value in self.chosen(options or {}).items():
            if option.field:
                setattr(made, option.field, option.values.index(value))
        plain: Plain = machine(self, "plain", corrections)
        plain.rules.setup(made)
        return made

    def chosen(self, options: dict[str, str]) -> dict[Choice, str]:
        """Every option with its value; refuses options and values that do not exist."""
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise GameError("option", game=self.name, option=str(name), known=", ".join(known))
            if value not in known[name].values:
                raise GameError("option-value", option=name, known=", ".join(known[name].values), given=str(value))
        return {option: options.get(option.name, option.values[0]) for option in self.options}


def names() -> list[str]:
    """The games at hand: the folders of midway.games, and packages that announce one by entry point."""
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
