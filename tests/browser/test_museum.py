"""Museum by mouse: a whole game, the payment tray, loans and Pavilions."""

from __future__ import annotations

import re
from itertools import product

import pytest
from midway.games.museum.cards import cards
from midway.games.museum.state import CIVILISATION_NAMES
from midway.kernel.words import LANGUAGES
from playwright.sync_api import expect
from scripted import ScriptedMuseum

PLAYERS = ("Ann", "Bo", "Cy", "Wilhelmina")
PRESSED = 8  # choices by mouse at the beginning
CLOSING = 46  # points near the end
FULL = 6  # cards in a discard that do not lie side by side
FULL_HAND = 8  # the most cards that lie side by side
BARE = """(card) => {
  const box = card.getBoundingClientRect();
  const bare = (across) => document.elementFromPoint(box.x + across, box.y + box.height / 2)?.closest("button") === card;
  return [1, 6, 15, 25, box.width - 1].every(bare);
}"""
TAKEN_BACK = re.compile("undo(es)? the last choice")


def test_a_whole_game_against_bots_by_mouse(ann, whole):
    ann.open("/")
    ann.button("Play 3 bots: Museum").click()
    assert len(ann.asked()["seats"]) == 4
    snapshot = ann.against(3, "museum")
    pressed = 0
    while snapshot["decision"] and snapshot["decision"]["kind"] != "layout":
        pressed += 1
        if pressed == PRESSED and not whole:  # its middle without the page
            snapshot = ann.plays_on(lambda now: max(now["view"]["track"]) >= CLOSING)
            continue
        ann.press_on_board(snapshot, best(snapshot["decision"]["options"]))
        snapshot = ann.asked(after=snapshot["number"])
    ann.button("Best layout").click()
    ann.button("Use this layout").click()
    expect(ann.page.locator(".end")).to_be_visible()
    result = ann.snapshot()["result"]
    assert told_totals(ann) == sorted(result["scores"], reverse=True)
    expect(ann.page.locator(".score tr.me .tot")).to_have_text(str(result["scores"][0]))
    assert ledger(ann)["Track"] == by_rank(result, "track")
    assert ledger(ann)["Collections"] == by_rank(result, "collections")
    ann.page.locator(".plot").wait_for()
    expect(ann.page.locator("figcaption")).to_contain_text("a scoring would have added")
    ann.is_accessible()


def best(options):
    """What brings most at once; else the first that is not an end of the turn."""
    return max(options, key=lambda option: (option.get("net", 0), option["verb"] == "furbish", option["verb"] != "done"))


def told_totals(visitor):
    return [int(text) for text in visitor.page.locator(".score .tot").all_inner_texts()]


def ledger(visitor):
    """The score by source, as the end page tells it: a line for each source, from the winner on."""
    lines = visitor.page.locator(".ledger tbody tr").all()
    figures = [[int(text.replace("−", "-")) for text in line.locator("td").all_inner_texts()] for line in lines]
    return dict(zip((line.locator("th").inner_text() for line in lines), figures, strict=True))


def by_rank(result, part):
    ranked = sorted(range(len(result["scores"])), key=lambda seat: (result["standings"][seat], seat))
    return [result["parts"][seat][part] for seat in ranked]


@pytest.fixture
def alone(ann):
    """Ann sees her seat at a table of four; the others are played by the script."""

    def begin(kind, seat=0, when=lambda match: True, **more):
        scripted = ScriptedMuseum(ann, PLAYERS, hot_seat=False, **more).until(kind, seat=seat, when=when)
        ann.open(scripted.path)
        ann.shows(scripted.match.number)
        return scripted

    return begin


def test_the_tray_shows_what_is_still_owed(ann, alone):
    scripted = alone("pay", when=lambda match: match.state.owed > 1 and not match.state.seller)
    snapshot = ann.asked()
    owed = snapshot["view"]["owed"]
    tray = ann.page.locator(".tray")
    expect(tray.locator(".beam .due")).to_have_count(owed)
    expect(tray.locator(".miss b")).to_have_text(str(owed))
    expect(ann.page.locator(".tile.taking")).to_have_count(1)
    put = next(option for option in snapshot["decision"]["options"] if option["verb"] in ("pay", "token"))
    ann.option(put["code"]).hover()
    expect(tray.locator(".beam .soon").first).to_be_visible()
    ann.is_accessible(".tray")
    ann.press_on_board(snapshot, put)
    ann.moves_on(snapshot["number"])
    scripted.match.choose(put["code"])
    left = scripted.match.state.owed
    assert left < owed
    expect(tray.locator(".beam .due")).to_have_count(left)


def test_a_purchase_is_taken_back_step_by_step(ann, alone):
    alone("furbish")
    before = ann.asked()
    buy = next(option for option in before["decision"]["options"] if option["verb"] == "exhibit" and not option["final"])
    ann.press_on_board(before, buy)
    paying = ann.asked(after=before["number"])
    assert paying["decision"]["kind"] == "pay"
    expect(ann.page.locator(".tray")).to_be_visible()
    ann.page.keyboard.press("u")
    back = ann.asked(after=paying["number"])
    assert back["view"] == before["view"]
    assert back["decision"]["options"] == before["decision"]["options"]
    expect(ann.page.locator(".tray")).to_have_count(0)
    expect(ann.page.locator(".log li").first).to_contain_text(TAKEN_BACK)


