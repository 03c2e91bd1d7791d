"""People at their browsers: what they look at, what they press, and everything that goes wrong meanwhile."""

from __future__ import annotations

import json
import re
from pathlib import Path

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import expect

import midway
from midway.kernel.game import names
from midway.kernel.words import Words
from midway.table.room import new_key

AXE = """([part, options]) => axe.run(part, { resultTypes: ["violations"], preload: false, iframes: false, ...options })
  .then((found) => found.violations)"""
ASKED = ".decision :is(.opt, .aside)"
PATIENCE = 60_000  # milliseconds: other tests may keep the machine busy
MOMENT = 50  # milliseconds in which a bot may have moved, or a page may have noticed
LATE = 999_999  # an event that no match has: nothing is told of those before it
STEPS = 60  # presses in which every amount can be stepped to
INSIDE = """(shape) => {
  const box = shape.getBoundingClientRect();
  const parts = Array.from({ length: 15 }, (_, part) => (part + 0.5) / 15);
  const points = parts.flatMap((down) => parts.map((right) => ({ x: box.width * right, y: box.height * down })));
  const bare = ({ x, y }) => [-3, 0, 3].every((by) => document.elementFromPoint(box.x + x + by, box.y + y + by) === shape);
  return points.find(bare);
}"""  # where a shape of a map can be pressed, from its corner: not on its border, nor under what explains another
# Where a place is pressed, from its corner: beside what lies on it, and where no card of a fan covers it.
WHERE = {"area:": {"x": 40, "y": 20}, "pavilion:": {"x": 40, "y": 20}, "object:": {"x": 3, "y": 14}}
WIDE = """() => Math.max(document.scrollingElement.scrollWidth,
  ...[...document.querySelectorAll("dialog[open]")].map((sheet) => sheet.getBoundingClientRect().left + sheet.scrollWidth))"""
WEB = Path(midway.__file__).parent / "web"


def client_words(language="en"):
    """What the client says, in a language."""
    files = [WEB / "words" / folder / f"{language}.ftl" for folder in ("", "later")]
    return Words(language, tuple(file.read_text(encoding="utf-8") for file in files))


# What the browser of somebody keeps who has been here before: how every game is played was seen.
TOLD = {"seen": dict.fromkeys(names(), True)}
SEEN = {**TOLD, "since": False, "sound": False}  # and nothing is told before a turn, nor heard
SETTINGS = {"reduced_motion": "reduce", "viewport": {"width": 1440, "height": 900}, "locale": "en-GB"}
KEEP = """(kept) => {
  localStorage.clear();
  if (kept) localStorage.midway = kept;
  dispatchEvent(new StorageEvent("storage", { key: "midway" }));
}"""
LEFT = "dialog, .net, .house, .explained"  # what can still lie on a page after somebody has turned to another
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"  # what moved has been drawn
NOWHERE = "/ready"  # a page of the server on which nothing happens
ASIDE = "/nowhere"  # a page of the client on which nothing happens
SIGHT = """([what, patience]) => new Promise((seen, failed) => {
  const there = () => [...document.querySelectorAll(what)].some((one) => one.checkVisibility());
  if (there()) return seen();
  let due = 0; // looked at once a frame, when the page is laid out anyway
  const look = () => (there() ? (observer.disconnect(), seen()) : (due = 0));
  const observer = new MutationObserver(() => (due ||= requestAnimationFrame(look)));
  observer.observe(document, { subtree: true, childList: true, attributes: true });
  setTimeout(() => failed(new Error(`not there: ${what}`)), patience);
})"""
TURN = """async (path) => {
  const left = document.querySelector("main");
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
  while (left?.isConnected) await new Promise(requestAnimationFrame);
}"""


