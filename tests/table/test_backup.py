"""Backups: written while people play, and put back without touching what is there."""

from __future__ import annotations

import asyncio
import gzip
import json
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
import sqlalchemy as sa
from running import Player
from test_store import change_form, kept
from test_terminal import midway, said

from midway import Match
from midway.table.room import Room
from midway.table.schema import COLUMNS, FORM, metadata
from midway.table.database import reached
from midway.table.store import Store


def everything(database):
    with reached(database) as connection:
        rows = kept(connection)
    return {name: sorted(map(repr, rows.get(name, []))) for name in metadata.tables}


def fill(database, ids="abc"):
    """Some matches, with chat and a webhook."""

    async def run():
        store = Store(database)
        await store.open()
        for number, match_id in enumerate(ids):
            match = Match("worldsfair", ["Ann", "Zoë “Z”"], seed=f"{number}")
            await store.create(match_id, match, ["k", "l"], [None, "o"], listed=True)
            await store.say(match_id, 0, "hello, świecie")
        await store.close()

    asyncio.run(run())
    with reached(database) as connection, connection.begin():
        hook = {"match": ids[0], "seat": 0, "url": "https://example.org/x", "language": "pl", "told": 3, "failed": False}
        connection.execute(metadata.tables["webhooks"].insert(), hook)


def test_a_backup_restored_into_an_empty_database_is_the_same(database, elsewhere, tmp_path):
    fill(database)
    file = tmp_path / "midway.backup"
    assert said("backup", file, "--database", database).startswith("3 matches written to")
    assert file.stat().st_mode & 0o777 == 0o600
    assert said("restore", file, "--database", elsewhere).splitlines()[-1] == "3 matches restored; 0 were there already."
    assert everything(elsewhere) == everything(database)
    assert "cannot be written" in midway("backup", tmp_path / "no" / "x", "--database", database)[0]
    assert "cannot be read" in midway("restore", tmp_path / "none", "--database", elsewhere)[0]


def test_a_restore_adds_what_is_missing_and_changes_nothing_else(database, tmp_path):
    fill(database, "ab")
    file = tmp_path / "midway.backup"
    said("backup", file, "--database", database)
    with reached(database) as connection, connection.begin():
        connection.execute(sa.text("DELETE FROM matches WHERE id = 'a'"))
        connection.execute(sa.text("UPDATE seats SET name = 'Bea' WHERE match = 'b' AND seat = 0"))
        connection.execute(sa.text("DELETE FROM chat WHERE match = 'b'"))
    before = everything(database)
    assert said("restore", file, "--database", database).splitlines()[-1] == "One match restored; one was there already."
    after = everything(database)
    assert all(set(before[name]) <= set(after[name]) for name in before)
    assert {row for name in after for row in set(after[name]) - set(before[name]) if "'a'" not in row} == set()
    assert said("restore", file, "--database", database).splitlines()[-1] == "0 matches restored; 2 were there already."
    assert everything(database) == after


def test_a_backup_under_load_holds_every_acknowledged_move(database, elsewhere, serve, tmp_path):
    """Four programs play on while backups are written; what was acknowledged before one began is in it, and nothing half."""
    stop = threading.Event()

    def play(player):
        while not stop.is_set() and not player.over:
            player.move(running)

    acknowledged = []
    running = serve(database).ready()
    with ThreadPoolExecutor(4) as threads:
        players = [Player(running, f"{seed}") for seed in range(4)]
        playing = [threads.submit(play, player) for player in players]
        for number in range(3):
            last = sum(player.acknowledged for player in players)
            while sum(player.acknowledged for player in players) < last + 80:
                time.sleep(0.01)
            acknowledged.append({player.match: player.acknowledged for player in players})
            said("backup", tmp_path / f"{number}.backup", "--database", database)
        stop.set()
        assert [done.result() for done in playing] == [None] * 4
        assert "Traceback" not in running.errors.read_text()
    for number, before in enumerate(acknowledged):
        target = elsewhere if number == 2 else f"sqlite:///{tmp_path}/{number}.db"
        said("restore", tmp_path / f"{number}.backup", "--database", target)
        there = asyncio.run(rooms(target))
        assert set(there) == set(before)
        assert all(room.match.number >= before[match] for match, room in there.items())


async def rooms(database):
    """Every match of a database, played through the rules to where it is."""
    store = Store(database)
    await store.open()
    async with store.engine.connect() as connection:
        ids = list(await connection.scalars(sa.text("SELECT id FROM matches")))
    made = {match: Room(store, await store.find(match)) for match in ids}
    for room in made.values():
        await room.refresh()
    await store.close()
    return made


