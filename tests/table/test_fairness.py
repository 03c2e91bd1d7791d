"""Fair dealing at a table: every client seals a part, then tells it, and nobody chooses or knows a draw."""

from __future__ import annotations

import asyncio

import pytest
from starlette.testclient import TestClient
from test_api import create, snapshot, stranger
from test_gathering import gather, sit

from midway.match.dealer import Dealer, sealed_part
from midway.match.proof import replay
from midway.match.record import parse
from midway.table.app import make_app

pytestmark = pytest.mark.either

ANN, BO = "a1" * 32, "b0" * 32


def seal(browser, match, seat, part):
    return browser.put(f"/api/matches/{match}/seats/{seat}/seal", json={"seal": sealed_part(part)})


def tell(browser, match, seat, part):
    return browser.put(f"/api/matches/{match}/seats/{seat}/part", json={"part": part})


def begin(browser, match):
    return browser.post(f"/api/matches/{match}/begin").status_code


def dealing(browser, match):
    return snapshot(browser, match)["dealing"]


@pytest.fixture
def table(client):
    """A table of three that waits, at which Ann and Bo sit; Bo's browser."""
    match, join = gather(client, 3)
    bo = stranger(client)
    sit(bo, match, 3, "Bo", join)
    return match, bo


def half_told(client, table):
    """A table where both have sealed their parts, and only Ann has told hers."""
    match, bo = table
    seal(client, match, 1, ANN)
    seal(bo, match, 3, BO)
    begin(client, match)
    tell(client, match, 1, ANN)
    return match, bo


def test_the_seal_of_one_seed_is_never_the_same(client):
    seats = [{"name": "Ann"}, {"bot": "random"}]
    assert len({snapshot(client, create(client, seats)[0])["seal"] for _ in range(3)}) == 3


def test_a_seed_is_chosen_only_where_nobody_else_plays_and_is_told_to_everyone(client):
    two = {"game": "worldsfair", "seats": [{"name": "Ann"}, {"name": "Bo"}], "seed": "7"}
    for more in ({}, {"gather": True}, {"listed": True}):
        answer = client.post("/api/matches", json={**two, **more})
        assert (answer.status_code, answer.json()["error"]) == (422, "seed-people")
    alone = {"game": "worldsfair", "seats": [{"name": "Ann"}, {"bot": "random"}], "seed": "7", "gather": True}
    assert client.post("/api/matches", json=alone).json()["error"] == "seed-people"  # bots can make way for people there
    match, _ = create(client, [{"name": "Ann"}, {"bot": "random"}])
    seen = snapshot(stranger(client), match)
    assert (seen["seed"], seen["dealing"]["chosen"]) == ("7", True)
    assert Dealer("7", seen["dealing"]["salt"]).seal == seen["seal"]
    match, _ = create(client)
    seen = snapshot(client, match)
    assert (seen["seed"], seen["dealing"]["chosen"], seen["dealing"]["salt"]) == (None, False, None)


def test_everyone_seals_a_part_then_tells_it_and_the_cards_are_dealt(client, table):
    match, bo = table
    assert seal(client, match, 1, ANN).status_code == seal(bo, match, 3, BO).status_code == 200
    assert dealing(bo, match)["seals"] == [sealed_part(ANN), None, sealed_part(BO)]
    assert tell(client, match, 1, ANN).status_code == 409  # not before the host begins
    assert begin(client, match) == 200
    assert snapshot(client, match)["gathering"]
    assert tell(bo, match, 3, ANN).status_code == 409
    assert tell(bo, match, 1, ANN).status_code == 403
    assert tell(client, match, 1, ANN).status_code == 200
    assert dealing(bo, match)["parts"] == [ANN, None, None]
    assert tell(bo, match, 3, BO).status_code == 200
    seen = snapshot(client, match)
    assert not seen["gathering"]
    assert seen["dealing"]["parts"] == [ANN, BO]
    stored = client.portal.call(client.app.state.server.store.find, match)
    dealer = Dealer(stored.seed, stored.dealing.salt, {0: ANN, 1: BO})
    assert dealer.seal == seen["seal"]
    drawn = replay(parse(client.get(f"/api/matches/{match}/record").text))
    assert drawn.parts == dealer.parts
    again = drawn.until(0)
    again.deal(dealer)
    assert again.events == drawn.events
    assert seal(client, match, 1, BO).status_code == tell(client, match, 1, ANN).status_code == 409


def begun(client, table):
    """The table, once both have added their parts and the match has begun."""
    match, bo = table
    parts = ((client, 1, ANN), (bo, 3, BO))
    for browser, seat, part in parts:
        seal(browser, match, seat, part)
    begin(client, match)
    for browser, seat, part in parts:
        tell(browser, match, seat, part)
    return table


