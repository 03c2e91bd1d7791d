"""What the bots of the five levels are called: a name belongs to one level for ever, so no name says more than it did before."""

from __future__ import annotations

from collections.abc import Collection

CALLED = {
    "visitor": ("Mimi", "Toto", "Lulu", "Kiki", "Zuzu"),
    "guide": ("Ada", "Felix", "Iris", "Max", "Rosa"),
    "merchant": ("Clara", "Hugo", "Anton", "Nina", "Vera"),
    "engineer": ("Otto", "Ida", "Emil", "Leon", "Sofia"),
    "architect": ("Magnus", "Helena", "Aurora", "Roman", "Silvia"),
}


def called(bot: str, taken: Collection[str]) -> str:
    """A name for a bot that nobody at its table has; one that is no level is called by what it is."""
    own = bot.capitalize()
    return next((name for name in CALLED.get(bot, ()) if name not in taken), own)
