"""Rules at hand: opened at the rule that asks, searched, in three languages."""

from __future__ import annotations

from browsing import client_words
from playwright.sync_api import expect
from scripted import Scripted

from midway.kernel.game import find
from midway.kernel.words import LANGUAGES


def test_the_rules_open_at_the_rule_that_asks_and_are_searched(ann):
    scripted = Scripted(ann).until("take")
    ann.open(scripted.path)
    rule = ann.asked()["decision"]["rule"]
    ann.button("Rules").click()
    asks = ann.sheet.locator(".asks")
    expect(asks).to_contain_text(rule)
    expect(asks).to_be_in_viewport()
    ann.is_accessible()
    ann.sheet.get_by_label("Search the rules").fill("ticket")
    found = ann.sheet.locator("article")
    expect(ann.sheet.get_by_role("status")).to_have_text(f"{found.count()} rules")
    assert 0 < found.count() < len(find("worldsfair").rulebook.rules)
    for text in found.all_inner_texts():
        assert "ticket" in text.lower()


def test_rules_are_searched_in_every_language(ann):
    ann.open("/rules/worldsfair")
    rules = find("worldsfair").rulebook.rules.values()
    for language in LANGUAGES:
        words = client_words(language)
        ann.page.locator(".bar .lang select").select_option(language)
        search = ann.page.get_by_label(words("search-rules"))
        title = next(iter(rules)).title[language]
        search.fill(title.upper())
        expect(ann.page.locator("article").first).to_contain_text(title)
        assert 0 < ann.page.locator("article").count() < len(rules)
        search.fill("xyzzy")
        expect(ann.page.get_by_role("status")).to_have_text(words("rules-found", n=0))
        search.fill("")
        expect(ann.page.locator("article")).to_have_count(len(rules))


def test_a_rule_has_an_address(ann):
    ann.open("/rules/worldsfair#WF%20turn.2")
    expect(ann.page.locator(".asks")).to_contain_text("WF turn.2")
    expect(ann.page.locator(".asks")).to_be_in_viewport()
