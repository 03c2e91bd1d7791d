"""Bots that are not ours: real programs that speak JSON, and what happens when they fail."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner
from midway import Match, bots
from midway.bots import guarded, others
from midway.bots.guarded import Installed
from midway.bots.spoken import SpokenBot
from midway.kernel.fault import Fault
from midway.kernel.game import find
from midway.match.events import View
from midway.terminal.main import main

EXAMPLES = Path(__file__).parent.parent / "examples"
FAIR = find("worldsfair")


@pytest.fixture(autouse=True)
def _nobody_registered(monkeypatch, tmp_path):
    monkeypatch.setenv(others.GIVEN, "")
    monkeypatch.setattr(others, "user_config", lambda: tmp_path)


def program(folder: Path, text: str) -> str:
    """The command of a bot with this text, which has read a line `told`."""
    file = folder / "bot.py"
    file.write_text(f"import json, sys, time\nfor line in sys.stdin:\n    told = json.loads(line)\n{text}")
    return f"{sys.executable} {file}"


def play(command: str, seconds: float = 20.0) -> tuple[Match, SpokenBot]:
    """A match between such a bot and a random one, played to its end."""
    match = Match(FAIR, 2, seed=7)
    bot = SpokenBot("mine", command, seconds, FAIR, 1)
    bots.play(match, {0: bot, 1: bots.find(FAIR, "random", 1)})
    assert match.result
    bot.end(match.result)
    return match, bot


FIRST = """
    print(line, end="", file=open({log!r}, "a"))
    if told["type"] == "decide":
        print(json.dumps({{"code": told["options"][0]["code"]}}), flush=True)
