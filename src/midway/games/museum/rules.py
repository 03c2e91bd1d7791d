"""Who decides, what may be chosen, and what each choice sets off."""

from __future__ import annotations

from typing import Any

from midway.kernel.frames import pop, waiting
from midway.kernel.piles import drawn
from midway.kernel.rule import CHANCE, NOBODY, rule

from .action import (
    choose_object, choose_target, consult, finish, furbish, inventory, retrieve, retrieve_no_more, spend_favour,
)  # fmt: skip
from .codes import (
    AFTER_INVENTORY, ALTER, ALTERING, APPEAR, BUDGET_CUTS, CHOOSE, CHOOSING_ACTION, CHOOSING_CONTINENT, CHOOSING_HOST,
    CHOOSING_OBJECT, CHOOSING_PAVILION, COLLECTION, CONSULT, CONTINENT, DEAL, DEALING_FAVOUR, DEALING_OBJECT,
    DEALING_PATRON, DISCARD, DISCARD_EMPTY, DISCARDING, DONE, DRAW, DRAWING_COLLECTION, DRAWING_EXPERT, DRAWING_FAVOUR,
    DRAWING_FIRST, DRAWING_HEADLINE, END_CODE, EXHIBIT, EXPERT_NO_HELP, EXPERT_NOT_HIRED, EXPERT_USED, EXPLORING, EXTRA,
    FAVOUR, FAVOUR_NOT_HELD, FAVOUR_SAME, FAVOUR_SPENT, FEW_SLOTS, FIRST, FIRST_CODE, FIRST_EDITION, FOLLOWING, FURBISH,
    FURBISHING, GRANT, HEADHUNTING, HEADLINE, HIRE, INVENTORY, KEEP, KEEPING, LAYING_DISPLAY, LAYING_EXPERTS, LAYING_OUT,
    LAYOUT_BEGUN, LEND, LOOKING, MEET, MULLIGAN, NO_CREDIT, NO_HIRING, NO_OPINION_LEFT, NO_PAVILION, NO_PAYMENT,
    NO_PRESTIGE_LEFT, NO_SUCH_PLAYER, NO_TOKEN_THERE, NOT_DEALT, NOT_FEWEST, NOT_FULLEST, NOT_HELD, NOT_IN_DECK,
    NOT_IN_HAND, NOT_IN_OWN_DISCARD, NOT_LOOKED_AT, NOT_MOST, NOTHING_FITS, NOTHING_IN_BAG, NOTHING_LEFT,
    NOTHING_TO_GIVE, NOTHING_TO_LEND, OVER, PASS, PAY, PAYING, PAYS_FOR_ITSELF, PEEKING, PLACE, QUICK, REDRAW, REFILLING,
    RELEASE, RESTING, RETRIEVING, SPACE, SPACE_TAKEN, SPEND, STAY, TAKE, TOKEN, WRONG_STEP,
)  # fmt: skip
from .explore import anything_to_take, closed_to, decline, follow, take_blocked, take_extra, take_first
from .favours import (
    FOR_FAVOUR, PROGRAMME, TO_ADD, TO_LOOK, favour_blocked, look, look_at, look_at_opinion, look_blocked, play_favour,
    swap_programme, take_chosen,
)  # fmt: skip
from .headlines import begin, change_opinion, close_pavilion, fewest, most, most_filled, turn_over
from .holdings import give_up_credit, in_hand, take_token_off
from .order import drop, refill_object, refill_opinion
from .purchase import (
    buy, draw_due_favour, fill_gap, fits, funds, hire, hire_blocked, host_blocked, improves, pavilion_blocked, pay_card,
    pay_favour, pay_token, purchase_blocked, reachable, some_object, terms_blocked,
)  # fmt: skip
from .scoring import arrange_quickly, put_on_space
from .setup import (
    deal_favour, deal_object, deal_patron, draw_first, keep, lay_collection, lay_expert, lay_object, redraw, stay,
)  # fmt: skip
from .state import (
    COLLECTIONS, CONTINENTS, DISCARDED, EXHIBITING, EXPERTS, EXTRA_TAKE, FACE_UP, FAVOURS, FREE, HAND, HEADLINES, HIRED,
    HIRING, IN_DECK, LENDING, MUSEUM, NONE, NO_PRESTIGE, OBJECTS, PATRONS, PAVILIONS, PER, PLACING, RETRIEVE, SEATS, SLOTS,
    SPACES, UNSEEN, USUAL, WITH_GRANT, Museum,
)  # fmt: skip
from .tables import EXPERT_VERB, EXPERTS_AFTER_INVENTORY, FAVOUR_VERB, FAVOURS_PER_TURN


