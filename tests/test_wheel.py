"""The wheel: it holds everything that plays, and nothing else; in a clean environment it installs and plays."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """The wheel, built from a copy of the sources."""
    folder = tmp_path_factory.mktemp("wheel")
    for name in ("pyproject.toml", "README.md", "LICENSE", "NOTICE.md"):
        shutil.copy(ROOT / name, folder)
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__"))
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel"], cwd=folder, check=True, capture_output=True)
    [built] = (folder / "dist").glob("midway-*.whl")
    return built


def test_the_wheel_holds_everything_that_plays_and_nothing_else(wheel):
    packed = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    sources = {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src" / "midway").rglob("*") if path.is_file()}
    assert packed == {name for name in sources if "__pycache__" not in name}
    assert {"midway/web/index.html", "midway/words/pl.ftl", "midway/table/migrations/env.py"} <= packed


def test_the_wheel_says_what_it_needs_and_under_which_licence(wheel):
    with zipfile.ZipFile(wheel) as packed:
        [name] = [name for name in packed.namelist() if name.endswith("METADATA")]
        told = packed.read(name).decode()
        files = {Path(name).name for name in packed.namelist()}
    assert {"LICENSE", "NOTICE.md", "entry_points.txt"} <= files
    assert "License-Expression: MIT" in told
    needed = [line.split()[1] for line in told.splitlines() if line.startswith("Requires-Dist") and "extra ==" not in line]
    assert {"starlette>=1.0", "click>=8.1", "sqlalchemy[asyncio]>=2.0.40"} <= set(needed)


def test_what_compiles_is_not_replaced_by_what_is_installed_meanwhile():
    """`make test` compiles the rules with the packages of `play` and `fast`, and installs those of `dev` beside it."""
    play, fast, dev = (
        set(re.findall(r"^\S+==\S+", (ROOT / f"locks/{name}.txt").read_text(), re.M)) for name in ("play", "fast", "dev")
    )
    assert play
    assert fast
    assert play | fast <= dev


@pytest.mark.long
def test_the_wheel_installs_in_a_clean_environment_and_plays(wheel, tmp_path):
    venv.create(tmp_path / "clean", with_pip=True)
    programs = tmp_path / "clean" / "bin"
    clean = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "MIDWAY_DATABASE")}
    clean |= {"MIDWAY_DATA": str(tmp_path / "data"), "LC_ALL": "C.UTF-8"}

    def run(*command, **more):
        return subprocess.run(command, env=clean, cwd=tmp_path, text=True, capture_output=True, check=True, **more).stdout

    run(programs / "python", "-m", "pip", "install", "-q", "--disable-pip-version-check", wheel)
    played = run(programs / "midway", "play", "worldsfair", "--seats", "greedy,greedy", "--seed", "7", "--save", "game.txt")
    assert "Greedy" in played
    assert run(programs / "midway", "verify", "game.txt")
    serving = subprocess.Popen([programs / "midway"], env=clean, cwd=tmp_path, text=True, stdout=subprocess.PIPE)
    try:
        address = next(word for word in serving.stdout.readline().split() if word.startswith("http"))
        script = (
            "import json, sys, urllib.request as web\n"
            "def ask(path, body=None):\n"
            "    data = None if body is None else json.dumps(body).encode()\n"
            "    asked = web.Request(sys.argv[1] + path, data, {'Content-Type': 'application/json'})\n"
            "    return json.load(web.urlopen(asked, timeout=60))\n"
            "made = ask('api/matches', {'game': 'worldsfair', 'seats': [{'name': 'Ann'}, {'bot': 'greedy'}]})\n"
            "print(ask('api/matches/' + made['match'])['game'])\n"
            "print(web.urlopen(sys.argv[1], timeout=60).read().decode())\n"
        )
        told = run(programs / "python", "-c", script, address)
        assert told.startswith("worldsfair\n")
        assert "<title>Midway</title>" in told
    finally:
        serving.terminate()
        serving.communicate(timeout=30)
