"""PostgreSQL restarted, failed over, full, and restored to a moment: docs/recovery.md, carried out."""

from __future__ import annotations

import contextlib
import os
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from threading import Event

import psycopg
import pytest
from postgres import Cluster
from running import Lost, Player
from test_away import goes_on, refused, status, until_away, until_ready

pytestmark = pytest.mark.long


@pytest.fixture
def cluster():
    made = Cluster()
    made.initialise()
    yield made
    made.remove()


def test_a_database_that_is_restarted_comes_back_by_itself(cluster, serve):
    cluster.start()
    running = serve(cluster.address).ready()
    player = Player(running)
    player.move(running)
    player.pending = player._choose(running)
    cluster.stop()
    refused(player, running)
    assert status(running, "/ready")[0] == 503
    cluster.start()
    until_ready(running)
    goes_on(player, running)


def test_a_standby_takes_over_with_every_acknowledged_move(cluster, serve):
    cluster.start()
    standby = Cluster()
    try:
        copy = ("-D", str(standby.data), "-h", "127.0.0.1", "-p", str(cluster.port), "-U", "postgres", "-R", "-X", "stream")
        standby.run("pg_basebackup", *copy)
        standby.start()
        with psycopg.connect(cluster.address, autocommit=True) as owner:
            owner.execute("ALTER SYSTEM SET synchronous_standby_names = '*'")
            owner.execute("SELECT pg_reload_conf()")
            while not owner.execute("SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'").fetchone():
                time.sleep(0.05)
        hosts = f"host=127.0.0.1:{cluster.port}&host=127.0.0.1:{standby.port}"
        both = f"postgresql://postgres@/postgres?{hosts}&target_session_attrs=read-write&connect_timeout=2"
        running = serve(both).ready()
        player = Player(running)
        for _ in range(5):
            player.move(running)
        player.pending = player._choose(running)
        cluster.stop()
        until_away(running)
        standby.run("pg_ctl", "-D", str(standby.data), "-w", "promote")
        until_ready(running)
        goes_on(player, running)
    finally:
        standby.remove()


@pytest.mark.skipif(os.getuid() != 0, reason="only root can mount a small disk")
def test_a_database_whose_disk_is_full_is_told_and_goes_on_when_there_is_room(cluster, serve):
    small = cluster.folder / "small"
    small.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=32m,mode=0777", "tmpfs", str(small)], check=True)
    cluster.own(small)
    try:
        cluster.start()
        with psycopg.connect(cluster.address, autocommit=True) as owner:
            owner.execute(f"CREATE TABLESPACE small LOCATION '{small}'")
            owner.execute("CREATE DATABASE tables TABLESPACE small")
        running = serve(cluster.address.rpartition("/")[0] + "/tables").ready()
        player = Player(running)
        player.move(running)
        player.pending = player._choose(running)
        filler = small / "filler"
        with contextlib.suppress(OSError), filler.open("wb", buffering=0) as file:
            while file.write(b"x" * 4096):
                pass
        new = {"game": "worldsfair", "seats": [{"name": "Ann"}, {"name": "Bo"}]}
        while (made := status(running, "/api/matches", body=new))[0] == 200:
            pass
        assert (made[0], made[1]["error"]) == (503, "database")
        assert status(running, "/ready")[0] == 503
        filler.unlink()
        until_ready(running)
        goes_on(player, running)
    finally:
        cluster.stop()
        subprocess.run(["umount", str(small)], check=True)


def test_everything_acknowledged_before_a_moment_is_there_after_going_back_to_it(cluster, serve):
    archive = cluster.folder / "archive"
    archive.mkdir()
    cluster.own(archive)
    cluster.configure("archive_mode = on", f"archive_command = 'cp %p {archive}/%f'", "wal_level = replica")
    cluster.start()
    running = serve(cluster.address).ready()
    players = [Player(running, f"{seed}") for seed in range(3)]
    base = cluster.folder / "base"
    cluster.run("pg_basebackup", "-D", str(base), "-h", "127.0.0.1", "-p", str(cluster.port), "-U", "postgres", "-X", "none")
    stop = Event()

    def play(player):
        while not stop.is_set() and not player.over:
            try:
                player.move(running)
            except Lost:
                return

    with ThreadPoolExecutor(3) as threads:
        playing = [threads.submit(play, player) for player in players]
        while min(player.acknowledged for player in players) < 30:
            time.sleep(0.01)
        before = {player.match: player.acknowledged for player in players}
        with psycopg.connect(cluster.address, autocommit=True) as owner:
            moment = owner.execute("SELECT now()::text").fetchone()[0]
            while min(player.acknowledged for player in players) < 60 and not all(player.over for player in players):
                time.sleep(0.01)
            owner.execute("SELECT pg_switch_wal()")
        stop.set()
        for played in playing:
            played.result()
    after = {player.match: player.acknowledged for player in players}
    running.end()
    cluster.stop("fast")
    cluster.data.rename(cluster.folder / "lost")
    base.rename(cluster.data)
    cluster.configure(
        f"restore_command = 'cp {archive}/%f %p'", f"recovery_target_time = '{moment}'", "recovery_target_action = promote"
    )
    signal = cluster.data / "recovery.signal"
    signal.touch()
    cluster.own(signal)
    cluster.start()
    running = serve(cluster.address).ready()
    for player in players:
        number = player.seen(running)["number"]
        assert before[player.match] <= number < after[player.match] or player.over
        player.pending = None
        player.over = False
        player.move(running)
