"""Lessons: a guided first game on the real table, by mouse, by keyboard and on a phone; left, resumed and skipped."""

from __future__ import annotations

import re

import pytest
from browsing import client_words
from playwright.sync_api import expect

GAME = "worldsfair"
STEPS, TRIES = 16, 6
TAPPED = "area:transportation"  # what the step about colours asks for; no choice of the rules


class Learner:
    """A visitor in a lesson."""

    def __init__(self, visitor):
        self.visitor = visitor
        self.page = visitor.page
        self.host = self.page.locator(".host")
        self.primary = self.host.locator("footer .primary")

    @property
    def kept(self):
        """What the browser keeps about the lesson."""
        return self.page.evaluate(f"() => JSON.parse(localStorage.midway).learned.{GAME}")

    @property
    def card(self):
        """The host's card, as the server knows it."""
        return self.visitor.context.request.get(f"/api/lessons/{self.kept['lesson']}").json()["lesson"]

    def at(self, step):
        """Wait until a card is shown."""
        expect(self.host.locator(".count")).to_have_text(re.compile(rf"^{step} \D+ {STEPS}$"))
        expect(self.host).not_to_have_class(re.compile("away"))

    def begin(self):
        self.page.goto(f"/learn/{GAME}")
        self.at(1)
        return self

    def steps(self):
        """Every card up to the end, after it is shown."""
        for step in range(1, STEPS + 1):
            self.at(step)
            yield step, self.card
        self.primary.click()
        expect(self.visitor.sheet).to_be_visible()

    def lit(self):
        """How many lamps are lit at the end."""
        return self.visitor.sheet.locator(".lamps .lit").count()


@pytest.fixture
def learner(ann):
    return Learner(ann)


def test_a_lesson_by_mouse_to_its_end(ann, learner):
    ann.open("/")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("First time at the Fair?")
    ann.is_accessible(".home")
    ann.page.locator(".pitch").get_by_role("link", name="Learn in 5 minutes").click()
    for step, card in learner.steps():
        if step == 3:
            ann.is_accessible(".host")
            ann.press("area:manufacturing")
            expect(learner.host.locator(".answer")).to_contain_text("Perfectly legal")
            expect(learner.primary).to_contain_text("Try again")
            ann.is_accessible(".host")
        if card["kind"] == "listen":
            learner.primary.click()
        elif card["taps"]:
            ann.press("area:arts")
            expect(learner.host.locator(".answer")).to_be_visible()
            ann.press(TAPPED)
        elif card["kind"] == "free":
            ann.press("area:electricity")
            expect(learner.host.locator(".says")).to_contain_text("Three cards")
        else:
            ann.option(card["allowed"][0]).click()
    assert learner.lit() == TRIES
    ann.is_accessible("dialog")
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Take a seat.")
    expect(ann.page.locator(f"[data-poster={GAME}] .learn-btn")).to_contain_text("6 of 6 lamps lit")


def test_a_lesson_by_keyboard_in_french(visitor):
    ann = visitor(locale="fr-FR")
    learner = Learner(ann).begin()
    for _, card in learner.steps():
        if card["kind"] == "listen":
            ann.page.keyboard.press("ArrowRight")
            continue
        ann.page.keyboard.press("Enter")
        if card["taps"]:
            ann.place(TAPPED).focus()
        else:
            expect(ann.page.locator(".decision .opt:focus")).to_have_count(1)
        ann.page.keyboard.press("Enter")
        expect(learner.host).to_be_focused()
    assert learner.lit() == TRIES
    ann.page.keyboard.press("Enter")  # the first door: the last round of a prepared match
    ann.page.wait_for_url("**/table/*")
    assert ann.asked()["number"] > 100


