"""`make bench`: machines and searches beside OpenSpiel; rules, a match, a bot's first move, the page and what a server
costs beside an earlier commit; hints; the server beside boardgame.io.

ARGS=--quick to try it.
"""

from __future__ import annotations

import argparse
from functools import partial

import first
import hints
import interfaces
import match
import pages
import rules
import search
import table
import wire

from midway.research.bench import run as run_machines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="less of everything")
    known = ["machines", "interfaces", "search", "rules", "match", "first", "hints", "table", "pages", "wire"]
    parser.add_argument("--only", choices=known, help="a part of it")
    args = parser.parse_args()
    say = partial(print, flush=True)
    parts = {
        "machines": lambda: run_machines(say, 0.3 if args.quick else 2.0),
        "interfaces": lambda: interfaces.run(say, args.quick),
        "search": lambda: search.run(say, args.quick),
        "rules": lambda: rules.run(say, args.quick, compiled=not args.quick),
        "match": lambda: match.run(say, args.quick),
        "first": lambda: first.run(say, args.quick),
        "hints": lambda: hints.run(say, args.quick),
        "table": lambda: table.run(say, args.quick),
        "pages": lambda: pages.run(say, args.quick),
        "wire": lambda: wire.run(say, args.quick),
    }
    for number, part in enumerate([args.only] if args.only else parts):
        if number:
            say("")
        parts[part]()


if __name__ == "__main__":
    main()
