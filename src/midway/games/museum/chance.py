"""What chance turns up: cards from decks, each as often as its deck holds it."""

from __future__ import annotations

from typing import Any

from midway.kernel.frames import about, waiting
from midway.kernel.piles import drawn
from midway.kernel.rule import rule

from .codes import (
    APPEAR, COLLECTION, DEAL, DEALING_FAVOUR, DEALING_OBJECT, DEALING_PATRON, DRAW, DRAWING_COLLECTION, DRAWING_EXPERT,
    DRAWING_FAVOUR, DRAWING_FIRST, DRAWING_HEADLINE, FIRST, GRANT, HEADLINE, LAYING_DISPLAY, LAYING_EXPERTS, LOOKING, MEET,
    NOT_IN_DECK, NO_OPINION_LEFT, NO_SUCH_PLAYER, REFILLING,
)  # fmt: skip
from .state import COLLECTIONS, EXPERTS, FAVOURS, HEADLINES, IN_DECK, Museum, PATRONS, PER


@rule
def chance_blocked(game: Museum, what: int, code: int) -> int:
    """Only what is in the deck can come. [MU setup.display, setup.opinion, favour.pile]"""
    if code < COLLECTION:
        return 0 if code - FIRST < game.seats else NO_SUCH_PLAYER
    if code < APPEAR:
        return 0 if game.collections[code - COLLECTION] == IN_DECK else NOT_IN_DECK
    if code < DRAW:
        return 0 if game.expert[code - APPEAR] == IN_DECK else NOT_IN_DECK
    if code < MEET:
        thing = code - DRAW
        continent = about(game)
        return 0 if thing // PER == continent and game.deck[continent][thing % PER] else NOT_IN_DECK
    if code == MEET:
        if what == LAYING_DISPLAY or what == DEALING_OBJECT:
            return NO_OPINION_LEFT
        return 0 if game.opinion[about(game)] else NO_OPINION_LEFT
    if code < DEAL:
        return 0 if game.favour_deck[code - GRANT] else NOT_IN_DECK
    if code < HEADLINE:
        return 0 if game.patron_deck[code - DEAL] else NOT_IN_DECK
    return 0 if game.headlines[code - HEADLINE] == IN_DECK else NOT_IN_DECK


@rule
def weight(game: Museum, code: int) -> int:
    """A card comes as often as its deck holds it. [MU setup.opinion, setup.hand]"""
    if code == MEET:
        return game.opinion[about(game)]
    if GRANT <= code < DEAL:
        return game.favour_deck[code - GRANT]
    return 1


@rule
def draw(game: Museum, x: int) -> int:
    """The outcome for 32 random bits, without listing all of them. [MU setup.opinion, setup.hand]"""
    what = waiting(game)
    if what == DRAWING_FIRST:
        return FIRST + ((x * game.seats) >> 32)
    if what == DEALING_FAVOUR or what == DRAWING_FAVOUR:
        return GRANT + drawn(game.favour_deck, FAVOURS, x)
    if what == DEALING_PATRON:
        return DEAL + drawn(game.patron_deck, PATRONS, x)
    if what == DRAWING_COLLECTION:
        return COLLECTION + nth_in_deck(game.collections, COLLECTIONS, x)
    if what == LAYING_EXPERTS or what == DRAWING_EXPERT:
        return APPEAR + nth_in_deck(game.expert, EXPERTS, x)
    if what == DRAWING_HEADLINE:
        return HEADLINE + nth_in_deck(game.headlines, HEADLINES, x)
    return draw_from(game, about(game), what == LOOKING or what == REFILLING, x)


@rule
def nth_in_deck(cards: Any, number: int, x: int) -> int:
    """A card of a deck; all cards are equally likely. [MU round.headline, setup.experts]"""
    total = 0
    for card in range(number):
        if cards[card] == IN_DECK:
            total += 1
    left = (x * total) >> 32
    card = 0
    while cards[card] != IN_DECK or left:
        if cards[card] == IN_DECK:
            left -= 1
        card += 1
    return card


@rule
def draw_from(game: Museum, continent: int, opinion: bool, x: int) -> int:
    """A card of a continent's deck. [MU setup.opinion, end-of-turn.refill]"""
    total = game.left[continent]
    if opinion:
        total += game.opinion[continent]
    left = (x * total) >> 32
    if left >= game.left[continent]:
        return MEET
    row = game.deck[continent]
    card = 0
    while left or row[card] == 0:
        left -= row[card]
        card += 1
    return DRAW + continent * PER + card
