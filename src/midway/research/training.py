"""The training of a policy: rounds of play for some minutes, measured again and again, in a folder that keeps everything.

policy.onnx     the policy so far, for bots and other programs
checkpoint.pt   what is needed to go on
curve.jsonl     a line for every time the policy was measured
curve.svg       the same as a drawing
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np
import torch

from midway.kernel.fault import Fault
from midway.kernel.files import replacing
from midway.kernel.game import Game

from .batch import batch
from .curve import drawing
from .network import NEVER, Network, export
from .observation import Observation
from .selfplay import Learner, Play

POLICY, CHECKPOINT, LINES, CURVE = "policy.onnx", "checkpoint.pt", "curve.jsonl", "curve.svg"
SIZES, WIDTHS, RATES = ({"cpu": 512, "cuda": 16_384}, {"cpu": 256, "cuda": 512}, {"cpu": 1e-3, "cuda": 5e-4})
CHECKS = 10  # times that the policy is measured on the way
SELVES = 20  # earlier selves that are kept
FEW, MORE, MANY = 100, 50, 1000  # games to measure with: at least, for each minute of training, at most
LAST = 4  # times as many at the end
CONFIDENCE = 1.96  # standard errors on either side, for 95 of 100


@dataclass(frozen=True)
class Training:
    """What is to be trained, and how; equal trainings can go on with each other."""

    game: Game
    players: int
    minutes: float
    device: str
    size: int
    width: int
    seed: int
    folder: Path
    title: str  # of the drawing

    @property
    def kind(self) -> dict[str, Any]:
        """What a checkpoint has to fit."""
        return {"game": self.game.name, "version": self.game.version, "players": self.players, "width": self.width}

    @property
    def games(self) -> int:
        """Games to measure with on the way, so that it takes a small part of the time."""
        return round(min(MANY, max(FEW, MORE * self.minutes)))


@dataclass(frozen=True)
class Share:
    """How often the policy won, and how far the true share may be from that."""

    won: float
    reach: float
    games: int


@dataclass(frozen=True)
class Check:
    """How far a training was at some time.

    choices   decisions that were learned from
    against   by name, how the policy did alone among such bots
    """

    minutes: float
    rounds: int
    choices: int
    against: dict[str, Share] = field(default_factory=dict)


@dataclass
class Progress:
    """A training on its way."""

    learner: Learner
    minutes: float = 0.0
    rounds: int = 0
    choices: int = 0
    checks: list[Check] = field(default_factory=list)


def train(asked: Training, tell: Callable[[Check], None], passed: Callable[[float], None]) -> list[Check]:
    """Train a policy, or go on with the one in the folder; returns how strong it was on the way.

    tell     called with every measurement
    passed   called after every round with the minutes so far
    """
    if asked.device == "cuda":
        if not torch.cuda.is_available():
            raise Fault("torch-cuda")
        torch.set_float32_matmul_precision("high")
    else:
        torch.set_num_threads(1)  # so small a network is quicker on one core
    torch.manual_seed(asked.seed)
    asked.folder.mkdir(parents=True, exist_ok=True)
    progress = _recalled(asked)
    if progress.minutes >= asked.minutes:
        return progress.checks
    play = Play(asked.game, asked.players, asked.size, asked.device, asked.seed + progress.rounds)
    began = time.monotonic() - 60 * progress.minutes
    try:
        while progress.minutes < asked.minutes:
            left = 1 - progress.minutes / asked.minutes
            progress.choices += progress.learner.round(play, left)
            progress.rounds += 1
            progress.minutes = (time.monotonic() - began) / 60
            if (1 - left) * SELVES >= len(progress.learner.earlier):
                progress.learner.remember()
            if (1 - left) * CHECKS >= len(progress.checks):
                _check(asked, progress, asked.games, tell)
                _keep(asked, progress)
            passed(progress.minutes)
    finally:
        _keep(asked, progress)
    _check(asked, progress, LAST * asked.games, tell)
    _keep(asked, progress)
    return progress.checks


def measure(network: Network, game: Game, players: int, rival: str, games: int, seed: int) -> Share:
    """How often a policy wins alone among bots of one kind, at every seat in turn, taking what it wants most."""
    device, shares = next(network.parameters()).device, []
    for seat in range(players):
        bots = [None if other == seat else rival for other in range(players)]
        table = batch(game, players, max(1, games // players), seed=seed + seat, bots=bots, restart="never", looking=True)
        while (table.seats >= 0).any():
            table.step(_wanted(network, table.observe(), table.mask(), device), check=False)
        first = table.standings == 0
        shares.append(first[:, seat] / np.maximum(1, first.sum(axis=1)))
    won = np.concatenate(shares)
    return Share(float(won.mean()), CONFIDENCE * sqrt(won.var() / len(won)), len(won))


@torch.no_grad()  # type: ignore[untyped-decorator]
def _wanted(network: Network, seen: Any, mask: Any, device: Any) -> Any:
    wants, _ = network(torch.from_numpy(seen).to(device))
    return wants.masked_fill(~torch.from_numpy(mask).to(device), NEVER).argmax(dim=1).cpu().numpy()


def _check(asked: Training, progress: Progress, games: int, tell: Callable[[Check], None]) -> None:
    seed = 10**6 + progress.rounds  # far from the seeds of the training
    network, players = progress.learner.network, asked.players
    against = {rival: measure(network, asked.game, players, rival, games, seed) for rival in ("random", *asked.game.bots)}
    check = Check(round(progress.minutes, 2), progress.rounds, progress.choices, against)
    progress.checks.append(check)
    tell(check)


def _recalled(asked: Training) -> Progress:
    """The training in the folder, or a new one."""
    network = Network(Observation(asked.game).size, len(asked.game.codes), asked.width).to(asked.device)
    progress = Progress(Learner(network, RATES[asked.device], asked.seed))
    file = asked.folder / CHECKPOINT
    if file.exists():
        try:
            _recall(progress, asked, torch.load(file, map_location=asked.device, weights_only=True))
        except Fault:
            raise
        except Exception:  # whatever PyTorch makes of a damaged file
            raise Fault("policy-damaged", file=str(file)) from None
    return progress


def _recall(progress: Progress, asked: Training, kept: dict[str, Any]) -> None:
    """Go on from what a checkpoint has kept."""
    if kept["kind"] != asked.kind:
        raise Fault("policy-other", file=str(asked.folder / CHECKPOINT))
    progress.learner.network.load_state_dict(kept["network"])
    progress.learner.optimizer.load_state_dict(kept["optimizer"])
    progress.minutes, progress.rounds, progress.choices = kept["minutes"], kept["rounds"], kept["choices"]
    progress.checks = [_read(line) for line in (asked.folder / LINES).read_text(encoding="utf-8").splitlines()]


def _keep(asked: Training, progress: Progress) -> None:
    """Write everything to the folder."""
    learner = progress.learner
    kept = {"kind": asked.kind, "network": learner.network.state_dict(), "optimizer": learner.optimizer.state_dict()}
    kept |= {"minutes": progress.minutes, "rounds": progress.rounds, "choices": progress.choices}
    with replacing(asked.folder / CHECKPOINT) as out:
        torch.save(kept, out)
    with replacing(asked.folder / LINES) as out:
        out.write("".join(json.dumps(asdict(check)) + "\n" for check in progress.checks).encode())
    lines = {
        rival: [(check.minutes, check.against[rival].won, check.against[rival].reach) for check in progress.checks]
        for rival in (progress.checks[0].against if progress.checks else ())
    }
    if lines:
        with replacing(asked.folder / CURVE) as out:
            out.write(drawing(asked.title, lines, 1 / asked.players).encode())
    export(learner.network, asked.folder / POLICY)


def _read(line: str) -> Check:
    told = json.loads(line)
    return Check(**{**told, "against": {rival: Share(**share) for rival, share in told["against"].items()}})
