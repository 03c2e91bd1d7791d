"""What if over the API. Nothing of it is kept: its address says where it left the match, its seed, and what was chosen since."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from midway.kernel.rule import CHANCE

from . import answering, answers, asking
from .analysis import AnalysisApi
from .asking import Problem
from .endpoints import LINES, MATCH, endpoint
from .handlers import sender
from .requests import WhatIfHelp, WhatIfPlace, WhatIfRequest
from .trying import Mistake, Trying, own_place, place, played

WHAT_IF = f"{MATCH}/whatif"


class WhatIfApi(AnalysisApi):
    """The handlers of one server, with those of what if."""

    @endpoint("POST", WHAT_IF, errors=(404, 409), query={"drawn": bool})
    async def what_if(self, request: Request, sent: WhatIfRequest) -> answers.WhatIfSnapshot:
        """Play on from an event of a match that is over, or from your own view of one that goes on; nothing of it is kept."""
        language, drawn = asking.language(request), asking.drawn(request)
        with self._tries(request):
            trying = await self._trying(request, sent)
            if sent.bot:
                await self._let_bot_choose(trying)
            choice = sent.choice if sent.code is None else sent.code
            study = await self.server.analyses.find(trying.id)
            mistake = Mistake.of(study.study if study else "", sent.at)
            return await self.server.aside(played, trying, choice, sent.times, mistake, language, drawn)

    @endpoint("POST", f"{WHAT_IF}/hint", errors=(404, 409), answer=answers.Hint, lines=True)
    async def what_if_hint(self, request: Request, sent: WhatIfPlace) -> Response:
        """What your choices are worth there: a line of JSON, then others, each more exact."""
        trying = await self._trying(request, sent)
        if trying.match.seat not in trying.hands:
            raise Problem(409, "hint-turn")
        if trying.is_real:
            raise Problem(409, "whatif-hint")
        if self.server.hinted.is_full(sender(request)):
            raise Problem(429, "often")
        hints = self._hints(trying, trying.match, asking.language(request), sender(request))
        return StreamingResponse(hints, media_type=LINES)

    @endpoint("POST", f"{WHAT_IF}/tallies", errors=(404, 409))
    async def what_if_tallies(self, request: Request, sent: WhatIfPlace) -> answers.Tallies:
        """The scorings and payments so far, as tables."""
        with self._tries(request):
            trying = await self._trying(request, sent)
            seat = trying.hands[0] if len(trying.hands) == 1 else None
            return await self.server.aside(answering.tallies, trying, seat, asking.language(request))

    @endpoint("POST", f"{WHAT_IF}/assist", errors=(404, 409))
    async def what_if_assist(self, request: Request, sent: WhatIfHelp) -> dict[str, Any]:
        """Help outside the game, as at any table; changes nothing."""
        with self._tries(request):
            trying = await self._trying(request, sent)
            help_with = trying.match.game.picture.assist
            if help_with is None:
                raise Problem(404, "nothing-here")
            seat = trying.seat_among(list(trying.hands))
            return await self.server.aside(help_with, trying.match, seat, sent.ask)

    @contextmanager
    def _tries(self, request: Request) -> Iterator[None]:
        """Something is tried that others wait for; one address has only so much of it at once."""
        who, tried = sender(request), self.server.tried
        if not tried.enter(who):
            raise Problem(429, "often")
        try:
            yield
        finally:
            tried.leave(who)

    async def _trying(self, request: Request, sent: WhatIfPlace) -> Trying:
        """The place that a request names: in a match that goes on, as a seat of the client sees it, if the table gives hints."""
        room, _ = await self._room(request)
        if room.match.result is not None:
            return await self.server.aside(place, room, None, sent)
        room, _ = await self._seated(request)
        if room.stored.serious or room.stored.waiting:
            raise Problem(409, "whatif-serious" if room.stored.serious else "whatif-early")
        return await self.server.aside(own_place, room, asking.held(request, room), sent)

    async def _let_bot_choose(self, trying: Trying) -> None:
        """Let the bot that decides choose, if one does."""
        match = trying.match
        decision = match.describe("en")
        if decision is None or decision.seat in (*trying.hands, CHANCE):
            return
        bot = trying.stored.seats[decision.seat].bot
        async with self.server.trying.free:
            asked = f"what if {trying.id} {trying.whatif.at} {trying.whatif.dealer.seed}"
            chosen = await self.server.trying.choose(asked, match.for_bot(), decision, bot, match.content)
        trying.whatif.choose(chosen.code)
