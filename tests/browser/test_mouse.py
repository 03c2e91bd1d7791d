"""A whole game against bots by mouse, on the board itself; and every kind of decision as it looks to everyone."""

from __future__ import annotations

from playwright.sync_api import expect
from scripted import KINDS, Scripted, met


def test_a_whole_game_against_bots_by_mouse(ann):
    ann.open("/")
    ann.is_accessible()
    ann.button("Play 3 bots: World's Fair 1893").click()
    snapshot = ann.asked()
    assert [bool(seat["bot"]) for seat in snapshot["seats"]] == [False, True, True, True]
    snapshot = ann.against(3)
    while snapshot["result"] is None:
        ann.press_on_board(snapshot, best(snapshot["decision"]["options"]))
        snapshot = ann.asked(after=snapshot["number"])
    scores = snapshot["result"]["scores"]
    told = ann.page.locator(".score tbody tr:not(.bars)")
    assert told.count() == 4
    assert sorted(int(total) for total in told.locator(".tot").all_inner_texts()) == sorted(scores)
    expect(told.filter(has_text="You").locator(".tot")).to_have_text(str(scores[0]))
    ann.page.locator(".plot").wait_for()
    ann.is_accessible()


def best(options):
    """Figures are played rather than discarded; else what brings most at once."""
    return max(options, key=lambda option: (option["verb"] != "discard", option.get("net", 0)))


def test_every_kind_of_decision_is_accessible_and_answered_on_the_board(ann):
    scripted = Scripted(ann)
    for number, snapshot in enumerate(met(ann, scripted, KINDS)):
        expect(ann.prompt).to_have_text(snapshot["decision"]["prompt"])
        ann.is_accessible(".decision" if number else "html")
        option = scripted.picked(snapshot)
        ann.press_on_board(snapshot, option)
        scripted.match.choose(option["code"])
        after = ann.asked(after=snapshot["number"])
        assert after["view"]["supporters"] == scripted.match.view(None).named["supporters"]
        assert after["number"] == scripted.match.number


def test_cards_explain_themselves(ann):
    ann.open(Scripted(ann).path)
    ann.asked()
    card, explained = ann.page.locator(".palace .card").first, ann.page.locator(".explained")
    card.hover()
    expect(explained).to_contain_text(card.get_attribute("aria-label"))
    ann.page.keyboard.press("Escape")
    expect(explained).to_have_count(0)
    card.focus()
    expect(explained).to_be_visible()
    card.blur()
    expect(explained).to_have_count(0)


NUMBERS = """() => {
  window.numbers = [];
  const look = () => {
    const number = Number(document.querySelector("[data-number]")?.dataset.number ?? 0);
    if (number !== window.numbers.at(-1)) window.numbers.push(number);
  };
  new MutationObserver(look).observe(document.body, { attributes: true, subtree: true });
}"""


def test_moves_of_bots_are_seen_one_after_another(visitor):
    ann = visitor(reduced_motion="no-preference")
    made = ann.create([{"name": "Ann"}, *[{"bot": "greedy"}] * 3])
    ann.open(f"/table/{made['match']}")
    snapshot = ann.asked()
    ann.page.evaluate(NUMBERS)
    for _ in range(2):
        ann.press_on_board(snapshot, best(snapshot["decision"]["options"]))
        snapshot = ann.asked(after=snapshot["number"])
    seen = ann.page.evaluate("() => window.numbers")
    assert seen == sorted(seen)
    assert len(seen) >= 5
