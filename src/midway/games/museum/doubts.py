"""What is not certain about Museum, and how a table or an owner of the box can set it right.

The reasoning of each doubt is in words/*.ftl as `doubt-NAME`.
"""

from __future__ import annotations

from midway.kernel.doubt import Doubt

LOANS = ("rules.loan_may_found_collection", "rules.lent_counts_for_board_bonus", "rules.lent_counts_for_patron")
DOUBTS = (
    Doubt("collection-points", "likely", "score.civilisation", values=("scoring.collections",)),
    Doubt("board-bonuses", "unknown", "score.gallery", values=("boards.bonus",)),
    Doubt("objects", "unknown", "furbish.price", values=("objects.object",)),
    Doubt("opinion-loss", "unknown", "score.opinion", values=("opinion.opinion",)),
    Doubt("opinion-cards", "likely", "setup.opinion", option="opinion"),
    Doubt("patrons", "likely", "setup.patrons", values=("rules.patrons_dealt", "patrons.patron")),
    Doubt("cards", "unknown", "favour.timing", values=("favours.favour", "headlines.headline", "experts.expert")),
    Doubt("rival-fee", "likely", "furbish.rival.fee", values=("rules.opponent_discard_fee",)),
    Doubt("hiring", "unknown", "hire.inventory", values=("rules.experts_on_inventory_turn",)),
    Doubt(
        "numbers", "likely", "explore.follow",
        values=(
            "rules.mulligan_below_total", "rules.prestige_start", "rules.follower_prestige", "rules.price_minimum",
            "rules.masterpiece_value", "rules.masterpiece_prestige", "rules.favour_every_points", "rules.favours_per_turn",
            "rules.prestige_points_end",
        ),
    ),
    Doubt(
        "end", "likely", "end.round", option="goal",
        values=("rules.score_trigger_family", "rules.end_when_exhausted", "rules.refill_after_last_turn"),
    ),
    Doubt("two-collections", "unknown", "score.both", values=("rules.several_collections_same_key",)),
    Doubt("looks", "unknown", "score.both", values=("civilisations.civilisation", "domains.domain")),
    Doubt("loans", "unknown", "loan.host", values=LOANS),
    Doubt("collections", "unknown", "pavilion.criteria", values=("pavilions.collection", "rules.pavilion_masterpiece_prestige")),
    Doubt("plans", "unknown", "variant.boards", option="boards", values=("boards.board",)),
    Doubt("second-edition", "likely", "edition2.payment", option="edition", values=("rules.edition2_expert_cost",)),
)
