"""What is bought in an Investment Phase: tokens, Cities, Pioneers, cards, Progressions; and what Wireless lifts."""

from __future__ import annotations

from midway.kernel.frames import push
from midway.kernel.rule import rule, tell

from .codes import (
    BOUGHT_CARD, BOUGHT_PROGRESSION, BOUGHT_TOKENS, BUILDING, LEVEL_DONE, LEVEL_ONE_FIRST, LIFT_LIMIT, LIFTED,
    LOWER_LEVEL_FIRST, NO_CARD_LEFT, NO_CIRCUS, NO_CITY_LEFT, NO_MECHANIZATION, NO_SITE, NO_TOKENS, NO_WIRELESS,
    NOT_ENOUGH_CASH, NOT_YOURS, NOTHING_CHEAPER, ONE_EACH_TURN, OWNED_ALREADY, PRICE_TOO_HIGH, SPENT_TOKENS, TOKEN_LIMIT,
)  # fmt: skip
from .collaboration import licence_fees, licences_save, use_licences
from .eras import ask_draw
from .ledger import gain_points, has, owns, pay, raise_profit
from .presence import add_pioneer, established, holds, leave, spend
from .research import pioneer_blocked
from .state import (
    BOXES, CARD_BOX, CIRCUS, CITY_BOX, ELECTRICITY, FOR_TOKENS, LEVELS, MECHANIZATION, MECHANIZED, MECHANIZING_NOW, PIONEER_BOX,
    PROGRESSIONS, TERRITORIES, TOLERANCE, WIRELESS, Destiny,
)  # fmt: skip
from .tables import (
    BELOW, COST, ELECTRICITY_RAISES, LEVEL, LEVEL_BONUS, POINTS, TOKEN_MOST, TOKEN_PRICE, TOLERANCE_BONUS, WIRELESS_TOKENS,
)  # fmt: skip

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
