"""Lessons: a table of one's own with a scripted dealer and scripted rivals. They are no matches and count nowhere."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass
from hmac import compare_digest
from typing import Any

from msgspec import UNSET
from msgspec.structs import asdict, replace
from starlette.requests import Request

from midway.kernel.decision import Refusal
from midway.kernel.game import find
from midway.match.lesson import Answer, Lesson
from midway.match.match import Match
from midway.match.script import LEARNER, LISTEN, Script

from . import answering, answers, asking
from .asking import Problem
from .endpoints import LESSON, endpoint
from .requests import LessonMoveRequest, LessonRequest
from .room import hashed, new_key
from .seats import SeatApi
from .showing import Thinking
from .showing import snapshot as shown
from .stored import Stored, StoredLesson, StoredSeat, is_id

QUERY: dict[str, type] = {"since": int}


@dataclass(frozen=True)
class LessonRoom:
    """The table of a lesson, for the snapshot of its learner."""

    id: str
    match: Match
    stored: Stored
    thinking: Thinking | None = None

    def seat_among(self, held: list[int]) -> int:
        """The learner's seat."""
        return LEARNER


class LessonApi(SeatApi):
    """The handlers of one server, with those of lessons."""

    @endpoint("POST", "/api/lessons", status=201)
    async def begin_lesson(self, request: Request, sent: LessonRequest) -> answers.LessonMade:
        """Begin a lesson of a game at a private table."""
        path = Script.of(find(sent.game), sent.lesson).path
        await self._within_limits(request)
        lesson_id, key = new_key()[:16], new_key()
        lesson = await asyncio.to_thread(Lesson.begin, path, asking.language(request), lesson_id)
        stored = StoredLesson(lesson_id, path, hashed(key), asking.owner(request), json.dumps(lesson.progress))
        await self.server.store.begin_lesson(stored)
        return answers.LessonMade(lesson_id, LEARNER + 1, key)

    @endpoint("POST", "/api/games/{game}/last", status=201, errors=(422,), word=True)
    async def play_last(self, request: Request) -> answers.Made:
        """Play the last rounds of a prepared match: a match that begins near its end, against easy bots."""
        self._may_make(request)
        await self._within_limits(request)
        match, keys = await self.server.begin_last(request.path_params["game"], asking.owner(request), asking.language(request))
        return answers.Made(match, [answers.SeatKey(LEARNER + 1, keys[LEARNER])], [])

    @endpoint("GET", LESSON, errors=(403, 404, 422), query={"at": int, "since": int})
    async def show_lesson(self, request: Request) -> answers.LessonSnapshot:
        """The table and the host's card; `at` shows the table at an earlier moment."""
        lesson, _ = await self._lesson(request)
        return _snapshot(request, lesson, None, asking.whole(request, "at", None, lesson.match.number))

    @endpoint("POST", f"{LESSON}/moves", errors=(403, 404, 409), query=QUERY)
    async def try_lesson(self, request: Request, sent: LessonMoveRequest) -> answers.LessonSnapshot:
        """Try a choice: it goes on, or it is answered and nothing changes."""
        given = [value for value in (sent.code, sent.choice, sent.mark) if value is not None]
        if len(given) != 1:
            raise Problem(422, "lesson-sent")
        [tried] = given
        return await self._act(request, lambda lesson: lesson.choose(tried) if sent.mark is None else lesson.touch(sent.mark))

    @endpoint("POST", f"{LESSON}/next", errors=(403, 404, 409, 422), query=QUERY)
    async def next_lesson(self, request: Request) -> answers.LessonSnapshot:
        """Go on to the next card."""
        return await self._act(request, Lesson.next)

    @endpoint("POST", f"{LESSON}/back", errors=(403, 404, 409, 422), query=QUERY)
    async def back_lesson(self, request: Request) -> answers.LessonSnapshot:
        """Take everything back to the card before."""
        return await self._act(request, Lesson.back)

    @endpoint("POST", f"{LESSON}/show", errors=(403, 404, 409, 422), query=QUERY)
    async def show_me(self, request: Request) -> answers.LessonSnapshot:
        """Let the host make the choice; the lamp of this try stays dark."""
        return await self._act(request, Lesson.show)

    @endpoint("POST", f"{LESSON}/assist", errors=(403, 404))
    async def assist_lesson(self, request: Request, sent: dict[str, Any]) -> dict[str, Any]:
        """Help outside the game, as at any table; changes nothing."""
        lesson, _ = await self._lesson(request)
        help_with = lesson.match.game.picture.assist
        if help_with is None:
            raise Problem(404, "nothing-here")
        return await asyncio.to_thread(help_with, lesson.match, LEARNER, sent)

    async def _lesson(self, request: Request) -> tuple[Lesson, StoredLesson]:
        """The lesson in the address, if it is the client's own."""
        asked = request.path_params["lesson"]
        stored = await self.server.store.find_lesson(asked) if is_id(asked) else None
        if stored is None:
            raise Problem(404, "lesson")
        key = asking.bearer(request)
        if not compare_digest(stored.key if key else stored.owner, key or asking.browser(request)):
            raise Problem(403, "seat")
        if not self.server.by_seat.allows(f"lesson {stored.id}"):
            raise Problem(429, "often")
        progress, language = json.loads(stored.progress), asking.language(request)
        return await asyncio.to_thread(Lesson.resume, stored.game, progress, language, stored.id), stored

    async def _act(self, request: Request, act: Callable[[Lesson], Answer | None]) -> answers.LessonSnapshot:
        """Do something in a lesson and keep it."""
        lesson, stored = await self._lesson(request)
        answer = await asyncio.to_thread(act, lesson)
        if not await self.server.store.keep_lesson(stored, json.dumps(lesson.progress)):
            raise Problem(409, "lesson-moved")
        return _snapshot(request, lesson, answer, None)


