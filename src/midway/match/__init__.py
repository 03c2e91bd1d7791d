"""Playing, recording and checking a match."""

from .dealer import Dealer
from .match import Event, Match, Refused, Result, Seat, View
from .proof import Report, verify
from .record import RecordError

__all__ = ["Dealer", "Event", "Match", "RecordError", "Refused", "Report", "Result", "Seat", "View", "verify"]
