"""The table of World's Fair 1893 as text: the wheel, the ring with supporters and cards, the players, the scores."""

from __future__ import annotations

import textwrap
import tomllib
from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

from midway.kernel.lines import ALWAYS, CHANGED, Part, cut, fold, hang, marked
from midway.kernel.frames import waiting
from midway.kernel.telling import Position
from midway.kernel.words import Words

from ..codes import DRAWING_FIRST, OVER
from ..picture import forecast, wheel_spaces
from ..state import AREA_NAMES, AREAS, CARD_NAMES, FIGURE, FIGURE_NAMES, PATRON, TICKET, Fair
from ..tables import CARD_LIMIT, ROUNDS
from ..cards import PLAIN

COLOURS = {"agriculture": "green", "electricity": "yellow", "arts": "red", "manufacturing": "white", "transportation": "blue"}
NAME_WIDTH = 12


class Board:
    """Draws one position. `paint(text, colour)` colours text, or leaves it alone.

    before   the position that the reader saw last; what is different now carries a mark
    """

    def __init__(self, match: Any, words: Words, width: int, paint: Any, before: Fair | None) -> None:
        self.match = match
        self.game: Fair = match.state
        self.before = before or self.game
        self.plain = match.plain
        self.words = words
        self.width = width
        self.paint = paint
        self.names = [cut(name, NAME_WIDTH) for name in match.names]

    def parts(self) -> list[Part]:
        words = self.words
        return [
            Part(words("board-wheel"), self._head(), ALWAYS),
            Part(words("board-area"), self._ring(self._titled), brief=self._ring(self._counted)),
            Part(words("board-player"), self._players(self._holdings), brief=self._players(lambda player: [])),
        ]

    def _head(self) -> list[str]:
        words, game = self.words, self.game
        spaces = wheel_spaces(self.plain, game)
        what = waiting(game)
        if what == OVER:
            when = words("board-over")
        elif what <= DRAWING_FIRST:
            when = words("board-setup")
        else:
            when = words("board-round", n=game.rounds + 1, of=self.plain.tables(ROUNDS))
        wheel = "o" * game.car + "." * (spaces - game.car)
        deck = words("board-deck", n=sum(game.deck), discards=sum(game.discards))
        changed = f" · {CHANGED} {words('board-changed')}" if self.before is not game else ""
        lines = textwrap.wrap(f"{words('title')} · {when} · {deck}{changed}", self.width)
        if what != OVER:
            lines.append(f"{words('board-wheel')} [{wheel}] {words('board-car', left=spaces - game.car)}")
        return lines

    def _ring(self, cards: Callable[[int, int], list[str]]) -> list[str]:
        """One row for each area, clockwise from the left of the base, with its cards. [WF setup.2]"""
        words, game = self.words, self.game
        wide = max(len(words(area)) for area in AREA_NAMES) + 2
        seats = [max(len(name), 3) for name in self.names]
        header = words("board-area").ljust(wide) + "  ".join(n.rjust(w) for n, w in zip(self.names, seats, strict=True))
        lines = [f"{header}  {words('board-cards')}"]
        laid = [area for area in range(AREAS) if game.place[area] >= 0]
        for area in sorted(laid, key=lambda area: game.place[area]):
            row, width = self._area(area, wide, seats)
            beside, *under = cards(area, width)
            lines += [row + beside, *under]
        return [*lines, f"({words('board-base')} · * {words('board-most')})"]

    def _area(self, area: int, wide: int, seats: list[int]) -> tuple[str, int]:
        """The row of an area, and how wide it is."""
        game = self.game
        counts, then = ([here.supporters[player][area] for player in range(game.seats)] for here in (game, self.before))
        most = max(counts)
        cells = [f"{marked(new, old)}{'*' if new == most and most else ' '}" for new, old in zip(counts, then, strict=True)]
        row = "  ".join(cell.rjust(width) for cell, width in zip(cells, seats, strict=True))
        name = self.paint(self.words(AREA_NAMES[area]).ljust(wide), COLOURS[AREA_NAMES[area]])
        limit = self.plain.tables(CARD_LIMIT)[area]
        count = f"  {len(self.match.story.areas[area])}/{limit}"
        return f"{name}{row}{count}", wide + len(row) + len(count)

    def _titled(self, area: int, width: int) -> list[str]:
        """Under the row of an area its cards, with their titles."""
        return ["", *fold([self._card(card) for card in self.match.story.areas[area]], self.width)]

    def _counted(self, area: int, width: int) -> list[str]:
        """Beside the row of an area its cards, counted by kind, or under it if they have no room."""
        kinds = Counter(card.split("/")[0] for card in self.match.story.areas[area])
        told = ", ".join(f"{n}\u00a0{self._kind(kind, n)}" if n > 1 else self._kind(kind) for kind, n in kinds.items())
        return [f"  {told}"] if width + 2 + len(told) <= self.width else ["", *hang(told, self.width, 4)]

    def _kind(self, kind: str, n: int = 1) -> str:
        if kind in FIGURE_NAMES:
            return self.words(kind)
        return self.words("ticket-short", n=n) if kind == CARD_NAMES[TICKET] else self.words(kind.removeprefix("exhibit_"))

    def _card(self, card: str) -> str:
        """A card on the table: its kind and title."""
        kind, title = card.split("/")
        name = self._kind(kind)
        if title == PLAIN:
            return name
        return self.words("board-titled", kind=name, title=self.match.story.title(card, self.words))

    def _players(self, holdings: Callable[[int], list[str]]) -> list[str]:
        words, game = self.words, self.game
        heads = [words(f"board-{column}") for column in ("points", "forecast", "supply", "tickets", "coins", "medals")]
        lines = [words("board-player").ljust(NAME_WIDTH + 2) + "  ".join(heads)]
        would = forecast(self.plain, game) if waiting(game) > DRAWING_FIRST else [0] * game.seats
        for player in range(game.seats):
            points = self.plain.rules.score(game, player)
            ahead = str(points) if waiting(game) == OVER else str(would[player])
            cells = [marked(points, self.plain.rules.score(self.before, player)), ahead]
            cells += [marked(new[player], old[player]) for new, old in zip(_piles(game), _piles(self.before), strict=True)]
            turn = ">" if player == game.player and waiting(game) != OVER else " "
            row = "  ".join(cell.rjust(len(head)) for cell, head in zip(cells, heads, strict=True))
            lines.append(f"{turn}{self.names[player].ljust(NAME_WIDTH)} {row}")
            lines += holdings(player)
        return lines

    def _holdings(self, player: int) -> list[str]:
        words, game = self.words, self.game
        parts = []
        for title, row in (("exhibits", game.exhibits[player]), ("approved", game.approved[player])):
            held = [f"{words.form(AREA_NAMES[area], 'short')}\u00a0{number}" for area, number in enumerate(row) if number]
            if held:
                parts.append(f"{words(f'board-{title}')} {', '.join(held)}")
        figures = [words(FIGURE_NAMES[figure]) for figure, number in enumerate(game.figures[player]) for _ in range(number)]
        if figures:
            parts.append(f"{words('board-figures')} {', '.join(figures)}")
        if waiting(game) == OVER:
            edition = self.match.settings["edition"]
            for piece, points in (("coins", game.coins[player]), ("medals", game.medals[player])):
                parts.append(f"{words(f'board-{piece}')} {_pieces(points, edition, piece)}")
        return fold(parts, self.width)


