"""The shape of an analysis: what luck and choices did to every seat's chances, mistakes, and where a match turned."""

from __future__ import annotations

from msgspec import Struct

from .basics import SeatNumber


class AnalysedEvent(Struct):
    """An event in an analysis, in parts of `one`.

    real      true if it was a choice between several options
    chances   every seat's before it: by the judge and by playouts, and what searches found around a mistake
    change    what it changed, of which the sums are made
    """

    event: int
    seat: SeatNumber
    real: bool
    chances: list[int]
    change: list[int]


class Shown(Struct):
    """What made up a seat's result, in chances of 100, rounded so that it adds up."""

    start: int
    luck: int
    own: int
    others: int
    end: int


class SumsOfSeat(Struct):
    """The same in parts of `one`, in which it adds up exactly.

    interval   how far the work of choices may be off, in chances of 100, with 95 % confidence
    """

    start: int
    luck: int
    own: int
    others: int
    end: int
    interval: float
    shown: Shown


class PlayOfSeat(Struct):
    """How well a seat played: its real choices, its accuracy with an interval, and its slips, mistakes and blunders."""

    choices: int
    accuracy: float
    interval: float
    marks: list[int]


class AnalysedOption(Struct):
    """An option of a decision that was analysed: what it says, the places it touches, and every seat's chances after it."""

    code: int
    text: str
    marks: list[str]
    chances: list[float]


class MeasuredOption(Struct):
    """An option of a mistake: every seat's chances of 100 after it, its own seat's give or take an interval."""

    code: int
    chances: list[float]
    interval: float


class Mark(Struct):
    """A mistake: 1 for a slip, 2 for a mistake, 3 for a blunder; what it cost in chances of 100, give or take an interval.

    options   those that were measured, best first
    """

    event: int
    seat: int
    grade: int
    lost: float
    interval: float
    played: AnalysedOption
    better: AnalysedOption
    options: list[MeasuredOption]


class Stroke(Struct):
    """A stroke of luck: for whom it changed most and by how much, what happened, and the chances before and after."""

    event: int
    seat: int
    change: float
    text: str
    before: list[float]
    after: list[float]


class Analysis(Struct):
    """The analysis of a finished match, as far as it has come.

    fault      why there is none, in a sentence; null if there is one or will be
    read       how far it has come, in events of `last`
    before     analyses of other matches that come first
    events     empty until the first part is done
    plays      how well each seat played, and `moments`, the events at which it turned: empty until everything is done
    """

    match: str
    fault: str | None
    done: bool
    before: int
    read: int
    last: int
    one: int
    grades: list[int]
    events: list[AnalysedEvent]
    sums: list[SumsOfSeat]
    plays: list[PlayOfSeat]
    marks: list[Mark]
    strokes: list[Stroke]
    moments: list[int]
