"""Purchases: what may be bought, what it costs, how it is paid, and what it brings."""

from __future__ import annotations

from midway.kernel.frames import pop, push
from midway.kernel.rule import rule, tell

from .codes import (
    BUDGET_CUTS, BUYS, CANNOT_HIRE, CANNOT_PAY, DRAWING_EXPERT, DRAWING_FAVOUR, EXHIBITED, FEE, HIRED_ONE, HOST_FULL,
    JUDGED, LENT, LOCKED, MASTERPIECE, MUSEUM_FULL, NO_FAVOUR, NO_FEE, NO_IMPROVEMENT, NO_LOANS_HERE, NO_LOANS_NOW,
    NO_MATCH, NO_PAVILION, NO_SUCH_HOST, NOT_FACE_UP, ONLY_OWN, ONLY_RIVAL, OUT_OF_REACH, OWN_MUSEUM, PAID, PAID_FAVOUR,
    PAID_RIVAL, PAID_TOKEN, PAVILION_CLOSED, PAVILION_FULL, PAYING, PLACED, RESHUFFLED, REWARDED, SKILLED,
    TOO_FEW_TOKENS, TOO_VALUABLE, TRUCE,
)  # fmt: skip
from .holdings import empty_tray, enter_discard, gain, hand_power, in_hand, is_of, leave_hand, leave_source, name_card
from .setup import draw_favour, turn_up_expert
from .state import (
    ADD_PAYMENT, CIVILISATIONS, COLLECTION_CARD, DISCARDED, DRAW_FAVOUR, EACH,
    EXHIBITING, EXPERTS, EXPERT_DISCOUNT, FACE_UP, FAVOURS, FIRST_PLACED, FREE, HAND, HIRED, HIRING, LENDING, LOAN_DISCOUNT,
    MUSEUM, NOTHING, NO_LOANS, NO_PRESTIGE, NO_RIVALS, OBJECTS, ON_EXHIBIT, ON_LOAN, ON_PLACE, PAVILION, PER,
    PLACE_REWARD, PLACING, SALE, SLOTS, SPACES, TRAY, UNSEEN, USUAL, WAIVE_FEE, WAIVE_FEE_ALL, Museum,
)  # fmt: skip
from .tables import (
    COLLECTION_POINTS, CRITERION_AXIS, CRITERION_KEY, DOMAIN, EDITION2_COST, EXPERT_COST, EXPERT_LEAST, EXPERT_NUMBER,
    EXPERT_VERB, EXPERTS_UP, FAVOUR_EVERY, FAVOUR_NUMBER, FAVOUR_VERB, FAVOURS_PER_TURN, LOAN_MAY_FOUND,
    MASTERPIECE_IN_PAVILION, MASTERPIECE_PRESTIGE, MASTERPIECE_VALUE, PRICE_MINIMUM, REWARD, RIVAL_FEE, VALUE,
)  # fmt: skip

# What may be bought.


@rule
def funds(game: Museum, player: int, grants: int) -> int:
    """The most a player could put down: hand cards, prestige, and a grant if a Favour may be used. [MU furbish.purchase]"""
    total = hand_power(game, player)
    if game.news != NO_PRESTIGE:
        total += game.prestige[player]
    if grants and game.favours_held[player] and game.spent < FAVOURS_PER_TURN:
        best = 0
        for favour in range(FAVOURS):
            if game.favours[player][favour] and FAVOUR_VERB[favour] == ADD_PAYMENT:
                best = max(best, FAVOUR_NUMBER[favour])
        total += best
    return total


