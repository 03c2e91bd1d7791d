"""Tricks: a small card game with hidden hands, in a folder of its own, for testing what every game shares.

Each player is dealt two cards of three kinds, unseen by the others, and plays one a turn until all are played; a card is
worth its kind. After its first card a player may swap the other with one drawn from the deck.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from midway.kernel.codes import Catalogue, Lines, Reasons, Steps
from midway.kernel.content import Content
from midway.kernel.contract import Contract
from midway.kernel.frames import WIDTH, push, pop, wait, waiting
from midway.kernel.game import Choice, Game
from midway.kernel.piles import drawn
from midway.kernel.rule import CHANCE, NOBODY, rule, tell
from midway.kernel.state import field, state

FOLDER = Path(__file__).parent
KIND_NAMES = ("low", "middle", "high")
SEATS, KINDS = 3, 3

codes = Catalogue()
DEAL = codes.add("deal", card=KIND_NAMES)
PLAY = codes.add("play", card=KIND_NAMES)
SWAP = codes.add("swap", card=KIND_NAMES)
STAY = codes.add("stay")

steps = Steps()
DEALING = steps.add("deal", "1", DEAL, PLAY)
PLAYING = steps.add("play", "2", PLAY, SWAP)
SWAPPING = steps.add("swap", "3", SWAP, len(codes))
DRAWING = steps.add("draw", "3", DEAL, PLAY)
OVER = steps.add("over", "4", len(codes), len(codes))
FIRST, END = steps.first_codes, steps.end_codes

lines = Lines()
DEALT = lines.add("dealt", "player", "card", owner_only=True)
PLAYED = lines.add("played", "player", "card")

reasons = Reasons()
WRONG_STEP = reasons.add("wrong-step", "")
NOT_HELD = reasons.add("not-held", "2")
NOT_LEFT = reasons.add("not-left", "1")


@state
class Hands:
    """Two hidden cards each."""

    seats: int = field("how many play")
    swaps: int = field("option: 1 if cards may be swapped")
    depth: int = field("the frame on top")
    frames: list[list[int]] = field("what the game waits for", 2, WIDTH)
    player: int = field("whose turn it is")
    dealt: int = field("cards dealt at the start")
    points: list[int] = field("points of each player", SEATS)
    hands: list[list[int]] = field("cards held, by kind", SEATS, KINDS, see="owner", count=True, pool="cards")
    deck: list[int] = field("cards not dealt, by kind", KINDS, see="nobody", count=True, pool="cards")
    played: list[int] = field("cards played, by kind", KINDS)


CONTENT = Content(FOLDER / "content", ("cards",), lambda content: None)
COPIES = CONTENT.table(lambda content: [content["cards"]["copies"]["each"]])


@rule
def setup(game: Any) -> None:
    """All cards are in the deck. [TT 1]"""
    for kind in range(KINDS):
        game.deck[kind] = COPIES[0]
    wait(game, DEALING, 0, 0)


@rule
def seat(game: Any) -> int:
    what = waiting(game)
    if what == DEALING or what == DRAWING:
        return CHANCE
    return NOBODY if what == OVER else game.player


@rule
def refusal(game: Any, code: int) -> int:
    what = waiting(game)
    if code < FIRST[what] or code >= END[what]:
        return WRONG_STEP
    if what == DEALING or what == DRAWING:
        return 0 if game.deck[code - DEAL] else NOT_LEFT
    if code == STAY:
        return 0
    kind = code - PLAY if what == PLAYING else code - SWAP
    return 0 if game.hands[game.player][kind] else NOT_HELD


@rule
def legal(game: Any, out: Any) -> int:
    n = 0
    what = waiting(game)
    for code in range(FIRST[what], END[what]):
        if refusal(game, code) == 0:
            out[n] = code
            n += 1
    return n


@rule
def weight(game: Any, code: int) -> int:
    return game.deck[code - DEAL]


@rule
def draw(game: Any, x: int) -> int:
    return DEAL + drawn(game.deck, KINDS, x)


@rule
def give(game: Any, player: int, kind: int) -> None:
    """A card nobody else sees. [TT 1]"""
    game.deck[kind] -= 1
    game.hands[player][kind] += 1
    tell(game, DEALT, player, kind, 0)


@rule
def next_player(game: Any) -> None:
    """In turn, until no one holds a card. [TT 2, 4]"""
    game.player = (game.player + 1) % game.seats
    held = 0
    for kind in range(KINDS):
        held += game.hands[game.player][kind]
    wait(game, PLAYING if held else OVER, 0, 0)


@rule
def apply(game: Any, code: int) -> None:
    if waiting(game) == DEALING:
        give(game, game.dealt % game.seats, code - DEAL)
        game.dealt += 1
        if game.dealt == 2 * game.seats:
            wait(game, PLAYING, 0, 0)
    elif waiting(game) == DRAWING:
        give(game, game.player, code - DEAL)
        pop(game)
        next_player(game)
    elif code < SWAP:
        play(game, code - PLAY)
    elif code < STAY:
        game.hands[game.player][code - SWAP] -= 1
        game.deck[code - SWAP] += 1
        push(game, DRAWING, 0, 0)
    else:
        next_player(game)


@rule
def play(game: Any, kind: int) -> None:
    """A card is shown and counts its kind; the last one may be swapped. [TT 2, 3]"""
    game.hands[game.player][kind] -= 1
    game.played[kind] += 1
    game.points[game.player] += kind + 1
    tell(game, PLAYED, game.player, kind, 0)
    held = 0
    for other in range(KINDS):
        held += game.hands[game.player][other]
    if held and game.swaps:
        wait(game, SWAPPING, 0, 0)
    else:
        next_player(game)


@rule
def score(game: Any, player: int) -> int:
    return game.points[player]


@rule
def standing(game: Any, player: int) -> int:
    """More points are better. [TT 4]"""
    before = 0
    for other in range(game.seats):
        if game.points[other] > game.points[player]:
            before += 1
    return before


@rule
def policy(game: Any, bot: int, out: Any, n: int, x: int) -> int:
    return 0 + out[n - 1]


RULES = Contract(setup, seat, legal, refusal, weight, draw, apply, score, standing, policy)


def facts(plain: Any, game: Any, names: list[str], code: int | None) -> dict[str, Any]:
    return {"player": names[game.player]}


def make(rules: Contract = RULES, **changes: Any) -> Game:
    """The game, or one with something changed."""
    parts: dict[str, Any] = {
        "name": "tricks", "prefix": "TT", "version": 1, "folder": FOLDER, "players": (2, 3), "state": Hands, "codes": codes,
        "steps": steps, "lines": lines, "reasons": reasons, "content": CONTENT, "rules": rules,
        "options": (Choice("swaps", ("no", "yes"), "swaps"),), "bots": ("last",), "doubts": (),
        "values": {"card": KIND_NAMES}, "facts": facts, "marks": lambda game, code: [],
        "breakdown": lambda plain, game: [{"total": game.points[player]} for player in range(game.seats)],
        "pieces": lambda game: {str(kind): game.deck[kind] + game.played[kind] + sum(hand[kind] for hand in game.hands)
                                for kind in range(KINDS)},
    }  # fmt: skip
    return Game(**{**parts, **changes})


GAME = make()