def test_a_lesson_on_a_phone_in_polish(visitor):
    ann = visitor(locale="pl-PL", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    learner = Learner(ann).begin()
    words = client_words("pl")
    for step, card in learner.steps():
        ann.fits()
        top = learner.host.bounding_box()["y"]
        assert top >= 844 * 0.54 - 1
        if card["light"] and step != 14:
            lit = ann.page.locator(f'[data-mark="{card["light"][0]}"], [data-place="{card["light"][0]}"]').first
            box = lit.bounding_box() if lit.count() else None
            assert box is None or (box["y"] >= 0 and box["y"] + box["height"] <= top)
        if card["kind"] == "listen":
            learner.primary.tap()
        else:
            ann.is_easy_to_hit(".host .btn, .host .x")
            ann.button(words("show-me")).tap()
    assert learner.lit() == 0


def test_a_lesson_is_left_resumed_taken_back_and_skipped(ann, learner):
    ann.open("/")
    ann.page.locator(f"[data-poster={GAME}] .learn-btn").click()
    for step in (1, 2):
        learner.at(step)
        ann.page.keyboard.press("ArrowRight")
    learner.at(3)
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_text("The lesson is waiting for you at step 3.")).to_be_visible()
    going_on = ann.page.locator(f"[data-poster={GAME}] .learn-btn")
    expect(going_on).to_contain_text("step 3 of 16")
    going_on.click()
    learner.at(3)
    ann.page.keyboard.press("s")
    learner.at(4)
    ann.page.reload()
    learner.at(4)
    ann.page.keyboard.press("ArrowLeft")
    learner.at(3)
    ann.page.keyboard.press("?")
    expect(ann.sheet).to_be_visible()
    ann.page.keyboard.press("Escape")
    learner.at(3)
    ann.button("Skip lesson").click()
    expect(ann.page.locator(f"[data-poster={GAME}] .learn-btn")).to_contain_text("0 of 6 lamps lit")


def test_the_third_other_try_offers_to_show_it(ann, learner):
    learner.begin()
    for step in (1, 2):
        learner.at(step)
        ann.page.keyboard.press(" ")
    learner.at(3)
    [wanted] = learner.card["allowed"]
    others = ann.page.locator(f".decision .opt:not([data-code='{wanted}'])")
    for number in range(3):
        said = learner.host.locator(".words").inner_text()
        others.nth(number).click()
        expect(learner.host.locator(".words")).not_to_have_text(said, use_inner_text=True)
    learner.primary.filter(has_text="Show me").click()
    learner.at(4)


def test_a_lesson_that_is_gone_begins_anew(ann, learner):
    learner.begin()
    ann.page.keyboard.press("ArrowRight")
    learner.at(2)
    ann.page.evaluate(f"() => localStorage.setItem('midway', localStorage.midway.replace('{learner.kept['lesson']}', 'nothing'))")
    ann.watch.expect("answer 404: GET .*/api/lessons/nothing")
    ann.page.reload()
    learner.at(1)


def test_a_game_without_a_lesson_says_so(ann):
    ann.watch.expect("answer 4..: POST .*/api/lessons")
    ann.open("/learn/nothing")
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()


def test_rivals_move_one_after_another_and_any_key_ends_it(visitor):
    ann = visitor(reduced_motion="no-preference")
    learner = Learner(ann).begin()
    for step in range(1, 6):
        learner.at(step)
        ann.page.keyboard.press("s" if step == 3 else "ArrowRight")
    expect(learner.host).to_have_class(re.compile("away"))
    ann.page.keyboard.press("ArrowRight")
    learner.at(6)


def test_an_invitation_offers_the_lesson_and_keeps_the_seat(visitor):
    ann, bo = visitor(), visitor()
    made = ann.create()
    bo.open(f"/table/{made['match']}#seat=2.{made['seats'][1]['key']}")
    bo.sheet.get_by_role("link", name="Learn it in 5 minutes").click()
    Learner(bo).at(1)
    bo.page.keyboard.press("Escape")
    expect(bo.sheet.get_by_label("Your name")).to_be_visible()
