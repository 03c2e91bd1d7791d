"""Searches compiled in a child process, so that nobody waits: `python -m midway.bots.compiled GAME`."""

from __future__ import annotations

import json
import subprocess
import sys

from midway.kernel.compile import in_child
from midway.kernel.content import Tree, Values
from midway.kernel.cpu import READY, available, without_sweeping
from midway.kernel.folders import user_cache
from midway.kernel.game import Game, find
from midway.kernel.machine import machine

from .search import Search, folder


def is_ready(game: Game, corrections: Tree | Values | None = None) -> bool:
    """True if a search can start from its cache, without compiling; where there is none at all, Numba is not even loaded."""
    kept = (user_cache() / "kernel").glob(f"{game.name}-*/{READY}")
    return available() and any(kept) and (folder(game, corrections) / READY).exists()


def compile_in_child(game: Game, corrections: Tree | None = None) -> subprocess.Popen[bytes]:
    """Start compiling a game's search in another process; when it exits with 0, it is ready."""
    return in_child(__name__, game, corrections)


@without_sweeping()
def compile_search(game: Game, corrections: Tree | None = None) -> None:
    """Compile a game's search and leave it in the cache."""
    search = Search(machine(game, "cpu", corrections))
    start = game.start(game.players[0], corrections=corrections)
    table = search.machine.table(start)
    while search.machine.seat(table) < 0:
        search.machine.apply(table, search.machine.draw(table, 1))
    state = search.machine.state(table)
    search.look(state, search.machine.legal(table), 1, seed=1)
    (folder(game, corrections) / READY).touch()


if __name__ == "__main__":
    compile_search(find(sys.argv[1]), json.loads(sys.argv[2]))
