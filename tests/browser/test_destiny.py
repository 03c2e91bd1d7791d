"""Manifest Destiny by mouse: a whole game, its end, refusals, Undo, the map."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from scripted import ScriptedDestiny
from test_follow import IN_SIGHT
from test_museum import TAKEN_BACK, by_rank, told_totals

LOOKS = 200
BUSY = 3  # of as many turns one is busy, so that the game is not long
PRESSED = 8  # choices by mouse at the beginning
CLOSING = 28  # points near the end
LAST = ("done", "pass", "priority")  # what ends a part of a turn, or is worth little


def test_a_whole_game_against_bots_by_mouse(ann, whole):
    ann.open("/")
    ann.button("Set up Manifest Destiny").click()
    ann.sheet.get_by_role("group", name="Players").get_by_role("button", name="3").click()
    ann.button("Start").click()
    assert [bool(seat["bot"]) for seat in ann.asked()["seats"]] == [False, True, True]
    snapshot = ann.against(2, "destiny")
    acted, pressed = set(), 0
    while snapshot["result"] is None:
        if snapshot["decision"]["kind"] == "turn-place":
            shows_the_position(ann, snapshot["view"])
        pressed += 1
        if pressed == PRESSED and not whole:  # its middle without the page
            snapshot = ann.plays_on(lambda now: now["result"] or max(now["view"]["points"]) >= CLOSING)
            continue
        ann.press_on_board(snapshot, one_of_each(snapshot, snapshot["decision"]["options"], acted))
        snapshot = ann.asked(after=snapshot["number"])
    expect(ann.page.locator(".score tr.me .tot")).to_have_text(str(snapshot["result"]["scores"][0]))


def shows_the_position(visitor, view):
    expect(visitor.page.locator(".empires tr.me .of-vp")).to_have_text(str(view["points"][0]))
    expect(visitor.page.locator(".lands .own.s1")).to_have_count(view["on_map"][0])


def one_of_each(snapshot, options, acted):
    """In each part of a busy turn one thing, and then its end; questions are answered with what does something."""
    part = snapshot["view"]["turn"], snapshot["view"]["phase"]
    done = next((option for option in options if option["verb"] == "done"), None)
    if done and (part in acted or snapshot["view"]["turn"] % BUSY):
        return done
    acted.add(part)
    return best(options)


def best(options):
    """The first that does something: it is the cheapest, and there is an end to what can be paid."""
    return next((option for option in options if option["verb"] not in LAST), options[-1])


def test_the_end_tells_the_score_by_source(ann):
    scripted = ScriptedDestiny(ann).to_the_end()
    ann.open(scripted.path)
    result = ann.snapshot()["result"]
    expect(ann.page.locator(".legacy").first).to_be_visible()
    assert told_totals(ann) == sorted(result["scores"], reverse=True)
    assert max(result["scores"]) >= 24
    titles = ann.page.locator(".score thead th").all_inner_texts()
    for title, part in (("Progressions", "progressions"), ("Breakthroughs", "breakthroughs"), ("Most Cities", "cities")):
        column = ann.page.locator(f".score tbody tr:not(.bars) > :nth-child({titles.index(title) + 1})")
        assert [int(text) for text in column.all_inner_texts()] == by_rank(result, part)
    widest = max(bar.bounding_box()["width"] for bar in ann.page.locator(".bar-row").all())
    assert widest > ann.page.locator(".score table").first.bounding_box()["width"] / 2
    ann.page.locator(".plot").wait_for()
    expect(ann.page.locator("figcaption")).not_to_contain_text("a scoring would have added")
    ann.is_accessible()


@pytest.fixture
def alone(ann):
    """Ann sees her seat at a table of three; the others are played by the script."""

    def begin(kind, when=lambda match: True):
        scripted = ScriptedDestiny(ann, hot_seat=False).until(kind, seat=0, when=when)
        ann.open(scripted.path)
        ann.shows(scripted.match.number)
        return scripted

    return begin


# Pixels between neighbouring figures of each row.
GAPS = """(rows) => rows.flatMap((row) => {
  const boxOf = (cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell.lastChild);
    return range.getBoundingClientRect();
  };
  const boxes = [...row.querySelectorAll("td")].map(boxOf);
  return boxes.slice(1).map((box, index) => box.left - boxes[index].right);
})"""


def test_a_placement_shows_its_cost_and_an_attack_its_odds(ann, alone):
    alone("expand", when=lambda match: {option.verb for option in match.decision.options} >= {"settle", "attack"})
    snapshot = ann.asked()
    reach = snapshot["extras"]["reach"]
    for option in snapshot["decision"]["options"]:
        if option["verb"] not in ("settle", "attack"):
            continue
        told = reach[option["args"]["territory"]]
        row = ann.option(option["code"])
        expect(row.locator(".cost")).to_have_text(str(told["cost"]))
        expect(row.locator(".odds")).to_have_text([f"{round(told['odds'])}%"] if option["verb"] == "attack" else [])
    assert min(ann.page.locator(".empires tbody tr").evaluate_all(GAPS)) >= 4
    attack = next(option for option in snapshot["decision"]["options"] if option["verb"] == "attack")
    ann.press(f"territory:{attack['args']['territory']}")
    expect(ann.page.locator(".frames .solid")).to_have_count(1)
    outcome = ann.page.locator(".outcome")
    expect(outcome.locator("h3 b")).to_have_text(f"{round(reach[attack['args']['territory']]['odds'])}%")
    expect(outcome.locator("dd").first).to_have_text(f"+{attack['brings']['profit']}")
    expect(outcome.locator("dd").last).to_have_text(f"−{reach[attack['args']['territory']]['cost']}")
    assert attack["final"]
    ann.page.locator(".go .primary").click()
    ann.moves_on(snapshot["number"])
    expect(ann.page.locator(".log li").nth(0)).to_be_visible()


def test_a_territory_that_has_to_wait_says_why(ann, alone):
    scripted = alone("invest")
    ann.press("territory:alaska", refused=True)
    expect(ann.slip).to_be_visible()
    expect(ann.slip.get_by_role("link")).to_have_text(re.compile(r"^Rule \d"))
    expect(ann.page.locator(".frames .refusal")).to_have_count(1)
    ann.is_accessible(".slip")
    ann.slip.get_by_role("link").click()
    expect(ann.sheet.locator(".asks")).to_be_in_viewport()
    assert ann.snapshot()["number"] == scripted.match.number


def test_a_purchase_is_taken_back(ann, alone):
    alone("invest")
    before = ann.asked()
    tokens = [option for option in before["decision"]["options"] if option["verb"] == "tokens"][-1]
    ann.choose(tokens)
    bought = ann.asked(after=before["number"])
    assert bought["view"]["purchased"][0] > before["view"]["purchased"][0]
    expect(ann.page.locator(".tokens .spend")).to_contain_text(str(bought["view"]["purchased"][0]))
    ann.page.keyboard.press("u")
    back = ann.asked(after=bought["number"])
    assert back["view"] == before["view"]
    assert back["decision"]["options"] == before["decision"]["options"]
    expect(ann.page.locator(".log li").first).to_contain_text(TAKEN_BACK)


def test_the_map_moves_under_wheel_drag_and_buttons(ann, alone):
    alone("expand")
    whole = seen(ann)
    frame = ann.page.locator(".view").bounding_box()
    middle = (frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2)
    ann.page.mouse.move(*middle)
    ann.page.mouse.wheel(0, -400)
    closer = until_seen(ann, lambda box: box[2] < whole[2] * 0.6)
    ann.page.mouse.down()
    ann.page.mouse.move(middle[0] - 120, middle[1], steps=6)
    ann.page.mouse.up()
    moved = until_seen(ann, lambda box: box[0] > closer[0] + 50)
    assert moved[2:] == closer[2:]
    assert ann.slip.count() == 0
    ann.button("Whole map").click()
    until_seen(ann, lambda box: box[2] >= whole[2])
    ann.button("Zoom in").click()
    until_seen(ann, lambda box: box[2] < whole[2])
    ann.button("Zoom out").click()
    until_seen(ann, lambda box: box[2] >= whole[2])


def seen(visitor):
    """What part of the map is in sight: left, top, width, height."""
    return [float(number) for number in visitor.page.locator(".view .map").get_attribute("viewBox").split()]


def until_seen(visitor, holds):
    """Wait until the part in sight is as it should be; that part."""
    for _ in range(LOOKS):
        if holds(box := seen(visitor)):
            return box
        visitor.page.wait_for_timeout(50)
    raise AssertionError(f"in sight: {box}")


def test_the_whole_hand_and_the_race_are_one_key_away(ann, alone):
    scripted = alone("play", when=lambda match: match.state.turn >= 2 and sum(match.state.hand[0]) > 1)
    held = ann.snapshot()["view"]["hand"][0]
    ann.page.keyboard.press("c")
    cards = ann.sheet.locator(".whole")
    expect(cards).to_have_count(len(held))
    can = next(index for index, card in enumerate(cards.all()) if card.locator(".can").count())  # the first that can be played
    expect(cards.nth(can)).to_be_focused()
    expect(ann.sheet.locator(".foot .primary")).to_contain_text(cards.nth(can).locator("b").inner_text())
    for card in cards.all():
        expect(card.locator(".now")).not_to_be_empty()
        whole = card.locator(".text").evaluate("(text) => text.scrollHeight <= text.clientHeight + 1")
        assert whole, card.inner_text()
    ann.page.keyboard.press("1")
    expect(cards.first).to_be_focused()
    ann.page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    ann.is_accessible("dialog")
    ann.page.keyboard.press("c")
    expect(ann.sheet).to_have_count(0)
    ann.page.keyboard.press("b")
    filled = sum(len(numbers) for steps in ann.snapshot()["view"]["steps"] for numbers in steps.values())
    expect(ann.sheet.locator(".cells .pc")).to_have_count(filled)
    size = ann.sheet.locator(".cells .pc").first.bounding_box()
    assert size["width"] >= 14
    ann.is_accessible("dialog")
    ann.page.keyboard.press("Escape")
    expect(ann.sheet).to_have_count(0)
    assert ann.snapshot()["number"] == scripted.match.number


FIVE = ("Ann", "Bo", "Cy", "Dee", "Eve")


def test_an_answer_shows_the_card_and_what_follows(ann):
    scripted = ScriptedDestiny(ann, FIVE, hot_seat=False)
    scripted.until("answer", seat=0, when=lambda match: len(match.decision.options) > 1)
    ann.open(scripted.path)
    snapshot = ann.asked()
    answered = snapshot["view"]["played"][0]
    card = scripted.match.game.telling.cards("en")["card"][answered]
    expect(ann.page.locator(".head.answer")).to_contain_text("Your answer, in Dee’s turn")
    here = ann.page.locator(".answered p")
    expect(here).to_contain_text("Everyone else pays Dee")
    assert here.evaluate("(text) => text.scrollHeight <= text.clientHeight + 1")
    ann.page.locator(".answered").focus()
    ann.page.keyboard.press("?")
    expect(ann.page.locator(".explained")).to_contain_text(card["text"])
    ann.page.locator(".answered").blur()
    expect(ann.page.locator(".explained")).to_have_count(0)
    expect(ann.page.locator(".opt .w")).to_have_text(
        ["Congress does nothing; 64 counts for the turn order.", "Congress takes effect."]
    )
    assert ann.page.locator(".log ol").evaluate(IN_SIGHT) >= 6
    panel, button = (ann.page.locator(part).bounding_box() for part in (".decision", ".go .primary"))
    assert button["y"] + button["height"] <= panel["y"] + panel["height"]
    ann.is_accessible(".decision")
    for width, height in ((1024, 768), (390, 844), (844, 390)):
        ann.page.set_viewport_size({"width": width, "height": height})
        name, note = (ann.page.locator(f".opt {part}").first.bounding_box() for part in (".n", ".w"))
        assert (note["x"], note["y"]) == (name["x"], name["y"] + name["height"])
        assert width < 1024 or ann.page.locator(".log ol").evaluate(IN_SIGHT) >= 6
    ann.page.set_viewport_size({"width": 1440, "height": 900})
    ann.page.keyboard.press("Escape")
    ann.moves_on(snapshot["number"])
    expect(ann.page.locator(".log li").first).to_contain_text("pass")


def thrown(ann, seed, kind, verb):
    """The felt after a choice that rolls dice, which stay until a key."""
    scripted = ScriptedDestiny(ann, FIVE, seed=seed, hot_seat=False)
    scripted.until(kind, seat=0, when=lambda match: any(option.verb == verb for option in match.decision.options))
    ann.turn_to(scripted.path)
    snapshot = ann.asked()
    ann.choose(next(option for option in snapshot["decision"]["options"] if option["verb"] == verb))
    ann.moves_on(snapshot["number"])
    return ann.page.locator(".felt")


@pytest.fixture
def patient(visitor):
    """Somebody who has time to look at dice."""
    ann = visitor(own=True)
    ann.context.add_init_script(
        "const later = setTimeout; window.setTimeout = (act, wait, ...more) => later(act, wait === 800 ? 1e6 : wait, ...more)"
    )
    return ann


def test_dice_lie_on_felt_until_a_key(patient):
    felt = thrown(patient, "1", "expand", "attack")
    expect(felt.locator(".die:not(.lesser)")).to_have_count(2)
    expect(felt.locator(".lesser")).to_have_count(3)  # of two and of three dice the highest is told
    expect(felt.locator(".counts")).to_have_count(1)
    expect(felt.locator(".who")).to_have_text(["You attackhighest of 2", "Eve defendshighest of 3"])
    expect(felt.locator("p")).to_have_text("The defence of Virginia holds.The highest die wins.")
    expect(patient.page.locator(".log .thrown").first.locator(".die")).to_have_count(2)
    patient.is_accessible(".felt")
    patient.page.keyboard.press("Shift")
    expect(felt).to_have_count(0)


def test_dice_say_what_they_bring(patient):
    felt = thrown(patient, "2", "expand", "attack")
    expect(felt.locator("p")).to_have_text("You win Tennessee.The highest die wins. Profit +5 for you when the turn ends.")
    patient.page.keyboard.press("Shift")
    felt = thrown(patient, "1", "invest", "research")
    expect(felt.locator(".who")).to_have_text("Turnpike: you need 1, 2 and 3")
    expect(felt.locator("p")).to_have_text("You fill step 3 of Turnpike.Still missing: 1 and 2.")
