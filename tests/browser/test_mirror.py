"""Refereeing a real table: what is drawn there is entered here, and can be taken back."""

from __future__ import annotations

from playwright.sync_api import expect


def test_a_real_table_is_refereed(ann):
    ann.open("/")
    ann.button("Referee a real table").click()
    expect(ann.sheet.get_by_role("button", name="Real table")).to_have_attribute("aria-pressed", "true")
    ann.sheet.get_by_label("Name at seat 1").fill("Ann")
    ann.sheet.get_by_label("Name at seat 2").fill("Bo")
    ann.button("Start").click()
    snapshot = ann.asked()
    assert snapshot["mirror"]
    assert snapshot["decision"]["kind"] == "tiles"
    expect(ann.page.locator(".lot")).to_have_count(5)
    met = []
    while met.count("place") < 2:
        decision = snapshot["decision"]
        kind = decision["kind"]
        option = decision["options"][len(met) % len(decision["options"])]
        if kind not in met:
            if decision["seat"] == "chance":
                ann.is_accessible(".decision")
            snapshot = entered_and_taken_back(ann, snapshot, option)
        met.append(kind)
        ann.option(option["code"]).click()
        snapshot = ann.asked(after=snapshot["number"])
    assert {"tiles", "opening", "first", "place", "refill"} <= set(met)
    expect(ann.page.locator(".palace")).to_have_count(5)
    expect(ann.page.locator(".log")).to_contain_text("The last outcome is to be entered again.")


def entered_and_taken_back(visitor, snapshot, option):
    """Enter an outcome by one press, and take it back; the same is asked again."""
    visitor.option(option["code"]).click()
    after = visitor.asked(after=snapshot["number"])
    visitor.button("Undo").click()
    back = visitor.asked(after=after["number"])
    assert back["decision"]["options"] == snapshot["decision"]["options"]
    return back
