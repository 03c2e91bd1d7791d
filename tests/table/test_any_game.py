"""A game from a package of its own, of which the server has never heard: the whole API, and no word of another game."""

from __future__ import annotations

import re
from importlib import metadata
from pathlib import Path

import pytest
import tricks
from starlette.testclient import TestClient

import midway
from midway.kernel.game import find
from midway.match.proof import replay
from midway.match.record import parse
from midway.table.app import make_app

SOURCE = Path(midway.__file__).parent
# Names of the games, and of things in their boxes that no other game has.
OTHERS = re.compile(
    r"museum|worldsfair|world.s fair|destiny|pavilion|supporter|ticket|agriculture|electricity|territor|\bexhibit|\bfavour"
    r"|curator|patron\b|daily|concession|\bera\b|breakthrough|pioneer|progression|headline",
    re.IGNORECASE,
)


@pytest.fixture
def client(tmp_path, monkeypatch):
    """A browser at a server where another package announces the small game."""

    class Announced:
        name = "tricks"

        def load(self):
            return tricks.GAME

    real = metadata.entry_points
    announced = {"midway.games": [Announced()]}
    monkeypatch.setattr(metadata, "entry_points", lambda **asked: announced.get(asked.get("group")) or real(**asked))
    find.cache_clear()
    with TestClient(make_app(f"sqlite:///{tmp_path}/tables.db", rate=0), base_url="http://testserver") as browser:
        yield browser
    find.cache_clear()


@pytest.fixture
def match(client):
    """The address of a match of two at one screen."""
    asked = {
        "game": "tricks",
        "seats": [{"name": "Ann"}, {"name": "Bo"}],
        "seed": "3",
        "options": {"swaps": "yes"},
        "hot_seat": True,
    }
    made = client.post("/api/matches", json=asked)
    assert made.status_code == 201, made.text
    assert [seat["seat"] for seat in made.json()["seats"]] == [1, 2]
    return f"/api/matches/{made.json()['match']}"


def choose(client, match, verb):
    """Make the first choice of a kind that is open; the snapshot before it."""
    seen = client.get(match).json()
    option = next(option for option in seen["decision"]["options"] if option["verb"] == verb)
    assert client.post(f"{match}/moves", json={"number": seen["number"], "code": option["code"]}).status_code == 200
    return seen


def test_a_lobby_lists_it(client):
    listed = {game["game"]: game for game in client.get("/api/games").json()["games"]}
    assert listed["tricks"]["title"] == "Tricks"
    assert listed["tricks"]["options"][0]["values"] == [{"value": "no", "text": "no"}, {"value": "yes", "text": "yes"}]
    assert [rule["id"] for rule in client.get("/api/games/tricks").json()["rules"]] == [f"TT {number}" for number in range(1, 7)]


def test_it_is_played_to_its_end_and_its_record_proves_it(client, match):
    while (seen := client.get(match).json())["result"] is None:
        choose(client, match, seen["decision"]["options"][0]["verb"])
    assert seen["decision"] is None
    assert {event["seat"] for event in seen["log"]} == {1, 2, "chance"}
    assert replay(parse(client.get(f"{match}/record").text)).result.scores == seen["result"]["scores"]
    refused = client.post(f"{match}/moves", json={"number": seen["number"], "code": 0}).json()
    assert (refused["rule"], refused["text"]) == ("TT 6", "over")


def test_a_choice_is_explained_made_and_taken_back(client, match):
    seen = client.get(match).json()
    assert (seen["seat"], seen["mine"], seen["decision"]["rule"]) == (1, [1, 2], "TT 2")
    assert seen["scores"] is None
    why = client.get(f"{match}/why", params={"choice": "stay"}).json()
    assert why == {"legal": False, "rule": "TT 3", "cite": "Rule 3", "text": "not now"}
    choose(client, match, "play")
    after = client.get(match).json()
    assert (after["decision"]["kind"], after["undoable"], after["log"][-1]["lines"]) == ("swap", True, ["Ann plays low"])
    assert client.post(f"{match}/undo", json={"number": after["number"]}).status_code == 200
    assert client.get(match).json()["view"] == seen["view"]
    again = client.post(f"{match}/undo", json={"number": after["number"] + 1}).json()
    assert (again["rule"], again["text"]) == ("TT 5", "nothing to take back")


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_no_answer_speaks_of_another_game(client, match, language):
    choose(client, match, "play")
    paths = [match, f"{match}/course", f"{match}/why?code=0", f"{match}/record", "/api/mine", "/api/games/tricks"]
    answers = [client.get(path, params={"lang": language}).text for path in paths]
    answers.append(client.post(f"{match}/assist", json={}, params={"lang": language}).text)
    assert not [OTHERS.search(answer).group(0) for answer in answers if OTHERS.search(answer)]


def generic_files():
    files = [path for suffix in ("py", "js", "css", "ftl", "html") for path in SOURCE.rglob(f"*.{suffix}")]
    own = [path.relative_to(SOURCE) for path in files]
    return [path for path in own if path.parts[0] not in ("games", "research") and "vendor" not in path.parts]


@pytest.mark.parametrize("path", generic_files(), ids=str)
def test_code_that_serves_every_game_names_none(path):
    text = (SOURCE / path).read_text(encoding="utf-8")
    if path.suffix == ".py":  # examples in docstrings and comments play a game that the reader can try
        text = re.sub(r'"""(?:.|\n)*?"""|#.*', "", text)
    assert not sorted({found.group(0) for found in OTHERS.finditer(text)})
