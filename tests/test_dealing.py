"""Fair dealing: seals with salt, parts that players add, and what a record proves of them."""

from __future__ import annotations

import re

import pytest
from test_terminal import midway

from midway import Match
from midway.match import Dealer, RecordError, verify
from midway.match.dealer import sealed_part
from midway.match.record import dumps

PARTS = {0: "a1" * 32, 2: "0b" * 32}


def played(dealer):
    match = Match("worldsfair", ["Ann", "Bo", "Cy"], seed=dealer)
    while match.decision:
        match.choose(match.legal()[0])
    return match


def test_equal_seeds_have_equal_seals_only_without_salt():
    assert Dealer("7").seal == Dealer("7").seal
    assert Dealer.salted("7").seal != Dealer.salted("7").seal
    assert Dealer.salted("7").draw(0, [1, 2, 3], [1, 1, 1]) == Dealer("7").draw(0, [1, 2, 3], [1, 1, 1])


def test_every_part_changes_the_draws_and_none_the_seal():
    def draws(parts):
        dealer = Dealer("7", "5a", parts)
        return dealer.seal, tuple(dealer.draw(number, range(1000), [1] * 1000) for number in range(4))

    told = [draws(parts) for parts in ({}, PARTS, {0: PARTS[0]}, {1: PARTS[0]}, {0: PARTS[2], 2: PARTS[0]})]
    assert len({seal for seal, _ in told}) == 1
    assert len({drawn for _, drawn in told}) == len(told)
    assert sealed_part(PARTS[0]) != sealed_part(PARTS[2])


def test_a_record_proves_the_draws_by_seed_salt_and_parts(tmp_path):
    match = played(Dealer("7", "5a17", PARTS))
    match.save(tmp_path / "game.txt")
    report = verify(tmp_path / "game.txt")
    assert (report.proved, report.match.parts, report.match.dealer.salt) == (True, PARTS, "5a17")
    assert dumps(report.match) == dumps(match)
    said, code = midway("verify", tmp_path / "game.txt")
    assert (code, "2 players' parts went into every draw" in said) == (0, True)


def test_a_record_without_its_end_keeps_the_parts_and_tells_no_salt(tmp_path):
    match = Match("worldsfair", ["Ann", "Bo", "Cy"], seed=Dealer("7", "5a17", PARTS))
    match.dealer = None
    match.save(tmp_path / "game.txt")
    assert "5a17" not in (tmp_path / "game.txt").read_text()
    assert dumps(verify(tmp_path / "game.txt").match) == dumps(match)


@pytest.mark.parametrize(
    ("found", "instead", "why"),
    [
        ("a1" * 32, "a2" * 32, "record-draw"),
        ("salt 5a17", "salt 5a18", "record-seed"),
        (" salt 5a17", "", "record-result"),
        (r"parts \{.*\}", 'parts {"4": "' + "a1" * 32 + '"}', "record-header"),
        (r"parts \{.*\}", 'parts {"1": "short"}', "record-header"),
        (r"parts \{.*\}\n", "", "record-header"),
        ("midway record 3", "midway record 2", "record-header"),
    ],
)
def test_a_record_whose_dealing_was_changed_is_refused(tmp_path, found, instead, why):
    text, count = re.subn(found, instead, dumps(played(Dealer("7", "5a17", PARTS))))
    assert count
    (tmp_path / "game.txt").write_text(chained(text))
    with pytest.raises(RecordError) as refusal:
        verify(tmp_path / "game.txt")
    assert refusal.value.message == why


def chained(text):
    """A record with its chain made anew, as somebody would who changed it."""
    from midway.match.record import _hash

    lines = text.split("\n")
    gap = lines.index("")
    chain, made = _hash("\n".join(lines[: gap + 1])), []
    for line in lines[gap + 1 : -1]:
        chain = _hash(f"{chain} {line.rpartition(' ')[0]}")
        made.append(f"{line.rpartition(' ')[0]} {chain}")
    return "\n".join([*lines[: gap + 1], *made]) + "\n"
