"""What people and programs are told of a position beyond its numbers."""

from __future__ import annotations

from typing import Any

from midway.kernel.frames import waiting
from midway.kernel.machine import Plain
from midway.kernel.rule import CHANCE, NOBODY
from midway.kernel.words import Words

from .codes import APPROVING, DRAWING_FIRST, LIFT, LIFTING, MOVING_TO, OVER, PLACE, PLACING
from .codes import PLAY_BURNHAM, PLAY_PALMER, codes, steps
from .rules import seat
from .scoring import approvals, begin_scoring, medal, rank
from .setup import spaces
from .state import AREA_NAMES, AREAS, CARD_NAMES, FIGURE_NAMES, PATRON, RANK_NAMES, TICKET, UNRANKED, Fair
from .tables import CARD_LIMIT, LEADER_BONUS, ROUNDS, SET_POINTS, TICKET_POINTS

PLACING_VERBS = ("place", "lift", "burnham", "davis", "patron", "put")


def facts(plain: Plain, game: Fair, names: list[str], code: int | None) -> dict[str, Any]:
    """What prompts, options and refusals may speak of."""
    what = waiting(game)
    _, one, two = game.frames[game.depth]
    decider = seat(game)
    area = {APPROVING: game.ring[game.position % AREAS], LIFTING: one, MOVING_TO: two}.get(what, game.home)
    player = decider if decider not in (CHANCE, NOBODY) else game.player
    return {
        "step": steps[what].name,
        "player": names[player],
        "owner": names[one] if what == MOVING_TO else names[player],
        "area": AREA_NAMES[area],
        "home": AREA_NAMES[game.home],
        "asked": AREA_NAMES[area],
        "next": AREA_NAMES[game.ring[game.position % AREAS]],
        "supply": game.supply[player],
        "n": two if what == APPROVING else game.position + 1,
        "figure": _figure(code),
    }


def _figure(code: int | None) -> str:
    """The figure that a code plays or discards; the first of them for other codes."""
    verb, args = codes.describe(code) if code is not None else ("", {})
    if verb == "patron":
        return FIGURE_NAMES[PATRON + AREA_NAMES.index(args["area"])]
    return args.get("figure", verb if verb in FIGURE_NAMES else FIGURE_NAMES[0])


def marks(game: Fair, code: int) -> list[str]:
    """The places on the board that a choice touches. [WF figures.burnham, figures.patrons]"""
    verb, args = codes.describe(code)
    touched = [f"{kind}:{value}" for kind, value in args.items()]
    if code == PLAY_BURNHAM:
        touched += ["figure:burnham", f"area:{AREA_NAMES[game.home]}"]
    elif verb in ("davis", "patron") or code == PLAY_PALMER:
        touched.append(f"figure:{_figure(code)}")
    elif verb == "keep":
        touched.append(f"area:{AREA_NAMES[game.ring[game.position]]}")
    elif verb == "take":
        touched.append(f"supporter:{int(args['player']) - 1}:{args['area']}")
    return touched


def breakdown(plain: Plain, game: Fair) -> list[dict[str, int]]:
    """The score of each player as the rulebook adds it up, and what breaks ties. [WF end.coins, end.medals, end.sets, end.tie]"""
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
    now = game.clone()  # type: ignore[attr-defined]
    now.asks_approvals = 0
    plain.bound(begin_scoring)(now)
    return [plain.rules.score(now, player) for player in range(game.seats)]


def wheel_spaces(plain: Plain, game: Fair) -> int:
    """How many spaces the car moves in a round. [WF setup.1]"""
    return int(plain.bound(spaces)(game))


def extras(match: Any) -> dict[str, Any]:
    """What the picture shows beyond the view: titled cards, ranks, and the printed numbers of this table. [WF cards.open]"""
    plain, game = match.plain, match.state
    return {
        "areas": {AREA_NAMES[area]: cards for area, cards in match.story.areas.items()},
        "held": match.story.held,
        "spaces": wheel_spaces(plain, game),
        "step": steps[game.frames[0][0]].name,
        "rounds": plain.tables(ROUNDS)[0],
        "limits": dict(zip(AREA_NAMES, plain.tables(CARD_LIMIT), strict=True)),
        "ranks": {name: _ranks(plain, game, area) for area, name in enumerate(AREA_NAMES)},
        "rewards": [{"rank": name, **_reward(plain, game, place)} for place, name in enumerate(RANK_NAMES)],
        "tickets": {"each": plain.tables(TICKET_POINTS)[0], "most": plain.tables(LEADER_BONUS)[0]},
        "sets": plain.tables(SET_POINTS)[1:],
    }


