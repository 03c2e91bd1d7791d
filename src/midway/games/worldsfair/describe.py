"""What people and programs are told about a position beyond its numbers."""

from __future__ import annotations

from functools import cache
from typing import Any

from midway.kernel.frames import about, waiting, whose
from midway.kernel.rule import CHANCE, NOBODY
from midway.kernel.telling import Position
from midway.kernel.words import Words

from .codes import APPROVING, LIFTING, MOVING_TO, OVER, PLACING, SETTING_UP
from .codes import KEEP, PLAY_BURNHAM, codes, steps
from .rules import seat
from .state import AREA_NAMES, AREAS, CARD_NAMES, FIGURE_NAMES, PATRON, TICKET, Fair
from .tables import ROUNDS


def facts(match: Position, code: int | None) -> dict[str, Any]:
    """What prompts, choices and refusals may speak of."""
    game, names = match.state, match.names
    what = waiting(game)
    decider = seat(game)
    area = {APPROVING: game.ring[game.position % AREAS], LIFTING: about(game), MOVING_TO: about(game)}.get(what, game.home)
    player = decider if decider not in (CHANCE, NOBODY) else game.player
    return {
        "step": steps[what].name,
        "player": names[player],
        "owner": names[whose(game)] if what == MOVING_TO else names[player],
        "area": AREA_NAMES[area],
        "home": AREA_NAMES[game.home],
        "asked": AREA_NAMES[area],
        "next": AREA_NAMES[game.ring[game.position % AREAS]],
        "supply": game.supply[player],
        "n": about(game) if what == APPROVING else game.position + 1,
        "figure": _figure(code),
    }


def _figure(code: int | None) -> str:
    """The figure that a code plays or discards; the first of them for other codes."""
    verb, args = codes.describe(code) if code is not None else ("", {})
    if verb == "patron":
        return FIGURE_NAMES[PATRON + AREA_NAMES.index(args["area"])]
    return args.get("figure", verb if verb in FIGURE_NAMES else FIGURE_NAMES[0])


def marks(match: Position, code: int) -> list[str]:
    """The places on the board that a choice touches. [WF figures.burnham, figures.patrons]"""
    game, touched = match.state, list(_touched(code))
    if code == PLAY_BURNHAM:
        touched.append(f"area:{AREA_NAMES[game.home]}")
    elif code == KEEP:
        touched.append(f"area:{AREA_NAMES[game.ring[game.position]]}")
    return touched


@cache
def _touched(code: int) -> tuple[str, ...]:
    """The places that a choice touches in every position. [WF figures.burnham, figures.patrons]"""
    verb, args = codes.describe(code)
    touched = [f"{kind}:{value}" for kind, value in args.items()]
    if verb in ("burnham", "davis", "palmer", "patron"):
        touched.append(f"figure:{_figure(code)}")
    elif verb == "take":
        touched.append(f"supporter:{args['player']}:{args['area']}")
    return tuple(touched)


def where(match: Position, words: Words) -> str:
    """The turn and the round. [WF turn.order, scoring.when]"""
    what = waiting(match.state)
    turn = match.story.turns + (what == PLACING)
    if steps[what].group == SETTING_UP:
        return words("board-setup")
    if what == OVER:
        return words("pic-finished", n=turn)
    return words("pic-where", turn=turn, n=match.state.rounds + 1, of=match.plain.tables(ROUNDS))


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
