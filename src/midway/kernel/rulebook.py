"""The index of a game's rules: what each says in our own words, where the code cites it, where a test proves it."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from .words import LANGUAGES


@dataclass(frozen=True)
class Rule:
    """A rule of the printed rulebook; texts by language.

    status   certain, likely or unknown; `ruling` says what is open and how it is played here
    """

    id: str
    status: str
    title: dict[str, str]
    text: dict[str, str]
    ruling: dict[str, str]


class Rulebook:
    """All rules of a game, from `rulebook.toml` in its folder."""

    def __init__(self, prefix: str, folder: Path) -> None:
        self.prefix = prefix
        self.folder = folder

    @cached_property
    def rules(self) -> dict[str, Rule]:
        """The rules by id, in the rulebook's order."""
        entries = tomllib.loads((self.folder / "rulebook.toml").read_text(encoding="utf-8"))["rule"]
        return {
            entry["id"]: Rule(entry["id"], entry["status"], entry["title"], entry["text"], entry.get("ruling", {}))
            for entry in entries
        }

    def find(self, words: str) -> Rule | None:
        """A rule by its id, with or without the prefix."""
        return self.rules.get(words.strip().removeprefix(self.prefix).strip())

    def cite(self, rule: str) -> str:
        """A rule's id as people write it: `WF turn.2`."""
        return f"{self.prefix} {rule}"

    def cited_in_code(self) -> dict[str, list[str]]:
        """Which functions cite each rule in the first line of their docstring."""
        cited: dict[str, list[str]] = {}
        for file in sorted(self.folder.rglob("*.py")):
            for name, docstring in _docstrings(file):
                for rule in self._ids(docstring.splitlines()[0] if docstring else ""):
                    cited.setdefault(rule, []).append(f"{file.name}:{name}")
        return cited

    def cited_in_tests(self, tests: Path) -> dict[str, list[str]]:
        """Which test files carry each rule, as `@pytest.mark.rule("WF turn.2")`."""
        cited: dict[str, list[str]] = {}
        for file in sorted(tests.rglob("*.py")):
            for mark in re.findall(r"mark\.rule\(([^)]*)\)", file.read_text(encoding="utf-8")):
                for rule in re.findall(rf'"{self.prefix} ([^"]+)"', mark):
                    cited.setdefault(rule, []).append(file.name)
        return cited

    def gaps(self, tests: Path | None) -> list[str]:
        """What is missing: rules without code, without a test or without words; citations of rules that do not exist."""
        in_code = self.cited_in_code()
        in_tests = self.cited_in_tests(tests) if tests else {}
        found = [f"{self.cite(rule)}: cited but not in the index" for rule in {**in_code, **in_tests} if rule not in self.rules]
        for id, rule in self.rules.items():
            if id not in in_code:
                found.append(f"{self.cite(id)}: no code cites it")
            if tests and id not in in_tests:
                found.append(f"{self.cite(id)}: no test carries it")
            texts = [rule.title, rule.text, *([rule.ruling] if rule.status != "certain" else [])]
            if not all(text.get(language) for text in texts for language in LANGUAGES):
                found.append(f"{self.cite(id)}: words are missing in one of {', '.join(LANGUAGES)}")
        return found

    def _ids(self, text: str) -> Iterator[str]:
        for bracket in re.findall(rf"\[{self.prefix} ([^\]]+)\]", text):
            yield from (rule.strip() for rule in bracket.split(","))


def _docstrings(file: Path) -> Iterator[tuple[str, str]]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name, ast.get_docstring(node) or ""
