"""Draws the pictures of the README from the real program: `python docs/pictures.py`."""

from __future__ import annotations

import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from html import escape
from pathlib import Path
from typing import Any

from midway import Match, bots
from midway.kernel.lines import whole
from midway.match import Seat

COLOURS = {"green": "#7fb069", "yellow": "#e6c229", "red": "#e07a6a", "white": "#b8b8b8", "blue": "#6fa8dc"}
WIDTH, LINE, PAD = 80, 19, 18
HERE = Path(__file__).parent
CHROMIUM = "/usr/bin/chromium-headless-shell"
DRAWN = """() => document.fonts.status === "loaded" && !document.querySelector(".options.weighs")
  && document.getAnimations().every(({ playState }) => playState !== "running")"""
KEPT = 4  # cards of Manifest Destiny that Ann does not play
SEATS = [{"name": "Ann"}, {"bot": "greedy", "name": "Bo"}, {"bot": "greedy", "name": "Cleo"}, {"bot": "greedy", "name": "Dan"}]


def terminal() -> str:
    """A match against two bots in its second round, as the terminal shows it."""
    match = Match("worldsfair", [Seat("Ann"), Seat("Greedy", "greedy"), Seat("Greedy 2", "greedy")], seed=1893)
    greedy = bots.find(match.game, "greedy", seed=3)
    while match.state.rounds < 1 or match.seat != 0 or match.decision is None or match.decision.kind != "place":
        decision = match.decision
        assert decision is not None
        match.choose(greedy.choose(match.view(match.seat), decision))
    words = match.game.words("en")
    assert match.game.picture.board is not None
    board = whole(match.game.picture.board(match, None, words, WIDTH, lambda text, colour: f"\x00{colour}\x01{text}\x02"))
    decision = match.describe("en", 0)
    assert decision is not None
    asked = f"{decision.prompt} [{decision.rule}]"
    options = [f"  {number:>2}  {option.text}" for number, option in enumerate(decision.options, 1)]
    return _svg(["$ midway play worldsfair", "", *board.splitlines(), "", asked, *options])


def _svg(lines: list[str]) -> str:
    height = LINE * len(lines) + 2 * PAD
    rows = [f'<text x="{PAD}" y="{PAD + LINE * (n + 0.75):.0f}">{_spans(line)}</text>' for n, line in enumerate(lines)]
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH * 8.5 + 2 * PAD:.0f} {height}" role="img" '
        'aria-label="World\'s Fair 1893 in the terminal">',
        '<rect width="100%" height="100%" rx="10" fill="#1d1f21"/>',
        '<g font-family="ui-monospace, DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="14" fill="#e4e2dc" '
        'xml:space="preserve">',
        *rows,
        "</g>",
        "</svg>",
        "",
    ])  # fmt: skip


def _spans(line: str) -> str:
    text = escape(line)
    for name, value in COLOURS.items():
        text = text.replace(f"\x00{name}\x01", f'<tspan fill="{value}">')
    return text.replace("\x02", "</tspan>")


@contextmanager
def serving() -> Iterator[str]:
    """A server of its own, and its address."""
    with socket.socket() as free, tempfile.TemporaryDirectory() as folder:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        command = [sys.executable, "-m", "midway", "serve", "--port", str(port), "--database", f"sqlite:///{folder}/tables.db"]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
            address = f"http://127.0.0.1:{port}"
            while server.poll() is None:
                try:
                    urllib.request.urlopen(f"{address}/health")
                    break
                except OSError:
                    time.sleep(0.1)
            yield address
            server.terminate()


class Shots:
    """Pictures of one match, played by the option of every decision that gains most."""

    def __init__(self, browser: Any, address: str, game: str, **options: str) -> None:
        self.browser = browser
        self.address = address
        self.context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce", locale="en-GB")
        self.context.set_default_timeout(0)  # a busy machine takes its time
        self.context.add_init_script(f"localStorage.midway = JSON.stringify({{ seen: {{ {game}: true }}, since: false }})")
        made = self.call("matches", {"game": game, "seats": SEATS, "seed": "1893", "options": options})
        self.match = made["match"]

    def call(self, path: str, data: dict[str, Any] | None = None) -> Any:
        url = f"{self.address}/api/{path}"
        answer = self.context.request.post(url, data=data, timeout=0) if data else self.context.request.get(url, timeout=0)
        assert answer.ok, answer.text()
        return answer.json()

    def play(self, until: Any) -> None:
        """Play on until a snapshot is what is wanted."""
        while not until(shot := self.call(f"matches/{self.match}?since=99999")):
            assert shot["decision"], "the match is over"
            if shot["decision"]["options"]:
                self.call(f"matches/{self.match}/moves", {"number": shot["number"], "code": _best(shot)["code"]})
            time.sleep(0.1)  # bots move; and nobody is asked too often

    def take(self, name: str, width: int, height: int, scheme: str = "light") -> None:
        page = self.context.new_page()
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        page.goto(f"{self.address}/table/{self.match}")
        page.wait_for_selector(".opt, .end .plot")
        page.wait_for_function(DRAWN)
        page.screenshot(path=HERE / name)
        page.close()


def browser_pictures(games: Iterable[str]) -> None:
    """The pictures of some games, from a server and a browser of their own."""
    from playwright.sync_api import sync_playwright

    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        for game in games:
            DRAWING[game](browser, address)
        browser.close()


def worldsfair(browser: Any, address: str) -> None:
    """In light mode, in dark mode on a phone, and after the game."""
    shots = Shots(browser, address, "worldsfair")
    shots.play(lambda shot: shot["view"]["rounds"] == 1 and _places(shot["decision"]))
    shots.take("table.png", 1440, 900)
    shots.take("phone.png", 390, 844, "dark")
    shots.play(lambda shot: shot["result"])
    shots.take("end.png", 1280, 844)


def museum(browser: Any, address: str) -> None:
    """A payment."""
    shots = Shots(browser, address, "museum", pavilions="on", loans="on")
    shots.play(lambda shot: shot["view"]["rounds"] == 4 and _owes(shot))
    shots.take("museum.png", 1440, 900)


def destiny(browser: Any, address: str) -> None:
    """An expansion."""
    shots = Shots(browser, address, "destiny")
    shots.play(_expands)
    shots.take("destiny.png", 1440, 900)


DRAWING = {"worldsfair": worldsfair, "museum": museum, "destiny": destiny}


def _best(shot: dict[str, Any]) -> dict[str, Any]:
    """What gains most; the last cards of a hand are kept."""
    options: list[dict[str, Any]] = shot["decision"]["options"]
    ending = shot["decision"]["kind"] == "play" and shot["view"]["held"][0] <= KEPT
    return max(options, key=lambda option: (ending and option["verb"] == "done", option.get("net", 0), option["verb"] != "done"))


def _places(decision: dict[str, Any]) -> bool:
    return bool(decision["options"]) and decision["kind"] == "place"


def _owes(shot: dict[str, Any]) -> bool:
    return bool(shot["decision"]["options"]) and shot["view"]["owed"] > 0


def _expands(shot: dict[str, Any]) -> bool:
    attacks = any(option["verb"] == "attack" for option in shot["decision"]["options"])
    return attacks and shot["view"]["turn"] >= 4 and shot["view"]["held"][0] >= KEPT


if __name__ == "__main__":
    wanted = sys.argv[1:]
    if not wanted:
        (HERE / "terminal.svg").write_text(terminal(), encoding="utf-8")
    browser_pictures(wanted or DRAWING)
