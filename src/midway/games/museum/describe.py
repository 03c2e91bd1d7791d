"""What people and programs are told of a position beyond its numbers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any

from midway.kernel.frames import waiting
from midway.kernel.machine import Plain
from midway.kernel.rule import CHANCE, NOBODY
from midway.kernel.words import Words

from .codes import (
    ALTERING, CHOOSING_CONTINENT, CHOOSING_OBJECT, DEALING_OBJECT, DRAWING_COLLECTION, EXHIBIT, EXPLORING, EXTRA, HIRE,
    LAYING_DISPLAY, LAYING_OUT, LOOKING, MULLIGAN, OVER, PAYING, PLACE, REFILLING, RELEASE, RETRIEVING, TOKEN, WITHOUT_PRICE,
    codes, steps,
)  # fmt: skip
from .explore import closed_to
from .groups import collection_points, forget, full_points, gallery_points, survey
from .holdings import hand_limit, hidden_power
from .layout import quick
from .purchase import enter_museum, hire_cost, price
from .rules import seat
from .scoring import exchange_twins, own_objects, part, share
from .state import (
    AXES, CIVILISATION_NAMES, COLLECTION_NAMES, CONTINENT_NAMES, DISCARDED, DISPLAY, DOMAIN_NAMES, EACH,
    EXHIBITING, EXPERT_NAMES, FACE_UP, FAVOUR_NAMES, FREE, HAND, HEADLINE_NAMES, HIRED, HIRING, LENDING,
    MUSEUM, OBJECT_NAMES, OBJECTS, PART_NAMES, PATRON, PATRON_NAMES, PAVILION_NAMES, PER, PLACING, SALE, SLOTS, SPACE_NAMES,
    TRAY, USUAL, Museum,
)  # fmt: skip
from .tables import BONUS, CRITERION_AXIS, CRITERION_KEY, DOMAIN, GOAL, KEYS, REWARD, VALUE

FROM_DECK = (LAYING_DISPLAY, DEALING_OBJECT, LOOKING, REFILLING)
ASKED_BY = {
    CHOOSING_CONTINENT: (
        "favour.press-conference", "headline.scandal", "headline.restitution", "favour.inside-information",
    ),
    ALTERING: ("favour.change-of-programme", "headline.repairs"),
    RETRIEVING: ("favour.storeroom-audit", "expert.patricia"),
    EXTRA: ("favour.second-expedition", "edition2.favour"),
}  # fmt: skip
ASKED_ON_TERMS = {USUAL: ("furbish.exhibit", "pavilion.place", "loan.lend"), FREE: WITHOUT_PRICE, SALE: ("favour.private-sale",)}
WHYS = ("press", "add", "remove", "look")
DEALS = tuple(n for n, step in enumerate(steps) if step.name in ("hand", "hand-favour", "patron", "favour", "look"))
FIRSTS = {
    "expert": EXPERT_NAMES, "favour": FAVOUR_NAMES, "patron": PATRON_NAMES, "headline": HEADLINE_NAMES,
    "collection": COLLECTION_NAMES, "pavilion": PAVILION_NAMES, "space": SPACE_NAMES,
}  # fmt: skip
BUYING = {EXHIBITING: "exhibit", PLACING: "place", LENDING: "lend", HIRING: "hire"}


def facts(plain: Plain, game: Museum, names: list[str], code: int | None) -> dict[str, Any]:
    """What prompts, options and refusals may speak of."""
    what = waiting(game)
    _, one, two = game.frames[game.depth]
    player = _spoken_to(game, what, one)
    thing, told = _told_of(code)
    where = game.place[thing]
    seller = where - DISCARDED if DISCARDED <= where < MUSEUM else game.player
    kind = one if what == CHOOSING_OBJECT else game.buying
    return {
        **told,
        "step": steps[what].name,
        "player": names[player],
        "active": names[game.player],
        "continent": told["continent"] if told["continent"] or what not in FROM_DECK else CONTINENT_NAMES[two],
        "from": "hand" if where < DISCARDED else "discard" if seller == game.player else "rival",
        "seller": names[seller],
        "price": _price(plain, game, code, thing, kind),
        "article": _article(game, what, player),
        "owed": game.owed,
        "credit": game.credit,
        "held": game.held[player],
        "limit": plain.bound(hand_limit)(game, player),
        "discards": game.discards[player],
        "worth": plain.bound(hidden_power)(game, player) if what == MULLIGAN else 0,
        "buying": BUYING.get(kind, "exhibit"),
        "host": names[two] if what == CHOOSING_OBJECT and kind == LENDING else names[game.player],
        "why": WHYS[two] if what == CHOOSING_CONTINENT else ("programme", "repair")[two] if what == ALTERING else "",
        "most": game.bonus,
        "n": _number(what, one, two),
    }


def asking(game: Museum) -> str:
    """The rule that asks: that of the card being played where a step serves several. [MU favour.one, round.headline]"""
    what = waiting(game)
    _, one, two = game.frames[game.depth]
    if what == CHOOSING_OBJECT:
        return ASKED_ON_TERMS[game.terms][one - EXHIBITING]
    if what in ASKED_BY:
        return ASKED_BY[what][one if what == RETRIEVING else two]
    return steps[what].rule


def _spoken_to(game: Museum, what: int, one: int) -> int:
    """The player who decides, or to whom a card is dealt."""
    decider = seat(game)
    if decider not in (CHANCE, NOBODY):
        return decider
    return one if what in DEALS else game.player


@cache
def _told_of(code: int | None) -> tuple[int, dict[str, Any]]:
    """The object a code speaks of, the first if none, and what its card says; the first of every other kind of card."""
    args = codes.describe(code)[1] if code is not None else {}
    thing = OBJECT_NAMES.index(args["object"]) if "object" in args else 0
    told = {kind: args.get(kind, names[0]) for kind, names in FIRSTS.items()}
    told["object"] = OBJECT_NAMES[thing]
    told["civilisation"] = CIVILISATION_NAMES[thing // EACH]
    told["domain"] = DOMAIN_NAMES[DOMAIN[thing]]
    told["continent"] = CONTINENT_NAMES[thing // PER] if "object" in args else args.get("continent", "")
    return thing, {**told, "value": VALUE[thing]}


def _number(what: int, one: int, two: int) -> int:
    if what == DRAWING_COLLECTION:
        return one + 1
    return two if what == RETRIEVING else two + 1


def _price(plain: Plain, game: Museum, code: int | None, thing: int, kind: int) -> int:
    """What a purchase would cost now. [MU furbish.price, hire.cost]"""
    if code is not None and HIRE <= code < RELEASE:
        return int(plain.bound(hire_cost)(game, code - HIRE, game.bonus))
    return int(plain.bound(price)(game, kind, thing, game.terms, game.bonus))


def _article(game: Museum, what: int, player: int) -> str:
    """What is being paid for, or arranged next."""
    if what == PAYING:
        return EXPERT_NAMES[game.article] if game.buying == HIRING else OBJECT_NAMES[game.article]
    if what == LAYING_OUT:
        return OBJECT_NAMES[game.entry[player][sum(1 for entry in game.space[player] if entry)]]
    return OBJECT_NAMES[0]


def marks(game: Museum, code: int) -> list[str]:
    """The places on the board that a choice touches. [MU furbish.source]"""
    args = codes.describe(code)[1]
    touched = [f"seat:{int(value) - 1}" if kind == "player" else f"{kind}:{value}" for kind, value in args.items()]
    if "object" in args:
        touched.append(f"continent:{CONTINENT_NAMES[OBJECT_NAMES.index(args['object']) // PER]}")
    return [*touched, "prestige"] if code == TOKEN else touched


def breakdown(plain: Plain, game: Museum) -> list[dict[str, int]]:
    """The score of each player by source, and what breaks ties. [MU score.total, tie]"""
    rows = []
    for player in range(game.seats):
        row = {name: int(plain.bound(part)(game, player, source)) for source, name in enumerate(PART_NAMES)}
        last = {"total": sum(row.values()), "tokens": game.prestige[player], "own": plain.bound(own_objects)(game, player)}
        rows.append({**row, **last})
    return rows


class _Forecasts:
    """Museums arranged quickly, remembered: the layout of a museum changes far more seldom than a position."""

    def __init__(self, plain: Plain) -> None:
        self.plain = plain
        self.remembered = lru_cache(maxsize=256)(self._arrange)

    def __call__(self, game: Museum, player: int) -> tuple[tuple[int, ...], int, int, int, tuple[int, ...]]:
        """Layout, points of collections, gallery and full museum, and every lender's share."""
        number = game.objects[player]
        entries = tuple(game.entry[player][:number])
        owners = tuple(game.owner[player][:number])
        return self.remembered(entries, owners, tuple(game.scholar[player]), player, game.advanced, game.seats)

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
        do(forget)(game)
        return tuple(game.space[player]), *points, shares


