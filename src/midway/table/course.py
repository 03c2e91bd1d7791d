"""The points of a match, turn by turn."""

from __future__ import annotations

from threading import Lock

from midway.kernel.rule import CHANCE
from midway.match.match import Match

from .answers import Turn, seat_number


class Course:
    """The points, turn by turn, as a seat may know them; asking again costs only what is new."""

    def __init__(self, match: Match, seat: int | None) -> None:
        self.seat = seat
        self.at = match.until(0)
        self.decides = self.at.seat
        self.turns: list[Turn] = []
        self.lock = Lock()

    def until(self, match: Match) -> list[Turn]:
        """The turns so far: points, with what a scoring would add if that is known."""
        with self.lock:
            for event in match.events[self.at.number :]:
                self.at.replay(event)
                if self.at.seat not in (CHANCE, self.decides):
                    self.turns += self._turn()
                    self.decides = self.at.seat
            return self.turns[:]

    def _turn(self) -> list[Turn]:
        """The turn that has just ended, if its points are known."""
        match, picture = self.at, self.at.game.picture
        points = picture.points(match, self.seat)
        forecast = points["forecast"]
        reached = forecast or points["scores"]
        if reached is None:
            return []
        return [Turn(match.number, seat_number(self.decides), reached, forecast is not None, picture.chapter(match))]
