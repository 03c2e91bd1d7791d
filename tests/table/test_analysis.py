"""Analyses over the API: only of finished matches, made in the background, stored, the same for everyone."""

from __future__ import annotations

import asyncio
import json

import pytest
import studies
from midway.analysis.marks import grades
from midway.table.analyses import MOST, TRIES, Analyses
from midway.table.store import Store

pytestmark = pytest.mark.either


@pytest.fixture(scope="module")
def study():
    return studies.study()


def bring(client):
    answer = client.post("/api/records", content=studies.RECORD.read_text(), headers={"Content-Type": "text/plain"})
    return answer.json()["match"]


def test_only_a_finished_match_is_analysed(client):
    match = client.post("/api/matches", json={"game": "museum", "seats": [{}, {"bot": "greedy"}]}).json()["match"]
    answer = client.get(f"/api/matches/{match}/analysis")
    assert answer.status_code == 409
    assert answer.json()["text"] == "A match can be analysed once it is over."


def test_a_server_that_makes_no_analyses_says_so(client):
    told = client.get(f"/api/matches/{bring(client)}/analysis").json()
    assert told["fault"] == "This server makes no analyses; it was started with --no-warm-up."
    assert not told["done"]
    assert told["events"] == told["marks"] == []


def test_an_analysis_is_stored_and_told_in_the_readers_language(client, study):
    match, server = bring(client), client.app.state.server
    server.analyst.works = True
    waiting = client.get(f"/api/matches/{match}/analysis").json()
    assert (waiting["done"], waiting["fault"], waiting["before"]) == (False, None, 0)
    server.analyst.works = False
    client.portal.call(server.analyses.keep, match, 1.0, json.dumps(study.to_json()), True)
    for language in ("en", "pl"):
        told = client.get(f"/api/matches/{match}/analysis?lang={language}").json()
        assert told["done"]
        assert told["read"] == told["last"] == study.match.number
        assert told["grades"] == list(grades(len(study.match.seats)))
        assert len(told["sums"]) == len(told["plays"]) == len(study.match.seats)
        for sums in told["sums"]:
            assert sums["start"] + sums["luck"] + sums["own"] + sums["others"] == sums["end"]
            assert sum(sums["shown"][part] for part in ("start", "luck", "own", "others")) == sums["shown"]["end"]
        mark = told["marks"][0]
        assert mark["seat"] == study.marks[0].seat + 1
        assert [mark["grade"] for mark in told["marks"]] == [1, 2, 3]
        assert mark["played"]["text"]
        assert mark["played"]["text"] != mark["better"]["text"]
        assert {mark["played"]["code"], mark["better"]["code"]} <= {option["code"] for option in mark["options"]}
        assert mark["options"][0]["code"] == mark["better"]["code"]


def test_an_analysis_of_an_earlier_version_is_made_anew_where_it_can_be(client, study):
    match, server = bring(client), client.app.state.server
    told = study.to_json() | {"version": 1, "marks": [{**mark, "options": []} for mark in study.to_json()["marks"]]}
    client.portal.call(server.analyses.ask, match, 8.0)
    client.portal.call(server.analyses.keep, match, 8.0, json.dumps(told), True)
    assert client.get(f"/api/matches/{match}/analysis").json()["done"]
    server.analyst.works = True
    assert not client.get(f"/api/matches/{match}/analysis").json()["done"]
    server.analyst.works = False
    assert client.portal.call(server.analyses.find, match).times == 8.0


def test_the_queue_is_fair_bounded_and_survives_a_server(database):
    async def run():
        store = Store(database)
        await store.open()
        queue = Analyses(store)
        for match in ("a", "b"):
            assert await queue.ask(match, 1.0)
        assert (await queue.find("b")).before == 1
        assert await queue.lease() == ("a", 1.0)
        assert await queue.lease() == ("b", 1.0)
        assert await queue.lease() is None  # both are being worked on
        await queue.keep("a", 1.0, "{}", True)
        assert (await queue.find("a")).done
        assert await queue.ask("a", 1.0)  # it is there, so nothing changes
        assert (await queue.find("a")).done
        assert await queue.ask("a", 8.0)
        assert not (await queue.find("a")).done
        await queue.keep("a", 1.0, "{}", True)  # what comes late of the shorter one is not wanted
        assert not (await queue.find("a")).done
        for number in range(MOST):
            wanted = await queue.ask(f"m{number}", 1.0)
        assert not wanted
        await store.close()

    asyncio.run(run())


def test_an_analysis_that_fails_again_and_again_is_given_up(database, monkeypatch):
    monkeypatch.setattr("midway.table.analyses.LEASE", -1.0)

    async def run():
        store = Store(database)
        await store.open()
        queue = Analyses(store)
        await queue.ask("a", 1.0)
        leased = [await queue.lease() for _ in range(TRIES + 1)]
        assert leased == [("a", 1.0)] * TRIES + [None]
        assert (await queue.find("a")).given_up
        await store.close()

    asyncio.run(run())


def test_the_analyst_reads_what_its_process_writes(client, study, monkeypatch):
    """The process is real; what it writes is an analysis that was made before, because making one takes a while."""
    told = json.dumps(study.to_json())
    program = f"import sys; assert sys.stdin.read().startswith('midway record'); print({told!r})"
    match, server = bring(client), client.app.state.server
    monkeypatch.setattr("midway.table.analyst.COMMAND", ("-c", program))
    client.portal.call(server.analyses.ask, match, 1.0)
    client.portal.call(server.analyst._analyse, match, 1.0)
    assert client.get(f"/api/matches/{match}/analysis").json()["done"]
