"""Verbs that ask for territories: claims, replacements, natives, products, Cities, markets, one territory that is named.

A verb's function says whether the verb is done; game.times is how often it has been done, or how far it has come.
"""

from __future__ import annotations

from midway.kernel.frames import pop, push, whose
from midway.kernel.rule import rule, tell

from .cession import offer_land
from .codes import (
    HOME_SAFE, MARKET_BLOCKED, MARKET_CLOSED, MUST_CHOOSE, NO_CITY_LEFT, NO_SITE, NO_TARGET_LEFT, NO_TOKENS, NOBODY_THERE,
    NOT_A_TARGET, NOT_VACANT, NOT_YOURS, OUT_OF_REACH, OWN_PRESENCE, PICKING, PRODUCT_PUT, REGION_CLOSED, UNDER_TRUCE,
)  # fmt: skip
from .contest import begin_contest, under_truce
from .ledger import earn, owns, pay, pay_to
from .payment import token_of
from .presence import at_home, bring_natives, build_city, destroy_city, established, holds, in_set, lose, remove_natives, vacant
from .reach import accessible, closed
from .state import (
    BLOCK_OP, BUY, CLAIM_OP, DESTROY_OP, DUEL, FIRST_MARKET, FREE_CITY_OP, NATIVES, NATIVES_LEAVE, NO_CITY, NORMAL_REACH,
    OR_NATIVE, OWN_ESTABLISHED, PLACE_NATIVES_OP, PLACE_PRODUCT_OP, REMOVE_NATIVES_OP, REPLACE_OP, SEIZE_OP, TECHNOLOGY,
    TERRITORIES, TOURISTS, WESTWARD_HO, WITHOUT_WESTWARD, Destiny,
)  # fmt: skip
from .tables import (
    CLOSED, OP_AMOUNT, OP_COUNT, OP_FLAGS, OP_HIGH, OP_LEAST, OP_LOW, OP_OTHERWISE, OP_PRODUCT, OP_VERB, REGION, WEST_HIGH,
    WEST_LOW,
)  # fmt: skip

ROLLED_FOR, OFFERED = 1, 2  # how far `seize` has come


@rule
def picks(verb: int) -> bool:
    """The verb asks its player for territories, one by one. [MD 8.32]"""
    if verb == CLAIM_OP or verb == REPLACE_OP or verb == FREE_CITY_OP or verb == DESTROY_OP or verb == BLOCK_OP:
        return True
    return verb == PLACE_NATIVES_OP or verb == REMOVE_NATIVES_OP or verb == PLACE_PRODUCT_OP


@rule
def ask_pick(game: Destiny, player: int, op: int) -> bool:
    """As many as the card says, as far as there are places; a sum if there is none at all. [MD 8.32, cards.claim]"""
    if game.times < max(1, OP_COUNT[op]) and somewhere_to_pick(game, player, op):
        push(game, PICKING, player)
        return False
    if game.times == 0:
        earn(game, player, OP_OTHERWISE[op])
    return True


@rule
def somewhere_to_pick(game: Destiny, player: int, op: int) -> bool:
    """A territory for the verb. [MD cards.idle]"""
    for territory in range(TERRITORIES):
        if pick_blocked(game, player, op, territory) == 0:
            return True
    return False


@rule
def pick_blocked(game: Destiny, player: int, op: int, territory: int) -> int:
    """The reason against a territory for a verb, or 0. [MD 8.32, 4.2]"""
    if not in_set(OP_LOW[op], OP_HIGH[op], territory):
        return NOT_A_TARGET
    if CLOSED[game.seats][REGION[territory]]:
        return REGION_CLOSED
    verb = OP_VERB[op]
    if verb == CLAIM_OP:
        return claim_blocked(game, player, op, territory)
    if verb == REPLACE_OP:
        return replace_blocked(game, player, op, territory)
    if verb == FREE_CITY_OP:
        return city_blocked(game, player, territory)
    if verb == PLACE_PRODUCT_OP:
        return product_blocked(game, player, op, territory)
    if verb == PLACE_NATIVES_OP:
        return natives_blocked(game, op, territory)
    if verb == REMOVE_NATIVES_OP:
        return 0 if game.holder[territory] == NATIVES else NOBODY_THERE
    if verb == DESTROY_OP:
        return 0 if game.city[territory] else NO_SITE
    if verb == BLOCK_OP:
        return 0 if territory >= FIRST_MARKET and not closed(game, territory) else NOT_A_TARGET
    return 0


