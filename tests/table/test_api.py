"""Playing over the API: matches, seats, moves, refusals, records."""

from __future__ import annotations

import json
import time

import pytest
from starlette.testclient import TestClient

from midway.bots import strength
from midway.bots.ladder import Line, how_made
from midway.kernel.game import find
from midway.match.proof import replay
from midway.match.record import parse

pytestmark = pytest.mark.either

TWO = [{"name": "Ann"}, {"name": "Bo"}]


def create(client, seats=TWO, invited=None, **more):
    """A match, and the headers of its people; all but the first have sat down with invitations, in browsers of their own."""
    alone = more.get("hot_seat") or sum(not seat.get("bot") for seat in seats) == 1
    answer = client.post("/api/matches", json={"game": "worldsfair", "seats": seats, **({"seed": "7"} if alone else {}), **more})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    sat = [sit(client, made["match"], one, seats) for one in made["invitations"][:invited]]
    return made["match"], {seat["seat"]: {"Authorization": f"Bearer {seat['key']}"} for seat in [*made["seats"], *sat]}


def sit(client, match, invited, seats):
    name = seats[invited["seat"] - 1].get("name") or f"Guest {invited['seat']}"
    path = f"/api/matches/{match}/seats/{invited['seat']}"
    return stranger(client).post(path, json={"name": name, "key": invited["key"]}).json()


def snapshot(client, match, headers=None, **query):
    return client.get(f"/api/matches/{match}", headers=headers, params=query).json()


def move(client, match, headers, number, code, **more):
    return client.post(f"/api/matches/{match}/moves", json={"number": number, "code": code}, headers=headers, **more)


def stranger(client):
    """Another browser at the same server."""
    other = TestClient(client.app, base_url="http://testserver")
    other.portal = client.portal
    return other


def test_the_answer_to_a_move_carries_the_next_decision_and_the_view(client):
    match, keys = create(client)
    seen = snapshot(client, match)
    seat = seen["decision"]["seat"]
    decision = snapshot(client, match, keys[seat])["decision"]
    answer = move(client, match, keys[seat], decision["number"], decision["options"][0]["code"], params={"next": 1}).json()
    after = snapshot(client, match, keys[seat])
    assert {name: after[name] for name in ("match", "number", "decision", "view")} == answer
    other = keys[after["decision"]["seat"]]
    decision = snapshot(client, match, other)["decision"]
    assert set(move(client, match, other, decision["number"], decision["options"][0]["code"]).json()) == {"match", "number"}


def test_a_whole_game_by_two_people(client):
    match, keys = create(client)
    seen = snapshot(client, match, keys[1])
    while seen["result"] is None:
        decision = seen["decision"]
        mine = snapshot(client, match, keys[decision["seat"]])["decision"]
        assert mine["options"]
        assert move(client, match, keys[decision["seat"]], decision["number"], mine["options"][0]["code"]).status_code == 200
        seen = snapshot(client, match, keys[1])
    record = client.get(f"/api/matches/{match}/record").text
    assert f"over seed {seen['seed']} " in record
    assert replay(parse(record)).result.scores == seen["result"]["scores"]


def test_a_game_against_bots(client):
    match, keys = create(client, [{"name": "Ann"}, {"bot": "greedy"}, {"bot": "random"}])
    deadline = time.monotonic() + 60
    while (seen := snapshot(client, match, keys[1]))["result"] is None and time.monotonic() < deadline:
        if seen["decision"]["seat"] == 1:
            assert move(client, match, keys[1], seen["number"], seen["decision"]["options"][0]["code"]).status_code == 200
        else:
            time.sleep(0.02)
    assert seen["result"]


def test_a_stale_number_changes_nothing(client):
    match, keys = create(client)
    seen = snapshot(client, match)
    answer = move(client, match, keys[seen["decision"]["seat"]], seen["number"] - 1, 0)
    assert (answer.status_code, answer.json()["number"]) == (409, seen["number"])


def test_a_refused_code_says_why_in_the_readers_language(client):
    match, keys = create(client)
    seen = snapshot(client, match)
    answer = move(client, match, keys[seen["decision"]["seat"]], seen["number"], 3, params={"lang": "fr"})
    assert answer.status_code == 422
    assert answer.json()["rule"].startswith("WF ")
    assert snapshot(client, match)["number"] == seen["number"]


def test_another_seat_is_refused(client):
    match, keys = create(client)
    seen = snapshot(client, match)
    other = 3 - seen["decision"]["seat"]
    code = snapshot(client, match, keys[3 - other])["decision"]["options"][0]["code"]
    answer = move(client, match, keys[other], seen["number"], code)
    assert (answer.status_code, answer.json()["rule"]) == (422, "WF turn.order")


