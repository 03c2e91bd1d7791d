"""What if in the browser: from a replay or one's own turn; a band and a frame say so, and the address holds everything."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from browsing import DRAWN, SEEN, TURN
from playwright.sync_api import expect

RECORD = Path(__file__).parents[1] / "records" / "worldsfair-3.txt"
AT = 50  # an event of the record at which a seat places a supporter
ASKING = re.compile("/whatif[?]")  # what the page asks the server
SIZES = {
    "desk": {"width": 1440, "height": 900},
    "small": {"width": 1024, "height": 768},
    "lying": {"width": 844, "height": 390},
    "phone": {"width": 390, "height": 844},
}


def brought(visitor):
    """A finished match that this browser only watches."""
    answer = visitor.context.request.post("/api/records", data=RECORD.read_text(), headers={"Content-Type": "text/plain"})
    return answer.json()["match"]


def trying(visitor, match, at=AT, place="#a~~"):
    visitor.open(f"/whatif/{match}/{at}{place}")
    visitor.sees(".sandbar")
    visitor.sees(".decision .opt")
    return visitor.page


def path_of(page):
    """What was chosen, as the address says."""
    return [part for part in page.url.partition("#")[2].split("~")[2].split(".") if part]


def sees_path(page, times):
    """Wait until the address holds so many choices."""
    page.wait_for_function("(n) => location.hash.split('~')[2].split('.').filter(Boolean).length === n", arg=times)


def test_another_choice_is_tried_from_a_replay_and_taken_back(ann):
    match = brought(ann)
    before = ann.context.request.get(f"/api/matches/{match}/record").text()
    ann.open(f"/table/{match}/{AT}")
    page = ann.page
    ann.sees(".replaying")
    page.keyboard.press("w")
    ann.sees(".sandbar")
    expect(page.locator("#whatif")).to_have_text("What if")
    expect(page.locator(".sandbar")).to_contain_text(f"From event {AT}. The draws are new.")
    expect(page.locator(".crumbs .gone")).to_contain_text("The game went on with")
    expect(page.locator(".crumbs .now")).to_have_text(re.compile(r"Here you choose anew\d+%"))
    expect(page.locator(".stand .seat")).to_have_count(3)
    expect(page.locator(".stand .seat[aria-pressed='true']")).to_have_count(1)
    ann.sees(".decision .opt")
    for _ in ann.on_every(SIZES):
        ann.fits()
    ann.is_accessible()
    assert path_of(page) == []

    page.keyboard.press("2")
    ann.moves_on(AT)
    ann.sees(".crumbs [aria-expanded]")
    ann.sees(".decision .opt")
    steps = path_of(page)
    assert len(steps) > 1  # bots have played too
    page.locator(".crumbs [aria-expanded]").click()
    assert page.locator(".crumbs .linkish").count() > 2
    page.keyboard.press("u")
    sees_path(page, 0)
    ann.shows(AT)
    page.keyboard.press("u")
    expect(ann.slip).to_contain_text("This is where you left the game")
    page.keyboard.press("Escape")
    expect(ann.slip).to_have_count(0)
    page.keyboard.press("Escape")
    ann.sees(".replaying")
    assert page.url.endswith(f"/table/{match}/{AT}")
    assert ann.context.request.get(f"/api/matches/{match}/record").text() == before


def test_its_key_works_as_soon_as_a_replay_is_seen(ann):
    place = f"/table/{brought(ann)}/{AT}"
    ann.open(place).sees(".replaying")  # all that is drawn has been loaded
    ann.turn_aside()
    held = []
    ann.page.route(re.compile("since=999999"), lambda route: held.append(route))  # the match as it is now
    with ann.page.expect_response(re.compile(f"at={AT}")):
        ann.page.evaluate(TURN, place)
    ann.page.evaluate(DRAWN)
    expect(ann.page.locator(".replaying")).to_have_count(0)
    held[0].continue_()
    ann.sees(".replaying")
    ann.page.keyboard.press("w")
    ann.sees(".sandbar")


def test_its_address_is_all_that_another_browser_needs(visitor):
    ann, bo = visitor(), visitor()
    match = brought(ann)
    page = trying(ann, match)
    page.keyboard.press("1")
    ann.moves_on(AT)
    ann.sees(".decision .opt")
    number, told = ann.number(), page.locator(".stand").inner_text()
    bo.open(page.url)
    bo.sees(".decision .opt")
    bo.shows(number)
    assert bo.page.locator(".stand").inner_text() == told
    steps, held = len(path_of(page)), []
    page.route(ASKING, lambda route: route.continue_() if held else held.append(route))
    with page.expect_request(ASKING):
        page.go_back()
    with page.expect_request(ASKING):  # forward again before the way back is answered
        page.go_forward()
    ann.shows(number)
    held[0].continue_()
    sees_path(page, steps)
    seed = page.url.partition("#")[2].split("~")[0]
    page.keyboard.press("n")
    sees_path(page, 0)
    assert page.url.partition("#")[2].split("~")[0] != seed


def test_every_seat_can_be_played_by_hand(ann):
    page = trying(ann, brought(ann))
    others = page.locator(".stand .seat[aria-pressed='false']")
    while others.count():
        left = others.count()
        others.first.click()
        expect(others).to_have_count(left - 1)
    expect(page.locator(".sandbar")).to_contain_text("You play Greedy 1, Greedy 2 and Greedy 3.")
    asked = set()
    for step in range(3):
        ann.sees(".decision .opt")
        asked.add(page.locator(".decision .eyebrow").first.inner_text())
        page.keyboard.press("1")
        page.wait_for_function("(n) => location.hash.split('~')[2].split('.').filter(Boolean).length > n", arg=step)
    assert len(asked) > 1


def test_it_is_played_to_its_end_and_compared(ann):
    match = brought(ann)
    last = ann.context.request.get(f"/api/matches/{match}").json()["last"]
    page = ann.open(f"/whatif/{match}/{last - 25}#a~~").page
    ann.sees(".sandbar")
    while True:
        ann.sees(".decision .opt, .ended")
        if page.locator(".ended").count():
            break
        number = ann.number()
        page.keyboard.press("1")
        ann.moves_on(number)
    expect(page.locator(".ended tbody tr")).to_have_count(3)
    expect(page.locator(".ended thead")).to_contain_text("in the game")
    ann.is_accessible(".ended")
    page.keyboard.press("Home")
    sees_path(page, 0)
    ann.sees(".decision .opt")


def test_from_ones_own_turn_hints_are_for_what_is_tried(ann):
    made = ann.create([{"name": "Ann"}, {"bot": "greedy", "name": "Bo"}], "museum", seed="7")
    ann.open(f"/table/{made['match']}")
    ann.asked()
    number = ann.number()
    page = ann.page
    page.keyboard.press("w")
    ann.sees(".sandbar")
    expect(page.locator(".sandbar")).to_contain_text("What you cannot see was dealt anew.")
    ann.sees(".decision .opt")
    page.keyboard.press("h")
    expect(ann.slip).to_contain_text("Ask for this hint at the table")
    ann.watch.expect("answer 409")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    ann.moves_on(number)
    page.locator(".go .hintbtn").click()
    expect(page.locator(".hint .hrow").first).to_be_visible()
    page.locator(".sandbar .acts .btn").last.click()
    ann.shows(number)
    shot = ann.context.request.get(f"/api/matches/{made['match']}").json()
    assert shot["number"] == number
    assert [seat["hints"] for seat in shot["seats"]] == [0, 0]


@pytest.mark.parametrize("kept", [SEEN])
def test_a_serious_table_says_that_it_must_be_over_first(ann, kept):
    made = ann.create([{"name": "Ann"}, {"bot": "greedy", "name": "Bo"}], seed="7", serious=True)
    ann.open(f"/table/{made['match']}")
    ann.asked()
    ann.page.keyboard.press("w")
    expect(ann.slip).to_contain_text("No what if at this table.")
    ann.watch.expect("answer 409")
    ann.open(f"/whatif/{made['match']}/10")
    expect(ann.page.locator(".missing h1")).to_contain_text("No what if at this table")
