"""Contents: named by what the rules read, kept for every release, found again by the records that name them."""

from __future__ import annotations

import json

import pytest
from tricks import GAME as TRICKS

from midway import Match, bots, machine
from midway.kernel.content import Content, ContentError, Values, _over
from midway.kernel.game import find, names
from midway.match.proof import replay
from midway.match.record import dumps, parse

GAMES = [find(name) for name in names()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_printed_values_are_kept(game):
    there = game.content.printed.hash in game.content.released
    assert there, "the printed values have changed: keep them with `python -m midway.kernel.released`"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_was_released_is_whole_and_can_be_played(game):
    assert game.content.released
    for hash in game.content.released:
        values = game.content.find(hash, {})
        assert values.hash == hash
        match = Match(game, game.players[0], seed=1, content=values)
        greedy = bots.find(game, "greedy", 1, values)
        bots.play(match, dict.fromkeys(range(game.players[0]), greedy))
        assert match.result is not None
        assert replay(parse(dumps(match))).content == values


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_words_and_provenance_are_no_part_of_a_content(game):
    text = game.content.printed.text()
    assert not any(f'"{key}":' in text for key in ("en", "fr", "pl", "source", "confidence"))


def content(folder, *lines):
    """A content of one file with one table."""
    folder.mkdir()
    (folder / "cards.toml").write_text("\n".join(["[copies]", *lines]))
    return Content(folder, ("cards",), lambda content: None)


def test_words_may_improve_without_another_content(tmp_path):
    plain = content(tmp_path / "plain", "each = 4")
    sure = content(tmp_path / "sure", "each = 4", 'source = "seed"', 'confidence = "certain"')
    worded = content(tmp_path / "worded", "each = 4", 'name = { en = "Copies", fr = "Copies", pl = "Kopie" }')
    assert plain.printed == sure.printed == worded.printed
    assert plain.printed != content(tmp_path / "more", "each = 5").printed


def test_a_record_finds_its_content_after_the_printed_values_changed(tmp_path):
    before = content(tmp_path / "before", "each = 4")
    kept = before.release()
    after = content(tmp_path / "after", "each = 5", "more = 1")
    (after.folder / "released").mkdir()
    (after.folder / "released" / kept.name).write_bytes(kept.read_bytes())
    assert after.find(before.printed.hash, {}).tree == {"cards": {"copies": {"each": 4}}}
    corrections = {"cards": {"copies": {"each": 3}}}
    corrected = before.values(corrections)
    assert after.find(corrected.hash, corrections) == corrected != after.values(corrections)
    assert after.find(after.values(corrections).hash, corrections) == after.values(corrections)
    with pytest.raises(ContentError, match="content 0123456789abcdef, which this Midway does not have"):
        after.find("0123456789abcdef", {})
    with pytest.raises(ContentError, match="must be like 5, not"):
        after.find("0123456789abcdef", {"cards": {"copies": {"each": "four"}}})


def test_a_release_is_the_same_file_whenever_it_is_written(tmp_path):
    one = content(tmp_path / "one", "each = 4")
    first = one.release().read_bytes()
    assert one.release().read_bytes() == first


def test_tables_are_made_of_the_values_of_a_match():
    one = Values.of({"cards": {"copies": {"each": 1}}})
    assert TRICKS.start(2, corrections=one).deck == [1, 1, 1]
    assert TRICKS.start(2).deck == [4, 4, 4]
    assert machine(TRICKS, "plain", one) is machine(TRICKS, "plain", Values.of(json.loads(one.text())))


def test_things_are_numbered_as_they_are_printed():
    printed = {"card": {"ace": 1, "king": 2, "queen": 3}}
    kept = {"card": {"king": 20, "ace": 10, "jack": 4}}
    assert list(_over(printed, kept)["card"].items()) == [("ace", 10), ("king", 20), ("queen", 3)]


@pytest.mark.parametrize("text", ["{}", "{", "[" * 100_000, "7", '{"cards":{"copies":{"each":5}}}'])
def test_values_that_are_not_what_their_name_says_are_refused(text):
    values = TRICKS.content.printed
    assert Values.named(values.hash, values.text()) == values
    with pytest.raises(ContentError, match="is damaged"):
        Values.named(values.hash, text)
