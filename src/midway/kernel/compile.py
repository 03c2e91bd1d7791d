"""Compiling in a child process, so that nobody waits: `python -m midway.kernel.compile GAME`."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import TYPE_CHECKING

from .content import Tree
from .cpu import READY, available, cache_folder

if TYPE_CHECKING:
    from .game import Game


def is_ready(game: Game, corrections: Tree | None = None) -> bool:
    """True if the cpu machine can start from its cache, without compiling."""
    return available() and (cache_folder(game, game.content.values(corrections)) / READY).exists()


def compile_in_child(game: Game, corrections: Tree | None = None) -> subprocess.Popen[bytes]:
    """Start filling the cache in another process; when it exits with 0, the cpu machine is ready."""
    return in_child(__name__, game, corrections)


def in_child(module: str, game: Game, corrections: Tree | None) -> subprocess.Popen[bytes]:
    """Start a module that compiles something of a game in another process."""
    return subprocess.Popen(
        [sys.executable, "-m", module, game.name, json.dumps(corrections or {})],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def main() -> None:
    """Compile a game named on the command line."""
    from .game import find
    from .machine import machine

    machine(find(sys.argv[1]), "cpu", json.loads(sys.argv[2]) if len(sys.argv) > 2 else {}).compile()


if __name__ == "__main__":
    main()
