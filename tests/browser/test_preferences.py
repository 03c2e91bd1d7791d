"""What a reader prefers, and what the browser keeps of it."""

from __future__ import annotations

import pytest
from browsing import TOLD
from playwright.sync_api import expect
from scripted import Scripted


def test_day_or_night_and_sound_are_remembered(visitor):
    ann = visitor(kept=TOLD).open("/")
    theme, sound = ann.button("Light or dark"), ann.button("Sound")
    paper = ann.page.evaluate("() => getComputedStyle(document.body).backgroundColor")
    theme.click()
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "dark")
    assert ann.page.evaluate("() => getComputedStyle(document.body).backgroundColor") != paper
    expect(sound).to_have_attribute("aria-pressed", "true")
    sound.click()
    ann.page.reload()
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(sound).to_have_attribute("aria-pressed", "false")
    theme.click()
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "light")


def test_two_tabs_of_a_browser_agree_and_neither_forgets_what_the_other_keeps(visitor):
    ann = visitor(own=True)
    ann.open("/")
    other = ann.context.new_page()
    other.goto("/")
    other.get_by_role("button", name="Light or dark").click()
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "dark")
    ann.button("Sound").click()
    expect(other.get_by_role("button", name="Sound")).to_have_attribute("aria-pressed", "true")
    expect(other.locator("html")).to_have_attribute("data-theme", "dark")
    other.reload()
    expect(other.locator("html")).to_have_attribute("data-theme", "dark")
    expect(other.get_by_role("button", name="Sound")).to_have_attribute("aria-pressed", "true")


def test_one_press_is_enough_where_the_reader_prefers_it(ann):
    scripted = Scripted(ann)
    ann.open(scripted.path)
    snapshot = ann.asked()
    ann.page.locator(".tool.menu").click()
    ann.sheet.get_by_label("Confirm the end of a turn").uncheck()
    ann.page.keyboard.press("Escape")
    option = next(option for option in snapshot["decision"]["options"] if option["final"])
    ann.option(option["code"]).click()
    ann.moves_on(snapshot["number"])


@pytest.mark.parametrize("allowed", [True, False])
def test_notifications_are_asked_for(visitor, allowed):
    ann = visitor(permissions=["notifications"] if allowed else [])
    ann.open("/")
    ann.page.locator(".tool.menu").click()
    notify = ann.sheet.get_by_label("Notify me when it is my turn")
    notify.click()
    if allowed:
        expect(notify).to_be_checked()
    else:
        expect(ann.sheet).to_contain_text("Your browser does not allow it")
        expect(notify).not_to_be_checked()


def test_another_program_is_told_only_at_a_public_address(ann):
    ann.open(Scripted(ann).path)
    ann.asked()
    ann.page.locator(".tool.menu").click()
    ann.button("Tell another program").click()
    ann.is_accessible("dialog")
    address = ann.sheet.get_by_label("Address to call when it is your turn")
    address.fill("http://127.0.0.1:9/turn")
    ann.watch.expect("answer 422: PUT .*/webhook")
    ann.button("Save").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("private network")
    address.fill("")
    ann.button("Save").click()
    expect(ann.sheet).to_have_count(0)
