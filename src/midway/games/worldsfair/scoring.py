"""The scoring phase: tickets, areas, recall."""

from __future__ import annotations

from midway.kernel.frames import about, pop, push, wait, whose
from midway.kernel.rule import rule, tell

from .codes import (
    APPROVED, APPROVING, ENDED, KEPT, MEDAL, OVER, RECALLED, ROUND, SCORING, TICKET_LEADER, TRADED,
)  # fmt: skip
from .order import pass_turn
from .state import AREAS, SEATS, TICKET, UNRANKED, Fair
from .tables import APPROVALS, LEADER_BONUS, MEDALS, ROUNDS, TICKET_POINTS


@rule
def begin_scoring(game: Fair) -> None:
    """Three steps: tickets, areas, recall. [WF scoring.when]"""
    tell(game, SCORING, game.rounds + 1)
    reward_ticket_leaders(game)
    trade_tickets(game)
    game.position = 0
    game.ranked = 0
    score_areas(game)


@rule
def reward_ticket_leaders(game: Fair) -> None:
    """Most tickets: the bonus, in full for everyone who is tied. [WF scoring.1.leader, cards.ticket]"""
    most = 0
    for player in range(game.seats):
        most = max(most, game.tickets[player])
    for player in range(game.seats):
        if game.tickets[player] == most:
            game.coins[player] += LEADER_BONUS
            tell(game, TICKET_LEADER, player, LEADER_BONUS)


@rule
def trade_tickets(game: Fair) -> None:
    """Every ticket is traded for a point and discarded. [WF scoring.1.trade, cards.ticket]"""
    for player in range(game.seats):
        tickets = game.tickets[player]
        if tickets:
            game.coins[player] += TICKET_POINTS * tickets
            game.discards[TICKET] += tickets
            game.tickets[player] = 0
            tell(game, TRADED, player, tickets)


@rule
def score_areas(game: Fair) -> None:
    """Area by area from the left of the base, until a player has to be asked or all are done. [WF scoring.2]"""
    while game.position < AREAS:
        while game.ranked < game.seats:
            player = game.ranked
            game.ranked += 1
            if reward(game, player, game.ring[game.position]):
                return
        game.ranked = 0
        game.position += 1
    game.position = 0
    recall(game)
    end_scoring(game)


@rule
def rank(game: Fair, player: int, area: int, mine: int) -> int:
    """A player's rank in an area with so many supporters there. [WF scoring.2, scoring.2.none]"""
    more = 0
    equal = 0
    for other in range(SEATS):  # compilers do more with a loop whose length they know
        theirs = game.supporters[other][area]
        if other != player and other < game.seats:
            more += theirs > mine
            equal += theirs == mine
    if mine == 0 and not game.empty_ranks:
        return UNRANKED
    return min(2 * more + (equal > 0), UNRANKED)


@rule
def medal(game: Fair, rank: int) -> int:
    """Points of the leader medal for a rank. [WF scoring.2.first, scoring.2.second, scoring.2.tied-first, setup.10]"""
    return MEDALS[game.seats][rank]


@rule
def approvals(game: Fair, rank: int) -> int:
    """How many exhibits a rank may approve. [WF scoring.2.first, scoring.2.tied-first, scoring.2.tied-second, setup.10]"""
    return APPROVALS[game.tied_reversed][game.seats][rank]


@rule
def reward(game: Fair, player: int, area: int) -> bool:
    """Medal and approvals for a player's rank; true if the player must be asked what to approve. [WF scoring.2]"""
    place = rank(game, player, area, game.supporters[player][area])
    points = medal(game, place)
    if points:
        game.medals[player] += points
        tell(game, MEDAL, player, area, points)
    most = min(approvals(game, place), game.exhibits[player][area])
    if game.asks_approvals and most:
        push(game, APPROVING, player, most)
        return True
    if most:
        approve(game, player, area, most)
    return False


@rule
def approve(game: Fair, player: int, area: int, number: int) -> None:
    """Exhibits of the area go to the discard pile and become approval tokens. [WF scoring.2.approve, cards.exhibit]"""
    game.exhibits[player][area] -= number
    game.approved[player][area] += number
    game.discards[area] += number
    tell(game, APPROVED, player, area, number)


@rule
def approve_one(game: Fair) -> None:
    """An approval asked for, one exhibit at a time. [WF scoring.2.approve]"""
    player = whose(game)
    left = about(game) - 1
    approve(game, player, game.ring[game.position], 1)
    if left:
        wait(game, APPROVING, player, left)
    else:
        pop(game)
        score_areas(game)


@rule
def keep(game: Fair) -> None:
    """Approving is optional: the exhibits stay proposed. [WF scoring.2.approve]"""
    tell(game, KEPT, whose(game), game.ring[game.position], about(game))
    pop(game)
    score_areas(game)


@rule
def recall(game: Fair) -> None:
    """Every player takes back half of their supporters in each area, rounded down. [WF scoring.3]"""
    for player in range(game.seats):
        total = 0
        for area in range(AREAS):
            back = game.supporters[player][area] // 2
            game.supporters[player][area] -= back
            total += back
        game.supply[player] += total
        if total:
            tell(game, RECALLED, player, total)


@rule
def end_scoring(game: Fair) -> None:
    """The car is back on the start space and the next round begins; after the third the game ends. [WF scoring.4, end.when]"""
    game.car = 0
    game.rounds += 1
    if game.rounds == ROUNDS:
        wait(game, OVER)
        tell(game, ENDED)
    else:
        tell(game, ROUND, game.rounds + 1)
        pass_turn(game)
