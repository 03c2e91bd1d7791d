"""One word for one thing: no text of the program or of a game uses a word that the glossary bans."""

from __future__ import annotations

import importlib.util
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from midway.kernel.fault import COMMON
from midway.kernel.game import find, names
from midway.kernel.words import LANGUAGES
from midway.match.script import scripts_of

DOCS = Path(__file__).parent.parent / "docs"
spec = importlib.util.spec_from_file_location("glossary", DOCS / "glossary.py")
assert spec
assert spec.loader
page = importlib.util.module_from_spec(spec)
spec.loader.exec_module(page)
GLOSSARY: dict[str, Any] = page.glossary()
SCOPES = ["program", *names()]
CARDS = ("name", "title", "text")  # what content says of cards; lines of history are free


def patterns(scope: str, language: str) -> list[re.Pattern[str]]:
    """The banned words of a scope, the program's included."""
    tables = [GLOSSARY["program"], *([GLOSSARY[scope]] if scope != "program" else [])]
    banned = [word for table in tables for entry in table["words"] for word in entry.get("not", {}).get(language, [])]
    return [banning(word) for word in banned]


def banning(word: str) -> re.Pattern[str]:
    """A banned word: * is any ending, = in front means exactly these capitals."""
    exact = word.startswith("=")
    letters = re.escape(word.removeprefix("=")).replace(r"\*", r"\w*").replace(r"\ ", r"\s+")
    return re.compile(rf"(?<!\w){letters}(?!\w)", 0 if exact else re.IGNORECASE)


def texts(scope: str, language: str) -> Iterator[tuple[str, str]]:
    """Every text of a scope with its place."""
    if scope == "program":
        for folder in (COMMON, COMMON.parent / "web" / "words", COMMON.parent / "web" / "words" / "later"):
            yield from messages(folder / f"{language}.ftl")
        return
    folder = find(scope).folder
    for part in (folder / "words", *(script.folder for script in scripts_of(find(scope)))):
        yield from messages(part / f"{language}.ftl")
    book = tomllib.loads((folder / "rulebook.toml").read_text(encoding="utf-8"))
    for rule in book["rule"]:
        for part in ("title", "text", "ruling"):
            yield f"{rule['id']} {part}", rule.get(part, {}).get(language, "")
    for section in book.get("section", []):
        yield section["id"], section["name"][language]
    overview = tomllib.loads((folder / "chapters.toml").read_text(encoding="utf-8"))
    for part in (*overview["chapter"], *overview["word"]):
        for name in ("title", "text", "name", "means"):
            yield f"chapters {name}", part.get(name, {}).get(language, "")
        for cells in part.get("table", {}).get(language, []):
            yield from (("chapters table", cell) for cell in cells)
    for file in sorted((folder / "content").glob("*.toml")):
        yield from cards(file.stem, tomllib.loads(file.read_text(encoding="utf-8")), language)


def messages(file: Path) -> Iterator[tuple[str, str]]:
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            for pattern in [entry.value, *(attribute.value for attribute in entry.attributes)]:
                for text in sentences(pattern):
                    yield f"{file.parent.parent.name} {entry.id.name}", text


def sentences(pattern: ast.Pattern) -> list[str]:
    """The texts of a pattern: its own with gaps, and those of its variants."""
    own, inner = "", []
    for part in pattern.elements:
        if isinstance(part, ast.TextElement):
            own += part.value
        else:
            own += "…"
            if isinstance(part.expression, ast.SelectExpression):
                inner += [text for variant in part.expression.variants for text in sentences(variant.value)]
    return [own, *inner]


def cards(place: str, part: Any, language: str) -> Iterator[tuple[str, str]]:
    if isinstance(part, dict):
        for key, value in part.items():
            if key in CARDS and isinstance(value, dict) and language in value:
                yield f"{place} {key}", value[language]
            else:
                yield from cards(f"{place}.{key}", value, language)
    elif isinstance(part, list):
        for value in part:
            yield from cards(place, value, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scope", SCOPES)
def test_no_text_uses_a_banned_word(scope, language):
    banned = patterns(scope, language)
    found = [(place, match[0], text) for place, text in texts(scope, language) for ban in banned if (match := ban.search(text))]
    assert found == []


@pytest.mark.parametrize("scope", SCOPES)
def test_french_and_polish_are_set_as_their_printers_do(scope):
    """Hard spaces before the double signs and inside « », no typewriter's apostrophes; „ ” in Polish."""
    french = re.compile(r"\S [;?!:»](\s|$)|« |\w'\w|[“„]")
    polish = re.compile(r"[«»“]|\w'\w")
    assert [text for _, text in texts(scope, "fr") if french.search(text)] == []
    assert [text for _, text in texts(scope, "pl") if polish.search(text)] == []


@pytest.mark.parametrize("scope", SCOPES)
def test_every_word_is_there_in_three_languages_and_none_bans_itself(scope):
    for entry in GLOSSARY[scope]["words"]:
        assert all(entry[language] for language in (*LANGUAGES, "means"))
        assert set(entry.get("not", {})) <= set(LANGUAGES)
        for language in LANGUAGES:
            assert not [ban.pattern for ban in patterns(scope, language) if ban.search(entry[language])], entry["en"]


@pytest.mark.parametrize(
    ("word", "text", "found"),
    [
        ("obiekt*", "Który Obiekty bierzesz?", True),
        ("obiekt*", "wielki podobiekt", False),
        ("=przysług*", "Każda przysługa", True),
        ("=przysług*", "Każda Przysługa", False),
        ("stos odrzuconych", "stos\u00a0odrzuconych", True),
        ("stos odrzuconych", "stos kart odrzuconych", False),
        ("bot", "robot", False),
    ],
)
def test_a_ban_means_whole_words_endings_and_capitals(word, text, found):
    assert bool(banning(word).search(text)) == found


def test_the_page_is_what_the_data_say():
    assert page.PAGE.read_text(encoding="utf-8") == page.page(), "python docs/glossary.py writes the page anew"


@pytest.mark.parametrize("game", [name for name in names() if name == "museum"])
def test_a_rule_about_a_card_bears_the_cards_name_in_every_language(game):
    words = {language: find(game).words(language) for language in LANGUAGES}
    kinds = ("favour", "expert", "headline")
    cards_by_name = {words["en"](id): id for id in words["en"].ids if id.startswith(tuple(f"{kind}_" for kind in kinds))}
    rules = [rule for id, rule in find(game).rulebook.rules.items() if id.split(".")[0] in kinds]
    told = [rule for rule in rules if rule.title["en"] in cards_by_name]
    assert len(told) > 30
    for rule in told:
        assert {language: words[language](cards_by_name[rule.title["en"]]) for language in LANGUAGES} == rule.title