"""


def test_a_program_hears_the_start_every_decision_and_the_end(tmp_path):
    log = tmp_path / "log"
    match, bot = play(program(tmp_path, FIRST.format(log=str(log))))
    assert not bot.faults
    assert not bot.stood_in
    assert bot.program.process.returncode == 0
    told = [json.loads(line) for line in log.read_text().splitlines()]
    options = {setting.name: match.settings[setting.name] for setting in FAIR.settings if setting.field}
    assert told[0] | {"midway": ""} == {
        "type": "start", "protocol": 1, "midway": "", "game": "worldsfair", "version": FAIR.version, "players": 2,
        "options": options, "seat": 1, "seconds": 20.0, "seed": "1",
    }  # fmt: skip
    assert {line["type"] for line in told[1:-1]} == {"decide"}
    assert told[-1] == {"type": "end", "scores": match.result.scores, "standings": match.result.standings}
    first = told[1]
    assert set(first["options"][0]) == {"code", "verb", "args", "text"}
    assert first["prompt"]
    before = match.until(first["number"])
    assert View.from_named("worldsfair", 0, first["number"], first["view"]) == before.view(0)


@pytest.mark.parametrize(
    ("text", "sentence", "over"),
    [
        ('    print("hello", flush=True)\n', "said “hello”", False),
        ("    print(json.dumps({'code': 9999}), flush=True)\n", "chose 9999, which decision", False),
        ("    raise SystemExit(3)\n", "ended with exit code 3", True),
    ],
)
def test_a_bot_that_fails_is_told_of_and_the_games_own_bot_chooses(tmp_path, text, sentence, over):
    _, bot = play(program(tmp_path, text))
    assert sentence in str(bot.faults[0])
    assert bot.stood_in
    assert (len(bot.faults) == 1) == over


def test_a_bot_that_is_too_slow_is_stopped(tmp_path, monkeypatch):
    monkeypatch.setattr("midway.bots.spoken.STARTING", 0.0)
    _, bot = play(program(tmp_path, "    time.sleep(60)\n"), seconds=0.2)
    assert [str(fault) for fault in bot.faults] == [
        "The bot mine did not answer within 0.2 s; from here the game’s own bot plays in its place."
    ]
    assert bot.program.process.returncode is not None


def test_a_bot_that_never_reads_blocks_nobody(monkeypatch):
    monkeypatch.setattr("midway.bots.spoken.STARTING", 0.0)
    _, bot = play(f'{sys.executable} -c "import time; time.sleep(60)"', seconds=0.2)
    assert "did not answer" in str(bot.faults[0])


@pytest.mark.parametrize(("tool", "file"), [(sys.executable, "bot.py"), ("node", "bot.js")])
def test_the_examples_beat_a_random_bot(tool, file):
    if shutil.which(tool) is None:
        pytest.skip(f"{tool} is not installed")
    match, bot = play(f"{tool} {EXAMPLES / file}")
    assert not bot.faults
    assert match.result.winners == [0]


def test_an_installed_bot_may_raise_anything():
    class Broken:
        name = "broken"

        def choose(self, view, decision):
            raise KeyError("area")

    match = Match(FAIR, 2, seed=7)
    seated = {0: Installed(Broken(), "broken", FAIR, 1, None), 1: bots.find(FAIR, "random", 1)}
    bots.play(match, seated)
    assert match.result
    assert str(guarded.faults(seated)[0]).startswith("The bot broken has failed (KeyError: 'area')")
    assert guarded.faults(seated) == []


class Point:
    """An entry point of an installed package."""

    value = "package:make"

    def load(self):
        return lambda game, seed: bots.find(game, "random", seed)


def test_bots_are_known_by_name_from_a_file_the_command_line_and_packages(tmp_path, monkeypatch):
    monkeypatch.setattr(others, "_announced", lambda: {"packaged": Point()})
    (tmp_path / "bots.toml").write_text(f'listed = {{command = "{sys.executable} x.py", seconds = 3}}\n')
    others.register(f"given = {sys.executable} y.py")
    assert bots.names(FAIR)[-3:] == ["given", "listed", "packaged"]
    assert bots.find(FAIR, "listed").seconds == 3
    assert bots.find(FAIR, "given").command == [sys.executable, "y.py"]
    assert isinstance(bots.find(FAIR, "packaged"), Installed)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ("mine", "Name a bot and its command"),
        ("Mine=python3 x.py", "cannot be the name"),
        ("architect=python3 x.py", "cannot be the name"),
        ("mine=no-such-program-here x.py", "there is no program"),
        ('mine=python3 "x.py', "there is no program"),
    ],
)
def test_a_bot_that_cannot_be_is_refused_in_one_sentence(given, sentence):
    told = CliRunner().invoke(main, ["bots", "worldsfair", "--bot", given])
    assert (told.exit_code, told.stderr.count("\n")) == (1, 1)
    assert sentence in told.stderr


def test_a_file_with_something_else_is_refused(tmp_path):
    (tmp_path / "bots.toml").write_text("mine = 3\n")
    with pytest.raises(Fault, match="give a command"):
        bots.names(FAIR)


def test_they_play_by_name_in_every_command(tmp_path):
    option = ["--bot", f"mine={program(tmp_path, FIRST.format(log=str(tmp_path / 'log')))}"]
    runner = CliRunner()
    assert "mine" in runner.invoke(main, ["bots", "worldsfair", *option]).stdout
    seats = ["--seats", "mine,greedy"]
    assert "Mine" in runner.invoke(main, ["play", "worldsfair", *seats, "--seed", "7", *option]).stdout
    told = runner.invoke(main, ["simulate", "worldsfair", *seats, "--games", "2", "--json", *option])
    assert [bot["bot"] for bot in json.loads(told.stdout)["bots"]] == ["mine", "greedy"]
    broken = ["--bot", f'mine={sys.executable} -c "exit(3)"']
    told = runner.invoke(main, ["ladder", "worldsfair", "--bots", "mine,greedy", "--games", "2", "--json", *broken])
    assert json.loads(told.stdout)["pairs"][0]["games"] == 2
    assert told.stderr.count("ended with exit code 3") == 1
