"""What the browser's board shows beyond the view and the names: plans, prices, the score by source, help with a layout."""

from __future__ import annotations

from functools import lru_cache
from collections.abc import Iterator
from typing import Any

from midway.kernel.fault import Fault
from midway.kernel.frames import waiting
from midway.kernel.machine import Plain
from midway.kernel.telling import Position
from midway.kernel.meaning import seat_named

from .layout import quick
from .holdings import hand_limit
from .explore import closed_to
from .best import best_layout
from .collected import collected
from .codes import OVER, PAYING, steps
from .groups import collection_points, full_points, gallery_points, layout_points, survey
from .purchase import fee, hire_cost, price
from .scoring import exchange_twins, first_slot, own_objects, part, placed_by, share
from .state import (
    AXES, CIVILISATION_NAMES, COLLECTION_NAMES, CONTINENT_NAMES, DISCARDED, DISPLAY, DOMAIN_NAMES, EACH,
    EXHIBITING, EXPERT_NAMES, FACE_UP, HAND, HEADLINE_NAMES, HIRED, HIRING, LENDING, NOTHING, OBJECTS, OBJECT_NAMES,
    PART_NAMES, PER, PLACE_REWARD, SALE, SIDE, SLOTS, SPACES, TRAY, Museum,
)  # fmt: skip
from .tables import (
    BONUS, CRITERION_AXIS, CRITERION_KEY, DOMAIN, DOWN, GALLERY_SPACE, GOAL, KEYS, REWARD, RIGHT,
)  # fmt: skip

REMEMBERED = 4096  # museums
KIND_NAMES = (*CIVILISATION_NAMES, *DOMAIN_NAMES)


DRAWN = frozenset({
    "player", "place", "display", "hidden", "peek", "left", "opinion", "tokens", "prestige", "track", "held", "entry", "owner",
    "favours", "favours_held", "patrons", "expert", "experts_left", "headline", "news", "toll", "buying", "credit", "seller",
    "owed", "space",
})  # fmt: skip


def extras(match: Position) -> dict[str, Any]:
    """All that the picture shows beyond the view."""
    told = _beyond(match)
    pavilions = [told_of | _fair(match.plain, match.state, number) for number, told_of in enumerate(told["pavilions"])]
    for pavilion in pavilions:
        pavilion |= {"owners": _seats(pavilion["owners"]), "leaders": _seats(pavilion["leaders"])}
    return told | _seen(match) | {"pavilions": pavilions}


def _seats(seats: list[int | None]) -> list[Any]:
    return [seat_named(seat) for seat in seats]


def _seen(match: Position) -> dict[str, Any]:
    """What the picture shows of a position, the same for everyone. [MU cards.open]"""
    game, plain = match.state, match.plain
    return {
        "plans": [_plan(plain, player + 1 if game.advanced else 0) for player in range(game.seats)],
        "layouts": [_layout(plain, game, player) for player in range(game.seats)],
        "collections": [_collections(plain, game, player) for player in range(game.seats)],
        "costs": _costs(plain, game),
        "fee": 0 if game.terms == SALE else int(plain.bound(fee)(game, game.player)),
        "price": _price(plain, game),
        "article": _article(game),
        "host": seat_named(_receiver(game)),
    }


def _fair(plain: Plain, game: Museum, pavilion: int) -> dict[str, Any]:
    """The rewards of a Pavilion in this round, and who would get its bonuses now. [MU pavilion.reward, pavilion.score.first]"""
    more = game.news_at if game.news == PLACE_REWARD else 0
    placed = {player: plain.bound(placed_by)(game, pavilion, player) for player in range(game.seats)}
    ranked = sorted(
        (player for player in placed if placed[player]),
        key=lambda player: (-placed[player], plain.bound(first_slot)(game, pavilion, player)),
    )
    second = ranked[1] if len(ranked) > 1 else None
    return {
        "rewards": [reward + more for reward in plain.tables(REWARD)[game.card[pavilion]]],
        "leaders": [ranked[0] if ranked else None, second],
    }


