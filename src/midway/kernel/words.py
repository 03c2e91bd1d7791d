"""Text for people, through Fluent: one file per language, with plural forms and cases in the file, not in code.

A piece's name is a message and its other forms are attributes; another message picks the form it needs with
`NAME($area, form: "in")`:

    electricity = Elektryczność
        .in = w Elektryczności

A player's name has no such forms, but French elides before it: `DE($player)` is "de Paul" or "d’Ann". A line of the log that
speaks of its reader has forms of its own: `you` where the reader is its `$player`, `yours` where the reader is its `$owner`. A
question is told to others in the third person; its form `you` puts it to the one who decides.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "fr", "pl")
REMEMBERED = 20_000  # texts of one language
ELIDED = re.compile(r"[aeiouàâäéèêëîïôöùûüœæ]|h[^a]|y[^aeiou]", re.IGNORECASE)  # beginnings of names before which French elides


class Words:
    """The messages of some files in one language."""

    def __init__(self, language: str, texts: tuple[str, ...]) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self.ids = [line.split(" =")[0] for text in texts for line in text.splitlines() if line[:1].isalpha()]
        self._bundle = FluentBundle([language], use_isolating=False, functions={"NAME": self._name, "DE": elided})
        for text in texts:
            self._bundle.add_resource(FluentResource(text))
        self._needed = lru_cache(maxsize=None)(self._find_needed)
        self._text = lru_cache(maxsize=REMEMBERED)(self._format)
        self._form = lru_cache(maxsize=REMEMBERED)(self._find_form)

    @staticmethod
    @lru_cache(maxsize=64)
    def load(folder: Path, language: str) -> Words:
        """The words of a folder of `LANGUAGE.ftl` files."""
        return Words(language, ((folder / f"{language}.ftl").read_text(encoding="utf-8"),))

    def __contains__(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def has(self, message: str, form: str) -> bool:
        """True if a message has a form of its own."""
        return form in self._bundle.get_message(message).attributes

    def __call__(self, message: str, form: str = "", /, **args: Any) -> str:
        """A message, or the given form of it if there is one, with its arguments filled in.

        A missing message or argument is a defect and raises.
        """
        return self._text(message, form, *((name, args[name]) for name in self._needed(message, form) if name in args))

    def form(self, piece: str, form: str = "") -> str:
        """The name of a piece in one of its forms, the plain one by default. A missing form is a defect and raises."""
        return self._form(piece, form)

    def _name(self, piece: Any, form: Any = "") -> str:
        return self.form(str(piece), str(form))

    def _find_form(self, piece: str, form: str) -> str:
        message = self._bundle.get_message(piece)
        return str(self._bundle.format_pattern(message.attributes[form] if form else message.value, {})[0])

    def _pattern(self, message: str, form: str) -> Any:
        found = self._bundle.get_message(message)
        pattern = found.attributes.get(form, found.value)
        if pattern is None:
            raise KeyError(message)
        return pattern

    def _format(self, message: str, form: str, *args: tuple[str, Any]) -> str:
        text, errors = self._bundle.format_pattern(self._pattern(message, form), dict(args))
        if errors:
            raise KeyError(f"{message} ({self.language}): {errors[0]}")
        return str(text)

    def _find_needed(self, message: str, form: str) -> list[str]:
        """The arguments that a message uses: texts that differ only in others are formatted once."""
        return sorted(self._spoken_of(self._pattern(message, form)))

    def _spoken_of(self, part: Any) -> set[str]:
        from fluent.syntax import ast

        if isinstance(part, ast.VariableReference):
            return {part.id.name}
        if isinstance(part, ast.MessageReference):
            part = self._bundle.get_message(part.id.name)
        inner = part.values() if isinstance(part, dict) else part if isinstance(part, list) else vars(part).values()
        nodes = [node for node in inner if isinstance(node, (ast.BaseNode, dict, list))]
        return {name for node in nodes for name in self._spoken_of(node)}


def elided(name: Any) -> str:
    """A name after the French "de".

    >>> elided("Ann"), elided("Paul"), elided("Yves"), elided("Yann"), elided("Hélène"), elided("Hans")
    ('d’Ann', 'de Paul', 'd’Yves', 'de Yann', 'd’Hélène', 'de Hans')
    """
    return f"d’{name}" if ELIDED.match(str(name)) else f"de {name}"
