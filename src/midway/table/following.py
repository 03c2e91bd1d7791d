"""What one socket is told: a snapshot, and later what has changed; what takes a while to work out comes on its own."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.websockets import WebSocket

from . import answers, asking
from .hub import Listener
from .room import MANY, Room
from .showing import Showing, takes_a_while
from .stored import Stored

if TYPE_CHECKING:
    from .live import Live

NESTED = ("view", "extras")  # parts of a snapshot that are told entry by entry
SAME = ("after", "number")  # all that is told if nothing has changed
PARTS = [name for name in answers.Snapshot.__struct_fields__ if name not in (*NESTED, "number", "log", "began")]


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
        self.last: answers.Snapshot | None = None  # without its log
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
        await self._send(await self._snapshot(room))
        if self.changes:
            await self._send_outlooks(room)

    def close(self) -> None:
        """Nobody listens any longer."""
        if self.weighing:
            self.weighing.cancel()

    async def _snapshot(self, room: Room) -> answers.Snapshot:
        """What the match shows now; what takes long is worked out aside."""
        live, last = self.live, self.last
        calm = last is not None and last.thinking is None and room.thinking is None
        same = self.shown[0] == room.match.number and self.shown[1] is room.stored
        self.shown = room.match.number, room.stored
        if last and calm and same:  # only who is there may have changed
            return live._present(room, last)
        asked = self.held, self.language, self.since, None, self.drawn, not self.changes
        many = room.match.number - self.since > MANY
        if many or (not self.changes and takes_a_while(room.match, self.held)):
            return await live.server.aside(live._snapshot, room.still(), *asked)
        return live._snapshot(room, *asked)

    async def _send(self, snapshot: answers.Snapshot) -> None:
        """Send a snapshot, or what has changed in it, unless nothing has."""
        last, bare = self.last, msgspec.structs.replace(snapshot, log=[])
        news = changed(last, snapshot) if self.changes and last else None
        if last and snapshot.number == last.number and (bare == last if news is None else len(news) == len(SAME)):
            return
        await self.socket.send_text(answers.encode(news or snapshot).decode())
        self.last, self.since = bare, snapshot.number

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


def changed(last: answers.Snapshot, now: answers.Snapshot) -> dict[str, Any] | None:
    """What differs from the last snapshot, with new events; `after` is its number. None if only a whole snapshot can tell."""
    told: dict[str, Any] = dict(zip(SAME, (last.number, now.number), strict=True))
    for name in PARTS:
        if (value := getattr(now, name)) != getattr(last, name):
            told[name] = value
    for name in NESTED:
        before, after = getattr(last, name), getattr(now, name)
        if before.keys() != after.keys():
            return None
        if entries := {key: value for key, value in after.items() if value != before[key]}:
            told[name] = entries
    if now.log:
        told["log"] = now.log
    return told