@rule
def declining_blocked(game: Destiny) -> int:
    """A claim or a roll may be declined, and so may more natives than the card demands. [MD cards.claim, 8.322]"""
    verb = OP_VERB[game.op]
    if verb == CLAIM_OP or verb == SEIZE_OP:
        return 0
    if verb == PLACE_NATIVES_OP or verb == REMOVE_NATIVES_OP:
        return 0 if game.times >= OP_LEAST[game.op] else MUST_CHOOSE
    return MUST_CHOOSE


@rule
def claim_blocked(game: Destiny, player: int, op: int, territory: int) -> int:
    """A token, a territory that is free, and access where the card asks for it. [MD 8.326, cards.claim]"""
    if game.supply[player] == 0:
        return NO_TOKENS
    if closed(game, territory):
        return MARKET_CLOSED
    if not vacant(game, territory) and not (game.holder[territory] == NATIVES and OP_FLAGS[op] & OR_NATIVE):
        return NOT_VACANT
    return 0 if in_reach(game, player, op, territory) else OUT_OF_REACH


@rule
def in_reach(game: Destiny, player: int, op: int, territory: int) -> bool:
    """Accessible, if the verb asks for that; the West needs Westward Ho unless the card says otherwise. [MD 8.326, 10.11]"""
    westward = 1 if OP_FLAGS[op] & WITHOUT_WESTWARD or owns(game, player, WESTWARD_HO) else 0
    if OP_FLAGS[op] & NORMAL_REACH:
        return accessible(game, player, territory, westward)
    return westward > 0 or not in_set(WEST_LOW, WEST_HIGH, territory)


@rule
def replace_blocked(game: Destiny, player: int, op: int, territory: int) -> int:
    """An accessible presence of a rival, not in their Home, without a City if so said. [MD 8.326, cards.replace, cards.home]"""
    if game.holder[territory] == 0 or game.holder[territory] == NATIVES:
        return NOBODY_THERE
    if holds(game, player, territory):
        return OWN_PRESENCE
    if at_home(game, game.holder[territory] - 1, territory):
        return HOME_SAFE
    if game.city[territory] and OP_FLAGS[op] & NO_CITY:
        return NOT_A_TARGET
    if game.supply[player] == 0:
        return NO_TOKENS
    return 0 if accessible(game, player, territory, 0) else OUT_OF_REACH


@rule
def city_blocked(game: Destiny, player: int, territory: int) -> int:
    """An Established Presence of the player's without a City, and a City token. [MD 9.22]"""
    if not established(game, player, territory):
        return NOT_YOURS
    if game.city[territory]:
        return NO_SITE
    return 0 if game.cities_left else NO_CITY_LEFT


@rule
def product_blocked(game: Destiny, player: int, op: int, territory: int) -> int:
    """One token of a kind on a territory; where the card says so, on an Established Presence of the player's. [MD 8.321]"""
    if tokens_left(game, OP_PRODUCT[op]) == 0:
        return NO_TARGET_LEFT
    if OP_FLAGS[op] & OWN_ESTABLISHED and not established(game, player, territory):
        return NOT_YOURS
    return NOT_A_TARGET if game.added[territory] & token_of(OP_PRODUCT[op]) else 0


@rule
def tokens_left(game: Destiny, product: int) -> int:
    """A product's tokens in the bank. [MD 8.321]"""
    if product == TECHNOLOGY:
        return game.technology_left
    return game.tourists_left if product == TOURISTS else 0


@rule
def natives_blocked(game: Destiny, op: int, territory: int) -> int:
    """Natives come to vacant territories, as long as there are tokens. [MD 8.322]"""
    if game.natives_left == 0:
        return NO_TARGET_LEFT
    if not vacant(game, territory):
        return NOT_VACANT
    return NOT_A_TARGET if game.city[territory] and OP_FLAGS[op] & NO_CITY else 0


