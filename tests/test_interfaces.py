"""The games in the interfaces of PettingZoo, Gymnasium and OpenSpiel, by the tests of those projects."""

from __future__ import annotations

import random

import gymnasium
import numpy as np
import pyspiel
import pytest
from compiled import batched, compiled
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from midway.kernel.fault import Fault
from midway.kernel.game import find
from midway.kernel.rule import NOBODY
from midway.kernel.state import view
from midway.research import gymnasium as _registers  # noqa: F401
from midway.research import openspiel, pettingzoo
from open_spiel.python.algorithms import ismcts, mcts
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test


@pytest.fixture(scope="module", autouse=True)
def registered():
    openspiel.register()


@pytest.fixture(scope="module")
def fair():
    compiled("worldsfair")
    return batched("worldsfair")


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably")
def test_pettingzoo_tests_its_interface(fair):
    api_test(pettingzoo.env(fair, players=3), num_cycles=300)


def test_pettingzoo_tests_that_seeds_repeat(fair):
    seed_test(lambda: pettingzoo.env(fair, players=3), num_cycles=100)


def test_pettingzoo_tests_games_in_which_everybody_chooses_at_the_same_time(fair):
    together = pettingzoo.Together(fair, players=3)
    max_cycles_test(together)
    parallel_api_test(together.parallel_env(), num_cycles=100)
    parallel_seed_test(together.parallel_env, num_cycles=50)


def test_only_the_choice_of_whoever_decides_counts(fair):
    env, alone = pettingzoo.Together(fair, players=2).parallel_env(), pettingzoo.env(fair, players=2)
    seen, _ = env.reset(seed=4)
    alone.reset(seed=4)
    over = False
    while not over:
        deciding = alone.agent_selection
        assert [agent for agent in env.agents if seen[agent]["action_mask"].any()] == [deciding]
        code = int(seen[deciding]["action_mask"].argmax())
        wrong = int(seen[deciding]["action_mask"].argmin())
        _, cost, _, _, _ = env.step(dict.fromkeys(env.agents, wrong))
        assert (cost[deciding], sum(cost.values())) == (-1, -1)
        seen, rewards, terminated, _, _ = env.step(dict.fromkeys(env.agents, code))
        alone.step(code)
        over = all(terminated.values())
    assert rewards == alone.rewards
    assert env.agents == []


def played(env, seed):
    """A random game: how often each agent was asked, and what it got."""
    env.reset(seed=seed)
    rng, asked, got = np.random.default_rng(seed), dict.fromkeys(env.agents, 0), {}
    for agent in env.agent_iter():
        seen, got[agent], terminated, truncated, _ = env.last()
        asked[agent] += not (terminated or truncated)
        env.step(None if terminated or truncated else rng.choice(np.flatnonzero(seen["action_mask"])))
    return asked, got


def test_a_game_of_pettingzoo_ends_with_rewards_that_sum_to_nothing(fair):
    asked, got = played(pettingzoo.env("worldsfair", players=3), 1)
    assert min(asked.values()) > 10
    assert sum(got.values()) == pytest.approx(0, abs=1e-6)
    assert max(got.values()) > 0


def test_a_game_of_pettingzoo_is_cut_short_after_so_many_decisions(fair):
    asked, got = played(pettingzoo.env("worldsfair", players=3, max_cycles=7), 1)
    assert sum(asked.values()) == 7
    assert set(got.values()) == {0}


def test_an_agent_of_pettingzoo_sees_its_own_seat_and_no_mask_out_of_turn(fair):
    env = pettingzoo.env("worldsfair", players=2)
    env.reset(seed=3)
    turn = env.agent_selection
    other = next(agent for agent in env.agents if agent != turn)
    form = env.unwrapped.batch.form
    assert env.observe(turn)["observation"][form.names.index("player:you")] == 1
    assert env.observe(other)["observation"][form.names.index("player:you")] == 0
    assert env.observe(turn)["action_mask"].any()
    assert not env.observe(other)["action_mask"].any()


def test_gymnasium_checks_its_interface(fair):
    env = gymnasium.make("midway/worldsfair-v1", players=3, bots="greedy")
    check_env(env.unwrapped, skip_render_check=True)


def test_gymnasium_knows_every_game():
    assert {"midway/worldsfair-v1", "midway/museum-v1", "midway/destiny-v1"} <= set(gymnasium.registry)


def test_a_game_against_bots_by_gymnasium(fair):
    env = gymnasium.make("midway/worldsfair-v1", players=3, seat=2, bots=["random", "greedy"])
    seen, info = env.reset(seed=1)
    rng, over, rewards = np.random.default_rng(1), False, []
    while not over:
        assert seen[env.unwrapped.batch.form.names.index("player:you")] == 1
        assert (info["action_mask"] == env.unwrapped.action_masks()).all()
        seen, reward, over, stopped, info = env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        rewards.append(reward)
        assert not stopped
    assert set(rewards[:-1]) == {0}
    assert rewards[-1] == env.unwrapped.batch.returns()[0][2] != 0
    assert not info["action_mask"].any()


def test_an_illegal_choice_ends_a_game_of_gymnasium(fair):
    env = gymnasium.make("midway/worldsfair-v1", players=2)
    _, info = env.reset(seed=1)
    _, reward, over, stopped, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over, stopped) == (-1, True, False)
    assert not info["action_mask"].any()


