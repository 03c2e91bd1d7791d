"""Earlier positions: taking back, looking back, copies; what each costs is counted in steps of the rules."""

from __future__ import annotations

import copy
import pickle
import random
from dataclasses import replace as changed

import pytest
import tricks
from midway import Match, bots
from midway.kernel.game import names
from midway.kernel.machine import machine
from midway.kernel.rule import CHANCE
from midway.kernel.words import Words
from midway.match import match as matches
from midway.match.events import UNDO
from midway.match.positions import EVERY, RECENT
from midway.match.proof import replay
from midway.match.record import dumps, parse

PLAYERS = {"destiny": 3, "museum": 2, "worldsfair": 2}


@pytest.fixture
def steps(monkeypatch):
    """How often matches that are begun from here on have carried out a code."""
    count = [0]

    def counting(*asked):
        plain = copy.copy(machine(*asked))
        apply = plain.rules.apply

        def counted(game, code):
            count[0] += 1
            apply(game, code)

        plain.rules = changed(plain.rules, apply=counted)
        return plain

    monkeypatch.setattr(matches, "machine", counting)
    return count


def wavering(game, events, seed=1, mirror=False, back=0.3):
    """A match in which people often take back what they have chosen."""
    match = Match(game, PLAYERS[game], seed=None if mirror else 7, mirror=mirror)
    rng = random.Random(seed)
    while match.number < events and match.decision:
        if match.undoable and rng.random() < back:
            match.undo()
        else:
            match.choose(rng.choice(match.legal()))
    return match


def anew(match, number):
    """The truth: the match before an event, played again from its beginning."""
    again = Match.sealed(match.game, match.seats, match.settings, match.corrections, match.seal)
    stands = []
    for event in match.events[:number]:
        if event.code == UNDO:
            stands.pop()
        else:
            stands.append(event)
    for event in stands:
        again.happen(event.seat, event.code)
    return again


def same(one, other):
    titles = [match.story and vars(match.story) for match in (one, other)]
    return one.state == other.state and titles[0] == titles[1] and one.legal() == other.legal()


@pytest.mark.parametrize("mirror", [False, True])
@pytest.mark.parametrize("game", names())
def test_a_match_looks_at_any_moment_as_if_it_were_played_again(game, mirror):
    match = wavering(game, 220, mirror=mirror)
    assert sum(event.code == UNDO for event in match.events) > 5
    assert same(match, anew(match, match.number))
    for number in range(0, match.number + 1, 5):
        then = match.until(number)
        assert (then.number, then.dealer) == (number, None)
        assert same(then, anew(match, number))
        assert then.log() == match.log()[: len(then.log())]


@pytest.mark.parametrize("game", names())
def test_a_match_goes_on_from_an_earlier_moment_its_own_way(game):
    match = wavering(game, 150, mirror=True)
    other = match.until(80)
    rng = random.Random(5)
    while other.number < 150:
        other.choose(rng.choice(other.legal()))
    for number in (79, 81, 120, 150):
        assert same(other.until(number), anew(other, number))
        assert same(match.until(number), anew(match, number))


def test_everything_that_was_entered_at_a_real_table_can_be_taken_back():
    match = wavering("worldsfair", 3 * RECENT, mirror=True, back=0)
    entered = match.number
    for stand in range(entered - 1, -1, -1):
        match.undo()
        assert len(match.stands) == stand
        if stand % 25 == 0:
            assert same(match, anew(match, match.number))
    assert not match.undoable


def test_a_record_costs_one_step_for_each_of_its_lines(steps):
    match = Match("destiny", 3, mirror=True)
    rng = random.Random(3)
    while match.number < 200:
        match.choose(rng.choice(match.legal()))
    for _ in range(300):
        match.choose(rng.choice(match.legal()))
        match.undo()
    record = parse(dumps(match))
    steps[0] = 0
    assert replay(record).state == match.state
    assert steps[0] == 500


def test_going_far_back_again_and_again_costs_one_step_for_each_event(steps):
    match = wavering("worldsfair", 100, mirror=True, back=0)
    for far in (RECENT + 30, RECENT + 5, 90, 99):
        chosen = [event.code for event in match.stands[-far:]]
        for _ in range(far):
            match.undo()
        for code in chosen:
            match.choose(code)
    assert steps[0] <= match.number


