"""A real server and Debian's Chromium, for tests that play as people do."""

from __future__ import annotations

import pytest
from browsing import PATIENCE, SEEN, SETTINGS, Visitor
from playwright.sync_api import expect, sync_playwright

CHROMIUM = "/usr/bin/chromium-headless-shell"
ARGUMENTS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
    "--host-resolver-rules=MAP friends 127.0.0.1",
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup",  # pages of its own that nobody sees, most of a test's time
    "--force-gpu-mem-available-mb=0",  # nothing is painted: no test looks at pixels
    "--js-flags=--no-opt --no-maglev",  # no page lives long enough to gain by it
]  # fmt: skip
ROOM = 6  # browsers that wait
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="package")
def server(nursery, tmp_path_factory):
    """One server for all tests of this folder, over a database of its own."""
    running = nursery.serve(f"sqlite:///{tmp_path_factory.mktemp('tables') / 'tables.db'}").ready()
    yield running
    running.end()  # its bots end with it
    nursery.forked.remove(running)


@pytest.fixture(scope="package")
def browser():
    """One browser. It is gone before tests of other folders begin: it keeps an event loop running."""
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield launched
        launched.close()


class Hall:
    """Where browsers wait for their next visitor: one that has been at the server before shows a page in half the time."""

    def __init__(self, browser):
        self.browser = browser
        self.free = []

    def take(self, server, settings):
        alike = [one for one in self.free if (one.server.address, lasting(one.settings)) == (server.address, lasting(settings))]
        if not alike:
            return Visitor(self.browser, server, settings)
        self.free.remove(alike[-1])
        alike[-1].settings = settings
        return alike[-1]

    def put(self, visitor):
        visitor.make_room()
        self.free.append(visitor)
        if len(self.free) > ROOM:
            self.free.pop(0).context.close()


def lasting(settings):
    """What a browser begins with and keeps; the rest is set whenever somebody arrives."""
    return {name: value for name, value in settings.items() if name not in ("viewport", "reduced_motion")}


@pytest.fixture(scope="package")
def hall(browser):
    return Hall(browser)


@pytest.fixture
def visitor(hall, server, whole):
    """Make visitors; nothing may go wrong in any of their browsers. An `own` browser is nobody else's, before or after."""
    visitors = []

    def make(at=server, kept=SEEN, own=False, **settings):
        settings = SETTINGS | settings
        again = at.port == server.port and not own
        one = hall.take(at, settings) if again else Visitor(hall.browser, at, settings)
        one.whole = whole
        visitors.append((one, again))
        return one.arrive(kept)

    yield make
    for one, _ in visitors:
        one.leave()
    for one, again in visitors:
        if again and one.context.pages == [one.page]:
            hall.put(one)
        else:
            one.context.close()
    for one, _ in visitors:
        one.watch.check()


@pytest.fixture
def ann(visitor):
    """One visitor, where one is enough."""
    return visitor()
