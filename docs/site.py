"""What the site has besides the pages in this folder: the rules of every game, from its rulebook, and files from above."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import griffe
from mkdocs.structure.files import File, Files

from midway.kernel.game import Game, find, names
from midway.kernel.rulebook import Rulebook

ROOT = Path(__file__).parent.parent
LANGUAGE = "en"
SOURCES = {".py": "python", ".js": "javascript"}
NAV = "Rules of the games"
OPENING = "In our own words. Where the sources leave something open, the rule says how it is played here."


def on_config(config: Any) -> Any:
    """The pages of the rules stand in the navigation, a game each."""
    pages = [{title(find(name)): f"rules/{name}.md"} for name in names()]
    config.nav = [{NAV: pages} if isinstance(entry, dict) and NAV in entry else entry for entry in config.nav]
    return config


def on_files(files: Files, config: Any) -> Files:
    """Add what is written elsewhere."""
    for name in names():
        files.append(File.generated(config, f"rules/{name}.md", content=rules(find(name))))
    files.append(File.generated(config, "CONTRIBUTING.md", content=text(ROOT / "CONTRIBUTING.md").replace("](docs/", "](")))
    for example in sorted((ROOT / "examples").iterdir()):
        if example.suffix in SOURCES:
            shown = f"# {example.name}\n\n```{SOURCES[example.suffix]}\n{text(example)}```\n"
            files.append(File.generated(config, f"examples/{example.name}.md", content=shown))
    return files


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Links that lead out of this folder lead to the pages made of what lies there."""
    markdown = re.sub(r"\]\(\.\./(examples/[\w.]+)\)", r"](\1.md)", markdown)
    return markdown.replace("](../CONTRIBUTING.md", "](CONTRIBUTING.md")


def text(file: Path) -> str:
    """What a file says."""
    return file.read_text(encoding="utf-8")


def title(game: Game) -> str:
    """What a game is called."""
    return game.words(LANGUAGE)("title")


def rules(game: Game) -> str:
    """A page with all rules of a game, chapter by chapter."""
    book = game.rulebook
    lines = [f"# {title(game)}", "", OPENING, ""]
    for chapter in book.chapters:
        lines += [f"## {chapter.title[LANGUAGE]}", "", chapter.text[LANGUAGE], ""]
        for rule in chapter.rules:
            lines += stated(book, rule)
    return "\n".join(lines)


def stated(book: Rulebook, number: str) -> list[str]:
    """A rule: its title, where it is found, what it says, and what was decided where it is unclear."""
    rule = book.rules[number]
    told = [f"### {rule.title[LANGUAGE]} {{ #{anchor(number)} }}", "", f"`{book.id(number)}`", "", rule.text[LANGUAGE], ""]
    if ruling := rule.ruling.get(LANGUAGE):
        told += [f'!!! note "How we play it ({rule.status})"', "", f"    {ruling}", ""]
    return told


def anchor(number: str) -> str:
    """A rule's place on its page."""
    return f"rule-{number.replace('.', '-')}"


class Examples(griffe.Extension):
    """Examples in docstrings are shown as code."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Fence every paragraph that is an example."""
        if obj.docstring:
            paragraphs = obj.docstring.value.split("\n\n")
            fenced = [f"```pycon\n{told}\n```" if told.startswith(">>>") else told for told in paragraphs]
            obj.docstring.value = "\n\n".join(fenced)
