"""The scorings of a match as tables: tickets, the areas in their order, recall."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from midway.kernel.tallies import Cell, Row, Tally

from .codes import ADDED, APPROVED, ENDED, LIFTED, MEDAL, MOVED, PLACED, RECALLED, ROUND, SCORING, TICKET_LEADER, TRADED
from .ending import set_points
from .state import AREA_NAMES, AREAS, Fair
from .tables import TICKET_POINTS

CLOSING = frozenset({"round", "ended"})


def closes(line: str, number: int) -> bool:
    """The round or the game ends. [WF scoring.when]"""
    return line in CLOSING


def tallies(match: Any) -> list[Tally]:
    """Every scoring phase that is over. [WF scoring.when]"""
    return list(_scorings(match))


def _scorings(match: Any) -> Iterator[Tally]:
    book = None
    for event in match.stands:
        for told in event.told:
            if told.line == SCORING:
                book = Book(match, told.numbers[0], book)
            elif book and told.line in (ROUND, ENDED) and not book.closed:
                yield book.close(event, match.until(event.number).state.supporters)
            elif book:
                book.enter(told.line, *told.numbers)


class Book:
    """One scoring phase while it is being written down; approvals go on from the scoring before."""

    def __init__(self, match: Any, number: int, last: Book | None) -> None:
        seats = range(match.state.seats)
        self.number, self.closed, self.plain = number, False, match.plain
        self.ring: list[int] = match.state.ring
        self.game: Fair = match.state.clone()
        self.game.approved = [row[:] for row in last.game.approved] if last else [[0] * AREAS for _ in self.game.approved]
        self.before: tuple[int, ...] = tuple(last.after) if last else (0,) * len(seats)
        self.after: list[int] = list(self.before)
        self.tickets = [0 for _ in seats]
        self.leaders: list[int] = []
        self.medals = [[0] * AREAS for _ in seats]
        self.approved = [[0] * AREAS for _ in seats]
        self.sets = [[0] * AREAS for _ in seats]
        self.home = [0 for _ in seats]

    def enter(self, line: int, player: int, first: int, second: int) -> None:
        """Write down a line of the log. [WF scoring.1.leader, scoring.1.trade, scoring.2, scoring.3]"""
        if line == TICKET_LEADER:
            self.leaders.append(player)
            self._add(player, self.tickets, first)
        elif line == TRADED:
            self._add(player, self.tickets, first * self.plain.tables(TICKET_POINTS))
        elif line == MEDAL:
            self.medals[player][first] += second
            self.after[player] += second
        elif line == APPROVED:
            self._approve(player, first, second)
        elif line == RECALLED:
            self.home[player] += first

    def _add(self, player: int, column: list[int], number: int) -> None:
        column[player] += number
        self.after[player] += number

    def _approve(self, player: int, area: int, number: int) -> None:
        """Approvals are worth what they add to the sets. [WF end.sets]"""
        worth = self.plain.bound(set_points)
        before = worth(self.game, player)
        self.game.approved[player][area] += number
        gained = worth(self.game, player) - before
        self.approved[player][area] += number
        self.sets[player][area] += gained
        self.after[player] += gained

    def close(self, event: Any, supporters: list[list[int]]) -> Tally:
        """The whole table; supporters before its last event. [WF scoring.1.leader, scoring.1.trade, scoring.2, scoring.3]"""
        self.closed = True
        self.supporters = _standing(supporters, event)
        tickets = Row("tickets", tuple(Cell(number) for number in self.tickets), {"players": tuple(self.leaders)})
        home = Row("recall", tuple(Cell(0, (("supporter", number),) if number else ()) for number in self.home))
        rows = (tickets, *(self._area(area) for area in self.ring), home)
        return Tally("scoring", event.number, self.before, tuple(self.after), rows, {"n": self.number})

    def _area(self, area: int) -> Row:
        cells = tuple(self._cell(player, area) for player in range(len(self.after)))
        most = max(row[area] for row in self.medals)
        first = tuple(player for player, row in enumerate(self.medals) if row[area] == most and most)
        facts = {"area": AREA_NAMES[area], "players": first, "medal": most, "n": len(first)}
        return Row("area", cells, facts, (f"area:{AREA_NAMES[area]}",))

    def _cell(self, player: int, area: int) -> Cell:
        medal, approved = self.medals[player][area], self.approved[player][area]
        signs = (*((("medal", medal),) if medal else ()), *(((AREA_NAMES[area], approved),) if approved else ()))
        return Cell(medal + self.sets[player][area], signs, pieces=self.supporters[player][area])


def _standing(supporters: list[list[int]], event: Any) -> list[list[int]]:
    """The supporters that were scored: an event may place one, score and recall. [WF turn.1, figures.palmer, scoring.2]"""
    stood = [row[:] for row in supporters]
    for told in event.told:
        player, area, to = told.numbers
        if told.line in (PLACED, ADDED):
            stood[player][area] += 1
        elif told.line in (LIFTED, MOVED):
            stood[player][area] -= 1
        if told.line == MOVED:
            stood[player][to] += 1
    return stood
