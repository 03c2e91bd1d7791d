"""Programs that play at a Midway table: moves over HTTP connections that stay open, updates over sockets.

They speak on bare connections, so that the load takes little of the machine that it shares with the server.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import time
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from urllib.parse import urlsplit

import msgspec

from midway import Match

GAME = "worldsfair"
SCRIPTS = 32  # games that are thought out before, and played again and again
MAKERS = 3  # tables that are made at a time
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Line(asyncio.Protocol):
    """An HTTP connection that stays open: one question at a time."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        self.read = b""

    def data_received(self, data: bytes) -> None:
        self.read += data
        head, ended, body = self.read.partition(b"\r\n\r\n")
        length = head.lower().partition(b"content-length:")[2].partition(b"\r\n")[0]
        if ended and len(body) >= int(length):
            self.read = b""
            self.answer.set_result((int(head[9:12]), body))

    def connection_lost(self, error: Exception | None) -> None:
        if error and not self.answer.done():
            self.answer.set_exception(error)

    def ask(self, request: bytes) -> asyncio.Future[tuple[int, bytes]]:
        self.answer: asyncio.Future[tuple[int, bytes]] = asyncio.get_running_loop().create_future()
        self.transport.write(request)
        return self.answer


class Socket(asyncio.Protocol):
    """A WebSocket that listens: what arrives, and how many bytes it took on the wire."""

    def __init__(self, heard: Callable[[bytes, int], None]) -> None:
        self.heard = heard
        self.read = bytearray()
        self.opened = asyncio.get_running_loop().create_future()
        self.unpack = zlib.decompressobj(-15)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.read += data
        if not self.opened.done():
            head, ended, rest = self.read.partition(b"\r\n\r\n")
            if not ended:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(head.decode()))
                return
            self.read = rest
            self.opened.set_result(None)
        while self._frame():
            pass

    def _frame(self) -> bool:
        """Take one frame; false if it is not whole yet."""
        if len(self.read) < 2:
            return False
        first, size = self.read[0], self.read[1] & 127
        start = {126: 4, 127: 10}.get(size, 2)
        if len(self.read) < start:
            return False
        if start > 2:
            size = int.from_bytes(self.read[2:start], "big")
        if len(self.read) < start + size:
            return False
        body = bytes(self.read[start : start + size])
        del self.read[: start + size]
        if first & 15 == TEXT:
            packed = bool(first & 64)
            self.heard(self.unpack.decompress(body + b"\x00\x00\xff\xff") if packed else body, start + size)
        elif first & 15 == PING:
            self.transport.write(bytes([128 | PONG, 128 | size, 0, 0, 0, 0]) + body)
        return True


@dataclass
class Table:
    """A match at the server, its seats' keys, and the moves that will be made: seat, number and code."""

    id: str
    keys: list[str]
    moves: list[tuple[int, int, int]]


