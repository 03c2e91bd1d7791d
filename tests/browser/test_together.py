"""Several people at one screen, and a game without a picture whose hands are hidden: a curtain falls between the seats."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from running import Running
from scripted import Scripted

TESTS = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def tricks(tmp_path_factory):
    """A server that also knows the game of tests/tricks, announced by an entry point as another package would."""
    folder = tmp_path_factory.mktemp("tricks")
    announced = folder / "tricks-1.dist-info"
    announced.mkdir()
    (announced / "METADATA").write_text("Metadata-Version: 2.1\nName: tricks\nVersion: 1\n")
    (announced / "entry_points.txt").write_text("[midway.games]\ntricks = tricks:GAME\n")
    found = {"PYTHONPATH": os.pathsep.join([str(folder), str(TESTS), *filter(None, [os.environ.get("PYTHONPATH")])])}
    with Running(f"sqlite:///{folder / 'tables.db'}", unlimited=True, environment=found) as running:
        yield running
        running.end()


def test_a_curtain_falls_between_hidden_hands(visitor, tricks):
    ann = visitor(at=tricks)
    ann.open("/")
    ann.button("Share one screen").click()
    ann.sheet.get_by_label("Name at seat 1").fill("Ann")
    ann.sheet.get_by_label("Name at seat 2").fill("Bo")
    ann.sheet.get_by_text("Options", exact=True).click()
    ann.sheet.get_by_label("Swapping").select_option("yes")
    ann.button("Start").click()
    names, curtains, kinds = ("Ann", "Bo"), [], set()
    while True:
        ann.page.locator(".curtain, .opt, .end").first.wait_for()
        if ann.page.locator(".end").count():
            break
        if ann.page.locator(".curtain").count():
            shows_nothing(ann)
            snapshot = ann.snapshot()
            curtains.append(names[snapshot["seat"] - 1])
            expect(ann.page.get_by_role("heading")).to_have_text(f"{curtains[-1]} plays")
            if len(curtains) < 3:
                ann.is_accessible()
            ann.button("Show my table").click()
        snapshot = ann.asked()
        kinds.add(snapshot["decision"]["kind"])
        assert hands_in(ann) == hands(snapshot)
        ann.choose(snapshot["decision"]["options"][0])
        ann.page.locator(f".curtain, .end, [data-number]:not([data-number='{snapshot['number']}'])").first.wait_for()
    assert kinds == {"play", "swap"}
    assert curtains == ["Ann", "Bo", "Ann", "Bo"]
    scores = ann.snapshot()["result"]["scores"]
    told = ann.page.locator(".score tbody tr:not(.bars)")
    assert sorted(told.locator(".tot").all_inner_texts()) == sorted(map(str, scores))
    assert "board-" not in ann.page.locator(".score").inner_text()
    ann.is_accessible()


def shows_nothing(visitor):
    """Nothing of anybody's hand is in the page: no table, no log, no options."""
    page = visitor.page
    for hidden in (".plainboard", ".log", ".opt", ".players", ".decision"):
        assert page.locator(hidden).count() == 0
    text = page.evaluate("() => document.documentElement.outerHTML")
    assert not any(word in text for word in ("low", "middle", "high ", "hands", "gets"))


def hands(snapshot):
    """All hands as the seat that plays may know them: its own by kind, of the others how many cards."""
    return [hand.get("count", hand) for hand in snapshot["view"]["hands"]]


def hands_in(visitor):
    """The same, as a game without a picture writes it: (low 1, high 1) · ? × 2 · ? × 0."""
    written = visitor.page.locator(".plainboard tr", has_text="hands").locator("td").inner_text()
    found = [re.fullmatch(r"\((.*)\)|\? × (\d)", hand) for hand in written.split(" · ")]
    return [
        int(hand[2]) if hand[2] else {name: int(number) for name, number in re.findall(r"(\w+) (\d)", hand[1])} for hand in found
    ]


def test_a_game_without_hidden_hands_needs_no_curtain(ann):
    ann.open("/")
    ann.button("Share one screen").click()
    expect(ann.sheet.get_by_role("button", name="One screen")).to_have_attribute("aria-pressed", "true")
    ann.sheet.get_by_label("Name at seat 1").fill("Ann")
    ann.sheet.get_by_label("Name at seat 2").fill("Bo")
    ann.button("Start").click()
    snapshot = ann.asked()
    seats = []
    for _ in range(4):
        seats.append(snapshot["seat"])
        ann.press_on_board(snapshot, snapshot["decision"]["options"][0])
        snapshot = ann.asked(after=snapshot["number"])
    assert snapshot["mine"] == [1, 2]
    assert all(seat["here"] for seat in snapshot["seats"])
    assert set(seats) == {1, 2}
    assert ann.page.locator(".curtain").count() == 0


def test_where_a_screen_is_shared_whoever_plays_is_named_on_a_phone_too(visitor):
    ann = visitor(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    scripted = Scripted(ann).until("take")
    ann.open(scripted.path)
    ann.asked()
    expect(ann.page.locator(".decision .head")).to_contain_text(f"{scripted.names[scripted.match.seat]}’s turn")
