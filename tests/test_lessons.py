"""Lessons: every line of a script is legal, every sentence exists and is short, every free choice goes on."""

from __future__ import annotations

import re
from functools import cache

import pytest
from midway import bots
from midway.games.destiny.contest import odds
from midway.games.destiny.state import TERRITORY_NAMES
from midway.kernel.fault import COMMON
from midway.kernel.game import find, names
from midway.kernel.rule import CHANCE
from midway.kernel.words import LANGUAGES
from midway.match.lesson import Lesson, last_of
from midway.match.script import FREE, KINDS, LISTEN, TRY, LessonError, Script, scripts_of
from midway.match.proof import verify
from midway.match.record import RecordError

LESSONS = [script.path for name in names() for script in scripts_of(find(name))]
FIRST = [path for path in LESSONS if "/" not in path]
WORDS = 45  # most of them on a card
WEB = COMMON.parent / "web"


def go(lesson, until=None):
    """Follow the script, with the recorded choices, to a step or to the end."""
    while not lesson.over and lesson.name != until:
        lesson.show()
    return lesson


@cache
def at(game, step, language="en"):
    """The lesson of a game at one of its steps."""
    return go(Lesson.begin(game, language), step).progress


def begun(game, step, language="en"):
    return Lesson.resume(game, at(game, step, language), language)


def other_choices(lesson):
    """What the learner might choose instead."""
    return [code for code in lesson.match.legal() if code not in lesson.allowed] if lesson.match.seat == 0 else []


def asserted(game, step):
    """The match when a card is shown."""
    return begun(game, step).match


def scores(match):
    return match.game.picture.points(match, 0)


@pytest.mark.parametrize("game", LESSONS)
def test_every_line_of_the_script_is_played_to_the_end(game):
    lesson = Lesson.begin(game)
    for number, step in enumerate(lesson.script.steps):
        assert (lesson.step, lesson.name) == (number, step.id)
        assert lesson.kind == step.kind
        while lesson.step == number:
            lesson.show()
    assert lesson.over
    lines = " ".join(line.partition(" ")[2] for step in lesson.script.steps for line in (step.leads + step.must).splitlines())
    assert lesson.match.number == len([item for item in lines.replace("+", " ").split() if not item.endswith("?")])
    assert lesson.lamps == [False] * len(lesson.script.tries)


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_is_learned_without_help_and_gone_on_with_at_any_time(game):
    lesson = Lesson.begin(game)
    while not lesson.over:
        before = lesson.progress
        if lesson.done:
            lesson.next()
        elif lesson.card.tap:
            assert lesson.touch(lesson.card.tap) is None
        else:
            wanted = lesson.card.ways[0][len(lesson.made[lesson.step])]
            lesson.choose(lesson._first(wanted))
        assert lesson.progress != before
        again = Lesson.resume(game, lesson.progress)
        assert (again.match.events, again.since, again.allowed) == (lesson.match.events, lesson.since, lesson.allowed)
    assert lesson.lamps == [True] * len(lesson.script.tries)


@pytest.mark.parametrize("game", LESSONS)
def test_another_try_is_answered_and_changes_nothing(game):
    script = Script.at(game)
    for step in script.steps:
        lesson = begun(game, step.id)
        events, where = lesson.match.events[:], lesson.step
        for pattern in step.others:
            codes = [code for code in other_choices(lesson) if re.fullmatch(pattern.replace("*", ".*"), lesson._text(code))]
            tried = [lesson.touch(pattern.removeprefix("tap:"))] if pattern.startswith("tap:") else []
            tried += [lesson.choose(code) for code in codes] or [lesson.choose(pattern)]
            assert all(answer and answer.title and answer.text for answer in tried)
        for code in other_choices(lesson):
            assert lesson.choose(code).text
        assert (lesson.match.events, lesson.step) == (events, where)
        assert lesson.kind == LISTEN or not step.others or lesson.others


@pytest.mark.parametrize("game", LESSONS)
def test_every_choice_that_is_left_to_the_learner_goes_on(game):
    script = Script.at(game)
    jumps = [step.id for step in script.steps if step.jump]
    for step in script.steps:
        allowed = begun(game, step.id).allowed
        for code in allowed if len(allowed) > 1 and not step.jump else []:
            lesson = begun(game, step.id)
            assert lesson.choose(code) is None or not lesson.done
            go(lesson, jumps[0] if jumps else None)
            assert lesson.over or lesson.name in jumps


