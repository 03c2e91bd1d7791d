"""Writes the charts and tables of every study: `python docs/studies/write.py [--games N] [--only NAME]`.

Each study is a page, NAME.md, whose words are written by hand; its figures, at the end, come from NAME.py.
"""

from __future__ import annotations

import argparse
import importlib
import time
from pathlib import Path

from common import picture, table

FOLDER = Path(__file__).parent
MARK = "## Figures"  # what follows on a page is written here
STUDIES = ("order", "start", "figures", "homes", "wins", "luck")
GAMES = 2000


def write(name: str, games: int, folder: Path = FOLDER) -> None:
    """Make the charts of a study, and put them and their tables on its page."""
    began = time.monotonic()
    made = importlib.import_module(name).charts(games)
    for chart in made:
        (folder / f"{chart.name}.svg").write_text(picture(chart), encoding="utf-8")
    page = (FOLDER / f"{name}.md").read_text(encoding="utf-8")
    words, mark, _ = page.partition(MARK)
    shown = "\n".join(f"![{chart.title}]({chart.name}.svg)\n\n{table(chart)}\n" for chart in made)
    (folder / f"{name}.md").write_text(f"{words}{mark}\n\n{shown}", encoding="utf-8")
    print(f"{name}: {time.monotonic() - began:.0f} s", flush=True)


def main() -> None:
    """Write what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=GAMES, help=f"games of a kind ({GAMES})")
    parser.add_argument("--only", choices=STUDIES, help="one of them")
    asked = parser.parse_args()
    for name in [asked.only] if asked.only else STUDIES:
        write(name, asked.games)


if __name__ == "__main__":
    main()
