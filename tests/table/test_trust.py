"""Whom a server believes: its own names, the origin of a page, and proxies that it was told of."""

from __future__ import annotations

import contextlib

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from midway.kernel.fault import Fault
from midway.table.app import make_app
from midway.table.trust import Trust

TABLE = {"game": "worldsfair", "seats": [{"name": "Ann"}, {"bot": "greedy"}]}
OWN = ["testserver", "localhost", "LOCALHOST:1893", "127.0.0.1:1893", "192.168.0.7", "[::1]", "[fe80::1]:1893", "games.example"]
FOREIGN = [
    "evil.example", "evil.example:1893", "localhost.", "localhost.evil.example", "127.0.0.1.evil.example", "a@localhost",
    "localhost:x", "localhost:123456", "[::1", "::1", "[evil]", "", " localhost", "localhost/", "127.1", "2130706433",
    "0x7f.1", "localhost,localhost",
]  # fmt: skip
MALFORMED = [
    "null", "", "testserver", "//testserver", "https://testserver", "http://testserver:81", "http://testserver.", "http://testserver/",
    "http://a@testserver", "http://a:b@testserver", "HTTP://testserver", "http://TESTSERVER", "http://testserver:", "http://[",
    "http://[::1]", "http://[testserver]", "http://testserver evil", "http://testserver,http://testserver", "http://evil.example",
    "http://testserver.evil.example", "http:testserver", "ws://testserver", "file://", "http://testserver#", "http://testserver\\@evil",
]  # fmt: skip


@pytest.fixture
def app(tmp_path):
    """Makes an application that believes these."""
    return lambda **believed: make_app(f"sqlite:///{tmp_path}/tables.db", rate=0, **believed)


@contextlib.contextmanager
def asking(app, address="203.0.113.9", base="http://testserver"):
    """A client at an address."""
    with TestClient(app, base_url=base, client=(address, 5)) as client:
        yield client


def test_a_server_answers_to_its_own_names_only(app):
    with asking(app(names=["Games.example"])) as client:
        for path in ("/", "/health", "/api/games", "/static/x/app.js", "/nothing"):
            assert client.get(path, headers={"Host": "evil.example"}).status_code == 421
        said = {host: client.get("/health", headers={"Host": host}).status_code for host in (*OWN, *FOREIGN)}
    assert said == dict.fromkeys(OWN, 200) | dict.fromkeys(FOREIGN, 421)


def test_two_hosts_are_none(app):
    with asking(app()) as client:
        assert client.get("/health", headers=[("Host", "localhost"), ("Host", "localhost")]).status_code == 421


