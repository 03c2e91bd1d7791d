"""The final count of a match as a table: a row for each source of points, what hangs on a wall told museum by museum."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from midway.kernel.rule import NOBODY
from midway.kernel.tallies import Cell, Row, Scene, Tally

from .collected import Group, collected
from .groups import survey
from .picture import KIND_NAMES, breakdown
from .scoring import counts, patron_count
from .state import AXES, CIVILISATIONS, KINDS, PATRON_NAMES, SLOTS, SPACES
from .tables import KEYS, LENT_FOR_PATRON, PATRON_AXIS, PATRON_KEY

CLOSING = frozenset({"ended"})
ROWS = ("track", "civilisations", "domains", "gallery", "full", "pavilions", "loans", "patron", "prestige", "opinion")
PARTS = {"civilisations": "collections", "domains": "collections"}


def closes(line: str, number: int) -> bool:
    """The game ends. [MU score.total]"""
    return line in CLOSING


def tallies(match: Any) -> list[Tally]:
    """The final count, once the game is over. [MU score.total]"""
    if match.seat != NOBODY:
        return []
    seats = range(match.state.seats)
    parts = breakdown(match)
    scenes = Scenes(match).by_row()
    points = {name: [row.get(name, 0) for row in parts] for name in ROWS}
    for name in PARTS:
        points[name] = [sum(scene.number for scene in scenes[name] if scene.seat == seat) for seat in seats]
    rows = tuple(_row(match, name, points[name], scenes.get(name, ())) for name in ROWS if any(points[name]) or scenes.get(name))
    return [Tally("final", match.stands[-1].number, (0,) * len(seats), tuple(row["total"] for row in parts), rows)]


def _row(match: Any, name: str, points: list[int], scenes: tuple[Scene, ...]) -> Row:
    most = max(points)
    best = tuple(player for player, number in enumerate(points) if number == most)
    facts = {"players": best, "most": most, "n": len(best)}
    places = tuple(_places(match.state, name, points))
    return Row(name, tuple(Cell(number) for number in points), facts, places, PARTS.get(name, ""), scenes)


def _places(game: Any, name: str, points: list[int]) -> Iterator[str]:
    """What a row is about, as far as it is no wall. [MU pavilion.score.complete, score.opinion]"""
    if name == "pavilions":
        yield from (f"pavilion:{number + 1}" for number in range(game.pavilions) if game.filled[number] == SLOTS)
    if name == "opinion":
        yield from (f"discard:{player + 1}" for player, loss in enumerate(points) if loss)


class Scenes:
    """What is counted on the walls of a match, museum by museum."""

    def __init__(self, match: Any) -> None:
        self.game, self.plain, self.parts = match.state.clone(), match.plain, breakdown(match)

    def by_row(self) -> dict[str, tuple[Scene, ...]]:
        """The scenes of each row. [MU score.collections, score.gallery, score.full, score.patron]"""
        seats = range(self.game.seats)
        return {
            "civilisations": tuple(self._collections(range(CIVILISATIONS))),
            "domains": tuple(self._collections(range(CIVILISATIONS, KINDS))),
            "gallery": tuple(self._gallery(seat) for seat in seats if self.parts[seat]["gallery"]),
            "full": tuple(self._full(seat) for seat in seats if self.parts[seat]["full"]),
            "patron": tuple(self._patron(seat) for seat in seats if 1 in self.game.patrons[seat]),
        }

    def _collections(self, kinds: range) -> Iterator[Scene]:
        """The collections of some kinds, in each museum the one that brings most first. [MU score.both]"""
        for player in range(self.game.seats):
            groups = [group for group in collected(self.plain, self.game, player) if group.kind in kinds]
            for group in sorted(groups, key=lambda group: -group.points):
                yield self._collection("civilisation" if group.kind < CIVILISATIONS else "domain", player, group)

    def _collection(self, scene: str, player: int, group: Group) -> Scene:
        """Objects of one kind and the expert that joins them. [MU score.civilisation, score.domain, score.expert]"""
        kind, n, experts = KIND_NAMES[group.kind], group.counted, group.experts
        facts = {"players": (player,), "kind": kind, "size": n + experts, "n": n, "experts": experts, "points": group.points}
        sign = f"{'civilisation' if group.kind < CIVILISATIONS else 'domain'}:{kind}"
        return Scene(scene, player, group.points, facts, _spaces(group.spaces), sign, f"{n} + {experts}" if experts else str(n))

    def _gallery(self, player: int) -> Scene:
        """A Grand Gallery of one kind. [MU score.gallery]"""
        self.plain.bound(survey)(self.game, player)
        gallery = self.game.plan[2]
        kind = next(kind for kind in range(KINDS) if gallery & self.game.mask[kind] == gallery)
        return self._collection("gallery-of", player, Group(kind, gallery, gallery.bit_count(), 0, self.parts[player]["gallery"]))

    def _full(self, player: int) -> Scene:
        """A museum without a free space. [MU score.full]"""
        points = self.parts[player]["full"]
        facts = {"players": (player,), "points": points}
        return Scene("full-of", player, points, facts, _spaces((1 << SPACES) - 1), "", str(SPACES))

    def _patron(self, player: int) -> Scene:
        """A Patron is turned over, and the objects are shown that it counts. [MU score.patron, loan.patron]"""
        tables, points = self.plain.tables, self.parts[player]["patron"]
        patron = self.game.patrons[player].index(1)
        axis = AXES[tables(PATRON_AXIS)[patron]]
        number = int(self.plain.bound(patron_count)(self.game, player, patron))
        facts = {"players": (player,), "patron": PATRON_NAMES[patron], "n": number, "points": points}
        sign = f"{axis}:{KEYS[axis][tables(PATRON_KEY)[patron]]}"
        return Scene("patron-of", player, points, facts, _spaces(self._counted(player, patron)), sign, str(number))

    def _counted(self, player: int, patron: int) -> int:
        """The spaces of the objects that a Patron counts, as bits. [MU score.patron, loan.patron]"""
        game, lent = self.game, self.plain.tables(LENT_FOR_PATRON)
        spaces = 0
        for space, entry in enumerate(game.space[player]):
            mine = entry and (lent or game.owner[player][entry - 1] == player)
            if mine and self.plain.bound(counts)(patron, game.entry[player][entry - 1]):
                spaces |= 1 << space
        return spaces


def _spaces(bits: int) -> tuple[str, ...]:
    return tuple(f"space:{space + 1}" for space in range(SPACES) if bits >> space & 1)
