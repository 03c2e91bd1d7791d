"""First visits with Debian's Chromium: bytes over the wire, and how long until there is something to see."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from match import PLAYERS
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from servers import midway

CHROMIUM = "/usr/bin/chromium-headless-shell"
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update"]
BYTES_BAR = 250_000
SLOWEST = 90_000  # milliseconds
SEEN = """
new MutationObserver((_, watch) => {
  if (!document.querySelector(%s)) return;
  watch.disconnect();
  requestAnimationFrame(() => { window.seen = performance.now(); });
}).observe(document, { childList: true, subtree: true });
"""


def run(say: Callable[[str], None], progress: Callable[[str], None], rounds: int) -> None:
    """Print bytes and times of the home page, and of the home page and then a first table of each game."""
    say("")
    if not Path(CHROMIUM).exists():
        say(f"First visits: not measured, there is no {CHROMIUM}")
        return
    with midway("sqlite") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        say(f"First visits with Chromium {browser.version}, nothing in its cache; they should stay under {BYTES_BAR // 1000} kB")
        say(f"{'':<34}{'kB':>10}{'fonts, kB':>12}{'files':>8}{'to see, s':>12}")
        for game in ("", *PLAYERS):
            name = f"home page, then {game}" if game else "home page, its form"
            progress(f"first visits: {name}")
            visits = [_visit(browser, server.address, game) for _ in range(rounds)]
            sent, fonts, files, seconds = (median(column) for column in zip(*visits, strict=True))
            over = "" if sent < BYTES_BAR else "   over"
            say(f"{name:<34}{sent / 1000:>10,.1f}{fonts / 1000:>12,.1f}{files:>8,.0f}{seconds:>12,.2f}{over}")
        browser.close()


def _visit(browser: Browser, address: str, game: str) -> tuple[int, int, int, float]:
    """Bytes but for fonts, bytes of fonts, files, and seconds until the last page has what it is for: its form, its decision."""
    context = browser.new_context(base_url=address)
    page = context.new_page()
    kinds: dict[str, str] = {}
    sizes: dict[str, float] = {}
    watching = context.new_cdp_session(page)

    def received(event: dict[str, Any]) -> None:
        kinds[event["requestId"]] = event["type"]

    def finished(event: dict[str, Any]) -> None:
        sizes[event["requestId"]] = event["encodedDataLength"]

    def heard(event: dict[str, Any]) -> None:
        told = event["response"]["payloadData"].encode()
        sizes[f"{event['requestId']} {event['timestamp']}"] = len(zlib.compress(told))  # as sockets pack it

    watching.on("Network.responseReceived", received)
    watching.on("Network.loadingFinished", finished)
    watching.on("Network.webSocketFrameReceived", heard)
    watching.send("Network.enable")
    seconds = _open(page, "/", "main button")
    if game:
        seconds = _open(page, _table(context, game), ".decision")
    context.close()
    fonts = sum(size for request, size in sizes.items() if kinds.get(request) == "Font")
    return int(sum(sizes.values()) - fonts), int(fonts), len(sizes), seconds


def _open(page: Page, path: str, what: str) -> float:
    """Open a page; the seconds until it has what it is for."""
    page.add_init_script(SEEN % json.dumps(what))
    page.goto(path)
    page.locator(what).first.wait_for(state="attached", timeout=SLOWEST)
    page.wait_for_timeout(1000)
    return float(page.evaluate("window.seen")) / 1000


def _table(context: BrowserContext, game: str) -> str:
    """A first table of the browser's own, in which it is about to decide."""
    asked = {"game": game, "seats": [{"name": name} for name in ("Ann", "Bo", "Cy")], "listed": False}
    answer = context.request.post("/api/matches", data=asked)
    return f"/table/{answer.json()['match']}"
