"""On a phone: nothing scrolls sideways, the decision is in sight, options are large enough to touch."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from scripted import KINDS, Scripted, met

WHOLE = 0.98  # of something to be seen; lengths are rounded
PHONES = {"phone": {"width": 390, "height": 844}, "small": {"width": 320, "height": 640}}


@pytest.fixture(params=[pytest.param("phone", marks=pytest.mark.long), "small"])  # what fits the small one fits the other
def phone(request, visitor):
    return visitor(viewport=PHONES[request.param], has_touch=True, is_mobile=True, device_scale_factor=2)


def test_pages_fit_a_phone(phone):
    phone.open("/")
    phone.fits()
    phone.is_accessible()
    phone.page.get_by_label("Open a record").set_input_files({"name": "a.txt", "mimeType": "text/plain", "buffer": b"none"})
    phone.watch.expect("answer 422: POST .*/api/records")
    expect(phone.page.get_by_role("alert")).to_be_in_viewport()
    phone.button("Set up World's Fair 1893").tap()
    phone.sheet.get_by_text("Options", exact=True).tap()
    phone.fits()
    fits_sheet(phone)
    phone.page.keyboard.press("Escape")
    phone.open("/rules/worldsfair")
    phone.page.get_by_label("Search the rules").wait_for()
    phone.fits()
    phone.is_accessible()


def fits_sheet(visitor):
    """What lies in a sheet is no wider than it."""
    wide, there = visitor.sheet.locator(".sheet").evaluate("(node) => [node.scrollWidth, node.clientWidth]")
    assert wide <= there


def test_every_kind_of_decision_fits_a_phone(phone):
    scripted = Scripted(phone, names=("Wilhelmina", "Bo"))
    for snapshot in met(phone, scripted, KINDS):
        phone.fits()
        expect(phone.prompt).to_be_in_viewport(ratio=WHOLE)
        expect(phone.page.locator(".opt").first).to_be_in_viewport(ratio=WHOLE)
        if snapshot["decision"]["kind"] == "place":
            expect(phone.page.locator(".noted")).to_be_in_viewport(ratio=WHOLE)
            expect(phone.page.locator(".noted")).not_to_be_empty()
        phone.is_easy_to_hit(".opt, .go .btn:not(.unasked)")
        phone.page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
        expect(phone.prompt).to_be_in_viewport(ratio=WHOLE)
        for row in phone.page.locator(".opt").all():
            row.scroll_into_view_if_needed()
            expect(row).to_be_in_viewport(ratio=WHOLE)
        option = scripted.picked(snapshot)
        for _ in range(1 + option["final"]):
            phone.option(option["code"]).tap()
        phone.moves_on(snapshot["number"])
        scripted.match.choose(option["code"])


def test_the_end_fits_a_phone(phone):
    scripted = Scripted(phone, names=("Wilhelmina", "Bo", "Cy", "Dee")).to_the_end()
    phone.open(scripted.path)
    phone.page.locator(".plot").wait_for()
    phone.fits()
    phone.is_accessible()
    phone.open(f"{scripted.path}/40")
    phone.shows(40)
    phone.fits()
    expect(phone.link("Back to the table")).to_be_in_viewport(ratio=WHOLE)
