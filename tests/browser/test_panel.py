"""The decision panel: kinds, what a choice brings, amounts, several payments in one press."""

from __future__ import annotations

import re

import pytest
from browsing import DRAWN
from playwright.sync_api import expect
from scripted import Scripted, ScriptedDestiny, ScriptedMuseum

LINES = 6  # of the log that can be read beside any question
READABLE = """(list) => {
  const { bottom } = list.getBoundingClientRect();
  return [...list.children].filter((line) => line.getBoundingClientRect().bottom <= bottom + 1).length;
}"""


def number(text):
    return int(text.replace("−", "-"))


@pytest.fixture
def ann_buys(ann):
    """Ann furbishes at a table of four, with several objects to exhibit and no Favour."""

    def wanted(match):
        verbs = [option.verb for option in match.decision.options]
        return verbs.count("exhibit") > 2 and "hire" in verbs and "favour" not in verbs

    scripted = ScriptedMuseum(ann, ("Ann", "Bo", "Cy", "Dee"), hot_seat=False).until("furbish", seat=0, when=wanted)
    ann.open(scripted.path)
    return ann.asked()


# A moment that lasts as long as it takes, and whether options were drawn before it was known what they bring.
PATIENT = """
  const later = setTimeout;
  window.setTimeout = (act, wait, ...more) => later(act, wait === 30 ? 1e6 : wait, ...more);
  const look = () => (window.early ||= document.querySelector(".weighs") !== null);
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
"""


def test_options_are_drawn_with_what_they_bring(visitor):
    ann = visitor(own=True)
    ann.context.add_init_script(PATIENT)
    scripted = ScriptedMuseum(ann, hot_seat=False).until("furbish", seat=0)
    ann.open(scripted.path)
    snapshot = ann.asked()
    ann.choose(snapshot["decision"]["options"][0])
    ann.asked(after=snapshot["number"])
    assert not ann.page.evaluate("() => window.early")


def test_a_purchase_is_found_by_kind_and_says_what_it_brings(ann, ann_buys):
    page, options = ann.page, ann_buys["decision"]["options"]
    offered = [option for option in options if option.get("kind") == "exhibit"]
    expect(page.locator(".kinds [aria-pressed=true]")).to_have_text(f"{len(offered)}Exhibit")
    nets = [number(text) for text in page.locator(".opt .gets").all_inner_texts()]
    assert nets == sorted((option["net"] for option in offered), reverse=True)

    first = page.locator(".opt").first
    expect(first).to_have_attribute("aria-pressed", "true")
    parts = [number(text) for text in page.locator(".outcome dd").all_inner_texts()]
    assert sum(parts) == nets[0] == number(page.locator(".outcome h3 b").inner_text())
    before, after = (number(text) for text in page.locator(".scoreline b").all_inner_texts())
    assert after - before == nets[0]
    expect(page.locator(".go .primary")).to_contain_text("Exhibit")
    assert page.locator("#log ol").evaluate(READABLE) >= LINES
    ann.is_accessible(".decision")

    page.locator("[data-kind=favour]").click()  # none: it says why
    expect(ann.slip.get_by_role("link")).to_have_text(re.compile(r"\w"))
    page.keyboard.press("ArrowRight")
    expect(page.locator(".kinds [aria-pressed=true]")).not_to_contain_text("Exhibit")
    page.keyboard.press("ArrowLeft")
    expect(first).to_have_attribute("aria-pressed", "true")
    ann.page.locator(".scoreline").click()
    expect(page.locator(".reckoning .in-all")).to_contain_text(str(after))

    code = int(first.get_attribute("data-code"))
    page.keyboard.press("Enter")  # what the panel shows is played at once
    ann.moves_on(ann_buys["number"])
    assert next(option for option in options if option["code"] == code)["args"]["object"] in str(ann.snapshot()["extras"])


def test_the_rest_is_paid_with_prestige_in_one_press(ann):
    def wanted(match):
        return 1 < match.state.owed <= match.state.prestige[0]

    scripted = ScriptedMuseum(ann, ("Ann", "Bo", "Cy", "Dee"), hot_seat=False).until("pay", seat=0, when=wanted)
    owed, had = scripted.match.state.owed, scripted.match.state.prestige[0]
    ann.open(scripted.path)
    before = ann.asked()
    rest = ann.page.locator(".stepper .opt")
    expect(rest).to_contain_text("The rest with prestige")
    expect(rest.locator(".price")).to_have_text(str(owed))
    ann.page.keyboard.press("ArrowLeft")
    expect(rest.locator(".price")).to_have_text(str(owed - 1))
    expect(ann.page.locator(".go .primary")).to_contain_text(f"{owed - 1} prestige")
    ann.button("More").click()
    expect(rest).to_contain_text("The rest with prestige")
    ann.is_accessible(".decision")
    rest.click()
    if next(option for option in before["decision"]["options"] if option["verb"] == "token")["final"]:
        ann.page.keyboard.press("Enter")
    ann.moves_on(before["number"])
    paid = ann.snapshot()
    assert paid["number"] >= before["number"] + owed
    assert paid["view"]["buying"] is None
    scripted.match.choose("token")
    for _ in range(owed - 1):
        scripted.match.choose("token")
    assert paid["view"]["prestige"][0] == scripted.match.state.prestige[0] < had


