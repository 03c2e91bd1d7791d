"""What the stories of Favours share."""

from __future__ import annotations

from midway.games.museum.state import FAVOUR_NAMES

ALL = {"pavilions": "on", "loans": "on"}


def held(stage, player: int) -> list[str]:
    """The Favours in a hand."""
    return [name.removeprefix("favour_") for name, number in zip(FAVOUR_NAMES, stage.game.favours[player], strict=True) if number]


def play(stage, favour: str, *choices: str):
    """Ann plays a Favour and answers what it asks."""
    return stage.choose(f"favour:favour_{favour}", *choices)


def playable(stage) -> set[str]:
    """The Favours that could be played now."""
    return {name.removeprefix("favour_") for name in stage.options("favour")}
