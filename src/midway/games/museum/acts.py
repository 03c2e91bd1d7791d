"""What others did since a player's last turn: purchases from the discard, loans, Public Opinion, slots, the last round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from midway.kernel.acts import GAIN, HARM, OTHER, Act, Move, Said, Stretch, lines
from midway.kernel.frames import waiting

from .codes import LAYING_OUT
from .holdings import in_hand
from .purchase import fits, meets
from .rules import seat as decider
from .scoring import opinion_loss
from .state import CONTINENT_NAMES, DISCARDED, EXPERT_NAMES, OBJECT_NAMES, OBJECTS, PAVILION_NAMES, PER, Museum
from .tables import GOAL

if TYPE_CHECKING:
    from midway.kernel.machine import Plain

LISTED = 3  # objects that a line names


def turn(game: Museum) -> int:
    """Whose turn it is; before the first round and after the last, whoever decides. [MU round.order, score.layout]"""
    return game.player if game.rounds and waiting(game) != LAYING_OUT else int(decider(game))


def acts(stretch: Stretch) -> list[Act]:
    """What was done to the player, then what each rival did. [MU cards.open]"""
    harm = [*_opinion(stretch), *_slots(stretch), *_last_round(stretch)]
    return [*harm, *_bought(stretch), *_lent(stretch), *_turns(stretch)]


def stirred(plain: Plain, game: Any, numbers: tuple[int, int, int]) -> list[int]:
    """The players whom a token of Public Opinion costs points. [MU score.opinion]"""
    loss, before = plain.bound(opinion_loss), game.clone()
    before.tokens[numbers[0]] -= 1
    return [player for player in range(game.seats) if loss(game, player) > loss(before, player)]


def forestalled(plain: Plain, game: Museum, numbers: tuple[int, int, int]) -> list[int]:
    """The players who have something for the slot of a Pavilion that a rival has filled. [MU pavilion.order]"""
    placer, _, pavilion = numbers
    suits, slot = plain.bound(meets), game.filled[pavilion] - 1
    rivals = [player for player in range(game.seats) if player != placer]
    return [player for player in rivals if any(suits(game, pavilion, slot, thing) for thing in _owned(plain, game, player))]


def _owned(plain: Plain, game: Museum, player: int) -> list[int]:
    """The objects in a player's hand or discard."""
    held = plain.bound(in_hand)
    return [thing for thing in range(OBJECTS) if game.place[thing] == DISCARDED + player or held(game, player, thing)]


def _opinion(stretch: Stretch) -> list[Act]:
    """Public Opinion on a continent of the player's discard. [MU score.opinion]"""
    done = []
    for move, said in lines(stretch.moves, "token-put"):
        continent = said.numbers[0]
        lying = _lying(move.after, stretch.seat, continent)
        before, after = (int(stretch.plain.bound(opinion_loss)(state, stretch.seat)) for state in (move.before, move.after))
        if lying and after > before:
            name = CONTINENT_NAMES[continent]
            facts = {"continent": name, "objects": lying[:LISTED], "lost": after - before}
            done.append(Act(HARM, "opinion", move.number, None, facts, (), (before, after), (f"continent:{name}",)))
    return done


def _lying(game: Museum, player: int, continent: int) -> tuple[str, ...]:
    """The objects of a continent in a player's discard."""
    things = range(continent * PER, continent * PER + PER)
    return tuple(OBJECT_NAMES[thing] for thing in things if game.place[thing] == DISCARDED + player)


def _slots(stretch: Stretch) -> list[Act]:
    """Slots of Pavilions that the player could have filled, by rival and Pavilion. [MU pavilion.order]"""
    taken: dict[tuple[int, int], list[tuple[Move, Said, list[str]]]] = {}
    for move, said in lines(stretch.others, "placed"):
        pavilion = said.numbers[2]
        own = _owned(stretch.plain, move.before, stretch.seat)
        fitting = [OBJECT_NAMES[thing] for thing in own if stretch.plain.bound(fits)(move.before, pavilion, thing)]
        if fitting:
            taken.setdefault((move.turn, pavilion), []).append((move, said, fitting))
    return [_taken(rival, pavilion, slots) for (rival, pavilion), slots in taken.items()]


