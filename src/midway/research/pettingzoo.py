"""PettingZoo: a game as an AEC environment, in which the agents choose one after another.

    from midway.research import pettingzoo
    env = pettingzoo.env("worldsfair", players=4)

An observation is a dict: "observation" is what the agent's seat sees, "action_mask" tells which codes it may choose. The reward
comes at the end: 1 for a victory, less for the others, 0 in sum. An illegal choice ends the game with -1.
`Together` is the same for programs in which everybody chooses at the same time.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import parallel_to_aec, wrappers
from pettingzoo.utils.env import AgentID

from midway.kernel.game import Game

from .batch import batch
from .spaces import box

ILLEGAL = -1.0  # what an illegal choice costs


def env(game: Game | str, players: int | None = None, **how: Any) -> AECEnv[AgentID, Any, Any]:
    """The environment with PettingZoo's usual checks; see `RawEnv`."""
    checked = wrappers.TerminateIllegalWrapper(RawEnv(game, players, **how), illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))


class Together:
    """The same game for programs in which everybody chooses at the same time: `env` and `parallel_env`, as a module of PettingZoo
    has them. See `ParallelEnv`.
    """

    def __init__(self, game: Game | str, players: int | None = None, **how: Any) -> None:
        self.how = {"game": game, "players": players, **how}

    def parallel_env(self, **how: Any) -> Parallel:
        """The environment in which everybody chooses at the same time."""
        return Parallel(**self.how, **how)

    def env(self, **how: Any) -> AECEnv[AgentID, Any, Any]:
        """The same, with the agents one after another in each cycle."""
        return wrappers.OrderEnforcingWrapper(parallel_to_aec(self.parallel_env(**how)))


class Parallel(ParallelEnv[AgentID, Any, Any]):  # type: ignore[misc]
    """A game whose agents all choose in every cycle: only the choice of whoever decides counts, and the others' are passed over.

    An illegal choice is not carried out: it costs 1, and whoever made it decides again in the next cycle.

    max_cycles   cycles after which the game is cut short; None for as many as it takes
    """

    render_mode = None

    def __init__(self, game: Game | str, players: int | None = None, max_cycles: int | None = None, **how: Any) -> None:
        self.turns = RawEnv(game, players, **how)
        self.metadata = {**self.turns.metadata, "is_parallelizable": True}
        self.max_cycles = max_cycles
        self.possible_agents = self.turns.possible_agents
        self.observation_spaces, self.action_spaces = self.turns.observation_spaces, self.turns.action_spaces

    def observation_space(self, agent: AgentID) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: AgentID) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[AgentID, Any], dict[AgentID, Any]]:
        self.turns.reset(seed, options)
        self.agents, self.cycles = self.possible_agents[:], 0
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[AgentID, int]) -> tuple[dict[AgentID, Any], ...]:
        turns, deciding = self.turns, self.turns.agent_selection
        code = int(actions[deciding])
        if turns.observe(deciding)["action_mask"][code]:
            turns.step(code)
            rewards = turns.rewards
        else:
            rewards = {agent: ILLEGAL if agent == deciding else 0.0 for agent in self.agents}
        self.cycles += 1
        cut = self.cycles == self.max_cycles and not turns.terminations[deciding]
        told: tuple[dict[AgentID, Any], ...] = (
            self._seen(),
            rewards,
            turns.terminations,
            dict.fromkeys(self.agents, cut),
            {agent: {} for agent in self.agents},
        )
        if cut or turns.terminations[deciding]:
            self.agents = []
        return told

    def _seen(self) -> dict[AgentID, Any]:
        return {agent: self.turns.observe(agent) for agent in self.agents}

    def close(self) -> None:
        """There is nothing to close."""


class RawEnv(AECEnv[AgentID, Any, Any]):  # type: ignore[misc]
    """A game whose agents are its seats, player_1 and so on.

    max_cycles   decisions after which the game is cut short; None for as many as it takes
    """

    metadata: dict[str, Any] = {"name": "midway_v1", "render_modes": [], "is_parallelizable": False}  # noqa: RUF012
    render_mode = None

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        options: dict[str, str] | None = None,
        max_cycles: int | None = None,
    ) -> None:
        super().__init__()
        self.batch = batch(game, players, options=options, restart="never")
        self.metadata = {**self.metadata, "name": f"midway_{self.batch.game.name}_v1"}
        self.max_cycles = max_cycles
        self.possible_agents = [f"player_{seat + 1}" for seat in range(self.batch.players)]
        seen = {"observation": box(self.batch.form), "action_mask": spaces.Box(0, 1, (len(self.batch.codes),), np.int8)}
        self.observation_spaces = {agent: spaces.Dict(dict(seen)) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(len(self.batch.codes)) for agent in self.possible_agents}

    def observation_space(self, agent: AgentID) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: AgentID) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; without a seed, the next one of the last seed."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        elif not hasattr(self, "_random"):
            self._random = np.random.default_rng()
        self.batch.reset(int(self._random.integers(2**62)))
        self.agents = self.possible_agents[:]
        self.rewards, self._cumulative_rewards = dict.fromkeys(self.agents, 0.0), dict.fromkeys(self.agents, 0.0)
        self.terminations, self.truncations = dict.fromkeys(self.agents, False), dict.fromkeys(self.agents, False)
        self.infos: dict[AgentID, Any] = {agent: {} for agent in self.agents}
        self.cycles = 0
        self.agent_selection = self._deciding()

    def observe(self, agent: AgentID) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        mask: Any = self.batch.mask()[0] & (self.batch.seats[0] == seat)
        return {"observation": self.batch.observe(seat)[0].copy(), "action_mask": mask.astype(np.int8)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.batch.step([action])  # None comes only after the end
        self.cycles += 1
        self.rewards = dict(zip(self.possible_agents, map(float, self.batch.returns()[0]), strict=True))
        if self.batch.seats[0] < 0:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.cycles == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self._deciding()
        self._accumulate_rewards()

    def _deciding(self) -> AgentID:
        return self.possible_agents[int(self.batch.seats[0])]

    def close(self) -> None:
        """There is nothing to close."""
