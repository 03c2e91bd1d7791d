"""What a page shows is whole, at the sizes people have: nothing cut, nothing over anything else, no holes, no sideways scroll."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from scripted import Scripted

from midway import Match
from midway.match.record import dumps

SIZES = {"desk": (1440, 900), "laptop": (1024, 768), "phone": (390, 844), "lying": (844, 390)}
CUT = """(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0).map((one) => one.innerText)"""
APART = """(all) => {
  const boxes = all.map((one) => one.getBoundingClientRect()).filter((box) => box.width);
  const over = (a, b) => a.x < b.right - 1 && b.x < a.right - 1 && a.y < b.bottom - 1 && b.y < a.bottom - 1;
  return boxes.some((a, index) => boxes.slice(index + 1).some((b) => over(a, b)));
}"""


def sized(visitor, size):
    width, height = SIZES[size]
    visitor.page.set_viewport_size({"width": width, "height": height})


def cut(visitor, what):
    return visitor.page.locator(what).evaluate_all(CUT)


def overlap(visitor, what):
    return visitor.page.locator(what).evaluate_all(APART)


def test_a_table_of_two_is_whole_at_every_size(ann):
    scripted = Scripted(ann)
    ann.open(scripted.path)
    ann.lift_curtain()
    ann.asked()
    for size in SIZES:
        sized(ann, size)
        ann.fits()
        assert cut(ann, ".palace .name, .player .who, .opt .n, .decision h2") == []
        assert not overlap(ann, ".palace")
    sized(ann, "laptop")
    first, second = (panel.bounding_box() for panel in ann.page.locator(".player").all())
    assert second["y"] - first["y"] - first["height"] < 20
    sized(ann, "lying")
    tops = [palace.bounding_box() for palace in ann.page.locator(".palace").all()]
    assert all(box["y"] >= 0 and box["y"] + box["height"] <= 390 for box in tops)


@pytest.mark.parametrize("locale", ["en-GB", "pl-PL"])
def test_an_end_is_whole_at_every_size(visitor, locale):
    reader = visitor(locale=locale)
    scripted = Scripted(reader, names=("Ann", "Greedy", "Greedy 3", "Greedy 4")).to_the_end()
    reader.open(scripted.path)
    reader.page.locator(".end .plot").wait_for()
    for size in SIZES:
        sized(reader, size)
        reader.fits()
        assert cut(reader, ".end .el b, .end .verdict h2") == []
        assert not overlap(reader, ".end .plot .rl")
        assert not overlap(reader, ".end .plot .el")
        assert not overlap(reader, ".end .wreath, .end .verdict div")


def test_fireworks_are_for_those_who_win_and_arrows_step_from_the_end(visitor):
    ann, eve = visitor(), visitor()
    scripted = Scripted(ann).to_the_end()
    for one, lit in ((ann, True), (eve, False)):
        one.open(scripted.path)
        one.page.locator(".end .fest").wait_for()
        assert (one.page.locator(".end .fw").count() > 0) == lit
    eve.page.keyboard.press("ArrowLeft")
    expect(eve.page.locator(".replaying")).to_be_visible()
    eve.page.keyboard.press("Home")
    eve.shows(0)
    eve.button("Play by itself").click()
    eve.moves_on(0)
    eve.button("Stop").click()
    expect(eve.button("Play by itself")).to_be_visible()


def test_the_decision_is_one_step_away_and_its_button_always_does_something(ann):
    scripted = Scripted(ann)
    ann.open(scripted.path)
    ann.lift_curtain()
    snapshot = ann.asked()
    ann.page.keyboard.press("Tab")
    expect(ann.button("To the decision")).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".opt").first).to_be_focused()
    primary = ann.page.locator(".go .primary")
    assert primary.get_attribute("aria-disabled") is None
    named = primary.locator(".long").inner_text()
    assert named in [option["text"] for option in snapshot["decision"]["options"]]
    primary.click()
    ann.moves_on(snapshot["number"])


@pytest.mark.parametrize(("game", "players"), [("museum", 2), ("destiny", 3)])
def test_an_open_mirror_record_goes_on(ann, game, players):
    match = Match(game, [f"Player {n}" for n in range(players)], mirror=True)
    for _ in range(30):
        match.choose(match.legal()[0])
    sent = {"data": dumps(match), "headers": {"Content-Type": "text/plain"}}
    brought = ann.context.request.post("/api/records", **sent).json()
    ann.open(f"/table/{brought['match']}")
    assert ann.asked()["number"] == match.number


def test_start_stays_in_sight_below_open_options(visitor):
    phone = visitor(viewport={"width": 390, "height": 844})
    phone.open("/")
    phone.button("Set up World's Fair 1893").click()
    phone.sheet.get_by_text("Options", exact=True).click()
    box = phone.button("Start").bounding_box()
    assert box["y"] + box["height"] <= 844