def assist(match: Position, seat: int, sent: dict[str, Any]) -> dict[str, Any]:
    """The best layout of a museum, the asker's own if no seat is named, or what a layout brings. [MU score.layout, cards.open]"""
    game = match.state.clone()
    host = _host(game, sent.get("seat", seat + 1))
    if sent.get("layout") == "best":
        game.space[host][:] = [entry + 1 for entry in best_layout(match.plain, game, host)]
    else:
        spaces = _spaces(game, host, sent.get("spaces"))
        if spaces is None:
            return {"spaces": None, "points": None}
        game.space[host][:] = spaces
    names = [OBJECT_NAMES[thing] for thing in game.entry[host][: game.objects[host]]]
    laid = [names[entry - 1] if entry else None for entry in game.space[host]]
    return {"spaces": laid, "points": int(match.plain.bound(layout_points)(game, host))}


def _article(game: Museum) -> str | None:
    """What is being bought. [MU furbish.purchase]"""
    if game.buying == NOTHING:
        return None
    return EXPERT_NAMES[game.article] if game.buying == HIRING else OBJECT_NAMES[game.article]


def _receiver(game: Museum) -> int | None:
    """Whose museum the object goes to that is being bought. [MU furbish.exhibit, loan.lend]"""
    return {EXHIBITING: game.player, LENDING: game.target}.get(game.buying)


def _host(game: Museum, seat: Any) -> int:
    """The seat that is named from outside, where seats count from 1."""
    if isinstance(seat, int) and 1 <= seat <= game.seats:
        return seat - 1
    raise Fault("seat", seat=str(seat)[:20], n=game.seats)


def _spaces(game: Museum, seat: int, sent: Any) -> list[int] | None:
    """A layout that was sent, as entries plus one; none if the museum has changed since."""
    placed = [name for name in sent if name] if isinstance(sent, list) and len(sent) == SPACES else ["none"]
    if not all(name in OBJECT_NAMES for name in placed) or len(set(placed)) < len(placed):
        raise Fault("layout", n=SPACES)
    entries = {OBJECT_NAMES[thing]: entry + 1 for entry, thing in enumerate(game.entry[seat][: game.objects[seat]])}
    return [entries[name] if name else 0 for name in sent] if set(placed) == set(entries) else None


@lru_cache(maxsize=64)
def _plan(plain: Plain, plan: int) -> dict[str, Any]:
    right, down, gallery = (plain.tables(table)[plan] for table in (RIGHT, DOWN, GALLERY_SPACE))
    beside = [[space, space + 1] for space in range(SPACES) if space % SIDE < SIDE - 1 and not right[space]]
    below = [[space, space + SIDE] for space in range(SPACES - SIDE) if not down[space]]
    return {"gallery": [space for space in range(SPACES) if gallery[space]], "walls": [*beside, *below]}


def _collections(plain: Plain, game: Museum, player: int) -> list[dict[str, Any]]:
    """The collections of a museum as it is shown. [MU score.both]"""
    return forecasts(plain).collections(game, player)


def _costs(plain: Plain, game: Museum) -> dict[str, int]:
    face_up = [expert for expert in range(len(EXPERT_NAMES)) if game.expert[expert] == FACE_UP]
    return {EXPERT_NAMES[expert]: int(plain.bound(hire_cost)(game, expert, game.bonus)) for expert in face_up}


def _price(plain: Plain, game: Museum) -> int | None:
    if waiting(game) != PAYING:
        return None
    if game.buying == HIRING:
        return int(plain.bound(hire_cost)(game, game.article, game.bonus))
    return int(plain.bound(price)(game, game.buying, game.article, game.terms, game.bonus))


def breakdown(match: Position) -> list[dict[str, int]]:
    """The score of each player by source, and what breaks ties. [MU score.total, tie]"""
    game, plain = match.state, match.plain
    rows = []
    for player in range(game.seats):
        row = {name: int(plain.bound(part)(game, player, source)) for source, name in enumerate(PART_NAMES)}
        last = {"total": sum(row.values()), "tokens": game.prestige[player], "own": plain.bound(own_objects)(game, player)}
        rows.append({**row, **last})
    return rows


