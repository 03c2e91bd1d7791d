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
    return _start()


def _start() -> str:
    if not glob.glob("/usr/lib/postgresql/*/bin/initdb"):
        install = "apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql"
        sudo = [] if os.getuid() == 0 else ["sudo"]
        subprocess.run([*sudo, "sh", "-c", install], check=True, capture_output=True)
    programs = sorted(glob.glob("/usr/lib/postgresql/*/bin"))[-1]
    folder = tempfile.mkdtemp(prefix="midway-postgres-")
    as_owner: list[str] = []
    if os.getuid() == 0:
        shutil.chown(folder, "postgres")
        as_owner = ["runuser", "-u", "postgres", "--"]
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    quiet = {"check": True, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    subprocess.run([*as_owner, f"{programs}/initdb", "-D", f"{folder}/data", "-A", "trust", "-U", "postgres"], **quiet)
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1"
    start = [f"{programs}/pg_ctl", "-D", f"{folder}/data", "-w", "-o", options, "-l", f"{folder}/log", "start"]
    subprocess.run([*as_owner, *start], **quiet)
    stop = [*as_owner, f"{programs}/pg_ctl", "-D", f"{folder}/data", "-m", "immediate", "stop"]
    atexit.register(subprocess.run, stop, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return f"postgresql://postgres@127.0.0.1:{port}/postgres"
