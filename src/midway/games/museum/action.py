"""The action: Furbish or Inventory, and what comes just before."""

from __future__ import annotations

from midway.kernel.frames import pop, push, wait
from midway.kernel.rule import rule, tell

from .codes import (
    CHOOSING_OBJECT, CONSULTED, ENDED_TURN, EXTRA, FURBISHES, FURBISHING, PASSED, RESTING, RETRIEVED, RETRIEVING, SPENT,
    TOOK_INVENTORY,
)  # fmt: skip
from .holdings import pick_up
from .order import end_turn
from .purchase import buy, use_favour
from .state import BY_EXPERT, BY_SPENDING, DISCARDED, OBJECTS, Museum
from .tables import EXPERT_NUMBER, EXPERTS_AFTER_INVENTORY, FAVOURS_PER_TURN


@rule
def consult(game: Museum, expert: int) -> None:
    """Patricia: a card from one's own discard, once in a turn. [MU expert.patricia, explore.before-action]"""
    game.consulted = 1
    tell(game, CONSULTED, game.player, expert, 0)
    push(game, RETRIEVING, 0 + BY_EXPERT, EXPERT_NUMBER[expert])


@rule
def retrieve(game: Museum, thing: int) -> None:
    """Cards of one's choice from one's own discard. [MU favour.storeroom-audit, expert.patricia]"""
    me = 0 + game.player
    pick_up(game, me, thing)
    tell(game, RETRIEVED, me, thing, 0)
    frame = game.frames[game.depth]
    frame[2] -= 1
    if frame[2] == 0 or game.discards[me] == 0:
        pop(game)


@rule
def retrieve_no_more(game: Museum) -> None:
    """Up to that many cards, so also fewer. [MU favour.storeroom-audit]"""
    tell(game, PASSED, game.player, 0, 0)
    pop(game)


@rule
def spend_favour(game: Museum, favour: int) -> None:
    """Second edition: a Favour spent for one more object. [MU edition2.favour]"""
    use_favour(game, favour)
    tell(game, SPENT, game.player, favour, 0)
    push(game, EXTRA, 0 + game.player, BY_SPENDING)


@rule
def furbish(game: Museum) -> None:
    """Any number of purchases, one after another. [MU action.choose, furbish.purchase]"""
    tell(game, FURBISHES, game.player, 0, 0)
    wait(game, FURBISHING, 0 + game.player, 0)


@rule
def inventory(game: Museum) -> None:
    """The whole discard goes back into the hand; then experts. [MU inventory.all, inventory.pass, hire.inventory]"""
    me = 0 + game.player
    tell(game, TOOK_INVENTORY, me, game.discards[me], 0)
    if game.discards[me]:
        for thing in range(OBJECTS):
            if game.place[thing] == DISCARDED + me:
                pick_up(game, me, thing)
    favours = game.favours_held[me] > 0 and game.spent < FAVOURS_PER_TURN[0]
    if favours or (game.experts_up and EXPERTS_AFTER_INVENTORY[0]):
        wait(game, RESTING, me, 0)
    else:
        finish(game)


@rule
def choose_target(game: Museum, kind: int, target: int) -> None:
    """A Pavilion or a host is chosen; which object goes there is asked next. [MU pavilion.place, loan.lend]"""
    push(game, CHOOSING_OBJECT, kind, target)


@rule
def choose_object(game: Museum, thing: int) -> None:
    """The object that goes where it was said. [MU furbish.source]"""
    kind = 0 + game.frames[game.depth][1]
    target = 0 + game.frames[game.depth][2]
    pop(game)
    buy(game, kind, thing, target)


@rule
def finish(game: Museum) -> None:
    """The Action phase is over. [MU furbish.purchase, round.order]"""
    tell(game, ENDED_TURN, game.player, 0, 0)
    end_turn(game)
