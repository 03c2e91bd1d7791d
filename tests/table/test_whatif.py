"""What if over the API: from any event of a finished match, from one's own view of another; nothing of it is kept or counts."""

from __future__ import annotations

import json
import random
from functools import cache
from types import SimpleNamespace

import msgspec
import pytest
import studies
from midway import Match, bots
from midway.match import Seat
from midway.match.proof import replay
from midway.match.record import dumps, parse
from midway.table.requests import WhatIfPlace
from midway.table.stored import StoredSeat
from midway.table.trying import Mistake, place, played
from twins import twin

pytestmark = pytest.mark.either

SEATS = [{"name": "Ann"}, {"name": "Bo"}]
PLACE = {"seed": "a"}


@cache
def record() -> str:
    """A match of World's Fair between two people and two quick bots."""
    match = Match("worldsfair", [Seat("Ann"), Seat("Bo", "greedy"), Seat("Cy", "random"), Seat("Di")], seed=3)
    greedy = bots.find(match.game, "greedy", seed=1)
    bots.play(match, dict.fromkeys(range(4), greedy))
    return dumps(match)


def bring(client):
    answer = client.post("/api/records", content=record(), headers={"Content-Type": "text/plain"})
    return f"/api/matches/{answer.json()['match']}"


def table(client, **more):
    made = client.post("/api/matches", json={"game": "museum", "seats": SEATS, **more}).json()
    return f"/api/matches/{made['match']}"


def choice_at(part=0.5):
    """An event of the record at which a player chose."""
    match = replay(parse(record()))
    return next(event.number for event in match.stands[int(part * len(match.stands)) :] if event.seat >= 0)


def test_anybody_tries_another_choice_in_a_finished_match(client):
    path = bring(client)
    at = choice_at()
    before = client.get(f"{path}/record").text
    shot = client.post(f"{path}/whatif", json={**PLACE, "at": at}).json()
    real = client.get(f"{path}?at={at}").json()
    whatif = shot["whatif"]
    assert (shot["number"], shot["seat"], shot["mine"]) == (at, real["decision"]["seat"], whatif["hands"])
    assert (whatif["at"], whatif["path"], whatif["back"], whatif["redealt"]) == (at, [], None, False)
    assert whatif["went"]["seat"] == shot["seat"]
    assert whatif["went"]["text"]
    assert whatif["now"] == whatif["start"]
    assert sum(whatif["start"]["chances"]) == pytest.approx(100, abs=0.5)
    assert shot["seed"] is None
    code = shot["decision"]["options"][-1]["code"]
    assert not any(option["final"] for option in shot["decision"]["options"])
    later = client.post(f"{path}/whatif", json={**PLACE, "at": at, "code": code}).json()
    assert later["whatif"]["path"][0] == code
    assert later["number"] > at
    assert later["log"][0]["number"] == at
    assert later["undoable"]
    assert later["whatif"]["back"] is not None
    assert later["whatif"]["turns"][0]["step"] == 0
    assert client.get(f"{path}/record").text == before
    assert client.get(path).json()["number"] == real["last"]


def test_bots_play_the_other_seats_until_it_is_over(client):
    path = bring(client)
    asked = {**PLACE, "at": choice_at(0.9), "hands": [1]}
    shot = client.post(f"{path}/whatif", json=asked).json()
    by = set()
    while shot["decision"]:
        assert shot["seat"] == 1
        assert [bool(seat["bot"]) for seat in shot["seats"]] == [False, *[True] * (len(shot["seats"]) - 1)]
        by.add(shot["decision"]["seat"])
        mine = shot["decision"]["seat"] == 1
        assert mine == bool(shot["decision"]["options"])
        then = {"code": shot["decision"]["options"][0]["code"]} if mine else {"bot": True}
        shot = client.post(f"{path}/whatif", json={**asked, "path": shot["whatif"]["path"], **then}).json()
    assert len(by) > 1
    assert shot["result"]["scores"] == [round(points) for points in shot["whatif"]["now"]["points"]]
    assert shot["whatif"]["ended"] == client.get(path).json()["result"]["scores"]


def test_a_choice_is_refused_by_its_rule_and_a_path_that_does_not_fit_with_a_sentence(client):
    path = bring(client)
    at = choice_at()
    answer = client.post(f"{path}/whatif", json={**PLACE, "at": at, "choice": "nonsense:1"})
    assert (answer.status_code, answer.json()["error"]) == (422, "refused")
    answer = client.post(f"{path}/whatif", json={**PLACE, "at": at, "path": [0, 0]})
    assert answer.json()["text"] == "These choices cannot be made from here; begin again from the table."
    answer = client.post(f"{path}/whatif", json={**PLACE, "at": 99_999})
    assert (answer.status_code, answer.json()["error"]) == (422, "at")


def test_a_hint_is_given_and_noted_nowhere(client):
    path, at = bring(client), choice_at()
    with client.stream("POST", f"{path}/whatif/hint", json={**PLACE, "at": at}) as answer:
        steps = [json.loads(line) for line in answer.iter_lines()]
    assert steps[-1]["lamps"] == 5
    assert [seat["hints"] for seat in client.get(path).json()["seats"]] == [0, 0, 0, 0]
    other = client.post(f"{path}/whatif/hint", json={**PLACE, "at": at, "hands": [_another(client, path, at)]})
    assert (other.status_code, other.json()["error"]) == (409, "hint-turn")


