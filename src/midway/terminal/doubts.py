"""What is not certain about a game: for people, for programs, and as a correction file to start from."""

from __future__ import annotations

import json
from typing import Any

from midway.kernel.content import PROVENANCE, is_wording
from midway.kernel.doubt import Doubt
from midway.kernel.game import Game

from .screen import Screen
from .toml import toml_of

MANY = 10  # above this, a table's values are only named


def print_json(screen: Screen, game: Game) -> None:
    """Every doubt, for programs."""
    words = game.words(screen.language)
    screen.say(json.dumps({"game": game.name, "doubts": [
        {"name": doubt.name, "confidence": doubt.confidence, "rule": game.rulebook.id(doubt.rule),
         "option": doubt.option, "values": {path: _value(game, path) for path in doubt.values},
         "reasoning": words(f"doubt-{doubt.name}")}
        for doubt in game.doubts
    ]}, ensure_ascii=False))  # fmt: skip


def print_toml(screen: Screen, game: Game) -> None:
    """Every value that is not certain, as a correction file that changes nothing yet, with the doubts as comments."""
    words = game.words(screen.language)
    for doubt, paths in _first_named(game):
        screen.say(f"# {doubt.name}: {words(f'doubt-{doubt.name}')}")
        screen.say(_toml(game, paths) + "\n")


def print_text(screen: Screen, game: Game) -> None:
    """Every doubt with its reasoning and what changes it; the values can be pasted into a correction file."""
    words, fresh = game.words(screen.language), {doubt.name: paths for doubt, paths in _first_named(game)}
    for doubt in game.doubts:
        confidence = screen.words(f"confidence-{doubt.confidence}")
        screen.wrap(f"{doubt.name} ({confidence}) · {screen.cited(game.rulebook, doubt.rule)}")
        screen.wrap(words(f"doubt-{doubt.name}"), "  ")
        if doubt.option:
            values = next(option.values for option in game.settings if option.name == doubt.option)
            screen.wrap(screen.words("doubt-option", option=f"--option {doubt.option}={'|'.join(values)}"), "  > ")
        if doubt.values:
            _print_values(screen, game, doubt, fresh.get(doubt.name, []))
        elif not doubt.option:
            screen.wrap(screen.words("doubt-none-changes"), "  > ")
        screen.say()


def _print_values(screen: Screen, game: Game, doubt: Doubt, fresh: list[str]) -> None:
    """The values of a doubt that no earlier doubt names; if there are many, one as an example and the names of the rest."""
    shown = fresh if len(fresh) <= MANY else fresh[:1]
    if shown:
        screen.wrap(screen.words("doubt-values"), "  > ")
        screen.say("\n".join(f"    {line}".rstrip() for line in _toml(game, shown).split("\n")))
    others = [path for path in doubt.values if path not in shown]
    if others:
        screen.wrap(screen.words("doubt-others", game=game.name), "  > ")
        screen.wrap(", ".join(others), "    ")


def _first_named(game: Game) -> list[tuple[Doubt, list[str]]]:
    """Every doubt with the values that no doubt before it names, so that no value is written twice."""
    named: set[str] = set()
    found = []
    for doubt in game.doubts:
        paths = [path for path in doubt.values if path not in named]
        named.update(paths)
        if paths:
            found.append((doubt, paths))
    return found


def _toml(game: Game, paths: list[str]) -> str:
    return "\n".join(toml_of(path, _value(game, path)) for path in paths)


def _value(game: Game, path: str) -> Any:
    """A value of the content without its source and wording."""
    value: Any = game.content.default
    for key in path.split("."):
        value = value[key]
    return _bare(value)


def _bare(value: Any) -> Any:
    if not isinstance(value, dict):
        return value
    return {key: _bare(inner) for key, inner in value.items() if key not in PROVENANCE and not is_wording(inner)}
