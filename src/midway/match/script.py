"""The script of a lesson: the host's cards, and what everybody does between them. It knows no game.

A script is `lesson.toml` in a game's folder, with its words in `lesson/LANGUAGE.ftl`; a further lesson of the game is
`lesson/NAME.toml`, with its words in `lesson/NAME/`. Its lines are those of a record, one for each stretch of one chooser:

    chance deal:ticket deal:exhibit_arts
    2 furbish exhibit:carnyx pay:barrel pay:*? done
    1* settle:ohio settle:maryland

`take:ship|take:*` is the first of these that is legal, `pay:*?` is left out when it is not legal, `pay:*...` may be repeated by
the learner, and `1*` lets the learner choose in any order; choices joined by `+` stay together.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cached_property, lru_cache
from itertools import permutations
from pathlib import Path
from typing import Any

from midway.kernel.content import read_toml
from midway.kernel.fault import Fault
from midway.kernel.game import Game, find
from midway.kernel.rule import CHANCE
from midway.kernel.words import Words

LISTEN, TRY, FREE = "listen", "try", "free"
KINDS = (LISTEN, TRY, FREE)
LEARNER = 0

Queues = dict[int, list[str]]


class LessonError(Fault):
    """A lesson that does not exist, or whose progress or script cannot be read."""


@dataclass(frozen=True)
class Step:
    """One card of the host.

    leads      what chance and all seats do before it
    must       what the learner chooses, and what chance and the rivals do in between
    tap        a place to touch instead of a choice
    others     answers to other choices or taps, by pattern; a message that ends in `-title` is a title of such an answer
    comments   what the host says to free choices, by pattern
    sure       what the host asks once before a free choice, by pattern: the question, and choices of which one has to be legal
    jump       the table is that of the recorded line, whatever was chosen before
    told       how many rows of the last scoring have been told when the card is read; none if there is nothing to tell
    """

    id: str
    kind: str
    light: tuple[str, ...] = ()
    leads: str = ""
    must: str = ""
    tap: str = ""
    others: dict[str, Any] = field(default_factory=dict)
    comments: dict[str, str] = field(default_factory=dict)
    sure: dict[str, dict[str, str]] = field(default_factory=dict)
    jump: bool = False
    told: int = 0

    @cached_property
    def ways(self) -> list[list[str]]:
        """The orders in which the learner may choose."""
        ways: list[list[str]] = [[]]
        for who, items in _lines(self.must):
            if who == "1":
                ways = [[*way, *items] for way in ways]
            elif who == "1*":
                ways = [[*way, *"+".join(order).split("+")] for way in ways for order in permutations(items)]
        return ways

    def queues(self, text: str, learner: bool) -> Queues:
        """What each chooser of some lines does, in order; the learner's own choices only if they are played for them."""
        queues: Queues = {}
        for who, items in _lines(text):
            seat = CHANCE if who == "chance" else int(who.rstrip("*")) - 1
            if seat != LEARNER or learner:
                queues.setdefault(seat, []).extend(choice for item in items for choice in item.split("+"))
        return queues


@dataclass(frozen=True, eq=False)
class Script:
    """A lesson of a game.

    name     its own among the lessons of the game; the first has none
    last     minutes that the prepared end of a game takes; none if there is no such end
    seal     what picks the titles of cards
    rivals   their names
    pile     chance outcomes for what the lines do not foresee: the first that is legal
    """

    game: Game
    name: str
    minutes: int
    last: int
    seal: str
    rivals: tuple[str, ...]
    options: dict[str, str]
    pile: tuple[str, ...]
    steps: tuple[Step, ...]

    @property
    def tries(self) -> list[int]:
        """The steps that light a lamp."""
        return [number for number, step in enumerate(self.steps) if step.kind != LISTEN]

    @property
    def path(self) -> str:
        """What names it among all lessons: `museum`, `museum/pavilions`."""
        return f"{self.game.name}/{self.name}".rstrip("/")

    @property
    def folder(self) -> Path:
        """Where its words are."""
        return self.game.folder / "lesson" / self.name

    def words(self, language: str) -> Words:
        """The host's words."""
        return Words.load(self.folder, language)

    @staticmethod
    def at(path: str) -> Script:
        """The lesson at a path; a LessonError if there is none."""
        game, _, name = path.partition("/")
        return Script.of(find(game), name)

    @staticmethod
    def of(game: Game, name: str = "") -> Script:
        """The lesson of a game, the first unless it is named; a LessonError if there is none."""
        script = next((script for script in scripts_of(game) if script.name == name), None)
        if script is None:
            raise LessonError("lesson-none", game=" ".join(filter(None, (game.name, name))))
        return script


@lru_cache(maxsize=16)
def scripts_of(game: Game) -> tuple[Script, ...]:
    """The lessons of a game, the first one first."""
    paths = [game.folder / "lesson.toml", *sorted((game.folder / "lesson").glob("*.toml"))]
    return tuple(_read(game, path) for path in paths if path.is_file())


def _read(game: Game, path: Path) -> Script:
    tree = read_toml(path)
    name = path.stem if path.parent != game.folder else ""
    steps = tuple(Step(**{**step, "light": tuple(step.get("light", ()))}) for step in tree["steps"])
    return Script(game, name, tree["minutes"], tree.get("last", 0), tree["seal"], tuple(tree["rivals"]), tree.get("options", {}),
                  tuple(tree.get("pile", "").split()), steps)  # fmt: skip


def _lines(text: str) -> Iterator[tuple[str, list[str]]]:
    """The chooser and the choices of each line."""
    for line in text.strip().splitlines():
        who, *items = line.split()
        yield who, items


def patterns(item: str) -> list[str]:
    """What an item of a script means, the first that is legal first."""
    return item.removesuffix("...").removesuffix("?").split("|")


def fits(text: str, item: str) -> bool:
    """True if an item of a script means a choice."""
    return any(fnmatchcase(text, pattern) for pattern in patterns(item))


def left(way: list[str], chosen: list[str]) -> list[str]:
    """What may come next on a way after some choices: one item, and the one after it if it may be repeated."""
    at = 0
    for choice in chosen:
        while at < len(way) and way[at].endswith("...") and not fits(choice, way[at]):
            at += 1
        if at == len(way) or not fits(choice, way[at]):
            return []
        at += not way[at].endswith("...")
    end = at + 1
    while end <= len(way) - 1 and way[end - 1].endswith("..."):
        end += 1
    return way[at:end]
