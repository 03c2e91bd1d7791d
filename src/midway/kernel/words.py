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
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "fr", "pl")
REMEMBERED = 20_000  # texts of one language
GAP = "\x1f"  # in the place of an argument, and around its number in a text that is still to be filled in
MISSING = object()  # in the place of an argument that is not given
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
        self._used = lru_cache(maxsize=None)(self._find_used)
        self._text = lru_cache(maxsize=REMEMBERED)(self._format)
        self._form = lru_cache(maxsize=REMEMBERED)(self._find_form)
        self.has = lru_cache(maxsize=REMEMBERED)(self._has)

    @staticmethod
    @lru_cache(maxsize=64)
    def load(folder: Path, language: str) -> Words:
        """The words of a folder of `LANGUAGE.ftl` files."""
        return Words(language, ((folder / f"{language}.ftl").read_text(encoding="utf-8"),))

    def __contains__(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def _has(self, message: str, form: str) -> bool:
        """True if a message has a form of its own."""
        return form in self._bundle.get_message(message).attributes

    def needs(self, message: str) -> set[str]:
        """The arguments that a message uses."""
        return set(self._needed(message, ""))

    def __call__(self, message: str, form: str = "", /, **args: Any) -> str:
        """A message, or the given form of it if there is one, with its arguments filled in.

        A missing message or argument is a defect and raises.
        """
        return self.say(message, form, args)

    def say(self, message: str, form: str, args: Mapping[str, Any]) -> str:
        """The same; only those arguments are looked up that the message uses."""
        given, own = [], []
        for name, repeated in self._used(message, form):
            value = args.get(name, MISSING)
            if repeated and type(value) is str:
                own.append(value)
                value = GAP
            given.append(value)
        text, gaps = self._text(message, form, *given)
        return text % tuple([own[place] for place in gaps]) if gaps else text

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

    def _format(self, message: str, form: str, *given: Any) -> tuple[str, list[int]]:
        """A text with the arguments that it uses, and which of those given as gaps stands in each of its gaps."""
        names = [name for name, _ in self._used(message, form)]
        gaps = [name for name, value in zip(names, given, strict=True) if value is GAP]
        args = {name: value for name, value in zip(names, given, strict=True) if value is not MISSING}
        args |= {name: f"{GAP}{place}{GAP}" for place, name in enumerate(gaps)}
        text, errors = self._bundle.format_pattern(self._pattern(message, form), args)
        if errors:
            raise KeyError(f"{message} ({self.language}): {errors[0]}")
        first, *rest = str(text).split(GAP)
        if not rest:
            return first, []
        return "%s".join([part.replace("%", "%%") for part in (first, *rest[1::2])]), [int(place) for place in rest[::2]]

    def _find_needed(self, message: str, form: str) -> list[str]:
        """The arguments that a message uses: texts that differ only in others are formatted once."""
        return sorted({name for name, _ in self._spoken_of(self._pattern(message, form))})

    def _find_used(self, message: str, form: str) -> list[tuple[str, bool]]:
        """The same, and whether it only repeats each, such as names: a text is formatted once for all of them."""
        spoken_of = set(self._spoken_of(self._pattern(message, form)))
        return [(name, (name, False) not in spoken_of) for name in self._needed(message, form)]

    def _spoken_of(self, part: Any, repeated: bool = True) -> Iterator[tuple[str, bool]]:
        """The arguments in a part of a message, and whether each stands there as it is."""
        from fluent.syntax import ast

        if isinstance(part, ast.VariableReference):
            yield part.id.name, repeated
            return
        if isinstance(part, ast.MessageReference):
            part = self._bundle.get_message(part.id.name)
        repeated = repeated and not isinstance(part, ast.CallArguments)
        inner = part if isinstance(part, dict) else dict(enumerate(part)) if isinstance(part, list) else vars(part)
        for place, node in inner.items():
            if isinstance(node, (ast.BaseNode, dict, list)):
                yield from self._spoken_of(node, repeated and place != "selector")


def elided(name: Any) -> str:
    """A name after the French "de".

    >>> elided("Ann"), elided("Paul"), elided("Yves"), elided("Yann"), elided("Hélène"), elided("Hans")
    ('d’Ann', 'de Paul', 'd’Yves', 'de Yann', 'd’Hélène', 'de Hans')
    """
    return f"d’{name}" if ELIDED.match(str(name)) else f"de {name}"
