"""The chapters of the rulebooks: every rule has one, every text is there, every drawing exists, every number is the game's."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import midway
from midway.kernel.game import find, names
from midway.kernel.words import LANGUAGES

SIGNS = Path(midway.__file__).parent / "web" / "art" / "signs.svg"


@pytest.mark.parametrize("game", names())
def test_every_rule_stands_in_one_chapter(game):
    book = find(game).rulebook
    placed = [rule for chapter in book.chapters for rule in chapter.rules]
    assert sorted(placed) == sorted(book.rules)
    assert all(chapter.rules for chapter in book.chapters[1:])


@pytest.mark.parametrize("game", names())
def test_every_chapter_speaks_three_languages(game):
    book = find(game).rulebook
    for language in LANGUAGES:
        assert all(chapter.title[language] and chapter.text[language] for chapter in book.chapters)
        assert all(term.name[language] and term.means[language] for term in book.terms)
        assert all(len(chapter.text[language].split()) <= 75 for chapter in book.chapters)
    for chapter in book.chapters:
        shapes = [[len(row) for row in chapter.table[language]] for language in LANGUAGES] if chapter.table else []
        assert all(shape == shapes[0] for shape in shapes)


@pytest.mark.parametrize("game", names())
def test_every_chapter_has_its_drawing(game):
    files = {"signs": SIGNS, "board": find(game).folder / "board" / "art.svg"}
    for chapter in find(game).rulebook.chapters:
        file, _, drawing = chapter.sign.partition("#")
        assert f'id="{drawing}"' in files[file].read_text(encoding="utf-8")


def rows(game, chapter, language):
    """The cells of a chapter's table without heads."""
    found = next(one for one in find(game).rulebook.chapters if one.id == chapter)
    return [cells[1:] for cells in found.table[language][1:]]


def content(game, file):
    return tomllib.loads((find(game).folder / "content" / f"{file}.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_show_the_numbers_of_the_games(language):
    areas = content("worldsfair", "scoring")["areas"]
    for rank, cells in zip(
        ("first", "tied_first", "second", "tied_second"), rows("worldsfair", "scoring", language), strict=True
    ):
        for players, cell in zip("234", cells, strict=True):
            wanted = (areas[players]["medals"][rank], areas[players]["approvals"][rank])
            said = tuple(int(word) for word in cell.replace(",", " ").split() if word.isdigit()) or (0, 0)
            assert said == wanted
    collections = content("museum", "scoring")["collections"]
    wanted = [list(map(str, collections[kind][3:8])) for kind in ("domain", "civilisation")]
    assert rows("museum", "scoring", language) == wanted
    players = content("destiny", "rules")["players"]
    for number, cells in zip(("three", "four", "five"), rows("destiny", "order", language), strict=True):
        assert [int(cell) for cell in cells if cell.isdigit()] == players[number]["token_max_by_turn_position"]
