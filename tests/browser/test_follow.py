"""Following rivals at the reader's pace, and the log: six lines, the whole of it by turns, the chat in it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from scripted import Scripted, ScriptedDestiny, ScriptedMuseum
from test_layout import overlap, sized

from midway.kernel.rule import CHANCE
from midway.match import log
from midway.match.since import began, since

IN_SIGHT = """(list) => [...list.children].filter((line) => {
  const inner = line.getBoundingClientRect(), outer = list.getBoundingClientRect();
  return inner.top >= outer.top && inner.bottom <= outer.bottom;
}).length"""

NAMES = ("Ann", "Bo", "Cy", "Dee", "Eve")
# What a turn asks of every game.
TURN = {
    Scripted: ("place", "figures"),
    ScriptedMuseum: ("explore", "action", "furbish", "pay"),
    ScriptedDestiny: ("play", "invest", "expand", "turn-place"),
}
STEPPED = """async (number) => {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  return document.querySelector("[data-number]").dataset.number !== number;
}"""  # one step once there is one, and no second: what the server sends may still be on its way


PAUSE = """async (snapshot) => {
  const { Followed } = await import(document.querySelector("script[type=module]").src.replace("app.js", "follow.js"));
  return new Followed("").pause(snapshot);
}"""


def test_nobody_waits_for_a_move_that_was_made_at_the_same_screen(ann):
    ann.open("/")
    moved = {"seat": 1, "mine": [0, 1], "log": [{"seat": 0}], "seats": [{}, {}, {}]}
    assert ann.page.evaluate(PAUSE, moved) == 0
    assert ann.page.evaluate(PAUSE, moved | {"mine": [1]}) > 0


def test_the_steps_of_bots_wait_for_a_reader_who_pauses_and_the_pace_is_kept(visitor):
    ann = visitor(reduced_motion="no-preference")
    made = ann.create([{"name": "Ann"}, {"bot": "greedy"}, {"bot": "greedy"}, {"bot": "greedy"}])
    ann.open(f"/table/{made['match']}")
    snapshot = ann.asked()
    ann.choose(snapshot["decision"]["options"][0])
    expect(ann.button("To my turn", exact=False)).to_be_visible()
    ann.page.keyboard.press("p")
    expect(ann.button("Pause")).to_have_attribute("aria-pressed", "true")
    ann.button("Unhurried").click()
    paused = ann.number()
    ann.page.wait_for_function(
        "([match, number]) => fetch(`/api/matches/${match}?since=999999`).then((answer) => answer.json())"
        ".then((told) => told.number > number + 6)",
        arg=[ann.match, paused],
    )
    assert ann.number() == paused
    ann.page.wait_for_function(STEPPED, arg=str(paused))
    ann.page.evaluate("() => document.activeElement.blur()")  # on a button Enter presses that
    ann.page.keyboard.press("Enter")
    assert ann.asked(after=paused)["decision"]["seat"] == 1
    ann.page.reload()
    assert ann.page.evaluate("() => JSON.parse(localStorage.midway).pace") == "calm"


def test_the_board_follows_the_mover_and_lists_the_steps(ann):
    table = ScriptedMuseum(ann, ("Ann", "Bo", "Cy"), hot_seat=False).until("furbish", 0, lambda match: match.number > 150)
    ann.open(table.path)
    walls, prints = ann.page.locator(".hangings"), ann.page.locator(".footprints")
    until_asked(table, 1, "furbish")
    ann.shows(table.match.number)
    expect(walls).to_have_attribute("data-scene", "wall:2")
    expect(ann.page.locator(".decision.rival")).to_have_class(re.compile(r"\bs2\b"))
    assert 1 < ann.page.locator(".walk li").count() < 12
    expect(ann.page.locator(".walk .now")).to_contain_text("Bo furbishes.")
    expect(ann.page.locator(".turnline")).to_have_text(re.compile(r"Then\s*Cy\s*you"))
    ann.is_accessible(".decision")
    ann.page.keyboard.press("m")
    expect(walls).to_have_attribute("data-scene", "wall:1")
    table.step()
    ann.shows(table.match.number)
    expect(walls).to_have_attribute("data-scene", "wall:1")
    until_asked(table, 2, "furbish")
    expect(walls).to_have_attribute("data-scene", "wall:3")
    until_asked(table, 0, "furbish")
    expect(walls).to_have_attribute("data-scene", "wall:1")
    expect(ann.page.locator(".walk")).to_have_count(0)
    expect(prints).to_be_hidden()


def test_a_phone_lying_down_shows_as_many_steps_as_fit(visitor):
    ann = visitor(viewport={"width": 844, "height": 390}, has_touch=True)
    table = ScriptedMuseum(ann, ("Ann", "Bo", "Cy"), hot_seat=False, free=(1, 2))
    table.until("furbish", 1, lambda match: match.number > 286)
    ann.open(table.path)
    ann.shows(table.match.number)
    assert ann.page.locator(".walk").evaluate(IN_SIGHT) >= 3
    expect(ann.page.locator(".turnline")).to_be_in_viewport(ratio=1)
    expect(ann.button("Invite")).to_be_in_viewport(ratio=1)
    ann.fits()


def test_a_page_opened_in_a_rivals_turn_shows_the_harm_done_in_it(ann):
    table = Scripted(ann, hot_seat=False)
    while not harm_in_turn(table.match):
        table.step()
    ann.open(table.path)
    (harm, *_) = harm_in_turn(table.match)
    expect(ann.page.locator(".walk .harm .amt").first).to_have_text(harm.amount)


def harm_in_turn(match):
    """What a rival has done to Ann in the turn that goes on."""
    if match.seat in (0, CHANCE) or match.game.telling.turn(match.state) == 0:
        return []
    return [deed for deed in since(match, 0, "en").deeds if deed.act.tone == "harm" and deed.act.number >= began(match)]


def until_asked(table, seat, kind):
    """Play on until a seat is asked for a kind in its own turn."""
    match = table.match
    while (match.seat, match.game.telling.turn(match.state), match.decision.kind) != (seat, seat, kind):
        table.step()


def test_the_trail_of_a_turn_lies_on_the_board_until_the_next_is_under_way(ann):
    table = Scripted(ann, ("Ann", "Bo", "Cy"), hot_seat=False).until("place", 0, lambda match: match.number > 20)
    ann.open(table.path)
    prints = ann.page.locator(".print")
    until_asked(table, 1, "place")
    ann.shows(table.match.number)
    expect(ann.page.locator(".footprints")).to_have_count(1)
    expect(prints).to_have_count(0)  # the reader's own steps need none
    area = table.step().args["area"]
    expect(prints).to_have_text("1")
    palace, mark = ann.page.locator(f'.palace:has([data-mark="area:{area}"])').bounding_box(), prints.bounding_box()
    assert palace["x"] <= mark["x"] + mark["width"] / 2 <= palace["x"] + palace["width"]
    expect(ann.page.locator(".way.s2 .tip")).to_be_visible()
    until_asked(table, 2, "place")
    ann.shows(table.match.number)
    expect(prints.first).to_have_class(re.compile(r"\bprint s2\b"))
    until_asked(table, 0, "place")
    expect(prints.first).to_be_hidden()


def test_what_a_rival_buys_has_a_dotted_way_to_the_wall_also_for_a_page_opened_later(ann):
    table = ScriptedMuseum(ann, ("Ann", "Bo", "Cy"), hot_seat=False).until("furbish", 1, lambda match: match.number > 220)
    ann.open(table.path)
    ann.shows(table.match.number)
    expect(ann.page.locator(".walk li").first).to_contain_text("Bo takes")  # not only what came after the page
    expect(ann.page.locator(".footprints")).to_have_count(1)
    while table.match.decision.kind != "pay":
        table.step()
    ann.shows(table.match.number)
    expect(ann.page.locator(".way.s2.dotted .tip").first).to_be_visible()


def test_a_card_that_changes_the_rules_is_turned_over_until_any_key(ann):
    table = ScriptedMuseum(ann, hot_seat=False)
    while not table.match.state.headline:
        table.step()
    state = table.match.state
    ann.open(table.path)
    ann.page.locator(".decision").wait_for()
    card = ann.page.locator(".turned")
    expect(card).to_have_count(0)  # what was turned over earlier is on the board
    before = list(state.tokens)
    while all(now <= then for now, then in zip(state.tokens, before, strict=True)):
        before = list(state.tokens)
        table.step()
    expect(card.get_by_role("heading")).to_contain_text("Public Opinion stirs")
    expect(card.locator(".means")).to_contain_text("discard")
    ann.is_accessible(".drawn")
    ann.fits()
    for size in ("phone", "lying"):
        sized(ann, size)
        assert not overlap(ann, ".turned, .decision")  # where something can be pressed
    sized(ann, "laptop")
    lies = card.bounding_box()
    assert lies["x"] + lies["width"] <= ann.page.locator(".decision").bounding_box()["x"]
    ann.page.keyboard.press("Shift")
    expect(card).to_have_count(0)
    headline = state.headline
    while state.headline in (headline, 0):
        table.step()
    ann.shows(table.match.number)
    expect(card.get_by_role("heading")).to_have_text(ann.page.locator(".gazette h2").inner_text())
    expect(card.locator(".means")).not_to_be_empty()


def test_the_map_goes_where_others_act_if_that_is_out_of_sight(visitor):
    ann = visitor(viewport={"width": 390, "height": 844}, has_touch=True)
    table = ScriptedDestiny(ann, hot_seat=False).until("expand", 0)
    ann.open(table.path)
    ann.page.locator(".decision").wait_for()
    for _ in range(4):
        territory = rival_lands(table)
        ann.shows(table.match.number)
        ann.page.wait_for_function(IN_VIEW, arg=territory)


def test_no_way_leads_out_of_the_page(ann):
    table = ScriptedDestiny(ann, hot_seat=False)
    table.until("play", when=lambda match: match.seat != 0 and table.pick().verb == "play")
    ann.open(table.path)
    ann.shows(table.match.number)
    table.step()  # the card lies in a list that is folded away
    ann.shows(table.match.number)
    expect(ann.page.locator(".footprints")).to_have_count(1)
    assert ann.page.locator(".footprints").evaluate(OUTSIDE) == 0


OUTSIDE = """(trail) => [...trail.querySelectorAll(".print, .way path:not(.tip)")].filter((node) => {
  const { top, bottom, left, right } = node.getBoundingClientRect();
  return top < 0 || left < 0 || bottom > innerHeight || right > innerWidth;
}).length"""


IN_VIEW = """(territory) => {
  const boxOf = (part) => document.querySelector(part).getBoundingClientRect();
  const [land, view] = [boxOf(`[data-territory="${territory}"]`), boxOf(".view")];
  const [x, y] = [land.x + land.width / 2, land.y + land.height / 2];
  return x > view.left && x < view.right && y > view.top && y < view.bottom;
}"""


def rival_lands(table):
    """Play on until a rival has done something in a territory and goes on; which one."""
    match, touched = table.match, []
    while not touched:
        seat, number = match.seat, match.number
        table.step()
        if 0 not in (seat, match.seat):
            touched = [mark for mark in log.marks(match, match.events[number], 0) if mark.startswith("territory:")]
    return touched[0].removeprefix("territory:")


def gain(match):
    """What a scoring now would bring Ann."""
    points = match.game.picture.points(match, 0)
    return points["forecast"][0] - points["scores"][0]


def test_a_figure_that_others_changed_keeps_its_old_value_until_the_next_own_move(ann):
    table = Scripted(ann, ("Ann", "Bo", "Cy"), hot_seat=False).until("place", 0, lambda match: match.number > 20)
    ann.open(table.path)
    ann.asked()
    framed = ann.page.locator(".changed")
    then = now = 0
    while now == then:
        until_asked(table, 1, "place")  # Ann's turn is over
        then = gain(table.match)
        until_asked(table, 0, "place")
        now = gain(table.match)
    ann.shows(table.match.number)
    expect(framed).to_have_text(f"{now:+}was {then:+}")
    expect(framed).to_have_class("now changed less" if now < then else "now changed")
    ann.is_accessible(".players")
    table.step()
    ann.shows(table.match.number)
    expect(framed).to_have_count(0)


@pytest.mark.parametrize(("game", "players", "locale"), [
    (Scripted, 4, "pl-PL"), (ScriptedMuseum, 4, "fr-FR"), (ScriptedDestiny, 5, "pl-PL"),
])  # fmt: skip
def test_six_lines_are_in_sight_beside_every_question_of_a_turn(visitor, game, players, locale):
    ann = visitor(locale=locale)
    table = game(ann, NAMES[:players], hot_seat=False)
    for _ in range(45):
        table.step()
    for kind in TURN[game]:
        table.until(kind, seat=0)
        ann.turn_to(table.path)
        ann.asked()
        for width, height in ((1440, 900), (1024, 768), (1024, 1366)):  # also a small laptop, and a tablet that stands
            ann.page.set_viewport_size({"width": width, "height": height})
            assert ann.page.locator(".log ol").evaluate(IN_SIGHT) >= 6, (kind, width, height)
            assert ann.page.locator(".decision").evaluate("(panel) => panel.scrollHeight <= panel.clientHeight")
            assert not overlap(ann, ".decision, .log, .players, .beside, .dock")
        ann.turn_aside()
        table.leave()


def test_the_whole_log_is_by_turns_and_lights_places(ann):
    table = Scripted(ann, hot_seat=False).until("place", 1, lambda match: match.number > 60)
    table.visitor.server.ask(f"/api/matches/{table.id}/chat", {"text": "My turn at last"}, table.keys[1])
    table.until("place", 0)
    ann.open(table.path)
    ann.asked()
    ann.page.keyboard.press("l")
    expect(ann.sheet.locator(".turns > li").first.locator(".who b")).to_have_text("Bo")
    expect(ann.sheet.locator(".turns > li").nth(1)).to_have_text(re.compile("Bo My turn at last"))
    mine = ann.sheet.locator(".turns .mine").first
    expect(mine.locator(".who b")).to_have_text("You")
    expect(mine.locator(".did").first).to_have_text(re.compile("You place a supporter in"))
    expect(mine.locator(".did .kind svg").first).to_be_visible()
    expect(ann.sheet.locator(".turns > li").last.locator("summary")).to_have_text(re.compile(r"Set-up: \d+ lines"))
    ann.is_accessible("dialog")
    assert not overlap(ann, "dialog, .decision, .room > .board")  # it is a column beside the board
    line = ann.sheet.locator(".did", has_text="You place a supporter in").first
    line.hover()
    lit, board = (ann.page.locator(part).bounding_box() for part in (".wholelog .lights i", ".room > .board"))
    assert board["x"] < lit["x"] < lit["x"] + lit["width"] < board["x"] + board["width"]
    ann.sheet.locator("h2").hover()
    expect(ann.page.locator(".lights i")).to_have_count(0)
    ann.sheet.locator(".turns").focus()
    lines = ann.sheet.locator(".has-place")
    for key, number in (("ArrowDown", 0), ("ArrowDown", 1), ("ArrowUp", 0)):
        ann.page.keyboard.press(key)
        expect(lines.nth(number)).to_be_focused()
        expect(ann.page.locator(".lights i").first).to_be_visible()
    ann.page.keyboard.press("Tab")
    expect(ann.page.locator(".lights i")).to_have_count(0)
    turns = ann.sheet.locator(".turns > li").count()
    ann.sheet.get_by_role("button", name="Me", exact=True).click()
    expect(ann.sheet.locator(".turns > li")).not_to_have_count(turns)
    ann.page.keyboard.press("Escape")
    expect(ann.sheet).to_have_count(0)


def test_a_message_shows_as_a_number_on_a_phone_and_never_pushes_the_page(visitor):
    ann = visitor(viewport={"width": 390, "height": 844}, has_touch=True)
    table = Scripted(ann, hot_seat=False).until("place", 0, lambda match: match.number > 20)
    ann.open(table.path)
    ann.page.locator(".decision").wait_for()
    table.visitor.server.ask(f"/api/matches/{table.id}/chat", {"text": "long " * 60}, table.keys[1])
    expect(ann.page.locator(".logs .n")).to_have_text("1")
    ann.page.set_viewport_size({"width": 1440, "height": 900})
    expect(ann.page.locator(".chat .last")).to_contain_text("long")
    ann.fits()
    ann.page.set_viewport_size({"width": 390, "height": 844})
    ann.page.locator(".logs").tap()
    expect(ann.sheet.locator(".turns .uttered")).to_contain_text("long")
    ann.fits()
    expect(ann.page.locator(".logs .n")).to_have_count(0)
    ann.sheet.locator(".has-place", has_text="places a supporter in").first.tap()  # the log makes room for its place
    lit = ann.page.locator(".lights i").first
    expect(lit).to_be_visible()
    lit, log = lit.bounding_box(), ann.sheet.bounding_box()
    assert 0 <= lit["y"] < lit["y"] + lit["height"] <= log["y"]
