"""Sockets, several servers, stops and kills."""

from __future__ import annotations

import json
import random
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from urllib.parse import urlencode

import pytest
from running import Running
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from test_api import TWO, create, move, snapshot, stranger

from midway.table.app import make_app

pytestmark = pytest.mark.either

ORIGIN = {"Origin": "http://testserver"}


def live(client, match, headers=None, since=0, **asked):
    query = urlencode({"since": since, **asked})
    return client.websocket_connect(f"/api/matches/{match}/live?{query}", headers={**ORIGIN, **(headers or {})})


def merged(last, told):
    """A snapshot with what a socket tells of it."""
    if "foretold" in told:
        assert told["number"] == last["number"]
        brings = {one["code"]: one for one in told["foretold"]}
        options = [option | brings.get(option["code"], {}) for option in last["decision"]["options"]]
        for option in options:
            option.pop("later", None)
        return last | {"log": [], "decision": last["decision"] | {"options": options}}
    assert told.pop("after") == last["number"]
    nested = {name: last[name] | told.pop(name, {}) for name in ("view", "extras")}
    return last | {"log": [], "began": None} | told | nested


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


def is_whole(told):
    """True if nothing of a snapshot is still being worked out."""
    return not any(option.get("later") for option in (told["decision"] or {"options": []})["options"])


@pytest.mark.parametrize("game", ["worldsfair", "museum", "destiny"])
def test_what_has_changed_adds_up_to_the_snapshots(client, game):
    client.app.state.server.by_address.burst = client.app.state.server.by_seat.burst = 1e9
    match, keys = create(client, [{"name": name} for name in ("Ann", "Bo", "Cy")], game=game, hot_seat=True)
    rng = random.Random(game)
    with live(client, match, keys[1], changes=1) as ann, live(client, match, keys[2], changes=1) as bo:
        known = {1: ann.receive_json(), 2: bo.receive_json()}
        for _ in range(12):
            whole = {seat: snapshot(client, match, keys[seat]) for seat in (1, 2)}
            for seat, socket in ((1, ann), (2, bo)):
                while known[seat]["number"] < whole[seat]["number"] or not is_whole(known[seat]) or not together(known[seat]):
                    known[seat] = merged(known[seat], socket.receive_json())
                same = {"log": [], "began": None}
                assert known[seat] | same == whole[seat] | same
            decides = whole[1]["decision"]["seat"]
            codes = [option["code"] for option in snapshot(client, match, keys[decides])["decision"]["options"]]
            assert move(client, match, keys[decides], whole[1]["number"], rng.choice(codes)).status_code == 200


def together(told):
    """True if a snapshot knows that everyone has come."""
    return all(seat["here"] for seat in told["seats"][:2])


def test_a_socket_tells_what_options_bring_after_the_snapshot(client):
    match, keys = create(client, game="museum", hot_seat=True)
    while "net" not in (told := snapshot(client, match)["decision"])["options"][0]:
        move(client, match, None, told["number"], told["options"][0]["code"])
    server = client.app.state.server
    client.portal.call(server.heavy.acquire)
    client.portal.call(server.heavy.acquire)
    with live(client, match, keys[told["seat"]], changes=1) as socket:
        told = socket.receive_json()
        assert not is_whole(told)  # while the server has no time for it
        server.heavy.release()
        server.heavy.release()
        while "foretold" not in (news := socket.receive_json()):
            pass
    later = [option["code"] for option in told["decision"]["options"] if option.get("later")]
    assert [one["code"] for one in news["foretold"]] == later
    assert all("net" in one for one in news["foretold"])


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