@pytest.mark.parametrize("game", LESSONS)
def test_back_takes_everything_back_to_the_step_before(game):
    lesson, before = Lesson.begin(game), []
    while not lesson.over:
        before.append((lesson.step, lesson.match.events[:]))
        step = lesson.step
        while lesson.step == step:
            lesson.show()
    while before:
        lesson.back()
        assert (lesson.step, lesson.match.events) == before.pop()
    lesson.back()
    assert lesson.step == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LESSONS)
def test_every_sentence_exists_and_is_short(game, language):
    script = Script.at(game)
    words = script.words(language)
    for step in script.steps:
        wanted = [f"lesson-{step.id}-title", f"lesson-{step.id}-says"]
        wanted += [f"lesson-{step.id}-move"] if step.kind != LISTEN else []
        said = [said if isinstance(said, str) else said["say"] for said in step.others.values()]
        wanted += [f"lesson-{step.id}-other-{name}" for name in said]
        wanted += [f"lesson-{step.id}-comment-{name}" for name in step.comments.values()]
        wanted += [f"lesson-{step.id}-sure-{doubt['say']}" for doubt in step.sure.values()]
        for message in wanted:
            assert len([word for word in words(message).split() if re.search(r"\w", word)]) <= WORDS, message
    assert words("lesson-end-title")
    assert words("lesson-end-says")
    used = {message.split("-")[1] for message in words.ids if message.startswith("lesson-")}
    assert used == {step.id.split("-")[0] for step in script.steps} | {"end"}


@pytest.mark.parametrize("game", LESSONS)
def test_every_lit_mark_exists_on_the_board(game):
    script = Script.at(game)
    folder = script.game.folder / "board"
    sources = "".join(path.read_text(encoding="utf-8") for path in [*folder.glob("*.js"), *WEB.glob("*.js")])
    literal = set(re.findall(r'(?:data-(?:mark|place)=|table\.place\()"([\w:-]+)"', sources))
    shapes = {shape.partition("$")[0] for shape in re.findall(r"`((?:\w+:)+\$\{)", sources)}
    values = script.game.telling.values
    for step in script.steps:
        for mark in [*step.light, *([step.tap] if step.tap else [])]:
            kind, _, value = mark.partition(":")
            known = [*values.get(kind, ()), *(str(seat) for seat in range(1, 6))]
            assert mark in literal or (f"{kind}:" in shapes and (value in known or kind not in values)), (step.id, mark)


@pytest.mark.parametrize("game", LESSONS)
def test_a_script_says_only_what_it_may(game):
    script = Script.at(game)
    assert len({step.id for step in script.steps}) == len(script.steps)
    for step in script.steps:
        assert step.kind in KINDS
        assert step.light
        assert bool(step.must or step.tap) == (step.kind != LISTEN)
        assert step.kind == TRY or not step.others
        assert step.kind == FREE or not (step.comments or step.sure)


def test_a_game_without_a_lesson_says_so():
    from tricks import GAME

    with pytest.raises(LessonError, match="There is no lesson for tricks yet"):
        Script.of(GAME)


@pytest.mark.parametrize("progress", [{}, {"step": 99, "made": [], "shown": [], "others": 0}, {"step": "x"},
                                      {"step": 3, "made": [[], [], ["place:nowhere"]], "shown": [], "others": 0}])  # fmt: skip
def test_progress_that_does_not_fit_the_script_is_refused_in_one_sentence(progress):
    with pytest.raises(LessonError, match="has changed since you left it"):
        Lesson.resume("worldsfair", progress)


def test_after_listening_nothing_is_played():
    lesson = Lesson.begin("worldsfair")
    assert lesson.choose("place:arts").title == "One moment"
    assert lesson.match.number == 16


def test_show_me_leaves_its_lamp_dark():
    lesson = begun("worldsfair", "figure")
    lesson.choose("place:agriculture")
    lesson.next()
    lesson.show()
    assert lesson.lamps[1:3] == [True, False]
    lesson.back()
    lesson.choose("place:arts")
    assert lesson.lamps[1:3] == [True, True]


def test_what_is_said_at_worlds_fair_is_true():
    start = asserted("worldsfair", "place")
    assert set(find("worldsfair").picture.extras(start)["ranks"]["electricity"]) == {"tied_first"}
    assert any("“The Electric Fountains”" in line for line in asserted("worldsfair", "collect").log(since=16))
    extras = {step: find("worldsfair").picture.extras(asserted("worldsfair", step)) for step in ("refill", "rivals", "clock")}
    left = {step: extras[step]["spaces"] - asserted("worldsfair", step).state.car for step in extras}
    assert left == {"refill": 10, "rivals": 6, "clock": 2}
    assert [card.split("/")[0] for card in extras["clock"]["areas"]["arts"]].count("ticket") == 2
    assert scores(asserted("worldsfair", "forecast"))["forecast"] == [15, 16, 19]
    assert scores(asserted("worldsfair", "free"))["scores"] == [25, 14, 15]


