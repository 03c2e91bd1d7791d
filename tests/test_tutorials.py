"""What the tutorials build is built, and works."""

from __future__ import annotations

import importlib
import os
import re
import shlex
import sys
import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner
from midway.kernel.game import find
from midway.terminal.main import main
from midway.testing import check

DOCS = Path(__file__).parent.parent / "docs"
terminal = CliRunner(env={"LC_ALL": "C"})
BLOCK = re.compile(r"^```(\w+)(?: title=\"([^\"]+)\")?\n(.*?)^```$", re.M | re.S)


def blocks(page):
    """The blocks of a page: their language, the file that they belong to if there is one, and their text."""
    return BLOCK.findall((DOCS / page).read_text(encoding="utf-8"))


def write(page, folder):
    """The files of a page, each with all its blocks."""
    for _, title, text in blocks(page):
        if title:
            file = folder / title
            file.parent.mkdir(parents=True, exist_ok=True)
            before = file.read_text(encoding="utf-8") + "\n\n" if file.exists() else ""
            file.write_text(before + text, encoding="utf-8")


@pytest.fixture
def pig(tmp_path, monkeypatch):
    """The game of the tutorial, as an installed package announces it."""
    write("first-game.md", tmp_path)
    told = tomllib.loads((tmp_path / "pyproject.toml").read_text())["project"]
    installed = tmp_path / f"midway_pig-{told['version']}.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {told['name']}\nVersion: {told['version']}\n")
    points = "\n".join(f"{name} = {what}" for name, what in told["entry-points"]["midway.games"].items())
    (installed / "entry_points.txt").write_text(f"[midway.games]\n{points}\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])]))
    find.cache_clear()
    yield find("pig")
    find.cache_clear()
    for name in [name for name in sys.modules if name.partition(".")[0] == "pig"]:
        del sys.modules[name]


def test_the_first_game_passes_the_harness(pig):
    check(pig)


def test_the_first_game_is_played_as_the_page_says(pig, capsys):
    for language, title, text in blocks("first-game.md"):
        if language == "python" and not title:
            exec(text, {})
    told, scores, wins = capsys.readouterr().out.splitlines()
    assert told.startswith(("Ann rolls ", "Ann loses "))
    assert max(eval(scores)) >= 50
    careful, random = (int(number) for number in re.findall(r"\d+", wins))
    assert careful > 6 * random


def test_the_first_game_has_its_commands(pig):
    said = CliRunner(env={"LC_ALL": "C"}).invoke(
        main, ["play", "pig", "--seats", "you,careful", "--seed", "7"], input="1\nq\nn\n"
    )
    assert said.exit_code == 0, said.output
    assert "You have rolled 0 so far." in said.output
    said = terminal.invoke(main, ["rules", "pig"])
    assert "Holding" in said.output
    said = terminal.invoke(main, ["simulate", "pig", "--seats", "careful,random", "--games", "100"])
    assert said.exit_code == 0, said.output


def test_the_first_bots_play_as_the_page_says(tmp_path, monkeypatch, worldsfair, capsys):
    write("first-bot.md", tmp_path)
    monkeypatch.chdir(tmp_path)
    scores = []
    for language, title, text in blocks("first-bot.md"):
        if language == "python" and not title:
            exec(text, {})
            scores.append(capsys.readouterr().out)
    assert "electricity" in scores[0]
    mine, greedy = eval(scores[1])
    assert mine > greedy
    page = (DOCS / "first-bot.md").read_text(encoding="utf-8")
    commands = re.findall(r"^    midway ((?:play|simulate|ladder) .*)$", page, re.M)
    assert len(commands) == 5
    for command in commands:
        few = re.sub(r"--games \d+", "--games 4", command).replace("python3", sys.executable)
        said = terminal.invoke(main, shlex.split(few), input="1\nq\nn\n")
        assert said.exit_code == 0, said.output


@pytest.mark.parametrize("name", ["order", "start", "figures", "homes", "wins", "luck"])
def test_a_study_can_be_made_anew(name, tmp_path, monkeypatch, worldsfair):
    monkeypatch.syspath_prepend(str(DOCS / "studies"))
    write = importlib.import_module("write")
    assert name in write.STUDIES
    write.write(name, 4, tmp_path)
    page = (tmp_path / f"{name}.md").read_text(encoding="utf-8")
    assert page.split(write.MARK)[0] == (DOCS / "studies" / f"{name}.md").read_text(encoding="utf-8").split(write.MARK)[0]
    drawn = re.findall(r"\]\(([\w-]+\.svg)\)", page)
    assert drawn
    assert all((tmp_path / file).read_text(encoding="utf-8").startswith("<svg") for file in drawn)
