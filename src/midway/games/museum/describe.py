"""What people and programs are told about a position beyond its numbers."""

from __future__ import annotations

from typing import Any

from midway.kernel.frames import about, detail, waiting, whose
from midway.kernel.machine import Plain
from midway.kernel.rule import CHANCE, NOBODY
from midway.kernel.telling import Position
from midway.kernel.words import Words

from .codes import (
    ALTERING, CHOOSING_CONTINENT, CHOOSING_OBJECT, DEALING_FAVOUR, DEALING_OBJECT, DEALING_PATRON, DRAWING_FAVOUR, EXTRA,
    FROM_DECK, HIRE, LAYING_OUT, LOOKING, MULLIGAN, OVER, PAYING, RELEASE, RETRIEVING, TOKEN, WITHOUT_PRICE, codes,
    steps,
)  # fmt: skip
from .holdings import hand_limit, hidden_power
from .purchase import hire_cost, price
from .rules import seat
from .state import (
    CIVILISATION_NAMES, COLLECTION_NAMES, CONTINENT_NAMES, DISCARDED, DOMAIN_NAMES, EACH,
    EXHIBITING, EXPERT_NAMES, FAVOUR_NAMES, FREE, HIRING, LENDING,
    MUSEUM, OBJECT_NAMES, PATRON_NAMES, PAVILION_NAMES, PER, PLACING, SALE, USUAL, Museum,
)  # fmt: skip
from .tables import DOMAIN, VALUE

ASKED_BY = {
    CHOOSING_CONTINENT: (
        "favour.press-conference", "headline.scandal", "headline.restitution", "favour.inside-information",
    ),
    ALTERING: ("favour.change-of-programme", "headline.repairs"),
    RETRIEVING: ("favour.storeroom-audit", "expert.patricia"),
    EXTRA: ("favour.second-expedition", "edition2.favour"),
}  # fmt: skip
ASKED_ON_TERMS = {
    USUAL: {PLACING: "pavilion.place", LENDING: "loan.lend"},
    FREE: WITHOUT_PRICE,
    SALE: {EXHIBITING: "favour.private-sale"},
}
WHYS = {CHOOSING_CONTINENT: ("press", "add", "remove", "look"), ALTERING: ("programme", "repair")}
DEALS = (DEALING_OBJECT, DEALING_FAVOUR, DEALING_PATRON, DRAWING_FAVOUR, LOOKING)
BUYING = {EXHIBITING: "exhibit", PLACING: "place", LENDING: "lend", HIRING: "hire"}


def facts(match: Position, code: int | None) -> dict[str, Any]:
    """What prompts, options and refusals may speak of; what a position does not say is left out."""
    game, plain, names = match.state, match.plain, match.names
    what = waiting(game)
    needs = about(game)
    player = _spoken_to(game)
    kind = needs if what == CHOOSING_OBJECT else game.buying
    told = {
        "step": steps[what].name,
        "player": names[player],
        "active": names[game.player],
        "continent": CONTINENT_NAMES[needs] if steps[what].group == FROM_DECK else None,
        "article": _article(game, what, player),
        "owed": game.owed,
        "credit": game.credit,
        "held": game.held[player],
        "limit": plain.bound(hand_limit)(game, player),
        "discards": game.discards[player],
        "worth": plain.bound(hidden_power)(game, player) if what == MULLIGAN else None,
        "buying": BUYING.get(kind),
        "host": names[detail(game)] if what == CHOOSING_OBJECT and kind == LENDING else None,
        "why": WHYS[what][needs] if what in WHYS else None,
        "most": game.bonus,
        "n": detail(game) if what == RETRIEVING else needs + 1,
        "collection": _collection(game, detail(game)) if what == CHOOSING_OBJECT and kind == PLACING else None,
        **_told_of(plain, game, names, code, kind),
    }
    return {name: value for name, value in told.items() if value is not None}


def asking(match: Position) -> str:
    """The rule that asks: that of the card being played where a step serves several. [MU favour.one, round.headline]"""
    game = match.state
    what = waiting(game)
    if what == CHOOSING_OBJECT:
        return ASKED_ON_TERMS[game.terms][about(game)]
    if what in ASKED_BY:
        return ASKED_BY[what][about(game)]
    return steps[what].rule


