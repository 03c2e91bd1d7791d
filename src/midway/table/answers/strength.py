"""The shape of what was measured about bots."""

from __future__ import annotations

from msgspec import Struct


class Met(Struct):
    """What a bot won alone at a table of another, as measured: of how many games, with which budget, when, and how to repeat it.

    interval   where the true share lies, 19 times in 20
    fair       what an equal bot would win
    budget     what searches could spend on a decision, playouts or time; empty for the bots' own
    ms         milliseconds that the bot thought about a decision
    """

    bot: str
    against: str
    players: int
    games: int
    share: float
    interval: tuple[float, float]
    fair: float
    budget: str
    ms: float
    until: str
    midway: str
    command: str


class Rated(Struct):
    """A bot's rating, which lies within `within` of the figure 19 times in 20."""

    bot: str
    rating: int
    within: int
    ms: float


class Ladder(Struct):
    """The ratings from games at the smallest table, and how to repeat them."""

    players: int
    ratings: list[Rated]
    games: int
    until: str
    midway: str
    command: str


class Tenth(Struct):
    """The seats whose chance to win was said to be in one tenth: how many, what was said on average, and what was won."""

    number: int
    said: float
    won: float
    interval: tuple[float, float]


class Calibrated(Struct):
    """What an analysis says in games, by tenths, and Brier scores: its own, of the judge, of playouts and of fair shares."""

    players: int
    games: int
    positions: int
    tenths: list[Tenth]
    said: float
    judge: float
    playouts: float
    fair: float
    until: str
    midway: str
    command: str


class Strength(Struct):
    """What was measured about a game's bots, as far as it was."""

    game: str
    ladder: Ladder | None
    pairs: list[Met]
    calibration: Calibrated | None