@lru_cache(maxsize=8)
def forecasts(plain: Plain) -> _Forecasts:
    """The quick layouts under one content."""
    return _Forecasts(plain)


def expected_parts(plain: Plain, game: Museum, reader: int | None) -> list[dict[str, int | None]]:
    """Everyone's score by source if the game ended now with quick layouts; of Patrons only the reader's own. [MU cards.open]"""
    arranged = [forecasts(plain)(game, player) for player in range(game.seats)]
    rows = []
    for player in range(game.seats):
        row: dict[str, int | None] = {name: plain.bound(part)(game, player, n) for n, name in enumerate(PART_NAMES)}
        row["collections"], row["gallery"], row["full"] = arranged[player][1:4]
        row["loans"] = sum(shares[player] for *_, shares in arranged)
        if reader != player:
            row["patron"] = None
        rows.append(row)
    return rows


def expected(plain: Plain, game: Museum, reader: int | None) -> list[int]:
    """Everyone's total if the game ended now, as far as a reader can reckon it. [MU cards.open]"""
    return [int(sum(filter(None, row.values()))) for row in expected_parts(plain, game, reader)]


def points(match: Any, reader: int | None) -> dict[str, Any]:
    """Where the markers stand, and the totals a reader can reckon; at the end the scores. [MU cards.open, score.total]"""
    game = match.state
    what = waiting(game)
    if what == OVER:
        return {"scores": [match.plain.rules.score(game, player) for player in range(game.seats)], "forecast": None}
    forecast = expected(match.plain, game, reader) if what >= EXPLORING else None
    return {"scores": list(game.track[: game.seats]), "forecast": forecast}


