"""A match that is played here and at the server alike, so that a test begins where it has something to say."""

from __future__ import annotations

import asyncio
import re
import secrets
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import expect

from midway import bots
from midway.games.worldsfair.state import AREA_NAMES
from midway.match.match import Match
from midway.table.room import hashed, new_key
from midway.table.store import Store

SEAT = re.compile(r"/api/matches/[\w-]+/seats/\d+(\?.*)?$")
KINDS = ("place", "figures", "take", "put", "lift", "approve")


GREEDY = {}  # what the bot chooses, by position: many tests play the same game


def greedy(match):
    """What the greedy bot chooses."""
    here = match.game.name, match.state.hash
    if here not in GREEDY:
        GREEDY[here] = bots.find(match.game, "greedy", seed=3).choose(match.view(match.seat), match.decision)
    return GREEDY[here]


class Scripted:
    """A match of World's Fair at one screen whose seats choose by a simple rule; `match` is what it has come to.

    The server has it from the moment somebody wants to see it.
    """

    game, options = "worldsfair", {"approvals": "asked"}
    names = ("Ann", "Bo")
    seed = "5"  # with it the choices below meet every kind of decision

    def __init__(self, visitor, names=None, seed=None, hot_seat=True, options=None, free=()):
        self.visitor, self.hot_seat, self.names, self.free = visitor, hot_seat, names or self.names, free
        self.match = Match(self.game, self.names, seed=seed or self.seed, options=self.options if options is None else options)
        self.keys = [new_key() for _ in self.names]
        self.table = None

    @property
    def id(self):
        """The table at the server."""
        if self.table is None:
            self.table = secrets.token_hex(4)
            owners = [self._owner(seat) for seat in range(len(self.names))]
            with ThreadPoolExecutor(1) as thread:  # Playwright keeps an event loop running in this one
                thread.submit(asyncio.run, self._keep(owners)).result()
        return self.table

    def _owner(self, seat):
        """Who has a seat: the visitor, nobody yet, or somebody elsewhere."""
        if self.hot_seat or seat == 0:
            return hashed(self.visitor.cookie())
        return None if seat in self.free else hashed(new_key())

    async def _keep(self, owners):
        store = Store(self.visitor.server.database)
        await store.open()
        await store.create(self.table, self.match, [hashed(key) for key in self.keys], owners, listed=False)
        await store.close()

    @property
    def path(self):
        return f"/table/{self.id}"

    def sits(self, visitor, seat):
        """Somebody who came by the link of a seat sits down there, and the page knows; the seat has another key from then on."""
        with visitor.page.expect_response(SEAT) as sat:
            visitor.button("Sit down").click()
        self.keys[seat] = sat.value.json()["key"]
        visitor.sees(f"[data-seat='{seat + 1}']")

    def leave(self):
        """Nobody looks any more; who looks again is at another table that has come as far."""
        self.table = None

    def until(self, kind, seat=None, when=lambda match: True):
        """Play on until a kind of decision waits, for a seat if one is named; the seed must lead there."""
        while self.match.decision.kind != kind or seat not in (None, self.match.seat) or not when(self.match):
            self.step()
        return self

    def to_the_end(self):
        while self.match.decision:
            self.step()
        return self

    def step(self):
        number, seat, option = self.match.number, self.match.seat, self.pick()
        self.match.choose(option)
        if self.table:
            move = {"number": number, "code": option.code}
            self.visitor.server.ask(f"/api/matches/{self.table}/moves", move, self.keys[seat])
        return option

    def picked(self, snapshot):
        """What the seat would choose, as a browser is offered it."""
        code = self.pick().code
        return next(option for option in snapshot["decision"]["options"] if option["code"] == code)

    def pick(self):
        """Collect figures, play them; else the first option."""
        decision, areas = self.match.decision, self.match.story.areas
        if decision.kind == "figures":
            return next((option for option in decision.options if option.verb != "discard"), decision.options[0])
        if decision.kind == "place":
            return max(decision.options, key=lambda option: figures_at(areas[AREA_NAMES.index(option.args["area"])]))
        return decision.options[0]


class ScriptedMuseum(Scripted):
    """A match of Museum whose seats choose as the greedy bot does."""

    game, options = "museum", {"pavilions": "on", "loans": "on"}

    def pick(self):
        code = greedy(self.match)
        return next(option for option in self.match.decision.options if option.code == code)


class ScriptedDestiny(ScriptedMuseum):
    """A match of Manifest Destiny whose seats choose as the greedy bot does."""

    game, options = "destiny", {}
    names = ("Ann", "Bo", "Cy")
    seed = "1"


def met(visitor, scripted, kinds):
    """Play on until every kind of decision was asked once; each as the visitor sees it. Who answers it tells the script."""
    left = set(kinds)
    while left:
        if scripted.match.decision.kind in left:
            left.remove(scripted.match.decision.kind)
            visitor.turn_to(scripted.path)
            visitor.lift_curtain()
            yield visitor.asked()
            visitor.turn_aside()
            scripted.leave()
        else:
            scripted.step()


def seen_again(visitor, scripted):
    """Go back from the end page through the replay to two thirds of the game; the state then."""
    last = scripted.match.number
    visitor.link("See the final board").click()
    expect(visitor.prompt).to_have_text(f"Event {last} of {last}")
    visitor.page.keyboard.press("Home")
    visitor.shows(0)
    visitor.page.keyboard.press("ArrowRight")
    visitor.moves_on(0)
    middle = 2 * last // 3
    visitor.page.get_by_label("Event", exact=True).fill(str(middle))
    visitor.shows(middle)
    visitor.is_accessible(".replaying")
    return scripted.match.until(middle).state


def two_at_a_table(visitor, table=Scripted, until=lambda scripted: None):
    """Ann and Bo at one table, each with a browser of their own; they come when it is played until somewhere."""
    ann, bo = visitor(), visitor()
    scripted = table(ann, hot_seat=False, free=(1,))
    until(scripted)
    ann.open(scripted.path)
    bo.open(f"{scripted.path}#seat=2.{scripted.keys[1]}")
    bo.sheet.get_by_label("Your name").fill("Bo")
    scripted.sits(bo, 1)
    expect(ann.panel("Bo").get_by_role("img", name="here")).to_be_visible()
    return ann, bo, scripted


def figures_at(cards):
    """How dear the cards of an area are to this rule: Bertha Palmer most, then other figures, then any."""
    figures = [card for card in cards if not card.startswith(("exhibit", "ticket"))]
    return sum(card.startswith("palmer") for card in cards), len(figures), len(cards)
