"""What a picture shows beyond the view: the score by source, what a scoring would bring, ranks, titled cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from types import SimpleNamespace
from typing import Any, NamedTuple

from midway.kernel.frames import waiting, whose
from midway.kernel.machine import Plain
from midway.kernel.telling import Position, outcome
from midway.kernel.meaning import seat_named
from midway.kernel.words import Words

from .codes import LIFTING, MOVING_TO, OVER, SETTING_UP, codes, steps
from .ending import set_points
from .scoring import approvals, medal, rank
from .setup import spaces
from .state import AREA_NAMES, CARD_NAMES, FIGURE_NAMES, RANK_NAMES, TICKET, Fair
from .tables import CARD_LIMIT, LEADER_BONUS, ROUNDS, SET_POINTS, TICKET_POINTS

PLACING_VERBS = frozenset({"place", "lift", "burnham", "davis", "patron", "put"})
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


class Standing(NamedTuple):
    """What a player has in an area: a rank, a place (0 without a supporter), whether it is shared, and what it brings."""

    rank: int
    place: int
    tied: int
    points: int
    approvals: int


@dataclass(frozen=True, slots=True)
class Area:
    """What every player has in an area: their standings, their ranks as a picture says them, medals and approvals."""

    standings: list[Standing]
    ranks: list[str | None]
    rewards: list[tuple[int, int]]


class Now(NamedTuple):
    """A position: who decides, the supporters in each area and what they bring, and everyone's points if a scoring came."""

    seat: int
    supporters: list[tuple[int, ...]]
    areas: list[Area]
    forecast: list[int]


def forecast(plain: Plain, game: Fair) -> list[int]:
    """Each player's points if a scoring phase came now and everyone approved all they may. [WF scoring.when]"""
    return _forecast(plain, game, _areas(plain, game))


def _forecast(plain: Plain, game: Fair, areas: list[Area]) -> list[int]:
    return [_promised(plain, game, player, areas) for player in range(game.seats)]


def _promised(plain: Plain, game: Fair, player: int, areas: list[Area]) -> int:
    """A player's points if a scoring came now with all approvals. [WF scoring.1.leader, scoring.1.trade, scoring.2]"""
    tickets, approved = game.tickets[player], []
    each, leader = _ticket_points(plain)
    points = game.coins[player] + game.medals[player] + each * tickets
    if tickets == max(game.tickets):
        points += leader
    for area, exhibits, tokens in zip(areas, game.exhibits[player], game.approved[player], strict=True):
        medal, most = area.rewards[player]
        points += medal
        approved.append(tokens + (most if most < exhibits else exhibits))
    return points + _sets(plain, tuple(approved))


@lru_cache(maxsize=64)
def _ticket_points(plain: Plain) -> tuple[int, int]:
    """What a ticket brings, and what whoever has most of them gets. [WF scoring.1.leader, scoring.1.trade]"""
    return int(plain.tables(TICKET_POINTS)), int(plain.tables(LEADER_BONUS))


def _areas(plain: Plain, game: Fair, before: Now | None = None) -> list[Area]:
    """What every player has in each area, which is as before where no supporter has come or gone. [WF scoring.2]"""
    seats, empty, tied = game.seats, game.empty_ranks, game.tied_reversed
    areas = zip(*game.supporters, strict=True)
    if before is None:
        return [standings_of(plain, there, seats, empty, tied) for there in areas]
    known = zip(areas, before.supporters, before.areas, strict=True)
    return [was if there == then else standings_of(plain, there, seats, empty, tied) for there, then, was in known]


@lru_cache(maxsize=4096)
def standings_of(plain: Plain, there: tuple[int, ...], seats: int, empty_ranks: int, tied_reversed: int) -> Area:
    """What every player has in an area with so many supporters; remembered, since areas are much alike. [WF scoring.2]"""
    supporters = [[number] for number in there]
    game = SimpleNamespace(seats=seats, empty_ranks=empty_ranks, tied_reversed=tied_reversed, supporters=supporters)
    ranks = [plain.bound(rank)(game, player, 0, there[player]) for player in range(seats)]
    places = [_place(there[:seats], player) for player in range(seats)]
    standings = [Standing(found, *places[player], **_reward(plain, game, found)) for player, found in enumerate(ranks)]
    return Area(standings, [RANKS[found] for found in ranks], [(one.points, one.approvals) for one in standings])


def _place(there: tuple[int, ...], player: int) -> tuple[int, int]:
    """A player's place in an area, 0 without a supporter there, and whether anybody shares it. [WF scoring.2]"""
    mine = there[player]
    return sorted(there, reverse=True).index(mine) + 1 if mine else 0, int(there.count(mine) > 1)


@lru_cache(maxsize=4096)
def _sets(plain: Plain, approved: tuple[int, ...]) -> int:
    """The points of sets of so many tokens of each colour; remembered, since most players have few. [WF end.sets]"""
    return int(plain.bound(set_points)(SimpleNamespace(approved=[approved]), 0))