def _snapshot(request: Request, lesson: Lesson, answer: Answer | None, at: int | None) -> answers.LessonSnapshot:
    """What the learner may see: a choice needs one press, since everything can be taken back, and the host tells the result."""
    language, since = asking.language(request), asking.whole(request, "since", 0, None) or 0
    room = _room(request.path_params["lesson"], lesson)
    tally = answering.tallies(room, LEARNER, language).tallies[-1] if lesson.card.told and not lesson.over else None
    if at is None and tally and lesson.kind == LISTEN and lesson.card.told < len(tally.rows):
        at = tally.number  # while a scoring is told, the board is the one that is scored
    snapshot = shown(room, [LEARNER], language, since, at, drawn=asking.drawn(request))
    options = [replace(option, final=False) for option in snapshot.decision.options] if snapshot.decision else []
    decision = replace(snapshot.decision, options=options) if snapshot.decision else None
    fields = {**asdict(snapshot), "decision": decision, "undoable": False, "result": None}
    return answers.LessonSnapshot(**fields, lesson=_card(lesson, language, answer, tally, snapshot.number))


def _room(lesson_id: str, lesson: Lesson) -> LessonRoom:
    match, rival = lesson.match, next(iter(lesson.match.game.bots), "random")
    seats = tuple(
        StoredSeat(seat.name, "" if number == LEARNER else rival, "", lesson_id) for number, seat in enumerate(match.seats)
    )
    stored = Stored(lesson_id, match.game.name, match.version, match.content.hash, None, {}, match.settings, match.seal, None,
                    False, seats)  # fmt: skip
    return LessonRoom(lesson_id, match, stored)


def _card(lesson: Lesson, language: str, answer: Answer | None, tally: answers.Tally | None, number: int) -> answers.LessonCard:
    return answers.LessonCard(
        step=lesson.step + 1,
        steps=len(lesson.script.steps),
        id=lesson.name,
        kind=lesson.kind,
        title=lesson.title(language),
        says=lesson.says(language),
        strong=lesson.strong(language),
        light=() if lesson.over else lesson.card.light,
        move=lesson.move(language),
        allowed=lesson.allowed,
        taps=[lesson.card.tap] if lesson.card.tap and not lesson.done else [],
        answered=lesson.answered,
        others=lesson.others,
        lamps=lesson.lamps,
        marks=[step.kind for step in lesson.script.steps],
        since=min(lesson.since, number),
        answer=_answer(answer) if answer else None,
        tally=tally,
        told=min(lesson.card.told, len(tally.rows)) if tally else 0,
        end=lesson.over,
    )


def _answer(answer: Answer) -> answers.LessonAnswer:
    refusal: Refusal | None = answer.refusal
    if refusal is None:
        return answers.LessonAnswer(answer.title, answer.text)
    why = refusal.text if refusal.text not in ("", answer.text) else UNSET
    return answers.LessonAnswer(answer.title, answer.text, refusal.rule, refusal.cite, why)