def test_a_bid_is_stepped_to(ann):
    scripted = ScriptedDestiny(ann, hot_seat=False).until("bid", seat=0)
    ann.open(scripted.path)
    ann.asked()
    bid = ann.page.locator(".stepper .opt")
    leads = int(re.search(r"\d+", bid.inner_text().replace("1\n", "", 1))[0])
    ann.page.keyboard.press("ArrowRight")
    expect(bid).to_contain_text(f"Bid {leads + 5} dollars")
    ann.button("Nothing").click()
    expect(bid).to_contain_text("Bid 0 dollars")
    expect(ann.page.locator(".go .primary")).to_contain_text("Bid 0 dollars")
    ann.page.keyboard.press("ArrowRight")
    expect(bid).to_contain_text("Bid 5 dollars")
    ann.is_accessible(".decision")
    ann.page.locator(".go .primary").click()
    ann.moves_on(scripted.match.number)
    assert ann.snapshot()["view"]["bid"][0] == 5


def test_a_card_is_one_row_with_a_button_for_each_use(ann):
    def wanted(match):
        marks = [mark for option in match.decision.options for mark in option.marks]
        rows = match.game.picture.rows(match)
        return any(mark not in marks for mark in rows) and any(marks.count(mark) > 1 for mark in rows)

    scripted = ScriptedDestiny(ann, hot_seat=False).until("play", seat=0, when=wanted)
    ann.open(scripted.path)
    before = ann.asked()
    decision, page = before["decision"], ann.page
    several = next(row for row in decision["rows"] if sum(row["mark"] in option["marks"] for option in decision["options"]) > 1)
    uses = [option for option in decision["options"] if several["mark"] in option["marks"]]
    row = page.locator(f'.uses:has([data-code="{uses[0]["code"]}"])')
    expect(row.locator(".use")).to_have_count(len(uses))

    row.locator(".opt").click()  # which use is not said yet: it is only considered
    expect(row.locator(".use").first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowRight")
    expect(row.locator(".use").nth(1)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".go .primary")).to_contain_text("Play it")
    assert ann.number() == before["number"]
    page.keyboard.press("Escape")
    ann.is_accessible(".decision")

    waiting = next(row for row in decision["rows"] if row["why"])
    dashed = page.locator(".waits .opt").first
    expect(dashed).to_contain_text("has to wait")
    dashed.focus()
    page.evaluate(DRAWN)  # what scrolls hides what is explained
    page.keyboard.press("?")
    expect(page.locator(".explained .does")).to_have_text(waiting["why"])
    dashed.click()
    expect(ann.slip).to_contain_text(waiting["why"])
    expect(ann.slip.get_by_role("link")).to_have_text(re.compile(r"^Rule \d"))

    ann.choose(uses[1])
    ann.moves_on(before["number"])
    assert several["mark"].split(":")[1] not in ann.snapshot()["view"]["hand"][0]


def test_an_investment_is_found_by_kind_and_its_end_is_one_key_away(ann):
    scripted = ScriptedDestiny(ann, hot_seat=False).until("invest", seat=0, when=lambda match: match.state.turn > 1)
    ann.open(scripted.path)
    before = ann.asked()
    kinds = [kind["kind"] for kind in before["decision"]["kinds"]]
    ann.page.locator(f'[data-kind="{kinds[1]}"]').click()
    offered = [option for option in before["decision"]["options"] if option.get("kind") == kinds[1]]
    if offered:
        expect(ann.page.locator(".options > *")).to_have_count(len(offered))
    else:
        expect(ann.slip).to_be_visible()
    ann.page.keyboard.press("d")
    done = next(option for option in before["decision"]["options"] if option["verb"] == "done")
    if done["final"]:
        expect(ann.page.locator(".go .primary")).to_contain_text(done["text"])
        ann.page.keyboard.press("Enter")
    ann.moves_on(before["number"])


def test_what_brings_most_is_considered_beforehand_wherever_it_stands(ann):
    scripted = Scripted(ann, hot_seat=False).until("place", 0, lambda match: match.number > 20)
    ann.open(scripted.path)
    nets = {str(option["code"]): option["net"] for option in ann.asked()["decision"]["options"]}
    first, considered = (ann.page.locator(row).first.get_attribute("data-code") for row in (".opt", ".opt[aria-pressed=true]"))
    assert nets[first] < nets[considered] == max(nets.values())
