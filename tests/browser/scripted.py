"""A match that is played here and at the server alike, so that a test begins where it has something to say."""

from __future__ import annotations

from playwright.sync_api import expect

from midway import bots
from midway.games.worldsfair.state import AREA_NAMES
from midway.match.match import Match

KINDS = ("place", "figures", "take", "put", "lift", "approve")


class Scripted:
    """A match of World's Fair at one screen whose seats choose by a simple rule; `match` is what it has come to."""

    game, options = "worldsfair", {"approvals": "asked"}
    names = ("Ann", "Bo")
    seed = "5"  # with it the choices below meet every kind of decision

    def __init__(self, visitor, names=None, seed=None, hot_seat=True, options=None):
        names = names or self.names
        table = {"seed": seed or self.seed, "options": self.options if options is None else options}
        self.server = visitor.server
        self.made = visitor.create([{"name": name} for name in names], game=self.game, hot_seat=hot_seat, **table)
        self.keys = [seat["key"] for seat in self.made["seats"]]
        self.match = Match(self.game, names, **table)
        self.path = f"/table/{self.made['match']}"

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
        self.server.ask(f"/api/matches/{self.made['match']}/moves", {"number": number, "code": option.code}, self.keys[seat])
        return option

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
        greedy = bots.find(self.match.game, "greedy", seed=3)
        code = greedy.choose(self.match.view(self.match.seat), self.match.decision)
        return next(option for option in self.match.decision.options if option.code == code)


class ScriptedDestiny(ScriptedMuseum):
    """A match of Manifest Destiny whose seats choose as the greedy bot does."""

    game, options = "destiny", {}
    names = ("Ann", "Bo", "Cy")
    seed = "1"


def met(visitor, scripted, kinds):
    """Play on until every kind of decision was asked once; each as the visitor is asked."""
    left = set(kinds)
    while left:
        if scripted.match.decision.kind in left:
            left.remove(scripted.match.decision.kind)
            visitor.open(scripted.path)
            visitor.lift_curtain()
            yield visitor.asked()["decision"]
            visitor.look_away()
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
    visitor.is_accessible(colours=".replaying")
    return scripted.match.until(middle).state


def two_at_a_table(visitor, table=Scripted, until=lambda scripted: None):
    """Ann and Bo at one table, each with a browser of their own; they come when it is played until somewhere."""
    ann, bo = visitor(), visitor()
    scripted = table(ann, hot_seat=False)
    until(scripted)
    ann.open(scripted.path)
    bo.open(f"{scripted.path}#seat=2.{scripted.keys[1]}")
    bo.sheet.get_by_label("Your name").fill("Bo")
    bo.button("Sit down").click()
    expect(ann.panel("Bo").get_by_role("img", name="here")).to_be_visible()
    return ann, bo, scripted


def figures_at(cards):
    """How dear the cards of an area are to this rule: Bertha Palmer most, then other figures, then any."""
    figures = [card for card in cards if not card.startswith(("exhibit", "ticket"))]
    return sum(card.startswith("palmer") for card in cards), len(figures), len(cards)
