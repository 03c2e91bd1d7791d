"""Servers in processes of their own, for measurements: Midway's over a database, and boardgame.io's."""

from __future__ import annotations

import json
import os
import pwd
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
BOARDGAMEIO = Path(__file__).parent / "boardgameio"
ON_DISK = "/var/tmp"  # /tmp may be in memory
POSTGRES = "postgresql://{user}@127.0.0.1:5432/{name}"
START_SECONDS = 30


class Missing(Exception):
    """Something that cannot be measured here, and why."""


class Server:
    """A running server."""

    def __init__(self, command: list[str], address: str, ready: str, source: Path = SOURCE) -> None:
        self.address = address
        self.errors = tempfile.TemporaryFile()  # noqa: SIM115
        own = {**os.environ, "PYTHONPATH": str(source)}
        self.process = subprocess.Popen(command, env=own, stdout=subprocess.DEVNULL, stderr=self.errors)
        deadline = time.monotonic() + START_SECONDS
        while True:
            try:
                with urllib.request.urlopen(address + ready, timeout=2):
                    return
            except OSError:
                if self.process.poll() is not None or time.monotonic() > deadline:
                    self.process.kill()
                    self.errors.seek(0)
                    raise Missing(self.errors.read().decode().strip() or "the server did not answer") from None
                time.sleep(0.1)

    def cpu_seconds(self) -> float:
        """How long its process has been computing, all threads together."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def end(self) -> None:
        self.process.terminate()
        self.process.wait(30)


@contextmanager
def midway(database: str, where: Path = ROOT, warm_up: bool = False) -> Iterator[Server]:
    """Midway on `sqlite` or `postgresql`, from a folder with its code, without limits on how often one may ask.

    warm_up   its strong bots warm up meanwhile, as they do for people; earlier commits knew no other way
    """
    with {"sqlite": _sqlite, "postgresql": _postgresql}[database]() as url:
        port = free_port()
        serve = [sys.executable, "-m", "midway", "serve", "--port", str(port), "--rate", "0", "--database", url]
        if not warm_up and "--no-warm-up" in (where / "src/midway/terminal/main.py").read_text(encoding="utf-8"):
            serve.append("--no-warm-up")
        server = Server(serve, f"http://127.0.0.1:{port}", "/ready", where / "src")
        try:
            yield server
        finally:
            server.end()


@contextmanager
def boardgameio() -> Iterator[Server]:
    """boardgame.io with its tic-tac-toe."""
    port = free_port()
    server = Server(["node", str(BOARDGAMEIO / "server.js"), str(port)], f"http://127.0.0.1:{port}", "/games")
    try:
        yield server
    finally:
        server.end()


def install_boardgameio() -> str:
    """Fetch boardgame.io, once; its version."""
    for program in ("node", "npm"):
        if not shutil.which(program):
            raise Missing(f"{program} is not on this machine")
    if not (BOARDGAMEIO / "node_modules" / ".package-lock.json").exists():
        fetched = subprocess.run(["npm", "ci", "--silent"], cwd=BOARDGAMEIO, capture_output=True, text=True)
        if fetched.returncode:
            raise Missing(f"npm could not fetch it: {fetched.stderr.strip()[-300:]}")
    return json.loads((BOARDGAMEIO / "node_modules" / "boardgame.io" / "package.json").read_text())["version"]


@contextmanager
def _sqlite() -> Iterator[str]:
    with tempfile.TemporaryDirectory(dir=ON_DISK if Path(ON_DISK).is_dir() else None) as folder:
        yield f"sqlite:///{folder}/tables.db"


@contextmanager
def _postgresql() -> Iterator[str]:
    name = f"midway_bench_{secrets.token_hex(4)}"
    for user in (pwd.getpwuid(os.getuid()).pw_name, "postgres"):
        try:
            connection = psycopg.connect(POSTGRES.format(user=user, name="postgres"), autocommit=True, connect_timeout=3)
            break
        except psycopg.Error as error:
            reason = str(error).strip().splitlines()[-1]
    else:
        raise Missing(f"no PostgreSQL that lets us in at 127.0.0.1:5432: {reason}")
    with connection:
        connection.execute(f"CREATE DATABASE {name}")
        try:
            yield POSTGRES.format(user=user, name=name)
        finally:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]
