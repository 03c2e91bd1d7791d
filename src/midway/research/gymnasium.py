"""Gymnasium: one seat of a game, against bots. Importing this makes the games known to Gymnasium.

    gymnasium.make("midway/worldsfair-v1", players=4, bots="greedy")
    gymnasium.make_vec("midway/worldsfair-v1", num_envs=1000)

An observation is what the seat sees, and `info["action_mask"]` tells which codes it may choose. The reward comes at the end: 1
for a victory, less for the others, 0 in sum over the seats. An illegal choice ends the game with -1.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from midway.kernel.game import Game, find, names

from .batch import Batch, batch
from .spaces import box

ILLEGAL = -1.0  # what an illegal choice brings


class Env(gymnasium.Env[Any, int]):  # type: ignore[misc]
    """One game.

    seat      where you play, from 0
    bots      who plays the other seats: the name of a bot, or one for each of them in order; the game's best if left out
    options   of the game
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        seat: int = 0,
        bots: str | Sequence[str] | None = None,
        options: dict[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.batch = against(game, players, 1, seat, bots, options, "never")
        self.seat, self.render_mode = seat, render_mode
        self.observation_space = box(self.batch.form)
        self.action_space = spaces.Discrete(len(self.batch.codes))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(2**62)))
        return self._seen(), self._info()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if not self.batch.mask()[0][action]:
            self.batch.give_up(0)
            return self._seen(), ILLEGAL, True, False, self._info()
        self.batch.step([int(action)], check=False)
        over = bool(self.batch.seats[0] < 0)
        stopped = over and bool(self.batch.standings[0][self.seat] == self.batch.players)
        return self._seen(), float(self.batch.returns()[0][self.seat]), over and not stopped, stopped, self._info()

    def action_masks(self) -> Any:
        """Which codes may be chosen, as some libraries ask for it."""
        return self.batch.mask()[0].copy()

    def _seen(self) -> Any:
        return self.batch.observe(self.seat)[0].copy()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().astype(np.int8)}


class Envs(VectorEnv[Any, Any, Any]):  # type: ignore[misc]
    """Many games side by side, in one batch: a game that is over makes room for the next with the next step."""

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: Game | str,
        num_envs: int = 1,
        players: int | None = None,
        seat: int = 0,
        bots: str | Sequence[str] | None = None,
        options: dict[str, str] | None = None,
    ) -> None:
        self.num_envs, self.seat = num_envs, seat
        self.batch = against(game, players, num_envs, seat, bots, options, "next step")
        self.single_observation_space = box(self.batch.form)
        self.single_action_space = spaces.Discrete(len(self.batch.codes))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(2**62)))
        return self._seen(), self._info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        mask, codes = self.batch.mask(), np.asarray(actions)
        wrong = (self.batch.seats >= 0) & ~mask[np.arange(self.num_envs), codes]
        self.batch.step(np.where(wrong, mask.argmax(axis=1), codes), check=False)
        self.batch.give_up(wrong)
        rewards = np.where(wrong, ILLEGAL, self.batch.returns()[:, self.seat]).astype(np.float32)
        over = self.batch.seats < 0
        stopped = over & ~wrong & (self.batch.standings[:, self.seat] == self.batch.players)
        return self._seen(), rewards, over & ~stopped, stopped, self._info()

    def _seen(self) -> Any:
        return self.batch.observe(self.seat).copy()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.batch.mask().astype(np.int8)}


def against(
    game: Game | str,
    players: int | None,
    size: int,
    seat: int,
    bots: str | Sequence[str] | None,
    options: dict[str, str] | None,
    restart: str,
) -> Batch:
    """A batch in which the other seats are played by bots."""
    game = find(game) if isinstance(game, str) else game
    rivals = (players or game.players[-1]) - 1
    others = [bots or game.bots[-1]] * rivals if bots is None or isinstance(bots, str) else list(bots)
    return batch(game, players, size, bots=[*others[:seat], None, *others[seat:]], options=options, restart=restart)


def register() -> None:
    """Make every installed game known to Gymnasium; nothing of a game is loaded before it is made."""
    for name in names():
        entry = {"entry_point": f"{__name__}:Env", "vector_entry_point": f"{__name__}:Envs"}
        gymnasium.register(f"midway/{name}-v1", kwargs={"game": name}, disable_env_checker=True, **entry)


register()
