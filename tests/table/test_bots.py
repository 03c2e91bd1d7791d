"""Bots at a table: their processes, whose turn comes first, and what is played for one that fails."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from contextlib import asynccontextmanager
from itertools import pairwise

import pytest
from starlette.testclient import TestClient
from test_api import create
from test_live import live
from test_writer import at_a_store

from midway import Match
from midway.bots import find, others
from midway.kernel.game import names
from midway.kernel.words import LANGUAGES
from midway.match import Seat
from midway.table import bots
from midway.table.app import make_app
from midway.table.bots import BotPool
from midway.table.worker import Asked, Bots

pytestmark = pytest.mark.either

BOT = [{"name": "Ann"}, {"bot": "greedy", "name": "Otto"}]


def asked_in(match, name="m", bot="greedy"):
    """What a worker is asked for the seat that decides."""
    decision = match.decision
    view = match.view(match.seat)
    return Asked(name, bot, view, decision.number, decision.seat, decision.kind, decision.codes, None, False)


@asynccontextmanager
async def a_pool(workers=1):
    pool = BotPool(workers)
    try:
        yield pool
    finally:
        await pool.close()


def choosing(pool, match, name="m", bot="greedy"):
    return pool.choose(name, match.view(match.seat), match.decision, bot, match.content)


def test_a_bot_remembers_its_match():
    match, kept = Match("worldsfair", 2, seed=7), Bots()
    assert kept.choose(asked_in(match)) in match.legal()
    [first] = kept.kept.values()
    kept.choose(asked_in(match))
    assert list(kept.kept.values()) == [first]
    kept.choose(asked_in(match, "another"))
    assert len(kept.kept) == 2


def test_a_match_comes_back_to_the_process_that_remembers_it():
    match = Match("worldsfair", 2, seed=7)

    async def story():
        async with a_pool(2) as pool:
            both = await asyncio.gather(choosing(pool, match, "one"), choosing(pool, match, "two"))
            assert not any(chosen.stood_in for chosen in both)
            known = {worker.matches[0]: worker.process.pid for worker in pool.workers}
            for name in ("two", "two", "one", "two"):
                await choosing(pool, match, name)
            assert known == {worker.matches[0]: worker.process.pid for worker in pool.workers}
            assert all(len(worker.matches) == 1 for worker in pool.workers)

    asyncio.run(story())


def test_the_games_own_bot_stands_in_for_one_whose_process_dies():
    match = Match("worldsfair", 2, seed=7)

    async def story():
        async with a_pool() as pool:
            [worker] = pool.workers
            process = await worker.start()
            os.kill(process.pid, signal.SIGSTOP)  # so that it dies in the middle of a decision
            asked = asyncio.create_task(choosing(pool, match, bot="random"))
            while not worker.busy:
                await asyncio.sleep(0)
            os.kill(process.pid, signal.SIGKILL)
            chosen = await asked
            assert (chosen.stood_in, pool.failures) == (True, {"died": 1})
            assert not (await choosing(pool, match)).stood_in
            return chosen.code

    greedy = find(match.game, "greedy", 1)
    assert asyncio.run(story()) in {greedy.choose(match.view(match.seat), match.decision) for _ in range(40)}


def test_the_games_own_bot_stands_in_for_a_program_that_fails(monkeypatch, capfd):
    monkeypatch.setenv(others.GIVEN, json.dumps({"mine": f"{sys.executable} -c 'exit(3)'"}))
    match = Match("worldsfair", 2, seed=7)

    async def story():
        async with a_pool() as pool:
            for number in (1, 2):
                assert (await choosing(pool, match, bot="mine")).stood_in
                assert pool.failures == {"broken": number}

    asyncio.run(story())
    assert capfd.readouterr().err.count("The bot mine has ended with exit code 3") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_says_that_a_bot_was_late(tmp_path, monkeypatch, language):
    monkeypatch.setattr(bots, "SECONDS", 0.0)
    said = {"en": "Otto did not answer in time", "fr": "Otto n’a pas répondu à temps", "pl": "Otto nie zdąża z odpowiedzią"}
    with TestClient(make_app(f"sqlite:///{tmp_path}/tables.db"), base_url="http://testserver") as client:
        match, keys = create(client, BOT, seed="8")
        with live(client, match, keys[1]) as watching:
            seen = watching.receive_json()
            while seen["decision"]["seat"] != 1:
                seen = watching.receive_json()
        seen = client.get(f"/api/matches/{match}", params={"lang": language}).json()
        late = [entry for entry in seen["log"] if any(said[language] in line for line in entry["lines"])]
        assert late
        assert {entry["seat"] for entry in late} == {2}
        assert f"midway_bots_late {float(len(late))}" in client.get("/metrics").text
        again = client.portal.call(client.app.state.server.store.find, match)
        assert again.late == {entry["number"] for entry in late}


def test_tables_of_people_come_first_and_then_who_has_waited_longest(database):
    async def story(store):
        seats = [Seat("Ann", "random"), Seat("Otto", "random")]
        for name, owners in (("a", [None, None]), ("b", [None, None]), ("person", ["me", None]), ("c", [None, None])):
            await store.create(name, Match("worldsfair", seats, seed=7), ["x", "y"], owners, False)
        turns = [(await store.lease_turn())[0] for _ in range(4)]
        assert turns == ["person", "a", "b", "c"]
        assert await store.lease_turn() is None
        for name in ("b", "a", "c"):
            match = Match("worldsfair", seats, seed=7)
            number = match.number
            match.choose(match.legal()[0])
            await store.append(name, match, match.events[number:], None)
        assert [(await store.lease_turn())[0] for _ in range(3)] == ["b", "a", "c"]

    at_a_store(database, story)


def test_a_level_brings_its_own_name_and_never_a_number(client):
    match, _ = create(client, [{"name": "Ada"}, {"bot": "guide"}, {"bot": "guide"}, {"bot": "engineer"}])
    seats = client.get(f"/api/matches/{match}").json()["seats"]
    assert [(seat["name"], seat["bot"]) for seat in seats[1:]] == [("Felix", "guide"), ("Iris", "guide"), ("Otto", "engineer")]


def test_every_level_has_names_of_its_own(client):
    [game, *_] = client.get("/api/games").json()["games"]
    assert [level["bot"] for level in game["levels"]] == ["visitor", "guide", "merchant", "engineer", "architect"]
    names = [name for level in game["levels"] for name in level["names"]]
    assert len(set(names)) == len(names) == 25
    for level in game["levels"]:
        assert len({name[0] for name in level["names"]}) == 5
    assert [level["seconds"] > 0 for level in game["levels"][-2:]] == [True, True]


def test_in_a_serious_match_nothing_is_taken_back_and_nobody_is_given_a_hint(client):
    match, keys = create(client, [{"name": "Ann"}, {"name": "Bo"}], game="museum", serious=True, hot_seat=True)
    seen = client.get(f"/api/matches/{match}").json()
    assert seen["serious"]
    while seen["decision"]["options"] and all(option["final"] for option in seen["decision"]["options"]):
        seen = chosen(client, match, seen, 0)
    seen = chosen(client, match, seen, [option["final"] for option in seen["decision"]["options"]].index(False))
    assert not seen["undoable"]
    undone = client.post(f"/api/matches/{match}/undo", json={"number": seen["number"]}, headers=keys[1])
    assert (undone.status_code, undone.json()["text"]) == (422, "This is a serious game: nothing is taken back.")
    hint = client.post(f"/api/matches/{match}/hint", json={"number": seen["number"]})
    assert (hint.status_code, hint.json()["error"]) == (409, "serious")


def chosen(client, match, seen, place):
    """The table after a choice."""
    code = seen["decision"]["options"][place]["code"]
    client.post(f"/api/matches/{match}/moves", json={"number": seen["number"], "code": code})
    return client.get(f"/api/matches/{match}").json()


def test_a_bot_that_thinks_for_a_while_is_seen_thinking(tmp_path, monkeypatch):
    """Its search is slow before it is compiled."""
    monkeypatch.setenv("MIDWAY_CACHE", str(tmp_path))
    app = make_app(f"sqlite:///{tmp_path}/tables.db")
    with TestClient(app, base_url="http://testserver") as client:
        match, _ = create(client, [{"bot": "architect"}, {"bot": "architect"}], game="museum")
        with live(client, match) as watching:
            while (thinking := watching.receive_json()["thinking"]) is None:
                pass
    assert thinking["seat"] in (1, 2)
    assert 0.3 <= thinking["spent"] < thinking["budget"] == 1.0


def test_what_is_compiled_is_told(tmp_path):
    with TestClient(make_app(f"sqlite:///{tmp_path}/tables.db"), base_url="http://testserver") as client:
        while len(states := client.get("/api/warm-up").json()["games"]) < len(names()):
            pass
    assert set(states) == set(names())
    assert set(states.values()) <= {"ready", "plain"}


def test_a_bot_from_elsewhere_can_be_seated_after_the_levels(client, monkeypatch):
    monkeypatch.setenv(others.GIVEN, json.dumps({"mine": f"{sys.executable} -c 'exit(3)'"}))
    [game] = [game for game in client.get("/api/games").json()["games"] if game["game"] == "worldsfair"]
    assert game["levels"][-1] == {"bot": "mine", "names": ["Mine", "Mine 2", "Mine 3"], "seconds": 10, "wins": None}
    create(client, [{"name": "Ann"}, {"bot": "mine", "name": "Mine"}])


def test_a_bot_at_a_table_is_told_what_has_happened_of_late(tmp_path, monkeypatch):
    asked = []

    async def choose(pool, match, view, decision, bot, content):
        asked.append((view, (view.seat, decision.codes[0])))
        return bots.Chosen(decision.codes[0])

    monkeypatch.setattr(BotPool, "choose", choose)
    with TestClient(make_app(f"sqlite:///{tmp_path}/tables.db"), base_url="http://testserver") as client:
        match, _ = create(client, [{"bot": "greedy"}, {"bot": "greedy"}])
        with live(client, match) as watching:
            while len(asked) < 5:
                watching.receive_json()
    for (before, chosen), (now, _) in pairwise(asked[:5]):
        assert now.past[before.number - now.number] == chosen
