"""Choices that are none: one option, in one's own turn, which gives nothing away and leaves the turn where it is."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from .events import UNDO, Event

if TYPE_CHECKING:
    from .match import Match


def only_choice(match: Match) -> int | None:
    """The code that the player whose turn it is cannot but choose; None if there is a choice, or if something depends on it.

    It is asked where the answer would be news: out of turn, where it ends a turn, shows a hidden card, or lets chance go on.
    """
    seat, rules, turn = match.seat, match.plain.rules, match.game.telling.turn
    if match.mirror or seat < 0 or turn(match.state) != seat:
        return None
    codes = match.legal()
    if len(codes) != 1:
        return None
    after = match.state.clone()
    rules.apply(after, codes[0])
    stays = rules.seat(after) == seat and turn(after) == seat
    return codes[0] if stays and not _shows(match.state, after) else None


def was_only(match: Match, event: Event, after: Event | None) -> bool:
    """True if an event that is read again was the only choice. Few are: another seat goes on, or what follows could have come."""
    if event.code == UNDO or (after and after.seat != event.seat):
        return False
    if after and after.code not in (UNDO, event.code) and match.allows(replace(after, number=event.number)):
        return False
    return only_choice(match) == event.code


def taken_back(match: Match) -> int:
    """How many events an undo takes back: the last choice, with what had no alternative after it; 0 if there is none."""
    undoable = match.undoable
    if match.mirror or not undoable:
        return int(undoable)
    seat = match.last_seat
    own = takewhile(lambda event: event.seat == seat, reversed(match.stands))
    return next((count for count, event in enumerate(own, 1) if not event.only), 0)


def _shows(before: Any, after: Any) -> bool:
    """True if something that is hidden from somebody changes."""
    hidden = (name for name, declared in type(before).fields.items() if declared.see != "everyone")
    return any(getattr(before, name) != getattr(after, name) for name in hidden)
