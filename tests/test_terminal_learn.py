"""Lessons in the terminal: to the end, with other tries, left and gone on with."""

from __future__ import annotations

import pytest
from midway.kernel.game import names
from midway.match.lesson import Lesson
from test_terminal import refused, said
from window import Window


@pytest.fixture(autouse=True)
def _folder(tmp_path, monkeypatch):
    monkeypatch.setenv("MIDWAY_DATA", str(tmp_path))


def typed(game):
    """What a learner types who needs no help."""
    lesson, keys = Lesson.begin(game), []
    while not lesson.over:
        if lesson.done:
            keys.append("")
            lesson.next()
        elif lesson.card.tap:
            keys.append(lesson.card.tap.replace("area:", "place:"))
            lesson.touch(lesson.card.tap)
        else:
            keys.append(lesson._text(lesson._first(lesson._wanted[0])) if lesson._wanted else "done")
            lesson.choose(keys[-1])
    return "\n".join(keys) + "\n"


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_the_lesson_of_worlds_fair_to_the_end_in_every_language(language):
    output = said("learn", "worldsfair", "--lang", language, typed=typed("worldsfair"))
    assert {"en": "Lamps lit: 6 of 6", "fr": "6 sur 6", "pl": "Zapalone lampy: 6 z 6"}[language] in output
    assert max(map(len, output.splitlines())) <= 80


@pytest.mark.parametrize("game", names())
def test_every_lesson_is_shown_to_the_end(game):
    output = said("learn", game, typed="s\n" * 80)
    assert "Lamps lit: 0 of" in output
    assert f"midway learn {game} --last" in output


def test_another_try_is_answered_and_a_number_of_nothing_is_explained():
    output = said("learn", "worldsfair", typed="\n\n3\n99\nlift:arts\nnonsense\n?\nt\nq\n")
    assert "Fine Arts? A fine choice. Perfectly legal" in " ".join(output.split())
    assert "[Turn: No supporters left]" in output.replace("\u00a0", " ")
    assert output.count("Type the number of a choice") == 2
    assert "The lesson waits at step 3" in output


def test_a_lesson_is_gone_on_with_or_begun_again_and_goes_back():
    said("learn", "museum", typed="\n\n1\nq\n")
    assert "step 3 of 20" in said("learn", "museum", typed="q\n")
    output = said("learn", "museum", typed="b\nq\n")
    assert "step 2 of 20" in output
    assert "step 1 of 20" in said("learn", "museum", "--again", typed="q\n")
    assert "step 1 of 20" in said("learn", "museum", typed="")


def test_a_damaged_file_begins_the_lesson_again(tmp_path):
    (tmp_path / "lessons").mkdir()
    (tmp_path / "lessons" / "worldsfair.json").write_text('{"seed": 7, "progress": []}')
    assert "step 1 of 16" in said("learn", "worldsfair", typed="q\n")


def test_the_last_round_is_played_to_the_end():
    output = said("learn", "worldsfair", "--last", typed="1\n" * 200)
    assert "Final score" in output


def test_an_unknown_game_is_told_in_one_sentence():
    assert "chess" in refused("learn", "chess")
    assert "There is no lesson for museum chess yet." in refused("learn", "museum", "chess")
    assert "No last rounds are prepared" in refused("learn", "museum", "pavilions", "--last")


def test_the_lessons_are_listed():
    output = said("learn")
    assert "Pavilions and loans, 4 minutes\n  midway learn museum pavilions\n" in output
    assert output.count("midway learn") == 4


def test_a_further_lesson_is_offered_after_the_first_and_kept_apart():
    assert "midway learn museum pavilions" in said("learn", "museum", typed="s\n" * 80)
    assert "midway learn museum pavilions goes on with it" in said("learn", "museum", "pavilions", typed="\nq\n")
    assert "step 2 of 11" in said("learn", "museum", "pavilions", typed="q\n")
    assert "step 1 of 20" in said("learn", "museum", typed="q\n")
    output = said("learn", "museum", "pavilions", "--again", typed="s\n" * 40)
    assert "Lamps lit: 0 of 5" in output
    assert "midway play museum --option pavilions=on --option loans=on" in output
    assert "--last" not in output


@pytest.mark.parametrize(("language", "name"), [("en", "You"), ("fr", "Vous"), ("pl", "Ty")])
@pytest.mark.parametrize("game", names())
def test_the_board_of_a_lesson_calls_the_learner_you(game, language, name):
    output = said("learn", game, "--lang", language, typed="t\nq\n")
    assert name in output
    assert not any(guest in output for guest in ("Guest", "Invité", "Gość"))


def test_the_words_are_read_in_a_small_window_however_many_choices_there_are(tmp_path):
    with Window("learn", "museum", "pavilions", data=tmp_path) as window:
        for typed in ("", "", "furbish"):
            window.type(typed)
        while "What do you buy?" not in "\n".join(lines := window.question()):
            pass
    assert "Open it cheaply" in "\n".join(lines[-window.rows :])
