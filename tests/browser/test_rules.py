"""Rules at hand: opened at the rule that asks, searched, in three languages."""

from __future__ import annotations

import pytest
from browsing import client_words
from playwright.sync_api import expect
from scripted import Scripted

from midway.kernel.game import find, names
from midway.kernel.words import LANGUAGES


def test_the_rules_open_at_the_rule_that_asks_and_are_searched(ann):
    scripted = Scripted(ann).until("take")
    ann.open(scripted.path)
    decision = ann.asked()["decision"]
    expect(ann.page.locator(".decision .head a")).to_have_text("Influential figures: Bertha Palmer")
    ann.button("Rules").click()
    asks = ann.sheet.locator(".asks")
    expect(asks).to_have_attribute("id", decision["rule"])
    expect(asks).to_be_in_viewport()
    ann.is_accessible("dialog")
    ann.sheet.get_by_label("Search the rules").fill("ticket")
    found = ann.sheet.locator("article")
    expect(ann.sheet.locator("mark").first).to_be_visible()
    expect(ann.sheet.get_by_role("status")).to_contain_text(f"{found.count()} rules")
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
        expect(ann.page.locator(".found")).to_contain_text(words("rules-found", n=0))
        search.fill("")
        expect(ann.page.locator("article")).to_have_count(len(rules))


def test_a_rule_has_an_address(ann):
    ann.open("/rules/worldsfair#WF%20turn.2")
    expect(ann.page.locator(".asks")).to_contain_text("Turn, step 2")
    expect(ann.page.locator(".asks")).to_be_in_viewport()


@pytest.mark.parametrize("address", ["turn.3", "WF%20turn.3"])
def test_a_short_address_opens_the_chapter_at_its_rule(ann, address):
    ann.open(f"/rules/worldsfair#{address}")
    expect(ann.page.locator(".asks h3")).to_contain_text("Collect cards")
    expect(ann.page.locator(".asks")).to_be_in_viewport()
    expect(ann.page.locator(".contents [aria-current]")).to_contain_text("A turn")


@pytest.mark.parametrize("game", names())
def test_the_page_goes_from_a_paragraph_to_the_letter(ann, game):
    book = find(game).rulebook
    ann.open(f"/rules/{game}")
    expect(ann.page.locator(".contents ol a")).to_have_count(len(book.chapters))
    expect(ann.page.locator(".turn .scene")).to_have_count(5)
    ann.page.locator(".law summary").nth(1).click()
    expect(ann.page.locator(".law[open] article").first).to_be_visible()
    ann.is_accessible("html" if game == "worldsfair" else ".turn")
    ann.page.get_by_label("In short", exact=True).check()
    expect(ann.page.locator(".law")).to_have_count(0)
    ann.page.get_by_label("Only what our sources leave open").check()
    expect(ann.page.locator("article .ruling")).to_have_count(sum(bool(rule.ruling) for rule in book.rules.values()))
    expect(ann.page.locator("article")).to_have_count(sum(bool(rule.ruling) for rule in book.rules.values()))


def test_the_games_are_tabs_and_a_slash_searches_without_accents(ann):
    ann.open("/rules/worldsfair")
    ann.link("Museum").click()
    expect(ann.page.locator(".top h2")).to_have_text("Museum")
    ann.page.locator(".bar .lang select").select_option("fr")
    expect(ann.page.locator(".chapter h2").first).to_have_text("En bref")
    ann.page.keyboard.press("/")
    ann.page.keyboard.type("mecene")
    expect(ann.page.locator("mark").first).to_have_text("Mécène")
    expect(ann.page.locator(".contents ol a").first).to_be_visible()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".chapter").first).to_be_in_viewport()


def test_the_contents_open_on_a_phone(visitor):
    phone = visitor(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    phone.open("/rules/destiny")
    phone.page.locator(".turn .scene").first.wait_for()
    contents = phone.page.locator(".contents ol")
    expect(contents).to_be_hidden()
    phone.page.mouse.wheel(0, 3000)
    expect(phone.button("Contents")).to_be_in_viewport()
    expect(phone.page.get_by_label("Search the rules")).to_be_in_viewport()
    phone.button("Contents").tap()
    phone.is_easy_to_hit(".contents a")
    phone.fits()
    box = phone.page.locator(".contents .list").bounding_box()
    assert box["x"] == 0
    assert box["y"] + box["height"] == 844
    phone.is_accessible(".contents .list")
    contents.get_by_text("Expansion").tap()
    expect(contents).to_be_hidden()
    expect(phone.page.locator('[data-chapter="expansion"] h2')).to_be_in_viewport()


def test_a_rule_named_in_a_text_is_a_link_to_it(ann):
    ann.open("/rules/destiny#7.0")
    ann.page.locator(".asks").get_by_role("link", name="8.62", exact=True).click()
    expect(ann.page.locator(".asks")).to_have_attribute("id", "MD 8.62")
    expect(ann.page.locator(".asks")).to_be_in_viewport()
    assert ann.page.url.endswith("/rules/destiny#8.62")
    scripted = Scripted(ann)
    ann.open(scripted.path)
    ann.lift_curtain()
    ann.asked()
    ann.button("Rules").click()
    ann.page.locator(".asks").get_by_role("link", name="step 3", exact=True).click()
    expect(ann.page.locator(".asks")).to_have_attribute("id", "WF turn.3")
    expect(ann.page.locator(".asks")).to_be_in_viewport()
    assert ann.page.url.endswith(scripted.path)


def test_a_print_has_everything_to_the_letter(ann):
    ann.open("/rules/worldsfair")
    ann.page.locator(".law").first.wait_for()
    ann.page.evaluate("() => dispatchEvent(new Event('beforeprint'))")
    ann.page.emulate_media(media="print")
    expect(ann.page.locator(".contents")).to_be_hidden()
    expect(ann.page.locator("article").last).to_be_visible()