def extras(match: Any) -> dict[str, Any]:
    """What the picture shows beyond the view: who has what by name, quick layouts, Pavilions. [MU cards.open]"""
    game, plain = match.state, match.plain
    tables = plain.tables
    layouts = [forecasts(plain)(game, player)[0] for player in range(game.seats)]
    return {
        "step": steps[waiting(game)].name,
        "goal": tables(GOAL)[game.family],
        "display": {name: list(_at(game, DISPLAY, number)) for number, name in enumerate(CONTINENT_NAMES)},
        "closed": [name for number, name in enumerate(CONTINENT_NAMES) if plain.bound(closed_to)(game, game.player, number)],
        "hands": [list(_at(game, HAND + player)) for player in range(game.seats)],
        "discards": [_discard(game, player) for player in range(game.seats)],
        "layouts": [_layout(game, player, layouts[player]) for player in range(game.seats)],
        "experts": [name for number, name in enumerate(EXPERT_NAMES) if game.expert[number] == FACE_UP],
        "hired": [[e for k, e in enumerate(EXPERT_NAMES) if game.expert[k] == HIRED + player] for player in range(game.seats)],
        "headline": HEADLINE_NAMES[game.headline - 1] if game.headline else None,
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


def _layout(game: Museum, player: int, layout: tuple[int, ...]) -> list[int | None]:
    """Which object of a museum, in order of entry, stands on each space: as arranged, else as arranged quickly."""
    spaces = game.space[player] if any(game.space[player]) else layout
    return [entry - 1 if entry else None for entry in spaces]


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


def preview(match: Any, code: int, words: Words) -> dict[str, Any]:
    """What exhibiting an object adds: its value, and its collections with a quick layout. [MU furbish.exhibit, score.both]"""
    if not EXHIBIT <= code < PLACE:
        return {}
    game, plain = match.state, match.plain
    me, thing = game.player, code - EXHIBIT
    after = game.clone()
    plain.bound(enter_museum)(after, me, thing, me)
    before = sum(forecasts(plain)(game, me)[1:4]) + plain.bound(part)(game, me, PATRON)
    then = sum(forecasts(plain)(after, me)[1:4]) + plain.bound(part)(after, me, PATRON)
    return {"gain": plain.tables(VALUE)[thing] + then - before}


def where(match: Any, words: Words) -> str:
    """The round. [MU round.order]"""
    what = waiting(match.state)
    if what == OVER:
        return words("board-over", n=match.state.rounds)
    if what == LAYING_OUT:
        return words("board-final")
    if match.state.rounds == 0:
        return words("board-setup")
    return words("board-last" if match.state.last else "board-where", n=match.state.rounds)


def chapter(match: Any) -> int:
    """The round; the first one during set-up. [MU round.order]"""
    return max(1, int(match.state.rounds))


def pieces(game: Museum) -> dict[str, int]:
    """Totals that no event changes: each object, Favour and Patron, prestige, Public Opinion cards. [MU setup.supply]"""
    totals = {}
    for thing, name in enumerate(OBJECT_NAMES):
        at, card = divmod(thing, PER)
        unseen = game.deck[at][card] + sum(rows[at][card] for rows in (*game.hidden, *game.peek))
        totals[name] = unseen + (game.place[thing] > 0)
    for kind, name in enumerate(FAVOUR_NAMES):
        totals[name] = game.favour_deck[kind] + game.favours_used[kind] + sum(row[kind] for row in game.favours)
    for kind, name in enumerate(PATRON_NAMES):
        totals[name] = game.patron_deck[kind] + sum(row[kind] for row in (*game.patrons, *game.passed))
    totals["prestige"] = game.supply + sum(game.prestige)
    totals["opinion cards"] = sum(game.opinion) + game.aside
    return totals
