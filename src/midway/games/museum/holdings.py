"""Hands, discards and prestige: how objects and tokens change places."""

from __future__ import annotations

from midway.kernel.rule import rule, tell

from .codes import MET, RELEASED, TOKEN_OFF, TOKEN_PUT
from .state import (
    BY_CIVILISATION, BY_CONTINENT, BY_DOMAIN, CONTINENTS, DISCARDED, EACH, HAND, HAND_LIMIT, OBJECTS, PER, TRAY, UNSEEN, Museum,
)  # fmt: skip
from .tables import DOMAIN, EXPERT_NUMBER, HAND_MOST, OPINION_MOST, OPINION_TOKENS, VALUE


@rule
def gain(game: Museum, player: int, number: int) -> int:
    """Prestige from the supply: of a larger gain, what is there. [MU prestige.finite, setup.supply]"""
    got = min(number, game.supply)
    game.supply -= got
    game.prestige[player] += got
    return got


@rule
def in_hand(game: Museum, player: int, thing: int) -> bool:
    """True if an object is in a player's hand, seen by the others or not. [MU cards.open]"""
    where = game.place[thing]
    if where == UNSEEN:
        return game.hidden[player][thing // PER][thing % PER] == 1
    return where == HAND + player


@rule
def hidden_power(game: Museum, player: int) -> int:
    """The value of the hand cards that only their owner has seen. [MU cards.open]"""
    total = 0
    for continent in range(CONTINENTS):
        more = game.secret[player][continent]
        if more:
            row = game.hidden[player][continent]
            for card in range(PER):
                if row[card]:
                    total += VALUE[continent * PER + card]
                    more -= 1
                    if more == 0:
                        break
    return total


@rule
def hand_power(game: Museum, player: int) -> int:
    """What a hand is worth in a payment. [MU furbish.price]"""
    return hidden_power(game, player) + game.power[player]


@rule
def enter_hand(game: Museum, player: int, thing: int) -> None:
    """An object goes into a hand before everybody's eyes; a secret hand does not show it any more. [MU variant.secret-hands]"""
    if game.secret_hands:
        hide_in_hand(game, player, thing)
    else:
        show_in_hand(game, player, thing)


@rule
def show_in_hand(game: Museum, player: int, thing: int) -> None:
    """An object in a hand that everybody knows of. [MU cards.open]"""
    game.place[thing] = HAND + player
    game.held[player] += 1
    game.power[player] += VALUE[thing]


@rule
def hide_in_hand(game: Museum, player: int, thing: int) -> None:
    """An object goes into a hand unseen by the others. [MU cards.open]"""
    game.place[thing] = UNSEEN
    game.hidden[player][thing // PER][thing % PER] = 1
    game.secret[player][thing // PER] += 1
    game.held[player] += 1


@rule
def leave_hand(game: Museum, player: int, thing: int) -> None:
    """An object leaves a hand; where it goes, all can see. [MU cards.open]"""
    if game.place[thing] == UNSEEN:
        game.hidden[player][thing // PER][thing % PER] = 0
        game.secret[player][thing // PER] -= 1
    else:
        game.power[player] -= VALUE[thing]
    game.held[player] -= 1


@rule
def name_card(game: Museum, player: int, thing: int) -> None:
    """A hand card named before everybody: from now on all know where it is. [MU cards.open]"""
    if game.place[thing] == UNSEEN:
        leave_hand(game, player, thing)
        show_in_hand(game, player, thing)


@rule
def enter_discard(game: Museum, player: int, thing: int) -> None:
    """An object goes to a discard. [MU cards.open]"""
    game.place[thing] = DISCARDED + player
    game.discards[player] += 1


@rule
def pick_up(game: Museum, player: int, thing: int) -> None:
    """An object goes from a player's discard to the hand. [MU inventory.all]"""
    game.discards[player] -= 1
    enter_hand(game, player, thing)


@rule
def leave_source(game: Museum, player: int, thing: int) -> None:
    """What is bought leaves the hand or the discard it lay in. [MU furbish.source]"""
    where = game.place[thing]
    if where >= DISCARDED:
        game.discards[where - DISCARDED] -= 1
    else:
        leave_hand(game, player, thing)


@rule
def hand_limit(game: Museum, player: int) -> int:
    """Seven cards, two more with the Quartermaster. [MU end-of-turn.hand-limit, expert.quartermaster]"""
    expert = game.skill[player][HAND_LIMIT]
    return HAND_MOST + (EXPERT_NUMBER[expert - 1] if expert else 0)


@rule
def empty_tray(game: Museum) -> None:
    """The tray is empty: what was put down in it is like any other card of the discard. [MU furbish.no-self-payment]"""
    game.credit = 0
    if game.tray:
        game.tray = 0
        for thing in range(OBJECTS):
            if game.place[thing] == TRAY:
                game.place[thing] = DISCARDED + game.player


@rule
def give_up_credit(game: Museum) -> None:
    """Credit may be given up at any time. [MU furbish.credit]"""
    tell(game, RELEASED, game.player, game.credit)
    empty_tray(game)


@rule
def put_token(game: Museum, continent: int) -> None:
    """A Public Opinion token from the supply, three at most on a continent. [MU end-of-turn.opinion.cap]"""
    total = 0
    for other in range(CONTINENTS):
        total += game.tokens[other]
    if game.tokens[continent] < OPINION_MOST and total < OPINION_TOKENS:
        game.tokens[continent] += 1
        tell(game, TOKEN_PUT, continent, game.tokens[continent])


@rule
def take_token_off(game: Museum, continent: int) -> None:
    """A Public Opinion token goes back to the supply. [MU favour.press-conference, headline.restitution]"""
    game.tokens[continent] -= 1
    tell(game, TOKEN_OFF, continent, game.tokens[continent])


@rule
def meet_opinion(game: Museum, continent: int) -> None:
    """A Public Opinion card from a deck: set aside for good, and a token is put. [MU end-of-turn.opinion]"""
    game.opinion[continent] -= 1
    game.aside += 1
    tell(game, MET, continent)
    put_token(game, continent)


@rule
def draw_object(game: Museum, thing: int) -> None:
    """An object leaves its deck. [MU setup.display]"""
    game.deck[thing // PER][thing % PER] = 0
    game.left[thing // PER] -= 1


@rule
def show(game: Museum, thing: int) -> None:
    """An object is laid out on display, the objects of a continent in order. [MU setup.display]"""
    continent = thing // PER
    game.place[thing] = 1
    row = game.display[continent]
    at = game.shown[continent]
    while at > 0 and row[at - 1] > thing:
        row[at] = row[at - 1]
        at -= 1
    row[at] = thing
    game.shown[continent] += 1


@rule
def leave_display(game: Museum, thing: int) -> None:
    """An object leaves the display; no other takes its place now. [MU explore.no-refill]"""
    continent = thing // PER
    row = game.display[continent]
    game.shown[continent] -= 1
    last = game.shown[continent]
    at = 0
    while row[at] != thing:
        at += 1
    while at < last:
        row[at] = row[at + 1]
        at += 1
    row[last] = 0


@rule
def is_of(thing: int, axis: int, key: int) -> bool:
    """True if an object is of a civilisation, a domain, a continent or a value. [MU pavilion.criteria, score.patron]"""
    if axis == BY_CIVILISATION:
        return thing // EACH == key
    if axis == BY_DOMAIN:
        return DOMAIN[thing] == key
    if axis == BY_CONTINENT:
        return thing // PER == key
    return VALUE[thing] == key
