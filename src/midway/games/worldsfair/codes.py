"""What can be chosen, what a game waits for, what the log tells, and why a choice is refused: the numbers of each."""

from __future__ import annotations

from midway.kernel.codes import Catalogue, Lines, Reasons, Steps
from midway.kernel.rule import CHANCE, NAMED, NOBODY

from .state import AREA_NAMES, CARD_NAMES, FIGURE_NAMES, SEAT_NAMES

codes = Catalogue()
TILE = codes.add("tile", area=AREA_NAMES)
DEAL = codes.add("deal", card=CARD_NAMES)
FIRST = codes.add("first", player=SEAT_NAMES)
PLACE = codes.add("place", area=AREA_NAMES)
LIFT = codes.add("lift", area=AREA_NAMES)
PLAY_BURNHAM = codes.add("burnham")
PLAY_DAVIS = codes.add("davis", area=AREA_NAMES)
PLAY_PALMER = codes.add("palmer")
PLAY_PATRON = codes.add("patron", area=AREA_NAMES)
DISCARD = codes.add("discard", figure=FIGURE_NAMES)
TAKE = codes.add("take", player=SEAT_NAMES, area=AREA_NAMES)
PUT = codes.add("put", area=AREA_NAMES)
APPROVE = codes.add("approve", area=AREA_NAMES)
KEEP = codes.add("keep")
CODES = len(codes)

# Each step: the rule that asks, the codes it may ask for, and whom it asks: the player whose turn it is unless it says.
IN_PLAY, SETTING_UP = range(2)  # groups of steps
steps = Steps()
LAYING_TILES = steps.add("tiles", "setup.2", TILE, DEAL, asks=CHANCE, group=SETTING_UP)
OPENING = steps.add("opening", "setup.6", DEAL, FIRST, asks=CHANCE, group=SETTING_UP)
DRAWING_FIRST = steps.add("first", "setup.9", FIRST, PLACE, asks=CHANCE, group=SETTING_UP)
PLACING = steps.add("place", "turn.1", PLACE, LIFT)
LIFTING = steps.add("lift", "turn.supply", LIFT, PLAY_BURNHAM)
PLAYING = steps.add("figures", "turn.2", PLAY_BURNHAM, TAKE)
MOVING_FROM = steps.add("take", "figures.palmer", TAKE, PUT)
MOVING_TO = steps.add("put", "figures.palmer", PUT, APPROVE)
REFILLING = steps.add("refill", "turn.4", DEAL, FIRST, asks=CHANCE)
APPROVING = steps.add("approve", "scoring.2.approve", APPROVE, CODES, asks=NAMED)
OVER = steps.add("over", "end.when", CODES, CODES, asks=NOBODY)
FIRST_CODE = steps.first_codes
END_CODE = steps.end_codes
ASKS = steps.asks

# What happened, with up to three numbers.
lines = Lines()
LAID = lines.add("laid", "area", "n")
DEALT = lines.add("dealt", "card", "area")
DREW_FIRST = lines.add("drew-first", "player")
BONUS = lines.add("bonus", "player", "area")
PLACED = lines.add("placed", "player", "area")
LIFTED = lines.add("lifted", "player", "area")
PLAYED = lines.add("played", "player", "figure")
DISCARDED = lines.add("discarded", "player", "figure")
ADDED = lines.add("added", "player", "area")
MOVED = lines.add("moved", "owner", "area", "to")
COLLECTED = lines.add("collected", "player", "area", "n")
CAR_MOVED = lines.add("car-moved", "n", "left")
CAR_STOPPED = lines.add("car-stopped")
RESHUFFLED = lines.add("reshuffled", "n")
DECK_EMPTY = lines.add("deck-empty")
SCORING = lines.add("scoring", "n")
TICKET_LEADER = lines.add("ticket-leader", "player", "n")
TRADED = lines.add("traded", "player", "n")
MEDAL = lines.add("medal", "player", "area", "n")
APPROVED = lines.add("approved", "player", "area", "n")
KEPT = lines.add("kept", "player", "area", "n")
RECALLED = lines.add("recalled", "player", "n")
ROUND = lines.add("round", "n")
ENDED = lines.add("ended")

# Why a choice is refused; 0 means that it is not.
reasons = Reasons()
WRONG_STEP = reasons.add("wrong-step", "")
TILE_LAID = reasons.add("tile-laid", "setup.2")
NO_SUCH_PLAYER = reasons.add("no-such-player", "")
NOT_IN_DECK = reasons.add("not-in-deck", "")
NO_SUPPORTER_TO_LIFT = reasons.add("no-supporter-to-lift", "turn.supply")
NO_SUCH_FIGURE = reasons.add("no-such-figure", "turn.2")
NOT_ADJACENT = reasons.add("not-adjacent", "figures.adjacent")
NO_SUPPORTER_THERE = reasons.add("no-supporter-there", "figures.palmer")
SAME_AREA = reasons.add("same-area", "figures.palmer")
OTHER_AREA = reasons.add("other-area", "scoring.2.approve")