@rule
def seat(game: Museum) -> int:
    """Chance for every draw; a player asked out of turn; else the player whose turn it is. [MU round.order, turn.order]"""
    what = waiting(game)
    if chance_decides(what):
        return CHANCE
    if what == OVER:
        return NOBODY
    if asked_by_name(what):
        return 0 + game.frames[game.depth][1]
    return 0 + game.player


@rule
def chance_decides(what: int) -> bool:
    """The steps in which a card is turned or drawn. [MU setup.display, end-of-turn.refill]"""
    if what <= DEALING_FAVOUR:
        return True
    if what == DEALING_PATRON or what == DRAWING_HEADLINE or what == LOOKING:
        return True
    return what == DRAWING_FAVOUR or what == DRAWING_EXPERT or what == REFILLING


@rule
def asked_by_name(what: int) -> bool:
    """The steps in which others than the active player may be asked. [MU explore.follow, end-of-turn.hand-limit, score.layout]"""
    if what == MULLIGAN or what == KEEPING or what == FOLLOWING:
        return True
    return what == CHOOSING_CONTINENT or what == ALTERING or what == DISCARDING or what == LAYING_OUT


@rule
def refusal(game: Museum, code: int) -> int:
    """Why a code may not be chosen now, or 0. [MU round.order]"""
    what = 0 + waiting(game)
    if code < FIRST_CODE[what] or code >= END_CODE[what]:
        return 0 + WRONG_STEP[code]
    return blocked(game, what, code)


@rule
def blocked(game: Museum, what: int, code: int) -> int:
    """What stands against a code of the present step, or 0. The one place where legality is stated. [MU round.order]"""
    if chance_decides(what):
        return chance_blocked(game, what, code)
    if what == MULLIGAN:
        return 0
    if what == KEEPING:
        return 0 if game.patrons[game.frames[game.depth][1]][code - KEEP] else NOT_DEALT
    if what <= RETRIEVING:
        return object_blocked(game, what, code)
    if what == CHOOSING_ACTION:
        return action_blocked(game, code)
    if what == FURBISHING or what == RESTING:
        return furbish_blocked(game, what, code)
    if what == PAYING:
        return payment_blocked(game, code)
    if what == DISCARDING:
        return 0 if in_hand(game, 0 + game.frames[game.depth][1], code - DISCARD) else NOT_HELD
    if what == LAYING_OUT:
        return layout_blocked(game, code)
    return choice_blocked(game, what, code)


@rule
def chance_blocked(game: Museum, what: int, code: int) -> int:
    """Only what is in the deck can come. [MU setup.display, setup.opinion, favour.pile]"""
    if code < COLLECTION:
        return 0 if code - FIRST < game.seats else NO_SUCH_PLAYER
    if code < APPEAR:
        return 0 if game.collections[code - COLLECTION] == IN_DECK else NOT_IN_DECK
    if code < DRAW:
        return 0 if game.expert[code - APPEAR] == IN_DECK else NOT_IN_DECK
    if code < MEET:
        thing = code - DRAW
        continent = 0 + game.frames[game.depth][2]
        return 0 if thing // PER == continent and game.deck[continent][thing % PER] else NOT_IN_DECK
    if code == MEET:
        if what == LAYING_DISPLAY or what == DEALING_OBJECT:
            return NO_OPINION_LEFT
        return 0 if game.opinion[game.frames[game.depth][2]] else NO_OPINION_LEFT
    if code < DEAL:
        return 0 if game.favour_deck[code - GRANT] else NOT_IN_DECK
    if code < HEADLINE:
        return 0 if game.patron_deck[code - DEAL] else NOT_IN_DECK
    return 0 if game.headlines[code - HEADLINE] == IN_DECK else NOT_IN_DECK


