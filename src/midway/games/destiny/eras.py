"""Piles and Eras: forming a pile, drawing from it, Think Tank."""

from __future__ import annotations

from midway.kernel.frames import about, pop, push, wait, whose
from midway.kernel.rule import rule, tell

from .codes import DRAWING, DREW, GOT, KEEP, LAST_CARD, NEW_ERA, NEW_PILE, SWAPPED, SWAPPING
from .ledger import announce_end, has
from .state import AHEAD, CARDS, ERAS, FOR_SWAP, FOR_TURN, INVESTMENT, OUT, RECYCLED, THINK_TANK, UNSEEN, Destiny
from .tables import CARD_ERAS, IS_RECYCLED, PILE


@rule
def form_pile(game: Destiny, era: int) -> None:
    """The Era's cards and the recycled ones of that Era; other recycled ones are out. [MD 4.1, 8.11, 8.13]"""
    game.formed = era
    for card in range(CARDS):
        place = game.place[card]
        if (place == AHEAD and PILE[card] == era) or (place == RECYCLED and (CARD_ERAS[card] >> era) & 1):
            game.place[card] = UNSEEN
            game.pile[card] = 1
            game.left += 1
        elif place == RECYCLED:
            game.place[card] = OUT
    tell(game, NEW_PILE, era, game.left)


@rule
def set_aside(game: Destiny, card: int) -> None:
    """A card played in the last turn leaves the table. [MD 8.0, 8.13]"""
    game.place[card] = RECYCLED if IS_RECYCLED[card] and game.formed < ERAS else OUT
    game.used[card] = 0


@rule
def take_from_pile(game: Destiny, card: int) -> None:
    """The first card of a new pile begins its Era; an empty pile gives way to the next. [MD 8.11, 8.12]"""
    game.pile[card] -= 1
    game.left -= 1
    if game.formed > game.era:
        game.era = game.formed
        game.transition = 1
        tell(game, NEW_ERA, game.era)
    if game.left == 0 and game.formed < ERAS:
        form_pile(game, game.formed + 1)


@rule
def take_card(game: Destiny, player: int, card: int) -> None:
    """A card nobody else sees goes into a hand. [MD 4.1, 11.8]"""
    game.hand[player][card] += 1
    game.held[player] += 1
    tell(game, DREW, player)
    tell(game, GOT, player, card)


@rule
def ask_draw(game: Destiny, player: int, why: int) -> bool:
    """Wait for a card to be drawn, on top of the present step; False if none is left. [MD 9.24, 10.27, 11.8]"""
    if game.left == 0:
        return False
    push(game, DRAWING, player, why)
    return True


@rule
def draw_card(game: Destiny, card: int) -> None:
    """The card comes; Think Tank may swap it, in Adjustments after all have drawn. [MD 9.241, 11.8]"""
    player = whose(game)
    why = about(game)
    take_from_pile(game, card)
    if why == FOR_SWAP:
        put_back(game, player)
        take_card(game, player, card)
        pop(game)
    elif has(game, player, THINK_TANK) and (game.left > 0 or why == FOR_TURN):
        game.received[player][card] += 1
        tell(game, GOT, player, card)
        if why == FOR_TURN:
            pop(game)
        else:
            wait(game, SWAPPING, player, why)
    else:
        take_card(game, player, card)
        pop(game)
    note_last_card(game)


@rule
def put_back(game: Destiny, player: int) -> None:
    """The rejected card is shuffled into the pile. [MD 9.241, 9.2411]"""
    for card in range(CARDS):
        if game.received[player][card]:
            game.received[player][card] = 0
            game.pile[card] += 1
            game.left += 1
    tell(game, SWAPPED, player)


@rule
def keep_received(game: Destiny, player: int) -> None:
    """The card received is kept. [MD 9.241]"""
    for card in range(CARDS):
        if game.received[player][card]:
            game.received[player][card] = 0
            take_card(game, player, card)


@rule
def swap_choice(game: Destiny, code: int) -> None:
    """Keep the card, or draw the next one for it. [MD 9.241]"""
    player = whose(game)
    if code == KEEP:
        keep_received(game, player)
        pop(game)
    else:
        wait(game, DRAWING, player, FOR_SWAP)


@rule
def note_last_card(game: Destiny) -> None:
    """When the last card is drawn the end is near. [MD 13.0]"""
    if game.left == 0 and not game.last_card:
        game.last_card = 1
        tell(game, LAST_CARD)
        announce_end(game, game.phase == INVESTMENT)
