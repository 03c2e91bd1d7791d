"""A bot that plays as `learn.py` has learned.

    midway play worldsfair --seats you,policy --bot policy="python examples/learned.py policy.onnx"

It turns what its seat sees into an observation and asks the network, with onnxruntime, what it wants most.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from typing import Any

from midway import find
from midway.match.events import View
from midway.research.observation import Observation

Wants = Callable[[list[int]], Any]  # from an observation to a number for each code


def loaded(file: str) -> Wants:
    """The network in a file."""
    import numpy as np
    import onnxruntime

    session = onnxruntime.InferenceSession(file)
    return lambda row: session.run(["wants"], {"observation": np.array([row], np.float32)})[0][0]


def choose(form: Observation, wants: Wants, seat: int, told: dict[str, Any]) -> int:
    """The code that the network wants most among those that are offered."""
    view = View.from_named(form.game.name, seat, told["number"], told["view"])
    wanted = wants(form.of(view.redeal(random.Random(1)), seat))
    return max((option["code"] for option in told["options"]), key=lambda code: wanted[code])


def main() -> None:
    """Speak with Midway, as docs/bots.md describes it."""
    wants = loaded(sys.argv[1])
    form, seat = Observation(find("worldsfair")), 0
    for line in sys.stdin:
        told = json.loads(line)
        if told["type"] == "start":
            form, seat = Observation(find(told["game"])), told["seat"] - 1
        elif told["type"] == "decide":
            print(json.dumps({"code": choose(form, wants, seat, told)}), flush=True)


if __name__ == "__main__":
    main()