def test_a_retry_with_the_same_key_gives_the_same_answer(client):
    match, keys = create(client)
    seen = snapshot(client, match)
    headers = {**keys[seen["decision"]["seat"]], "Idempotency-Key": "once"}
    code = snapshot(client, match, headers)["decision"]["options"][0]["code"]
    first = move(client, match, headers, seen["number"], code)
    again = move(client, match, headers, seen["number"], code)
    assert first.status_code == again.status_code == 200
    assert first.json() == again.json()


def test_undo_over_the_api(client):
    match, _ = create(client, hot_seat=True)
    while (seen := snapshot(client, match))["decision"]["kind"] != "figures":
        move(client, match, None, seen["number"], seen["decision"]["options"][0]["code"])
    assert seen["undoable"]
    assert client.post(f"/api/matches/{match}/undo", json={"number": seen["number"]}).status_code == 200
    assert snapshot(client, match)["decision"]["kind"] == "place"
    later = client.post(f"/api/matches/{match}/undo", json={"number": seen["number"] + 1})
    assert (later.status_code, later.json()["rule"]) == (422, "WF turn.order")


def test_a_link_is_a_seat_and_belongs_to_the_browser_that_took_it(client):
    match, keys = create(client)
    key = keys[2]["Authorization"].split()[1]
    friend = stranger(client)
    assert snapshot(friend, match)["seat"] is None
    assert friend.post(f"/api/matches/{match}/seats/2", json={"name": "Bo"}).status_code == 403
    assert friend.post(f"/api/matches/{match}/seats/2", json={"name": "Bo", "key": "wrong" * 8}).status_code == 403
    sat = friend.post(f"/api/matches/{match}/seats/2", json={"name": "Bob", "key": key})
    assert snapshot(friend, match)["seat"] == 2
    assert snapshot(client, match)["seat"] == 1
    assert [seat["name"] for seat in snapshot(client, match)["seats"]] == ["Ann", "Bob"]
    phone = stranger(client)
    assert phone.post(f"/api/matches/{match}/seats/2", json={"name": "Bob", "key": sat.json()["key"]}).status_code == 200
    assert snapshot(phone, match)["seat"] == 2


def test_at_an_open_table_anyone_may_sit_down_once(client):
    match, _ = create(client, listed=True, invited=0)
    assert [table["match"] for table in client.get("/api/matches").json()["matches"]] == [match]
    first, second = stranger(client), stranger(client)
    assert first.post(f"/api/matches/{match}/seats/2", json={"name": "Cy"}).status_code == 200
    assert second.post(f"/api/matches/{match}/seats/2", json={"name": "Di"}).status_code == 409
    assert client.get("/api/matches").json()["matches"] == []


def test_games_that_wait_for_me_come_first(client):
    matches = [create(client)[0] for _ in range(3)]
    mine = client.get("/api/mine").json()["matches"]
    assert {table["match"] for table in mine} == set(matches)
    assert [table["waits"] for table in mine] == sorted((table["waits"] for table in mine), reverse=True)
    assert stranger(client).get("/api/mine").json()["matches"] == []


def test_a_seat_can_be_handed_to_a_bot(client):
    match, keys = create(client)
    seat = snapshot(client, match)["decision"]["seat"]
    before = snapshot(client, match)["number"]
    assert client.post(f"/api/matches/{match}/seats/{seat}/bot", json={"bot": "greedy"}, headers=keys[seat]).status_code == 200
    deadline = time.monotonic() + 20
    while snapshot(client, match)["number"] == before and time.monotonic() < deadline:
        time.sleep(0.05)
    assert snapshot(client, match)["number"] > before


def test_a_mirror_match_is_told_what_chance_did(client):
    match, _ = create(client, mirror=True)
    seen = snapshot(client, match)
    assert seen["decision"]["seat"] == "chance"
    assert move(client, match, None, 0, seen["decision"]["options"][0]["code"]).status_code == 200
    assert snapshot(client, match)["number"] == 1


def test_every_moment_of_a_match_has_its_snapshot(client):
    match, _ = create(client, hot_seat=True)
    for _ in range(4):
        seen = snapshot(client, match)
        move(client, match, None, seen["number"], seen["decision"]["options"][0]["code"])
    early = snapshot(client, match, at=16)
    assert early["number"] == 16
    assert early["last"] == snapshot(client, match)["number"]
    assert client.get(f"/api/matches/{match}?at=9999").status_code == 422


