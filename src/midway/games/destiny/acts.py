"""What others did since a player's last turn: money, Profit, cards, land and Cities taken, attacks, products paid."""

from __future__ import annotations

from typing import Any

from midway.kernel.acts import GAIN, HARM, OTHER, Act, Move, Said, Stretch, lines

from .rules import seat as decider
from .state import (
    ADJUSTMENTS, BREAKTHROUGH_NAMES, CARD_NAMES, CARD_PLAY, ORDER, PRODUCT_NAMES, PROGRESSION_NAMES, TERRITORY_NAMES, Destiny,
)  # fmt: skip

LOSSES = {"paid": "cash", "profit-down": "profit", "points-down": "points"}
GAINS = {"earned": "earned", "collected": "collected", "profit-up": "profit-up"}
HARMS = {**dict.fromkeys((*LOSSES, "paid-to", "lost"), "player"), **dict.fromkeys(("aimed", "attacked", "stole"), "owner")}
CASH = {"paid": -1, "paid-to": -1, "earned": 1, "collected": 1, "paid-out": 1}  # which way money goes
RUNNING = {"profit-down": -1, "profit-up": 1, "points-down": -1}  # lines that tell the figure after it has changed


def turn(game: Destiny) -> int:
    """Whose part of a phase it is; while Homes and places are chosen, whoever decides. [MD 5.0, 6.0, 7.0]"""
    return int(decider(game)) if game.phase <= ORDER else game.player


def acts(stretch: Stretch) -> list[Act]:
    """What was done to the player, then what each rival did. [MD 5.0]"""
    done = [act for move in stretch.others for said in move.said for act in _done(stretch.seat, move, said)]
    return [*done, *_products(stretch), *_turns(stretch)]


def _done(me: int, move: Move, said: Said) -> list[Act]:
    """What a line of the log means to the player."""
    first, second, third = said.numbers
    if said.name in LOSSES and first == me:
        return [_sum(HARM, LOSSES[said.name], me, move, said)]
    if said.name in GAINS and first == me:
        return [_sum(GAIN, GAINS[said.name], me, move, said)]
    if said.name == "paid-to" and me in (first, third):
        return [_sum(HARM if first == me else GAIN, "paid-to" if first == me else "got-paid", me, move, said)]
    if said.name == "was-stolen" and first == me:
        facts = {"card": CARD_NAMES[second]}
        held = (move.before.held[me], move.after.held[me])
        return [Act(HARM, "stolen", move.number, third, facts, (), held, ("hand",))]
    return _land(me, move, said)


def _sum(tone: str, kind: str, me: int, move: Move, said: Said) -> Act:
    """A sum that changed, with the card behind it."""
    card = _card(move)
    by = None if _table(move, said) else move.turn
    facts = {"n": said.numbers[1], "how": "card" if card and by is not None else "other", "card": card}
    if said.name == "paid-to":
        facts["owner"] = said.numbers[2 if said.numbers[0] == me else 0]
    return Act(tone, kind, move.number, move.turn if card else by, facts, (), _figures(me, move, said), (f"seat:{me + 1}",))


def _figures(me: int, move: Move, said: Said) -> tuple[int, int]:
    """The player's cash, Profit or points before and after a line."""
    if said.name in RUNNING:
        return said.numbers[2] - RUNNING[said.name] * said.numbers[1], said.numbers[2]
    earlier = move.said[: move.said.index(said)]
    before = move.before.cash[me] + sum(_received(me, other) for other in earlier)
    return before, before + _received(me, said)


def _received(me: int, said: Said) -> int:
    """Money that a line of the log brings the player."""
    if said.name == "paid-to" and said.numbers[2] == me:
        return said.numbers[1]
    return CASH.get(said.name, 0) * said.numbers[1] if said.numbers[0] == me else 0


def _table(move: Move, said: Said) -> bool:
    """True of what happens to everybody in the Adjustments Phase. [MD 11.0]"""
    begins = [at for at, other in enumerate(move.said) if other.name == "phase" and other.numbers[0] == ADJUSTMENTS]
    return bool(move.before.phase == ADJUSTMENTS or (begins and move.said.index(said) > begins[0]))


