"""What is not certain can be pasted into a file, and a file with anything in it is answered in one sentence."""

from __future__ import annotations

import re
import tomllib

import pytest
from midway.kernel.content import read_toml
from midway.kernel.game import find, names
from test_terminal import refused, said


def pasted(output):
    """Every line of a listing that is printed to be pasted, by the doubt it stands under."""
    blocks = {}
    for part in re.split(r"\n\n(?=\S)", output):
        lines = part.split("\n")
        values = [line for line in lines if re.match(r"    [\w.\"-]+ = ", line)]
        if values:
            blocks[lines[0].split(" ")[0]] = "\n".join(values)
    return blocks


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_every_correction_that_is_printed_can_be_pasted(game, language, tmp_path):
    content = find(game).content
    blocks = pasted(said("doubts", game, "--lang", language))
    assert set(blocks) >= {"worldsfair": {"card-limits"}, "museum": {"numbers"}, "destiny": {"turnpike"}}[game]
    file = tmp_path / "mine.toml"
    for text in (*blocks.values(), "\n".join(blocks.values())):
        file.write_text(text, encoding="utf-8")
        assert content.values(read_toml(file)) == content.printed


@pytest.mark.parametrize("game", names())
def test_a_correction_file_to_begin_with_holds_every_value_that_is_not_certain(game, tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text(said("doubts", game, "--toml"), encoding="utf-8")
    written, content = read_toml(file), find(game).content
    assert content.values(written) == content.printed
    for doubt in find(game).doubts:
        for path in doubt.values:
            value = written
            for key in path.split("."):
                value = value[key]
    seats = ",".join(["greedy"] * find(game).players[0])
    assert "95" in said("simulate", game, "--seats", seats, "--games", "1", "--content", file)


def test_a_value_that_is_pasted_and_changed_is_played_with(tmp_path):
    line = next(line for line in said("doubts", "worldsfair").split("\n") if "card_limit.arts" in line)
    file = tmp_path / "mine.toml"
    file.write_text("\ufeff" + line.replace("= 3", "= 4"), encoding="utf-8")
    assert re.search(r"Fine Arts .*/4", said("play", "worldsfair", "--content", file, typed="q\nn\n"))


DEEP = ".".join(["a"] * 5000)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("board.card_limit.arts = 1979-05-27", "board.card_limit.arts must be like 3, not"),
        ("board.start_bonus.first = [1979-05-27]", 'board.start_bonus.first must be like ["manufacturing"], not'),
        (f"{DEEP} = 1", "a is not in the content"),
        (f"board.card_limit.{DEEP} = 1", "card_limit.a is not in the content"),
        (f"board.card_limit.arts.{DEEP} = 1", "board.card_limit.arts must be like 3"),
        (f"board.source.{DEEP} = 1", "board.source must be a text"),
        ("board.start_bonus.first = " + "[" * 900 + "]" * 900, "first must be like|nests its values too deeply"),
        ("[board]\nsource = 3", "board.source must be a text in quotation marks"),
        ("[board]\nhome = ", "is not valid TOML: line 2, column 8|is not valid TOML: it ends too early"),
        ("[board]\nnot toml\n", "is not valid TOML: line 2, column 5"),
        ("board = '''", "is not valid TOML"),
    ],
)  # fmt: skip
def test_nothing_in_a_correction_file_is_a_traceback(text, sentence, tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    assert re.search(sentence.replace("[", r"\["), refused("play", "worldsfair", "--content", file))


def test_what_the_parser_says_is_in_the_readers_language(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text("[board\n")
    assert "n’est pas du TOML valide" in refused("play", "worldsfair", "--content", file, "--lang", "fr")
    file.write_bytes(b"\xff\xfe[\x00b\x00")
    assert "nie jest tekstem w UTF-8" in refused("play", "worldsfair", "--content", file, "--lang", "pl")


def test_a_list_of_rules_keeps_ids_and_titles_apart():
    for game in map(find, names()):
        lines = [line for line in said("rules", game.name).splitlines() if line.startswith(f"{game.prefix} ")]
        assert len(lines) == len(game.rulebook.rules)
        assert all(re.match(r"\w+ \S+  +\S", line) for line in lines)
        assert len({re.match(r"\w+ \S+  +", line).end() for line in lines}) == 1


def test_a_list_of_rules_stands_under_the_headings_of_its_chapters():
    lines = said("rules", "worldsfair", "--lang", "pl").splitlines()
    heads = [chapter.title["pl"] for chapter in find("worldsfair").rulebook.chapters]
    assert [line for line in lines if line in heads] == heads
    assert lines.index("Tura") < next(number for number, line in enumerate(lines) if line.startswith("WF turn.1 "))


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_every_game_describes_its_own_bots(language):
    lines = [said("bots", game, "--lang", language).splitlines() for game in names()]
    told = {line for listed in lines for line in listed if line.startswith("greedy    ")}
    assert len(told) == len(names())


def test_toml_of_the_doubts_is_toml():
    assert tomllib.loads(said("doubts", "museum", "--toml", "--lang", "pl"))["rules"]
