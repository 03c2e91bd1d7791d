"""Two people, two browsers, one table: links, presence, chat, a spectator, seats that change hands."""

from __future__ import annotations

import re

import pytest
from browsing import SEEN
from playwright.sync_api import expect
from running import Serving
from scripted import two_at_a_table
from test_layout import overlap

LAN = "friends"  # a name of this machine that the browser takes for another
ANN = {**SEEN, "name": "Ann"}
YOUR_TURN = re.compile("^Your turn")


@pytest.fixture
def friendly(server):
    """The same server as its friends reach it."""
    there = Serving(server.port)
    there.address = f"http://{LAN}:{server.port}"
    return there


def test_an_invitation_from_its_link_to_the_first_move_on_a_phone(visitor, friendly):
    ann = visitor(at=friendly)
    ann.open("/")
    ann.button("Invite friends").click()
    expect(ann.sheet.get_by_role("button", name="With friends")).to_have_attribute("aria-pressed", "true")
    ann.sheet.get_by_label("Name at seat 1").fill("Ann")
    ann.is_accessible("dialog")
    ann.button("Start").click()
    link = ann.page.locator(".url output")
    expect(link).to_have_text(re.compile(rf"^{LAN}:\d+/join#[\w-]{{22}}$"))
    expect(ann.page.get_by_role("img", name="QR code of the link").locator("path")).to_have_attribute(
        "d", re.compile("^M0 0h1v1")
    )
    expect(ann.page.locator(".lobby .go")).to_contain_text("at least two players")
    ann.page.keyboard.press("c")
    expect(ann.button("Copied")).to_be_visible()
    ann.is_accessible()
    ann.page.set_viewport_size({"width": 844, "height": 390})  # link and seats lie beside each other
    assert ann.page.locator(".linkbox").bounding_box()["y"] == ann.page.locator(".lobby .seats").bounding_box()["y"]

    bo = visitor(at=friendly, viewport={"width": 390, "height": 844}, has_touch=True)
    bo.open(f"http://{link.inner_text()}")
    expect(bo.page.locator(".lobby h2")).to_have_text("Ann invites you to World's Fair 1893")
    bo.is_accessible()
    bo.fits()
    bo.page.get_by_label("Your name").fill("Bo")
    bo.button("Sit down at seat 3").tap()
    expect(bo.page.locator(".lobby h2")).to_have_text("You have a seat")
    expect(bo.page).not_to_have_url(re.compile("#"))
    expect(ann.page.locator(".seat.just")).to_contain_text("Bo")
    expect(ann.page.locator(".seats .eyebrow")).to_have_text("Seats, 2 of 4 taken")
    ann.page.keyboard.press("Enter")
    for one in (ann, bo):
        one.page.locator(".decision").wait_for()
    assert [seat["name"] for seat in ann.snapshot()["seats"]] == ["Ann", "Bo"]

    first, second = (ann, bo) if ann.snapshot()["decision"]["seat"] == 1 else (bo, ann)
    expect(first.page).to_have_title(YOUR_TURN)
    expect(second.page).not_to_have_title(YOUR_TURN)
    snapshot = first.asked()
    first.press_on_board(snapshot, snapshot["decision"]["options"][0])
    second.asked(after=snapshot["number"])
    expect(second.page).to_have_title(YOUR_TURN)
    assert first.number() == second.number()

    eve = visitor(at=friendly)
    eve.open(f"/table/{ann.match}")
    eve.shows(second.number())
    expect(eve.page.locator(".opt")).to_have_count(0)
    expect(eve.page.locator(".chat")).to_have_count(0)
    assert supporters(eve) == supporters(ann)
    expect(eve.page.locator(".watching")).to_have_text("You are watching")
    expect(ann.page.get_by_title("One person is watching")).to_be_visible()
    eve.press("area:arts", refused=True)
    expect(eve.slip).to_contain_text("You are watching")

    bo.page.close()
    expect(ann.panel("Bo").get_by_role("img", name="away")).to_be_visible()


