"""`make soak`: the fifteen claims of docs/reliability.md, each proved by its tests in their long forms, in about an hour.

    python tests/soak.py [CLAIM ...]

Whatever was found is written to the page after each claim; claims that were not run keep what was found before.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from time import perf_counter
from xml.etree import ElementTree

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "reliability.md"
CORES = os.cpu_count() or 1


@dataclass(frozen=True)
class Claim:
    """What is claimed, and the tests that prove it; `alone`: times are measured, so they run one after the other."""

    text: str
    tests: tuple[str, ...]
    alone: bool = False


CLAIMS = (
    Claim("A hidden card never leaves the server for another seat, through any channel",
          ("table/test_hidden_hands.py", "table/test_secrets.py", "table/test_whatif.py", "test_hidden.py", "test_redeal.py")),
    Claim("Nobody can choose or know a draw: seeds stay sealed until the end, and every player adds to them",
          ("table/test_fairness.py", "test_dealing.py", "test_noise.py")),
    Claim("A server killed at any moment loses no acknowledged move, and nobody sees a move before it is stored",
          ("table/test_kills.py::test_a_server_killed_again_and_again_has_lost_no_acknowledged_move", "table/test_commits.py",
           "table/test_writer.py")),
    Claim("Servers that share a database never accept two moves for one turn",
          ("table/test_kills.py::test_four_servers_race_for_the_same_numbers_and_one_wins_each", "table/test_live.py")),
    Claim("A position follows from its record alone, on every Python",
          ("test_pythons.py", "test_record.py", "test_positions.py", "test_golden.py")),
    Claim("Servers are replaced while people play: nothing is lost or doubled, no gap of 5 s, each ends within 10 s",
          ("table/test_rolling.py", "table/test_run.py"), alone=True),
    Claim("Pages of other sites can do nothing",
          ("table/test_trust.py",)),
    Claim("Keys and invitations cannot be guessed, are in no log, and can be revoked",
          ("table/test_keys.py", "table/test_gathering.py", "table/test_admin.py", "table/test_store.py")),
    Claim("A crowd is refused in time, and the p99 of a fair player beside it stays under twice its calm value",
          ("table/test_crowds.py", "table/test_bounds.py"), alone=True),
    Claim("10,000 requests and frames that make no sense are refused, without an error or growing memory",
          ("table/test_nonsense.py", "table/test_openapi.py", "table/test_api.py")),
    Claim("Names, chat and imported records are only text, and a record that breaks a rule is refused with its line",
          ("table/test_records.py", "browser/test_home.py::test_names_and_chat_are_only_text", "table/test_webhooks.py")),
    Claim("500 tables with 2,000 sockets and 50 moves/s for 30 minutes: p99 under 250 ms, memory growth under 5 %",
          ("table/test_capacity.py",), alone=True),
    Claim("Upgrades break and lose no match: every earlier database opens, and two versions run side by side",
          ("table/test_upgrades.py", "table/test_lasting.py", "test_content.py")),
    Claim("A backup under load holds every move acknowledged before it began; a database that fails comes back by itself",
          ("table/test_backup.py", "table/test_drill.py", "table/test_recovery.py", "table/test_away.py")),
    Claim("Only your own last choice can be taken back, and it stays in the record",
          ("test_undo.py", "table/test_gestures.py")),
)  # fmt: skip


@dataclass(frozen=True)
class Found:
    """What the tests of a claim have found."""

    text: str
    ok: bool


def found(report: Path, passed: bool) -> Found:
    """Read a report of pytest: the figures that tests told, whether they met their bars, and what could not run here."""
    if not report.exists():
        return Found("the tests could not run", False)
    cases = list(ElementTree.parse(report).getroot().iter("testcase"))
    told = [(one.get("name"), one.get("value", "")) for case in cases for one in case.iter("property")]
    figures = [value for name, value in told if name == "figure"]
    skipped = sorted({one.get("message", "") for case in cases for one in case.iter("skipped")})
    parts = [*figures, "1 test" if len(cases) == 1 else f"{len(cases)} tests", *(f"not run: {why}" for why in skipped)]
    return Found("; ".join(parts), passed and ("met", "False") not in told)


def proved(claim: Claim) -> Found:
    """Run the tests of a claim."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        shared = ["-n", "0"] if claim.alone else ["-n", f"{CORES}", "--dist", "worksteal"]
        tests = [f"tests/{test}" for test in claim.tests]
        told = ["-o", "junit_family=xunit1", f"--junitxml={report}"]
        run = [sys.executable, "-m", "pytest", "--all", "-p", "no:cacheprovider", *told, *shared, *tests]
        return found(report, subprocess.run(run, cwd=ROOT).returncode == 0)


def here() -> str:
    """The day, what is tried, and the machine."""
    commit, changed = (
        subprocess.run(["git", *asked], cwd=ROOT, capture_output=True, text=True).stdout.strip()
        for asked in (["rev-parse", "--short", "HEAD"], ["status", "--porcelain", "--", ".", f":!{PAGE.relative_to(ROOT)}"])
    )
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    return f"{date.today()}, `{commit}`{' and changes' if changed else ''}, {CORES} cores, {memory:.0f} GiB"


def row(number: int, told: Found, where: str, minutes: float) -> str:
    """A claim in the table of the page."""
    verdict = "ok" if told.ok else "**failed**"
    return f"| {number} | {CLAIMS[number - 1].text} | {told.text} | {verdict} | {where}, {minutes:.0f} min |"


def write(number: int, line: str) -> None:
    """Put a row in its place on the page."""
    text = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(re.sub(rf"^\| {number} \|.*$", lambda _: line, text, flags=re.MULTILINE), encoding="utf-8")


def main() -> None:
    asked = [int(number) for number in sys.argv[1:]] or range(1, len(CLAIMS) + 1)
    if not set(asked) <= set(range(1, len(CLAIMS) + 1)):
        sys.exit(f"Claims are numbered from 1 to {len(CLAIMS)}.")
    where, outcomes = here(), dict[int, Found]()
    for number in asked:
        claim = CLAIMS[number - 1]
        print(f"\n{number} of {len(CLAIMS)}: {claim.text}", flush=True)
        began = perf_counter()
        outcomes[number] = proved(claim)
        write(number, row(number, outcomes[number], where, (perf_counter() - began) / 60))
    print()
    for number, told in outcomes.items():
        print(f"{'ok' if told.ok else 'failed':<8}{number:>2}  {CLAIMS[number - 1].text}: {told.text}")
    sys.exit(not all(told.ok for told in outcomes.values()))


if __name__ == "__main__":
    main()
