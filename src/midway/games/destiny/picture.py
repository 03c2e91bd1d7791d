"""What the browser's board shows beyond the view and the names: reach and its reasons, odds, prices, what a turn will bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from midway.kernel.frames import waiting
from midway.kernel.machine import Plain
from midway.kernel.meaning import seat_named
from midway.kernel.telling import Position
from midway.kernel.words import Words

from .ledger import has, owns
from .amounts import amount
from .adjustments import adjust_profit, collect_profit, establish, pay_pictures, pay_renaissance, pay_safety_net
from .codes import codes, steps
from .contest import odds
from .expansion import granted, price
from .forecast import brings, rich
from .buying import full_price, owns_level, progress_blocked, token_limit
from .menus import layout
from .payment import column
from .presence import established
from .reach import base_word, closed, lets_through, reach_word
from .state import (
    AHEAD, AIRPLANES, BOX_NAMES, BREAKTHROUGHS, CARDS, CARD_NAMES, EXPANSION, E_COMMERCE, HALF, INVESTMENT, LEVELS, NO_RAILS,
    PLAYED, PRODUCT_NAMES, PROGRESSIONS, PROGRESSION_NAMES, RAILROADS, REGION_NAMES, STEAMSHIPS, STORYTELLING, TECHNOLOGY,
    TECHNOLOGY_TOKEN, TELEGRAPH, TERRITORIES, TERRITORY_NAMES, TOURISTS, TOURIST_TOKEN, TURNPIKE, Destiny,
)  # fmt: skip
from .tables import (
    CLOSED, COST, FERRY_HIGH, FERRY_LOW, HAND_FREE, HAND_PENALTY, ICONS, MOST_CITIES_POINTS, NEAR_HIGH, NEAR_LOW, PAYMENT, PILE,
    POINTS, RESEARCH_POINTS, TOKENS, TOKEN_MOST, TOKEN_PRICE, TURNPIKE_TOKENS,
)  # fmt: skip

# How a territory is reached, the plainest way first, and the rule of each.
WAYS = {
    "adjacent": "10.1", "ferry": "10.17", "telegraph": "10.13", "railroads": "10.14", "steamships": "10.15", "card": "8.324",
    "airplanes": "10.16", "e_commerce": "10.18", "wireless": "10.19",
}  # fmt: skip
PROGRESSION_OF = {"telegraph": TELEGRAPH, "railroads": RAILROADS, "steamships": STEAMSHIPS, "airplanes": AIRPLANES}
INCOME = {
    "profit": collect_profit,
    "safety": pay_safety_net,
    "renaissance": pay_renaissance,
    "pictures": pay_pictures,
}


DRAWN = frozenset({
    "turn", "phase", "moving", "player", "home", "mat", "order", "highest", "era", "formed", "left", "hand", "held", "cash",
    "profit", "points", "owned", "claimed", "steps", "supply", "purchased", "pioneers", "on_map", "holder", "new", "city",
    "added", "cities", "most_cities", "surplus", "blocked", "chain", "played", "played_as", "played_by", "target", "for_era",
    "for_region",
})  # fmt: skip


def extras(match: Position) -> dict[str, Any]:
    """What the picture shows of a position, the same for everyone. [MD 12.1]"""
    game, plain = match.state, match.plain
    players = range(game.seats)
    return {
        "step": steps[waiting(game)].name,
        "tokens": plain.tables(TOKENS),
        "closed": [name for region, name in enumerate(REGION_NAMES) if plain.tables(CLOSED)[game.seats][region]],
        "limits": plain.tables(TOKEN_MOST)[game.seats][: game.seats],
        "reach": _reach(match, match.number) if game.phase in (INVESTMENT, EXPANSION) else {},
        "pays": [_pays(plain, game, player) for player in players],
        "prices": [_prices(plain, game, player) for player in players],
        "open": [_open(plain, game, player) for player in players],
        "complete": [_complete(plain, game, player) for player in players],
        "laid": [_lying(game, PLAYED + player) for player in players],
        "ahead": Counter(plain.tables(PILE)[card] for card in range(CARDS) if game.place[card] == AHEAD),
        "next": {name: 1 + sum(game.box[box]) for box, name in enumerate(BOX_NAMES)},
        "brings": _brings(plain, game) if game.turn else [],
        "keeps": [_keeps(plain, game, player) for player in players],
        "penalty": plain.tables(HAND_PENALTY),
    }


def _lying(game: Destiny, place: int) -> list[str]:
    return [name for card, name in enumerate(CARD_NAMES) if game.place[card] == place]


def preview(match: Position, code: int, words: Words) -> dict[str, Any]:
    """What a choice would bring; how a territory is reached is told to everyone. [MD 9.41, 10.24, 11.1]"""
    told = brings(match, code)
    return layout(match, code) | amount(match, code, words) | ({"brings": told} if told else {})


def fact(match: Position, code: int, words: Words) -> str:
    """The chance to finish a Breakthrough, or what land changes in Profit, the holder's too. [MD 9.41, 11.1]"""
    told = brings(match, code)
    if "finish" in told:
        return words("hint-finish", n=round(told["finish"])) if told["finish"] >= 1 else ""
    if told.get("theirs"):
        holder = match.state.holder[TERRITORY_NAMES.index(codes.describe(code)[1]["territory"])] - 1
        return words("hint-land-theirs", n=told.get("profit", 0), player=match.names[holder], theirs=-told["theirs"])
    return words("hint-land", n=told["profit"]) if told.get("profit") else ""


