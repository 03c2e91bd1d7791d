"""Servers that are replaced while people play: nothing is lost or doubled, and bots go on at once."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
import sqlalchemy as sa
from running import Lost, Player
from starlette.testclient import TestClient
from starlette.websockets import WebSocket
from structlog.testing import capture_logs
from test_api import create
from test_kills import finished
from test_live import live
from test_writer import at_a_store, begun
from uvicorn.protocols.utils import ClientDisconnected
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from midway.bots import others
from midway.table.app import make_app
from midway.table.database import reached
from midway.table.store import LEASE


WORST_GAP = 5.0  # seconds


class Fleet:
    """Two servers; whoever finds one gone goes to the other."""

    def __init__(self, serve, database):
        self.start = lambda: serve(database).ready()
        self.servers = [self.start(), self.start()]
        self.moved = threading.Condition()
        self.over = threading.Event()

    def wait_for_moves(self, players, number):
        """Wait until so many more moves are acknowledged, or all matches are over."""
        before = sum(player.acknowledged for player in players)
        with self.moved:
            self.moved.wait_for(
                lambda: sum(one.acknowledged for one in players) >= before + number or all(one.over for one in players)
            )

    def replace(self, place):
        """A new server takes the place of one that is told to stop."""
        old = self.servers[place]
        fresh = self.start()
        self.servers[place] = fresh
        old.end()
        assert "Traceback" not in old.errors.read_text()


def play(fleet, player, place, pause):
    """Move until the match or everything is over, with a pause between moves; the longest time until one was acknowledged."""
    longest, asked = 0.0, time.monotonic()
    while not fleet.over.is_set() and not player.over:
        try:
            player.move(fleet.servers[place % 2])
        except Lost:
            place += 1
        else:
            longest = max(longest, time.monotonic() - asked)
            fleet.over.wait(pause)
            asked = time.monotonic()
        with fleet.moved:
            fleet.moved.notify()
    return longest


def watch(fleet, player, place):
    """The numbers of all events that somebody sees who comes back whenever the socket is closed."""
    numbers = []
    headers = {"Authorization": f"Bearer {player.keys[1]}"}
    while not fleet.over.is_set():
        since = numbers[-1] + 1 if numbers else 0
        address = fleet.servers[place % 2].address.replace("http", "ws")
        with (
            contextlib.suppress(OSError, WebSocketException),
            connect(f"{address}/api/matches/{player.match}/live?since={since}", additional_headers=headers) as socket,
        ):
            while not fleet.over.is_set():
                with contextlib.suppress(TimeoutError):
                    numbers += [event["number"] for event in json.loads(socket.recv(0.2))["log"]]
        place += 1
    return numbers


@pytest.mark.parametrize(("games", "rounds", "pause"), [(4, 1, 0.0), pytest.param(200, 3, 2.0, marks=pytest.mark.long)])
def test_servers_are_replaced_under_live_games(shared_database, serve, games, rounds, pause, figure):
    fleet = Fleet(serve, shared_database)
    with ThreadPoolExecutor(2 * games) as threads:
        players = [Player(fleet.servers[seed % 2], f"{seed}") for seed in range(games)]
        playing = [threads.submit(play, fleet, player, seed, pause) for seed, player in enumerate(players)]
        watching = [threads.submit(watch, fleet, player, seed) for seed, player in enumerate(players[:20])]
        try:
            for place in [0, 1] * rounds:
                fleet.wait_for_moves(players, games)
                fleet.replace(place)
        finally:
            fleet.over.set()
        gaps = [done.result() for done in playing]
        seen = [done.result() for done in watching]
    for player in players:
        number = player.seen(fleet.servers[0])["number"]
        assert number >= player.acknowledged
        assert finished(player, fleet.servers[1]) == number
    for numbers in seen:
        assert numbers == list(range(len(numbers)))
    pace = f"a move every {pause:g} s" if pause else "no pause between moves"
    told = f"{games} live games, {pace}, {2 * rounds} servers replaced, worst gap {max(gaps):.1f} s"
    figure(told, max(gaps) < WORST_GAP)


def test_a_request_for_which_there_is_no_time_left_is_no_error(tmp_path):
    async def story():
        asked = asyncio.Event()

        async def waits(scope, receive, send):
            asked.set()
            await asyncio.Event().wait()

        app = make_app(f"sqlite:///{tmp_path / 'tables.db'}")
        app.router = waits
        scope = {"type": "http", "path": "/", "scheme": "http", "headers": [(b"host", b"localhost")], "client": ("127.0.0.1", 1)}
        answering = asyncio.create_task(app(scope, None, None))
        await asked.wait()
        answering.cancel()
        await answering

    asyncio.run(story())


def test_a_socket_that_opens_while_the_server_stops_is_no_error(client, monkeypatch):
    async def too_late(self):
        await self.close()
        raise ClientDisconnected

    match, keys = create(client)
    monkeypatch.setattr(WebSocket, "accept", too_late)
    with capture_logs() as logs, contextlib.suppress(Exception), live(client, match, keys[1]):
        pass
    assert "request failed" not in [line["event"] for line in logs]


def test_a_server_that_stops_gives_its_bots_back(shared_database, monkeypatch, tmp_path):
    asked = tmp_path / "asked"
    os.mkfifo(asked)
    monkeypatch.setenv(others.GIVEN, json.dumps({"slow": f"sh -c 'echo > {asked}; exec cat > /dev/null'"}))
    with TestClient(make_app(shared_database), base_url="http://testserver") as client:
        match, _ = create(client, [{"bot": "slow", "name": "Slow"}, {"bot": "slow", "name": "Slower"}])
        asked.read_bytes()  # until the bot has begun

    async def story(store):
        assert (await store.lease_turn())[0] == match

    at_a_store(shared_database, story)


def test_a_lease_keeps_the_time_of_the_database(database, monkeypatch):
    async def story(store):
        move = await begun(store)
        await store.sit("m", move.seat, "Player 2", "greedy", None, free_only=False)
        await store.writer.append(move)
        assert (await store.lease_turn())[0] == "m"
        monkeypatch.setattr(time, "time", lambda: 4e9)  # the clock of another server is wrong
        assert await store.lease_turn() is None
        monkeypatch.undo()
        set_lease(database, time.time() - 1)
        assert (await store.lease_turn())[0] == "m"
        set_lease(database, time.time() + LEASE + 3600)  # taken before the clock was set back
        assert (await store.lease_turn())[0] == "m"
        assert await store.lease_turn() is None

    at_a_store(database, story)


def set_lease(database, until):
    with reached(database) as connection, connection.begin():
        connection.execute(sa.text("UPDATE turns SET lease = :until"), {"until": until})
