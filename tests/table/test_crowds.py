"""Many connections, endless headers, slow readers, sockets by the hundred: refused in time, and nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import socket
import subprocess
import sys
import threading
import time
from contextlib import ExitStack
from pathlib import Path
from weakref import WeakSet

import pytest
import uvicorn
from running import Player, Serving
from test_admin import until
from test_api import create
from test_live import live
from starlette.websockets import WebSocketDisconnect
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol
from websockets.sync.client import connect

from midway.table import hub as hubs
from midway.table.app import make_app
from midway.table.connections import Answering, Patience, Speaking, frame
from midway.table.limits import CONNECTIONS, SOCKETS, Doors, Limiter, network

HEAD = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n"
CROWD = Path(__file__).parent / "crowd.py"
PACE = 0.2  # seconds between two moves
MOST_SLOWED = 2  # times, for 99 of 100 moves


def dial(running, source=""):
    """A connection, from one of this machine's many own addresses."""
    return socket.create_connection(("127.0.0.1", running.port), timeout=30, source_address=(source, 0))


def ended(connection):
    """True once the server has ended a connection; what it said is dropped."""
    try:
        while connection.recv(65536):
            pass
    except ConnectionResetError:
        pass
    return True


@pytest.fixture
def running(tmp_path, serve):
    return serve(f"sqlite:///{tmp_path / 'tables.db'}", "--rate", "1000").ready()


def test_the_last_limit_of_a_connection_holds():
    class Transport:
        def __init__(self):
            self.ended = asyncio.Event()
            self.abort = self.ended.set

    async def wait():
        sooner, later, never = Transport(), Transport(), Transport()
        for transport, limits in ((never, [0.001, None]), (sooner, [1000, 0.002]), (later, [0.001, 0.003])):
            patience = Patience(transport)
            for limit in limits:
                patience.end() if limit is None else patience.start(limit)
        await sooner.ended.wait()
        await later.ended.wait()
        return never.ended.is_set()

    assert not asyncio.run(wait())


@pytest.fixture
def threaded(tmp_path):
    """A server in a thread of this process; its port."""
    app = make_app(f"sqlite:///{tmp_path / 'tables.db'}", bot_workers=0)
    server = uvicorn.Server(uvicorn.Config(app, http=Answering, ws=Speaking, log_config=None))
    with socket.create_server(("127.0.0.1", 0)) as listening:
        serving = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
        serving.start()
        until(lambda: server.started, True)
        yield listening.getsockname()[1]
        server.should_exit = True
        serving.join()


def test_a_socket_leaves_nothing_behind(threaded, monkeypatch):
    made = WeakSet()
    for kind in (Answering, ServerProtocol):
        whole = kind.__init__
        noted = lambda self, *given, whole=whole, **more: (made.add(self), whole(self, *given, **more))[1]  # noqa: E731
        monkeypatch.setattr(kind, "__init__", noted)
    table = Serving(threaded).ask("/api/matches", {"game": "worldsfair", "seats": [{"name": "Ann"}, {"name": "Bo"}]})
    address, key = f"ws://127.0.0.1:{threaded}/api/matches/{table['match']}/live", table["seats"][0]["key"]
    gc.disable()
    try:
        with connect(address, additional_headers={"Authorization": f"Bearer {key}"}) as followed:
            followed.recv()
            assert made
        with pytest.raises(InvalidStatus) as refused:
            connect(address)
        assert refused.value.response.status_code == 403
        until(lambda: len(made), 0)
    finally:
        gc.enable()


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 100_000])
def test_a_text_is_framed_as_others_frame_it(size):
    text = b"x" * size
    assert frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("packed", [None, "deflate"])
@pytest.mark.parametrize("reads", [True, False])
def test_who_reads_is_told_at_once_and_everyone_in_the_end(threaded, packed, reads, monkeypatch):
    said, say = [], Speaking.say
    monkeypatch.setattr(Speaking, "say", lambda self, text: said.append(text) or (reads and say(self, text)))
    server, seats = Serving(threaded), [{"name": "Ann"}, {"name": "Bo"}]
    made = server.ask("/api/matches", {"game": "worldsfair", "seats": seats, "hot_seat": True})
    keys, path = {seat["seat"]: seat["key"] for seat in made["seats"]}, f"/api/matches/{made['match']}"
    sent = {"Authorization": f"Bearer {keys[1]}"}
    with connect(f"ws://127.0.0.1:{threaded}{path}/live", additional_headers=sent, compression=packed) as followed:
        shown = json.loads(followed.recv())
        mover = keys[shown["decision"]["seat"]]
        code = server.ask(path, key=mover)["decision"]["options"][0]["code"]
        server.ask(f"{path}/moves", {"number": shown["number"], "code": code}, mover)
        while (told := json.loads(followed.recv()))["number"] == shown["number"]:
            pass
    assert told["log"][0]["number"] == shown["number"]
    assert any(json.loads(text)["number"] == told["number"] for text in said)


