"""Hints: what choices are worth to a seat, from what it sees; noted for everyone, in the log and in the record."""

from __future__ import annotations

import json
import os
import random
import signal
from itertools import count
from types import SimpleNamespace

import pytest
from midway import Match, bots
from midway.bots.hint import LAMPS, SETTLED, SHOWN, Change, Idea, hint, hints, reason, searching, seed_of
from midway.kernel.game import names
from midway.kernel.words import LANGUAGES
from midway.match.proof import replay
from midway.match.record import parse
from midway.table.app import make_app
from starlette.testclient import TestClient
from twins import twin

pytestmark = pytest.mark.either

PLAYOUTS = 60
SEATS = [{"name": "Ann"}, {"name": "Bo"}]


@pytest.fixture
def client(tmp_path):
    with TestClient(make_app(f"sqlite:///{tmp_path}/tables.db", rate=0), base_url="http://testserver") as browser:
        yield browser


def table(client, **more):
    made = client.post("/api/matches", json={"game": "worldsfair", "seats": SEATS, "hot_seat": True, **more}).json()
    return f"/api/matches/{made['match']}"


def reached(game: str, events: int, players: int = 3) -> Match:
    """A match of greedy bots in which somebody has a choice, after some events."""
    match = Match(game, players, seed=5)
    greedy = bots.find(match.game, "greedy", seed=1)
    while match.number < events or len(match.legal()) <= SHOWN:
        match.choose(greedy.choose(match.view(match.seat), match.decision))
    return match


@pytest.mark.parametrize("game", names())
def test_a_hint_gets_more_exact_and_is_the_same_again(game, monkeypatch):
    monkeypatch.setattr("midway.bots.search.time", SimpleNamespace(monotonic=lambda: 0.0))  # there is time enough
    match = reached(game, 120)
    asked = searching(match.game), match.view(match.seat), match.legal(), seed_of(match), PLAYOUTS
    told = list(hints(*asked))
    assert [one.lamps for one in told] == sorted(one.lamps for one in told)
    assert told[-1].lamps == LAMPS
    for one in told:
        assert sorted(idea.code for idea in one.ideas) == match.legal()
        for idea in one.ideas:
            assert 0 <= idea.low <= idea.chances[match.seat] <= idea.high <= 1
            assert sum(idea.chances) == pytest.approx(1, abs=0.001)
    tried = [one.ideas[0].tried for one in told]
    assert tried == sorted(tried)
    assert tried[-1] > tried[0]
    settled = [[idea.code for idea in one.ideas] for one in told if one.lamps > SETTLED]
    assert all(order == settled[0] for order in settled)
    assert list(hints(*asked))[-1] == told[-1]


@pytest.mark.parametrize("game", names())
def test_a_slow_machine_tells_soon_what_the_games_own_bot_would_play(game, monkeypatch):
    match = reached(game, 120)
    clock = count(step=0.3)  # every look at it takes as long as a first hint may
    monkeypatch.setattr("midway.bots.search.time", SimpleNamespace(monotonic=lambda: next(clock)))
    first, *_, last = hints(searching(match.game), match.view(match.seat), match.legal(), seed_of(match))
    assert [idea.tried for idea in first.ideas] == [1, *(0 for _ in match.legal()[1:])]
    assert sorted(idea.code for idea in first.ideas) == match.legal()
    assert first.equal
    for idea in first.ideas:
        assert idea.low <= idea.chances[match.seat] <= idea.high
        assert sum(idea.chances) == pytest.approx(1, abs=0.001)
    assert all(idea.tried for idea in last.ideas)


@pytest.mark.parametrize("game", ["museum", "destiny"])
def test_a_hint_depends_on_nothing_that_the_seat_cannot_see(game):
    rng = random.Random(3)
    match = reached(game, 200)
    other = twin(match, match.seat, rng)
    assert other is not None
    assert other.state != match.state
    told = hint(match, PLAYOUTS)
    assert told == hint(other, PLAYOUTS)
    reasons = [[reason(one, idea, "en") for idea in told.ideas[:SHOWN]] for one in (match, other)]
    assert reasons[0] == reasons[1]


