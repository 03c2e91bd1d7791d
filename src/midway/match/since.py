"""What happened since a seat's last turn: acts, told from what the seat may know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from midway.kernel.acts import TONES, Act, Move, Said, Stretch
from midway.kernel.words import Words

from .events import Event
from .log import may_read

if TYPE_CHECKING:
    from .match import Match

LONGEST = 100  # events of a turn


@dataclass(frozen=True)
class Deed:
    """An act in words: what was done, a second line, and the number that matters."""

    act: Act
    text: str
    more: str
    amount: str


@dataclass(frozen=True)
class Since:
    """The acts since a seat's last turn, harm first, and how many turns of others there were."""

    start: int
    turns: int
    deeds: list[Deed]


def since(match: Match, seat: int, language: str) -> Since:
    """What happened since a seat last had a choice in a turn of its own; nothing before its second turn."""
    at = _last_own(match, seat)
    if at is None:
        return Since(match.number, 0, [])
    stretch = Stretch(seat, match.plain, list(_moves(match, seat, at)))
    acts = sorted(match.game.telling.acts(stretch), key=lambda act: TONES.index(act.tone))
    words = match.game.words(language)
    start = match.stands[at].number if at < len(match.stands) else match.number
    return Since(start, stretch.turns, [_deed(match, act, words) for act in acts])


def began(match: Match) -> int:
    """The number of the first event of the present turn, as far back as a turn may reach; that of the next one if none has."""
    turn, stands = match.game.telling.turn, match.stands[-LONGEST:]
    if not stands:
        return match.number
    again, start, of = match.until(stands[0].number), stands[0].number, None
    for event in stands:
        if turn(again.state) != of:
            start, of = event.number, turn(again.state)
        again.happen(event.seat, event.code)
    return start if turn(match.state) == of else match.number


def _last_own(match: Match, seat: int) -> int | None:
    """Where the stretch begins among the events that stand; None if the seat had no turn yet."""
    turn = match.game.telling.turn
    for at, event in reversed(list(enumerate(match.stands))):
        if event.seat == seat and not event.only and turn(match.until(event.number).state) == seat:
            return at + 1
    return None


def _moves(match: Match, seat: int, at: int) -> Any:
    """The events from one on, with the positions around each."""
    stands = match.stands
    again = match.until(stands[at - 1].number + 1 if at else 0)
    before = again.state.clone()
    for event in stands[at:]:
        turn = match.game.telling.turn(before)
        again.happen(event.seat, event.code)
        after = again.state.clone()
        yield Move(event.number, event.seat, turn, said(match, event, seat), before, after)
        before = after


def said(match: Match, event: Event, seat: int) -> tuple[Said, ...]:
    """What a seat may read of an event."""
    readable = [told for told in event.told if may_read(match, told, seat)]
    return tuple(Said(match.game.lines[told.line].name, told.numbers, told.cards) for told in readable)


def _deed(match: Match, act: Act, words: Words) -> Deed:
    message = f"act-{act.kind}"
    own = {**dict(zip(("before", "after"), act.figure or (), strict=False)), **act.facts}
    facts = _named(match, own if act.by is None else {"player": act.by, **own}, words)
    more = [words(message, "more", **facts)] if words.has(message, "more") else []
    more += [words(f"act-{kind}", **_named(match, told, words)) for kind, told in act.also]
    amount = words(message, "amount", **facts) if words.has(message, "amount") else ""
    return Deed(act, words(message, **facts), " ".join(more), amount)


def _named(match: Match, facts: dict[str, Any], words: Words) -> dict[str, Any]:
    """Facts as texts use them: seats by name, cards by title, several pieces in a row."""
    return {name: _text(match, name, value, words) for name, value in facts.items() if value is not None}


def _text(match: Match, name: str, value: Any, words: Words) -> Any:
    if name in ("player", "owner"):
        return match.seats[value].name
    if not isinstance(value, tuple):
        return value
    if name == "cards":
        return ", ".join(match.story.text(card, words) for card in value)
    return ", ".join(words.form(piece) for piece in value)
