"""Lessons over the API: begun, played, left and gone on with, and everything that a client may send wrongly."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from midway.kernel.game import find
from midway.match.script import Script
from midway.table import store
from midway.table.app import make_app

pytestmark = pytest.mark.either


def begin(client, game="worldsfair", **query):
    answer = client.post("/api/lessons", json={"game": game}, params=query)
    assert answer.status_code == 201, answer.text
    return f"/api/lessons/{answer.json()['lesson']}", answer.json()


def act(client, path, what, body=None, **query):
    answer = client.post(f"{path}/{what}", json=body, params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def until(client, path, step):
    """Go on until a step is shown."""
    seen = client.get(path).json()
    while seen["lesson"]["id"] != step:
        seen = act(client, path, "show")
    return seen


def test_the_lesson_of_worlds_fair_to_its_end(client):
    path, _ = begin(client)
    seen = client.get(path).json()
    assert (seen["lesson"]["step"], seen["lesson"]["steps"], seen["lesson"]["kind"]) == (1, 16, "listen")
    while not seen["lesson"]["end"]:
        lesson = seen["lesson"]
        assert lesson["title"]
        assert all(phrase in lesson["says"] for phrase in lesson["strong"])
        if lesson["kind"] == "listen":
            seen = act(client, path, "next")
        elif lesson["taps"]:
            seen = act(client, path, "moves", {"mark": lesson["taps"][0]})
        else:
            assert {option["code"] for option in seen["decision"]["options"]} >= set(lesson["allowed"])
            seen = act(client, path, "moves", {"code": lesson["allowed"][0]})
        assert seen["lesson"]["since"] <= seen["number"]
    assert seen["lesson"]["lamps"] == [True] * 6
    assert seen["scores"] == [25, 14, 15]


def test_another_try_is_answered_with_its_rule_and_counted(client):
    path, _ = begin(client)
    number = until(client, path, "place")["number"]
    seen = act(client, path, "moves", {"choice": "place:arts"})
    assert seen["lesson"]["answer"]["title"] == "Fine Arts? A fine choice."
    assert seen["lesson"]["answer"]["text"].startswith("Perfectly legal")
    seen = act(client, path, "moves", {"mark": "card:1"}, lang="fr")
    assert seen["lesson"]["answer"]["rule"] == "WF turn.3"
    assert seen["lesson"]["answer"]["text"].startswith("On ne prend jamais")
    seen = act(client, path, "moves", {"choice": "lift:arts"})
    assert (seen["lesson"]["answer"]["rule"], seen["number"], seen["lesson"]["others"]) == ("WF turn.supply", number, 3)
    assert client.get(path).json()["lesson"]["answer"] is None


def test_only_the_learners_own_choices_are_shown_and_nothing_of_the_script(client):
    path, _ = begin(client)
    while not (seen := act(client, path, "show"))["lesson"]["end"]:
        assert (seen["seat"], seen["mirror"], seen["undoable"]) == (1, False, False)
        if seen["decision"]["seat"] != 1:
            assert seen["decision"]["options"] == []
        assert not any(option["final"] for option in seen["decision"]["options"])


def test_what_the_rivals_did_can_be_shown_one_after_another(client):
    path, _ = begin(client)
    seen = until(client, path, "rivals")
    between = [entry for entry in seen["log"] if entry["number"] >= seen["lesson"]["since"]]
    assert [entry["seat"] for entry in between if entry["seat"] != "chance"] == [2, 3]
    for entry in between:
        moment = client.get(path, params={"at": entry["number"], "since": seen["lesson"]["since"]}).json()
        assert moment["number"] == entry["number"]
        assert moment["lesson"]["step"] == seen["lesson"]["step"]


def test_back_takes_back_and_show_me_leaves_the_lamp_dark(client):
    path, _ = begin(client)
    until(client, path, "place")
    seen = act(client, path, "show")
    assert seen["lesson"]["lamps"][0] is False
    seen = act(client, path, "back")
    assert (seen["lesson"]["id"], seen["number"]) == ("place", 16)
    seen = act(client, path, "moves", {"choice": "place:electricity"})
    assert seen["lesson"]["lamps"][0] is True


def test_a_lesson_is_nobodys_match(client):
    path, made = begin(client)
    assert client.get("/api/mine").json() == client.get("/api/matches").json() == {"matches": []}
    assert client.get(f"/api/matches/{made['lesson']}").status_code == 404
    stranger = TestClient(client.app, base_url="http://testserver")
    stranger.portal = client.portal
    for what in ("", "/next", "/back", "/show"):
        answer = stranger.get(path) if not what else stranger.post(path + what)
        assert (answer.status_code, answer.json()["error"]) == (403, "seat")
    assert stranger.get(path, headers={"Authorization": f"Bearer {made['key']}"}).status_code == 200


def test_a_lesson_outlives_its_server_but_not_a_week(database, monkeypatch):
    with TestClient(make_app(database)) as client:
        path, made = begin(client)
        until(client, path, "place")
        keys = {"Authorization": f"Bearer {made['key']}"}
    with TestClient(make_app(database)) as client:
        assert client.get(path, headers=keys).json()["lesson"]["id"] == "place"
        monkeypatch.setattr(store, "LESSONS", -1.0)
        answer = client.get(path, headers=keys)
        assert (answer.status_code, answer.json()["error"]) == (404, "lesson")
        assert answer.json()["text"].endswith("please begin it again.")


def test_the_games_say_how_long_their_lessons_are(client):
    games = {game["game"]: game for game in client.get("/api/games").json()["games"]}
    lengths = {"worldsfair": (5, 16, 6, 10), "museum": (8, 20, 12, 15), "destiny": (10, 22, 17, 20)}
    assert {name: tuple(game["lesson"].values()) for name, game in games.items()} == lengths
    [further] = [lesson for game in games.values() for lesson in game["lessons"]]
    assert further == {"lesson": "pavilions", "title": "Pavilions and loans", "minutes": 4, "steps": 11, "tries": 5,
                       "options": {"pavilions": "on", "loans": "on"}}  # fmt: skip


def test_a_further_lesson_is_asked_for_by_name(client):
    made = client.post("/api/lessons", json={"game": "museum", "lesson": "pavilions"}).json()
    seen = until(client, f"/api/lessons/{made['lesson']}", "finish")
    assert [seat["name"] for seat in seen["seats"]] == ["You", "Ada", "Hugo"]
    assert client.post("/api/lessons", json={"game": "museum", "lesson": "chess"}).json()["error"] == "lesson-none"


@pytest.mark.parametrize(
    ("body", "error"),
    [({}, "lesson-sent"), ({"code": 1, "mark": "hub"}, "lesson-sent"), ({"code": "x"}, "body"), ({"mark": ""}, "body"),
     ({"choice": "x" * 201}, "body"), ({"other": 1}, "body"), ([], "body"), (None, "kind")],
)  # fmt: skip
def test_nonsense_is_refused_in_one_sentence(refused, body, error):
    path, _ = begin(refused)
    answer = refused.post(f"{path}/moves", json=body) if body is not None else refused.post(f"{path}/moves")
    assert answer.status_code in (415, 422)
    assert answer.json()["error"] == error
    assert answer.json()["text"]


@pytest.mark.parametrize(
    "sent", [{"code": -1}, {"code": 1_000_000}, {"choice": "tap:*"}, {"choice": "żółć"}, {"mark": "tap:nothing"}]
)
def test_a_try_that_is_nothing_is_answered_and_changes_nothing(client, sent):
    path, _ = begin(client)
    before = until(client, path, "place")
    seen = act(client, path, "moves", sent)
    assert seen["lesson"]["answer"]["text"]
    assert (seen["number"], seen["lesson"]["step"]) == (before["number"], before["lesson"]["step"])


def test_an_unknown_lesson_or_game_is_told_in_one_sentence(client):
    for path in ("nothing", "x" * 40, "%C3%A9"):
        assert client.get(f"/api/lessons/{path}").json()["error"] == "lesson"
    assert client.post("/api/lessons", json={"game": "chess"}).json()["error"] == "game"
    path, _ = begin(client)
    assert client.get(path, params={"at": 999}).status_code == 422
    assert len(Script.of(find("worldsfair")).steps) == 16


@pytest.mark.parametrize(("game", "points"), [("worldsfair", [43, 42, 40]), ("destiny", [25, 13, 22])])
def test_the_last_rounds_are_a_real_match_whose_record_says_where_the_script_ends(client, game, points):
    made = client.post(f"/api/games/{game}/last").json()
    seen = client.get(f"/api/matches/{made['match']}").json()
    assert (seen["scores"], seen["seat"], seen["mirror"]) == (points, 1, False)
    assert [seat["bot"] for seat in seen["seats"]] == ["", "greedy", "greedy"]
    assert client.post("/api/games/chess/last").json()["error"] == "game"