def test_a_match_restored_beside_a_running_server_goes_on_there(database, elsewhere, serve, tmp_path):
    running = serve(database).ready()
    player = Player(running)
    for _ in range(5):
        player.move(running)
    said("backup", tmp_path / "midway.backup", "--database", database)
    running = serve(elsewhere).ready()
    busy = Player(running, "8")
    busy.move(running)
    said("restore", tmp_path / "midway.backup", "--database", elsewhere)
    before = player.acknowledged
    player.move(running)
    busy.move(running)
    assert player.acknowledged > before
    assert "Traceback" not in running.errors.read_text()


def packed(*lines):
    plain = b"".join(line if isinstance(line, bytes) else json.dumps(line).encode() + b"\n" for line in lines)
    return gzip.compress(plain, mtime=0)


HEADER = {"format": "midway backup 1", "schema": "0002", "rows": 1}


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "is not a Midway backup"),
        (b"midway record 1\n", "is not a Midway backup"),
        (packed(b"hello"), "is not a Midway backup"),
        (packed([]), "is not a Midway backup"),
        (packed({"format": "midway backup 9"}), "is not a Midway backup"),
        (packed({**HEADER, "schema": "0001"}), f"is in format 0001 and this Midway reads format {COLUMNS}"),
        (packed(HEADER), "was cut off or damaged"),
        (packed(HEADER, {"end": 1}), "was cut off or damaged"),
        (packed(HEADER, {"end": 0}, {"end": 0}), "was cut off or damaged"),
        (packed(HEADER, {"matches": {"id": "a"}}, {"end": 1}), "was cut off or damaged"),
        (packed(HEADER, {"secrets": {}}, {"end": 1}), "was cut off or damaged"),
        (packed(HEADER, b"[" * 100_000), "was cut off or damaged"),
        (packed(HEADER, {"end": 0})[:-3], "was cut off or damaged"),
        (packed(HEADER, {"end": 0})[:-8] + b"\0" * 8, "was cut off or damaged"),
    ],
    ids=map(str, range(14)),
)
def test_what_is_no_backup_is_refused_in_one_sentence(tmp_path, content, sentence):
    file = tmp_path / "x"
    file.write_bytes(content)
    output, code = midway("restore", file, "--database", f"sqlite:///{tmp_path}/t.db")
    assert code == 1
    assert sentence in output
    assert output.count("\n") == 1
    assert not (tmp_path / "t.db").exists()


def test_a_backup_that_is_cut_anywhere_is_refused_and_nothing_restored(database, tmp_path):
    fill(database)
    file = tmp_path / "x"
    said("backup", file, "--database", database)
    whole = file.read_bytes()
    before = everything(database)
    for length in range(0, len(whole), len(whole) // 40):
        file.write_bytes(whole[:length])
        output, code = midway("restore", file, "--database", database)
        assert code == 1
        assert "backup" in output or "damaged" in output
    assert everything(database) == before


def test_a_row_that_no_table_takes_undoes_the_whole_restore(database, tmp_path):
    fill(database)
    file = tmp_path / "x"
    said("backup", file, "--database", database)
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    lines[-2] = lines[-2].replace(b'"url":"https://example.org/x"', b'"url":null')
    file.write_bytes(packed(*lines))
    with reached(database) as connection, connection.begin():
        for table in ("matches", "contents"):
            connection.execute(sa.text(f"DELETE FROM {table}"))
    output, code = midway("restore", file, "--database", database)
    assert (code, "damaged" in output) == (1, True)
    assert everything(database) == {name: [] for name in metadata.tables}


def test_a_database_of_another_form_or_none_is_not_backed_up(empty_database, tmp_path):
    with reached(empty_database) as connection, connection.begin():
        change_form(connection, "0001")
    file = tmp_path / "x"
    file.write_text("before")
    output, code = midway("backup", file, "--database", empty_database)
    assert (code, output.count("\n")) == (1, 1)
    assert output.startswith(f"The database is in format 0001 and this Midway uses format {FORM}")
    assert "There is no file" in midway("backup", file, "--database", f"sqlite:///{tmp_path}/none.db")[0]
    assert not (tmp_path / "none.db").exists()
    assert file.read_text() == "before"
    assert sorted(path.name for path in tmp_path.iterdir() if path.name.startswith(".")) == []
