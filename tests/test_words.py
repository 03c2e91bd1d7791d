"""Words in three languages: the same messages everywhere, every one of them fit to be shown."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from midway import Match
from midway.games.worldsfair.state import AREA_NAMES
from midway.kernel.fault import COMMON
from midway.kernel.game import find, names
from midway.kernel.words import ELIDED, LANGUAGES, Words
from midway.match.script import scripts_of

GAME = find("worldsfair")
GAMES = [find(name) for name in names()]
CONTENT = GAME.folder / "content"
LESSONS = [script for game in GAMES for script in scripts_of(game)]
WEB = COMMON.parent / "web"
FOLDERS = [*(game.folder / "words" for game in GAMES), COMMON, WEB / "words", WEB / "words" / "later"]
SPEAKING = FOLDERS[:]  # those whose messages have arguments
FOLDERS += [script.folder for script in LESSONS]
FOLDER_NAMES = [*names(), "common", "web", "later", *(f"lesson-{script.path}" for script in LESSONS)]
TITLED = [("exhibits", "exhibit", 40), ("attractions", "attraction", 28)]


@pytest.mark.parametrize("folder", FOLDERS, ids=FOLDER_NAMES)
def test_every_message_exists_in_every_language(folder):
    ids = {language: Words.load(folder, language).ids for language in LANGUAGES}
    assert ids["en"] == ids["fr"] == ids["pl"]
    assert len(set(ids["en"])) == len(ids["en"])


@pytest.mark.parametrize("folder", FOLDERS, ids=FOLDER_NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_sound_fluent(folder, language):
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Junk

    entries = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body
    assert not [entry.content for entry in entries if isinstance(entry, Junk)]


@pytest.mark.parametrize("folder", FOLDERS, ids=FOLDER_NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_use_the_same_arguments_in_every_language(folder, language):
    def arguments(file):
        entries = re.split(r"\n(?=[\w-]+ =)", file.read_text(encoding="utf-8"))
        return {entry.split(" =")[0]: set(re.findall(r"\$(\w+)", entry)) for entry in entries}

    english, other = arguments(folder / "en.ftl"), arguments(folder / f"{language}.ftl")
    assert {name: used - english[name] for name, used in other.items() if used - english.get(name, set())} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=names())
def test_every_step_choice_line_reason_option_and_doubt_has_its_words(game, language):
    words = game.words(language)
    asking = [step.name for step in game.steps if step.first < step.end]
    wanted = [f"ask-{step}" for step in asking]
    wanted += [f"do-{verb.name}" for verb in game.codes.verbs]
    wanted += [f"log-{line.name}" for line in game.lines]
    wanted += [f"no-{reason.name}" for reason in game.reasons if reason.rule]
    if any(reason.name == "wrong-step" for reason in game.reasons):
        wanted += [f"no-wrong-step-{step}" for step in asking]
    wanted += [f"doubt-{doubt.name}" for doubt in game.doubts]
    wanted += [f"option-{option.name}" for option in game.settings]
    wanted += [f"option-{option.name}-{value}" for option in game.settings for value in option.values]
    wanted += [name for kind, values in game.telling.values.items() if kind != "pavilion" for name in values]
    assert [message for message in wanted if message not in words] == []


@pytest.mark.parametrize("game", GAMES, ids=names())
def test_every_part_of_a_score_has_its_head(game):
    match = Match(game, game.players[0], seed=1)
    parts = game.picture.breakdown(match)[0]
    assert all(f"board-{part}" in game.words(language) for language in LANGUAGES for part in parts)


@pytest.mark.parametrize(
    ("n", "text"),
    [
        (1, "jeden bilet na jeden punkt"),
        (2, "2 bilety na 2 punkty"),
        (5, "5 biletów na 5 punktów"),
        (22, "22 bilety na 22 punkty"),
    ],
)
def test_polish_counts_in_four_forms(n, text):
    assert text in GAME.words("pl")("log-traded", player="Ala", n=n)


def test_polish_pieces_stand_in_their_cases():
    words = GAME.words("pl")
    assert words("log-placed", player="Ala", area="arts") == "Ala umieszcza pracownika w Sztuce."
    assert words("log-moved", owner="Ala", area="arts", to="agriculture").endswith("przechodzi ze Sztuki do Rolnictwa.")
    assert words("log-played", player="Ala", figure="palmer") == "Ala zagrywa Berthę Palmer."


@pytest.mark.parametrize(
    ("name", "text"),
    [("Ann", "d’Ann"), ("Élodie", "d’Élodie"), ("Paul", "de Paul"), ("Yves", "d’Yves"), ("Yann", "de Yann"), ("Hugo", "d’Hugo")],
)
def test_french_elides_before_a_name(name, text):
    assert find("museum").words("fr")("log-turn", player=name) == f"C’est au tour {text}."
    assert text in find("destiny").words("fr")("log-profit-up", player=name, dollars=5, n=30)


def test_no_french_text_says_de_before_a_name_without_the_function():
    for folder in FOLDERS:
        text = (folder / "fr.ftl").read_text(encoding="utf-8")
        assert re.findall(r"\bde \{ \$(?:player|owner|name|seller|victim|gainer|whose|host|active) \}", text) == []


def test_the_browser_elides_before_the_same_names():
    client = (WEB / "words.js").read_text(encoding="utf-8")
    assert f"/^({ELIDED.pattern})/i" in client


@pytest.mark.parametrize("folder", SPEAKING, ids=FOLDER_NAMES[: len(SPEAKING)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_fact_is_an_error(folder, language):
    words = Words.load(folder, language)
    speaking = [message for message in words.ids if words._needed(message, "")]
    assert speaking
    for message in speaking:
        with pytest.raises(KeyError):
            words(message)


@pytest.mark.parametrize("language", ["fr"])
def test_french_puts_a_hard_space_before_its_double_signs(language):
    for folder in FOLDERS:
        text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
        shown = [line for line in text.splitlines() if not line.startswith("#")]
        assert [line for line in shown if re.search(r"[^\s\u00a0] [;?!:»](\s|$)", line)] == []


@pytest.mark.rule("WF cards.exhibit", "WF cards.ticket")
@pytest.mark.parametrize(("file", "key", "number"), TITLED)
def test_every_exhibit_and_attraction_has_a_title_and_a_line_in_three_languages(file, key, number):
    entries = tomllib.loads((CONTENT / f"{file}.toml").read_text(encoding="utf-8"))[key]
    assert len(entries) == number
    assert len({entry["id"] for entry in entries}) == number
    for entry in entries:
        assert entry["source"] in ("public", "reconstructed")
        for language in LANGUAGES:
            assert 0 < len(entry["title"][language]) <= 34
            assert 0 < len(entry["line"][language]) <= 110
    for language in LANGUAGES:
        assert len({entry["title"][language] for entry in entries}) == number
    if key == "exhibit":
        assert [sum(entry["area"] == area for entry in entries) for area in AREA_NAMES] == [8] * 5


@pytest.mark.parametrize("game", GAMES, ids=names())
def test_every_value_that_is_not_certain_is_a_doubt_that_can_be_settled(game):
    uncertain = {path for path, _, _ in game.content.uncertain()}
    covered = [path for doubt in game.doubts for path in doubt.values]
    assert uncertain == set(covered)
    assert all(len(set(doubt.values)) == len(doubt.values) for doubt in game.doubts)
    options = {option.name for option in game.settings}
    assert all(doubt.option in options for doubt in game.doubts if doubt.option)
    assert all(doubt.rule in game.rulebook.rules for doubt in game.doubts)


@pytest.mark.parametrize("game", GAMES, ids=names())
def test_content_says_where_it_comes_from(game):
    for file in Path(game.folder / "content").glob("*.toml"):
        assert "source = " in file.read_text(encoding="utf-8"), file.name


def test_a_text_is_formatted_once_for_all_names():
    words = Words(
        "fr", ("took = { $player } prend { $cards } à { DE($owner) } { $n ->\n    [one] une fois\n   *[other] { $n } fois\n }",)
    )
    for player in ("Ann", "Bo", "{ $n }"):
        for cards in ("un chat", "deux chats"):
            for owner, whose in (("Ann", "d’Ann"), ("Cy", "de Cy")):
                assert words("took", player=player, cards=cards, owner=owner, n=2) == f"{player} prend {cards} à {whose} 2 fois"
    assert words._text.cache_info().misses == 2


def test_names_are_filled_in_as_they_are_wherever_they_stand():
    words = Words("en", ("share = { $player } has { $n }% of what { $owner } had, { $player }s { $n }%",))
    said = "Bo% has 5% of what %s had, Bo%s 5%"
    assert [words("share", player="Bo%", owner="%s", n=5) for _ in range(2)] == [said, said]
    assert words("share", player="Ann", owner="Bo", n=7) == "Ann has 7% of what Bo had, Anns 7%"
    with pytest.raises(KeyError):
        words("share", player="Ann", n=7)
