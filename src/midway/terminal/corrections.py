"""Corrections of printed values by owners of the box."""

from __future__ import annotations

from pathlib import Path

from midway.kernel.content import Tree, read_toml
from midway.kernel.folders import user_config


def corrected(game: str, content: Path | None) -> Tree:
    """The corrections in a file, or in the user's own file for the game."""
    if content:
        return read_toml(content)
    own = user_config() / f"{game}.toml"
    return read_toml(own) if own.is_file() else {}
