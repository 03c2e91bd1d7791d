"""The ladder: any bots against each other, in worker processes, kept in a file that can be added to."""

from __future__ import annotations

import json
import os
from itertools import islice
from math import log
from pathlib import Path
from xml.etree import ElementTree

import pytest
from dying import killed_once
from click.testing import CliRunner
from midway.bots import contest, find as find_bot, strength
from midway.bots.contest import Contest
from midway.bots.crew import work
from midway.bots.ladder import Ladder, Lines, how_made, read, read_budget
from midway.bots.ratings import pairs, rated
from midway.bots.search import Budget
from midway.bots.tree import TreeBot
from midway.kernel.fault import Fault
from midway.kernel import search as nodes
from midway.kernel.game import find
from midway.kernel.machine import machine
from midway.kernel.tree import logarithm
from midway.kernel.weights import sha256
from midway.match import Match
from midway.terminal.main import main

FAIR = find("worldsfair")


def play(ladder: Ladder, lines: Lines, workers: int = 1):
    return list(ladder.play(lines, workers, lambda games: None, lambda: None))


def test_a_stronger_bot_has_a_higher_rating_and_wins_its_games(tmp_path):
    ladder = Ladder(FAIR, ["greedy", "visitor", "random"], 2, 6)
    lines = play(ladder, Lines(tmp_path / "ladder.jsonl"), workers=2)
    assert len(lines) == 18
    met = {(pair.bot, pair.against): pair for pair in pairs(lines)}
    assert met["greedy", "random"].won.wins == 6
    assert rated(lines)[0].bot == "greedy"
    assert rated(lines) == rated(list(reversed(lines)))


def test_seats_are_rotated_and_a_bot_sits_alone_among_the_others():
    ladder = Ladder(FAIR, ["greedy", "random"], 3, 3)
    assert [asked.contest.seats for asked in ladder.plan()] == [
        ("greedy", "random", "random"),
        ("random", "greedy", "random"),
        ("random", "random", "greedy"),
    ]


def test_a_file_is_gone_on_with_and_only_for_bots_that_have_not_changed(tmp_path):
    file = tmp_path / "ladder.jsonl"
    few, more = (Ladder(FAIR, ["greedy", "random"], 2, games) for games in (2, 4))
    first = play(few, Lines(file))
    with file.open("a") as cut:
        cut.write('{"game": "worlds')  # the writer was killed here
    every = play(more, Lines(file))
    assert sorted(line.number for line in every) == [0, 1, 2, 3]
    assert [line for line in every if line.number < 2] == sorted(first, key=lambda line: line.number)
    assert len(read(file)) == 4
    changed = file.read_text().replace('"greedy": "greedy"', '"greedy": "another"')
    file.write_text(changed)
    assert len(play(few, Lines(file))) == 2
    assert len(read(file)) == 6


def test_equal_seeds_play_equal_games():
    asked = Contest("worldsfair", ("visitor", "greedy"), "1-5")
    one, other = contest.play(asked), contest.play(asked)
    assert (one.scores, one.events) == (other.scores, other.events)
    assert one.clocks["visitor"].decisions > 10


def test_a_search_whose_compiled_code_is_gone_is_compiled_again(monkeypatch):
    again = []
    monkeypatch.setattr(contest, "available", lambda: True)
    monkeypatch.setattr(contest.compiled, "is_ready", lambda *_: False)
    monkeypatch.setattr(contest.compiled, "compile_search", lambda game, _: again.append(game.name))
    contest.play(Contest("worldsfair", ("engineer", "greedy"), "1-5", budget=Budget(1)))
    contest.play(Contest("worldsfair", ("visitor", "greedy"), "1-5", budget=Budget(1)))
    assert again == ["worldsfair"]


def test_a_worker_that_dies_is_replaced_and_a_fault_is_told(tmp_path):
    assert list(work(killed_once, [str(tmp_path)], 1)) == [(str(tmp_path), "done")]
    with pytest.raises(Fault, match="3 times"):
        list(work(os._exit, [1], 1))
    with pytest.raises(Fault, match="Unknown game"):
        list(work(find, ["chess"], 1))


def test_what_was_played_before_an_interrupt_is_kept(tmp_path):
    file = tmp_path / "ladder.jsonl"
    games = Ladder(FAIR, ["greedy", "random"], 2, 50).play(Lines(file), 2, lambda games: None, lambda: None)
    list(islice(games, 3))
    games.close()
    assert len(read(file)) == 3


def test_the_tree_tries_every_choice_spends_its_budget_and_repeats_itself():
    match = Match(FAIR, 2, seed=3)
    greedy = find_bot(FAIR, "greedy", seed=1)
    while len(match.legal()) < 4 or match.number < 60:
        match.choose(greedy.choose(match.view(match.seat), match.decision))
    bots = [TreeBot(machine(FAIR), Budget(60), seed=4) for _ in range(2)]
    codes = [bot.choose(match.view(match.seat), match.decision) for bot in bots]
    assert codes[0] == codes[1]
    assert codes[0] in match.legal()
    tree = bots[0].tree
    tried, child = {}, tree[0][nodes.CHILD]
    while child:
        tried[tree[child][nodes.CODE]] = tree[child][nodes.VISITS]
        child = tree[child][nodes.NEXT]
    assert sorted(tried) == match.legal()
    assert sum(tried.values()) == tree[0][nodes.VISITS] == 60
    assert tried[codes[0]] == max(tried.values()) > min(tried.values())


