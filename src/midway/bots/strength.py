"""How strong the bots are, as measured: figures from ladders and calibrations, kept in strength.json beside this file.

`python docs/strength.py FILE...` writes the figures and docs/strength.md. A figure counts only for bots that are still made as
they were when it was measured.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Any

from midway.kernel.game import Game, find
from midway.kernel.game import names as game_names
from midway.kernel.weights import sha256

from . import ROLES, TREE, names, others
from .ladder import Line, how_made, read_budget
from .ratings import pairs, rated

FILE = Path(__file__).parent / "strength.json"


@cache
def kept() -> dict[str, Any]:
    """All figures by game: `ladder`, `pairs` and `calibration`, as far as they were measured."""
    return json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}


def measured(game: Game) -> dict[str, Any]:
    """The figures of a game that still hold."""
    return holding(game, kept().get(game.name, {}))


def holding(game: Game, told: dict[str, Any]) -> dict[str, Any]:
    """Of all figures of a game, those whose bots, or whose chances, are still made as they were."""
    ladder, calibration = told.get("ladder"), told.get("calibration")
    made = {"weights": sha256(game.judge), "trust": asdict(game.trust)}
    return {
        "ladder": ladder if ladder and _holds(game, ladder) else None,
        "pairs": [pair for pair in told.get("pairs", ()) if _holds(game, pair)],
        "calibration": calibration if calibration and made.items() <= calibration.items() else None,
    }


def beats(game: Game, bot: str) -> dict[str, Any] | None:
    """What one of the five levels won against the one below it, at the smallest table; None if nobody has measured that."""
    if bot not in ROLES[1:]:
        return None
    sought = {"bot": bot, "against": ROLES[ROLES.index(bot) - 1], "players": game.players[0], "budget": ""}
    return next((pair for pair in measured(game)["pairs"] if sought.items() <= pair.items()), None)


def _holds(game: Game, figure: dict[str, Any]) -> bool:
    """True if the bots of a figure are still made as they were."""
    budget = read_budget(figure["budget"]) if figure["budget"] else None
    return all(made == how_made(game, bot, figure["players"], budget) for bot, made in figure["made"].items())


def figures(lines: Iterable[Line]) -> dict[str, Any]:
    """What valid games say, by game."""
    valid = [line for line in lines if is_valid(line)]
    found: dict[str, Any] = {}
    for name in game_names():
        played = [line for line in valid if line.game == name]
        if played:
            found[name] = {**_ladder(find(name), played), "pairs": _pairs(played)}
    return found


def is_valid(line: Line) -> bool:
    """True if a game was played to its end, without options, by our bots as they are now."""
    if not line.ended or line.options:
        return False
    known = line.game in game_names() and set(line.seats) <= {*names(find(line.game)), TREE} - set(others.names())
    return known and _holds(find(line.game), {"budget": line.budget, "players": len(line.seats), "made": line.bots})


def _ladder(game: Game, lines: list[Line]) -> dict[str, Any]:
    """Ratings from the smallest tables, where every bot has its own budget."""
    smallest = [line for line in lines if len(line.seats) == game.players[0] and not line.budget]
    own = [line for line in smallest if TREE not in line.seats]
    if not own:
        return {}
    return {"ladder": {"players": game.players[0], "ratings": [asdict(one) for one in rated(own)], **_about(own)}}


def _pairs(lines: list[Line]) -> list[dict[str, Any]]:
    """Every pair with its figures: own budgets first, then the others, small tables first."""
    by_kind: dict[tuple[str, int, str, str], list[Line]] = {}
    for line in lines:
        lone = line.number % len(line.seats)
        by_kind.setdefault((line.budget, len(line.seats), line.seats[lone], line.seats[lone - 1]), []).append(line)
    return [_pair(by_kind[kind]) for kind in sorted(by_kind)]


def _pair(lines: list[Line]) -> dict[str, Any]:
    [pair] = pairs(lines)
    ms = round(sum(line.ms[pair.bot] for line in lines) / len(lines), 1)
    return {**pair.to_json(), "ms": ms, **_about(lines)}


def _about(lines: list[Line]) -> dict[str, Any]:
    """How many games there were, how their bots were made, how to repeat them, with which versions and when they were played."""
    days = sorted({line.at for line in lines})
    return {
        "games": len(lines),
        "budget": lines[0].budget,
        "made": {bot: made for line in lines for bot, made in sorted(line.bots.items())},
        "command": _command(lines),
        "midway": ", ".join(sorted({line.midway for line in lines})),
        "from": days[0],
        "until": days[-1],
    }


def _command(lines: list[Line]) -> str:
    """The command that plays these games."""
    first = lines[0]
    rivals: dict[str, set[str]] = {bot: set() for line in lines for bot in line.seats}
    for line in lines:
        lone = line.number % len(line.seats)
        rivals[line.seats[lone]].add(line.seats[lone - 1])
    bots = ",".join(sorted(rivals, key=lambda bot: (-len(rivals[bot]), bot)))
    games, seed = max(line.number for line in lines) + 1, first.seed.partition("-")[0]
    budget = f" --budget {first.budget}" if first.budget else ""
    return f"midway ladder {first.game} --bots {bots} --players {len(first.seats)} --games {games} --seed {seed}{budget}"
