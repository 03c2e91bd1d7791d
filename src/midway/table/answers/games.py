"""The shape of what is said about games: their options, rules, chapters and lessons."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Value(Struct):
    """A value of an option."""

    value: str
    text: str


class GameOption(Struct):
    """An option of a game, what is uncertain about it, and whether it is only a reading of what the sources leave open."""

    name: str
    text: str
    doubt: str
    reading: bool
    values: list[Value]


class LessonLength(Struct):
    """The first lesson of a game: minutes, steps, how many of these the learner tries, minutes of the last rounds after it."""

    minutes: int
    steps: int
    tries: int
    last: int


class FurtherLesson(Struct):
    """A further lesson of a game: what to ask for, its title and length, and the options of a match with what it teaches."""

    lesson: str
    title: str
    minutes: int
    steps: int
    tries: int
    options: dict[str, str]


class Level(Struct):
    """A level of bots: what to ask for, the names of its bots, and how many seconds it may think about a decision.

    wins   of ten games against the level below, so many; null if nobody has measured it
    """

    bot: str
    names: tuple[str, ...]
    seconds: float
    wins: float | None


class Game(Struct):
    """A game: its title and a line about it, minutes, players, bots from weakest to strongest, options, pictures, its lessons.

    levels   the bots that people play against

    sign   its drawing: `board#ID` in the game's own file, `signs#ID` in the house's
    """

    game: str
    title: str
    line: str
    minutes: int
    players: list[int]
    bots: list[str]
    levels: list[Level]
    options: list[GameOption]
    pictures: list[str]
    lesson: LessonLength | None
    lessons: list[FurtherLesson]
    sign: str


class WarmUp(Struct):
    """The strong bots of each game: `ready`; `warming`, which are stronger soon; or `plain`, which search slowly."""

    games: dict[str, str]


class Games(Struct):
    """All games."""

    games: list[Game]


class Rule(Struct):
    """A rule: how players cite it, where it is, how sure we are of it, and our ruling if we are not."""

    id: str
    cite: str
    place: str
    status: str
    title: str
    text: str
    ruling: str


class Chapter(Struct):
    """A chapter of the rules: its drawing, a paragraph anyone can read, a table if it has one, the ids of its rules."""

    id: str
    sign: str
    tint: str
    shows: str
    title: str
    text: str
    table: list[list[str]]
    rules: list[str]


class Term(Struct):
    """A word of a game, and what it means."""

    name: str
    means: str


class GameAtTable(Game):
    """A game as a table needs it: with its cards, but for what is told of them on asking."""

    cards: dict[str, Any]


class Notes(Struct):
    """What explanations at a table add: a line about each card, by kind and id, and how players cite each rule."""

    lines: dict[str, dict[str, str]]
    cites: dict[str, str]


class WholeGame(Game):
    """A game with its rules, their chapters, its words and the titles of its cards."""

    rules: list[Rule]
    chapters: list[Chapter]
    terms: list[Term]
    cards: dict[str, Any]
