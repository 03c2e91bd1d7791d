"""Museum on a phone: every part fits, no title is cut, options are large enough to touch; in three languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from scripted import ScriptedMuseum, met
from test_phone import PHONES, WHOLE

KINDS = {"keep", "explore", "follow", "action", "furbish", "pay", "object", "layout"}  # every game meets them
KINDS |= {"extra", "alter", "free-lend", "continent", "peek", "headhunt"}  # with the seed below
LOCALES = {"en": "en-GB", "fr": "fr-FR", "pl": "pl-PL"}


def test_every_kind_of_decision_fits_a_phone(visitor):
    phone = visitor(viewport=PHONES["phone"], has_touch=True, is_mobile=True)
    scripted = ScriptedMuseum(phone, ("Wilhelmina", "Bo", "Cy"))
    for _ in met(phone, scripted, KINDS):
        for _ in phone.on_every(PHONES):
            phone.fits()
            expect(phone.prompt).to_be_in_viewport(ratio=WHOLE)
            expect(phone.page.locator(".opt").first).to_be_in_viewport(ratio=WHOLE)
            phone.is_easy_to_hit(".opt, .go .btn:not(.unasked)")
    phone.open(scripted.to_the_end().path)
    phone.page.locator(".plot").wait_for()
    for _ in phone.on_every(PHONES):
        phone.fits()
    phone.is_accessible()


@pytest.mark.parametrize("language", ["pl", *[pytest.param(language, marks=pytest.mark.long) for language in ("en", "fr")]])
def test_every_part_of_the_table_fits_a_phone(visitor, language):
    phone = visitor(viewport=PHONES["phone"], has_touch=True, is_mobile=True, locale=LOCALES[language])
    scripted = ScriptedMuseum(phone, ("Wilhelmina", "Bo", "Cy", "Dee"), hot_seat=False)
    scripted.until("furbish", seat=0, when=lambda match: match.state.rounds >= 3)
    phone.open(scripted.path)
    snapshot = phone.asked()
    tabs = []
    for tab in phone.every_part_fits(6, colours=language == "en"):
        assert phone.page.evaluate(BROKEN) == []
        tabs.append(tab)
    tabs[3].tap()
    buy = next(option for option in snapshot["decision"]["options"] if option["verb"] == "exhibit" and not option["final"])
    mark = next(mark for mark in buy["marks"] if mark.startswith("object:"))
    phone.place(mark).scroll_into_view_if_needed()
    phone.option(buy["code"]).tap()
    phone.moves_on(snapshot["number"])


BROKEN = """() => {
  const cut = (node) => node.scrollHeight > node.clientHeight + 2 || node.scrollWidth > node.clientWidth + 1;
  const range = document.createRange();
  const lines = (text, word) => {
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size;
  };
  const words = (text) => [...(text.data ?? "").matchAll(/\\p{L}+/gu)];
  const torn = (node) => [...node.childNodes].some((text) => words(text).some((word) => lines(text, word) > 1));
  return [...document.querySelectorAll(".museum :is(.caption b, .favour b, .expert b, .pav h3, .who-is b)")]
    .filter((node) => node.checkVisibility() && (cut(node) || torn(node))).map((node) => node.textContent);
}"""
