"""`make bench`: machines and searches beside OpenSpiel; rules, a match, a bot's first move and the page beside an earlier
commit; the server beside boardgame.io.

ARGS=--quick to try it.
"""

from __future__ import annotations

import argparse
from functools import partial

import first
import match
import pages
import rules
import search
import table

from midway.research.bench import run as run_machines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="less of everything")
    parser.add_argument(
        "--only", choices=["machines", "search", "rules", "match", "first", "table", "pages"], help="a part of it"
    )
    args = parser.parse_args()
    say = partial(print, flush=True)
    parts = {
        "machines": lambda: run_machines(say, 0.3 if args.quick else 2.0),
        "search": lambda: search.run(say, args.quick),
        "rules": lambda: rules.run(say, args.quick, compiled=not args.quick),
        "match": lambda: match.run(say, args.quick),
        "first": lambda: first.run(say, args.quick),
        "table": lambda: table.run(say, args.quick),
        "pages": lambda: pages.run(say, args.quick),
    }
    for number, part in enumerate([args.only] if args.only else parts):
        if number:
            say("")
        parts[part]()


if __name__ == "__main__":
    main()
