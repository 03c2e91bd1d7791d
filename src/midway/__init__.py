"""Midway: heavy board games with their rules enforced, for people, bots and researchers.

>>> from midway import Match
>>> match = Match("worldsfair", ["Ann", "Bo"], seed=7)
>>> match.choose(match.options[0])

`why(match, seat, code)` says which rule and which fact keep a seat from choosing a code; it is `Match.why`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from . import bots
    from .kernel.game import find, names
    from .kernel.machine import machine
    from .match import Match, WhatIf, verify
    from .research.batch import Batch, batch

    why = Match.why

__version__ = "0.1.0"
__all__ = ["Batch", "Match", "WhatIf", "batch", "bots", "find", "machine", "names", "verify", "why"]

_HOMES = {
    "Match": "midway.match",
    "WhatIf": "midway.match",
    "verify": "midway.match",
    "find": "midway.kernel.game",
    "names": "midway.kernel.game",
    "machine": "midway.kernel.machine",
    "Batch": "midway.research.batch",
    "batch": "midway.research.batch",
}


def __dir__() -> list[str]:
    return sorted(["__version__", *__all__])


def __getattr__(name: str) -> Any:
    """Public names are loaded when first used, so that `import midway` costs nothing."""
    if name in _HOMES:
        return getattr(import_module(_HOMES[name]), name)
    if name == "why":
        return import_module("midway.match").Match.why
    if name == "bots":
        return import_module("midway.bots")
    raise AttributeError(f"module 'midway' has no attribute {name!r}")
