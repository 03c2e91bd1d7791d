"""A scoring as a show: watched, skipped, seen again; and as a table that stays at hand."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from scripted import Scripted, ScriptedDestiny, ScriptedMuseum
from test_layout import overlap

DESK = {"width": 1440, "height": 900}
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
    return [int(text) for text in visitor.page.locator(".tally tfoot tr:not(.small) td").all_inner_texts()]


def test_a_scoring_is_watched_row_by_row_and_skipped(visitor):
    ann = visitor(**MOVING)
    scripted, option = before_a_scoring(ann)
    choose(ann, option)
    show = ann.page.locator(".show")
    expect(show.locator(".eyebrow")).to_have_text("First scoring")
    where = ann.page.locator(".bar .where")
    expect(where).to_contain_text("round 1 of 3")
    ann.page.keyboard.press("p")
    expect(show.get_by_role("button", name="Pause")).to_have_attribute("aria-pressed", "true")
    while show.locator(".wait").count():
        ann.page.keyboard.press("ArrowRight")
    scripted.match.choose(option.code)
    assert totals(ann) == scripted.match.game.picture.points(scripted.match, None)["scores"]
    expect(show.locator(".say")).to_contain_text("Half of every group goes home")
    ann.page.keyboard.press("ArrowRight")
    expect(show.locator(".say")).to_have_text(re.compile(r"(You lead|Bo leads) by \d+|Level in front"))
    expect(show.locator(".head")).to_be_in_viewport(ratio=1)
    ann.page.keyboard.press("r")
    expect(show.locator(".wait")).to_have_count(6)
    expect(show.locator(".say")).to_contain_text("The tickets pay first")
    expect(ann.page.locator(".palace.waits")).to_have_count(5)
    first = tally_of(scripted.match).rows[1]
    pile = ann.page.locator(f'.palace:has([data-mark="{first.places[0]}"]) .sup b')
    assert pile.all_inner_texts() == [str(cell.pieces) for cell in first.cells]  # as they stood, not as they stand
    ann.is_accessible(".show")
    ann.page.keyboard.press("Enter")
    expect(show.locator(".wait")).to_have_count(0)
    ann.page.keyboard.press("Enter")
    expect(show).to_have_count(0)
    expect(where).to_contain_text("round 2 of 3")
    ann.page.keyboard.press("s")
    expect(ann.sheet.locator(".tally tfoot")).to_contain_text("Place")
    expect(ann.sheet.locator(".verdict")).not_to_be_empty()
    ann.is_accessible("dialog")


def tally_of(match):
    """The last scoring."""
    return match.game.picture.tallies(match)[-1]


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
    number = ann.number()
    choose(ann, option)
    ann.moves_on(number)
    expect(ann.page.locator(".show")).to_have_count(0)
    ann.page.keyboard.press("s")
    expect(ann.sheet.locator(".tally")).to_contain_text("Tickets")


def test_the_final_count_of_a_museum_is_told_museum_by_museum(visitor):
    ann = visitor(**MOVING)
    scripted = ScriptedMuseum(ann, ("Ann", "Bo"), hot_seat=False)
    while not ends(scripted.match, scripted.pick()):
        scripted.step()
    ann.open(scripted.path)
    ann.page.locator("[data-number]").wait_for()
    scripted.step()
    show, wall = ann.page.locator(".show"), ann.page.locator(".hangings")
    expect(show.locator(".eyebrow")).to_have_text("The final count")
    expect(ann.page.locator(".reckoning")).to_be_hidden()  # it would tell the end beforehand
    expect(show.locator(".head")).to_be_in_viewport(ratio=1)
    ann.page.keyboard.press("p")
    ann.page.keyboard.press("r")
    (tally,) = scripted.match.game.picture.tallies(scripted.match)
    beats = [scene for row in tally.rows for scene in row.scenes or [None]]
    assert {scene.seat for scene in beats if scene} == {0, 1}
    for scene in beats:
        tells(wall, scene)
        if scene and scene.seat == 1 and scene.kind == "domain":
            fits_smaller_screens(ann, show)
            ann.is_accessible(".show, .hangings")
        if scene and scene.seat == 0 and scene.kind == "patron-of":
            is_on_one_line(ann, wall.locator(".banner"))
        ann.page.keyboard.press("ArrowRight")
    assert totals(ann) == scripted.match.result.scores
    ann.page.keyboard.press("ArrowRight")
    for width, height in ((390, 844), (844, 390), (1440, 900)):
        ann.page.set_viewport_size({"width": width, "height": height})
        assert not overlap(ann, ".show .tally tfoot td:last-child")  # the points above the place
    ann.page.keyboard.press("r")
    expect(show.locator(".wait")).to_have_count(len(tally.rows) - 1)
    ann.page.keyboard.press("Enter")
    expect(show.locator(".wait")).to_have_count(0)
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".end .score")).to_be_visible()


def tells(wall, scene):
    """The wall shows a scene, and only then is anything dimmed."""
    if scene is None:
        expect(wall.locator(".banner")).to_have_count(0)
        expect(wall).not_to_have_class(re.compile("counting"))
    else:
        expect(wall.locator(".banner em")).to_have_text(str(scene.number))
        expect(wall.locator("h2")).to_have_text("Your museum" if scene.seat == 0 else "The museum of Bo")
        expect(wall.locator(".space.told")).to_have_count(len(scene.places))


def is_on_one_line(ann, banner):
    """The name of what is counted is not broken where there is room beside it."""
    ann.page.set_viewport_size({"width": 844, "height": 390})
    assert banner.bounding_box()["height"] < 60
    ann.page.set_viewport_size(DESK)


def fits_smaller_screens(ann, show):
    for size in ({"width": 390, "height": 844}, {"width": 844, "height": 390}, {"width": 1024, "height": 768}, DESK):
        ann.page.set_viewport_size(size)
        expect(show.locator(".primary")).to_be_in_viewport(ratio=1)
        for banner in ann.page.locator(".banner").all():
            expect(banner).to_be_in_viewport(ratio=1)
        ann.fits()


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
    expect(ann.page.locator(".empires tbody tr").last).to_be_in_viewport(ratio=1)
    assert not overlap(ann, ".empires, .log, .dock")
    while show.locator(".wait").count():
        ann.page.keyboard.press("ArrowRight")
    ann.page.keyboard.press("Enter")
    expect(show.locator(".eyebrow")).to_have_text("Turn 1 at a glance")
    expect(ann.page.locator(".bar .where")).to_contain_text("Turn 1 ·")
    expect(show.locator(".say")).to_contain_text("First choice in the next turn order")
    points = show.locator("tr", has=ann.page.get_by_role("rowheader", name="VP")).locator("td")
    assert [int(text.split()[-1]) for text in points.all_inner_texts()] == scripted.match.state.points[:3]
    fits_smaller_screens(ann, show)
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


def test_a_payment_lies_on_the_map_and_its_signs_fit_its_table(visitor):
    ann = visitor(**MOVING)
    scripted = ScriptedDestiny(ann, hot_seat=False)
    while not (paid := payment(scripted.match, scripted.pick())):
        scripted.step()
    ann.open(scripted.path)
    ann.shows(scripted.match.number)
    scripted.step()
    show = ann.page.locator(".show")
    expect(show.locator(".eyebrow")).to_contain_text("Payment for")
    while show.locator(".wait").count():
        ann.page.keyboard.press("ArrowRight")
    purses = ann.page.locator(".purse")
    expect(purses).to_have_text([f"${dollars}" for dollars in paid if dollars])
    heights = show.locator(".tally td svg").evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().height)")
    assert 0 < max(heights) <= 20
    expect(show.locator(".reel .btn")).to_have_text([re.compile("Watch"), re.compile("Go on")])  # none of them is dead
    ann.page.keyboard.press("r")
    expect(show.locator(".wait").first).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(purses).to_have_count(0)


def payment(match, option):
    """What everybody is paid for a product by a choice, if a City is among the land; None if nobody is."""
    after = match.copy()
    after.choose(option.code)
    told = after.game.picture.tallies(after)[-1:]
    made = [tally for tally in told if tally.kind == "payment" and tally.number >= match.number]
    return made[0].after if made and any(cell.signs for cell in made[0].rows[0].cells) else None
