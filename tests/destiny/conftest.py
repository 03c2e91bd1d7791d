"""Positions of Manifest Destiny in a few readable lines, for stories about its rules."""

from __future__ import annotations

import pytest
import stage
from midway.games.destiny import GAME
from midway.games.destiny.eras import take_card
from midway.games.destiny.flow import begin_part
from midway.games.destiny.presence import add_pioneer, bring_natives, build_city, occupy
from midway.games.destiny.state import (
    BREAKTHROUGH_NAMES, CARD_NAMES, CARD_PLAY, EXPANSION, INVESTMENT, PHASE_NAMES, PROGRESSION_NAMES, REGION_NAMES,
    TERRITORY_NAMES, TRUCE_FOR_ALL,
)  # fmt: skip
from midway.match import Match

HOMES = ("pennsylvania", "virginia", "louisiana", "mexico", "quebec")


class Stage(stage.Stage):
    """A match set to a position: Homes and turn order by number, first turn, no cards in hand, no tokens bought."""

    def __init__(self, players: int = 5, corrections: dict | None = None, version: int | None = None, **options: str) -> None:
        super().__init__(Match(GAME, players, mirror=True, options=options, corrections=corrections, version=version))
        self.game.told = []
        for player, home in enumerate(HOMES[:players]):
            self.game.mat[player] = self.game.choice[player] = player
            self.game.order[player] = player + 1
            self.game.home[player] = TERRITORY_NAMES.index(home) + 1
            self.holds(player, home)
        self.game.turn = 1
        self.game.eras = 1 << self.game.era

    # The position.

    def holds(self, player: int, *territories: str, new: bool = False) -> Stage:
        """Presences of a player, Established or New."""
        for name in territories:
            occupy(self.game, player, TERRITORY_NAMES.index(name), int(new))
        return self

    def natives(self, *territories: str) -> Stage:
        """Natives on the map."""
        for name in territories:
            bring_natives(self.game, TERRITORY_NAMES.index(name))
        return self

    def city(self, *territories: str) -> Stage:
        """Cities on the map."""
        for name in territories:
            number = TERRITORY_NAMES.index(name)
            build_city(self.game, max(0, self.game.holder[number] - 1), number)
        return self

    def owns(self, player: int, *progressions: str) -> Stage:
        """Progressions bought before, without their points."""
        for name in progressions:
            self.game.owned[player][PROGRESSION_NAMES.index(name)] = 1
        return self

    def claimed(self, player: int, *breakthroughs: str) -> Stage:
        """Breakthroughs claimed before, without their points."""
        for name in breakthroughs:
            self.game.claimed[BREAKTHROUGH_NAMES.index(name)] |= 1 << player
            self.game.supply[player] -= 1
        return self

    def pioneers(self, player: int, number: int) -> Stage:
        """Pioneers at work."""
        for _ in range(number):
            add_pioneer(self.game, player)
        return self

    def tokens(self, player: int, number: int, lifted: int = 0) -> Stage:
        """Tokens in the Purchased box, some of them lifted by Wireless."""
        self.game.supply[player] -= number
        self.game.purchased[player] += number
        self.game.lifted[player] += lifted
        return self

    def hand(self, player: int, *cards: str) -> Stage:
        """Cards in a hand, from wherever they are."""
        for name in cards:
            card = CARD_NAMES.index(name)
            self.game.left -= self.game.pile[card]
            self.game.pile[card] = self.game.place[card] = 0
            take_card(self.game, player, card)
        return self

    def rich(self, player: int = 0, dollars: int = 1000) -> Stage:
        """Money enough."""
        self.game.cash[player] = dollars
        return self

    def truce(self, region: str, *players: int) -> Stage:
        """Nobody may attack these players in a region, or anybody there."""
        self.game.truce[REGION_NAMES.index(region)] = sum(1 << player for player in players) or TRUCE_FOR_ALL
        return self

    # Whose part of a phase it is.

    def in_era(self, era: int) -> Stage:
        """The Era, for cards, research and Pioneers."""
        self.game.era = era
        self.game.eras = 1 << era
        return self

    def playing(self, player: int = 0) -> Stage:
        """A player's card play."""
        return self._part(CARD_PLAY, player)

    def investing(self, player: int = 0) -> Stage:
        """A player's Investment."""
        return self._part(INVESTMENT, player)

    def expanding(self, player: int = 0) -> Stage:
        """A player's Expansion."""
        return self._part(EXPANSION, player)

    def _part(self, phase: int, player: int) -> Stage:
        self.game.phase = phase
        self.game.moving = self.game.order.index(player + 1)
        self.plain.bound(begin_part)(self.game)
        return self

    # What has come of it.

    @property
    def phase(self) -> str:
        """The phase of the turn."""
        return PHASE_NAMES[self.game.phase]

    def holder(self, territory: str) -> int | str | None:
        """Who holds a territory: a player, natives or nobody."""
        holder = self.game.holder[TERRITORY_NAMES.index(territory)]
        return None if holder == 0 else holder - 1 if holder <= len(HOMES) else "natives"

    def place(self, card: str) -> int:
        """Where everybody can see a card."""
        return self.game.place[CARD_NAMES.index(card)]

    def credit(self, player: int, progression: str) -> int:
        """A player's credit on a Progression."""
        return self.game.credit[player][PROGRESSION_NAMES.index(progression)]

    def is_new(self, territory: str) -> bool:
        """A New Presence stands there."""
        return self.game.new[TERRITORY_NAMES.index(territory)] == 1


@pytest.fixture
def new_stage() -> type[Stage]:
    """What makes a position."""
    return Stage
