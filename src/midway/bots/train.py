"""The training of a judge: a network learns from games how they ended, and its weights are rounded.

Games are played and learned from some at a time, so that memory does not limit how many there are. The judge is the average of
what the network was at every step of the later part of its training: the last step alone follows chance too closely.

It needs Numba. The same command gives the same weights.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numba import njit

from midway.kernel import judge
from midway.kernel.drivers import WHOLE
from midway.kernel.game import Game
from midway.kernel.gather import SCORED, WON
from midway.kernel.senses import SEATS, senses

from .examples import Examples, play

FIRST, SECOND, HEADS = judge.FIRST, judge.SECOND, judge.HEADS
CAP = np.float32(judge.MOST / judge.UNIT)
ROUND = 2000  # games of every number of players that are played, and then learned from, at a time
HELD_OUT = 20  # for so many games that are learned from, one more is played to measure what was learned
SLICE = 4096  # positions of one number of players that are learned from in a row
RATE, AGAIN_RATE, POINTS_WEIGHT = 0.05, 0.004, 0.05  # the second for a judge that has learned before
FALL = 8  # at its end, one step teaches it 1 + this many times less than at its beginning
SETTLED = 0.5  # the part of its training after which a network is averaged


class Network:
    """The judge while it learns: the same layers, in fractions. Each has a last row for what it adds."""

    def __init__(self, kind: Any, seed: int) -> None:
        rng = np.random.default_rng(seed)
        shapes = ((senses(kind) + 1, FIRST, 0.05, 0.5), (FIRST + 1, SECOND, FIRST**-0.5, 0.1), (SECOND + 1, HEADS, 0.1, 0.0))
        self.layers = []
        for rows, columns, spread, added in shapes:
            layer = rng.normal(0, spread, (rows, columns)).astype(np.float32)
            layer[-1] = added
            self.layers.append(layer)
        self.slopes = [np.full_like(layer, 0.01) for layer in self.layers]  # their squares so far, so that steps become smaller
        self.scale: Any = np.ones(senses(kind), np.float32)
        self.sums = [np.zeros(layer.shape) for layer in self.layers]  # of the layers at every step that is averaged
        self.summed = 0

    def measure_senses(self, parts: list[Examples]) -> None:
        """Find the usual size of each sense's amount, so that all of them weigh about the same at first."""
        squares, counts = np.zeros(len(self.scale)), np.zeros(len(self.scale))
        for part in parts:
            squares += np.bincount(part.marks, part.amounts.astype(np.float64) ** 2, len(self.scale))
            counts += np.bincount(part.marks, minlength=len(self.scale))
        self.scale = np.maximum(1, np.sqrt(squares / np.maximum(1, counts))).astype(np.float32)

    def recall(self, weights: Sequence[int]) -> None:
        """Begin with the weights of a judge instead of random ones."""
        numbers = np.array(weights, np.float32) / judge.UNIT
        end = len(self.scale) * FIRST
        own, second = end + FIRST, end + FIRST + (FIRST + 1) * SECOND
        first = numbers[:end].reshape(-1, FIRST) * self.scale[:, None]
        self.layers = [np.vstack([first, numbers[end:own]]).astype(np.float32),
                       numbers[own:second].reshape(-1, SECOND).copy(), numbers[second:].reshape(-1, HEADS).copy()]  # fmt: skip

    def run(self, part: Examples, order: Any, rate: float) -> Any:
        """Go through positions, and learn from them unless the rate is 0; returns the sums of surprise and Brier scores."""
        return _run(np.float32(rate), order, part.seats, part.ends, part.marks, part.amounts, part.results, self.scale,
                    *self.layers, *self.slopes)  # fmt: skip

    def learn(self, part: Examples, order: Any, rate: float, done: float) -> None:
        """Learn from positions, when so large a part of the training is done."""
        self.run(part, order, rate / (1 + FALL * done))
        if done >= SETTLED:
            self.summed += 1
            for total, layer in zip(self.sums, self.layers, strict=True):
                total += layer

    def settle(self) -> None:
        """Become the average of what it has been."""
        if self.summed:
            self.layers = [(total / self.summed).astype(np.float32) for total in self.sums]

    def weights(self) -> list[int]:
        """The weights rounded, in the order in which the kernel reads them."""
        first, second, heads = self.layers
        scaled = first[:-1] / self.scale[:, None]
        parts = (scaled, first[-1], second, heads)
        whole = np.concatenate([np.round(part * judge.UNIT).ravel() for part in parts])
        return [int(weight) for weight in np.clip(whole, -32768, 32767)]


