"""A whole game without a mouse: Tab and Enter to the table, then digits, Enter, U and ?."""

from __future__ import annotations

from playwright.sync_api import expect


def test_a_whole_game_by_keyboard(ann):
    ann.open("/")
    press = ann.page.keyboard.press
    tab_to(ann, ann.button("Set up World's Fair 1893"))
    press("Enter")
    tab_to(ann, ann.sheet.get_by_role("group", name="Players").get_by_role("button", name="2"))
    press("Enter")
    tab_to(ann, ann.button("Start"))
    press("Enter")
    assert len(ann.asked()["seats"]) == 2
    snapshot = ann.against(1)

    press("?")
    expect(ann.sheet.locator(".asked a")).to_have_text(snapshot["decision"]["cite"])
    press("?")
    expect(ann.sheet.locator(".asks")).to_contain_text(snapshot["decision"]["cite"])
    press("Escape")
    expect(ann.sheet).to_have_count(0)

    undone = False
    while snapshot["result"] is None:
        decision = snapshot["decision"]
        wanted = max(decision["options"], key=lambda option: (carries_figures(snapshot, option), option.get("net", 0)))
        row = ann.option(wanted["code"])
        press(row.locator(".key").inner_text())
        if wanted["final"]:
            expect(row).to_have_attribute("aria-pressed", "true")
            press("Enter")
        after = ann.asked(after=snapshot["number"])
        if after["undoable"] and not undone:
            press("u")
            back = ann.asked(after=after["number"])
            assert back["decision"]["options"] == decision["options"]
            after, undone = back, True
        snapshot = after
    assert undone
    total = ann.page.locator(".score tr.me .tot")
    expect(total).to_have_text(str(snapshot["result"]["scores"][snapshot["seat"] - 1]))


def carries_figures(snapshot, option):
    """True for an area whose cards are partly figures: who takes them has something to take back next turn."""
    cards = snapshot["extras"]["areas"].get(option["args"].get("area"), [])
    return option["verb"] == "place" and any(not card.startswith(("exhibit", "ticket")) for card in cards)


def tab_to(visitor, wanted):
    """Press Tab until something has the focus."""
    expect(wanted).to_be_visible()
    for _ in range(60):
        if wanted.evaluate("(node) => node === document.activeElement"):
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError("Tab does not lead there")


def test_the_focus_returns_to_where_a_sheet_was_opened(ann):
    ann.open("/")
    for close in ("Escape", "Close"):
        tab_to(ann, ann.button("Menu"))
        ann.page.keyboard.press("Enter")
        expect(ann.sheet).to_be_visible()
        if close == "Escape":
            ann.page.keyboard.press("Escape")
        else:
            ann.button("Close").click()
        expect(ann.sheet).to_have_count(0)
        expect(ann.button("Menu")).to_be_focused()
