"""What a choice would bring the player who decides: the score part by part, net of the best payment."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from midway.kernel.frames import about, waiting
from midway.kernel.machine import Plain
from midway.kernel.telling import Position, outcome
from midway.kernel.words import Words

from .codes import CHOOSE, CONTINENT, EXHIBIT, FAVOUR, FURBISHING, HIRE, PAY, PAYING, PLACE, RESTING, TOKEN, codes
from .holdings import empty_tray
from .picture import player_parts
from .purchase import fee, hire_cost, price, reachable
from .state import DISCARDED, EXHIBITING, EXPERTS, FACE_UP, FAVOURS, MUSEUM, OBJECTS, PER, SALE, Museum
from .tables import OPINION_LOSS, PRESTIGE_POINTS, VALUE

WEIGHED = {"exhibit", "choose", "hire", "pay", "token", "discard"}  # verbs whose outcome can be reckoned
KINDS = {"exhibit": "exhibit", "place": "fair", "lend": "lend", "hire": "hire", "favour": "favour"}  # by verb


def preview(match: Position, code: int, words: Words) -> dict[str, Any]:
    """The kind of a choice, what it costs, and how often it can be made; what it brings comes later. [MU furbish.price]"""
    verb = codes.describe(code)[0]
    told: dict[str, Any] = {}
    if waiting(match.state) in (FURBISHING, RESTING):
        told |= {"kind": KINDS[verb]} if verb in KINDS else {"aside": True}
    cost = _cost(match.plain, match.state, code)
    if cost:
        told["price"] = cost
    if (most := _times(match.state, code)) > 1:
        told["most"] = most
    if verb in WEIGHED or (verb == "favour" and waiting(match.state) == PAYING):
        told["later"] = True
    return told


def kinds(match: Position) -> dict[str, str]:
    """The kinds of purchases, each with one to ask about; Fair and loans only where they are played. [MU furbish.purchase]"""
    game = match.state
    what = waiting(game)
    if what == RESTING:
        return {"hire": _expert(game), "favour": _favour(game)}
    if what != FURBISHING:
        return {}
    asked = {"exhibit": _object(match.plain, game), "fair": "place:1", "lend": f"lend:{(game.player + 1) % game.seats + 1}"}
    absent = {"fair": not game.pavilions, "lend": not game.loans}
    shown = {kind: choice for kind, choice in asked.items() if not absent.get(kind)}
    return shown | {"hire": _expert(game), "favour": _favour(game)}


def _object(plain: Plain, game: Museum) -> str:
    """The first object within reach, or any. [MU furbish.source]"""
    near = (thing for thing in range(OBJECTS) if plain.bound(reachable)(game, game.player, thing))
    return codes.text(EXHIBIT + next(near, 0))


def _expert(game: Museum) -> str:
    return codes.text(HIRE + next((expert for expert in range(EXPERTS) if game.expert[expert] == FACE_UP), 0))


def _favour(game: Museum) -> str:
    return codes.text(FAVOUR + next((favour for favour in range(FAVOURS) if game.favours[game.player][favour]), 0))


def _cost(plain: Plain, game: Museum, code: int) -> str:
    """The price of what is bought, and the fee to its owner; what a payment puts down. [MU furbish.price, furbish.rival.fee]"""
    if HIRE <= code < HIRE + EXPERTS:
        return str(plain.bound(hire_cost)(game, code - HIRE, game.bonus))
    if PAY <= code < TOKEN:
        return str(plain.tables(VALUE)[code - PAY])
    if code == TOKEN:
        return "1"
    if not (EXHIBIT <= code < PLACE or CHOOSE <= code < CONTINENT):
        return ""
    thing = code - (EXHIBIT if code < PLACE else CHOOSE)
    where = game.place[thing]
    rival = DISCARDED <= where < MUSEUM and where != DISCARDED + game.player
    charge = int(plain.bound(fee)(game, game.player)) if rival and game.terms != SALE else 0
    kind = EXHIBITING if code < PLACE else about(game)
    cost = plain.bound(price)(game, kind, thing, game.terms, game.bonus)
    return f"{cost} + {charge}" if charge else str(cost)


def outlook(match: Position, code: int, words: Words) -> dict[str, Any]:
    """What a choice and the best payment for it change in the score, part by part. [MU score.total]"""
    plain, game = match.plain, match.state
    after: Any = outcome(match, match.number, code).clone()
    for _ in range(_times(game, code) - 1):
        plain.rules.apply(after, code)
    paid = pay_best(plain, after)
    now = _now(match, match.number)
    then = _settled(plain, after, int(plain.rules.seat(game)))
    parts = [(name, then[name] - now[name]) for name in now if then[name] != now[name]]
    told: dict[str, Any] = {"net": sum(change for _, change in parts), "parts": parts}
    return told | ({"note": words("pic-paid-best", names=_named(paid, words))} if paid else {})


@lru_cache(maxsize=64)
def _now(match: Position, number: int) -> dict[str, int]:
    """The score by source of whoever decides; remembered by the event, since every option asks. [MU score.total]"""
    return _settled(match.plain, match.state.clone(), int(match.plain.rules.seat(match.state)))


def _times(game: Museum, code: int) -> int:
    """How often a choice can be made at once: tokens for all that is owed, if there are as many. [MU furbish.price]"""
    return int(game.owed) if code == TOKEN and game.prestige[game.player] >= game.owed else 1


def _named(paid: list[int], words: Words) -> str:
    """What is put down, by name."""
    things = [words(next(iter(codes.describe(code)[1].values()))) for code in paid if code != TOKEN]
    tokens = paid.count(TOKEN)
    return ", ".join([*things, *([words("pic-prestige", n=tokens)] if tokens else [])])


def _settled(plain: Plain, game: Museum, player: int) -> dict[str, int]:
    """The score by source once what lies in the tray is put into the discard. [MU furbish.tray]"""
    plain.bound(empty_tray)(game)
    return player_parts(plain, game, player)


def pay_best(plain: Plain, game: Any) -> list[int]:
    """Pay what is owed for the fewest points, then with the cards worth least; what was put down. [MU furbish.price]"""
    paid = []
    while waiting(game) == PAYING:
        for code in best_payment(plain, game):
            plain.rules.apply(game, code)
            paid.append(code)
    return paid


def best_payment(plain: Plain, game: Museum) -> list[int]:
    """The best payment; if cards and prestige do not suffice, a Favour that pays. [MU furbish.price, score.opinion]"""
    out = [0] * len(codes)
    legal = out[: plain.rules.legal(game, out)]
    tokens = game.prestige[game.player] if TOKEN in legal else 0
    ways: dict[int, tuple[int, int, tuple[int, ...]]] = {0: (0, 0, ())}  # by what is covered: points lost, worth, codes
    for code in (code for code in legal if PAY <= code < TOKEN):
        for covered, (lost, worth, put) in list(ways.items()):
            value = plain.tables(VALUE)[code - PAY]
            reached = min(game.owed, covered + value)
            way = (lost + _loss(plain, game, code - PAY), worth + value, (*put, code))
            if covered < game.owed and way < ways.get(reached, (way[0] + 1,)):
                ways[reached] = way
    point = plain.tables(PRESTIGE_POINTS)
    whole = [
        (lost + point * (game.owed - covered), worth, put + (TOKEN,) * (game.owed - covered))
        for covered, (lost, worth, put) in ways.items()
        if game.owed - covered <= tokens
    ]
    return list(min(whole)[2]) if whole else [next(code for code in legal if FAVOUR <= code < EXHIBIT)]


def _loss(plain: Plain, game: Museum, thing: int) -> int:
    """What Public Opinion takes for a card in one's own discard; what a rival is paid costs nothing. [MU score.opinion]"""
    return 0 if game.seller else int(game.tokens[thing // PER] * plain.tables(OPINION_LOSS))
