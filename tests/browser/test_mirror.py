"""Refereeing a real table: what is drawn there is entered here, and can be taken back."""

from __future__ import annotations

from playwright.sync_api import expect


def test_a_real_table_is_refereed(ann):
    ann.open("/")
    ann.button("Referee a real table").click()
    expect(ann.sheet.get_by_label("Real table")).to_be_checked()
    ann.sheet.get_by_label("Name at seat 1").fill("Ann")
    ann.sheet.get_by_label("Name at seat 2").fill("Bo")
    ann.button("Start").click()
    snapshot = ann.asked()
    assert snapshot["mirror"]
    assert snapshot["decision"]["kind"] == "tiles"
    expect(ann.page.locator(".lot")).to_have_count(5)
    met, undone = [], set()
    while met.count("place") < 4:
        decision = snapshot["decision"]
        kind = decision["kind"]
        if decision["seat"] < 0 and kind not in met:
            ann.is_accessible()
        met.append(kind)
        option = decision["options"][len(met) % len(decision["options"])]
        ann.option(option["code"]).click()
        snapshot = ann.asked(after=snapshot["number"])
        if kind not in undone:
            undone.add(kind)
            ann.button("Undo").click()
            back = ann.asked(after=snapshot["number"])
            assert back["decision"]["options"] == decision["options"]
            ann.option(option["code"]).click()
            snapshot = ann.asked(after=back["number"])
    assert {"tiles", "opening", "first", "place", "refill"} <= undone
    expect(ann.page.locator(".palace")).to_have_count(5)
    expect(ann.page.locator(".log")).to_contain_text("The last outcome is entered anew.")
    names = {seat["name"] for seat in snapshot["seats"]}
    assert names == {"Ann", "Bo"}