def test_a_card_that_has_to_wait_says_why(ann, alone):
    scripted = alone("explore", when=lambda match: match.state.rounds > 1)
    card = ann.page.locator(".holding .tile").first
    expect(card).to_have_attribute("aria-disabled", "true")
    card.click(force=True)
    expect(ann.slip).to_be_visible()
    expect(ann.slip.get_by_role("link")).to_have_text(re.compile(r"^\w+: \w"))
    expect(ann.page.locator(".holding .refused")).to_have_count(1)
    ann.is_accessible(".slip")
    assert ann.snapshot()["number"] == scripted.match.number


# The words of a name that take more than one line, and names that do not fit.
BROKEN = """(name, texts) => texts.filter((text) => {
  name.textContent = text;
  const range = document.createRange();
  const lines = [...text.matchAll(/[^ -]+/g)].map(({ 0: word, index }) => {
    range.setStart(name.firstChild, index);
    range.setEnd(name.firstChild, index + word.length);
    return new Set([...range.getClientRects()].filter(({ width }) => width).map(({ top }) => Math.round(top))).size;
  });
  return Math.max(...lines) > 1 || name.scrollHeight > name.clientHeight + 4;
})"""

TOO_WIDE = """(line, names) => names.filter((name) => {
  line.lastChild.data = name;
  return line.scrollWidth > line.clientWidth;
})"""


class Hoarders(ScriptedMuseum):
    """They take what they may when others explore."""

    seed = "4"

    def pick(self):
        follow = next((option for option in self.match.decision.options if option.verb == "follow"), None)
        return follow or super().pick()


def test_every_name_fits_a_card_of_a_full_hand_and_of_the_display(ann):
    scripted = Hoarders(ann, PLAYERS, hot_seat=False)
    scripted.until("furbish", seat=0, when=lambda match: match.state.held[0] == FULL_HAND)
    ann.open(scripted.path)
    ann.asked()
    for place, language in product((".holding", ".offer"), LANGUAGES):
        shorts = [told["short"] for told in cards(language)["object"].values()]
        assert ann.page.locator(f"{place} .caption b").first.evaluate(BROKEN, shorts) == []
    for language in LANGUAGES:
        words = scripted.match.game.words(language)
        assert (
            ann.page.locator(".holding .caption i").first.evaluate(TOO_WIDE, [words(name) for name in CIVILISATION_NAMES]) == []
        )


class Spenders(ScriptedMuseum):
    """They buy with cards and take nothing back into their hands."""

    seed = "8"

    def pick(self):
        wanted = ("exhibit", "pay")
        return max(self.match.decision.options, key=lambda option: (option.verb in wanted, option.verb != "inventory"))


def test_a_card_of_a_full_discard_comes_out_under_the_pointer(ann):
    scripted = Spenders(ann, PLAYERS, hot_seat=False).until(
        "furbish", seat=0, when=lambda match: max(match.state.discards) >= FULL
    )
    ann.open(scripted.path)
    ann.shows(scripted.match.number)
    cards = ann.page.locator(".pile-of").first.locator(".can").all()
    assert len(cards) >= FULL
    for card in [*cards, *reversed(cards)]:
        box = card.bounding_box()
        ann.page.mouse.move(box["x"] + 4, box["y"] + 14)
        assert card.evaluate(BARE)


@pytest.mark.parametrize("verb", ["lend", "place"])
def test_a_loan_and_a_pavilion_by_mouse(ann, alone, verb):
    alone("furbish", when=lambda match: any(option.verb == verb for option in match.decision.options))
    before = snapshot = ann.asked()
    option = next(option for option in snapshot["decision"]["options"] if option["verb"] == verb)
    ann.press(next(mark for mark in option["marks"] if mark.startswith(("seat:", "pavilion:"))))
    snapshot = ann.asked(after=snapshot["number"])
    while snapshot["decision"]["kind"] != "furbish":  # which object, and its price
        ann.press_on_board(snapshot, snapshot["decision"]["options"][0])
        snapshot = ann.asked(after=snapshot["number"])
    assert placed(snapshot, verb) == placed(before, verb) + 1
    expect(ann.page.locator(f"{'.plan' if verb == 'lend' else '.pav'} .clip.s1").first).to_be_visible()


FIRST = {"seat": 1}


def placed(snapshot, verb):
    """How many objects the first seat has lent, or placed at the Fair."""
    if verb == "place":
        return sum(pavilion["owners"].count(FIRST) for pavilion in snapshot["extras"]["pavilions"])
    view = snapshot["view"]
    return sum(owners[:number].count(FIRST) for owners, number in zip(view["owner"][1:], view["objects"][1:], strict=True))
