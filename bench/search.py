"""How fast searches are, on one core: simulations a second beside OpenSpiel's MCTS, memory of a tree, judgements a second.

    python bench/search.py [--quick]

Times are of the processor. A simulation goes as the game's bots make it: by its policy, to the end of the game or to its judge.
In a game of several bots, rivals are taken for each of them: for the first as long as a bot knows nothing, for the best in hints.
OpenSpiel's go by random choices to the end.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from statistics import median
from typing import Any

from progress import progress

from midway.bots.search import Budget, Search
from midway.kernel.game import find, names
from midway.kernel.judge import judge
from midway.kernel.machine import contract_of, machine
from midway.kernel.rule import rule
from midway.kernel.senses import sensing

PLAYERS = 4
MIDDLE = {"destiny": 400, "museum": 250, "worldsfair": 90}  # events after which a game is in its middle
REFERENCE = "OpenSpiel hearts, MCTS"
NODES, MOST_MEGABYTES = 100_000, 64
ROUNDS = 5
Say = Callable[[str], None]


def run(say: Say, quick: bool) -> None:
    """Print everything."""
    seconds = 0.2 if quick else 1.0
    searches = {name: Search(machine(name, "cpu")) for name in names()}
    measures: dict[str, Callable[[], float]] = {}
    for name, search in searches.items():
        for where, events in (("start", 0), ("middle", MIDDLE[name])):
            progress(f"compiling {name}")
            for bot, kind in enumerate(search.game.bots, 1):
                among = f", {kind} rivals" if len(search.game.bots) > 1 else ""
                measures[f"{name}, {where}{among}"] = _simulations(search, events, seconds, bot)
    if peer := _openspiel(seconds):
        measures[REFERENCE] = peer
    rates: dict[str, list[float]] = {title: [] for title in measures}
    for _ in range(ROUNDS):
        for title, measure in measures.items():
            progress(title)
            rates[title].append(measure())
    say(f"Simulations a second of a search, {PLAYERS} players, one core; median of {ROUNDS} interleaved rounds")
    for title, found in rates.items():
        ratio = f"{median(found) / median(rates[REFERENCE]):>8.2f} times {REFERENCE}" if peer else ""
        say(f"{title:<40}{median(found):>12,.0f}{ratio}")
    _memory(say)
    _judgements(say, 2_000 if quick else 20_000)


def _position(search: Search, events: int) -> Any:
    """A table at the first real choice after so many events of a game between the game's bots."""
    engine = search.machine
    table = engine.table(search.game.start(PLAYERS))
    for number, _ in enumerate(engine.events(table, [len(search.game.bots)] * PLAYERS, 1, 0)):
        if number >= events and engine.seat(table) >= 0 and len(engine.legal(table)) > 2:
            break
    return table


def _simulations(search: Search, events: int, seconds: float, rival: int) -> Callable[[], float]:
    table = _position(search, events)
    codes, taken = search.machine.legal(table), [rival] * PLAYERS
    taken[search.machine.seat(table)] = len(search.game.bots)
    search.look_at(table, PLAYERS, codes, 1, seed=1)

    def measure() -> float:
        began = time.process_time()
        found = search.look_at(table, PLAYERS, codes, Budget(seconds=seconds), seed=1, taken=taken)
        return sum(finding.tried for finding in found) / (time.process_time() - began)

    return measure


def _openspiel(seconds: float) -> Callable[[], float] | None:
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game("hearts")
    state, rng = game.new_initial_state(), random.Random(1)
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    batch = 2000

    def measure() -> float:
        done, began = 0, time.process_time()
        while time.process_time() - began < seconds:
            evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
            bot = pyspiel.MCTSBot(game, evaluator, 2.0, batch, NODES, False, 1, False)
            bot.step(state)
            done += batch
        return done / (time.process_time() - began)

    return measure


def _memory(say: Say) -> None:
    """How large a tree is."""
    size = Search(machine(names()[0], "cpu"), nodes=NODES).tree.nbytes / 2**20
    say(f"{f'{NODES:,} nodes of a tree':<40}{size:>12.1f} MB (at most {MOST_MEGABYTES})")


@rule
def judge_often(game: Any, seats: int, weights: Any, sensed: Any, worth: Any, times: int) -> None:
    """Ask the judge again and again."""
    for _ in range(times):
        judge(game, seats, weights, sensed, worth)


def _judgements(say: Say, times: int) -> None:
    """How often a judge says what a position is worth to everyone."""
    say("Judgements a second, each of all seats")
    for name in names():
        game, engine = find(name), machine(name, "cpu")
        search = Search(engine)
        table = _position(search, MIDDLE[name])
        judged = engine.bound(judge_often, contract_of(game) | sensing(game.state))
        given = table[0], PLAYERS, engine.weights(game.judge), search.sensed, search.worth
        judged(*given, 1)
        began = time.process_time()
        judged(*given, times)
        say(f"{name:<40}{times / (time.process_time() - began):>12,.0f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="shorter rounds")
    run(print, parser.parse_args().quick)


if __name__ == "__main__":
    main()