def _ranks(plain: Plain, game: Fair, area: int) -> list[str | None]:
    """Every player's rank in an area, None for those without one. [WF scoring.2]"""
    places = [plain.bound(rank)(game, player, area, game.supporters[player][area]) for player in range(game.seats)]
    return [None if place == UNRANKED else RANK_NAMES[place] for place in places]


def _reward(plain: Plain, game: Fair, place: int) -> dict[str, int]:
    """Points of the medal and approvals that a rank brings. [WF scoring.2.first, scoring.2.second]"""
    return {"points": plain.bound(medal)(game, place), "approvals": plain.bound(approvals)(game, place)}


def preview(match: Any, code: int, words: Words) -> dict[str, Any]:
    """What placing, lifting or moving a supporter changes for the player who decides: a scoring, the rank. [WF scoring.2]"""
    verb, args = codes.describe(code)
    if verb not in PLACING_VERBS:
        return {}
    player, plain = match.seat, match.plain
    after = match.state.clone()
    plain.rules.apply(after, code)
    area = AREA_NAMES.index(args["area"]) if args else match.state.home
    if waiting(after) == LIFTING:  # where the supporter comes from is still open
        after.supporters[player][area] += 1
        return {"note": _note(plain, after, player, area, words)}
    gain = forecast(plain, after)[player] - forecast(plain, match.state)[player]
    return {"gain": gain, "note": _note(plain, after, player, area, words)}


def _note(plain: Plain, game: Fair, player: int, area: int, words: Words) -> str:
    """A player's rank in an area in words, and whether it is worth anything. [WF scoring.2, scoring.2.none]"""
    mine = game.supporters[player][area]
    others = [game.supporters[other][area] for other in range(game.seats) if other != player]
    place = 1 + sum(theirs > mine for theirs in others) if mine else 0
    worth = sum(_reward(plain, game, plain.bound(rank)(game, player, area, mine)).values())
    return words("pic-note", place=place, tied=int(mine in others), worth=worth)


def points(match: Any, reader: int | None) -> dict[str, Any]:
    """Everyone's points, and those a scoring now would give. [WF cards.open]"""
    playing = DRAWING_FIRST < waiting(match.state) < OVER
    return {
        "scores": [match.plain.rules.score(match.state, player) for player in range(match.state.seats)],
        "forecast": forecast(match.plain, match.state) if playing else None,
    }


def where(match: Any, words: Words) -> str:
    """The turn and the round. [WF turn.order, scoring.when]"""
    what = waiting(match.state)
    turn = sum(PLACE <= code < LIFT for _, code in match.stands) + (what == PLACING)
    if what <= DRAWING_FIRST:
        return words("board-setup")
    if what == OVER:
        return words("pic-finished", n=turn)
    return words("pic-where", turn=turn, n=match.state.rounds + 1, of=match.plain.tables(ROUNDS)[0])


def chapter(match: Any) -> int:
    """The round; the last one until the end. [WF scoring.when]"""
    return int(min(match.state.rounds + 1, match.plain.tables(ROUNDS)[0]))


def pieces(game: Fair) -> dict[str, int]:
    """Totals that no event changes: the supporters of each player, and the cards of each kind. [WF setup.5, setup.8]"""
    totals = {f"supporters {player + 1}": game.supply[player] + sum(game.supporters[player]) for player in range(game.seats)}
    for kind, name in enumerate(CARD_NAMES):
        held = _held(game, kind)
        lying = sum(cards[kind] for cards in game.cards)
        totals[name] = game.deck[kind] + game.discards[kind] + lying + held
    return totals


def _held(game: Fair, kind: int) -> int:
    if kind < TICKET:
        return sum(row[kind] for row in game.exhibits)
    if kind == TICKET:
        return sum(game.tickets)
    return sum(row[kind - TICKET - 1] for row in game.figures)