def _taken(rival: int, pavilion: int, slots: list[tuple[Move, Said, list[str]]]) -> Act:
    """The slots of one Pavilion that a rival has filled."""
    (move, said, _), *_ = slots
    had = dict.fromkeys(name for _, _, fitting in slots for name in fitting)
    facts = {"n": len(slots), "cards": said.cards, "objects": tuple(had)[:LISTED]}
    return Act(HARM, "slot", move.number, rival, facts, places=(f"pavilion:{PAVILION_NAMES[pavilion]}",))


def _last_round(stretch: Stretch) -> list[Act]:
    """The last round has begun, or a marker has made the present one the last. [MU end.trigger, end.exhausted]"""
    for move in stretch.moves:
        if _is_last(stretch, move.after) and not _is_last(stretch, move.before):
            return [Act(HARM, "last-round", move.number)]
    return []


def _is_last(stretch: Stretch, game: Museum) -> bool:
    return bool(game.last) or max(game.track[: game.seats]) >= stretch.plain.tables(GOAL)[game.family]


def _bought(stretch: Stretch) -> list[Act]:
    """Objects bought from the player's discard, and what lies there for them now. [MU furbish.rival, furbish.rival.fee]"""
    done = []
    for move, said in lines(stretch.others, "buys"):
        if said.numbers[2] != stretch.seat:
            continue
        thing = said.numbers[1]
        fee = sum(told.numbers[2] for told in move.said if told.name == "fee")
        tokens = (move.before.prestige[stretch.seat], move.after.prestige[stretch.seat])
        paid = tuple(OBJECT_NAMES[told.numbers[1]] for _, told in lines(_payment(stretch, move), "paid-rival"))
        also = (("paid", {"objects": paid}),) if paid else ()
        facts = {"object": OBJECT_NAMES[thing], "n": fee}
        done.append(Act(GAIN, "bought", move.number, move.turn, facts, also, tokens, (f"seat:{stretch.seat + 1}",)))
    return done


def _payment(stretch: Stretch, bought: Move) -> list[Move]:
    """The moves from a purchase until the next one."""
    later = [move for move in stretch.others if move.number >= bought.number]
    following = [move.number for move, _ in lines(later, "buys") if move.number > bought.number]
    return [move for move in later if not following or move.number < following[0]]


def _lent(stretch: Stretch) -> list[Act]:
    """Objects that came into the player's museum. [MU loan.lend]"""
    done = []
    for move, said in lines(stretch.others, "lent"):
        if said.numbers[2] == stretch.seat:
            name = OBJECT_NAMES[said.numbers[1]]
            counts = (move.before.objects[stretch.seat], move.after.objects[stretch.seat])
            done.append(Act(GAIN, "lent", move.number, move.turn, {"object": name}, (), counts, (f"object:{name}",)))
    return done


def _turns(stretch: Stretch) -> list[Act]:
    """Each rival's turn in a line, with the way of the marker. [MU turn.order]"""
    played = {rival: [move for move in stretch.of(rival) if move.before.rounds] for rival in stretch.rivals}
    return [_turn(rival, moves) for rival, moves in played.items() if moves]


def _turn(rival: int, moves: list[Move]) -> Act:
    shown = _objects(moves, rival, "exhibited")
    took = _objects(moves, rival, "took")
    kind = "exhibits" if shown else "inventory" if lines(moves, "took-inventory") else "takes" if took else "plays"
    parts = {"placed": _objects(moves, rival, "placed"), "lends": _objects(moves, rival, "lent")}
    experts = tuple(EXPERT_NAMES[said.numbers[1]] for _, said in lines(moves, "hired"))
    also: list[tuple[str, dict[str, Any]]] = [(part, {"objects": names}) for part, names in parts.items() if names]
    also += [("hired", {"experts": experts})] if experts else []
    facts = {"objects": shown or took, "from": moves[0].before.track[rival], "upto": moves[-1].after.track[rival]}
    places = tuple(f"object:{name}" for name in (shown or took))
    return Act(OTHER, kind, moves[0].number, rival, facts, tuple(also), places=places)


def _objects(moves: list[Move], player: int, name: str) -> tuple[str, ...]:
    """The objects that lines of a name tell of a player."""
    return tuple(OBJECT_NAMES[said.numbers[1]] for _, said in lines(moves, name) if said.numbers[0] == player)
