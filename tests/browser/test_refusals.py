"""What has to wait says why, with the rule; what was chosen can be taken back until something is revealed."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from scripted import Scripted, two_at_a_table

UNDO = "Undo"


def test_a_palace_out_of_turn_names_the_rule(visitor):
    ann, bo, scripted = two_at_a_table(visitor)
    scripted.until("place", seat=1)
    bo.asked()
    ann.shows(scripted.match.number)
    ann.press("area:arts", refused=True)
    expect(ann.slip).to_contain_text("Bo decides now")
    expect(ann.page.locator(".palace.refused")).to_have_count(1)
    ann.is_accessible(".slip")
    rule = ann.slip.get_by_role("link")
    expect(rule).to_have_text("Turn: Order of play")
    rule.click()
    expect(ann.sheet.locator(".asks")).to_be_in_viewport()
    expect(ann.sheet.locator(".asks")).to_have_attribute("id", "WF turn.order")
    ann.page.keyboard.press("Escape")
    ann.slip.get_by_role("button", name="Dismiss").click()
    expect(ann.slip).to_have_count(0)


def test_a_figure_before_its_step_names_the_rule(ann):
    scripted = Scripted(ann).until("figures")
    seat, figures = scripted.match.seat, scripted.match.view(None).fields["figures"]
    ann.open(scripted.path)
    ann.asked()
    ann.button(UNDO).click()
    snapshot = ann.asked(after=scripted.match.number)
    assert snapshot["decision"]["kind"] == "place"
    assert any(figures[seat])
    figure = ann.page.locator(".hand [data-mark]").first
    figure.click(force=True)
    expect(ann.slip).to_contain_text("Figures are played in step 2")
    expect(ann.slip.get_by_role("link")).to_have_text("Turn, step 2")
    expect(ann.page.locator(".hand .refused")).to_have_count(1)


def test_undo_stops_at_a_draw_and_says_so(ann):
    scripted = Scripted(ann).until("place", seat=1)
    ann.open(scripted.path)
    snapshot = ann.asked()
    assert not snapshot["undoable"]
    undo = ann.button(UNDO)
    expect(undo).to_have_attribute("aria-disabled", "true")
    for press in (lambda: undo.click(force=True), lambda: ann.page.keyboard.press("u")):
        press()
        expect(ann.slip).to_contain_text("nothing for you to undo")
        ann.slip.get_by_role("button", name="Dismiss").click()
        expect(ann.slip).to_have_count(0)
    assert ann.snapshot()["number"] == snapshot["number"]


def test_a_turn_with_figures_is_taken_back_step_by_step(ann):
    scripted = Scripted(ann).until("put")
    ann.open(scripted.path)
    kinds = [ann.asked()["decision"]["kind"]]
    number = scripted.match.number
    for _ in range(3):
        ann.button(UNDO).click()
        snapshot = ann.asked(after=number)
        number = snapshot["number"]
        kinds.append(snapshot["decision"]["kind"])
    assert kinds == ["put", "take", "figures", "place"]
    expect(ann.page.locator(".log li").first).to_contain_text(re.compile("undo(es)? the last choice"))
    assert snapshot["view"] == scripted.match.until(scripted.match.number - 3).view(snapshot["seat"] - 1).named
