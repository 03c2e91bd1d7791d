"""Manifest Destiny with friends: nobody's hand and money are in anybody else's page; a reload, a game seen again."""

from __future__ import annotations

from playwright.sync_api import expect
from scripted import ScriptedDestiny, seen_again, two_at_a_table
from test_museum_together import heard, page_of

from midway.games.destiny.state import CARD_NAMES


def hand(match, seat):
    """The names of the cards that only one seat knows."""
    cards = match.game.telling.cards("en")["card"]
    return {cards[name]["name"] for name, held in zip(CARD_NAMES, match.state.hand[seat], strict=True) if held}


def shown(visitor):
    """The cards in the hand that the page shows."""
    return set(visitor.page.locator(".hand-of .influence > b").all_inner_texts())


def test_hands_and_money_that_only_their_owners_see(visitor):
    ann, bo, scripted = two_at_a_table(lambda: visitor(own=True), ScriptedDestiny)
    frames = heard(bo)
    bo.page.reload()
    scripted.until("play", seat=0)
    secrets = hand(scripted.match, 0) - {"Manifest Destiny"}
    assert secrets
    for one in (ann, bo):
        one.shows(scripted.match.number)
    assert shown(ann) == hand(scripted.match, 0)
    assert shown(bo) == hand(scripted.match, 1)
    assert not [name for name in secrets if name in page_of(bo)]
    assert frames
    assert not [name for name in secrets for frame in frames if name in frame]
    expect(ann.panel("You").locator(".of-cash")).to_have_text(str(scripted.match.state.cash[0]))
    expect(bo.panel("Ann").locator(".of-cash")).to_have_text("?")


def test_a_move_is_seen_at_once_and_out_of_turn_is_refused(visitor):
    ann, bo, scripted = two_at_a_table(visitor, ScriptedDestiny, lambda scripted: scripted.until("expand", seat=0))
    snapshot = ann.asked()
    bo.shows(snapshot["number"])
    bo.press("territory:alaska", refused=True)
    expect(bo.slip).to_contain_text("Ann decides now")
    settle = next(option for option in snapshot["decision"]["options"] if option["verb"] == "settle")
    ann.press_on_board(snapshot, settle)
    bo.moves_on(snapshot["number"])
    expect(bo.page.locator(f'.lands [data-territory="{settle["args"]["territory"]}"]')).to_contain_class("own s1")
    eve = visitor()
    eve.open(scripted.path)
    eve.page.locator(".chart").wait_for()
    expect(eve.page.locator(".hand-of")).to_have_count(0)
    eve.is_accessible(".bar, .decision")


def test_a_curtain_hides_the_hand_at_one_screen(ann):
    scripted = ScriptedDestiny(ann).until("play")
    ann.open(scripted.path)
    seats = []
    for _ in range(2):
        seat = scripted.match.seat
        seats.append(seat)
        expect(ann.page.locator(".curtain h1")).to_have_text(f"{scripted.names[seat]} plays")
        assert ann.page.locator(".destiny, .log, .opt").count() == 0
        expect(ann.button("Show my table")).to_be_focused()
        ann.page.keyboard.press("Enter")
        ann.shows(scripted.match.number)
        assert shown(ann) == hand(scripted.match, seat)
        scripted.until("play", when=lambda match, was=seat: match.seat != was)
    assert len(set(seats)) == 2


def test_a_reload_in_the_middle_of_a_turn_keeps_everything(ann):
    scripted = ScriptedDestiny(ann, hot_seat=False).until("build", seat=0)
    ann.open(scripted.path)
    before = ann.asked()
    ann.page.reload()
    assert ann.asked() == before
    ann.press_on_board(before, before["decision"]["options"][0])
    ann.moves_on(before["number"])


def test_a_game_is_seen_again(ann):
    scripted = ScriptedDestiny(ann, hot_seat=False).to_the_end()
    ann.open(scripted.path)
    then = seen_again(ann, scripted)
    expect(ann.page.locator(".lands .own.s2")).to_have_count(then.on_map[1])
    ann.press("territory:alaska", refused=True)
    expect(ann.slip).to_contain_text("This is a replay")
    ann.link("Back to the table").click()
    expect(ann.page.locator("[data-number].end")).to_be_visible()