@lru_cache(maxsize=64)
def _now(match: Position, number: int) -> Now:
    """What everyone has now, and the forecast; remembered by the event, since every option and reader asks. [WF scoring.when]"""
    plain, game = match.plain, match.state
    areas = _areas(plain, game)
    return Now(match.seat, list(zip(*game.supporters, strict=True)), areas, _forecast(plain, game, areas))


def wheel_spaces(plain: Plain, game: Fair) -> int:
    """How many spaces the car moves in a round. [WF setup.1]"""
    return int(plain.bound(spaces)(game))


def extras(match: Position) -> dict[str, Any]:
    """What the picture shows beyond the view: titled cards, ranks, and the printed numbers of this table. [WF cards.open]"""
    plain, game = match.plain, match.state
    printed = _printed(plain, game.seats, game.start_space_extra, game.tied_reversed)
    return {
        "areas": {AREA_NAMES[area]: cards for area, cards in match.story.areas.items()},
        "held": match.story.held,
        "spaces": printed["spaces"],
        "step": steps[game.frames[0][0]].name,
        "moved": seat_named(whose(game)) if waiting(game) == MOVING_TO else None,
        "rounds": printed["rounds"],
        "limits": printed["limits"],
        "ranks": {name: area.ranks for name, area in zip(AREA_NAMES, _now(match, match.number).areas, strict=True)},
        "rewards": printed["rewards"],
        "tickets": printed["tickets"],
        "sets": printed["sets"],
    }


@lru_cache(maxsize=64)
def _printed(plain: Plain, seats: int, start_space_extra: int, tied_reversed: int) -> dict[str, Any]:
    """The printed numbers of a table; remembered, since no event changes them. [WF setup.1, setup.10]"""
    game: Any = SimpleNamespace(seats=seats, start_space_extra=start_space_extra, tied_reversed=tied_reversed)
    return {
        "spaces": wheel_spaces(plain, game),
        "rounds": plain.tables(ROUNDS),
        "limits": dict(zip(AREA_NAMES, plain.tables(CARD_LIMIT), strict=True)),
        "rewards": [{"rank": name, **_reward(plain, game, place)} for place, name in enumerate(RANK_NAMES)],
        "tickets": {"each": plain.tables(TICKET_POINTS), "most": plain.tables(LEADER_BONUS)},
        "sets": plain.tables(SET_POINTS)[1:],
    }


def _reward(plain: Plain, game: Any, place: int) -> dict[str, int]:
    """Points of the medal and approvals that a rank brings. [WF scoring.2.first, scoring.2.second]"""
    return {"points": plain.bound(medal)(game, place), "approvals": plain.bound(approvals)(game, place)}


def preview(match: Position, code: int, words: Words) -> dict[str, Any]:
    """What placing, lifting or moving a supporter changes for the player who decides: a scoring, the rank. [WF scoring.2]"""
    verb, args = codes.describe(code)
    if verb not in PLACING_VERBS:
        return {}
    plain, number = match.plain, match.number
    after, now = outcome(match, number, code), _now(match, number)
    player, before = now.seat, now.areas
    area = AREA_NAMES.index(args["area"]) if args else match.state.home
    if waiting(after) == LIFTING:  # where the supporter comes from is still open
        after = after.clone()
        after.supporters[player][area] += 1
        return {"note": _note(before[area].standings[player], _areas(plain, after)[area].standings[player], words)}
    areas = _areas(plain, after, now)
    net = _promised(plain, after, player, areas) - now.forecast[player]
    return {"net": net, "note": _note(before[area].standings[player], areas[area].standings[player], words)}


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


@lru_cache(maxsize=1024)
def _note(before: Standing, now: Standing, words: Words) -> str:
    """A player's rank in an area in words, whether it is worth anything, and if it is no news. [WF scoring.2, scoring.2.none]"""
    still = (before.place, before.tied) == (now.place, now.tied)
    return words("pic-note", place=now.place, tied=now.tied, worth=now.points + now.approvals, still=int(still))


def points(match: Position, reader: int | None) -> dict[str, Any]:
    """Everyone's points, and those a scoring now would give. [WF cards.open]"""
    what = waiting(match.state)
    playing, number = what != OVER and steps[what].group != SETTING_UP, match.number
    return {"scores": _scores(match, number), "forecast": _now(match, number).forecast if playing else None}


@lru_cache(maxsize=64)
def _scores(match: Position, number: int) -> list[int]:
    """Everyone's points in a position; remembered by the event, since every reader asks. [WF cards.open]"""
    return [match.plain.rules.score(match.state, player) for player in range(match.state.seats)]


def chapter(match: Position) -> int:
    """The round; the last one until the end. [WF scoring.when]"""
    return int(min(match.state.rounds + 1, match.plain.tables(ROUNDS)))
