"""`midway admin`, beside a running server."""

from __future__ import annotations

import json
import time

import pytest
import sqlalchemy as sa
from starlette.websockets import WebSocketDisconnect
from test_api import create, move, snapshot, stranger
from test_gathering import gather, sit
from test_live import live
from test_terminal import midway, refused, said

from midway.table import house
from midway.table.database import reached
from midway.table.schema import events, matches


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """Servers look at their orders without a pause."""
    monkeypatch.setattr(house, "AGAIN", 0.01)


@pytest.fixture
def admin(database):
    """Run a command of `midway admin` on the database of the server."""
    return lambda *args: said("admin", *args, "--database", database)


def until(ask, wanted):
    """Ask until the answer is the wanted one."""
    deadline = time.monotonic() + 60
    while (answer := ask()) != wanted:
        assert time.monotonic() < deadline, answer
        time.sleep(0.01)


def told(client, language="en"):
    return client.get(f"/api/house?lang={language}").json()["announcement"]


def last_of(socket):
    """With which code a socket is closed."""
    try:
        while socket.receive_json():
            pass
    except WebSocketDisconnect as closed:
        return closed.code


def grow_old(database, match, days):
    """Let a match lie untouched for some days."""
    then = time.time() - days * 86400
    with reached(database) as connection, connection.begin():
        connection.execute(matches.update().where(matches.c.id == match).values(made=then))
        connection.execute(events.update().where(events.c.match == match).values(made=then))


def test_matches_are_listed_and_shown_without_secrets(client, admin, database):
    match, _ = create(client)
    asked = {"game": "museum", "seats": [{"name": "Cy"}, {"name": ""}], "gather": True}
    waits = client.post("/api/matches", json=asked).json()
    rows = json.loads(admin("list", "--json"))
    assert {(row["game"], row["state"], tuple(row["players"])) for row in rows} == {
        ("worldsfair", "open", ("Ann", "Bo")), ("museum", "gathering", ("Cy", "Guest 2")),
    }  # fmt: skip
    assert f"{match}  " in admin("list", "--state", "open", "--game", "worldsfair")
    assert "No matches." in admin("list", "--days", "1")
    shown = admin("show", match, "--json")
    assert [seat["name"] for seat in json.loads(shown)["seats"]] == ["Ann", "Bo"]
    assert json.loads(shown)["turn"] == snapshot(client, match)["decision"]["seat"]
    assert "Place 1\u00a0: Ann" in admin("show", match, "--lang", "fr")
    with reached(database) as connection:
        seed = connection.scalar(sa.select(matches.c.seed).where(matches.c.id == waits["match"]))
    secrets = [seed, waits["join"], *(seat["key"] for seat in waits["seats"])]
    assert not any(secret in admin("show", waits["match"], "--json") for secret in secrets)


def test_nobody_plays_on_at_a_closed_table(client, admin):
    match, keys = create(client, hot_seat=True)
    seen = snapshot(client, match, keys[1])
    code = seen["decision"]["options"][0]["code"]
    with live(client, match, keys[1]) as watching:
        watching.receive_json()
        assert "One match was closed." in admin("close", match)
        while not (news := watching.receive_json())["closed"]:
            pass
        assert (news["decision"], news["turn"], news["undoable"]) == (None, None, False)
    answer = client.post(f"/api/matches/{match}/moves?lang=fr", json={"number": seen["number"], "code": code}, headers=keys[1])
    assert answer.status_code == 422
    assert answer.json()["text"].startswith("Cette table a été fermée par le responsable du serveur")
    assert snapshot(client, match)["number"] == seen["number"]
    assert client.get("/api/mine").json()["matches"][0]["over"]
    assert "they were over already" in admin("close", match)
    assert json.loads(admin("show", match, "--json"))["state"] == "closed"


def test_nobody_is_invited_to_a_closed_table_and_its_match_does_not_begin(client, admin):
    match, join = gather(client, 2)
    sit(stranger(client), match, 2, "Bo", join)
    admin("close", match)
    until(lambda: snapshot(client, match)["closed"], True)
    for what in ("begin", "invitation"):
        assert client.post(f"/api/matches/{match}/{what}").json()["error"] == "closed"


