"""How strong the bots are: what was measured stands on the page, and nothing else."""

from __future__ import annotations

import re

import pytest
from browsing import client_words
from playwright.sync_api import expect

from midway.bots import strength
from midway.kernel.game import find, names


@pytest.mark.parametrize("name", names())
def test_the_page_shows_what_was_measured_and_nothing_else(ann, name):
    words, found = client_words(), strength.measured(find(name))
    ann.open(f"/strength/{name}")
    expect(ann.page.locator(".strength nav [aria-current]")).to_have_text(find(name).words("en")("title"))
    if not any(found.values()):
        expect(ann.page.get_by_role("heading", name=words("strength-none"))).to_be_visible()
        return
    ratings = found["ladder"]["ratings"] if found["ladder"] else []
    expect(ann.page.locator(".rungs .rt")).to_contain_text([str(one["rating"]) for one in ratings])
    expect(ann.page.locator(".calib .dot2")).to_have_count(len(found["calibration"]["tenths"]) if found["calibration"] else 0)
    ann.is_accessible()


def test_figures_are_written_as_the_language_writes_them(visitor):
    name = next(name for name in names() if any(pair["against"] == "tree" for pair in strength.measured(find(name))["pairs"]))
    reader = visitor(locale="fr-FR").open(f"/strength/{name}")
    score, measured = reader.page.locator(".bigs b").first, reader.page.locator(".how2")
    expect(score).to_have_text(re.compile(r"^0,\d{3}$"))
    expect(reader.page.locator(".calib .up").first).to_have_text(re.compile(r"^\d+\s%$"))
    expect(measured).to_contain_text("recherche arborescente simple, avec 150\u00a0ms par décision")


def test_the_tabs_lead_to_every_game_on_a_phone(visitor):
    phone = visitor(viewport={"width": 390, "height": 844})
    phone.open("/strength")
    for name in names():
        title = find(name).words("en")("title")
        phone.page.get_by_role("link", name=title).click()
        expect(phone.page).to_have_title(f"{client_words()('strength-title')}, {title}, Midway")
        expect(phone.page.locator(".strength .panel").first).to_be_visible()
        phone.fits()


def test_a_game_that_is_not_there_has_no_strength(ann):
    ann.open("/strength/chess")
    expect(ann.page.get_by_role("heading", name=client_words()("no-such-page"))).to_be_visible()
