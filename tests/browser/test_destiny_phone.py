"""Manifest Destiny on a phone: every question and every part fits, the map is moved by fingers; in three languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from scripted import ScriptedDestiny, met
from test_destiny import seen, until_seen
from test_museum_phone import LOCALES
from test_phone import PHONES, WHOLE

from midway.kernel.rule import CHANCE

# Kinds of decision that the scripted game meets.
MENUS = {"bid", "home", "turn-place", "play", "invest", "build", "expand"}
TARGETS = {"pick", "take", "aim", "give-up", "step", "six", "answer", "free-pioneer"}


def test_every_kind_of_decision_fits_a_phone(visitor):
    phone = visitor(viewport=PHONES["phone"], has_touch=True, is_mobile=True)
    scripted = ScriptedDestiny(phone, ("Wilhelmina", "Bo", "Cy"))
    for snapshot in met(phone, scripted, MENUS | TARGETS):
        for _ in phone.on_every(PHONES):
            phone.fits()
            expect(phone.prompt).to_be_in_viewport(ratio=WHOLE)
            expect(phone.page.locator(".opt").first).to_be_in_viewport(ratio=WHOLE)
            expect(phone.page.locator(".zoom")).to_be_in_viewport(ratio=WHOLE)
            phone.is_easy_to_hit(".opt, .go .btn:not(.unasked), .zoom button")
            assert touches(phone)
        if snapshot["turn"] not in (CHANCE, snapshot["seat"]):
            expect(phone.page.locator(".head.answer")).to_be_visible()  # it says in whose turn the answer is


def touches(visitor):
    """The map begins right above the question: nothing is between them."""
    chart, question = (visitor.page.locator(part).bounding_box() for part in (".chart", ".decision"))
    return abs(chart["y"] + chart["height"] - question["y"]) <= 2


@pytest.mark.parametrize("language", ["fr", *[pytest.param(language, marks=pytest.mark.long) for language in ("en", "pl")]])
def test_every_part_of_the_table_fits_a_phone(visitor, language):
    phone = visitor(viewport=PHONES["phone"], has_touch=True, is_mobile=True, locale=LOCALES[language])
    scripted = ScriptedDestiny(phone, ("Wilhelmina", "Bo", "Cy", "Dee", "Eve"), hot_seat=False)
    scripted.until("invest", seat=0, when=lambda match: match.state.turn >= 2)
    phone.open(scripted.path)
    phone.asked()
    assert len(list(phone.every_part_fits(4, colours=language == "en"))) == 4


def test_fingers_move_and_spread_the_map(visitor):
    phone = visitor(viewport=PHONES["phone"], has_touch=True, is_mobile=True)
    scripted = ScriptedDestiny(phone, hot_seat=False).until("expand", seat=0)
    phone.open(scripted.path)
    phone.asked()
    before = seen(phone)
    drag(phone, [[(250, 200)], [(200, 210)], [(150, 220)]])
    moved = until_seen(phone, lambda box: box[0] > before[0])
    assert moved[2:] == before[2:]
    drag(phone, [[(180, 250), (210, 250)], [(150, 250), (240, 250)], [(120, 250), (270, 250)]])
    until_seen(phone, lambda box: box[2] < moved[2] * 0.5)
    phone.button("Whole map").tap()
    until_seen(phone, lambda box: box[2] > before[2])
    assert phone.slip.count() == 0
    assert phone.number() == scripted.match.number


def drag(visitor, stages):
    """Put fingers down at the first points, move them through the others, lift them."""
    session = visitor.context.new_cdp_session(visitor.page)
    for number, points in enumerate(stages):
        told = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
        session.send("Input.dispatchTouchEvent", {"type": "touchMove" if number else "touchStart", "touchPoints": told})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    visitor.page.wait_for_timeout(500)  # Chromium may take a tap right after it for a part of the gesture