def _card(move: Move) -> str | None:
    """The card that is being played."""
    if move.before.chain:
        return CARD_NAMES[move.before.played[0] - 1]
    played = [said.numbers[1] for said in move.said if said.name == "played"]
    return CARD_NAMES[played[0]] if played else None


def _land(me: int, move: Move, said: Said) -> list[Act]:
    """Land and Cities lost, and attacks that the player has beaten off. [MD 10.24]"""
    if said.name == "lost" and said.numbers[0] == me:
        return [_lost(move, said.numbers[1])]
    there = said.numbers[0]
    if said.name not in ("held", "city-destroyed") or move.before.holder[there] != me + 1:
        return []
    facts = {"territory": TERRITORY_NAMES[there], "best": move.after.best, "defence": move.after.defence}
    kind = "held" if said.name == "held" else "city"
    return [Act(HARM, kind, move.number, move.turn, facts, places=(f"territory:{TERRITORY_NAMES[there]}",))]


def _lost(move: Move, territory: int) -> Act:
    taken, card = move.after.holder[territory] == move.turn + 1, _card(move)
    dice = any(said.name == "won" and said.numbers[1] == territory for said in move.said)
    facts = {
        "territory": TERRITORY_NAMES[territory], "how": "taken" if taken else "lost", "card": card,
        "by": "card" if card else "dice" if dice else "other", "best": move.after.best, "defence": move.after.defence,
    }  # fmt: skip
    return Act(HARM, "land", move.number, move.turn, facts, places=(f"territory:{TERRITORY_NAMES[territory]}",))


def _products(stretch: Stretch) -> list[Act]:
    """What products brought the player in others' turns, in one line. [MD 8.331]"""
    me = stretch.seat
    paid = [(move, said) for move, said in lines(stretch.others, "paid-out") if said.numbers[0] == me]
    if not paid:
        return []
    products = tuple(dict.fromkeys(PRODUCT_NAMES[said.numbers[2]] for _, said in paid))
    facts = {"products": products, "n": sum(said.numbers[1] for _, said in paid)}
    before, after = paid[0][0].before.cash[me], paid[-1][0].after.cash[me]
    return [Act(GAIN, "products", paid[-1][0].number, None, facts, (), (before, after), (f"seat:{me + 1}",))]


def _turns(stretch: Stretch) -> list[Act]:
    """Each rival's part in a line: cards, Progressions, Breakthroughs, land; and the card that counts for the order. [MD 8.6]"""
    told = [_turn(rival, stretch.of(rival)) for rival in stretch.rivals]
    return [act for act in told if act.also]


def _turn(rival: int, moves: list[Move]) -> Act:
    lines_of_land = ("settled", "won", "claimed-land")
    land = dict.fromkeys(name for line in lines_of_land for name in _named(moves, rival, line, TERRITORY_NAMES))
    told: list[tuple[str, dict[str, Any]]] = [
        ("played", {"titles": _named(moves, rival, "played", CARD_NAMES)}),
        ("progress", {"progressions": _named(moves, rival, "bought-progression", PROGRESSION_NAMES)}),
        ("claimed", {"breakthroughs": _named(moves, rival, "claimed", BREAKTHROUGH_NAMES)}),
        ("settled", {"territories": tuple(land)}),
    ]
    parts = [part for part in told if any(part[1].values())]
    highest = moves[-1].after.highest[rival] if moves[-1].before.phase == CARD_PLAY else 0
    facts = {"highest": highest, "shown": "yes" if highest else "no"}
    return Act(OTHER, "turn", moves[0].number, rival, facts, tuple(parts), places=tuple(f"territory:{name}" for name in land))


def _named(moves: list[Move], player: int, line: str, names: tuple[str, ...]) -> tuple[str, ...]:
    """The pieces that lines of a name tell of a player, each once."""
    return tuple(dict.fromkeys(names[said.numbers[1]] for _, said in lines(moves, line) if said.numbers[0] == player))
