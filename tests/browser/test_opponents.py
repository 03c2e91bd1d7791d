"""Choosing opponents: levels, names and mixes by mouse and by key, on every screen; serious games; bots that think."""

from __future__ import annotations

import pytest
from browsing import SEEN
from playwright.sync_api import expect
from running import Running

from midway.bots.called import CALLED

SIZES = {"desk": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}, "turned": {"width": 844, "height": 390},
         "narrow": {"width": 320, "height": 640}}  # fmt: skip


def set_up(visitor, title):
    """The sheet on which a table is set up."""
    visitor.open("/")
    visitor.button(f"Set up {title}").click()
    visitor.sheet.locator(".opponents").wait_for()


def seats(visitor):
    """Who sits at the table, as the sheet says."""
    return visitor.sheet.locator(".seatline b").all_inner_texts()


def test_opponents_are_chosen_by_key(ann):
    set_up(ann, "World's Fair 1893")
    expect(ann.sheet.locator(".seatline b")).to_have_text(["Clara", "Hugo", "Anton"])
    lit = ann.sheet.locator(".seatline.lit b")
    for key, name, then in (("4", "Otto", "Hugo"), ("4", "Ida", "Anton"), ("1", "Mimi", "Mimi")):
        ann.page.keyboard.press(key)
        expect(ann.sheet.locator(".seatline b", has_text=name)).to_be_visible()
        expect(lit).to_have_text(then)
    ann.page.keyboard.press("ArrowUp")
    expect(lit).to_have_text("Ida")
    ann.page.keyboard.press("5")
    assert seats(ann) == ["Otto", "Magnus", "Mimi"]
    ann.page.keyboard.press("Enter")
    placed = {seat["name"]: seat["bot"] for seat in ann.asked()["seats"][1:]}
    assert placed == {"Otto": "engineer", "Magnus": "architect", "Mimi": "visitor"}
    expect(ann.panel("Otto").get_by_role("img", name="strength 4 of 5")).to_be_visible()


def test_escape_leaves_and_mixes_seat_everyone(ann):
    set_up(ann, "Manifest Destiny")
    ann.page.keyboard.press("Escape")
    expect(ann.sheet).to_have_count(0)
    set_up(ann, "Manifest Destiny")
    ann.page.keyboard.press("4")
    ann.page.keyboard.press("ArrowUp")
    ann.button("All like Otto").click()
    assert seats(ann) == list(CALLED["engineer"][:4])
    ann.button("One of each").click()
    assert seats(ann) == ["Magnus", "Otto", "Clara", "Ada"]
    ann.button("Surprise me").click()
    assert len(set(seats(ann))) == 4
    ann.sheet.get_by_role("group", name="Players").get_by_role("button", name="3").click()
    assert len(seats(ann)) == 2
    expect(ann.sheet.locator("footer p")).to_contain_text("You play against")


def test_ten_of_ten_is_said_only_of_a_bot_that_hardly_lost(ann):
    def told(route):
        games = route.fetch().json()
        for game in games["games"]:
            for level, wins in zip(game["levels"], (None, 8.4, 9.4, 9.5, 10), strict=False):  # your own come after
                level["wins"] = wins
        route.fulfill(json=games)

    ann.page.route("**/api/games*", told)
    set_up(ann, "World's Fair 1893")
    said = [f"Wins {wins} of 10 games against the level below." for wins in (8, 9, 9, 10)]
    expect(ann.sheet.locator(".level .bt")).to_have_text(said)


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "pl-PL"])
def test_the_sheet_fits_and_reads_on_every_screen(visitor, locale):
    reader = visitor(locale=locale)
    for size in reader.on_every(SIZES):
        reader.open("/")
        reader.page.locator("[data-poster=destiny] .acts .btn").nth(1).click()
        reader.sheet.locator(".opponents").wait_for()
        reader.fits()
        inside = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.className)"
        assert reader.sheet.locator(".level, .seatline, .cols, footer").evaluate_all(inside) == []
        start = reader.sheet.locator("footer .primary").bounding_box()
        assert start["y"] + start["height"] <= size["height"]
        if size["width"] < 900:
            reader.is_easy_to_hit("footer .primary, .level, .seatline > button, .sheet-head .x")
    reader.is_accessible("dialog", colours=locale == "en-GB")


