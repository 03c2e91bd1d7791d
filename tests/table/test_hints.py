"""Hints: what a bot would choose in one's place, where one person plays against bots."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from midway import Match, bots
from midway.bots.hint import hint
from midway.kernel.game import names
from midway.table.app import make_app

ALONE = [{"name": "Ann"}, {"bot": "random", "name": "Bo"}, {"bot": "random", "name": "Cy"}]


@pytest.fixture
def client(tmp_path):
    with TestClient(make_app(f"sqlite:///{tmp_path}/tables.db", rate=0), base_url="http://testserver") as browser:
        yield browser


def table(client, seats):
    made = client.post("/api/matches", json={"game": "worldsfair", "seats": seats, "seed": "7"}).json()
    return f"/api/matches/{made['match']}"


@pytest.mark.parametrize("game", names())
def test_a_hint_is_legal_and_another_idea_is_another_one(game):
    match = Match(game, 3, seed=5)
    greedy = bots.find(match.game, "greedy", seed=1)
    asked = 0
    while asked < 60 and match.seat >= 0:
        legal, said = match.legal(), []
        while (told := hint(match, match.seat, said)) and len(said) < 3:
            assert told.code in legal
            assert told.code not in said
            said.append(told.code)
        assert len(said) == min(3, len(legal))
        asked += 1
        match.choose(greedy.choose(match.view(match.seat), match.decision))


def test_a_hint_brings_most_by_the_figures_of_the_table():
    match = Match("worldsfair", 2, seed=7)
    told = hint(match, match.seat)
    nets = {code: match.game.picture.preview(match, code, match.game.words("en"))["net"] for code in match.legal()}
    [net, others] = told.reasons
    assert (net.key, net.n) == ("net", nets[told.code])
    assert net.n == max(nets.values())
    assert (others.key, others.n) == ("others", max(worth for code, worth in nets.items() if code != told.code))
    assert hint(match, 1 - match.seat) is None


def test_one_person_against_bots_is_given_hints(client):
    path = table(client, ALONE)
    told = client.get(f"{path}/hint").json()
    snapshot = client.get(path).json()
    codes = [option["code"] for option in snapshot["decision"]["options"]] if snapshot["decision"]["seat"] == 1 else [None]
    assert told["code"] in codes
    others = client.get(f"{path}/hint", params={"but": ",".join(map(str, codes))}).json() if codes != [None] else told
    assert (others["code"], others["reasons"]) == (None, [])
    assert client.get(f"{path}/hint", params={"but": "x"}).status_code == 422


def test_where_two_people_play_nobody_is(client):
    path = table(client, [{"name": "Ann"}, {"name": "Bo"}])
    answer = client.get(f"{path}/hint")
    assert (answer.status_code, answer.json()["error"]) == (409, "hint")
    client.cookies.clear()
    assert client.get(f"{path}/hint").status_code == 403