def points(match: Position, reader: int | None) -> dict[str, Any]:
    """Victory Points are open. [MD 9.34]"""
    game = match.state
    return {"scores": list(game.points[: game.seats]), "forecast": None}


def breakdown(match: Position) -> list[dict[str, int]]:
    """The score of each player by source, and what breaks ties. [MD 13.0]"""
    game, plain = match.state, match.plain
    points, research = plain.tables(POINTS), plain.tables(RESEARCH_POINTS)
    return [
        {
            "progressions": sum(points[n] for n in range(PROGRESSIONS) if owns(game, player, n)),
            "breakthroughs": sum(research[n] for n in range(BREAKTHROUGHS) if has(game, player, n)),
            "cities": plain.tables(MOST_CITIES_POINTS) if game.most_cities == player + 1 else 0,
            "total": game.points[player],
            "cash": game.cash[player],
            "profit": game.profit[player],
        }
        for player in range(game.seats)
    ]


def chapter(match: Position) -> int:
    """The turn; the first one while Homes are chosen. [MD 5.0]"""
    return max(1, int(match.state.turn))


# Reach.


@lru_cache(maxsize=64)
def _reach(match: Position, number: int) -> dict[str, dict[str, Any]]:
    """What the player who invests or expands can reach, and how; remembered by the event, since every option and seat asks."""
    game, plain = match.state, match.plain
    player, bases = game.player, _bases(plain, game, game.player)
    ways = _ways(plain, game, bases)
    plainest = {t: by for t in range(TERRITORIES) if (by := next((way for way in WAYS if ways[way] >> t & 1), None))}
    return {
        TERRITORY_NAMES[t]: _target(plain, game, player, t, by) | {"via": _via(plain, game, t, by, bases, ways["adjacent"])}
        for t, by in plainest.items()
        if game.holder[t] != player + 1 and not plain.bound(closed)(game, t)
    }


def _target(plain: Plain, game: Destiny, player: int, territory: int, by: str) -> dict[str, Any]:
    """How a territory is reached, its price, and the chance of winning a roll there."""
    held = game.holder[territory] not in (0, player + 1)
    return {
        "by": by,
        "rule": f"MD {WAYS[by]}",
        "cost": int(plain.bound(price)(game, player, territory)),
        "odds": int(plain.bound(odds)(game, player, territory)) / 10 if held else None,
    }


def _ways(plain: Plain, game: Destiny, bases: int) -> dict[str, int]:
    """What each way reaches by itself, as bits."""
    player = game.player
    near = _beside(plain, bases, NEAR_LOW, NEAR_HIGH)
    ways = {way: _all_reach(plain, _only(game, player, way), player) for way in WAYS}
    ways["ferry"], ways["adjacent"] = ways["ferry"] & ~near, ways["adjacent"] & near
    if game.phase == EXPANSION:
        ways["card"] |= sum(1 << t for t in range(TERRITORIES) if not game.holder[t] and plain.bound(granted)(game, player, t))
    ways["wireless"] = (1 << TERRITORIES) - 1 if game.lifted[player] else 0
    return ways


def _only(game: Destiny, player: int, way: str) -> Any:
    """The position in which a player had no feature but one that leads anywhere."""
    copy: Any = game.clone()  # type: ignore[attr-defined]
    if way != "card":
        copy.granted[player], copy.rails[player] = 0, NO_RAILS
    if way != "e_commerce":
        copy.claimed[E_COMMERCE] &= ~(1 << player)
    for name, progression in PROGRESSION_OF.items():
        if name != way:
            copy.owned[player][progression] = 0
    return copy


def _all_reach(plain: Plain, game: Any, player: int) -> int:
    low, high = (int(plain.bound(reach_word)(game, player, word, 0)) for word in (0, 1))
    return low | high << HALF


def _bases(plain: Plain, game: Destiny, player: int) -> int:
    low, high = (int(plain.bound(base_word)(game, player, word)) for word in (0, 1))
    return low | high << HALF


def _members(territories: int) -> Iterator[int]:
    return (territory for territory in range(TERRITORIES) if territories >> territory & 1)


def _links(plain: Plain, territory: int, low: Any, high: Any) -> int:
    return plain.tables(low)[territory] | plain.tables(high)[territory] << HALF


def _beside(plain: Plain, territories: int, low: Any, high: Any) -> int:
    found = 0
    for territory in _members(territories):
        found |= _links(plain, territory, low, high)
    return found


