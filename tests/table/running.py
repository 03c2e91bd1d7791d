"""Servers in processes of their own, and programs that play at them."""

from __future__ import annotations

import contextlib
import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
import uuid
from pathlib import Path

from midway.bots import hint

hint.SECONDS = 1.0  # searches are not compiled here, and would go on for as long as they may


class Serving:
    """A server somewhere, as its clients see it."""

    def __init__(self, port=None):
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.errors = Path(tempfile.mkdtemp()) / "errors"

    def arguments(self, database, *more):
        return ["serve", "--port", str(self.port), "--database", database, "--no-warm-up", *more]

    def runs(self):
        raise NotImplementedError

    def ready(self):
        """Wait until it answers."""
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline and self.runs():
            try:
                with urllib.request.urlopen(f"{self.address}/ready", timeout=10):
                    return self
            except OSError:
                time.sleep(0.01)
        raise AssertionError(self.errors.read_text())

    def ask(self, path, body=None, key=None, token=None):
        headers = {"Content-Type": "application/json"}
        headers |= {"Authorization": f"Bearer {key}"} if key else {}
        headers |= {"Idempotency-Key": token} if token else {}
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(urllib.request.Request(self.address + path, data, headers), timeout=30) as answer:
            return json.load(answer)


class Running(Serving):
    """A server started by the command; `unlimited` ones may be asked as often as one likes."""

    def __init__(self, database, unlimited=False, port=None, environment=None):
        super().__init__(port)
        self.database = database
        command = [sys.executable, "-m", "midway", *self.arguments(database, *(["--rate", "0"] if unlimited else []))]
        with self.errors.open("wb") as errors:
            own = {**os.environ, **(environment or {})}
            self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=errors, env=own)

    def runs(self):
        return self.process.poll() is None

    def end(self, how=signal.SIGTERM):
        self.process.send_signal(how)
        return self.process.wait(timeout=15)

    def __enter__(self):
        return self.ready()

    def __exit__(self, *error):
        self.process.kill()
        self.process.wait()


class Nursery:
    """A process with everything imported, from which servers are forked: one is there at once, and can be killed at once."""

    def __enter__(self):
        self.process = subprocess.Popen([sys.executable, __file__], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.forked = []
        return self

    def __exit__(self, *error):
        self.clear()
        self.process.kill()
        self.process.communicate()

    def clear(self, kept=0):
        """Kill all servers but the first ones."""
        while len(self.forked) > kept:
            self.forked.pop().kill()

    def serve(self, database, *more, patient=None, port=None):
        """A server over a database, with options; it may not answer yet. `patient`: how long it waits for anybody."""
        self.forked.append(Forked(self.process, database, patient, port, *(more or ("--rate", "0"))))
        return self.forked[-1]


class Forked(Serving):
    """A server forked in a nursery."""

    def __init__(self, nursery, database, patient, port, *more):
        super().__init__(port)
        self.database = database
        nursery.stdin.write(json.dumps([str(self.errors), patient, *self.arguments(database, *more)]) + "\n")
        nursery.stdin.flush()
        self.pid = int(nursery.stdout.readline())

    def runs(self):
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def kill(self):
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)
        while self.runs():
            time.sleep(0.001)

    def end(self, seconds=10):
        """Tell it to stop; it has this long."""
        os.kill(self.pid, signal.SIGTERM)
        deadline = time.monotonic() + seconds
        while self.runs():
            assert time.monotonic() < deadline
            time.sleep(0.01)


class Lost(Exception):
    """The server is gone, and nobody knows what became of the request."""


class Player:
    """A program that plays both seats of a match. What it was not told the outcome of, it asks again with the same token."""

    def __init__(self, running, seed="7"):
        seats = [{"name": "Ann"}, {"name": "Bo"}]
        made = running.ask("/api/matches", {"game": "worldsfair", "seats": seats, "seed": seed, "hot_seat": True})
        self.match = made["match"]
        self.keys = {seat["seat"]: seat["key"] for seat in made["seats"]}
        self.acknowledged = 0
        self.pending = None
        self.over = False

    def seen(self, running, seat=1, since=9999):
        return running.ask(f"/api/matches/{self.match}?since={since}", key=self.keys[seat])

    def move(self, running):
        """One move, unless the match is over; what the server says to it is remembered."""
        try:
            if self.pending is None:
                self.pending = self._choose(running)
            if self.pending is not None:
                body, key, token = self.pending
                self.acknowledged = running.ask(f"/api/matches/{self.match}/moves", body, key, token)["number"]
                assert self.acknowledged == body["number"] + 1
                self.pending = None
        except urllib.error.HTTPError as error:
            raise AssertionError(error.read()) from None
        except (OSError, http.client.HTTPException, json.JSONDecodeError) as error:
            raise Lost from error

    def _choose(self, running):
        decision = self.seen(running)["decision"]
        if decision is None:
            self.over = True
            return None
        key = self.keys[decision["seat"]]
        options = self.seen(running, decision["seat"])["decision"]["options"]
        return {"number": decision["number"], "code": options[-1]["code"]}, key, uuid.uuid4().hex


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return probe.getsockname()[1]


def nursery():
    """Fork a server for every line: where its errors go, and its command line. All that it reads once is read before."""
    import aiosqlite  # noqa: F401
    import uvloop  # noqa: F401
    from midway import Match
    from midway.bots.compiled import is_ready
    from midway.kernel.game import find, names
    from midway.table import app, connections, patience, run, store  # noqa: F401
    from midway.table.pages import pages
    from midway.terminal.main import main

    pages()
    assert Match("worldsfair", 2, seed=7).options[0].text
    for name in names():
        is_ready(find(name))
        find(name).words("en")
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        errors, patient, *arguments = json.loads(line)
        if pid := os.fork():
            print(pid, flush=True)
            continue
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        sys.stdin, sys.stdout = open(os.devnull), open(os.devnull, "w")  # noqa: SIM115
        os.dup2(os.open(errors, os.O_WRONLY | os.O_CREAT), sys.stderr.fileno())
        if patient:
            patience.ANSWER = connections.HEAD_SECONDS = connections.BODY_SECONDS = patient
        main(arguments)


if __name__ == "__main__":
    nursery()
