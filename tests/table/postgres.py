"""A PostgreSQL server for the tests: the local one if it answers, else one of Debian's in a temporary folder."""

from __future__ import annotations

import atexit
import glob
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from functools import lru_cache
from pathlib import Path

import psycopg

LOCAL = "postgresql://{user}@127.0.0.1:5432/postgres"


@lru_cache(maxsize=1)
def server() -> str:
    """The address of a server in which databases can be made."""
    for user in (pwd.getpwuid(os.getuid()).pw_name, "postgres"):
        url = LOCAL.format(user=user)
        try:
            with psycopg.connect(url, connect_timeout=3):
                return url
        except psycopg.Error:
            continue
    own = Cluster()
    own.initialise()
    own.start()
    atexit.register(own.remove)
    return own.address


@lru_cache(maxsize=1)
def _programs() -> str:
    """The folder of Debian's programs, which are installed if they are missing."""
    if not glob.glob("/usr/lib/postgresql/*/bin/initdb"):
        install = "apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql"
        sudo = [] if os.getuid() == 0 else ["sudo"]
        subprocess.run([*sudo, "sh", "-c", install], check=True, capture_output=True)
    return sorted(glob.glob("/usr/lib/postgresql/*/bin"))[-1]


class Cluster:
    """A PostgreSQL server of one's own, which can be stopped, copied and started again."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="midway-postgres-"))
        self.data = self.folder / "data"
        if os.getuid() == 0:
            shutil.chown(self.folder, "postgres")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.address = f"postgresql://postgres@127.0.0.1:{self.port}/postgres"

    def run(self, program: str, *arguments: str) -> None:
        """Run one of PostgreSQL's programs as the owner of the files."""
        owner = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
        command = [*owner, f"{_programs()}/{program}", *arguments]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=self.folder)

    def own(self, path: Path) -> Path:
        """Give a file or a folder to the owner of the files."""
        if os.getuid() == 0:
            shutil.chown(path, "postgres")
        return path

    def initialise(self) -> None:
        """Make an empty cluster."""
        self.run("initdb", "-D", str(self.data), "-A", "trust", "-U", "postgres")

    def configure(self, *lines: str) -> None:
        """Add lines to its settings."""
        with (self.data / "postgresql.auto.conf").open("a") as settings:
            settings.write("\n".join(["", *lines, ""]))

    def start(self) -> None:
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1"
        self.run("pg_ctl", "-D", str(self.data), "-w", "-o", options, "-l", str(self.folder / "log"), "start")

    def stop(self, how: str = "immediate") -> None:
        self.run("pg_ctl", "-D", str(self.data), "-w", "-m", how, "stop")

    def remove(self) -> None:
        """Stop it, and leave nothing."""
        if (self.data / "postmaster.pid").exists():
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
