"""What one client can make a server do is bounded: events, undos, tables, bots, hints, analyses; long work is done aside."""

from __future__ import annotations

import threading
import time
from itertools import count
from types import SimpleNamespace

import pytest
from starlette.testclient import TestClient
from test_api import TWO, create, move, snapshot
from test_live import live
from test_records import brought
from test_writer import at_a_store

from midway import Match
from midway.match import Seat
from midway.match.record import dumps
from midway.table import room as rooms
from midway.table.app import make_app
from midway.table.showing import Showing
from midway.table.server import BOTS_ALONE, HINTS, TRIES
from midway.table.sharing import Sharing

BOTS = [{"bot": "random"}, {"bot": "random"}]


@pytest.fixture
def limited(tmp_path):
    """A browser at a server with its common limits, which has no bots at work."""
    app = make_app(f"sqlite:///{tmp_path / 'tables.db'}")
    app.state.server.pool.free._value = 0
    with TestClient(app, base_url="http://testserver") as browser:
        browser.app.state.server.by_address.burst = 1e9
        browser.app.state.server.doors.held = 0.0
        yield browser


def test_nothing_more_is_taken_back_after_very_much_was(client, monkeypatch):
    monkeypatch.setattr(rooms, "MOST_UNDONE", 40)
    match = Match("worldsfair", 2, mirror=True)
    for _ in range(35):
        match.choose(match.legal()[0])
    kept = brought(client, dumps(match))
    undone = None
    while undone is None or undone.status_code == 200:
        choose_first(client, kept)
        number = snapshot(client, kept)["number"]
        undone = client.post(f"/api/matches/{kept}/undo", json={"number": number})
    assert (undone.status_code, undone.json()["error"]) == (422, "undone-often")
    assert number >= 40
    assert choose_first(client, kept).status_code == 200


def test_a_match_without_end_ends_for_bots_and_for_people(client, monkeypatch):
    monkeypatch.setattr(rooms, "MOST_EVENTS", 60)
    match, _ = create(client, BOTS)
    store = client.app.state.server.store
    while client.portal.call(store.bots_alone):
        pass
    seen = snapshot(client, match)
    assert seen["number"] >= 60
    assert seen["result"] is None
    own, _ = create(client, hot_seat=True)
    while (answer := choose_first(client, own)).status_code == 200:
        pass
    assert (answer.status_code, answer.json()["error"]) == (422, "match-long")


def choose_first(client, match):
    seen = snapshot(client, match)
    return move(client, match, None, seen["number"], seen["decision"]["options"][0]["code"])


def test_bots_play_only_so_many_matches_among_themselves(limited):
    for _ in range(BOTS_ALONE):
        create(limited, BOTS)
    refused = limited.post("/api/matches", json={"game": "worldsfair", "seats": BOTS})
    assert (refused.status_code, refused.json()["error"]) == (429, "bots-alone")
    create(limited)


def test_one_address_makes_only_so_many_tables(limited):
    limited.app.state.server.making.per_second = 0
    statuses = [limited.post("/api/matches", json={"game": "worldsfair", "seats": TWO}).status_code for _ in range(90)]
    assert statuses[0] == 201
    assert statuses[-1] == 429
    assert limited.post("/api/lessons", json={"game": "worldsfair"}).status_code == 429


def test_the_bots_of_who_has_many_tables_come_after_those_of_who_has_one(database):
    async def story(store):
        sharing = Sharing()
        for name in ("one", "two", "three", "four"):
            match = Match("worldsfair", [Seat("Greedy", "greedy"), Seat("Ann")], seed="7")
            while match.seat != 0:
                match.choose(match.legal()[0])
            await store.create(name, match, ["a", "b"], [None, "Ann" if name == "four" else "Bo"], False)
            sharing.belongs(name, "there" if name == "four" else "here")
        assert (await store.lease_turn(sharing.used))[0] == "one"
        sharing._used["here"] = 5.0, time.monotonic()
        assert sharing.used("three") > sharing.used("four") == 0.0
        assert [(await store.lease_turn(sharing.used))[0] for _ in range(3)] == ["four", "two", "three"]
        assert await store.lease_turn(sharing.used) is None

    at_a_store(database, story)