def test_an_endless_header_is_refused(running):
    with dial(running) as connection:
        connection.sendall(HEAD)
        with contextlib.suppress(ConnectionError):
            for _ in range(1000):
                connection.sendall(b"X-More: " + b"x" * 1000 + b"\r\n")
        said = b""
        with contextlib.suppress(ConnectionError):
            said = connection.recv(65536)
    assert said.startswith(b"HTTP/1.1 431") or not said
    with dial(running) as connection:
        connection.sendall(b"GET /" + b"x" * 40_000)
        assert connection.recv(65536).startswith(b"HTTP/1.1 431")
    assert running.ask("/health") == {"alive": True}


def test_a_header_of_common_size_is_read(running):
    with dial(running) as connection:
        connection.sendall(HEAD + b"Cookie: " + b"x" * 20_000 + b"\r\n\r\n")
        assert connection.recv(65536).startswith(b"HTTP/1.1 200")
        connection.sendall(HEAD + b"\r\n")
        assert connection.recv(65536).startswith(b"HTTP/1.1 200")


def test_one_address_has_only_so_many_connections(running):
    with ExitStack() as stack:
        half_open = [stack.enter_context(dial(running)) for _ in range(CONNECTIONS)]
        one_more = stack.enter_context(dial(running))
        assert ended(one_more)
        half_open[0].sendall(HEAD + b"\r\n")
        assert half_open[0].recv(65536).startswith(b"HTTP/1.1 200")
    assert running.ready().ask("/health") == {"alive": True}


def test_a_proxy_has_as_many_as_it_needs(tmp_path, serve):
    running = serve(f"sqlite:///{tmp_path / 'tables.db'}", "--proxy", "127.0.0.1").ready()
    with ExitStack() as stack:
        opened = [stack.enter_context(dial(running)) for _ in range(CONNECTIONS + 20)]
        opened[-1].sendall(HEAD + b"\r\n")
        assert opened[-1].recv(65536).startswith(b"HTTP/1.1 200")


def test_what_never_arrives_whole_is_given_up(tmp_path, serve):
    running = serve(f"sqlite:///{tmp_path / 'tables.db'}", patient=0.5).ready()
    with dial(running) as silent, dial(running) as slow, dial(running) as later, dial(running) as body:
        slow.sendall(HEAD)
        later.sendall(HEAD + b"\r\n" + HEAD)
        body.sendall(b"POST /api/records HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\nxx")
        assert all(ended(connection) for connection in (silent, slow, later, body))


def test_one_address_has_only_so_many_sockets(running):
    player = Player(running)
    address = running.address.replace("http", "ws") + f"/api/matches/{player.match}/live"
    key = {"Authorization": f"Bearer {player.keys[1]}"}
    with ExitStack() as stack:
        for _ in range(SOCKETS):
            stack.enter_context(connect(address, additional_headers=key))
        with pytest.raises(InvalidStatus):
            connect(address, additional_headers=key)
        player.move(running)
    with connect(address, additional_headers=key) as back:
        assert back.recv()


def test_a_socket_counts_as_a_request(client):
    match, keys = create(client)
    limiter = client.app.state.server.by_address
    limiter.burst, limiter.per_second = 2, 0
    limiter.buckets.clear()
    with live(client, match, keys[1]), live(client, match, keys[1]):
        pass
    with pytest.raises(WebSocketDisconnect) as refused, live(client, match, keys[1]):
        pass
    assert refused.value.code == 4429


