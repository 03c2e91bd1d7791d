"""Hidden hands through every channel: two matches that a reader cannot tell apart give the same bytes."""

from __future__ import annotations

import random

import pytest
from starlette.testclient import TestClient
from twins import twin

from midway.bots.hint import seed_of
from midway.kernel.lines import whole
from midway.kernel.rule import NOBODY
from midway.match import Match
from midway.table.answering import match_summary, since, tallies
from midway.table.answers import encode
from midway.table.app import make_app
from midway.table.hooks import Hook
from midway.table.requests import WhatIfPlace
from midway.table.showing import Showing, snapshot
from midway.table.trying import own_place, played
from midway.table.webhooks import _notice

NAMES = ["Ann", "Bo", "Cy"]
GAMES = [
    ("museum", "modules", {"pavilions": "on", "loans": "on"}),
    ("museum", "second-edition", {"edition": "2", "pavilions": "on", "boards": "advanced"}),
    ("museum", "base", {}),
    ("destiny", "hidden-money", {}),
]
TRIED = ("favour", "lend", "place", "consult", "spend", "play", "answer", "put-away", "swap")  # by bots that try out things
EVERY = 61  # events between two looks; every kind of decision is looked at besides
WHYS = 4  # codes asked about over the network
CODES = 40  # codes asked about without it, others at every look
STEPS = 5  # choices in a what if
CASES = 100_000  # answers of a game that are compared, in the long run


@pytest.fixture
def client(tmp_path):
    with TestClient(make_app(f"sqlite:///{tmp_path}/tables.db", rate=0), base_url="http://testserver") as browser:
        yield browser


def table_of(client, game):
    """A table of three, whose match is set from outside; the room and the keys of its seats."""
    made = client.post(
        "/api/matches", json={"game": game, "seats": [{"name": name} for name in NAMES], "seed": "7", "hot_seat": True}
    ).json()
    keys = {seat["seat"] - 1: {"Authorization": f"Bearer {seat['key']}"} for seat in made["seats"]}
    client.cookies.clear()
    client.portal.call(client.app.state.server.room, made["match"])
    return client.app.state.server.rooms[made["match"]], keys


def stops(game, options, seed):
    """Positions of a game by bots that try out things: regularly, and at the first decision of each kind."""
    match = Match(game, NAMES, seed=seed, options=options)
    rng = random.Random(seed)
    seen: dict[str, int] = {}
    while match.seat != NOBODY:
        kind = match.decision.kind
        seen[kind] = seen.get(kind, 0) + 1
        if match.number % EVERY == 0 or seen[kind] == 1:
            yield match
        legal = match.legal()
        tried = [code for code in legal if match.game.codes.describe(code)[0] in TRIED]
        if tried and rng.random() < 0.6:
            match.choose(rng.choice(tried))
        else:
            match.choose(match.plain.choose([match.state], 1, rng.getrandbits(32)) if rng.random() < 0.7 else rng.choice(legal))


