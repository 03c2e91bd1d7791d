"""Museum without a mouse: a whole game, a loan and a Pavilion, by digits, Tab, arrows and Enter."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from scripted import ScriptedMuseum
from test_keyboard import tab_to
from test_museum import CLOSING, placed

from midway.kernel.game import find

DIGITS = 9  # options that a digit chooses
CODES = """(rows) => rows.map((row) => (row.matches("[data-code]") ? row : row.querySelector("[data-code]"))?.dataset.code)
  .map((code) => code && Number(code))"""  # of a piece with several uses the first


KEYED = 12  # choices by key at the beginning, and more until one was taken back


def test_a_whole_game_by_keyboard(ann, whole):
    play_by_keyboard(ann, "museum", wanted, lambda view: whole or max(view["track"]) >= CLOSING)


def play_by_keyboard(visitor, game, choice, closing):
    """A game of three from the home page to its end without a mouse, one choice taken back; its middle without the page."""
    visitor.open("/")
    press = visitor.page.keyboard.press
    tab_to(visitor, visitor.button(f"Set up {find(game).words('en')('title')}"))
    press("Enter")
    tab_to(visitor, visitor.sheet.get_by_role("group", name="Players").get_by_role("button", name="3"))
    press("Enter")
    tab_to(visitor, visitor.button("Start"))
    press("Enter")
    assert len(visitor.asked()["seats"]) == 3
    snapshot = visitor.against(2, game)
    undone, keyed, skipped = False, 0, False
    while snapshot["result"] is None:
        if undone and keyed >= KEYED and not skipped:
            snapshot, skipped = visitor.plays_on(lambda now: now["result"] or closing(now["view"])), True
            continue
        keyed += 1
        choose_by_key(visitor, *choice(visitor, snapshot))
        after = visitor.asked(after=snapshot["number"])
        if after["undoable"] and not undone:
            press("u")
            back = visitor.asked(after=after["number"])
            assert back["decision"]["options"] == snapshot["decision"]["options"]
            after, undone = back, True
        snapshot = after
    assert undone
    expect(visitor.page.locator(".score tr.me .tot")).to_have_text(str(snapshot["result"]["scores"][0]))


def wanted(visitor, snapshot):
    """Of the options with a digit the one that brings most: its key, and the option."""
    codes = codes_by_digit(visitor)
    options = {option["code"]: option for option in snapshot["decision"]["options"]}
    code = max(codes, key=lambda code: (options[code].get("net", 0), options[code]["verb"] != "done"))
    return str(codes.index(code) + 1), options[code]


def codes_by_digit(visitor):
    """The codes of the options that a digit chooses, in the order of the digits."""
    codes = visitor.page.locator(".options > *").evaluate_all(CODES)
    return [code for code in codes[:DIGITS] if code is not None]


def choose_by_key(visitor, key, option):
    several = visitor.page.locator(f'.uses:has([data-code="{option["code"]}"]) .use').count() > 1
    visitor.page.keyboard.press(key)
    if option["final"] or several:
        expect(visitor.option(option["code"])).to_have_attribute("aria-pressed", "true")
        visitor.page.keyboard.press("Enter")


@pytest.mark.parametrize("verb", ["lend", "place"])
def test_a_loan_and_a_pavilion_by_keyboard(ann, verb):
    scripted = ScriptedMuseum(ann, ("Ann", "Bo", "Cy"), hot_seat=False)
    scripted.until("furbish", seat=0, when=lambda match: any(option.verb == verb for option in match.decision.options))
    ann.open(scripted.path)
    before = snapshot = ann.asked()
    option = next(option for option in snapshot["decision"]["options"] if option["verb"] == verb)
    mark = next(mark for mark in option["marks"] if mark.startswith(("seat:", "pavilion:")))
    ann.place(mark).focus()
    ann.page.keyboard.press("Enter")
    snapshot = ann.asked(after=snapshot["number"])
    assert snapshot["decision"]["kind"] in ("object", "pay")  # where only one object fits, it is not asked for
    while snapshot["decision"]["kind"] != "furbish":  # which object, and its price
        choose_by_key(ann, *wanted(ann, snapshot))
        snapshot = ann.asked(after=snapshot["number"])
    assert placed(snapshot, verb) == placed(before, verb) + 1
