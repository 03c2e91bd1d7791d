"""Since your last turn: a card before the question, its pins on the board, and every way to go on."""

from __future__ import annotations

import pytest
from browsing import TOLD
from playwright.sync_api import expect
from scripted import Scripted, ScriptedDestiny, ScriptedMuseum

from midway.match.since import since

CARD = ".since"
LYING = {"width": 844, "height": 390}
AT_A_GLANCE = """(card) => {
  const foot = card.querySelector(".told").getBoundingClientRect().bottom;
  return [...card.querySelectorAll(".act")].filter((act) => act.getBoundingClientRect().bottom <= foot).length;
}"""


def harmed(match):
    """Ann's turn begins, and something was done to her."""
    begins = match.number > 0 and match.events[-1].seat != 0 and match.game.telling.turn(match.state) == 0
    return begins and any(deed.act.tone == "harm" for deed in since(match, 0, "en").deeds)


@pytest.fixture
def ann(visitor):
    return visitor(kept=TOLD)


def test_harm_comes_first_and_one_key_goes_on(ann):
    table = Scripted(ann, hot_seat=False).until("place", 0, harmed)
    ann.open(table.path)
    card = ann.page.locator(CARD)
    expect(card.locator(".act").first).to_have_class("act harm seen")
    expect(card.get_by_role("heading", name="Done to you")).to_be_visible()
    deeds = since(table.match, 0, "en").deeds
    expect(card.locator(".act")).to_have_count(len(deeds))
    expect(ann.page.locator(".pins .pin.harm").first).to_be_visible()
    expect(ann.page).to_have_title("Your turn: World's Fair 1893, Midway")
    ann.is_accessible(CARD)
    ann.fits()
    ann.page.keyboard.press("ArrowDown")
    expect(card.locator(".act").nth(1)).to_have_class(
        "act harm seen" if deeds[1].act.tone == "harm" else f"act {deeds[1].act.tone} seen"
    )
    ann.page.keyboard.press("Enter")
    expect(card).to_have_count(0)
    ann.asked()


def test_a_move_closes_the_card_at_once(ann):
    table = Scripted(ann, hot_seat=False).until("place", 0, harmed)
    ann.open(table.path)
    ann.page.locator(CARD).wait_for()
    ann.page.keyboard.press("1")
    expect(ann.page.locator(CARD)).to_have_count(0)
    made = f'[data-number]:not([data-number="{table.match.number}"])'  # at once, or considered where it cannot be taken back
    expect(ann.page.locator(f'{made}, .opt[aria-pressed="true"]').first).to_be_visible()


@pytest.mark.parametrize("scripted", [Scripted, ScriptedMuseum, ScriptedDestiny], ids=["worldsfair", "museum", "destiny"])
def test_on_a_phone_the_card_leaves_the_board_in_sight_and_its_buttons_too(visitor, scripted):
    ann = visitor(kept=TOLD, viewport={"width": 390, "height": 844}, has_touch=True)
    table = scripted(ann, hot_seat=False)
    while table.match.seat != 0 or not harmed(table.match):
        table.step()
    ann.open(table.path)
    card = ann.page.locator(CARD)
    card.wait_for()
    box = card.bounding_box()
    assert box["height"] <= 0.63 * 844
    expect(card.get_by_role("heading", name="Since your last turn")).to_be_visible()
    go_on = ann.button("To your turn", exact=False)
    expect(go_on).to_be_in_viewport()
    ann.fits()
    for size in (LYING, {"width": 390, "height": 844}):  # the place of the first harm has come to the front
        ann.page.set_viewport_size(size)
        expect(ann.page.locator(".pins .pin.harm").first).to_be_visible()
    go_on.tap()
    ann.asked()
    for part in ann.page.locator(".parts button").all()[:1]:
        expect(part).to_have_attribute("aria-pressed", "true")


def test_a_phone_that_lies_shows_most_of_the_harm_without_scrolling(visitor):
    ann = visitor(kept=TOLD, viewport=LYING, has_touch=True, is_mobile=True)
    table = Scripted(ann, names=("Ann", "Bo", "Cy", "Dee"), hot_seat=False).until("place", 0, harmed)
    assert sum(deed.act.tone == "harm" for deed in since(table.match, 0, "en").deeds) > 2
    ann.open(table.path)
    card = ann.page.locator(CARD)
    card.wait_for()
    assert card.evaluate(AT_A_GLANCE) > 2
    ann.is_easy_to_hit(f"{CARD} :is(.act, .btn)")


def test_the_turns_can_be_watched_again(ann):
    table = Scripted(ann, hot_seat=False).until("place", 0, harmed)
    ann.open(table.path)
    ann.button("Watch").click()
    expect(ann.page.locator(".replaying")).to_be_visible()
    expect(ann.page.locator(CARD)).to_be_visible()
