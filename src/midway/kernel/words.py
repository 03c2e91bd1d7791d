"""Words people read, through Fluent: one file per language, plural forms and cases in the file, not in code.

A piece's name stands in the file as a message, its other forms as attributes; `NAME($area, form: "in")` in another
message takes the form it needs:

    electricity = Elektryczność
        .in = w Elektryczności
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "fr", "pl")


class Words:
    """The messages of some files in one language."""

    def __init__(self, language: str, texts: tuple[str, ...]) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self.ids = [line.split(" =")[0] for text in texts for line in text.splitlines() if line[:1].isalpha()]
        self._bundle = FluentBundle([language], use_isolating=False, functions={"NAME": self._name})
        for text in texts:
            self._bundle.add_resource(FluentResource(text))

    @staticmethod
    @lru_cache(maxsize=64)
    def load(folder: Path, language: str) -> Words:
        """The words of a folder of `LANGUAGE.ftl` files."""
        return Words(language, ((folder / f"{language}.ftl").read_text(encoding="utf-8"),))

    def __contains__(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def __call__(self, message: str, /, **args: Any) -> str:
        """A message with its arguments filled in. A missing message or argument is a defect and raises."""
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise KeyError(f"{message} ({self.language}): {errors[0]}")
        return str(text)

    def form(self, piece: str, form: str = "") -> str:
        """The name of a piece in one of its forms, the plain one by default. A missing form is a defect and raises."""
        message = self._bundle.get_message(piece)
        return str(self._bundle.format_pattern(message.attributes[form] if form else message.value, {})[0])

    def _name(self, piece: Any, form: Any = "") -> str:
        return self.form(str(piece), str(form))

