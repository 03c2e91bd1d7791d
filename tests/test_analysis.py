"""The analysis of a finished match: sums that add up exactly, and mistakes that two searches agree on."""

from __future__ import annotations

import json
import random
import re
import statistics
from dataclasses import replace
from pathlib import Path

import pytest
import tricks
from click.testing import CliRunner
from compiled import compiled
from midway.analysis.calibrate import Calibrating, Kept
from midway.analysis.line import corrected
from midway.analysis.marks import MOST_LISTED, Choice, Compared, Mark, Measured, grades, play
from midway.analysis.moments import moments, strokes
from midway.analysis.page import page
from midway.analysis.study import PARTS, Study, analyse, shown
from midway.analysis.playouts import ALL, PLAYOUTS, Played, played_out, spread, weighed
from midway.analysis.reading import Reading, read
from midway.analysis.sums import Account, Sums, account_of
from midway.bots import find as find_bot
from midway.bots import play as let_play
from midway.kernel import judge
from midway.kernel.fault import Fault
from midway.kernel.game import Trust
from midway.kernel.judge import ONE
from midway.kernel.machine import machine
from midway.kernel.rule import CHANCE
from midway.kernel.words import LANGUAGES
from midway.match import Match
from midway.terminal.main import main

RECORDS = Path(__file__).parent / "records"
STORED = ["museum-2", "destiny-tie-shared", "worldsfair-3"]
QUICK, FEW = 0.3, 0.0125  # of the usual search, and of the usual playouts


def judged(game):
    """A game with a judge that has learned nothing."""
    rng = random.Random(1)
    made = replace(game)
    made.__dict__["judge"] = [rng.randint(-900, 900) for _ in range(judge.weights_size(game.state))]
    return made


def judged_account(match, runs) -> Account:
    """The account of a match by the judge alone."""
    return account_of(match.game, read(match, runs), {})


def add_up(account: Account, seats: int) -> None:
    for seat in range(seats):
        sums = account.sums(seat)
        assert sums.start + sums.luck + sums.own + sums.others == sums.end
    assert {sum(row) for row in account.line} == {ONE}


@pytest.mark.parametrize("name", STORED)
def test_luck_and_choices_add_up_to_the_result_for_every_seat(name):
    match = Match.load(RECORDS / f"{name}.txt")
    account = judged_account(match, machine(match.game))
    add_up(account, len(match.seats))
    winners = match.result.winners
    for seat in range(len(match.seats)):
        assert account.sums(seat).end == pytest.approx(ONE / len(winners) if seat in winners else 0, abs=len(winners))


@pytest.mark.parametrize("seats", tricks.GAME.players)
def test_sums_are_the_same_on_the_cpu_machine_and_leave_out_what_was_taken_back(seats):
    game = judged(tricks.GAME)
    match = Match(game, seats, mirror=True)
    rng = random.Random(seats)
    while match.result is None:
        code = rng.choice(match.legal())
        match.choose(code)
        if match.undoable and rng.random() < 0.3:
            match.undo()
            match.choose(code)
    account = judged_account(match, machine(game))
    add_up(account, seats)
    assert len(account.reading.numbers) == len(match.stands) < match.number
    assert account == judged_account(match, machine(game, "cpu"))


def test_turns_that_are_played_out_leave_luck_as_it_is_and_the_sums_exact():
    """Ann always chooses after Bo, so each of their openings counts for what both may be off."""
    game, rng = compiled("worldsfair"), random.Random(3)
    match = Match(game, ["Ann", "Bo"], seed=3)
    while match.result is None:
        match.choose(rng.choice(match.legal()))
    runs = machine(game, "cpu")
    reading = read(match, runs)
    alone, played = account_of(game, reading, {}), dict(played_out(match, reading, runs, FEW))
    account = account_of(game, reading, played)
    assert dict(played_out(match, reading, runs, FEW)) == played
    assert {found.times for found in played.values()} == {int(FEW * PLAYOUTS)}
    add_up(account, 2)
    for place in reading.rounds:
        assert account.line[place] == weighed(game.trust, reading.said[place], played[place].row)
    assert account.line != alone.line
    for seat in range(2):
        assert account.sums(seat).luck == alone.sums(seat).luck
        assert alone.sums(seat).interval == 0
    spreads = [spread(game.trust, account.line[place], played[place])[0] for place in reading.rounds]
    turns = [reading.seats[place] for place in reading.rounds]
    counted = [spread for spread, now, before in zip(spreads, turns, [None, *turns], strict=False) if now != before]
    assert account.sums(0).interval == pytest.approx(1.96 * sum(counted) ** 0.5, abs=1)