@pytest.mark.parametrize("game", names())
def test_looking_back_costs_a_few_steps_wherever_one_looks(steps, game):
    match = wavering(game, 200)
    match.until(0)
    for number in range(match.number + 1):
        steps[0] = 0
        match.until(number)
        assert steps[0] < EVERY


def test_a_match_at_rest_makes_its_positions_again_once(steps):
    match = wavering("worldsfair", 150, mirror=True)
    before = dumps(match)
    match.rest()
    steps[0] = 0
    assert same(match.until(140), anew(match, 140))
    match.until(139)
    match.undo()
    assert steps[0] < 3 * 150
    steps[0] = 0
    match.until(100)
    assert steps[0] < EVERY
    assert dumps(match.until(150)) == before


COPIES = {
    "copy": Match.copy,
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
    "pickle": lambda match: pickle.loads(pickle.dumps(match)),
}


@pytest.mark.parametrize("how", COPIES)
@pytest.mark.parametrize("game", names())
def test_a_copy_of_a_match_goes_its_own_way(game, how):
    match = wavering(game, 90)
    while not match.undoable:
        match.choose(match.legal()[0])
    before = dumps(match), match.state.clone(), match.log()
    other = COPIES[how](match)
    assert (dumps(other), other.log()) == (before[0], before[2])
    other.undo()
    assert same(other, anew(other, other.number))
    while other.decision and other.number < 200:
        other.choose(other.legal()[-1])
    assert (dumps(match), match.state, match.log()) == before
    match.undo()
    assert same(match, anew(match, match.number))


@pytest.mark.parametrize("game", names())
def test_a_branch_leaves_the_match_it_came_from_as_it_was(game):
    match = wavering(game, 90)
    while not match.undoable:
        match.choose(match.legal()[0])
    before = dumps(match), match.state.clone()
    for _ in range(2):
        chosen, undone = match.branch(), match.branch()
        chosen.choose(chosen.legal()[-1])
        undone.undo()
        for other in (chosen, undone):
            assert same(other, anew(other, other.number))
            other.rest()
            assert same(other.until(80), anew(other, 80))
        assert (dumps(match), match.state) == before


def test_a_copy_draws_what_the_match_would_draw():
    match = wavering("worldsfair", 60)
    other = pickle.loads(pickle.dumps(match))
    for one in (match, other):
        while one.decision:
            one.choose(one.legal()[0])
    assert dumps(match) == dumps(other)


def test_a_game_that_cannot_be_found_is_copied_all_the_same():
    match = Match(tricks.GAME, 2, seed=7)
    other = copy.deepcopy(match)
    other.choose(other.legal()[0])
    assert match.number < other.number
    assert other.game is match.game


@pytest.mark.parametrize("game", names())
def test_bots_play_without_a_word(game, monkeypatch):
    def read(*asked, **facts):
        raise AssertionError(f"{asked} is read by nobody")

    match = Match(game, PLAYERS[game], seed=7)
    monkeypatch.setattr(Words, "say", read)
    seats = {seat: bots.find(match.game, ("random", "greedy")[seat % 2], seed=seat) for seat in range(len(match.seats))}
    bots.play(match, seats)
    assert match.result


class Reader:
    """A bot that reads what it may choose."""

    name = "reader"

    def choose(self, view, decision):
        assert decision.prompt.endswith(("?", "."))
        return max(decision.options, key=lambda option: (option.text, option.code)).code


def test_a_bot_that_reads_finds_the_words():
    match = Match("worldsfair", 2, seed=7)
    bots.play(match, {0: Reader(), 1: Reader()})
    assert match.result


@pytest.mark.parametrize("game", names())
def test_a_decision_reads_the_same_when_the_match_has_gone_on(game):
    match = wavering(game, 60)
    decisions = [match.describe("en") for _ in range(3)]
    told = decisions[0].to_json()
    match.choose(match.legal()[-1])
    assert decisions[1].to_json() == told
    travelled = pickle.loads(pickle.dumps(decisions[2]))
    assert travelled == decisions[1]
    assert travelled.to_json() == told
    assert all(option.weight is None for option in travelled.options) == (travelled.seat != CHANCE)