def asked(client, room, headers, language, rng):
    """Everything that a reader can ask the server about a match."""
    path = f"/api/matches/{room.id}"
    sent = {**headers, "Accept-Language": language}
    number, codes = room.match.number, rng.sample(range(len(room.match.game.codes)), WHYS)
    illegal = next(code for code in codes if room.match.why(room.match.seat, code))
    yield client.get(path, headers=sent).content
    yield client.get(path, headers=sent, params={"at": number * 2 // 3}).content
    yield client.get(f"{path}/course", headers=sent).content
    yield client.get(f"{path}/tallies", headers=sent).content
    yield client.get(f"{path}/since", headers=sent).content
    yield client.get(f"{path}/record", headers=sent).content
    for code in codes:
        yield client.get(f"{path}/why", headers=sent, params={"code": code}).content
    yield client.post(f"{path}/moves", headers=sent, json={"number": number, "code": illegal}).content
    yield client.post(f"{path}/moves", headers=sent, json={"number": number + 1, "code": codes[0]}).content
    yield client.post(f"{path}/assist", headers=sent, json={"spaces": [None] * 25}).content
    yield client.get(f"{path}/chat", headers=sent).content
    yield client.get(f"{path}/analysis", headers=sent).content
    for place in ({"at": number}, {"at": number, "hands": [1, 2, 3]}, {"at": number * 2 // 3, "bot": True}):
        yield client.post(f"{path}/whatif", headers=sent, json={"seed": "a", **place}).content
    yield client.post(f"{path}/whatif", headers=sent, json={"seed": "a", "at": number, "code": illegal}).content
    yield client.post(f"{path}/whatif/tallies", headers=sent, json={"seed": "a", "at": number}).content
    yield client.post(f"{path}/whatif/assist", headers=sent, json={"seed": "a", "at": number, "ask": {}}).content
    yield client.get("/api/matches", headers=sent).content
    yield client.get("/api/mine", headers=sent).content
    yield client.get(f"/table/{room.id}", headers=sent).content
    with client.websocket_connect(f"{path}/live", headers={**sent, "Origin": "http://testserver"}) as socket:
        yield socket.receive_text().encode()
    with client.websocket_connect(f"{path}/live?changes=1", headers={**sent, "Origin": "http://testserver"}) as socket:
        first = socket.receive_text()
        yield first.encode()
        yield socket.receive_text().encode() if '"later":true' in first else b""


def told(room, reader, language, rng, entire):
    """Everything that a reader is told without asking, or without a server: since the last look, or the whole log."""
    match, words = room.match, room.match.game.words(language)
    codes = rng.sample(range(len(match.game.codes)), CODES)
    latest = max(0, match.number - EVERY)
    yield encode(snapshot(room, [] if reader is None else [reader], language, 0 if entire else latest))
    yield encode(Showing(room, language).outlooks()) if reader == match.seat else b""
    yield encode(since(room, reader, language)) if reader is not None else b""
    yield encode(tallies(room, reader, language)) if entire else b""
    yield encode(room.course(reader)) if entire else b""
    yield encode(match_summary(room, language))
    yield tried(room, reader, language, rng) if entire and reader is not None else b""
    yield repr([match.why(reader, code, language) for code in codes]) if reader is not None else ""
    yield repr([match.game.picture.fact(match, code, words) for code in match.legal()]) if reader == match.seat else ""
    yield whole(match.game.picture.board(match, reader, words, 80, lambda text, colour: text))
    yield "\n".join(match.game.telling.about(match, reader, words))
    yield "\n".join(match.log(language, reader, latest))
    yield repr(match.view(reader))
    yield repr((match.legal(), seed_of(match))) if reader == match.seat else ""  # all that a hint knows beside the view
    yield repr(_notice(room, Hook(room.id, 1, "", language, 0, False, match.number, True)))


def tried(room, reader, language, rng):
    """What if, from what a reader sees: the first choices, whoever has to make them."""
    trying = own_place(room, [reader], WhatIfPlace(room.match.number, "a", [], [1, 2, 3]))
    for _ in range(STEPS):
        if trying.match.seat != NOBODY:
            trying.whatif.choose(rng.choice(trying.match.legal()))
    return encode(played(trying, None, 1, None, language, drawn=False))


@pytest.mark.rule("MU cards.open")
@pytest.mark.rule("MD 12.1")
@pytest.mark.parametrize(("game", "seed", "options"), GAMES, ids=[f"{game}-{name}" for game, name, _ in GAMES])
def test_what_a_reader_cannot_see_changes_no_byte_of_any_answer(client, game, seed, options):
    twins, _ = compared(*table_of(client, game), client, stops(game, options, seed), random.Random(seed))
    assert twins > 50


@pytest.mark.long
@pytest.mark.parametrize(("game", "seed", "options"), GAMES[1:], ids=[f"{game}-{name}" for game, name, _ in GAMES[1:]])
def test_a_hundred_thousand_answers_to_twins_are_the_same(client, game, seed, options, figure):
    """Many games of Manifest Destiny, and of both editions of Museum together."""
    room, keys = table_of(client, game)
    twins, answers, number, rng = 0, 0, 0, random.Random(seed)
    while answers < CASES / sum(one == game for one, *_ in GAMES[1:]):
        number += 1
        more = compared(room, keys, client, stops(game, options, f"{seed}-{number}"), rng, every=61)
        twins, answers = twins + more[0], answers + more[1]
    figure(f"{game}, {seed}: {number} games, {twins:,} twins, {answers:,} answers, none differs")


def compared(room, keys, client, matches, rng, every=31):
    """How many twins were compared, over the network every so many of them; and how many of their answers."""
    looked = given = 0
    for match in matches:
        for reader in (None, 0, 1, 2):
            other = twin(match, reader, rng)
            if other is None:
                continue
            looked += 1
            language = ("en", "fr", "pl")[looked % 3]
            answers = []
            for one in (match, other):
                room.match = one
                room.rest()  # what it remembers is of the other one
                now = random.Random(looked)
                asking = list(asked(client, room, keys.get(reader, {}), language, now)) if looked % every == 1 else []
                answers.append([*told(room, reader, language, now, looked % 5 == 0), *asking])
            assert answers[0] == answers[1], f"{match.decision.kind}, event {match.number}, seat {reader}"
            given += sum(map(bool, answers[0]))
    return looked, given
