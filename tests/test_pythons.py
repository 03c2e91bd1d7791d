"""The same records on every Python: each position of each record is the same one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from records.positions import RECORDS, positions

ROOT = Path(__file__).parent.parent
LOCK = ROOT / "locks" / "play.txt"
SCRIPT = ROOT / "tests" / "records" / "positions.py"


def interpreter(version):
    """A Python of this version, where the system or pyenv has one."""
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    for found in (*kept.glob(f"{version}.*/bin/python"), shutil.which(f"python{version}")):
        if found and subprocess.run([found, "--version"], capture_output=True).returncode == 0:
            return str(found)
    return None


def prepared(version):
    """A Python of this version in an environment with what Midway needs, which is kept."""
    made = ROOT / f".venv-{version}"
    if not (made / "ready").exists():
        found = interpreter(version)
        if found is None:
            pytest.skip(f"there is no Python {version} here")
        subprocess.run([found, "-m", "venv", "--clear", made], check=True)
        install = [made / "bin" / "python", "-m", "pip", "install", "-q", "--disable-pip-version-check", "--require-hashes"]
        subprocess.run([*install, "-r", LOCK], check=True)
        (made / "ready").touch()
    return made / "bin" / "python"


def printed(python):
    own = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    return subprocess.run([python, SCRIPT], env=own, capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("name", ["worldsfair-2", "destiny-2-storytelling", "museum-2"])
def test_positions_built_from_the_start_are_those_that_a_match_keeps(name):
    [path] = [path for path in RECORDS if path.stem == name]
    assert len(positions(path)) > 50


@pytest.mark.long
@pytest.mark.parametrize("version", ["3.11", "3.12", "3.13"])
def test_every_position_of_every_record_is_the_same_on_every_python(version, figure):
    told = printed(prepared(version))
    assert told == printed(sys.executable)
    figure(f"Python {version}: {len(RECORDS)} records, {sum(int(line.split()[1]) for line in told.splitlines()):,} positions")
