"""The Investment Phase: the menu, tokens, Cities, Pioneers, cards, Progressions, Wireless."""

from __future__ import annotations

from typing import Any

from midway.kernel.frames import pop, push, wait, whose
from midway.kernel.rule import rule, tell

from .codes import (
    AGREE, BOUGHT_CARD, BOUGHT_PROGRESSION, BOUGHT_TOKENS, BUILD, BUILDING, CARD, CITY, CLAIM, DIE, DONE, FREEING_STEP, INVESTING,
    LEVEL_DONE, LEVEL_ONE_FIRST, LICENCE, LIFT, LIFT_LIMIT, LIFTED, LOWER_LEVEL_FIRST, MECHANIZE, MECHANIZING, NEXT_PART,
    NO_CARD_LEFT, NO_CIRCUS, NO_CITY_LEFT, NO_MECHANIZATION, NO_SITE, NO_TOKENS, NO_WIRELESS, NOT_ENOUGH_CASH, NOT_YOURS,
    NOTHING_CHEAPER, OFFERED_LICENCE, OFFERED_SHARE, ONE_EACH_TURN, OWNED_ALREADY, PASS, PRICE_TOO_HIGH, PRIORITY, PROGRESS,
    REROLL_DIE, REROLLING_DIE, RESEARCH, ROLLING_RESEARCH, SETTING_SIX, SHARE, SPENT_TOKENS, STEP, TAKE_BACK, TOKEN_LIMIT,
    TOKENS_FOR, WRONG_STEP,
)  # fmt: skip
from .collaboration import (
    answer_licence, answer_share, ask_licence, ask_share, licence_blocked, licence_fees, licences_save, share_blocked,
    use_licences,
)  # fmt: skip
from .eras import ask_draw
from .ledger import gain_points, has, owns, pay, raise_profit
from .order import list_last, priority_blocked, use_priority
from .presence import add_pioneer, build_city, established, holds, leave, spend, take_free_tokens
from .research import (
    begin_research, claim, claim_blocked, free_step, freeing_blocked, keep_dice, let_die_go, pioneer_blocked, reroll_blocked,
    reroll_die, research_blocked, roll_die, set_six, six_blocked, step_back_blocked, take_step_back,
)  # fmt: skip
from .state import (
    AS_LEADER, BOXES, BREAKTHROUGHS, CARD_BOX, CARDS, CIRCUS, CITY_BOX, ELECTRICITY, FOR_TOKENS, LEVELS, MECHANIZATION,
    MECHANIZED, MECHANIZING_NOW, NUMBERS, PIONEER_BOX, PROGRESSIONS, SEATS, TERRITORIES, TOLERANCE, TURNPIKE, UNITY,
    WIRELESS, Destiny,
)  # fmt: skip
from .tables import (
    BELOW, COST, ELECTRICITY_RAISES, LEVEL, LEVEL_BONUS, POINTS, STEP_TOKENS, TOKEN_MOST, TOKEN_PRICE, TOLERANCE_BONUS,
    TURNPIKE_TOKENS, WIRELESS_TOKENS,
)  # fmt: skip


@rule
def begin_investments(game: Destiny) -> None:
    """Unity works for those who owned it before this phase. [MD 9.35, 9.351]"""
    for player in range(game.seats):
        game.united[player] = game.owned[player][UNITY]


@rule
def begin_investment(game: Destiny) -> None:
    """A player's part: free tokens to the Purchased box, then the menu. [MD 9.0, 9.1]"""
    player = game.player
    tokens = game.free[player]
    if has(game, player, TURNPIKE):
        tokens += TURNPIKE_TOKENS
    take_free_tokens(game, player, tokens)
    wait(game, INVESTING, player)


# What may be chosen.


