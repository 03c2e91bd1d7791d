"""Money, Profit, Victory Points and features: every change of them goes through here."""

from __future__ import annotations

from midway.kernel.rule import rule, tell

from .codes import EARNED, PAID, PAID_TO, POINTS_DOWN, POINTS_UP, PROFIT_DOWN, PROFIT_UP, REVEALED
from .state import EXPANSION, INVESTMENT, Destiny
from .tables import GOAL, LEAST_PROFIT, PROFIT_STEP


@rule
def owns(game: Destiny, player: int, progression: int) -> bool:
    """A Progression's feature works for its owner. [MD 9.35]"""
    return game.owned[player][progression] > 0


@rule
def has(game: Destiny, player: int, breakthrough: int) -> bool:
    """A Breakthrough's feature works for those who claimed it. [MD 9.42]"""
    return (game.claimed[breakthrough] >> player) & 1 > 0


@rule
def half(dollars: int) -> int:
    """Half a sum, rounded against whoever gets it. [MD 12.22]"""
    return dollars // 2 // PROFIT_STEP * PROFIT_STEP


@rule
def receive(game: Destiny, player: int, dollars: int) -> None:
    """Money from the bank that a line of its own tells of. [MD 8.31, 8.331]"""
    game.cash[player] += dollars


@rule
def earn(game: Destiny, player: int, dollars: int) -> None:
    """Money from the bank. [MD 8.331, 11.3]"""
    if dollars > 0:
        game.cash[player] += dollars
        tell(game, EARNED, player, dollars)


@rule
def pay(game: Destiny, player: int, dollars: int) -> int:
    """Money to the bank, never more than the player has; how much it was. [MD 12.23]"""
    paid = min(dollars, game.cash[player])
    if paid > 0:
        game.cash[player] -= paid
        tell(game, PAID, player, paid)
    return paid


@rule
def pay_to(game: Destiny, player: int, rival: int, dollars: int) -> int:
    """Money to a rival, never more than the player has; how much it was. [MD 12.23]"""
    paid = min(dollars, game.cash[player])
    if paid > 0:
        game.cash[player] -= paid
        game.cash[rival] += paid
        tell(game, PAID_TO, player, paid, rival)
    return paid


@rule
def reveal_cash(game: Destiny) -> None:
    """Cash is shown when a card compares it. [MD 12.21]"""
    for player in range(game.seats):
        tell(game, REVEALED, player, game.cash[player])


@rule
def raise_profit(game: Destiny, player: int, dollars: int) -> None:
    """Profit rises. [MD 11.14, 8.325, 11.11]"""
    if dollars > 0:
        game.profit[player] += dollars
        tell(game, PROFIT_UP, player, dollars, game.profit[player])


@rule
def lower_profit(game: Destiny, player: int, dollars: int) -> None:
    """Profit falls, never below 20. [MD 11.13, cards.losses]"""
    lost = min(dollars, game.profit[player] - LEAST_PROFIT)
    if lost > 0:
        game.profit[player] -= lost
        tell(game, PROFIT_DOWN, player, lost, game.profit[player])


@rule
def gain_points(game: Destiny, player: int, points: int) -> None:
    """Victory Points, at once; 30 of them end the game. [MD 9.34, 13.0]"""
    if points > 0:
        game.points[player] += points
        tell(game, POINTS_UP, player, points, game.points[player])
        if game.points[player] >= GOAL:
            announce_end(game, game.phase == INVESTMENT or game.phase == EXPANSION)


@rule
def lose_points(game: Destiny, player: int, points: int) -> None:
    """The player loses the block for most Cities. [MD 2.0]"""
    game.points[player] -= points
    tell(game, POINTS_DOWN, player, points, game.points[player])


@rule
def announce_end(game: Destiny, this_phase: bool) -> None:
    """The game ends with this phase, or with the next Investment Phase. [MD 13.0]"""
    if this_phase:
        game.ends = 1
    elif game.ends == 0:
        game.ends = 2
