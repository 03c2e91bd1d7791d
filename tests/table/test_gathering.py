"""Tables that wait for people: one invitation for all free seats, until the host begins the match."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient
from test_api import create, stranger
from test_live import live

from midway.table import fairness, hub, reaching
from midway.table.app import make_app

pytestmark = pytest.mark.either


def gather(client, seats=4, **more):
    """A table that waits: its match and the key of its invitation."""
    sent = {"game": "worldsfair", "seats": [{"name": "Ann"}, *[{}] * (seats - 1)], "gather": True, **more}
    made = client.post("/api/matches", json=sent).json()
    return made["match"], made["join"]


def sit(browser, match, seat, name, key):
    return browser.post(f"/api/matches/{match}/seats/{seat}", json={"name": name, "key": key})


def shown(browser, match):
    return browser.get(f"/api/matches/{match}").json()


def test_one_invitation_fills_all_seats_and_free_ones_are_left_out(client):
    match, key = gather(client)
    assert len(key) * 6 >= 128
    bo = stranger(client)
    assert bo.post("/api/join", json={"key": key}).json() == {"match": match}
    assert sit(bo, match, 3, "Bo", key).status_code == 200
    waiting = shown(client, match)
    assert (waiting["gathering"], waiting["host"], waiting["number"]) == (True, 1, 0)
    assert [seat["taken"] for seat in waiting["seats"]] == [True, False, True, False]
    assert client.get("/api/mine").json()["matches"][0]["gathering"]
    begun = client.post(f"/api/matches/{match}/begin")
    assert begun.status_code == 200, begun.text
    table = shown(client, match)
    assert not table["gathering"]
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Bo"]
    assert table["number"] > 0
    assert shown(bo, match)["seat"] == 2
    late = stranger(client)
    assert late.post("/api/join", json={"key": key}).json() == {"match": match}
    assert sit(late, match, 2, "Cy", key).status_code == 403


def test_whoever_sits_down_and_leaves_with_an_open_page_is_there_and_gone(client):
    match, key = gather(client, 2)
    bo = stranger(client)
    sit(bo, match, 2, "Bo", key)
    with live(client, match) as ann, live(bo, match):
        until(ann, here=True, watching=0)
        assert bo.delete(f"/api/matches/{match}/seats/2").status_code == 200
        until(ann, here=False, watching=1)
        assert sit(bo, match, 2, "Bo", key).status_code == 200
        until(ann, here=True, watching=0)


def until(socket, here, watching):
    """Wait until a socket is told that the second seat is there or not, and how many watch."""
    while (told := socket.receive_json())["seats"][1]["here"] is not here or told["watching"] != watching:
        pass


def test_a_move_waits_for_the_beginning_and_then_counts(client):
    match, key = gather(client, 2)
    bo = stranger(client)
    sit(bo, match, 2, "Bo", key)
    early = client.post(f"/api/matches/{match}/moves", json={"number": 0, "code": 0})
    assert early.status_code == 422
    client.post(f"/api/matches/{match}/begin")
    decision = shown(client, match)["decision"]
    mover = client if decision["seat"] == 1 else bo
    decision = shown(mover, match)["decision"]
    move = {"number": decision["number"], "code": decision["options"][0]["code"]}
    assert mover.post(f"/api/matches/{match}/moves", json=move).status_code == 200


def test_only_the_host_begins_invites_and_ends(client):
    match, key = gather(client)
    bo = stranger(client)
    sit(bo, match, 2, "Bo", key)
    for method, path in (("POST", "begin"), ("POST", "invitation"), ("DELETE", "invitation")):
        assert bo.request(method, f"/api/matches/{match}/{path}").status_code == 403
    fresh = client.post(f"/api/matches/{match}/invitation").json()["join"]
    assert stranger(client).post("/api/join", json={"key": key}).status_code == 404
    assert stranger(client).post("/api/join", json={"key": fresh}).status_code == 200
    assert client.delete(f"/api/matches/{match}/invitation").status_code == 200
    ended = stranger(client).post("/api/join", json={"key": fresh})
    assert ended.json()["text"] == "This invitation has ended; ask for a new link."
    assert sit(stranger(client), match, 3, "Cy", fresh).status_code == 403


def test_a_taken_seat_and_a_taken_name_stay_with_whoever_has_them(client):
    match, key = gather(client)
    sit(stranger(client), match, 2, "Bo", key)
    assert sit(stranger(client), match, 2, "Cy", key).status_code == 409
    assert sit(stranger(client), match, 3, "Bo", key).status_code == 422
    assert sit(stranger(client), match, 1, "Cy", key).status_code == 409


def test_a_free_seat_takes_a_bot_and_is_free_again(client):
    match, key = gather(client)
    bo = stranger(client)
    sit(bo, match, 2, "Bo", key)
    seat = f"/api/matches/{match}/seats/3"
    assert bo.post(f"{seat}/bot", json={"bot": "greedy"}).status_code == 403
    assert client.post(f"{seat}/bot", json={"bot": "greedy", "name": "Marta"}).status_code == 200
    assert shown(client, match)["seats"][2]["name"] == "Marta"
    assert client.post(f"/api/matches/{match}/seats/2/bot", json={"bot": "greedy"}).status_code == 409
    assert bo.delete(seat).status_code == 403
    assert client.delete(seat).status_code == 200
    assert bo.delete(f"/api/matches/{match}/seats/2").status_code == 200
    assert [seat["taken"] for seat in shown(client, match)["seats"]] == [True, False, False, False]


def test_a_match_with_too_few_does_not_begin(client):
    match, _ = gather(client)
    answer = client.post(f"/api/matches/{match}/begin")
    assert answer.status_code == 422
    assert shown(client, match)["gathering"]
    client.post(f"/api/matches/{match}/seats/2/bot", json={"bot": "greedy"})
    assert client.post(f"/api/matches/{match}/begin").status_code == 200
    assert client.post(f"/api/matches/{match}/begin").status_code == 409
    assert client.delete(f"/api/matches/{match}/seats/1").status_code == 409


def test_a_table_waits_through_a_restart_and_on_another_server(database):
    with TestClient(make_app(database)) as one, TestClient(make_app(database)) as other:
        match, key = gather(one)
        other.cookies = one.cookies
        assert shown(other, match)["gathering"]
        sit(stranger(one), match, 4, "Bo", key)
        assert other.post(f"/api/matches/{match}/begin").status_code == 200
        assert [seat["name"] for seat in shown(one, match)["seats"]] == ["Ann", "Bo"]
        assert shown(one, match)["number"] == shown(other, match)["number"] > 0


def told_here(socket, *expected):
    """Wait until a socket is told who of two is there."""
    while [seat["here"] for seat in socket.receive_json()["seats"]] != list(expected):
        pass


def test_who_is_there_is_seen_on_every_server(shared_database, monkeypatch):
    monkeypatch.setattr(hub, "BEAT_SECONDS", 0.1)
    two = [{"name": "Ann"}, {"name": "Bo"}]
    with TestClient(make_app(shared_database)) as one, TestClient(make_app(shared_database)) as other:
        match, keys = create(one, two, hot_seat=True)
        with live(one, match, keys[1]) as ann:
            told_here(ann, True, False)
            with live(other, match, keys[2]) as bo:
                told_here(bo, True, True)
                told_here(ann, True, True)
                with TestClient(make_app(shared_database)) as late, live(late, match) as spectator:
                    told_here(spectator, True, True)  # it has asked the others
            told_here(ann, True, False)
            with live(other, match, keys[2]):
                told_here(ann, True, True)
                monkeypatch.setattr(hub, "SILENT_SECONDS", 0.0)  # as if the other server had been killed
                told_here(ann, True, False)


class Wire:
    """A connection to the other servers, over which somebody else comes while the first message is on its way."""

    def __init__(self, come):
        self.come = come
        self.said = []

    async def execute(self, _, given):
        if not self.said:
            self.come()
        self.said.append(json.loads(given[1])["here"])


async def told_by_a_hub():
    here = hub.Hub("postgresql://nowhere", "one", lambda _: None)
    with here.listening("m", [0]) as listener:
        here._hear_who("what no version says")
        wire = Wire(lambda: here.sits(listener, [0, 1]))
        await here._tell_who(wire)
        return wire.said


def test_whoever_comes_while_the_other_servers_are_told_is_told_next():
    assert asyncio.run(told_by_a_hub()) == [{"m": {"0": 1}}, {"m": {"0": 1, "1": 1}}]


@pytest.mark.parametrize(
    ("host", "expected", "alone"),
    [("127.0.0.1", [], True), ("::1", [], True), ("0.0.0.0", ["http://192.168.1.20:1893"], False),
     ("10.0.0.4", ["http://10.0.0.4:1893"], False), ("fd00::4", ["http://[fd00::4]:1893"], False)],
)  # fmt: skip
def test_addresses_are_those_that_others_can_reach(monkeypatch, host, expected, alone):
    monkeypatch.setattr(reaching, "_own", lambda: ["192.168.1.20", "127.0.1.1"])
    told = reaching.addresses(host, 1893)
    assert (told.addresses, told.alone) == (expected, alone)


def test_addresses_are_told_on_the_same_machine_only(client):
    client.app.state.server.listening = ("10.0.0.4", 1893)
    assert client.get("/api/addresses").json() == {"addresses": [], "alone": False}
    here = TestClient(client.app, client=("127.0.0.1", 5))
    assert here.get("/api/addresses").json() == {"addresses": ["http://10.0.0.4:1893"], "alone": False}


def test_a_link_becomes_a_code_and_nonsense_does_not(client):
    code = client.post("/api/qr", json={"text": "http://10.0.0.4:1893/join#" + "a" * 32}).json()
    assert code["size"] % 4 == 1
    assert code["path"].startswith("M0 0h1v1h-1z")
    for text in ("", "ż", "x" * 301):
        assert client.post("/api/qr", json={"text": text}).status_code == 422


@pytest.mark.parametrize(
    "leave",
    [
        lambda bo, seat: bo.delete(seat),
        lambda bo, seat: bo.delete(f"{seat}/key"),
        lambda bo, seat: bo.post(f"{seat}/bot", json={"bot": "random"}),
    ],
)
def test_who_leaves_while_the_match_begins_frees_nobody_elses_seat(client, monkeypatch, leave):
    """With a seat left out, the seats after it have other numbers."""
    match, key = gather(client)
    bo, cy = stranger(client), stranger(client)
    sit(bo, match, 3, "Bo", key)
    sit(cy, match, 4, "Cy", key)
    store = client.app.state.server.store
    given = store.sit

    async def late(*asked):
        monkeypatch.setattr(store, "sit", given)
        room = await client.app.state.server.room(match)
        await client.app.state.server.begin(room)
        return await given(*asked)

    monkeypatch.setattr(store, "sit", late)
    assert leave(bo, f"/api/matches/{match}/seats/3").status_code == 409
    assert {seat["name"]: seat["taken"] for seat in shown(client, match)["seats"]} == {"Ann": True, "Bo": True, "Cy": True}


def test_who_sits_down_while_another_server_begins_the_match_is_told_so(shared_database, monkeypatch):
    """Either the seat is in the match, or nobody has been given it."""
    settle = fairness.settle
    locked = sa.text("SELECT COUNT(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'")
    with (
        TestClient(make_app(shared_database)) as one,
        TestClient(make_app(shared_database)) as other,
        ThreadPoolExecutor() as pool,
    ):
        match, key = gather(one)
        sit(stranger(one), match, 2, "Bo", key)
        late = []

        async def slow(connection, *settled):
            late.append(pool.submit(sit, stranger(other), match, 3, "Cy", key))
            while not late[0].done() and not await connection.scalar(locked):
                await asyncio.sleep(0.01)
            await settle(connection, *settled)

        monkeypatch.setattr(fairness, "settle", slow)
        assert one.post(f"/api/matches/{match}/begin").status_code == 200
        assert late[0].result().status_code == 409
        assert [seat["name"] for seat in shown(other, match)["seats"]] == ["Ann", "Bo"]