def test_a_serious_game_takes_nothing_back(ann):
    set_up(ann, "World's Fair 1893")
    ann.sheet.get_by_role("group", name="Players").get_by_role("button", name="2").click()
    ann.button("Serious").click()
    ann.button("Start").click()
    assert ann.asked()["serious"]
    ann.page.keyboard.press("u")
    expect(ann.slip).to_contain_text("This is a serious game: nothing is taken back.")


# What the queue says while five lamps light there and on the panel of the bot that thinks, or that the reader is asked.
LAMPS = """() => {
  const lit = (place) => document.querySelectorAll(`${place} .thought i`).length === 5;
  if (lit(".thinker") && lit(".player.is-turn")) return document.querySelector(".thinker").textContent;
  return document.querySelector(".decision .opt") && "asked";
}"""


def test_a_bot_that_thinks_lights_lamps_on_its_panel_and_in_the_queue(visitor, tmp_path):
    """Where nothing is compiled a search takes a while."""
    with Running(f"sqlite:///{tmp_path}/tables.db", True, environment={"MIDWAY_CACHE": str(tmp_path)}) as slow:
        ann = visitor(at=slow)
        made = ann.create([{"name": "Ann"}, {"bot": "architect"}, {"bot": "architect"}], seed="9")
        ann.open(f"/table/{made['match']}")
        while (told := ann.page.wait_for_function(LAMPS).json_value()) == "asked":
            asked = ann.asked()
            ann.choose(asked["decision"]["options"][0])
            ann.moves_on(asked["number"])
        assert "Architect, up to 1 s" in told
        ann.page.goto("about:blank")


def lost_and_won(wins, bots=("guide", "guide", "guide")):
    """What a browser keeps of twenty serious games against the same bots, some of them won."""
    return [{"match": f"m{game}", "rivals": list(bots), "won": int(game < wins)} for game in range(20)]


@pytest.mark.parametrize(("wins", "said"), [(5, "1 in 4"), (10, "1 in 2"), (20, "9 in 10")])
def test_what_to_expect_of_a_table_is_told_after_twenty_serious_games(visitor, wins, said):
    ann = visitor(kept={**SEEN, "results": {"worldsfair": lost_and_won(wins)}})
    set_up(ann, "World's Fair 1893")
    for key in "222":
        ann.page.keyboard.press(key)
    expect(ann.sheet.locator(".expect .big")).to_have_text(said)
    expect(ann.sheet.locator(".expect")).to_contain_text("Among 4 equal players it would be 1 in 4.")
    ann.is_accessible(".opponents")
    ann.page.keyboard.press("5")
    expect(ann.sheet.locator(".expect .big")).not_to_have_text(said)
    ann.page.keyboard.press("0")
    expect(ann.sheet.locator(".expect")).to_have_count(0)


def test_nothing_is_told_before_twenty_games(visitor):
    ann = visitor(kept={**SEEN, "results": {"worldsfair": lost_and_won(5)[1:]}})
    set_up(ann, "World's Fair 1893")
    expect(ann.sheet.locator(".seatline b").first).to_be_visible()
    expect(ann.sheet.locator(".expect")).to_have_count(0)


def test_a_serious_game_against_bots_is_remembered_once(ann):
    made = ann.create([{"name": "Ann"}, {"bot": "random", "name": "Bo"}], seed="7", serious=True)
    ann.turn_to(f"/table/{made['match']}")
    ann.plays_on(lambda shot: shot["result"])
    ann.sees(".end")
    kept = ann.page.wait_for_function("() => JSON.parse(localStorage.midway).results.worldsfair").json_value()
    result = ann.snapshot()["result"]
    assert kept == [{"match": made["match"], "rivals": ["random"], "won": kept[0]["won"]}]
    assert (kept[0]["won"] > 0) == (result["standings"][0] == 0)
    ann.turn_aside()
    ann.turn_to(f"/table/{made['match']}")
    ann.sees(".end")
    assert len(ann.page.evaluate("() => JSON.parse(localStorage.midway).results.worldsfair")) == 1