def test_what_is_said_at_the_museum_is_true():
    game = find("museum")
    marker = {step: asserted("museum", step).state.track[0] for step in ("goal", "discard", "ten")}
    assert marker == {"goal": 0, "discard": 4, "ten": 10}
    collections = {step: scores(asserted("museum", step))["parts"][0]["collections"] for step in ("collection", "ten")}
    assert collections == {"collection": 4, "ten": 7}
    end = asserted("museum", "final")
    assert end.result.scores == [133, 116]
    assert [sum(parts.values()) for parts in scores(end)["parts"]] == [133, 116]
    parts = game.picture.breakdown(end)[0]
    assert {name: parts[name] for name in ("track", "collections", "gallery", "patron", "opinion")} == {
        "track": 54, "collections": 60, "gallery": 10, "patron": 11, "opinion": -2,
    }  # fmt: skip


def test_ships_may_be_exhibited_in_any_order():
    lesson = begun("museum", "two")
    lesson.choose("furbish")
    han, kyrenia = "chinese_08_han_ship_model_with_rudder", "greek_06_kyrenia_ship"
    for choice in (f"exhibit:{han}", "token", f"exhibit:{kyrenia}"):
        assert lesson.choose(choice) is None
    assert lesson.choose("pay:egyptian_07_khufu_ship").text.startswith("That’s a 4 for a 2")
    assert lesson.choose("done").refusal
    assert lesson.choose("pay:indian_13_painted_grey_ware_bowl") is None
    lesson.choose("done")
    assert lesson.name == "collection"


def test_the_question_names_the_pavilion_that_was_chosen():
    lesson = begun("museum/pavilions", "place")
    for choice in ("furbish", "place:1"):
        lesson.choose(choice)
    assert lesson.match.describe("en", 0).prompt == "Which object goes to the Pavilion “Fire and Clay”?"


def test_what_is_said_in_manifest_destiny_is_true():
    cash = {step: asserted("destiny", step).state.cash[0] for step in ("bid", "payday", "freebuy")}
    assert (cash["bid"], cash["freebuy"]) == (60, 80)
    paid = [asserted("destiny", step).state.cash[0] for step in ("destiny", "payday")]
    assert paid[1] - paid[0] == 10
    profit = {step: asserted("destiny", step).state.profit[0] for step in ("attack", "profit")}
    assert profit == {"attack": 20, "profit": 40}
    points = {step: scores(asserted("destiny", step))["scores"][0] for step in ("destiny", "payday", "freebuy")}
    assert points == {"destiny": 0, "payday": 2, "freebuy": 4}
    attack = asserted("destiny", "attack")
    chances = attack.plain.bound(odds)(attack.state, 0, TERRITORY_NAMES.index("west_virginia"))
    assert round(chances / 10) == 58


def test_a_choice_that_gives_something_away_is_asked_about_once():
    lesson = begun("destiny", "freeland")
    events = lesson.match.events[:]
    assert lesson.choose("done").text == "Your tokens go back without a refund. Sure?"
    assert lesson.match.events == events
    again = Lesson.resume("destiny", lesson.progress)
    assert again.choose("done") is None
    assert again.done
    assert begun("destiny", "freeland").others == 0


def test_nobody_is_asked_about_tokens_that_buy_nothing():
    lesson = begun("destiny", "freeland")
    while land := lesson._first("settle:*"):
        lesson.choose(land)
    assert lesson.choose("done") is None or lesson._first("attack:*")


@pytest.mark.parametrize("game", FIRST)
def test_the_last_rounds_are_played_to_the_end_and_their_record_verifies(game, tmp_path):
    match = last_of(find(game), "Ann")
    begun = match.number
    players = {seat: bots.find(match.game, "greedy") for seat in range(len(match.seats))}
    assert match.seat >= 0
    bots.play(match, players)
    match.save(tmp_path / "last.txt")
    report = verify(tmp_path / "last.txt")
    assert (report.prepared, report.proved) == (match.dealer.prepared, True)
    assert 0 < report.prepared <= begun
    assert report.draws < sum(event.seat == CHANCE for event in match.events)
    text = (tmp_path / "last.txt").read_text().replace(f"after-{report.prepared}-", "after-0-")
    (tmp_path / "other.txt").write_text(text)
    with pytest.raises(RecordError):
        verify(tmp_path / "other.txt")
