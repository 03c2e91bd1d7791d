"""The same rules on every machine, and what happens where a machine is missing."""

from __future__ import annotations

import importlib
import os
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import midway
import pytest
import tricks
from midway.games.worldsfair import turn
from midway.games.worldsfair.ending import score
from midway.kernel import compile as compiling
from midway.kernel.cpu import cache_folder
from midway.kernel.game import find
from midway.kernel.machine import MachineError, machine
from midway.kernel.rule import rule, since

PLAY = """
import sys
from midway import Match, bots, find, machine
from midway.match.record import dumps
match = Match("worldsfair", 3, seed=11)
bots.play(match, {seat: bots.find(match.game, name, seed=seat) for seat, name in enumerate(["greedy", "random", "greedy"])})
print(dumps(match))
game = find("worldsfair")
for players in game.players:
    batch = machine(game, sys.argv[1]).play(game.start(players), 20, [0, 1, 0, 1][:players], 5)
    print([list(map(int, row)) for row in batch.scores], batch.decisions, batch.events)
"""


def python(*args, **environment):
    done = subprocess.run([sys.executable, *args], capture_output=True, text=True, env={**os.environ, **environment}, timeout=600)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_equal_seeds_give_equal_games_in_every_process(worldsfair):
    outputs = {python("-c", PLAY, machine, PYTHONHASHSEED=seed) for machine in ("plain", "cpu") for seed in ("1", "2")}
    assert len(outputs) == 1


def test_compiled_games_are_the_plain_ones_event_by_event(worldsfair):
    plain, cpu = machine(worldsfair, "plain"), machine(worldsfair, "cpu")
    for players in worldsfair.players:
        start = worldsfair.start(players)
        bots = [0, 1, 1, 0][:players]
        assert plain.trace(start, 20, bots, 8) == cpu.trace(start, 20, bots, 8)


def test_a_game_does_not_depend_on_the_batch_it_is_played_in(worldsfair):
    cpu = machine(worldsfair, "cpu")
    start = worldsfair.start(4)
    whole = cpu.play(start, 50, [0] * 4, 3)
    part = cpu.play(start, 10, [0] * 4, 3, first=40)
    assert (whole.scores[40:] == part.scores).all()


@pytest.mark.long
def test_no_table_is_read_past_its_end():
    """The compiled rules with Numba's bounds checks on: without them it would read on in silence."""
    script = PLAY.replace("20,", "300,")
    assert python("-c", script, "cpu", NUMBA_BOUNDSCHECK="1")


def test_without_numba_everything_still_works(worldsfair):
    blocked = "import sys; sys.modules['numba'] = sys.modules['numpy'] = None\n"
    assert python("-c", blocked + PLAY, "plain") == python("-c", PLAY, "plain")
    main = "from midway.terminal.main import main; main(['simulate', 'worldsfair', '--games', '300', '--json'])"
    assert '"games": 300' in python("-c", blocked + main)


def test_without_numba_the_cpu_machine_says_what_it_needs(worldsfair):
    script = "import sys; sys.modules['numba'] = None; from midway import find, machine; machine(find('worldsfair'), 'cpu')"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert "pip install 'midway[fast]'" in done.stderr


def test_without_a_gpu_the_gpu_machine_says_so(worldsfair):
    with pytest.raises(MachineError, match=r"numba-cuda|NVIDIA GPU"):
        machine(worldsfair, "gpu")


def test_a_machine_that_does_not_exist(worldsfair):
    with pytest.raises(MachineError, match="Available: plain, cpu, gpu"):
        machine(worldsfair, "abacus")


def test_the_cache_folder_changes_with_what_is_compiled_and_with_nothing_else(worldsfair, monkeypatch):
    values = worldsfair.content.printed
    printed = cache_folder(worldsfair, values)
    assert cache_folder(worldsfair, worldsfair.content.values({"board": {"card_limit": {"arts": 4}}})) != printed
    with monkeypatch.context() as changed:
        changed.setattr(turn, "REFILLING", turn.REFILLING + 1)  # a constant that a rule reads
        assert cache_folder(worldsfair, values) != printed
    with monkeypatch.context() as changed:
        changed.setattr(turn.collect, "__code__", turn.end_turn.__code__)  # the code of a rule
        assert cache_folder(worldsfair, values) != printed
    with monkeypatch.context() as changed:
        changed.setattr(turn.collect, "__doc__", "Other words.")
        assert cache_folder(worldsfair, values) == printed
    assert cache_folder(replace(worldsfair, doubts=()), values) == printed


ELSEWHERE = """
import midway
there = midway.machine("worldsfair", "cpu")
there.play(midway.find("worldsfair").start(2), 1, [0, 0], 1)
print(midway.__file__)
print(there.ready, there.folder, dict(there.do["play_many"].stats.cache_misses))
"""


def test_rules_are_compiled_once_wherever_they_lie(worldsfair, tmp_path):
    shutil.copytree(Path(midway.__file__).parent, tmp_path / "midway", ignore=shutil.ignore_patterns("__pycache__"))
    told = python("-c", ELSEWHERE, PYTHONPATH=str(tmp_path)).splitlines()
    assert told == [f"{tmp_path}/midway/__init__.py", f"True {cache_folder(worldsfair, worldsfair.content.printed)} {{}}"]


