"""Two matches that one reader cannot tell apart: other cards in hands and decks, the same events for their eyes."""

from __future__ import annotations

import random

from midway.games.destiny.codes import DRAW as DRAW_CARD
from midway.games.destiny.codes import PUT_AWAY, STEAL
from midway.games.destiny.state import CARDS
from midway.games.destiny.tables import PILE
from midway.games.museum.codes import DEAL, DRAW, GRANT, HEADLINE, KEEP, MEET, TAKE
from midway.games.museum.state import FAVOURS, OBJECTS, PATRONS, PER, UNSEEN
from midway.kernel.rule import CHANCE
from midway.kernel.state import view
from midway.match import Match
from midway.match.log import may_read

TRIES = 40


def twin(match: Match, reader: int | None, rng: random.Random) -> Match | None:
    """The same match for a reader, with what the reader never saw dealt otherwise; None if nothing can be exchanged."""
    exchanges = {"museum": _exchanges, "destiny": _other_cards}[match.game.name]
    for _ in range(TRIES):
        favours = _other_favours(match, reader, rng) if match.game.name == "museum" else {}
        made = _replayed(match, reader, exchanges(match, reader, rng), favours)
        if made is not None and made.state != match.state:
            return made
    return None


def _exchanges(match: Match, reader: int | None, rng: random.Random) -> dict[int, int]:
    """Codes of objects and Patrons that the reader has not seen, exchanged among each other."""
    game = match.state
    seen = {event.code - DRAW for event in match.events if DRAW <= event.code < MEET and _reads(match, event, reader)}
    unseen = [thing for thing in range(OBJECTS) if game.place[thing] == UNSEEN and thing not in seen]
    dealt = {event.code - DEAL for event in match.events if DEAL <= event.code < HEADLINE and _reads(match, event, reader)}
    groups = [[thing for thing in unseen if thing // PER == continent] for continent in range(4)]
    exchanged: dict[int, int] = {}
    for group in groups:
        for thing, other in zip(group, rng.sample(group, len(group)), strict=True):
            exchanged |= {DRAW + thing: DRAW + other, TAKE + thing: TAKE + other}
    patrons = [patron for patron in range(PATRONS) if patron not in dealt]
    for patron, other in zip(patrons, rng.sample(patrons, len(patrons)), strict=True):
        exchanged |= {DEAL + patron: DEAL + other, KEEP + patron: KEEP + other}
    return exchanged


def _other_cards(match: Match, reader: int | None, rng: random.Random) -> dict[int, int]:
    """Codes of Influence cards that the reader has not seen, exchanged within the piles they come from."""
    game = match.state
    seen = {told.numbers[_card(match, told)] for event in match.events for told in event.told if _tells_card(match, told, reader)}
    unseen = [card for card in range(CARDS) if game.place[card] == 0 and card not in seen]
    exchanged: dict[int, int] = {}
    for pile in {PILE[card] for card in unseen}:
        group = [card for card in unseen if PILE[card] == pile]
        for card, other in zip(group, rng.sample(group, len(group)), strict=True):
            for verb in (DRAW_CARD, STEAL, PUT_AWAY):
                exchanged[verb + card] = verb + other
    return exchanged


def _tells_card(match: Match, told, reader: int | None) -> bool:
    return "card" in match.game.lines[told.line].args and may_read(match, told, reader)


def _card(match: Match, told) -> int:
    return match.game.lines[told.line].args.index("card")


def _reads(match: Match, event, reader: int | None) -> bool:
    """True if the log tells the reader which card it was."""
    named = {"object", "patron", "favour"}
    return any(named & set(match.game.lines[told.line].args) and may_read(match, told, reader) for told in event.told)


def _other_favours(match: Match, reader: int | None, rng: random.Random) -> dict[int, int]:
    """Event numbers of Favours that others drew and still hold, with kinds that the deck could have given instead."""
    held = [list(row) for row in match.state.favours]
    deck = [kind for kind in range(FAVOURS) for _ in range(match.state.favour_deck[kind])]
    rng.shuffle(deck)
    others: dict[int, int] = {}
    for event in reversed(match.events):
        if not (event.seat == CHANCE and GRANT <= event.code < DEAL and deck):
            continue
        player, kind = next(told.numbers[:2] for told in event.told if match.game.lines[told.line].name == "got-favour")
        if player != reader and held[player][kind]:
            held[player][kind] -= 1
            others[event.number] = GRANT + deck.pop()
    return others


def _replayed(match: Match, reader: int | None, exchanged: dict[int, int], favours: dict[int, int]) -> Match | None:
    codes = [favours.get(event.number, exchanged.get(event.code, event.code)) for event in match.events]
    first = next((event.number for event, code in zip(match.events, codes, strict=True) if code != event.code), None)
    if first is None:
        return None
    again = match.until(first)
    for event, code in zip(match.events[first:], codes[first:], strict=True):
        if again.seat != event.seat or again.plain.rules.refusal(again.state, code):
            return None
        again.happen(event.seat, code)
    return again if view(again.state, reader) == view(match.state, reader) else None