def test_those_who_come_together_are_shown_together(client, monkeypatch):
    match, keys = create(client)
    monkeypatch.setattr(hubs, "SOON", 0.5)
    woken = []
    hub = client.app.state.server.hub
    wake = hub._wake
    hub._wake = lambda which: woken.extend(hub.listeners.get(which, ())) or wake(which)
    with ExitStack() as stack:
        first = stack.enter_context(live(client, match, keys[1]))
        for _ in range(20):
            stack.enter_context(live(client, match, keys[2])).receive_json()
        while not first.receive_json()["seats"][1]["here"]:
            pass
    assert len(woken) < 100  # everyone a few times; for every newcomer everyone would be 210


def test_an_address_stands_for_its_network():
    assert network("203.0.113.9") == "203.0.113.9"
    assert network("2001:db8:1:2:3::4") == network("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert network("2001:db8:1:3::9") != network("2001:db8:1:2::9")
    assert network("::ffff:203.0.113.9") == "203.0.113.9"
    assert network("fe80::1%eth0") == "fe80::/64"
    assert network("testclient") == "testclient"


def test_many_addresses_give_nobody_a_second_helping():
    limiter = Limiter(2, 0)
    assert [limiter.allows("greedy") for _ in range(3)] == [True, True, False]
    for number in range(9_999):
        limiter.allows(f"{number}")
    assert not limiter.allows("greedy")
    for number in range(30_000):
        limiter.allows(f"{number}")
        assert len(limiter.buckets) <= 10_000


def test_doors_count_who_is_inside():
    doors = Doors(2)
    doors.most = 3
    assert [doors.enter(who) for who in ("a", "a", "a", "b", "c")] == [True, True, False, True, False]
    doors.leave("a")
    assert doors.enter("c")
    assert all(Doors(None).enter("a") for _ in range(1000))


def test_who_is_refused_waits_for_the_answer_in_the_place_of_a_connection(client, monkeypatch):
    server, held = client.app.state.server, []

    async def hold(who):
        held.append(who)

    monkeypatch.setattr(server.doors, "hold", hold)
    assert client.get("/health").status_code == 200
    assert held == []
    server.by_address.burst, server.by_address.per_second = 0, 0
    server.by_address.buckets.clear()
    assert client.get("/health").status_code == 429
    assert held == ["testclient"]


def test_a_place_is_held_for_a_while_even_if_nobody_waits_there():
    async def story():
        doors = Doors(2)
        holding = asyncio.create_task(doors.hold("a"))
        await asyncio.sleep(0)
        assert [doors.enter("a"), doors.enter("a")] == [True, False]
        assert doors.number == 1  # it takes no place from others
        holding.cancel()
        await asyncio.wait([holding])
        assert doors.enter("a")

    asyncio.run(story())


def test_what_is_no_request_is_refused_once(running):
    with dial(running) as connection:
        connection.sendall(b"nonsense\r\n" * 8_000)
        said = b""
        with contextlib.suppress(ConnectionError):
            while more := connection.recv(65536):
                said += more
    assert said.count(b"HTTP/1.1 400") <= said.count(b"HTTP/1.1") <= 1
    assert running.ask("/health") == {"alive": True}


def test_a_fair_player_beside_a_crowd(tmp_path, serve, whole, figure):
    """Ten times as many requests as a person makes, half-open connections, endless headers, slow readers and idle sockets."""
    moves, number = (300, 1000) if whole else (5, 20)
    running = serve(f"sqlite:///{tmp_path / 'tables.db'}", "--rate", "20").ready()
    player, other = Player(running), Player(running, "8")
    calm = paces(player, running, moves)
    command = [sys.executable, CROWD, f"{running.port}", other.match, other.keys[1], f"{number}"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as crowd:
        assert crowd.stdout.readline() == "here\n"
        crowded = paces(player, running, moves)
        refused = int(crowd.communicate()[0])
    assert refused > 0
    assert "Traceback" not in running.errors.read_text()
    figure(
        f"p99 of {moves} moves: {calm:.1f} ms in calm, {crowded:.1f} ms beside the crowd ({crowded / calm:.1f} times)",
        crowded < MOST_SLOWED * calm,
    )


def paces(player, running, moves):
    """The time that 99 of 100 moves of a person take at most, in milliseconds."""
    taken = []
    while len(taken) < moves:
        player.pending = player._choose(running)
        if player.over:
            player.__init__(running, f"{len(taken)}")
            continue
        began = time.perf_counter()
        player.move(running)
        taken.append(time.perf_counter() - began)
        time.sleep(PACE)
    return sorted(taken)[moves * 99 // 100 - 1] * 1000
