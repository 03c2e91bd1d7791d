"""Research: Pioneers, dice, steps, claims. Steps, claims and free Pioneers of cards go through here too."""

from __future__ import annotations

from midway.kernel.frames import about, pop, push, wait, whose
from midway.kernel.rule import rule, since, tell

from .codes import (
    CLAIMED, CLAIMED_ALREADY, COMPLETE_ALREADY, FILLED, FREEING_STEP, NOT_A_STEP, NOT_COMPLETE, NOT_YET, NO_COMPUTERS,
    NO_PIONEER, NO_SPARE_STEP, NO_STEP_TOKEN, NO_SUCH_DIE, NO_TOKENS, ONE_EACH_TURN, PIONEER_LIMIT, PUTTING_AWAY, REROLLING_DIE,
    RESEARCHED, ROLLED, ROLLED_ALREADY, ROLLED_DICE, ROLLING_RESEARCH, SETTING_SIX, SHARED_ALREADY, TOOK_BACK,
)  # fmt: skip
from .ledger import gain_points, owns
from .presence import add_pioneer, take_free_tokens
from .state import (
    BREAKTHROUGHS, INNOVATION, INVESTMENT, MOST_DICE, NUMBERS, PIONEER_BOX, STORYTELLING, TURNPIKE, Destiny,
)  # fmt: skip
from .tables import (
    FREE_PIONEER_COUNTS, PIONEER_MOST, REQUIRES, RESEARCH_LEVEL, RESEARCH_POINTS, STEPS, TURNPIKE_TOKENS,
)  # fmt: skip

SIX = 6
HAS_ROLLED, HAS_SHARED = 1, 2  # why somebody may not roll for research any more


# Pioneers.


@rule
def pioneer_blocked(game: Destiny, player: int) -> int:
    """Within the limit of the Era. [MD 9.231]"""
    return PIONEER_LIMIT if game.pioneers[player] >= PIONEER_MOST[game.era] else 0


@rule
def free_pioneer_blocked(game: Destiny, player: int) -> int:
    """A card's Pioneer is lost over the limit, without a token for it, or after another in this turn. [MD 9.23, 9.233]"""
    if FREE_PIONEER_COUNTS and game.got[PIONEER_BOX][player]:
        return ONE_EACH_TURN
    if game.supply[player] == 0:
        return NO_TOKENS
    return pioneer_blocked(game, player)


@rule
def take_free_pioneer(game: Destiny, player: int) -> None:
    """A card's Pioneer is the one of the turn. [MD 9.23, 9.233]"""
    if FREE_PIONEER_COUNTS:
        game.got[PIONEER_BOX][player] = 1
    add_pioneer(game, player)


# Steps.


@rule
def missing(game: Destiny, player: int, breakthrough: int) -> int:
    """The numbers that the player still lacks, as bits. [MD 9.412]"""
    return STEPS[breakthrough] - game.steps[player][breakthrough]


@rule
def lacks(game: Destiny, player: int, breakthrough: int, number: int) -> bool:
    """A number, from 0, that the player still lacks. [MD 9.412]"""
    return (missing(game, player, breakthrough) >> number) & 1 > 0


@rule
def complete(game: Destiny, player: int, breakthrough: int) -> bool:
    """The player has all its steps. [MD 9.42]"""
    return game.steps[player][breakthrough] == STEPS[breakthrough]


@rule
def count(bits: int) -> int:
    """How many numbers a set of them holds. [MD 9.412]"""
    n = 0
    for number in range(NUMBERS):
        n += (bits >> number) & 1
    return n


@rule
def fill_step(game: Destiny, player: int, breakthrough: int, number: int) -> None:
    """A step token on a number, from 0; lost without a token, or where the player does not lack it. [MD 9.413, 9.412, 9.414]"""
    if game.step_tokens[player] and lacks(game, player, breakthrough, number):
        game.step_tokens[player] -= 1
        game.steps[player][breakthrough] += 1 << number
        tell(game, FILLED, player, breakthrough, number + 1)


@rule
def step_back_blocked(game: Destiny, player: int, breakthrough: int, number: int) -> int:
    """A step token of the player's on a Breakthrough that nobody has claimed. [MD 9.414]"""
    return 0 if (game.steps[player][breakthrough] >> number) & 1 else NO_SPARE_STEP