def test_a_logarithm_of_whole_numbers():
    for number in (1, 2, 3, 10, 1000, 123_456):
        assert logarithm(number) / 256 == pytest.approx(log(number), abs=0.1)
    assert logarithm(0) == 0


def test_how_a_bot_is_made_is_told():
    assert how_made(FAIR, "random", 2) == "random"
    assert how_made(FAIR, "visitor", 2).startswith("astray")
    assert how_made(FAIR, "architect", 2, read_budget("150ms")).startswith("150 ms")
    assert how_made(FAIR, "architect", 2) != how_made(FAIR, "architect", 4)
    assert how_made(FAIR, "tree", 2, read_budget("300")).startswith("300 playouts")


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["--bots", "greedy"], "two different bots"),
        (["--bots", "greedy,greedy"], "two different bots"),
        (["--bots", "greedy,nobody"], "“nobody” is none of"),
        (["--budget", "fast"], "such as 150ms"),
        (["--budget", "0"], "such as 150ms"),
        (["--games", "0"], "from 1 to"),
        (["--players", "7"], "players"),
    ],
)
def test_bad_input_gets_one_sentence(args, sentence):
    told = CliRunner().invoke(main, ["ladder", "worldsfair", *args])
    assert told.exit_code == 1
    assert sentence in told.stderr
    assert told.stderr.count("\n") == 1


def test_a_file_that_holds_something_else_is_refused_with_its_line(tmp_path):
    file = tmp_path / "ladder.jsonl"
    file.write_text('{"game": "worldsfair"}\n')
    told = CliRunner().invoke(main, ["ladder", "worldsfair", "--bots", "greedy,random", "--file", str(file)])
    assert (told.exit_code, "line 1" in told.stderr) == (1, True)


def test_the_command_prints_ratings_and_pairs_and_draws_them(tmp_path):
    drawn = tmp_path / "ladder.svg"
    args = ["ladder", "worldsfair", "--bots", "greedy,random", "--games", "2", "--workers", "2", "--svg", str(drawn)]
    told = json.loads(CliRunner().invoke(main, [*args, "--json"]).stdout)
    texts = [node.text for node in ElementTree.parse(drawn).iter("{http://www.w3.org/2000/svg}text")]
    assert [text for text in texts if text in ("greedy", "random")] == ["greedy", "random"]
    assert str(told["ratings"][0]["rating"]) in texts
    assert told["pairs"][0]["games"] == 2
    assert [one["bot"] for one in told["ratings"]] == ["greedy", "random"]


def test_figures_hold_as_long_as_the_bots_are_made_in_the_same_way(tmp_path, monkeypatch):
    lines = play(Ladder(FAIR, ["guide", "visitor"], 2, 4), Lines())
    found = strength.figures(lines)
    monkeypatch.setattr(strength, "kept", lambda: found)
    told = strength.beats(FAIR, "guide")
    assert (told["games"], told["against"], told["players"]) == (4, "visitor", 2)
    assert told["command"] == "midway ladder worldsfair --bots guide,visitor --players 2 --games 4 --seed 1"
    assert strength.beats(FAIR, "visitor") is None
    assert strength.beats(FAIR, "engineer") is None
    assert {one["bot"] for one in strength.measured(FAIR)["ladder"]["ratings"]} == {"guide", "visitor"}
    found["worldsfair"]["pairs"][0]["made"]["guide"] = found["worldsfair"]["ladder"]["made"]["guide"] = "otherwise"
    assert strength.measured(FAIR) == {"ladder": None, "pairs": [], "calibration": None}
    now = {"weights": sha256(FAIR.judge), "trust": vars(FAIR.trust), "said": 0.6}
    for calibration in (now, now | {"weights": "of a judge before"}, now | {"trust": {"judge": 1, "playouts": 0}}):
        found["worldsfair"]["calibration"] = calibration
        assert strength.measured(FAIR)["calibration"] == (calibration if calibration is now else None)


def test_the_page_is_what_was_measured(monkeypatch):
    docs = Path(__file__).parent.parent / "docs"
    monkeypatch.syspath_prepend(str(docs))
    import strength as writing

    assert writing.page(strength.kept()) == (docs / "strength.md").read_text(encoding="utf-8")
    lines = play(Ladder(FAIR, ["guide", "visitor"], 2, 2), Lines())
    assert "| guide | 1 visitor | its own | 2 |" in writing.page(strength.figures(lines))


def test_of_two_figures_of_a_pair_that_of_more_games_is_kept(tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(str(Path(__file__).parent.parent / "docs"))
    import strength as writing

    monkeypatch.setattr(strength, "kept", strength.kept.__wrapped__)  # what was read is not remembered
    monkeypatch.setattr(strength, "FILE", tmp_path / "strength.json")
    monkeypatch.setattr(writing, "PAGE", tmp_path / "strength.md")
    for games, kept in ((4, 4), (2, 4), (6, 6)):
        file = tmp_path / f"{games}.jsonl"
        play(Ladder(FAIR, ["guide", "visitor"], 2, games), Lines(file))
        writing.main([file])
        assert [pair["games"] for pair in strength.kept()["worldsfair"]["pairs"]] == [kept]
        assert f"| guide | 1 visitor | its own | {kept} |" in writing.PAGE.read_text(encoding="utf-8")
