"""Who decides, and what each choice sets off."""

from __future__ import annotations

from midway.kernel.frames import about, pop, waiting, whose
from midway.kernel.rule import ACTIVE, NAMED, rule

from .action import choose_object, choose_target, consult, finish, furbish, inventory, retrieve, retrieve_no_more, spend_favour
from .codes import (
    ASKS, ALTER, APPEAR, CHOOSE, CHOOSING_HOST, CHOOSING_PAVILION, COLLECTION, CONSULT, CONTINENT, DEAL,
    DEALING_FAVOUR, DEALING_OBJECT, DISCARD, DRAW, END_CODE, EXHIBIT, EXPLORING, EXTRA, FAVOUR, FIRST, FIRST_CODE,
    FOLLOWING, FURBISH, GRANT, HEADHUNTING, HEADLINE, HIRE, INVENTORY, KEEP, LAYING_DISPLAY, LAYING_EXPERTS,
    LEND, MEET, PASS, PAY, PAYING, PEEKING, PLACE, QUICK, REDRAW, REFILLING, RELEASE, SPACE, SPEND,
    STAY, TAKE, TOKEN, WRONG_STEP,
)  # fmt: skip
from .explore import decline, follow, take_extra, take_first
from .favours import FOR_FAVOUR, PROGRAMME, TO_LOOK, look, look_at, look_at_opinion, play_favour, swap_programme, take_chosen
from .headlines import begin, change_opinion, close_pavilion, turn_over
from .holdings import give_up_credit, take_token_off
from .legality import blocked
from .order import drop, refill_object, refill_opinion
from .acquisition import draw_due_favour, fill_gap
from .payment import buy, hire, pay_card, pay_favour, pay_token
from .scoring import arrange_quickly, put_on_space
from .setup import deal_favour, deal_object, deal_patron, draw_first, keep, lay_collection, lay_expert, lay_object, redraw, stay
from .state import EXHIBITING, LENDING, Museum, PLACING


@rule
def seat(game: Museum) -> int:
    """Chance for every draw; a player asked out of turn; else the player whose turn it is. [MU round.order, turn.order]"""
    asks = ASKS[waiting(game)]
    if asks == NAMED:
        return whose(game)
    return game.player if asks == ACTIVE else asks


@rule
def clock(game: Museum) -> int:
    """Turns of players begun. [MU turn.order]"""
    return game.rounds * game.seats + (game.player - game.first + game.seats) % game.seats


@rule
def refusal(game: Museum, code: int) -> int:
    """Why a code may not be chosen now, or 0. [MU round.order]"""
    what = waiting(game)
    if code < FIRST_CODE[what] or code >= END_CODE[what]:
        return WRONG_STEP[code]
    return blocked(game, what, code)


@rule
def apply(game: Museum, code: int) -> None:
    """Carry out one legal choice. [MU round.order]"""
    if code < REDRAW:
        happen(game, waiting(game), code)
    elif code < TAKE:
        prepare(game, code)
    elif code < SPEND:
        take(game, waiting(game), code)
    elif code < EXHIBIT:
        act(game, waiting(game), code)
    elif code < CHOOSE:
        purchase(game, waiting(game), code)
    elif code < PAY:
        choose(game, code)
    elif code < TOKEN:
        pay_card(game, code - PAY)
    elif code < DISCARD:
        pay_token(game)
    elif code < QUICK:
        drop(game, code - DISCARD)
    elif code < SPACE:
        arrange_quickly(game)
    else:
        put_on_space(game, code - SPACE)


@rule
def happen(game: Museum, what: int, code: int) -> None:
    """An outcome of chance. [MU setup.display, setup.hand, end-of-turn.refill]"""
    if code < COLLECTION:
        draw_first(game, code - FIRST)
    elif code < APPEAR:
        lay_collection(game, code - COLLECTION)
    elif code < DRAW:
        if what == LAYING_EXPERTS:
            lay_expert(game, code - APPEAR)
        else:
            fill_gap(game, code - APPEAR)
    elif code < MEET:
        if what == REFILLING:
            refill_object(game, code - DRAW)
        elif what == LAYING_DISPLAY:
            lay_object(game, code - DRAW)
        elif what == DEALING_OBJECT:
            deal_object(game, code - DRAW)
        else:
            look_at(game, code - DRAW)
    elif code == MEET:
        if what == REFILLING:
            refill_opinion(game)
        else:
            look_at_opinion(game)
    elif code < DEAL:
        if what == DEALING_FAVOUR:
            deal_favour(game, code - GRANT)
        else:
            draw_due_favour(game, code - GRANT)
    elif code < HEADLINE:
        deal_patron(game, code - DEAL)
    else:
        turn_over(game, code - HEADLINE)


@rule
def prepare(game: Museum, code: int) -> None:
    """A weak hand, a Patron. [MU setup.mulligan, setup.patrons]"""
    if code == REDRAW:
        redraw(game)
    elif code == STAY:
        stay(game)
    else:
        keep(game, code - KEEP)


@rule
def take(game: Museum, what: int, code: int) -> None:
    """An object goes into a hand, or does not. [MU explore.take, explore.follow]"""
    if code == PASS:
        if what == FOLLOWING:
            decline(game)
        else:
            retrieve_no_more(game)
    elif what == EXPLORING:
        take_first(game, code - TAKE)
    elif what == FOLLOWING:
        follow(game, code - TAKE)
    elif what == EXTRA:
        take_extra(game, code - TAKE)
    elif what == PEEKING:
        take_chosen(game, code - TAKE)
    else:
        retrieve(game, code - TAKE)


@rule
def act(game: Museum, what: int, code: int) -> None:
    """Before the action, the action, a Favour. [MU explore.before-action, action.choose]"""
    if code < CONSULT:
        spend_favour(game, code - SPEND)
    elif code < FURBISH:
        consult(game, code - CONSULT)
    elif code == FURBISH:
        furbish(game)
    elif code == INVENTORY:
        inventory(game)
    elif what == PAYING:
        pay_favour(game, code - FAVOUR)
    else:
        play_favour(game, code - FAVOUR)


@rule
def purchase(game: Museum, what: int, code: int) -> None:
    """A purchase begins, or none follows. [MU furbish.purchase]"""
    if code < PLACE:
        buy(game, EXHIBITING, code - EXHIBIT, 0)
    elif code < HIRE:
        if what == CHOOSING_PAVILION or what == CHOOSING_HOST:
            pop(game)
        if code < LEND:
            choose_target(game, PLACING, code - PLACE)
        else:
            choose_target(game, LENDING, code - LEND)
    elif code < RELEASE:
        if what == HEADHUNTING:
            pop(game)
        hire(game, code - HIRE)
    elif code == RELEASE:
        give_up_credit(game)
    else:
        finish(game)


@rule
def choose(game: Museum, code: int) -> None:
    """An object, a continent or a Pavilion that was asked for. [MU furbish.source, favour.press-conference, headline.repairs]"""
    if code < CONTINENT:
        choose_object(game, code - CHOOSE)
        return
    why = about(game)
    if code >= ALTER and why == PROGRAMME:
        swap_programme(game, code - ALTER)
    elif code >= ALTER:
        close_pavilion(game, code - ALTER)
        begin(game)
    elif why == FOR_FAVOUR:
        pop(game)
        take_token_off(game, code - CONTINENT)
    elif why == TO_LOOK:
        look(game, code - CONTINENT)
    else:
        change_opinion(game, code - CONTINENT, why)
        begin(game)
