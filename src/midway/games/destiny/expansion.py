"""The Expansion Phase: the menu, placements, attacks and their cost, the bonus card."""

from __future__ import annotations

from typing import Any

from midway.kernel.frames import wait
from midway.kernel.rule import rule, tell

from .codes import (
    ATTACK, BONUS_CARD, DONE, EXPANDING, HIGHEST, MARKET_CLOSED, NEXT_PART, NOBODY_THERE, NOT_VACANT, OUT_OF_REACH, OWN_PRESENCE,
    PASS, PRIORITY, REGION_CLOSED, REROLL, REROLLING, SETTLE, SETTLED, TOO_FEW_TOKENS, UNDER_TRUCE, WRONG_STEP,
)  # fmt: skip
from .contest import begin_contest, reroll_choice, roll_highest, under_truce
from .eras import ask_draw
from .ledger import owns
from .order import list_last, priority_blocked, use_priority
from .presence import holds, in_set, occupy, spend, spend_lifted, vacant
from .reach import accessible, closed, reach_word
from .state import FIRST_MARKET, FOR_BONUS, PRO_SPORTS, TERRITORIES, Destiny
from .tables import CONTROL, OP_HIGH, OP_LOW


@rule
def begin_expansion(game: Destiny) -> None:
    """A player's part: the menu. [MD 10.0]"""
    wait(game, EXPANDING, game.player)


# What may be chosen.


@rule
def expansion_blocked(game: Destiny, what: int, code: int) -> int:
    """The reason against a choice of the steps EXPANDING to REROLLING, or 0. [MD 10.0]"""
    if what == REROLLING:
        return 0 if code == REROLL or code == PASS else WRONG_STEP
    player = game.player
    if code < ATTACK:
        return settle_blocked(game, player, code - SETTLE, accessible(game, player, code - SETTLE, 0))
    if code < REROLL:
        return attack_blocked(game, player, code - ATTACK, accessible(game, player, code - ATTACK, 0))
    if code == PRIORITY:
        return priority_blocked(game, player)
    return 0 if code == DONE else WRONG_STEP


@rule
def settle_blocked(game: Destiny, player: int, territory: int, reached: bool) -> int:
    """Vacant, within reach, for its Control Number. [MD 10.1, 10.21]"""
    if holds(game, player, territory):
        return OWN_PRESENCE
    if not vacant(game, territory):
        return NOT_VACANT
    return cost_blocked(game, player, territory, reached or granted(game, player, territory))


@rule
def attack_blocked(game: Destiny, player: int, territory: int, reached: bool) -> int:
    """A rival, New or Established, or natives, where no truce holds. [MD 10.24]"""
    if holds(game, player, territory):
        return OWN_PRESENCE
    if vacant(game, territory):
        return NOBODY_THERE
    if under_truce(game, territory):
        return UNDER_TRUCE
    return cost_blocked(game, player, territory, reached)


@rule
def cost_blocked(game: Destiny, player: int, territory: int, reached: bool) -> int:
    """Enough Purchased tokens; where only Wireless reaches, lifted ones. [MD 10.19, 10.2, 10.21]"""
    if closed(game, territory):
        return MARKET_CLOSED if territory >= FIRST_MARKET else REGION_CLOSED
    tokens = price(game, player, territory)
    if not reached and game.lifted[player] < tokens:
        return OUT_OF_REACH
    return 0 if tokens <= game.purchased[player] else TOO_FEW_TOKENS


@rule
def granted(game: Destiny, player: int, territory: int) -> bool:
    """A vacant territory that a card lets the player place in, without access. [MD 8.324]"""
    row = game.granted[player] - 1
    return row >= 0 and in_set(OP_LOW[row], OP_HIGH[row], territory)


@rule
def price(game: Destiny, player: int, territory: int) -> int:
    """Tokens that a placement or an attack costs the player; an attack never less than one. [MD 10.21, 10.245, 10.246]"""
    tokens = CONTROL[territory]
    if vacant(game, territory):
        return tokens
    if game.city[territory] and not owns(game, player, PRO_SPORTS):
        tokens += 1
    return max(1, tokens - game.cheaper[player])


@rule
def list_expansion(game: Destiny, out: Any) -> int:
    """The menu: vacant territories, then attacks, within reach and tokens. [MD 10.1, 10.21, 10.24]

    A quick listing that works out reach once: `blocked` states what is legal, and the harness compares the two.
    """
    player = game.player
    n = 0
    if game.purchased[player]:
        low = reach_word(game, player, 0, 0)
        high = reach_word(game, player, 1, 0)
        beyond = game.lifted[player] > 0
        further = beyond or game.granted[player] > 0
        for territory in range(TERRITORIES):
            reached = in_set(low, high, territory)
            if (reached or further) and settle_blocked(game, player, territory, reached) == 0:
                out[n] = SETTLE + territory
                n += 1
        for territory in range(TERRITORIES):
            reached = in_set(low, high, territory)
            if (reached or beyond) and attack_blocked(game, player, territory, reached) == 0:
                out[n] = ATTACK + territory
                n += 1
    return list_last(game, player, out, n)


# What a choice does.


@rule
def expansion_choice(game: Destiny, what: int, code: int) -> None:
    """Carry out a choice of the steps EXPANDING to REROLLING. [MD 10.0]"""
    if what == REROLLING:
        reroll_choice(game, code)
    elif what != EXPANDING:
        roll_highest(game, what, code - HIGHEST + 1)
    elif code < ATTACK:
        settle(game, game.player, code - SETTLE)
    elif code < REROLL:
        attack(game, game.player, code - ATTACK)
    elif code == PRIORITY:
        use_priority(game, game.player)
    else:
        wait(game, NEXT_PART)


@rule
def settle(game: Destiny, player: int, territory: int) -> None:
    """One token stays as a New Presence, the others go back to the supply. [MD 10.21, 10.22]"""
    tokens = price(game, player, territory)
    spend_on(game, player, territory, tokens)
    tell(game, SETTLED, player, territory, tokens)
    occupy(game, player, territory, 1)


@rule
def attack(game: Destiny, player: int, territory: int) -> None:
    """The tokens are spent, then the dice decide. [MD 10.24, 10.25]"""
    spend_on(game, player, territory, price(game, player, territory))
    begin_contest(game, player, territory)


@rule
def spend_on(game: Destiny, player: int, territory: int, tokens: int) -> None:
    """Bought tokens first; where only Wireless reaches, lifted ones alone. [MD 10.19, 10.2]"""
    if accessible(game, player, territory, 0) or (vacant(game, territory) and granted(game, player, territory)):
        spend(game, player, tokens)
    else:
        spend_lifted(game, player, tokens)


@rule
def award_bonus_card(game: Destiny) -> None:
    """Most New Presences draws a card, the earlier mover among equals; with none nobody does. [MD 10.27]"""
    best = -1
    for place in range(game.seats):
        player = game.order[place] - 1
        if game.fresh[player] and (best < 0 or game.fresh[player] > game.fresh[best]):
            best = player
    if best >= 0 and ask_draw(game, best, FOR_BONUS):
        tell(game, BONUS_CARD, best, game.fresh[best])