def _via(plain: Plain, game: Destiny, territory: int, by: str, bases: int, adjacent: int) -> str | None:
    """The base beside a territory, or the one between for Telegraph."""
    if by == "ferry":
        near = _links(plain, territory, FERRY_LOW, FERRY_HIGH) & bases
    elif by == "adjacent":
        near = _links(plain, territory, NEAR_LOW, NEAR_HIGH) & bases
    elif by == "telegraph":
        between = _members(_links(plain, territory, NEAR_LOW, NEAR_HIGH) & adjacent)
        return next((TERRITORY_NAMES[t] for t in between if plain.bound(lets_through)(game, t)), None)
    else:
        return None
    return next((TERRITORY_NAMES[t] for t in _members(near)), None)


# Prices and payments.


def _pays(plain: Plain, game: Destiny, player: int) -> dict[str, dict[str, int]]:
    """Icons on Established Presences, and what each product pays now: nothing without any. [MD 8.331]"""
    held = [territory for territory in range(TERRITORIES) if plain.bound(established)(game, player, territory)]
    icons = [sum(plain.tables(ICONS)[territory][product] for territory in held) for product in range(len(PRODUCT_NAMES))]
    icons[TECHNOLOGY] += sum(game.added[territory] & TECHNOLOGY_TOKEN > 0 for territory in held)
    icons[TOURISTS] += sum(game.added[territory] & TOURIST_TOKEN > 0 for territory in held)
    table, columns = plain.tables(PAYMENT), plain.bound(column)
    pays = [table[product][columns(game, player, product) if icons[product] else 0] for product in range(len(PRODUCT_NAMES))]
    return {name: {"icons": int(icons[n]), "dollars": int(pays[n])} for n, name in enumerate(PRODUCT_NAMES)}


def _prices(plain: Plain, game: Destiny, player: int) -> dict[str, int]:
    """What a Progression costs after credits and with licences, where it is not the printed cost. [MD 8.31, 9.3, 9.351]"""
    prices = [int(plain.bound(full_price)(game, player, number)) for number in range(len(PROGRESSION_NAMES))]
    return {name: prices[n] for n, name in enumerate(PROGRESSION_NAMES) if prices[n] != plain.tables(COST)[n]}


def _open(plain: Plain, game: Destiny, player: int) -> list[str]:
    """Progressions whose order allows them now, whatever they cost. [MD 9.31, 9.32]"""
    wealthy = rich(game)
    return [name for number, name in enumerate(PROGRESSION_NAMES) if plain.bound(progress_blocked)(wealthy, player, number) == 0]


def _keeps(plain: Plain, game: Destiny, player: int) -> int:
    """Cards that cost no Profit at the end of the card play. [MD 8.4, 8.41]"""
    return int(plain.tables(HAND_FREE)[int(has(game, player, STORYTELLING))])


def _complete(plain: Plain, game: Destiny, player: int) -> int:
    """The levels of Progressions completed. [MD 9.33]"""
    return sum(bool(plain.bound(owns_level)(game, player, level)) for level in range(1, LEVELS + 1))


# What the turn will bring.


def _brings(plain: Plain, game: Destiny) -> list[dict[str, Any]]:
    """For each player what the phases of this turn bring as things stand."""
    then, income = _adjusted(plain, game)
    order = [seat - 1 for seat in game.order[: game.seats] if seat]
    ranked = sorted(range(game.seats), key=lambda player: (-game.highest[player], game.mat.index(player)))
    most = max(game.fresh[: game.seats])
    leader = next((player for player in order if game.fresh[player] == most), None) if most else None
    return [
        {
            "place": order.index(player) + 1 if player in order else 0,
            "rank": ranked.index(player) + 1,
            "tokens": _tokens(plain, game, player, order),
            "free": game.free[player] + plain.tables(TURNPIKE_TOKENS) * (game.claimed[TURNPIKE] >> player & 1),
            "price": plain.tables(TOKEN_PRICE),
            "fresh": game.fresh[player],
            "most": most,
            "leader": seat_named(leader),
            "profit": then.profit[player],
            "income": {source: paid[player] for source, paid in income.items()},
        }
        for player in range(game.seats)
    ]


def _tokens(plain: Plain, game: Destiny, player: int, order: list[int]) -> int:
    """Tokens that may still be bought in this turn. [MD 9.1, 9.11]"""
    if player not in order:
        return 0
    there: Any = game.clone()  # type: ignore[attr-defined]
    there.moving = order.index(player)
    return max(0, min(game.supply[player], int(plain.bound(token_limit)(there, player))))


def _adjusted(plain: Plain, game: Destiny) -> tuple[Any, dict[str, list[int]]]:
    """The position after the Adjustments as things stand, and what each of their payments brings. [MD 11.1, 11.3]"""
    then = rich(game)
    if not all(then.order[: game.seats]):
        then.order[: game.seats] = [player + 1 for player in game.mat[: game.seats]]
    plain.bound(adjust_profit)(then)
    plain.bound(establish)(then)
    income = {}
    for source, payment in INCOME.items():
        before = list(then.cash)
        plain.bound(payment)(then)
        income[source] = [now - had for now, had in zip(then.cash, before, strict=True)]
    return then, income
