"""Simulations and ladders as tables: what they hold, that they are gone on with, and that other programs read them."""

from __future__ import annotations

import json
import re
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner
from compiled import batched, compiled
from midway import machine
from midway.bots import contest
from midway.bots.crew import work as processes
from midway.bots.ladder import Ladder, read
from midway.bots.simulate import Simulation
from midway.research import kept, laddered, tables
from midway.research.kept import Kept
from midway.terminal.main import main

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def fair():
    compiled("worldsfair")
    return batched("worldsfair")


@pytest.fixture(autouse=True)
def short_parts(monkeypatch):
    monkeypatch.setattr(kept, "QUICK", 10)
    monkeypatch.setattr(kept, "SLOW", 2)


def contents(folder):
    """Every file of a folder, by its name there."""
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def table(folder, name):
    """A whole table, by column."""
    from pyarrow import dataset

    return dataset.dataset(folder / name).to_table().to_pydict()


def test_the_tables_say_what_the_simulation_says(fair, tmp_path):
    simulation = Simulation(fair, ["random", "greedy", "greedy"], games=31)
    outcome = simulation.tally(Kept(simulation, tmp_path).runs())
    expected = replace(simulation, machine="cpu").run()
    for kind in ("bots", "seats", "turns"):
        assert getattr(outcome, kind) == getattr(expected, kind)
    assert (outcome.decisions, outcome.events) == (expected.decisions, expected.events)
    games, seats = table(tmp_path, "games"), table(tmp_path, "seats")
    assert games["number"] == list(range(31))
    assert set(games["game"]) == {"worldsfair"}
    assert sum(games["decisions"]) == sum(seats["decisions"]) == expected.decisions
    assert seats["seat"] == [1, 2, 3] * 31
    assert sorted(set(zip(seats["number"], seats["turn"], strict=True))) == [
        (game, turn) for game in range(31) for turn in (1, 2, 3)
    ]
    assert not (tmp_path / "decisions").exists()


def test_every_decision_is_that_of_the_machine(fair, tmp_path):
    simulation = Simulation(fair, ["greedy", "greedy"], games=12, options={"approvals": "asked"})
    list(Kept(simulation, tmp_path, decisions=True).runs())
    found, plain = table(tmp_path, "decisions"), machine(fair)
    traces = plain.trace(fair.start(2, {"approvals": "asked"}), 12, [1, 1], 1)
    rows = list(zip(found["number"], found["event"], found["code"], found["choice"], strict=True))
    assert rows == sorted(rows)
    assert all(traces[number][event] == code for number, event, code, _ in rows)
    assert all(fair.codes.text(code) == choice for _, _, code, choice in rows)
    assert min(found["options"]) >= 1
    assert table(tmp_path, "games")["options"] == [[("approvals", "asked")]] * 12


def test_files_are_the_same_however_many_play(fair, tmp_path):
    simulation = Simulation(fair, ["random", "greedy"], games=40)
    for name, how in {"one": {"workers": 1}, "three": {"workers": 3}, "processes": {"work": processes, "workers": 1}}.items():
        list(Kept(simulation, tmp_path / name, decisions=True).runs(**how))
    assert contents(tmp_path / "one") == contents(tmp_path / "three") == contents(tmp_path / "processes")
    assert len(contents(tmp_path / "one")) == 4 * 3 + 1


def test_what_is_in_the_folder_is_not_played_again(fair, tmp_path):
    simulation = Simulation(fair, ["random", "greedy"], games=40)
    before = simulation.tally(Kept(simulation, tmp_path).runs())
    whole = contents(tmp_path)
    (tmp_path / "games" / "000002.parquet").unlink()
    played = []

    def watched(do, tasks, workers):
        played.extend(task.number for task in tasks)
        return kept.threads(do, tasks, 1)

    after = simulation.tally(Kept(simulation, tmp_path).runs(watched))
    assert played == [2]
    assert (after.bots, after.turns) == (before.bots, before.turns)
    assert contents(tmp_path) == whole


def test_bots_that_think_play_through_matches(fair, tmp_path):
    simulation = Simulation(fair, ["visitor", "greedy"], games=4)
    outcome = simulation.tally(Kept(simulation, tmp_path, decisions=True).runs(kept.threads, workers=1))
    played = [contest.play(simulation.contest(job)) for job in simulation.jobs(1)]
    assert outcome.seats[0].points == sum(game.scores[0] for game in played)
    assert table(tmp_path, "games")["seed"] == ["1-0", "1-1", "1-2", "1-3"]
    found, seats = table(tmp_path, "decisions"), table(tmp_path, "seats")
    assert len(found["code"]) == sum(seats["decisions"])
    bots = {(number, seat): bot for number, seat, bot in zip(seats["number"], seats["seat"], seats["bot"], strict=True)}
    rows = zip(found["number"], found["seat"], found["bot"], strict=True)
    assert all(bots[number, seat] == bot for number, seat, bot in rows)


