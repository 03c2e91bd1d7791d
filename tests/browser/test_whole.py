"""Every kind of decision of every game is whole at the sizes people have, by day and by night, and accessible."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from positions import GAMES, kinds_of, positions
from test_layout import SIZES, sized

WRONG = """() => {
  const wrong = [];
  const box = (one) => one.getBoundingClientRect();
  const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const shown = (one) => seen(one) && box(one).width > 1 && !one.closest(".vh, .skip");
  const all = (what) => [...document.querySelectorAll(what)].filter(shown);
  const named = (one) => `${one.tagName.toLowerCase()}.${one.className} "${one.innerText.slice(0, 40)}"`;
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth) wrong.push(`the page is ${page.scrollWidth} px wide in ${innerWidth} px`);
  for (const one of all(".decision :is(button, h2, p, li, .n, .head *), .bar :is(button, a)")) {
    const { clientWidth: has, scrollWidth: needs } = one;
    if (has && needs > has + 1) wrong.push(`cut: ${named(one)} needs ${needs} px, has ${has}`);
  }
  for (const one of all(".decision :is(.answered, .outcome)")) {
    const { clientHeight: has, scrollHeight: needs } = one;
    if (needs > has + 1) wrong.push(`cut: ${named(one)} needs ${needs} px of height, has ${has}`);
  }
  const parts = all(".decision, .room > .board, .log, .players, .room > .beside, .bar, .parts, .tabs");
  const laid = (one) => !["fixed", "sticky"].includes(getComputedStyle(one).position);
  const over = (a, b) => a.x < b.right - 1 && b.x < a.right - 1 && a.y < b.bottom - 1 && b.y < a.bottom - 1;
  const still = parts.filter(laid);
  for (const [index, one] of still.entries()) {
    for (const other of still.slice(index + 1)) {
      if (!one.contains(other) && over(box(one), box(other))) wrong.push(`${named(one)} lies over ${named(other)}`);
    }
  }
  for (const one of all(".decision .go button")) {
    if (box(one).bottom > innerHeight + 1 || box(one).right > innerWidth + 1) wrong.push(`out of sight: ${named(one)}`);
    if (box(one).bottom > box(one.closest(".decision")).bottom + 1) wrong.push(`sticks out of the panel: ${named(one)}`);
    const { x, y, width, height } = box(one);
    if (!one.contains(document.elementFromPoint(x + width / 2, y + height / 2))) wrong.push(`covered: ${named(one)}`);
  }
  return wrong;
}"""


AT_ONCE = 10  # kinds in one test
PARTS = [(game, first) for game in GAMES for first in range(0, len(kinds_of(game)), AT_ONCE)]


@pytest.mark.parametrize(("game", "first"), PARTS)
def test_every_kind_of_decision_is_whole_at_every_size_by_day_and_by_night_and_accessible(ann, game, first):
    found = positions(game)
    assert set(found) == kinds_of(game)
    wrong = []
    for number, kind in enumerate(sorted(found)[first : first + AT_ONCE]):
        brought = ann.context.request.post("/api/records", data=found[kind], headers={"Content-Type": "text/plain"}).json()
        sized(ann, "desk")
        ann.turn_to(f"/table/{brought['match']}")
        expect(ann.prompt).to_have_text(ann.asked()["decision"]["prompt"])
        ann.is_accessible(".decision" if number else "html", colours=ann.whole or number % 4 == 0)  # few colours are a kind's own
        for size in SIZES:
            sized(ann, size)
            for scheme in ("dark", "light") if ann.whole or not number else ("light",):  # test_web: night changes colours only
                ann.page.emulate_media(color_scheme=scheme)
                wrong += [f"{kind}, {size}, {scheme}: {one}" for one in ann.page.evaluate(WRONG)]
    assert not wrong, "\n".join(wrong)
