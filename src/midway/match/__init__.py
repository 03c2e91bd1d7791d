"""Playing, recording and checking a match."""

from .dealer import Dealer
from .events import Event, Refused, Result, Seat, View
from .match import Match
from .proof import Report, verify
from .record import RecordError
from .whatif import WhatIf

__all__ = ["Dealer", "Event", "Match", "RecordError", "Refused", "Report", "Result", "Seat", "View", "WhatIf", "verify"]
