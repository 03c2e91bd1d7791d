"""Leaders: credits and refunds, the free Pioneer, steps of Breakthroughs, claims."""

from __future__ import annotations

from midway.kernel.frames import about, detail, pop, push, wait, whose
from midway.kernel.rule import rule, tell

from .codes import (
    CLAIMED_ALREADY, CLAIMING, CREDITED, LEADING, NOT_A_STEP, NOT_YET, PASS, REFUNDED, STEP, STEPPING, TAKING_PIONEER,
)  # fmt: skip
from .ledger import half, owns, receive
from .research import (
    claim, claim_blocked, complete, fill_step, free_pioneer_blocked, lacks, missing, researchable, take_free_pioneer,
)  # fmt: skip
from .state import AFTER_REFUNDS, BREAKTHROUGHS, NUMBERS, PROGRESSIONS, Destiny
from .tables import CARD_STEPS, CREDITS, FREE_PIONEER

ANY_BREAKTHROUGH = BREAKTHROUGHS
FIRST_STEP = AFTER_REFUNDS + 1


@rule
def go_on_leading(game: Destiny) -> None:
    """Refunds, free Pioneer, steps, claims; the frame's detail is how far it has come. [MD 8.31, cards.leader]"""
    player = whose(game)
    card = about(game)
    far = detail(game)
    wait(game, LEADING, player, card, far + 1)
    if far < AFTER_REFUNDS:
        credit(game, player, card)
    elif far == AFTER_REFUNDS:
        offer_pioneer(game, player, card)
    else:
        breakthrough = step_number(card, far - FIRST_STEP)
        if breakthrough >= 0:
            ask_step(game, player, breakthrough)
        elif game.completed:
            offer_claim(game, player)
        else:
            pop(game)


@rule
def credit(game: Destiny, player: int, card: int) -> None:
    """Cheaper Progressions this turn; half the credit in cash for those the player owns. [MD 8.31]"""
    for progression in range(PROGRESSIONS):
        dollars = CREDITS[card][progression]
        if dollars and owns(game, player, progression):
            receive(game, player, half(dollars))
            tell(game, REFUNDED, player, progression, half(dollars))
        elif dollars:
            add_credit(game, player, progression, dollars)


@rule
def add_credit(game: Destiny, player: int, progression: int, dollars: int) -> None:
    """Credits on one Progression add up. [MD 8.31]"""
    game.credit[player][progression] += dollars
    tell(game, CREDITED, player, progression, dollars)


@rule
def offer_pioneer(game: Destiny, player: int, card: int) -> None:
    """A free Pioneer is lost over the limit. [MD 9.233]"""
    if FREE_PIONEER[card] and free_pioneer_blocked(game, player) == 0:
        push(game, TAKING_PIONEER, player)


@rule
def answer_pioneer(game: Destiny, code: int) -> None:
    """The free Pioneer is taken, or lost. [MD 9.233]"""
    player = whose(game)
    pop(game)
    if code != PASS:
        take_free_pioneer(game, player)


# Steps.


@rule
def step_number(card: int, number: int) -> int:
    """The Breakthrough of a step of the card, counted from 0; -1 after the last. [MD 8.334]"""
    for breakthrough in range(BREAKTHROUGHS):
        number -= CARD_STEPS[card][breakthrough]
        if number < 0:
            return breakthrough
    return -1


@rule
def ask_step(game: Destiny, player: int, breakthrough: int) -> None:
    """Which number a step fills; lost if there is none, or no token. [MD 8.334, 9.414, cards.leader]"""
    if can_step(game, player, breakthrough):
        push(game, STEPPING, player, breakthrough)


@rule
def can_step(game: Destiny, player: int, breakthrough: int) -> bool:
    """An unclaimed Breakthrough with a number that the player lacks, and a token for it. [MD 8.334, 9.414]"""
    if game.step_tokens[player] == 0:
        return False
    if breakthrough < ANY_BREAKTHROUGH:
        return game.claimed[breakthrough] == 0 and missing(game, player, breakthrough) > 0
    for one in range(BREAKTHROUGHS):
        if researchable(game, one) and missing(game, player, one):
            return True
    return False


@rule
def step_blocked(game: Destiny, player: int, asked: int, code: int) -> int:
    """A number that the player lacks of the Breakthrough asked for, or of any that may be researched. [MD 8.334, 9.411]"""
    breakthrough = (code - STEP) // NUMBERS
    if asked != ANY_BREAKTHROUGH and asked != breakthrough:
        return NOT_A_STEP
    if game.claimed[breakthrough]:
        return CLAIMED_ALREADY
    if asked == ANY_BREAKTHROUGH and not researchable(game, breakthrough):
        return NOT_YET
    return 0 if lacks(game, player, breakthrough, (code - STEP) % NUMBERS) else NOT_A_STEP


@rule
def put_step(game: Destiny, code: int) -> None:
    """A step token; what it completes may be claimed when all steps lie. [MD 8.334, 9.42]"""
    player = whose(game)
    breakthrough = (code - STEP) // NUMBERS
    pop(game)
    fill_step(game, player, breakthrough, (code - STEP) % NUMBERS)
    if complete(game, player, breakthrough):
        game.completed |= 1 << breakthrough


# Claims.


@rule
def offer_claim(game: Destiny, player: int) -> None:
    """The first Breakthrough that the card has completed. [MD 8.334, 9.42]"""
    breakthrough = 0
    while (game.completed >> breakthrough) & 1 == 0:
        breakthrough += 1
    game.completed -= 1 << breakthrough
    if claim_blocked(game, player, breakthrough) == 0:
        push(game, CLAIMING, player, breakthrough)


@rule
def answer_claim(game: Destiny, code: int) -> None:
    """Claimed now, or not. [MD 8.334, 9.421]"""
    player = whose(game)
    breakthrough = about(game)
    pop(game)
    if code != PASS:
        claim(game, player, breakthrough)