def test_a_move_that_comes_at_the_same_moment_is_refused_by_the_database(client, admin, monkeypatch):
    monkeypatch.setattr(house, "AGAIN", 3600)
    match, keys = create(client, hot_seat=True)
    seen = snapshot(client, match, keys[1])
    client.portal.call(client.app.state.server.house.look)
    admin("close", match)
    room = client.app.state.server.rooms[match]
    room.current = True
    sent = {"number": seen["number"], "code": seen["decision"]["options"][0]["code"]}
    answer = client.post(f"/api/matches/{match}/moves", json=sent, headers=keys[1])
    assert answer.json()["error"] == "closed"


def test_a_deleted_match_is_gone_for_everyone(client, admin, database):
    match, keys = create(client)
    other, _ = create(client)
    with live(client, match, keys[1]) as watching:
        watching.receive_json()
        assert "would delete one match for ever" in refused("admin", "delete", match, "--database", database)
        assert "One match was deleted." in admin("delete", match, "--yes")
        assert last_of(watching) == 4404
    assert client.get(f"/api/matches/{match}").status_code == 404
    assert [row["match"] for row in json.loads(admin("list", "--json"))] == [other]
    assert match in refused("admin", "show", match, "--database", database)


def test_what_has_been_kept_long_enough_is_deleted(client, admin, database):
    old, young, closed = (create(client)[0] for _ in range(3))
    grow_old(database, old, 100)
    admin("close", closed)
    grow_old(database, closed, 40)
    assert "Open matches are kept." in admin("retention")
    dry = json.loads(admin("retention", "--idle", "90", "--over", "30", "--dry-run", "--json"))
    assert dry["due"] == {"over": 1, "idle": 1}
    assert not dry["set"]
    assert json.loads(admin("retention", "--json"))["kept"] == {"over": None, "idle": None, "gathering": None}
    admin("retention", "--idle", "90", "--over", "30")
    assert "2 matches would be deleted" in admin("sweep", "--dry-run")
    until(lambda: client.app.state.server.house.orders.retention.idle, 90)
    client.portal.call(client.app.state.server.house.sweep)  # as servers do every hour
    assert [row["match"] for row in json.loads(admin("list", "--json"))] == [young]
    assert "No match was deleted." in admin("sweep")
    assert json.loads(admin("retention", "--idle", "never", "--json"))["kept"]["idle"] is None


def test_tables_are_made_by_everyone_by_those_who_know_a_word_or_by_nobody(client, admin):
    def made(word=None):
        sent = {"game": "worldsfair", "seats": [{"name": "Ann"}, {"name": "Bo"}]}
        answer = client.post("/api/matches", json=sent, headers={"Midway-Word": word} if word else {})
        return answer.json().get("error", answer.status_code)

    assert made() == 201
    assert "Whoever knows the word" in admin("tables", "word", "Grande Roué")
    until(lambda: client.get("/api/house").json()["tables"], "word")
    assert [made(), made("wheel"), made("grande%20rou%C3%A9")] == ["word", "wrong-word", 201]
    assert "often" in [made("guess") for _ in range(20)]
    assert made("GRANDE%20ROU%C3%89%20") == 201  # who knows it need not wait
    assert client.post("/api/records", content="x", headers={"Content-Type": "text/plain"}).json()["error"] == "word"
    assert client.post("/api/games/worldsfair/last").json()["error"] == "word"
    admin("tables", "nobody")
    until(lambda: client.get("/api/house").json()["tables"], "nobody")
    assert made("grande%20rou%C3%A9") == "no-tables"
    assert json.loads(admin("tables", "everyone", "--json")) == {"tables": "everyone"}
    until(made, 201)


