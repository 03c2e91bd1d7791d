"""Write docs/observations.md from the declarations of the games: `python docs/observations.py`."""

from __future__ import annotations

from pathlib import Path

from midway.kernel.game import Game, find, names
from midway.research.observation import Observation, Part

PAGE = Path(__file__).with_suffix(".md")
HEAD = """# What an observation tells

An observation is a row of whole numbers of 16 bits: what one seat sees, field by field, as the state of the game declares it.
[research.md](research.md) says how to get one. `you` is the seat that looks and `you+1` the next one in order of seats, so the
same position reads alike from every seat. A field with axes has a number for each of their places, the last axis varying fastest.
A field that tells one of several values has a number for each of them, 1 for the one it is; "which" stands for a single number
instead, because there are too many values. Of what is hidden there is only how much each of the others has.
`Observation(game).names` has a name for every number. The page is written by `python docs/observations.py`.
"""


def page() -> str:
    """The page as it should read."""
    return "\n".join([HEAD, *(_table(find(name)) for name in names())])


def _table(game: Game) -> str:
    form = Observation(game)
    title = (
        f"## {game.words('en')('title')}\n\n{form.size} numbers for up to {game.players[-1]} players, {len(game.codes)} codes.\n"
    )
    return "\n".join([title, "| from | to | field | by | is | number |", "|---|---|---|---|---|---|", *map(_row, form.parts), ""])


def _row(part: Part) -> str:
    return f"| {part.first} | {part.end - 1} | `{part.field}` | {' × '.join(part.axes)} | {part.meaning} | {part.tells} |"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
