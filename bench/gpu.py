"""The gpu machine: a million games in one batch, a sample of them checked event by event against the plain machine.

Run it on a machine with an NVIDIA GPU:  python bench/gpu.py [--game museum] [--option pavilions=on] [--games 1000000]
"""

from __future__ import annotations

import argparse
import time

from midway import find, machine
from midway.kernel.fault import Fault
from midway.kernel.game import names
from midway.kernel.gpu import Gpu
from midway.kernel.machine import Plain
from midway.kernel.noise import stream
from midway.kernel.redeal import SPECTATOR
from midway.kernel.state import State

SAMPLE = 300


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=names(), default="worldsfair")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the game; may be repeated")
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bots", choices=["random", "greedy"], default="random")
    args = parser.parse_args()
    game = find(args.game)
    try:
        start = game.start(args.players, dict(option.partition("=")[::2] for option in args.option))
        gpu = machine(game, "gpu")
    except Fault as fault:
        parser.error(str(fault))
    bots = [0 if args.bots == "random" else 1] * args.players
    began = time.perf_counter()
    gpu.play(start, 1024, bots, 1)
    print(f"compiled in {time.perf_counter() - began:.1f} s")
    for _ in range(3):
        began = time.perf_counter()
        batch = gpu.play(start, args.games, bots, 1)
        seconds = time.perf_counter() - began
        rates = [("decisions", batch.decisions), ("events", batch.events), ("games", args.games)]
        speed = ", ".join(f"{count / seconds / 1e6:,.1f} M {what}/s" for what, count in rates)
        print(f"{args.games:,} games of {args.players} players in {seconds:.3f} s: {speed}; mean score {batch.scores.mean():.3f}")
    plain = machine(game, "plain")
    ended = plain.play(start, SAMPLE, bots, 1)
    same = ended.scores == batch.scores[:SAMPLE].tolist() and ended.standings == batch.standings[:SAMPLE].tolist()
    few = gpu.play(start, SAMPLE, bots, 1)
    same = same and (few.wins, few.points, few.events) == (ended.wins, ended.points, ended.events)
    traced = gpu.trace(start, SAMPLE, bots, 1) == plain.trace(start, SAMPLE, bots, 1)
    dealt = redealt(gpu, plain, start, bots)
    print(f"first {SAMPLE} games against the plain machine: same events {traced}, same results {same}, same redeals {dealt}")
    if not (same and traced and dealt):
        raise SystemExit(1)


def redealt(gpu: Gpu, plain: Plain, start: State, bots: list[int]) -> bool:
    """Whether both machines deal anew in the same way what each seat cannot see, at every event of a game."""
    table = plain.table(start)
    states = [plain.state(table) for _ in plain.events(table, bots, 1, 0)]
    for seat in range(SPECTATOR, len(bots)):
        there = gpu.redeal(states, seat, seed=5)
        for number, state in enumerate(states):
            here = plain.table(state)
            plain.redeal(here, seat, stream(5, number))
            if here[0] != there[number]:
                return False
    return True


if __name__ == "__main__":
    main()
