"""The decision panel: kinds, what a choice brings, amounts, several payments in one press."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from scripted import ScriptedDestiny, ScriptedMuseum

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
    ann.is_accessible(colours=".decision")

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
    ann.is_accessible(colours=".decision")
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
    ann.is_accessible(colours=".decision")
    ann.page.locator(".go .primary").click()
    ann.moves_on(scripted.match.number)
    assert ann.snapshot()["view"]["bid"][0] == 5
