"""Competition rolls, in Expansion or by a card: the highest die of each side, one event each."""

from __future__ import annotations

from midway.kernel.frames import about, pop, push, wait
from midway.kernel.rule import rule, tell

from .codes import (
    ATTACKED, ATTACKED_NATIVES, CONTESTED, HELD, NATIVES_ROLLED, REROLL, REROLLING, ROLLED_HIGHEST, ROLLING_ATTACK,
    ROLLING_DEFENCE, WON,
)  # fmt: skip
from .ledger import has, owns
from .presence import at_home, lose, occupy, remove_natives
from .state import NATIVES, ROCK_N_ROLL, TELEPHONE, TELEVISION, TRUCE_FOR_ALL, Destiny
from .tables import NATIVES_DICE, REGION, REROLL_BOTH

SIDES = 6  # of a die
ATTACK_DICE, TELEPHONE_DICE = 2, 3
SURE = 1000  # odds are given in thousandths


@rule
def begin_contest(game: Destiny, attacker: int, territory: int) -> None:
    """Push the rolls; when both are made, CONTESTED comes to the top. game.by_card is set before. [MD 10.24]"""
    game.attacker = attacker
    game.site = territory
    if game.holder[territory] == NATIVES:
        tell(game, ATTACKED_NATIVES, attacker, territory)
    else:
        tell(game, ATTACKED, attacker, territory, game.holder[territory] - 1)
    game.defence = 0
    push(game, CONTESTED, attacker, territory)
    push(game, ROLLING_ATTACK, attacker, attack_dice(game, attacker, territory))


@rule
def under_truce(game: Destiny, territory: int) -> bool:
    """Nobody may attack there: all are safe in the region, or its holder is. [MD 8.323]"""
    truce = game.truce[REGION[territory]]
    if truce & TRUCE_FOR_ALL:
        return True
    return 0 < game.holder[territory] < NATIVES and (truce >> (game.holder[territory] - 1)) & 1 > 0


@rule
def attack_dice(game: Destiny, attacker: int, territory: int) -> int:
    """2, 3 with Telephone, one more in the attacker's own Home. [MD 10.244, 10.247]"""
    dice = TELEPHONE_DICE if owns(game, attacker, TELEPHONE) else ATTACK_DICE
    return dice + (1 if at_home(game, attacker, territory) else 0)


@rule
def defence_dice(game: Destiny, territory: int) -> int:
    """1, one more with a City, one more in the defender's own Home; natives as the content says. [MD 10.245, 10.247]"""
    if game.holder[territory] == NATIVES:
        return NATIVES_DICE
    dice = 1 + game.city[territory]
    return dice + (1 if at_home(game, game.holder[territory] - 1, territory) else 0)


@rule
def wins_ties(game: Destiny, attacker: int) -> bool:
    """By Television or by a card. [MD 10.242, 10.243]"""
    return owns(game, attacker, TELEVISION) or game.ties[attacker] > 0 or game.by_card > 0


@rule
def roll_highest(game: Destiny, what: int, number: int) -> None:
    """A side's highest die; the defender rolls after the attacker. [MD 10.241]"""
    territory = game.site
    dice = about(game)
    if what == ROLLING_ATTACK:
        game.best = number
        tell(game, ROLLED_HIGHEST, game.attacker, number, dice)
    else:
        game.defence = number
        if game.holder[territory] == NATIVES:
            tell(game, NATIVES_ROLLED, number)
        else:
            tell(game, ROLLED_HIGHEST, game.holder[territory] - 1, number, dice)
    if game.defence:
        pop(game)
    else:
        wait(game, ROLLING_DEFENCE, game.holder[territory] - 1, defence_dice(game, territory))


@rule
def attacker_wins(game: Destiny) -> bool:
    """The higher die; ties go to the defender unless the attacker wins them. [MD 10.241, 10.243]"""
    return game.best > game.defence or (game.best == game.defence and wins_ties(game, game.attacker))


@rule
def settle_contest(game: Destiny) -> None:
    """A lost first roll may be made again by Rock 'n Roll; else the loser's token leaves. [MD 10.241, 10.248]"""
    attacker = game.attacker
    territory = game.site
    again = may_reroll(game, attacker, territory)
    game.attacked[territory] |= 1 << attacker
    if attacker_wins(game):
        pop(game)
        take_over(game, territory)
    elif again:
        push(game, REROLLING, attacker, territory)
    else:
        tell(game, HELD, territory)
        pop(game)


@rule
def may_reroll(game: Destiny, attacker: int, territory: int) -> bool:
    """Rock 'n Roll: the attacker's first roll of the turn in a territory. [MD 10.248]"""
    return has(game, attacker, ROCK_N_ROLL) and (game.attacked[territory] >> attacker) & 1 == 0


@rule
def take_over(game: Destiny, territory: int) -> None:
    """The holder leaves; in Expansion the attacker's New Presence stands there. [MD 10.22, 10.241, 10.26]"""
    tell(game, WON, game.attacker, territory)
    if game.holder[territory] == NATIVES:
        remove_natives(game, territory)
    else:
        lose(game, territory)
    if not game.by_card:
        occupy(game, game.attacker, territory, 1)


@rule
def reroll_choice(game: Destiny, code: int) -> None:
    """Roll all dice again, or let the first roll stand. [MD 10.248]"""
    if code == REROLL:
        if REROLL_BOTH:
            game.defence = 0
        wait(game, ROLLING_ATTACK, game.attacker, attack_dice(game, game.attacker, game.site))
    else:
        pop(game)


# How likely an attack is to win.


@rule
def power(number: int, times: int) -> int:
    """A number multiplied by itself. [MD 10.241]"""
    product = 1
    for _ in range(times):
        product *= number
    return product


@rule
def ways(number: int, dice: int) -> int:
    """In how many ways the highest of some dice is this number. [MD 10.241]"""
    return power(number, dice) - power(number - 1, dice)


@rule
def odds(game: Destiny, attacker: int, territory: int) -> int:
    """How likely an attack wins, in thousandths, a reroll by Rock 'n Roll included. [MD 10.241, 10.243, 10.248]"""
    dice = attack_dice(game, attacker, territory)
    against = defence_dice(game, territory)
    yields = 1 if wins_ties(game, attacker) else 0
    lost = 0
    lost_to_same = 0
    for number in range(1, SIDES + 1):
        losing = power(number - yields, dice)
        lost += ways(number, against) * losing
        lost_to_same += ways(number, against) * losing * losing
    total = power(SIDES, dice + against)
    if may_reroll(game, attacker, territory):
        if REROLL_BOTH:
            lost *= lost
            total *= total
        else:
            lost = lost_to_same
            total *= power(SIDES, dice)
    return SURE - (2 * SURE * lost + total) // (2 * total)