class _Forecasts:
    """Quick layouts of museums, remembered: a museum changes far less often than a position."""

    def __init__(self, plain: Plain) -> None:
        self.plain = plain
        self.remembered = lru_cache(maxsize=REMEMBERED)(self._arrange)
        self.collected = lru_cache(maxsize=REMEMBERED)(self._collect)

    def __call__(self, game: Museum, player: int) -> tuple[tuple[int, ...], int, int, int, tuple[int, ...]]:
        """Layout, points of collections, gallery and full museum, and every lender's share."""
        number, scholars = game.objects[player], game.scholar[player]
        entries = tuple(game.entry[player][:number])
        owners = tuple(game.owner[player][:number])
        if any(scholars):
            scholars = [more * (there > 0) for more, there in zip(scholars, game.in_kind[player], strict=True)]
        return self.remembered(entries, owners, tuple(scholars), player, game.advanced, game.seats)

    def collections(self, game: Museum, player: int) -> list[dict[str, Any]]:
        """The collections of a museum as it is shown. [MU score.both]"""
        number, spaces = game.objects[player], game.space[player]
        laid = tuple(spaces) if any(spaces) else self(game, player)[0]
        return self.collected(tuple(game.entry[player][:number]), laid, tuple(game.scholar[player]), player, game.advanced)

    def _collect(
        self, entries: tuple[int, ...], laid: tuple[int, ...], scholars: tuple[int, ...], player: int, advanced: int
    ) -> list[dict[str, Any]]:
        """The collections of a layout, the expert in the group that it joins. [MU score.both, score.expert]"""
        game: Any = self.plain.game.state()
        game.advanced, game.objects[player] = advanced, len(entries)
        game.entry[player][: len(entries)] = entries
        game.space[player][:] = laid
        game.scholar[player][:] = scholars
        return [
            {"kind": KIND_NAMES[group.kind], "size": group.counted + group.experts, "points": group.points}
            for group in collected(self.plain, game, player)
        ]

    def _arrange(
        self, entries: tuple[int, ...], owners: tuple[int, ...], scholars: tuple[int, ...], player: int, advanced: int, seats: int
    ) -> tuple[tuple[int, ...], int, int, int, tuple[int, ...]]:
        game: Any = self.plain.game.state()
        game.seats, game.advanced = seats, advanced
        game.objects[player] = len(entries)
        game.entry[player][: len(entries)] = entries
        game.owner[player][: len(entries)] = owners
        game.lent[player] = sum(owner != player for owner in owners)
        game.scholar[player][:] = scholars
        domain = self.plain.tables(DOMAIN)
        for thing in entries:
            game.in_domain[player][domain[thing]][thing // EACH] += 1
        do = self.plain.bound
        do(quick)(game, player)
        do(exchange_twins)(game, player)
        shares = tuple(do(share)(game, player, lender) if lender != player else 0 for lender in range(seats))
        do(survey)(game, player)
        points = do(collection_points)(game, player), do(gallery_points)(game, player), do(full_points)(game, player)
        return tuple(game.space[player]), *points, shares


@lru_cache(maxsize=8)
def forecasts(plain: Plain) -> _Forecasts:
    """The quick layouts under one content."""
    return _Forecasts(plain)


def expected_parts(plain: Plain, game: Museum, reader: int | None) -> list[dict[str, int | None]]:
    """Everyone's score by source if the game ended now with quick layouts; of Patrons only the reader's own. [MU cards.open]"""
    arranged = _arranged(plain, game)
    rows: list[dict[str, int | None]] = []
    for player in range(game.seats):
        row = _parts(plain, game, player, arranged)
        rows.append({**row, "patron": row["patron"] if reader == player else None})
    return rows


def player_parts(plain: Plain, game: Museum, player: int) -> dict[str, int]:
    """A player's score by source if the game ended now with quick layouts. [MU score.total]"""
    return _parts(plain, game, player, _arranged(plain, game))


def _arranged(plain: Plain, game: Museum) -> list[Any]:
    """The quick layouts of all museums, with their points. [MU score.layout]"""
    quickly = forecasts(plain)
    return [quickly(game, host) for host in range(game.seats)]


def _parts(plain: Plain, game: Museum, player: int, arranged: list[Any]) -> dict[str, int]:
    """A player's score by source with some layouts. [MU score.total]"""
    points = plain.bound(part)
    row = {name: int(points(game, player, n)) for n, name in enumerate(PART_NAMES)}
    row["collections"], row["gallery"], row["full"] = arranged[player][1:4]
    row["loans"] = sum(shares[player] for *_, shares in arranged)
    return row


def totals(rows: list[dict[str, int | None]]) -> list[int]:
    """Everyone's total, as far as a reader can work it out. [MU cards.open]"""
    return [int(sum(filter(None, row.values()))) for row in rows]


def points(match: Position, reader: int | None) -> dict[str, Any]:
    """Where the markers stand, or the scores at the end; the totals a reader can work out; all by source. [MU cards.open]"""
    game = match.state
    if waiting(game) == OVER:
        scores = [match.plain.rules.score(game, player) for player in range(game.seats)]
        return {"scores": scores, "forecast": None, "parts": _counted(match)}
    parts = expected_parts(match.plain, game, reader)
    return {"scores": list(game.track[: game.seats]), "forecast": totals(parts) if game.rounds else None, "parts": parts}


def _counted(match: Position) -> list[dict[str, Any]]:
    """What everybody has at the end, every Patron turned over. [MU score.patron]"""
    return [{name: row[name] for name in PART_NAMES} for row in breakdown(match)]


def shown(match: Position) -> dict[str, Any]:
    """What the picture shows: who has what by name, and what is beyond the view. [MU cards.open]"""
    game = match.state
    return _beyond(match) | {
        "display": {name: list(_at(game, DISPLAY, number)) for number, name in enumerate(CONTINENT_NAMES)},
        "hands": [list(_at(game, HAND + player)) for player in range(game.seats)],
        "discards": [_discard(game, player) for player in range(game.seats)],
        "experts": [name for number, name in enumerate(EXPERT_NAMES) if game.expert[number] == FACE_UP],
        "hired": [[e for k, e in enumerate(EXPERT_NAMES) if game.expert[k] == HIRED + player] for player in range(game.seats)],
        "headline": HEADLINE_NAMES[game.headline - 1] if game.headline else None,
    }


def _beyond(match: Position) -> dict[str, Any]:
    """What a position shows beyond the view: the step, the goal, Pavilions, limits. [MU cards.open]"""
    game, plain = match.state, match.plain
    tables = plain.tables
    return {
        "step": steps[waiting(game)].name,
        "goal": tables(GOAL)[game.family],
        "closed": [name for number, name in enumerate(CONTINENT_NAMES) if plain.bound(closed_to)(game, game.player, number)],
        "pavilions": [_pavilion(game, tables, pavilion) for pavilion in range(game.pavilions)],
        "limits": [plain.bound(hand_limit)(game, player) for player in range(game.seats)],
    }


def _at(game: Museum, place: int, continent: int | None = None) -> Iterator[str]:
    for thing in range(OBJECTS):
        if game.place[thing] == place and continent in (None, thing // PER):
            yield OBJECT_NAMES[thing]


def _discard(game: Museum, player: int) -> list[str]:
    tray = list(_at(game, TRAY)) if player == game.player else []
    return [*_at(game, DISCARDED + player), *tray]


def _layout(plain: Plain, game: Museum, player: int) -> list[int]:
    """Which object of a museum, from 1 in order of entry, stands on each space: as arranged, else as arranged quickly."""
    spaces = list(game.space[player]) if any(game.space[player]) else list(forecasts(plain)(game, player)[0])
    while spaces and not spaces[-1]:
        spaces.pop()
    return spaces


def _pavilion(game: Museum, tables: Any, pavilion: int) -> dict[str, Any]:
    card = game.card[pavilion]
    criteria = []
    for slot in range(SLOTS):
        line = game.criterion[pavilion][slot]
        axis = AXES[tables(CRITERION_AXIS)[card][line]]
        criteria.append(f"{axis}:{KEYS[axis][tables(CRITERION_KEY)[card][line]]}")
    filled = game.filled[pavilion]
    return {
        "collection": COLLECTION_NAMES[card],
        "criteria": criteria,
        "rewards": tables(REWARD)[card],
        "bonuses": tables(BONUS)[card],
        "objects": [OBJECT_NAMES[thing] for thing in game.slot[pavilion][:filled]],
        "owners": list(game.clip[pavilion][:filled]),
        "closed": game.closed == pavilion + 1,
    }


def chapter(match: Position) -> int:
    """The round; the first one during set-up. [MU round.order]"""
    return max(1, int(match.state.rounds))
