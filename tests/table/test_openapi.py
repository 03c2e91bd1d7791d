"""The description of the API is true: schemathesis asks everything in it, rightly and wrongly, and finds nothing."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest
from starlette.routing import Route

from midway import Match
from midway.table.app import PAGES, make_app
from midway.table.openapi import description
from midway.table.room import hashed
from midway.table.store import Store

COOKIE = "one-browser-that-holds-every-seat"
# 422 is also what the rules refuse, and no schema knows the rules.
CONFIG = """
[parameters]
match = "{match}"

[checks]
positive_data_acceptance.expected-statuses = ["2xx", "403", "404", "409", "422"]
"""


def test_every_route_is_described(tmp_path):
    routes = [route for route in make_app(f"sqlite:///{tmp_path}/t.db").routes if isinstance(route, Route)]
    asked = {(route.path, method) for route in routes for method in route.methods - {"HEAD"}}
    told = {(path, method.upper()) for path, ways in description()["paths"].items() for method in ways}
    assert told == {(path, method) for path, method in asked if path not in PAGES and not path.startswith("/static/")}


# A hint takes its time, so it is asked for less often.
HINTS = "/hint$"
ALL = ("--exclude-path-regex", HINTS)
FEW = ("--max-examples", "1", "--include-path-regex", HINTS, "--phases", "fuzzing")
OF_A_MATCH = ("--include-path-regex", "^/api/matches/")


@pytest.mark.parametrize(
    ("over", "asked"), [(False, ALL), (False, FEW), (True, (*ALL, *OF_A_MATCH))], ids=["running", "hints", "over"]
)
def test_schemathesis_finds_nothing(tmp_path, over, asked, serve, whole):
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    asyncio.run(begin(database, over))
    (tmp_path / "schemathesis.toml").write_text(CONFIG.format(match="m"))
    running = serve(database).ready()
    command = [Path(sys.executable).parent / "schemathesis", "run", f"{running.address}/api", "--seed", "7", "--no-color"]
    command += ["--header", f"Cookie: midway={COOKIE}", "--warnings", "off", "--max-examples", "20" if whole else "5", *asked]
    plain = {name: value for name, value in os.environ.items() if name != "SCHEMATHESIS_HOOKS"}
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, env=plain, timeout=300)
    assert done.returncode == 0, done.stdout
    assert "Traceback" not in running.errors.read_text()


async def begin(database, over):
    """A match of one browser, begun or played to its end."""
    match = Match("worldsfair", ["Ann", "Bo"], seed="7")
    while over and match.decision:
        match.choose(match.legal()[0])
    store = Store(database)
    await store.open()
    await store.create("m", match, [hashed("a"), hashed("b")], [hashed(COOKIE)] * 2, listed=True)
    await store.close()
