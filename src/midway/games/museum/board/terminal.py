"""The table of Museum as text: the news, the continents, Pavilions, experts, the players, and what a seat holds."""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from typing import Any

from midway.kernel.lines import ALWAYS, ASKED, BESIDE, CHANGED, Part, cut, fold, hang, marked
from midway.kernel.frames import waiting
from midway.kernel.telling import Position
from midway.kernel.words import Words

from ..cards import cards
from ..codes import (
    ALTERING, CHOOSING_ACTION, CHOOSING_CONTINENT, CHOOSING_HOST, CHOOSING_OBJECT, CHOOSING_PAVILION, EXPLORING, EXTRA,
    FOLLOWING, FURBISHING, HEADHUNTING, LAYING_OUT, OVER, PEEKING, RESTING,
)  # fmt: skip
from ..describe import where
from ..picture import expected_parts, shown, totals
from ..purchase import hire_cost
from ..state import (
    CIVILISATION_NAMES, CONTINENT_NAMES, DOMAIN_NAMES, EACH, EXPERT_NAMES, FAVOUR_NAMES, OBJECT_NAMES, PATRON_NAMES, PER,
    SIDE, SPACES, Museum,
)  # fmt: skip
from ..tables import DOMAIN, DOWN, GALLERY_SPACE, PATRON_LEAST, PATRON_POINTS, RIGHT, VALUE

COLOURS = {"america_pacific": "green", "europe": "blue", "africa_middle_east": "yellow", "asia": "red"}
KIND_NAMES = (*CIVILISATION_NAMES, *DOMAIN_NAMES)
NAME_WIDTH = 12
CELL = 13
# The steps that ask about a part of the board.
SHOPPING = (EXPLORING, FOLLOWING, EXTRA, PEEKING, CHOOSING_CONTINENT, CHOOSING_OBJECT, ALTERING)
LENDING = (FURBISHING, CHOOSING_PAVILION, CHOOSING_HOST)
HIRING = (CHOOSING_ACTION, RESTING, HEADHUNTING)


