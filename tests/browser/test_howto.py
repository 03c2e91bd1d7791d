"""How to play: a sheet that opens once by itself, then under `?` and in the menu."""

from __future__ import annotations

import pytest
from browsing import client_words
from playwright.sync_api import expect

from midway.kernel.game import find, names
from midway.kernel.words import LANGUAGES


def table(ann, game="worldsfair", players=3):
    """The address of a table where Ann plays against bots."""
    return f"/table/{ann.create([{'name': 'Ann'}, *[{'bot': 'greedy'}] * (players - 1)], game)['match']}"


def test_the_sheet_opens_once_at_a_first_table_and_goes_at_any_key(visitor):
    ann = visitor(kept=None)
    ann.open(table(ann))
    expect(ann.sheet.get_by_role("heading", name="How to play")).to_contain_text("World's Fair 1893")
    expect(ann.button("Let’s play")).to_be_focused()
    expect(ann.sheet.locator(".asked")).to_have_count(0)
    ann.page.keyboard.press("x")
    expect(ann.sheet).to_have_count(0)
    ann.open(table(ann))
    ann.page.locator("[data-number] .board").wait_for()
    expect(ann.sheet).to_have_count(0)
    ann.open(table(ann, "museum"))
    expect(ann.sheet.get_by_role("heading", name="How to play")).to_contain_text("Museum")
    ann.button("Let’s play").click()
    expect(ann.sheet).to_have_count(0)


def test_a_spectator_and_a_replay_are_left_alone(visitor):
    ann, bo = visitor(kept=None), visitor(kept=None)
    path = table(ann)
    bo.open(path)
    ann.open(f"{path}/0")
    for one in (ann, bo):
        one.page.locator("[data-number] .board").wait_for()
        expect(one.sheet).to_have_count(0)


def test_a_question_mark_opens_the_sheet_and_a_second_one_the_rule(ann):
    ann.open(table(ann))
    decision = ann.asked()["decision"]
    ann.page.keyboard.press("?")
    expect(ann.sheet.locator(".asked")).to_contain_text(decision["prompt"])
    expect(ann.sheet.locator(".asked a")).to_have_text(decision["cite"])
    ann.page.keyboard.press("?")
    expect(ann.sheet.locator(".asks")).to_have_attribute("id", decision["rule"])
    ann.page.keyboard.press("Escape")
    ann.button("Menu").click()
    ann.sheet.get_by_role("button", name="How to play").click()
    expect(ann.sheet.locator(".turn li")).to_have_count(5)


@pytest.mark.parametrize("game", names())
def test_the_sheet_is_whole_in_every_language(ann, game):
    ann.open(table(ann, game))
    ann.asked()
    for language in LANGUAGES:
        ann.page.locator(".bar .lang select").select_option(language)
        expect(ann.page.locator(".decision h2")).to_be_visible()
        ann.page.keyboard.press("?")
        expect(ann.sheet.locator(".goal")).to_have_text(find(game).words(language)("howto-goal"))
        assert "howto-" not in ann.sheet.inner_text()
        ann.button(client_words(language)("close")).click()
    ann.page.keyboard.press("?")
    ann.is_accessible("dialog")


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1024, 768)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_sheet_fits(visitor, size):
    ann = visitor(kept=None, viewport={"width": size[0], "height": size[1]})
    ann.open(table(ann, "destiny"))
    ann.sheet.locator(".turn").wait_for()
    wide, there, high = ann.sheet.locator(".page").evaluate("(page) => [page.scrollWidth, page.clientWidth, page.clientHeight]")
    assert wide <= there
    assert high > 120
    expect(ann.button("Let’s play")).to_be_in_viewport(ratio=1)


def test_the_numbers_follow_the_number_of_players(ann):
    ann.open(table(ann, players=2))
    ann.asked()
    ann.page.keyboard.press("?")
    expect(ann.sheet.locator(".sources b").nth(1)).to_have_text("2")
    expect(ann.sheet.locator(".sources")).to_contain_text("second place brings nothing")
