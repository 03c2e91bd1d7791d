"""Restore drills: what a backup holds is put back elsewhere and played through the rules."""

from __future__ import annotations

import re

import sqlalchemy as sa
from test_backup import everything, fill
from test_terminal import midway

from midway.table.database import reached


def test_a_drill_brings_everything_back_and_touches_nothing(database, tmp_path):
    fill(database)
    before = everything(database)
    output, code = midway("drill", "--database", database)
    told = output.splitlines()[-1]  # after how far it has come, if that takes a while
    assert re.fullmatch(r"3 matches with \d+ events were restored and played through the rules in [\d.]+ s\.", told)
    assert code == 0
    assert everything(database) == before
    assert midway("backup", tmp_path / "file", "--database", database)[1] == 0
    again, code = midway("drill", tmp_path / "file", "--database", "sqlite:////no/where.db")
    assert code == 0
    assert again.splitlines()[-1].split(" in ")[0] == told.split(" in ")[0]


def test_a_drill_names_the_match_that_does_not_come_back(database):
    fill(database)
    with reached(database) as connection, connection.begin():
        connection.execute(sa.text("UPDATE events SET code = 99999 WHERE match = 'b' AND number = 3"))
    output, code = midway("drill", "--database", database)
    assert code == 1
    assert "b: What is stored of this match is damaged: event 3 cannot have happened." in output
    assert "2 matches with" in output


def test_a_drill_of_what_is_no_backup_says_so(tmp_path):
    (tmp_path / "x").write_bytes(b"hello")
    output, code = midway("drill", tmp_path / "x")
    assert (code, output.count("\n")) == (1, 1)
    assert "is not a Midway backup" in output