def test_nobody_else_is_given_a_hint():
    match = reached("worldsfair", 40)
    while match.seat >= 0:
        match.choose(match.legal()[0])
    assert hint(match) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_a_reason_has_at_most_two_sentences_made_of_facts(game, language):
    match = reached(game, 150)
    rival = (match.seat + 1) % 3
    said = set()
    for code in match.legal():
        plain = reason(match, Idea(code, (), 0, 1, (), 9), language)
        assert len(plain) <= 1
        changed = reason(match, Idea(code, (), 0, 1, (), 9, Change(rival, -3.2, match.legal()[0])), language)
        assert changed[:-1] == plain
        assert match.seats[rival].name in changed[-1]
        assert "3" in changed[-1]
        said.update(plain)
    assert said or game == "museum"


def test_a_hint_comes_in_steps_and_is_noted_for_everyone(client, monkeypatch):
    monkeypatch.setattr("midway.bots.hint.SECONDS", 5.0)  # enough for some steps on a busy machine, too
    path = table(client)
    before = client.get(path).json()
    assert [seat["hints"] for seat in before["seats"]] == [0, 0]
    number, seat = before["number"], before["decision"]["seat"]
    with client.stream("POST", f"{path}/hint", json={"number": number}) as answer:
        assert answer.headers["content-type"].startswith("application/x-ndjson")
        steps = [json.loads(line) for line in answer.iter_lines()]
    assert len(steps) > LAMPS
    assert steps[-1]["lamps"] == LAMPS
    assert {choice["code"] for choice in steps[-1]["choices"]} == {option["code"] for option in before["decision"]["options"]}
    assert all(not choice["reason"] for choice in steps[0]["choices"])
    assert all(choice["reason"] for choice in steps[-1]["choices"][:SHOWN])
    assert [seat["hints"] for seat in client.get(path).json()["seats"]] == [1, 0][:: 1 if seat == 1 else -1]
    code = steps[-1]["choices"][0]["code"]
    client.post(f"{path}/moves", json={"number": number, "code": code})
    entries = {entry["number"]: entry.get("hint", False) for entry in client.get(path).json()["log"]}
    assert [event for event, marked in entries.items() if marked] == [number]
    record = client.get(f"{path}/record").text
    assert record.startswith("midway record 3\n")
    kept = replay(parse(record))
    assert kept.hinted == {number}
    assert [line for line in kept.log() if line.endswith("(with a hint)")]
    again = client.post("/api/records", content=record, headers={"Content-Type": "text/plain"}).json()["match"]
    assert client.get(f"/api/matches/{again}/record").text == record


def test_a_hint_is_refused_where_there_is_nothing_to_choose(client):
    path = table(client, hot_seat=False)
    snapshot = client.get(path).json()
    number = snapshot["number"]
    mine = snapshot["decision"]["seat"] == snapshot["seat"]
    if mine:
        assert client.post(f"{path}/hint", json={"number": number + 1}).json()["error"] == "stale"
        client.post(f"{path}/moves", json={"number": number, "code": snapshot["decision"]["options"][0]["code"]})
        while client.get(path).json()["decision"]["seat"] == 1:
            shot = client.get(path).json()
            client.post(f"{path}/moves", json={"number": shot["number"], "code": shot["decision"]["options"][0]["code"]})
        number = client.get(path).json()["number"]
    answer = client.post(f"{path}/hint", json={"number": number})
    assert (answer.status_code, answer.json()["error"]) == (409, "hint-turn")
    client.cookies.clear()
    assert client.post(f"{path}/hint", json={"number": number}).status_code == 403


def test_a_process_that_dies_is_replaced(client):
    path = table(client)
    number = client.get(path).json()["number"]
    assert client.post(f"{path}/hint", json={"number": number}).text
    hinting = client.app.state.server.hinting
    os.kill(hinting.process.pid, signal.SIGKILL)
    client.portal.call(hinting.process.wait)
    last = client.post(f"{path}/hint", json={"number": number}).text.splitlines()[-1]
    assert json.loads(last)["lamps"] == LAMPS
