"""Golden playthroughs: whole games as text, for a person to read and for a test to compare.

make golden        writes them anew; read the diff before you commit it
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from midway import Match, bots
from midway.games.destiny.state import SEAT_NAMES, TERRITORY_NAMES
from midway.games.museum.state import PAVILION_NAMES
from midway.games.worldsfair.state import AREA_NAMES, CARD_NAMES, FIGURE_NAMES, Fair
from midway.kernel.rule import CHANCE, NOBODY

FOLDER = Path(__file__).parent
GAMES = {
    "worldsfair-2": (2, {"approvals": "asked"}),
    "worldsfair-3": (3, {}),
    "worldsfair-4": (4, {"start_space": "extra", "empty_ranks": "yes", "tied_first": "reversed"}),
    "museum-2": (2, {"edition": "2"}),
    "museum-3": (3, {}),
    "museum-4": (4, {"pavilions": "on", "loans": "on", "boards": "advanced"}),
    "destiny-3": (3, {}),
    "destiny-4": (4, {"cash": "open"}),
    "destiny-5": (5, {}),
}


# What an axis of this length counts, and the fields whose changes are told: the others follow from the cards dealt.
AXES = {
    "worldsfair": {4: ("1", "2", "3", "4"), 5: AREA_NAMES, 8: FIGURE_NAMES, 14: CARD_NAMES},
    "museum": {3: PAVILION_NAMES, 4: ("1", "2", "3", "4")},
    "destiny": {5: SEAT_NAMES, 74: TERRITORY_NAMES},
}
TOLD = {
    "worldsfair": set(Fair.fields) - {"frames", "depth", "dealt", "position", "deck", "place", "ring", "cards", "home"},
    "museum": {
        "tokens", "supply", "prestige", "track", "held", "discards", "objects", "lent", "favours_held", "filled", "collected",
        "gallery", "full", "shares",
    },
    "destiny": {
        "era", "held", "cash", "profit", "points", "supply", "purchased", "pioneers", "loss", "holder", "city", "most_cities",
        "panama", "ends",
    },
}  # fmt: skip
# Games told turn by turn: a line for all that a seat chooses in a row, then what the turn has changed.
TURNS = ("museum", "destiny")


def playthrough(name: str) -> str:
    """One game between bots that mostly play greedily: each choice, what chance does after it, and what has changed."""
    players, options = GAMES[name]
    match = Match(name.partition("-")[0], players, options=options, mirror=True)
    rng = random.Random(name)
    greedy = bots.find(match.game, "greedy", seed=name)
    lines = [f"{name}: {players} players, {options or 'default options'}, {len(match.game.codes)} codes"]
    before = match.state.to_json()
    lines.append(f"0 {_chance(match, rng)}")
    last = turn = NOBODY
    while decision := match.decision:
        told = f"{decision.number} seat {decision.seat + 1} "
        if match.game.name in TURNS and decision.seat == last:
            told = f"{lines.pop()} · "
        elif match.game.name not in TURNS or match.state.player != turn:
            lines += _changes(match, before)
            before = match.state.to_json()
        last, turn = decision.seat, match.state.player
        free = rng.random() < 0.2
        code = rng.choice(decision.options).code if free else greedy.choose(match.view(decision.seat), decision)
        match.choose(code)
        choice = f"{match.game.codes.text(code)} of {len(decision.options)} [{decision.rule}]"
        lines.append(f"{told}{choice} {_chance(match, rng)}".rstrip())
    assert match.result is not None
    lines += _changes(match, before)
    lines += [f"seat {seat + 1}: {parts}" for seat, parts in enumerate(match.result.parts)]
    lines.append(f"winners {[seat + 1 for seat in match.result.winners]}")
    return "\n".join(lines) + "\n"


def _chance(match: Match, rng: random.Random) -> str:
    """Let chance play on, and say what it did."""
    drawn = []
    while match.seat == CHANCE:
        options = match.options
        option = rng.choices(options, [option.weight or 0 for option in options])[0]
        match.choose(option)
        drawn.append(match.game.codes.text(option.code).partition(":")[2])
    return f"({', '.join(drawn)})" if drawn else ""


def _changes(match: Match, before: dict[str, Any]) -> list[str]:
    """What differs between a position and the present one, in one line."""
    after, told, axes = match.state.to_json(), TOLD[match.game.name], AXES[match.game.name]
    found = [text for name in before if name in told for text in _differences(name, before[name], after[name], axes)]
    return ["    " + "; ".join(found)] if found else []


def _differences(path: str, before: Any, after: Any, axes: dict[int, tuple[str, ...]]) -> Iterator[str]:
    if isinstance(before, list):
        for name, old, new in zip(axes[len(before)], before, after, strict=True):
            yield from _differences(f"{path}.{name}", old, new, axes)
    elif before != after:
        yield f"{path} {before}->{after}"


if __name__ == "__main__":
    for golden in GAMES:
        (FOLDER / f"{golden}.txt").write_text(playthrough(golden), encoding="utf-8")
        print(f"wrote {golden}.txt")
