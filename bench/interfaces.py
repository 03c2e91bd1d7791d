"""Steps per second through each interface, and in batches, beside games of the other projects in the same run.

    python bench/interfaces.py [--quick] [--game NAME]

A step is a decision with what its player sees and which choices are legal. Players choose at random. Batches run on every core,
everything else on one. Each of our rows says how many times as many steps it makes as the others' games that are stepped in the
same way. Rows of projects that are not installed are left out: `pip install pygame` for the games of PettingZoo, `pip install pgx
jax` for those of pgx.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import random
import time
from collections.abc import Callable, Iterator
from statistics import median
from typing import Any

import numpy as np

GAMES = ("worldsfair", "museum", "destiny")
PLAYERS = 4
SIZE = 4096  # games of a batch
ROUNDS = 5
Say = Callable[[str], None]
Steps = Callable[[], int]  # does some steps and says how many
BATCH, VECTOR, SINGLE, AGENTS, SPIEL, BARE = range(6)  # ways to step a game
Row = tuple[str, int, Steps]  # a name, the way, and what is measured


def run(say: Say, quick: bool, games: tuple[str, ...] = GAMES) -> None:
    """Print everything."""
    ours, theirs = [row for game in games for row in _ours(game)], list(_theirs())
    seconds = 0.2 if quick else 1.0
    say(f"Steps per second with observation and mask, median of {ROUNDS} interleaved rounds of {seconds:g} s")
    say(f"Midway's games with {PLAYERS} players; batches of {SIZE:,} games on {os.cpu_count()} cores")
    found: dict[str, list[float]] = {name: [] for name, _, _ in ours + theirs}
    for _, _, steps in ours + theirs:
        steps()
    for _ in range(ROUNDS):
        for name, _, steps in ours + theirs:
            found[name].append(_rate(steps, seconds))
    for name, way, _ in ours:
        beside = ", ".join(_times(found, name, peer) for peer, other, _ in theirs if other == way)
        say(f"{name:<40}{median(found[name]):>12,.0f}   {beside}".rstrip())
    for name, _, _ in theirs:
        say(f"{name:<40}{median(found[name]):>12,.0f}")


def _times(found: dict[str, list[float]], name: str, peer: str) -> str:
    """How many times as quick a row is as another, in the median of the rounds."""
    times = median(one / other for one, other in zip(found[name], found[peer], strict=True))
    return f"{times:,.{0 if times >= 10 else 2}f} × {peer.partition(',')[0]}"


def _rate(steps: Steps, seconds: float) -> float:
    began, done = time.perf_counter(), 0
    while (passed := time.perf_counter() - began) < seconds:
        done += steps()
    return done / passed


def _ours(game: str) -> Iterator[Row]:
    import gymnasium
    import pyspiel

    import midway.research.gymnasium  # noqa: F401, registers the games
    from midway import batch
    from midway.research import openspiel, pettingzoo

    openspiel.register()
    games, looking = (batch(game, players=PLAYERS, size=SIZE, looking=looking) for looking in (False, True))

    def stepped() -> int:
        games.observe()
        games.mask()
        games.step(games.choose("random"), check=False)
        return SIZE

    def looked() -> int:
        looking.play("random")
        looking.observe()
        looking.mask()
        return SIZE

    def bare() -> int:
        games.play("random", steps=10)
        return 10 * SIZE

    yield f"{game}: batch, steps only", BARE, bare
    yield f"{game}: batch, in four passes", BATCH, stepped
    yield f"{game}: batch, looking, in one pass", BATCH, looked
    name, seated = f"midway/{game}-v1", {"players": PLAYERS, "bots": "random"}
    yield f"{game}: Gymnasium, {SIZE} games", VECTOR, _vector(gymnasium.make_vec(name, num_envs=SIZE, **seated))
    yield f"{game}: Gymnasium", SINGLE, _single(gymnasium.make(name, **seated))
    yield f"{game}: PettingZoo", AGENTS, _agents(pettingzoo.env(game, players=PLAYERS))
    yield f"{game}: OpenSpiel", SPIEL, _spiel(pyspiel.load_game(f"midway_{game}(players={PLAYERS})"))


def _theirs() -> Iterator[Row]:
    import gymnasium
    import pyspiel

    many = gymnasium.make_vec("CartPole-v1", num_envs=SIZE, vectorization_mode="vector_entry_point")
    yield f"CartPole-v1, {SIZE} games", VECTOR, _vector(many)
    yield "CartPole-v1", SINGLE, _single(gymnasium.make("CartPole-v1"))
    if _has("pygame"):
        from pettingzoo.classic import connect_four_v3, tictactoe_v3

        yield "connect_four_v3", AGENTS, _agents(connect_four_v3.env())
        yield "tictactoe_v3", AGENTS, _agents(tictactoe_v3.env())
    import open_spiel.python.games  # noqa: F401, registers its games in Python

    for name in ("hearts", "gin_rummy", "python_kuhn_poker"):
        yield name, SPIEL, _spiel(pyspiel.load_game(name))
    if _has("pgx"):
        for name in ("backgammon", "2048", "sparrow_mahjong"):
            yield f"pgx {name}, {SIZE} games", BATCH, pgx_steps(name, SIZE)


def _has(module: str) -> bool:
    return importlib.util.find_spec(module) is not None


def _single(env: Any) -> Steps:
    """One game of Gymnasium."""
    rng = random.Random(1)
    info: dict[str, Any] = {}
    over = True

    def steps() -> int:
        nonlocal info, over
        for _ in range(20):
            if over:
                _, info = env.reset(seed=rng.getrandbits(30))
            code = rng.choice(np.flatnonzero(info["action_mask"])) if "action_mask" in info else rng.randrange(env.action_space.n)
            _, _, ended, cut, info = env.step(int(code))
            over = ended or cut
        return 20

    return steps


def _vector(envs: Any) -> Steps:
    """Many games of Gymnasium; the first legal code from a random one on is chosen."""
    rng, free = np.random.default_rng(1), np.ones((envs.num_envs, envs.single_action_space.n), bool)
    info = envs.reset(seed=1)[1]

    def steps() -> int:
        nonlocal info
        mask = info.get("action_mask", free)
        _, _, _, _, info = envs.step((rng.random(mask.shape, np.float32) * mask).argmax(axis=1))
        return len(mask)

    return steps


def _agents(env: Any) -> Steps:
    """One game of PettingZoo, to its end."""
    rng = random.Random(1)

    def steps() -> int:
        env.reset(seed=rng.getrandbits(30))
        done = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
            else:
                env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
                done += 1
        return done

    return steps


def _spiel(game: Any) -> Steps:
    """One game of OpenSpiel, to its end."""
    rng, informed = random.Random(1), game.get_type().provides_information_state_tensor

    def steps() -> int:
        state, done = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.information_state_tensor() if informed else state.observation_tensor()
                state.apply_action(rng.choice(state.legal_actions()))
                done += 1
        return done

    return steps


def pgx_steps(name: str, size: int) -> Steps:
    """Many games of pgx, stepped and begun anew by compiled code."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    begin, step = jax.jit(jax.vmap(env.init)), jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def stepped(state: Any, key: Any) -> tuple[Any, Any]:
        key, chosen, drawn = jax.random.split(key, 3)
        wanted = jax.random.uniform(chosen, state.legal_action_mask.shape) * state.legal_action_mask
        return step(state, wanted.argmax(axis=1), jax.random.split(drawn, size)), key

    key = jax.random.PRNGKey(1)
    state = begin(jax.random.split(key, size))

    def steps() -> int:
        nonlocal state, key
        state, key = stepped(state, key)
        jax.block_until_ready(state.observation)
        return size

    return steps


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="shorter rounds, to try it")
    parser.add_argument("--game", action="append", choices=GAMES, help="only this game; can be given more than once")
    args = parser.parse_args()
    run(lambda text: print(text, flush=True), args.quick, tuple(args.game or GAMES))


if __name__ == "__main__":
    main()