@dataclass(frozen=True)
class Trained:
    """A judge, and how it does on positions it has not learned from: surprise and Brier score, beside those of fair shares."""

    weights: list[int]
    positions: int
    surprise: float
    brier: float
    fair_surprise: float
    fair_brier: float
    before: Trained | None = None  # the judge that learned on, on the same positions


def train(game: Game, games: int, epochs: int, seed: int, progress: Callable[[int, int], None], playouts: int = 0) -> Trained:
    """Train a judge on so many games of every number of players, and learn from each of them so many times.

    playouts   0: the game's best bot plays, and the judge begins anew; otherwise a search with so many playouts a decision
               plays, with the judge that the game has, and that judge learns on
    progress   called with how many games have just been played, and how many there are
    """
    unseen = range(games, games + max(1, games // HELD_OUT))

    def played(numbers: range) -> list[Examples]:
        whole = unseen.stop * len(game.players)
        return [play(game, seats, numbers, seed, playouts, lambda n: progress(n, whole)) for seats in game.players]

    test = played(unseen)
    network = Network(game.state, seed)
    network.measure_senses(test)
    before = None
    if playouts and game.judge:
        network.recall(game.judge)
        before = _measured(network, test)
    rng = np.random.default_rng(seed)
    rate, positions = AGAIN_RATE if before else RATE, 0
    for first in range(0, games, ROUND):
        numbers = range(first, min(first + ROUND, games))
        parts = played(numbers)
        positions += sum(part.positions for part in parts)
        steps = [step for _ in range(epochs) for step in _steps(parts, rng)]
        for place, (part, order) in enumerate(steps):
            network.learn(part, order, rate, (first + len(numbers) * place / len(steps)) / games)
    network.settle()
    return replace(_measured(network, test), positions=positions, before=before)


def _steps(parts: list[Examples], rng: Any) -> list[tuple[Examples, Any]]:
    """All positions, in random order, some of one number of players at a time."""
    orders = [(part, rng.permutation(part.positions)) for part in parts]
    slices = [(part, order[at : at + SLICE]) for part, order in orders for at in range(0, len(order), SLICE)]
    return [slices[place] for place in rng.permutation(len(slices))]


def _measured(network: Network, parts: list[Examples]) -> Trained:
    """How a network does on positions, and how fair shares would."""
    number = sum(part.positions for part in parts)
    surprise, brier = sum(np.array(network.run(part, np.arange(part.positions), 0.0)) for part in parts) / number
    fair_surprise = sum(part.positions * np.log(part.seats) for part in parts) / number
    fair_brier = sum(part.positions * (1 - 1 / part.seats) for part in parts) / number
    return Trained(network.weights(), number, float(surprise), float(brier), float(fair_surprise), float(fair_brier))


@njit(cache=True)  # type: ignore[untyped-decorator]
def _run(rate: Any, order: Any, seats: Any, ends: Any, marks: Any, amounts: Any, results: Any, scale: Any, first: Any,
         second: Any, heads: Any, first_slopes: Any, second_slopes: Any, heads_slopes: Any) -> Any:  # fmt: skip
    units: Any = np.zeros((SEATS, FIRST + 1), np.float32)
    further: Any = np.zeros((SEATS, SECOND + 1), np.float32)
    said: Any = np.zeros((SEATS, HEADS), np.float32)
    chances: Any = np.zeros(SEATS, np.float32)
    surprise = brier = 0.0
    for position in order:
        for player in range(seats):
            row = position * seats + player
            start = ends[row - 1] if row > 0 else 0
            _sense(units[player], marks[start : ends[row]], amounts[start : ends[row]], scale, first)
            _forward(units[player], second, further[player], True)
            _forward(further[player], heads, said[player], False)
        chances[:seats] = np.exp(said[:seats, 0] - said[:seats, 0].max())
        chances[:seats] /= chances[:seats].sum()
        for player in range(seats):
            row = position * seats + player
            won = np.float32(results[row, WON] / WHOLE)
            surprise -= won * np.log(max(np.float32(1e-9), chances[player]))
            brier += (won - chances[player]) ** 2
            if rate > 0:
                missed = said[player, 1] - np.float32(results[row, SCORED] / judge.SCALE)
                said[player, 0] = chances[player] - won
                said[player, 1] = np.float32(POINTS_WEIGHT) * missed
                back = _backward(rate, said[player], further[player], heads, heads_slopes)
                back = _backward(rate, back[:SECOND], units[player], second, second_slopes)
                start = ends[row - 1] if row > 0 else 0
                _learn_senses(rate, back, marks[start : ends[row]], amounts[start : ends[row]], scale, first, first_slopes)
    return surprise, brier


@njit(cache=True)  # type: ignore[untyped-decorator]
def _sense(units: Any, marks: Any, amounts: Any, scale: Any, first: Any) -> None:
    """What the first layer makes of what a seat senses."""
    units[:FIRST] = first[-1]
    for pair in range(len(marks)):
        units[:FIRST] += first[marks[pair]] * (np.float32(amounts[pair]) / scale[marks[pair]])
    for unit in range(FIRST):
        units[unit] = min(CAP, max(np.float32(0), units[unit]))
    units[FIRST] = 1


@njit(cache=True)  # type: ignore[untyped-decorator]
def _forward(units: Any, layer: Any, there: Any, capped: Any) -> None:
    """From one layer to the next; the last unit is always 1."""
    count = layer.shape[1]
    there[:count] = 0
    for unit in range(layer.shape[0]):
        if units[unit] != 0:
            there[:count] += layer[unit] * units[unit]
    if capped:
        for unit in range(count):
            there[unit] = min(CAP, max(np.float32(0), there[unit]))
        there[count] = 1


@njit(cache=True)  # type: ignore[untyped-decorator]
def _backward(rate: Any, wrong: Any, units: Any, layer: Any, slopes: Any) -> Any:
    """Improve a layer by how wrong the next one was; returns how wrong that makes the units of this one."""
    back: Any = np.zeros(len(units), np.float32)
    for unit in range(len(units)):
        if 0 < units[unit] < CAP:
            back[unit] = (layer[unit] * wrong).sum()
        if units[unit] != 0:
            slope = wrong * units[unit]
            slopes[unit] += slope * slope
            layer[unit] -= rate * slope / np.sqrt(slopes[unit])
    return back


@njit(cache=True)  # type: ignore[untyped-decorator]
def _learn_senses(rate: Any, back: Any, marks: Any, amounts: Any, scale: Any, first: Any, slopes: Any) -> None:
    """Improve the first layer."""
    for pair in range(len(marks) + 1):
        row = marks[pair] if pair < len(marks) else len(first) - 1
        amount = np.float32(amounts[pair]) / scale[row] if pair < len(marks) else np.float32(1)
        for unit in range(FIRST):
            if back[unit] != 0:
                slope = back[unit] * amount
                slopes[row, unit] += slope * slope
                first[row, unit] -= rate * slope / np.sqrt(slopes[row, unit])
