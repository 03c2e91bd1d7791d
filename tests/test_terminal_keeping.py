"""Nothing that a person has seen in the terminal is lost, and nothing is thrown away without a question."""

from __future__ import annotations

import re
import stat

import pytest
from midway import Match, bots
from midway.match import Seat, verify
from midway.terminal import play as playing
from test_terminal import refused, said
from window import Window

TWO = ["--seats", "you:Ann,greedy:Bo"]


@pytest.fixture
def data(tmp_path, monkeypatch):
    """A data folder of our own."""
    monkeypatch.setenv("MIDWAY_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


def own_games(data):
    return sorted(file.name for file in (data / "games").iterdir())


@pytest.mark.parametrize("end", [Window.cut_the_power, Window.close])
def test_a_game_is_kept_after_every_choice_whatever_ends_it(end, data):
    with Window("play", "worldsfair", *TWO, rows=60, data=data) as window:
        window.question()
        window.type("2")
        shown = [line for line in window.question() if line.startswith("You take")]
        end(window)
    assert len(shown) == 1
    output = said("play", "worldsfair", *TWO, typed="q\nn\n")
    assert "You have an unfinished match. To go on with it:\n  midway play --resume worldsfair-1\n" in output
    output = said("play", "--resume", "worldsfair-1", typed="ll\nq\n\n")
    assert shown[0] in output
    assert "Real table" not in output
    assert own_games(data) == ["worldsfair-1.txt"]


def test_what_follows_a_choice_is_the_same_after_a_power_cut(data):
    """The bots' part may be played again, but the dealer's seed is the one that was sealed."""
    with Window("play", "worldsfair", *TWO, rows=60, data=data) as window:
        window.question()
        window.type("1")
        window.question()
        window.cut_the_power()
    said("play", "--resume", "worldsfair-1", typed="1\n" * 100)
    report = verify(data / "games" / "worldsfair-1.txt")
    assert report.proved
    assert list((data / "seeds").iterdir()) == []


def test_the_seed_is_for_its_owner_only(data):
    said("play", "worldsfair", *TWO, typed="q\n\n")
    (seed,) = (data / "seeds").iterdir()
    assert stat.S_IMODE(seed.stat().st_mode) == 0o600
    assert seed.read_text() not in (data / "games" / "worldsfair-1.txt").read_text()


def test_leaving_asks_whether_the_game_is_kept(data):
    output = said("play", "worldsfair", *TWO, typed="q\nn\n")
    assert "Enter quits and keeps the match for later; n quits and throws it away:" in output
    assert own_games(data) == []
    assert list((data / "seeds").iterdir()) == []
    output = said("play", "worldsfair", *TWO, typed="q\n\n")
    assert "To go on:\n  midway play --resume worldsfair-1\n" in output
    assert own_games(data) == ["worldsfair-1.txt"]


def test_a_game_that_cannot_be_kept_is_not_left_by_mistake(data):
    data.write_text("a file where a folder should be")
    output = said("play", "worldsfair", *TWO, typed="q\n\n1\nq\ny\n")
    assert "This match is not saved: it is lost when you quit" in output
    assert output.count("This match is not saved anywhere. Throw it away?") == 2
    assert "You take" in output
    assert output.endswith("You left the match.\n")


def test_a_game_at_its_end_is_a_sound_record(data):
    output = said("play", "worldsfair", *TWO, typed="1\n" * 100)
    assert f"Saved to {data}/games/worldsfair-1.txt." in output.replace("\n", "")
    assert verify(data / "games" / "worldsfair-1.txt").proved
    assert "unfinished" not in said("play", "worldsfair", *TWO, typed="q\nn\n")


def test_control_c_leaves_politely_and_keeps_the_game(data):
    with Window("play", "worldsfair", *TWO, rows=60, data=data) as window:
        window.question()
        window.type("3")
        window.question()
        window.press(b"\x03")
        rest, code = window.rest()
    assert code == 0
    assert rest.endswith("You left the match.\nTo go on:\n  midway play --resume worldsfair-1\n")


def test_control_c_while_bots_think_keeps_what_they_have_done(data, monkeypatch):
    turns = iter([False, True])

    def interrupted(match, who):
        bots.play(match, who)
        if next(turns):
            raise KeyboardInterrupt

    monkeypatch.setattr(playing, "play_bots", interrupted)
    output = said("play", "worldsfair", *TWO, typed="1\n")
    assert "You left the match." in output
    match = Match.load(data / "games" / "worldsfair-1.txt")
    assert {event.seat for event in match.events} == {-1, 0, 1}


def test_a_place_that_cannot_be_written_is_noticed_before_the_game(tmp_path):
    said("play", "worldsfair", *TWO, typed="q\n\n")  # an unfinished match is told of when another one begins, not before
    sentence = refused("play", "worldsfair", "--save", tmp_path / "no" / "where.txt")
    assert "cannot be written" in sentence


def test_a_file_that_holds_something_else_is_not_written_over(tmp_path):
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ann,\n")
    assert "is not a Midway record; save to another file" in refused("play", "worldsfair", "--save", letter)
    assert letter.read_text() == "Dear Ann,\n"
    record = tmp_path / "game.txt"
    said("play", "worldsfair", *TWO, "--save", record, typed="1\nq\n")
    before = record.read_text()
    assert "holds an unfinished match; resume it with --resume" in refused("play", "worldsfair", "--save", record)
    assert record.read_text() == before


def test_where_the_seed_is_not_kept_one_sentence_names_the_option(data, tmp_path):
    record = tmp_path / "game.txt"
    said("play", "worldsfair", *TWO, "--seed", "7", "--save", record, typed="1\nq\n")
    for seed in (data / "seeds").iterdir():
        seed.unlink()
    assert "is not kept on this computer; name it with --seed to go on" in refused("play", "--resume", record)
    assert "this seed is not the one that was sealed" in refused("play", "--resume", record, "--seed", "8")
    assert "Final score" in said("play", "--resume", record, "--seed", "7", typed="1\n" * 100)


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["museum"], "is a match of worldsfair, not of museum."),
        (["--seats", "you,random"], "was begun with you:Ann,greedy:Bo; --seats cannot change that."),
        (["--seats", "you:Cy,greedy"], "was begun with you:Ann,greedy:Bo; --seats cannot change that."),
        (["--option", "approvals=asked"], "was begun with approvals=automatic; --option cannot change that."),
        (["--option", "goal=60"], "no option “goal”"),
        (["--mirror"], "has a dealer of its own and cannot go on as a mirror."),
        (["--content", "CONTENT"], "was begun with other content; --content cannot change it."),
    ],
)
def test_what_contradicts_a_resumed_game_is_said(args, sentence, data, tmp_path):
    record, content = tmp_path / "game.txt", tmp_path / "mine.toml"
    content.write_text("[board.card_limit]\narts = 4\n")
    said("play", "worldsfair", *TWO, "--save", record, typed="1\nq\n")
    before = record.read_text()
    assert sentence in refused("play", "--resume", record, *(str(content) if arg == "CONTENT" else arg for arg in args))
    assert record.read_text() == before
    agreeing = ["worldsfair", "--seats", "you,greedy", "--option", "approvals=automatic"]
    assert "Your choice" in said("play", "--resume", record, *agreeing, typed="q\n")


