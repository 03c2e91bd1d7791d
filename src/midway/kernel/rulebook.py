"""The index of a game's rules: what each says in our own words, where the code cites it, where a test proves it."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from .fault import common
from .words import LANGUAGES

NUMBERED = re.compile(r"\d+(\.\d+)*")  # an id that is the rule's printed number


@dataclass(frozen=True)
class Rule:
    """A rule of the printed rulebook; texts by language.

    status   certain, likely or unknown; `ruling` says what is open and how we play it
    """

    id: str
    status: str
    title: dict[str, str]
    text: dict[str, str]
    ruling: dict[str, str]


@dataclass(frozen=True)
class Chapter:
    """A chapter of the rulebook: a paragraph anyone can read, then its rules; texts by language.

    sign    a drawing: `signs#mark` is the house's, `board#em-ticket` the game's; in a colour, if `tint` names one
    shows   `turn` if the pictures of a turn belong here
    table   by language: a head and rows of cells, where a table says more than words
    rules   the ids of its rules, in the rulebook's order
    """

    id: str
    sign: str
    tint: str
    shows: str
    title: dict[str, str]
    text: dict[str, str]
    table: dict[str, list[list[str]]]
    rules: list[str]


@dataclass(frozen=True)
class Term:
    """A word of the game, and what it means; by language."""

    name: dict[str, str]
    means: dict[str, str]


class Rulebook:
    """All rules of a game, from `rulebook.toml` in its folder; their chapters from `chapters.toml`, if it is there."""

    def __init__(self, prefix: str, folder: Path) -> None:
        self.prefix = prefix
        self.folder = folder
        self._citations: dict[tuple[str, str], str] = {}

    @cached_property
    def _index(self) -> dict[str, Any]:
        return tomllib.loads((self.folder / "rulebook.toml").read_text(encoding="utf-8"))

    @cached_property
    def rules(self) -> dict[str, Rule]:
        """The rules by id, in the rulebook's order."""
        return {
            entry["id"]: Rule(entry["id"], entry["status"], entry["title"], entry["text"], entry.get("ruling", {}))
            for entry in self._index["rule"]
        }

    @cached_property
    def sections(self) -> dict[str, dict[str, str]]:
        """The names of sections by the beginning of their rules' ids, then by language."""
        return {entry["id"]: entry["name"] for entry in self._index.get("section", [])}

    @cached_property
    def _overview(self) -> dict[str, Any]:
        file = self.folder / "chapters.toml"
        return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}

    @cached_property
    def chapters(self) -> list[Chapter]:
        """The chapters in order. A rule belongs to the one that names the longest beginning of its id."""
        entries = self._overview.get("chapter", [])
        beginnings = {beginning: entry["id"] for entry in entries for beginning in entry.get("rules", [])}
        home = {rule: beginnings.get(max(filter(rule.startswith, beginnings), key=len, default="")) for rule in self.rules}
        return [
            Chapter(
                id=entry["id"],
                sign=entry["sign"],
                tint=entry.get("tint", ""),
                shows=entry.get("shows", ""),
                title=entry["title"],
                text=entry["text"],
                table=entry.get("table", {}),
                rules=[rule for rule, chapter in home.items() if chapter == entry["id"]],
            )
            for entry in entries
        ]

    @cached_property
    def terms(self) -> list[Term]:
        """The words of the game that a newcomer needs first."""
        return [Term(entry["name"], entry["means"]) for entry in self._overview.get("word", [])]

    def find(self, words: str) -> Rule | None:
        """A rule by its id, with or without the prefix, or by its citation in any language."""
        wanted = words.strip()
        return self.rules.get(wanted.removeprefix(self.prefix).strip()) or self._cited.get(wanted.casefold())

    def id(self, rule: str) -> str:
        """A rule's id for programs and records: `WF turn.2`."""
        return f"{self.prefix} {rule}"

    def place(self, rule: str, language: str) -> str:
        """Where a rule is: "Rule 8.63", "Scoring, step 3", "Favour"; empty if it has no section."""
        if NUMBERED.fullmatch(rule):
            return common(language)("cite-number", rule=rule)
        return self.sections.get(self._section(rule), {}).get(language, "")

    def citation(self, rule: str, language: str) -> str:
        """A rule as players cite it: "Rule 8.63", "Scoring, step 3", "Favour: Second Expedition"."""
        if (rule, language) not in self._citations:
            self._citations[rule, language] = self._cite(rule, language)
        return self._citations[rule, language]

    def _cite(self, rule: str, language: str) -> str:
        place, title = self.place(rule, language), self.rules[rule].title[language]
        if NUMBERED.fullmatch(rule) or self._section(rule) == rule:
            return place
        return common(language)("cite-titled", place=place, title=title) if place else title

    def _section(self, rule: str) -> str:
        """The section whose name is the longest prefix of a rule's id; empty if there is none."""
        parts = rule.split(".")
        beginnings = [".".join(parts[:n]) for n in range(len(parts), 0, -1)]
        return next((beginning for beginning in beginnings if beginning in self.sections), "")

    @cached_property
    def _cited(self) -> dict[str, Rule]:
        """The rules by citation, in lower case."""
        return {self.citation(id, language).casefold(): rule for language in LANGUAGES for id, rule in self.rules.items()}

    def cited_in_code(self) -> dict[str, list[str]]:
        """Which functions cite each rule in the first line of their docstring."""
        cited: dict[str, list[str]] = {}
        for file in sorted(self.folder.rglob("*.py")):
            for name, docstring in _docstrings(file):
                for rule in self._ids(docstring.splitlines()[0] if docstring else ""):
                    cited.setdefault(rule, []).append(f"{file.name}:{name}")
        return cited

    def cited_in_tests(self, tests: Path) -> dict[str, list[str]]:
        """Which test files prove each rule, marked `@pytest.mark.rule("WF turn.2")`."""
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
        found = [f"{self.id(rule)}: cited but not in the index" for rule in {**in_code, **in_tests} if rule not in self.rules]
        for id, rule in self.rules.items():
            if id not in in_code:
                found.append(f"{self.id(id)}: no code cites it")
            if tests and id not in in_tests:
                found.append(f"{self.id(id)}: no test carries it")
            texts = [rule.title, rule.text, *([rule.ruling] if rule.status != "certain" else [])]
            if not all(text.get(language) for text in texts for language in LANGUAGES):
                found.append(f"{self.id(id)}: words are missing in one of {', '.join(LANGUAGES)}")
        return found

    def _ids(self, text: str) -> Iterator[str]:
        for bracket in re.findall(rf"\[{self.prefix} ([^\]]+)\]", text):
            yield from (rule.strip() for rule in bracket.split(","))


def _docstrings(file: Path) -> Iterator[tuple[str, str]]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name, ast.get_docstring(node) or ""
