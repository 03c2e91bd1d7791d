"""`midway train`: a judge is trained and written to a file, or a policy to a folder."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

import midway
from midway.kernel import weights
from midway.kernel.cpu import available
from midway.kernel.fault import Fault
from midway.kernel.files import replacing
from midway.kernel.game import JUDGE, Game
from midway.kernel.machine import MachineError

from .screen import Screen

if TYPE_CHECKING:
    from midway.bots.train import Trained
    from midway.research.training import Check


def train(screen: Screen, game: Game, games: int, epochs: int, seed: int, playouts: int, file: Path | None) -> None:
    """Train a judge for a game; by default it becomes the game's own."""
    if not available():
        raise MachineError("numba")
    from midway.bots.train import train as run

    progress = _Progress(screen)
    path = file or game.folder / JUDGE
    with replacing(path) as out:
        trained = run(game, games, epochs, seed, progress.step, playouts)
        out.write(weights.written(trained.weights, _about(game, trained, games, epochs, seed, playouts)))
    progress.end()
    figures = {name: f"{getattr(trained, name):.3f}" for name in ("surprise", "fair_surprise", "brier", "fair_brier")}
    screen.tell("train-done", n=trained.positions, file=str(path), **figures)
    if trained.before:
        screen.tell("train-before", surprise=f"{trained.before.surprise:.3f}", brier=f"{trained.before.brier:.3f}")


def train_policy(screen: Screen, game: Game, folder: Path, players: int | None, minutes: float, device: str, size: int | None,
                 width: int | None, seed: int) -> None:  # fmt: skip
    """Train a policy for a game by self-play, or go on with the one in a folder."""
    if not available():
        raise MachineError("numba")
    try:
        from midway.research import training
    except ModuleNotFoundError:
        raise Fault("learn-extra") from None
    players = game.players[0] if players is None else players
    game.start(players)  # refuses a number that the game does not have
    title = screen.words("train-curve", game=game.words(screen.language)("title"), n=players)
    asked = training.Training(game, players, minutes, device, size or training.SIZES[device], width or training.WIDTHS[device],
                              seed, folder, title)  # fmt: skip
    heads = [screen.words(f"train-{head}") for head in ("minutes", "rounds", "choices")]
    screen.say("".join(f"{head:>14}" for head in (*heads, "random", *game.bots)))
    bar: Any = click.progressbar(length=round(60 * minutes), label=screen.words("train-learning"), file=sys.stderr)
    try:
        with bar:
            checks = training.train(asked, lambda check: _tell(screen, check), lambda passed: _move(bar, round(60 * passed)))
    except KeyboardInterrupt:
        screen.tell("train-policy-stopped", folder=str(folder))
        raise SystemExit(130) from None
    screen.tell("train-policy-done", folder=str(folder), n=checks[-1].choices, option="--bot")


def _tell(screen: Screen, check: Check) -> None:
    """A line of a training: how often the policy wins alone among each kind of bot."""
    shares = [f"{share.won:.1%} ± {share.reach:.1%}" for share in check.against.values()]
    screen.say("".join(f"{text:>14}" for text in (f"{check.minutes:.1f}", f"{check.rounds:,}", f"{check.choices:,}", *shares)))


def _move(bar: Any, seconds: int) -> None:
    bar.update(min(seconds, bar.length) - bar.pos)


def _about(game: Game, trained: Trained, games: int, epochs: int, seed: int, playouts: int) -> dict[str, Any]:
    """How a judge came about, and of which judge."""
    how = f"--games {games} --epochs {epochs} --seed {seed}" + (f" --playouts {playouts}" if playouts else "")
    before = {**_origin(game), **_measured(trained.before)} if trained.before else None
    return {
        "game": game.name,
        "midway": midway.__version__,
        "command": f"midway train {game.name} {how}",
        "positions": trained.positions,
        **_measured(trained),
        **({"before": before} if before else {}),
    }


def _origin(game: Game) -> dict[str, str]:
    """Where the judge that a game has came from, so that every step of a training can be repeated."""
    told = json.loads((game.folder / JUDGE).read_bytes())
    return {name: told[name] for name in ("command", "sha256")}


def _measured(trained: Trained) -> dict[str, float]:
    return {"surprise": round(trained.surprise, 4), "brier": round(trained.brier, 4)}


class _Progress:
    """A bar for the games, which are learned from as they are played."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.bar: Any = None

    def step(self, done: int, of: int) -> None:
        if self.bar is None:
            self.bar = click.progressbar(length=of, label=self.screen.words("train-learning"), file=sys.stderr)
            self.bar.render_progress()
        self.bar.update(done)

    def end(self) -> None:
        self.bar.render_finish()
