"""Everything that may be chosen explains itself: on hover, on a long press, by key."""

from __future__ import annotations

import pytest
from browsing import DRAWN
from playwright.sync_api import expect
from scripted import Scripted, ScriptedMuseum

from midway.kernel.game import find

FIRST = {"worldsfair": "A supporter of yours goes to this area", "museum": "your secret aim", "destiny": "whoever wins"}


APART = """(node) => {
  const [box, card] = [node, document.querySelector(".explained")].map((one) => one.getBoundingClientRect());
  return card.right <= box.left || card.left >= box.right || card.bottom <= box.top || card.top >= box.bottom;
}"""


class Finger:
    """A finger that stays on the glass until it is lifted."""

    def __init__(self, visitor):
        self.session = visitor.context.new_cdp_session(visitor.page)

    def press(self, node):
        box = node.bounding_box()
        at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        self.session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})

    def lift(self):
        self.session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_lifting_the_finger_after_reading_chooses_nothing(visitor):
    phone = visitor(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    scripted = Scripted(phone).until("figures")
    phone.open(scripted.path)
    number = phone.asked()["number"]
    row = phone.page.locator(".opt").first
    finger = Finger(phone)
    finger.press(row)
    expect(phone.page.locator(".explained")).to_be_visible()
    finger.lift()
    expect(phone.page.locator(".explained")).to_have_count(0)
    phone.page.evaluate(DRAWN)
    assert phone.snapshot()["number"] == number
    pressed = phone.page.locator(".go .primary:not(.unasked)")
    expect(pressed).to_have_count(0)
    row.tap()
    phone.page.locator(f"[data-number]:not([data-number='{number}'])").or_(pressed).first.wait_for()


def test_what_has_left_the_page_explains_nothing(ann):
    scripted = Scripted(ann, hot_seat=False).until("place", seat=0)
    ann.open(scripted.path)
    ann.asked()
    ann.page.locator(".decision .opt").first.hover()
    expect(ann.page.locator(".explained")).to_be_visible()
    scripted.step()
    ann.shows(scripted.match.number)
    expect(ann.page.locator(".explained")).to_have_count(0)


def test_what_was_pressed_is_explained_no_longer(ann):
    ann.open(Scripted(ann, hot_seat=False).until("place", seat=0).path)
    ann.asked()
    ann.page.locator(".decision .opt").first.hover()
    expect(ann.page.locator(".explained")).to_be_visible()
    ann.page.mouse.down()
    expect(ann.page.locator(".explained")).to_have_count(0)
    ann.page.mouse.up()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (844, 390)])
def test_a_card_lies_on_the_page_and_not_on_what_it_explains(visitor, width, height):
    ann = visitor(viewport={"width": width, "height": height}, locale="pl-PL")
    ann.open(ScriptedMuseum(ann, hot_seat=False).until("furbish", seat=0).path)
    ann.asked()
    explained = ann.page.locator(".explained")
    for row in ann.page.locator(".decision .opt").all()[:4]:
        row.scroll_into_view_if_needed()
        ann.page.evaluate(DRAWN)  # scrolling closes a card
        row.hover()
        expect(explained).to_be_in_viewport(ratio=1)
        assert row.evaluate(APART)
        ann.page.mouse.move(0, 0)
        expect(explained).to_have_count(0)


@pytest.mark.parametrize(("game", "text"), FIRST.items())
def test_a_first_question_says_what_there_is_to_weigh_and_its_rows_explain_themselves(ann, game, text):
    made = ann.create([{"name": "Ann"}, *[{"bot": "greedy"}] * 2], game, seed="5")  # no second hand is offered in Museum
    ann.open(f"/table/{made['match']}")
    decision = ann.asked()["decision"]
    words = find(game).words("en")
    expect(ann.page.locator(".decision .weigh")).to_have_text(words(f"weigh-{decision['kind']}"))
    ann.page.locator(".opt").first.hover()
    explained = ann.page.locator(".explained")
    expect(explained.locator(".does")).to_contain_text(text)
    expect(explained.locator(".rule")).not_to_be_empty()
    ann.page.mouse.move(0, 0)
    expect(explained).to_have_count(0)


def test_a_question_mark_on_a_row_explains_it_then_opens_the_sheet(ann):
    ann.open(f"/table/{ann.create([{'name': 'Ann'}, {'bot': 'greedy'}])['match']}")
    ann.asked()
    ann.page.keyboard.press("Tab")  # a keyboard is in use
    ann.page.locator(".opt").first.focus()
    ann.page.keyboard.press("?")
    expect(ann.page.locator(".explained .does")).to_be_visible()
    expect(ann.sheet).to_have_count(0)
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".explained")).to_have_count(0)
    ann.page.keyboard.press("?")
    expect(ann.page.locator(".explained .does")).to_be_visible()
    ann.page.keyboard.press("?")
    expect(ann.sheet.locator(".turn")).to_be_visible()
