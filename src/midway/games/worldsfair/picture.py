"""What a picture shows beyond the view: the score by source, what a scoring would bring, ranks, titled cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from midway.kernel.frames import waiting, whose
from midway.kernel.machine import Plain
from midway.kernel.telling import Position, outcome
from midway.kernel.meaning import seat_named
from midway.kernel.words import Words

from .codes import LIFTING, MOVING_TO, OVER, SETTING_UP, codes, steps
from .scoring import approvals, medal, rank, reward, reward_ticket_leaders, trade_tickets
from .setup import spaces
from .state import AREA_NAMES, AREAS, CARD_NAMES, FIGURE_NAMES, RANK_NAMES, TICKET, Fair
from .tables import CARD_LIMIT, LEADER_BONUS, ROUNDS, SET_POINTS, TICKET_POINTS

PLACING_VERBS = ("place", "lift", "burnham", "davis", "patron", "put")
RANKS = (*RANK_NAMES, None)  # as a picture says them: nothing for who is unranked
DRAWN = frozenset({
    "player", "home", "place", "car", "rounds", "supply", "tickets", "supporters", "exhibits", "approved", "figures", "deck",
    "discards",
})  # fmt: skip


def breakdown(match: Position) -> list[dict[str, int]]:
    """The score of each player as the rulebook adds it up, and what breaks ties. [WF end.coins, end.medals, end.sets, end.tie]"""
    game, plain = match.state, match.plain
    parts = []
    for player in range(game.seats):
        total = plain.rules.score(game, player)
        parts.append({
            "coins": game.coins[player],
            "medals": game.medals[player],
            "sets": total - game.coins[player] - game.medals[player],
            "total": total,
            "tokens": sum(game.approved[player]),
            "exhibits": sum(game.exhibits[player]),
        })  # fmt: skip
    return parts


def forecast(plain: Plain, game: Fair) -> list[int]:
    """Each player's points if a scoring phase came now and everyone approved all they may. [WF scoring.when]"""
    players = range(game.seats)
    now = _scored(plain, game, players)
    return [plain.rules.score(now, player) for player in players]


def _scored(plain: Plain, game: Fair, players: Iterable[int]) -> Fair:
    """The position after the steps that bring points, in which these players approve all they may. [WF scoring.when]"""
    now: Fair = game.clone()  # type: ignore[attr-defined]
    now.asks_approvals = 0
    plain.bound(reward_ticket_leaders)(now)
    plain.bound(trade_tickets)(now)
    rewarded = plain.bound(reward)
    for player in players:
        for area in range(AREAS):
            rewarded(now, player, area)
    return now


@lru_cache(maxsize=64)
def _now(match: Position, number: int) -> list[int]:
    """The forecast of a position; remembered by the event, since every option asks. [WF scoring.when]"""
    return forecast(match.plain, match.state)


def wheel_spaces(plain: Plain, game: Fair) -> int:
    """How many spaces the car moves in a round. [WF setup.1]"""
    return int(plain.bound(spaces)(game))


def extras(match: Position) -> dict[str, Any]:
    """What the picture shows beyond the view: titled cards, ranks, and the printed numbers of this table. [WF cards.open]"""
    plain, game = match.plain, match.state
    return {
        "areas": {AREA_NAMES[area]: cards for area, cards in match.story.areas.items()},
        "held": match.story.held,
        "spaces": wheel_spaces(plain, game),
        "step": steps[game.frames[0][0]].name,
        "moved": seat_named(whose(game)) if waiting(game) == MOVING_TO else None,
        "rounds": plain.tables(ROUNDS),
        "limits": dict(zip(AREA_NAMES, plain.tables(CARD_LIMIT), strict=True)),
        "ranks": _ranks(plain, game),
        "rewards": [{"rank": name, **_reward(plain, game, place)} for place, name in enumerate(RANK_NAMES)],
        "tickets": {"each": plain.tables(TICKET_POINTS), "most": plain.tables(LEADER_BONUS)},
        "sets": plain.tables(SET_POINTS)[1:],
    }