def _spoken_to(game: Museum) -> int:
    """The player who decides, or to whom a card is dealt."""
    decider = seat(game)
    if decider not in (CHANCE, NOBODY):
        return decider
    return whose(game) if waiting(game) in DEALS else game.player


def _told_of(plain: Plain, game: Museum, names: list[str], code: int | None, kind: int) -> dict[str, Any]:
    """The card that a code is about: what it says, where it lies, and what it would cost now. [MU furbish.price, hire.cost]"""
    args = codes.describe(code)[1] if code is not None else {}
    if code is not None and HIRE <= code < RELEASE:
        return {"price": int(plain.bound(hire_cost)(game, code - HIRE, game.bonus))}
    if "pavilion" in args:
        return {"collection": _collection(game, PAVILION_NAMES.index(args["pavilion"]))}
    if "object" not in args:
        return {}
    thing = OBJECT_NAMES.index(args["object"])
    where = game.place[thing]
    seller = where - DISCARDED if DISCARDED <= where < MUSEUM else None
    return {
        "civilisation": CIVILISATION_NAMES[thing // EACH],
        "domain": DOMAIN_NAMES[plain.tables(DOMAIN)[thing]],
        "continent": CONTINENT_NAMES[thing // PER],
        "value": plain.tables(VALUE)[thing],
        "from": "rival" if seller not in (None, game.player) else "hand" if seller is None else "discard",
        "seller": None if seller is None else names[seller],
        "price": int(plain.bound(price)(game, kind, thing, game.terms, game.bonus)),
    }


def _collection(game: Museum, pavilion: int) -> str:
    """The Collection that a Pavilion shows, by which people know it. [MU pavilion.setup]"""
    return COLLECTION_NAMES[game.card[pavilion]]


def _article(game: Museum, what: int, player: int) -> str | None:
    """What is being paid for, or arranged next."""
    if what == PAYING:
        return EXPERT_NAMES[game.article] if game.buying == HIRING else OBJECT_NAMES[game.article]
    if what == LAYING_OUT:
        return OBJECT_NAMES[game.entry[player][sum(1 for entry in game.space[player] if entry)]]
    return None


def marks(match: Position, code: int) -> list[str]:
    """The places on the board that a choice touches. [MU furbish.source]"""
    args = codes.describe(code)[1]
    touched = [f"seat:{value}" if kind == "player" else f"{kind}:{value}" for kind, value in args.items()]
    if "object" in args:
        touched.append(f"continent:{CONTINENT_NAMES[OBJECT_NAMES.index(args['object']) // PER]}")
    return [*touched, "prestige"] if code == TOKEN else touched


def where(match: Position, words: Words) -> str:
    """The round. [MU round.order]"""
    what = waiting(match.state)
    if what == OVER:
        return words("board-over", n=match.state.rounds)
    if what == LAYING_OUT:
        return words("board-final")
    if match.state.rounds == 0:
        return words("board-setup")
    return words("board-last" if match.state.last else "board-where", n=match.state.rounds)


def pieces(game: Museum) -> dict[str, int]:
    """Totals that no event changes: each object, Favour and Patron, prestige, Public Opinion cards. [MU setup.supply]"""
    unseen = [sum(cards) for rows in zip(game.deck, *game.hidden, *game.peek, strict=True) for cards in zip(*rows, strict=True)]
    totals = {name: unseen[thing] + (game.place[thing] > 0) for thing, name in enumerate(OBJECT_NAMES)}
    for kind, name in enumerate(FAVOUR_NAMES):
        totals[name] = game.favour_deck[kind] + game.favours_used[kind] + sum(row[kind] for row in game.favours)
    for kind, name in enumerate(PATRON_NAMES):
        totals[name] = game.patron_deck[kind] + sum(row[kind] for row in (*game.patrons, *game.passed))
    totals["prestige"] = game.supply + sum(game.prestige)
    totals["opinion cards"] = sum(game.opinion) + game.aside
    return totals
