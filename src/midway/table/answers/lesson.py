"""The shape of a guided first game."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from .snapshot import Snapshot
from .telling import Tally


class LessonAnswer(Struct, omit_defaults=True):
    """What the host says to another try; if the rules refuse it, the rule, how players cite it and why."""

    title: str
    text: str
    rule: str | UnsetType = UNSET
    cite: str | UnsetType = UNSET
    why: str | UnsetType = UNSET


class LessonCard(Struct):
    """The host's card in a lesson.

    step      from 1; after the last card it is one more than `steps`, and `end` is true
    id        the name of the step
    kind      listen, try or free: what the card wants now
    strong    the phrases of `says` that are set in bold
    light     the marks of the places that are lit, the first one first
    move      what the learner is asked to do; empty if nothing
    allowed   the codes that go on
    taps      the marks of places to touch instead of a choice
    answered  the kinds of places that are no choice, and that the host has an answer to
    others    how many other tries were made at this step
    lamps     for each try, whether it was made without being shown
    marks     the kind of every step
    since     the first event since the card before, for showing what happened one after another
    answer    to the try just made; null otherwise
    tally     the scoring that the card tells, and how many of its rows have been told; null otherwise
    """

    step: int
    steps: int
    id: str
    kind: str
    title: str
    says: str
    strong: list[str]
    light: tuple[str, ...]
    move: str
    allowed: list[int]
    taps: list[str]
    answered: list[str]
    others: int
    lamps: list[bool]
    marks: list[str]
    since: int
    answer: LessonAnswer | None
    tally: Tally | None
    told: int
    end: bool


class LessonSnapshot(Snapshot):
    """A snapshot of the table at which a lesson is given, and the host's card."""

    lesson: LessonCard


class LessonMade(Struct):
    """A lesson and the private key of the learner's seat."""

    lesson: str
    seat: int
    key: str