def test_a_finished_record_proves_the_parts(client, table):
    match, bo = begun(client, table)
    while (seen := snapshot(client, match))["result"] is None:
        mover = client if seen["decision"]["seat"] == 1 else bo
        decision = snapshot(mover, match)["decision"]
        mover.post(f"/api/matches/{match}/moves", json={"number": decision["number"], "code": decision["options"][0]["code"]})
    text = client.get(f"/api/matches/{match}/record").text
    assert f"over seed {seen['seed']} salt {seen['dealing']['salt']} " in text
    assert replay(parse(text)).dealer.parts == {0: ANN, 1: BO}
    kept = client.post("/api/records", content=text, headers={"Content-Type": "text/plain"}).json()["match"]
    assert client.get(f"/api/matches/{kept}/record").text == text
    again = client.post(f"/api/matches/{match}/rematch").json()["match"]
    assert snapshot(bo, again)["gathering"]
    for browser, seat, part in ((client, 2, ANN), (bo, 1, BO)):
        assert seal(browser, again, seat, part).status_code == 200
    for browser, seat, part in ((client, 2, ANN), (bo, 1, BO)):
        assert tell(browser, again, seat, part).status_code == 200
    assert snapshot(bo, again)["number"] > 0


@pytest.mark.parametrize("odd", ["\n", "a"])
def test_a_part_is_64_digits_and_nothing_after_them(client, table, odd):
    """Otherwise no record with it could be read."""
    match, _ = table
    assert seal(client, match, 1, ANN + odd).status_code == 200
    begin(client, match)
    assert tell(client, match, 1, ANN + odd).status_code == 422
    sealed = {"seal": sealed_part(ANN) + odd}
    assert client.put(f"/api/matches/{match}/seats/1/seal", json=sealed).status_code == 422


def test_a_rematch_waits_for_no_part_of_a_seat_that_a_bot_has_by_now(client, table):
    match, bo = begun(client, table)
    assert bo.post(f"/api/matches/{match}/seats/2/bot", json={"bot": "random"}).status_code == 200
    server = client.app.state.server
    client.portal.call(server._begin_rematch, client.portal.call(server.room, match), [0])
    again = snapshot(client, match)["next"]
    assert seal(client, again, 2, ANN).status_code == tell(client, again, 2, ANN).status_code == 200
    assert not snapshot(client, again)["gathering"]


def test_who_lost_a_part_seals_another_and_everyone_does_with_another_seed(client, table):
    match, bo = half_told(client, table)
    before = snapshot(client, match)["seal"]
    assert seal(bo, match, 3, BO).status_code == 200  # the same one changes nothing
    assert snapshot(client, match)["seal"] == before
    assert seal(bo, match, 3, ANN).status_code == 200
    seen = snapshot(client, match)
    assert seen["seal"] != before
    assert (seen["dealing"]["seals"], seen["dealing"]["open"]) == ([None, None, sealed_part(ANN)], False)
    assert tell(bo, match, 3, ANN).status_code == 409  # Ann has not sealed hers again
    seal(client, match, 1, BO)
    assert tell(bo, match, 3, ANN).status_code == tell(client, match, 1, BO).status_code == 200
    assert not snapshot(client, match)["gathering"]


def test_the_host_deals_without_whoever_went_away(client, table):
    match, bo = half_told(client, table)
    assert bo.post(f"/api/matches/{match}/begin").status_code == 403
    assert begin(client, match) == 200
    assert dealing(bo, match)["parts"] == [ANN, None]
    assert not snapshot(bo, match)["gathering"]


def test_who_leaves_takes_the_part_along(client, table):
    match, bo = half_told(client, table)
    assert bo.delete(f"/api/matches/{match}/seats/3").status_code == 200
    assert dealing(client, match) == {
        "seals": [None] * 3, "parts": [None] * 3, "begun": False, "open": False, "chosen": False, "salt": None,
    }  # fmt: skip


def test_a_table_of_ones_own_waits_for_its_part_if_it_is_asked_to(client):
    sent = {"game": "worldsfair", "seats": [{"name": "Ann"}, {"bot": "random"}], "parts": True}
    match = client.post("/api/matches", json=sent).json()["match"]
    assert snapshot(client, match)["gathering"]
    seal(client, match, 1, ANN)
    tell(client, match, 1, ANN)
    seen = snapshot(client, match)
    assert (seen["gathering"], seen["dealing"]["parts"]) == (False, [ANN, None])


def test_a_table_with_keys_for_others_begins_with_all_of_its_seats(client):
    """There is no invitation to wait with: whoever has a key sits down at any time."""
    sent = {"game": "worldsfair", "seats": [{"name": "Ann"}, {"name": "Bo"}, {"bot": "random"}], "parts": True}
    made = client.post("/api/matches", json=sent).json()
    seen = snapshot(client, made["match"])
    assert (seen["gathering"], len(seen["seats"]), [key["seat"] for key in made["invitations"]]) == (False, 3, [2])


def test_the_last_two_parts_at_two_servers_begin_one_match(database):
    with TestClient(make_app(database)) as one, TestClient(make_app(database)) as other:
        match, join = gather(one, 2)
        bo = stranger(other)
        sit(bo, match, 2, "Bo", join)
        seal(one, match, 1, ANN)
        seal(bo, match, 2, BO)
        assert begin(one, match) == 200

        async def both():
            from anyio.to_thread import run_sync

            told = (run_sync(tell, one, match, 1, ANN), run_sync(tell, bo, match, 2, BO))
            return [answer.status_code for answer in await asyncio.gather(*told)]

        assert asyncio.run(both()) == [200, 200]
        first, second = snapshot(one, match), snapshot(bo, match)
        assert first["number"] == second["number"] > 0
        assert first["dealing"]["parts"] == second["dealing"]["parts"] == [ANN, BO]
