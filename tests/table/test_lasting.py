"""Matches outlive every change: of the rules, of the printed values, of the games at hand, of the database."""

from __future__ import annotations

import gzip
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from test_backup import everything, packed
from test_store import change_form
from test_terminal import midway

from midway import Match
from midway.kernel import game as games
from midway.kernel.game import find
from midway.match.proof import replay
from midway.match.record import parse
from midway.table.app import make_app
from midway.table.room import hashed
from midway.table.schema import COLUMNS, FORM
from midway.table.database import reached
from midway.table.store import Store

RECORDS = Path(__file__).parent.parent / "records"
GAMES = ("worldsfair", "museum", "destiny")
BROWSER = "a browser that comes again"
KEY = "the key of every seat here"


def running(game):
    """A match of three that has begun."""
    match = Match(game, ["Ann", "Bo", "Cy"], seed="7")
    for _ in range(12):
        match.choose(match.legal()[0])
    return match


def over(game):
    """A match that was played to its end with the first rules and values."""
    return replay(parse((RECORDS / f"{game}-3.txt").read_text(encoding="utf-8")))


async def keep(database):
    store = Store(database)
    await store.open()
    for game in GAMES:
        for name, match in (("running", running(game)), ("over", over(game))):
            free = 2 if match.seat == 1 else 1
            owners = [None if seat == free else hashed("another") for seat in range(1, 3)]
            await store.create(f"{game}-{name}", match, [hashed(KEY)] * 3, [hashed(BROWSER), *owners], listed=name == "running")
    await store.close()


@pytest.fixture
def kept(databases):
    """A database with a running and a finished match of every game, all of one browser."""
    with databases.copy(keep) as address:
        yield address


@pytest.fixture(scope="module")
def first_looks():
    return {}


@pytest.fixture
def before(databases, kept, first_looks):
    """How the matches look before anything happens: in every copy alike, so it is looked once."""
    if databases not in first_looks:
        first_looks[databases] = looks(kept)
    return first_looks[databases]


def browser(database):
    client = TestClient(make_app(database), base_url="http://testserver", cookies={"midway": BROWSER})
    client.app.state.server.by_address.burst = client.app.state.server.by_seat.burst = 1e9
    return client


def looks(database):
    """All that a browser sees of its matches: the lists, and each of them."""
    with browser(database) as client:
        mine = {row["match"]: row for row in client.get("/api/mine").json()["matches"]}
        listed = {row["match"]: row for row in client.get("/api/matches").json()["matches"]}
        shown = {match: client.get(f"/api/matches/{match}") for match in mine}
    return mine, listed, {match: (answer.status_code, answer.json()) for match, answer in shown.items()}


def change(database, statement):
    with reached(database) as connection, connection.begin():
        assert connection.execute(sa.text(statement)).rowcount > 0


def unopened(before, after, match, sentence):
    """One match says why it cannot be opened, wherever it is; every other is as it was."""
    for was, now in zip(before[:2], after[:2], strict=True):
        assert set(was) == set(now)
        assert {row: now[row] for row in now if row != match} == {row: was[row] for row in was if row != match}
    for listing in after[:2]:
        if match in listing:
            row = listing[match]
            assert sentence in row["fault"]
            assert row["fault"].count("\n") == 0
            assert [seat["name"] for seat in row["seats"]] == [seat["name"] for seat in before[0][match]["seats"]]
            assert row["over"] == before[0][match]["over"]
    status, answer = after[2][match]
    assert (status, answer["error"]) == (501, "unopened")
    assert sentence in answer["text"]
    assert all(after[2][other] == before[2][other] for other in before[2] if other != match)


def test_matches_keep_their_rules_when_the_version_is_raised(kept, before, monkeypatch):
    assert all(row["fault"] is None for row in before[0].values())
    for game in GAMES:
        monkeypatch.setitem(vars(find(game)), "version", find(game).version + 1)
    assert looks(kept) == before
    with browser(kept) as client:
        for game in GAMES:
            match = f"/api/matches/{game}-running"
            decision = client.get(match).json()["decision"]
            key = {"Authorization": f"Bearer {KEY}"}
            options = client.get(match, headers=key).json()["decision"]["options"]
            moved = {"number": decision["number"], "code": options[0]["code"]}
            assert client.post(f"{match}/moves", json=moved, headers=key).status_code == 200
            first = over(game)
            record = client.get(f"/api/matches/{game}-over/record").text
            assert replay(parse(record)).version == first.version == 1
            assert replay(parse(record)).result == first.result
            again = client.post(f"/api/matches/{game}-over/rematch").json()["match"]
            assert rules_of(kept, again) == find(game).version