class Load:
    """Everything that happens to one server."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self.host, self.port = parts.hostname, parts.port
        self.loop = asyncio.get_running_loop()
        self.open: list[asyncio.BaseTransport] = []

    async def line(self) -> Line:
        transport, line = await self.loop.create_connection(Line, self.host, self.port)
        self.open.append(transport)
        return line

    async def socket(self, table: Table, seat: int, heard: Callable[[bytes, int], None], packed: bool = False) -> Socket:
        transport, socket = await self.loop.create_connection(lambda: Socket(heard), self.host, self.port)
        self.open.append(transport)
        asked = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
                 "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
                 **({"Sec-WebSocket-Extensions": "permessage-deflate"} if packed else {})}  # fmt: skip
        transport.write(self.request("GET", f"/api/matches/{table.id}/live?drawn=1&changes=1", table.keys[seat], asked))
        await socket.opened
        return socket

    def request(self, method: str, path: str, key: str = "", more: dict[str, str] | None = None, body: object = None) -> bytes:
        data = b"" if body is None else json.dumps(body).encode()
        headers = {"Host": f"{self.host}:{self.port}", "Content-Length": str(len(data)), "Content-Type": "application/json",
                   **({"Authorization": f"Bearer {key}"} if key else {}), **(more or {})}  # fmt: skip
        return "\r\n".join([f"{method} {path} HTTP/1.1", *(f"{k}: {v}" for k, v in headers.items()), "", ""]).encode() + data

    def move(self, table: Table, move: tuple[int, int, int]) -> bytes:
        seat, number, code = move
        return self.request("POST", f"/api/matches/{table.id}/moves", table.keys[seat], body={"number": number, "code": code})

    async def tables(self, number: int) -> list[Table]:
        """Tables of two, made and looked at once."""
        made: list[Table] = []
        left = iter(range(number))

        async def make() -> None:
            line = await self.line()
            for place in left:
                made.append(await self.table(line, place % SCRIPTS))

        await asyncio.gather(*(make() for _ in range(MAKERS)))
        return made

    async def table(self, line: Line, seed: int) -> Table:
        """A table of two, made and looked at once."""
        asked = {"game": GAME, "seats": [{"name": "Ann"}, {"name": "Bo"}], "seed": str(seed), "hot_seat": True}
        status, body = await line.ask(self.request("POST", "/api/matches", body=asked))
        answer = json.loads(body)
        assert status == 201, answer
        table = Table(answer["match"], [seat["key"] for seat in answer["seats"]], script(seed))
        await line.ask(self.request("GET", f"/api/matches/{table.id}?since={len(table.moves) * 10}", table.keys[0]))
        return table

    def close(self) -> None:
        for transport in self.open:
            transport.close()


class Number(msgspec.Struct):
    """What the load reads of an update."""

    number: int


@lru_cache(maxsize=SCRIPTS)
def script(seed: int) -> list[tuple[int, int, int]]:
    """The moves of a random game of two."""
    match = Match(GAME, ["Ann", "Bo"], seed=seed)
    rng = random.Random(seed)
    moves = []
    while match.result is None:
        code = rng.choice(match.legal())
        moves.append((match.seat, match.number, code))
        match.choose(code)
    return moves


async def moves(
    address: str, tables: int, wide: int, watched: bool, seconds: float, began: Callable[[], None]
) -> tuple[int, float]:
    """How many moves are acknowledged, and in how many seconds: so many tables at a time, each waits for its last move."""
    load = Load(address)
    made = await load.tables(tables)
    if watched:
        for table in made:
            for seat in (0, 1):
                await load.socket(table, seat, lambda data, size: None)
    todo = [[load.move(table, move) for move in table.moves] for table in made]
    lines = [await load.line() for _ in range(wide)]
    done = 0
    began()
    start = time.perf_counter()
    end = start + seconds

    async def play(line: Line) -> None:
        nonlocal done
        while todo:
            for request in todo.pop():
                if time.perf_counter() > end:
                    return
                status, body = await line.ask(request)
                assert status == 200, body
                done += 1

    await asyncio.gather(*(play(line) for line in lines))
    taken = time.perf_counter() - start
    load.close()
    return done, taken


async def lags(address: str, tables: int, rate: float, seconds: float) -> list[float]:
    """Milliseconds from posting a move to the update at the other seat's socket, at a steady rate over all tables."""
    load = Load(address)
    made = await load.tables(tables)
    posted: dict[tuple[str, int], tuple[int, float]] = {}  # table and listening seat: number of the move, when
    found: list[float] = []

    def listener(table: Table, seat: int) -> Callable[[bytes, int], None]:
        def heard(data: bytes, size: int) -> None:
            now = time.perf_counter()
            waited = posted.get((table.id, seat))
            if waited and msgspec.json.decode(data, type=Number).number > waited[0]:
                found.append((now - posted.pop((table.id, seat))[1]) * 1000)

        return heard

    lines = []
    for table in made:
        lines.append(await load.line())
        for seat in (0, 1):
            await load.socket(table, seat, listener(table, seat))
    await asyncio.sleep(1)
    start = time.perf_counter()
    tasks = []
    ahead = [list(reversed(table.moves)) for table in made]
    for number in range(int(rate * seconds)):
        place = number % tables
        await asyncio.sleep(max(0.0, start + number / rate - time.perf_counter()))
        if not ahead[place] or (number >= tables and not tasks[number - tables].done()):
            tasks.append(load.loop.create_future())
            tasks[-1].set_result(None)
            continue
        seat, at, code = ahead[place].pop()
        request = load.move(made[place], (seat, at, code))
        posted[made[place].id, 1 - seat] = (at, time.perf_counter())
        tasks.append(lines[place].ask(request))
    await asyncio.gather(*tasks)
    await asyncio.sleep(1)
    load.close()
    return found


async def sizes(address: str, packed: bool) -> list[int]:
    """Bytes on the wire of every update that a watching seat gets in a whole game, one for each move."""
    load = Load(address)
    (table,) = await load.tables(1)
    line = await load.line()
    news: asyncio.Queue[tuple[int, int]] = asyncio.Queue()
    await load.socket(table, 0, lambda data, size: news.put_nowait((msgspec.json.decode(data, type=Number).number, size)), packed)
    await news.get()
    found = []
    for move in table.moves:
        await line.ask(load.move(table, move))
        while (update := await news.get())[0] <= move[1]:
            pass
        found.append(update[1])
    load.close()
    return found
