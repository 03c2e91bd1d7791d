"""Why a choice is blocked: the statement of legality.

It is asked about one code at a time, and says why not. `listing.py` is a quick listing beside it, and the harness compares the
two at every node.
"""

from __future__ import annotations

from midway.kernel.frames import about, detail, whose
from midway.kernel.rule import CHANCE, rule

from .chance import chance_blocked
from .codes import (
    AFTER_INVENTORY, ALTER, ASKS, BUDGET_CUTS, GROUP, INTO_HAND, CHOOSE,
    CHOOSING_ACTION, CHOOSING_CONTINENT, CHOOSING_HOST, CHOOSING_OBJECT,
    CHOOSING_PAVILION, CONSULT, CONTINENT, DISCARD, DISCARDING, DISCARD_EMPTY, DONE, EXHIBIT, EXPERT_NOT_HIRED, EXPERT_NO_HELP,
    EXPERT_USED, FAVOUR, FAVOUR_NOT_HELD, FAVOUR_SAME, FAVOUR_SPENT, FEW_SLOTS, FIRST_EDITION, FOLLOWING, FURBISH, FURBISHING,
    HEADHUNTING, HIRE, INVENTORY, KEEP, KEEPING, LAYING_OUT, LAYOUT_BEGUN, LEND, MULLIGAN, NOTHING_FITS, NOTHING_IN_BAG,
    NOTHING_LEFT, NOTHING_TO_GIVE, NOTHING_TO_LEND, NOT_DEALT, NOT_FEWEST, NOT_FULLEST, NOT_HELD, NOT_IN_HAND,
    NOT_IN_OWN_DISCARD, NOT_LOOKED_AT, NOT_MOST, NO_CREDIT, NO_HIRING, NO_PAVILION, NO_PAYMENT, NO_PRESTIGE_LEFT,
    NO_TOKEN_THERE, PASS, PAY, PAYING, PAYS_FOR_ITSELF, PEEKING, PLACE, RELEASE, RESTING, RETRIEVING, SPACE, SPACE_TAKEN, SPEND,
    TAKE, TOKEN,
)  # fmt: skip
from .explore import anything_to_take, take_blocked
from .favours import FOR_FAVOUR, PROGRAMME, TO_ADD, TO_LOOK, favour_blocked, look_blocked
from .headlines import fewest, most, most_filled
from .holdings import in_hand
from .purchase import funds, hire_blocked, host_blocked, pavilion_blocked, purchase_blocked, some_object
from .state import (
    DISCARDED, EXHIBITING, EXTRA_TAKE, FREE, HIRED, HIRING, LENDING, Museum, NO_PRESTIGE, PER, PLACING, RETRIEVE, SLOTS,
    SPACES, USUAL, WITH_GRANT,
)  # fmt: skip
from .tables import EXPERTS_AFTER_INVENTORY, EXPERT_VERB, FAVOURS_PER_TURN, FAVOUR_VERB


@rule
def blocked(game: Museum, what: int, code: int) -> int:
    """The reason against a code of the present step, or 0. [MU round.order]"""
    if ASKS[what] == CHANCE:
        return chance_blocked(game, what, code)
    if what == MULLIGAN:
        return 0
    if what == KEEPING:
        return 0 if game.patrons[whose(game)][code - KEEP] else NOT_DEALT
    if GROUP[what] == INTO_HAND:
        return object_blocked(game, what, code)
    if what == CHOOSING_ACTION:
        return action_blocked(game, code)
    if what == FURBISHING or what == RESTING:
        return furbish_blocked(game, what, code)
    if what == PAYING:
        return payment_blocked(game, code)
    if what == DISCARDING:
        return 0 if in_hand(game, whose(game), code - DISCARD) else NOT_HELD
    if what == LAYING_OUT:
        return layout_blocked(game, code)
    return choice_blocked(game, what, code)


