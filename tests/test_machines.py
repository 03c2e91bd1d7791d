"""The same rules on every machine, and what happens where a machine is missing."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace

import pytest
from midway.kernel import compile as compiling
from midway.kernel.cpu import cache_folder
from midway.kernel.machine import MachineError, machine

PLAY = """
import sys
from midway import Match, bots, find, machine
from midway.match.record import dumps
match = Match("worldsfair", 3, seed=11)
bots.play(match, {seat: bots.find(match.game, name, seed=seat) for seat, name in enumerate(["greedy", "random", "greedy"])})
print(dumps(match))
game = find("worldsfair")
for players in game.players:
    batch = machine(game, sys.argv[1]).play(game.start(players), 60, [0, 1, 0, 1][:players], 5)
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


def test_no_table_is_read_past_its_end():
    """The compiled rules with Numba's bounds checks on: without them it would read on in silence."""
    script = PLAY.replace("60,", "300,")
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
    with pytest.raises(MachineError, match="there is plain, cpu, gpu"):
        machine(worldsfair, "abacus")


def test_the_cache_folder_changes_with_sources_and_content(worldsfair, tmp_path):
    printed = cache_folder(worldsfair, {})
    assert cache_folder(worldsfair, {"board": {"card_limit": {"arts": 4}}}) != printed
    copy = replace(worldsfair, folder=tmp_path)
    for file in worldsfair.folder.glob("*.py"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    before = cache_folder(copy, {})
    constants = tmp_path / "codes.py"
    constants.write_text(constants.read_text() + "\n")
    assert cache_folder(copy, {}) != before


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
