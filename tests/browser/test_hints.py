"""Hints: asked for by key or button, they show the best choices with chances, also on the board; everyone sees it."""

from __future__ import annotations

import re

import pytest
from browsing import DRAWN, SEEN
from playwright.sync_api import expect
from test_layout import overlap

BOTS = [{"bot": "random", "name": name} for name in ("Bo", "Cy")]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LOG_LOW = 73  # pixels of a log that has given way
RANGE = re.compile(r"^\d+(–\d+)?%")


def sit(visitor, game="worldsfair", seats=BOTS, **more):
    made = visitor.create([{"name": "Ann"}, *seats], game, seed="7", **more)
    visitor.open(f"/table/{made['match']}")
    visitor.asked()
    return visitor.page.locator(".hint")


def over(hint):
    """Wait until all five lamps are lit."""
    expect(hint.locator("header .usedtag")).to_be_visible()


def test_a_hint_by_key_shows_three_choices_and_enter_takes_the_first(ann):
    hint = sit(ann)
    rows = hint.locator(".hrow")
    ann.page.keyboard.press("h")
    expect(rows).to_have_count(3)
    expect(rows.first.locator(".p")).to_have_text(RANGE)
    expect(ann.page.locator(".options")).to_have_count(0)
    over(hint)
    ann.is_accessible(".decision")
    expect(rows.first).to_have_attribute("aria-pressed", "true")
    expect(rows.first.locator(".rk")).to_have_text("1")
    expect(rows.first.locator(".s")).to_have_text(re.compile(r"\d+ points"))
    expect(rows.first.locator(".w")).not_to_be_empty()
    expect(ann.page.locator(".rosette")).to_have_count(3)
    expect(hint.locator("footer")).to_contain_text("It knows only what you know.")
    number, name = ann.number(), rows.first.locator(".n").inner_text().split("\n")[0].removesuffix(" about equal")
    ann.page.keyboard.press("Enter")
    expect(hint).to_have_count(0)
    entry = ann.page.locator(".log li", has_text=f"You place a supporter in {name}")
    expect(entry.locator(".usedtag")).to_have_text("with a hint")
    expect(ann.page.locator(".is-you .given")).to_have_attribute("title", "Was given a hint")
    assert ann.number() > number


def test_h_again_hides_it_and_choosing_stops_it(ann):
    hint = sit(ann)
    ann.page.keyboard.press("h")
    expect(hint).to_be_visible()
    ann.page.keyboard.press("h")
    expect(hint).to_have_count(0)
    expect(ann.page.locator(".options")).to_be_visible()
    ann.button("Hint").click()
    expect(hint.locator(".hrow")).to_have_count(3)
    number = ann.number()
    ann.place("area:arts").click()
    ann.page.keyboard.press("Enter")
    expect(hint).to_have_count(0)
    assert ann.number() > number


def test_a_row_is_chosen_with_the_mouse_and_by_number(ann):
    hint = sit(ann)
    ann.button("Hint").click()
    over(hint)
    second = hint.locator(".hrow").nth(1)
    second.click()
    expect(second).to_have_attribute("aria-pressed", "true")
    third = hint.locator(".hrow").nth(2)
    ann.page.keyboard.press("3")
    expect(third).to_have_attribute("aria-pressed", "true")
    hint.get_by_role("button", name="Hide").click()
    expect(hint).to_have_count(0)


def test_on_a_phone_only_the_considered_row_says_why(visitor):
    ann = visitor(kept=SEEN, **PHONE)
    hint = sit(ann)
    ann.button("Hint").tap()
    over(hint)
    reasons = hint.locator(".w:visible")
    expect(reasons).to_have_count(1)
    ann.is_easy_to_hit(".decision button")
    ann.fits()
    ann.is_accessible(".decision")
    hint.get_by_role("button", name="Hide").tap()
    expect(hint).to_have_count(0)


@pytest.mark.parametrize("game", ["museum", "destiny"])
def test_every_game_gives_hints(visitor, game):
    ann = visitor()
    hint = sit(ann, game)
    ann.page.keyboard.press("h")
    expect(hint.locator(".hrow .p").first).to_have_text(RANGE, timeout=20_000)
    ann.is_accessible(".decision")
    ann.page.keyboard.press("h")
    expect(hint).to_have_count(0)


def test_medals_on_narrow_cards_lie_apart_and_hide_no_name(ann):
    sit(ann, "museum")
    ann.plays_on(lambda now: now["decision"]["kind"] == "explore" and now["decision"]["seat"] == now["seat"])
    ann.page.keyboard.press("h")
    over(ann.page.locator(".hint"))
    expect(ann.page.locator(".rosette")).to_have_count(3)
    for width, height in ((1440, 900), (1024, 768)):
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.page.evaluate(DRAWN)
        assert not overlap(ann, ".rosette, .world .named")


def test_medals_on_cards_say_what_the_list_says_and_hide_neither_numbers_nor_prices(ann):
    """The last turns after the lesson are as good as won: choices that cannot be told apart are both first."""
    made = ann.context.request.post("/api/games/destiny/last").json()
    ann.open(f"/table/{made['match']}")
    ann.plays_on(lambda now: now["decision"]["kind"] == "play" and now["decision"]["seat"] == now["seat"])
    ann.page.keyboard.press("h")
    over(ann.page.locator(".hint"))
    ann.page.evaluate(DRAWN)
    named = dict(zip(*(ann.page.locator(f".hrow {part}").all_inner_texts() for part in (".n", ".rk")), strict=True))
    assert any("about equal" in name for name in named)
    medals = [text.split("\n")[0] for text in ann.page.locator(".rosette:not(.narrow)").all_inner_texts()]
    assert sorted(medals) == sorted(rank for name, rank in named.items() if "(" in name)  # cards have numbers
    for width, height in ((1440, 900), (1024, 768)):
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.page.evaluate(DRAWN)
        assert not overlap(ann, ".rosette, .hand-of .number, .hand-of .goods")


@pytest.mark.parametrize("before", ["worldsfair", "destiny"])
def test_the_log_gives_way_whatever_game_was_looked_at_before(ann, before):
    """Styles of hints and of games come as they are needed, in any order."""
    sit(ann, before)
    ann.page.keyboard.press("h")
    ann.sees(".hrow")
    made = ann.create([{"name": "Ann"}, *BOTS, {"bot": "random", "name": "Dee"}], "destiny", seed="7")
    ann.turn_to(f"/table/{made['match']}").asked()
    ann.page.keyboard.press("h")
    over(ann.page.locator(".hint"))
    has_room(ann, ".hint")
    ann.page.keyboard.press("h")
    ann.page.keyboard.press("w")
    ann.sees(".sandbar")
    ann.sees(".decision .opt")
    has_room(ann, ".options")


def has_room(visitor, part):
    """The empires are seen whole, and so is a part of the question, or the log is as low as it may be."""
    low = visitor.page.locator(".log").bounding_box()["height"] <= LOG_LOW
    uncut = "(one) => one.scrollHeight <= one.clientHeight + 1"
    assert visitor.page.locator(".empires").evaluate(uncut)
    assert low or visitor.page.locator(part).evaluate(uncut)


def test_everyone_sees_that_a_hint_was_given(visitor):
    ann, bo = visitor(), visitor()
    sit(ann)
    bo.open(f"/table/{ann.match}")
    expect(bo.panel("Ann").locator(".given")).to_have_count(0)
    ann.page.keyboard.press("h")
    expect(bo.panel("Ann").locator(".given")).to_have_attribute("title", "Was given a hint")
