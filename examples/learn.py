"""A policy that learns World's Fair 1893 by playing against itself, on a CPU in a few minutes.

    pip install 'midway[learn]'
    python examples/learn.py --minutes 5 --out policy.onnx
    midway play worldsfair --seats you,policy --bot policy="python examples/learned.py policy.onnx"

All games of a round are played side by side in a batch, both seats by the same network. Then every choice is made more likely
if its seat came out better than the network had expected, and less likely if worse (PPO, with the points ahead as the reward).
"""

from __future__ import annotations

import argparse
import time
from math import sqrt

import numpy as np
import torch
from torch import nn

from midway import batch
from midway.research.batch import Batch

GAME, PLAYERS = "worldsfair", 2
POINTS = 20  # points ahead that count as 1
TRACE = 0.95  # how far ahead a choice is judged by what really came of it, not by what was expected next
CLIP, ENTROPY = 0.2, 0.01  # how far a choice may change in one round; how much variety is worth
LOOKS, PART = 3, 1024  # how often each round is learned from, and choices at a time


class Policy(nn.Module):
    """From what a seat observes to how much it wants each code, and how far ahead it expects to be."""

    def __init__(self, size: int, codes: int, width: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.wants, self.expects = nn.Linear(width, codes), nn.Linear(width, 1)

    def forward(self, observation: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        small = torch.sign(observation) * torch.log1p(torch.abs(observation))
        body = self.body(small)
        return self.wants(body), self.expects(body)[:, 0]


def chances(policy: Policy, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
    """How likely each allowed code is, and what is expected."""
    wants, expects = policy(seen)
    return torch.distributions.Categorical(logits=wants.masked_fill(~mask, -1e9), validate_args=False), expects


@torch.no_grad()
def play(policy: Policy, games: Batch) -> dict[str, torch.Tensor]:
    """Play every game to its end; all decisions with what came of them."""
    steps = []
    while len(places := np.flatnonzero(games.seats >= 0)):
        seen = torch.from_numpy(games.observe()[places].astype(np.float32))
        mask = torch.from_numpy(games.mask()[places])
        chance, expects = chances(policy, seen, mask)
        chosen = chance.sample()
        steps.append((places, games.seats[places].copy(), seen, mask, chosen, chance.log_prob(chosen), expects))
        codes = np.zeros(games.size, np.int64)
        codes[places] = chosen.numpy()
        games.step(codes, check=False)
    ahead = torch.from_numpy((games.scores - games.scores[:, ::-1]).astype(np.float32)) / POINTS
    better, following, trace = [], ahead.clone(), torch.zeros_like(ahead)
    for places, seats, _, _, _, _, expects in reversed(steps):  # from the end back to the beginning
        trace[places, seats] = following[places, seats] - expects + TRACE * trace[places, seats]
        following[places, seats] = expects
        better.append(trace[places, seats])
    names = ("seen", "mask", "chosen", "likely", "expected")
    columns = {name: torch.cat([step[number] for step in steps]) for number, name in enumerate(names, 2)}
    return {**columns, "better": torch.cat(better[::-1])}


def learn(policy: Policy, optimizer: torch.optim.Optimizer, known: dict[str, torch.Tensor]) -> None:
    """Make what came out better than expected more likely."""
    aims, spread = known["expected"] + known["better"], known["better"].std() + 1e-6
    for _ in range(LOOKS):
        for part in torch.randperm(len(aims)).split(PART):
            chance, expects = chances(policy, known["seen"][part], known["mask"][part])
            ratio = torch.exp(chance.log_prob(known["chosen"][part]) - known["likely"][part])
            better = known["better"][part] / spread
            gain = torch.minimum(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
            loss = -gain + 0.5 * (expects - aims[part]).square().mean() - ENTROPY * chance.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimizer.step()


@torch.no_grad()
def measure(policy: Policy, rival: str, games: int, seed: int = 10**6) -> tuple[float, float]:
    """How often the policy beats a bot, from both seats, taking what it wants most; and how far the true share may be off."""
    won = []
    for seat in range(PLAYERS):
        bots = [None if other == seat else rival for other in range(PLAYERS)]
        table = batch(GAME, PLAYERS, games // PLAYERS, seed=seed + seat, bots=bots, restart="never", looking=True)
        while (table.seats >= 0).any():
            wants, _ = policy(torch.from_numpy(table.observe().astype(np.float32)))
            table.step(wants.masked_fill(~torch.from_numpy(table.mask()), -1e9).argmax(dim=1).numpy(), check=False)
        first = table.standings == 0
        won.append(first[:, seat] / np.maximum(1, first.sum(axis=1)))
    every = np.concatenate(won)
    return float(every.mean()), 1.96 * sqrt(every.var() / len(every))


def train(minutes: float, size: int, seed: int = 1, checks: int = 5, say=print) -> Policy:
    """Train for some minutes; says now and then how strong the policy is."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)  # so small a network is quicker on one core
    games = batch(GAME, PLAYERS, size, seed=seed, restart="never", looking=True)
    policy = Policy(games.form.size, len(games.codes))
    optimizer = torch.optim.Adam(policy.parameters(), 1e-3)
    began, rounds, told = time.monotonic(), 0, 0
    while (passed := (time.monotonic() - began) / 60) < minutes:
        games.reset(seed + rounds)
        learn(policy, optimizer, play(policy, games))
        rounds += 1
        if passed >= told * minutes / checks:
            told += 1
            random, greedy = (measure(policy, rival, 400)[0] for rival in ("random", "greedy"))
            say(f"{passed:5.1f} min  {rounds * size:>8,} games  {random:.0%} against random  {greedy:.0%} against greedy")
    return policy


def export(policy: Policy, file: str) -> None:
    """Write the policy as ONNX, for any number of observations at a time."""
    seen, many = torch.zeros(2, policy.body[0].in_features), torch.export.Dim("games")
    torch.onnx.export(policy.eval(), (seen,), file, input_names=["observation"], output_names=["wants", "expects"],
                      dynamic_shapes=({0: many},), external_data=False, verbose=False)  # fmt: skip


def main() -> None:
    """Train, measure and export."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=5, help="how long to train (5)")
    parser.add_argument("--size", type=int, default=512, help="games of a round (512)")
    parser.add_argument("--games", type=int, default=4000, help="games to measure with (4000)")
    parser.add_argument("--out", default="policy.onnx", help="the file to write (policy.onnx)")
    asked = parser.parse_args()
    policy = train(asked.minutes, asked.size)
    for rival in ("random", "greedy"):
        share, reach = measure(policy, rival, asked.games)
        print(f"against {rival}: {share:.1%} ± {reach:.1%} of {asked.games} games")
    export(policy, asked.out)
    print(f"The policy is in {asked.out}.")


if __name__ == "__main__":
    main()
