"""A page that is loaded anew and a server that dies: everybody goes on where they were."""

from __future__ import annotations

from browsing import TURN
from playwright.sync_api import expect
from scripted import Scripted, ScriptedMuseum, two_at_a_table
from test_layout import SIZES, overlap, sized


def test_a_reload_keeps_everything(ann):
    scripted = Scripted(ann).until("take")
    ann.open(scripted.path)
    before = ann.asked()
    log = entries(ann)
    ann.page.reload()
    assert ann.asked() == before
    assert entries(ann) == log
    ann.press_on_board(before, before["decision"]["options"][0])
    assert ann.asked(after=before["number"])["decision"]["kind"] == "put"


COUNT_SOCKETS = """() => {
  window.sockets = [];
  window.WebSocket = class extends WebSocket {
    constructor(address) {
      super(address);
      window.sockets.push(this);
    }
  };
}"""


def test_a_page_that_is_left_before_its_table_is_known_follows_nothing(visitor):
    ann = visitor(own=True)
    scripted = Scripted(ann).until("take")
    ann.open("/")
    ann.page.evaluate(COUNT_SOCKETS)
    held = []
    ann.page.route(f"**/api/matches/{scripted.id}?*", lambda asking: held.append(asking), times=1)
    with ann.page.expect_request(lambda request: scripted.id in request.url):
        ann.page.evaluate(TURN, scripted.path)
    ann.turn_aside()
    with ann.page.expect_request_finished(lambda request: scripted.id in request.url):
        held[0].continue_()
    ann.turn_to(scripted.path).asked()
    assert ann.page.evaluate("() => sockets.length") == 1


def entries(visitor):
    """What the log says, newest first."""
    return visitor.page.locator(".log li").all_inner_texts()


def test_a_killed_server_comes_back_and_nothing_is_missed(visitor, serve, tmp_path):
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    dying = serve(database).ready()
    ann, bo, scripted = two_at_a_table(lambda: visitor(at=dying))
    scripted.until("place", seat=0)
    snapshot = ann.asked()
    for one in (ann, bo):
        one.shows(scripted.match.number)
        one.watch.expect("WebSocket")
    option = next(option for option in snapshot["decision"]["options"] if option["final"])
    with ann.page.expect_response("**/notes*"):
        ann.option(option["code"]).hover()
    dying.kill()
    lost = ann.page.get_by_text("Connection lost; trying again")
    expect(lost).to_be_visible()
    ann.watch.expect("failed: POST .*/moves")
    ann.choose(option)
    expect(ann.slip).to_contain_text("The server does not answer")
    for one in (ann, bo):
        one.watch.sees(one.page, "WebSocket")  # it has tried again in vain
    serve(database, port=dying.port).ready()
    for _ in range(4):
        scripted.step()
    for one in (ann, bo):
        one.shows(scripted.match.number)
        expect(one.page.get_by_text("The connection is lost")).to_have_count(0)
    for one in (ann, bo):
        told = entries(one)
        one.page.reload()
        expect(one.page.locator(".log li").first).to_be_visible()
        assert entries(one) == told
    scripted.until("place", seat=0)
    now = ann.asked()
    ann.choose(now["decision"]["options"][0])
    bo.moves_on(now["number"])
    for one in (ann, bo):
        one.page.goto("about:blank")  # nobody waits for an answer when this server ends


def test_a_lost_connection_is_told_beside_what_can_be_pressed(visitor, serve, tmp_path):
    dying = serve(f"sqlite:///{tmp_path / 'tables.db'}").ready()
    ann = visitor(at=dying, locale="fr-FR")
    ann.open(ScriptedMuseum(ann, hot_seat=False).until("furbish", seat=0).path)
    ann.asked()
    ann.watch.expect("WebSocket")
    with ann.page.expect_console_message(lambda said: "WebSocket" in said.text):
        dying.kill()
    expect(ann.page.locator(".net")).to_be_visible()
    for size in SIZES:
        sized(ann, size)
        assert not overlap(ann, ".net, .decision, .parts button")
