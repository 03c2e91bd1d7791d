"""The home page: open tables, tables that wait, a new table with its options."""

from __future__ import annotations

import contextlib
import json
import re
import sqlite3

import pytest
from playwright.sync_api import expect
from scripted import Scripted
from visits import visited

from midway.kernel.game import find, names

ROLES = ("Visitor", "Guide", "Merchant", "Engineer", "Architect")
HOSTILE = "<img src=x onerror=alert(1)>"


@pytest.mark.parametrize("game", names())
def test_a_first_visit_loads_what_is_counted(visitor, game):
    """What a browser asks for is what the test of its weight adds up."""
    ann = visitor(kept={}, own=True)
    loaded = []
    ann.page.on("request", lambda request: loaded.append(request.url))
    ann.open("/")
    ann.page.locator("main button").first.wait_for()
    asked = {"game": game, "seats": [{"name": name} for name in ("Ann", "Bo", "Cy")], "listed": False}
    match = ann.context.request.post("/api/matches", data=asked).json()["match"]
    ann.open(f"/table/{match}")
    ann.sheet.locator(".turn").first.wait_for()
    files = {re.sub(r".*/static/\w+/", "", url) for url in loaded if "/static/" in url and "/fonts/" not in url}
    assert files <= visited(game, "en")


def test_an_open_table_is_found_and_sat_down_at(visitor):
    ann, bo = visitor(), visitor()
    bo.open("/")
    ann.open("/")
    ann.button("Invite friends").click()
    ann.sheet.get_by_label("Name at seat 1").fill("Wilhelmina of Chicago")
    ann.sheet.get_by_label("List this table on the home page").check()
    ann.button("Start").click()
    ann.page.locator(".lobby").wait_for()

    row = bo.page.locator(".open li", has_text="Wilhelmina of Chicago")
    row.get_by_role("link", name="Sit down").click()
    expect(bo.page.get_by_label("Your name")).to_be_focused()
    bo.page.keyboard.type("Bo")
    with bo.page.expect_response(re.compile("/seal")):  # his part of the draws, which belongs to a seat
        bo.page.keyboard.press("Enter")
    bo.button("Leave").click()
    bo.page.locator(".brand").click()
    row.get_by_role("button", name="Sit down").click()
    ann.button("Start with two").click()
    expect(ann.panel("Bo").get_by_role("img", name="here")).to_be_visible()
    assert bo.snapshot()["seat"] == 2

    waited, waits = (ann, bo) if ann.snapshot()["decision"]["seat"] == 1 else (bo, ann)
    for one, told in ((waited, "your turn"), (waits, "the others are thinking")):
        one.page.locator(".brand").click()
        mine = one.page.locator(".waiting li", has_text="Wilhelmina of Chicago")
        expect(mine).to_contain_text(told)
        expect(mine.get_by_role("link")).to_have_text("Play" if told == "your turn" else "Open")
        expect(one.page.locator(".open li", has_text="Wilhelmina of Chicago")).to_have_count(0)
    waited.is_accessible(".waiting")
    waited.page.locator(".waiting li .primary").click()
    assert waited.asked()["match"] == waited.match


def test_options_and_bots_of_the_start_sheet_reach_the_table(ann):
    game = find("worldsfair")
    ann.open("/")
    ann.button("Set up World's Fair 1893").click()
    expect(ann.sheet.locator(".level .nm")).to_have_text([*ROLES, "A friend, by link"])
    ann.page.keyboard.press("5")
    ann.page.keyboard.press("0")
    ann.sheet.get_by_text("Options", exact=True).click()
    ann.sheet.get_by_text("For owners of the box", exact=True).click()
    for option in game.settings:
        text = game.words("en")(f"option-{option.name}")
        field = ann.sheet.locator(".field", has=ann.page.get_by_text(text))
        expect(ann.sheet.locator(".owners .field", has=ann.page.get_by_text(text))).to_have_count(int(option.reading))
        field.get_by_role("combobox").select_option(option.values[-1])
    ann.is_accessible("dialog")
    ann.button("Start").click()
    ann.page.locator(".lobby").wait_for()
    record = ann.context.request.get(f"/api/matches/{ann.match}/record").text()
    chosen = {setting.name: setting.values[-1] for setting in game.settings}
    assert json.loads(re.search("^options (.*)$", record, re.M)[1]) == chosen
    seats = ann.snapshot()["seats"]
    assert [seat["bot"] for seat in seats] == ["", "architect", "", "merchant"]
    assert [seat["taken"] for seat in seats] == [True, True, False, True]


