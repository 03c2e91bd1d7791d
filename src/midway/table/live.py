"""Sockets: everything that happens in a match, live."""

from __future__ import annotations

import asyncio
import contextlib

import structlog
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from . import asking
from .following import Follower
from .handlers import Handlers, sender
from .hub import never
from .patience import Waited, why
from .room import NotFound, Unopened

WATCHING = 256  # who may follow a table without sitting at it
LATER = 1013  # the code that asks a client to come again
log = structlog.get_logger("midway.table")


class Live(Handlers):
    """The handlers of one server, with its sockets."""

    async def live(self, socket: WebSocket) -> None:
        """Everything that happens in a match, live: a snapshot at once, and one or what has changed after each change."""
        if not asking.same_origin(socket):
            await socket.close(4403)
            return
        who, followers = sender(socket), self.server.followers
        if not self.server.by_address.allows(who) or not followers.enter(who):
            await self.server.doors.hold(who)
            await socket.close(4429)
            return
        try:
            await self._live(socket)
        except NotFound:
            await socket.close(4404)
        except Unopened:
            await socket.close(4501)
        except (WebSocketDisconnect, ClientDisconnected, RuntimeError):
            pass
        except (SQLAlchemyError, Waited) as error:
            log.warning("database away", path=socket.scope["path"], why=why(error))
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):
                await socket.close(LATER)
        finally:
            followers.leave(who)

    async def _live(self, socket: WebSocket) -> None:
        room = await self.server.room(socket.path_params["match"])
        held = asking.held(socket, room)
        if not held and self.server.hub.watching(room.id) >= WATCHING:
            await socket.close(4429)
            return
        await socket.accept()
        await self.server.speak(asking.language(socket))
        if self.server.warming.compiles and not room.stored.serious:
            await self.server.hinting.warm(room.match.game.name)
        with self.metrics.sockets.track_inprogress(), self.server.hub.listening(room.id, held) as listener:
            await self._follow(socket, Follower(self, socket, listener))

    async def _follow(self, socket: WebSocket, follower: Follower) -> None:
        """Send what is new whenever the match changes; end when the client leaves or the server stops."""
        listener = follower.listener
        woken, listener.at_once = listener.woken, follower.tell_at_once
        gone = asyncio.create_task(_hang_up(socket))
        gone.add_done_callback(lambda _: woken.set())
        try:
            while not self.server.stopping.is_set() and not gone.done():
                woken.clear()
                await follower.tell()
                follower.idle = True
                await woken.wait()
                follower.idle = False
            if not gone.done():
                await socket.close(1012)
        finally:
            gone.cancel()
            follower.close()
            listener.at_once = never  # they know each other


async def _hang_up(socket: WebSocket) -> None:
    """Wait until the client leaves; ignore what it sends."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while True:
            await socket.receive_text()
