"""The home page: open tables, tables that wait, a new table with its options."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from midway.kernel.game import find, names

HOSTILE = "<img src=x onerror=alert(1)>"


def test_an_open_table_is_found_and_sat_down_at(visitor):
    ann, bo = visitor(), visitor()
    bo.open("/")
    ann.open("/")
    ann.button("Invite friends").click()
    ann.sheet.get_by_label("Name at seat 1").fill("Wilhelmina of Chicago")
    ann.sheet.get_by_label("List this table on the home page").check()
    ann.button("Start").click()
    ann.page.locator(".decision").wait_for()

    row = bo.page.locator(".open li", has_text="Wilhelmina of Chicago")
    row.get_by_role("link", name="Sit down").click()
    bo.button("Sit down").click()
    bo.sheet.get_by_label("Your name").fill("Bo")
    bo.sheet.get_by_role("button", name="Sit down").click()
    expect(ann.panel("Bo").get_by_role("img", name="here")).to_be_visible()
    assert bo.snapshot()["seat"] == 1

    waited, waits = (ann, bo) if ann.snapshot()["decision"]["seat"] == 0 else (bo, ann)
    for one, told in ((waited, "your turn"), (waits, "the others are thinking")):
        one.page.locator(".brand").click()
        mine = one.page.locator(".waiting li", has_text="Wilhelmina of Chicago")
        expect(mine).to_contain_text(told)
        expect(one.page.locator(".open li", has_text="Wilhelmina of Chicago")).to_have_count(0)
    waited.is_accessible()
    waited.page.locator(".waiting li .primary").click()
    assert waited.asked()["match"] == waited.match


def test_options_and_bots_of_the_start_sheet_reach_the_table(ann):
    game = find("worldsfair")
    ann.open("/")
    ann.button("Set up World's Fair 1893").click()
    levels = ann.sheet.get_by_label("seat 2", exact=True).locator("option")
    assert [level.get_attribute("value") for level in levels.all()] == ["friend", "random", *game.bots]
    ann.sheet.get_by_label("seat 2", exact=True).select_option("random")
    ann.sheet.get_by_label("seat 3", exact=True).select_option("friend")
    ann.sheet.get_by_text("Options", exact=True).click()
    doubted = {doubt.option for doubt in game.doubts if doubt.option}
    for option in game.options:
        text = game.words("en")(f"option-{option.name}")
        field = ann.sheet.locator(".field", has=ann.page.get_by_text(text))
        expect(field.get_by_text("uncertain", exact=True)).to_have_count(int(option.name in doubted))
        field.get_by_role("combobox").select_option(option.values[-1])
    assert doubted
    ann.is_accessible()
    ann.button("Start").click()
    ann.page.locator(".decision").wait_for()
    record = ann.context.request.get(f"/api/matches/{ann.match}/record").text()
    assert json.loads(re.search("^options (.*)$", record, re.M)[1]) == {option.name: option.values[-1] for option in game.options}
    seats = ann.snapshot()["seats"]
    assert [seat["bot"] for seat in seats] == ["", "random", "", game.bots[-1]]
    assert [seat["taken"] for seat in seats] == [True, True, False, True]


@pytest.mark.parametrize("bot", ["random", *find("worldsfair").bots])
def test_every_level_of_bot_plays(ann, bot):
    ann.open("/")
    ann.button("Set up World's Fair 1893").click()
    ann.sheet.get_by_role("combobox", name="Players", exact=True).select_option("2")
    ann.sheet.get_by_label("seat 2", exact=True).select_option(bot)
    ann.button("Start").click()
    snapshot = ann.asked()
    ann.press_on_board(snapshot, snapshot["decision"]["options"][0])
    snapshot = ann.asked(after=snapshot["number"])
    assert snapshot["seats"][1]["bot"] == bot


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


def test_long_names_are_cut_and_equal_ones_told_apart(ann):
    ann.open("/")
    ann.button("Invite friends").click()
    for seat in (1, 2):
        ann.sheet.get_by_label(f"Name at seat {seat}").fill("Ann" + "n" * 200)
    ann.button("Start").click()
    ann.page.locator(".decision").wait_for()
    names = [seat["name"] for seat in ann.snapshot()["seats"]]
    assert len(set(names)) == 2
    assert all(len(name) <= 40 for name in names)


def test_names_and_chat_are_only_text(visitor):
    ann, bo = visitor(), visitor()
    made = ann.create([{"name": HOSTILE}, {"name": "Bo"}])
    ann.open(f"/table/{made['match']}")
    ann.page.locator(".chat").click()
    ann.sheet.get_by_label("Say something").fill(HOSTILE)
    ann.button("Send").click()
    expect(ann.sheet.get_by_role("listitem")).to_contain_text(HOSTILE)
    bo.open(f"/table/{made['match']}#sit=1.{made['seats'][1]['key']}")
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
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("There is no such match.")
    ann.is_accessible()
    ann.link("To the home page").click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Take a seat.")


def test_a_page_that_does_not_exist_says_so(ann):
    ann.open("/rules/nothing")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("There is no such page.")
    ann.watch.expect("answer 404: GET .*/nowhere")
    ann.open("/nowhere")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("There is no such page.")
    ann.link("To the home page").click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Take a seat.")