def draw_board(match: Position, seat: int | None, words: Words, width: int, paint: Any, before: Fair | None = None) -> list[Part]:
    """The table as text at most so wide; it looks the same to every seat. [WF cards.open]"""
    return Board(match, words, width, paint, before).parts()


def _piles(game: Fair) -> tuple[list[int], ...]:
    """What players have in numbers."""
    return game.supply, game.tickets, game.coins, game.medals


def about(match: Position, seat: int | None, words: Words) -> list[str]:
    """What the figures do that lie at the areas or in front of players. [WF turn.2]"""
    game = match.state
    there = [
        figure
        for figure in range(len(FIGURE_NAMES))
        if any(game.cards[area][FIGURE + figure] for area in range(AREAS)) or any(row[figure] for row in game.figures)
    ]
    return [words("about", card=words(FIGURE_NAMES[figure]), line=_effect(figure, words)) for figure in there]


def _effect(figure: int, words: Words) -> str:
    if figure < PATRON:
        return words(f"pic-about-{FIGURE_NAMES[figure]}")
    return words("pic-about-patron", area=AREA_NAMES[figure - PATRON])


def _pieces(points: int, edition: str, piece: str) -> str:
    """Points in coins or medals as the pieces in an edition's box, the largest first. [WF end.coins, end.medals]"""
    parts = []
    for value in _editions()[edition][piece]:
        if number := points // value:
            parts.append(f"{number}×{value}")
        points %= value
    return " ".join(parts) or "–"


@lru_cache(maxsize=1)
def _editions() -> dict[str, Any]:
    return tomllib.loads((Path(__file__).parent.parent / "content" / "editions.toml").read_text(encoding="utf-8"))