def test_duckdb_and_pandas_read_the_tables(fair, tmp_path):
    import duckdb
    import pandas

    simulation = Simulation(fair, ["random", "greedy"], games=40)
    outcome = simulation.tally(Kept(simulation, tmp_path, decisions=True).runs())
    asked = f"select bot, sum(won), count(*) from '{tmp_path}/seats/*.parquet' group by bot order by bot"
    assert duckdb.sql(asked).fetchall() == [("greedy", outcome.bots[1].wins, 40), ("random", outcome.bots[0].wins, 40)]
    by_turn = pandas.read_parquet(tmp_path / "seats").groupby("turn").won.sum()
    assert by_turn.tolist() == [tally.wins for tally in outcome.turns]
    joined = f"select count(*) from '{tmp_path}/decisions/*.parquet' join '{tmp_path}/games/*.parquet' using (number) where ended"
    assert duckdb.sql(joined).fetchall() == [(outcome.decisions,)]


def test_a_game_that_was_broken_off_has_no_standings(fair):
    row = np.array([[0, 1]])
    made = tables.tables(
        tables.Games(fair, {}, ["greedy"], np.array([7]), ["1"], ["1"], row * 0, row, row * 0 + 2, row, np.array([9]), row)
    )
    assert made["seats"]["standing"].to_pylist() == [None, None]
    assert made["seats"]["won"].to_pylist() == [0, 0]
    assert made["games"]["ended"].to_pylist() == [False]


def test_a_ladder_as_tables(tmp_path):
    file = tmp_path / "ladder.jsonl"
    args = ["ladder", "worldsfair", "--bots", "greedy,random", "--games", "2", "--file", str(file), "--parquet", str(tmp_path)]
    assert CliRunner().invoke(main, args).exit_code == 0
    lines, seats = sorted(read(file), key=lambda line: line.number), table(tmp_path, "seats")
    assert seats["bot"] == [bot for line in lines for bot in line.seats]
    assert seats["turn"] == [turn + 1 for line in lines for turn in line.turns]
    assert seats["decisions"] == [number for line in lines for number in line.decisions]
    assert min(seats["decisions"]) > 10


def test_lines_of_earlier_versions_tell_no_playing_order(fair, tmp_path):
    ladder = Ladder(fair, ["greedy", "random"], 2, 1)
    [line] = ladder.play(kept_lines(tmp_path, ladder), 1)
    assert line.turns == []
    laddered.write(tmp_path, ladder, [line])
    assert table(tmp_path, "seats")["turn"] == table(tmp_path, "seats")["decisions"] == [None, None]


def kept_lines(tmp_path, ladder):
    """The lines of a ladder as they were written before they told playing order."""
    from midway.bots.ladder import Lines

    file = tmp_path / "ladder.jsonl"
    list(ladder.play(Lines(file), 1))
    told = [json.loads(text) for text in file.read_text().splitlines()]
    early = [{name: value for name, value in line.items() if name not in ("turns", "decisions")} for line in told]
    file.write_text("".join(json.dumps(line) + "\n" for line in early))
    return Lines(file)


def test_the_command_keeps_its_games_and_refuses_another_folder(fair, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    args = ["simulate", "worldsfair", "--games", "12", "--parquet", "games"]
    told = CliRunner().invoke(main, args)
    assert "The games are in games." in told.stdout
    again = CliRunner().invoke(main, [*args, "--workers", "1", "--json"])
    assert json.loads(again.stdout)["games"] == 12
    for more, sentence in {
        ("--seed", "2"): "holds another simulation",
        ("--machine", "cpu"): "leave --machine out",
        ("--cluster", "127.0.0.1:1"): "There is no Ray cluster at “127.0.0.1:1”",
    }.items():
        refused = CliRunner().invoke(main, [*args, *more])
        assert (refused.exit_code, sentence in refused.stderr) == (1, True), refused.output
    refused = CliRunner().invoke(main, [*args[:-2], "--decisions"])
    assert "--parquet games" in refused.stderr
    (tmp_path / "games" / kept.FILE).write_text("nonsense")
    assert "holds another simulation" in CliRunner().invoke(main, args).stderr


@pytest.mark.parametrize(("library", "sentence"), [("pyarrow", "Tables need pyarrow"), ("ray", "A cluster needs Ray")])
def test_a_library_that_is_missing_is_named(fair, tmp_path, monkeypatch, library, sentence):
    monkeypatch.setitem(sys.modules, library, None)
    told = CliRunner().invoke(main, ["simulate", "worldsfair", "--games", "2", "--parquet", str(tmp_path), "--cluster"])
    assert sentence in told.stderr


def test_the_document_lists_every_column():
    text = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    told = re.findall(r"^\| (games|seats|decisions) \| (\w+) \| (\w+) \| (.+) \|$", text, re.M)
    assert told == [(name, *column) for name, columns in tables.COLUMNS.items() for column in
                    ((field, kind, tells) for field, (kind, tells) in columns.items())]  # fmt: skip
