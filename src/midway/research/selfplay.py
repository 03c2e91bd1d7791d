"""A network plays games side by side against itself and learns from them (PPO).

Every choice is made more likely if its seat came out better than the network had expected, and less likely if worse. What counts
is the victory, and a little the lead. In a part of the games one seat is an earlier self, so that what once worked is not
forgotten. Games, observations and masks stay where the network is: on a GPU nothing crosses to the host in a round.
"""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import torch
from torch import nn

from midway.kernel.game import Game

from .batch import batch
from .network import LEAD, VICTORY, Network

STEPS = 64  # decisions in each game between two times of learning
TRACE = 0.95  # how far ahead a choice is judged by what really came of it, not by what was expected next
CLIP, ENTROPY, CAREFUL = 0.2, 0.01, 0.5  # how far a choice may change in a round; what variety is worth; the largest step
LOOKS, PARTS = 2, 32  # how often a round is learned from, and in how many parts
GUESTS = 4  # one game of so many has an earlier self at a seat


class Play:
    """Games side by side, which go on from round to round."""

    def __init__(self, game: Game, players: int, size: int, device: str, seed: int) -> None:
        self.games = games = batch(game, players, size, seed=seed, device=device, looking=True)
        shared = (games.observe(), games.mask(), games.seats, games.ended, games.scores, games.standings)
        self.seen, self.mask, self.seats, self.ended, self.scores, self.standings = (torch.from_dlpack(array) for array in shared)
        self.places = torch.arange(size, device=self.seen.device)
        self.guests = size - size // GUESTS  # the first place with an earlier self
        self.guest = self.places[self.guests :] % players  # its seat there
        many = STEPS, size

        def room(*shape: int, kind: Any = torch.float32) -> Any:
            return torch.zeros(*many, *shape, dtype=kind, device=self.seen.device)

        self.rows, self.masks = room(self.seen.shape[1], kind=self.seen.dtype), room(self.mask.shape[1], kind=torch.bool)
        self.who, self.chosen, self.over = room(kind=torch.int64), room(kind=torch.int64), room(kind=torch.bool)
        self.likely, self.expected, self.results, self.better = room(), room(2), room(players, 2), room(2)
        self.own = room(kind=torch.bool)  # decisions to learn from

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def round(self, network: Network, earlier: Network) -> dict[str, Any]:
        """Play so many steps in every game; all decisions of the network with what came of them."""
        for step in range(STEPS):
            self._step(step, network, earlier)
        self._look_back()
        known = {"seen": self.rows, "mask": self.masks, "chosen": self.chosen, "likely": self.likely, "better": self.better}
        known["aim"] = self.expected + self.better
        own = self.own.flatten().nonzero()[:, 0]
        return {name: tensor.flatten(0, 1)[own] for name, tensor in known.items()}

    def _step(self, step: int, network: Network, earlier: Network) -> None:
        self.rows[step].copy_(self.seen)
        self.masks[step].copy_(self.mask)
        self.who[step].copy_(self.seats)
        own = self.masks[step].sum(dim=1) > 1  # nothing is learned where there is nothing to choose
        likely, self.expected[step] = network.likely(self.rows[step], self.masks[step])
        codes = drawn(likely)
        if self.guests < len(codes):
            invited = self.who[step, self.guests :] == self.guest
            theirs = drawn(earlier.likely(self.rows[step, self.guests :], self.masks[step, self.guests :])[0])
            codes[self.guests :] = torch.where(invited, theirs, codes[self.guests :])
            own[self.guests :] &= ~invited
        self.chosen[step], self.own[step] = codes, own
        self.likely[step] = likely.gather(1, codes[:, None])[:, 0]
        self.games.step(codes, check=False)
        self.over[step] = self.ended > 0
        self.results[step] = worths(self.scores, self.standings)

    def _look_back(self) -> None:
        """How much better each choice came out than expected, from the last step to the first.

        The last decision of a seat in a game that goes on only says what is expected from there.
        """
        following = torch.zeros_like(self.results[0])
        trace, known = torch.zeros_like(following), torch.zeros_like(following[..., 0], dtype=torch.bool)
        for step in reversed(range(STEPS)):
            over, at = self.over[step][:, None], (self.places, self.who[step])
            following = torch.where(over[..., None], self.results[step], following)
            trace = trace.masked_fill(over[..., None], 0)
            known = known | over
            better = following[at] - self.expected[step] + TRACE * trace[at]
            self.better[step] = torch.where(known[at][:, None], better, 0)
            self.own[step] &= known[at]
            following[at], trace[at], known[at] = self.expected[step], self.better[step], True


class Learner:
    """A network that learns, and its earlier selves."""

    def __init__(self, network: Network, rate: float, seed: int) -> None:
        self.network, self.rate = network, rate
        self.optimizer = torch.optim.Adam(network.parameters(), rate, eps=1e-5)
        self.earlier = [deepcopy(network)]
        self.rng = Random(seed)

    def remember(self) -> None:
        """Keep what the network is now as an earlier self."""
        self.earlier.append(deepcopy(self.network))

    def round(self, play: Play, left: float) -> int:
        """Play a round and learn from it, when so large a part of the training is left; returns how many choices there were."""
        known = play.round(self.network, self.rng.choice(self.earlier))
        for group in self.optimizer.param_groups:
            group["lr"] = self.rate * max(left, 0.01)
        known["better"] = known["better"].sum(dim=1)
        known["better"] /= known["better"].std() + 1e-6
        number = len(known["chosen"])
        for _ in range(LOOKS):
            for part in torch.randperm(number, device=play.seen.device).chunk(PARTS):
                self._learn({name: tensor[part] for name, tensor in known.items()}, ENTROPY * left)
        return number

    def _learn(self, known: dict[str, Any], variety: float) -> None:
        likely, expects = self.network.likely(known["seen"], known["mask"])
        ratio = torch.exp(likely.gather(1, known["chosen"][:, None])[:, 0] - known["likely"])
        gain = torch.minimum(ratio * known["better"], ratio.clamp(1 - CLIP, 1 + CLIP) * known["better"]).mean()
        spread = -(likely.exp() * likely).sum(dim=1).mean()
        loss = (expects - known["aim"]).square().mean() - gain - variety * spread
        self.optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), CAREFUL)
        self.optimizer.step()


def drawn(likely: Any) -> Any:
    """A code at each place, drawn by how likely it is."""
    return (likely - torch.empty_like(likely).exponential_().clamp_min_(1e-20).log_()).argmax(dim=1)


def worths(scores: Any, standings: Any) -> Any:
    """What a game brought each seat: its part of the victory, from 1 down, and its lead over the best of the others.

    Both are 0 in sum between two. A lead is counted in the points that a seat has on average, up to 1.
    """
    players = scores.shape[1]
    first = (standings == 0).float()
    winners = first.sum(dim=1, keepdim=True)
    victory = torch.where(winners > 0, (first * players / winners.clamp_min(1) - 1) / (players - 1), 0)
    points = scores.float()
    top = points.topk(2, dim=1).values
    others = torch.where(points == top[:, :1], top[:, 1:], top[:, :1])
    lead = (points - others) / points.abs().mean(dim=1, keepdim=True).clamp_min(1)
    both = [torch.zeros(0)] * 2
    both[VICTORY], both[LEAD] = victory, lead.clamp(-1, 1)
    return torch.stack(both, dim=2)
