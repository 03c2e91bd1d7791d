"""The golden playthroughs are still what the rules play; `make golden` writes them anew."""

from __future__ import annotations

import pytest
from golden.write import FOLDER, GAMES, playthrough


@pytest.mark.parametrize("name", GAMES)
def test_the_playthrough_is_the_golden_one(name):
    assert playthrough(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
