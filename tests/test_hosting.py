"""What docs/hosting.md promises a host: units, proxies, containers and alerts that are sound, and commands that exist."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import click
import pytest
import yaml
from midway.terminal.main import main

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
UNITS = ("midway.service", "midway-backup.service", "midway-backup.timer")
PROGRAM = "/opt/midway/bin/midway"


def parse(words):
    """Parse a command line as `midway` does; a click.UsageError if it cannot."""
    group, context = main, main.make_context("midway", [], resilient_parsing=True)
    while isinstance(group, click.Group):
        name, found, words = group.resolve_command(context, list(words))
        group, context = found, click.Context(found, context, name)
    with context.scope(cleanup=False):
        group.parse_args(context, list(words))


def on_the_page():
    """Every command of Midway on the page."""
    lines = [line for line in PAGE.splitlines() if line.startswith("    ")]
    shown = [part for line in lines for part in re.findall(r"(?:/opt/midway/bin/|^    |exec midway )midway ([a-z].*)", line)]
    shown += re.findall(r"`midway ([a-z][^`]*)`", PAGE)
    return [shlex.split(command.partition("#")[0]) for command in shown if not command.startswith(("…", "-"))]


def test_every_command_of_the_page_exists():
    commands = [words for words in on_the_page() if len(words) > 1 or words[0] not in ("admin", "backup", "restore")]
    assert len(commands) >= 12
    for words in commands:
        parse(words)


def test_every_file_of_the_page_is_there_and_no_other():
    named = set(re.findall(r"deploy/([\w.-]+\w)", PAGE))
    assert named == {path.name for path in DEPLOY.iterdir() if path.is_file()}


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd here")
def test_systemd_takes_the_units(tmp_path):
    for name in UNITS:
        text = (DEPLOY / name).read_text(encoding="utf-8")
        (tmp_path / name).write_text(text.replace(PROGRAM, sys.executable), encoding="utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", *(tmp_path / name for name in UNITS)], capture_output=True, text=True
    )
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


def test_the_unit_starts_the_server_with_options_that_there_are():
    unit = (DEPLOY / "midway.service").read_text(encoding="utf-8")
    [started] = re.findall(rf"^ExecStart={PROGRAM} (.*)$", unit, re.MULTILINE)
    given = dict(re.findall(r"^Environment=(\w+)=(.*)$", unit, re.MULTILINE))
    parse(shlex.split(re.sub(r"\$\{(\w+)\}", lambda found: given[found[1]], started)))
    [backs_up] = re.findall(rf"exec {PROGRAM} (.*)'$", (DEPLOY / "midway-backup.service").read_text(), re.MULTILINE)
    parse(shlex.split(re.sub(r"\$\(.*\)", "Mon", backs_up)))


def test_the_containers_start_the_server_with_options_that_there_are():
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]
    assert set(services) == {"midway", "database", "caddy"}
    parse(shlex.split(services["midway"]["command"].replace("${MIDWAY_NAME:?}", "games.example")))
    container = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    [default] = re.findall(r"^CMD (\[.*\])$", container, re.MULTILINE)
    parse(yaml.safe_load(default))
    copied = {name for line in re.findall(r"^COPY (?!--)(.*)$", container, re.MULTILINE) for name in line.split()[:-1]}
    assert all((ROOT / name).exists() for name in copied)


def test_alerts_look_at_numbers_that_the_server_tells():
    groups = yaml.safe_load((DEPLOY / "alerts.yml").read_text(encoding="utf-8"))["groups"]
    asked = " ".join(rule["expr"] for group in groups for rule in group["rules"])
    source = (ROOT / "src" / "midway" / "table" / "metrics.py").read_text(encoding="utf-8")
    for name in set(re.findall(r"midway_\w+", asked)):
        assert f'"{re.sub("_(total|bucket)$", "", name)}"' in source


@pytest.mark.parametrize(
    ("program", "command"),
    [
        ("caddy", ["validate", "--adapter", "caddyfile", "--config", DEPLOY / "Caddyfile"]),
        ("promtool", ["check", "config", DEPLOY / "prometheus.yml"]),
    ],
)
def test_programs_that_are_here_take_their_files(program, command):
    if not shutil.which(program):
        pytest.skip(f"there is no {program} here")
    subprocess.run([program, *command], check=True, capture_output=True)
