"""Tables in the memory of a server: what all who look on share, and rooms that nobody uses."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import replace
from types import SimpleNamespace

import pytest
import tricks
from test_admin import until
from test_api import create, move, snapshot
from test_live import live

from midway.kernel.game import find
from midway.kernel.words import Words
from midway.match import Match
from midway.table import server as servers
from midway.table.answers import encode
from midway.table.showing import Showing
from midway.table.stored import Stored, StoredSeat

pytestmark = pytest.mark.either

NAMES = ["Ann", "Bo", "Cy"]
READERS = ([], [0], [1], [2], [0, 1])


def stored_as(match):
    """How a table with this match is stored."""
    seats = tuple(StoredSeat(name, "", "", None) for name in NAMES)
    return Stored("m", match.game.name, 1, "", match.content, {}, {}, match.seal, "3", False, seats)


def seen(match, stored=None):
    """A table with this match, at which who holds several seats plays the one that decides."""
    stored = stored or stored_as(match)
    chosen = {"seat_among": lambda held: match.seat if match.seat in held else held[0] if held else None}
    return SimpleNamespace(id="m", match=match, stored=stored, thinking=None, **chosen)


@pytest.mark.parametrize("game", [tricks.GAME, *map(find, ("worldsfair", "museum", "destiny"))], ids=lambda game: game.name)
def test_who_shares_a_showing_is_told_what_they_would_be_told_alone(game):
    rng = random.Random(5)
    match = Match(game, NAMES, seed=3)
    for number in range(60):
        if match.result:
            break
        match.choose(rng.choice(match.legal()))
        if number % 6 == 0:
            room, since, drawn = seen(match), max(0, match.number - 20), number % 12 == 0
            shared = Showing(room, "fr", drawn=drawn)
            for held in rng.sample(READERS, len(READERS)):
                alone = Showing(room, "fr", drawn=drawn).snapshot(room, held, since)
                assert encode(shared.snapshot(room, held, since)) == encode(alone)


@pytest.mark.parametrize("game", [tricks.GAME, *map(find, ("worldsfair", "museum", "destiny"))], ids=lambda game: game.name)
@pytest.mark.parametrize("drawn", [False, True])
def test_what_is_taken_over_from_an_earlier_showing_is_what_it_would_be(game, drawn):
    rng = random.Random(7)
    match = Match(game, NAMES, seed=3)
    before, stored = None, stored_as(match)
    for number in range(60):
        stored = replace(stored, said=number) if number % 9 == 0 else stored
        room, since = seen(match.copy(), stored), match.number - 3
        before, afresh = Showing(room, "fr", drawn=drawn, before=before), Showing(room, "fr", drawn=drawn)
        for held in READERS:
            assert encode(before.snapshot(room, held, since)) == encode(afresh.snapshot(room, held, since))
        for _ in range(rng.randint(1, 3)):
            if match.result is None:
                match.choose(rng.choice(match.legal()))


def after(told, news):
    """A snapshot with what has changed in it, as a client puts them together."""
    nested = {name: {**told[name], **news.get(name, {})} for name in ("view", "extras")}
    return {**told, **news, **nested, "log": news.get("log", []), "began": None}


@pytest.mark.parametrize("game", [tricks.GAME, *map(find, ("worldsfair", "museum", "destiny"))], ids=lambda game: game.name)
@pytest.mark.parametrize("drawn", [False, True])
def test_who_follows_knows_by_what_has_changed_what_a_snapshot_would_tell(game, drawn):
    rng = random.Random(11)
    match = Match(game, NAMES, seed=3)
    stored, before, last = stored_as(match), None, {}
    for number in range(60):
        room, around = seen(match.copy(), stored), {"seats": [], "watching": 0, "thinking": None}
        before = Showing(room, "fr", drawn=drawn, before=before)
        for place, held in enumerate(READERS):
            told, known = last.get(place, (None, None))
            if told and (number + place) % 5 == 0:
                continue  # was not told this time: the next news are from further back
            now = before.told(room, held, told["number"] if told else 0, around, True)
            whole, news = json.loads(encode(now.parts)), now.since(known) if known else None
            if news is not None:
                assert after(told, json.loads(encode(news))) == {**whole, "began": None}
            now.own.update(log=[], began=None)
            last[place] = {**whole, "log": []}, now
        if match.result is None:
            match.choose(rng.choice(match.legal()))


def test_a_room_that_nobody_used_for_a_while_is_packed_and_goes_on(client):
    match, _ = create(client, hot_seat=True)
    for _ in range(4):
        told = snapshot(client, match)
        move(client, match, None, told["number"], told["decision"]["options"][0]["code"])
    before = snapshot(client, match)
    room = client.app.state.server.rooms[match]
    client.portal.call(room.sleep)
    assert room._awake is None
    assert len(room._packed[0]) < 10_000
    assert snapshot(client, match) == before
    client.portal.call(room.sleep)
    answer = move(client, match, None, before["number"], before["decision"]["options"][0]["code"])
    assert answer.json()["number"] == before["number"] + 1
    after = snapshot(client, match)["log"][: before["number"]]
    assert [event["lines"] for event in after] == [event["lines"] for event in before["log"]]


def test_texts_are_loaded_aside(client, monkeypatch):
    loops, load = [], Words.__init__

    def loading(self, *given):
        loops.append(asyncio._get_running_loop())
        load(self, *given)

    Words.load.cache_clear()
    monkeypatch.setattr(Words, "__init__", loading)
    match, _ = create(client, hot_seat=True)
    assert client.get(f"/api/matches/{match}?lang=pl").json()["where"]
    with live(client, match, lang="fr") as socket:
        assert socket.receive_json()["where"]
    assert len(loops) > 6
    assert not any(loops)


def test_a_server_packs_what_is_idle(client, monkeypatch):
    match, _ = create(client)
    snapshot(client, match)
    server = client.app.state.server
    monkeypatch.setattr(servers, "IDLE", 0.01)
    tidying = client.portal.start_task_soon(server._tidy)
    until(lambda: server.rooms[match]._awake, None)
    tidying.cancel()
