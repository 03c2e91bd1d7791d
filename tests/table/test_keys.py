"""Keys and invitations: who is let in, once, and who is let in no more."""

from __future__ import annotations

import pytest
from test_again import bearer, fresh_key
from test_api import create, move, snapshot, stranger
from test_gathering import gather, sit
from test_live import live

pytestmark = pytest.mark.either


@pytest.fixture
def invited(client):
    """A match of two at which the second seat is free, and what its maker was given."""
    made = client.post("/api/matches", json={"game": "destiny", "seats": [{"name": "Ann"}, {}, {"bot": "greedy"}]}).json()
    return made["match"], made


def test_whoever_makes_a_table_gets_the_key_of_no_other_seat(client, invited):
    match, made = invited
    assert [seat["seat"] for seat in made["seats"]] == [1]
    assert [seat["seat"] for seat in made["invitations"]] == [2]
    key = made["invitations"][0]["key"]
    assert snapshot(stranger(client), match, bearer(key))["seat"] is None
    sat = sit(stranger(client), match, 2, "Bo", key).json()
    assert snapshot(stranger(client), match, bearer(key))["seat"] is None
    assert snapshot(stranger(client), match, bearer(sat["key"]))["seat"] == 2
    assert snapshot(client, match)["mine"] == [1]


def test_an_invitation_plays_nothing_before_it_is_used(client):
    made = client.post("/api/matches", json={"game": "worldsfair", "seats": [{}, {"name": "Ann"}]}).json()
    match, key = made["match"], made["invitations"][0]["key"]
    seen = snapshot(client, match)
    with live(client, match, bearer(key)) as watching:
        assert watching.receive_json()["seat"] is None
    answer = move(stranger(client), match, bearer(key), seen["number"], 0)
    assert (answer.status_code, answer.json()["error"]) == (403, "seat")


def test_an_invitation_is_spent_by_sitting_down(client, invited):
    match, made = invited
    key = made["invitations"][0]["key"]
    bo = stranger(client)
    assert sit(bo, match, 2, "Bo", key).status_code == 200
    assert sit(client, match, 2, "Ann again", key).status_code == 403
    assert sit(stranger(client), match, 2, "Cy", key).status_code == 403
    assert snapshot(bo, match)["seat"] == 2


def test_the_host_of_a_table_that_waits_has_no_key_to_a_guests_seat(client):
    match, join = gather(client, 3)
    made = client.post("/api/matches", json={"game": "worldsfair", "seats": [{"name": "Ann"}, {}], "gather": True}).json()
    assert ([seat["seat"] for seat in made["seats"]], made["invitations"]) == ([1], [])
    bo = stranger(client)
    key = sit(bo, match, 2, "Bo", join).json()["key"]
    client.post(f"/api/matches/{match}/begin")
    assert snapshot(stranger(client), match, bearer(key))["seat"] == 2
    assert snapshot(stranger(client), match, bearer(join))["seat"] is None
    assert fresh_key(client, match, 2).status_code == 403


def test_a_link_to_ones_own_seat_works_once(client):
    match, keys = create(client, [{"name": "Ann"}, {"bot": "greedy"}])
    key = keys[1]["Authorization"].split()[1]
    phone = stranger(client)
    fresh = sit(phone, match, 1, "Ann", key).json()["key"]
    assert snapshot(phone, match)["seat"] == 1
    assert snapshot(client, match)["seat"] is None
    assert sit(stranger(client), match, 1, "Eve", key).status_code == 403
    assert sit(client, match, 1, "Ann", fresh).status_code == 200


def test_who_leaves_everywhere_is_out_on_every_device(client):
    match, keys = create(client, [{"name": "Ann"}, {"name": "Bo"}, {"bot": "greedy"}])
    with live(client, match) as browser, live(client, match, keys[1]) as program:
        assert [socket.receive_json()["seat"] for socket in (browser, program)] == [1, 1]
        assert stranger(client).delete(f"/api/matches/{match}/seats/1/key").status_code == 403
        assert client.delete(f"/api/matches/{match}/seats/1/key", headers=keys[2]).status_code == 403
        assert client.delete(f"/api/matches/{match}/seats/1/key").status_code == 200
        for socket in (browser, program):
            while socket.receive_json()["seat"] is not None:
                pass
    assert sit(client, match, 1, "Ann", keys[1]["Authorization"].split()[1]).status_code == 403
    seen = snapshot(client, match, keys[2])
    assert not seen["seats"][0]["taken"]
    invitation = fresh_key(client, match, 1, keys[2]).json()["key"]
    assert sit(stranger(client), match, 1, "Cy", invitation).status_code == 200


def test_a_free_seat_of_a_running_match_takes_a_bot(client):
    match, keys = create(client, [{"name": "Ann"}, {"name": "Bo"}, {"bot": "greedy"}])
    path = f"/api/matches/{match}/seats/1"
    assert client.post(f"{path}/bot", json={"bot": "greedy"}, headers=keys[2]).status_code == 403
    client.delete(f"{path}/key")
    assert client.post(f"{path}/bot", json={"bot": "greedy"}, headers=keys[2]).status_code == 200


def test_a_seat_given_to_a_bot_is_taken_back_with_its_key_unless_it_was_left_everywhere(client):
    match, keys = create(client, [{"name": "Ann"}, {"bot": "random"}])
    path, key = f"/api/matches/{match}/seats/1", keys[1]["Authorization"].split()[1]
    assert client.post(f"{path}/bot", json={"bot": "greedy"}).status_code == 200
    assert snapshot(client, match, keys[1])["seat"] is None
    key = sit(client, match, 1, "Ann", key).json()["key"]
    assert client.post(f"{path}/bot", json={"bot": "greedy", "everywhere": True}).status_code == 200
    assert sit(client, match, 1, "Ann", key).status_code == 403