def test_chat_is_for_seats(client):
    match, keys = create(client)
    assert client.post(f"/api/matches/{match}/chat", json={"text": "<script>\u0007hello"}, headers=keys[1]).status_code == 201
    said = client.get(f"/api/matches/{match}/chat", headers=keys[2]).json()["chat"]
    number = client.get(f"/api/matches/{match}", headers=keys[2]).json()["number"]
    assert said == [{"line": 0, "seat": 1, "text": "<script>hello", "number": number}]
    assert stranger(client).get(f"/api/matches/{match}/chat").status_code == 403


def test_the_dealers_seed_is_in_no_answer_before_the_end(client):
    match, keys = create(client)
    stored = client.portal.call(client.app.state.server.store.find, match)
    answers = [
        client.get(f"/api/matches/{match}{path}", headers=headers).text
        for path in ("", "/record", "/why?code=0", "/chat", "?at=3")
        for headers in (None, keys[1], keys[2])
    ]
    answers += [client.get(path).text for path in ("/api/mine", "/api/matches", "/metrics", "/api")]
    assert not [answer for answer in answers if stored.seed in answer or stored.dealing.salt in answer]


def test_secrets_are_stored_as_hashes_only(client):
    match, keys = create(client)
    stored = client.portal.call(client.app.state.server.store.find, match)
    kept = json.dumps([vars(seat) for seat in stored.seats])
    assert all(headers["Authorization"].split()[1] not in kept for headers in keys.values())
    assert client.cookies["midway"] not in kept


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 422),
        (b"{", 422),
        (b"[]", 422),
        (b"\xff\xfe", 422),
        (b"[" * 50_000, 422),
        (b'{"number": 1.5, "code": 1}', 422),
        (b'{"number": 1, "code": 1, "more": 1}', 422),
        (b'{"number": -1, "code": 1}', 422),
        (b'{"number": 1, "code": "1"}', 422),
        (b'{"number": 1, "code": 1e400}', 422),
        (b" " * 70_000, 413),
    ],
)
def test_nonsense_is_answered_with_one_sentence(refused, body, status):
    match, keys = create(refused)
    headers = {**keys[1], "Content-Type": "application/json"}
    answer = refused.post(f"/api/matches/{match}/moves", content=body, headers=headers)
    assert answer.status_code == status
    assert answer.json()["text"].endswith(".")


@pytest.mark.parametrize(
    ("request_", "status"),
    [
        ({"game": "chess", "seats": TWO}, 422),
        ({"game": "worldsfair", "seats": [{"name": "Ann"}]}, 422),
        ({"game": "worldsfair", "seats": []}, 422),
        ({"game": "worldsfair", "seats": [{"bot": "gredy"}, {"name": "Bo"}]}, 422),
        ({"game": "worldsfair", "seats": TWO, "options": {"approvals": "never"}}, 422),
        ({"game": "worldsfair", "seats": [{"name": "A\u0000"}, {"name": "Bo"}]}, 422),
        ({"game": "worldsfair", "seats": TWO, "seed": "a b"}, 422),
    ],
)
def test_a_match_that_cannot_be_is_refused(refused, request_, status):
    answer = refused.post("/api/matches", json=request_, params={"lang": "pl"})
    assert answer.status_code == status
    assert answer.json()["text"]


def test_another_site_can_do_nothing(client):
    match, keys = create(client)
    elsewhere = {"Origin": "https://evil.example"}
    assert client.post("/api/matches", json={"game": "worldsfair", "seats": TWO}, headers=elsewhere).status_code == 403
    form = {**keys[1], "Content-Type": "application/x-www-form-urlencoded"}
    assert client.post(f"/api/matches/{match}/moves", content="number=1", headers=form).status_code == 415
    cookie = stranger(client).post("/api/matches", json={"game": "worldsfair", "seats": TWO}).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "frame-ancestors 'none'" in client.get("/api").headers["content-security-policy"]


@pytest.mark.parametrize("odd", ["%00", "a%00b", "%0A", "%C3%A9", "x" * 33])
def test_what_cannot_be_the_name_of_a_match_or_a_lesson_is_not_found(client, odd):
    """Also where the database takes no such text."""
    asked = [client.get(f"/api/matches/{odd}"), client.get(f"/api/lessons/{odd}")]
    asked.append(client.post(f"/api/matches/{odd}/whatif", json={"at": 0, "seed": "a"}))
    assert [answer.status_code for answer in asked] == [404, 404, 404]


