"""What all tests share: a home of their own, and rules compiled once for all workers."""

from __future__ import annotations

import fcntl
import os
import tempfile
from pathlib import Path

import pytest

os.environ["MIDWAY_DATA"] = tempfile.mkdtemp(prefix="midway-test-")
os.environ["XDG_CONFIG_HOME"] = tempfile.mkdtemp(prefix="midway-test-")


@pytest.fixture(scope="session")
def worldsfair():
    """World's Fair 1893, with the cpu machine compiled: by the first worker, while the others wait."""
    from midway.kernel.compile import compile_in_child, is_ready
    from midway.kernel.cpu import user_cache
    from midway.kernel.game import find

    game = find("worldsfair")
    user_cache().mkdir(parents=True, exist_ok=True)
    with Path(user_cache() / "tests.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not is_ready(game):
            assert compile_in_child(game).wait() == 0
    return game
