"""Territories that change hands by a card: claimed, given up, taken or left vacant.

While a player gives up, game.ceded marks what must go first; what goes of it to a gainer is marked for that player.
"""

from __future__ import annotations

from midway.kernel.frames import about, detail, pop, push, wait, whose
from midway.kernel.rule import rule, tell

from .codes import (
    AS_NEW, CLAIMED_LAND, GIVING_UP, HOME_SAFE, LEFT_VACANT, MUST_CHOOSE, NO_TOKENS, NOT_A_TARGET, NOT_YOURS, OTHERS_FIRST,
    PASS, TAKING, YIELDING,
)  # fmt: skip
from .order import player_after
from .presence import at_home, holds, in_set, lose, occupy, remove_natives
from .reach import accessible
from .state import CLAIM_OP, ESTABLISHED_ONLY, NATIVES, TERRITORIES, Destiny
from .tables import OP_FLAGS, OP_HIGH, OP_LOW, OP_VERB, REGION

TO_GO_FIRST, FOR_GAINER = 1, 2  # marks in `ceded`
NOBODY_YET, A_LOSER = 0, 1  # who gives up at the moment


@rule
def claim_land(game: Destiny, player: int, territory: int, new: int) -> None:
    """A token from the supply, New or Established; natives leave. [MD 8.326, cards.claim]"""
    if game.holder[territory] == NATIVES:
        remove_natives(game, territory)
    occupy(game, player, territory, new)
    tell(game, CLAIMED_LAND, player, territory)


@rule
def offer_land(game: Destiny, player: int, territory: int) -> None:
    """The player may put a token there; without one the territory stays vacant. [MD 8.326, cards.claim]"""
    if game.supply[player]:
        push(game, TAKING, player, territory)
    else:
        tell(game, LEFT_VACANT, territory)


@rule
def taking_blocked(game: Destiny, player: int, code: int) -> int:
    """With a token; what the player picked is not declined any more. [MD 8.326, cards.claim]"""
    if code == PASS:
        return MUST_CHOOSE if OP_VERB[game.op] == CLAIM_OP else 0
    return 0 if game.supply[player] else NO_TOKENS


@rule
def take_land(game: Destiny, code: int) -> None:
    """New, Established or left vacant. [MD 8.326]"""
    player = whose(game)
    territory = about(game)
    pop(game)
    if code != PASS:
        claim_land(game, player, territory, 1 if code == AS_NEW else 0)
    elif game.holder[territory] == 0:
        tell(game, LEFT_VACANT, territory)


# Giving up.


@rule
def can_go(game: Destiny, op: int, player: int, territory: int, region: int) -> bool:
    """A presence that a card can take, never in the player's Home; a region plus one, 0 for any. [MD cards.home, cards.cede]"""
    if not holds(game, player, territory) or at_home(game, player, territory):
        return False
    if OP_FLAGS[op] & ESTABLISHED_ONLY and game.new[territory]:
        return False
    return region == 0 or REGION[territory] == region - 1


@rule
def owe(game: Destiny, player: int, number: int, region: int) -> None:
    """The player has to give up some territories, or all they can. [MD 8.326, cards.cede]"""
    most = 0
    for territory in range(TERRITORIES):
        if can_go(game, game.op, player, territory, region):
            most += 1
    game.owing[player] = max(0, min(number, most))


@rule
def begin_yielding(game: Destiny, gainer: int, region: int) -> None:
    """Those who owe give up; a gainer plus one, or 0 if the territories become vacant. [MD 8.326]"""
    game.gainer = gainer
    push(game, YIELDING, 0, region)


@rule
def go_on_yielding(game: Destiny) -> None:
    """In turn order from the active player: losers give up what they owe, then the gainer follows. [MD 8.326, cards.several]"""
    loser = whose(game)
    region = about(game)
    if detail(game) == NOBODY_YET:
        loser = next_loser(game)
        if loser < 0:
            game.gainer = 0
            pop(game)
        else:
            mark_first(game, loser, region)
            wait(game, YIELDING, loser, region, A_LOSER)
    elif game.owing[loser]:
        push(game, GIVING_UP, loser, region)
    elif not offer_next(game):
        wait(game, YIELDING, 0, region)


@rule
def next_loser(game: Destiny) -> int:
    """The next who owes, or -1. [MD cards.several]"""
    for n in range(game.seats):
        player = player_after(game, game.player, n)
        if game.owing[player]:
            return player
    return -1


@rule
def mark_first(game: Destiny, loser: int, region: int) -> None:
    """What is accessible to the gainer goes first, or lies where the card says. [MD 8.326, cards.cede]"""
    for territory in range(TERRITORIES):
        if can_go(game, game.op, loser, territory, region) and goes_first(game, territory):
            game.ceded[territory] = TO_GO_FIRST


@rule
def goes_first(game: Destiny, territory: int) -> bool:
    """Accessible to the gainer; without one, in the regions that the card names. [MD 8.326, cards.cede]"""
    if game.gainer:
        return accessible(game, game.gainer - 1, territory, 0)
    return in_set(OP_LOW[game.op], OP_HIGH[game.op], territory)


@rule
def giving_blocked(game: Destiny, loser: int, region: int, territory: int) -> int:
    """The player's own, but not in their Home; what must go first goes first. [MD 8.326, cards.home, cards.cede]"""
    if not holds(game, loser, territory):
        return NOT_YOURS
    if at_home(game, loser, territory):
        return HOME_SAFE
    if not can_go(game, game.op, loser, territory, region):
        return NOT_A_TARGET
    if game.ceded[territory] == TO_GO_FIRST:
        return 0
    for other in range(TERRITORIES):
        if game.ceded[other] == TO_GO_FIRST:
            return OTHERS_FIRST
    return 0


@rule
def give_up(game: Destiny, territory: int) -> None:
    """The token leaves; a gainer may follow where they have access. [MD 8.326, 10.26, cards.cede]"""
    game.owing[whose(game)] -= 1
    pop(game)
    lose(game, territory)
    follows = game.gainer > 0 and game.ceded[territory] == TO_GO_FIRST
    game.ceded[territory] = FOR_GAINER if follows else 0


@rule
def offer_next(game: Destiny) -> bool:
    """The next territory for the gainer; marks that are done with go. False after the last. [MD 8.326, cards.cede]"""
    for territory in range(TERRITORIES):
        mark = game.ceded[territory]
        game.ceded[territory] = 0
        if mark == FOR_GAINER:
            offer_land(game, game.gainer - 1, territory)
            return True
    return False