@rule
def take_step_back(game: Destiny, player: int, breakthrough: int, number: int) -> None:
    """A step token comes back, and the number is open again. [MD 9.414]"""
    game.step_tokens[player] += 1
    game.steps[player][breakthrough] -= 1 << number
    tell(game, TOOK_BACK, player, breakthrough, number + 1)


@rule
def return_steps(game: Destiny, breakthrough: int) -> None:
    """Everybody takes back their step tokens. [MD 9.414, 9.42]"""
    for player in range(game.seats):
        game.step_tokens[player] += count(game.steps[player][breakthrough])
        game.steps[player][breakthrough] = 0


# Claims.


@rule
def claim_blocked(game: Destiny, player: int, breakthrough: int) -> int:
    """Unclaimed, with all steps filled and everything a claim needs. [MD 9.42]"""
    if game.claimed[breakthrough]:
        return CLAIMED_ALREADY
    return claimer_blocked(game, player, breakthrough) if complete(game, player, breakthrough) else NOT_COMPLETE


@rule
def claimer_blocked(game: Destiny, player: int, breakthrough: int) -> int:
    """A Pioneer for the chart; Computers for e-Commerce. [MD 9.411, 9.42]"""
    if REQUIRES[breakthrough] >= 0 and not owns(game, player, REQUIRES[breakthrough]):
        return NO_COMPUTERS
    return 0 if game.pioneers[player] else NO_PIONEER


@rule
def claim(game: Destiny, player: int, breakthrough: int) -> None:
    """A Pioneer stays on the chart, all steps there return; points and feature at once. [MD 9.42, 9.421, 9.422]"""
    game.pioneers[player] -= 1
    game.claimed[breakthrough] += 1 << player
    tell(game, CLAIMED, player, breakthrough)
    return_steps(game, breakthrough)
    gain_points(game, player, RESEARCH_POINTS[breakthrough])
    if breakthrough == TURNPIKE and game.phase == INVESTMENT and game.player == player:
        take_free_tokens(game, player, TURNPIKE_TOKENS)
    elif breakthrough == STORYTELLING:
        tell_story(game, player)


@rule
def tell_story(game: Destiny, player: int) -> None:
    """A card may be put away now; in Card Play it is the one of this phase. Version 1 counted a card that was kept. [MD 8.5]"""
    if not since(game, 2):
        game.told_story[player] = 1
    if game.held[player]:
        push(game, PUTTING_AWAY, player)


# The roll.


@rule
def researchable(game: Destiny, breakthrough: int) -> bool:
    """Unclaimed, and of a level of this Era. [MD 9.41, 9.411]"""
    return game.claimed[breakthrough] == 0 and RESEARCH_LEVEL[breakthrough] <= game.era


@rule
def research_blocked(game: Destiny, player: int, breakthrough: int) -> int:
    """One roll per turn, with a Pioneer, for a step that the player lacks. [MD 9.232, 9.41, 9.411]"""
    if game.researched[player]:
        return SHARED_ALREADY if game.researched[player] == HAS_SHARED else ROLLED_ALREADY
    if game.pioneers[player] == 0:
        return NO_PIONEER
    if game.claimed[breakthrough]:
        return CLAIMED_ALREADY
    if not researchable(game, breakthrough):
        return NOT_YET
    return COMPLETE_ALREADY if complete(game, player, breakthrough) else 0


@rule
def begin_research(game: Destiny, player: int, breakthrough: int) -> None:
    """A die for each Pioneer. [MD 9.41]"""
    game.researched[player] = HAS_ROLLED
    game.subject = breakthrough
    tell(game, RESEARCHED, player, breakthrough, game.pioneers[player])
    push(game, ROLLED_DICE, player)
    roll(game, player, 0, game.pioneers[player])


@rule
def roll(game: Destiny, player: int, first: int, dice: int) -> None:
    """Dice, from the first of them on. [MD 9.41]"""
    game.rolls = dice
    push(game, ROLLING_RESEARCH, player, first)


@rule
def roll_die(game: Destiny, number: int) -> None:
    """A die of the research roll; after the last the dice are used. [MD 9.41]"""
    player = whose(game)
    die = about(game)
    game.dice[die] = number
    game.rolled = number
    game.rolls -= 1
    tell(game, ROLLED, player, number)
    if game.rolls:
        wait(game, ROLLING_RESEARCH, player, die + 1)
    else:
        pop(game)


