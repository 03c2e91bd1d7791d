"""What all tests share: a home of their own, and rules compiled once for all workers."""

from __future__ import annotations

import os
import tempfile

import pytest

os.environ["MIDWAY_DATA"] = tempfile.mkdtemp(prefix="midway-test-")
os.environ["XDG_CONFIG_HOME"] = tempfile.mkdtemp(prefix="midway-test-")


@pytest.fixture(scope="session")
def worldsfair():
    """World's Fair 1893, with the cpu machine compiled."""
    from compiled import compiled

    return compiled("worldsfair")