def test_however_many_rounds_a_match_has_its_playouts_are_bounded():
    game = compiled("worldsfair")
    match, rng = Match(game, ["Ann", "Bo"], seed=3), random.Random(3)
    while match.result is None:
        match.choose(rng.choice(match.legal()))
    runs = machine(game, "cpu")
    reading = read(match, runs)
    long = replace(reading, rounds=reading.rounds[:1] * 10_000)
    _, played = next(played_out(match, long, runs))
    assert played.times == ALL // 10_000 < PLAYOUTS
    assert account_of(game, reading, {}).sums(0).interval == 0


def test_what_playing_out_shows_counts_less_and_less_over_the_turns_of_a_round():
    """Two rounds, of three turns and of one."""
    said = tuple((part * ONE // 100, (100 - part) * ONE // 100) for part in (50, 60, 40, 50, 100))
    reading = Reading((0, 1, 2, 3), (0, 1, 0, 1), (True,) * 4, (0, 1, 2, 3), (0, 3), said, ((),) * 4)
    game = replace(tricks.GAME, trust=Trust(judge=0, playouts=1))
    played = {at: Played((part * ONE // 100, (100 - part) * ONE // 100), 10_000) for at, part in ((0, 80), (3, 50))}
    account = account_of(game, reading, played)
    more = 100 * weighed(game.trust, said[0], played[0].row)[0] / ONE - 50
    line = [100 * row[0] / ONE for row in account.line]
    assert line == pytest.approx([50 + more, 60 + more * 2 / 3, 40 + more / 3, 50, 100], abs=0.01)
    add_up(account, 2)
    first, last = (spread(game.trust, account.line[at], played[at])[0] for at in (0, 3))
    assert account.sums(0).interval == pytest.approx(
        1.96 * 2 / 3 * (first + last) ** 0.5, abs=1
    )  # two of the three steps are its own


def test_weighed_chances_come_to_a_whole_and_lie_between_what_they_are_made_of():
    rng, even = random.Random(1), Trust(judge=0.5, playouts=0.5)
    for _ in range(200):
        part, other = rng.randint(0, ONE), rng.randint(0, ONE)
        row = weighed(even, (part, ONE - part), (other, ONE - other))
        assert sum(row) == ONE
        assert min(part, other) - ONE // 50 <= row[0] <= max(part, other) + ONE // 50
    sure = (ONE - 100, 100)
    assert weighed(Trust(1, 0), sure, (0, ONE)) == pytest.approx(sure, abs=1)
    assert weighed(Trust(0.3, 0.4), sure, sure)[0] < sure[0]
    assert 0 < weighed(Trust(0, 1), (0, ONE), (0, ONE))[0] < ONE // 64  # nothing is certain


def test_the_spread_of_weighed_chances_is_how_far_they_lie_apart_when_played_out_again():
    trust, said, rng = Trust(judge=0.3, playouts=0.6), (ONE // 4, ONE // 4, ONE // 2), random.Random(2)
    true, times = (0.5, 0.3, 0.2), 400
    rows = []
    for _ in range(400):
        won = rng.choices(range(3), true, k=times)
        rows.append(weighed(trust, said, tuple(won.count(seat) * ONE // times for seat in range(3))))
    whole = tuple(round(ONE * part) for part in true)
    known = spread(trust, weighed(trust, said, whole), Played(whole, times))
    for seat in range(3):
        found = statistics.pvariance(row[seat] for row in rows)
        assert found == pytest.approx(known[seat], rel=0.3)


def test_luck_is_what_chance_brought_less_what_was_to_be_expected_of_it():
    """Whatever the judge says, luck comes to nothing over all outcomes of a draw."""
    game = judged(tricks.GAME)
    plain = machine(game)
    match = Match.sealed(game, ["Ann", "Bo"], {}, {}, "0" * 64)
    assert match.seat == CHANCE
    total, ways = [0, 0], 0
    for code in match.legal():
        weight = plain.rules.weight(match.state, code)
        other = match.copy()
        other.happen(CHANCE, code)
        rng = random.Random(1)
        while other.result is None:
            other.happen(other.seat, rng.choice(other.legal()))
        luck = judged_account(other, plain).steps[0]
        total = [so_far + weight * part for so_far, part in zip(total, luck, strict=True)]
        ways += weight
    assert all(abs(part) <= ways * 2 for part in total)  # but for the rounding of each


@pytest.mark.parametrize("match", [Match("museum", 2, seed=1), Match(tricks.GAME, 2, seed=1)], ids=["open", "no judge"])
def test_a_match_that_goes_on_or_has_no_judge_is_refused(match):
    rng = random.Random(1)
    while match.game.name == "tricks" and match.result is None:
        match.choose(rng.choice(match.legal()))
    with pytest.raises(Fault, match=r"finished match|no judge"):
        next(analyse(match, plain=True))


def test_rounded_sums_still_add_up():
    rng = random.Random(1)
    for _ in range(500):
        parts = [rng.randint(-2 * ONE, 2 * ONE) for _ in range(3)]
        end = rng.choice([0, ONE, ONE // 2, ONE // 3])
        sums = Sums(end - sum(parts), *parts, end)
        told = shown(sums)
        assert sum(told[part] for part in PARTS[:-1]) == told["end"] == round(100 * end / ONE)
        assert all(abs(told[part] - 100 * getattr(sums, part) / ONE) < 1.5 for part in PARTS)


def mark(event: int, lost: float, seat: int = 0) -> Mark:
    return Mark(event, seat, 1, 2, sum(lost >= least for least in grades(2)), lost, 1.0, (10.0, 90.0), (10.0 + lost, 90.0 - lost))


def test_accuracy_is_a_hundred_less_five_times_what_each_real_choice_gave_away():
    choices = [Choice(1, 0, 0.0, 0.0), Choice(2, 1, 8.0, 1.0), Choice(3, 0, 12.0, 2.0, mark(3, 12.0)), Choice(4, 0, -3.0, 2.0)]
    own = play(choices, 0)
    assert own.choices == 3
    assert own.accuracy == pytest.approx(100 - 5 * 9 / 3)
    assert own.marks == (1, 0, 0)
    assert play(choices, 1).marks == (0, 0, 0)
    assert grades(4) == (10, 20, 30)
    assert grades(5) == (8, 16, 24)


def measured(*lost: float, error: float = 1.0) -> Measured:
    """Losses that the searches of two measurements found in turn."""
    found = [Compared(one, error, (40.0, 60.0), (40.0 + one, 60.0 - one)) for one in lost]
    return Measured.of(found[::2], found[1::2])


def test_two_measurements_are_clear_when_no_grade_begins_within_their_interval():
    assert measured(15, 15.5).is_clear(grades(2))
    assert measured(3, 4).is_clear(grades(2))
    assert not measured(10.5, 11).is_clear(grades(2))
    assert measured(*[10.5, 11] * 20).is_clear(grades(2))
    assert not measured(18, 13).confirmed
    assert not measured(18, 13).is_clear(grades(2))
    assert measured(13, 18).interval > measured(15, 16).interval  # searches that differ count for less
    assert measured(15, 16).better == pytest.approx((55.5, 44.5))


def test_a_match_turned_at_its_largest_mistakes_and_strokes_of_luck():
    steps = tuple((size * ONE // 100, -(size * ONE // 100)) for size in (3, -20, 15, 40))
    line = tuple((ONE // 2, ONE // 2) for _ in range(5))
    reading = Reading((0, 1, 2, 3), (CHANCE, CHANCE, 0, CHANCE), (False, False, True, False), (2,), (2,), line, ((),) * 4)
    account = Account(reading, line, steps, (0, 0))
    lucky = strokes(account)
    assert [(stroke.event, stroke.seat, round(stroke.change)) for stroke in lucky] == [(1, 1, 20), (3, 0, 40)]
    assert moments([mark(2, 30.0), mark(4, 10.0)], lucky) == [3, 2, 1]


@pytest.fixture(scope="module")
def studies() -> list[Study]:
    """A game between an able bot and a straying one, analysed twice."""
    game = compiled("worldsfair")
    match = Match(game, ["Ann", "Bo"], seed=5)
    let_play(match, {0: find_bot(game, "greedy", seed=1), 1: find_bot(game, "visitor", seed=1)})
    return [list(analyse(match, seed, QUICK))[-1] for seed in (1, 2)]


def test_two_analyses_with_different_random_numbers_agree_on_the_mistakes(studies):
    marks = [{mark.event: mark for mark in study.marks} for study in studies]
    least = grades(2)[0]
    clear = [{event for event, mark in found.items() if mark.lost >= 1.5 * least} for found in marks]
    assert clear[0] | clear[1]
    assert clear[0] <= set(marks[1])
    assert clear[1] <= set(marks[0])
    for event in set(marks[0]) & set(marks[1]):
        one, other = (found[event] for found in marks)
        assert abs(one.lost - other.lost) <= 3 * (one.interval + other.interval)
    for seat in range(2):
        one, other = (study.play(seat) for study in studies)
        assert abs(one.accuracy - other.accuracy) <= 3 * (one.interval + other.interval)
    assert studies[0].play(0).accuracy > studies[0].play(1).accuracy


def test_of_a_mistake_the_options_are_measured_the_best_first(studies):
    for mark in studies[0].marks:
        codes = [option.code for option in mark.options]
        own = [option.chances[mark.seat] for option in mark.options]
        legal = studies[0].match.until(mark.event).legal()
        assert len(set(codes)) == len(codes)
        assert {mark.code, mark.best} <= set(codes) <= set(legal)
        assert len(codes) == len(legal) or len(codes) >= MOST_LISTED
        assert own == sorted(own, reverse=True)
        for option in mark.options:
            assert sum(option.chances) == pytest.approx(100, abs=1)
            assert 0 <= option.interval < 50


def test_an_analysis_is_told_as_json_and_as_a_page_that_needs_nothing_else(studies):
    told = json.loads(json.dumps(studies[0].to_json()))
    assert told["read"] == told["last"]
    assert len(told["sums"]) == len(told["plays"]) == 2
    assert all(1 <= mark["seat"] <= 2 for mark in told["marks"])
    for language in LANGUAGES:
        text = page(studies[0], language)
        assert not re.search(r"(?:src|href)=\"?(?![#\"])|url\((?!#)|@import", text)
        assert text.count('class="moment ') == len(
            {*(mark.event for mark in studies[0].marks), *(stroke.event for stroke in studies[0].strokes)}
        )
        assert "analyse-" not in re.sub(r"<(style|script).*?</\1>", "", text, flags=re.DOTALL)


def test_the_line_of_the_chart_is_the_judges_but_around_mistakes():
    """Two turns, of events 0 to 3 and 4 to 5; before event 2, luck moves the line."""
    line = tuple((part * ONE // 100, (100 - part) * ONE // 100) for part in (50, 60, 60, 63, 55, 40, 100))
    seats = (0, CHANCE, 0, 0, 1, 1)
    reading = Reading((0, 1, 2, 3, 4, 5), seats, tuple(who != CHANCE for who in seats), (0, 4), (0, 4), line, ((),) * 6)
    account = Account(reading, line, (), (0, 0))

    def shown(*marks):
        return [round(100 * row[0] / ONE) for row in corrected(account, marks)]

    assert shown() == [50, 60, 60, 63, 55, 40, 100]
    late = Mark(3, 0, 1, 2, 2, 25.0, 1.0, (45.0, 55.0), (70.0, 30.0))
    assert shown(late) == [50, 67, 67, 70, 55, 40, 100]
    early = Mark(2, 0, 1, 2, 1, 12.0, 1.0, (60.0, 40.0), (72.0, 28.0))
    assert shown(early) == [50, 72, 72, 60, 55, 40, 100]
    assert shown(early, late) == [50, 72, 72, 70, 55, 40, 100]
    first = Mark(4, 1, 1, 2, 1, 12.0, 1.0, (50.0, 50.0), (38.0, 62.0))
    assert shown(first) == [50, 60, 60, 63, 38, 50, 100]


def test_a_calibration_goes_on_where_it_was_left(tmp_path):
    game, file = compiled("worldsfair"), tmp_path / "games.jsonl"

    def run(games, kept):
        asked = Calibrating(game, 2, games, "merchant", positions=2, playouts=4)
        return asked.run(kept, 1, lambda n: None, lambda: None)

    assert run(2, Kept(file)).games == 2
    there = file.read_text(encoding="utf-8")
    file.write_text(there + "[cut off", encoding="utf-8")
    found = run(3, Kept(file))
    lines = file.read_text(encoding="utf-8").splitlines()
    assert lines[:2] == there.splitlines()
    assert len(lines) == 3
    assert found == run(3, Kept())
    assert found.positions == 6
    assert found.fair == pytest.approx(0.5, abs=0.1)
    assert 0 < found.said < 2
    assert found.apart[0] <= found.said - found.playouts <= found.apart[1]
    file.write_text("nonsense\n", encoding="utf-8")
    with pytest.raises(Fault, match="line 1"):
        Kept(file)


def test_a_bad_record_is_refused_with_its_line(tmp_path):
    text = (RECORDS / "museum-2.txt").read_text(encoding="utf-8")
    bad = tmp_path / "bad.txt"
    bad.write_text(text.replace("take:", "took:", 1), encoding="utf-8")
    done = CliRunner().invoke(main, ["analyse", str(bad)])
    assert done.exit_code == 1
    assert re.match(r"Line \d+", done.stderr)
