"""Games as tables, in Parquet: a row for each game, for each of its seats, and for each decision.

Seats and places in playing order are counted from 1. Needs pyarrow: `pip install 'midway[tables]'`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy

from midway.kernel.fault import Fault
from midway.kernel.files import replacing
from midway.kernel.game import Game

# Every column: its type in Arrow, and what it tells. A word is a text that many rows share.
COLUMNS: dict[str, dict[str, tuple[str, str]]] = {
    "games": {
        "number": ("int64", "the game's number, by which the tables belong together"),
        "game": ("word", "its name"),
        "midway": ("word", "the version that played it"),
        "seed": ("word", "the seed of the match; of a simulation by machine, whose games go by their number, the seed of all"),
        "options": ("map", "the options that were chosen"),
        "players": ("int8", "how many seats there are"),
        "events": ("int32", "how many draws and decisions there were"),
        "decisions": ("int32", "how many decisions"),
        "ended": ("bool", "false if it was broken off because it grew too long"),
    },
    "seats": {
        "number": ("int64", "the game's number"),
        "seat": ("int8", "the seat"),
        "turn": ("int8", "its place in playing order"),
        "bot": ("word", "who plays there"),
        "score": ("int32", "points at the end"),
        "standing": ("int8", "how many are ahead: 0 for a victory; nothing if the game was broken off"),
        "won": ("double", "1 for a victory, a part of it in a tie, or 0"),
        "decisions": ("int32", "how many decisions the seat had"),
    },
    "decisions": {
        "number": ("int64", "the game's number"),
        "event": ("int32", "the number of the event in the game"),
        "seat": ("int8", "who decides"),
        "turn": ("int8", "the seat's place in playing order"),
        "bot": ("word", "the bot that plays there"),
        "code": ("int32", "what was chosen"),
        "choice": ("word", "the same in words, as records write it"),
        "options": ("int32", "how many options there were"),
    },
}
UNKNOWN = -1
MAYBE = ("turn", "standing", "decisions")  # columns that can have nothing to tell


def arrow() -> Any:
    """The library; a fault if it is not installed."""
    try:
        import pyarrow
    except ImportError:
        raise Fault("pyarrow") from None
    return pyarrow


@cache
def schema(table: str) -> Any:
    """The schema of a table, with what each column tells as its metadata."""
    pa = arrow()
    types = {"word": pa.dictionary(pa.int32(), pa.string()), "map": pa.map_(pa.string(), pa.string())}
    fields = [
        pa.field(name, types[kind] if kind in types else pa.type_for_alias(kind), name in MAYBE, {"tells": tells})
        for name, (kind, tells) in COLUMNS[table].items()
    ]
    return pa.schema(fields)


@dataclass(frozen=True)
class Games:
    """Games that were played, a row of every array for each; -1 is for what nobody knows.

    bots      who played at each seat, as numbers among the names
    made      how many decisions each seat had
    choices   for each decision the row of its game, the event, the seat, the code, and how many options there were
    """

    game: Game
    options: dict[str, str]
    names: Sequence[str]
    numbers: Any
    versions: Sequence[str]
    seeds: Sequence[str]
    bots: Any
    scores: Any
    standings: Any
    turns: Any
    events: Any
    made: Any
    choices: Any = None


def tables(played: Games) -> dict[str, Any]:
    """The tables of games; that of the decisions only if they are known."""
    made = {"games": _games(played), "seats": _seats(played)}
    if played.choices is not None:
        made["decisions"] = _decisions(played)
    pa = arrow()
    return {name: pa.table(columns, schema(name)) for name, columns in made.items()}


def _games(played: Games) -> dict[str, Any]:
    games, players = played.scores.shape
    return {
        "number": played.numbers,
        "game": _words([played.game.name], numpy.zeros(games, numpy.int32)),
        "midway": _words(*numpy.unique(played.versions, return_inverse=True)),
        "seed": _words(*numpy.unique(played.seeds, return_inverse=True)),
        "options": arrow().array([list(played.options.items())] * games, schema("games").field("options").type),
        "players": numpy.full(games, players, numpy.int8),
        "events": played.events.astype(numpy.int32),
        "decisions": _known(played.made.sum(axis=1), numpy.int32),
        "ended": (played.standings == 0).any(axis=1),
    }


def _seats(played: Games) -> dict[str, Any]:
    games, players = played.scores.shape
    first = played.standings == 0
    won = first / numpy.maximum(1, first.sum(axis=1, keepdims=True))
    return {
        "number": numpy.repeat(played.numbers, players),
        "seat": numpy.tile(numpy.arange(1, players + 1, dtype=numpy.int8), games),
        "turn": _known(_counted(played.turns), numpy.int8),
        "bot": _words(played.names, played.bots.ravel()),
        "score": played.scores.ravel().astype(numpy.int32),
        "standing": _known(numpy.where(first.any(axis=1, keepdims=True), played.standings, UNKNOWN), numpy.int8),
        "won": won.ravel(),
        "decisions": _known(played.made, numpy.int32),
    }


def _decisions(played: Games) -> dict[str, Any]:
    row, event, seat, code, options = played.choices.T
    used, chosen = numpy.unique(code, return_inverse=True)
    return {
        "number": played.numbers[row],
        "event": event.astype(numpy.int32),
        "seat": (seat + 1).astype(numpy.int8),
        "turn": _known(_counted(played.turns)[row, seat], numpy.int8),
        "bot": _words(played.names, played.bots[row, seat]),
        "code": code.astype(numpy.int32),
        "choice": _words([played.game.codes.text(int(code)) for code in used], chosen),
        "options": options.astype(numpy.int32),
    }


def _counted(places: Any) -> Any:
    """Places counted from 1 instead of 0."""
    return numpy.where(places == UNKNOWN, UNKNOWN, places + 1)


def _known(values: Any, kind: Any) -> Any:
    """A column in which what nobody knows is nothing."""
    flat = values.ravel().astype(kind)
    return arrow().array(flat, mask=flat < 0)


def _words(words: Sequence[str], numbers: Any) -> Any:
    pa = arrow()
    return pa.DictionaryArray.from_arrays(pa.array(numbers, pa.int32()), pa.array(words, pa.string()))


def write(folder: Path, name: str, tables: dict[str, Any]) -> None:
    """Write a part of each table, FOLDER/TABLE/NAME.parquet; the games come last, and tell that the part is complete."""
    from pyarrow import parquet

    for table in sorted(tables, key=lambda table: table == "games"):
        (folder / table).mkdir(parents=True, exist_ok=True)
        with replacing(file_of(folder, table, name)) as out:
            parquet.write_table(tables[table], out, compression="zstd")


def read(folder: Path, table: str, name: str) -> Any:
    """A part of a table."""
    from pyarrow import parquet

    return parquet.read_table(file_of(folder, table, name), partitioning=None)


def file_of(folder: Path, table: str, name: str) -> Path:
    """The file of a part."""
    return folder / table / f"{name}.parquet"
