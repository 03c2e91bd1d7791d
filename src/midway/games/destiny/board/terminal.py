"""The table of Manifest Destiny as text: order, players, the map by regions, mats, Breakthroughs, and what a seat holds."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from midway.kernel.lines import cut, hang
from midway.kernel.frames import waiting
from midway.kernel.words import Words

from ..cards import cards
from ..codes import OVER
from ..investment import full_price
from ..ledger import has, owns
from ..picture import seen, where
from ..state import (
    BREAKTHROUGH_NAMES, BREAKTHROUGHS, CARD_NAMES, FIRST_MARKET, NATIVES, NUMBERS, PLAYED, PRODUCT_NAMES, PROGRESSION_NAMES,
    PROGRESSIONS, REGION_NAMES, TECHNOLOGY, TECHNOLOGY_TOKEN, TERRITORIES, TERRITORY_NAMES, TOURIST_TOKEN, TOURISTS,
    TRUCE_FOR_ALL, Destiny,
)  # fmt: skip
from ..tables import CATEGORY, CATEGORY_NAMES, CONTROL, ICONS, LEVEL, NUMBER, REGION, RESEARCH_LEVEL, STEPS

COLOURS = ("red", "blue", "yellow", "green", "magenta")
NAME_WIDTH, LAND_WIDTH, GOODS_WIDTH, HOLDER_WIDTH = 10, 16, 11, 7
CELL = LAND_WIDTH + GOODS_WIDTH + HOLDER_WIDTH + 6
ROMAN = ("", "I", "II", "III")


class Board:
    """Draws one position for the eyes of one seat. `paint(text, colour)` colours text, or leaves it alone."""

    def __init__(self, match: Any, words: Words, width: int, paint: Any, seat: int | None) -> None:
        self.match = match
        self.game: Destiny = match.state
        self.plain = match.plain
        self.tables = match.plain.tables
        self.words = words
        self.width = width
        self.paint = paint
        self.seat = seat
        self.open = seen(match)
        self.players = range(match.state.seats)
        self.names = [cut(seat.name, NAME_WIDTH) for seat in match.seats]

    def draw(self) -> str:
        parts = [self._head(), self._people(), self._map(), self._mats(), self._chart(), self._own()]
        return "\n\n".join("\n".join(part) for part in parts if part)

    def _head(self) -> list[str]:
        """Turn, Era and phase, the pile, turn order, and what holds for this turn. [MD 5.0, 7.0, 8.6]"""
        words, game = self.words, self.game
        lines = [f"{words('title')} · {where(self.match, words)} · {words('board-pile', n=game.left)}"]
        if waiting(game) == OVER:
            return lines[:1]
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
        for player in self.players:
            game = self.game
            money = cash[player] if cash[player] is not None else "?"
            cells = (
                game.points[player], game.profit[player], money, game.held[player], game.supply[player], game.purchased[player],
                game.pioneers[player], game.on_map[player], game.cities[player],
            )  # fmt: skip
            turn = ">" if player == game.player and waiting(game) != OVER else " "
            name = self.paint(self.names[player].ljust(NAME_WIDTH), COLOURS[player])
            row = "  ".join(str(cell).rjust(len(head)) for cell, head in zip(cells, heads, strict=True))
            lines.append(f"{turn}{name} {row}")
            lines += self._holdings(player)
        return lines

    def _holdings(self, player: int) -> list[str]:
        """Home, Progressions and Breakthroughs of a player. [MD 6.3, 9.3, 9.42]"""
        words, game = self.words, self.game
        told = []
        if game.home[player]:
            told.append(words("board-home", home=words(TERRITORY_NAMES[game.home[player] - 1])))
        if owned := [words(name) for n, name in enumerate(PROGRESSION_NAMES) if owns(game, player, n)]:
            told.append(words("board-owns", names=", ".join(owned)))
        if claimed := [words(name) for n, name in enumerate(BREAKTHROUGH_NAMES) if has(game, player, n)]:
            told.append(words("board-claimed", names=", ".join(claimed)))
        return hang(" · ".join(told), self.width, 4) if told else []

    # The map.

    def _map(self) -> list[str]:
        """Every territory of a region in play, side by side. [MD 3.4, 10.21]"""
        words = self.words
        goods = ", ".join(f"{words.form(name, 'short')}\u00a0{words.form(name, 'low')}" for name in PRODUCT_NAMES)
        lines = [*hang(words("board-map"), self.width), *hang(words("board-legend", names=goods), self.width)]
        for region, name in enumerate(REGION_NAMES):
            if name in self.open["closed"]:
                lines.append(words("board-closed", region=name))
            else:
                lines.append(words(name))
                here = [t for t in range(TERRITORIES) if self.tables(REGION)[t] == region]
                lines += self._table([self._territory(t) for t in here])
        return lines

    def _table(self, cells: list[tuple[str, str]]) -> list[str]:
        """Cells in columns, read from the left; each is its text and the text as painted."""
        across = max(1, self.width // CELL)
        rows = [cells[start : start + across] for start in range(0, len(cells), across)]
        return ["".join(painted + " " * (CELL - len(text)) for text, painted in row).rstrip() for row in rows]

    def _territory(self, territory: int) -> tuple[str, str]:
        name = cut(self.words(TERRITORY_NAMES[territory]), LAND_WIDTH).ljust(LAND_WIDTH)
        goods = cut(" ".join(self._goods(territory)), GOODS_WIDTH).ljust(GOODS_WIDTH)
        holder = self.game.holder[territory]
        who = self.words("board-natives") if holder == NATIVES else self.names[holder - 1] if holder else "–"
        marks = "+" * self.game.new[territory] + "#" * self.game.city[territory] + "x" * self._blocked(territory)
        who = cut(who, HOLDER_WIDTH - len(marks)) + marks
        before = f"  {name} {self.tables(CONTROL)[territory]} {goods} "
        return before + who, before + (self.paint(who, COLOURS[holder - 1]) if 0 < holder < NATIVES else who)

    def _blocked(self, territory: int) -> int:
        return self.game.blocked[territory - FIRST_MARKET] if territory >= FIRST_MARKET else 0

    def _goods(self, territory: int) -> Iterable[str]:
        """The products of a territory, printed and added. [MD 8.321, 8.331]"""
        added = {TECHNOLOGY: TECHNOLOGY_TOKEN, TOURISTS: TOURIST_TOKEN}
        for product, icons in enumerate(self.tables(ICONS)[territory]):
            more = self.game.added[territory] & added.get(product, 0) > 0
            yield from [self.words.form(PRODUCT_NAMES[product], "short")] * (icons + more)

    # Mats and chart.

    def _mats(self) -> list[str]:
        """Progressions by category with the seat's prices and their owners. [MD 9.3]"""
        words = self.words
        me = self.seat if self.seat is not None else self.game.player
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
        return f"{self.words(PROGRESSION_NAMES[progression])}{price}{after}"

    def _chart(self) -> list[str]:
        """Breakthroughs with their steps and who has filled or claimed them; what City, Pioneer, card cost. [MD 9.2, 9.4]"""
        words = self.words
        lines = [words("board-chart")]
        for breakthrough, name in enumerate(BREAKTHROUGH_NAMES):
            level = self.tables(RESEARCH_LEVEL)[breakthrough]
            numbers = _numbers(self.tables(STEPS)[breakthrough])
            lines += hang(f"{words(name)} {ROMAN[level]} [{numbers}]{self._researchers(breakthrough, level)}", self.width, 2)
        city, pioneer, card = self.open["next"]
        return [*lines, *hang(words("board-next", city=city, pioneer=pioneer, card=card), self.width)]

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
        if self.seat is None or waiting(self.game) == OVER:
            return []
        words = self.words
        told = cards(words.language)["card"]
        held = [told[name] for name in holding(self.match, self.seat)]
        lines = [words("board-yours", name=self.match.seats[self.seat].name)]
        for card in held:
            eras = "–".join(map(str, card["eras"]))
            lines += hang(words("board-held", n=card["number"], name=card["name"], eras=eras, text=card["text"]), self.width, 2)
        return lines if held else [f"{lines[0]} {words('board-nothing')}"]


def draw_board(match: Any, words: Words, width: int, paint: Any, seat: int | None = None) -> str:
    """The table as text at most so wide, as a seat may see it; None for a spectator. [MD 12.0, 12.1]"""
    return Board(match, words, width, paint, seat).draw()


def about(match: Any, words: Words, seat: int | None = None) -> list[str]:
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
