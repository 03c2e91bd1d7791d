"""What one socket is told: a snapshot, and later what has changed; what takes a while to work out comes on its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from starlette.websockets import WebSocket

from . import answers, asking
from .connections import SAY
from .hub import WATCHING, Listener
from .room import MANY, Room
from .showing import Parts, Showing, Shown, placed, takes_a_while, thinking
from .stored import Stored

if TYPE_CHECKING:
    from .live import Live


class Follower:
    """A socket that follows a match, from an event on.

    changes   it takes what has changed instead of whole snapshots
    listener  woken when there may be something new
    say       sends a text at once, if the client reads; None where the web server does not offer it
    idle      true while nothing is being told
    """

    def __init__(self, live: Live, socket: WebSocket, listener: Listener) -> None:
        asked = socket.query_params
        since = asked.get("since", "0")
        self.live = live
        self.socket = socket
        self.listener = listener
        self.language = asking.language(socket)
        self.say: Callable[[bytes], bool] | None = socket.scope.get(SAY)
        self.idle = False
        self.drawn = asked.get("drawn") == "1"
        self.changes = asked.get("changes") == "1"
        self.since = int(since) if since.isdecimal() and len(since) < 8 else 0
        self.last: Shown | None = None  # without its log
        self.held: list[int] = []
        self.seated: Parts = {}  # who sits where, and is there
        self.here: object = None  # who was there then
        self.shown: tuple[int, Stored | None] = (0, None)
        self.weighing: asyncio.Task[list[answers.Foretold]] | None = None
        self.weighed: Showing | None = None  # whose outlooks were asked for

    async def tell(self) -> None:
        """Send what is new."""
        room = await self.live.server.room(self.listener.match, certain=False)
        self._sits(room)
        shown = room.match.number, room.stored
        around = self._around(room)
        long = self._takes_long(room)
        now = await self.live.server.aside(self._parts, room.still(), around) if long else self._shown(room, around)
        if (news := self._news(now)) is not None:
            await self.socket.send_text(news.decode())
        self._told(now, shown)
        if self.changes:
            await self._send_outlooks(room)

    def tell_at_once(self) -> bool:
        """The same without waiting for anything; false if something has to be waited for."""
        try:
            return self.idle and self.say is not None and self._tell_at_once(self.say)
        except Exception:  # `tell` meets it again, where it is answered
            return False

    def _tell_at_once(self, say: Callable[[bytes], bool]) -> bool:
        server = self.live.server
        room = None if server.stopping.is_set() else server.known(self.listener.match)
        if room is None:
            return False
        self._sits(room)
        if self._takes_long(room) or takes_a_while(room.match, self.held):
            return False
        now = self._shown(room, self._around(room))
        news = self._news(now)
        if news is not None and not say(news):
            return False
        self._told(now, (room.match.number, room.stored))
        return True

    def close(self) -> None:
        """Nobody listens any longer."""
        if self.weighing:
            self.weighing.cancel()

    def _sits(self, room: Room) -> None:
        """Find out which seats the client has, if they may have changed."""
        if self.shown[1] is not room.stored:
            self.held = asking.held(self.socket, room)
            self.live.server.hub.sits(self.listener, self.held)

    def _is_shown(self, room: Room) -> bool:
        """True if only who is there, or thinks, may have changed since the client was told."""
        return self.last is not None and self.shown[0] == room.match.number and self.shown[1] is room.stored

    def _takes_long(self, room: Room) -> bool:
        """True if what is new has to be worked out aside."""
        many = room.match.number - self.since > MANY
        return (many or (not self.changes and takes_a_while(room.match, self.held))) and not self._is_shown(room)

    def _shown(self, room: Room, around: Parts) -> Shown:
        """What the match shows now."""
        if self.last is None or not self._is_shown(room):
            return self._parts(room, around)
        return self.last._replace(own={**self.last.own, **around})

    def _parts(self, room: Room, around: Parts) -> Shown:
        return room.showing(self.language, self.drawn).told(room, self.held, self.since, around, not self.changes)

    def _around(self, room: Room) -> Parts:
        """The parts of a snapshot that change without the match; seats are told again only if somebody has come or gone."""
        here = self.live.server.hub.here(room.id)
        if self.here is not here or self.shown[1] is not room.stored:
            self.here = here
            self.seated = {"seats": placed(room.stored, lambda seat: here[seat] > 0), "watching": here[WATCHING]}
        return {**self.seated, "thinking": thinking(room)}

    def _news(self, now: Shown) -> bytes | None:
        """A snapshot, or what has changed in it; None if nothing has."""
        news = now.since(self.last) if self.last else None
        if self.last is None or news is None or (news and not self.changes):
            return answers.encode(now.parts)
        before = self.last.everyone.parts["number"]
        return answers.encode({"after": before, "number": now.everyone.parts["number"], **news}) if news else None

    def _told(self, now: Shown, shown: tuple[int, Stored]) -> None:
        """The client knows this now."""
        now.own.update(log=[], began=None)
        self.last, self.since, self.shown = now, now.everyone.parts["number"], shown

    async def _send_outlooks(self, room: Room) -> None:
        """Send what the options bring once that is worked out."""
        if not takes_a_while(room.match, self.held):
            return
        showing = room.showing(self.language, self.drawn)
        if self.weighed is not showing:
            self.close()
            self.weighed = showing
            self.weighing = asyncio.create_task(self.live.server.aside(showing.outlooks))
            self.weighing.add_done_callback(lambda _: self.listener.woken.set())
        elif self.weighing and self.weighing.done():
            told, self.weighing = self.weighing.result(), None
            if told:
                await self.socket.send_text(answers.encode(answers.Afterwards(showing.number, told)).decode())
