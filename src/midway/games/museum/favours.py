"""Favours: when each can be played, and what it does. One small function for each verb."""

from __future__ import annotations

from midway.kernel.frames import about, pop, push
from midway.kernel.rule import rule, tell

from .codes import (
    ALTERING, CHOOSING_ACTION, CHOOSING_CONTINENT, CHOOSING_HOST, CHOOSING_OBJECT, CHOOSING_PAVILION, DECK_EMPTY, EXTRA,
    FAVOUR_IDLE, FAVOUR_NOT_HELD, FAVOUR_SPENT, FAVOUR_UNTIMELY, FOUND_NOTHING, FURBISHING, GAINED, HEADHUNTING, LOOKING,
    LOOKS, PAYING, PEEKING, PICKED, PICKED_ONE, PLAYED, RESTING, RETRIEVING, SAW, SWAPPED,
)  # fmt: skip
from .explore import anything_to_take, closed_to, pay_toll
from .holdings import draw_object, gain, hide_in_hand, meet_opinion, take_token_off
from .payment import use_favour
from .purchase import funds, host_blocked, pavilion_blocked, some_expert, some_object
from .state import (
    ANY, BEFORE, BY_EFFECT, BY_FAVOUR, CONTINENTS, EXHIBITING, EXTRA_TAKE, FREE, FREE_EXHIBIT, FREE_LOAN, FREE_PAVILION,
    GAIN_PRESTIGE, HIRE_DISCOUNT, LENDING, NO_RIVALS, PAVILIONS, PEEK_TAKE, PER, PLACING, PRIVATE_SALE, REDUCED,
    REMOVE_OPINION, RETRIEVE, SALE, SEATS, SLOTS, SWAP_NEXT, WHILE_FURBISHING, WHILE_HIRING, WHILE_PAYING, WITHOUT_GRANT,
    Museum,
)  # fmt: skip
from .tables import EXPERTS_AFTER_INVENTORY, FAVOUR_NUMBER, FAVOUR_TIMING, FAVOUR_VERB, FAVOURS_PER_TURN

FOR_FAVOUR, TO_ADD, TO_REMOVE, TO_LOOK = 0, 1, 2, 3  # why a continent is chosen
PROGRAMME, REPAIR = 0, 1  # why a Pavilion is


@rule
def favour_blocked(game: Museum, player: int, step: int, favour: int) -> int:
    """One Favour per turn, at its moment, and it must be able to do something. [MU favour.one, favour.timing]"""
    if game.favours[player][favour] == 0:
        return FAVOUR_NOT_HELD
    if game.spent >= FAVOURS_PER_TURN:
        return FAVOUR_SPENT
    if not timely(step, FAVOUR_TIMING[favour]):
        return FAVOUR_UNTIMELY
    return 0 if useful(game, player, step, FAVOUR_VERB[favour], FAVOUR_NUMBER[favour]) else FAVOUR_IDLE


@rule
def timely(step: int, timing: int) -> bool:
    """The moment of a Favour. [MU favour.timing]"""
    if step == PAYING:
        return timing == WHILE_PAYING
    if step == CHOOSING_ACTION:
        return timing == BEFORE or timing == ANY
    if step == FURBISHING:
        return timing == WHILE_FURBISHING or timing == WHILE_HIRING or timing == ANY
    return timing == WHILE_HIRING or timing == ANY


@rule
def useful(game: Museum, player: int, step: int, verb: int, number: int) -> bool:
    """True if a Favour could do something now. [MU favour.one]"""
    if step == PAYING:
        return True
    if verb == REMOVE_OPINION:
        return tokens_out(game) > 0
    if verb == GAIN_PRESTIGE:
        return game.supply > 0
    if verb == RETRIEVE:
        return game.discards[player] > 0
    if verb == EXTRA_TAKE:
        return anything_to_take(game, player)
    if verb == PEEK_TAKE:
        return anywhere_to_look(game, player)
    if verb == FREE_EXHIBIT:
        return some_object(game, player, 0, EXHIBITING, 0, FREE, number)
    if verb == FREE_PAVILION:
        return any_pavilion(game, player, number)
    if verb == FREE_LOAN:
        return any_host(game, player, number)
    if verb == PRIVATE_SALE:
        money = funds(game, player, WITHOUT_GRANT)
        return game.news != NO_RIVALS and some_object(game, player, money, EXHIBITING, 0, SALE, number)
    if verb == HIRE_DISCOUNT:
        if step == RESTING and not EXPERTS_AFTER_INVENTORY:
            return False
        return some_expert(game, player, funds(game, player, WITHOUT_GRANT), number)
    return verb == SWAP_NEXT and any_programme(game)


@rule
def tokens_out(game: Museum) -> int:
    """How many continents have a Public Opinion token. [MU favour.press-conference]"""
    number = 0
    for continent in range(CONTINENTS):
        if game.tokens[continent]:
            number += 1
    return number


@rule
def look_blocked(game: Museum, player: int, continent: int) -> int:
    """A continent that may be looked at: cards in its deck, open to the player. [MU favour.inside-information]"""
    if game.left[continent] + game.opinion[continent] == 0:
        return DECK_EMPTY
    return closed_to(game, player, continent)


@rule
def anywhere_to_look(game: Museum, player: int) -> bool:
    """True if a deck can be looked at. [MU favour.inside-information]"""
    for continent in range(CONTINENTS):
        if look_blocked(game, player, continent) == 0:
            return True
    return False


@rule
def any_pavilion(game: Museum, player: int, number: int) -> bool:
    """True if an object could be placed for free. [MU favour.commissioners-invitation]"""
    for pavilion in range(PAVILIONS):
        if pavilion_blocked(game, pavilion) == 0 and some_object(game, player, 0, PLACING, pavilion, FREE, number):
            return True
    return False