def test_asking_too_often_is_refused(client):
    limiter = client.app.state.server.by_address
    limiter.burst, limiter.per_second = 5.0, 0.0
    limiter.buckets.clear()
    statuses = [client.get("/api/games").status_code for _ in range(12)]
    assert statuses[:5] == [200] * 5
    assert statuses[-1] == 429


def test_health_metrics_and_the_description_of_the_api(client):
    assert client.get("/health").json() == {"alive": True}
    assert client.get("/ready").json() == {"ready": True}
    assert "midway_moves_total" in client.get("/metrics").text
    assert "/api/matches/{match}/moves" in client.get("/api").json()["paths"]
    assert client.get("/nowhere?lang=fr").json()["text"] == "Introuvable."


def test_games_with_their_rules_in_a_language(client):
    game = client.get("/api/games/worldsfair?lang=pl").json()
    assert game["title"] == "Wystawa Światowa 1893"
    assert len(game["rules"]) == 49
    assert len(game["cards"]["ticket"]) == 28
    assert client.get("/api/games/chess").status_code == 422
    table, notes = (client.get(f"/api/games/worldsfair/{part}?lang=pl").json() for part in ("table", "notes"))
    for kind, cards in table["cards"].items():
        assert {id: {**card, "line": notes["lines"][kind][id]} for id, card in cards.items()} == game["cards"][kind]
    assert notes["cites"] == {rule["id"]: rule["cite"] for rule in game["rules"]}


def test_a_long_answer_is_packed_for_those_who_take_it(client):
    plain = client.get("/api/games/museum", headers={"Accept-Encoding": "identity"})
    packed = client.get("/api/games/museum", headers={"Accept-Encoding": "gzip"})
    assert "Content-Encoding" not in plain.headers
    assert packed.headers["Content-Encoding"] == "gzip"
    assert packed.json() == plain.json()
    assert int(packed.headers["Content-Length"]) < int(plain.headers["Content-Length"]) / 3
    assert "Content-Encoding" not in client.get("/health", headers={"Accept-Encoding": "gzip"}).headers


def test_a_refusal_cites_the_rule_as_players_do_in_their_language(client):
    match, keys = create(client)
    seat = keys[snapshot(client, match)["decision"]["seat"]]
    for language, cite in [("en", "Turn, step 2"), ("fr", "Tour, étape 2"), ("pl", "Tura, krok 2")]:
        answer = client.get(f"/api/matches/{match}/why?choice=patron:arts&lang={language}", headers=seat).json()
        assert (answer["rule"], answer["cite"]) == ("WF turn.2", cite)
        rules = {rule["id"]: rule for rule in client.get(f"/api/games/worldsfair?lang={language}").json()["rules"]}
        assert rules["WF turn.2"]["cite"] == cite


def test_seats_count_from_one_in_paths_answers_and_sentences(client):
    match, keys = create(client)
    assert sorted(keys) == [1, 2]
    path = f"/api/matches/{match}/seats"
    assert client.post(f"{path}/2/key", headers=keys[2]).json()["seat"] == 2
    for beyond in ("0", "3", "-1", "²", "x"):
        answer = client.post(f"{path}/{beyond}/key")
        assert answer.status_code == 422
        assert answer.json()["text"] == f"There is no seat {beyond}; this match has seats 1 to 2."
    record = client.get(f"/api/matches/{match}/record").text.splitlines()
    written = [line.split()[1] for line in record if line[:1].isdigit()]
    assert written == [str(event["seat"]) for event in snapshot(client, match)["log"]]


def test_what_was_measured_about_bots_is_told_with_its_commands(client, monkeypatch):
    seats = ["guide", "visitor"]
    made = {bot: how_made(find("worldsfair"), bot, 2) for bot in seats}
    ms = {"guide": 0.2, "visitor": 0.1}
    line = Line("worldsfair", 0, "1-0", {}, made, seats, [0, 1], [50, 40], 150, ms, "0.1.0", "2026-11-16")
    found = strength.figures([line])
    monkeypatch.setattr(strength, "kept", lambda: found)
    told = client.get("/api/games/worldsfair/strength").json()
    assert [one["bot"] for one in told["ladder"]["ratings"]] == ["guide", "visitor"]
    assert told["pairs"][0]["command"] == "midway ladder worldsfair --bots guide,visitor --players 2 --games 1 --seed 1"
    levels = {level["bot"]: level for level in client.get("/api/games").json()["games"][-1]["levels"]}
    assert (levels["guide"]["wins"], levels["visitor"]["wins"]) == (10, None)
    assert client.get("/api/games/chess/strength").status_code == 422
