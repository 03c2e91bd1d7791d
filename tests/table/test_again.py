"""Keys made anew, and playing again."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from starlette.testclient import TestClient
from test_api import create, move, snapshot, stranger
from test_live import live

from midway import Match
from midway.match import Seat
from midway.table.app import make_app
from midway.table.room import hashed

pytestmark = pytest.mark.either

SEATS = [Seat("Ann"), Seat("Bo"), Seat("Greedy", "greedy")]
OPTIONS = {"approvals": "asked"}


def bearer(key):
    return {"Authorization": f"Bearer {key}"}


def fresh_key(browser, match, seat, headers=None):
    return browser.post(f"/api/matches/{match}/seats/{seat}/key", headers=headers)


def played_out(client, match_id, seats=SEATS, owners=(), keys=(), **more):
    """A finished match in the store of a server."""
    match = Match("worldsfair", seats, seed=7, **more)
    while match.decision:
        match.choose(match.legal()[0])
    keys = [hashed(key) for key in keys] or ["-"] * len(seats)
    owners = [*owners, *[None] * (len(seats) - len(owners))]
    client.portal.call(client.app.state.server.store.create, match_id, match, keys, owners, False)


def browser_of(client, name):
    """A browser with a cookie of its own, and the hash it is known by."""
    browser = stranger(client)
    browser.cookies["midway"] = name * 20
    return browser, hashed(name * 20)


def test_a_fresh_key_of_ones_own_seat_kills_the_old_one(client):
    match, keys = create(client)
    answer = fresh_key(client, match, 1)
    assert answer.status_code == 200
    assert {**answer.json(), "key": ""} == {"match": match, "seat": 1, "key": ""}
    assert snapshot(stranger(client), match, keys[1])["seat"] is None
    assert snapshot(stranger(client), match, bearer(answer.json()["key"]))["seat"] == 1
    again = fresh_key(stranger(client), match, 1, bearer(answer.json()["key"]))
    assert snapshot(stranger(client), match, bearer(again.json()["key"]))["seat"] == 1


def test_an_invitation_to_a_free_seat_is_made_anew_by_anyone_at_the_table(client):
    made = client.post("/api/matches", json={"game": "worldsfair", "seats": [{"name": "Ann"}, {}]}).json()
    match = made["match"]
    key = fresh_key(client, match, 2).json()["key"]
    friend = stranger(client)
    old = {"name": "Bo", "key": made["invitations"][0]["key"]}
    assert friend.post(f"/api/matches/{match}/seats/2", json=old).status_code == 403
    assert friend.post(f"/api/matches/{match}/seats/2", json={"name": "Bo", "key": key}).status_code == 200
    assert fresh_key(client, match, 2).status_code == 403
    assert fresh_key(friend, match, 2).status_code == 200


def test_nobody_else_gets_a_key(client):
    match, keys = create(client, [{"name": "Ann"}, {"name": "Bo"}, {"bot": "random"}])
    assert fresh_key(stranger(client), match, 2).status_code == 403
    assert fresh_key(client, match, 3).status_code == 403
    assert fresh_key(client, match, 4).status_code == 422
    assert fresh_key(client, "nowhere", 1).status_code == 404
    assert fresh_key(stranger(client), match, 1, keys[2]).status_code == 403


def test_a_socket_with_a_dead_key_sees_only_what_a_spectator_sees(client):
    match, keys = create(client)
    with live(client, match, keys[2]) as watching:
        assert watching.receive_json()["seat"] == 2
        fresh_key(client, match, 2, keys[2])
        while watching.receive_json()["seat"] is not None:
            pass


def test_a_rematch_seats_everyone_one_further_on(client):
    (ann, ann_hash), (bo, bo_hash) = browser_of(client, "a"), browser_of(client, "b")
    played_out(client, "first", owners=[ann_hash, bo_hash], options=OPTIONS)
    assert snapshot(ann, "first")["next"] is None
    with live(bo, "first") as watching:
        watching.receive_json()
        answer = ann.post("/api/matches/first/rematch")
        while (seen := watching.receive_json())["next"] is None:
            pass
    again = answer.json()["match"]
    assert seen["next"] == again == bo.post("/api/matches/first/rematch").json()["match"]
    assert [seat["name"] for seat in snapshot(ann, again)["seats"]] == ["Bo", "Greedy", "Ann"]
    assert [seat["bot"] for seat in snapshot(ann, again)["seats"]] == ["", "greedy", ""]
    assert (snapshot(ann, again)["seat"], snapshot(bo, again)["seat"]) == (3, 1)
    stored = client.portal.call(client.app.state.server.store.find, again)
    assert stored.options["approvals"] == "asked"
    assert [seat["seat"] for seat in answer.json()["seats"]] == [3]
    assert snapshot(stranger(client), again, bearer(answer.json()["seats"][0]["key"]))["seat"] == 3
    assert snapshot(ann, again)["seal"] != snapshot(ann, "first")["seal"]


def test_who_holds_a_seat_by_its_key_gets_the_key_of_the_next(client):
    played_out(client, "first", [Seat("Ann"), Seat("Bo")], keys=["a" * 32, "b" * 32], owners=["ann", "bo"])
    program = stranger(client)
    first = program.post("/api/matches/first/rematch", headers=bearer("a" * 32)).json()
    second = program.post("/api/matches/first/rematch", headers=bearer("b" * 32)).json()
    assert first["match"] == second["match"]
    for answer, seat in ((first, 2), (second, 1)):
        assert [given["seat"] for given in answer["seats"]] == [seat]
        assert snapshot(program, answer["match"], bearer(answer["seats"][0]["key"]))["seat"] == seat


def test_a_seat_that_has_another_owner_in_the_rematch_is_not_given_away(client):
    played_out(client, "first", [Seat("Ann"), Seat("Bo")], keys=["a" * 32, "b" * 32], owners=["ann", "bo"])
    first = client.post("/api/matches/first/rematch", headers=bearer("a" * 32)).json()
    sit = {"name": "Cy", "key": first["seats"][0]["key"]}
    assert client.post(f"/api/matches/{first['match']}/seats/2", json=sit).status_code == 200
    assert client.post("/api/matches/first/rematch", headers=bearer("a" * 32)).json()["seats"] == []


def test_a_rematch_keeps_corrections_and_the_mirror(client):
    ann, owner = browser_of(client, "a")
    corrections = {"board": {"card_limit": {"arts": 4}}}
    match = Match("worldsfair", ["Ann", "Bo"], mirror=True, corrections=corrections)
    while match.decision:
        match.choose(match.legal()[0])
    client.portal.call(client.app.state.server.store.create, "m", match, ["-", "+"], [owner, owner], False)
    again = ann.post("/api/matches/m/rematch").json()
    assert [given["seat"] for given in again["seats"]] == [1, 2]
    stored = client.portal.call(client.app.state.server.store.find, again["match"])
    assert (stored.corrections, stored.seal, stored.seed) == (corrections, "mirror", None)


def test_a_rematch_is_for_those_who_sat_there_and_for_after_the_end(client):
    match, _ = create(client)
    answer = client.post(f"/api/matches/{match}/rematch", params={"lang": "fr"})
    assert (answer.status_code, answer.json()["error"]) == (409, "not-over")
    assert answer.json()["text"] == "La revanche pourra commencer une fois cette partie terminée."
    played_out(client, "first")
    assert stranger(client).post("/api/matches/first/rematch").status_code == 403


def test_a_bot_in_a_rematch_plays_its_turn(client):
    ann, owner = browser_of(client, "a")
    played_out(client, "first", [Seat("Ann"), Seat("Greedy", "greedy")], owners=[owner])
    again = ann.post("/api/matches/first/rematch").json()["match"]
    deadline = time.monotonic() + 30
    seen = snapshot(ann, again)
    while 1 not in {event["seat"] for event in seen["log"]}:
        assert time.monotonic() < deadline
        if seen["decision"]["options"]:
            move(ann, again, None, seen["number"], seen["decision"]["options"][0]["code"])
        time.sleep(0.02)
        seen = snapshot(ann, again)


@pytest.mark.parametrize("servers", [1, 2])
def test_askers_at_the_same_moment_get_the_same_rematch(shared_database, servers):
    with TestClient(make_app(shared_database)) as one, TestClient(make_app(shared_database)) as two:
        ann, owner = browser_of(one, "a")
        other = browser_of(two, "a")[0] if servers == 2 else ann
        for number in range(5):
            played_out(one, f"m{number}", [Seat("Ann"), Seat("Bo")], owners=[owner])
            with ThreadPoolExecutor(4) as askers:
                again = f"/api/matches/m{number}/rematch"
                answers = askers.map(lambda browser, again=again: browser.post(again), [ann, other] * 2)
                assert len({answer.json()["match"] for answer in answers}) == 1
        assert len(ann.get("/api/mine").json()["matches"]) == 10
