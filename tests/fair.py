"""A table of World's Fair 1893 for tests: a position in a few lines, played on through the public choices.

Players count from 1; areas, cards and choices go by their names in the record. A position that says no more has one
supporter of every player on each area, no card lying anywhere, and all cards in the deck.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from midway.games.worldsfair.codes import OVER, PLACING
from midway.games.worldsfair.state import AREA_NAMES, CARD_NAMES, FIGURE_NAMES
from midway.kernel.frames import wait
from midway.kernel.rule import CHANCE, NOBODY
from midway.match import Match
from stage import Stage

RING = "manufacturing electricity agriculture transportation arts"
Counts = dict[str, int]


def opening(players: int = 2, options: dict[str, str] | None = None, corrections: dict[str, Any] | None = None) -> Table:
    """A table before the first tile is laid."""
    return Table(Match("worldsfair", players, options=options, corrections=corrections, mirror=True))


def table(
    players: int = 2, ring: str = RING, turn: int = 1, rounds: int = 0, *, options: dict[str, str] | None = None,
    corrections: dict[str, Any] | None = None, deck: Counts | None = None, **pieces: Any,
) -> Table:  # fmt: skip
    """A position before a turn, or after the game if three rounds are scored.

    by player           tickets=[1, 0] (the car has moved as far), coins=[..], medals=[..]
    by area             supporters={"arts": [2, 1]} (the others are in the supply), cards={"arts": ["ticket"]}
    of some players     figures={2: ["davis"]}, exhibits={2: {"arts": 3}}, approved={2: {"arts": 3}}
    deck={"ticket": 2}  all that is left in it; what lies nowhere else is in the discard pile
    """
    made = opening(players, options, corrections)
    game, all_pieces = made.game, made.match.game.rules.pieces
    box = all_pieces(game)
    game.ring = [AREA_NAMES.index(area) for area in ring.split()]
    game.place = [game.ring.index(area) for area in range(len(AREA_NAMES))]
    game.player, game.rounds, game.car = turn - 1, rounds, sum(pieces.get("tickets", ()))
    for name in ("tickets", "coins", "medals"):
        getattr(game, name)[:players] = pieces.pop(name, [0] * players)
    for area, counts in pieces.pop("supporters", {}).items():
        for player, count in enumerate(counts):
            game.supporters[player][AREA_NAMES.index(area)] = count
    for area, cards in pieces.pop("cards", {}).items():
        game.cards[AREA_NAMES.index(area)] = [cards.count(name) for name in CARD_NAMES]
    for held, names in (("figures", FIGURE_NAMES), ("exhibits", AREA_NAMES), ("approved", AREA_NAMES)):
        for player, some in pieces.pop(held, {}).items():
            getattr(game, held)[player - 1] = [Counter(some)[name] for name in names]
    taken = {name: count - box[name] for name, count in all_pieces(game).items()}
    game.supply[:players] = [game.supply[player] - taken[f"supporters {player + 1}"] for player in range(players)]
    game.deck = [count - taken[name] for name, count in zip(CARD_NAMES, game.deck, strict=True)]
    if deck is not None:
        game.discards = [count - deck.get(name, 0) for name, count in zip(CARD_NAMES, game.deck, strict=True)]
        game.deck = [deck.get(name, 0) for name in CARD_NAMES]
    if pieces or min(game.supply + game.deck + game.discards) < 0:
        raise ValueError(f"{', '.join(pieces) or 'one of the counts'}: not in the box")
    wait(game, OVER if rounds == 3 else PLACING)
    return made


def scored(supporters: list[int], exhibits: list[int] | None = None, **position: Any) -> Table:
    """Agriculture scored with these supporters and exhibits of each player, and nobody elsewhere: player 1 set it off there."""
    players = len(supporters)
    before = table(
        players,
        supporters=dict.fromkeys(AREA_NAMES, [0] * players) | {"agriculture": [supporters[0] - 1, *supporters[1:]]},
        exhibits={player + 1: {"agriculture": number} for player, number in enumerate(exhibits or [])},
        tickets=[{2: 8, 3: 10, 4: 12}[players]] + [0] * (players - 1),
        cards={"agriculture": ["ticket"]},
        **position,
    )
    return before.choose("place:agriculture").deal()


def whole_game(players: int, seed: int) -> Iterator[Table]:
    """A game of random picks, seen before each of them and once when it is over; some 200 picks, never 1000."""
    made = Table(Match("worldsfair", players, seed=seed))
    picks = random.Random(seed)
    yield made
    for _ in range(1000):
        if made.turn != "nobody":
            yield made.choose(picks.choice(made.legal))


def _named(names: tuple[str, ...], counts: list[int]) -> Counts:
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def _by_player(field: str) -> Any:
    return property(lambda table: getattr(table.game, field)[: table.game.seats])


def _pile(field: str) -> Any:
    return property(lambda table: _named(CARD_NAMES, getattr(table.game, field)))


def _held(field: str, names: tuple[str, ...]) -> Any:
    return lambda table, player: _named(names, getattr(table.game, field)[player - 1])


class Table(Stage):
    """A match of World's Fair 1893, and its position in names."""

    supply, tickets, coins, medals = (_by_player(field) for field in ("supply", "tickets", "coins", "medals"))
    deck, discards = _pile("deck"), _pile("discards")
    exhibits, approved, figures = _held("exhibits", AREA_NAMES), _held("approved", AREA_NAMES), _held("figures", FIGURE_NAMES)

    def lay(self, ring: str = RING) -> Table:
        """Chance lays the tiles, clockwise from the left of the base."""
        return self.choose(*(f"tile:{area}" for area in ring.split()))

    def deal(self, *cards: str) -> Table:
        """Chance deals these cards; if none are named, any, as long as cards are due."""
        self.choose(*(f"deal:{card}" for card in cards))
        while not cards and "".join(self.legal[:1]).startswith("deal:"):
            self.choose(self.legal[0])
        return self

    @property
    def turn(self) -> int | str:
        """Who decides now: the number of a player, "chance" or "nobody"."""
        return {CHANCE: "chance", NOBODY: "nobody"}.get(self.match.seat, self.match.seat + 1)

    def supporters(self, area: str) -> list[int]:
        """The supporters of each player in an area."""
        return [row[AREA_NAMES.index(area)] for row in self.game.supporters[: self.game.seats]]

    def cards(self, area: str) -> list[str]:
        """The cards lying at an area, in the order of their kinds."""
        counts = self.game.cards[AREA_NAMES.index(area)]
        return [name for name, count in zip(CARD_NAMES, counts, strict=True) for _ in range(count)]
