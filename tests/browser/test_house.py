"""What whoever runs the server does, as players see it: announcements, the word for new tables, tables closed and deleted."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect

from midway.table import admin

SIZES = {name: {"width": w, "height": h} for name, w, h in (("desk", 1440, 900), ("low", 844, 390), ("phone", 390, 844))}


@pytest.fixture
def house(serve, tmp_path):
    """A server of its own."""
    return serve(f"sqlite:///{tmp_path / 'tables.db'}").ready()


def until_known(house, part, wanted):
    """Wait until the server has read an order."""
    while house.ask("/api/house")[part] != wanted:
        time.sleep(0.05)


def test_an_announcement_lies_over_every_page_until_it_is_read(house, visitor):
    admin.tell(house.database, {"en": "A tournament tonight", "fr": "Un tournoi ce soir"}, None)
    until_known(house, "announcement", {"text": "A tournament tonight", "at": None})
    ann = visitor(at=house)
    ann.open("/")
    line = ann.page.locator(".house")
    expect(line).to_have_text("A tournament tonight")
    ann.page.get_by_label("Language").first.select_option("fr")
    expect(line).to_have_text("Un tournoi ce soir")
    ann.is_accessible(".house")
    for _ in ann.on_every(SIZES):
        ann.fits()
        box = line.bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= ann.page.viewport_size["width"]
    line.get_by_role("button", name="Fermer").click()
    expect(line).to_have_count(0)
    admin.tell(house.database, {}, 20)
    while house.ask("/api/house")["announcement"]["text"]:
        time.sleep(0.05)
    ann.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(line).to_contain_text("Le serveur s’arrête un moment à")


def test_a_word_for_new_tables_is_asked_and_kept_and_a_closed_table_says_so(house, visitor):
    admin.let(house.database, "word", "ferris wheel")
    until_known(house, "tables", "word")
    ann = visitor(at=house)
    ann.watch.expect("answer 403: POST .*/api/")
    ann.open("/")
    ann.button("Play against bots").first.click()
    expect(ann.sheet).to_contain_text("New tables need a word here")
    ann.is_accessible("dialog")
    ann.sheet.get_by_role("textbox").fill("tower")
    ann.page.keyboard.press("Enter")
    expect(ann.sheet).to_contain_text("This is not the word")
    ann.sheet.get_by_role("textbox").fill("Ferris Wheel")
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_url("**/table/*")
    expect(ann.page.locator(".decision #ask")).to_be_visible()
    admin.close(house.database, [ann.match])
    expect(ann.page.locator(".decision")).to_have_text(
        "This table was closed by whoever runs the server. You can still look at it."
    )
    ann.is_accessible(".decision")
    ann.watch.expect("answer 404: GET .*/api/matches/")
    admin.delete(house.database, [ann.match], sure=True)
    expect(ann.page.get_by_text("This match does not exist.")).to_be_visible()
