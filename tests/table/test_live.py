"""Sockets, several servers, stops and kills."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest
from running import Running
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from test_api import TWO, create, move, snapshot, stranger

from midway.table.app import make_app

ORIGIN = {"Origin": "http://testserver"}


def live(client, match, headers=None, since=0):
    return client.websocket_connect(f"/api/matches/{match}/live?since={since}", headers={**ORIGIN, **(headers or {})})


def test_a_move_arrives_at_the_other_seat(client):
    match, keys = create(client)
    with live(client, match, keys[1]) as ann, live(client, match, keys[2]) as bo:
        seen = ann.receive_json()
        bo.receive_json()
        mover = seen["decision"]["seat"]
        options = snapshot(client, match, keys[mover])["decision"]["options"]
        move(client, match, keys[mover], seen["number"], options[0]["code"])
        while (news := (bo if mover == 1 else ann).receive_json())["number"] == seen["number"]:
            pass
        assert news["log"][0]["number"] == seen["number"]


def test_a_spectator_sees_the_table_but_no_options(client):
    match, _ = create(client)
    with live(stranger(client), match) as watching:
        seen = watching.receive_json()
    assert seen["seat"] is None
    assert seen["decision"]["options"] == []


def test_who_comes_back_misses_nothing(client):
    match, keys = create(client, hot_seat=True)
    number = snapshot(client, match)["number"]
    for _ in range(3):
        seen = snapshot(client, match)
        move(client, match, keys[1], seen["number"], seen["decision"]["options"][0]["code"])
    with live(client, match, since=number) as back:
        seen = back.receive_json()
    assert [event["number"] for event in seen["log"]] == list(range(number, seen["number"]))


@pytest.mark.parametrize("headers", [{"Origin": "https://evil.example"}, {}])
def test_a_socket_from_elsewhere_is_refused(client, headers):
    match, _ = create(client)
    with pytest.raises(WebSocketDisconnect), client.websocket_connect(f"/api/matches/{match}/live", headers=headers):
        pass


def test_servers_on_one_database_have_one_winner_for_each_number(shared_database):
    with TestClient(make_app(shared_database)) as one, TestClient(make_app(shared_database)) as two:
        for browser in (one, two):
            browser.app.state.server.by_address.burst = browser.app.state.server.by_seat.burst = 1e9
        match, keys = create(one)
        for _ in range(15):
            seen = snapshot(one, match)
            headers = keys[seen["decision"]["seat"]]
            code = snapshot(one, match, headers)["decision"]["options"][0]["code"]
            racing = partial(move, match=match, headers=headers, number=seen["number"], code=code)
            with ThreadPoolExecutor(4) as racers:
                statuses = [answer.status_code for answer in racers.map(racing, (one, two, one, two))]
            assert sorted(statuses) == [200, 409, 409, 409]
        assert snapshot(one, match, keys[1]) == snapshot(two, match, keys[1])


def test_a_move_at_one_server_wakes_a_socket_at_another(shared_database):
    with TestClient(make_app(shared_database)) as one, TestClient(make_app(shared_database)) as two:
        match, keys = create(one)
        with live(two, match, keys[1]) as watching:
            seen = watching.receive_json()
            mover = seen["decision"]["seat"]
            code = snapshot(one, match, keys[mover])["decision"]["options"][0]["code"]
            move(one, match, keys[mover], seen["number"], code)
            while watching.receive_json()["number"] == seen["number"]:
                pass


def test_a_server_stops_within_ten_seconds_with_sockets_open(tmp_path):
    from websockets.sync.client import connect

    running = Running(f"sqlite:///{tmp_path / 'tables.db'}").ready()
    made = running.ask("/api/matches", {"game": "worldsfair", "seats": TWO})
    address = running.address.replace("http", "ws") + f"/api/matches/{made['match']}/live"
    with connect(address, additional_headers={"Authorization": f"Bearer {made['seats'][0]['key']}"}) as watching:
        watching.recv()
        began = time.monotonic()
        running.end(signal.SIGTERM)
        assert time.monotonic() - began < 10
    assert "Traceback" not in running.errors.read_text()


def test_the_program_in_the_documentation_plays_a_whole_game(tmp_path, capsys, monkeypatch):
    text = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
    running = Running(f"sqlite:///{tmp_path / 'tables.db'}").ready()
    monkeypatch.setenv("MIDWAY_SERVER", running.address)
    exec(text.split("```python\n")[1].split("```")[0], {})
    assert len(json.loads(capsys.readouterr().out)) == 2
    client = Path(__file__).parents[2] / "examples" / "client.py"
    played = subprocess.run([sys.executable, client, running.address], capture_output=True, text=True, check=True)
    assert len(json.loads(played.stdout)) == 2
    running.end(signal.SIGTERM)
