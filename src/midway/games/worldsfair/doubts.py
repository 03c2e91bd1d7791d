"""What is not certain about World's Fair 1893, and how players or owners of the box can set it right.

The reasoning of each doubt is in words/*.ftl as `doubt-NAME`.
"""

from __future__ import annotations

from midway.kernel.doubt import Doubt

DOUBTS = (
    Doubt("start-bonus", "unknown", "setup.9", values=("board.start_bonus",)),
    Doubt("card-limits", "unknown", "turn.4.limit", values=("board.card_limit",)),
    Doubt("area-rewards", "likely", "scoring.2", values=("scoring.areas.2", "scoring.areas.3", "scoring.areas.4")),
    Doubt("tied-first", "likely", "scoring.2.tied-first", option="tied_first", values=("scoring.tied_first_reversed",)),
    Doubt("figure-counts", "likely", "setup.5", values=("cards.figures",)),
    Doubt("wheel-counting", "likely", "setup.1", option="start_space"),
    Doubt("empty-ranks", "unknown", "scoring.2.none", option="empty_ranks"),
    Doubt("titles", "unknown", "cards.exhibit"),
    Doubt("reshuffle", "likely", "turn.4.reshuffle"),
    Doubt("both-piles-empty", "unknown", "turn.4.empty"),
    Doubt("no-tickets", "unknown", "scoring.when"),
    Doubt("lift-from-target", "likely", "turn.supply"),
)
