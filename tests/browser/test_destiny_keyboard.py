"""Manifest Destiny without a mouse: a whole game by digits and Enter, the map by arrow keys."""

from __future__ import annotations

from functools import partial

from playwright.sync_api import expect
from scripted import ScriptedDestiny
from test_destiny import CLOSING, one_of_each
from test_museum_keyboard import codes_by_digit, play_by_keyboard


def test_a_whole_game_by_keyboard(ann, whole):
    acted = set()
    play_by_keyboard(ann, "destiny", partial(with_a_digit, acted), lambda view: whole or max(view["points"]) >= CLOSING)


def with_a_digit(acted, visitor, snapshot):
    """Of the options with a key, one thing in each part of a turn, and then its end: its key, and the option."""
    codes = codes_by_digit(visitor)
    options = [option for option in snapshot["decision"]["options"] if option["code"] in codes or option["verb"] == "done"]
    option = one_of_each(snapshot, options, acted)
    return str(codes.index(option["code"]) + 1) if option["code"] in codes else "d", option


def test_a_territory_by_arrow_keys(ann):
    scripted = ScriptedDestiny(ann, hot_seat=False)
    scripted.until("expand", seat=0, when=lambda match: sum(option.verb == "settle" for option in match.decision.options) > 1)
    ann.open(scripted.path)
    before = ann.asked()
    press = ann.page.keyboard.press
    ann.place("territory:alaska").focus()
    press("ArrowRight")
    expect(ann.page.locator(".lands :focus")).not_to_have_attribute("data-territory", "alaska")
    settle = next(option for option in before["decision"]["options"] if option["verb"] == "settle")
    ann.place(f"territory:{settle['args']['territory']}").focus()
    expect(ann.option(settle["code"])).to_have_attribute("aria-pressed", "true")
    press("Enter")
    after = ann.asked(after=before["number"])
    assert after["view"]["on_map"][0] == before["view"]["on_map"][0] + 1
    expect(ann.page.locator(f'.lands [data-territory="{settle["args"]["territory"]}"]')).to_contain_class("new s1")
