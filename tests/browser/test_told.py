"""What a socket tells a page: what has changed, and later what options bring."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from scripted import Scripted, ScriptedMuseum


def holding_back(visitor, wanted):
    """The messages of sockets that are held back, each with the socket to send it to."""
    held = []

    def between(socket):
        server = socket.connect_to_server()
        server.on_message(lambda message: held.append((socket, message)) if wanted(message, held) else socket.send(message))

    visitor.page.route_web_socket(re.compile("/live"), between)
    return held


def test_the_list_waits_until_it_is_known_what_options_bring(visitor):
    ann = visitor(own=True)
    held = holding_back(ann, lambda message, held: '"foretold"' in message)
    scripted = ScriptedMuseum(ann, hot_seat=False).until("furbish", 0)
    ann.open(scripted.path)
    row, question = ann.page.locator(".options .opt").first, ann.page.locator("#ask")
    expect(row).to_be_attached()
    expect(row).to_be_hidden()
    expect(ann.page.locator(".go button.primary")).to_have_count(0)
    ann.page.evaluate("() => document.fonts.ready")  # another font may break lines elsewhere
    where = question.bounding_box()
    while not held:
        ann.page.wait_for_timeout(10)
    socket, message = held[-1]
    socket.send(message)
    expect(row).to_be_visible()
    expect(row.locator(".gets")).to_have_text(re.compile(r"\d"))
    assert question.bounding_box() == where


def test_a_page_that_missed_something_is_told_everything_anew(visitor):
    ann = visitor(own=True)
    held = holding_back(ann, lambda message, held: '"after"' in message and '"log"' in message and not held)
    scripted = Scripted(ann).until("place")
    ann.open(scripted.path)
    ann.shows(scripted.match.number)
    scripted.step()
    scripted.step()
    ann.shows(scripted.match.number)
    assert len(held) == 1
