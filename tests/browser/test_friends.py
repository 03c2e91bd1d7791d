"""Two people, two browsers, one table: links, presence, chat, a spectator, seats that change hands."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from scripted import two_at_a_table

YOUR_TURN = re.compile("^Your turn")


def test_an_invitation_a_move_and_a_spectator(visitor):
    ann = visitor(permissions=["clipboard-read", "clipboard-write"])
    ann.open("/")
    ann.button("Invite friends").click()
    expect(ann.sheet.get_by_label("With friends")).to_be_checked()
    ann.sheet.get_by_label("Name at seat 1").fill("Ann")
    ann.is_accessible()
    ann.button("Start").click()
    ann.page.locator(".decision").wait_for()
    ann.is_accessible()
    ann.page.locator(".tool.menu").click()
    ann.is_accessible()
    ann.sheet.get_by_role("button", name="Invite").click()
    expect(ann.sheet.get_by_role("heading", name="Invite", exact=True)).to_be_visible()
    ann.is_accessible()
    invitation = copied(ann, 0)
    watching = copied(ann, 1)
    assert watching == f"{ann.server.address}/table/{ann.match}"
    ann.page.keyboard.press("Escape")

    bo = visitor()
    bo.open(invitation)
    bo.sheet.get_by_label("Your name").wait_for()
    bo.is_accessible()
    bo.sheet.get_by_label("Your name").fill("Bo")
    bo.button("Sit down").click()
    expect(bo.sheet).to_have_count(0)
    expect(bo.page).not_to_have_url(re.compile("#"))
    expect(ann.panel("Bo").get_by_role("img", name="here")).to_be_visible()
    assert [seat["name"] for seat in ann.snapshot()["seats"]] == ["Ann", "Bo"]

    first, second = (ann, bo) if ann.snapshot()["decision"]["seat"] == 0 else (bo, ann)
    expect(first.page).to_have_title(YOUR_TURN)
    expect(second.page).not_to_have_title(YOUR_TURN)
    snapshot = first.asked()
    first.press_on_board(snapshot, snapshot["decision"]["options"][0])
    second.asked(after=snapshot["number"])
    expect(second.page).to_have_title(YOUR_TURN)
    expect(first.page).not_to_have_title(YOUR_TURN)
    assert first.number() == second.number()

    eve = visitor()
    eve.open(watching)
    eve.shows(second.number())
    expect(eve.page.locator(".opt")).to_have_count(0)
    expect(eve.page.locator(".chat")).to_have_count(0)
    expect(eve.page.locator(".palace")).to_have_count(5)
    assert supporters(eve) == supporters(ann)
    eve.press("area:arts", refused=True)
    expect(eve.slip).to_contain_text("You are watching")

    bo.page.close()
    expect(ann.panel("Bo").get_by_role("img", name="away")).to_be_visible()


def copied(visitor, index):
    """The link that a button of the sheet copies."""
    visitor.sheet.get_by_role("button", name="Copy link").first.wait_for()
    button = visitor.sheet.locator(".linkrow .btn").nth(index)
    button.click()
    expect(button).to_have_text("Copied")
    return visitor.page.evaluate("() => navigator.clipboard.readText()")


def supporters(visitor):
    """The supporters at every palace as the board writes them."""
    return visitor.page.locator(".palace .sup b").all_inner_texts()


def test_chat_arrives_and_can_be_muted(visitor):
    ann, bo, _ = two_at_a_table(visitor)
    say(bo, "Bonjour, Ann")
    expect(ann.page.locator(".chat")).to_contain_text("Bo: Bonjour, Ann")
    expect(ann.page.locator(".chat .n")).to_have_text("1")
    ann.page.locator(".chat").click()
    line = ann.sheet.get_by_role("listitem").filter(has_text="Bo")
    expect(line).to_contain_text("Bonjour, Ann")
    ann.is_accessible()
    ann.button("Mute Bo").click()
    expect(line).not_to_contain_text("Bonjour")
    ann.page.keyboard.press("Escape")
    say(bo, "Still there?")
    say(bo, "Well then")
    expect(ann.page.locator(".chat")).not_to_contain_text("there")
    ann.page.reload()
    ann.page.locator(".chat").click()
    expect(ann.sheet.get_by_role("listitem").filter(has_text="muted")).to_have_count(3)
    ann.button("Mute Bo").first.click()
    expect(ann.sheet).to_contain_text("Still there?")


def say(visitor, text):
    if not visitor.sheet.count():
        visitor.page.locator(".chat").click()
    visitor.sheet.get_by_label("Say something").fill(text)
    visitor.button("Send").click()
    expect(visitor.sheet).to_contain_text(text)


def test_a_seat_goes_on_in_another_browser_by_its_private_link(visitor):
    ann, bo, scripted = two_at_a_table(visitor)
    bo.page.locator(".tool.menu").click()
    bo.sheet.get_by_role("button", name="Invite").click()
    expect(bo.sheet).to_contain_text("Your seat on another device")
    phone = visitor(viewport={"width": 390, "height": 844})
    phone.open(f"{scripted.path}#sit=1.{scripted.keys[1]}")
    expect(phone.sheet).to_contain_text("go on here, on this device")
    expect(phone.sheet.get_by_label("Your name")).to_have_value("Bo")
    phone.button("Sit down").click()
    expect(phone.sheet).to_have_count(0)
    scripted.until("place", seat=1)
    snapshot = phone.asked()
    assert snapshot["seat"] == 1
    assert bo.snapshot()["seat"] is None
    phone.choose(snapshot["decision"]["options"][0])
    ann.asked(after=snapshot["number"])


def test_a_seat_is_handed_to_a_bot_and_taken_back(visitor):
    ann, bo, scripted = two_at_a_table(visitor)
    scripted.until("place", seat=1)
    bo.asked()
    bo.page.locator(".tool.menu").click()
    bo.button("Hand my seat to a bot").click()
    bo.is_accessible()
    bo.sheet.get_by_role("button", name="greedy").click()
    expect(bo.sheet).to_have_count(0)
    expect(ann.panel("Bo")).to_contain_text("bot, greedy")
    snapshot = ann.asked(after=scripted.match.number)
    assert snapshot["decision"]["seat"] == 0
    expect(bo.page.locator(".opt")).to_have_count(0)
    bo.open(f"{scripted.path}#sit=1.{scripted.keys[1]}")
    bo.button("Sit down").click()
    ann.choose(snapshot["decision"]["options"][0])
    assert bo.asked(after=snapshot["number"])["seat"] == 1