def test_bots_fill_seats_a_link_ends_and_late_friends_watch(visitor, friendly):
    ann, bo = visitor(at=friendly, kept=ANN).open("/"), visitor(at=friendly)
    ann.button("Invite friends to World's Fair 1893").click()
    link = ann.page.locator(".url output")
    first = link.inner_text()
    for seat in (2, 3):
        ann.button(f"Give seat {seat} to a bot").click()
        levels_are_readable(ann)
        ann.sheet.get_by_role("button", name="Engineer").click()
    expect(ann.page.locator(".seats .eyebrow")).to_have_text("Seats, 3 of 4 taken")
    ann.button("End this link").click()
    ann.button("Make a new link").click()
    expect(link).not_to_have_text(first)
    bo.watch.expect("answer 404: POST .*/api/join")
    bo.page.goto(f"http://{first}")
    expect(bo.page.get_by_role("heading", level=1)).to_have_text("This invitation has ended; ask for a new link.")
    ann.page.locator(".seat .x").last.click()
    expect(ann.page.locator(".seats .eyebrow")).to_have_text("Seats, 2 of 4 taken")
    second = link.inner_text()
    ann.button("Start with two").click()
    ann.asked()
    bo.page.goto(f"http://{second}")
    expect(bo.slip).to_contain_text("The match has begun, so you are watching.")

    menu(ann, "Invite")
    expect(ann.sheet.get_by_role("img", name="QR code of the link").locator("path")).to_have_attribute(
        "d", re.compile("^M0 0h1v1")
    )
    expect(ann.sheet.locator(".qr")).to_contain_text("those who only watch")
    ann.is_accessible("dialog")
    ann.button("Close").click()
    menu(ann, "Leave this game")
    ann.sheet.get_by_role("button", name="Leave this game").click()
    expect(ann.page).to_have_url(f"{friendly.address}/")
    expect(ann.page.locator(".waiting")).to_be_visible()
    expect(ann.page.locator(".waiting li")).to_have_count(0)
    assert bo.snapshot()["seats"][0]["bot"] == "merchant"


def levels_are_readable(visitor):
    """On a phone, too, lamps lie beside what a level takes to answer."""
    visitor.sees(".pick .level")
    for width in (390, 1440):
        visitor.page.set_viewport_size({"width": width, "height": 900})
        assert not overlap(visitor, ".level :is(.lamps, .tm)")


def menu(visitor, name):
    """Something of the table's menu."""
    visitor.button("Menu").click()
    visitor.sheet.get_by_role("button", name=name, exact=True).click()


def test_a_server_that_nobody_else_can_reach_says_so(visitor):
    ann = visitor(kept=ANN).open("/")
    ann.button("Invite friends to World's Fair 1893").click()
    expect(ann.page.locator(".lobby h2")).to_have_text("Your friends cannot reach this table yet")
    expect(ann.page.locator(".linkbox code")).to_have_text(f"midway serve --host 0.0.0.0 --port {ann.server.port}")
    expect(ann.page.locator("main")).not_to_contain_text("127.0.0.1")
    ann.is_accessible(".lobby")
    for width, height in ((1440, 900), (1024, 768), (390, 844), (844, 390)):
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.fits()


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
    ann.is_accessible("dialog")
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
    expect(bo.sheet).to_contain_text("This server can be reached from your computer only")
    phone = visitor(viewport={"width": 390, "height": 844})
    phone.open(f"{scripted.path}#seat=2.{scripted.keys[1]}")
    expect(phone.sheet).to_contain_text("continue on this device")
    expect(phone.sheet.get_by_label("Your name")).to_have_value("Bo")
    scripted.sits(phone, 1)
    expect(phone.sheet).to_have_count(0)
    scripted.until("place", seat=1)
    snapshot = phone.asked()
    assert snapshot["seat"] == 2
    assert bo.snapshot()["seat"] is None
    phone.choose(snapshot["decision"]["options"][0])
    ann.asked(after=snapshot["number"])


def test_a_seat_is_handed_to_a_bot_and_taken_back(visitor):
    ann, bo, scripted = two_at_a_table(visitor)
    scripted.until("place", seat=1)
    bo.asked()
    bo.page.locator(".tool.menu").click()
    bo.button("Hand my seat to a bot").click()
    bo.sheet.locator(".level").first.wait_for()
    bo.is_accessible("dialog")
    bo.sheet.get_by_role("button", name="Guide").click()
    expect(bo.sheet).to_have_count(0)
    expect(ann.panel("Bo")).to_contain_text("Guide")
    snapshot = ann.asked(after=scripted.match.number)
    assert snapshot["decision"]["seat"] == 1
    expect(bo.page.locator(".opt")).to_have_count(0)
    bo.open(f"{scripted.path}#seat=2.{scripted.keys[1]}")
    bo.button("Sit down").click()
    ann.choose(snapshot["decision"]["options"][0])
    assert bo.asked(after=snapshot["number"])["seat"] == 2
