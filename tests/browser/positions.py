"""Positions with every kind of decision, found by playing here and brought to the server as records of real tables."""

from __future__ import annotations

import random
from functools import cache
from importlib import import_module

from midway import Match, bots
from midway.kernel.rule import ACTIVE, CHANCE, NAMED
from midway.match.record import dumps

# Players, options and seeds of games that meet every kind of decision between them, and how often the bot chooses.
GAMES = {
    "worldsfair": (2, {"approvals": "asked"}, (1,), 0.0),
    "museum": (3, {"pavilions": "on", "loans": "on"}, (32,), 0.0),
    "destiny": (4, {}, (5, 2, 7), 0.8),
}


def kinds_of(game):
    """All kinds of decision that a game asks players for."""
    steps = import_module(f"midway.games.{game}.codes").steps
    return {step.name for step in steps if step.asks in (ACTIVE, NAMED)}


@cache
def positions(game):
    """A record of each kind of decision, by kind, at the first time it is asked."""
    players, options, seeds, skill = GAMES[game]
    found = {}
    for seed in seeds:
        rng = random.Random(seed)
        match = Match(game, players, mirror=True, options=options)
        bot = bots.find(match.game, "greedy", seed=3)
        while match.decision and match.number < 1500:
            if match.seat != CHANCE and match.decision.kind not in found:
                found[match.decision.kind] = dumps(match)
            clever = skill and match.seat != CHANCE and rng.random() < skill
            match.choose(bot.choose(match.view(match.seat), match.decision) if clever else rng.choice(match.legal()))
    return found
