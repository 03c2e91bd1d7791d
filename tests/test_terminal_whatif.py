"""`midway whatif`: a record goes another way from an event on; everything can be taken back, and nothing is saved."""

from __future__ import annotations

from pathlib import Path

import pytest
from midway import Match
from test_terminal import refused, said

RECORD = Path(__file__).parent / "records" / "worldsfair-3.txt"


def test_a_record_goes_another_way_and_is_not_changed(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    before = RECORD.read_text()
    output = said("whatif", RECORD, "--event", "60", "--seed", "1", typed="1\nu\nu\ns\nq\n")
    assert "What if, from event 60." in output
    assert "The match went on: " in output
    assert output.count("Now: Greedy 1 ") == 3  # at the beginning, after a turn, and taken back
    assert "Undone." in output
    assert "This is where you left the match" in output
    assert "A what if is not saved" in output
    assert RECORD.read_text() == before
    assert not list(tmp_path.iterdir())


def test_it_is_compared_with_the_match_at_its_end():
    match = Match.load(RECORD)
    late = match.stands[-1].number - 20
    output = said("whatif", RECORD, "--event", late, "--seats", "greedy,greedy,greedy")
    told = ", ".join(f"{seat.name} {score}" for seat, score in zip(match.seats, match.result.scores, strict=True))
    assert f"In the match itself: {told}." in output


@pytest.mark.parametrize(
    ("asked", "fault"),
    [
        (("--event", "9999"), "Event 9999 does not exist"),
        (("--event", "5", "--seats", "you,greedy"), "This match has 3 seats"),
    ],
)
def test_what_cannot_be_tried_is_refused_in_a_sentence(asked, fault):
    assert fault in refused("whatif", RECORD, *asked)
