"""Thousands of requests and frames that make no sense, against a real server: each is refused, and nothing is left behind."""

from __future__ import annotations

import base64
import errno
import json
import os
import random
import re
import socket
import struct
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

from running import Player, Running

GONE = (errno.EPIPE, errno.ECONNRESET, errno.ENOTCONN)  # the server has closed the connection, early or late
WORKERS = 4
REQUESTS = {"json": 5600, "paths": 1200, "queries": 800, "headers": 600, "bytes": 800, "aborted": 400, "huge": 100, "frames": 500}
SAMPLE = 0.3  # of them, in the short run
WARMING = 0.2  # of them, before the memory is looked at
MOST_GROWTH = 24 * 2**20  # bytes


class Nonsense:
    """One client: it makes requests of every kind and notes how they are answered."""

    def __init__(self, running, player, seed):
        self.rng = random.Random(seed)
        self.running = running
        self.match = f"/api/matches/{player.match}"
        self.key = player.keys[1]
        self.socket = None

    # What is sent.

    def json(self):
        """A body that is no request of ours, sent where one is awaited."""
        method, path = self.rng.choice([
            ("POST", "/api/matches"), ("POST", f"{self.match}/moves"), ("POST", f"{self.match}/undo"),
            ("POST", f"{self.match}/chat"), ("POST", f"{self.match}/seats/1"), ("POST", f"{self.match}/seats/1/bot"),
            ("PUT", f"{self.match}/seats/1/webhook"),
        ])  # fmt: skip
        return self.request(method, path, self.body())

    def body(self):
        rng = self.rng
        values = [None, True, -1, 2**70, 1.5, float("inf"), "", "x" * 600, "\u0000", "\ud800", "𝕏", [], {}, [[]], {"a": {}}]
        fields = ["game", "seats", "options", "seed", "number", "code", "text", "bot", "name", "key", "url", "more"]
        kind = rng.randrange(8)
        if kind == 0:
            return rng.randbytes(rng.randrange(200))
        if kind == 1:
            deep = rng.choice([10, 1000, 30_000])
            return rng.choice([b"[", b'{"a":', b'{"seats":[']) * deep
        if kind == 2:
            return json.dumps(rng.choice(values)).encode()
        if kind == 3:
            return b'{"text":"' + rng.choice([b"\xff\xfe", b"\xc3", b"\xed\xa0\x80", b"\xf8\x88\x80\x80\x80"]) + b'"}'
        if kind == 4:
            return json.dumps({"game": "worldsfair", "seats": [rng.choice(values), 1] * rng.randrange(6)}).encode()
        if kind == 5:
            return json.dumps({"number": rng.choice(values), "code": rng.choice(values)}).encode()
        whole = json.dumps({rng.choice(fields): rng.choice(values) for _ in range(rng.randrange(5))} | {"wrong": 1}).encode()
        return whole[: rng.randrange(len(whole))] if kind == 6 else whole

    def paths(self):
        """An address where nothing is, or a method that nothing answers to."""
        rng = self.rng
        if rng.random() < 0.25:
            seat = rng.choice(["9", "-1", "1e3", "%00", "x" * 50, "%C2%B2"])
            return self.request("POST", rng.choice([f"{self.match}/seats/{seat}/key", f"/api/matches/{seat}/rematch"]))
        if rng.random() < 0.3:
            return self.request(rng.choice(["DELETE", "PATCH", "PUT"]), rng.choice(["/api", "/api/games", self.match, "/health"]))
        parts = ["api", "matches", "..", "%2e%2e", "%00", "%ff", "", "x" * 300, "seats", "99", "-1", "live", "é", "static"]
        path = "/none/" + "/".join(rng.choice(parts) for _ in range(rng.randrange(1, 8)))
        return self.request(rng.choice(["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "QUERY"]), path)

    def queries(self):
        """A question about a moment or a code that cannot be."""
        odd = self.rng.choice(["-1", "9" * 30, "1.5", "x", "%00", "%ff", "²", "１", "", "NaN", "1e9", "0x1"])
        path = self.rng.choice([f"{self.match}?at={odd}", f"{self.match}?since={odd}", f"{self.match}?lang=pl&at={odd}"])
        return self.request("GET", path)

    def headers(self):
        """A request that could be one, but for its headers."""
        rng = self.rng
        junk = bytes(max(sign, 33) % 127 or 33 for sign in rng.randbytes(rng.randrange(1, 60))) + rng.choice([b"", b"\xe9\xff"])
        headers = rng.choice([
            {b"Content-Type": junk}, {b"Content-Type": b"application/x-www-form-urlencoded"}, {b"Content-Type": b""},
            {b"Origin": b"https://evil.example"}, {b"Origin": junk}, {b"Authorization": b"Bearer " + junk},
            {b"Authorization": junk, b"Cookie": b"midway=" + junk}, {b"Authorization": b"", b"Cookie": b"midway=" + b"\xe9" * 30},
            {b"Authorization": b"Basic x", b"Idempotency-Key": junk}, {b"Content-Type": b"text/html", b"X-Forwarded-For": junk},
        ])  # fmt: skip
        return self.request("POST", f"{self.match}/moves", b'{"number": 0, "code": 0}', headers)

    def bytes(self):
        """What is no HTTP at all, or HTTP that contradicts itself."""
        rng = self.rng
        start = b"POST /api/matches HTTP/1.1\r\nHost: x\r\n"
        sent = rng.choice([
            rng.randbytes(rng.randrange(1, 300)) + b"\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n",
            b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
            b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n", b"GET /\xff\xfe HTTP/1.1\r\nHost: x\r\n\r\n",
            start + b"Content-Length: -1\r\n\r\n", start + b"Content-Length: x\r\n\r\n",
            start + b"Content-Length: 1\r\nContent-Length: 2\r\n\r\nab", start + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n",
            start + b"Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\nabc", start + b"No colon\r\n\r\n",
            start + b"A: \x00\r\n\r\n", start + b"Big: " + b"a" * 100_000 + b"\r\n\r\n",
        ])  # fmt: skip
        return self.raw(sent)

    def aborted(self):
        """An upload that ends before its time."""
        path, kind = self.rng.choice([(f"{self.match}/moves", "application/json"), ("/api/records", "text/plain")])
        length = self.rng.randrange(2, 60_000)
        head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\n\r\n".encode()
        with socket.create_connection(("127.0.0.1", self.running.port), timeout=30) as connection:
            connection.sendall(head + b" " * self.rng.randrange(length))
        return "closed"

    def huge(self):
        """More than is read."""
        if self.rng.random() < 0.5:
            answer = self.request("POST", f"{self.match}/moves", b" " * 70_000)
        else:
            answer = self.request("POST", "/api/records", b" " * (2**20 + 1), {b"Content-Type": b"text/plain"})
        self.hang_up()
        return answer

    def frames(self):
        """A socket that is opened rightly or wrongly, and then told nonsense."""
        rng = self.rng
        key = base64.b64encode(rng.randbytes(16)).decode()
        bearer = rng.choice([self.key, "x" * 30]) if rng.random() < 0.9 else ""
        match = self.match if rng.random() < 0.9 else "/api/matches/none"
        lines = [
            f"GET {match}/live?since={rng.choice(['0', '-1', 'x', '9' * 30])} HTTP/1.1", "Host: 127.0.0.1", "Upgrade: websocket",
            "Connection: Upgrade", f"Authorization: Bearer {bearer}", f"Sec-WebSocket-Key: {key}",
            f"Sec-WebSocket-Version: {rng.choice(['13', '13', '13', '13', '8', 'x'])}", "", "",
        ]  # fmt: skip
        mask = b"\0\0\0\0"
        frame = rng.choice([
            rng.randbytes(rng.randrange(1, 100)), b"\x81\x05hello", b"\x83\x80" + mask, b"\xff\x80" + mask,
            b"\x81\x82" + mask + b"\xff\xfe", b"\x89\xfe\x01\x00" + mask + b"x" * 256, b"\x80\x81" + mask + b"x",
            b"\x81\xff" + struct.pack(">Q", 2**62) + mask, b"\x82\xfe" + struct.pack(">H", 20_000) + mask + b"x" * 20_000,
            b"\x88\x81" + mask + b"x", b"\x88\x82" + mask + b"\x00\x01",
        ])  # fmt: skip
        return self.raw("\r\n".join(lines).encode(), frame + b"\x88\x80" + mask)

    # How it is sent.

    def request(self, method, path, body=b"", headers=None):
        """A well-formed request on a connection that is kept; its status."""
        lines = {b"Host": b"127.0.0.1", b"Authorization": f"Bearer {self.key}".encode(), b"Content-Type": b"application/json"}
        lines |= {b"Content-Length": str(len(body)).encode()} | (headers or {})
        head = f"{method} {path} HTTP/1.1\r\n".encode() + b"".join(b"%b: %b\r\n" % line for line in lines.items())
        if self.socket is None:
            self.socket = socket.create_connection(("127.0.0.1", self.running.port), timeout=30)
        try:
            self.socket.sendall(head + b"\r\n" + body)
            answer = b""
            while b"\r\n\r\n" not in answer:
                answer += (more := self.socket.recv(65536))
                if not more:
                    break
        except (BrokenPipeError, ConnectionResetError):
            answer = b""
        if not answer:
            self.hang_up()
            return "closed"
        head, _, rest = answer.partition(b"\r\n\r\n")
        length = int((re.search(rb"content-length: (\d+)", head, re.I) or [0, 0])[1])
        while len(rest) < length and (more := self.socket.recv(65536)):
            rest += more
        if b"connection: close" in head.lower():
            self.hang_up()
        return int(head.split()[1])

    def raw(self, first, then=b""):
        """Bytes on a connection of their own, read to its end: the status, if there is one."""
        with socket.create_connection(("127.0.0.1", self.running.port), timeout=30) as connection:
            try:
                connection.sendall(first)
                answer = connection.recv(65536)
                if then and answer.startswith(b"HTTP/1.1 101"):
                    connection.sendall(then)
                connection.shutdown(socket.SHUT_WR)
                while connection.recv(65536):
                    pass
            except OSError as error:
                if error.errno not in GONE:
                    raise
                return "closed"
        status = answer.split()[1] if answer.startswith(b"HTTP/1") else b"closed"
        return int(status) if status.isdigit() else "closed"

    def hang_up(self):
        if self.socket:
            self.socket.close()
        self.socket = None


def memory(running):
    with open(f"/proc/{running.process.pid}/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def told(running, player, seed, share):
    """How one client's share of all kinds of nonsense was answered."""
    client = Nonsense(running, player, seed)
    kinds = [kind for kind, number in REQUESTS.items() for _ in range(round(number * share / WORKERS))]
    client.rng.shuffle(kinds)
    answers = Counter((kind, getattr(client, kind)()) for kind in kinds)
    client.hang_up()
    return answers


def test_thousands_of_requests_that_make_no_sense(tmp_path, whole, figure):
    all_of_them = 1 if whole else SAMPLE
    with Running(f"sqlite:///{tmp_path / 'tables.db'}", unlimited=True) as running, ThreadPoolExecutor(WORKERS) as threads:
        player = Player(running)
        before = player.seen(running)

        def tell(first, share):
            seeds = range(first, first + WORKERS)
            return sum(threads.map(lambda seed: told(running, player, seed, share), seeds), Counter())

        answers = tell(0, all_of_them * WARMING)
        warm = memory(running)
        answers += tell(WORKERS, all_of_them * (1 - WARMING))
        grown = memory(running) - warm
        assert sum(answers.values()) >= all_of_them * 10_000
        good = {("frames", 101)}
        bad = {answer: n for answer, n in answers.items() if answer not in good and answer[1] not in (*range(400, 500), "closed")}
        assert bad == {}
        assert player.seen(running) == before
        player.move(running)
        assert "Traceback" not in running.errors.read_text()
        assert '"level": "error"' not in running.errors.read_text()
        assert grown < MOST_GROWTH
    figure(f"{sum(answers.values()):,} requests and frames, none accepted; memory {grown / 2**20:+.1f} MB")