def _another(client, path, at):
    """A seat that does not decide at an event."""
    return client.get(f"{path}?at={at}").json()["decision"]["seat"] % 4 + 1


def test_only_a_seat_tries_things_in_a_match_that_goes_on_and_only_where_hints_are_given(client):
    path = table(client)
    at = client.get(path).json()["number"]
    shot = client.post(f"{path}/whatif", json={**PLACE, "at": at}).json()
    assert shot["whatif"]["redealt"]
    assert shot["whatif"]["ended"] is None
    client.cookies.clear()
    assert client.post(f"{path}/whatif", json={**PLACE, "at": at}).status_code == 403
    serious = table(client, serious=True)
    answer = client.post(f"{serious}/whatif", json={**PLACE, "at": 0})
    assert (answer.status_code, answer.json()["error"]) == (409, "whatif-serious")
    waiting = table(client, gather=True)
    assert client.post(f"{waiting}/whatif", json={**PLACE, "at": 0}).json()["error"] == "whatif-early"


def test_a_hint_for_what_is_decided_now_is_asked_for_at_the_table_where_it_is_noted(client):
    path = table(client)
    at = client.get(path).json()["number"]
    here = {**PLACE, "at": at, "hands": [1, 2]}
    shot = client.post(f"{path}/whatif", json=here).json()
    answer = client.post(f"{path}/whatif/hint", json=here)
    assert (answer.status_code, answer.json()["error"]) == (409, "whatif-hint")
    tried = {**here, "path": [shot["decision"]["options"][0]["code"]]}
    with client.stream("POST", f"{path}/whatif/hint", json=tried) as given:
        assert given.status_code == 200


def room_of(match: Match):
    """As much of a room as a what if reads."""
    seats = tuple(StoredSeat(seat.name, seat.bot, "", "me") for seat in match.seats)
    return SimpleNamespace(id="m", match=match, stored=SimpleNamespace(seats=seats))


@pytest.mark.parametrize("game", ["museum", "destiny"])
@pytest.mark.parametrize("back", [0, 30])
def test_nothing_that_is_answered_depends_on_what_the_seat_cannot_see(game, back):
    """Two matches that look the same to a seat answer the same, now and from an earlier event, whoever plays the seats."""
    match = Match(game, 3, seed=5)
    greedy = bots.find(match.game, "greedy", seed=1)
    while match.number < 200:
        match.choose(greedy.choose(match.view(match.seat), match.decision))
    seat = match.seat
    other = twin(match, seat, random.Random(3))
    assert other is not None
    assert other.state != match.state
    at = match.number - back
    if other.until(at).view(seat) != match.until(at).view(seat):
        pytest.skip("the seat saw different things then")
    for hands in ([seat + 1], [1, 2, 3]):
        told = []
        for one in (match, other):
            asked = WhatIfPlace(at, "a", [], hands)
            trying = place(room_of(one), seat, asked)
            policy = bots.find(match.game, "greedy", seed=2)
            for _ in range(30):
                trying.whatif.choose(policy.choose(trying.match.view(trying.match.seat), trying.match.decision))
            answer = played(trying, None, 1, None, "en", drawn=False)
            told.append(msgspec.json.encode(answer, enc_hook=int))
        assert told[0] == told[1]


def test_the_chances_of_a_mistake_are_those_that_were_measured(client):
    study = studies.study(replay(parse(record())))
    path = bring(client)
    server = client.app.state.server
    match = path.rsplit("/", 1)[1]
    client.portal.call(server.analyses.ask, match, 1.0)
    client.portal.call(server.analyses.keep, match, 1.0, json.dumps(study.to_json()), True)
    mark = study.to_json()["marks"][1]
    whatif = client.post(f"{path}/whatif", json={**PLACE, "at": mark["event"]}).json()["whatif"]
    assert whatif["went"]["outlook"]["chances"] == mark["played"]
    assert whatif["start"]["chances"] == mark["better"]
    assert Mistake.of("", 3) is None


def test_tallies_and_help_are_those_of_the_what_if(client):
    path = bring(client)
    at = choice_at()
    mine = client.post(f"{path}/whatif/tallies", json={**PLACE, "at": at}).json()["tallies"]
    all_of_them = client.get(f"{path}/tallies").json()["tallies"]
    assert [tally["number"] for tally in mine] == [tally["number"] for tally in all_of_them if tally["number"] < at]
    assert mine
    assert client.post(f"{path}/whatif/assist", json={**PLACE, "at": at}).status_code == 404
    museum = table(client)
    here = client.get(museum).json()["number"]
    asked = {"ask": {"layout": "best"}}
    helped = client.post(f"{museum}/whatif/assist", json={**PLACE, "at": here, **asked}).json()
    assert helped == client.post(f"{museum}/assist", json=asked["ask"]).json()