def _ranks(plain: Plain, game: Fair) -> dict[str, list[str | None]]:
    """Every player's rank in each area, None for those without one. [WF scoring.2]"""
    ranked, players = plain.bound(rank), range(game.seats)
    places = [[ranked(game, player, area, game.supporters[player][area]) for player in players] for area in range(AREAS)]
    return {name: [RANKS[place] for place in row] for name, row in zip(AREA_NAMES, places, strict=True)}


def _reward(plain: Plain, game: Fair, place: int) -> dict[str, int]:
    """Points of the medal and approvals that a rank brings. [WF scoring.2.first, scoring.2.second]"""
    return {"points": plain.bound(medal)(game, place), "approvals": plain.bound(approvals)(game, place)}


def preview(match: Position, code: int, words: Words) -> dict[str, Any]:
    """What placing, lifting or moving a supporter changes for the player who decides: a scoring, the rank. [WF scoring.2]"""
    verb, args = codes.describe(code)
    if verb not in PLACING_VERBS:
        return {}
    player, plain = match.seat, match.plain
    after = outcome(match, match.number, code)
    area = AREA_NAMES.index(args["area"]) if args else match.state.home
    if waiting(after) == LIFTING:  # where the supporter comes from is still open
        after = after.clone()
        after.supporters[player][area] += 1
        return {"note": _note(plain, match.state, after, player, area, words)}
    net = plain.rules.score(_scored(plain, after, [player]), player) - _now(match, match.number)[player]
    return {"net": net, "note": _note(plain, match.state, after, player, area, words)}


def fact(match: Position, code: int, words: Words) -> str:
    """The rank that a choice leads to, and the cards that come with a supporter who is placed. [WF scoring.2, turn.3]"""
    verb, args = codes.describe(code)
    if not (note := preview(match, code, words).get("note")):
        return ""
    cards = _cards(match.story.areas[AREA_NAMES.index(args["area"])], words) if verb == "place" else []
    return words("hint-cards", note=note, cards=", ".join(cards)) if cards else words("hint-rank", note=note)


def _cards(pile: Sequence[str], words: Words) -> list[str]:
    """Cards in short: how many tickets, how many exhibits, and who. [WF cards.open]"""
    kinds = [card.split("/")[0] for card in pile]
    figures = [kind for kind in kinds if kind in FIGURE_NAMES]
    tickets = kinds.count(CARD_NAMES[TICKET])
    counted = {"hint-tickets": tickets, "hint-exhibits": len(kinds) - tickets - len(figures)}
    return [words(message, n=n) for message, n in counted.items() if n] + [words(figure) for figure in figures]


def _note(plain: Plain, before: Fair, after: Fair, player: int, area: int, words: Words) -> str:
    """A player's rank in an area in words, whether it is worth anything, and if it is no news. [WF scoring.2, scoring.2.none]"""
    place, tied = _place(after, player, area)
    ranked = plain.bound(rank)(after, player, area, after.supporters[player][area])
    worth = plain.bound(medal)(after, ranked) + plain.bound(approvals)(after, ranked)
    return words("pic-note", place=place, tied=int(tied), worth=worth, still=int((place, tied) == _place(before, player, area)))


def _place(game: Fair, player: int, area: int) -> tuple[int, bool]:
    """A player's place in an area, 0 without a supporter there, and whether anybody shares it. [WF scoring.2]"""
    mine = game.supporters[player][area]
    others = [game.supporters[other][area] for other in range(game.seats) if other != player]
    return 1 + sum(theirs > mine for theirs in others) if mine else 0, mine in others


def points(match: Position, reader: int | None) -> dict[str, Any]:
    """Everyone's points, and those a scoring now would give. [WF cards.open]"""
    what = waiting(match.state)
    playing = what != OVER and steps[what].group != SETTING_UP
    return {"scores": _scores(match, match.number), "forecast": _now(match, match.number) if playing else None}


@lru_cache(maxsize=64)
def _scores(match: Position, number: int) -> list[int]:
    """Everyone's points in a position; remembered by the event, since every reader asks. [WF cards.open]"""
    return [match.plain.rules.score(match.state, player) for player in range(match.state.seats)]


def chapter(match: Position) -> int:
    """The round; the last one until the end. [WF scoring.when]"""
    return int(min(match.state.rounds + 1, match.plain.tables(ROUNDS)))
