"""The table of Manifest Destiny as text: order, players, the map by regions, mats, Breakthroughs, and what a seat holds."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Any

from midway.kernel.lines import ALWAYS, ASKED, BESIDE, CHANGED, Part, cut, hang, shortened
from midway.kernel.frames import waiting
from midway.kernel.telling import Position
from midway.kernel.words import Words

from ..cards import cards
from ..codes import (
    AIMING, ANSWERING, BIDDING, BUILDING, CHOOSING_HOME, CHOOSING_OPTION, CHOOSING_PLACE, CLAIMING, EXPANDING, FREEING_STEP,
    GIVING_UP, INVESTING, NAMING_ERA, NAMING_PRODUCT, NAMING_REGION, OFFERED_LICENCE, OFFERED_SHARE, OVER, PICKING, PLAYING,
    PUTTING_AWAY, REROLLING_DIE, SETTING_SIX, STEPPING, SWAPPING,
)  # fmt: skip
from ..buying import full_price
from ..checks import CATEGORY_NAMES
from ..ledger import has, owns
from ..describe import where
from ..picture import extras
from ..state import (
    BREAKTHROUGH_NAMES, BREAKTHROUGHS, CARD_NAMES, FIRST_MARKET, NATIVES, NUMBERS, PLAYED, PRODUCT_NAMES, PROGRESSION_NAMES,
    PROGRESSIONS, REGION_NAMES, TECHNOLOGY, TECHNOLOGY_TOKEN, TERRITORIES, TERRITORY_NAMES, TOURIST_TOKEN, TOURISTS,
    TRUCE_FOR_ALL, Destiny,
)  # fmt: skip
from ..tables import CATEGORY, CONTROL, ICONS, LEVEL, NUMBER, REGION, RESEARCH_LEVEL, STEPS

COLOURS = ("red", "blue", "yellow", "green", "magenta")
NAME_WIDTH, SHORT_WIDTH = 10, 7  # of a player
LAND_WIDTH, GOODS_WIDTH = 16, 11  # where there is no room for more
ROMAN = ("", "I", "II", "III")
# The steps that ask about a part of the board.
CARDS = (
    CHOOSING_PLACE, PLAYING, AIMING, NAMING_REGION, NAMING_PRODUCT, NAMING_ERA, CHOOSING_OPTION, ANSWERING, PUTTING_AWAY,
    SWAPPING,
)  # fmt: skip
PRODUCTS = (PLAYING, NAMING_PRODUCT)
RESEARCH = (INVESTING, OFFERED_LICENCE, OFFERED_SHARE, REROLLING_DIE, SETTING_SIX, FREEING_STEP, STEPPING, CLAIMING)
LAND = (BIDDING, CHOOSING_HOME, CHOOSING_PLACE, NAMING_REGION, EXPANDING, PICKING, GIVING_UP, BUILDING)


class Board:
    """Draws one position for the eyes of one seat. `paint(text, colour)` colours text, or leaves it alone.

    before   the position that the seat saw last; what is different now carries a mark
    """

    def __init__(self, match: Any, words: Words, width: int, paint: Any, seat: int | None, before: Destiny | None = None) -> None:
        self.match = match
        self.game: Destiny = match.state
        self.plain = match.plain
        self.tables = match.plain.tables
        self.words = words
        self.width = width
        self.paint = paint
        self.seat = seat
        self.before: Destiny = before or match.state
        self.marked = before is not None
        self.open = extras(match)
        self.players = range(match.state.seats)
        self.names = shortened(match.names, NAME_WIDTH)

    def parts(self) -> list[Part]:
        words, near = self.words, self._near
        parts = [
            Part(words("part-turn"), [*self._title(), *self._head()], ALWAYS, self._title()),
            Part(words("board-player"), self._people()),
            Part(words("part-owned"), self._owned(), BESIDE),
            Part(words("part-regions"), self._regions(), near(LAND)),
            *self._map(),
            Part(words("part-products"), self._products(), near(PRODUCTS)),
            Part(words("board-progressions"), self._mats(), near(RESEARCH)),
            Part(words("board-breakthroughs"), self._chart(), near(RESEARCH)),
            Part(words("board-hand"), self._own(), near(CARDS), self._titles()),
        ]
        return [part for part in parts if part.lines]

    def _near(self, steps: tuple[int, ...]) -> int:
        return ASKED if waiting(self.game) in steps else BESIDE

    def _mark(self, changed: bool) -> str:
        return CHANGED if changed else " "

    def _title(self) -> list[str]:
        """Turn, Era and phase, and the pile. [MD 5.0, 7.0]"""
        marked = f" · {CHANGED} {self.words('board-changed')}" if self.marked else ""
        pile = self.words("board-pile", n=self.game.left)
        return hang(f"{self.words('title')} · {where(self.match, self.words)} · {pile}{marked}", self.width)

    def _head(self) -> list[str]:
        """Turn order, and what holds for this turn. [MD 7.0, 8.6]"""
        words, game = self.words, self.game
        if waiting(game) == OVER:
            return []
        lines = []
        order = ", ".join(self.names[seat - 1] if seat else "–" for seat in game.order[: game.seats])
        if game.turn:
            choice = ", ".join(self.names[seat] for seat in game.choice[: game.seats])
            lines.append(f"{words('board-order', names=order)} · {words('board-choice', names=choice)}")
        return [row for line in [*lines, " · ".join(self._turn()), self._played()] if line for row in hang(line, self.width)]

    def _turn(self) -> Iterable[str]:
        """What holds for the turn or for good. [MD 8.32, 8.3311]"""
        words, game = self.words, self.game
        if game.most_cities:
            yield words("board-most-cities", name=self.names[game.most_cities - 1])
        if game.panama:
            yield words("board-canal")
        goods = [words.form(name, "low") for name, out in zip(PRODUCT_NAMES, game.surplus, strict=True) if out]
        if goods:
            yield words("board-surplus", names=", ".join(goods))
        markets = [words(TERRITORY_NAMES[FIRST_MARKET + n]) for n, shut in enumerate(game.blocked) if shut]
        if markets:
            yield words("board-blocked", names=", ".join(markets))
        for region, truce in zip(REGION_NAMES, game.truce, strict=True):
            if truce & TRUCE_FOR_ALL:
                yield words("board-truce", region=region)
            safe = [self.names[player] for player in self.players if truce >> player & 1]
            if safe:
                yield words("board-truce-of", name=", ".join(safe), region=region)

    def _played(self) -> str:
        """The cards that lie face up. [MD 8.0]"""
        told = [
            f"{self.words(name)} ({self.tables(NUMBER)[card]}, {self.names[self.game.place[card] - PLAYED]})"
            for card, name in enumerate(CARD_NAMES)
            if self.game.place[card] >= PLAYED
        ]
        return self.words("board-played", names=", ".join(told)) if told else ""

    # Players.

    def _people(self) -> list[str]:
        """What each player has; hands and money as far as they are open. [MD 12.1, 12.2]"""
        columns = ("vp", "profit", "cash", "hand", "supply", "spend", "pioneers", "lands", "built")
        heads = [self.words(f"board-{column}") for column in columns]
        lines = [self.words("board-player").ljust(NAME_WIDTH + 2) + "  ".join(heads)]
        cash = self.match.view(self.seat).fields["cash"]
        game = self.game
        for player in self.players:
            now, then = _numbers_of(game, player), _numbers_of(self.before, player)
            cells = [f"{self._mark(new != old).strip()}{new}" for new, old in zip(now, then, strict=True)]
            money = cash[player]
            cells.insert(2, "?" if money is None else f"{self._mark(money != self.before.cash[player]).strip()}{money}")
            turn = ">" if player == game.player and waiting(game) != OVER else " "
            name = self.paint(self.names[player].ljust(NAME_WIDTH), COLOURS[player])
            lines.append(f"{turn}{name}" + " ".join(cell.rjust(len(head) + 1) for cell, head in zip(cells, heads, strict=True)))
        return lines

    def _owned(self) -> list[str]:
        """Home, Progressions and Breakthroughs of each player. [MD 6.3, 9.3, 9.42]"""
        words, game = self.words, self.game
        lines = []
        for player in self.players:
            told = []
            if game.home[player]:
                told.append(words("board-home", home=words(TERRITORY_NAMES[game.home[player] - 1])))
            if owned := [words(name) for n, name in enumerate(PROGRESSION_NAMES) if owns(game, player, n)]:
                told.append(words("board-owns", names=", ".join(owned)))
            if claimed := [words(name) for n, name in enumerate(BREAKTHROUGH_NAMES) if has(game, player, n)]:
                told.append(words("board-claimed", names=", ".join(claimed)))
            if told:
                lines += hang(words("board-card", name=self.names[player], text=" · ".join(told)), self.width)
        return lines

    # The map.

    def _regions(self) -> list[str]:
        """How many territories each player holds in each region in play. [MD 3.4]"""
        words = self.words
        regions = [(region, name) for region, name in enumerate(REGION_NAMES) if name not in self.open["closed"]]
        wide = max(len(words(name)) for _, name in regions) + 1
        column = min(NAME_WIDTH, (self.width - wide) // (len(self.players) + 2) - 2)
        heads = [*self._holders(column).values(), cut(words("board-vacant"), column)]
        lines = [words("part-regions").ljust(wide) + " ".join(head.rjust(column + 1) for head in heads)]
        holders = [*(player + 1 for player in self.players), NATIVES, 0]
        for region, name in regions:
            here = [t for t in range(TERRITORIES) if self.tables(REGION)[t] == region]
            now, then = ([[game.holder[t] for t in here].count(who) for who in holders] for game in (self.game, self.before))
            cells = [f"{self._mark(new != old)}{new or '–'}".rjust(column + 1) for new, old in zip(now, then, strict=True)]
            lines.append(words(name).ljust(wide) + " ".join(cells))
        return lines

    def _map(self) -> list[Part]:
        """Every territory of a region in play, side by side; those of the question are near it. [MD 3.4, 10.21]"""
        words = self.words
        goods = ", ".join(f"{words.form(name, 'short')}\u00a0{words.form(name, 'low')}" for name in PRODUCT_NAMES)
        legend = [*hang(words("board-map"), self.width), *hang(words("board-legend", names=goods), self.width)]
        closed = [words("board-closed", region=name) for name in REGION_NAMES if name in self.open["closed"]]
        parts = [Part(words("part-map"), [*legend, *closed], BESIDE)]
        asked = self._asked_regions()
        for region, name in enumerate(REGION_NAMES):
            if name not in self.open["closed"]:
                here = [t for t in range(TERRITORIES) if self.tables(REGION)[t] == region]
                parts.append(Part(words(name), [words(name), *self._table(here)], ASKED if region in asked else BESIDE))
        return parts

    def _asked_regions(self) -> set[int]:
        """The regions of the territories that can be chosen now."""
        marks = {mark for code in self.match.legal() for mark in self.match.game.telling.marks(self.match, code)}
        named = [mark.removeprefix("territory:") for mark in marks if mark.startswith("territory:")]
        return {self.tables(REGION)[TERRITORY_NAMES.index(name)] for name in named}

    def _table(self, territories: list[int]) -> list[str]:
        """Territories in columns, read from the left."""
        cells = [self._territory(territory, *self._widths) for territory in territories]
        cell = sum(self._widths) + 6
        across = max(1, self.width // cell)
        rows = [cells[start : start + across] for start in range(0, len(cells), across)]
        return ["".join(painted + " " * (cell - len(text)) for text, painted in row).rstrip() for row in rows]

    @cached_property
    def _widths(self) -> tuple[int, int, int]:
        """How wide lands, their products and their holders are: whole names where there is room for two columns."""
        widths = (
            max(len(self.words(name)) for name in TERRITORY_NAMES),
            max(len(" ".join(self._goods(territory))) for territory in range(TERRITORIES)),
            max(map(len, (*self.names, self.words("board-natives")))) + 2,
        )
        return widths if self.width // (sum(widths) + 6) >= 2 else (LAND_WIDTH, GOODS_WIDTH, SHORT_WIDTH)

    def _territory(self, territory: int, land: int, goods: int, wide: int) -> tuple[str, str]:
        """A territory as text, and as it is painted."""
        holder = self.game.holder[territory]
        marks = "+" * self.game.new[territory] + "#" * self.game.city[territory] + "x" * self._blocked(self.game, territory)
        short = self._holders(wide - max(len(marks), 2 if wide > SHORT_WIDTH else 0))
        who = (short[holder] if holder else "–") + marks
        name = cut(self.words(TERRITORY_NAMES[territory]), land).ljust(land)
        products = cut(" ".join(self._goods(territory)), goods).ljust(goods)
        mark = self._mark(self._on(self.game, territory) != self._on(self.before, territory))
        before = f" {mark}{name} {self.tables(CONTROL)[territory]} {products} "
        return before + who, before + (self.paint(who, COLOURS[holder - 1]) if 0 < holder < NATIVES else who)

    def _holders(self, width: int) -> dict[int, str]:
        """Who holds a territory, by number, no two looking the same."""
        names = shortened(self.match.names, min(width, NAME_WIDTH))
        return {**dict(enumerate(names, 1)), NATIVES: cut(self.words("board-natives"), width)}

    def _on(self, game: Destiny, territory: int) -> tuple[int, ...]:
        """What lies on a territory."""
        return (
            game.holder[territory], game.new[territory], game.city[territory], game.added[territory],
            self._blocked(game, territory),
        )  # fmt: skip

    @staticmethod
    def _blocked(game: Destiny, territory: int) -> int:
        return game.blocked[territory - FIRST_MARKET] if territory >= FIRST_MARKET else 0

    def _goods(self, territory: int) -> Iterable[str]:
        """The products of a territory, printed and added. [MD 8.321, 8.331]"""
        added = {TECHNOLOGY: TECHNOLOGY_TOKEN, TOURISTS: TOURIST_TOKEN}
        for product, icons in enumerate(self.tables(ICONS)[territory]):
            more = self.game.added[territory] & added.get(product, 0) > 0
            yield from [self.words.form(PRODUCT_NAMES[product], "short")] * (icons + more)

    def _products(self) -> list[str]:
        """What each product pays the seat now, and for how many icons. [MD 8.331]"""
        words, me = self.words, self._me
        pays = self.open["pays"][me]
        told = [words("board-paying", product=name, **pays[name]) for name in PRODUCT_NAMES if pays[name]["icons"]]
        text = words("board-card", name=words("board-pays", name=self.names[me]), text=" · ".join(told) or "–")
        return hang(text, self.width) if self.game.turn else []

    @property
    def _me(self) -> int:
        return self.seat if self.seat is not None else self.game.player

    # Mats and chart.

    def _mats(self) -> list[str]:
        """Progressions by category with the seat's prices and their owners. [MD 9.3]"""
        words, me = self.words, self._me
        lines = hang(words("board-mats", name=self.names[me]), self.width)
        for category, name in enumerate(CATEGORY_NAMES):
            row = [n for n in range(PROGRESSIONS) if self.tables(CATEGORY)[n] == category]
            row.sort(key=lambda n: self.tables(LEVEL)[n])
            told = " · ".join(self._progression(n, me) for n in row)
            lines += hang(words("board-card", name=words(name), text=told), self.width, 2)
        return lines

    def _progression(self, progression: int, me: int) -> str:
        owners = [player for player in self.players if owns(self.game, player, progression)]
        price = "" if me in owners else f"\u00a0{self.plain.bound(full_price)(self.game, me, progression)}"
        after = f" ({', '.join(self.names[player] for player in owners)})" if owners else ""
        mark = self._mark(any(owns(self.before, player, progression) != (player in owners) for player in self.players)).strip()
        return f"{mark}{self.words(PROGRESSION_NAMES[progression])}{price}{after}"

    def _chart(self) -> list[str]:
        """Breakthroughs with their steps and who has filled or claimed them; what City, Pioneer, card cost. [MD 9.2, 9.4]"""
        words = self.words
        lines = [words("board-chart")]
        for breakthrough, name in enumerate(BREAKTHROUGH_NAMES):
            level = self.tables(RESEARCH_LEVEL)[breakthrough]
            numbers = _numbers(self.tables(STEPS)[breakthrough])
            mark = self._mark(self._filled(self.game, breakthrough) != self._filled(self.before, breakthrough))
            told = f"{words(name)} {ROMAN[level]} [{numbers}]{self._researchers(breakthrough, level)}"
            lines += hang(f"{mark}{told}", self.width, 1) if mark.strip() else hang(told, self.width, 2)
        city, pioneer, card = self.open["next"].values()
        return [*lines, *hang(words("board-next", city=city, pioneer=pioneer, card=card), self.width)]

    def _filled(self, game: Destiny, breakthrough: int) -> list[int]:
        return [game.claimed[breakthrough], *(game.steps[player][breakthrough] for player in self.players)]

    def _researchers(self, breakthrough: int, level: int) -> str:
        words, game = self.words, self.game
        if owners := [self.names[player] for player in self.players if has(game, player, breakthrough)]:
            return f" {words('board-by', names=', '.join(owners))}"
        if level > game.era:
            return f" {words('board-later', n=level)}"
        filled = [(self.names[player], game.steps[player][breakthrough]) for player in self.players]
        told = [words("board-steps", name=name, steps=_numbers(bits)) for name, bits in filled if bits]
        return " " + " · ".join(told) if told else ""

    def _own(self) -> list[str]:
        """What only the seat itself may see: its cards with their texts. [MD 12.1]"""
        words = self.words
        return self._hand(lambda n, card, eras: hang(
            words("board-held", n=n, name=card["name"], eras=eras, text=card["text"]), self.width, 2
        ))  # fmt: skip

    def _titles(self) -> list[str]:
        """The seat's cards by name. [MD 12.1]"""
        return self._hand(lambda n, card, eras: hang(f"{n} {card['name']} ({eras})", self.width, 2))

    def _hand(self, tell: Callable[[int, dict[str, Any], str], list[str]]) -> list[str]:
        if self.seat is None or waiting(self.game) == OVER:
            return []
        told = cards(self.words.language)["card"]
        held = [told[name] for name in holding(self.match, self.seat)]
        title = self.words("board-yours", name=self.match.seats[self.seat].name)
        if not held:
            return [f"{title} {self.words('board-nothing')}"]
        return [title, *(line for card in held for line in tell(card["number"], card, "–".join(map(str, card["eras"]))))]


