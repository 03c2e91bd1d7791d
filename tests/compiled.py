"""Games with the cpu machine compiled, once for all processes: `python tests/compiled.py` compiles every game."""

from __future__ import annotations

import fcntl
from pathlib import Path

from midway.kernel.compile import compile_in_child, is_ready
from midway.kernel.folders import user_cache
from midway.kernel.game import Game, find, names


def compiled(name: str) -> Game:
    """A game; the first process that asks compiles it, while the others wait."""
    game = find(name)
    user_cache().mkdir(parents=True, exist_ok=True)
    with Path(user_cache() / f"tests-{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not is_ready(game):
            assert compile_in_child(game).wait() == 0, f"the rules of {name} cannot be compiled"
    return game


def main() -> None:
    missing = [name for name in names() if not is_ready(find(name))]
    if missing:
        print(f"Compiling the rules of {', '.join(missing)} (once) ...", flush=True)
    children = [compile_in_child(find(name)) for name in missing]
    if sum(child.wait() != 0 for child in children):
        raise SystemExit("the rules cannot be compiled")


if __name__ == "__main__":
    main()
