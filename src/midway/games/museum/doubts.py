"""What is not certain about Museum, and how players or owners of the box can set it right.

The reasoning of each doubt is in words/*.ftl as `doubt-NAME`.
"""

from __future__ import annotations

from midway.kernel.doubt import Doubt

from .tables import CONTENT


def _of(*tables: str) -> tuple[str, ...]:
    """Every entry of these tables that is not certain."""
    return tuple(path for path, _, _ in CONTENT.uncertain() if path.rpartition(".")[0] in tables)


LOANS = ("rules.loan_may_found_collection", "rules.lent_counts_for_board_bonus", "rules.lent_counts_for_patron")
DOUBTS = (
    Doubt("open-hands", "likely", "cards.open", option="hands"),
    Doubt("collection-points", "likely", "score.civilisation", values=("scoring.collections",)),
    Doubt("board-bonuses", "unknown", "score.gallery", values=_of("boards.bonus")),
    Doubt("objects", "unknown", "furbish.price", values=_of("objects.object")),
    Doubt("opinion-loss", "unknown", "score.opinion", values=_of("opinion.opinion")),
    Doubt("opinion-cards", "likely", "setup.opinion", option="opinion"),
    Doubt("patrons", "likely", "setup.patrons", values=("rules.patrons_dealt", *_of("patrons.patron"))),
    Doubt("cards", "unknown", "favour.timing", values=_of("favours.favour", "headlines.headline", "experts.expert")),
    Doubt("rival-fee", "likely", "furbish.rival.fee", values=("rules.opponent_discard_fee",)),
    Doubt("hiring", "unknown", "hire.inventory", values=("rules.experts_on_inventory_turn",)),
    Doubt(
        "numbers",
        "likely",
        "explore.prestige",
        values=(
            "rules.mulligan_below_total",
            "rules.prestige_start",
            "rules.follower_prestige",
            "rules.price_minimum",
            "rules.masterpiece_value",
            "rules.masterpiece_prestige",
            "rules.favour_every_points",
            "rules.favours_per_turn",
            "rules.prestige_points_end",
        ),
    ),
    Doubt(
        "end",
        "likely",
        "end.round",
        option="goal",
        values=("rules.score_trigger_family", "rules.end_when_exhausted", "rules.refill_after_last_turn"),
    ),
    Doubt(
        "playing-order",
        "unknown",
        "variant.head-start",
        option="start",
        values=("rules.head_start_2", "rules.head_start_3", "rules.head_start_4"),
    ),
    Doubt("two-collections", "unknown", "score.both", values=("rules.several_collections_same_key",)),
    Doubt("looks", "likely", "score.domain"),
    Doubt("loans", "unknown", "loan.host", values=LOANS),
    Doubt("host-layout", "unknown", "loan.host-layout"),
    Doubt("twins", "unknown", "loan.twins"),
    Doubt(
        "collections",
        "unknown",
        "pavilion.criteria",
        values=(*_of("pavilions.collection"), "rules.pavilion_masterpiece_prestige"),
    ),
    Doubt("plans", "unknown", "variant.boards", option="boards", values=_of("boards.board")),
    Doubt("second-edition", "likely", "edition2.payment", option="edition", values=("rules.edition2_expert_cost",)),
)
