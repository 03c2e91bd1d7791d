"""What all tests share: a home of their own, and rules compiled once for all workers."""

from __future__ import annotations

import gc
import os
import tempfile

import pytest
from running import Nursery

os.environ["MIDWAY_DATA"] = tempfile.mkdtemp(prefix="midway-test-")
os.environ["XDG_CONFIG_HOME"] = tempfile.mkdtemp(prefix="midway-test-")


def pytest_addoption(parser):
    parser.addoption("--all", action="store_true", help="also the long forms of tests")


def pytest_collection_modifyitems(config, items):
    if config.getoption("--all"):
        return
    left = {item for item in items if item.get_closest_marker("long")} | set(on_the_other_database(items))
    config.hook.pytest_deselected(items=[*left])
    items[:] = [item for item in items if item not in left]


def on_the_other_database(items):
    """Of tests that say the same on either database, each runs on the one whose turn it is."""
    alike = {}
    for item in items:
        if item.get_closest_marker("either") and "databases" in item.fixturenames:
            kind = item.callspec.params["databases"]
            alike.setdefault((item.path, item.name.replace(kind, "", 1)), []).append(item)
    for turn, cases in enumerate(alike.values()):
        del cases[turn % len(cases)]
        yield from cases


def pytest_collection_finish():
    """What is there now stays to the end and is not searched for garbage again and again; the rest more seldom than usual."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


@pytest.fixture
def whole(request):
    """True if tests run in their long forms."""
    return request.config.getoption("--all")


@pytest.fixture
def figure(record_property):
    """Tell what a test has measured, and whether that meets its bar; `make soak` judges by it, other runs only show it."""

    def tell(text, met=True):
        record_property("figure", text)
        record_property("met", met)

    return tell


def pytest_terminal_summary(terminalreporter):
    for report in terminalreporter.getreports("passed"):
        for name, value in report.user_properties:
            if name == "figure":
                terminalreporter.write_line(f"{report.nodeid.rpartition('::')[2]}: {value}")


@pytest.fixture(scope="session")
def worldsfair():
    """World's Fair 1893, with the cpu machine compiled."""
    from compiled import compiled

    return compiled("worldsfair")


@pytest.fixture(scope="session")
def nursery():
    """Where servers are forked."""
    with Nursery() as made:
        yield made


@pytest.fixture
def serve(nursery):
    """Fork servers; they are gone after the test."""
    before = len(nursery.forked)
    yield nursery.serve
    nursery.clear(before)
