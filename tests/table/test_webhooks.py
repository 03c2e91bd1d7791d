"""Webhooks: told when one's turn begins, once, and never into a private network by mistake."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import httpx2 as httpx
import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient
from test_api import TWO, create, move, snapshot, stranger

from midway.kernel.fault import Fault
from midway.table import schema, webhooks
from midway.table.app import make_app
from midway.table.database import reached

pytestmark = pytest.mark.either


LONG = 60  # seconds; nobody waits so long unless something is wrong


def until(happened):
    """Wait for something that happens soon."""
    deadline = time.monotonic() + LONG
    while not happened():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def failed(client):
    """Whether the owner of a webhook is told that it failed."""
    return client.get("/api/mine").json()["matches"][0]["webhook_failed"]


class Receiver(ThreadingHTTPServer):
    """A server that notes what it is sent, and answers as it is told to."""

    def __init__(self):
        super().__init__(("127.0.0.1", 0), Handler)
        self.notices = []
        self.paths = []
        self.hosts = []
        self.answers = [200]
        self.answering = threading.Event()
        self.answering.set()
        self.url = f"http://127.0.0.1:{self.server_port}/turn?secret=hush"
        threading.Thread(target=self.serve_forever, args=(0.02,), daemon=True).start()

    def wait_for(self, number):
        until(lambda: len(self.notices) >= number)
        return self.notices


class Handler(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        assert self.headers["Content-Type"] == "application/json"
        self.server.paths.append(self.path)
        self.server.hosts.append(self.headers["Host"])
        self.server.answering.wait()
        self.server.notices.append(json.loads(body))
        answers = self.server.answers
        self.send_response(answers.pop(0) if len(answers) > 1 else answers[0])
        self.send_header("Location", "/elsewhere")
        self.end_headers()

    def log_message(self, *args):
        pass


@pytest.fixture
def receiver():
    made = Receiver()
    yield made
    made.shutdown()
    made.server_close()


@pytest.fixture
def client(database, monkeypatch):
    """A browser at a server that may tell private addresses, and does not wait long."""
    monkeypatch.setattr(webhooks, "PAUSES", (0.0, 0.05, 0.1))
    monkeypatch.setattr(webhooks, "LOOK_SECONDS", 0.01)
    with TestClient(make_app(database, rate=0, private_webhooks=True)) as browser:
        yield browser


def hook(client, match, seat, url, headers=None, **query):
    return client.put(f"/api/matches/{match}/seats/{seat}/webhook", json={"url": url}, headers=headers, params=query)


def play_to(client, match, keys, seat):
    """Play until a seat decides; at least one move of another seat."""
    others = 0
    while (seen := snapshot(client, match))["decision"]["seat"] != seat or not others:
        mover = seen["decision"]["seat"]
        others += mover != seat
        code = snapshot(client, match, keys[mover])["decision"]["options"][0]["code"]
        assert move(client, match, keys[mover], seen["number"], code).status_code == 200
    return snapshot(client, match)


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "Bo, it is your turn: {}."), ("fr", "Bo, c’est à vous de jouer\u00a0: {}."), ("pl", "Bo, twoja kolej: {}.")],
)
def test_a_turn_that_begins_is_told_once_in_the_language_asked_for(client, receiver, language, text):
    match, keys = create(client)
    answer = hook(client, match, 2, receiver.url, keys[2], lang=language)
    assert (answer.status_code, answer.json()) == (200, {"match": match, "seat": 2, "webhook": True})
    seen = play_to(client, match, keys, 2)
    notice = receiver.wait_for(1)[0]
    title = client.get(f"/api/games/worldsfair?lang={language}").json()["title"]
    assert notice == {"match": match, "game": "worldsfair", "title": title, "seat": 2, "name": "Bo", "number": seen["number"],
                      "text": text.format(title)}  # fmt: skip
    assert receiver.paths == ["/turn?secret=hush"]
    time.sleep(0.3)
    assert len(receiver.notices) == 1


def test_each_turn_is_told_once_however_many_choices_it_has(client, receiver):
    match, keys = create(client, options={"approvals": "asked"})
    hook(client, match, 1, receiver.url, keys[1])
    turns, last = [], None
    if snapshot(client, match)["decision"]["seat"] == 1:
        last = 1
    while len(turns) < 4:
        seen = snapshot(client, match)
        seat = seen["decision"]["seat"]
        if seat == 1 and last != 1:
            turns.append(seen["number"])
            receiver.wait_for(len(turns))
        last = seat
        code = snapshot(client, match, keys[seat])["decision"]["options"][0]["code"]
        assert move(client, match, keys[seat], seen["number"], code).status_code == 200
    time.sleep(0.2)
    assert [notice["number"] for notice in receiver.notices] == turns


def test_a_bots_move_is_followed_by_a_notice(client, receiver):
    match, keys = create(client, [{"name": "Ann"}, {"bot": "random"}])
    hook(client, match, 1, receiver.url)
    seen = snapshot(client, match)
    while seen["decision"]["seat"] == 1:
        move(client, match, keys[1], seen["number"], seen["decision"]["options"][0]["code"])
        seen = snapshot(client, match)
    assert receiver.wait_for(1)[0]["seat"] == 1


def test_an_empty_address_ends_it_and_so_does_another_owner(client, receiver):
    match, keys = create(client)
    hook(client, match, 2, receiver.url, keys[2])
    assert hook(client, match, 2, "", keys[2]).json() == {"match": match, "seat": 2, "webhook": False}
    hook(client, match, 1, receiver.url)
    key = keys[1]["Authorization"].split()[1]
    friend = stranger(client)
    sat = friend.post(f"/api/matches/{match}/seats/1", json={"name": "Ann", "key": key})
    keys[1] = {"Authorization": f"Bearer {sat.json()['key']}"}
    for seat in (1, 2, 1):
        play_to(client, match, keys, seat)
    time.sleep(0.2)
    assert receiver.notices == []


def test_a_match_that_is_over_has_nothing_more_to_tell(client, receiver):
    match, keys = create(client)
    hook(client, match, 1, receiver.url)
    while decision := snapshot(client, match)["decision"]:
        code = snapshot(client, match, keys[decision["seat"]])["decision"]["options"][0]["code"]
        move(client, match, keys[decision["seat"]], decision["number"], code)
    with reached(str(client.app.state.server.store.url)) as connection:
        assert connection.execute(sa.select(schema.webhooks)).all() == []


def test_who_sits_down_again_is_told_as_before(client, receiver):
    match, keys = create(client)
    hook(client, match, 1, receiver.url)
    key = keys[1]["Authorization"].split()[1]
    sat = client.post(f"/api/matches/{match}/seats/1", json={"name": "Anna", "key": key})
    keys[1] = {"Authorization": f"Bearer {sat.json()['key']}"}
    play_to(client, match, keys, 1)
    assert receiver.wait_for(1)[0]["name"] == "Anna"


def test_what_is_not_taken_is_tried_again_and_then_shown_as_failed(client, receiver):
    match, keys = create(client)
    hook(client, match, 1, receiver.url)
    receiver.answers = [500, 404, 200]
    play_to(client, match, keys, 1)
    assert len(receiver.wait_for(3)) == 3
    assert not client.get("/api/mine").json()["matches"][0]["webhook_failed"]
    receiver.answers = [302]
    play_to(client, match, keys, 1)
    assert len(receiver.wait_for(6)) == 6
    until(lambda: failed(client))
    assert "/elsewhere" not in receiver.paths
    assert "midway_webhooks_failed 1.0" in client.get("/metrics").text
    hook(client, match, 1, receiver.url)
    assert not client.get("/api/mine").json()["matches"][0]["webhook_failed"]


def test_a_receiver_that_does_not_answer_delays_no_move(client, receiver, monkeypatch):
    monkeypatch.setattr(webhooks, "SECONDS", 2 * LONG)
    receiver.answering.clear()
    match, keys = create(client)
    hook(client, match, 1, receiver.url)
    with ThreadPoolExecutor(1) as thread:
        thread.submit(play_to, client, match, keys, 1).result(timeout=LONG)
        until(lambda: receiver.paths)
        thread.submit(play_to, client, match, keys, 2).result(timeout=LONG)
        receiver.answering.set()


def test_a_receiver_that_never_answers_has_failed(client, receiver, monkeypatch):
    receiver.answering.clear()
    match, keys = create(client)
    hook(client, match, 1, receiver.url)
    monkeypatch.setattr(webhooks, "SECONDS", 0.1)
    play_to(client, match, keys, 1)
    until(lambda: failed(client))
    receiver.answering.set()


def test_the_log_tells_no_secret_of_an_address(client, receiver, capsys):
    match, keys = create(client)
    receiver.answers = [500]
    hook(client, match, 1, receiver.url)
    play_to(client, match, keys, 1)
    until(lambda: failed(client))
    said = capsys.readouterr()
    assert "webhook failed" in said.out + said.err
    assert "hush" not in said.out + said.err


def test_only_ones_own_seat_has_ones_webhook(client, receiver):
    match, keys = create(client)
    assert hook(client, match, 2, receiver.url).status_code == 403
    assert hook(client, match, 1, receiver.url, keys[2]).status_code == 403
    assert hook(stranger(client), match, 1, receiver.url).status_code == 403
    assert hook(client, match, 3, receiver.url).status_code == 422


WRONG = [
    "ftp://example.org/x", "example.org", "http://", "http:///x", "//example.org", "http://example.org:99999/", "http://[::1",
    "http://user:secret@example.org/", "http://exa mple.org/", "http://example.org/\r\nX: 1", "http://example.org/é",
    "http://example.org:0/", "javascript:alert(1)", "http://a..b/", f"http://{'a' * 80}.org/",
]  # fmt: skip


@pytest.mark.parametrize("url", WRONG)
def test_what_is_no_address_is_refused_in_one_sentence(refused, url):
    match, _ = create(refused)
    answer = hook(refused, match, 1, url)
    assert answer.status_code == 422
    assert answer.json()["text"].endswith(".")
    assert answer.json()["error"] in ("webhook-url", "webhook-host")
    assert hook(refused, match, 1, f"http://example.org/{'x' * 500}").status_code == 422


PRIVATE = [
    "127.0.0.1", "localhost", "127.1", "0x7f000001", "2130706433", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1",
    "169.254.169.254", "100.64.0.1", "192.0.2.1", "224.0.0.1", "255.255.255.255", "[::1]", "[::]", "[fe80::1]", "[fc00::1]",
    "[::ffff:127.0.0.1]", "[::ffff:10.0.0.1]", "[64:ff9b::7f00:1]", "[2002:7f00:1::1]", "[2001:db8::1]", "[ff02::1]",
]  # fmt: skip


@pytest.mark.parametrize("host", PRIVATE)
def test_a_private_address_is_refused(refused, host):
    match, _ = create(refused)
    answer = hook(refused, match, 1, f"http://{host}:8080/", lang="fr")
    assert answer.status_code == 422
    assert answer.json()["error"] in ("webhook-private", "webhook-host")


def test_a_host_that_turns_private_is_not_sent_to(tmp_path, receiver, monkeypatch):
    """The name leads to a public address when it is given, and to this machine when it is used."""
    at = ["93.184.215.14"]
    real = socket.getaddrinfo

    def leads(host, port, *args, **more):
        return real(at[0] if host == "turns.example" else host, port, *args, **more)

    monkeypatch.setattr(socket, "getaddrinfo", leads)
    monkeypatch.setattr(webhooks, "PAUSES", (0.0, 0.01, 0.01))
    monkeypatch.setattr(webhooks, "LOOK_SECONDS", 0.01)
    with TestClient(make_app(f"sqlite:///{tmp_path}/t.db", rate=0)) as client:
        match, keys = create(client)
        assert hook(client, match, 1, f"http://turns.example:{receiver.server_port}/").status_code == 200
        at[0] = "127.0.0.1"
        play_to(client, match, keys, 1)
        until(lambda: failed(client))
    assert receiver.notices == []


def test_a_host_is_looked_up_once_and_that_address_is_used(receiver, monkeypatch):
    """Whoever answers for a name has no second word: a connection goes where the check has looked."""
    real, asked = socket.getaddrinfo, []

    def leads(host, port, *args, **more):
        if host == "turns.example":
            asked.append(host)
            host = "127.0.0.1" if len(asked) == 1 else "192.0.2.1"
        return real(host, port, *args, **more)

    async def post():
        async with httpx.AsyncClient(transport=webhooks.CheckedTransport(private=True)) as client:
            return await client.post(f"http://turns.example:{receiver.server_port}/turn", json={"number": 1})

    monkeypatch.setattr(socket, "getaddrinfo", leads)
    assert asyncio.run(post()).status_code == 200
    assert (asked, receiver.notices) == (["turns.example"], [{"number": 1}])
    assert receiver.hosts == [f"turns.example:{receiver.server_port}"]


def test_a_public_client_connects_to_nothing_private(receiver):
    async def post():
        async with httpx.AsyncClient(transport=webhooks.CheckedTransport(private=False)) as client:
            await client.post(receiver.url, json={})

    with pytest.raises(Fault, match="private network"):
        asyncio.run(post())
    assert receiver.paths == []


def test_a_certificate_that_nobody_vouches_for_is_not_trusted(client, receiver):
    match, keys = create(client)
    hook(client, match, 1, receiver.url.replace("http:", "https:"))
    play_to(client, match, keys, 1)
    until(lambda: failed(client))
    assert receiver.notices == []


def test_of_several_servers_one_tells(shared_database, receiver, monkeypatch):
    monkeypatch.setattr(webhooks, "LOOK_SECONDS", 0.01)
    apps = [make_app(shared_database, rate=0, private_webhooks=True) for _ in range(3)]
    with TestClient(apps[0]) as one, TestClient(apps[1]) as two, TestClient(apps[2]) as three:
        match, keys = create(one, TWO)
        hook(one, match, 1, receiver.url)
        turns = []
        for client in (one, two, three) * 3:
            turns.append(play_to(client, match, keys, 1)["number"])
            receiver.wait_for(len(turns))
        time.sleep(0.3)
    assert [notice["number"] for notice in receiver.notices] == turns
