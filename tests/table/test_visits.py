"""A first visit is light."""

from __future__ import annotations

import pytest
from visits import visited

from midway.kernel.game import names
from midway.kernel.words import LANGUAGES
from midway.table.pages import pages

pytestmark = pytest.mark.either

MOST = 250_000  # bytes without fonts
ADDED = len("HTTP/1.1 200 OK\r\ndate: Mon, 01 May 1893 09:00:00 GMT\r\n\r\n")  # by the server, to every answer


def sent(client, path):
    """The bytes of an answer, its headers among them."""
    answer = client.get(path, headers={"Accept-Encoding": "gzip"})
    assert answer.status_code == 200, path
    return (
        ADDED + sum(len(f"{name}: {value}\r\n") for name, value in answer.headers.items()) + int(answer.headers["content-length"])
    )


@pytest.mark.parametrize("game", names())
def test_a_first_visit_is_light(client, game):
    asked = {"game": game, "seats": [{"name": name} for name in ("Ann", "Bo", "Cy")], "listed": False}
    match = client.post("/api/matches", json=asked).json()["match"]
    table = [f"matches/{match}"] * 2  # the socket tells it once more
    for language in LANGUAGES:
        answers = ["games", "mine", "matches", "house", f"games/{game}/table", *table, f"matches/{match}/since"]
        paths = ["/", f"/table/{match}", *(f"/api/{path}?drawn=1&lang={language}" for path in answers)]
        paths += [f"/static/{pages().version}/{file}" for file in visited(game, language)]
        assert sum(sent(client, path) for path in paths) < MOST, language