class Watch:
    """What goes wrong in a browser. Nothing may, but for what a test says it expects, and that must happen."""

    def __init__(self):
        self.problems = []
        self.expected = []
        self.asked = set()  # requests that are not answered yet

    def over(self, page):
        page.on("request", lambda request: self.asked.add(request))
        page.on("requestfinished", lambda request: self.asked.discard(request))
        page.on("requestfailed", lambda request: self.asked.discard(request))
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.problems.append(f"page error: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        page.on("dialog", self._interrupted)

    def begin(self):
        self.problems.clear()
        self.expected.clear()

    def expect(self, pattern):
        self.expected.append(pattern)

    def sees(self, page, pattern):
        """Wait until something that is expected has gone wrong."""
        while not any(re.search(pattern, problem) for problem in self.problems):
            page.wait_for_timeout(MOMENT)

    def check(self):
        unexpected = [problem for problem in self.problems if not any(re.search(one, problem) for one in self.expected)]
        assert not unexpected, "\n".join(unexpected)
        for pattern in self.expected:
            assert any(re.search(pattern, problem) for problem in self.problems), f"{pattern} did not happen"

    def _console(self, message):
        is_told_by_answer = message.text.startswith("Failed to load resource")
        if message.type in ("error", "warning") and not is_told_by_answer:
            self.problems.append(f"console {message.type}: {message.text}")

    def _failed(self, request):
        if request.url.partition("?")[0].endswith("/api/house"):  # which pages ask now and then, also while no server is there
            return
        if request.failure != "net::ERR_ABORTED":  # the page was left, or the answer was kept as a file
            self.problems.append(f"failed: {request.method} {request.url}: {request.failure}")

    def _interrupted(self, dialog):
        self.problems.append(f"{dialog.type}: {dialog.message}")
        dialog.dismiss()

    def _answered(self, response):
        if response.status >= 400:
            self.problems.append(f"answer {response.status}: {response.request.method} {response.url}")


class Visitor:
    """A person with a browser of their own: a page, its cookies, what it keeps."""

    whole = False  # pages are looked at as a whole, whatever part is new
    is_there = False  # at a page of the client on which nothing happens, before anything else

    def __init__(self, browser, server, settings):
        self.server = server
        self.watch = Watch()
        self.settings = settings
        self.context = browser.new_context(base_url=server.address, **settings)
        self.context.set_default_timeout(PATIENCE)
        self.context.on("page", self.watch.over)
        self.page = self.context.new_page()
        self.look_away()

    def arrive(self, kept):
        """Begin with what a browser keeps, and nothing else; the page may have been somebody else's."""
        self.watch.begin()
        self.page.unroute_all()
        self.context.clear_cookies()
        self.page.set_viewport_size(self.settings["viewport"])
        self.page.emulate_media(media="null", color_scheme="light", reduced_motion=self.settings["reduced_motion"])
        self.page.mouse.move(0, 0)
        self.page.evaluate(KEEP, json.dumps(kept) if kept else "")
        self.is_there = self.page.url.endswith(ASIDE)
        return self

    def leave(self):
        for page in self.context.pages:
            page.evaluate("() => 0")  # what happened up to now is told

    # Where the visitor is.

    @property
    def match(self):
        return re.search(r"/table/([\w-]+)", self.page.url)[1]

    def snapshot(self):
        """What the server tells this browser of its table."""
        path = f"/api/matches/{self.match}?since={LATE}"
        return json.loads(self.page.evaluate("(path) => fetch(path).then((answer) => answer.text())", path))

    def cookie(self):
        """What the server knows this browser by."""
        for cookie in self.context.cookies():
            if cookie["name"] == "midway":
                return cookie["value"]
        self.context.add_cookies([{"name": "midway", "value": new_key(), "url": self.server.address, "httpOnly": True}])
        return self.cookie()

    def create(self, seats=({"name": "Ann"}, {"name": "Bo"}), game="worldsfair", **more):
        """A table made by this browser, without the start sheet; not looked at yet."""
        answer = self.context.request.post("/api/matches", data={"game": game, "seats": list(seats), **more})
        assert answer.status == 201, answer.text()
        return answer.json()

    def against(self, rivals, game="worldsfair"):
        """Sit down against some bots that do not think long; the first question."""
        made = self.create([{"name": "Ann"}, *[{"bot": "greedy"}] * rivals], game)
        return self.turn_to(f"/table/{made['match']}").asked()

    def open(self, path):
        """A page; the first one in a browser that somebody else has used before is turned to."""
        if self.is_there and path != ASIDE:
            return self.turn_to(path)
        self.page.goto(path)
        self.page.locator("main").wait_for()
        return self

    def turn_to(self, path):
        """Another page of the same visit, as a link leads there: quicker than opening it. The first page is opened."""
        if self.page.url.endswith(NOWHERE):
            return self.open(path)
        self.is_there = False
        self.page.evaluate(TURN, path)
        self.page.locator("main").wait_for()
        return self

    def turn_aside(self):
        """Nothing is drawn of what happens now, and the next page is near."""
        self.turn_to(ASIDE)

    def look_away(self):
        """Nothing is drawn that nobody looks at. The page stays at the server, so that the browser keeps what it has read."""
        self.is_there = False
        self.page.goto(NOWHERE)

    def make_room(self):
        """Leave the page to the next visitor, with nothing under way or in sight, or look away."""
        if self.page.locator("#app").count() and not self.page.locator(".lobby").count():  # which seals and tells its part
            if not self.page.url.endswith(ASIDE):
                self.turn_aside()
            while self.watch.asked:
                self.page.evaluate(DRAWN)
        if not self.page.url.endswith(ASIDE) or self.page.locator(LEFT).count():
            self.look_away()

    # Pressing.

    def button(self, name, exact=True):
        return self.page.get_by_role("button", name=name, exact=exact)

    def link(self, name, exact=True):
        return self.page.get_by_role("link", name=name, exact=exact)

    @property
    def sheet(self):
        return self.page.locator("dialog")

    @property
    def prompt(self):
        return self.page.locator("#ask")

    @property
    def slip(self):
        return self.page.locator(".slip")

    def panel(self, name):
        """What a player has: a panel, or a row of a picture that shows the players itself."""
        named = self.page.get_by_role("heading", name=name).or_(self.page.get_by_role("rowheader", name=name))
        return self.page.locator(".player, :is(.houses, .empires) tr", has=named)

    def place(self, mark):
        """The real button of a place on the board; of a building the stretched one, not its cards."""
        return self.page.locator(f'.hit[data-mark="{mark}"], :is(.hand, .museum, .destiny) [data-mark="{mark}"]').first

    def option(self, code):
        return self.page.locator(f'.decision [data-code="{code}"]')

    def reveal(self, option):
        """Open the kind of an option, and step to it if it is an amount; true if it is considered by that."""
        kind = self.page.locator(f'.kinds [data-kind="{option.get("kind")}"][aria-pressed="false"]')
        if kind.count():
            kind.click()
        steps = 0
        if not self.option(option["code"]).count():
            self.page.locator(".stepper .opt").first.focus()  # the board has arrow keys of its own
        while not self.option(option["code"]).count():
            steps += 1
            assert steps < STEPS, f"{option['text']} is not in the panel"
            self.page.keyboard.press("ArrowRight" if steps < STEPS // 2 else "ArrowLeft")
        return steps > 0

    def number(self):
        """The number of events that the page shows."""
        return int(self.page.locator("[data-number]").get_attribute("data-number"))

    def sees(self, what):
        """Wait until anything of a kind is there. The page looks whenever it changes; Playwright would look again and again."""
        self.page.evaluate(SIGHT, [what, PATIENCE])

    def shows(self, number):
        """Wait until the page shows this number of events."""
        self.sees(f"[data-number='{number}']")

    def moves_on(self, number):
        """Wait until the page shows anything but this number of events."""
        self.sees(f"[data-number]:not([data-number='{number}'])")

    def asked(self, after=None):
        """Wait until this visitor is asked, or the game is over; the snapshot then."""
        page = f"[data-number]:not([data-number='{after}'])"
        self.sees(f"{page} {ASKED}, {page}.end")
        snapshot = self.snapshot()
        self.shows(snapshot["number"])
        return snapshot

    def plays_on(self, until):
        """Choose what ends a turn, or the last, without the page, until something holds; what the page is told then."""
        here = f"/api/matches/{self.match}"
        table = f"/table/{self.match}"
        self.turn_aside()
        while not until(now := self.context.request.get(here, params={"since": LATE}).json()):
            if now["decision"]["seat"] == now["seat"]:
                *_, last = sorted(now["decision"]["options"], key=lambda option: option["verb"] == "done")
                assert self.context.request.post(f"{here}/moves", data={"number": now["number"], "code": last["code"]}).ok
            else:
                self.page.wait_for_timeout(MOMENT)
        return self.turn_to(table).asked()

    def choose(self, option):
        """Choose in the panel, in its kind and amount, with a second press where a choice cannot be taken back."""
        considered = self.reveal(option)
        if not considered:
            self.option(option["code"]).click()
        if considered or option["final"]:
            self.page.locator(".go .primary").click()

    def lift_curtain(self):
        """Where several share a screen the next one to play lifts the curtain; the page was just opened."""
        self.page.locator(".curtain, .opt").first.wait_for()
        if self.page.locator(".curtain").count():
            self.button("Show my table").click()

    def press_on_board(self, snapshot, option):
        """Choose where the option lies on the board: palace, pile or figure; in the panel if it lies nowhere alone."""
        options = snapshot["decision"]["options"]
        alone = [mark for mark in option["marks"] if sum(mark in other["marks"] for other in options) == 1]
        lies = [mark for mark in option["marks"] if self.place(mark).count()]
        if mark := next((mark for mark in lies if mark in alone), None):
            self.press(mark)
            if option["final"]:
                self.press(mark)
            return
        if lies:
            self.press(lies[0])
        self.choose(option)

    def press(self, mark, refused=False):
        """Press a place on the board; one that has to wait is pressed all the same."""
        place = self.place(mark)
        position = next((where for kind, where in WHERE.items() if mark.startswith(kind)), None)
        if mark.startswith("territory:"):
            self.page.mouse.move(0, 0)  # what explains another place goes away
            expect(self.page.locator(".explained")).to_be_hidden()
            position = place.evaluate(INSIDE)
        place.click(position=position, force=refused)

    # Looking.

    def is_accessible(self, part="html", colours=True):
        """Nothing for axe-core to complain about in a part of the page or in all of it; colours by day and by night."""
        self.sees(part)
        part = "html" if self.whole else part
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE_SCRIPT)
        if colours:  # nothing else changes at night
            self.page.emulate_media(color_scheme="dark")
            self._is_accessible(part, {"runOnly": ["color-contrast"]})
            self.page.emulate_media(color_scheme="light")
        self._is_accessible(part, {"rules": {"color-contrast": {"enabled": colours}}})

    def _is_accessible(self, part, options):
        found = self.page.evaluate(AXE, [part, options])
        told = [f"{one['id']}: {node['target']} {node['failureSummary']}" for one in found for node in one["nodes"]]
        assert not told, "\n".join(told)

    def on_every(self, sizes):
        """The same page on screens of several sizes, as if it had been opened there; the first one last."""
        for size in reversed(sizes.values()):
            self.page.set_viewport_size(size)
            self.page.evaluate("() => scrollTo(0, 0)")
            yield size

    def fits(self):
        """No sideways scrolling of the page, nor of a sheet on it."""
        wide = self.page.evaluate(WIDE)
        assert wide <= self.page.viewport_size["width"], f"{wide} px are too wide for the screen at {self.page.url}"

    def is_easy_to_hit(self, what):
        """Everything of a kind that is shown is at least 44 px high."""
        heights = self.page.locator(what).evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().height)")
        assert min(filter(None, heights)) >= 44

    def every_part_fits(self, parts, colours=True):
        """On a phone a wide table has parts that take turns: each fits, for everyone; yields while it is open."""
        tabs = self.page.locator(".parts button")
        expect(tabs).to_have_count(parts)
        for tab in tabs.all():
            tab.tap()
            expect(tab).to_have_attribute("aria-pressed", "true")
            self.fits()
            self.is_accessible(colours=colours)
            yield tab