@rule
def object_blocked(game: Museum, what: int, code: int) -> int:
    """An object to take: from the display, from what was looked at, from one's own discard. [MU explore.take, explore.follow]"""
    if code == PASS:
        return 0
    thing = code - TAKE
    if what == PEEKING:
        return 0 if game.peek[game.player][thing // PER][thing % PER] else NOT_LOOKED_AT
    if what == RETRIEVING:
        return 0 if game.place[thing] == DISCARDED + game.player else NOT_IN_OWN_DISCARD + game.frames[game.depth][1]
    player = 0 + (game.frames[game.depth][1] if what == FOLLOWING else game.player)
    return take_blocked(game, player, thing)


@rule
def action_blocked(game: Museum, code: int) -> int:
    """A Favour, Patricia; then Furbish or Inventory. [MU explore.before-action, action.choose, inventory.pass]"""
    me = 0 + game.player
    if code == FURBISH or code == INVENTORY:
        return 0
    if code >= FAVOUR:
        return favour_blocked(game, me, 0 + CHOOSING_ACTION, code - FAVOUR)
    if code >= CONSULT:
        return consult_blocked(game, me, code - CONSULT)
    if not game.second:
        return FIRST_EDITION
    if game.favours[me][code - SPEND] == 0:
        return FAVOUR_NOT_HELD
    if game.spent >= FAVOURS_PER_TURN[0]:
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
    me = 0 + game.player
    if code == DONE:
        return 0
    if code < EXHIBIT:
        return favour_blocked(game, me, what, code - FAVOUR)
    if code == RELEASE:
        return 0 if game.credit else NO_CREDIT
    if code >= HIRE:
        if what == RESTING and not EXPERTS_AFTER_INVENTORY[0]:
            return NO_HIRING
        return hire_blocked(game, me, funds(game, me, 0 + WITH_GRANT), code - HIRE, 0 + NONE)
    if what == RESTING:
        return AFTER_INVENTORY
    if code < PLACE:
        return purchase_blocked(
            game, me, funds(game, me, 0 + WITH_GRANT), 0 + EXHIBITING, code - EXHIBIT, 0 + NONE, 0 + USUAL, 0 + NONE
        )
    if code < LEND:
        return place_blocked(game, me, funds(game, me, 0 + WITH_GRANT), code - PLACE, 0 + USUAL, 0 + NONE)
    return lend_blocked(game, me, funds(game, me, 0 + WITH_GRANT), code - LEND, 0 + USUAL, 0 + NONE)


@rule
def place_blocked(game: Museum, player: int, money: int, pavilion: int, terms: int, bonus: int) -> int:
    """A Pavilion that something can be placed in. [MU pavilion.place]"""
    reason = pavilion_blocked(game, pavilion)
    if reason:
        return reason
    if some_object(game, player, money, 0 + PLACING, pavilion, terms, bonus):
        return 0
    return NOTHING_TO_GIVE if terms == FREE else NOTHING_FITS


@rule
def lend_blocked(game: Museum, player: int, money: int, host: int, terms: int, bonus: int) -> int:
    """A host to whom something can be lent. [MU loan.lend]"""
    reason = host_blocked(game, player, host)
    if reason:
        return reason
    if some_object(game, player, money, 0 + LENDING, host, terms, bonus):
        return 0
    return NOTHING_IN_BAG if terms == FREE else NOTHING_TO_LEND


@rule
def payment_blocked(game: Museum, code: int) -> int:
    """A hand card but the one bought, a token, a grant. [MU furbish.price, furbish.no-self-payment, headline.budget-cuts]"""
    me = 0 + game.player
    if code < EXHIBIT:
        return favour_blocked(game, me, 0 + PAYING, code - FAVOUR)
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
    row = game.space[game.frames[game.depth][1]]
    if code >= SPACE:
        return SPACE_TAKEN if row[code - SPACE] else 0
    for space in range(SPACES):
        if row[space]:
            return LAYOUT_BEGUN
    return 0


@rule
def choice_blocked(game: Museum, what: int, code: int) -> int:
    """What a Favour, a Headline or a purchase asks to choose. [MU favour.one, round.headline, pavilion.place, loan.lend]"""
    me = 0 + game.player
    if what == HEADHUNTING:
        return hire_blocked(game, me, funds(game, me, 0 + WITH_GRANT), code - HIRE, 0 + game.bonus)
    if what == CHOOSING_PAVILION:
        return place_blocked(game, me, 0 + NONE, code - PLACE, 0 + game.terms, 0 + game.bonus)
    if what == CHOOSING_HOST:
        return lend_blocked(game, me, 0 + NONE, code - LEND, 0 + game.terms, 0 + game.bonus)
    kind = 0 + game.frames[game.depth][1]
    why = 0 + game.frames[game.depth][2]
    if what == CHOOSING_OBJECT:
        money = funds(game, me, 0 + WITH_GRANT)
        return purchase_blocked(game, me, money, kind, code - CHOOSE, why, 0 + game.terms, 0 + game.bonus)
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


# Listing what is not blocked, without asking about every card in the box.


@rule
def legal(game: Museum, out: Any) -> int:
    """The codes of the present step that nothing blocks, rising. [MU round.order]"""
    what = 0 + waiting(game)
    if what == EXPLORING or what == FOLLOWING or what == EXTRA:
        return list_display(game, what, out)
    if what == CHOOSING_ACTION:
        return list_actions(game, out)
    if what == FURBISHING:
        return list_purchases(game, out)
    if what == PAYING:
        return list_payments(game, out)
    if what == CHOOSING_OBJECT:
        return list_objects(game, out)
    if what == DISCARDING:
        return list_hand(game, 0 + game.frames[game.depth][1], 0 + DISCARD, NONE - 1, out, 0 + NONE)
    first = 0 + FIRST_CODE[what]
    end = 0 + END_CODE[what]
    if what == RESTING:
        end = first + FAVOURS
    if LAYING_DISPLAY <= what <= DEALING_OBJECT or what == LOOKING or what == REFILLING:
        first = DRAW + game.frames[game.depth][2] * PER
        end = first + PER
    n = 0
    for code in range(first, end):
        if blocked(game, what, code) == 0:
            out[n] = code
            n += 1
    if (what == LOOKING or what == REFILLING) and blocked(game, what, 0 + MEET) == 0:
        out[n] = MEET
        n += 1
    if what == RESTING:
        n = list_experts(game, what, out, n)
    return n


@rule
def list_display(game: Museum, what: int, out: Any) -> int:
    """The objects on display that the player can take. [MU explore.take]"""
    player = 0 + (game.frames[game.depth][1] if what == FOLLOWING else game.player)
    n = 0
    for continent in range(CONTINENTS):
        if game.shown[continent] and closed_to(game, player, continent) == 0:
            for place in range(0 + game.shown[continent]):
                out[n] = TAKE + game.display[continent][place]
                n += 1
    if what == FOLLOWING:
        out[n] = PASS
        n += 1
    return n


@rule
def list_actions(game: Museum, out: Any) -> int:
    """Favours and Patricia, Furbish, Inventory. [MU explore.before-action, action.choose]"""
    me = 0 + game.player
    favours = FAVOURS if game.favours_held[me] and game.spent < FAVOURS_PER_TURN[0] else 0
    n = 0
    for favour in range(favours):
        if action_blocked(game, SPEND + favour) == 0:
            out[n] = SPEND + favour
            n += 1
    if game.skill[me][RETRIEVE]:
        for expert in range(EXPERTS):
            if consult_blocked(game, me, expert) == 0:
                out[n] = CONSULT + expert
                n += 1
    out[n] = FURBISH
    out[n + 1] = INVENTORY
    n += 2
    for favour in range(favours):
        if action_blocked(game, FAVOUR + favour) == 0:
            out[n] = FAVOUR + favour
            n += 1
    return n


@rule
def list_purchases(game: Museum, out: Any) -> int:
    """Favours, objects within reach, Pavilions, hosts, experts. [MU furbish.purchase]"""
    me = 0 + game.player
    n = 0
    if game.favours_held[me] and game.spent < FAVOURS_PER_TURN[0]:
        for favour in range(FAVOURS):
            if game.favours[me][favour] and favour_blocked(game, me, 0 + FURBISHING, favour) == 0:
                out[n] = FAVOUR + favour
                n += 1
    return list_experts(game, 0 + FURBISHING, out, list_goods(game, me, out, n))


@rule
def list_goods(game: Museum, player: int, out: Any, n: int) -> int:
    """The objects that can be exhibited, then the Pavilions and hosts that something can go to. [MU furbish.source]"""
    money = funds(game, player, 0 + WITH_GRANT)
    mine = HAND + player
    room = game.objects[player] < SPACES
    targets = open_targets(game, player)
    left = targets
    for thing in range(OBJECTS):
        where = game.place[thing]
        if where == mine or DISCARDED <= where < MUSEUM or (where == UNSEEN and game.hidden[player][thing // PER][thing % PER]):
            paid = terms_blocked(game, player, money, 0 + EXHIBITING, thing, 0 + USUAL, 0 + NONE) == 0
            if paid and room:
                out[n] = EXHIBIT + thing
                n += 1
            if left:
                left &= ~targets_for(game, player, money, thing, left, paid)
    for target in range(PAVILIONS + SEATS):
        if ((targets ^ left) >> target) & 1:
            out[n] = PLACE + target if target < PAVILIONS else LEND + target - PAVILIONS
            n += 1
    return n


@rule
def open_targets(game: Museum, player: int) -> int:
    """The Pavilions, then the hosts that nothing stands against, as bits. [MU pavilion.order, loan.lend]"""
    targets = 0
    for pavilion in range(0 + game.pavilions):
        if pavilion_blocked(game, pavilion) == 0:
            targets |= 1 << pavilion
    if game.loans:
        for host in range(0 + game.seats):
            if host_blocked(game, player, host) == 0:
                targets |= 1 << (PAVILIONS + host)
    return targets


@rule
def targets_for(game: Museum, player: int, money: int, thing: int, targets: int, paid: bool) -> int:
    """Those of the targets that an object within reach can go to. [MU pavilion.criteria, loan.condition, headline.exchange]"""
    found = 0
    if paid:
        for pavilion in range(0 + game.pavilions):
            if (targets >> pavilion) & 1 and fits(game, pavilion, thing):
                found |= 1 << pavilion
    if targets >> PAVILIONS and (paid or terms_blocked(game, player, money, 0 + LENDING, thing, 0 + USUAL, 0 + NONE) == 0):
        for host in range(0 + game.seats):
            if (targets >> (PAVILIONS + host)) & 1 and improves(game, host, thing):
                found |= 1 << (PAVILIONS + host)
    return found


@rule
def list_objects(game: Museum, out: Any) -> int:
    """The objects that can go where a Favour, a Pavilion or a host asks for one. [MU furbish.source]"""
    me = 0 + game.player
    kind = 0 + game.frames[game.depth][1]
    target = 0 + game.frames[game.depth][2]
    money = funds(game, me, 0 + WITH_GRANT)
    n = 0
    for thing in range(OBJECTS):
        if not reachable(game, me, thing):
            continue
        if purchase_blocked(game, me, money, kind, thing, target, 0 + game.terms, 0 + game.bonus) == 0:
            out[n] = CHOOSE + thing
            n += 1
    return n


@rule
def list_experts(game: Museum, what: int, out: Any, n: int) -> int:
    """The experts that can be hired, credit to give up, and the end of the phase. [MU hire.cost, hire.inventory]"""
    me = 0 + game.player
    if game.experts_up and (what == FURBISHING or EXPERTS_AFTER_INVENTORY[0]):
        money = funds(game, me, 0 + WITH_GRANT)
        for expert in range(EXPERTS):
            if game.expert[expert] == FACE_UP and hire_blocked(game, me, money, expert, 0 + NONE) == 0:
                out[n] = HIRE + expert
                n += 1
    if game.credit:
        out[n] = RELEASE
        n += 1
    out[n] = DONE
    return n + 1


@rule
def list_payments(game: Museum, out: Any) -> int:
    """Grants, hand cards, a token. [MU furbish.price]"""
    me = 0 + game.player
    n = 0
    if game.favours_held[me] and game.spent < FAVOURS_PER_TURN[0]:
        for favour in range(FAVOURS):
            if favour_blocked(game, me, 0 + PAYING, favour) == 0:
                out[n] = FAVOUR + favour
                n += 1
    n = list_hand(game, me, 0 + PAY, NONE - 1 if game.buying == HIRING else 0 + game.article, out, n)
    if game.prestige[me] and game.news != NO_PRESTIGE:
        out[n] = TOKEN
        n += 1
    return n


@rule
def list_hand(game: Museum, player: int, base: int, but: int, out: Any, n: int) -> int:
    """The cards of a hand, except one. [MU cards.open]"""
    mine = HAND + player
    left = 0 + game.held[player]
    for continent in range(CONTINENTS):
        secret = game.secret[player][continent] > 0
        row = game.hidden[player][continent]
        for thing in range(continent * PER, continent * PER + PER):
            where = game.place[thing]
            if where == mine or (secret and where == UNSEEN and row[thing % PER]):
                if thing != but:
                    out[n] = base + thing
                    n += 1
                left -= 1
                if left == 0:
                    return n
    return n


# Chance.


@rule
def weight(game: Museum, code: int) -> int:
    """A card comes as often as its deck holds it. [MU setup.opinion, setup.hand]"""
    if code == MEET:
        return 0 + game.opinion[game.frames[game.depth][2]]
    if GRANT <= code < DEAL:
        return 0 + game.favour_deck[code - GRANT]
    return 1


@rule
def draw(game: Museum, x: int) -> int:
    """The outcome for 32 random bits, without listing all of them. [MU setup.opinion, setup.hand]"""
    what = waiting(game)
    if what == DRAWING_FIRST:
        return FIRST + ((x * game.seats) >> 32)
    if what == DEALING_FAVOUR or what == DRAWING_FAVOUR:
        return GRANT + drawn(game.favour_deck, FAVOURS, x)
    if what == DEALING_PATRON:
        return DEAL + drawn(game.patron_deck, PATRONS, x)
    if what == DRAWING_COLLECTION:
        return COLLECTION + nth_in_deck(game.collections, COLLECTIONS, x)
    if what == LAYING_EXPERTS or what == DRAWING_EXPERT:
        return APPEAR + nth_in_deck(game.expert, EXPERTS, x)
    if what == DRAWING_HEADLINE:
        return HEADLINE + nth_in_deck(game.headlines, HEADLINES, x)
    return draw_from(game, 0 + game.frames[game.depth][2], what == LOOKING or what == REFILLING, x)


@rule
def nth_in_deck(cards: Any, number: int, x: int) -> int:
    """A card of a deck, each as likely as every other. [MU round.headline, setup.experts]"""
    total = 0
    for card in range(number):
        if cards[card] == IN_DECK:
            total += 1
    left = (x * total) >> 32
    card = 0
    while cards[card] != IN_DECK or left:
        if cards[card] == IN_DECK:
            left -= 1
        card += 1
    return card


@rule
def draw_from(game: Museum, continent: int, opinion: bool, x: int) -> int:
    """A card of a continent's deck. [MU setup.opinion, end-of-turn.refill]"""
    total = 0 + game.left[continent]
    if opinion:
        total += game.opinion[continent]
    left = (x * total) >> 32
    if left >= game.left[continent]:
        return MEET
    row = game.deck[continent]
    card = 0
    while left or row[card] == 0:
        left -= row[card]
        card += 1
    return DRAW + continent * PER + card


# What each choice sets off.


@rule
def apply(game: Museum, code: int) -> None:
    """Carry out one legal choice. [MU round.order]"""
    if code < REDRAW:
        happen(game, 0 + waiting(game), code)
    elif code < TAKE:
        prepare(game, code)
    elif code < SPEND:
        take(game, 0 + waiting(game), code)
    elif code < EXHIBIT:
        act(game, 0 + waiting(game), code)
    elif code < CHOOSE:
        purchase(game, 0 + waiting(game), code)
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
        buy(game, 0 + EXHIBITING, code - EXHIBIT, 0 + NONE)
    elif code < HIRE:
        if what == CHOOSING_PAVILION or what == CHOOSING_HOST:
            pop(game)
        if code < LEND:
            choose_target(game, 0 + PLACING, code - PLACE)
        else:
            choose_target(game, 0 + LENDING, code - LEND)
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
    why = 0 + game.frames[game.depth][2]
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
