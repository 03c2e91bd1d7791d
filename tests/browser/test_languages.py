"""English, French and Polish: every word of every page in the reader's language, also when it changes at the table."""

from __future__ import annotations

import re

import pytest
from browsing import client_words
from playwright.sync_api import expect
from scripted import Scripted

from midway.kernel.game import find

LOCALES = {"fr": "fr-FR", "pl": "pl-PL"}
ALL_TEXT = """() => [document.title, document.body.innerText,
  ...[...document.querySelectorAll("[aria-label], [aria-description], [title], [placeholder]")].flatMap((node) =>
    ["aria-label", "aria-description", "title", "placeholder"].map((name) => node.getAttribute(name) ?? ""))].join("\\n")"""


@pytest.mark.parametrize("language", LOCALES)
def test_a_visit_in_another_language(visitor, language):
    words, game = client_words(language), find("worldsfair").words(language)
    reader = visitor(locale=LOCALES[language])
    reader.open("/")
    is_all_in(reader, language)
    expect(reader.page).to_have_title(words("home-title"))
    expect(reader.page.get_by_role("heading", level=1)).to_have_text(words("take-a-seat"))
    expect(reader.page.locator(".poster").first).to_contain_text(game("line"))
    reader.button(words("set-up")).first.click()
    reader.sheet.get_by_text(words("options"), exact=True).click()
    expect(reader.sheet).to_contain_text(game("option-approvals-asked"))
    is_all_in(reader, language)
    reader.page.keyboard.press("Escape")

    scripted = Scripted(reader).until("figures")
    reader.open(scripted.path)
    expect(reader.page.locator(".opt").first).to_be_visible()
    decision = scripted.match.describe(language, reader=scripted.match.seat)
    expect(reader.prompt).to_have_text(decision.prompt)
    expect(reader.page.locator(".log li").last).to_contain_text(scripted.match.log(language)[0])
    expect(reader.button(words("undo"))).to_be_visible()
    is_all_in(reader, language)
    scripted.to_the_end()
    expect(reader.page.locator(".score h2")).to_have_text(words("final-score"))
    reader.page.locator(".plot").wait_for()
    is_all_in(reader, language)
    reader.open("/rules/worldsfair")
    rule = next(iter(find("worldsfair").rulebook.rules.values()))
    expect(reader.page.locator("article").first).to_contain_text(rule.text[language])
    is_all_in(reader, language)


def is_all_in(visitor, language):
    """The page says its language, and shows no message by its name and no argument left open."""
    expect(visitor.page.locator("html")).to_have_attribute("lang", language)
    text = visitor.page.evaluate(ALL_TEXT)
    named = {*client_words(language).ids, *find("worldsfair").words(language).ids}
    assert not {word for word in re.findall(r"\b[a-z]+(?:[-_][a-z_]+)+\b", text) if word in named}
    assert not re.search(r"\{ ?\$|\bundefined\b|\bNaN\b|\[object", text)


def test_the_language_changes_at_the_table_and_the_game_goes_on(ann):
    scripted = Scripted(ann).until("figures")
    ann.open(scripted.path)
    before = ann.asked()
    for language in ("fr", "pl", "en"):
        ann.page.locator(".bar .lang select").select_option(language)
        decision = scripted.match.describe(language, reader=scripted.match.seat)
        expect(ann.prompt).to_have_text(decision.prompt)
        expect(ann.page.locator(".log li").last).to_contain_text(scripted.match.log(language)[0])
        is_all_in(ann, language)
        assert ann.number() == before["number"]
    ann.page.locator(".bar .lang select").select_option("pl")
    ann.page.reload()
    expect(ann.page.locator("html")).to_have_attribute("lang", "pl")
    ann.choose(ann.asked()["decision"]["options"][0])
    ann.moves_on(before["number"])
