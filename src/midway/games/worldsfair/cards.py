"""Titles for the cards: which exhibit or attraction of 1893 each card shows.

Cards of a kind are all the same to the rules, so the rules only count them. This follows what the rules tell and gives
every card dealt one of the titles of its kind that is not on the table, picked by the match's public seal, so that
everyone who replays the match sees the same titles. In a mirror the titles are on the real cards. [WF setup.5]
"""

from __future__ import annotations

import hashlib
import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any

from midway.kernel.words import Words

from .state import CARD_NAMES, FIGURE_NAMES, TICKET

CONTENT = Path(__file__).parent / "content"
PLAIN = "-"  # a card without a title of its own
MIRROR = "mirror"  # the seal of a match that follows a real table

Pile = tuple[str, ...]


@lru_cache(maxsize=1)
def entries() -> dict[str, dict[str, Any]]:
    """Every titled card by kind and id, with title and line by language."""
    exhibits = tomllib.loads((CONTENT / "exhibits.toml").read_text(encoding="utf-8"))["exhibit"]
    attractions = tomllib.loads((CONTENT / "attractions.toml").read_text(encoding="utf-8"))["attraction"]
    kinds: dict[str, dict[str, Any]] = {kind: {} for kind in CARD_NAMES}
    for entry in exhibits:
        kinds[f"exhibit_{entry['area']}"][entry["id"]] = entry
    kinds[CARD_NAMES[TICKET]] = {entry["id"]: entry for entry in attractions}
    return kinds


def cards(language: str) -> dict[str, Any]:
    """Title and line of every titled card, by kind and id."""
    return {
        kind: {id: {"title": entry["title"][language], "line": entry["line"][language]} for id, entry in titled.items()}
        for kind, titled in entries().items()
    }


class Titles:
    """The titles on the table: at the areas, in front of the players. A card is written `kind/title`.

    Piles are tuples, which copies share.

    turns   how many have begun
    """

    def __init__(self, seal: str, players: int) -> None:
        self.seal = seal
        self.dealt = self.turns = 0
        self.deck: dict[str, Pile] = {kind: () if seal == MIRROR else tuple(sorted(entries()[kind])) for kind in CARD_NAMES}
        self.discards: dict[str, Pile] = dict.fromkeys(CARD_NAMES, ())
        self.areas: dict[int, Pile] = dict.fromkeys(range(5), ())
        self.held: dict[int, Pile] = dict.fromkeys(range(players), ())

    def clone(self) -> Titles:
        """An independent copy."""
        twin = object.__new__(Titles)
        twin.seal, twin.dealt, twin.turns = self.seal, self.dealt, self.turns
        twin.deck, twin.discards = self.deck.copy(), self.discards.copy()
        twin.areas, twin.held = self.areas.copy(), self.held.copy()
        return twin

    def follow(self, line: str, first: int, second: int, third: int) -> Pile:
        """Move cards as a line of the log says; return the cards it speaks of."""
        if line == "dealt":
            return (self._deal(CARD_NAMES[first], second),)
        if line == "placed":
            self.turns += 1
            return ()
        if line == "collected":
            taken, self.areas[second] = self.areas[second], ()
            self.held[first] += taken
            return taken
        if line == "approved":
            return self._give_up(first, CARD_NAMES[second], third)
        if line == "traded":
            return self._give_up(first, CARD_NAMES[TICKET], second)
        if line in ("played", "discarded"):
            return self._give_up(first, FIGURE_NAMES[second], 1)
        if line == "reshuffled":
            for kind in CARD_NAMES:
                self.deck[kind] += self.discards[kind]
                self.discards[kind] = ()
        return ()

    @staticmethod
    @lru_cache(maxsize=1024)
    def text(card: str, words: Words) -> str:
        """A card as the log names it."""
        kind, title = card.split("/")
        if title == PLAIN:
            return words(kind)
        area = kind.removeprefix("exhibit_")
        return words(f"titled-{kind if kind == area else 'exhibit'}", area=area, title=Titles.title(card, words))

    @staticmethod
    def title(card: str, words: Words) -> str:
        """The title of a card that has one."""
        kind, title = card.split("/")
        return entries()[kind][title]["title"][words.language]

    def _deal(self, kind: str, area: int) -> str:
        self.dealt += 1
        pile = self.deck[kind]
        title = PLAIN
        if pile:
            number = int(hashlib.sha256(f"{self.seal} {self.dealt}".encode()).hexdigest(), 16)
            at = number % len(pile)
            title, self.deck[kind] = pile[at], pile[:at] + pile[at + 1 :]
        card = f"{kind}/{title}"
        self.areas[area] += (card,)
        return card

    def _give_up(self, player: int, kind: str, number: int) -> Pile:
        """The player's oldest cards of a kind go to the discard pile."""
        held = list(self.held[player])
        given = [card for card in held if card.startswith(f"{kind}/")][:number]
        for card in given:
            held.remove(card)
        titles = [card.split("/")[1] for card in given]
        self.held[player] = tuple(held)
        self.discards[kind] += tuple(title for title in titles if title != PLAIN)
        return tuple(given)
