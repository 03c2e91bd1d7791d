"""Search and judge: the same on every machine, from what the seat sees, and better than the bot they play out with."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import count
from types import SimpleNamespace

import pytest
import tricks
from click.testing import CliRunner
from compiled import compiled
from midway.bots import find as find_bot
from midway.bots import play
from midway.bots.ladder import read_budget
from midway.bots.search import Budget, Search, SearchBot
from midway.kernel import judge, weights
from midway.kernel.fault import Fault
from midway.kernel.game import find, names
from midway.kernel.machine import contract_of, machine
from midway.kernel.search import offered, root
from midway.kernel.senses import sense, senses, sensing
from midway.kernel.state import redeal, view
from midway.match import Match
from midway.terminal.main import main

PLAYOUTS = 24


def position(name: str, events: int, seed: int = 1):
    """A position in which somebody has a choice, after some events of a game between greedy bots."""
    game = find(name)
    plain = machine(game)
    table = plain.table(game.start(game.players[-1]))
    for number, _ in enumerate(plain.events(table, [len(game.bots)] * game.players[-1], seed, 0)):
        if number >= events and plain.seat(table) >= 0 and len(plain.legal(table)) > 2:
            return plain.state(table), plain.seat(table), plain.legal(table)
    raise AssertionError("the game was over before")


@pytest.mark.parametrize("name", names())
def test_a_search_is_repeatable_and_tells_chances_and_points(name):
    state, _, codes = position(name, 150)
    search = Search(machine(name))
    found = search.look(state, codes, PLAYOUTS, seed=5)
    assert found == search.look(state, codes, PLAYOUTS, seed=5)
    assert found != search.look(state, codes, PLAYOUTS, seed=6)
    assert sorted(finding.code for finding in found) == codes
    assert [finding.tried for finding in found] == sorted((finding.tried for finding in found), reverse=True)
    for finding in found:
        assert sum(finding.chances) == pytest.approx(1, abs=0.001)
        assert 0 <= finding.worth <= 1
        assert len(finding.points) == state.seats


@pytest.mark.parametrize("name", [name for name in names() if find(name).hides])
def test_a_search_depends_on_nothing_that_the_seat_cannot_see(name):
    state, seat, codes = position(name, 200)
    seen = view(state, seat)
    search = Search(machine(name))
    found = search.look(state, codes, PLAYOUTS, seed=5)
    for seed in range(3):
        other = redeal(type(state), seen, random.Random(seed))
        assert other != state
        assert search.look(other, codes, PLAYOUTS, seed=5) == found


def test_a_search_finds_the_same_on_the_cpu_machine():
    game = compiled("worldsfair")
    plain, cpu = Search(machine(game)), Search(machine(game, "cpu"))
    for events in (30, 90, 150):
        state, _, codes = position("worldsfair", events)
        for ways in (game.ways, game.ways_among(2)):
            assert plain.look(state, codes, PLAYOUTS, 3, ways) == cpu.look(state, codes, PLAYOUTS, 3, ways)


def test_a_full_tree_changes_nothing_but_what_is_remembered():
    state, _, codes = position("worldsfair", 60)
    deep = replace(find("worldsfair").ways, depth=8)
    found = Search(machine("worldsfair"), nodes=2).look(state, codes, 60, 3, deep)
    assert sorted(finding.code for finding in found) == codes


def test_a_search_that_would_not_get_far_gives_up_early_for_the_games_own_bot(monkeypatch):
    match = Match("museum", 2, seed=3)
    while len(match.legal()) < 5:
        match.choose(match.legal()[0])
    clock = count(step=0.2)
    monkeypatch.setattr("midway.bots.search.time", SimpleNamespace(monotonic=lambda: next(clock)))
    bot = SearchBot(machine(match.game), Budget(seconds=1.0), seed=1)
    monkeypatch.setattr(bot.search, "try_options", lambda *_: pytest.fail("there is no time for a playout"))
    rng = random.Random(1)
    state = match.view(match.seat).redeal(rng)
    rng.getrandbits(62)
    usual = match.plain.choose([state], len(match.game.bots), rng.getrandbits(32))
    assert bot.choose(match.view(match.seat), match.decision) == usual


def test_a_core_that_works_for_others_does_not_spend_the_budget_of_a_ladder(monkeypatch):
    wall, work = count(step=1000.0), count(step=0.1)
    clocks = SimpleNamespace(monotonic=lambda: next(wall), thread_time=lambda: next(work))
    monkeypatch.setattr("midway.bots.search.time", clocks)
    state, _, codes = position("worldsfair", 20)
    looks = [Search(machine("worldsfair")).look(state, codes, budget, 1) for budget in (Budget(seconds=9.0), read_budget("9s"))]
    at_a_table, on_a_ladder = (sum(finding.tried for finding in found) for found in looks)
    assert at_a_table == len(codes) < on_a_ladder


def test_a_bot_plays_out_between_two_as_its_game_says():
    match = Match("worldsfair", 2, seed=1)
    game, here = match.game, machine("worldsfair")
    chosen, expected, otherwise = [], [], []
    while len(chosen) < 6:
        codes = match.legal()
        if len(codes) == 5:
            rng = random.Random(1)
            state, seed = match.view(match.seat).redeal(rng), rng.getrandbits(62)
            chosen.append(SearchBot(here, 60, seed=1).choose(match.view(match.seat), match.decision))
            expected.append(Search(here).look(state, codes, 60, seed, game.duel)[0].code)
            otherwise.append(Search(here).look(state, codes, 60, seed, game.ways)[0].code)
        match.choose(codes[0])
    assert chosen == expected != otherwise


def test_a_bot_that_searches_beats_the_bot_it_plays_out_with():
    game = compiled("worldsfair")
    greedy = find_bot(game, "greedy", seed=1)
    searching = SearchBot(machine(game, "cpu"), 300, seed=1)
    won = 0
    for number in range(8):
        match = Match(game, 2, seed=number)
        play(match, {number % 2: searching, 1 - number % 2: greedy})
        won += match.result.winners == [number % 2]
    assert won >= 7


@pytest.mark.parametrize("game", [tricks.GAME, find("worldsfair")], ids=lambda game: game.name)
def test_a_judge_says_the_same_on_the_cpu_machine(game):
    rng = random.Random(1)
    numbers = [rng.randint(-900, 900) for _ in range(judge.weights_size(game.state))]
    seats = game.players[-1]
    said = []
    for kind in ("plain", "cpu"):
        here = machine(game, kind)
        judged = here.bound(judge.judge, contract_of(game) | sensing(game.state))
        given = here.weights(numbers), here.zeros(judge.sensed_size(game.state)), here.zeros(judge.WORTH)
        table, rows = here.table(game.start(seats)), []
        for _ in here.events(table, [len(game.bots)] * seats, 1, 0):
            judged(table[0], seats, *given)
            rows.append([int(part) for part in given[2]])
            assert sum(rows[-1][judge.CHANCES : judge.CHANCES + seats]) == pytest.approx(judge.ONE, abs=seats)
        said.append(rows)
    assert said[0] == said[1]


@pytest.mark.parametrize("name", names())
def test_senses_are_numbered_and_what_a_seat_does_not_see_is_not_among_them(name):
    game = find(name)
    state, _, _ = position(name, 200)
    sensed = [0] * judge.sensed_size(game.state)
    entry = machine(game).bound(sense, contract_of(game) | sensing(game.state))

    def of(state, seat):
        pairs = entry(state, seat, sensed)
        marks = [sensed[2 * pair] for pair in range(pairs)]
        assert len(set(marks)) == len(marks)
        assert all(0 <= mark < senses(game.state) for mark in marks)
        return sensed[2 * state.seats : 2 * pairs]  # everybody's points come first; what is hidden may be part of them

    for seat in range(state.seats):
        other = redeal(type(state), view(state, seat), random.Random(seat))
        assert of(state, seat) == of(other, seat)


def test_every_judge_fits_its_game_and_a_changed_one_is_refused(tmp_path):
    for name in names():
        numbers = find(name).judge
        assert len(numbers) in (0, judge.weights_size(find(name).state))
    path = tmp_path / "judge.json"
    path.write_bytes(weights.written([1, -2, 32767, -32768], {"game": "any"}))
    assert weights.read(path) == [1, -2, 32767, -32768]
    written = path.read_text()
    for damaged in (written.replace('"sha256": "', '"sha256": "0'), written[:-20], written.replace("packed", "pack"), "[]", ""):
        path.write_text(damaged)
        with pytest.raises(Fault, match="judge"):
            weights.read(path)


def test_square_roots_and_looking_up():
    for number in (0, 1, 2, 3, 100, 12345, 10**6):
        assert root(number) / 256 == pytest.approx(number**0.5, abs=1 / 256)
    assert [code for code in range(10) if offered([1, 4, 5, 9], 4, code)] == [1, 4, 5, 9]


def test_a_judge_learns_who_wins_and_the_same_command_gives_the_same_judge(monkeypatch):
    pytest.importorskip("numba")
    from midway.bots.train import train

    monkeypatch.setattr("midway.bots.train.ROUND", 80)
    done = []
    trained = train(tricks.GAME, games=200, epochs=1, seed=1, progress=lambda n, whole: done.append((n, whole)))
    assert len(trained.weights) == judge.weights_size(tricks.GAME.state)
    assert trained.surprise < trained.fair_surprise
    assert trained.brier < trained.fair_brier
    assert sum(n for n, _ in done) == done[0][1]
    assert train(tricks.GAME, games=200, epochs=1, seed=1, progress=lambda *_: None) == trained


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["nogame"], "nogame"),
        (["worldsfair", "--games", "3"], "games"),
        (["worldsfair", "--epochs", "none"], "epochs"),
        (["worldsfair", "--out", "/nowhere/judge.json"], "/nowhere/judge.json cannot be written: No such file or directory."),
        (["worldsfair", "--out", "/tmp"], "/tmp cannot be written: Is a directory."),
    ],
)
def test_a_wrong_training_is_refused_before_it_begins(args, sentence):
    refused = CliRunner().invoke(main, ["train", *args])
    assert refused.exit_code in (1, 2)
    assert sentence in refused.output
    assert len(refused.output.strip().splitlines()) == 1
