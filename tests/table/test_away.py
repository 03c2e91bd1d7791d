"""A database that is silent, cut off, full, or takes no writing: clear answers, and everything goes on when it is back."""

from __future__ import annotations

import json
import resource
import time
import urllib.error

import psycopg
import pytest
from between import Between
from running import Player

SENTENCE = "The database does not answer properly at the moment; please try again soon."


@pytest.fixture
def between(shared_database):
    made = Between(shared_database)
    yield made
    made.close()


def status(running, path, **more):
    """The status of a request, and what its answer says."""
    try:
        return 200, running.ask(path, **more)
    except urllib.error.HTTPError as error:
        return error.code, json.load(error)


def until_ready(running):
    """Wait until the server says that it takes moves."""
    while status(running, "/ready")[0] != 200:
        time.sleep(0.05)


def until_away(running):
    """Wait until the server says that it takes no moves; it may have tried just before."""
    while status(running, "/ready")[0] != 503:
        time.sleep(0.05)


def refused(player, running):
    """A move is answered with 503 and a sentence; the player knows no more than before."""
    body, key, token = player.pending or player._choose(running)
    player.pending = body, key, token
    code, answer = status(running, f"/api/matches/{player.match}/moves", body=body, key=key, token=token)
    assert (code, answer["error"], answer["text"]) == (503, "database", SENTENCE)


def goes_on(player, running):
    """What was refused is made once, and others follow."""
    number = player.pending[0]["number"]
    player.move(running)
    assert player.acknowledged == number + 1
    for _ in range(3):
        player.move(running)
    log = player.seen(running, since=0)["log"]
    assert [event["number"] for event in log] == list(range(len(log)))
    assert "Traceback" not in running.errors.read_text()


def test_a_silent_database_is_told_in_a_sentence_and_play_goes_on_when_it_speaks(between, serve):
    running = serve(between.address, patient=1.0).ready()
    player = Player(running)
    player.pending = player._choose(running)
    between.silence()
    refused(player, running)
    code, answer = status(running, "/ready")
    assert (code, answer["text"]) == (503, SENTENCE)
    assert status(running, "/health") == (200, {"alive": True})
    between.speak()
    until_ready(running)
    goes_on(player, running)


def test_bots_go_on_when_the_database_speaks_again(between, serve):
    running = serve(between.address, patient=1.0).ready()
    seats = [{"bot": "greedy"}, {"bot": "greedy"}]
    match = running.ask("/api/matches", {"game": "worldsfair", "seats": seats})["match"]
    between.silence()
    while "database away" not in running.errors.read_text():
        time.sleep(0.01)
    between.speak()
    until_ready(running)
    while running.ask(f"/api/matches/{match}?since=9999")["result"] is None:
        time.sleep(0.05)
    assert "Traceback" not in running.errors.read_text()


def test_a_server_ends_when_it_is_told_to_though_the_database_is_silent(between, serve):
    running = serve(between.address).ready()
    player = Player(running)
    player.pending = player._choose(running)
    between.silence()
    running.end()


def test_after_a_cut_nobody_notices_anything(between, serve):
    running = serve(between.address).ready()
    player = Player(running)
    player.move(running)
    for _ in range(3):
        player.pending = player._choose(running)
        between.cut()
        goes_on(player, running)


def test_a_server_that_only_reads_takes_no_moves_and_says_so(shared_database, serve):
    running = serve(shared_database).ready()
    player = Player(running)
    player.pending = player._choose(running)
    name = shared_database.rpartition("/")[2]
    with psycopg.connect(shared_database, autocommit=True) as owner:
        owner.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        for (pid,) in owner.execute("SELECT pid FROM pg_stat_activity WHERE datname = %s AND pid <> pg_backend_pid()", (name,)):
            owner.execute("SELECT pg_terminate_backend(%s)", (pid,))
        refused(player, running)
        assert status(running, "/ready")[0] == 503
        owner.execute("SET default_transaction_read_only = off")
        owner.execute(f"ALTER DATABASE {name} RESET default_transaction_read_only")
    until_ready(running)
    goes_on(player, running)


@pytest.fixture
def file_limit():
    """Limit how long the files of a server may get, as a quota does; lifted at the end."""
    limited = []

    def limit(running, most=resource.RLIM_INFINITY):
        limited.append(running)
        resource.prlimit(running.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))

    return limit


def test_a_full_disk_is_told_and_play_goes_on_when_there_is_room(tmp_path, serve, file_limit):
    running = serve(f"sqlite:///{tmp_path / 'tables.db'}").ready()
    player = Player(running)
    player.move(running)
    player.pending = player._choose(running)
    file_limit(running, (tmp_path / "tables.db-wal").stat().st_size)
    refused(player, running)
    assert status(running, "/ready")[0] == 503
    file_limit(running)
    until_ready(running)
    goes_on(player, running)
