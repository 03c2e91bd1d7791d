"""The page after a game with its analysis: charts, why it went so, mistakes, where it turned."""

from __future__ import annotations

import asyncio
import json
import re
from concurrent.futures import ThreadPoolExecutor

import pytest
import studies
from browsing import client_words
from midway.analysis.page import page
from midway.table.analyses import Analyses
from midway.table.store import Store
from playwright.sync_api import expect
from scripted import Scripted

WORDS = client_words()


@pytest.fixture(scope="module")
def study():
    return studies.study()


def stored(server, match, told):
    """Keep an analysis where the server looks for it."""

    async def keep():
        store = Store(server.database)
        await Analyses(store).ask(match, 1.0)
        await Analyses(store).keep(match, 1.0, json.dumps(told), told["read"] == told["last"])
        await store.close()

    with ThreadPoolExecutor(1) as elsewhere:  # the browser has an event loop running here
        elsewhere.submit(lambda: asyncio.run(keep())).result()


def brought(visitor, study, **other):
    """A visitor at the end of a match that has been analysed."""
    text = studies.RECORD.read_text()
    answer = visitor.context.request.post("/api/records", data=text, headers={"Content-Type": "text/plain"})
    match = answer.json()["match"]
    stored(visitor.server, match, study.to_json() | other)
    visitor.open(f"/table/{match}")
    visitor.page.locator(".analysed .plot.chances").wait_for()
    return match


@pytest.fixture(scope="module")
def learned():
    """The analysis of a match of Ann's, with a mistake of each grade; made once, for matches that are alike."""
    return studies.study(Scripted(None, hot_seat=False).to_the_end().match, seat=0)


def test_an_analysis_is_looked_at(ann, study):
    match = brought(ann, study)
    page, slider = ann.page, ann.page.get_by_label("Event", exact=True)
    marks = page.locator(".plot.chances .mk")
    expect(marks).to_have_count(3)
    expect(page.locator(".whylist li")).to_have_count(len(study.match.seats))
    expect(page.locator(".moment .pic .board")).to_have_count(3)
    for size in ann.on_every({"desk": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}):
        ann.fits()
        ann.is_accessible()
        assert size

    events = sorted(mark.event for mark in study.marks)
    slider.fill("0")
    page.locator(".analysed h2").first.click()
    for event in events:
        page.keyboard.press("Shift+ArrowRight")
        expect(slider).to_have_value(str(event))
        expect(page.locator(".tip2")).to_be_visible()
    page.keyboard.press("ArrowRight")
    assert int(slider.input_value()) > events[-1]
    marks.first.click()
    expect(slider).to_have_value(str(events[0]))

    ann.button(WORDS("analysis-score")).click()
    expect(page.locator(".score table").first).to_be_visible()
    ann.button(WORDS("as-table")).first.click()
    expect(page.locator(".figures td").first).to_be_visible()
    ann.link(WORDS("open-board")).click()
    ann.shows(events[0])
    assert match in page.url


def test_an_analysis_grows_while_it_is_made(ann, study):
    half = study.match.number // 2
    match = brought(ann, study, read=half, plays=[], moments=[], marks=[])
    expect(ann.page.get_by_role("status").filter(has_text=WORDS("event-of", n=half, last=study.match.number))).to_be_visible()
    expect(ann.page.locator(".plot .hatch").first).to_be_visible()
    expect(ann.button(WORDS("analysis-why"))).to_be_disabled()
    ann.is_accessible()
    stored(ann.server, match, study.to_json())
    expect(ann.page.locator(".whylist")).to_be_visible()


def test_an_analysis_in_a_file_is_looked_at_without_a_server(ann, study, tmp_path):
    file = tmp_path / "analysis.html"
    file.write_text(page(study, "fr"), encoding="utf-8")
    shown = ann.page
    shown.goto(file.as_uri())
    marks = shown.locator(".plot.chances .mk")
    expect(marks).to_have_count(len(study.marks))
    expect(shown.locator(".plot.chances .area")).to_have_count(len(study.match.seats))
    expect(shown.locator(".whylist li")).to_have_count(len(study.match.seats))
    expect(shown.get_by_role("heading", name="Chances de gagner")).to_be_visible()
    marks.first.click()
    expect(marks.first).to_have_class(re.compile("sel"))
    shown.keyboard.press("Shift+ArrowRight")
    expect(marks.nth(1)).to_have_class(re.compile("sel"))
    expect(shown.locator(".tip2")).to_be_visible()
    for size in ann.on_every({"desk": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}):
        ann.fits()
        ann.is_accessible()
        assert size


def test_somebody_learns_from_their_mistakes(ann, learned):
    table = Scripted(ann, hot_seat=False).to_the_end()
    stored(ann.server, table.id, learned.to_json())
    ann.open(table.path)
    page, marks = ann.page, learned.marks
    ann.link(WORDS("mistakes-learn")).click()
    ann.shows(marks[0].event)
    asked, answers = ann.prompt, page.locator(".answers .ans")
    expect(asked).to_have_text(WORDS("mistake-ask", n=marks[0].event))
    expect(page.get_by_label(WORDS("mistake-of", n=1, of=3))).to_be_visible()
    expect(page.locator(".flags .was")).to_be_visible()
    best, near, *less = [option.code for option in marks[0].options if option.code != marks[0].code]
    for code, said in ((near, "near"), (marks[0].code, "same"), *((code, "less") for code in less[:1])):
        ann.option(code).first.click()
        expect(asked).to_have_text(WORDS(f"mistake-{said}"))
        page.keyboard.press("Enter")
        expect(asked).to_have_text(WORDS("mistake-ask", n=marks[0].event))
    for size in ann.on_every({"desk": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}):
        ann.fits()
        ann.is_accessible(".mistake")
        assert size
    ann.place(learned.match.until(marks[0].event).decision.telling.marks(best)[0]).click()
    expect(asked).to_have_text(WORDS("mistake-best"))
    expect(answers).to_have_count(len(marks[0].options))
    expect(page.locator(".flags .best")).to_be_visible()
    ann.is_accessible(".mistake")

    page.keyboard.press("Enter")
    ann.shows(marks[1].event)
    page.keyboard.press("h")
    expect(asked).to_have_text(WORDS("mistake-shown"))
    expect(answers).to_have_count(len(marks[1].options))
    page.keyboard.press("Enter")
    ann.shows(marks[2].event)
    page.keyboard.press("Escape")
    page.locator(".analysed .plot.chances").wait_for()
    assert page.url.endswith(table.path)
    ann.sees(".moment .pic .board .area")
    for size in ann.on_every({"desk": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}):
        frame, board = (page.locator(f".moment {part}").first.bounding_box() for part in (".pic", ".pic .board"))
        assert abs(frame["height"] - board["height"]) < 2, size  # the picture fills its frame