def rules_of(database, match):
    with reached(database) as connection:
        return connection.scalar(sa.text(f"SELECT rules FROM matches WHERE id = '{match}'"))


@pytest.mark.either
def test_a_match_of_unknown_rules_says_so_in_its_place(kept, before):
    rows = everything(kept)
    for game in GAMES:
        was = rules_of(kept, f"{game}-running")
        for version in (0, 99, was):
            change(kept, f"UPDATE matches SET rules = {version} WHERE id = '{game}-running'")
            if version != was:
                unopened(before, looks(kept), f"{game}-running", f"version {version} of the rules of {game}")
    assert looks(kept) == before
    assert everything(kept) == rows


@pytest.mark.either
def test_the_reason_is_told_in_the_language_of_who_asks(kept):
    change(kept, "UPDATE matches SET rules = 99 WHERE id = 'destiny-running'")
    with browser(kept) as client:
        told = {
            language: client.get("/api/matches/destiny-running", params={"lang": language}) for language in ("en", "fr", "pl")
        }
        for language, answer in told.items():
            rows = client.get("/api/matches", params={"lang": language}).json()["matches"]
            assert [row["fault"] for row in rows if row["fault"]] == [answer.json()["text"]]
        with (
            pytest.raises(WebSocketDisconnect) as closed,
            client.websocket_connect("/api/matches/destiny-running/live", headers={"Origin": "http://testserver"}),
        ):
            pass
    assert "versions 1 to 2" in told["en"].json()["text"]
    assert "versions 1 à 2" in told["fr"].json()["text"]
    assert "wersje od 1 do 2" in told["pl"].json()["text"]
    assert closed.value.code == 4501


@pytest.mark.either
@pytest.mark.parametrize("game", GAMES)
def test_a_match_of_a_game_that_is_not_installed_says_so_in_its_place(kept, before, game, monkeypatch):
    rows = everything(kept)
    left = tuple(name for name in games.names() if name != game)
    with monkeypatch.context() as removed:
        removed.setattr(games, "_own", lambda: left)
        find.cache_clear()
        after = looks(kept)
    find.cache_clear()
    assert {match for match, row in after[0].items() if row["fault"]} == {f"{game}-running", f"{game}-over"}
    for name in ("running", "over"):
        row = after[0][f"{game}-{name}"]
        assert f"Unknown game “{game}”" in row["fault"]
        assert (row["title"], row["over"]) == (game, name == "over")
        assert after[2][f"{game}-{name}"][0] == 501
    assert {match: row for match, row in after[0].items() if not row["fault"]} == {
        match: row for match, row in before[0].items() if row["game"] != game
    }
    assert looks(kept) == before
    assert everything(kept) == rows


@pytest.mark.either
@pytest.mark.parametrize(
    ("statement", "sentence"),
    [
        ("UPDATE matches SET corrections = '{' WHERE id = 'museum-over'", "its beginning cannot be read"),
        ("UPDATE matches SET options = '[]' WHERE id = 'museum-over'", "its beginning cannot be read"),
        ("UPDATE matches SET options = '{\"goal\": \"7\"}' WHERE id = 'museum-over'", "Option goal must be one of"),
        ("UPDATE matches SET content = '0123456789abcdef' WHERE id = 'museum-over'", "content 0123456789abcdef, which"),
        ("UPDATE events SET code = 99999 WHERE match = 'museum-over' AND number = 60", "event 60 cannot have happened"),
        ("UPDATE events SET seat = 3 WHERE match = 'museum-over' AND number = 60", "event 60 cannot have happened"),
        ("UPDATE events SET code = -1 WHERE match = 'museum-over' AND number = 0", "event 0 cannot have happened"),
        ("DELETE FROM events WHERE match = 'museum-over' AND number = 60", "event 61 cannot have happened"),
    ],
    ids=map(str, range(8)),
)
def test_a_damaged_match_says_so_in_its_place(kept, before, statement, sentence):
    change(kept, statement)
    unopened(before, looks(kept), "museum-over", sentence)


@pytest.mark.either
def test_damaged_values_are_found_again_in_the_program(kept, before):
    change(kept, "UPDATE contents SET tree = '{}'")
    assert looks(kept) == before
    change(kept, "DELETE FROM contents")
    assert looks(kept) == before


