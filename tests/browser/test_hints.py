"""Hints: the host whispers a choice after a quiet while or when asked; he never chooses, and not where people play."""

from __future__ import annotations

import re

import pytest
from browsing import SEEN
from playwright.sync_api import expect

BOTS = [{"bot": "random", "name": name} for name in ("Bo", "Cy")]
QUIET = 8000
HINTS = {**SEEN, "hints": True}


def sit(visitor, seats, game="worldsfair"):
    made = visitor.create([{"name": "Ann"}, *seats], game, seed="7")
    visitor.open(f"/table/{made['match']}")
    visitor.asked()
    return visitor.page.locator(".whisper")


def switch(visitor, name):
    visitor.button("Menu").click()
    visitor.sheet.get_by_role("button", name=name).click()


def test_hints_are_switched_on_asked_for_and_hushed(visitor):
    ann = visitor(own=True)
    ann.page.clock.install()
    whisper = sit(ann, BOTS)
    ann.page.keyboard.press("i")
    expect(whisper).to_have_count(0)
    switch(ann, "Switch hints on")
    expect(ann.page.locator(".bar .where")).to_contain_text("hints on")
    ann.page.keyboard.press("i")
    expect(whisper).to_be_visible()
    ann.is_accessible(".decision")
    number, first = ann.number(), whisper.locator("b").inner_text()
    whisper.get_by_role("button", name="Why?").click()
    expect(whisper.locator("li").first).to_be_visible()
    whisper.get_by_role("button", name="Another idea").click()
    expect(whisper.locator("b")).not_to_have_text(first)
    whisper.get_by_role("button", name="Hush").click()
    expect(whisper).to_have_count(0)
    ann.page.clock.run_for(3 * QUIET)
    expect(whisper).to_have_count(0)
    assert ann.number() == number
    switch(ann, "Switch hints off")
    expect(ann.page.locator(".bar .where")).not_to_contain_text("hints on")


def test_a_quiet_while_brings_a_hint(visitor):
    ann = visitor(own=True, kept=HINTS, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    ann.page.clock.install()
    whisper = sit(ann, BOTS)
    expect(whisper).to_have_count(0)
    ann.page.clock.run_for(QUIET + 100)
    expect(whisper).to_be_visible()
    assert whisper.bounding_box()["y"] < ann.prompt.bounding_box()["y"]
    ann.is_easy_to_hit(".whisper button")
    ann.fits()


@pytest.mark.parametrize("game", ["museum", "destiny"])
def test_every_game_gives_a_reason(visitor, game):
    ann = visitor(kept=HINTS)
    whisper = sit(ann, BOTS, game)
    ann.page.keyboard.press("i")
    expect(whisper.locator("p")).to_have_text(re.compile(r"\w+ .*\w+"))


def test_there_are_none_where_people_play(ann):
    sit(ann, [{"name": "Bo"}])
    ann.button("Menu").click()
    expect(ann.sheet.get_by_role("button", name="Switch hints on")).to_have_count(0)
