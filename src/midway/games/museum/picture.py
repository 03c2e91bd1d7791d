"""What the browser's board shows beyond the view and the names: plans, prices, the score by source, help with a layout."""

from __future__ import annotations

from typing import Any

from midway.kernel.fault import Fault
from midway.kernel.frames import waiting
from midway.kernel.machine import Plain

from .codes import PAYING
from .describe import forecasts
from .groups import expert_group, group_at, group_size, layout_points, survey
from .layout import thorough
from .purchase import fee, hire_cost, price
from .scoring import first_slot, placed_by
from .state import (
    CIVILISATION_NAMES, CIVILISATIONS, DOMAIN_NAMES, EXPERT_NAMES, FACE_UP, HIRING, KINDS, OBJECT_NAMES,
    PLACE_REWARD, SALE, SIDE, SPACES, Museum,
)  # fmt: skip
from .tables import COLLECTION_POINTS, DOWN, GALLERY_SPACE, REWARD, RIGHT

KIND_NAMES = (*CIVILISATION_NAMES, *DOMAIN_NAMES)
STARTS, STEPS = 8, 3_000  # of the thorough search for the best layout


def seen(match: Any) -> dict[str, Any]:
    """What the picture shows of a position, the same for everyone. [MU cards.open]"""
    game, plain = match.state, match.plain
    return {
        "plans": [_plan(plain, player + 1 if game.advanced else 0) for player in range(game.seats)],
        "collections": [_collections(plain, game, player) for player in range(game.seats)],
        "costs": _costs(plain, game),
        "fee": 0 if game.terms == SALE else int(plain.bound(fee)(game, game.player)),
        "price": _price(plain, game),
    }


def fair(plain: Plain, game: Museum, pavilion: int) -> dict[str, Any]:
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


def assist(match: Any, seat: int, sent: dict[str, Any]) -> dict[str, Any]:
    """The best layout of a museum, one's own if no seat is named, or what a layout brings. [MU score.layout, cards.open]"""
    game = match.state.clone()
    host = _host(game, sent.get("seat", seat))
    if sent.get("layout") == "best":
        match.plain.bound(thorough)(game, host, STARTS, STEPS)
    else:
        spaces = _spaces(game, host, sent.get("spaces"))
        if spaces is None:
            return {"spaces": None, "points": None}
        game.space[host][:] = spaces
    names = [OBJECT_NAMES[thing] for thing in game.entry[host][: game.objects[host]]]
    laid = [names[entry - 1] if entry else None for entry in game.space[host]]
    return {"spaces": laid, "points": int(match.plain.bound(layout_points)(game, host))}


def _host(game: Museum, seat: Any) -> int:
    if isinstance(seat, int) and 0 <= seat < game.seats:
        return int(seat)
    raise Fault("seat", seat=seat + 1 if isinstance(seat, int) else str(seat)[:20], n=game.seats)


def _spaces(game: Museum, seat: int, sent: Any) -> list[int] | None:
    """A layout that was sent, as entries plus one; none if the museum has changed since."""
    placed = [name for name in sent if name] if isinstance(sent, list) and len(sent) == SPACES else ["none"]
    if not all(name in OBJECT_NAMES for name in placed) or len(set(placed)) < len(placed):
        raise Fault("layout", n=SPACES)
    entries = {OBJECT_NAMES[thing]: entry + 1 for entry, thing in enumerate(game.entry[seat][: game.objects[seat]])}
    return [entries[name] if name else 0 for name in sent] if set(placed) == set(entries) else None


def _plan(plain: Plain, plan: int) -> dict[str, Any]:
    right, down, gallery = (plain.tables(table)[plan] for table in (RIGHT, DOWN, GALLERY_SPACE))
    beside = [[space, space + 1] for space in range(SPACES) if space % SIDE < SIDE - 1 and not right[space]]
    below = [[space, space + SIDE] for space in range(SPACES - SIDE) if not down[space]]
    return {"gallery": [space for space in range(SPACES) if gallery[space]], "walls": [*beside, *below]}


def _collections(plain: Plain, game: Museum, player: int) -> list[dict[str, Any]]:
    """The collections of a museum as it is shown, the expert in the group that it joins. [MU score.both, score.expert]"""
    copy: Any = game.clone()  # type: ignore[attr-defined]
    if not any(copy.space[player]):
        copy.space[player][:] = forecasts(plain)(game, player)[0]
    do = plain.bound
    do(survey)(copy, player)
    found = []
    for kind in range(KINDS):
        row = plain.tables(COLLECTION_POINTS)[0 if kind < CIVILISATIONS else 1]
        joined = do(expert_group)(copy, player, kind) if copy.scholar[player][kind] else 0
        left = copy.mask[kind]
        while left:
            group = do(group_at)(copy, left)
            left ^= group
            size = do(group_size)(copy, kind, group) + (group == joined) * copy.scholar[player][kind]
            if row[size]:
                found.append({"kind": KIND_NAMES[kind], "size": int(size), "points": int(row[size])})
    return found


def _costs(plain: Plain, game: Museum) -> dict[str, int]:
    face_up = [expert for expert in range(len(EXPERT_NAMES)) if game.expert[expert] == FACE_UP]
    return {EXPERT_NAMES[expert]: int(plain.bound(hire_cost)(game, expert, game.bonus)) for expert in face_up}


def _price(plain: Plain, game: Museum) -> int | None:
    if waiting(game) != PAYING:
        return None
    if game.buying == HIRING:
        return int(plain.bound(hire_cost)(game, game.article, game.bonus))
    return int(plain.bound(price)(game, game.buying, game.article, game.terms, game.bonus))
