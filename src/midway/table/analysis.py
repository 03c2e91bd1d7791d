"""Analyses over the API: asked for once, made in the background, and the same for everyone who follows the link."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from starlette.requests import Request

from midway.analysis.study import DEEPER, VERSION
from midway.analysis.told import worded
from midway.kernel.fault import Fault
from midway.match.match import Match

from . import answers, asking
from .analyses import StoredAnalysis
from .asking import Problem
from .endpoints import MATCH, endpoint
from .handlers import sender
from .lessons import LessonApi


class AnalysisApi(LessonApi):
    """The handlers of one server, with those of analyses."""

    @endpoint("GET", f"{MATCH}/analysis", errors=(404, 409, 422), query={"deeper": bool})
    async def analysis(self, request: Request) -> answers.Analysis:
        """What luck and choices did in a finished match, as far as it is known; `deeper=1` searches eight times as long."""
        room, _ = await self._room(request)
        match, language = room.match, asking.language(request)
        if match.result is None:
            raise Problem(409, "analysis-open")
        times = DEEPER if asking.whole(request, "deeper", 0, 1) else 1.0
        stored, fault = await self._asked(request, room.id, match, times)
        return await self.server.aside(_told, match, stored, fault, language)

    async def _asked(self, request: Request, match_id: str, match: Match, times: float) -> tuple[StoredAnalysis, Fault | None]:
        """The analysis of a match, and why there will be none; whoever asks first has it made."""
        analyses, analyst = self.server.analyses, self.server.analyst
        stored = await analyses.find(match_id)
        if stored and _is_old(stored) and not analyst.refuses(match.game):
            await analyses.drop(match_id)
            times, stored = max(times, stored.times), None
        fault = Fault("analysis-failed") if stored and stored.given_up else None
        if fault is None and (stored is None or stored.times < times):
            fault = analyst.refuses(match.game)
            often = fault is None and not self.server.analysing.allows(sender(request))
            if often or (fault is None and not await analyses.ask(match_id, times)):
                raise Problem(429, "often")
            analyst.asked.set()
            stored = await analyses.find(match_id) or stored
        return stored or StoredAnalysis(match_id, times, "", False, False, 0), fault


def _is_old(stored: StoredAnalysis) -> bool:
    """True if an earlier version made it, which told less."""
    return stored.done and json.loads(stored.study).get("version") != VERSION


def _told(match: Match, stored: StoredAnalysis, fault: Fault | None, language: str) -> answers.Analysis:
    """An analysis in words, in a language."""
    study: dict[str, Any] = json.loads(stored.study) if stored.study else {}
    told = {
        "match": stored.match,
        "fault": fault.text(language) if fault else None,
        "done": stored.done,
        "before": stored.before,
    }
    return msgspec.convert(told | worded(match, study, language), answers.Analysis)