# A mirror of a real table.


def test_a_wrong_tile_is_taken_back_also_when_the_last_was_laid_by_itself(tmp_path):
    file = tmp_path / "mirror.txt"
    mirror = ["play", "worldsfair", "--mirror", "--seats", "you:Ann,you:Bo", "--save", file]
    output = said(*mirror, typed="1\n1\n1\n1\nu\n2\n" + "q\n")
    assert output.count("Which area tile lies at position 4") == 2
    assert "Undone." in output
    match = Match.load(file)
    assert len(match.stands) == 5
    laid = [match.game.codes.text(event.code) for event in match.stands]
    assert laid[3] == "tile:transportation"


def test_the_last_event_of_a_real_table_is_taken_back_when_the_game_is_over(tmp_path):
    file = tmp_path / "mirror.txt"
    mirror = ["play", "worldsfair", "--mirror", "--seats", "you:Ann,you:Bo", "--save", file]
    said(*mirror, typed="1\n" * 2000)
    over = Match.load(file)
    assert over.result
    output = said("play", "--resume", file, typed="u\nq\n")
    assert "u undoes the last event" in output
    assert "Undone." in output
    again = Match.load(file)
    assert again.result is None
    assert again.stands == over.stands[: len(again.stands)]


def test_the_log_of_a_mirror_names_no_titles(tmp_path):
    output = said("play", "worldsfair", "--mirror", "--seats", "you:Ann,you:Bo", typed="1\n" * 60 + "b\nll\n")
    assert "Ann takes" in output
    assert "“" not in output


def test_a_mirror_takes_no_seed():
    assert "A mirror has no dealer, so it takes no --seed." in refused("play", "worldsfair", "--mirror", "--seed", "7")


# Questions.


def forced(game, tmp_path):
    """A saved match that waits for the first seat, which has one choice."""
    match = Match(game, ["Ann", Seat("Bo", "greedy")], seed=7)
    greedy = bots.find(match.game, "greedy", seed=1)
    while match.seat != 0 or len(match.legal()) > 1:
        match.choose(greedy.choose(match.view(match.seat), match.decision))
    match.save(tmp_path / "forced.txt")
    return match


def test_a_single_choice_waits_for_enter_and_can_still_be_thought_over(tmp_path):
    match = forced("museum", tmp_path)
    output = said("play", "--resume", tmp_path / "forced.txt", "--seed", "7", typed="?\n\n")
    assert output.count("Press Enter to go on (? for the rule, h for help):") == 2
    assert "1–1" not in output
    again = Match.load(tmp_path / "forced.txt", "7")
    assert again.number > match.number
    assert again.stands[match.number].code == match.legal()[0]


def test_a_choice_that_no_game_has_is_answered_with_what_can_be_typed():
    output = said("play", "worldsfair", "--seed", "7", typed="place:nowhere\nq\n")
    assert "“place:nowhere”. Try place:" in output


def test_the_cards_of_the_fair_are_told_by_what_they_do():
    output = said("play", "worldsfair", "--seed", "7", typed="i\nq\n")
    told = re.findall(r"(?m)^(.*): (Another supporter|A supporter|Move one supporter)", output)
    assert told
    assert "Luxor" not in output.split(told[0][0] + ":")[-1]
