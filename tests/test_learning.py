"""The example that learns: its bot plays what a network wants most, and training makes a network that can be exported."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from compiled import batched
from midway import Match, batch
from midway.bots import others
from midway.bots.simulate import Simulation
from midway.kernel.game import find
from midway.research.observation import Observation

EXAMPLES = Path(__file__).parent.parent / "examples"


def test_the_bot_takes_what_its_network_wants_most_of_what_is_offered(monkeypatch):
    monkeypatch.syspath_prepend(str(EXAMPLES))
    import learned

    match, asked = Match("worldsfair", 2, seed=3), []
    form = Observation(find("worldsfair"))

    def wants(row):
        asked.append(row)
        return range(len(form.game.codes))

    offered = [{"code": code} for code in match.legal()]
    told = {"number": match.number, "view": match.view(match.seat).named, "options": offered}
    assert learned.choose(form, wants, match.seat, told) == max(match.legal())
    assert asked == [form.of(match.state, match.seat)]


def test_a_network_learns_is_exported_and_plays_at_a_table(tmp_path, monkeypatch):
    for library in ("torch", "onnx", "onnxscript", "onnxruntime"):
        pytest.importorskip(library, reason=f"examples/learn.py needs {library}, which is too large for every test run")
    batched("worldsfair")
    file = tmp_path / "policy.onnx"
    command = [sys.executable, EXAMPLES / "learn.py", "--minutes", "0.02", "--size", "16", "--games", "20", "--out", file]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    assert "against greedy: " in done.stdout
    monkeypatch.setenv(others.GIVEN, "{}")
    others.register(f"policy={sys.executable} {EXAMPLES / 'learned.py'} {file}")
    faults = []
    outcome = Simulation(find("worldsfair"), ["policy", "random"], games=1).run(trouble=faults.append)
    assert not faults
    assert outcome.bots[0].games == 1


def test_what_is_observed_of_a_position_is_what_a_batch_observes():
    games = batch(batched("worldsfair"), players=3, size=1, seed=2)
    games.play("random", 30)
    seat = int(games.seats[0])
    assert games.form.of(games.position(0), seat) == games.observe()[0].tolist()
