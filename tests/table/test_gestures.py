"""One press that does several things: a choice made several times, what has no alternative, and all of it taken back together."""

from __future__ import annotations

import random

import pytest
from starlette.testclient import TestClient
from test_api import snapshot

from midway.kernel.rule import NOBODY
from midway.match import Match
from midway.match.only import only_choice
from midway.table.app import make_app

NAMES = ["Ann", "Bo", "Cy"]
TABLE = {"seed": "3", "options": {"pavilions": "on", "loans": "on"}}


def decisions(game, **table):
    """The decisions of a game by bots that are sometimes careless: the match, and what they choose next."""
    match, rng = Match(game, NAMES, **table), random.Random(3)
    while match.seat != NOBODY:
        legal = match.legal()
        code = match.plain.choose([match.state], 1, rng.getrandbits(32)) if rng.random() < 0.7 else rng.choice(legal)
        yield match, code
        match.choose(code)


def after(match, code):
    """The match after a choice, before chance goes on."""
    then = match.copy()
    then.dealer = None
    then.happen(then.seat, code)
    return then


@pytest.mark.parametrize(("game", "table"), [("museum", TABLE), ("destiny", {"seed": "3"})])
def test_nothing_is_decided_for_a_player_that_ends_a_turn_or_tells_others_anything(game, table):
    met = 0
    for match, _ in decisions(game, **table):
        code = only_choice(match)
        if code is None:
            continue
        met += 1
        then = after(match, code)
        turn = match.game.telling.turn
        assert match.legal() == [code]
        assert turn(match.state) == match.seat == then.seat == turn(then.state)
        hidden = [name for name, declared in match.game.state.fields.items() if declared.see != "everyone"]
        assert all(getattr(match.state, name) == getattr(then.state, name) for name in hidden)
    assert met > 3


@pytest.fixture
def table(tmp_path):
    """A table of three at a server, played until a choice is wanted: the client, the room, the match there, the choice."""
    with TestClient(make_app(f"sqlite:///{tmp_path}/tables.db", rate=0), base_url="http://testserver") as client:

        def until(wanted):
            seats = [{"name": name} for name in NAMES]
            made = client.post("/api/matches", json={"game": "museum", "seats": seats, "hot_seat": True, **TABLE}).json()
            client.headers["Authorization"] = ""
            client.portal.call(client.app.state.server.room, made["match"])
            room = client.app.state.server.rooms[made["match"]]
            for match, code in decisions("museum", **TABLE):
                if wanted(match, code):
                    client.headers["Authorization"] = f"Bearer {made['seats'][match.seat]['key']}"
                    return room, match, code
                client.portal.call(room.move, match.seat, match.number, [code], None, "en")
            raise LookupError("the bots never come there")

        yield client, until


@pytest.mark.parametrize("on", [True, False])
def test_what_has_no_alternative_happens_if_the_press_says_so_and_is_taken_back_with_its_cause(table, on):
    client, until = table

    def leads_on(match, code):
        then = after(match, code)
        return then.seat == match.seat and only_choice(then) is not None

    room, match, code = until(leads_on)
    before, path = room.match.copy(), f"/api/matches/{room.id}"
    assert client.post(f"{path}/moves", json={"number": match.number, "code": code, "on": on}).status_code == 200
    made = room.match.events[match.number :]
    assert [event.only for event in made] == [False] + [True] * (len(made) - 1)
    assert (len(made) > 1) is on
    log = snapshot(client, room.id, since=match.number)["log"]
    assert [entry.get("only", False) for entry in log] == [event.only for event in made]
    assert client.post(f"{path}/undo", json={"number": room.match.number, "to": match.number}).status_code == 200
    assert room.match.state == before.state
    assert [event.number for event in room.match.stands] == [event.number for event in before.stands]


def test_a_turn_that_begins_without_a_choice_goes_on_to_its_first_one(tmp_path):
    database = f"sqlite:///{tmp_path}/tables.db"
    with TestClient(make_app(database, rate=0), base_url="http://testserver") as client:
        seats = [{"name": name} for name in NAMES]
        made = client.post("/api/matches", json={"game": "destiny", "seats": seats, "seed": "3", "hot_seat": True}).json()
        client.portal.call(client.app.state.server.room, made["match"])
        room = client.app.state.server.rooms[made["match"]]
        for match, code in decisions("destiny", seed="3"):
            then = after(match, code)
            if match.seat != then.seat and only_choice(then) is not None:
                break
            client.portal.call(room.move, match.seat, match.number, [code], None, "en")
        client.portal.call(lambda: room.move(match.seat, match.number, [code], None, "en", on=True))
        opened = room.match.stands[-1]
        assert (opened.seat, opened.only, room.match.seat) == (then.seat, True, then.seat)
        shown = [{"Authorization": f"Bearer {seat['key']}"} for seat in made["seats"]]
        told = snapshot(client, room.id, shown[then.seat], since=match.number)
        assert told["log"][-1]["only"]
        assert not told["undoable"]
        rival = snapshot(client, room.id, shown[match.seat], since=match.number)
        assert "only" not in rival["log"][-1]  # where hands are hidden, what a rival could choose is not told
        marks = [event.only for event in room.match.events]
    with TestClient(make_app(database, rate=0), base_url="http://testserver") as client:
        again = client.portal.call(client.app.state.server.room, made["match"])
        assert [event.only for event in again.match.events] == marks


def test_a_choice_is_made_several_times_or_not_at_all(table):
    client, until = table

    def can_pay_all_with_tokens(match, _):
        return match.decision.kind == "pay" and 1 < match.state.owed <= match.state.prestige[match.seat]

    room, match, _ = until(can_pay_all_with_tokens)
    token, owed, path = match.game.codes.code("token"), match.state.owed, f"/api/matches/{room.id}/moves"
    sent = {"number": match.number, "code": token}
    assert client.post(path, json={**sent, "times": owed + 1}).status_code == 422
    assert room.match.number == match.number
    assert client.post(path, json={**sent, "times": owed}).status_code == 200
    assert [event.code for event in room.match.events[match.number :][:owed]] == [token] * owed
    assert room.match.state.buying == 0
