"""What people and programs are told of a position beyond its numbers."""

from __future__ import annotations

from typing import Any

from midway.kernel.frames import waiting
from midway.kernel.machine import Plain
from midway.kernel.rule import CHANCE, NOBODY

from .codes import APPROVING, DRAWING_FIRST, LIFTING, MOVING_TO, OVER, PLAY_BURNHAM, PLAY_PALMER, codes, steps
from .rules import seat
from .scoring import begin_scoring
from .setup import spaces
from .state import AREA_NAMES, AREAS, CARD_NAMES, FIGURE_NAMES, PATRON, TICKET, Fair


def facts(game: Fair, names: list[str], code: int | None) -> dict[str, Any]:
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
    """What the picture shows beyond the view: titled cards, the length of a round, what a scoring would bring. [WF cards.open]"""
    dealt = waiting(match.state) > DRAWING_FIRST
    return {
        "areas": {AREA_NAMES[area]: cards for area, cards in match.story.areas.items()},
        "held": match.story.held,
        "spaces": wheel_spaces(match.plain, match.state),
        "scores": [match.plain.rules.score(match.state, player) for player in range(match.state.seats)],
        "forecast": forecast(match.plain, match.state) if dealt and waiting(match.state) != OVER else None,
    }


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