@rule
def pick(game: Destiny, territory: int) -> None:
    """The territory is picked: the verb is done there. [MD 8.32]"""
    player = whose(game)
    op = game.op
    verb = OP_VERB[op]
    pop(game)
    game.times += 1
    if verb == CLAIM_OP:
        offer_land(game, player, territory)
    elif verb == REPLACE_OP:
        lose(game, territory)
        offer_land(game, player, territory)
    elif verb == SEIZE_OP:
        game.by_card = 1
        begin_contest(game, player, territory)
    elif verb == FREE_CITY_OP:
        build_city(game, player, territory)
    elif verb == PLACE_PRODUCT_OP:
        put_product(game, OP_PRODUCT[op], territory)
    elif verb == PLACE_NATIVES_OP:
        bring_natives(game, territory)
    elif verb == REMOVE_NATIVES_OP:
        remove_natives(game, territory)
    elif verb == DESTROY_OP:
        burn(game, op, territory)
    else:
        game.blocked[territory - FIRST_MARKET] = 1
        tell(game, MARKET_BLOCKED, territory)


@rule
def put_product(game: Destiny, product: int, territory: int) -> None:
    """A product token stays for good. [MD 8.321]"""
    game.added[territory] |= token_of(product)
    if product == TECHNOLOGY:
        game.technology_left -= 1
    else:
        game.tourists_left -= 1
    tell(game, PRODUCT_PUT, territory, product)


@rule
def burn(game: Destiny, op: int, territory: int) -> None:
    """A City is destroyed; whoever controls it pays. [MD 8.32, 12.23]"""
    if 0 < game.holder[territory] < NATIVES:
        pay(game, game.holder[territory] - 1, OP_AMOUNT[op])
    destroy_city(game, territory)


# One named territory.


@rule
def only_territory(op: int) -> int:
    """The territory that the verb names. [MD 8.326]"""
    territory = 0
    while not in_set(OP_LOW[op], OP_HIGH[op], territory):
        territory += 1
    return territory


@rule
def seize_blocked(game: Destiny, player: int, op: int, territory: int) -> int:
    """Free: a token to claim it. A rival's: bought with a token at hand, or rolled for. Held already: for money. [MD 8.326]"""
    if closed(game, territory) or not in_reach(game, player, op, territory):
        return OUT_OF_REACH
    if holds(game, player, territory):
        return 0 if OP_OTHERWISE[op] else OWN_PRESENCE
    flags = OP_FLAGS[op]
    if 0 < game.holder[territory] < NATIVES:
        if at_home(game, game.holder[territory] - 1, territory):
            return HOME_SAFE
        if flags & DUEL:
            return UNDER_TRUCE if under_truce(game, territory) else 0
        if not flags & BUY:
            return NOT_VACANT
    elif game.holder[territory] == NATIVES and not flags & NATIVES_LEAVE:
        return NOT_VACANT
    return 0 if game.supply[player] else NO_TOKENS


@rule
def seize(game: Destiny, player: int, op: int, territory: int) -> bool:
    """Claim it if it is free, buy it or roll for it if it is a rival's. [MD 8.326, 10.242, cards.claim]"""
    if game.times == ROLLED_FOR:
        game.by_card = 0
        game.times = OFFERED
        if vacant(game, territory):
            offer_land(game, player, territory)
        return False
    if game.times == OFFERED or seize_blocked(game, player, op, territory):
        return True
    if holds(game, player, territory):
        earn(game, player, OP_OTHERWISE[op])
        return True
    if OP_FLAGS[op] & DUEL and not is_free(game, territory):
        push(game, PICKING, player)
        return False
    game.times = OFFERED
    if not is_free(game, territory):
        pay_to(game, player, game.holder[territory] - 1, OP_AMOUNT[op])
        lose(game, territory)
    offer_land(game, player, territory)
    return False


@rule
def is_free(game: Destiny, territory: int) -> bool:
    """Vacant or held by natives. [MD 8.326]"""
    return vacant(game, territory) or game.holder[territory] == NATIVES
