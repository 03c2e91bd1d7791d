"""The games of a ladder as tables, in Parquet (`tables.py`): all of them in one file for each table, written anew every time."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy

from midway.bots.ladder import Ladder, Line

from . import tables
from .tables import UNKNOWN, Games

NAME = "ladder"  # of the files


def write(folder: Path, ladder: Ladder, lines: Sequence[Line]) -> None:
    """Write the games of a ladder, numbered as it asks for them."""
    numbers = {asked.key: number for number, asked in enumerate(ladder.plan())}
    ordered = sorted(lines, key=lambda line: numbers[line.key])
    tables.write(folder, NAME, tables.tables(_games(ladder, ordered, [numbers[line.key] for line in ordered])))


def _games(ladder: Ladder, lines: list[Line], numbers: list[int]) -> Games:
    def rows(name: str) -> Any:
        """A row for each game; earlier versions wrote some of them down for none."""
        return numpy.array([getattr(line, name) or [UNKNOWN] * ladder.players for line in lines])

    names = sorted(ladder.bots)
    return Games(
        ladder.game, ladder.options, names, numpy.array(numbers),
        versions=[line.midway for line in lines],
        seeds=[line.seed for line in lines],
        bots=numpy.array([[names.index(bot) for bot in line.seats] for line in lines]),
        scores=rows("scores"), standings=rows("standings"), turns=rows("turns"),
        events=numpy.array([line.events for line in lines]),
        made=rows("decisions"),
    )  # fmt: skip
