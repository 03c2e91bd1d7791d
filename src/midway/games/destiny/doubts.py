"""What is not certain about Manifest Destiny, and how a table or an owner of the box can set it right.

The reasoning of each doubt is in words/*.ftl as `doubt-NAME`.
"""

from __future__ import annotations

from midway.kernel.doubt import Doubt

from .tables import CONTENT


def _of(table: str, *names: str) -> tuple[str, ...]:
    """Every entry of a table that is not certain, or of those only the ones named."""
    wanted = {f"{table}.{name}" for name in names}
    uncertain = [path for path, _, _ in CONTENT.uncertain() if path.rpartition(".")[0] == table]
    return tuple(path for path in uncertain if not names or path in wanted)


def _cards(kind: str) -> tuple[str, ...]:
    """Every card of a kind."""
    cards = CONTENT.default["cards"]["card"]
    return _of("cards.card", *(name for name, card in cards.items() if kind in card["types"]))


CARDS = _of("cards.card")
LAND = _of("territories.territory")
PROGRESSIONS = _of("progressions.progression")
BREAKTHROUGHS = _of("breakthroughs.breakthrough")
MARKETS = _of("territories.territory", "europe", "africa", "middle_east", "asia", "australia")
DOUBTS = (
    Doubt("card-numbers", "unknown", "8.61", values=CARDS),
    Doubt("card-names", "unknown", "3.1"),
    Doubt("card-effects", "unknown", "8.32", values=CARDS),
    Doubt("card-products", "unknown", "8.331", values=_cards("product")),
    Doubt("card-eras", "unknown", "8.13", values=CARDS),
    Doubt("leader-credits", "unknown", "8.31", values=_cards("leader")),
    Doubt(
        "card-answers",
        "unknown",
        "8.328",
        values=("cards.card.supreme_court", "cards.card.president", "cards.card.congress"),
    ),
    Doubt("fourteenth-destiny", "likely", "4.1", values=("cards.card.manifest_destiny",)),
    Doubt("natives-places", "unknown", "8.322", values=("cards.card.native_sovereignty", "cards.card.homestead_act")),
    Doubt(
        "product-tokens",
        "unknown",
        "8.321",
        values=("cards.card.teddy_roosevelt", "cards.card.babe_ruth", "cards.card.internet"),
    ),
    Doubt("attack-cards", "unknown", "8.323", values=("cards.card.war_of_1812", "cards.card.star_spangled_banner")),
    Doubt("card-conventions", "unknown", "cards.claim"),
    Doubt("progression-costs", "unknown", "9.3", values=PROGRESSIONS),
    Doubt("progression-places", "likely", "9.31", values=PROGRESSIONS),
    Doubt("breakthrough-steps", "unknown", "9.4", values=BREAKTHROUGHS),
    Doubt("breakthrough-levels", "likely", "9.411", values=BREAKTHROUGHS),
    Doubt("turnpike", "unknown", "9.1", values=("rules.turnpike_free_tokens",)),
    Doubt("territories", "unknown", "3.4", values=LAND),
    Doubt("regions", "likely", "3.4", values=LAND),
    Doubt("borders", "likely", "10.1", values=LAND),
    Doubt("control-numbers", "unknown", "10.21", values=LAND),
    Doubt("territory-products", "unknown", "8.331", values=LAND),
    Doubt("rivers", "unknown", "10.14", values=LAND),
    Doubt("coasts", "likely", "10.15", values=LAND),
    Doubt(
        "ferries",
        "likely",
        "10.17",
        values=("territories.territory.cuba", "territories.territory.florida", "territories.territory.yucatan"),
    ),
    Doubt("oceans", "likely", "10.161", values=MARKETS),
    Doubt("payment-rows", "unknown", "8.331", values=_of("products.product")),
    Doubt("safety-net", "unknown", "11.4", values=_of("rules.safety_net")),
    Doubt("natives-defence", "unknown", "10.24", values=("rules.natives_dice",)),
    Doubt("bank", "likely", "3.1"),
    Doubt("progress-markers", "likely", "3.5"),
    Doubt("closed-regions", "likely", "4.2"),
    Doubt("most-cities", "likely", "2.0", values=("rules.new_presence_counts_for_cities",)),
    Doubt("last-draw", "likely", "8.11"),
    Doubt("transition", "likely", "8.12"),
    Doubt("destiny-order", "likely", "8.2"),
    Doubt("refunds", "likely", "8.31"),
    Doubt("ceded-number", "likely", "8.326"),
    Doubt("counters", "likely", "8.327"),
    Doubt("city-and-surplus", "likely", "8.331"),
    Doubt("events-without-target", "likely", "8.333"),
    Doubt("step-numbers", "likely", "8.334"),
    Doubt("storytelling-discard", "likely", "8.5"),
    Doubt("priority-token", "likely", "8.63", values=("rules.priority_from_purchased",)),
    Doubt("fifth-place", "likely", "9.1"),
    Doubt("mechanization", "likely", "9.211"),
    Doubt("electricity", "likely", "9.22", values=("rules.electricity_raises_price",)),
    Doubt("free-pioneer", "likely", "9.23", values=("rules.free_pioneer_counts",)),
    Doubt("think-tank", "likely", "9.241"),
    Doubt("licence", "likely", "9.351"),
    Doubt("step-tokens", "likely", "9.414"),
    Doubt("late-claim", "likely", "9.42"),
    Doubt("joint-claim", "likely", "9.423"),
    Doubt("lost-home", "likely", "10.1", values=("rules.home_is_base_when_lost",)),
    Doubt("south-america", "likely", "10.12"),
    Doubt("telegraph-rivers", "likely", "10.13"),
    Doubt("railroads-region", "likely", "10.14"),
    Doubt("three-markets", "likely", "10.16"),
    Doubt("market-foothold", "likely", "10.161"),
    Doubt("wireless", "likely", "10.19"),
    Doubt("new-presences", "likely", "10.24"),
    Doubt("rock-n-roll", "likely", "10.248", values=("rules.reroll_both_sides",)),
    Doubt("bonus-card", "likely", "10.27"),
    Doubt("two-cinemas", "likely", "11.6"),
    Doubt("no-card-left", "likely", "11.8"),
    Doubt("hand-sizes", "likely", "12.1"),
    Doubt("open-cash", "likely", "12.2", option="cash"),
    Doubt("halves", "likely", "12.22"),
    Doubt("thirty-points", "likely", "13.0"),
    Doubt("shared-victory", "likely", "13.0"),
    Doubt("clarifications", "unknown", "12.0"),
)
