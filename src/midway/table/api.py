"""The handlers: requests in, answers out. They know nothing about rules."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import aclosing
from typing import Any

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse

from midway.kernel.fault import Fault
from midway.kernel.game import find
from midway.kernel.game import names as game_names
from midway.match.match import Match

from . import answering, answers, asking, openapi
from .asking import Problem
from .endpoints import LINES, MATCH, endpoint
from .handlers import sender
from .live import Live
from .orders import own_words
from .requests import CreateRequest, HintRequest, MoveRequest, UndoRequest
from .room import MANY, Room, Stale, Unopened
from .showing import Seen, takes_a_while


class Api(Live):
    """The handlers of playing, games, matches and the server. Routes are tried in this order, the most frequent first."""

    # Playing.

    @endpoint("POST", f"{MATCH}/moves", errors=(404, 409), query={"next": bool}, once=True)
    async def move(self, request: Request, sent: MoveRequest) -> answers.Moved:
        """Make a choice; acknowledged once it is committed. With `next=1` the answer has the next decision and your view."""
        room, seat = await self._seated(request, certain=False)
        language = asking.language(request)
        codes = [sent.code] * sent.times
        number = await room.move(seat, sent.number, codes, asking.token(request), language, asking.shown(request), sent.on)
        told = self._moved(request, room, number)
        if not asking.whole(request, "next", 0, 1):
            return told
        if takes_a_while(room.match, [seat]):
            return await self.server.aside(answering.moved, room.still(), seat, language)
        return answering.moved(room, seat, language)

    @endpoint("POST", f"{MATCH}/undo", errors=(404, 409), once=True)
    async def undo(self, request: Request, sent: UndoRequest) -> answers.Moved:
        """Take back your last choice."""
        room, seat = await self._seated(request, certain=False)
        language = asking.language(request)
        token, shown = asking.token(request), asking.shown(request)
        number = await room.undo(seat, sent.number, token, language, shown, sent.to)
        return self._moved(request, room, number)

    def _moved(self, request: Request, room: Room, number: int) -> answers.Moved:
        self.metrics.moves.inc()
        self.server.sharing.belongs(room.id, sender(request))
        self.server.moved(room)
        return answers.Moved(room.id, number)

    @endpoint("GET", MATCH, errors=(404, 422), query={"at": int, "since": int, "drawn": bool})
    async def show(self, request: Request) -> answers.Snapshot:
        """Everything your seat may see: view, decision, log; `at` shows an earlier moment, `drawn=1` less of the view."""
        room, _ = await self._room(request)
        at = asking.whole(request, "at", None, room.match.number)
        since = asking.whole(request, "since", 0, None) or 0
        held = asking.held(request, room)
        asked = room.still(), held, asking.language(request), since, at, asking.drawn(request)
        if at is None and room.match.number - since <= MANY and not takes_a_while(room.match, held):
            return self._snapshot(*asked)
        return await self.server.aside(self._snapshot, *asked)

    @endpoint("GET", f"{MATCH}/since", errors=(403, 404))
    async def since(self, request: Request) -> answers.Since:
        """What happened since your last turn: what was done to you, then what the others did."""
        room, seat = await self._seated(request)
        return await self.server.aside(answering.since, room, seat, asking.language(request))

    @endpoint("POST", f"{MATCH}/hint", errors=(404, 409), answer=answers.Hint, lines=True)
    async def hint(self, request: Request, sent: HintRequest) -> Response:
        """What your choices are worth, from what you may see: a line of JSON, then others, each more exact; it is noted."""
        room, seat = await self._seated(request)
        match = room.match
        if room.stored.serious:
            raise Problem(409, "serious")
        if room.stored.closed:
            raise Fault("closed")
        if match.seat != seat or room.stored.waiting:
            raise Problem(409, "hint-turn")
        if match.number != sent.number:
            raise Stale(match.number)
        if self.server.hinted.is_full(sender(request)):
            raise Problem(429, "often")
        await self.server.store.note_hint(room.id, match.number, seat)
        await self.server.hub.publish(room.id)
        hints = self._hints(room, match, asking.language(request), sender(request))
        return StreamingResponse(hints, media_type=LINES)

    async def _hints(self, room: Seen, match: Match, language: str, who: str) -> AsyncIterator[bytes]:
        """A hint, line by line, until it is over or the match has gone on."""
        if not self.server.hinted.enter(who):
            return
        try:
            async with aclosing(self.server.hinting.hints(match)) as hints:
                async for told in hints:
                    if room.match.number != match.number:
                        return
                    yield answers.encode(answering.hint(room, match, told, language)) + b"\n"
        finally:
            self.server.hinted.leave(who)

    @endpoint("GET", f"{MATCH}/why", errors=(403, 404, 422), query={"code": int, "choice": str})
    async def why(self, request: Request) -> answers.Reason:
        """Why your seat may not make a choice now, given as a code or in the words of a record."""
        room, seat = await self._seated(request)
        choice: str | int | None = request.query_params.get("choice")
        if choice is None:
            choice = asking.whole(request, "code", len(room.match.game.codes), None) or 0
        refusal = room.match.why(seat, choice, asking.language(request))
        return answers.Reason(False, refusal.rule, refusal.cite, refusal.text) if refusal else answers.Reason(True)

    @endpoint("POST", f"{MATCH}/assist", errors=(404,))
    async def assist(self, request: Request, sent: dict[str, Any]) -> dict[str, Any]:
        """Help outside the game, such as the best layout of a museum; changes nothing."""
        room, seat = await self._seated(request)
        help_with = room.match.game.picture.assist
        if help_with is None:
            raise Problem(404, "nothing-here")
        return await self.server.aside(help_with, room.match, seat, sent)

    # Games.

    @endpoint("GET", "/api/games")
    async def games(self, request: Request) -> answers.Games:
        """The games, their options and bots."""
        language = asking.language(request)
        return answers.Games([answering.summary(find(name), language) for name in game_names()])

    @endpoint("GET", "/api/warm-up")
    async def warm_up(self, request: Request) -> answers.WarmUp:
        """Whether the strong bots of each game are as strong as they get, or still warming up."""
        return answers.WarmUp(self.server.warming.states)

    @endpoint("GET", "/api/games/{game}", errors=(422,))
    async def game(self, request: Request) -> answers.WholeGame:
        """A game with its rules and the titles of its cards."""
        return await self.server.aside(answering.whole, find(request.path_params["game"]), asking.language(request))

    @endpoint("GET", "/api/games/{game}/table", errors=(422,))
    async def at_table(self, request: Request) -> answers.GameAtTable:
        """A game as a table needs it: with its cards."""
        return answering.at_table(find(request.path_params["game"]), asking.language(request))

    @endpoint("GET", "/api/games/{game}/notes", errors=(422,))
    async def notes(self, request: Request) -> answers.Notes:
        """What explanations at a table add: a line about each card, and how players cite each rule."""
        return answering.notes(find(request.path_params["game"]), asking.language(request))

    @endpoint("GET", "/api/games/{game}/strength", errors=(422,))
    async def strength(self, request: Request) -> answers.Strength:
        """How strong the bots of a game are, as measured; every figure with the command that repeats it."""
        return answering.strength(find(request.path_params["game"]))

    # Matches.

    @endpoint("POST", "/api/matches", status=201, word=True)
    async def create(self, request: Request, sent: CreateRequest) -> answers.Made:
        """Create a match; the answer has the private keys of your seats, and invitations to the others."""
        self._may_make(request)
        await self._within_limits(request, all(seat.bot for seat in sent.seats))
        made = await self.server.create(sent, asking.owner(request), asking.language(request))
        self.server.sharing.belongs(made.match, sender(request))
        return answers.Made(made.match, _keys(made.own), _keys(made.free), made.join or msgspec.UNSET)

    @endpoint("GET", "/api/matches")
    async def listed(self, request: Request) -> answers.Matches:
        """Open matches with a free seat."""
        language = asking.language(request)
        return answers.Matches([await self._summary(match, language) for match in await self.server.store.listed()])

    @endpoint("GET", "/api/mine")
    async def mine(self, request: Request) -> answers.MyMatches:
        """The matches this browser plays in; those that wait for it come first."""
        language = asking.language(request)
        found = await self.server.store.of_owner(asking.browser(request))
        rows = []
        for match, waits, failed in sorted(found, key=lambda row: not row[1]):
            about = await self._summary(match, language)
            rows.append(answers.MyMatch(**msgspec.structs.asdict(about), waits=waits, webhook_failed=failed))
        return answers.MyMatches(rows)

    async def _summary(self, match: str, language: str) -> answers.MatchSummary:
        """A match in a list; one that cannot be opened says why."""
        try:
            return answering.match_summary(await self.server.room(match), language)
        except Unopened as unopened:
            return answering.unopened_summary(unopened.stored, unopened.why, language)

    @endpoint("POST", "/api/records", status=201, word=True)
    async def bring(self, request: Request, sent: str) -> answers.MatchId:
        """Keep a record as a match, to look at it, or to play on if it follows a real table."""
        self._may_make(request)
        if not self.server.bringing.allows(sender(request)):
            raise Problem(429, "often")
        try:
            return answers.MatchId(await self.server.keep(sent, asking.owner(request)))
        except RecursionError:
            raise Fault("record-foreign") from None

    @endpoint("GET", f"{MATCH}/record", errors=(403, 404), answer=str)
    async def record(self, request: Request) -> Response:
        """The record as a text file; it contains the seed when the match is over."""
        room, _ = await self._room(request)
        if not room.may_show_record:
            raise Problem(403, "record")
        text = await self.server.aside(room.record)
        return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{room.id}.txt"'})

    @endpoint("GET", f"{MATCH}/tallies", errors=(404,))
    async def tallies(self, request: Request) -> answers.Tallies:
        """The scorings and payments so far, as tables."""
        room, seat = await self._room(request)
        return await self.server.aside(answering.tallies, room, seat, asking.language(request))

    @endpoint("GET", f"{MATCH}/course", errors=(404,))
    async def course(self, request: Request) -> answers.Course:
        """The points, turn by turn."""
        room, seat = await self._room(request)
        return answers.Course(room.id, await self.server.aside(room.course, seat))

    @endpoint("POST", f"{MATCH}/rematch", errors=(403, 404, 409), word=True)
    async def rematch(self, request: Request) -> answers.Made:
        """Play again, with everyone one seat further on; everyone who asks gets the same match."""
        room, _ = await self._seated(request)
        if room.match.result is None:
            raise Problem(409, "not-over")
        if room.stored.next is None:
            self._may_make(request)
        match, keys = await self.server.rematch(room, asking.held(request, room))
        return answers.Made(match, _keys(keys), [])

    # The server.

    @endpoint("GET", "/api")
    async def describe(self, request: Request) -> dict[str, Any]:
        """This description."""
        return openapi.description()

    @endpoint("GET", "/api/house")
    async def house(self, request: Request) -> answers.House:
        """Who may make tables here, and what everybody should know: asked again and again while a page is seen."""
        who, told = self.server.house.orders.tables.who, self.server.house.announcement
        text = told and own_words(told, asking.language(request))
        return answers.House(who, answers.Announcement(text or "", told.at) if told else None)

    @endpoint("GET", "/health")
    async def health(self, request: Request) -> answers.Alive:
        """Whether this server runs."""
        return answers.Alive(True)

    @endpoint("GET", "/ready", errors=(503,))
    async def ready(self, request: Request) -> answers.Ready:
        """Whether this server takes requests and its database takes moves."""
        if self.server.stopping.is_set():
            raise Problem(503, "stopping")
        await self.server.store.probe.made()
        return answers.Ready(True)

    @endpoint("GET", "/metrics", answer=str)
    async def numbers(self, request: Request) -> Response:
        """Numbers for Prometheus."""
        return Response(await self.metrics.text(), media_type=CONTENT_TYPE_LATEST)


def _keys(keys: dict[int, str]) -> list[answers.SeatKey]:
    return [answers.SeatKey(seat + 1, keys[seat]) for seat in sorted(keys)]
