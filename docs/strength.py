"""Write what was measured about the bots into docs/strength.md and the program: `python docs/strength.py FILE...`.

A file is what `midway ladder --file` keeps (.jsonl), or what `midway calibrate --json` prints (.json). Figures that the files do
not renew stay, as long as their bots and judges have not changed; of two figures of a pair, that of more games is kept. Without
files, only the page is written again.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from midway.bots import strength
from midway.bots.ladder import read
from midway.kernel.game import find, names

PAGE = Path(__file__).with_suffix(".md")
HEAD = """# How strong the bots are

Every figure comes from games that the bots played with this program, and stands beside the command that repeats it. The page is
written by `python docs/strength.py` from the files that the commands keep; what was not measured is not here. Shares and ratings
have intervals that contain the true figure 19 times in 20. In a game between a bot and several of another, an equal bot would win
its fair share. A rating that is 150 points higher wins 7 games of 10 between two; the weakest bot has 1000.

A budget is what every bot that searches could spend on a decision, on one core: playouts, or time that the core worked for it.
Without a budget, each bot plays as it does at the table. `tree` is plain open-loop tree search (UCT) with the same budget, whose
playouts follow the game's own bot to the end.

The chances in an analysis combine what the judge says with how playouts of the position end. How much each of them counts was
chosen on such games; what was chosen on one half of them held on the other (`bench/notes.md`).
"""


def main(files: list[Path]) -> None:
    """Add the figures of files to those that are known, and write both files."""
    told = {name: strength.holding(find(name), found) for name, found in strength.kept().items()}
    lines = [line for file in files if file.suffix == ".jsonl" for line in read(file)]
    if left := sum(not strength.is_valid(line) for line in lines):
        print(f"{left} of {len(lines)} games are left out: they did not end, or their bots have changed since.")
    for game, found in strength.figures(lines).items():
        known = told.setdefault(game, {})
        if _bots(known) - _bots(found):
            found.pop("ladder", None)
        met = sorted([*known.get("pairs", ()), *found.pop("pairs")], key=lambda pair: pair["games"])
        renewed = {_kind(pair): pair for pair in met}
        known.update(found, pairs=[renewed[kind] for kind in sorted(renewed)])
    for file in files:
        if file.suffix == ".json":
            found = json.loads(file.read_text(encoding="utf-8"))
            told.setdefault(found["game"], {})["calibration"] = found
    told = {game: strength.holding(find(game), found) for game, found in told.items()}
    strength.FILE.write_text(json.dumps(told, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    PAGE.write_text(page(told), encoding="utf-8")


def _bots(told: dict[str, Any]) -> set[str]:
    """The bots on a ladder; one without some that are known is not put in the place of theirs."""
    return {one["bot"] for one in told["ladder"]["ratings"]} if told.get("ladder") else set()


def _kind(pair: dict[str, Any]) -> tuple[str, int, str, str]:
    return pair["budget"], pair["players"], pair["bot"], pair["against"]


def page(told: dict[str, Any]) -> str:
    """The page as Markdown."""
    parts = [HEAD]
    for name in names():
        if name in told:
            parts.append(f"\n## {find(name).words('en')('title')}\n")
            parts += [write(told[name]) for write in (ladder, pairs, chances)]
    return "".join(parts)


def ladder(told: dict[str, Any]) -> str:
    """The ratings."""
    if not told.get("ladder"):
        return ""
    found = told["ladder"]
    rows = [[one["bot"], f"{one['rating']} ± {one['within']}", f"{one['ms']:.1f}"] for one in found["ratings"]]
    return f"\n### The ladder\n\n{_table(['bot', 'rating', 'ms a decision'], rows)}\n{_source(found)}"


def pairs(told: dict[str, Any]) -> str:
    """Every pair that has met."""
    if not told.get("pairs"):
        return ""
    heads = ["bot", "among", "budget", "games", "wins", "interval", "fair", "ms a decision", "day", "command"]
    return f"\n### Who beats whom\n\n{_table(heads, [_pair(found) for found in told['pairs']])}"


def _pair(found: dict[str, Any]) -> list[str]:
    low, high = found["interval"]
    return [
        found["bot"], f"{found['players'] - 1} {found['against']}", found["budget"] or "its own", str(found["games"]),
        f"{found['share']:.1%}", f"{low:.1%}–{high:.1%}", f"{found['fair']:.0%}", f"{found['ms']:.1f}",
        f"{found['until']}, {found['midway']}", f"`{found['command']}`",
    ]  # fmt: skip


def chances(told: dict[str, Any]) -> str:
    """What an analysis said, and what then happened."""
    if not told.get("calibration"):
        return ""
    found = told["calibration"]
    rows = [
        [f"{one['said']:.1%}", f"{one['won']:.1%}", f"{one['interval'][0]:.1%}–{one['interval'][1]:.1%}", str(one["number"])]
        for one in found["tenths"]
    ]
    alone = f"the judge alone {found['judge']:.4f}, playouts alone {found['playouts']:.4f}, fair shares {found['fair']:.4f}"
    low, high = found["apart"]
    apart = f"Analysis minus playouts: {low:+.4f} to {high:+.4f}."
    brier = f"Brier score of an analysis: {found['said']:.4f}; {alone}. {apart}"
    return f"\n### Do the chances hold?\n\n{_table(['said', 'won', 'interval', 'seats'], rows)}\n{brier}\n{_source(found)}"


def _table(heads: list[str], rows: list[list[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def _source(found: dict[str, Any]) -> str:
    days = " to ".join(sorted({found["from"], found["until"]}))
    return f"{found['games']} games, {days}, Midway {found['midway']}: `{found['command']}`\n"


if __name__ == "__main__":
    main([Path(file) for file in sys.argv[1:]])
