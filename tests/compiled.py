"""Games with the cpu machine compiled, once for all processes: `python tests/compiled.py` compiles every game."""

from __future__ import annotations

import fcntl
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from midway.kernel.compile import is_ready
from midway.kernel.folders import user_cache
from midway.kernel.game import Game, find, names
from midway.kernel.machine import machine
from midway.research import batch


def compiled(name: str) -> Game:
    """A game; the first process that asks compiles it, while the others wait."""
    return _once(find(name), is_ready)


def batched(name: str) -> Game:
    """A game whose batches are compiled too."""
    return _once(find(name), lambda game: is_ready(game) and batch.is_ready(game))


def _once(game: Game, is_ready: Callable[[Game], bool]) -> Game:
    user_cache().mkdir(parents=True, exist_ok=True)
    with Path(user_cache() / f"tests-{game.name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not is_ready(game):
            assert _in_child(game).wait() == 0, f"the rules of {game.name} cannot be compiled"
    return game


def _in_child(game: Game) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, __file__, game.name])


def compile_all(game: Game) -> None:
    """Compile a game and its batches, which share most of their parts."""
    if not is_ready(game):
        machine(game, "cpu").compile()
    batch.compile_batches(game)


def main() -> None:
    games = [find(name) for name in names()]
    missing = [game for game in games if not is_ready(game) or not batch.is_ready(game)]
    if missing:
        print("Compiling the rules (once) ...", flush=True)
    children = [_in_child(game) for game in missing]
    if sum(child.wait() != 0 for child in children):
        raise SystemExit("the rules cannot be compiled")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        compile_all(find(sys.argv[1]))
    else:
        main()