@rule
def reroll_blocked(game: Destiny, die: int) -> int:
    """A die that lies there. [MD 9.412]"""
    return 0 if game.dice[die] else NO_SUCH_DIE


@rule
def reroll_die(game: Destiny, die: int) -> None:
    """Innovation: that die is rolled again. [MD 9.412]"""
    player = whose(game)
    keep_dice(game)
    roll(game, player, die, 1)


@rule
def keep_dice(game: Destiny) -> None:
    """There is one roll per turn, so Innovation is offered once. [MD 9.412]"""
    game.rerolled[whose(game)] = 1
    pop(game)


@rule
def use_dice(game: Destiny) -> None:
    """A reroll by Innovation, then the numbers rolled, then what each 6 becomes. [MD 9.412]"""
    player = whose(game)
    if owns(game, player, INNOVATION) and not game.rerolled[player]:
        push(game, REROLLING_DIE, player)
        return
    for die in range(MOST_DICE):
        if game.dice[die] != SIX and not use_die(game, player, die, game.dice[die] - 1):
            return
    for die in range(MOST_DICE):
        if game.dice[die] and not use_six(game, player, die):
            return
    pop(game)


@rule
def use_die(game: Destiny, player: int, die: int, number: int) -> bool:
    """A lacking number is filled, any other is idle; False if the player is asked for a step token first. [MD 9.412, 9.414]"""
    if number >= 0 and lacks(game, player, game.subject, number):
        if may_free_step(game, player):
            push(game, FREEING_STEP, player, die)
            return False
        fill_step(game, player, game.subject, number)
    game.dice[die] = 0
    return True


@rule
def use_six(game: Destiny, player: int, die: int) -> bool:
    """A 6 is any number that is lacking; False if the player is asked which, or for a step token first. [MD 9.412, 9.414]"""
    lacking = missing(game, player, game.subject)
    if lacking and may_free_step(game, player):
        push(game, FREEING_STEP, player, die)
        return False
    if lacking and game.step_tokens[player]:
        if count(lacking) > sixes(game) or count(lacking) > game.step_tokens[player]:
            push(game, SETTING_SIX, player, die)
            return False
        fill_step(game, player, game.subject, lowest(lacking))
    game.dice[die] = 0
    return True


@rule
def sixes(game: Destiny) -> int:
    """Sixes that lie there. [MD 9.412]"""
    n = 0
    for die in range(MOST_DICE):
        if game.dice[die] == SIX:
            n += 1
    return n


@rule
def lowest(bits: int) -> int:
    """The lowest number of a set that is not empty. [MD 9.412]"""
    number = 0
    while (bits >> number) & 1 == 0:
        number += 1
    return number


@rule
def six_blocked(game: Destiny, player: int, breakthrough: int, number: int) -> int:
    """A number that is lacking of what the player researches. [MD 9.412]"""
    return 0 if breakthrough == game.subject and lacks(game, player, breakthrough, number) else NOT_A_STEP


@rule
def set_six(game: Destiny, number: int) -> None:
    """A 6 becomes a number. [MD 9.412]"""
    player = whose(game)
    game.dice[about(game)] = 0
    pop(game)
    fill_step(game, player, game.subject, number)


@rule
def may_free_step(game: Destiny, player: int) -> bool:
    """The player's step tokens are all in use, some of them elsewhere. [MD 9.414]"""
    if game.step_tokens[player]:
        return False
    for breakthrough in range(BREAKTHROUGHS):
        if breakthrough != game.subject and game.steps[player][breakthrough]:
            return True
    return False


@rule
def freeing_blocked(game: Destiny, player: int, breakthrough: int, number: int) -> int:
    """A step token that lies elsewhere. [MD 9.414]"""
    return NO_STEP_TOKEN if breakthrough == game.subject else step_back_blocked(game, player, breakthrough, number)


@rule
def free_step(game: Destiny, breakthrough: int, number: int) -> None:
    """A step token comes back, to be used for the die. [MD 9.414]"""
    player = whose(game)
    pop(game)
    take_step_back(game, player, breakthrough, number)


@rule
def let_die_go(game: Destiny) -> None:
    """Without a step token what the die shows is lost. [MD 9.414]"""
    game.dice[about(game)] = 0
    pop(game)