@rule
def any_host(game: Museum, player: int, number: int) -> bool:
    """True if an object could be lent for free. [MU favour.diplomatic-bag]"""
    for host in range(SEATS):
        if host_blocked(game, player, host) == 0 and some_object(game, player, 0, LENDING, host, FREE, number):
            return True
    return False


@rule
def any_programme(game: Museum) -> bool:
    """True if a Pavilion has two open slots. [MU favour.change-of-programme]"""
    for pavilion in range(game.pavilions):
        if game.filled[pavilion] <= SLOTS - 2:
            return True
    return False


@rule
def play_favour(game: Museum, favour: int) -> None:
    """A Favour is played for its effect. [MU favour.one, favour.timing, favour.endowment]"""
    me = game.player
    use_favour(game, favour)
    tell(game, PLAYED, me, favour)
    verb = FAVOUR_VERB[favour]
    number = FAVOUR_NUMBER[favour]
    if verb == REMOVE_OPINION:
        press_conference(game)
    elif verb == GAIN_PRESTIGE:
        tell(game, GAINED, me, gain(game, me, number))
    elif verb == RETRIEVE:
        push(game, RETRIEVING, me, BY_FAVOUR, number)
    elif verb == EXTRA_TAKE:
        push(game, EXTRA, me, BY_EFFECT)
    elif verb == PEEK_TAKE:
        push(game, CHOOSING_CONTINENT, me, TO_LOOK)
        game.bonus = number
    elif verb == FREE_EXHIBIT:
        on_terms(game, FREE, number)
        push(game, CHOOSING_OBJECT, me, EXHIBITING)
    elif verb == FREE_PAVILION:
        on_terms(game, FREE, number)
        push(game, CHOOSING_PAVILION, me)
    elif verb == FREE_LOAN:
        on_terms(game, FREE, number)
        push(game, CHOOSING_HOST, me)
    elif verb == PRIVATE_SALE:
        on_terms(game, SALE, number)
        push(game, CHOOSING_OBJECT, me, EXHIBITING)
    elif verb == HIRE_DISCOUNT:
        on_terms(game, REDUCED, number)
        push(game, HEADHUNTING, me)
    else:
        push(game, ALTERING, me, PROGRAMME)


@rule
def on_terms(game: Museum, terms: int, number: int) -> None:
    """The next purchase has terms of its own. [MU favour.private-donation, favour.private-sale, favour.headhunting]"""
    game.terms = terms
    game.bonus = number


@rule
def press_conference(game: Museum) -> None:
    """A token off a continent of the player's choice. [MU favour.press-conference]"""
    if tokens_out(game) > 1:
        push(game, CHOOSING_CONTINENT, game.player, FOR_FAVOUR)
        return
    for continent in range(CONTINENTS):
        if game.tokens[continent]:
            take_token_off(game, continent)


@rule
def look(game: Museum, continent: int) -> None:
    """Up to three cards of a deck. [MU favour.inside-information]"""
    tell(game, LOOKS, game.player, continent)
    pop(game)
    push(game, LOOKING, game.player, continent)


@rule
def look_at(game: Museum, thing: int) -> None:
    """An object that only the player sees. [MU favour.inside-information]"""
    me = game.player
    draw_object(game, thing)
    game.peek[me][thing // PER][thing % PER] = 1
    game.peeked += 1
    tell(game, SAW, me, thing)
    look_on(game)


@rule
def look_at_opinion(game: Museum) -> None:
    """A Public Opinion card among them is shown and puts its token. [MU favour.inside-information]"""
    meet_opinion(game, about(game))
    look_on(game)


@rule
def look_on(game: Museum) -> None:
    """After the last card, one of the objects is taken, if there is any. [MU favour.inside-information]"""
    continent = about(game)
    game.looked += 1
    if game.looked < game.bonus and game.left[continent] + game.opinion[continent]:
        return
    game.looked = 0
    game.bonus = 0
    pop(game)
    if game.peeked > 1:
        push(game, PEEKING, game.player, continent)
    elif game.peeked == 1:
        for card in range(PER):
            if game.peek[game.player][continent][card]:
                take_peeked(game, continent * PER + card)
                return
    else:
        tell(game, FOUND_NOTHING, game.player, continent)


@rule
def take_chosen(game: Museum, thing: int) -> None:
    """One of the objects looked at. [MU favour.inside-information]"""
    pop(game)
    take_peeked(game, thing)


@rule
def take_peeked(game: Museum, thing: int) -> None:
    """The object goes into the hand unseen, the rest is shuffled back. [MU favour.inside-information, explore.customs]"""
    me = game.player
    continent = thing // PER
    pay_toll(game, me, continent)
    row = game.peek[me][continent]
    row[thing % PER] = 0
    hide_in_hand(game, me, thing)
    tell(game, PICKED_ONE, me, continent, game.peeked - 1)
    tell(game, PICKED, me, thing)
    for card in range(PER):
        if row[card]:
            row[card] = 0
            game.deck[continent][card] = 1
            game.left[continent] += 1
    game.peeked = 0


@rule
def swap_programme(game: Museum, pavilion: int) -> None:
    """The criteria of the first two open slots change places; rewards stay. [MU favour.change-of-programme]"""
    slot = game.filled[pavilion]
    row = game.criterion[pavilion]
    line = row[slot]
    row[slot] = row[slot + 1]
    row[slot + 1] = line
    tell(game, SWAPPED, game.player, pavilion)
    pop(game)
