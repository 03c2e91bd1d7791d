"""What the stories of the 64 cards share."""

from __future__ import annotations

from midway.games.destiny.research import fill_step
from midway.games.destiny.state import BREAKTHROUGH_NAMES, PRODUCT_NAMES, PROGRESSION_NAMES, TERRITORY_NAMES


# Homes: 0 Pennsylvania (minerals, wheat), 1 Virginia (tobacco, textiles), 2 Louisiana (fruits and vegetables, textiles),
# 3 Mexico (gold, fruits and vegetables), 4 Quebec (fur, timber). Everybody has 60 dollars and a Profit of 30.
START = [60] * 5
PROFIT = [30] * 5


def play(stage, card, use="event", era=1, player=0):
    """The player holds the card and plays it."""
    stage.in_era(era).hand(player, card).playing(player)
    return stage.choose(f"play:{card}:{use}")


def credits(stage, player=0):
    """What a player's credits are."""
    row = stage.game.credit[player]
    return {name: dollars for name, dollars in zip(PROGRESSION_NAMES, row, strict=True) if dollars}


def added(stage, token):
    """Where product tokens of a kind lie."""
    return [name for name, bits in zip(TERRITORY_NAMES, stage.game.added, strict=True) if bits & token]


def steps(stage, player, breakthrough, *numbers):
    """Steps filled before."""
    for number in numbers:
        fill_step(stage.game, player, BREAKTHROUGH_NAMES.index(breakthrough), number - 1)
    return stage


def filled(stage, player, breakthrough):
    """The numbers a player has filled."""
    bits = stage.game.steps[player][BREAKTHROUGH_NAMES.index(breakthrough)]
    return [number + 1 for number in range(5) if (bits >> number) & 1]


def surplus(stage):
    """The products in surplus."""
    return [name for name, here in zip(PRODUCT_NAMES, stage.game.surplus, strict=True) if here]
