"""What one socket is told: a snapshot, and later what has changed; what takes a while to work out comes on its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from starlette.websockets import WebSocket

from . import answers, asking
from .connections import SAY
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
        self.last: Parts | None = None  # without its log
        self.held: list[int] = []
        self.shown: tuple[int, Stored | None] = (0, None)
        self.weighing: asyncio.Task[list[answers.Foretold]] | None = None
        self.weighed: Showing | None = None  # whose outlooks were asked for

    async def tell(self) -> None:
        """Send what is new."""
        room = await self.live.server.room(self.listener.match, certain=False)
        self._sits(room)
        shown = room.match.number, room.stored
        now = await self.live.server.aside(self._parts, room.still()) if self._takes_long(room) else self._shown(room)
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
        now = self._shown(room)
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
        return not self._is_shown(room) and (many or (not self.changes and takes_a_while(room.match, self.held)))

    def _shown(self, room: Room) -> Parts:
        """What the match shows now."""
        if self.last is None or not self._is_shown(room):
            return self._parts(room)
        hub = self.live.server.hub
        return {**self.last, **around(room, partial(hub.is_present, room.id), hub.watching(room.id))}

    def _parts(self, room: Room) -> Parts:
        showing, hub = room.showing(self.language, self.drawn), self.live.server.hub
        here, watching = partial(hub.is_present, room.id), hub.watching(room.id)
        return showing.parts(room, self.held, self.since, here, watching, not self.changes)

    def _news(self, now: Parts) -> bytes | None:
        """A snapshot, or what has changed in it; None if nothing has."""
        news = changed(self.last, now) if self.last else None
        if news and len(news) == len(SAME) and news["after"] == news["number"]:
            return None
        return answers.encode(news if self.changes and news else now)

    def _told(self, now: Parts, shown: tuple[int, Stored]) -> None:
        """The client knows this now."""
        self.last, self.since, self.shown = {**now, "log": [], "began": None}, now["number"], shown

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
