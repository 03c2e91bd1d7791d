"""Where a player may place: sets of territories as two words of bits, low then high."""

from __future__ import annotations

from midway.kernel.rule import rule

from .ledger import has, owns
from .presence import established, holds, in_set, vacant
from .state import (
    AIRPLANES, ATLANTIC, E_COMMERCE, EXPANSION, FIRST_MARKET, HALF, MARKETS, PACIFIC, RAILROADS,
    RAILS_OVER_RIVERS, STEAMSHIPS, TELEGRAPH, TERRITORIES, WESTWARD_HO, Destiny,
)  # fmt: skip
from .tables import (
    AIRPLANES_MARKETS, ALL_HIGH, ALL_LOW, COAST, COAST_HIGH, COAST_LOW, FERRY_HIGH, FERRY_LOW, HOME_STAYS_BASE, LAND_HIGH,
    LAND_LOW, NEAR_HIGH, NEAR_LOW, OPEN_HIGH, OPEN_LOW, RAIL_HIGH, RAIL_LOW, RAIL_OVER_HIGH, RAIL_OVER_LOW, WEST_HIGH, WEST_LOW,
)  # fmt: skip


@rule
def accessible(game: Destiny, player: int, territory: int, westward: int) -> bool:
    """One territory: what cards ask. Never in a closed region or a blocked market. [MD 10.1, 8.326, cards.accessible]"""
    high = 1 if territory >= HALF else 0
    return (reach_word(game, player, high, westward) >> (territory - HALF * high)) & 1 > 0


@rule
def closed(game: Destiny, territory: int) -> bool:
    """Out of play at this number of players, or a market blocked for the turn. [MD 4.2, 4.3]"""
    if territory >= FIRST_MARKET and game.blocked[territory - FIRST_MARKET]:
        return True
    return not in_set(OPEN_LOW[game.seats], OPEN_HIGH[game.seats], territory)


@rule
def reach_word(game: Destiny, player: int, high: int, westward: int) -> int:
    """One word of what the player has access to, whoever holds it; westward: 1 as if with Westward Ho. [MD 10.1, 10.11, 10.18]"""
    west = 1 if westward or owns(game, player, WESTWARD_HO) else 0
    if has(game, player, E_COMMERCE):
        word = ALL_HIGH if high else ALL_LOW
    elif owns(game, player, AIRPLANES):
        word = LAND_HIGH | markets_by_air(game, player) if high else LAND_LOW
    else:
        word = by_land_and_sea(game, player, high, west)
    if not west:
        word -= word & (WEST_HIGH if high else WEST_LOW)
    if high:
        word -= word & blocked_markets(game)
    return word & (OPEN_HIGH[game.seats] if high else OPEN_LOW[game.seats])


@rule
def base_word(game: Destiny, player: int, high: int) -> int:
    """One word of the player's bases. [MD 10.1, 10.23]"""
    home = home_base(game, player)
    word = 0
    for place in range(HALF):
        territory = place + HALF * high
        if established(game, player, territory) or territory == home:
            word |= 1 << place
    return word


@rule
def blocked_markets(game: Destiny) -> int:
    """The markets of Cold War, in the high word. [MD 8.32]"""
    word = 0
    for market in range(MARKETS):
        if game.blocked[market]:
            word |= 1 << (FIRST_MARKET - HALF + market)
    return word


@rule
def home_base(game: Destiny, player: int) -> int:
    """The player's Home, a base even when lost; -1 if there is none. [MD 10.1, 10.23]"""
    return game.home[player] - 1 if HOME_STAYS_BASE else -1


@rule
def by_land_and_sea(game: Destiny, player: int, high: int, west: int) -> int:
    """One word of what the player's bases reach by land, ferry and coast. [MD 10.1, 10.12, 10.13, 10.14, 10.15, 10.17]"""
    rails = rails_of(game, player)
    home = home_base(game, player)
    word = 0
    near_low = 0
    near_high = 0
    coasts = 0
    for territory in range(TERRITORIES):
        settled = established(game, player, territory)
        if settled or territory == home:
            near_low |= NEAR_LOW[territory]
            near_high |= NEAR_HIGH[territory]
            word |= FERRY_HIGH[territory] if high else FERRY_LOW[territory]
            if settled:
                coasts |= COAST[territory] if territory < FIRST_MARKET else 0
                if rails and (west or not in_set(WEST_LOW, WEST_HIGH, territory)):
                    word |= by_rail(territory, high, rails)
            elif territory // HALF == high:
                word |= 1 << (territory - HALF * high)
    word |= near_high if high else near_low
    if owns(game, player, TELEGRAPH):
        word |= by_telegraph(game, high, west, near_low, near_high)
    if owns(game, player, STEAMSHIPS):
        word |= by_coast(game, high, coasts)
    return word


@rule
def rails_of(game: Destiny, player: int) -> int:
    """Railroads, owned, or granted by a card in the Expansion Phase. [MD 10.14, 8.324]"""
    granted = game.rails[player] if game.phase == EXPANSION else 0
    return max(granted, game.owned[player][RAILROADS])


@rule
def by_rail(territory: int, high: int, rails: int) -> int:
    """Through the region of a presence and to its first neighbours outside. [MD 10.14]"""
    if rails == RAILS_OVER_RIVERS:
        return RAIL_OVER_HIGH[territory] if high else RAIL_OVER_LOW[territory]
    return RAIL_HIGH[territory] if high else RAIL_LOW[territory]


@rule
def by_telegraph(game: Destiny, high: int, west: int, near_low: int, near_high: int) -> int:
    """Through one of the territories next to the player's bases to its neighbours. [MD 10.13]"""
    near_low &= OPEN_LOW[game.seats]
    near_high &= OPEN_HIGH[game.seats]
    if not west:
        near_low -= near_low & WEST_LOW
        near_high -= near_high & WEST_HIGH
    word = 0
    for middle in range(TERRITORIES):
        if in_set(near_low, near_high, middle) and lets_through(game, middle):
            word |= NEAR_HIGH[middle] if high else NEAR_LOW[middle]
    return word


@rule
def lets_through(game: Destiny, territory: int) -> bool:
    """Telegraph passes vacant territories and New Presences; the player's Established ones are bases themselves. [MD 10.13]"""
    return vacant(game, territory) or game.new[territory] > 0


@rule
def by_coast(game: Destiny, high: int, coasts: int) -> int:
    """The coasts of the player's Established Presences; the Panama Canal makes them one. [MD 10.15]"""
    if game.panama and coasts:
        coasts = ATLANTIC | PACIFIC
    word = 0
    if coasts & ATLANTIC:
        word |= COAST_HIGH[0] if high else COAST_LOW[0]
    if coasts & PACIFIC:
        word |= COAST_HIGH[1] if high else COAST_LOW[1]
    return word


@rule
def markets_by_air(game: Destiny, player: int) -> int:
    """The foreign markets that Airplanes reach, in the high word. [MD 10.16, 10.161]"""
    held = 0
    oceans = 0
    footholds = 0
    for territory in range(TERRITORIES):
        if not holds(game, player, territory):
            continue
        if territory >= FIRST_MARKET:
            held += 1
            footholds += game.city[territory]
        elif game.city[territory] and game.new[territory] == 0:
            oceans |= COAST[territory]
    word = 0
    for market in range(FIRST_MARKET, TERRITORIES):
        elsewhere = footholds - (game.city[market] if holds(game, player, market) else 0)
        if held < AIRPLANES_MARKETS and (oceans & COAST[market] or elsewhere):
            word |= 1 << (market - HALF)
    return word
