"""Lessons: guided first games on the real table, by mouse, by keyboard and on a phone; left, resumed and skipped."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from midway.match.script import Script

GAME = "worldsfair"
DESKS = {"wide": {"width": 1440, "height": 900}, "low": {"width": 1366, "height": 768}, "small": {"width": 1024, "height": 768}}
PHONE = {"width": 390, "height": 844}
LYING = {"width": 844, "height": 390}
LOCALES = {"en": "en-GB", "fr": "fr-FR", "pl": "pl-PL"}
ANSWER = re.compile(r"/api/lessons/[\w-]+(/(moves|next|back|show))?(\?.*)?$")
SHOWN = """([step, number]) => {
  const [host, count] = [document.querySelector(".host:not(.away)"), document.querySelector(".host .count")];
  const shown = document.querySelector("[data-number]")?.dataset.number;
  return host && parseInt(count.textContent) === step && Number(shown) === number;
}"""
SEEN = """(node) => {
  const [box, card] = [node, document.querySelector(".host")].map((one) => one.getBoundingClientRect());
  return box.top >= 0 && box.bottom <= card.top && box.left >= 0 && box.right <= innerWidth;
}"""
HIDES_NOTHING = """(light) => {
  const places = light.map((mark) => `.table :is([data-mark="${mark}"], [data-place="${mark}"])`);
  const seen = (what) => [...document.querySelectorAll(what)].filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const boxes = (what) => seen(what).map((one) => one.getBoundingClientRect());
  const [card] = boxes(".host");
  const common = (one, other, low, high) => Math.max(0, Math.min(one[high], other[high]) - Math.max(one[low], other[low]));
  const under = (hole) => common(hole, card, "left", "right") * common(hole, card, "top", "bottom") / (hole.width * hole.height);
  return [...boxes(".lesson .rim"), ...places.flatMap((place) => boxes(place).slice(0, 1))].every((hole) => under(hole) < 0.005);
}"""


IN_SIGHT = """(mark) => {
  const place = document.querySelector(`.table :is([data-mark="${mark}"], [data-place="${mark}"])`);
  const [box, card] = [place, document.querySelector(".host")].map((one) => one.getBoundingClientRect());
  return box.top >= 0 && box.bottom <= card.top;
}"""
ALL_SEEN = """(light) => {
  const card = document.querySelector(".host").getBoundingClientRect();
  const beside = (box) => box.right <= card.left && box.bottom <= innerHeight;
  const lies = (box) => (card.height > innerHeight / 2 ? beside(box) : box.bottom <= card.top);
  const seen = (mark) => [...document.querySelectorAll(`.table :is([data-mark="${mark}"], [data-place="${mark}"])`)]
    .find((node) => node.checkVisibility())?.getBoundingClientRect();
  return light.map(seen).every((box) => box && box.top >= 0 && box.left >= 0 && lies(box));
}"""
TOLD = """() => {
  const box = (what) => document.querySelector(`.show${what}`).getBoundingClientRect();
  const [panel, row, now] = [box(""), box(" .cur"), box(" tfoot td")];
  return row.top >= panel.top && row.bottom <= now.top + 1 && now.bottom <= panel.bottom + 1;
}"""


class Learner:
    """A visitor in a lesson; `shot` is the last answer of the server."""

    def __init__(self, visitor, game=GAME):
        self.visitor, self.page, self.game = visitor, visitor.page, game
        self.script = Script.at(game)
        self.host = self.page.locator(".host")
        self.primary = self.host.locator("footer .primary")
        self.shot = None

    @property
    def kept(self):
        """What the browser keeps about the lesson."""
        return self.page.evaluate("(game) => JSON.parse(localStorage.midway).learned[game]", self.game)

    @property
    def card(self):
        return self.shot["lesson"]

    @property
    def option(self):
        """The choice to make: the first that goes on; a free choice ends at once if it can."""
        allowed = [option for option in self.shot["decision"]["options"] if option["code"] in self.card["allowed"]]
        ends = [option for option in allowed if option["verb"] == "done"]
        return ends[0] if ends and self.card["kind"] == "free" else allowed[0]

    def act(self, press, *keys):
        """Do something that the server answers, and wait until the page shows the answer."""
        with self.page.expect_response(ANSWER) as answered:
            press(*keys)
        self.shot = answered.value.json()
        if self.card["end"]:
            expect(self.visitor.sheet).to_be_visible()
        else:
            self.page.wait_for_function(SHOWN, arg=[self.card["step"], self.shot["number"]])

    def at(self, step):
        """Wait until a card is shown."""
        expect(self.host.locator(".count")).to_have_text(re.compile(rf"^{step} \D+ {len(self.script.steps)}$"))
        expect(self.host).not_to_have_class(re.compile("away"))

    def begin(self):
        self.act(self.page.goto, f"/learn/{self.game}")
        return self

    def begin_at(self, step):
        """Begin, and look on from a later card; what is to be done before it is shown without the page."""
        self.begin()
        lesson = f"/api/lessons/{self.kept['lesson']}"
        self.visitor.turn_aside()
        while self.card["step"] < step:
            path = "next" if self.card["kind"] == "listen" else "show"
            self.shot = self.visitor.context.request.post(f"{lesson}/{path}").json()
        self.visitor.turn_to(f"/learn/{self.game}")
        self.at(step)
        return self

    def cards(self):
        """Every card and every choice up to the end; whoever asks acts in between."""
        while not self.card["end"]:
            before = self.shot
            yield self.card
            assert self.shot is not before

    def lies_alone(self, mark):
        """True if a press on a place means one choice."""
        return sum(mark in option["marks"] for option in self.shot["decision"]["options"]) == 1

    def row(self):
        """The choice to make, in the panel or beside its button."""
        return self.page.locator(f'.decision [data-code="{self.option["code"]}"]')

    def lit(self):
        """How many lamps are lit at the end."""
        return self.visitor.sheet.locator(".lamps .lit").count()

    def is_learned(self):
        assert self.lit() == len(self.script.tries)


def counted(card):
    """The points of all after the rows of a scoring that have been told."""
    tally, told = card["tally"], card["tally"]["rows"][: card["told"]]
    return [str(before + sum(row["cells"][seat]["number"] for row in told)) for seat, before in enumerate(tally["before"])]


@pytest.fixture
def learner(ann):
    return Learner(ann)


def test_a_lesson_from_the_home_page_with_other_tries(ann, learner):
    ann.open("/")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("First time at the Fair?")
    ann.is_accessible(".home")
    learner.act(ann.page.locator(".pitch").get_by_role("link", name="Learn in 5 minutes").click)
    for card in learner.cards():
        if card["tally"]:
            expect(ann.page.locator(".show .tally .cur")).to_contain_text(card["tally"]["rows"][card["told"] - 1]["name"])
            expect(ann.page.locator(".player .pts")).to_have_text(counted(card))
        if card["step"] == 3 and not card["others"]:
            ann.is_accessible(".host")
            learner.act(ann.press, "area:manufacturing")
            expect(learner.host.locator(".answer")).to_contain_text("Manufacturing? A fine choice.Perfectly legal")
            expect(learner.primary).to_contain_text("Try again")
            ann.is_accessible(".host")
        elif card["kind"] == "listen":
            learner.act(learner.primary.click)
        elif card["taps"]:
            learner.act(ann.press, "area:manufacturing" if card["others"] == 0 else card["taps"][0])
        elif card["kind"] == "free":
            learner.act(ann.press, "area:electricity")
            expect(learner.host.locator(".says")).to_contain_text("Three cards")
        else:
            learner.act(ann.press_on_board, learner.shot, learner.option)
    learner.is_learned()
    ann.is_accessible("dialog")
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Take a seat.")
    expect(ann.page.locator(f"[data-poster={GAME}] .learn-btn")).to_contain_text("6 of 6 lamps lit")


@pytest.mark.parametrize(("game", "language"), [
    ("museum", "pl"),
    *[pytest.param(game, "fr", marks=pytest.mark.long) for game in ("museum/pavilions", "destiny")],  # by keyboard and on a phone
])  # fmt: skip
def test_a_lesson_by_mouse(visitor, game, language):
    ann = visitor(locale=LOCALES[language])
    learner = Learner(ann, game).begin()
    for card in learner.cards():
        if card["kind"] == "listen":
            learner.act(learner.primary.click)
        elif len(learner.option["marks"]) == 1 and len(card["allowed"]) == 1:
            learner.act(ann.press_on_board, learner.shot, learner.option)
        else:
            learner.act(learner.row().click)
    learner.is_learned()


@pytest.mark.parametrize(("game", "language"), [
    ("worldsfair", "fr"), ("destiny", "pl"),
    *[pytest.param(game, "en", marks=pytest.mark.long) for game in ("museum", "museum/pavilions")],  # by mouse and on a phone
])  # fmt: skip
def test_a_lesson_by_keyboard(visitor, game, language):
    ann = visitor(locale=LOCALES[language])
    learner, press = Learner(ann, game).begin(), ann.page.keyboard.press
    for card in learner.cards():
        if card["kind"] == "listen":
            learner.act(press, "ArrowRight")
            continue
        if card["kind"] == "free":
            learner.row().focus()
        else:
            press("Enter")
            if card["taps"]:
                ann.place(card["taps"][0]).focus()
            else:
                expect(learner.row()).to_be_focused()
        learner.act(press, "Enter")
        if learner.card["step"] > card["step"] and not learner.card["end"]:
            expect(learner.host).to_be_focused()
    learner.is_learned()
    press("Enter")  # the first door: the last rounds of a prepared match, or a whole one with what was taught
    ann.page.wait_for_url("**/table/*")
    asked = ann.asked()
    assert asked["number"] > 100 or asked["extras"]["pavilions"]


@pytest.mark.parametrize(("game", "language"), [
    ("museum/pavilions", "pl"), ("destiny", "fr"),
    *[pytest.param(game, language, marks=pytest.mark.long) for game, language in [
        ("worldsfair", "en"), ("worldsfair", "fr"), ("worldsfair", "pl"), ("museum", "en"), ("museum", "fr"), ("museum", "pl"),
        ("museum/pavilions", "en"), ("museum/pavilions", "fr"), ("destiny", "en"), ("destiny", "pl"),
    ]],
])  # fmt: skip
def test_the_card_hides_nothing_that_is_spoken_of(visitor, game, language):
    ann = visitor(locale=LOCALES[language])
    learner = Learner(ann, game).begin()
    sizes = list(DESKS.values())
    for card in learner.cards():
        for size in sizes:
            ann.page.set_viewport_size(size)
            ann.page.evaluate("() => scrollTo(0, 0)")
            ann.page.wait_for_function(HIDES_NOTHING, arg=card["light"])
        sizes.reverse()  # the next card begins at the size that this one ends at
        learner.act(ann.page.keyboard.press, "ArrowRight" if card["kind"] == "listen" else "s")


def test_the_second_lesson_is_offered_after_the_first(ann):
    Learner(ann, "museum").begin()
    ann.button("Skip lesson").click()
    offered = ann.page.locator("[data-poster=museum] .learn-btn").nth(1)
    expect(offered).to_contain_text("Pavilions and loans")
    offered.click()
    learner = Learner(ann, "museum/pavilions")
    learner.at(1)
    ann.page.keyboard.press("ArrowRight")
    learner.at(2)
    ann.page.keyboard.press("Escape")
    expect(offered).to_contain_text("step 2 of 11")
    ann.open("/rules/museum").link("Pavilions and loans 4 min").click()
    learner.at(2)


@pytest.mark.parametrize("game", ["museum/pavilions", pytest.param("destiny", marks=pytest.mark.long)])
def test_a_lesson_on_a_phone(visitor, game):
    ann = visitor(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    learner = Learner(ann, game).begin()
    for card in learner.cards():
        ann.fits()
        assert learner.host.bounding_box()["y"] >= 844 * 0.54 - 1
        if card["kind"] == "listen":
            learner.act(learner.primary.tap)
            continue
        ann.is_easy_to_hit(".host .btn, .host .x")
        learner.primary.tap()  # the focus goes to what is to be pressed, above the card
        focused = ann.page.locator(":focus")
        ann.page.wait_for_function(f"() => ({SEEN})(document.activeElement)")
        alone = focused.get_attribute("data-code") or learner.lies_alone(focused.get_attribute("data-mark"))
        learner.act(focused.tap if alone and card["kind"] == "try" else learner.row().tap)
    learner.is_learned()


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


def test_what_is_no_choice_is_answered_with_its_rule(visitor):
    ann = visitor(viewport=PHONE, has_touch=True, is_mobile=True)  # where the host's card covers nothing of the board
    learner = Learner(ann).begin_at(3)
    learner.act(ann.page.locator(".palace", has_text="Fine Arts").locator(".card").first.tap)
    answer = learner.host.locator(".answer")
    expect(answer).to_contain_text("Just the one card?")
    expect(answer.get_by_role("link")).to_have_text("Turn, step 3")
    learner.act(ann.page.locator("[data-kind=hub] text").first.tap)
    expect(answer).to_contain_text("The wheel turns by itself")
    learner.act(ann.page.locator(".palace", has_text="Electricity").locator(".card").first.tap)  # a card of the area means it
    learner.at(4)


def test_the_third_other_try_offers_to_show_it(ann, learner):
    learner.begin()
    for _ in (1, 2):
        learner.act(ann.page.keyboard.press, " ")
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


def test_the_points_count_up_while_a_scoring_is_told(visitor):
    ann = visitor()
    learner = Learner(ann, "museum").begin()
    while not learner.card["tally"]:
        learner.act(ann.page.keyboard.press, "ArrowRight" if learner.card["kind"] == "listen" else "s")
    learner.act(ann.page.keyboard.press, "ArrowLeft")
    ann.page.emulate_media(reduced_motion="no-preference")
    learner.act(ann.page.keyboard.press, "ArrowRight" if learner.card["kind"] == "listen" else "s")
    total = ann.page.locator(".reckoning .in-all")
    expect(total).not_to_have_text("133")
    ann.page.mouse.click(2, 2)  # any press ends all movement
    expect(total).to_have_text("133")
    expect(ann.page.locator(".others-in-all b")).to_have_text("116")


@pytest.mark.parametrize("screen", [PHONE, LYING], ids=["standing", "lying"])
@pytest.mark.parametrize("step", [1, 8, 12, 13])
def test_everything_spoken_of_is_in_sight_on_a_phone(visitor, screen, step):
    ann = visitor(viewport=screen, has_touch=True, is_mobile=True)
    learner = Learner(ann).begin_at(step)
    assert len(learner.card["light"]) > 1
    ann.page.wait_for_function(ALL_SEEN, arg=learner.card["light"])


def test_a_scoring_is_told_where_it_can_be_seen(visitor):
    ann = visitor(viewport=PHONE, has_touch=True, is_mobile=True)
    learner = Learner(ann).begin_at(10)
    for card in learner.cards():
        if card["tally"]:
            ann.page.wait_for_function(IN_SIGHT, arg=card["light"][0])
            for _ in ann.on_every({"phone": PHONE, **DESKS}):
                ann.page.wait_for_function(TOLD)
        learner.act(ann.page.keyboard.press, "ArrowRight" if card["kind"] == "listen" else "s")


def test_the_row_to_press_has_a_rim_in_a_panel_that_is_lit(ann):
    learner = Learner(ann, "museum").begin_at(3)
    [wanted] = learner.card["allowed"]
    expect(ann.page.locator(".lesson .rim")).to_have_count(2)
    row = ann.option(wanted).bounding_box()
    rim = ann.page.locator(".lesson .rim").last.bounding_box()
    assert abs(row["y"] - rim["y"]) < 5
    assert abs(row["height"] - rim["height"]) < 10


def test_a_free_choice_that_was_made_is_nothing_to_try_again(ann):
    learner = Learner(ann, "destiny").begin_at(20)
    [bought] = [option for option in learner.shot["decision"]["options"] if option["args"].get("progression") == "tolerance"]
    ann.reveal(bought)
    learner.act(ann.option(bought["code"]).click)
    expect(learner.host.locator(".answer")).to_contain_text("Two more tokens a turn")
    expect(learner.primary).to_contain_text("Let me try")


def test_rivals_play_along_and_the_first_whole_match_is_easy(ann):
    learner = Learner(ann).begin_at(16)
    expect(ann.panel("Ada")).to_contain_text("plays along")
    learner.act(ann.page.keyboard.press, "s")
    learner.act(ann.page.keyboard.press, "ArrowRight")
    ann.sheet.get_by_role("button", name="A whole game").click()
    ann.page.wait_for_url("**/table/*")
    assert [seat["bot"] for seat in ann.snapshot()["seats"]] == ["", "visitor", "visitor"]


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
    bo.open(f"/table/{made['match']}#seat=2.{made['invitations'][0]['key']}")
    bo.sheet.get_by_role("link", name="Learn it in 5 minutes").click()
    Learner(bo).at(1)
    bo.page.keyboard.press("Escape")
    expect(bo.sheet.get_by_label("Your name")).to_be_visible()
