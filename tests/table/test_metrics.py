"""Numbers for Prometheus, errors that can be found again in the log, and the dashboard that shows them."""

from __future__ import annotations

import json
import math
import re
from pathlib import Path

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient
from structlog.testing import capture_logs

from midway.table.app import make_app
from midway.table.database import reached

SEATS = [{"name": "Ann"}, {"bot": "greedy"}]
DEPLOY = Path(__file__).parents[2] / "deploy"


def numbers(client):
    """Every number that a server tells, by its name and labels."""
    lines = [line for line in client.get("/metrics").text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def counted_anew(client):
    """The numbers, with those of the database as they are now."""
    client.app.state.server.metrics._counted = -1e9
    return numbers(client)


def test_every_route_is_timed(client):
    client.get("/api/games")
    client.get("/api/games")
    told = numbers(client)
    assert told['midway_request_seconds_count{method="GET",route="/api/games"}'] == 2
    assert told['midway_request_seconds_bucket{le="+Inf",method="GET",route="/api/games"}'] == 2
    assert told['midway_request_seconds_count{method="POST",route="/api/matches/{match}/moves"}'] == 0


def test_errors_are_counted_by_name(client):
    for _ in range(3):
        client.get("/api/matches/nowhere")
    client.post("/api/matches", json={"game": "chess", "seats": SEATS})
    told = numbers(client)
    assert told['midway_errors_total{error="not-found"}'] == 3
    assert told['midway_errors_total{error="game"}'] == 1


def test_matches_and_queues_of_the_database_are_counted(client):
    assert counted_anew(client)['midway_matches{state="open"}'] == 0
    client.post("/api/matches", json={"game": "worldsfair", "seats": [{"name": "Ann"}, {"name": "Bo"}]})
    client.post("/api/matches", json={"game": "worldsfair", "seats": [{"name": "Ann"}, {"name": ""}], "gather": True})
    told = counted_anew(client)
    assert told['midway_matches{state="open"}'] == 1
    assert told['midway_matches{state="gathering"}'] == 1
    assert told['midway_matches{state="stored"}'] == 2
    assert {f'midway_queue{{queue="{queue}"}}' for queue in ("writer", "hints", "bots", "analyses")} <= told.keys()
    assert told["midway_database_up"] == 1


def test_numbers_are_told_while_the_database_gives_none(client, database):
    def rename(name, new):
        with reached(database) as connection, connection.begin():
            connection.execute(sa.text(f"ALTER TABLE {name} RENAME TO {new}"))

    rename("turns", "away")
    told = counted_anew(client)
    assert told["midway_database_up"] == 0
    assert math.isnan(told['midway_matches{state="open"}'])
    rename("away", "turns")
    assert counted_anew(client)["midway_database_up"] == 1


@pytest.mark.either
@pytest.mark.parametrize(("language", "told"), [("en", "in the log as"), ("fr", "l’identifiant"), ("pl", "identyfikatorem")])
def test_an_error_that_nobody_expected_has_an_id_that_the_log_knows(database, monkeypatch, language, told):
    app = make_app(database)
    with TestClient(app, base_url="http://testserver", raise_server_exceptions=False) as client:
        monkeypatch.setattr(app.state.server.store, "listed", None)
        with capture_logs() as logged:
            answer = client.get(f"/api/matches?lang={language}")
        [line] = [line for line in logged if line["event"] == "request failed"]
        assert answer.status_code == 500
        assert answer.json()["error"] == "broken"
        assert re.fullmatch("[0-9a-f]{8}", line["id"])
        assert answer.json()["id"] == line["id"]
        assert f"{told} {line['id']}" in answer.json()["text"]
        assert numbers(client)['midway_errors_total{error="broken"}'] == 1


def test_the_dashboard_shows_numbers_that_there_are(client):
    client.get("/api/matches/nowhere")
    told = counted_anew(client)
    names = {name.partition("{")[0] for name in told}
    dashboard = json.loads((DEPLOY / "grafana.json").read_text())
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    asked.append(dashboard["templating"]["list"][1]["query"]["query"])
    assert len(asked) > 15
    for expression in asked:
        shown = re.findall(r"\b(?:midway|process)_\w+", expression)
        assert shown
        assert set(shown) <= names, expression
        for label, values in re.findall(r'(\w+)=~?"([^"$]*)"', expression):
            for value in values.split("|"):
                assert any(f'{label}="{value}"' in name for name in told if name.startswith(shown[0])), expression
