"""What a window shows: as much as it holds, the part that is asked about, and what changed."""

from __future__ import annotations

import re

import pytest
from midway.kernel.lines import ALWAYS, ASKED, BESIDE, Part, cut, fitting, shortened
from window import Window

SEATS = {"destiny": "you:Ann,greedy,greedy,greedy", "museum": "you:Ann,greedy,greedy", "worldsfair": "you:Ann,greedy,greedy"}
OPTIONS = {"museum": ["--option", "pavilions=on"]}


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
@pytest.mark.parametrize(("rows", "columns"), [(24, 80), (50, 200)])
@pytest.mark.parametrize("game", SEATS)
def test_between_two_questions_nothing_leaves_the_window(game, rows, columns, language, tmp_path):
    args = ["play", game, "--seats", SEATS[game], "--seed", "5", "--lang", language, *OPTIONS.get(game, [])]
    with Window(*args, rows=rows, columns=columns, data=tmp_path) as window:
        lengths = []
        for number in range(12):
            lines = window.question()
            assert max(map(len, lines)) <= columns
            lengths.append(len(lines) - (number > 0))  # the line that was typed is gone from sight first
            window.type(1 + number * 7 % window.choices)
        window.question()
    assert max(lengths) <= rows


def test_a_wide_window_cuts_no_name_and_shows_the_map(tmp_path):
    with Window("play", "destiny", "--seats", SEATS["destiny"], "--seed", "5", rows=120, columns=200, data=tmp_path) as window:
        shown = "\n".join(window.question())
    assert "East South America" in shown
    assert "…" not in shown.split("Manifest Destiny")[-1]
    assert max(len(line) for line in shown.split("\n")) > 100


def test_a_small_window_shows_what_is_asked_about_and_the_rest_for_a_key(tmp_path):
    with Window("play", "destiny", "--seats", SEATS["destiny"], "--seed", "5", data=tmp_path) as window:
        window.question()
        window.type(1)
        while "Which territory is your Home" not in (shown := "\n".join(window.question())):
            window.type(1)
        assert "Foreign Markets\n" not in shown
        window.type("b foreign")
        assert any("Australia" in line for line in window.question())
        window.type("b nowhere")
        assert "The board has no such part; it has Turn, Player," in " ".join(window.question())
        window.type("b")
        window.until(r"Enter shows more \(\d+ lines\), q is enough: $")
        window.type("q")
        assert "Which territory is your Home" in " ".join(window.question())


MARKED = {"destiny": {r"(?m) ![A-Z]\w+ .* \d \w\w\w "}, "museum": set(), "worldsfair": {r"(?m)^Electricity +.*!\d"}}


@pytest.mark.parametrize("game", MARKED)
def test_what_others_changed_is_marked_and_told_before_the_next_turn(game, tmp_path):
    args = ["play", game, "--seats", SEATS[game], "--seed", "5"]
    with Window(*args, rows=120, columns=120, data=tmp_path) as window:
        assert "!" not in "\n".join(window.question())
        wanted = {"! changed", r"(?m)^[ >]Greedy.*!\d", r"(?m)^Since your last turn:\n  [−+·] ", *MARKED[game]}
        for _ in range(30):
            window.type(window.choices)
            shown = "\n".join(window.question())
            wanted = {pattern for pattern in wanted if not re.search(pattern, shown)}
            if not wanted:
                break
    assert wanted == set()


# The parts of a board.


def part(near, lines, brief=0):
    return Part(f"{near}{lines}", [f"{near}"] * lines, near, [f"{near}"] * brief)


def test_the_nearest_parts_come_first_and_stand_in_the_order_of_the_board():
    board = [part(ALWAYS, 2), part(BESIDE, 3), part(ASKED, 4)]
    assert fitting(board, 100) == ["", "0", "0", "", "2", "2", "2", "", "1", "1", "1", "1"]
    assert fitting(board, 8) == ["", "0", "0", "", "1", "1", "1", "1"]
    assert fitting(board, 3) == ["", "0", "0"]
    assert fitting(board, 2) == []


def test_a_part_is_brief_where_all_of_it_has_no_room():
    board = [part(ALWAYS, 1), part(ASKED, 9, brief=2), part(ASKED, 3)]
    assert len(fitting(board, 9)) == 2 + 3 + 4
    assert len(fitting(board, 16)) == 2 + 10 + 4


def test_names_that_are_cut_stay_apart():
    assert shortened(["Greedy", "Greedy 2", "Greedy 3"], 5) == ["Gre…y", "Gre…2", "Gre…3"]
    assert shortened(["Ann", "Bo"], 5) == ["Ann", "Bo"]
    assert cut("Amphitryon", 4) == "Amp…"
