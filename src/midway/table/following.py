"""What one socket is told: a snapshot, and later what has changed; what takes a while to work out comes on its own."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any

from starlette.websockets import WebSocket

from . import answers, asking
from .hub import Listener
from .room import MANY, Room
from .showing import Showing, around, takes_a_while
from .stored import Stored

if TYPE_CHECKING:
    from .live import Live

NESTED = ("view", "extras")  # parts of a snapshot that are told entry by entry
SAME = ("after", "number")  # all that is told if nothing has changed
Parts = dict[str, Any]  # of a snapshot, by name


class Follower:
    """A socket that follows a match, from an event on.

    changes   it takes what has changed instead of whole snapshots
    listener  woken when there may be something new
    """

    def __init__(self, live: Live, socket: WebSocket, listener: Listener) -> None:
        asked = socket.query_params
        since = asked.get("since", "0")
        self.live = live
        self.socket = socket
        self.listener = listener
        self.language = asking.language(socket)
        self.drawn = asked.get("drawn") == "1"
        self.changes = asked.get("changes") == "1"
        self.since = int(since) if since.isdecimal() and len(since) < 8 else 0
        self.last: Parts | None = None  # without its log
        self.held: list[int] = []
        self.shown: tuple[int, Stored | None] = (0, None)
        self.weighing: asyncio.Task[list[answers.Foretold]] | None = None
        self.weighed: Showing | None = None  # whose outlooks were asked for

    async def tell(self) -> None:
        """Send what is new."""
        room = await self.live.server.room(self.listener.match, certain=False)
        if self.shown[1] is not room.stored:
            self.held = asking.held(self.socket, room)
            self.live.server.hub.sits(self.listener, self.held)
        await self._send(await self._shown(room))
        if self.changes:
            await self._send_outlooks(room)

    def close(self) -> None:
        """Nobody listens any longer."""
        if self.weighing:
            self.weighing.cancel()

    async def _shown(self, room: Room) -> Parts:
        """What the match shows now; what takes long is worked out aside."""
        last, server, number = self.last, self.live.server, room.match.number
        same = self.shown[0] == number and self.shown[1] is room.stored
        self.shown = number, room.stored
        if last and same:  # only who is there, or thinks, may have changed
            here = around(room, partial(server.hub.is_present, room.id), server.hub.watching(room.id))
            return {**last, **here}
        many = number - self.since > MANY
        if many or (not self.changes and takes_a_while(room.match, self.held)):
            return await server.aside(self._parts, room.still())
        return self._parts(room)

    def _parts(self, room: Room) -> Parts:
        showing, hub = room.showing(self.language, self.drawn), self.live.server.hub
        here, watching = partial(hub.is_present, room.id), hub.watching(room.id)
        return showing.parts(room, self.held, self.since, here, watching, not self.changes)

    async def _send(self, now: Parts) -> None:
        """Send a snapshot, or what has changed in it, unless nothing has."""
        news = changed(self.last, now) if self.last else None
        if news and len(news) == len(SAME) and news["after"] == news["number"]:
            return
        await self.socket.send_text(answers.encode(news if self.changes and news else now).decode())
        self.last, self.since = {**now, "log": [], "began": None}, now["number"]

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


def changed(last: Parts, now: Parts) -> Parts | None:
    """What differs from the last snapshot, with new events; `after` is its number. None if only a whole snapshot can tell."""
    told: Parts = {"after": last["number"], "number": now["number"], **_differing(last, now)}
    for name in NESTED:
        if name in told:
            if last[name].keys() != now[name].keys():
                return None
            told[name] = _differing(last[name], now[name])
    told.pop("began", None)
    return told


def _differing(before: Parts, now: Parts) -> Parts:
    """The entries that are not as before."""
    return {name: value for name, value in now.items() if value is not before[name] and value != before[name]}