def test_a_server_knows_whose_table_it_is(client, monkeypatch):
    sharing = client.app.state.server.sharing
    match, _ = create(client, hot_seat=True)
    other, _ = create(client)
    now = count(step=0.2)
    monkeypatch.setattr("midway.table.sharing.time", SimpleNamespace(monotonic=lambda: next(now)))
    with sharing.thinking(match):
        pass
    assert sharing.used(match) == sharing.used(other) > 0.0
    assert sharing.used("elsewhere") == 0.0
    del sharing._whose[match]
    choose_first(client, match)
    assert sharing._whose[match] == sharing._whose[other]


def test_one_address_has_only_so_many_hints_at_once(limited):
    server = limited.app.state.server
    match, keys = create(limited, hot_seat=True)
    asked = {"number": snapshot(limited, match)["number"]}
    for _ in range(HINTS):
        assert server.hinted.enter("testclient")
    refused = limited.post(f"/api/matches/{match}/hint", json=asked, headers=keys[1])
    assert refused.status_code == 429
    assert snapshot(limited, match)["seats"][0]["hints"] == 0
    server.hinted.leave("testclient")
    assert limited.post(f"/api/matches/{match}/hint", json=asked, headers=keys[1]).status_code == 200
    assert server.hinted.number == HINTS - 1


def test_one_address_tries_only_so_much_at_once(limited):
    server = limited.app.state.server
    match, _ = create(limited, hot_seat=True)
    asked = {"at": snapshot(limited, match)["number"], "seed": "a"}
    for _ in range(TRIES):
        assert server.tried.enter("testclient")
    for what in ("", "/tallies", "/assist"):
        assert limited.post(f"/api/matches/{match}/whatif{what}", json=asked).status_code == 429
    server.tried.leave("testclient")
    assert limited.post(f"/api/matches/{match}/whatif", json=asked).status_code == 200
    assert server.tried.number == TRIES - 1


def test_a_long_log_is_told_aside(client, monkeypatch):
    """A record of 483 events, and then 700 choices taken back, froze a server for seconds each time that it was looked at."""
    match = Match("worldsfair", 4, mirror=True)
    while match.number < 150:
        match.choose(match.legal()[0])
    for _ in range(700):
        match.choose(match.legal()[0])
        match.undo()
    kept = brought(client, dumps(match))
    threads = []
    told = Showing.told

    def noted(*given):
        threads.append(threading.current_thread())
        return told(*given)

    monkeypatch.setattr(Showing, "told", noted)
    assert len(snapshot(client, kept)["log"]) == match.number
    snapshot(client, kept, at=100)
    with live(client, kept) as socket:
        assert len(socket.receive_json()["log"]) == match.number
    loop = client.portal.call(threading.current_thread)
    assert len(threads) >= 3
    assert loop not in threads
    snapshot(client, kept, since=match.number)
    assert threads[-1] is loop


def test_a_player_goes_on_beside_the_tables_of_bots(tmp_path, serve):
    """Sixty tables with bots from one address kept the bots of everyone else waiting."""
    running = serve(f"sqlite:///{tmp_path / 'tables.db'}", "--bot-workers", "1", "--rate", "0").ready()
    for _ in range(30):
        running.ask("/api/matches", {"game": "destiny", "seats": [{"bot": "greedy"}] * 5})
    made = running.ask("/api/matches", {"game": "worldsfair", "seats": [{"bot": "greedy"}, {"name": "Ann"}]})
    key = made["seats"][0]["key"]
    for _ in range(5):
        while not (seen := running.ask(f"/api/matches/{made['match']}?since=9999", key=key))["decision"]["options"]:
            pass
        code = seen["decision"]["options"][0]["code"]
        running.ask(f"/api/matches/{made['match']}/moves", {"number": seen["number"], "code": code}, key)
