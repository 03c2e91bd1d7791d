"""`make bench`: the machines beside OpenSpiel, then the table beside boardgame.io. ARGS=--quick to try it."""

from __future__ import annotations

import argparse
from functools import partial

import table

from midway.research.bench import run as run_machines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="less of everything")
    parser.add_argument("--only", choices=["machines", "table"], help="half of it")
    args = parser.parse_args()
    say = partial(print, flush=True)
    if args.only != "table":
        run_machines(say, 0.3 if args.quick else 2.0)
    if args.only is None:
        say("")
    if args.only != "machines":
        table.run(say, args.quick)


if __name__ == "__main__":
    main()