PLAYED_ELSEWHERE = """
import asyncio, json, sys
sys.path.insert(0, {here!r})
from test_lasting import GAMES, keep, running
asyncio.run(keep({database!r}))
print(json.dumps({{game: [running(game).content.hash, running(game).state.to_json()] for game in GAMES}}))
"""
OTHER_VALUES = {
    "worldsfair/content/board.toml": ("each = 22", "each = 21"),
    "museum/content/rules.toml": ("prestige_start = { value = 0", "prestige_start = { value = 3"),
    "destiny/content/rules.toml": ("start_money = { value = 60", "start_money = { value = 55"),
}


@pytest.fixture(scope="module")
def another_midway(tmp_path_factory):
    """A copy of this program in which a printed number of each game is another; nothing has released it."""
    folder = tmp_path_factory.mktemp("another")
    shutil.copytree(Path(games.__file__).parents[1], folder / "midway", ignore=shutil.ignore_patterns("__pycache__"))
    for file, (printed, other) in OTHER_VALUES.items():
        path = folder / "midway" / "games" / file
        text = path.read_text(encoding="utf-8")
        assert text.count(printed) == 1
        path.write_text(text.replace(printed, other), encoding="utf-8")
    return folder


def test_matches_keep_their_values_when_printed_numbers_change(database, another_midway):
    tests = Path(__file__).parent
    paths = [another_midway, tests, tests.parent]
    script = PLAYED_ELSEWHERE.format(here=str(tests), database=database)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths))}
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 0, done.stderr
    played = json.loads(done.stdout)
    mine, _, shown = looks(database)
    assert all(row["fault"] is None for row in mine.values())
    with browser(database) as client:
        for game in GAMES:
            hash, state = played[game]
            assert hash != find(game).content.printed.hash
            room = client.portal.call(client.app.state.server.room, f"{game}-running")
            assert room.match.content.hash == hash
            assert room.match.state.to_json() == state != running(game).state.to_json()
            assert shown[f"{game}-over"][1]["result"]["scores"] == over(game).result.scores
            seats = [{"name": "Ann"}, {"name": "Bo"}, {"name": "Cy"}]
            made = client.post("/api/matches", json={"game": game, "seats": seats}).json()["match"]
            assert client.portal.call(client.app.state.server.room, made).match.content == find(game).content.printed


@pytest.mark.either
@pytest.mark.parametrize("form", ["9999", "later"])
def test_a_newer_database_is_refused_in_one_sentence(kept, form, tmp_path):
    said = "backup", tmp_path / "before", "--database", kept
    assert midway(*said)[1] == 0
    change(kept, f"UPDATE alembic_version SET version_num = '{form}'")
    rows = everything(kept)
    sentence = f"The database is in format {form}, written by a later Midway; this one knows formats up to {FORM}.\n"
    assert midway("serve", "--port", 0, "--database", kept) == (sentence, 1)
    assert midway("backup", tmp_path / "after", "--database", kept) == (sentence, 1)
    assert midway("restore", tmp_path / "before", "--database", kept) == (sentence, 1)
    assert everything(kept) == rows
    assert not (tmp_path / "after").exists()


def test_what_is_no_database_is_refused_in_one_sentence(tmp_path):
    (tmp_path / "tables.db").write_bytes(b"what is this?" * 1000)
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    for arguments in (("serve", "--port", 0), ("backup", tmp_path / "x"), ("restore", tmp_path / "y")):
        (tmp_path / "y").write_bytes(packed({"format": "midway backup 1", "schema": COLUMNS, "rows": 0}, {"end": 0}))
        output, code = midway(*arguments, "--database", database)
        assert code == 1
        assert "file is not a database" in output
        assert output.count("\n") == 1


def test_values_of_earlier_matches_are_kept_when_the_database_is_brought_up_to_date(kept, before):
    with reached(kept) as connection, connection.begin():
        if connection.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        change_form(connection, "0003")
    assert looks(kept) == before
    with reached(kept) as connection:
        hashes = set(connection.scalars(sa.text("SELECT hash FROM contents")))
    assert hashes == {over(game).content.hash for game in GAMES} | {find(game).content.printed.hash for game in GAMES}


def test_a_backup_of_the_earlier_form_is_read(kept, elsewhere, tmp_path):
    file = tmp_path / "now"
    assert midway("backup", file, "--database", kept)[1] == 0
    header, *lines, _ = [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]
    lines = [line for line in lines if "contents" not in line]
    (tmp_path / "then").write_bytes(packed({**header, "schema": "0002", "rows": len(lines)}, *lines, {"end": len(lines)}))
    restored, code = midway("restore", tmp_path / "then", "--database", elsewhere)
    assert (restored.splitlines()[-1], code) == ("6 matches restored; 0 were there already.", 0)
    assert everything(elsewhere) == everything(kept)
    assert looks(elsewhere) == looks(kept)
