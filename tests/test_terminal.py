"""The commands, as people type them: right, wrong, and when the input ends."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest
from click.testing import CliRunner
from midway import bots
from midway.kernel.game import find, names
from midway.kernel.words import LANGUAGES
from midway.terminal.main import main

RECORDS = Path(__file__).parent / "records"
ALL_MODULES = {"museum": ["--option", "pavilions=on", "--option", "loans=on", "--option", "boards=advanced"]}


def midway(*args, typed=None):
    """Run a command in this process; what it printed, and its exit code."""
    environment = {"LC_ALL": "C", "MIDWAY_LANG": None}
    done = CliRunner(env=environment).invoke(main, [str(arg) for arg in args], input=typed, prog_name="midway")
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done.output, done.exit_code


def said(*args, typed=None):
    output, code = midway(*args, typed=typed)
    assert code == 0, output
    return output


def refused(*args):
    output, code = midway(*args)
    assert code == 1
    assert output.count("\n") == 1
    return output


def each_in_one():
    """Every game in every language; by default each in one."""
    for (turn, game), (other, language) in product(enumerate(names()), enumerate(LANGUAGES)):
        yield pytest.param(game, language, marks=() if turn == other else pytest.mark.long)


@pytest.mark.parametrize(("game", "language"), list(each_in_one()))
def test_a_whole_game_by_typing_one(game, language, tmp_path):
    file = tmp_path / "game.txt"
    output = said("play", game, "--seed", "7", "--lang", language, "--save", file, typed="1\n" * 500)
    assert {"en": "Final score", "fr": "Score final", "pl": "Wynik końcowy"}[language] in output
    assert "Traceback" not in output
    verdict = " ".join(said("verify", file, "--lang", language).split())
    assert {"en": "is sound", "fr": "est en ordre", "pl": "jest w porządku"}[language] in verdict


def every_width():
    """Every game with every number of players in every language; by default each number and each language once a game."""
    for game in names():
        for (turn, players), (other, language) in product(enumerate(find(game).players), enumerate(LANGUAGES)):
            yield pytest.param(game, players, language, marks=() if turn == other else pytest.mark.long)


@pytest.mark.parametrize(("game", "players", "language"), list(every_width()))
def test_everything_fits_into_80_columns_without_colour(game, language, players):
    seats = ",".join(["you"] + ["greedy"] * (players - 1))
    typed = "?\nh\nb\ni\nl\n2\n1\n" * 60
    output = said("play", game, "--seats", seats, "--seed", "3", "--lang", language, *ALL_MODULES.get(game, []), typed=typed)
    assert "\x1b" not in output
    assert max(map(len, output.splitlines())) <= 80


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_a_hint_at_the_prompt_names_three_choices_and_is_noted(language, tmp_path):
    file = tmp_path / "game.txt"
    output = said("play", "worldsfair", "--seed", "7", "--lang", language, "--save", file, typed="?hint\n1\nq\n")
    rows = re.findall(r"^  ([123])\. \d (.*)$", output, re.M)
    assert [rank for rank, _ in rows] == ["1", "2", "3"]
    assert max(len(row) for _, row in rows) <= 74
    lines = file.read_text(encoding="utf-8").splitlines()
    assert lines[0] == "midway record 2"
    assert sum(" hint " in line for line in lines) == 1


def test_bots_on_all_seats_play_to_the_end_without_asking(tmp_path):
    output = said("play", "worldsfair", "--seats", "greedy,random,greedy", "--seed", "5", "--save", tmp_path / "bots.txt")
    assert "Your choice" not in output
    assert "Final score" in output
    assert said("verify", tmp_path / "bots.txt").split()[-2:] == ["is", "sound."]


@pytest.mark.parametrize("game", names())
def test_when_the_input_ends_the_game_is_saved_and_can_go_on(game, tmp_path):
    file = tmp_path / "open.txt"
    seats = ",".join(["you", *["greedy"] * (find(game).players[0] - 1)])
    output = said("play", game, "--seats", seats, "--save", file, typed="1\n1\n")
    assert "The input has ended" in output
    assert "not over yet" in said("verify", file)
    rest = said("play", game, "--resume", file, typed="1\n" * 500)
    assert "Final score" in rest
    assert "as the sealed seed gives" in said("verify", file)


def test_the_rule_behind_the_question_help_board_log_and_undo():
    output = said("play", "worldsfair", "--seed", "7", typed="?\nh\nb\ni\nl\nu\nq\n")
    assert "WF turn.1 · Turn, step 1" in output
    assert "undoes your last choice" in " ".join(output.split())
    assert "“The Temple of Luxor”" in output
    assert output.count("(base of the wheel") == 2
    assert "nothing for you to undo" in output
    assert "You left the match." in output


def test_a_hand_is_shown_to_the_seat_that_decides_and_to_no_other():
    output = said("play", "museum", "--seats", "you:Ann,greedy:Bo", "--seed", "3", typed="1\ni\nl\nb\nq\n")
    assert "Hand of Ann:" in output
    assert "Hand of Bo:" not in output
    assert re.search(r"You are dealt the Patron", output)
    assert not re.search(r"Bo (is dealt|draws (?!a card|a Favour))", output)
    assert re.search(r"^Patron of Architecture: Counts your own", output, re.M)


def test_a_record_shows_a_hand_only_to_its_seat():
    record = RECORDS / "museum-3.txt"
    assert "Hand of" not in said("show", record, "--at", "60")
    for seat in (1, 2, 3):
        assert re.findall(r"Hand of (.*):", said("show", record, "--at", "60", "--as", seat)) == [f"Greedy {seat}"]


def test_many_short_choices_stand_side_by_side_and_the_score_in_rows():
    output = said("play", "museum", "--seats", "you:Ann,greedy", "--seed", "3", typed="1\n" * 400)
    assert re.search(r"^   1  Take the quick layout +2  Space 1", output, re.M)
    assert re.search(r"^Final score +Ann +Greedy\nTrack ", output, re.M)


def test_undo_at_the_prompt():
    output = said("play", "worldsfair", "--seats", "you,you", "--seed", "7", typed="1\n" * 6 + "u\n1\nq\n")
    assert "Undone." in output or "nothing for you to undo" in output


NONSENSE = ["x", "", "0", "99", "-1", "1.5", "²", "１", "ﬁ", "' OR 1=1", "place:mines", "\x00", "9" * 5000]


@pytest.mark.parametrize("nonsense", NONSENSE)
def test_nonsense_at_the_prompt_is_answered_and_asked_again(nonsense):
    output = said("play", "worldsfair", "--seed", "7", typed=f"{nonsense}\nq\n")
    assert output.count("Your choice") == 2
    assert re.search(r"Please|“place:mines”. Try place:", output)


def test_a_refused_choice_in_words_says_why():
    output = said("play", "worldsfair", "--seed", "7", typed="lift:arts\nq\n")
    assert "A supporter is lifted only when one is needed" in output
    assert "[Turn:\u00a0No\u00a0supporters\u00a0left]" in output


def test_saving_at_the_prompt(tmp_path):
    file = tmp_path / "saved.txt"
    assert "Saved to" in said("play", "worldsfair", "--seed", "7", typed=f"s {file}\nq\n")
    assert file.exists()
    assert "cannot be written" in said("play", "worldsfair", "--seed", "7", typed=f"s {tmp_path}/no/where\nq\n")


def test_mirror_asks_for_every_chance_outcome(tmp_path):
    file = tmp_path / "mirror.txt"
    output = said("play", "worldsfair", "--mirror", "--seats", "you:Ann,you:Bo", "--save", file, typed="1\n" * 40)
    assert "Mirror of a real table" in output
    assert "Real table: Which area tile lies at position 1" in output
    assert "Real table: Who is the first player?" in output
    assert "Ann: Place a supporter" in output
    assert "told from a real table" in said("verify", file)


def test_options_and_corrections_of_a_table(tmp_path):
    content = tmp_path / "mine.toml"
    content.write_text("[board.card_limit]\narts = 4\n")
    output = said("play", "worldsfair", "--seed", "7", "--option", "approvals=asked", "--content", content, typed="q\n")
    assert re.search(r"Fine Arts .*/4", output)
    assert "An option is written NAME=VALUE" in refused("play", "worldsfair", "--option", "approvals")
    assert "Option approvals must be one of" in refused("play", "worldsfair", "--option", "approvals=maybe")
    content.write_text("[board.card_limit]\narts = 2\n")
    assert "from 3 to 9" in refused("play", "worldsfair", "--content", content)
    content.write_text("not toml")
    assert "is not valid TOML: line 1, column 5" in refused("play", "worldsfair", "--content", content)


def test_an_owners_own_file_is_taken_without_asking():
    own = Path(os.environ["XDG_CONFIG_HOME"]) / "midway" / "worldsfair.toml"
    own.parent.mkdir(parents=True, exist_ok=True)
    own.write_text("[board.card_limit]\nelectricity = 5\n")
    try:
        assert re.search(r"Electricity .*/5", said("play", "worldsfair", "--seed", "7", typed="q\n"))
    finally:
        own.unlink()


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["play", "chess"], "Unknown game “chess”. Available: destiny, museum, worldsfair."),
        (["play", "worldsfair", "--seats", "you,gredy"], "Unknown bot “gredy”. Available: random, visitor, guide, greedy"),
        (["play", "worldsfair", "--seats", "you"], "for 2 to 4 players, not 1"),
        (["play", "worldsfair", "--seats", "you,,greedy"], "Unknown bot “?”"),
        (["play", "worldsfair", "--seats", "you:Ann,you:Ann,you:Ann,you:Ann,you:Ann"], "for 2 to 4 players, not 5"),
        (["play", "worldsfair", "--lang", "xx"], "Unknown language “xx”. Available: en, fr, pl."),
        (["play", "worldsfair", "--seed", "a b"], "A seed has 1 to 128 printable characters"),
        (["play", "worldsfair", "--resume", "nowhere.txt"], "There is no file nowhere.txt."),
        (["simulate", "worldsfair", "--seats", "greedy,you"], "A simulation is played by bots only"),
        (["simulate", "worldsfair", "--seats", ""], "A simulation is played by bots only, such as --seats random,greedy"),
        (["simulate", "worldsfair", "--games", "0"], "The number of games is from 1 to"),
        (["simulate", "worldsfair", "--seed", str(2**70)], "The seed of a simulation is a whole number from 0 to"),
        (["rules", "worldsfair", "turn.9"], "worldsfair has no rule “turn.9”"),
        (["verify", "nowhere.txt"], "There is no file nowhere.txt."),
        (["show", str(RECORDS / "worldsfair-2.txt"), "--at", "9999"], "Event 9999 does not exist"),
        (["show", str(RECORDS / "worldsfair-2.txt"), "--as", "3"], "There is no seat 3"),
    ],
)  # fmt: skip
def test_a_command_that_cannot_be_done_says_what_would_be_right(args, sentence):
    assert sentence in refused(*args)


def test_simulate_prints_json_that_programs_can_read(worldsfair):
    outcome = json.loads(said("simulate", "worldsfair", "--seats", "random,greedy", "--games", "1000", "--json"))
    assert list(outcome) == ["game", "games", "unfinished", "games_per_second", "bots", "seats", "turns"]
    for kind in ("bot", "seat", "turn"):
        rows = outcome[f"{kind}s"]
        assert [list(row) for row in rows] == [[kind, "wins", "share", "interval", "mean_score"]] * 2
        assert sum(row["wins"] for row in rows) == pytest.approx(1000)
    greedy = outcome["bots"][1]
    assert greedy["share"] > 0.95
    assert greedy["interval"][0] < greedy["share"] < greedy["interval"][1]


def test_simulate_gives_the_same_outcome_on_every_machine(worldsfair):
    args = ["simulate", "worldsfair", "--seats", "greedy,random,random", "--games", "61", "--seed", "4", "--json", "--machine"]
    outcomes = [json.loads(said(*args, machine)) for machine in ("plain", "cpu")]
    assert all(outcomes[0][kind] == outcomes[1][kind] for kind in ("bots", "seats", "turns"))


def test_simulate_in_words(worldsfair):
    output = said("simulate", "worldsfair", "--games", "300")
    assert re.search(r"greedy +\d+\.\d +\d+\.\d\d%", output)
    assert "games/s" in output


def test_games_and_bots_are_listed():
    assert "worldsfair: World's Fair 1893, 2 to 4 players" in said("games")
    assert "Wystawa Światowa 1893" in said("games", "--lang", "pl")
    told = json.loads(said("bots", "worldsfair", "--json"))
    assert [bot["name"] for bot in told["bots"]] == bots.names(find("worldsfair"))
    assert [bot["lamps"] for bot in told["bots"]] == [0, 1, 2, 0, 0, 3, 4, 5]
    assert "greedy" in said("bots", "worldsfair")


def test_people_at_one_screen_see_their_own_hands_only():
    output = said("play", "museum", "--seats", "you:Ann,you:Bo", "--seed", "3", typed="\n1\n" * 30)
    parts = re.split(r"(\w+) decides now. Everyone else looks away; press Enter.", output)
    assert {"Ann", "Bo"} == set(parts[1::2])
    for name, shown in zip(parts[1::2], parts[2::2], strict=True):
        assert set(re.findall(r"(Ann|Bo) is dealt the Patron", shown)) <= {name}
        assert set(re.findall(r"Hand of (Ann|Bo):", shown)) == {name}


def test_what_was_done_since_the_last_turn_is_told_before_the_question_harm_first():
    output = said("play", "destiny", "--seats", "you:Ann,greedy:Bo,greedy:Cy", "--seed", "1", typed="1\n" * 110)
    told = re.findall(r"\n\nSince your last turn:\n((?:  .*\n)+)\n(.*)", output)
    assert any("  − Bo took Wisconsin from you · 3 against 1. · −1" in deeds for deeds, _ in told)
    for deeds, question in told:
        marks = re.findall(r"(?m)^  ([−+·])", deeds)
        assert marks == sorted(marks, key="−+·".index)
        assert "Ann" not in deeds
        assert re.match("[A-Z]", question)


def test_several_people_are_asked_by_name_and_told_in_the_third_person():
    output = said("play", "worldsfair", "--seats", "you:Ann,you:Bo", "--seed", "7", typed="1\n" * 12)
    assert re.search(r"(?m)^Ann: Place a supporter", output)
    assert re.search(r"(?m)^Bo places a supporter", output)
    assert not re.search(r"(?m)^You place", output)


def test_a_record_is_shown_at_any_event():
    record = RECORDS / "worldsfair-3.txt"
    assert "Final score" in said("show", record)
    output = said("show", record, "--at", "20", "--as", "2")
    assert "Event 20 of" in output
    assert "Final score" not in output


def test_verify_says_what_it_checked():
    output = said("verify", RECORDS / "worldsfair-4.txt")
    assert [line[:4] for line in output.splitlines()[:-1]] == ["ok  "] * 5
    assert "as the sealed seed gives" in output


def test_rules_are_listed_and_shown_in_three_languages():
    assert "WF turn.2" in said("rules", "worldsfair")
    assert "influential figure" in said("rules", "worldsfair", "turn.2").lower()
    assert "personnalité" in said("rules", "worldsfair", "WF turn.2", "--lang", "fr").lower()
    assert "wpływow" in said("rules", "worldsfair", "turn.2", "--lang", "pl").lower()


def test_no_rule_is_without_code_test_and_words():
    assert said("rules", "worldsfair", "--gaps") == ""


def test_every_uncertain_value_is_among_the_doubts():
    doubts = json.loads(said("doubts", "worldsfair", "--json"))["doubts"]
    assert {doubt["name"] for doubt in doubts} >= {
        "start-bonus", "card-limits", "area-rewards", "tied-first", "figure-counts", "wheel-counting", "empty-ranks",
    }  # fmt: skip
    assert all(doubt["reasoning"] and doubt["confidence"] in ("likely", "unknown") for doubt in doubts)
    output = said("doubts", "worldsfair", "--lang", "fr")
    assert "--option start_space=counted|extra" in output
    assert "board.card_limit" in output


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
@pytest.mark.parametrize("command", ["", *main.commands])
def test_help_is_in_the_readers_language(command, language):
    output = said(*command.split(), "--lang", language, "--help")
    assert {"en": "Show this and exit.", "fr": "Afficher ceci et quitter.", "pl": "Pokaż tę pomoc i zakończ."}[language] in output


def test_the_language_can_be_asked_for_before_the_command():
    assert "Exposition universelle" in said("--lang", "fr", "games")
    assert "Unknown language “xx”" in refused("--lang", "xx", "games")


def test_the_help_of_midway_lists_the_commands():
    output = said("--help")
    assert all(f"\n  {name} " in output for name in main.commands)


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["plai"], "Unknown command “plai”"),
        (["play"], "“midway play” needs GAME"),
        (["play", "worldsfair", "--sed", "3"], "“midway play” has no option --sed"),
        (["simulate", "worldsfair", "--games", "many"], "--games takes a whole number."),
        (["train", "museum", "--games", "39"], "--games takes a whole number from 40 up."),
        (["serve", "--port", "70000"], "--port takes a whole number from 0 to 65,535."),
        (["train", "museum", "--minutes", "inf"], "--minutes does not take this value"),
        (["serve", "--rate", "nan"], "--rate does not take this value"),
        (["bench", "--seconds", "0"], "--seconds does not take this value"),
        (["games", "worldsfair", "too"], "“midway games” cannot be used like this"),
    ],
)
def test_a_command_line_that_cannot_be_parsed_is_answered_in_one_sentence(args, sentence):
    output, code = midway(*args)
    assert code == 2
    assert sentence in output
    assert output.count("\n") == 1


def test_the_command_runs_as_installed():
    done = subprocess.run([sys.executable, "-m", "midway", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("midway, version")


def test_bytes_that_are_no_text_and_a_terminal_that_knows_only_ascii():
    for encoding in ("utf-8", "ascii"):
        command = [sys.executable, "-m", "midway", "play", "worldsfair", "--seed", "7", "--lang", "pl"]
        environment = {**os.environ, "PYTHONIOENCODING": encoding}
        done = subprocess.run(command, input=b"\xff\xfe\n1\nq\n", capture_output=True, env=environment)
        assert done.returncode == 0
        assert done.stderr == b""


def test_where_the_seed_cannot_be_kept_the_game_goes_on(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("MIDWAY_DATA", str(tmp_path / "file"))
    output = said("play", "worldsfair", "--save", tmp_path / "game.txt", typed="q\n")
    assert "cannot be written" in output
    assert (tmp_path / "game.txt").exists()


def test_a_closed_pipe_is_no_error():
    command = f"{sys.executable} -m midway rules worldsfair | head -1"
    done = subprocess.run(["bash", "-c", f"set -o pipefail; {command}"], capture_output=True, text=True)
    assert done.stdout == "Overview\n"
    assert done.stderr == ""