def test_a_page_of_another_name_does_nothing_even_if_its_name_leads_here(app):
    """Its origin is the host that it asks, as with our own pages."""
    with asking(app()) as client:
        headers = {"Host": "evil.example:1893", "Origin": "http://evil.example:1893"}
        answer = client.post("/api/matches", json=TABLE, headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (421, "host-name")
        match = client.post("/api/matches", json=TABLE).json()["match"]
        assert refused(client, match, headers)


def test_an_origin_that_is_not_exactly_ours_is_refused(app):
    with asking(app()) as client:
        match = client.post("/api/matches", json=TABLE).json()["match"]
        for origin in MALFORMED:
            answer = client.post("/api/matches", json=TABLE, headers={"Origin": origin})
            assert (origin, answer.status_code, answer.json()["error"]) == (origin, 403, "origin")
            assert refused(client, match, {"Origin": origin})


def test_two_origins_are_refused_and_our_own_is_not(app):
    with asking(app()) as client:
        own = ("Origin", "http://testserver")
        match = client.post("/api/matches", json=TABLE, headers=[own]).json()["match"]
        assert client.post("/api/matches", json=TABLE, headers=[own, own]).status_code == 403
        with client.websocket_connect(f"/api/matches/{match}/live", headers=dict([own])) as socket:
            assert socket.receive_json()["match"] == match
        usual = {"Host": "testserver:80", "Origin": "http://testserver"}
        assert client.post("/api/matches", json=TABLE, headers=usual).status_code == 201


def refused(client, match, headers):
    """True if a socket does not open."""
    with pytest.raises(WebSocketDisconnect), client.websocket_connect(f"/api/matches/{match}/live", headers=headers):
        pass
    return True


FORWARDED = {"X-Forwarded-For": "198.51.100.7", "X-Forwarded-Proto": "https", "X-Forwarded-Host": "games.example"}


@pytest.mark.parametrize("address", ["127.0.0.1", "203.0.113.9"])
def test_nobody_is_believed_by_default(app, address):
    with asking(app(), address) as client:
        answer = client.post("/api/matches", json=TABLE, headers=FORWARDED)
        assert answer.status_code == 201
        assert answer.headers["set-cookie"].startswith("midway=")
        assert client.post("/api/matches", json=TABLE, headers={"Host": "games.example", **FORWARDED}).status_code == 421
        assert list(scope_of(Trust(), address, FORWARDED)["client"]) == [address, 5]


def test_a_proxy_says_for_whom_it_asks_and_a_cookie_is_locked(app):
    with asking(app(proxies=["127.0.0.1"]), "127.0.0.1") as client:
        headers = {**FORWARDED, "Origin": "https://games.example"}
        answer = client.post("/api/matches", json=TABLE, headers=headers)
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-midway=")
        assert all(part in cookie for part in ("; Secure", "; Path=/", "; HttpOnly", "; SameSite=lax"))
        assert "Domain" not in cookie
        match, secret = answer.json()["match"], cookie.partition("=")[2].partition(";")[0]
        seats = {
            name: client.get(f"/api/matches/{match}", headers={**FORWARDED, "Cookie": f"{name}={secret}"}).json()["seat"]
            for name in ("__Host-midway", "midway")
        }
        assert seats == {"__Host-midway": 1, "midway": None}
        wrong = {**headers, "Origin": "http://games.example"}
        assert client.post("/api/matches", json=TABLE, headers=wrong).status_code == 403
        with client.websocket_connect(f"/api/matches/{match}/live", headers=headers) as socket:
            assert socket.receive_json()["match"] == match


def scope_of(trust, address, headers):
    """What becomes of a request."""
    sent = [(name.lower().encode(), value.encode()) for name, value in {"Host": "localhost", **headers}.items()]
    return trust.seen({"type": "http", "scheme": "http", "client": (address, 5), "headers": sent})


@pytest.mark.parametrize(
    ("headers", "seen"),
    [
        (FORWARDED, ("198.51.100.7", "https", "games.example")),
        ({"Forwarded": "for=198.51.100.7;proto=https;host=games.example"}, ("198.51.100.7", "https", "games.example")),
        ({"Forwarded": 'For="[2001:db8::7]:4711"; Proto=https'}, ("2001:db8::7", "https", "localhost")),
        ({"Forwarded": "for=198.51.100.7, for=10.0.0.3;proto=https"}, ("198.51.100.7", "http", "localhost")),
        ({"Forwarded": "for=_hidden;by=10.0.0.1"}, ("_hidden", "http", "localhost")),
        ({"Forwarded": "for=1.2.3.4, for=198.51.100.7;proto=https;"}, ("198.51.100.7", "https", "localhost")),
        ({"X-Forwarded-For": "1.2.3.4, 198.51.100.7, 10.0.0.3"}, ("198.51.100.7", "http", "localhost")),
        ({"X-Forwarded-For": "198.51.100.7:999, 10.0.0.3", "X-Forwarded-Proto": "https"}, ("198.51.100.7", "https", "localhost")),
        ({"X-Forwarded-For": "::ffff:198.51.100.7"}, ("198.51.100.7", "http", "localhost")),
        ({"X-Forwarded-For": "10.0.0.3, 10.0.0.2"}, ("10.0.0.3", "http", "localhost")),
        ({"X-Forwarded-Proto": "http, https"}, ("10.0.0.1", "https", "localhost")),
        ({"X-Forwarded-Host": "evil.example, games.example"}, ("10.0.0.1", "http", "games.example")),
        ({**FORWARDED, "Forwarded": "for=198.51.100.7"}, ("198.51.100.7", "https", "games.example")),
        ({}, ("10.0.0.1", "http", "localhost")),
    ],
)
def test_what_proxies_say_is_read_from_the_nearest_on(headers, seen):
    scope = scope_of(Trust(proxies=["10.0.0.0/8"]), "10.0.0.1", headers)
    assert (scope["client"][0], scope["scheme"], str(dict(scope["headers"])[b"host"], "ascii")) == seen


@pytest.mark.parametrize(
    "headers",
    [
        {**FORWARDED, "Forwarded": "for=198.51.100.8"},
        {**FORWARDED, "Forwarded": "host=evil.example"},
        {"Forwarded": "for=1.2.3.4;;"},
        {"Forwarded": 'for="1.2.3.4'},
        {"Forwarded": "a=," * 10_000 + "for=1.2.3.4"},
        {"Forwarded": "a=;" * 10_000 + "for=1.2.3.4"},
        {"X-Forwarded-For": "1," * 10_000 + "1.2.3.4"},
        {"X-Forwarded-Proto": "gopher"},
        {"X-Forwarded-Host": "a b"},
    ],
)
def test_a_proxy_that_contradicts_itself_or_cannot_be_read_is_refused(headers):
    with pytest.raises(Fault) as refusal:
        scope_of(Trust(proxies=["10.0.0.1", "::1"]), "::ffff:10.0.0.1", headers)
    assert refusal.value.message == "table-proxy"


def test_a_proxy_is_an_address():
    with pytest.raises(Fault, match=r"127\.0\.0\.1 or 10\.0\.0\.0/8, not “somewhere”"):
        Trust(proxies=["somewhere"])
