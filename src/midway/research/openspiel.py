"""OpenSpiel: every game as a pyspiel game, with chance as a player.

    openspiel.register()
    game = pyspiel.load_game("midway_worldsfair(players=4)")

Options of a game are parameters: "midway_museum(players=3,hands=secret)". An information state is everything that a seat sees and
can count. All ways to deal what it does not see are equally likely, and `resample_from_infostate` draws one of them. A victory
brings 1, and the sum over the seats is 0.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from midway.kernel.cpu import available
from midway.kernel.drivers import LONGEST
from midway.kernel.game import Game, find, names
from midway.kernel.machine import TableMachine, table_machine
from midway.kernel.noise import stream
from midway.kernel.rule import CHANCE, NOBODY

from .cores import entries
from .observation import Observation

PREFIX = "midway_"
SAMPLES = 1 << 53  # seeds that a sampler's number from 0 to 1 can tell apart


def register() -> list[str]:
    """Make every installed game known to OpenSpiel, under these names; doing it twice does no harm."""
    known = set(pyspiel.registered_names())
    for name in names():
        if PREFIX + name not in known:
            pyspiel.register_game(_type_of(find(name)), class_of(find(name)))
    return [PREFIX + name for name in names()]


def _type_of(game: Game) -> pyspiel.GameType:
    informed = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=game.words("en")("title"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=informed.IMPERFECT_INFORMATION if game.hides else informed.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.players[-1]} | {one.name: one.values[0] for one in game.settings},
    )


def class_of(game: Game) -> type[SpielGame]:
    """The class of a game, which OpenSpiel makes with parameters. It may not be a function: OpenSpiel lets go of it too late."""
    return type(f"Spiel{game.name.title()}", (SpielGame,), {"game": game})


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its number of players and its options."""

    game: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = self.game
        given = {"players": game.players[-1]} | (params or {})
        options = {name: str(value) for name, value in given.items() if name != "players"}
        self.start = Position.of(game, game.start(given["players"], options))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.codes),
            max_chance_outcomes=len(game.codes),
            num_players=given["players"],
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_type_of(game), info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        return Observer(self.game)


class Position:
    """A position on a machine's table, with how many events led to it; copied and pickled by value."""

    def __init__(self, machine: TableMachine, table: Any, events: int) -> None:
        self.machine, self.table, self.events = machine, table, events

    @classmethod
    def of(cls, game: Game, state: Any, events: int = 0) -> Position:
        """A position on a table of the quickest machine that can run here."""
        kind = table_machine(game, available())
        return cls(kind, kind.table(state), events)

    def copy(self) -> Position:
        return Position(self.machine, self.machine.clone(self.table), self.events)

    def __deepcopy__(self, memo: Any) -> Position:
        return self.copy()

    def __reduce__(self) -> Any:
        return _restored, (self.machine.game, bytes(self.machine.state(self.table)), self.events)

    @property
    def seat(self) -> int:
        """Who decides; nobody in a game that has to be stopped."""
        return NOBODY if self.events >= LONGEST else self.machine.seat(self.table)


def _restored(game: Game, record: bytes, events: int) -> Position:
    return Position.of(game, game.state.from_bytes(record), events)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position of a game."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.at = game.start.copy()

    def current_player(self) -> int:
        seat = self.at.seat
        if seat == NOBODY:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if seat == CHANCE else seat

    def is_terminal(self) -> bool:
        return self.at.seat == NOBODY

    def _legal_actions(self, player: int) -> list[int]:
        return self.at.machine.legal(self.at.table)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        machine, table = self.at.machine, self.at.table
        weights = {code: machine.weight(table, code) for code in machine.legal(table)}
        total = sum(weights.values())
        return [(code, weight / total) for code, weight in weights.items()]

    def _apply_action(self, action: int) -> None:
        self.at.machine.apply(self.at.table, action)
        self.at.events += 1

    def _action_to_string(self, player: int, action: int) -> str:
        return self.at.machine.game.codes.text(action)

    def returns(self) -> list[float]:
        players = self.num_players()
        machine, table = self.at.machine, self.at.table
        won = [machine.seat(table) == NOBODY and machine.standing(table, seat) == 0 for seat in range(players)]
        if not any(won):
            return [0.0] * players
        return [(players * win / sum(won) - 1) / (players - 1) for win in won]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that looks the same to a seat, with what it does not see dealt again; the history stays as it was."""
        other = self.clone()
        other.at.machine.redeal(other.at.table, player, stream(int(sampler() * SAMPLES), 0))
        return other

    def __str__(self) -> str:
        codes = self.at.machine.game.codes
        return f"{self.at.machine.game.name} after {' '.join(codes.text(code) for code in self.history()) or 'nothing'}"


class Observer:
    """What a seat sees: the numbers of an observation, and a text with those that are not 0, by name."""

    def __init__(self, game: Game) -> None:
        self.form = Observation(game)
        self.rows: Any = np.zeros((1, self.form.size), np.int16)
        self.row = self.rows[0]
        self.seats: Any = np.zeros(1, np.int8)  # who decides, which does not matter here
        self.tensor: Any = np.zeros(self.form.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self._look(state, player)
        self.tensor[:] = self.row

    def string_from(self, state: SpielState, player: int) -> str:
        self._look(state, player)
        names = self.form.names
        seen = " ".join(f"{names[number]}={self.row[number]}" for number in np.flatnonzero(self.row).tolist())
        return f"player {player}: {seen}"

    def _look(self, state: SpielState, player: int) -> None:
        entries(state.at.machine)["observations"](state.at.table, self.seats, player, self.rows, 0, 1)