def draw_board(
    match: Position, seat: int | None, words: Words, width: int, paint: Any, before: Destiny | None = None
) -> list[Part]:
    """The table as text at most so wide, as a seat may see it; None for a spectator. [MD 12.0, 12.1]"""
    return Board(match, words, width, paint, seat, before).parts()


def about(match: Position, seat: int | None, words: Words) -> list[str]:
    """What the pieces do that matter now: cards on the table and in the seat's hand, Progressions and Breakthroughs in use."""
    told, game = cards(words.language), match.state
    players = range(game.seats)
    shown = [("card", name) for card, name in enumerate(CARD_NAMES) if game.place[card] >= PLAYED]
    shown += [("card", name) for name in (holding(match, seat) if seat is not None else [])]
    shown += [("progression", PROGRESSION_NAMES[n]) for n in range(PROGRESSIONS) if any(owns(game, p, n) for p in players)]
    shown += [("breakthrough", BREAKTHROUGH_NAMES[n]) for n in range(BREAKTHROUGHS) if any(has(game, p, n) for p in players)]
    return [words("board-card", name=told[kind][name]["name"], text=told[kind][name]["text"]) for kind, name in shown]


def holding(match: Any, seat: int) -> list[str]:
    """The cards of a seat, out of its own view, lowest number first; one that Think Tank may swap too. [MD 12.1]"""
    view = match.view(seat).fields
    return [name for card, name in enumerate(CARD_NAMES) if view["hand"][seat][card] or view["received"][seat][card]]


def _numbers(bits: int) -> str:
    return " ".join(str(number + 1) for number in range(NUMBERS) if bits >> number & 1)


def _numbers_of(game: Destiny, player: int) -> tuple[int, ...]:
    """What everybody can see of a player, cash apart."""
    return (
        game.points[player], game.profit[player], game.held[player], game.supply[player], game.purchased[player],
        game.pioneers[player], game.on_map[player], game.cities[player],
    )  # fmt: skip