@rule
def object_blocked(game: Museum, what: int, code: int) -> int:
    """An object to take: from the display, from what was looked at, from the discard. [MU explore.take, explore.follow]"""
    if code == PASS:
        return 0
    thing = code - TAKE
    if what == PEEKING:
        return 0 if game.peek[game.player][thing // PER][thing % PER] else NOT_LOOKED_AT
    if what == RETRIEVING:
        return 0 if game.place[thing] == DISCARDED + game.player else NOT_IN_OWN_DISCARD[about(game)]
    player = whose(game) if what == FOLLOWING else game.player
    return take_blocked(game, player, thing)


@rule
def action_blocked(game: Museum, code: int) -> int:
    """A Favour, Patricia; then Furbish or Inventory. [MU explore.before-action, action.choose, inventory.pass]"""
    me = game.player
    if code == FURBISH or code == INVENTORY:
        return 0
    if code >= FAVOUR:
        return favour_blocked(game, me, CHOOSING_ACTION, code - FAVOUR)
    if code >= CONSULT:
        return consult_blocked(game, me, code - CONSULT)
    if not game.second:
        return FIRST_EDITION
    if game.favours[me][code - SPEND] == 0:
        return FAVOUR_NOT_HELD
    if game.spent >= FAVOURS_PER_TURN:
        return FAVOUR_SPENT
    if FAVOUR_VERB[code - SPEND] == EXTRA_TAKE:
        return FAVOUR_SAME
    return 0 if anything_to_take(game, me) else NOTHING_LEFT


@rule
def consult_blocked(game: Museum, player: int, expert: int) -> int:
    """Patricia helps her employer once in a turn, if there is a discard. [MU expert.patricia]"""
    if game.expert[expert] != HIRED + player:
        return EXPERT_NOT_HIRED
    if EXPERT_VERB[expert] != RETRIEVE:
        return EXPERT_NO_HELP
    if game.consulted:
        return EXPERT_USED
    return 0 if game.discards[player] else DISCARD_EMPTY


@rule
def furbish_blocked(game: Museum, what: int, code: int) -> int:
    """Purchases; after an Inventory only experts. [MU furbish.purchase, hire.inventory, inventory.all]"""
    me = game.player
    if code == DONE:
        return 0
    if code < EXHIBIT:
        return favour_blocked(game, me, what, code - FAVOUR)
    if code == RELEASE:
        return 0 if game.credit else NO_CREDIT
    if code >= HIRE:
        if what == RESTING and not EXPERTS_AFTER_INVENTORY:
            return NO_HIRING
        return hire_blocked(game, me, funds(game, me, WITH_GRANT), code - HIRE, 0)
    if what == RESTING:
        return AFTER_INVENTORY
    if code < PLACE:
        return purchase_blocked(game, me, funds(game, me, WITH_GRANT), EXHIBITING, code - EXHIBIT, 0, USUAL, 0)
    if code < LEND:
        return place_blocked(game, me, funds(game, me, WITH_GRANT), code - PLACE, USUAL, 0)
    return lend_blocked(game, me, funds(game, me, WITH_GRANT), code - LEND, USUAL, 0)


@rule
def place_blocked(game: Museum, player: int, money: int, pavilion: int, terms: int, bonus: int) -> int:
    """A Pavilion that something can be placed in. [MU pavilion.place]"""
    reason = pavilion_blocked(game, pavilion)
    if reason:
        return reason
    if some_object(game, player, money, PLACING, pavilion, terms, bonus):
        return 0
    return NOTHING_TO_GIVE if terms == FREE else NOTHING_FITS


@rule
def lend_blocked(game: Museum, player: int, money: int, host: int, terms: int, bonus: int) -> int:
    """A host to whom something can be lent. [MU loan.lend]"""
    reason = host_blocked(game, player, host)
    if reason:
        return reason
    if some_object(game, player, money, LENDING, host, terms, bonus):
        return 0
    return NOTHING_IN_BAG if terms == FREE else NOTHING_TO_LEND


@rule
def payment_blocked(game: Museum, code: int) -> int:
    """A hand card but the one bought, a token, a grant. [MU furbish.price, furbish.no-self-payment, headline.budget-cuts]"""
    me = game.player
    if code < EXHIBIT:
        return favour_blocked(game, me, PAYING, code - FAVOUR)
    if code < PAY:
        return NO_PAYMENT
    if code == TOKEN:
        if game.news == NO_PRESTIGE:
            return BUDGET_CUTS
        return 0 if game.prestige[me] else NO_PRESTIGE_LEFT
    if not in_hand(game, me, code - PAY):
        return NOT_IN_HAND
    return PAYS_FOR_ITSELF if game.buying != HIRING and game.article == code - PAY else 0


@rule
def layout_blocked(game: Museum, code: int) -> int:
    """Objects go on free spaces, in order of entry; the quick layout only before the first. [MU score.layout, furbish.space]"""
    row = game.space[whose(game)]
    if code >= SPACE:
        return SPACE_TAKEN if row[code - SPACE] else 0
    for space in range(SPACES):
        if row[space]:
            return LAYOUT_BEGUN
    return 0


@rule
def choice_blocked(game: Museum, what: int, code: int) -> int:
    """What a Favour, a Headline or a purchase asks to choose. [MU favour.one, round.headline, pavilion.place, loan.lend]"""
    me = game.player
    if what == HEADHUNTING:
        return hire_blocked(game, me, funds(game, me, WITH_GRANT), code - HIRE, game.bonus)
    if what == CHOOSING_PAVILION:
        return place_blocked(game, me, 0, code - PLACE, game.terms, game.bonus)
    if what == CHOOSING_HOST:
        return lend_blocked(game, me, 0, code - LEND, game.terms, game.bonus)
    if what == CHOOSING_OBJECT:
        money = funds(game, me, WITH_GRANT)
        return purchase_blocked(game, me, money, about(game), code - CHOOSE, detail(game), game.terms, game.bonus)
    why = about(game)
    if what == CHOOSING_CONTINENT:
        return continent_blocked(game, me, code - CONTINENT, why)
    pavilion = code - ALTER
    if pavilion >= game.pavilions:
        return NO_PAVILION
    if why == PROGRAMME:
        return 0 if game.filled[pavilion] <= SLOTS - 2 else FEW_SLOTS
    return 0 if game.filled[pavilion] == most_filled(game) else NOT_FULLEST


@rule
def continent_blocked(game: Museum, player: int, continent: int, why: int) -> int:
    """A continent for a Press Conference, a look, a scandal or a restitution. [MU favour.press-conference, headline.scandal]"""
    if why == FOR_FAVOUR:
        return 0 if game.tokens[continent] else NO_TOKEN_THERE
    if why == TO_LOOK:
        return look_blocked(game, player, continent)
    if why == TO_ADD:
        return 0 if game.tokens[continent] == fewest(game) else NOT_FEWEST
    return 0 if game.tokens[continent] == most(game) else NOT_MOST
