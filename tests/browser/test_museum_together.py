"""Museum with friends: nobody's hand is in anybody else's page, at two browsers or at one screen; a game seen again."""

from __future__ import annotations


from playwright.sync_api import expect
from scripted import ScriptedMuseum, seen_again, two_at_a_table

from midway.games.museum.state import OBJECT_NAMES, OBJECTS, PATRON_NAMES, PER


def hidden(match, seat):
    """What only one seat knows: the objects it was dealt, its Patrons; as names and as ids."""
    state, cards = match.state, match.game.telling.cards("en")
    objects = [OBJECT_NAMES[thing] for thing in range(OBJECTS) if state.hidden[seat][thing // PER][thing % PER]]
    patrons = [name for number, name in enumerate(PATRON_NAMES) if state.patrons[seat][number]]
    return {*objects, *(cards["object"][name]["name"] for name in objects), *(cards["patron"][name]["name"] for name in patrons)}


def heard(visitor):
    """Everything a browser is told from now on."""
    frames = []
    visitor.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    return frames


def test_an_invitation_and_hands_that_only_their_owners_see(visitor):
    ann, bo = visitor(), visitor(own=True)
    frames = heard(bo)
    scripted = ScriptedMuseum(ann, ("Ann", "Bo"), hot_seat=False, free=(1,))
    ann.open(scripted.path)
    bo.open(f"{scripted.path}#seat=2.{scripted.keys[1]}")
    bo.sheet.get_by_label("Your name").fill("Bo")
    scripted.sits(bo, 1)
    expect(ann.panel("Bo").get_by_role("img", name="here")).to_be_visible()
    scripted.until("explore")
    secrets = hidden(scripted.match, 0)
    assert secrets
    for one in (ann, bo):
        one.shows(scripted.match.number)
    assert all(name in page_of(ann) for name in secrets if " " in name)
    assert not [name for name in secrets if name in page_of(bo)]
    assert frames
    assert not [name for name in secrets for frame in frames if name in frame]


def page_of(visitor):
    return visitor.page.evaluate("() => document.documentElement.outerHTML").replace("&amp;", "&")


def test_a_move_is_seen_at_once_and_out_of_turn_is_refused(visitor):
    late = {"seat": 0, "when": lambda match: match.state.rounds > 1}
    ann, bo, scripted = two_at_a_table(visitor, ScriptedMuseum, lambda scripted: scripted.until("explore", **late))
    snapshot = ann.asked()
    bo.shows(snapshot["number"])
    bo.page.locator(".world .tile").first.click(force=True)
    expect(bo.slip).to_contain_text("Ann decides now")
    expect(bo.slip.get_by_role("link")).to_have_text("Whose turn it is")
    ann.press_on_board(snapshot, snapshot["decision"]["options"][0])
    bo.moves_on(snapshot["number"])
    eve = visitor()
    eve.open(scripted.path)
    eve.page.locator(".houses").wait_for()
    expect(eve.page.locator(".holding")).to_have_count(0)
    eve.is_accessible(".bar, .decision")


def test_a_curtain_hides_the_hand_at_one_screen(ann):
    scripted = ScriptedMuseum(ann, ("Ann", "Bo"))
    ann.open(scripted.path)
    first = scripted.until("keep").match.seat
    for seat in (first, 1 - first):
        scripted.until("keep", seat=seat)
        expect(ann.page.locator(".curtain h1")).to_have_text(f"{('Ann', 'Bo')[seat]} plays")
        mine, others = hidden(scripted.match, seat), hidden(scripted.match, 1 - seat)
        assert not [name for name in mine | others if name in page_of(ann)]
        ann.is_accessible()
        ann.button("Show my table").click()
        ann.asked()
        assert not [name for name in others if name in page_of(ann)]
        assert mine & set(ann.page.locator(".favour b").all_inner_texts())


def test_a_reload_in_the_middle_of_a_payment_keeps_everything(ann):
    scripted = ScriptedMuseum(ann, ("Ann", "Bo"), hot_seat=False).until("pay", seat=0)
    ann.open(scripted.path)
    before = ann.asked()
    tray = ann.page.locator(".tray").inner_text()
    ann.page.reload()
    assert ann.asked() == before
    assert ann.page.locator(".tray").inner_text() == tray
    ann.press_on_board(before, before["decision"]["options"][0])
    ann.moves_on(before["number"])


def test_a_game_is_seen_again(ann):
    scripted = ScriptedMuseum(ann, ("Ann", "Bo"), hot_seat=False).to_the_end()
    ann.open(scripted.path)
    ann.page.locator(".ledger").wait_for()
    then = seen_again(ann, scripted)
    expect(ann.page.locator(".spaces .frame")).to_have_count(then.objects[0])
    ann.page.locator(".holding .tile, .world .tile").first.click(force=True)
    expect(ann.slip).to_contain_text("This is a replay")
    ann.link("Back to the table").click()
    expect(ann.page.locator(".end")).to_be_visible()


def test_the_styles_of_a_board_hold_at_its_own_tables_only(ann):
    """Boards of two games use the same names, and their sheets stay loaded."""
    museum = ScriptedMuseum(ann, hot_seat=False)
    ann.create()
    ann.look_away()  # from a page that may have shown other boards
    ann.open(museum.path)
    ann.page.locator(".museum").wait_for()
    assert boards_worn(ann) == {"museum": True}
    ann.link("Midway").click()
    ann.page.locator(".home").wait_for()
    assert boards_worn(ann) == {"museum": False}
    ann.page.locator(".waiting li", has_text="World's Fair").get_by_role("link").click()
    ann.page.locator(".palace").first.wait_for()
    assert boards_worn(ann) == {"museum": False, "worldsfair": True}


def boards_worn(visitor):
    """The games whose board's sheet is loaded, and whether any rule of it matches something."""
    return visitor.page.evaluate("""() => {
      const matches = (rule) => rule.selectorText && document.querySelector(rule.selectorText) !== null;
      const sheets = [...document.styleSheets].filter(({ href }) => href?.endsWith("/board/board.css"));
      return Object.fromEntries(sheets.map(({ href, cssRules }) => [href.split("/").at(-3), [...cssRules].some(matches)]));
    }""")