def test_where_nothing_can_be_kept_compiled_code_runs_all_the_same(tmp_path, monkeypatch):
    (tmp_path / "file").touch()
    monkeypatch.setenv("MIDWAY_CACHE", str(tmp_path / "file" / "cache"))
    there = machine(replace(tricks.GAME, version=2), "cpu")
    assert there.bound(version_of)(there.table(tricks.GAME.start(2, version=1))[0]) == 1


MINE = """
from helping import worth
from midway.kernel.rule import rule, since

@rule
def mine(game):
    return worth(game.seats)
"""
HELPING = """
from midway.kernel.rule import rule, since

@rule
def worth(number):
    return number * {times}
"""


@pytest.mark.parametrize("name", ["plain", "cpu"])
def test_functions_of_your_own_never_run_stale(worldsfair, name, tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    (tmp_path / "mine.py").write_text(MINE)
    for times in (2, 3):
        (tmp_path / "helping.py").write_text(HELPING.format(times=times))
        for module in ("mine", "helping"):
            monkeypatch.delitem(sys.modules, module, raising=False)
        there = machine(worldsfair, name)
        assert there.bound(importlib.import_module("mine").mine)(there.table(worldsfair.start(4))[0]) == 4 * times


@rule
def pays_nothing(game, player):
    """Instead of `score`."""
    return -player


@rule
def doubled(game, player):
    return 2 * score(game, player)


@pytest.mark.parametrize("name", ["plain", "cpu"])
def test_a_function_of_your_own_may_replace_one_of_the_game(worldsfair, name):
    there = machine(worldsfair, name)
    table = there.table(worldsfair.start(4))
    assert there.bound(doubled, {score: pays_nothing})(table[0], 3) == -6
    assert there.bound(doubled)(table[0], 3) == 2 * there.score(table, 3)


@pytest.mark.parametrize("name", ["plain", "cpu"])
@pytest.mark.parametrize(("games", "bots", "seed", "first", "says"), [
    (2, [0], 1, 0, "Name 2 bots"),
    (2, [0, 0, 0], 1, 0, "Name 2 bots"),
    (2, [0, 3], 1, 0, "from 0 .random. to 2"),
    (2, [0, -1], 1, 0, "from 0 .random. to 2"),
    (2, ["greedy", "greedy"], 1, 0, "Name 2 bots"),
    (2, [0, True], 1, 0, "Name 2 bots"),
    (0, [0, 0], 1, 0, "games must be a whole number from 1"),
    (2.5, [0, 0], 1, 0, "games must be a whole number from 1"),
    (2, [0, 0], -1, 0, "seed must be a whole number from 0"),
    (2, [0, 0], 2**63, 0, "seed must be a whole number from 0"),
    (2, [0, 0], 1, -1, "first must be a whole number from 0"),
])  # fmt: skip
def test_wrong_bots_and_numbers_are_refused_in_a_sentence(worldsfair, name, games, bots, seed, first, says):
    for play in (machine(worldsfair, name).play, machine(worldsfair, name).trace):
        with pytest.raises(MachineError, match=says):
            play(worldsfair.start(2), games, bots, seed, first)


@pytest.mark.parametrize("name", ["plain", "cpu"])
def test_a_start_is_a_position_of_the_game(worldsfair, name):
    for start in (None, 2, find("museum").start(2)):
        with pytest.raises(MachineError, match="Begin with a position of worldsfair"):
            machine(worldsfair, name).play(start, 1, [0, 0], 1)


def test_a_game_is_known_by_its_name():
    assert machine("worldsfair") is machine(find("worldsfair"))


def test_corrected_content_runs_beside_the_printed_one_on_both_machines(worldsfair):
    corrections = {"scoring": {"sets": {"points": [0, 2, 4, 6, 8, 10]}}}
    start = worldsfair.start(2)
    printed = machine(worldsfair, "plain").play(start, 30, [0, 0], 1)
    plain = machine(worldsfair, "plain", corrections).play(start, 30, [0, 0], 1)
    cpu = machine(worldsfair, "cpu", corrections).play(start, 30, [0, 0], 1)
    assert plain.scores == cpu.scores.tolist()
    assert plain.scores != printed.scores
    assert plain.events == printed.events


def test_compiling_in_a_child_makes_the_machine_ready(worldsfair):
    assert compiling.is_ready(worldsfair)
    child = compiling.compile_in_child(worldsfair)
    assert child.wait() == 0


@rule
def version_of(game):
    return 2 if since(game, 2) else 1


@pytest.mark.parametrize("name", ["plain", "cpu"])
def test_a_rule_knows_since_which_version_it_is_played(name):
    game = replace(tricks.GAME, version=2)
    there = machine(game, name)
    for version in (1, 2):
        assert there.bound(version_of)(there.table(game.start(2, version=version))[0]) == version
