"""The printed numbers of World's Fair 1893 as tables for the rules, built from content/*.toml."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from midway.kernel.content import Content, ContentError, Tree

from .state import AREA_NAMES, FIGURE_NAMES, RANK_NAMES

BONUS_CARDS = ("first", "second", "third", "fourth")
PLAYERS = ("2", "3", "4")


def check(content: Tree) -> None:
    """Refuse content that the rules cannot be played with. [WF turn.4.limit, setup.9]"""
    board, scoring = content["board"], content["scoring"]
    for area, limit in _values(board["card_limit"]):
        _within(f"board.card_limit.{area}", limit, 3, 9)  # step 4 may put three cards on one area
    for card, areas in _values(board["start_bonus"]):
        if any(area not in AREA_NAMES or areas.count(area) > 1 for area in areas):
            raise ContentError("content-among", name=f"board.start_bonus.{card}", known=", ".join(AREA_NAMES))
    for players in PLAYERS:
        _check_cards(content, players)
        for reward in ("medals", "approvals"):
            for rank, number in scoring["areas"][players][reward].items():
                _within(f"scoring.areas.{players}.{reward}.{rank}", number, 0, 20)
        _within(f"scoring.tied_first_reversed.{players}", scoring["tied_first_reversed"][players], 0, 20)
    on_each = board["supporters"]["on_each_area"]
    _within("board.supporters.on_each_area", on_each, 0, 9)
    _within("board.supporters.each", board["supporters"]["each"], len(AREA_NAMES) * (on_each + 1), 60)
    _within("board.cards.at_each_area", board["cards"]["at_each_area"], 1, 3)
    _within("board.cards.refill", board["cards"]["refill"], 1, 3)
    _within("board.rounds.number", board["rounds"]["number"], 1, 9)
    for name, number in _values(scoring["tickets"]):
        _within(f"scoring.tickets.{name}", number, 0, 20)
    points = scoring["sets"]["points"]
    if len(points) != len(AREA_NAMES) + 1:
        raise ContentError("content-length", name="scoring.sets.points", n=len(AREA_NAMES) + 1)
    for number in points:
        _within("scoring.sets.points", number, 0, 99)


def _check_cards(content: Tree, players: str) -> None:
    """The deck can be dealt from, and holds enough tickets to bring the car round, one space more with the option."""
    board, cards, removed = content["board"], content["cards"], content["cards"]["removed"][players]
    for name, number in _values(removed):
        _within(f"cards.removed.{players}.{name}", number, 0, 20)
    _within("cards.exhibits.each_area", cards["exhibits"]["each_area"], removed["exhibits_of_each_area"], 20)
    _within("cards.tickets.number", cards["tickets"]["number"], removed["tickets"] + 2, 60)
    for name in FIGURE_NAMES:
        _within(f"cards.figures.{name}", cards["figures"][name], removed.get(name, 0), 20)
    _within(f"board.wheel.{players}", board["wheel"][players], 1, cards["tickets"]["number"] - removed["tickets"] - 1)
    opening = board["cards"]["at_each_area"] * len(AREA_NAMES)
    if sum(_deck(content, int(players))) <= opening:
        raise ContentError("content-deck", players=players, n=opening + 1)


def _within(name: str, value: object, low: int, high: int) -> None:
    if type(value) is not int or not low <= value <= high:
        raise ContentError("content-range", name=name, low=low, high=high)


def _values(table: Tree) -> list[tuple[str, Any]]:
    return [(name, value) for name, value in table.items() if name not in ("source", "confidence")]


def _deck(content: Tree, players: int) -> list[int]:
    """How many cards of each kind are in the deck."""
    cards, removed = content["cards"], content["cards"]["removed"][str(players)]
    exhibits = [cards["exhibits"]["each_area"] - removed["exhibits_of_each_area"]] * len(AREA_NAMES)
    tickets = [cards["tickets"]["number"] - removed["tickets"]]
    return exhibits + tickets + [cards["figures"][name] - removed.get(name, 0) for name in FIGURE_NAMES]


def _rewards(content: Tree, reward: str) -> list[list[int]]:
    """By number of players and rank; nothing for those without a rank."""
    areas = content["scoring"]["areas"]
    return [[0] * 5] * 2 + [[areas[players][reward][rank] for rank in RANK_NAMES] + [0] for players in PLAYERS]


def _approvals(content: Tree) -> list[list[list[int]]]:
    printed = _rewards(content, "approvals")
    other = content["scoring"]["tied_first_reversed"]
    reversed_ties = [[row[0], other.get(str(players), 0), *row[2:]] for players, row in enumerate(printed)]
    return [printed, reversed_ties]


CONTENT = Content(Path(__file__).parent / "content", ("board", "cards", "scoring"), check)

# By number of players.
WHEEL: list[int] = CONTENT.table(lambda c: [0, 0] + [c["board"]["wheel"][players] for players in PLAYERS])
DECK = CONTENT.table(lambda c: [[0] * 14] * 2 + [_deck(c, players) for players in (2, 3, 4)])
# Points of a medal by number of players and rank; approvals by reading of the tied first place, players and rank.
MEDALS = CONTENT.table(lambda c: _rewards(c, "medals"))
APPROVALS = CONTENT.table(_approvals)
# By area.
CARD_LIMIT = CONTENT.table(lambda c: [c["board"]["card_limit"][area] for area in AREA_NAMES])
# By order of play and area: 1 where the start bonus card names the area.
START_BONUS = CONTENT.table(
    lambda c: [[int(area in c["board"]["start_bonus"][card]) for area in AREA_NAMES] for card in BONUS_CARDS]
)
# By number of different approval tokens in a set.
SET_POINTS = CONTENT.table(lambda c: list(c["scoring"]["sets"]["points"]))
# Single numbers.
SUPPORTERS_EACH = CONTENT.number(lambda c: c["board"]["supporters"]["each"])
SUPPORTERS_ON_AREA = CONTENT.number(lambda c: c["board"]["supporters"]["on_each_area"])
OPENING_CARDS = CONTENT.number(lambda c: c["board"]["cards"]["at_each_area"])
REFILL_CARDS = CONTENT.number(lambda c: c["board"]["cards"]["refill"])
ROUNDS = CONTENT.number(lambda c: c["board"]["rounds"]["number"])
LEADER_BONUS = CONTENT.number(lambda c: c["scoring"]["tickets"]["leader_bonus"])
TICKET_POINTS = CONTENT.number(lambda c: c["scoring"]["tickets"]["each"])
