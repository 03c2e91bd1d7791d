"""Tokens on the map and in their boxes, Cities and natives: every move of them goes through here."""

from __future__ import annotations

from midway.kernel.rule import rule, tell

from .codes import (
    CITY_BUILT, CITY_DESTROYED, FREE_TOKENS, GOT_PIONEER, LOST, LOST_CITIES, NATIVES_CAME, NATIVES_LEFT, TOOK_CITIES,
)  # fmt: skip
from .ledger import gain_points, lose_points
from .state import HALF, NATIVES, TERRITORIES, Destiny
from .tables import MOST_CITIES_POINTS, NEW_COUNTS_FOR_CITIES


@rule
def in_set(low: int, high: int, territory: int) -> bool:
    """True if a set of territories, two words of bits, holds one. [MD 10.1]"""
    if territory < HALF:
        return (low >> territory) & 1 > 0
    return (high >> (territory - HALF)) & 1 > 0


@rule
def holds(game: Destiny, player: int, territory: int) -> bool:
    """A presence of the player's, New or Established. [MD 10.22]"""
    return game.holder[territory] == player + 1


@rule
def established(game: Destiny, player: int, territory: int) -> bool:
    """An Established Presence of the player's. [MD 10.23]"""
    return game.holder[territory] == player + 1 and game.new[territory] == 0


@rule
def vacant(game: Destiny, territory: int) -> bool:
    """Neither presence nor natives; an ownerless City may stand there. [MD 10.21]"""
    return game.holder[territory] == 0


@rule
def at_home(game: Destiny, player: int, territory: int) -> bool:
    """The player's own Home, whoever holds it. [MD 10.247]"""
    return game.home[player] == territory + 1


@rule
def occupy(game: Destiny, player: int, territory: int, new: int) -> None:
    """A token from the supply goes on a vacant territory. [MD 6.3, 8.326, 10.22]"""
    game.supply[player] -= 1
    game.holder[territory] = player + 1
    game.new[territory] = new
    game.on_map[player] += 1
    game.fresh[player] += new
    if game.city[territory]:
        judge_cities(game)


@rule
def leave(game: Destiny, territory: int) -> int:
    """A presence goes from the map; whose it was. The caller says where its token goes. [MD 10.26]"""
    player = game.holder[territory] - 1
    game.holder[territory] = 0
    game.on_map[player] -= 1
    game.fresh[player] -= game.new[territory]
    game.new[territory] = 0
    if game.city[territory]:
        judge_cities(game)
    return player


@rule
def lose(game: Destiny, territory: int) -> None:
    """A presence is lost: Established to the Loss Box, New to the supply. [MD 10.241, 10.26]"""
    new = game.new[territory]
    player = leave(game, territory)
    if new:
        game.supply[player] += 1
    else:
        game.loss[player] += 1
    tell(game, LOST, player, territory)


@rule
def take_free_tokens(game: Destiny, player: int, tokens: int) -> None:
    """Free tokens go to the Purchased box, as many as the supply holds. [MD 9.1]"""
    taken = min(tokens, game.supply[player])
    if taken > 0:
        game.supply[player] -= taken
        game.purchased[player] += taken
        tell(game, FREE_TOKENS, player, taken)


@rule
def spend(game: Destiny, player: int, tokens: int) -> None:
    """Purchased tokens go back to the supply, bought ones before lifted ones. [MD 10.19, 10.22]"""
    bought = game.purchased[player] - game.lifted[player]
    game.purchased[player] -= tokens
    game.supply[player] += tokens
    game.lifted[player] -= max(0, tokens - bought)


@rule
def spend_lifted(game: Destiny, player: int, tokens: int) -> None:
    """Lifted tokens alone pay for what only Wireless reaches. [MD 10.19]"""
    game.purchased[player] -= tokens
    game.lifted[player] -= tokens
    game.supply[player] += tokens


@rule
def add_pioneer(game: Destiny, player: int) -> None:
    """A token from the supply becomes a Pioneer. [MD 9.23]"""
    game.supply[player] -= 1
    game.pioneers[player] += 1
    tell(game, GOT_PIONEER, player)


@rule
def build_city(game: Destiny, player: int, territory: int) -> None:
    """A City from the bank. [MD 9.22]"""
    game.cities_left -= 1
    game.city[territory] = 1
    tell(game, CITY_BUILT, player, territory)
    judge_cities(game)


@rule
def destroy_city(game: Destiny, territory: int) -> None:
    """A City goes back to the bank. [MD 8.32]"""
    game.cities_left += 1
    game.city[territory] = 0
    tell(game, CITY_DESTROYED, territory)
    judge_cities(game)


@rule
def bring_natives(game: Destiny, territory: int) -> None:
    """Natives settle on a vacant territory. [MD 8.322]"""
    game.natives_left -= 1
    game.holder[territory] = NATIVES
    tell(game, NATIVES_CAME, territory)


@rule
def remove_natives(game: Destiny, territory: int) -> None:
    """Natives leave the map. [MD 8.322]"""
    game.natives_left += 1
    game.holder[territory] = 0
    tell(game, NATIVES_LEFT, territory)


@rule
def judge_cities(game: Destiny) -> None:
    """Who controls the most Cities holds the block; a tie leaves it where it is. [MD 2.0]"""
    for player in range(game.seats):
        game.cities[player] = 0
    for territory in range(TERRITORIES):
        counts = NEW_COUNTS_FOR_CITIES > 0 or game.new[territory] == 0
        if game.city[territory] and counts and 0 < game.holder[territory] < NATIVES:
            game.cities[game.holder[territory] - 1] += 1
    best = 0
    tied = 0
    for player in range(game.seats):
        if game.cities[player] > game.cities[best]:
            best = player
            tied = 0
        elif player != best and game.cities[player] == game.cities[best]:
            tied = 1
    before = game.most_cities - 1
    if before >= 0 and game.cities[before] == game.cities[best] and game.cities[before] > 0:
        return
    move_block(game, before, best + 1 if not tied and game.cities[best] else 0)


@rule
def move_block(game: Destiny, before: int, after: int) -> None:
    """The block for most Cities changes hands. [MD 2.0]"""
    if before + 1 == after:
        return
    game.most_cities = after
    if before >= 0:
        tell(game, LOST_CITIES, before)
        lose_points(game, before, MOST_CITIES_POINTS)
    if after:
        tell(game, TOOK_CITIES, after - 1)
        gain_points(game, after - 1, MOST_CITIES_POINTS)
