"""A scoring as a show: watched, skipped, seen again; and as a table that stays at hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from scripted import Scripted, ScriptedDestiny, ScriptedMuseum

MOVING = {"reduced_motion": "no-preference"}


def scores(match, option):
    """True if a choice ends the round."""
    after = match.copy()
    after.choose(option.code)
    return after.state.rounds > match.state.rounds


def before_a_scoring(visitor, last=False):
    """A table at which the next choice of Ann ends a round; that choice."""
    scripted = Scripted(visitor, seed="6", hot_seat=False, options={})
    scripted.until(
        "place",
        seat=0,
        when=lambda match: match.state.rounds == 2 * last and any(scores(match, one) for one in match.decision.options),
    )
    visitor.open(scripted.path)
    visitor.asked()
    return scripted, next(option for option in scripted.match.decision.options if scores(scripted.match, option))


def choose(visitor, option):
    visitor.option(option.code).click()
    visitor.page.locator(".go .primary").click()


def totals(visitor):
    return [int(text) for text in visitor.page.locator(".tally tfoot td").all_inner_texts()]


def test_a_scoring_is_watched_row_by_row_and_skipped(visitor):
    ann = visitor(**MOVING)
    scripted, option = before_a_scoring(ann)
    choose(ann, option)
    show = ann.page.locator(".show")
    expect(show.locator(".eyebrow")).to_have_text("First scoring")
    ann.page.keyboard.press("p")
    expect(show.get_by_role("button", name="Pause")).to_have_attribute("aria-pressed", "true")
    while show.locator(".wait").count():
        ann.page.keyboard.press("ArrowRight")
    scripted.match.choose(option.code)
    assert totals(ann) == scripted.match.game.picture.points(scripted.match, None)["scores"]
    expect(show.locator(".say")).to_contain_text("Half of every group goes home")
    ann.page.keyboard.press("r")
    expect(show.locator(".wait")).to_have_count(6)
    expect(show.locator(".say")).to_contain_text("The tickets pay first")
    ann.is_accessible(".show")
    ann.page.keyboard.press("Enter")
    expect(show.locator(".wait")).to_have_count(0)
    ann.page.keyboard.press("Enter")
    expect(show).to_have_count(0)
    ann.page.keyboard.press("s")
    expect(ann.sheet.locator(".tally tfoot")).to_contain_text("Before")
    ann.is_accessible("dialog")


def test_the_end_of_a_game_is_the_end_of_a_show(visitor):
    ann = visitor(**MOVING)
    _, option = before_a_scoring(ann, last=True)
    choose(ann, option)
    expect(ann.page.locator(".show .eyebrow")).to_have_text("Third scoring")
    for _ in range(2):
        ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".score")).to_be_visible()


@pytest.mark.parametrize("width", [390, 844, 1024])
def test_a_show_fits_a_smaller_screen(visitor, width):
    ann = visitor(**MOVING, viewport={"width": width, "height": 390 if width == 844 else 800})
    _, option = before_a_scoring(ann)
    choose(ann, option)
    ann.page.locator(".show").wait_for()
    ann.page.keyboard.press("p")
    ann.fits()
    expect(ann.page.locator(".show .primary")).to_be_in_viewport()


def test_where_nothing_may_move_the_table_goes_on_and_the_scoring_is_at_hand(ann):
    _, option = before_a_scoring(ann)
    ann.page.keyboard.press("s")
    expect(ann.slip).to_contain_text("no scoring yet")
    choose(ann, option)
    ann.page.locator("[data-number]").wait_for()
    expect(ann.page.locator(".show")).to_have_count(0)
    ann.page.keyboard.press("s")
    expect(ann.sheet.locator(".tally")).to_contain_text("Tickets")


def test_the_final_count_of_a_museum_is_told_source_by_source(visitor):
    ann = visitor(**MOVING)
    scripted = ScriptedMuseum(ann, ("Ann", "Bo"), hot_seat=False)
    while not ends(scripted.match, scripted.pick()):
        scripted.step()
    ann.open(scripted.path)
    ann.page.locator("[data-number]").wait_for()
    scripted.step()
    expect(ann.page.locator(".show .eyebrow")).to_have_text("The final count")


def ends(match, option):
    """True if a choice ends the game."""
    after = match.copy()
    after.choose(option.code)
    return after.result is not None


def test_a_turn_of_manifest_destiny_ends_with_its_adjustments_and_at_a_glance(visitor):
    ann = visitor(**MOVING)
    scripted = ScriptedDestiny(ann, hot_seat=False)
    while not ends_turn(scripted.match, scripted.pick()):
        scripted.step()
    ann.open(scripted.path)
    ann.shows(scripted.match.number)
    scripted.step()
    show = ann.page.locator(".show")
    expect(show.locator(".eyebrow")).to_have_text("Adjustments of turn 1")
    while show.locator(".wait").count():
        ann.page.keyboard.press("ArrowRight")
    ann.page.keyboard.press("Enter")
    expect(show.locator(".eyebrow")).to_have_text("Turn 1 at a glance")
    expect(show.locator(".say")).to_contain_text("First choice in the next turn order")
    points = show.locator("tr", has=ann.page.get_by_role("rowheader", name="VP")).locator("td")
    assert [int(text.split()[-1]) for text in points.all_inner_texts()] == scripted.match.state.points[:3]
    for size in ({"width": 390, "height": 844}, {"width": 844, "height": 390}, {"width": 1024, "height": 768}):
        ann.page.set_viewport_size(size)
        expect(show.locator(".primary")).to_be_in_viewport(ratio=1)
        ann.fits()
    ann.is_accessible(".show")
    ann.page.keyboard.press("Enter")
    expect(show).to_have_count(0)
    ann.page.keyboard.press("s")
    expect(ann.sheet.locator(".which [aria-pressed=true]")).to_have_text("Turn 1 at a glance")


def ends_turn(match, option):
    """True if a choice ends a turn."""
    after = match.copy()
    after.choose(option.code)
    return after.state.turn > match.state.turn > 0
