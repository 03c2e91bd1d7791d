"""Records brought to a server: looked at, gone on with, refused."""

from __future__ import annotations

import random
import re

import pytest
from test_again import bearer, fresh_key
from test_api import move, snapshot, stranger
from test_record import FINISHED, SAMPLE, changed, rechain

from midway import Match
from midway.match import Seat
from midway.match.record import dumps
from midway.table.server import MOST_EVENTS

pytestmark = pytest.mark.either

TEXT = {"Content-Type": "text/plain; charset=utf-8"}


def bring(browser, text, headers=TEXT, **query):
    browser.app.state.server.bringing.burst = 1e9
    return browser.post("/api/records", content=text, headers=headers, params=query)


def brought(browser, text):
    answer = bring(browser, text)
    assert answer.status_code == 201, answer.text
    return answer.json()["match"]


@pytest.mark.parametrize("path", FINISHED[::6], ids=lambda path: path.stem)
def test_a_finished_record_is_replayed_to_its_result(client, path):
    text = path.read_text(encoding="utf-8")
    match = brought(client, text)
    seen = snapshot(client, match)
    assert f"points {' '.join(map(str, seen['result']['scores']))} " in text
    assert seen["seed"] == (None if seen["mirror"] else re.search(r"over seed (\S+)", text)[1])
    assert snapshot(client, match, at=20)["number"] == 20
    assert client.get(f"/api/matches/{match}/record").text == text
    assert seen["seat"] is None
    assert client.post(f"/api/matches/{match}/rematch").status_code == 403


def test_an_open_record_of_a_sealed_dealer_can_only_be_looked_at(client):
    match = Match("worldsfair", [Seat("Ann"), Seat("Greedy", "greedy")], seed="sealed")
    while match.seat != 1:
        match.choose(match.legal()[0])
    kept = brought(client, dumps(match))
    seen = snapshot(client, kept)
    assert (seen["seat"], seen["seed"], seen["result"]) == (None, None, None)
    assert client.get("/api/mine").json()["matches"] == []
    assert client.post(f"/api/matches/{kept}/seats/1", json={"name": "Ann"}).status_code == 403
    assert client.portal.call(client.app.state.server.store.lease_turn) is None
    assert snapshot(client, kept)["number"] == match.number


def test_an_open_record_of_a_real_table_goes_on_for_whoever_brings_it(client):
    match = Match("worldsfair", [Seat("Ann"), Seat("Bo"), Seat("Greedy", "greedy")], mirror=True)
    for _ in range(25):
        match.choose(match.legal()[-1])
    kept = brought(client, dumps(match))
    seen = snapshot(client, kept)
    assert seen["mine"] == [1, 2]
    assert move(client, kept, None, seen["number"], seen["decision"]["options"][0]["code"]).status_code == 200
    assert snapshot(stranger(client), kept)["seat"] is None
    assert snapshot(stranger(client), kept, bearer(fresh_key(client, kept, 2).json()["key"]))["seat"] == 2


def test_what_is_taken_back_in_a_record_is_taken_back_here(client):
    match = Match("worldsfair", 2, mirror=True)
    for _ in range(30):
        match.choose(match.legal()[0])
    match.undo()
    match.choose(match.legal()[-1])
    assert client.get(f"/api/matches/{brought(client, dumps(match))}/record").text == dumps(match)


WRONG = {
    "empty": b"",
    "no text": b"\xff\xfe\x00",
    "not a record": b"hello\n",
    "cut off": SAMPLE[:-200].encode(),
    "changed": SAMPLE.replace("place:arts", "place:electricity", 1).encode(),
    "illegal": changed(r"place:\w+", "place:mines")[0].encode(),
    "another seed": changed(r"over seed \S+", "over seed other")[0].encode(),
    "unknown game": changed(r"^game \w+", "game chess")[0].encode(),
    "unknown bot": changed(r'"bot": "\w*"', '"bot": "deep"')[0].encode(),
    "long name": changed(r'"name": "\w+', f'"name": "{"x" * 100}')[0].encode(),
    "deep corrections": changed(r"^corrections .*", 'corrections {"board": ' + "[" * 900 + "]" * 900 + "}")[0].encode(),
    "deeper corrections": changed(r"^corrections .*", "corrections " + "[" * 90_000)[0].encode(),
    "odd corrections": changed(r"^corrections .*", 'corrections {"board": {"cards": {"refill": NaN}}}')[0].encode(),
    "odd options": changed(r"^options .*", 'options {"approvals": []}')[0].encode(),
}


@pytest.mark.parametrize("wrong", WRONG)
@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_what_is_no_sound_record_is_refused_with_one_sentence(refused, wrong, language):
    answer = bring(refused, WRONG[wrong], lang=language)
    assert answer.status_code == 422
    assert answer.json()["text"]


def test_a_record_too_large_or_too_long_is_refused(client):
    assert bring(client, b"x" * (1024 * 1024 + 1)).status_code == 413
    assert bring(client, SAMPLE, headers={"Content-Type": "application/json"}).status_code == 415
    match = Match("worldsfair", 2, mirror=True)
    for _ in range(MOST_EVENTS // 2 + 1):
        match.choose(match.legal()[0])
        match.undo()
    assert bring(client, dumps(match)).json()["error"] == "record-long"


def test_bringing_too_often_is_refused(client):
    statuses = [client.post("/api/records", content="", headers=TEXT).status_code for _ in range(30)]
    assert statuses[0] == 422
    assert statuses[-1] == 429


def test_a_changed_record_does_no_harm(client):
    rng = random.Random(7)
    lines = SAMPLE.split("\n")
    for _ in range(150):
        forged = list(lines)
        for _ in range(rng.randint(1, 3)):
            number = rng.randrange(1, len(forged) - 1)
            line = forged[number]
            start, end = sorted((rng.randrange(len(line) + 1), rng.randrange(len(line) + 1)))
            forged[number] = line[:start] + rng.choice(["", "{", "9" * 5000, "null", "\\ud800", '"', "-1", "\u0000"]) + line[end:]
        answer = bring(client, rechain(forged).encode())
        assert answer.status_code in (201, 422), answer.text
