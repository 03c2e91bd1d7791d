"""The wall of one's museum: objects are rearranged by drag, by touch and by keys, kept in the browser, weighed by the server."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from scripted import ScriptedMuseum

from midway.kernel.game import find

OBJECTS = 6
HUNG = """() => [...document.querySelectorAll(".spaces [data-space]")]
  .map((space) => (space.querySelector(".frame") ? space.ariaLabel : null))"""


@pytest.fixture
def furnished(visitor):
    """A visitor at a table where the museum of the first seat has some objects and free spaces."""

    def begin(**settings):
        one = visitor(**settings)
        scripted = ScriptedMuseum(one, ("Ann", "Bo"), hot_seat=False)
        scripted.until("furbish", seat=0, when=lambda match: match.state.objects[0] >= OBJECTS)
        one.open(scripted.path)
        one.shows(scripted.match.number)
        return one, scripted

    return begin


def hung(visitor):
    """What hangs on each space of the wall: an object's spoken name, or nothing."""
    return visitor.page.evaluate(HUNG)


def hangs(visitor, layout):
    """Wait until the wall hangs so."""
    visitor.page.wait_for_function(f"(layout) => JSON.stringify(({HUNG})()) === JSON.stringify(layout)", arg=layout)


def first_and_free(layout):
    """The first space with an object, and the last free one."""
    return next(n for n, name in enumerate(layout) if name), max(n for n, name in enumerate(layout) if not name)


def moved(layout, one, other):
    layout = list(layout)
    layout[one], layout[other] = layout[other], layout[one]
    return layout


def space(visitor, number):
    return visitor.page.locator(f'[data-space="{number}"]')


def test_a_drag_moves_an_object_and_a_reload_keeps_it(furnished):
    ann, scripted = furnished()
    before = hung(ann)
    one, other = first_and_free(before)
    space(ann, one).drag_to(space(ann, other))
    hangs(ann, moved(before, one, other))
    expect(ann.page.locator(".carrying")).to_have_count(0)
    ann.is_accessible(".hangings")
    ann.page.reload()
    ann.shows(scripted.match.number)
    hangs(ann, moved(before, one, other))


def test_two_objects_change_places_by_press_and_press(furnished):
    ann, _ = furnished(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    before = hung(ann)
    one, other = [number for number, name in enumerate(before) if name][:2]
    space(ann, one).tap()
    expect(ann.page.locator(".lintel [role=status]")).to_contain_text(before[one].split(":")[0])
    ann.is_accessible(".hangings")
    space(ann, other).tap()
    hangs(ann, moved(before, one, other))
    ann.fits()


def test_keys_carry_an_object(furnished):
    ann, _ = furnished()
    before = hung(ann)
    start = next(number for number, name in enumerate(before) if name and number % 5 < 4)
    press = ann.page.keyboard.press
    space(ann, start).focus()
    press("Enter")
    expect(space(ann, start)).to_have_attribute("aria-pressed", "true")
    press("ArrowRight")
    expect(space(ann, start + 1)).to_be_focused()
    press("Escape")
    hangs(ann, before)
    space(ann, start).focus()
    press("Enter")
    press("ArrowRight")
    press("Enter")
    hangs(ann, moved(before, start, start + 1))


def test_the_best_layout_is_one_press_and_becomes_the_last(furnished):
    ann, scripted = furnished()
    one, other = first_and_free(hung(ann))
    space(ann, one).drag_to(space(ann, other))
    worth = ann.page.locator(".worth")
    expect(worth).to_contain_text("points as it hangs")
    ann.button("Best layout").click()
    expect(worth).not_to_contain_text("possible")
    ann.turn_aside()
    scripted.until("layout", seat=0)
    ann.turn_to(scripted.path)
    ann.shows(scripted.match.number)
    ann.button("Best layout").click()
    expect(ann.page.locator(".worth")).not_to_contain_text("possible")
    wanted = hung(ann)
    ann.button("Use this layout").click()
    last = scripted.match.number + scripted.match.state.objects[0]
    ann.page.locator(f"[data-number='{last}']").wait_for()
    snapshot, cards = ann.snapshot(), find("museum").telling.cards("en")["object"]
    names = [cards[thing]["name"] for thing in snapshot["view"]["entry"][0]]
    assert snapshot["view"]["laid"][0]
    fixed = [names[entry - 1] if entry else None for entry in snapshot["view"]["space"][0]]
    assert fixed == [spoken and spoken.rpartition(": ")[0] for spoken in wanted]


def test_anothers_museum_is_one_press_away(furnished):
    ann, _ = furnished()
    ann.page.locator(".plan").nth(1).click()
    expect(ann.page.locator(".lintel h2")).to_contain_text("Bo")
    assert ann.page.locator(".spaces [data-space]").count() == 0
    ann.is_accessible(".hangings")
    ann.button("To your museum").click()
    expect(ann.page.locator(".lintel h2")).to_have_text("Your museum")
