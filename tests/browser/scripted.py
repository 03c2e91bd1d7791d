"""A match that is played here and at the server alike, so that a test begins where it has something to say."""

from __future__ import annotations

from playwright.sync_api import expect

from midway.games.worldsfair.describe import AREA_NAMES
from midway.match.match import Match

KINDS = ("place", "figures", "take", "put", "lift", "approve")
SEED = "5"  # with it the choices below meet every kind of decision


class Scripted:
    """A match at one screen whose seats choose by a simple rule; `match` is what it has come to."""

    def __init__(self, visitor, names=("Ann", "Bo"), seed=SEED, hot_seat=True, options=None):
        options = {"approvals": "asked"} if options is None else options
        seats = [{"name": name} for name in names]
        self.server = visitor.server
        self.made = visitor.create(seats, seed=seed, hot_seat=hot_seat, options=options)
        self.keys = [seat["key"] for seat in self.made["seats"]]
        self.match = Match("worldsfair", names, seed=seed, options=options)
        self.path = f"/table/{self.made['match']}"

    def until(self, kind, seat=None):
        """Play on until a kind of decision waits, for a seat if one is named; the seed must lead there."""
        while self.match.decision.kind != kind or seat not in (None, self.match.seat):
            self.step()
        return self

    def to_the_end(self):
        while self.match.decision:
            self.step()
        return self

    def step(self):
        number, seat, option = self.match.number, self.match.seat, pick(self.match)
        self.match.choose(option)
        self.server.ask(f"/api/matches/{self.made['match']}/moves", {"number": number, "code": option.code}, self.keys[seat])
        return option


def two_at_a_table(visitor, **more):
    """Ann and Bo at one table, each with a browser of their own."""
    ann, bo = visitor(), visitor()
    scripted = Scripted(ann, hot_seat=False, **more)
    ann.open(scripted.path)
    bo.open(f"{scripted.path}#sit=1.{scripted.keys[1]}")
    bo.sheet.get_by_label("Your name").fill("Bo")
    bo.button("Sit down").click()
    expect(ann.panel("Bo").get_by_role("img", name="here")).to_be_visible()
    return ann, bo, scripted


def pick(match):
    """Collect figures, play them; else the first option."""
    decision = match.decision
    if decision.kind == "figures":
        return next((option for option in decision.options if option.verb != "discard"), decision.options[0])
    if decision.kind == "place":
        return max(decision.options, key=lambda option: figures_at(match.story.areas[AREA_NAMES.index(option.args["area"])]))
    return decision.options[0]


def figures_at(cards):
    """How dear the cards of an area are to this rule: Bertha Palmer most, then other figures, then any."""
    figures = [card for card in cards if not card.startswith(("exhibit", "ticket"))]
    return sum(card.startswith("palmer") for card in cards), len(figures), len(cards)