def test_a_seat_is_taken_from_whoever_holds_its_key(client, admin):
    match, keys = create(client)
    seat = snapshot(client, match)["decision"]["seat"]
    [fresh] = json.loads(admin("revoke", match, "--seat", seat, "--json"))
    elsewhere = stranger(client)
    until(lambda: snapshot(elsewhere, match, keys[seat])["seat"], None)
    sat = elsewhere.post(f"/api/matches/{match}/seats/{seat}", json={"name": "Di", "key": fresh["key"]}).json()
    key = {"Authorization": f"Bearer {sat['key']}"}
    assert snapshot(elsewhere, match, key)["seat"] == seat
    seen = snapshot(elsewhere, match, key)
    move(elsewhere, match, key, seen["number"], seen["decision"]["options"][0]["code"])
    assert len(json.loads(admin("revoke", match, "--json"))) == 2
    until(lambda: snapshot(elsewhere, match, key)["seat"], None)


def test_who_is_taken_a_seat_that_waits_comes_back_with_no_invitation(client, admin):
    match, join = gather(client)
    bo = stranger(client)
    sit(bo, match, 2, "Bo", join)
    [fresh] = json.loads(admin("revoke", match, "--seat", 2, "--json"))
    until(lambda: snapshot(bo, match)["seat"], None)
    assert bo.post("/api/join", json={"key": join}).status_code == 404
    assert sit(bo, match, 2, "Bo", join).status_code == 403
    assert sit(stranger(client), match, 2, "Di", fresh["key"]).status_code == 200


def test_an_announcement_is_read_in_three_languages(client, admin):
    assert told(client) is None
    admin("announce", "A tournament tonight", "--pl", "Dziś turniej")
    until(lambda: told(client), {"text": "A tournament tonight", "at": None})
    assert told(client, "pl")["text"] == "Dziś turniej"
    assert told(client, "fr")["text"] == "A tournament tonight"
    before = time.time()
    admin("announce", "--minutes", "20")
    until(lambda: told(client)["text"], "")
    assert before + 20 * 60 <= told(client)["at"] <= time.time() + 20 * 60
    admin("announce", "--off")
    until(lambda: told(client), None)


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["show", "nowhere"], "There is no match nowhere"),
        (["close", "nowhere"], "There is no match nowhere"),
        (["revoke", "nowhere"], "There is no match nowhere"),
        (["show", "-h3_x-9Q0aBcDeF4"], "There is no match -h3_x-9Q0aBcDeF4"),
        (["close", "--3_x-9Q0aBcDeF4", "-h3_x-9Q0aBcDeF4"], "There is no match --3_x-9Q0aBcDeF4"),
        (["list", "--game", "chess"], "chess"),
        (["tables", "everyone", "wheel"], "A word goes with “tables word”"),
        (["tables", "word"], "A word goes with “tables word”"),
        (["retention", "--over", "-1"], "1 to 36500 days"),
        (["retention", "--idle", "soon"], "1 to 36500 days"),
        (["announce"], "Give a text"),
        (["announce", "x", "--off"], "Give a text"),
        (["announce", "x" * 121], "at most 120 characters"),
    ],
)
def test_nonsense_is_answered_in_one_sentence(kinds, args, sentence):
    with kinds["sqlite"].copy() as database:
        assert sentence in refused("admin", *args, "--database", database)


def test_a_database_that_is_not_there_or_not_ours_is_answered_in_one_sentence(tmp_path):
    (tmp_path / "text").write_text("no database " * 100)
    (tmp_path / "empty").touch()
    for name, sentence in (("none", "There is no file"), ("text", "does not answer"), ("empty", "in format –")):
        assert sentence in refused("admin", "list", "--database", f"sqlite:///{tmp_path / name}")
    assert "sqlite:///FILE" in refused("admin", "list", "--database", "mysql://x/y")
    output, code = midway("admin", "lost")
    assert (code, output) == (2, "Unknown command “admin lost”; “midway --help” lists them all.\n")


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_every_command_has_its_help(language):
    from midway.terminal.admin import admin as group

    assert len(group.commands) == 9
    for name in group.commands:
        output = said("--lang", language, "admin", name, "--help")
        assert "help-" not in output
