"""The action: Furbish or Inventory, and what comes just before."""

from __future__ import annotations

from midway.kernel.frames import about, detail, pop, push, wait
from midway.kernel.rule import rule, tell

from .codes import (
    CHOOSING_OBJECT, CONSULTED, ENDED_TURN, EXTRA, FURBISHES, FURBISHING, PASSED, RESTING, RETRIEVED, RETRIEVING, SPENT,
    TOOK_INVENTORY,
)  # fmt: skip
from .holdings import pick_up
from .order import end_turn
from .payment import buy, use_favour
from .state import BY_EXPERT, BY_SPENDING, DISCARDED, OBJECTS, Museum
from .tables import EXPERT_NUMBER, EXPERTS_AFTER_INVENTORY, FAVOURS_PER_TURN


@rule
def consult(game: Museum, expert: int) -> None:
    """Patricia: a card from the player's own discard, once per turn. [MU expert.patricia, explore.before-action]"""
    game.consulted = 1
    tell(game, CONSULTED, game.player, expert)
    push(game, RETRIEVING, game.player, BY_EXPERT, EXPERT_NUMBER[expert])


@rule
def retrieve(game: Museum, thing: int) -> None:
    """Cards of the player's choice from their own discard. [MU favour.storeroom-audit, expert.patricia]"""
    me = game.player
    pick_up(game, me, thing)
    tell(game, RETRIEVED, me, thing)
    left = detail(game) - 1
    if left and game.discards[me]:
        wait(game, RETRIEVING, me, about(game), left)
    else:
        pop(game)


@rule
def retrieve_no_more(game: Museum) -> None:
    """Up to that many cards, so also fewer. [MU favour.storeroom-audit]"""
    tell(game, PASSED, game.player)
    pop(game)


@rule
def spend_favour(game: Museum, favour: int) -> None:
    """Second edition: a Favour spent for one more object. [MU edition2.favour]"""
    use_favour(game, favour)
    tell(game, SPENT, game.player, favour)
    push(game, EXTRA, game.player, BY_SPENDING)


@rule
def furbish(game: Museum) -> None:
    """Any number of purchases, one after another. [MU action.choose, furbish.purchase]"""
    tell(game, FURBISHES, game.player)
    wait(game, FURBISHING, game.player)


@rule
def inventory(game: Museum) -> None:
    """The whole discard goes back into the hand; then experts. [MU inventory.all, inventory.pass, hire.inventory]"""
    me = game.player
    tell(game, TOOK_INVENTORY, me, game.discards[me])
    if game.discards[me]:
        for thing in range(OBJECTS):
            if game.place[thing] == DISCARDED + me:
                pick_up(game, me, thing)
    favours = game.favours_held[me] > 0 and game.spent < FAVOURS_PER_TURN
    if favours or (game.experts_up and EXPERTS_AFTER_INVENTORY):
        wait(game, RESTING, me)
    else:
        finish(game)


@rule
def choose_target(game: Museum, kind: int, target: int) -> None:
    """A Pavilion or a host is chosen; which object goes there is asked next. [MU pavilion.place, loan.lend]"""
    push(game, CHOOSING_OBJECT, game.player, kind, target)


@rule
def choose_object(game: Museum, thing: int) -> None:
    """The object that goes where it was said. [MU furbish.source]"""
    kind = about(game)
    target = detail(game)
    pop(game)
    buy(game, kind, thing, target)


@rule
def finish(game: Museum) -> None:
    """The Action phase is over. [MU furbish.purchase, round.order]"""
    tell(game, ENDED_TURN, game.player)
    end_turn(game)
