"""What the documents say is true: their commands run, their Python runs, their picture is the program's."""

from __future__ import annotations

import asyncio
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import midway
import public
import pytest
from click.testing import CliRunner
from midway.kernel.game import names
from midway.table.store import Store
from midway.terminal.main import main

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
COMMANDS = [line.split("#")[0].strip() for line in README.splitlines() if line.startswith("    midway ")]
COMMANDS = [command for command in COMMANDS if not command.startswith("midway serve")]  # tests/table serves


def test_the_commands_of_the_readme_run_in_their_order(tmp_path, monkeypatch, worldsfair):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MIDWAY_DATA", str(tmp_path))
    asyncio.run(_served_before(f"sqlite:///{tmp_path}/tables.db"))
    assert len(COMMANDS) >= 8
    for command in COMMANDS:
        done = CliRunner(env={"LC_ALL": "C"}).invoke(main, shlex.split(command)[1:], input="1\n1\n")
        assert done.exit_code == 0, f"{command}: {done.output[-500:]}"


async def _served_before(database):
    store = Store(database)
    await store.open()
    await store.close()


def test_the_python_of_the_readme_runs(worldsfair, capsys):
    blocks = re.findall(r"```python\n(.*?)```", README, re.S)
    assert len(blocks) == 2
    for block in blocks:
        exec(block, {})
    assert capsys.readouterr().out.startswith("Ann places a supporter in an area.")


@pytest.mark.parametrize("file", ["docs/python.md", "docs/kernel.md", "docs/bots.md", "docs/research.md"])
def test_the_python_of_a_document_runs(file):
    text = (ROOT / file).read_text(encoding="utf-8").replace("1_000_000", "1_000")  # a million games take a while
    blocks = re.findall(r"```python\n(.*?)```", text, re.S)
    assert blocks
    for block in blocks:
        exec(block, {"__name__": "document"})


def test_the_picture_of_the_readme_is_what_the_program_draws(monkeypatch):
    monkeypatch.syspath_prepend(str(ROOT / "docs"))
    import pictures

    assert pictures.terminal() == (ROOT / "docs" / "terminal.svg").read_text(encoding="utf-8")
    sys.modules.pop("pictures")


PAGES = (
    "README.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "SECURITY.md",
    "docs/python.md",
    "docs/kernel.md",
    "docs/boards.md",
    "docs/api.md",
    "docs/bots.md",
    "docs/strength.md",
    "docs/hosting.md",
    "docs/recovery.md",
    "docs/reliability.md",
    "docs/first-bot.md",
    "docs/first-game.md",
    "docs/index.md",
    "docs/play.md",
    "docs/reference.md",
    "docs/research.md",
    "docs/observations.md",
)


@pytest.mark.parametrize("file", PAGES)
def test_links_lead_somewhere(file):
    text = (ROOT / file).read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#:]+)\)", text):
        assert ((ROOT / file).parent / target).exists(), target


def test_the_site_is_built_and_none_of_its_links_is_broken(tmp_path):
    command = [Path(sys.executable).parent / "mkdocs", "build", "-q", "-d", tmp_path, "-f", ROOT / "mkdocs.yml"]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"}, timeout=300)
    assert done.returncode == 0, done.stderr
    pages = {page.relative_to(tmp_path).as_posix() for page in tmp_path.rglob("*.html")}
    written = {page.with_suffix(".html").name for page in (ROOT / "docs").glob("*.md")}
    assert written | {f"rules/{name}.html" for name in names()} <= pages
    assert 'id="rule-scoring-2-first"' in (tmp_path / "rules" / "worldsfair.html").read_text(encoding="utf-8")


def test_what_is_public_changes_only_on_purpose():
    assert public.listing() == public.FILE.read_text(encoding="utf-8")  # `make golden` writes it anew
    assert not re.search(r"\bAny\b", public.listing())
    assert dir(midway) == sorted(["__version__", *midway.__all__])
    told = (ROOT / "docs" / "reference.md").read_text(encoding="utf-8")
    homes = set(re.findall(r"^::: (?:.*\.)?(\w+)$", told, re.M))
    assert homes == set(midway.__all__) - {"why"}  # a method of Match
