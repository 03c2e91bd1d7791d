"""What others did since a player's last turn: supporters moved, ranks and the ticket lead lost, scorings, cards taken."""

from __future__ import annotations

from typing import Any

from midway.kernel.acts import GAIN, HARM, OTHER, Act, Move, Stretch, lines
from midway.kernel.frames import waiting
from midway.kernel.machine import Plain

from .codes import APPROVING
from .picture import standings_of
from .rules import seat as decider
from .scoring import rank
from .state import (
    AREA_NAMES, CARD_NAMES, FIGURE_NAMES, FIRST_ALONE, FIRST_TIED, RANK_NAMES, SECOND_ALONE, SECOND_TIED, TICKET, UNRANKED, Fair,
)  # fmt: skip

SCORED = {"scoring", "ticket-leader", "traded", "medal", "approved", "kept", "recalled"}
TIES = {FIRST_ALONE: FIRST_TIED, SECOND_ALONE: SECOND_TIED}
NO_RANK = "none"
EXHIBIT = "exhibit_"  # how the names of exhibits begin, before their area


def turn(game: Fair) -> int:
    """Whose turn it is; whoever approves does so in a turn of their own. [WF turn.order, scoring.2.approve]"""
    return int(decider(game)) if waiting(game) == APPROVING else game.player


def acts(stretch: Stretch) -> list[Act]:
    """What was done to the player, then what each rival did. [WF cards.open]"""
    return [*_moved(stretch), *_ranks(stretch), *_tickets(stretch), *_scored(stretch), *_turns(stretch)]


def outranked(plain: Plain, game: Any, numbers: tuple[int, int, int]) -> list[int]:
    """The players who lose a rank, or now share it, by a rival's new supporter. [WF scoring.2]"""
    rival, area, _ = numbers
    there, readings = [row[area] for row in game.supporters], (game.seats, game.empty_ranks, game.tied_reversed)
    after = standings_of(plain, tuple(there), *readings).standings
    there[rival] -= 1
    before = standings_of(plain, tuple(there), *readings).standings
    return [player for player in range(game.seats) if player != rival and after[player].rank > before[player].rank]


def _held(plain: Plain, game: Fair, player: int, area: int) -> int:
    """A player's rank in an area. [WF scoring.2]"""
    return int(plain.bound(rank)(game, player, area, game.supporters[player][area]))


def _moved(stretch: Stretch) -> list[Act]:
    """The player's supporters that Bertha Palmer moved. [WF figures.palmer]"""
    done = []
    for move, said in lines(stretch.others, "moved"):
        owner, area, to = said.numbers
        if owner == stretch.seat:
            counts = (move.before.supporters[owner][area], move.after.supporters[owner][area])
            facts = {"area": AREA_NAMES[area], "to": AREA_NAMES[to]}
            places = (f"area:{AREA_NAMES[area]}", f"area:{AREA_NAMES[to]}")
            done.append(Act(HARM, "moved", move.number, move.turn, facts, (), counts, places))
    return done


def _calm(stretch: Stretch) -> list[Move]:
    """The moves since the last scoring, which changes all ranks."""
    begun = [at for at, move in enumerate(stretch.moves) if any(said.name == "round" for said in move.said)]
    return list(stretch.moves[begun[-1] + 1 :] if begun else stretch.moves)


def _ranks(stretch: Stretch) -> list[Act]:
    """Ranks that the player has lost, or now shares. [WF scoring.2]"""
    return [act for area in range(len(AREA_NAMES)) for act in _rank(stretch, area)]


def _rank(stretch: Stretch, area: int) -> list[Act]:
    me, calm = stretch.seat, _calm(stretch)

    def held(game: Fair) -> int:
        return _held(stretch.plain, game, me, area)

    worse = [move for move in calm if move.seat not in (me, -1) and held(move.after) > held(move.before)]
    if not worse:
        return []
    was, now = held(calm[0].before), held(calm[-1].after)
    if now <= was or was == UNRANKED:
        return []
    ranks = [NO_RANK if place == UNRANKED else RANK_NAMES[place] for place in (was, now)]
    facts = {"area": AREA_NAMES[area], "n": calm[-1].after.supporters[me][area], "was": ranks[0], "now": ranks[1]}
    kind = "tied" if TIES.get(was) == now else "rank"
    return [Act(HARM, kind, worse[-1].number, worse[-1].turn, facts, (), (was, now), (f"area:{AREA_NAMES[area]}",))]


def _tickets(stretch: Stretch) -> list[Act]:
    """The lead in tickets that the player has lost. [WF scoring.1.leader]"""
    me, calm = stretch.seat, _calm(stretch)
    lost = [move for move in calm if _leads(move.before, me) and not _leads(move.after, me) and move.turn != me]
    if not lost or _leads(calm[-1].after, me):
        return []
    now = calm[-1].after.tickets
    facts = {"mine": now[me], "n": max(now)}
    return [Act(HARM, "tickets", lost[-1].number, lost[-1].turn, facts, (), (now[me], max(now)), (f"seat:{lost[-1].turn + 1}",))]


def _leads(game: Fair, player: int) -> bool:
    return game.tickets[player] == max(game.tickets) > 0


def _scored(stretch: Stretch) -> list[Act]:
    """What a scoring brought the player. [WF scoring.when]"""
    scored = [move for move in stretch.moves if SCORED & {said.name for said in move.said}]
    if not scored or not lines(scored, "scoring"):
        return []
    before, after = (stretch.plain.rules.score(game, stretch.seat) for game in (scored[0].before, scored[-1].after))
    phase = lines(scored, "scoring")[-1][1].numbers[0]
    facts = {"n": phase, "gained": after - before}
    return [Act(GAIN, "scored", scored[0].number, None, facts, (), (before, after), (f"seat:{stretch.seat + 1}",))]


def _turns(stretch: Stretch) -> list[Act]:
    """Each rival's turn in a line: where, which cards, which figures, and where the car stands. [WF turn.1, turn.2, turn.3]"""
    return [_turn(rival, stretch.of(rival)) for rival in stretch.rivals if lines(stretch.of(rival), "placed")]


def _turn(rival: int, moves: list[Move]) -> Act:
    area = AREA_NAMES[lines(moves, "placed")[-1][1].numbers[1]]
    figures = tuple(FIGURE_NAMES[said.numbers[1]] for _, said in lines(moves, "played"))
    played = (("figures", {"figures": figures}),) if figures else ()
    facts = {"area": area, "wheel": moves[-1].after.car}
    return Act(OTHER, "turn", moves[0].number, rival, facts, (*_took(moves), *played), places=(f"area:{area}",))


def _took(moves: list[Move]) -> tuple[tuple[str, dict[str, Any]], ...]:
    """The cards of a turn: exhibits by the areas they belong to, tickets by their number, figures by name. [WF turn.3]"""
    kinds = [card.partition("/")[0] for _, said in lines(moves, "collected") for card in said.cards]
    exhibits = [kind.removeprefix(EXHIBIT) for kind in kinds if kind.startswith(EXHIBIT)]
    tickets = kinds.count(CARD_NAMES[TICKET])
    told: list[tuple[str, dict[str, Any]]] = [
        ("exhibits", {"n": len(exhibits), "areas": tuple(dict.fromkeys(exhibits))}),
        ("took-tickets", {"n": tickets}),
        ("took-figures", {"figures": tuple(kind for kind in kinds if kind in FIGURE_NAMES)}),
    ]
    return tuple(part for part in told if any(part[1].values())) or (("no-card", {}),)
