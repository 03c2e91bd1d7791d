"""A game between any bots, played through a match: each sees what its seat sees. The game can be played in another process."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cache
from time import perf_counter, thread_time
from typing import NamedTuple

from midway.kernel.content import Tree
from midway.kernel.cpu import available
from midway.kernel.drivers import LONGEST
from midway.kernel.fault import Fault
from midway.kernel.game import Game
from midway.kernel.game import find as find_game
from midway.match.events import Seat
from midway.match.match import Match

from . import ROLES, TREE, Bot, compiled, find, guarded
from .search import Budget


@dataclass(frozen=True)
class Contest:
    """A game to be played: who sits where, the seed, and a budget for the bots that search, if not their own."""

    game: str
    seats: tuple[str, ...]
    seed: str
    options: dict[str, str] = field(default_factory=dict)
    corrections: Tree = field(default_factory=dict)
    budget: Budget | None = None


@dataclass
class Clock:
    """How long a bot has thought about decisions that left it a choice."""

    decisions: int = 0
    seconds: float = 0.0

    @property
    def ms(self) -> float:
        """Milliseconds for a decision, on average."""
        return 1000 * self.seconds / max(1, self.decisions)


class Choice(NamedTuple):
    """What was chosen at an event, by which seat, and of how many options."""

    event: int
    seat: int
    code: int
    options: int


@dataclass(frozen=True)
class Played:
    """How a game ended; in one that was stopped because it grew too long, everybody is last and nobody wins.

    turns    each seat's place in playing order, from 0
    clocks   by bot
    choices  every decision
    faults   what went wrong with bots that are not ours; the game's own bot chose in their place
    """

    scores: list[int]
    standings: list[int]
    turns: list[int]
    events: int
    clocks: dict[str, Clock]
    choices: list[Choice]
    faults: list[Fault]


def play(contest: Contest) -> Played:
    """Play a game to its end; equal seeds and budgets of playouts give equal games."""
    game = find_game(contest.game)
    prepare(game, contest.seats, contest.corrections)  # on another computer, or if somebody has emptied the cache
    seats = [Seat(f"{bot} {number + 1}", bot) for number, bot in enumerate(contest.seats)]
    match = Match(game, seats, seed=contest.seed, options=contest.options, corrections=contest.corrections)
    bots = {
        number: find(game, bot, f"{contest.seed} {number}", match.content, contest.budget)
        for number, bot in enumerate(contest.seats)
    }
    for bot in contest.seats:
        _warm_up(game, bot, len(seats))
    clocks = {bot: Clock() for bot in contest.seats}
    opener, choices = match.seat, []
    while match.seat >= 0 and match.number < LONGEST:
        choices.append(_decide(match, bots[match.seat], clocks[contest.seats[match.seat]]))
    rules, everyone = match.plain.rules, range(len(seats))
    standings = [rules.standing(match.state, seat) for seat in everyone] if match.seat < 0 else [len(seats)] * len(seats)
    turns = [rules.turn(match.state, seat, opener) for seat in everyone]
    guarded.end(bots, match.result)
    scores = [rules.score(match.state, seat) for seat in everyone]
    return Played(scores, standings, turns, match.number, clocks, choices, guarded.faults(bots))


def prepare(game: Game, bots: Iterable[str], corrections: Tree | None = None, notice: Callable[[], None] = lambda: None) -> None:
    """Compile the searches of bots, so that every process that plays finds them ready; `notice` is called if that takes long."""
    if not available():
        return
    searching = {bot for bot in bots if bot in ROLES and game.levels[ROLES.index(bot)].playouts}
    if searching and not compiled.is_ready(game, corrections):
        notice()
        compiled.compile_search(game, corrections)
    if TREE in bots:
        _warm_up(game, TREE, game.players[0])


@cache
def _warm_up(game: Game, bot: str, players: int) -> None:
    """Let a bot of ours choose once, so that loading its code is not counted as thinking."""
    if bot not in (*ROLES, TREE):
        return
    match = Match(game, players, seed=1)
    assert match.decision is not None
    find(game, bot, budget=Budget(1)).choose(match.view(match.seat), match.decision)


def _decide(match: Match, bot: Bot, clock: Clock) -> Choice:
    decision, view = match.decision, match.for_bot()
    assert decision is not None
    time = perf_counter if isinstance(bot, guarded.Guarded) else thread_time  # bots from elsewhere think elsewhere
    began = time()
    code = bot.choose(view, decision)
    if len(decision.codes) > 1:
        clock.decisions += 1
        clock.seconds += time() - began
    chosen = Choice(match.number, match.seat, code, len(decision.codes))
    match.choose(code)
    return chosen