@rule
def reachable(game: Museum, player: int, thing: int) -> bool:
    """An object in the hand or in anybody's discard. [MU furbish.source]"""
    where = game.place[thing]
    if where == UNSEEN:
        return game.hidden[player][thing // PER][thing % PER] == 1
    return where == HAND + player or DISCARDED <= where < MUSEUM or where == TRAY


@rule
def fee(game: Museum, player: int) -> int:
    """The fee for an object from a rival's discard. [MU furbish.rival.fee, expert.banker, headline.open-storerooms]"""
    if game.news == WAIVE_FEE_ALL or game.skill[player][WAIVE_FEE]:
        return 0
    return RIVAL_FEE


@rule
def price(game: Museum, kind: int, thing: int, terms: int, bonus: int) -> int:
    """The value, less what a Favour or Headline takes off. [MU furbish.price, furbish.price.minimum, headline.exchange]"""
    if terms == FREE:
        return 0
    cost = VALUE[thing]
    if terms == SALE:
        cost -= bonus
    if kind == LENDING and game.news == LOAN_DISCOUNT:
        cost -= game.news_at
    return max(cost, PRICE_MINIMUM)


@rule
def purchase_blocked(game: Museum, player: int, money: int, kind: int, thing: int, target: int, terms: int, bonus: int) -> int:
    """The reason against buying an object, or 0. [MU furbish.source, furbish.space, pavilion.criteria, loan.condition]"""
    where = game.place[thing]
    if where == TRAY:
        return LOCKED
    if (where < DISCARDED or where >= MUSEUM) and not in_hand(game, player, thing):
        return OUT_OF_REACH
    if kind == EXHIBITING:
        if game.objects[player] >= SPACES:
            return MUSEUM_FULL
    elif kind == PLACING:
        if not fits(game, target, thing):
            return NO_MATCH
    elif not improves(game, target, thing):
        return NO_IMPROVEMENT
    return terms_blocked(game, player, money, kind, thing, terms, bonus)


@rule
def terms_blocked(game: Museum, player: int, money: int, kind: int, thing: int, terms: int, bonus: int) -> int:
    """The reason against paying for an object within reach, or 0. [MU furbish.price, furbish.rival, headline.truce]"""
    where = game.place[thing]
    rival = where >= DISCARDED and where != DISCARDED + player
    if terms == FREE:
        if rival:
            return ONLY_OWN[kind]
        return TOO_VALUABLE[kind] if VALUE[thing] > bonus else 0
    if not rival:
        if terms == SALE:
            return ONLY_RIVAL
        short = price(game, kind, thing, terms, bonus) - game.credit
        if short <= 0:
            return 0
        own = VALUE[thing] if where < DISCARDED else 0
        return CANNOT_PAY if money - own < short else 0
    if game.news == NO_RIVALS:
        return TRUCE
    charge = 0 if terms == SALE else fee(game, player)
    if game.prestige[player] < charge:
        return NO_FEE
    if game.news != NO_PRESTIGE:
        money -= charge
    return CANNOT_PAY if money < price(game, kind, thing, terms, bonus) else 0


@rule
def some_object(game: Museum, player: int, money: int, kind: int, target: int, terms: int, bonus: int) -> bool:
    """True if any object could be bought so. [MU favour.one, furbish.purchase]"""
    for thing in range(OBJECTS):
        if reachable(game, player, thing) and purchase_blocked(game, player, money, kind, thing, target, terms, bonus) == 0:
            return True
    return False


@rule
def fits(game: Museum, pavilion: int, thing: int) -> bool:
    """True if an object meets the first open criterion of a Pavilion. [MU pavilion.criteria, pavilion.order]"""
    slot = game.filled[pavilion]
    if slot >= SLOTS:
        return False
    return meets(game, pavilion, slot, thing)


@rule
def meets(game: Museum, pavilion: int, slot: int, thing: int) -> bool:
    """True if an object has what a slot asks for. [MU pavilion.criteria]"""
    card = game.card[pavilion]
    line = game.criterion[pavilion][slot]
    return is_of(thing, CRITERION_AXIS[card][line], CRITERION_KEY[card][line])


@rule
def pavilion_blocked(game: Museum, pavilion: int) -> int:
    """A Pavilion in play, not full, not under repair. [MU pavilion.setup, pavilion.order, headline.repairs]"""
    if pavilion >= game.pavilions:
        return NO_PAVILION
    if game.filled[pavilion] == SLOTS:
        return PAVILION_FULL
    return PAVILION_CLOSED if game.closed == pavilion + 1 else 0


@rule
def host_blocked(game: Museum, player: int, host: int) -> int:
    """Another player's museum with a free space, and no quarrel of insurers. [MU loan.lend, loan.full, headline.insurers]"""
    if not game.loans:
        return NO_LOANS_HERE
    if host >= game.seats:
        return NO_SUCH_HOST
    if host == player:
        return OWN_MUSEUM
    if game.news == NO_LOANS:
        return NO_LOANS_NOW
    return HOST_FULL if game.objects[host] >= SPACES else 0


@rule
def raises(points: int, before: int) -> bool:
    """A collection grows; that it may also be founded is a reading of the rule. [MU loan.condition]"""
    return points > before and (before > 0 or LOAN_MAY_FOUND == 1)


@rule
def improves(game: Museum, host: int, thing: int) -> bool:
    """A loan raises a collection of the host, each kind counted as one group. [MU loan.condition]"""
    civilisation = thing // EACH
    number = game.in_kind[host][civilisation] + game.scholar[host][civilisation]
    if raises(COLLECTION_POINTS[0][number + 1], COLLECTION_POINTS[0][number]):
        return True
    domain = DOMAIN[thing]
    if game.in_domain[host][domain][civilisation]:
        return False
    number = game.in_kind[host][CIVILISATIONS + domain] + game.scholar[host][CIVILISATIONS + domain]
    return raises(COLLECTION_POINTS[1][number + 1], COLLECTION_POINTS[1][number])


@rule
def hire_cost(game: Museum, expert: int, bonus: int) -> int:
    """An expert's cost, less what a Favour or Headline takes off. [MU hire.cost, headline.congress, edition2.experts]"""
    cost = EDITION2_COST if game.second else EXPERT_COST[expert]
    cost = cost - bonus
    if game.news == EXPERT_DISCOUNT:
        cost -= game.news_at
    return max(cost, PRICE_MINIMUM)


@rule
def hire_blocked(game: Museum, player: int, money: int, expert: int, bonus: int) -> int:
    """A face-up expert that can be paid; in the second edition in tokens. [MU hire.cost, setup.experts, edition2.experts]"""
    if game.expert[expert] != FACE_UP:
        return NOT_FACE_UP
    cost = hire_cost(game, expert, bonus)
    if game.second:
        if game.news == NO_PRESTIGE:
            return BUDGET_CUTS
        return TOO_FEW_TOKENS if game.prestige[player] < cost else 0
    return CANNOT_HIRE if money + game.credit < cost else 0


@rule
def some_expert(game: Museum, player: int, money: int, bonus: int) -> bool:
    """True if any expert could be hired. [MU hire.cost]"""
    for expert in range(EXPERTS):
        if game.expert[expert] == FACE_UP and hire_blocked(game, player, money, expert, bonus) == 0:
            return True
    return False


# Paying.


@rule
def buy(game: Museum, kind: int, thing: int, target: int) -> None:
    """Begin to buy; a rival's fee is set aside first. [MU furbish.rival.fee, loan.from-rival, pavilion.price]"""
    me = game.player
    where = game.place[thing]
    game.buying = kind
    game.article = thing
    game.target = target
    if DISCARDED <= where < MUSEUM and where != DISCARDED + me:
        seller = where - DISCARDED
        game.seller = seller + 1
        tell(game, BUYS, me, thing, seller)
        charge = 0 if game.terms == SALE else fee(game, me)
        if charge:
            game.prestige[me] -= charge
            game.prestige[seller] += charge
            tell(game, FEE, me, seller, charge)
    name_card(game, me, thing)
    cost = price(game, kind, thing, game.terms, game.bonus)
    charge_tray(game, cost)


@rule
def hire(game: Museum, expert: int) -> None:
    """Begin to hire an expert. [MU hire.cost, edition2.experts, edition2.payment]"""
    game.buying = HIRING
    game.article = expert
    cost = hire_cost(game, expert, game.bonus)
    if game.second:
        game.prestige[game.player] -= cost
        game.supply += cost
        tell(game, PAID_TOKEN, game.player, cost)
        complete(game)
    else:
        charge_tray(game, cost)


@rule
def charge_tray(game: Museum, cost: int) -> None:
    """Credit pays first, but never a rival; what is owed beyond is put down piece by piece. [MU furbish.credit, furbish.rival]"""
    if game.seller:
        game.owed = cost
    elif game.credit >= cost:
        game.credit -= cost
    else:
        game.owed = cost - game.credit
        game.credit = 0
    if game.owed:
        push(game, PAYING, game.player)
        pay_without_choice(game)
    else:
        complete(game)


@rule
def pay_without_choice(game: Museum) -> None:
    """With no card left to put down, tokens pay by themselves. [MU furbish.price]"""
    me = game.player
    own = 0
    if game.buying != HIRING and in_hand(game, me, game.article):
        own = 1
    if game.held[me] == own and (game.favours_held[me] == 0 or game.spent >= FAVOURS_PER_TURN):
        number = min(game.owed, game.prestige[me])
        spend_tokens(game, number)
        put_down(game, number)


@rule
def spend_tokens(game: Museum, number: int) -> None:
    """Prestige goes to the supply, or to the rival who is paid. [MU furbish.price, furbish.rival]"""
    me = game.player
    game.prestige[me] -= number
    if game.seller:
        game.prestige[game.seller - 1] += number
    else:
        game.supply += number
    tell(game, PAID_TOKEN, me, number)


@rule
def put_down(game: Museum, worth: int) -> None:
    """Once the price is covered nothing more is put down; what is over is credit. [MU furbish.tray, furbish.credit]"""
    game.owed -= worth
    if game.owed <= 0:
        if not game.seller:
            game.credit = -game.owed
        game.owed = 0
        pop(game)
        complete(game)


@rule
def pay_card(game: Museum, thing: int) -> None:
    """A hand card: to the player's discard, in the tray; or to the rival's. [MU furbish.price, furbish.tray, furbish.rival]"""
    me = game.player
    leave_hand(game, me, thing)
    if game.seller:
        enter_discard(game, game.seller - 1, thing)
        tell(game, PAID_RIVAL, me, thing, game.seller - 1)
    else:
        enter_discard(game, me, thing)
        game.place[thing] = TRAY
        game.tray += 1
        tell(game, PAID, me, thing)
    put_down(game, VALUE[thing])


@rule
def pay_token(game: Museum) -> None:
    """A prestige token, a piece of 1. [MU furbish.price, furbish.tray]"""
    spend_tokens(game, 1)
    put_down(game, 1)


@rule
def use_favour(game: Museum, favour: int) -> None:
    """A Favour is used: it goes to the pile of used ones. [MU favour.one, favour.pile]"""
    me = game.player
    game.favours[me][favour] -= 1
    game.favours_held[me] -= 1
    game.favours_used[favour] += 1
    game.spent += 1


@rule
def pay_favour(game: Museum, favour: int) -> None:
    """A grant is put down like a piece; a rival is given nothing for it. [MU favour.government-grant]"""
    use_favour(game, favour)
    tell(game, PAID_FAVOUR, game.player, favour, FAVOUR_NUMBER[favour])
    put_down(game, FAVOUR_NUMBER[favour])


# What a purchase brings.


@rule
def complete(game: Museum) -> None:
    """The purchase is paid. [MU furbish.exhibit, furbish.no-self-payment]"""
    kind = game.buying
    thing = game.article
    target = game.target
    game.buying = NOTHING
    game.article = 0
    game.target = 0
    game.seller = 0
    game.terms = USUAL
    game.bonus = 0
    if game.credit == 0:
        empty_tray(game)
    if kind == EXHIBITING:
        exhibit(game, thing)
    elif kind == PLACING:
        place(game, thing, target)
    elif kind == LENDING:
        lend(game, thing, target)
    else:
        employ(game, thing)
    settle(game)


@rule
def settle(game: Museum) -> None:
    """Favours that are due and gaps among the experts wait for chance. [MU furbish.tens, hire.refill, favour.pile]"""
    if game.due:
        if game.favours_left == 0:
            reshuffle_favours(game)
        if game.favours_left:
            push(game, DRAWING_FAVOUR, game.player)
            return
        game.due = 0
        tell(game, NO_FAVOUR, game.player)
    if game.experts_up < EXPERTS_UP and game.experts_left:
        push(game, DRAWING_EXPERT)


@rule
def reshuffle_favours(game: Museum) -> None:
    """Used Favours become the deck when it is empty. [MU favour.pile]"""
    for favour in range(FAVOURS):
        game.favours_left += game.favours_used[favour]
        game.favour_deck[favour] += game.favours_used[favour]
        game.favours_used[favour] = 0
    if game.favours_left:
        tell(game, RESHUFFLED, game.favours_left)


@rule
def draw_due_favour(game: Museum, favour: int) -> None:
    """A Favour that is due. [MU furbish.tens, expert.journalist]"""
    draw_favour(game, game.player, favour)
    game.due -= 1
    pop(game)
    settle(game)


@rule
def fill_gap(game: Museum, expert: int) -> None:
    """The gap among the experts is filled at once. [MU hire.refill]"""
    turn_up_expert(game, expert)
    pop(game)
    settle(game)


@rule
def enter_museum(game: Museum, host: int, thing: int, owner: int) -> None:
    """An object enters a museum, which remembers the order of entry. [MU furbish.space, loan.twins, furbish.rearrange]"""
    leave_source(game, game.player, thing)
    game.place[thing] = MUSEUM + host
    at = game.objects[host]
    game.entry[host][at] = thing
    game.owner[host][at] = owner
    game.objects[host] += 1
    civilisation = thing // EACH
    domain = DOMAIN[thing]
    game.in_kind[host][civilisation] += 1
    if game.in_domain[host][domain][civilisation] == 0:
        game.in_kind[host][CIVILISATIONS + domain] += 1
    game.in_domain[host][domain][civilisation] += 1


@rule
def advance(game: Museum, points: int) -> None:
    """The marker moves; each ten brings a Favour. [MU furbish.exhibit, furbish.tens, loan.track, headline.jury-prize]"""
    me = game.player
    before = game.track[me] // FAVOUR_EVERY
    game.track[me] += points
    game.due += game.track[me] // FAVOUR_EVERY - before


@rule
def masterpiece(game: Museum, thing: int) -> None:
    """A masterpiece brings a prestige token. [MU furbish.masterpiece, loan.masterpiece]"""
    if VALUE[thing] == MASTERPIECE_VALUE and MASTERPIECE_PRESTIGE:
        got = gain(game, game.player, MASTERPIECE_PRESTIGE)
        tell(game, MASTERPIECE, game.player, got)


@rule
def use_skill(game: Museum, verb: int) -> None:
    """An expert brings prestige. [MU expert.restorer, expert.amandine, expert.registrar]"""
    expert = game.skill[game.player][verb] - 1
    if expert >= 0:
        got = gain(game, game.player, EXPERT_NUMBER[expert])
        tell(game, SKILLED, game.player, expert, got)


@rule
def exhibit(game: Museum, thing: int) -> None:
    """The object enters the museum, the marker moves, a masterpiece brings its token. [MU furbish.exhibit, expert.restorer]"""
    me = game.player
    enter_museum(game, me, thing, me)
    advance(game, VALUE[thing])
    tell(game, EXHIBITED, me, thing, game.track[me])
    masterpiece(game, thing)
    expert = game.skill[me][ON_EXHIBIT] - 1
    if expert >= 0 and VALUE[thing] >= EXPERT_LEAST[expert]:
        use_skill(game, ON_EXHIBIT)


@rule
def place(game: Museum, thing: int, pavilion: int) -> None:
    """A slot is filled. [MU pavilion.place, pavilion.reward, pavilion.clip, pavilion.no-museum, headline.opening-day]"""
    me = game.player
    leave_source(game, me, thing)
    game.place[thing] = PAVILION + pavilion
    slot = game.filled[pavilion]
    game.slot[pavilion][slot] = thing
    game.clip[pavilion][slot] = me
    game.filled[pavilion] += 1
    tell(game, PLACED, me, thing, pavilion)
    reward = REWARD[game.card[pavilion]][slot]
    if game.news == PLACE_REWARD:
        reward += game.news_at
    got = gain(game, me, reward)
    tell(game, REWARDED, me, got)
    if MASTERPIECE_IN_PAVILION:
        masterpiece(game, thing)
    use_skill(game, ON_PLACE)
    if game.news == FIRST_PLACED and not game.judged:
        game.judged = 1
        advance(game, game.news_at)
        tell(game, JUDGED, me, game.news_at)


@rule
def lend(game: Museum, thing: int, host: int) -> None:
    """The lender's object enters the host's museum. [MU loan.lend, loan.track, loan.no-refusal, loan.permanent]"""
    me = game.player
    enter_museum(game, host, thing, me)
    game.lent[host] += 1
    advance(game, VALUE[thing])
    tell(game, LENT, me, thing, host)
    masterpiece(game, thing)
    use_skill(game, ON_LOAN)


@rule
def employ(game: Museum, expert: int) -> None:
    """An expert is hired for good. [MU hire.cost, expert.civilisation, expert.domain, expert.journalist]"""
    me = game.player
    game.expert[expert] = HIRED + me
    game.experts_up -= 1
    tell(game, HIRED_ONE, me, expert)
    verb = EXPERT_VERB[expert]
    if verb == COLLECTION_CARD:
        game.scholar[me][EXPERT_NUMBER[expert]] += 1
    elif verb == DRAW_FAVOUR:
        game.due += EXPERT_NUMBER[expert]
    else:
        game.skill[me][verb] = expert + 1
