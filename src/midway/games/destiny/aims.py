"""At whom and at what a card may be aimed."""

from __future__ import annotations

from midway.kernel.rule import rule

from .cession import can_go
from .codes import NO_SUCH_PLAYER, NO_TARGET_LEFT, PROTECTED
from .picks import only_territory, picks, seize_blocked, somewhere_to_pick
from .state import (
    AS_EVENT, AS_LEADER, AS_NEWS, CARDS, CEDE_OP, CHOOSE_OP, HITS_CHOSEN, PLAYED, REMOVE_OP, REPLACE_OP, SEIZE_OP,
    STEAL_OP, TERRITORIES, Destiny,
)  # fmt: skip
from .tables import COUNTERS, FIRST_OP, OP_VERB, OP_WHO


@rule
def has_target(game: Destiny, player: int, card: int) -> bool:
    """Some verb of the card's event finds a legal target: what BARRED cards need. [MD 8.333, cards.idle]"""
    for op in range(FIRST_OP[card], FIRST_OP[card + 1]):
        if OP_VERB[op] != CHOOSE_OP and verb_has_target(game, player, card, op):
            return True
    return False


@rule
def verb_has_target(game: Destiny, player: int, card: int, op: int) -> bool:
    """A rival to aim at, a territory to pick; other verbs need none. [MD cards.idle]"""
    verb = OP_VERB[op]
    if aims(op):
        return somebody_to_aim(game, player, card, op)
    if picks(verb):
        return somewhere_to_pick(game, player, op)
    return verb != SEIZE_OP or seize_blocked(game, player, op, only_territory(op)) == 0


@rule
def aims(op: int) -> bool:
    """The verb is aimed at a rival of the player's choice. [MD cards.targets]"""
    return OP_WHO[op] == HITS_CHOSEN and OP_VERB[op] != REPLACE_OP


@rule
def aim_row(card: int) -> int:
    """The row that says at whom a card may be aimed, or -1. [MD cards.targets]"""
    for op in range(FIRST_OP[card], FIRST_OP[card + 1]):
        if aims(op):
            return op
    return -1


@rule
def somebody_to_aim(game: Destiny, player: int, card: int, op: int) -> bool:
    """A rival that the card may be aimed at. [MD cards.idle]"""
    for rival in range(game.seats):
        if aim_blocked(game, player, card, op, rival) == 0:
            return True
    return False


@rule
def aim_blocked(game: Destiny, player: int, card: int, op: int, rival: int) -> int:
    """A rival without protection, who has what the card takes. [MD 8.327, cards.targets]"""
    if rival >= game.seats or rival == player:
        return NO_SUCH_PLAYER
    if is_protected(game, card, rival):
        return PROTECTED
    verb = OP_VERB[op]
    if verb == STEAL_OP:
        return 0 if game.held[rival] else NO_TARGET_LEFT
    if verb == CEDE_OP or verb == REMOVE_OP:
        return 0 if can_lose(game, rival, op) else NO_TARGET_LEFT
    return 0


@rule
def is_protected(game: Destiny, card: int, rival: int) -> bool:
    """The rival played its counter in their own card play this turn, other than for its product. [MD 8.327]"""
    for counter in range(CARDS):
        if COUNTERS[counter][card] and game.place[counter] == PLAYED + rival:
            used = game.used[counter]
            if used == AS_EVENT or used == AS_LEADER or used == AS_NEWS:
                return True
    return False


@rule
def can_lose(game: Destiny, rival: int, op: int) -> bool:
    """The rival has a presence, besides their Home, that the verb can take. [MD cards.home]"""
    for territory in range(TERRITORIES):
        if can_go(game, op, rival, territory, 0):
            return True
    return False


@rule
def victim(game: Destiny) -> int:
    """At whom the card is aimed, or -1; a counter turns it on its own player. [MD 8.327]"""
    return game.target - 1


@rule
def aggressor(game: Destiny) -> int:
    """Who gains by it: the card's player, or who countered it. [MD 8.327]"""
    return game.played_by[1 if victim(game) == game.played_by[0] else 0]