class Board:
    """Draws one position for the eyes of one seat. `paint(text, colour)` colours text, or leaves it alone.

    before   the position that the seat saw last; what is different now carries a mark
    """

    def __init__(self, match: Any, words: Words, width: int, paint: Any, seat: int | None, before: Museum | None) -> None:
        self.match = match
        self.game: Museum = match.state
        self.before = before or self.game
        self.plain = match.plain
        self.words = words
        self.width = width
        self.paint = paint
        self.seat = seat
        self.open = shown(match)
        self.names = [cut(name, NAME_WIDTH) for name in match.names]

    def parts(self) -> list[Part]:
        words, near = self.words, self._near
        table = waiting(self.game) not in (LAYING_OUT, OVER)
        parts = [
            Part(words("board-headline"), self._head(), ALWAYS),
            Part(words("board-display"), self._world(self._shown) if table else [], near(SHOPPING), self._world(self._counted)),
            Part(words("board-pavilions"), self._fair(), near(LENDING)),
            Part(words("board-experts"), self._experts() if table else [], near(HIRING)),
            Part(words("board-player"), self._players(self._holdings), brief=self._players(lambda player: [])),
            Part(words("board-museum"), self._plan()),
            Part(words("board-hand"), self._own()),
        ]
        return [part for part in parts if part.lines]

    def _near(self, steps: tuple[int, ...]) -> int:
        return ASKED if waiting(self.game) in steps else BESIDE

    def _head(self) -> list[str]:
        """Round and supplies, and the Headline in force. [MU round.headline]"""
        words, game = self.words, self.game
        supplies = f"{words('board-supply')} {game.supply} · {words('board-favours-deck', n=game.favours_left)}"
        changed = f" · {CHANGED} {words('board-changed')}" if self.before is not game else ""
        lines = textwrap.wrap(f"{words('title')} · {where(self.match, words)} · {supplies}{changed}", self.width)
        if waiting(game) in (LAYING_OUT, OVER):
            return [f"{words('title')} · {where(self.match, words)}"]
        if headline := self.open["headline"]:
            told = cards(words.language)["headline"][headline]
            lines += hang(words("board-headlined", headline=told["name"], text=told["text"]), self.width)
        return lines

    def _world(self, objects: Callable[[list[str]], list[str]]) -> list[str]:
        """Each continent: its deck, its Public Opinion tokens, its display. [MU setup.display]"""
        words, game = self.words, self.game
        lines = []
        for number, name in enumerate(CONTINENT_NAMES):
            deck = words("board-decked", n=game.left[number] + game.opinion[number], tokens=game.tokens[number])
            deck = deck if game.tokens[number] == self.before.tokens[number] else f"{CHANGED}{deck}"
            closed = f" · {words('board-closed')}" if name in self.open["closed"] else ""
            lines.append(f"{self.paint(words(name), COLOURS[name])} · {deck}{closed}")
            lines += objects(self.open["display"][name]) or fold([words("board-nothing")], self.width)
        return lines

    def _shown(self, things: list[str]) -> list[str]:
        return fold([self._object(thing) for thing in things], self.width)

    def _counted(self, things: list[str]) -> list[str]:
        """The objects of a display by kind and value."""
        told = [f"{self._kinds(number)}\u00a0{self.plain.tables(VALUE)[number]}" for number in map(OBJECT_NAMES.index, things)]
        return hang(", ".join(told), self.width, 4)

    def _fair(self) -> list[str]:
        """Each Pavilion: its criteria in order, with what a slot brings, or who has filled it. [MU pavilion.order]"""
        words = self.words
        lines = []
        for number, pavilion in enumerate(self.open["pavilions"], 1):
            first, second = pavilion["bonuses"]
            title = words("board-pavilion", n=number, collection=pavilion["collection"], first=first, second=second)
            lines += hang(title + (f" · {words('board-closed')}" if pavilion["closed"] else ""), self.width)
            slots = []
            for slot, criterion in enumerate(pavilion["criteria"]):
                wanted = self._criterion(criterion)
                filled = slot < len(pavilion["owners"])
                after = self.names[pavilion["owners"][slot]] if filled else f"+{pavilion['rewards'][slot]}"
                slots.append(f"[{wanted}: {after}]" if filled else f"{wanted} {after}")
            lines += fold(slots, self.width)
        return lines

    def _criterion(self, text: str) -> str:
        axis, _, key = text.partition(":")
        return self.words("board-value", n=int(key)) if axis == "value" else self.words(key)

    def _experts(self) -> list[str]:
        """Experts on offer, with what they cost. [MU setup.experts, hire.cost]"""
        words = self.words
        offered = [f"{words(name)}\u00a0({self._cost(name)})" for name in self.open["experts"]]
        return hang(f"{words('board-offer')} {' · '.join(offered)}", self.width) if offered else []

    def _cost(self, expert: str) -> int:
        return int(self.plain.bound(hire_cost)(self.game, EXPERT_NAMES.index(expert), 0))

    def _players(self, holdings: Callable[[int], list[str]]) -> list[str]:
        words, game = self.words, self.game
        what = waiting(game)
        columns = ["track", "forecast", "prestige", "hand", "favours"] if what != OVER else ["points", "prestige"]
        heads = [words(f"board-{column}") for column in columns]
        would = totals(expected_parts(self.plain, game, self.seat)) if game.rounds and what != OVER else None
        lines = [words("board-player").ljust(NAME_WIDTH + 2) + "  ".join(heads)]
        for player in range(game.seats):
            if what == OVER:
                cells = [self.plain.rules.score(game, player), game.prestige[player]]
            else:
                now, then = ((here.track, here.prestige, here.held, here.favours_held) for here in (game, self.before))
                track, prestige, held, favours = (marked(new[player], old[player]) for new, old in zip(now, then, strict=True))
                ahead = would[player] if would else "–"
                cells = [track, ahead, prestige, f"{held}/{self.open['limits'][player]}", favours]
            turn = ">" if player == game.player and what not in (LAYING_OUT, OVER) else " "
            row = "  ".join(str(cell).rjust(len(head)) for cell, head in zip(cells, heads, strict=True))
            lines.append(f"{turn}{self.names[player].ljust(NAME_WIDTH)} {row}")
            lines += holdings(player)
        return lines

    def _holdings(self, player: int) -> list[str]:
        """What everybody can see of a player: museum, discard, experts, cards in hand that all have seen. [MU cards.open]"""
        words, game = self.words, self.game
        lines = []
        if game.objects[player]:
            counts = [f"{words(name)}\u00a0{n}" for name, n in zip(KIND_NAMES, game.in_kind[player], strict=True) if n]
            lines += hang(words("board-rooms", n=game.objects[player], of=SPACES, kinds=", ".join(counts)), self.width, 4)
        seen = self.open["hands"][player] if player != self.seat else []
        for title, things in (("discarded", self.open["discards"][player]), ("seen", seen)):
            if things:
                lines += hang(f"{words(f'board-{title}')} {', '.join(map(self._brief, things))}", self.width, 4)
        if hired := self.open["hired"][player]:
            lines += hang(f"{words('board-hired')} {', '.join(words(name) for name in hired)}", self.width, 4)
        return lines

    def _plan(self) -> list[str]:
        """The museum that is being arranged: spaces by number, objects by kind, corridors as gaps. [MU score.layout]"""
        game = self.game
        if waiting(game) != LAYING_OUT or self.seat is None or self.match.seat != self.seat:
            return []
        me = self.seat
        plan = 1 + me if game.advanced else 0
        right, down, gallery = (self.plain.tables(table)[plan] for table in (RIGHT, DOWN, GALLERY_SPACE))
        lines = [self.words("board-walls" if game.advanced else "board-plan")]
        for start in range(0, SPACES, SIDE):
            row, under = "    ", "    "
            for space in range(start, start + SIDE):
                entry = game.space[me][space]
                inside = self._kinds(game.entry[me][entry - 1]) if entry else str(space + 1)
                edge = " " if right[space] else "|" if (space + 1) % SIDE else ""
                row += f"{inside}{'*' if gallery[space] else ''}".ljust(CELL) + edge
                under += (" " if down[space] else "-").ljust(CELL, " " if down[space] else "-") + " "
            lines.append(row.rstrip())
            if start + SIDE < SPACES and "-" in under:
                lines.append(under.rstrip())
        return lines

    def _kinds(self, thing: int) -> str:
        short = self.words.form
        return f"{short(CIVILISATION_NAMES[thing // EACH], 'short')}/{short(self._domain(thing), 'short')}"

    def _own(self) -> list[str]:
        """What only the seat itself may see: its hand, Favours and Patron. [MU cards.open]"""
        if self.seat is None or waiting(self.game) == OVER:
            return []
        words, hand = self.words, holding(self.match, self.seat)
        lines = [words("board-yours", name=self.match.seats[self.seat].name)]
        lines += fold([self._object(thing) for thing in hand["objects"]] or [words("board-nothing")], self.width)
        if hand["favours"]:
            lines += hang(f"{words('board-favour-cards')} {', '.join(words(name) for name in hand['favours'])}", self.width)
        for patron in hand["patrons"]:
            lines += hang(self._patron(patron), self.width)
        return lines

    def _patron(self, patron: str) -> str:
        number = PATRON_NAMES.index(patron)
        least, points = (self.plain.tables(table)[number] for table in (PATRON_LEAST, PATRON_POINTS))
        tiers = ", ".join(self.words("board-tier", least=n, points=p) for n, p in zip(least, points, strict=True))
        return self.words("board-patroned", patron=patron, tiers=tiers)

    def _object(self, thing: str) -> str:
        number = OBJECT_NAMES.index(thing)
        return self.words(
            "do-take", object=thing, civilisation=CIVILISATION_NAMES[number // EACH], domain=self._domain(number),
            value=self.plain.tables(VALUE)[number],
        )  # fmt: skip

    def _domain(self, thing: int) -> str:
        return DOMAIN_NAMES[self.plain.tables(DOMAIN)[thing]]

    def _brief(self, thing: str) -> str:
        number = OBJECT_NAMES.index(thing)
        return f"{self.words(thing)} ({self._kinds(number)}\u00a0{self.plain.tables(VALUE)[number]})"


def draw_board(
    match: Position, seat: int | None, words: Words, width: int, paint: Any, before: Museum | None = None
) -> list[Part]:
    """The table as text at most so wide, as a seat may see it; None for a spectator. [MU cards.open]"""
    return Board(match, words, width, paint, seat, before).parts()


def about(match: Position, seat: int | None, words: Words) -> list[str]:
    """What the cards say that matter now: Headline, experts on offer and hired, and the seat's own Favours and Patrons."""
    told, open_ = cards(words.language), shown(match)
    named = [("headline", name) for name in (open_["headline"],) if name]
    named += [("expert", name) for names in (open_["experts"], *open_["hired"]) for name in names]
    if seat is not None:
        own = holding(match, seat)
        named += [("favour", name) for name in own["favours"]] + [("patron", name) for name in own["patrons"]]
    return [words("board-card", name=told[kind][name]["name"], text=told[kind][name]["text"]) for kind, name in named]


def holding(match: Any, seat: int) -> dict[str, list[str]]:
    """Hand, Favours and Patrons of a seat, out of its own view. [MU cards.open]"""
    view = match.view(seat).fields
    public = set(shown(match)["hands"][seat])
    hidden = view["hidden"][seat]
    return {
        "objects": [name for n, name in enumerate(OBJECT_NAMES) if name in public or hidden[n // PER][n % PER]],
        "favours": _named(FAVOUR_NAMES, view["favours"][seat]),
        "patrons": _named(PATRON_NAMES, view["patrons"][seat]),
    }


def _named(names: tuple[str, ...], counts: list[int]) -> list[str]:
    return [name for name, count in zip(names, counts, strict=True) for _ in range(count)]
