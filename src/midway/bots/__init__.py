"""Bots: programs that play. A bot gets what its seat may see, never the position itself."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Protocol

from midway.kernel.content import Tree, Values
from midway.kernel.cpu import available
from midway.kernel.decision import Decision
from midway.kernel.fault import Fault
from midway.kernel.game import Game
from midway.kernel.machine import Plain, machine, table_machine
from midway.match.events import View
from midway.match.match import Match

if TYPE_CHECKING:
    from .search import Budget

__all__ = ["Bot", "find", "names", "play"]

RANDOM = "random"
ROLES = ("visitor", "guide", "merchant", "engineer", "architect")  # the five levels; each game says how strong they are
MERCHANT = 2
TREE = "tree"  # plain tree search: nobody's opponent, but the yardstick of `midway ladder`
SECONDS = (0.0, 0.0, 0.5, 0.75, 1.0)  # after which the search of each level ends on a slow machine
PLAIN = 0.5  # as long, where the search is not compiled and would not find much in any time


class Bot(Protocol):
    """Anything that answers a decision from a view. The decision's texts are written only if the bot reads them."""

    name: str

    def choose(self, view: View, decision: Decision) -> int:
        """The code of one of the decision's options."""
        ...


class RandomBot:
    """Picks a random option."""

    name = RANDOM

    def __init__(self, seed: int | str | None = None) -> None:
        self.rng = random.Random(seed)

    def choose(self, view: View, decision: Decision) -> int:
        return self.rng.choice(decision.codes)


class PolicyBot:
    """A game's own bot, written in kernel Python; it is asked about a position that looks like the view."""

    def __init__(self, game: Game, name: str, seed: int | str | None = None, corrections: Tree | Values | None = None) -> None:
        self.name = name
        self.number = game.bots.index(name) + 1
        self.plain: Plain = machine(game, "plain", corrections)
        self.rng = random.Random(seed)

    def choose(self, view: View, decision: Decision) -> int:
        return self.plain.choose([view.redeal(self.rng)], self.number, self.rng.getrandbits(32))


class StrayingBot:
    """A game's own bot that makes a random choice now and then."""

    def __init__(self, bot: PolicyBot, name: str, astray: int) -> None:
        self.name = name
        self.bot = bot
        self.astray = astray

    def choose(self, view: View, decision: Decision) -> int:
        if self.bot.rng.randrange(256) < self.astray:
            return self.bot.rng.choice(decision.codes)
        return self.bot.choose(view, decision)


def programs(game: Game) -> list[str]:
    """The bots that every machine plays by itself, by their numbers in the rules: random, and the game's own."""
    return [RANDOM, *game.bots]


def names(game: Game) -> list[str]:
    """The bots that play a game, weakest first: programs, and the five levels; then those that are not ours."""
    from . import others

    ours = [RANDOM, *ROLES[:MERCHANT], *game.bots, *ROLES[MERCHANT:]] if game.bots else [RANDOM]
    return [*ours, *others.names()]


def seconds(game: Game, name: str) -> float:
    """How long a bot may think about a decision; 0 for one that answers at once."""
    return SECONDS[ROLES.index(name)] if name in ROLES and game.levels[ROLES.index(name)].playouts else 0.0


def find(
    game: Game,
    name: str,
    seed: int | str | None = None,
    corrections: Tree | Values | None = None,
    budget: Budget | None = None,
) -> Bot:
    """A bot by name; one that searches runs compiled where its code is ready, with its own budget or the one given."""
    if name not in (*names(game), TREE):
        raise Fault("bot", bot=name, known=", ".join(names(game)))
    if name == RANDOM:
        return RandomBot(seed)
    if name in game.bots:
        return PolicyBot(game, name, seed, corrections)
    if name == TREE:
        from . import tree

        return tree.TreeBot(table_machine(game, available(), corrections), budget or tree.BUDGET, seed)
    if name not in ROLES:
        from . import others

        return others.make(name, game, seed, corrections)
    level = game.levels[ROLES.index(name)]
    if level.playouts:
        from . import compiled, search

        ready = compiled.is_ready(game, corrections)
        own = search.Budget(level.playouts, SECONDS[ROLES.index(name)] * (1 if ready else PLAIN))
        return search.SearchBot(table_machine(game, ready, corrections), budget or own, seed, name)
    return StrayingBot(PolicyBot(game, game.bots[-1], seed, corrections), name, level.astray)


def play(match: Match, bots: dict[int, Bot]) -> None:
    """Let bots play until a seat without one decides or the match is over.

    >>> from midway import Match, bots
    >>> match = Match("worldsfair", 2, seed=7)
    >>> greedy = bots.find(match.game, "greedy", seed=1)
    >>> bots.play(match, {0: greedy, 1: greedy})
    >>> match.result.scores
    [50, 51]
    """
    while match.seat in bots:
        decision = match.decision
        assert decision is not None
        match.choose(bots[match.seat].choose(match.for_bot(), decision))
