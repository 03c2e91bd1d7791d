"""A bot that plays as a network has learned, from an ONNX file: `midway train GAME --policy FOLDER` writes one.

The network takes rows of observations, `observation`, and says how much it wants each code, `wants`.
"""

from __future__ import annotations

import random
from functools import lru_cache
from pathlib import Path
from typing import Any

from midway.kernel.decision import Decision
from midway.kernel.fault import Fault
from midway.kernel.game import Game
from midway.match.events import View

from .observation import Observation


class LearnedBot:
    """Takes what its network wants most of what is offered."""

    def __init__(self, name: str, file: Path, game: Game, seed: int | str | None = None) -> None:
        self.name = name
        self.form, self.network = Observation(game), _loaded(file, file.stat().st_mtime_ns)
        self.rng = random.Random(seed)
        if [self.network.get_inputs()[0].shape[1], self.network.get_outputs()[0].shape[1]] != [self.form.size, len(game.codes)]:
            raise Fault("policy-game", file=str(file), game=game.name)

    def choose(self, view: View, decision: Decision) -> int:
        if len(decision.codes) == 1:
            return decision.codes[0]
        assert view.seat is not None
        wants = self._wants(self.form.of(view.redeal(self.rng), view.seat))
        return max(decision.codes, key=lambda code: wants[code])

    def _wants(self, row: list[int]) -> Any:
        import numpy as np

        return self.network.run(["wants"], {"observation": np.array([row], np.float32)})[0][0]


@lru_cache(maxsize=8)
def _loaded(file: Path, written: int) -> Any:
    """The network in a file, on one core, so that as many bots can play as there are cores."""
    try:
        import onnxruntime
    except ImportError:
        raise Fault("onnx-extra") from None
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    try:
        return onnxruntime.InferenceSession(str(file), options, providers=["CPUExecutionProvider"])
    except Exception as error:
        raise Fault("policy-file", file=str(file), error=type(error).__name__) from None
