"""A commit that is slow, one that fails, and a server killed during one: what is not committed, nobody sees."""

from __future__ import annotations

import asyncio
import json
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress

import psycopg
import pytest
import sqlalchemy as sa
from running import Player
from test_api import TWO, create, move, snapshot, stranger
from test_live import live
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from midway.match.proof import replay
from midway.match.record import parse


class Gate:
    """Holds back what a server writes, until the test lets it go or makes it fail."""

    def __init__(self, server):
        self.reached = threading.Event()
        self.opened = threading.Event()
        self.fault = None
        self.write = server.store.writer.append
        server.store.writer.append = self.append

    async def append(self, move):
        self.reached.set()
        await asyncio.to_thread(self.opened.wait, 60)
        if self.fault:
            raise self.fault
        await self.write(move)


@pytest.fixture
def moving(client):
    """A table of two at which somebody moves, while the gate holds the commit back."""
    match, keys = create(client, [*TWO, {"name": "Cy"}, {"name": "Di"}], listed=True)
    mover = snapshot(client, match)["decision"]["seat"]
    free = 3 if mover == 4 else 4
    client.delete(f"/api/matches/{match}/seats/{free}/key", headers=keys.pop(free))
    seen = snapshot(client, match)
    code = snapshot(client, match, keys[mover])["decision"]["options"][0]["code"]
    gate = Gate(client.app.state.server)
    with ThreadPoolExecutor(1) as thread:
        answer = thread.submit(move, client, match, keys[mover], seen["number"], code)
        assert gate.reached.wait(60)
        yield match, keys, seen, answer, gate
        gate.opened.set()


def news(socket, wanted):
    """What a socket tells until it tells what is wanted."""
    told = []
    while not told or not wanted(told[-1]):
        told.append(socket.receive_json())
    return told


def metrics(client):
    return next(line for line in client.get("/metrics").text.splitlines() if line.startswith("midway_moves_total"))


def test_a_move_that_is_being_written_is_seen_by_nobody(client, moving):
    match, keys, before, answer, gate = moving
    moves = metrics(client)
    with live(client, match, keys[1]) as ann, live(client, match, keys[2]) as bo, live(stranger(client), match) as other:
        client.post(f"/api/matches/{match}/chat", json={"text": "Well?"}, headers=keys[1])
        for socket in (ann, bo):
            told = news(socket, lambda seen: seen["chat"] == 1)
            assert {(seen["number"], seen["last"], len(seen["log"])) for seen in told[:1]} == {(before["number"],) * 3}
            assert {(seen["number"], seen["last"]) for seen in told} == {(before["number"],) * 2}
        assert other.receive_json()["view"] == before["view"]
        for reader in (None, *keys.values()):
            seen = snapshot(client, match, reader)
            assert (seen["number"], seen["view"]) == (before["number"], before["view"])
        assert client.get(f"/api/matches/{match}", params={"at": before["number"] + 1}).status_code == 422
        for path in ("/api/matches", "/api/mine"):
            assert [table["number"] for table in client.get(path).json()["matches"]] == [before["number"]]
        assert replay(parse(client.get(f"/api/matches/{match}/record").text)).number == before["number"]
        turns = client.get(f"/api/matches/{match}/course").json()["turns"]
        assert [turn["number"] for turn in turns] == [before["number"]]
        assert metrics(client) == moves
        assert not answer.done()
        gate.opened.set()
        assert answer.result().status_code == 200
        for socket in (ann, bo, other):
            assert news(socket, lambda seen: seen["number"] > before["number"])
    assert metrics(client) != moves


def test_a_move_that_could_not_be_written_was_never_there(client, moving):
    match, keys, before, answer, gate = moving
    with live(client, match, keys[1]) as ann:
        assert ann.receive_json()["number"] == before["number"]
        gate.fault = OSError("no space left")
        gate.opened.set()
        assert answer.result().status_code == 500
        seen = snapshot(client, match)
        assert (seen["number"], seen["view"], seen["log"]) == (before["number"], before["view"], before["log"])
        gate.fault = None
        mover = before["decision"]["seat"]
        code = snapshot(client, match, keys[mover])["decision"]["options"][1]["code"]
        assert move(client, match, keys[mover], before["number"], code).status_code == 200
        after = news(ann, lambda seen: seen["number"] > before["number"])
        assert {seen["number"] for seen in after[:-1]} <= {before["number"]}
    record = replay(parse(client.get(f"/api/matches/{match}/record").text))
    assert record.events[before["number"]].code == code


def test_two_who_choose_at_the_same_moment_do_not_see_each_others_choice(client, moving):
    match, keys, before, answer, gate = moving
    mover = before["decision"]["seat"]
    with ThreadPoolExecutor(1) as thread:
        second = thread.submit(move, client, match, keys[mover], before["number"], 1)
        assert snapshot(client, match, keys[mover])["number"] == before["number"]
        gate.opened.set()
        assert answer.result().status_code == 200
        assert second.result().status_code == 409


@contextmanager
def nobody_writes(database):
    """While this lasts, every commit to a database waits."""
    if database.startswith("sqlite"):
        engine = sa.create_engine(database)
        with engine.connect() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            yield
            connection.rollback()
        engine.dispose()
    else:
        with psycopg.connect(database) as connection:
            connection.execute("LOCK TABLE events IN EXCLUSIVE MODE")
            yield


def was_here(seen):
    return any(snapshot["seats"][1]["here"] for snapshot in seen)


def test_a_server_killed_during_a_commit_has_shown_nothing_of_it(database, serve):
    running = serve(database).ready()
    with ThreadPoolExecutor(1) as thread:
        player = Player(running)
        body, key, token = player._choose(running)
        address = running.address.replace("http", "ws") + f"/api/matches/{player.match}/live"
        ann, bo = ({"Authorization": f"Bearer {key}"} for key in player.keys.values())
        seen = []
        with connect(address, additional_headers=ann) as watching, ExitStack() as other:
            other.enter_context(connect(address, additional_headers=bo))
            while not was_here(seen):
                seen.append(json.loads(watching.recv()))
            with nobody_writes(database):
                asked = thread.submit(running.ask, f"/api/matches/{player.match}/moves", body, key, token)
                for _ in range(5):  # the move arrives before the first of these
                    running.ask("/health")
                other.close()  # which wakes everyone at the table
                while seen[-1]["seats"][1]["here"]:
                    seen.append(json.loads(watching.recv()))
                running.kill()
                with pytest.raises(OSError):
                    asked.result()
            with suppress(ConnectionClosed):
                while True:
                    seen.append(json.loads(watching.recv()))
        assert {snapshot["number"] for snapshot in seen} == {body["number"]}
    running = serve(database).ready()
    assert player.seen(running)["number"] == body["number"]
    assert running.ask(f"/api/matches/{player.match}/moves", body, key, token)["number"] == body["number"] + 1
    assert player.seen(running)["number"] > body["number"]
