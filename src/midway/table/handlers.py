"""What every handler needs: the room and the seat of a client, and checks of every request."""

from __future__ import annotations

from functools import partial
from urllib.parse import unquote

from starlette.requests import HTTPConnection, Request

from midway.kernel.fault import Fault

from . import answers, asking
from .asking import Problem
from .limits import network
from .room import Room
from .server import Server
from .showing import Showing

WORD = 200  # characters of the word for making tables


class Handlers:
    """What the handlers of one server share."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.metrics = server.metrics

    def _snapshot(self, room: Room, held: list[int], language: str, since: int, at: int | None, drawn: bool) -> answers.Snapshot:
        """Everything that the client with these seats may know about a match."""
        shown, hub = room.showing(language, drawn) if at is None else Showing(room, language, at, drawn), self.server.hub
        return shown.snapshot(room, held, since, partial(hub.is_present, room.id), hub.watching(room.id))

    async def _room(self, request: HTTPConnection, certain: bool = True) -> tuple[Room, int | None]:
        room = await self.server.room(request.path_params["match"], certain)
        return room, room.seat_among(asking.held(request, room))

    async def _seated(self, request: Request, certain: bool = True) -> tuple[Room, int]:
        """The room and the client's seat; nobody is turned away without asking the store."""
        room, seat = await self._room(request, certain)
        if seat is None and not certain:
            return await self._seated(request)
        if seat is None:
            raise Problem(403, "seat")
        if not self.server.by_seat.allows(f"{room.id} {seat}"):
            raise Problem(429, "often")
        return room, seat

    async def _own(self, request: Request) -> tuple[Room, int]:
        """The seat in the address, if it is the client's own."""
        room, _ = await self._seated(request)
        seat = asking.seat(request, room)
        if seat not in asking.held(request, room):
            raise Problem(403, "seat")
        return room, seat

    async def _hosted(self, request: Request) -> Room:
        """The room, if it waits for people and the client is its host."""
        room, seat = await self._seated(request)
        if not room.is_host(seat):
            raise Problem(403, "host")
        if room.stored.closed:
            raise Fault("closed")
        if not room.stored.waiting:
            raise Problem(409, "begun")
        return room

    async def _within_limits(self, request: Request, bots_alone: bool = False) -> None:
        """Refuse another table to an address that has made many, and one for bots only while there are enough of these."""
        if not self.server.making.allows(sender(request)):
            raise Problem(429, "often")
        if bots_alone and await self.server.store.bots_alone() >= self.server.bots_alone:
            raise Problem(429, "bots-alone", n=self.server.bots_alone)

    async def _changed(self, room: Room, done: bool) -> None:
        """Tell everyone about a change, or the client that it came too late."""
        if not done:
            raise Problem(409, "changed")
        await self.server.hub.publish(room.id)

    def _may_make(self, request: Request) -> None:
        """Refuse a new table, unless the client may make one; a word stands in a header."""
        word = unquote(asking.header(request, b"midway-word"))[:WORD]
        if why := self.server.house.refuses(word, sender(request)):
            raise Problem(429 if why == "often" else 403, why)

    def check(self, request: Request) -> None:
        """Check every request: where it comes from, and how often."""
        if request.method != "GET" and not asking.same_origin(request):
            raise Problem(403, "origin")
        if not self.server.by_address.allows(sender(request)):
            raise Problem(429, "often")


def address(request: HTTPConnection) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""


def sender(request: HTTPConnection) -> str:
    """Whom the limits of an address count for."""
    return network(address(request))