def test_many_games_by_gymnasium_are_the_games_of_one(fair):
    envs = gymnasium.make_vec("midway/worldsfair-v1", num_envs=3, players=2, bots="random")
    one = gymnasium.make("midway/worldsfair-v1", players=2, bots="random")
    assert envs.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    rows, info = envs.reset(seed=4)
    row, single = one.reset(seed=4)
    over = np.zeros(3, bool)
    while not over[0]:
        assert envs.observation_space.contains(rows)
        assert (rows[0] == row).all()
        assert (info["action_mask"][0] == single["action_mask"]).all()
        codes = info["action_mask"].argmax(axis=1)
        rows, rewards, over, _, info = envs.step(codes)
        row, reward, ended, _, single = one.step(int(codes[0]))
        assert (rewards[0], over[0]) == (reward, ended)
    rows, rewards, over, _, info = envs.step(np.zeros(3, int))
    assert not over[0]
    assert rewards[0] == 0
    assert info["action_mask"][0].any()


def test_illegal_choices_end_some_of_many_games(fair):
    envs = gymnasium.make_vec("midway/worldsfair-v1", num_envs=3, players=2)
    _, info = envs.reset(seed=4)
    codes = info["action_mask"].argmax(axis=1)
    codes[1] = info["action_mask"][1].argmin()
    _, rewards, over, _, info = envs.step(codes)
    assert rewards.tolist() == [0, -1, 0]
    assert over.tolist() == [False, True, False]
    _, rewards, over, _, info = envs.step(info["action_mask"].argmax(axis=1))
    assert not over.any()


def test_openspiel_tests_a_game(fair):
    pyspiel.random_sim_test(pyspiel.load_game("midway_worldsfair(players=3)"), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("name", ["museum", "destiny"])
def test_openspiel_tests_a_game_with_hidden_cards(name):
    game = pyspiel.load_game(f"midway_{batched(name).name}(players=3)")
    assert game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False, mask_test=False)


def test_openspiel_writes_a_playthrough(fair):
    from open_spiel.python.algorithms import generate_playthrough  # which takes long to import

    text = generate_playthrough.playthrough("midway_worldsfair(players=2)", action_sequence=None, seed=1)
    assert 'GameType.long_name = "World\'s Fair 1893"' in text
    assert "place:" in text


def test_draws_have_their_exact_probabilities(fair):
    state = pyspiel.load_game("midway_worldsfair(players=2)").new_initial_state()
    while not (state.is_chance_node() and len(state.chance_outcomes()) == 14):
        state.apply_action(state.legal_actions()[0])
    deck = state.at.machine.state(state.at.table).deck
    outcomes = state.chance_outcomes()
    assert sum(probability for _, probability in outcomes) == pytest.approx(1)
    assert [probability for _, probability in outcomes] == [number / sum(deck) for number in deck]


def test_options_are_parameters_of_openspiel(fair):
    game = pyspiel.load_game("midway_worldsfair(players=2,approvals=asked)")
    assert game.num_players() == 2
    assert game.start.machine.state(game.start.table).asks_approvals == 1
    with pytest.raises(Fault, match="not 9"):
        openspiel.class_of(fair)({"players": 9})


def museum_state(events):
    batched("museum")
    state = pyspiel.load_game("midway_museum(players=3,hands=secret)").new_initial_state()
    rng = random.Random(1)
    for _ in range(events):
        state.apply_action(rng.choice(state.legal_actions()))
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def test_a_state_is_dealt_again_as_its_player_sees_it():
    state, rng = museum_state(200), random.Random(1)
    seat = state.current_player()
    others = [state.resample_from_infostate(seat, rng.random) for _ in range(5)]
    there = [other.at.machine.state(other.at.table) for other in others]
    here = state.at.machine.state(state.at.table)
    assert all(view(other, seat) == view(here, seat) for other in there)
    assert all(other.information_state_string(seat) == state.information_state_string(seat) for other in others)
    assert all(other.legal_actions() == state.legal_actions() for other in others)
    assert len({other.hash for other in there} - {here.hash}) > 1
    restored = pyspiel.load_game("midway_museum(players=3,hands=secret)").deserialize_state(others[0].serialize())
    assert restored.at.machine.state(restored.at.table) == there[0]


def test_mcts_of_openspiel_plays(fair):
    game = pyspiel.load_game("midway_worldsfair(players=2)")
    bot = mcts.MCTSBot(
        game, 2, 6, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), random_state=np.random.RandomState(1)
    )
    state, rng = game.new_initial_state(), random.Random(1)
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    assert bot.step(state) in state.legal_actions()


def test_is_mcts_of_openspiel_plays():
    state = museum_state(100)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 2.0, 3, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


def test_a_game_that_has_to_be_stopped_is_over_for_openspiel(fair):
    state = pyspiel.load_game("midway_worldsfair(players=2)").new_initial_state()
    state.at.events = openspiel.LONGEST
    assert state.is_terminal()
    assert state.at.seat == NOBODY
    assert state.returns() == [0, 0]


def test_registering_twice_does_no_harm():
    assert openspiel.register() == ["midway_destiny", "midway_museum", "midway_worldsfair"]
    assert find("museum").name in {name.removeprefix("midway_") for name in pyspiel.registered_names()}
