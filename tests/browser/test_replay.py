"""After the game: stepping through it, keeping its record, opening it again, playing again."""

from __future__ import annotations

import re
import subprocess
import sys

from playwright.sync_api import expect
from scripted import Scripted, two_at_a_table


def test_a_game_is_stepped_through(ann):
    scripted = Scripted(ann).to_the_end()
    path, last = scripted.path, scripted.match.number
    ann.open(path)
    ann.page.locator(".end .plot").wait_for()
    slider = ann.page.get_by_label("Event", exact=True)
    expect(slider).to_have_value(str(last))
    ann.link("See the final board").click()
    expect(ann.page).to_have_url(re.compile(f"{path}/{last}$"))
    ann.shows(last)
    ann.is_accessible()

    press = ann.page.keyboard.press
    press("Home")
    is_at(ann, path, 0, last)
    stops = [0]
    while len(stops) < 30:
        before = stops[-1]
        press("ArrowRight")
        expect(ann.page).not_to_have_url(re.compile(f"{path}/{before}$"))
        stops.append(shown_in_address(ann))
        ann.shows(stops[-1])
    assert stops == sorted(set(stops))
    press("ArrowLeft")
    is_at(ann, path, stops[-2], last)
    press("End")
    is_at(ann, path, last, last)
    slider.fill(str(stops[9]))
    is_at(ann, path, stops[9], last)
    then = scripted.match.until(stops[9]).view(None).fields["supporters"]
    counts = ann.page.locator(".palace .sup b").all_inner_texts()
    assert sum(map(int, counts)) == sum(map(sum, then))
    ann.press("area:arts", refused=True)
    expect(ann.slip).to_contain_text("This is a replay")
    ann.is_accessible(".slip")
    ann.link("Back to the table").click()
    expect(ann.page).to_have_url(re.compile(f"{path}$"))
    expect(ann.page.locator(".end")).to_be_visible()


def test_a_replay_plays_by_itself_and_its_pieces_move(visitor):
    ann = visitor(own=True, reduced_motion="no-preference")
    ann.context.add_init_script(MOVED)
    scripted = Scripted(ann).until("place", when=lambda match: match.number > 40)
    last = scripted.match.number
    ann.open(f"{scripted.path}/{last - 12}")
    ann.shows(last - 12)
    assert ann.page.evaluate("() => moved.size") == 0
    ann.page.keyboard.press("ArrowRight")
    ann.moves_on(last - 12)
    ann.page.wait_for_function("() => moved.size > 0")
    ann.button("Play by itself").click()
    ann.shows(last)
    expect(ann.button("Play by itself")).to_be_visible()


MOVED = """
window.moved = new Set();
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  window.moved.add(this.dataset.move);
  return animate.apply(this, how);
};
"""


def is_at(visitor, path, number, last):
    expect(visitor.page).to_have_url(re.compile(f"{path}/{number}$"))
    visitor.shows(number)
    expect(visitor.prompt).to_have_text(f"Event {number} of {last}")


def shown_in_address(visitor):
    return int(visitor.page.url.rpartition("/")[2])


def test_the_address_of_an_event_opens_it_while_the_game_goes_on(ann):
    scripted = Scripted(ann).until("take")
    ann.open(f"{scripted.path}/17")
    ann.shows(17)
    expect(ann.prompt).to_have_text(f"Event 17 of {scripted.match.number}")
    expect(ann.page.locator(".opt")).to_have_count(0)
    ann.press("area:arts", refused=True)
    expect(ann.slip).to_contain_text("This is a replay")
    ann.link("Back to the table").click()
    expect(ann.slip).to_have_count(0)
    assert ann.asked()["number"] == scripted.match.number


def test_a_record_is_kept_verified_and_opened_again(ann, visitor, tmp_path):
    scripted = Scripted(ann, names=("Ann", "Bo", "Cy")).to_the_end()
    ann.open(scripted.path)
    with ann.page.expect_download() as download:
        ann.link("Download the record").click()
    kept = tmp_path / download.value.suggested_filename
    download.value.save_as(kept)
    checked = subprocess.run([sys.executable, "-m", "midway", "verify", kept], capture_output=True, text=True, timeout=60)
    assert checked.returncode == 0, checked.stdout + checked.stderr

    reader = visitor()
    reader.open("/")
    reader.page.get_by_label("Open a record").set_input_files(kept)
    expect(reader.page.locator(".end")).to_be_visible()
    assert reader.match != scripted.id
    scores = scripted.match.result.scores
    told = reader.page.locator(".score tbody tr:not(.bars)")
    rows = dict(zip(told.locator("th").all_inner_texts(), told.locator(".tot").all_inner_texts(), strict=True))
    assert rows == dict(zip(("Ann", "Bo", "Cy"), map(str, scores), strict=True))


def test_a_broken_record_says_why(ann, tmp_path):
    scripted = Scripted(ann).to_the_end()
    ann.open("/")
    lines = ann.context.request.get(f"/api/matches/{scripted.id}/record").text().splitlines(keepends=True)
    broken = {"no record at all": "This is not a Midway record", "".join(lines[:-3]): "the record was cut off",
              "x" * 1_100_000: "at most one megabyte"}  # fmt: skip
    ann.watch.expect("answer 422: POST .*/api/records")
    for text, why in broken.items():
        (tmp_path / "broken.txt").write_text(text)
        ann.page.get_by_label("Open a record").set_input_files(tmp_path / "broken.txt")
        expect(ann.page.get_by_role("alert")).to_contain_text(why)
    ann.is_accessible("[role=alert]")


def test_a_rematch_is_one_press_and_the_other_sees_it(visitor):
    ann, bo, scripted = two_at_a_table(visitor)
    for one in (ann, bo):
        one.look_away()
    scripted.to_the_end()
    for one in (ann, bo):
        one.open(scripted.path)
        expect(one.page.locator(".end")).to_be_visible()
    ann.button("Rematch").click()
    expect(ann.page).not_to_have_url(re.compile(scripted.id))
    expect(ann.page.locator(".decision")).to_be_visible()
    bo.link("To the rematch").click()
    expect(bo.page.locator(".decision")).to_be_visible()
    assert bo.match == ann.match
    seats = ann.snapshot()["seats"]
    assert [seat["name"] for seat in seats] == ["Bo", "Ann"]
    assert (ann.snapshot()["seat"], bo.snapshot()["seat"]) == (2, 1)
