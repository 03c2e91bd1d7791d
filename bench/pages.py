"""The page beside an earlier commit: bytes of a snapshot at the same positions, and from a press to the settled board.

    python bench/pages.py [--quick] [--before COMMIT]

Both play the same matches, whose chance is written down: positions are the same whatever random numbers a commit draws.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import random
import subprocess
import sys
import urllib.request
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Any

from match import PLAYERS, ROOT, worktree
from playwright.sync_api import Page, sync_playwright
from servers import Server, midway
from visits import ARGUMENTS, CHROMIUM

BEFORE = "346fea4"
LONGEST = 1500  # events
KEPT = json.dumps({"seen": dict.fromkeys(PLAYERS, True), "since": False})  # nothing is told before a turn
PRESS = """async (code) => {
  const option = document.querySelector(`.opt[data-code="${code}"]`);
  if (!option) return null;
  const shown = () => document.querySelector("[data-number]").dataset.number;
  const before = shown();
  const frame = () => new Promise(requestAnimationFrame);
  const began = performance.now();
  option.click();
  await frame();
  if (shown() === before) document.querySelector(".go .primary:not([aria-disabled])")?.click();
  while (shown() === before) await frame();
  await frame();
  const moving = document.querySelector(".board").getAnimations({ subtree: true });
  const ends = moving.filter((one) => one.effect.getComputedTiming().endTime < 5000);
  await Promise.allSettled(ends.map((one) => one.finished));
  return performance.now() - began;
}"""
Say = Callable[[str], None]


def run(say: Say, quick: bool, before: str = BEFORE) -> None:
    """Print everything."""
    with worktree(before) as there, ExitStack() as running:
        records = written(there or ROOT, 6 if quick else 25)
        folders = {"here": ROOT, **({"before": there} if there else {})}
        servers = {name: running.enter_context(midway("sqlite", where)) for name, where in folders.items()}
        _snapshots(say, servers, records, before)
        _presses(say, servers, records, 6 if quick else 30, before)


# The same matches. The earlier commit writes them: later ones read every record.


def written(where: Path, positions: int) -> dict[str, list[str]]:
    """Records of every game, written by the code of a folder."""
    own = {**os.environ, "PYTHONPATH": str(where / "src")}
    done = subprocess.run([sys.executable, __file__, "--write", str(positions)], env=own, stdout=subprocess.PIPE, check=True)
    return json.loads(done.stdout)  # type: ignore[no-any-return]


def write(game: str, positions: int) -> list[str]:
    """Open records of one match, at positions spread over it in which a player decides."""
    from midway import Match
    from midway.match.record import dumps

    match = Match(game, PLAYERS[game], mirror=True)
    rng = random.Random(5)
    places = []
    while match.decision and match.number < LONGEST:
        if match.seat >= 0:
            places.append(match.number)
        match.choose(rng.choice(match.legal()))
    return [dumps(match.until(places[len(places) * part // positions])) for part in range(positions)]


# Bytes.


def _snapshots(say: Say, servers: dict[str, Server], records: dict[str, list[str]], before: str) -> None:
    """A snapshot at the same positions, without the log that came before."""
    say(f"Bytes of a snapshot as the player reads it, at the same positions, beside commit {before}; packed by gzip")
    say(f"{'':<14}{'plain':>10}{'before':>10}{'times':>8}{'packed':>12}{'before':>10}{'times':>8}")
    for game, texts in records.items():
        plain = {name: [_snapshot(server, text) for text in texts] for name, server in servers.items()}
        packed = {name: [len(gzip.compress(one)) for one in found] for name, found in plain.items()}
        sizes = {name: [len(one) for one in found] for name, found in plain.items()}
        say(f"{game:<14}{_beside(sizes)}  {_beside(packed)}")


def _snapshot(server: Server, record: str) -> bytes:
    """The snapshot of a table that goes on from a record, for whoever brought it."""
    asks = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
    bring = urllib.request.Request(f"{server.address}/api/records", record.encode(), {"Content-Type": "text/plain"})
    match = json.load(asks.open(bring))["match"]
    return bytes(asks.open(f"{server.address}/api/matches/{match}?since=999999").read())


# Presses.


def _presses(say: Say, servers: dict[str, Server], records: dict[str, list[str]], presses: int, before: str) -> None:
    """From a press to the board that has settled."""
    say("")
    if not Path(CHROMIUM).exists():
        say(f"Presses: not measured, there is no {CHROMIUM}")
        return
    say(f"From a press to the settled board beside commit {before}, {presses} presses in turn, ms")
    say(f"{'':<14}{'median':>10}{'before':>10}{'times':>8}{'worst':>12}{'before':>10}{'times':>8}")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for game, texts in records.items():
            times: dict[str, list[float]] = {name: [] for name in servers}
            pages = {name: _table(browser, server, texts[0]) for name, server in servers.items()}
            while len(times["here"]) < presses:
                for name, page in pages.items():
                    times[name] += _press(page)
            for page in pages.values():
                page.context.close()
            worst = {name: [max(found)] for name, found in times.items()}
            say(f"{game:<14}{_beside(times)}  {_beside(worst)}")
        browser.close()


def _table(browser: Any, server: Server, record: str) -> Page:
    """A page at a table that goes on from a record."""
    context = browser.new_context(base_url=server.address, viewport={"width": 1440, "height": 900})
    context.add_init_script(f"localStorage.midway ??= {json.dumps(KEPT)}")
    sent = {"data": record, "headers": {"Content-Type": "text/plain"}}
    brought = context.request.post("/api/records", **sent).json()["match"]
    page = context.new_page()
    page.goto(f"/table/{brought}")
    page.locator(".opt").first.wait_for()
    return page  # type: ignore[no-any-return]


def _press(page: Page) -> list[float]:
    """Press an option that both commits show; how long it took, where somebody pressed."""
    page.locator(".opt").first.wait_for()
    code = page.evaluate("() => Math.min(...[...document.querySelectorAll('.opt')].map((one) => Number(one.dataset.code)))")
    took = page.evaluate(PRESS, code)
    return [] if took is None else [took]


def _beside(found: dict[str, list[float]] | dict[str, list[int]]) -> str:
    """The medians, and how many times the one before the one here is."""
    here, *past = (median(column) for column in found.values())
    return f"{here:>10,.0f}" + (f"{past[0]:>10,.0f}{here / past[0]:>8.2f}" if past else "")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="less of everything, to try it")
    parser.add_argument("--before", default=BEFORE, metavar="COMMIT", help="the commit to compare with")
    parser.add_argument("--write", type=int, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.write:
        print(json.dumps({game: write(game, asked.write) for game in PLAYERS}))
        return
    run(lambda text: print(text, flush=True), asked.quick, asked.before)


if __name__ == "__main__":
    main()
