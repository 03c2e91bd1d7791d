"""Games with the cpu machine compiled, once for all processes: `python tests/compiled.py` compiles every game."""

from __future__ import annotations

import fcntl
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from midway.kernel.compile import compile_in_child, is_ready
from midway.kernel.folders import user_cache
from midway.kernel.game import Game, find, names
from midway.research import batch


def compiled(name: str) -> Game:
    """A game; the first process that asks compiles it, while the others wait."""
    return _once(find(name), "", is_ready, lambda game: compile_in_child(game).wait())


def batched(name: str) -> Game:
    """A game whose batches are compiled."""
    return _once(find(name), "-batches", batch.is_ready, lambda game: batches_in_child(game).wait())


def batches_in_child(game: Game) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, __file__, game.name])


def _once(game: Game, what: str, is_ready: Callable[[Game], bool], compile: Callable[[Game], int]) -> Game:
    user_cache().mkdir(parents=True, exist_ok=True)
    with Path(user_cache() / f"tests-{game.name}{what}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not is_ready(game):
            assert compile(game) == 0, f"the rules of {game.name} cannot be compiled"
    return game


def main() -> None:
    missing = [find(name) for name in names() if not is_ready(find(name))]
    unready = [find(name) for name in names() if not batch.is_ready(find(name))]
    if missing or unready:
        print("Compiling the rules (once) ...", flush=True)
    children = [*map(compile_in_child, missing), *map(batches_in_child, unready)]
    if sum(child.wait() != 0 for child in children):
        raise SystemExit("the rules cannot be compiled")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        batch.compile_batches(find(sys.argv[1]))
    else:
        main()
