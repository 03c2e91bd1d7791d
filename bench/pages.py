"""The page beside an earlier commit: bytes of a snapshot at the same positions, and a press, in time and in computing.

    python bench/pages.py [--quick] [--before COMMIT]

Snapshots are of matches whose chance is written down: positions are the same whatever random numbers a commit draws. They are
asked for as the page asks. Computing is the time that the page's thread and the server were busy, whatever else the machine does.
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

from match import PLAYERS, ROOT, worktree
from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from servers import Server, midway
from visits import ARGUMENTS, CHROMIUM

BEFORE = "346fea4"
LONGEST = 1500  # events
KEPT = json.dumps({"seen": dict.fromkeys(PLAYERS, True), "since": False})  # nothing is told before a turn
OPTION = ".decision [data-code]"
AWAY = ".curtain .btn, .show .primary"
CODES = f"() => [...document.querySelectorAll('{OPTION}')].map((one) => Number(one.dataset.code))"
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
PRESS = """async (code) => {
  const option = document.querySelector(`.decision [data-code="${code}"]`);
  if (!option) return null; // a show has begun
  const shown = () => document.querySelector("[data-number]")?.dataset.number; // none behind a curtain
  const before = shown();
  const frame = () => new Promise(requestAnimationFrame);
  const began = performance.now();
  option.click();
  await frame();
  if (shown() === before) document.querySelector(".go .primary:not([aria-disabled])")?.click();
  while (shown() === before) await frame();
  const told = performance.now() - began;
  await frame();
  const moving = document.querySelector(".board")?.getAnimations({ subtree: true }) ?? [];
  const ends = moving.filter((one) => one.effect.getComputedTiming().endTime < 5000);
  await Promise.allSettled(ends.map((one) => one.finished));
  return shown() ? [told, performance.now() - began] : null;
}"""
Say = Callable[[str], None]


def run(say: Say, quick: bool, before: str = BEFORE) -> None:
    """Print everything."""
    with worktree(before) as there, ExitStack() as running:
        records = written(there or ROOT, 6 if quick else 25)
        folders = {"here": ROOT, **({"before": there} if there else {})}
        servers = {name: running.enter_context(midway("sqlite", where)) for name, where in folders.items()}
        _snapshots(say, servers, records, before)
        _presses(say, servers, 6 if quick else 30, before)


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
    say(f"Bytes of a snapshot as the page gets it, at the same positions, beside commit {before}; packed by gzip, the largest")
    say(_head("plain", "packed", "largest"))
    for game, texts in records.items():
        plain = {name: [_snapshot(server, text) for text in texts] for name, server in servers.items()}
        packed = {name: [float(len(gzip.compress(one))) for one in found] for name, found in plain.items()}
        sizes = {name: [float(len(one)) for one in found] for name, found in plain.items()}
        say(f"{game:<14}{_beside(sizes)}  {_beside(packed)}  {_beside(_most(packed))}")


def _snapshot(server: Server, record: str) -> bytes:
    """The snapshot of a table that goes on from a record, for whoever brought it."""
    asks = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
    bring = urllib.request.Request(f"{server.address}/api/records", record.encode(), {"Content-Type": "text/plain"})
    match = json.load(asks.open(bring))["match"]
    return bytes(asks.open(f"{server.address}/api/matches/{match}?since=999999&drawn=1").read())


# Presses.


def _presses(say: Say, servers: dict[str, Server], presses: int, before: str) -> None:
    """From a press to what it changed, and to the board that has settled."""
    say("")
    if not Path(CHROMIUM).exists():
        say(f"Presses: not measured, there is no {CHROMIUM}")
        return
    say(f"From a press, ms, beside commit {before}, {presses} of the same options: drawn, settled, computing, and the most of it")
    say(_head("drawn", "settled", "slowest", "computing", "most"))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for game in PLAYERS:
            pages = {name: _table(browser, server, game) for name, server in servers.items()}
            times: dict[str, list[tuple[float, float, float]]] = {name: [] for name in servers}
            while min(map(len, times.values())) < presses:
                codes = {name: _codes(page) for name, page in pages.items()}
                alike = set.intersection(*codes.values())
                took = {name: _press(page, servers[name], min(alike or codes[name])) for name, page in pages.items()}
                if alike and all(took.values()):
                    for name, found in took.items():
                        times[name].append(found)
                pages = dict(reversed(pages.items()))  # each is the first in turn
            for page in pages.values():
                page.context.close()
            drawn, settled, busy = ({name: [time[n] for time in found] for name, found in times.items()} for n in range(3))
            say(f"{game:<14}" + "  ".join(map(_beside, (drawn, settled, _most(settled), busy, _most(busy)))))
        browser.close()


def _table(browser: Browser, server: Server, game: str) -> Page:
    """A page at a table whose players share the screen."""
    context = browser.new_context(base_url=server.address, viewport={"width": 1440, "height": 900})
    context.add_init_script(f"localStorage.midway ??= {json.dumps(KEPT)}")
    names = ["Ann", "Bo", "Cy", "Di", "Ed"][: PLAYERS[game]]
    asked = {"game": game, "seats": [{"name": name} for name in names], "hot_seat": True, "seed": "7"}
    made = context.request.post("/api/matches", data=asked).json()["match"]
    page = context.new_page()
    page.goto(f"/table/{made}")
    return page


def _codes(page: Page) -> set[int]:
    """The options that the page shows, once they are drawn; what stands before a question is sent away."""
    while not (codes := page.evaluate(CODES)):
        page.locator(f"{OPTION}, {AWAY}").first.wait_for()
        page.evaluate("away => document.querySelector(away)?.click()", AWAY)
    page.evaluate(DRAWN)
    return set(codes)


def _press(page: Page, server: Server, code: int) -> tuple[float, float, float] | tuple[()]:
    """Press an option; how long it took and how much computing, if the same player goes on."""
    watch = page.context.new_cdp_session(page)  # it counts from here on
    watch.send("Performance.enable", {"timeDomain": "threadTicks"})
    began = _busy(watch, server)
    took = page.evaluate(PRESS, code)
    busy = _busy(watch, server) - began
    watch.detach()
    return (*took, busy) if took else ()


def _busy(watch: CDPSession, server: Server) -> float:
    """Milliseconds that the page's thread and the server have computed so far."""
    told = {row["name"]: row["value"] for row in watch.send("Performance.getMetrics")["metrics"]}
    threads = Path(f"/proc/{server.process.pid}/task").glob("*/schedstat")
    return told["TaskDuration"] * 1000 + sum(int(thread.read_text().split()[0]) for thread in threads) / 1e6


def _head(*columns: str) -> str:
    return f"{'':<14}" + "".join(f"{name:>10}{'before':>10}{'times':>8}  " for name in columns)


def _most(found: dict[str, list[float]]) -> dict[str, list[float]]:
    return {name: [max(numbers)] for name, numbers in found.items()}


def _beside(found: dict[str, list[float]]) -> str:
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