def is_one_row(buttons):
    """True if all of them stand beside each other."""
    return len(set(buttons.evaluate_all("(all) => all.map((one) => Math.round(one.getBoundingClientRect().top))"))) == 1


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "pl-PL"])
def test_buttons_stay_in_their_posters(visitor, locale):
    reader = visitor(locale=locale)
    reader.open("/")
    posters = reader.page.locator(".poster")
    expect(posters).to_have_count(len(names()))
    for width in (1440, 1280, 1024, 390, 320):
        reader.page.set_viewport_size({"width": width, "height": 844})
        reader.fits()
        for poster in posters.all():
            frame = poster.bounding_box()
            for button in poster.locator(".btn").all():
                box = button.bounding_box()
                assert box["x"] > frame["x"]
                assert box["x"] + box["width"] < frame["x"] + frame["width"]
            if width > 320:
                assert is_one_row(poster.locator(".acts .btn"))
        if width > 390:
            assert is_one_row(reader.page.locator(".greet .cta .btn"))
    posters.first.locator(".acts .btn").last.click()
    reader.sheet.get_by_role("textbox").first.fill("Ann")
    reader.fits()
    reader.sheet.locator(".primary").click()
    reader.page.locator(".lobby").wait_for()
    reader.fits()


def test_long_names_are_cut_and_equal_ones_told_apart(ann):
    ann.open("/")
    ann.button("Invite friends").click()
    ann.sheet.get_by_role("button", name="One screen").click()
    ann.sheet.get_by_role("group", name="Players").get_by_role("button", name="2").click()
    for seat in (1, 2):
        ann.sheet.get_by_label(f"Name at seat {seat}").fill("Ann" + "n" * 200)
    ann.button("Start").click()
    ann.asked()
    names = [seat["name"] for seat in ann.snapshot()["seats"]]
    assert len(set(names)) == 2
    assert all(len(name) <= 40 for name in names)


def test_finished_games_are_apart_and_can_be_removed(ann):
    path = Scripted(ann).to_the_end().path
    ann.open("/")
    row = ann.page.locator(".finished li", has_text="Ann, Bo")
    expect(row).to_have_count(1)
    expect(ann.page.locator(".waiting li")).to_have_count(0)
    ann.is_accessible(".finished")
    assert row.get_by_role("link").get_attribute("href") == path
    row.get_by_role("button", name="Remove World's Fair 1893 with Ann, Bo from this list").click()
    ann.page.reload()
    ann.page.locator(".waiting .none").wait_for()
    expect(ann.page.locator(".finished")).to_have_count(0)


def test_names_and_chat_are_only_text(visitor):
    ann, bo = visitor(), visitor()
    made = ann.create([{"name": HOSTILE}, {"name": "Bo"}])
    ann.open(f"/table/{made['match']}")
    ann.page.locator(".chat").click()
    ann.sheet.get_by_label("Say something").fill(HOSTILE)
    ann.button("Send").click()
    expect(ann.sheet.get_by_role("listitem")).to_contain_text(HOSTILE)
    bo.open(f"/table/{made['match']}#seat=2.{made['invitations'][0]['key']}")
    bo.sheet.get_by_label("Your name").fill(HOSTILE.replace("1", "2"))
    bo.sheet.get_by_role("button", name="Sit down").click()
    expect(bo.page.locator(".player").nth(1)).to_contain_text(HOSTILE)
    expect(bo.page.locator(".chat")).to_contain_text(HOSTILE)
    expect(ann.page.locator(".player").nth(1)).to_contain_text(HOSTILE.replace("1", "2"))
    for one in (ann, bo):
        one.page.goto("/")
        expect(one.page.locator(".waiting")).to_contain_text(HOSTILE)
        assert one.page.locator("img").count() == 0


def test_a_table_that_does_not_exist_says_so(ann):
    ann.watch.expect("answer 404: GET .*/api/matches/nothing")
    ann.open("/table/nothing")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("This match does not exist.")
    ann.is_accessible()
    ann.link("To the home page").click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("First time at the Fair?")


def test_a_page_that_does_not_exist_says_so(ann):
    ann.open("/rules/nothing")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("This page does not exist.")
    ann.watch.expect("answer 404: GET .*/nowhere")
    ann.open("/nowhere")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("This page does not exist.")
    ann.link("To the home page").click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("First time at the Fair?")


def test_a_table_that_cannot_be_opened_says_why_in_its_place(visitor, serve, tmp_path):
    file = tmp_path / "tables.db"
    running = serve(f"sqlite:///{file}").ready()
    ann = visitor(at=running)
    lost = ann.create([{"name": "Ann"}, {"name": "Somebody far away"}], listed=True)["match"]
    ann.create([{"name": "Ann"}, {"name": "Bo"}])
    running.end()
    with contextlib.closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE matches SET rules = 99 WHERE id = ?", (lost,))
    sentence = "The match was begun with version 99 of the rules of worldsfair; this Midway plays version 1."
    serve(f"sqlite:///{file}", port=running.port).ready()
    ann.open("/")
    for rows in (".waiting li", ".open li"):
        row = ann.page.locator(rows, has_text=sentence)
        expect(row).to_have_count(1)
        expect(row.get_by_role("link")).to_have_count(0)
    expect(ann.page.locator(".waiting li", has_text="Bo").get_by_role("link")).to_have_count(1)
    ann.is_accessible(".waiting")
    ann.watch.expect(f"answer 501: GET .*/api/matches/{lost}")
    ann.open(f"/table/{lost}")
    expect(ann.page.get_by_role("heading", name=sentence)).to_be_visible()
