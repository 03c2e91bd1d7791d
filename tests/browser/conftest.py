"""A real server and Debian's Chromium, for tests that play as people do."""

from __future__ import annotations

import pytest
from browsing import Visitor
from playwright.sync_api import expect, sync_playwright
from running import Running

CHROMIUM = "/usr/bin/chromium-headless-shell"
ARGUMENTS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
    "--host-resolver-rules=MAP friends.test 127.0.0.1",
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup",  # pages of its own that nobody sees, most of a test's time
]  # fmt: skip
expect.set_options(timeout=20_000)  # other tests may keep the machine busy


@pytest.fixture(scope="package")
def server(tmp_path_factory):
    """One server for all tests of this folder, over a database of its own."""
    with Running(f"sqlite:///{tmp_path_factory.mktemp('tables') / 'tables.db'}", unlimited=True) as running:
        yield running
        running.end()  # its bots end with it


@pytest.fixture(scope="package")
def browser():
    """One browser. It is gone before tests of other folders begin: it keeps an event loop running."""
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield launched
        launched.close()


@pytest.fixture
def visitor(browser, server):
    """Make visitors; nothing may go wrong in any of their browsers."""
    visitors = []

    def make(at=server, **settings):
        visitors.append(Visitor(browser, at, **settings))
        return visitors[-1]

    yield make
    for one in visitors:
        one.leave()
    for one in visitors:
        one.watch.check()


@pytest.fixture
def ann(visitor):
    """One visitor, where one is enough."""
    return visitor()
