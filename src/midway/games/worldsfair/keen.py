"""The keen bot: places where cards and ranks together bring most, and uses its figures as the greedy bot does."""

from __future__ import annotations

from typing import Any

from midway.kernel.rule import rule

from .ending import set_size
from .greedy import gain
from .scoring import approvals, rank
from .setup import spaces
from .state import AREAS, FIGURE, KINDS, TICKET, Fair
from .tables import ROUNDS, SET_POINTS

# What things are worth, in sixteenths of a point, found by letting the bot play against others (`WEIGHTS`).
RANK_EARLY, RANK_LATE = 0, 1  # each point that a better rank brings, at the beginning of a round and at its end
TOKEN, APPROVED = 2, 3  # each point of sets that an exhibit adds if it is approved by the present rank; and besides
EXHIBIT, LAST_EXHIBIT = 4, 5  # any other exhibit, before the last round and in it
TICKETS, FIGURES = 6, 7
NEWCOMER, CLOSE = 8, 9  # a first supporter in an area; one that comes within reach of a better rank
WEIGHTS = [-1, 10, 4, 9, 10, 7, 12, 21, 19, 0]


@rule
def keen_value(game: Fair, me: int, area: int, weights: Any) -> int:
    """What a supporter in an area is worth to me, with the cards there."""
    late = weights[RANK_EARLY] + (weights[RANK_LATE] - weights[RANK_EARLY]) * game.car // spaces(game)
    worth = late * gain(game, me, area) + standing_there(game, me, area, weights)
    cards = game.cards[area]
    for kind in range(AREAS):
        if cards[kind]:
            worth += exhibits_value(game, me, area, kind, weights)
    worth += weights[TICKETS] * cards[TICKET]
    for kind in range(FIGURE, KINDS):
        worth += weights[FIGURES] * cards[kind]
    return worth


@rule
def standing_there(game: Fair, me: int, area: int, weights: Any) -> int:
    """What a supporter is worth for ranks to come."""
    mine = game.supporters[me][area] + 1
    worth = weights[NEWCOMER] if mine == 1 else 0
    for other in range(game.seats):
        if other != me and mine <= game.supporters[other][area] <= mine + 1:
            worth += weights[CLOSE]
    return worth


@rule
def exhibits_value(game: Fair, me: int, area: int, kind: int, weights: Any) -> int:
    """What the exhibits of one kind that lie at an area are worth to me."""
    supporters = game.supporters[me][kind] + (1 if kind == area else 0)
    room = approvals(game, rank(game, me, kind, supporters)) - game.exhibits[me][kind]
    number = game.cards[area][kind]
    approved = max(0, min(room, number))
    rest = weights[LAST_EXHIBIT] if game.rounds == ROUNDS - 1 else weights[EXHIBIT]
    worth = approved * weights[APPROVED] + (number - approved) * rest
    for token in range(approved):
        size = set_size(game, me, game.approved[me][kind] + game.exhibits[me][kind] + token)
        worth += weights[TOKEN] * (SET_POINTS[min(AREAS, size + 1)] - SET_POINTS[size])
    return worth