@rule
def investment_blocked(game: Destiny, what: int, code: int) -> int:
    """The reason against a choice of the steps INVESTING to FREEING_STEP, or 0. [MD 9.0]"""
    if what == INVESTING:
        return menu_blocked(game, game.player, code)
    if code == PASS or code == AGREE:
        return 0
    player = whose(game)
    if what == BUILDING:
        return site_blocked(game, player, code - BUILD)
    if what == REROLLING_DIE:
        return reroll_blocked(game, code - REROLL_DIE)
    if what == SETTING_SIX:
        return six_blocked(game, player, (code - STEP) // NUMBERS, (code - STEP) % NUMBERS)
    return freeing_blocked(game, player, (code - TAKE_BACK) // NUMBERS, (code - TAKE_BACK) % NUMBERS)


@rule
def menu_blocked(game: Destiny, player: int, code: int) -> int:
    """The reason against a choice of the menu, or 0. [MD 9.0]"""
    if CITY <= code <= CARD:
        return buy_blocked(game, player, code - CITY)
    if mechanizing(game, player):
        return MECHANIZING
    if code < CLAIM:
        return step_back_blocked(game, player, (code - TAKE_BACK) // NUMBERS, (code - TAKE_BACK) % NUMBERS)
    if code < TOKENS_FOR:
        return claim_blocked(game, player, code - CLAIM)
    if code < CITY:
        return tokens_blocked(game, player, code - TOKENS_FOR + 1)
    if code == MECHANIZE:
        return mechanize_blocked(game, player)
    if code < LICENCE:
        return progress_blocked(game, player, code - PROGRESS)
    if code < SHARE:
        return licence_blocked(game, player, code - LICENCE)
    if code < AGREE:
        return share_blocked(game, player, (code - SHARE) // SEATS, (code - SHARE) % SEATS)
    if RESEARCH <= code < REROLL_DIE:
        return research_blocked(game, player, code - RESEARCH)
    if LIFT <= code < BUILD:
        return lift_blocked(game, player, code - LIFT)
    if code == PRIORITY:
        return priority_blocked(game, player)
    return 0 if code == DONE else WRONG_STEP


@rule
def list_investment(game: Destiny, out: Any) -> int:
    """The menu: what the player can take back, claim, buy, ask for, research, lift now. [MD 9.0]

    A quick listing that skips what cannot be legal: `blocked` states what is, and the harness compares the two.
    """
    player = game.player
    if mechanizing(game, player):
        return list_boxes(game, player, out, 0)
    n = list_steps(game, player, out) if game.step_tokens[player] < STEP_TOKENS else 0
    for tokens in range(most_tokens(game, player)):
        out[n] = TOKENS_FOR + tokens
        n += 1
    n = list_boxes(game, player, out, n)
    if has(game, player, MECHANIZATION) and mechanize_blocked(game, player) == 0:
        out[n] = MECHANIZE
        n += 1
    for progression in range(PROGRESSIONS):
        if progress_blocked(game, player, progression) == 0:
            out[n] = PROGRESS + progression
            n += 1
    if game.united[player]:
        n = list_collaboration(game, player, out, n)
    if game.pioneers[player] and not game.researched[player]:
        n = list_research(game, player, out, n)
    if game.wireless[player]:
        n = list_lifts(game, player, out, n)
    return list_last(game, player, out, n)


@rule
def list_steps(game: Destiny, player: int, out: Any) -> int:
    """Step tokens to take back, Breakthroughs to claim. [MD 9.414, 9.42]"""
    n = 0
    for breakthrough in range(BREAKTHROUGHS):
        if game.steps[player][breakthrough]:
            for number in range(NUMBERS):
                if step_back_blocked(game, player, breakthrough, number) == 0:
                    out[n] = TAKE_BACK + breakthrough * NUMBERS + number
                    n += 1
    for breakthrough in range(BREAKTHROUGHS):
        if claim_blocked(game, player, breakthrough) == 0:
            out[n] = CLAIM + breakthrough
            n += 1
    return n


@rule
def list_boxes(game: Destiny, player: int, out: Any, n: int) -> int:
    """A City, a Pioneer, a Card. [MD 9.2]"""
    for kind in range(BOXES):
        if buy_blocked(game, player, kind) == 0:
            out[n] = CITY + kind
            n += 1
    return n


@rule
def list_collaboration(game: Destiny, player: int, out: Any, n: int) -> int:
    """Licences to ask for, joint claims to propose. [MD 9.351, 9.423]"""
    for card in range(CARDS):
        if game.used[card] == AS_LEADER and licence_blocked(game, player, card) == 0:
            out[n] = LICENCE + card
            n += 1
    for breakthrough in range(BREAKTHROUGHS):
        for rival in range(game.seats):
            if game.united[rival] and share_blocked(game, player, breakthrough, rival) == 0:
                out[n] = SHARE + breakthrough * SEATS + rival
                n += 1
    return n


@rule
def list_research(game: Destiny, player: int, out: Any, n: int) -> int:
    """Breakthroughs to roll for. [MD 9.41]"""
    for breakthrough in range(BREAKTHROUGHS):
        if research_blocked(game, player, breakthrough) == 0:
            out[n] = RESEARCH + breakthrough
            n += 1
    return n


@rule
def list_lifts(game: Destiny, player: int, out: Any, n: int) -> int:
    """Tokens to lift by Wireless. [MD 10.19]"""
    for territory in range(TERRITORIES):
        if lift_blocked(game, player, territory) == 0:
            out[n] = LIFT + territory
            n += 1
    return n


# What is done.


@rule
def investment_choice(game: Destiny, what: int, code: int) -> None:
    """Carry out a choice of the steps INVESTING to FREEING_STEP. [MD 9.0]"""
    if what == INVESTING:
        menu_choice(game, game.player, code)
    elif what == BUILDING:
        pop(game)
        build_city(game, game.player, code - BUILD)
    elif what == OFFERED_LICENCE:
        answer_licence(game, code == AGREE)
    elif what == OFFERED_SHARE:
        answer_share(game, code == AGREE)
    elif what == ROLLING_RESEARCH:
        roll_die(game, code - DIE + 1)
    elif what == REROLLING_DIE:
        if code == PASS:
            keep_dice(game)
        else:
            reroll_die(game, code - REROLL_DIE)
    elif what == SETTING_SIX:
        set_six(game, (code - STEP) % NUMBERS)
    elif what == FREEING_STEP:
        if code == PASS:
            let_die_go(game)
        else:
            free_step(game, (code - TAKE_BACK) // NUMBERS, (code - TAKE_BACK) % NUMBERS)


@rule
def menu_choice(game: Destiny, player: int, code: int) -> None:
    """Carry out a choice of the menu. [MD 9.0]"""
    if code < CLAIM:
        take_step_back(game, player, (code - TAKE_BACK) // NUMBERS, (code - TAKE_BACK) % NUMBERS)
    elif code < TOKENS_FOR:
        claim(game, player, code - CLAIM)
    elif code < CITY:
        buy_tokens(game, player, code - TOKENS_FOR + 1)
    elif code <= CARD:
        buy(game, player, code - CITY)
    elif code == MECHANIZE:
        game.mechanized[player] = MECHANIZING_NOW
    elif code < LICENCE:
        buy_progression(game, player, code - PROGRESS)
    elif code < SHARE:
        ask_licence(game, player, code - LICENCE)
    elif code < AGREE:
        ask_share(game, player, (code - SHARE) // SEATS, (code - SHARE) % SEATS)
    elif code < REROLL_DIE:
        begin_research(game, player, code - RESEARCH)
    elif code < BUILD:
        lift(game, player, code - LIFT)
    elif code == PRIORITY:
        use_priority(game, player)
    else:
        wait(game, NEXT_PART)


# Tokens.


@rule
def token_limit(game: Destiny, player: int) -> int:
    """How many more the player may buy or lift, by place in turn order. [MD 9.1, 9.11, 10.19]"""
    most = TOKEN_MOST[game.seats][game.moving] - game.bought[player]
    return most + TOLERANCE_BONUS if owns(game, player, TOLERANCE) else most


@rule
def most_tokens(game: Destiny, player: int) -> int:
    """How many the player can buy now. [MD 9.1]"""
    most = min(token_limit(game, player), game.supply[player])
    return most if most * TOKEN_PRICE <= game.cash[player] else game.cash[player] // TOKEN_PRICE


@rule
def tokens_blocked(game: Destiny, player: int, tokens: int) -> int:
    """Within the maximum, the supply and the player's cash. [MD 9.1]"""
    if tokens > token_limit(game, player):
        return TOKEN_LIMIT
    if tokens > game.supply[player]:
        return NO_TOKENS
    return NOT_ENOUGH_CASH if tokens * TOKEN_PRICE > game.cash[player] else 0


@rule
def buy_tokens(game: Destiny, player: int, tokens: int) -> None:
    """From the supply to the Purchased box. [MD 9.1]"""
    game.supply[player] -= tokens
    game.purchased[player] += tokens
    game.bought[player] += tokens
    tell(game, BOUGHT_TOKENS, player, tokens, tokens * TOKEN_PRICE)
    pay(game, player, tokens * TOKEN_PRICE)


# Cities, Pioneers, Cards: each kind has a box of tokens.


@rule
def price(game: Destiny, player: int, kind: int) -> int:
    """One token more than lie in the box; none for the City of Electricity. [MD 9.21, 9.22]"""
    if kind == CITY_BOX and has(game, player, ELECTRICITY):
        return 0
    tokens = 1
    for rival in range(game.seats):
        tokens += game.box[kind][rival]
    return tokens


@rule
def buy_blocked(game: Destiny, player: int, kind: int) -> int:
    """At its price, or by Mechanization for a single token. [MD 9.2, 9.211]"""
    if mechanizing(game, player):
        return mechanized_blocked(game, player, kind)
    return box_blocked(game, player, kind, price(game, player, kind))


@rule
def box_blocked(game: Destiny, player: int, kind: int, tokens: int) -> int:
    """One of each kind per turn, for this many tokens. [MD 9.2, 9.22, 9.23, 9.24]"""
    if game.got[kind][player]:
        return ONE_EACH_TURN
    if kind == CARD_BOX and not owns(game, player, CIRCUS):
        return NO_CIRCUS
    if game.purchased[player] < tokens:
        return PRICE_TOO_HIGH
    if kind == CITY_BOX:
        return city_blocked(game, player)
    if kind == PIONEER_BOX:
        return NO_TOKENS if game.supply[player] + tokens < 2 else pioneer_blocked(game, player)
    return 0 if game.left else NO_CARD_LEFT


@rule
def city_blocked(game: Destiny, player: int) -> int:
    """A City in the bank, and a place for it. [MD 9.22]"""
    if game.cities_left == 0:
        return NO_CITY_LEFT
    for territory in range(TERRITORIES):
        if site_blocked(game, player, territory) == 0:
            return 0
    return NO_SITE


@rule
def site_blocked(game: Destiny, player: int, territory: int) -> int:
    """An Established Presence of the player's without a City. [MD 9.22]"""
    return 0 if established(game, player, territory) and game.city[territory] == 0 else NO_SITE


@rule
def buy(game: Destiny, player: int, kind: int) -> None:
    """One token of the price stays in the box, the others return. [MD 9.21, 9.22, 9.23, 9.24]"""
    if mechanizing(game, player):
        game.mechanized[player] = MECHANIZED
        pay_tokens(game, player, kind, 1)
    else:
        pay_tokens(game, player, kind, price(game, player, kind))
    game.got[kind][player] = 1
    if kind == CITY_BOX:
        push(game, BUILDING, player)
    elif kind == PIONEER_BOX:
        add_pioneer(game, player)
    else:
        tell(game, BOUGHT_CARD, player)
        ask_draw(game, player, FOR_TOKENS)


@rule
def pay_tokens(game: Destiny, player: int, kind: int, tokens: int) -> None:
    """The price in tokens; a City of Electricity leaves none in the box. [MD 9.21, 9.22]"""
    if tokens:
        tell(game, SPENT_TOKENS, player, tokens)
        spend(game, player, tokens)
    if tokens or (ELECTRICITY_RAISES and game.supply[player]):
        game.supply[player] -= 1
        game.box[kind][player] += 1


# Mechanization.


@rule
def mechanizing(game: Destiny, player: int) -> bool:
    """What the player buys next costs a single token. [MD 9.211]"""
    return game.mechanized[player] == MECHANIZING_NOW


@rule
def mechanize_blocked(game: Destiny, player: int) -> int:
    """Once per turn, if something that the player can buy would cost more than one token. [MD 9.211]"""
    if not has(game, player, MECHANIZATION):
        return NO_MECHANIZATION
    if game.mechanized[player]:
        return ONE_EACH_TURN
    for kind in range(BOXES):
        if mechanized_blocked(game, player, kind) == 0:
            return 0
    return NOTHING_CHEAPER


@rule
def mechanized_blocked(game: Destiny, player: int, kind: int) -> int:
    """For a single token instead of more. [MD 9.211]"""
    return box_blocked(game, player, kind, 1) if price(game, player, kind) > 1 else NOTHING_CHEAPER


# Progressions.


@rule
def own_price(game: Destiny, player: int, progression: int) -> int:
    """The cost less the player's credits and discounts, never below 0. [MD 8.31, 9.3]"""
    return max(0, COST[progression] - game.credit[player][progression])


@rule
def full_price(game: Destiny, player: int, progression: int) -> int:
    """What the player pays in all: to the bank, and for licences to the partner. [MD 9.3, 9.351]"""
    left = own_price(game, player, progression)
    return left - licences_save(game, player, progression, left) + licence_fees(game, player, progression, left)


@rule
def progress_blocked(game: Destiny, player: int, progression: int) -> int:
    """In the order of levels, level 3 after all of level 1, for cash. [MD 9.3, 9.31, 9.32]"""
    if owns(game, player, progression):
        return OWNED_ALREADY
    if BELOW[progression] >= 0 and not owns(game, player, BELOW[progression]):
        return LOWER_LEVEL_FIRST
    if LEVEL[progression] == LEVELS and not owns_level(game, player, 1):
        return LEVEL_ONE_FIRST
    return NOT_ENOUGH_CASH if full_price(game, player, progression) > game.cash[player] else 0


@rule
def owns_level(game: Destiny, player: int, level: int) -> bool:
    """The player owns all Progressions of a level. [MD 9.32, 9.33]"""
    for progression in range(PROGRESSIONS):
        if LEVEL[progression] == level and not owns(game, player, progression):
            return False
    return True


@rule
def buy_progression(game: Destiny, player: int, progression: int) -> None:
    """Paid; points at once, Profit for the last of a level, its feature from now on. [MD 9.3, 9.33, 9.34, 9.35]"""
    left = own_price(game, player, progression)
    price = left - licences_save(game, player, progression, left)
    game.owned[player][progression] = 1
    tell(game, BOUGHT_PROGRESSION, player, progression, price)
    pay(game, player, price)
    gain_points(game, player, POINTS[progression])
    if owns_level(game, player, LEVEL[progression]):
        tell(game, LEVEL_DONE, player, LEVEL[progression])
        raise_profit(game, player, LEVEL_BONUS[LEVEL[progression]])
    if progression == WIRELESS:
        game.wireless[player] = 1
    use_licences(game, player, progression, left)


# Wireless.


@rule
def lift_blocked(game: Destiny, player: int, territory: int) -> int:
    """In the turn of its purchase, five presences at most, within the maximum of tokens. [MD 10.19]"""
    if game.wireless[player] == 0:
        return NO_WIRELESS
    if not holds(game, player, territory):
        return NOT_YOURS
    if game.lifts[player] == WIRELESS_TOKENS:
        return LIFT_LIMIT
    return 0 if token_limit(game, player) > 0 else TOKEN_LIMIT


@rule
def lift(game: Destiny, player: int, territory: int) -> None:
    """From the map to the Purchased box, without loss; a City stays behind. [MD 10.19]"""
    leave(game, territory)
    game.purchased[player] += 1
    game.lifted[player] += 1
    game.lifts[player] += 1
    game.bought[player] += 1
    tell(game, LIFTED, player, territory)
