"""What every handler needs: the room and the seat of a client, and checks of every request."""

from __future__ import annotations

from functools import partial

from prometheus_client import CollectorRegistry, Counter, Gauge
from starlette.requests import HTTPConnection, Request

from . import answering, answers, asking
from .asking import Problem
from .room import Room
from .server import Server


class Handlers:
    """What the handlers of one server share."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.registry = CollectorRegistry()
        self.moves = Counter("midway_moves", "Moves committed by this server", registry=self.registry)
        self.sockets = Gauge("midway_sockets", "Open sockets", registry=self.registry)
        failed = Gauge("midway_webhooks_failed", "Notices that could not be delivered", registry=self.registry)
        failed.set_function(lambda: server.webhooks.failed)
        for how, what in (("late", "took too long"), ("died", "whose process died"), ("broken", "with no legal answer")):
            counted = Gauge(f"midway_bots_{how}", f"Moves of bots {what}, made by the game's own bot", registry=self.registry)
            counted.set_function(partial(server.pool.failures.__getitem__, how))

    def _snapshot(
        self, asked: HTTPConnection, room: Room, language: str, since: int, at: int | None, drawn: bool
    ) -> answers.Snapshot:
        """Everything that the client who asks may know about a match."""
        held, hub = asking.held(asked, room), self.server.hub
        return answering.snapshot(
            room, held, language, since, at, lambda seat: hub.is_present(room.id, seat), hub.watching(room.id), drawn
        )

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
        if not room.stored.waiting:
            raise Problem(409, "begun")
        return room

    async def _changed(self, room: Room, done: bool) -> None:
        """Tell everyone about a change, or the client that it came too late."""
        if not done:
            raise Problem(409, "changed")
        await self.server.hub.publish(room.id)

    def check(self, request: Request) -> None:
        """Check every request: where it comes from, and how often."""
        if request.method != "GET" and not asking.same_origin(request):
            raise Problem(403, "origin")
        if not self.server.by_address.allows(address(request)):
            raise Problem(429, "often")


def address(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""
