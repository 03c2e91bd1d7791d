"""Observations as Gymnasium describes them."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from .observation import Observation


def box(form: Observation) -> spaces.Box:
    """The space of a game's observations."""
    return spaces.Box(np.array(form.low, np.int16), np.array(form.high, np.int16), dtype=np.int16)
