"""Turn order: places, the ranking for the next turn, the Priority Turn, and what a new turn clears."""

from __future__ import annotations

from typing import Any

from midway.kernel.frames import wait, whose
from midway.kernel.rule import rule, tell

from .codes import (
    CHOOSING_PLACE, DONE, NEXT_PART, PLACE_AT, PLACE_TAKEN, PRIORITY, PRIORITY_GONE, PRIORITY_UNPAID, RANKED, TOOK_PLACE,
    TURN, USED_PRIORITY,
)  # fmt: skip
from .eras import set_aside
from .presence import spend
from .state import (
    BOXES, BREAKTHROUGHS, CARD_PLAY, CARDS, MARKETS, ORDER, PLAYED, PROGRESSIONS, REGIONS, TERRITORIES, Destiny,
)  # fmt: skip
from .tables import PRIORITY_FROM_PURCHASED


@rule
def begin_turn(game: Destiny) -> None:
    """Last turn's cards are cleared; places are chosen in the order of choice. [MD 7.0, 8.13]"""
    game.turn += 1
    game.phase = ORDER
    tell(game, TURN, game.turn)
    clear_table(game)
    game.chosen = 0
    wait(game, CHOOSING_PLACE, game.choice[0])


@rule
def clear_table(game: Destiny) -> None:
    """Cards played last turn, and all that lasts a turn. [MD 7.0, 8.0, 11.7]"""
    for card in range(CARDS):
        if game.place[card] >= PLAYED:
            set_aside(game, card)
        game.licensee[card] = 0
        game.licence_asked[card] = 0
        game.licence_used[card] = 0
    for region in range(REGIONS):
        game.truce[region] = 0
    for market in range(MARKETS):
        game.blocked[market] = 0
    for territory in range(TERRITORIES):
        game.attacked[territory] = 0
    game.destiny = 0
    game.no_limit = 0
    game.priorities = 0
    for player in range(game.seats):
        clear_player(game, player)


@rule
def clear_player(game: Destiny, player: int) -> None:
    """What lasted a turn for a player. [MD 7.0, 9.2]"""
    game.order[player] = 0
    game.highest[player] = 0
    game.priority[player] = 0
    game.extra_destiny[player] = 0
    game.told_story[player] = 0
    game.granted[player] = 0
    game.rails[player] = 0
    game.ties[player] = 0
    game.cheaper[player] = 0
    game.free[player] = 0
    game.bought[player] = 0
    game.mechanized[player] = 0
    game.researched[player] = 0
    game.rerolled[player] = 0
    game.wireless[player] = 0
    game.lifts[player] = 0
    game.lifted[player] = 0
    game.partner[player] = 0
    for kind in range(BOXES):
        game.got[kind][player] = 0
    for progression in range(PROGRESSIONS):
        game.credit[player][progression] = 0
    for breakthrough in range(BREAKTHROUGHS):
        game.joint_asked[player][breakthrough] = 0


@rule
def place_blocked(game: Destiny, code: int) -> int:
    """A free place of the track. [MD 7.0]"""
    place = code - PLACE_AT
    return 0 if place < game.seats and game.order[place] == 0 else PLACE_TAKEN


@rule
def choose_place(game: Destiny, code: int) -> None:
    """A place in turn order; after the last the Card Play Phase begins. [MD 7.0]"""
    player = whose(game)
    game.order[code - PLACE_AT] = player + 1
    tell(game, TOOK_PLACE, player, code - PLACE_AT + 1)
    game.chosen += 1
    if game.chosen < game.seats:
        wait(game, CHOOSING_PLACE, game.choice[game.chosen])
    else:
        wait(game, NEXT_PART)


@rule
def place_of(game: Destiny, player: int) -> int:
    """The player's place in turn order, from 0. [MD 7.0]"""
    place = 0
    while game.order[place] != player + 1:
        place += 1
    return place


@rule
def player_after(game: Destiny, player: int, n: int) -> int:
    """The n-th player after this one in turn order, round the table. [MD 5.0]"""
    return game.order[(place_of(game, player) + n) % game.seats] - 1


@rule
def rank_players(game: Destiny) -> None:
    """By the highest card played; who played none comes last, by mats. Then the Priority Turns. [MD 8.6, 8.62, 8.63]"""
    for place in range(game.seats):
        game.choice[place] = game.mat[place]
    for place in range(1, game.seats):
        player = game.choice[place]
        before = place
        while before > 0 and game.highest[game.choice[before - 1]] < game.highest[player]:
            game.choice[before] = game.choice[before - 1]
            before -= 1
        game.choice[before] = player
    for use in range(game.priorities):
        move_up(game, game.priority[use], use)
    for place in range(game.seats):
        tell(game, RANKED, game.choice[place], place + 1)


@rule
def move_up(game: Destiny, player: int, to: int) -> None:
    """The player chooses earlier; those between move down one. [MD 8.63]"""
    place = 0
    while game.choice[place] != player:
        place += 1
    while place > to:
        game.choice[place] = game.choice[place - 1]
        place -= 1
    game.choice[to] = player


@rule
def priority_blocked(game: Destiny, player: int) -> int:
    """Once per game, for a token. [MD 8.63]"""
    if game.priority_used[player]:
        return PRIORITY_GONE
    if game.supply[player] or (PRIORITY_FROM_PURCHASED and game.purchased[player]):
        return 0
    return PRIORITY_UNPAID


@rule
def list_last(game: Destiny, player: int, out: Any, n: int) -> int:
    """How every menu ends: the Priority Turn if the player may take it, and done. [MD 8.63]"""
    if priority_blocked(game, player) == 0:
        out[n] = PRIORITY
        n += 1
    out[n] = DONE
    return n + 1


@rule
def use_priority(game: Destiny, player: int) -> None:
    """First choice next turn, after those who used theirs before. [MD 8.63]"""
    if game.supply[player] == 0:
        spend(game, player, 1)
    game.supply[player] -= 1
    game.priority_used[player] = 1
    game.priority[game.priorities] = player
    if game.phase > CARD_PLAY:
        move_up(game, player, game.priorities)
    game.priorities += 1
    tell(game, USED_PRIORITY, player)
