"""First visits with Debian's Chromium: bytes over the wire, and how long until there is something to see."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, BrowserContext, sync_playwright
from servers import midway

CHROMIUM = "/usr/bin/chromium-headless-shell"
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update"]
BYTES_BAR = 250_000
SEEN = """
new MutationObserver((_, watch) => {
  if (document.querySelectorAll(%s).length < %d) return;
  watch.disconnect();
  requestAnimationFrame(() => { window.seen = performance.now(); });
}).observe(document, { childList: true, subtree: true });
"""


def run(say: Callable[[str], None], progress: Callable[[str], None], rounds: int) -> None:
    """Print bytes and times of the home page and of a table."""
    say("")
    if not Path(CHROMIUM).exists():
        say(f"First visits: not measured, there is no {CHROMIUM}")
        return
    with midway("sqlite") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        say(f"First visits with Chromium {browser.version}, nothing in its cache; they should stay under {BYTES_BAR // 1000} kB")
        say(f"{'':<22}{'kB':>10}{'fonts, kB':>12}{'files':>8}{'to see, s':>12}")
        for name, table in (("home page, its form", False), ("a table, its board", True)):
            progress(f"first visits: {name}")
            visits = [_visit(browser, server.address, table) for _ in range(rounds)]
            sent, fonts, files, seconds = (median(column) for column in zip(*visits, strict=True))
            over = "" if sent < BYTES_BAR else "   over"
            say(f"{name:<22}{sent / 1000:>10,.1f}{fonts / 1000:>12,.1f}{files:>8,.0f}{seconds:>12,.2f}{over}")
        browser.close()


def _visit(browser: Browser, address: str, table: bool) -> tuple[int, int, int, float]:
    """Bytes but for fonts, bytes of fonts, files, and seconds until the board or the form is there."""
    context = browser.new_context(base_url=address)
    path = _table(context) if table else "/"
    page = context.new_page()
    what, number = (".palace", 5) if table else ("main button", 1)
    page.add_init_script(SEEN % (json.dumps(what), number))
    kinds: dict[str, str] = {}
    sizes: dict[str, float] = {}
    watching = context.new_cdp_session(page)

    def received(event: dict[str, Any]) -> None:
        kinds[event["requestId"]] = event["type"]

    def finished(event: dict[str, Any]) -> None:
        sizes[event["requestId"]] = event["encodedDataLength"]

    watching.on("Network.responseReceived", received)
    watching.on("Network.loadingFinished", finished)
    watching.send("Network.enable")
    page.goto(path)
    page.locator(what).nth(number - 1).wait_for(state="attached")
    page.wait_for_timeout(1000)
    seconds = page.evaluate("window.seen") / 1000
    context.close()
    fonts = sum(size for request, size in sizes.items() if kinds.get(request) == "Font")
    return int(sum(sizes.values()) - fonts), int(fonts), len(sizes), seconds


def _table(context: BrowserContext) -> str:
    """A table of the browser's own, in which it is about to decide."""
    asked = {"game": "worldsfair", "seats": [{"name": "Ann"}, {"name": "Bo"}], "hot_seat": True}
    answer = context.request.post("/api/matches", data=asked)
    return f"/table/{answer.json()['match']}"
