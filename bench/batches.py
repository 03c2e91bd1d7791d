"""Batches on a GPU: checked event for event against batches on the cpu, then measured beside games of pgx in the same run.

    python bench/batches.py [--game NAME] [--size 100000] [--sample 300] [--bots] [--seconds 2]

A step is a decision in one game; players choose at random. Each row is printed when it is done; the first of a game waits for its
rules to be compiled. Rows of PyTorch, JAX and pgx say so if one of them is not installed.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import numpy as np

from midway import batch, find, machine
from midway.kernel.fault import Fault
from midway.kernel.game import names
from midway.research.batch import Batch

PLAYERS = 4
PLAIN = 10  # games compared with the plain machine as well
PGX = ("backgammon", "2048", "sparrow_mahjong")
TOLD = ("seats", "ended", "scores", "standings", "turns", "events", "numbers")
COMPILE = "from midway import find; from midway.research.batch import compile_batches; compile_batches(find('{}'))"
say = partial(print, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=names(), help="only this game; can be given more than once")
    parser.add_argument("--size", type=int, default=100_000, help="games of a batch that is measured")
    parser.add_argument("--sample", type=int, default=300, help="games that are compared with the cpu; 0 for none")
    parser.add_argument("--bots", action="store_true", help="compare the games' own bots, too: their rules are compiled as well")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each row")
    args = parser.parse_args()
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # JAX would take most of the GPU's memory
    games = args.game or ["worldsfair", "museum", "destiny"]
    try:
        machine(games[0], "gpu")
    except Fault as fault:
        parser.error(str(fault))
    compiling = {name: subprocess.Popen([sys.executable, "-c", COMPILE.format(name)]) for name in games if args.sample}
    same = True
    for name in games:
        began = time.perf_counter()
        looking = batch(name, PLAYERS, args.size, device="cuda", looking=True)
        _wait()
        say(f"{name}: the first batch of {args.size:,} games took {time.perf_counter() - began:.1f} s")
        for title, steps in _rows(name, args.size, looking):
            say(f"{f'{name}: {title}':<60}{_rate(steps, args.seconds) / 1e6:>10,.1f} M steps/s")
        _hand_over(looking)
        if args.sample:
            compiling[name].wait()
            same = _compare(name, args.sample, args.bots) and same
    for name in PGX:
        _beside(name, args.size, args.seconds)
    if not same:
        raise SystemExit(1)


def _rows(name: str, size: int, looking: Batch) -> Iterator[tuple[str, Callable[[], int]]]:
    def looked() -> int:
        looking.play("random")
        looking.observe()
        looking.mask()
        return size

    def chosen() -> int:
        looking.step(looking.choose("random"), check=False)
        looking.observe()
        looking.mask()
        return size

    def checked() -> int:
        looking.step(looking.choose("random"))
        return size

    yield "random steps with observation and mask", looked
    yield "choose, step, observation and mask", chosen
    yield "the same, with every code checked", checked
    games = batch(name, PLAYERS, size, device="cuda")

    def bare() -> int:
        games.play("random")
        return size

    def many() -> int:
        games.play("random", steps=20)
        return 20 * size

    def stepped() -> int:
        games.step(games.choose("random"), check=False)
        return size

    def passes() -> int:
        games.observe()
        games.mask()
        return stepped()

    yield "random steps only", bare
    yield "random steps only, 20 at once", many
    yield "choose and step", stepped
    yield "observe, mask, choose and step, in four passes", passes


def _rate(steps: Callable[[], int], seconds: float) -> float:
    """Steps per second; the GPU is waited for at both ends."""
    for _ in range(10):  # compiles, and lets games come apart
        steps()
    _wait()
    began, done, rounds = time.perf_counter(), 0, 1
    while (passed := time.perf_counter() - began) < seconds:
        for _ in range(rounds):
            done += steps()
        _wait()
        rounds *= 2
    return done / passed


def _wait() -> None:
    from numba import cuda

    cuda.synchronize()


def _compare(name: str, sample: int, bots: bool) -> bool:
    """Whether the first games are the same on both devices, at every step, in everything that a batch tells."""
    began = time.perf_counter()
    there, here = (batch(name, PLAYERS, sample, seed=3, device=device, looking=True) for device in ("cuda", "cpu"))
    plain = machine(name).play(find(name).start(PLAYERS), min(sample, PLAIN), [0] * PLAYERS, seed=3)
    fields, left, step = list(find(name).state.fields), set(range(sample)), 0
    while left:
        wrong = [what for what in TOLD if not np.array_equal(getattr(there, what), getattr(here, what))]
        wrong += [what for what in ("observe", "mask", "returns") if not _are_equal(getattr(there, what), getattr(here, what))]
        records = np.asarray(there.games)
        wrong += [what for what in fields if not np.array_equal(records[what], here.games[what])]
        for place in left.intersection(np.flatnonzero(here.ended).tolist()):
            left.discard(place)
            if place < PLAIN and here.scores[place].tolist() != plain.scores[place]:
                wrong.append("the plain machine")
        codes = there.choose("random")
        wrong += [] if np.array_equal(codes, here.choose("random")) else ["choose"]
        if wrong:
            say(f"{name}: NOT THE SAME after {step} steps: {', '.join(wrong)}")
            return False
        there.step(np.asarray(codes) if step % 2 else codes)  # from the host and on the device
        here.step(np.asarray(codes))
        step += 1
    seconds = time.perf_counter() - began
    say(f"{name}: {sample} games and more are the same on the GPU and the cpu at each of {step} steps ({seconds:.0f} s)")
    return not bots or _compare_bots(name, sample)


def _are_equal(there: Callable[[], Any], here: Callable[[], Any]) -> bool:
    return np.array_equal(np.asarray(there()), here())


def _compare_bots(name: str, sample: int) -> bool:
    began, bot = time.perf_counter(), find(name).bots[-1]
    seated = [None, *[bot] * (PLAYERS - 1)]
    there, here = (batch(name, PLAYERS, sample, seed=5, device=device, bots=seated) for device in ("cuda", "cpu"))
    scores = [np.asarray(games.finish(bot)) for games in (there, here)]
    same = np.array_equal(*scores) and np.array_equal(there.events, here.events)
    say(f"{name}: games of {bot} are the same: {same} ({time.perf_counter() - began:.0f} s)")
    return same


def _hand_over(games: Batch) -> None:
    """Whether other libraries share arrays."""
    seen, mask = games.observe(), games.mask()
    address = seen.__cuda_array_interface__["data"][0]
    try:
        import torch

        tensors = torch.as_tensor(seen, device="cuda"), torch.from_dlpack(seen), torch.from_dlpack(mask)
        shared = all(tensor.data_ptr() == address for tensor in tensors[:2])
        wanted = torch.rand(mask.shape, device="cuda") * tensors[2]
        games.step(wanted.argmax(dim=1))
        say(f"PyTorch {torch.__version__} shares arrays: {shared}; it chose for {len(seen):,} games on the device")
    except Exception as error:
        say(f"PyTorch: {error!r}")
    try:
        import jax

        array = jax.dlpack.from_dlpack(seen)
        games.step(jax.dlpack.from_dlpack(games.mask()).argmax(axis=1))
        say(f"JAX {jax.__version__} shares arrays: {array.unsafe_buffer_pointer() == address}; it chose, too")
    except Exception as error:
        say(f"JAX: {error!r}")


def _beside(name: str, size: int, seconds: float) -> None:
    """A game of pgx, with its observations and masks, in batches of the same size."""
    try:
        from interfaces import pgx_steps

        rate = _rate(pgx_steps(name, size), seconds)
        say(f"{f'pgx: {name}, with observation and mask':<60}{rate / 1e6:>10,.1f} M steps/s")
    except ImportError as error:
        say(f"pgx: {name} is left out: {error}")
    except Exception as error:
        say(f"pgx: {name} does not run here: {error!r}")


if __name__ == "__main__":
    main()
