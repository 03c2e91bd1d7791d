"""Sockets: everything that happens in a match, live."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from . import answers, asking
from .handlers import Handlers
from .room import Unopened
from .server import NotFound


class Live(Handlers):
    """The handlers of one server, with its sockets."""

    async def live(self, socket: WebSocket) -> None:
        """Everything that happens in a match, live: a snapshot at once, and one after each change."""
        if not asking.same_origin(socket):
            await socket.close(4403)
            return
        try:
            room = await self.server.room(socket.path_params["match"])
        except NotFound:
            await socket.close(4404)
            return
        except Unopened:
            await socket.close(4501)
            return
        await socket.accept()
        language = asking.language(socket)
        since = int(asked) if (asked := socket.query_params.get("since", "0")).isdecimal() and len(asked) < 8 else 0
        if self.server.warming.compiles and not room.stored.serious:
            await self.server.hinting.warm(room.match.game.name)
        self.sockets.inc()
        try:
            with self.server.hub.listening(room.id, asking.held(socket, room)) as woken:
                await self._follow(socket, room.id, language, since, woken)
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            self.sockets.dec()

    async def _follow(self, socket: WebSocket, match: str, language: str, since: int, woken: asyncio.Event) -> None:
        """Send what is new whenever the match changes; end when the client leaves or the server stops."""
        gone = asyncio.create_task(_hang_up(socket))
        gone.add_done_callback(lambda _: woken.set())
        last: answers.Snapshot | None = None
        drawn = socket.query_params.get("drawn") == "1"
        try:
            while not self.server.stopping.is_set() and not gone.done():
                woken.clear()
                room = await self.server.room(match, certain=False)
                snapshot = self._snapshot(socket, room, language, since, None, drawn)
                without_log = msgspec.structs.replace(snapshot, log=[])
                if without_log != last:
                    await socket.send_text(answers.encode(snapshot).decode())
                    last, since = without_log, room.match.number
                await woken.wait()
            if not gone.done():
                await socket.close(1012)
        finally:
            gone.cancel()


async def _hang_up(socket: WebSocket) -> None:
    """Wait until the client leaves; ignore what it sends."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while True:
            await socket.receive_text()
