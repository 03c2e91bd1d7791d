"""Tricks: a small card game with hidden hands, in a folder of its own, for testing what every game shares.

Each player is dealt two cards of three kinds, unseen by the others, and plays one a turn until all are played; a card is
worth its kind. After its first card a player may swap the other with one drawn from the deck.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from midway.kernel.codes import Catalogue, Lines, Reasons, Steps
from midway.kernel.content import Content
from midway.kernel.contract import Contract
from midway.kernel.frames import WIDTH, push, pop, wait, waiting
from midway.kernel.game import Game, Rules, Setting
from midway.kernel.meaning import Axis, Flag, Number, OneOf, Seats
from midway.kernel.piles import drawn
from midway.kernel.rule import ACTIVE, CHANCE, NOBODY, rule, tell
from midway.kernel.telling import Picture, Telling
from midway.kernel.state import field, state

FOLDER = Path(__file__).parent
KIND_NAMES = ("low", "middle", "high")
SEATS = Seats(3)
KINDS = Axis("card", KIND_NAMES)

codes = Catalogue()
DEAL = codes.add("deal", card=KIND_NAMES)
PLAY = codes.add("play", card=KIND_NAMES)
SWAP = codes.add("swap", card=KIND_NAMES)
STAY = codes.add("stay")

steps = Steps()
DEALING = steps.add("deal", "1", DEAL, PLAY, asks=CHANCE)
PLAYING = steps.add("play", "2", PLAY, SWAP)
SWAPPING = steps.add("swap", "3", SWAP, len(codes))
DRAWING = steps.add("draw", "3", DEAL, PLAY, asks=CHANCE)
OVER = steps.add("over", "4", len(codes), len(codes), asks=NOBODY)
FIRST, END, ASKS = steps.first_codes, steps.end_codes, steps.asks

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

    seats: int = field("how many play", of=Number(3, least=2))
    version: int = field("the version of the rules", of=Number(99, least=1))
    swaps: int = field("option: 1 if cards may be swapped", of=Flag())
    depth: int = field("the frame on top", of=Number(1))
    frames: list[list[int]] = field("what the game waits for", 2, WIDTH, of=Number(len(steps)))
    player: int = field("whose turn it is", of=OneOf(SEATS))
    dealt: int = field("cards dealt at the start", of=Number(6))
    points: list[int] = field("points of each player", SEATS, of=Number(6))
    hands: list[list[int]] = field("cards held, by kind", SEATS, KINDS, of=Number(6), see="owner", count=True, pool="cards")
    deck: list[int] = field("cards not dealt, by kind", KINDS, of=Number(6), see="nobody", count=True, pool="cards")
    played: list[int] = field("cards played, by kind", KINDS, of=Number(6))


CONTENT = Content(FOLDER / "content", ("cards",), lambda content: None)
COPIES = CONTENT.number(lambda content: content["cards"]["copies"]["each"])


@rule
def setup(game: Any) -> None:
    """All cards are in the deck. [TT 1]"""
    for kind in range(KINDS):
        game.deck[kind] = COPIES
    wait(game, DEALING)


@rule
def seat(game: Any) -> int:
    asks = ASKS[waiting(game)]
    return game.player if asks == ACTIVE else asks


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
    tell(game, DEALT, player, kind)


@rule
def next_player(game: Any) -> None:
    """In turn, until no one holds a card. [TT 2, 4]"""
    game.player = (game.player + 1) % game.seats
    held = 0
    for kind in range(KINDS):
        held += game.hands[game.player][kind]
    wait(game, PLAYING if held else OVER)


@rule
def apply(game: Any, code: int) -> None:
    if waiting(game) == DEALING:
        give(game, game.dealt % game.seats, code - DEAL)
        game.dealt += 1
        if game.dealt == 2 * game.seats:
            wait(game, PLAYING)
    elif waiting(game) == DRAWING:
        give(game, game.player, code - DEAL)
        pop(game)
        next_player(game)
    elif code < SWAP:
        play(game, code - PLAY)
    elif code < STAY:
        game.hands[game.player][code - SWAP] -= 1
        game.deck[code - SWAP] += 1
        push(game, DRAWING)
    else:
        next_player(game)


@rule
def play(game: Any, kind: int) -> None:
    """A card is shown and counts its kind; the last one may be swapped. [TT 2, 3]"""
    game.hands[game.player][kind] -= 1
    game.played[kind] += 1
    game.points[game.player] += kind + 1
    tell(game, PLAYED, game.player, kind)
    held = 0
    for other in range(KINDS):
        held += game.hands[game.player][other]
    if held and game.swaps:
        wait(game, SWAPPING)
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
    return out[n - 1]


RULES = Contract(setup, seat, legal, refusal, weight, draw, apply, score, standing, policy)


def facts(match: Any, code: int | None) -> dict[str, Any]:
    return {"player": match.names[match.state.player]}


def breakdown(match: Any) -> list[dict[str, int]]:
    return [{"total": match.state.points[player]} for player in range(match.state.seats)]


def pieces(game: Any) -> dict[str, int]:
    return {str(kind): game.deck[kind] + game.played[kind] + sum(hand[kind] for hand in game.hands) for kind in range(KINDS)}


def make(contract: Contract = RULES, **changes: Any) -> Game:
    """The game, or one in which some of the rules are others."""
    parts = Rules(Hands, codes, steps, lines, reasons, CONTENT, contract, turn="5", end="6", pieces=pieces)
    return Game(
        name="tricks",
        prefix="TT",
        version=1,
        folder=FOLDER,
        players=(2, 3),
        settings=(Setting("swaps", ("no", "yes"), "swaps"),),
        bots=("last",),
        doubts=(),
        rules=replace(parts, **changes),
        telling=Telling(values={"card": KIND_NAMES}, facts=facts, marks=lambda match, code: []),
        picture=Picture(breakdown=breakdown),
    )


GAME = make()
