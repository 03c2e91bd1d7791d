"""Records: written, read back, proved; and every way in which a file can be wrong."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from midway import Match, bots
from midway.kernel.fault import Fault
from midway.kernel.game import find, names
from midway.kernel.rule import CHANCE
from midway.match import Dealer, RecordError, Refused, verify
from midway.match.record import _hash, dumps, parse
from midway.match.proof import replay
from records.write import ENDINGS, STORY, endings

RECORDS = Path(__file__).parent / "records"
FINISHED = sorted(RECORDS.glob("*.txt"))
SAMPLE = (RECORDS / "worldsfair-3.txt").read_text(encoding="utf-8")


def rechain(lines):
    """The same record with its hashes made right again: what a forger would do."""
    gap = lines.index("")
    chain = _hash("\n".join(lines[: gap + 1]))
    forged = lines[: gap + 1]
    for line in lines[gap + 1 : -1]:
        text = line.rpartition(" ")[0]
        chain = _hash(f"{chain} {text}")
        forged.append(f"{text} {chain}")
    return "\n".join([*forged, ""])


def changed(pattern, replacement, text=SAMPLE):
    lines = text.split("\n")
    number = next(number for number, line in enumerate(lines) if re.search(pattern, line))
    lines[number] = re.sub(pattern, replacement, lines[number])
    return rechain(lines), number + 1


def fault(text):
    with pytest.raises(RecordError) as caught:
        replay(parse(text))
    assert all(caught.value.text(language) for language in ("en", "fr", "pl"))
    return str(caught.value)


@pytest.mark.parametrize("path", FINISHED, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_its_result(path):
    report = verify(path)
    assert report.match.result is not None
    assert report.proved == (report.match.seal != "mirror")
    assert dumps(report.match) == path.read_text(encoding="utf-8")


@pytest.mark.rule("WF end.tie")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_is_a_record_of_every_way_a_tie_ends(players):
    for kind in ("tokens", "exhibits", "shared"):
        result = verify(RECORDS / f"worldsfair-{players}-{kind}.txt").match.result
        best = [parts for parts in result.parts if parts["total"] == max(result.scores)]
        assert len(best) > 1
        assert len(result.winners) == (2 if kind == "shared" else 1)
        same_tokens = len({parts["tokens"] for parts in best}) == 1
        assert same_tokens == (kind != "tokens")


def course(match):
    """The positions of a match, from its start to its end."""
    again = match.until(0)
    yield again.state.clone()
    for event in match.events:
        again.replay(event)
        yield again.state.clone()


@pytest.mark.rule("MD 13.0")
@pytest.mark.parametrize("name", ENDINGS)
def test_there_is_a_record_of_every_way_manifest_destiny_ends(name):
    match = verify(RECORDS / f"{name}.txt").match
    assert name in endings(course(match))
    assert len(match.result.winners) == (2 if name.endswith("shared") else 1)


@pytest.mark.rule("MD 8.5")
def test_there_is_a_record_of_what_version_2_of_manifest_destiny_changed():
    text = (RECORDS / f"{STORY}.txt").read_text(encoding="utf-8")
    lines = [line.split(" ")[2] for line in text.split("\n")[9:-2]]
    claimed = lines.index("claim:storytelling")
    assert lines[claimed + 1] == "pass"
    assert lines[claimed + 2].startswith("put-away:")
    assert replay(parse(text)).version == 2
    earlier, _ = changed(r"^rules 2$", "rules 1", text)
    assert re.match(rf"Line {claimed + 12}: put-away:\w+ was not legal\. .*\[Rule 8\.5\]", fault(earlier))


@pytest.mark.parametrize("game", names())
def test_a_match_is_played_and_recorded_by_the_version_it_began_with(game):
    match = Match(game, 3, seed=7, version=1)
    assert match.version == match.state.version == match.until(2).version == match.view(0).fields["version"] == 1
    again = replay(parse(dumps(match)))
    assert again.version == again.state.version == 1
    assert Match(game, 3).version == find(game).version
    for version in (0, -1, find(game).version + 1):
        with pytest.raises(Fault, match=f"version {version} of the rules of {game}; this Midway plays version"):
            Match(game, 3, version=version)


@pytest.mark.parametrize(("players", "cash"), [(3, "hidden"), (4, "open"), (5, "hidden")])
def test_there_are_records_of_manifest_destiny_with_every_number_of_players(players, cash):
    report = verify(RECORDS / f"destiny-{players}.txt")
    assert report.proved
    assert len(report.match.seats) == players
    assert report.match.settings == {"cash": cash}


@pytest.mark.parametrize(
    ("name", "players", "settings"),
    [
        ("museum-2", 2, {}),
        ("museum-3", 3, {}),
        ("museum-4", 4, {}),
        ("museum-3-edition2", 3, {"edition": "2"}),
        ("museum-4-modules", 4, {"pavilions": "on", "loans": "on"}),
    ],
)
def test_there_are_records_of_museum_with_its_modules_and_editions(name, players, settings):
    match = verify(RECORDS / f"{name}.txt").match
    assert len(match.seats) == players
    assert match.settings.items() >= settings.items()
    modules = sum(parts["pavilions"] + parts["loans"] for parts in match.result.parts)
    assert (modules > 0) == ("loans" in settings)


@pytest.mark.parametrize("game", names())
def test_a_match_goes_on_from_its_record(game, tmp_path):
    match = Match(game, ["Ann", "Bo", "Cy"], seed=7)
    for _ in range(20):
        match.choose(match.options[-1])
    match.save(tmp_path / "open.txt")
    assert "seed 7" not in (tmp_path / "open.txt").read_text()
    again = Match.load(tmp_path / "open.txt", seed="7")
    assert again.state == match.state
    for one in (match, again):
        while one.decision:
            one.choose(one.legal()[0])
    assert dumps(again) == dumps(match)


def test_an_open_record_waits_for_its_dealer(tmp_path):
    match = Match("worldsfair", 2, seed=7)
    match.save(tmp_path / "open.txt")
    again = Match.load(tmp_path / "open.txt")
    again.choose("place:arts")
    while again.seat != CHANCE:
        again.choose(again.legal()[0])
    with pytest.raises(Fault, match="waits for its dealer"):
        again.choose(again.legal()[0])


def test_another_seed_does_not_open_the_seal(tmp_path):
    Match("worldsfair", 2, seed=7).save(tmp_path / "open.txt")
    with pytest.raises(RecordError, match="not the one that was sealed"):
        Match.load(tmp_path / "open.txt", seed="8")


def test_undone_choices_stay_in_the_record(tmp_path):
    match = Match("worldsfair", 2, seed=7)
    while match.decision.kind != "figures":
        match.choose(match.options[0])
    match.undo()
    match.choose("place:transportation")
    match.save(tmp_path / "undo.txt")
    assert re.search(r"^\d+ [12] undo [0-9a-f]{16}$", (tmp_path / "undo.txt").read_text(), re.M)
    assert Match.load(tmp_path / "undo.txt").state == match.state


def sealed_between_two_draws(tmp_path):
    """A record of a sealed match that stops before its dealer draws."""
    match = Match("worldsfair", 2, seed=7)
    match.choose("place:arts")
    path = tmp_path / "open.txt"
    match.save(path)
    lines = path.read_text().split("\n")
    drawn = max(number for number, line in enumerate(lines) if " chance " in line)
    return path, lines[: drawn + 1]


def test_a_draw_of_a_sealed_match_is_never_taken_back(tmp_path):
    path, lines = sealed_between_two_draws(tmp_path)
    number, _, drawn, _ = lines[-2].split(" ")
    after = [f"{int(number) + 1} chance undo x", f"{int(number) + 2} chance {drawn} x", "open x", ""]
    path.write_text(rechain([*lines[:-1], *after]))
    with pytest.raises(RecordError, match=f"Line {len(lines)}: that seat had nothing to undo"):
        verify(path)
    path.write_text(rechain([*lines[:-1], "open x", ""]))
    waiting = Match.load(path)
    assert (waiting.seat, waiting.last_seat) == (CHANCE, CHANCE)
    with pytest.raises(Refused, match="nothing for you to undo"):
        waiting.undo()


def test_draws_that_were_taken_back_do_not_count(tmp_path):
    match = Match("worldsfair", 2, mirror=True)
    match.choose("tile:arts")
    match.undo()
    match.choose("tile:electricity")
    match.save(tmp_path / "mirror.txt")
    report = verify(tmp_path / "mirror.txt")
    assert (report.events, report.draws) == (3, 1)


def test_corrections_travel_with_the_record(tmp_path):
    corrections = {"board": {"card_limit": {"arts": 4}}}
    match = Match("worldsfair", 2, seed=7, corrections=corrections)
    greedy = bots.find(match.game, "greedy", seed=1, corrections=corrections)
    bots.play(match, {0: greedy, 1: greedy})
    match.save(tmp_path / "corrected.txt")
    assert verify(tmp_path / "corrected.txt").match.corrections == corrections


def test_a_record_cut_anywhere_is_refused():
    lines = SAMPLE.split("\n")
    for end in range(1, len(lines) - 1):
        assert fault("\n".join(lines[:end])) != ""
        assert fault("\n".join([*lines[:end], ""])) != ""


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(0, len(SAMPLE) - 2), st.characters(codec="utf-8"))
def test_a_record_with_any_character_changed_is_refused(at, character):
    if SAMPLE[at] != character:
        assert fault(SAMPLE[:at] + character + SAMPLE[at + 1 :]) != ""


@settings(max_examples=200, deadline=None)
@given(st.text())
def test_any_text_is_refused_in_one_sentence(text):
    assert fault(text).count("\n") == 0
    assert fault("midway record 1\n" + text).count("\n") == 0


def test_a_changed_line_is_named():
    lines = SAMPLE.split("\n")
    lines[30] = lines[30].replace("deal:", "deal:x").replace("place:", "place:x")
    assert fault("\n".join(lines)) == "Line 31 was changed: its hash does not match the lines before it."


def test_a_forged_choice_is_named_with_its_rule():
    text, line = changed(r" [123] place:\w+", r" 1 lift:arts")
    assert re.fullmatch(rf"Line {line}: lift:arts was not legal\. .*\[Turn: (No supporters left|Order of play)\]", fault(text))


def test_a_forged_draw_is_named():
    lines = SAMPLE.split("\n")
    number = next(number for number, line in enumerate(lines) if " tile:" in line)
    first, second = lines[number].split(" ")[2], lines[number + 1].split(" ")[2]
    lines[number] = lines[number].replace(first, second)
    lines[number + 1] = lines[number + 1].replace(second, first)
    assert re.match(r"Line \d+: ", fault(rechain(lines)))


def test_a_forged_draw_that_stays_legal_is_found_by_the_seed():
    match = Match("worldsfair", ["Ann", "Bo"], mirror=True)
    greedy = bots.find(match.game, "greedy", seed=1)
    while match.decision:
        match.choose(match.legal()[0] if match.seat == -1 else greedy.choose(match.view(match.seat), match.decision))
    text = dumps(match)
    lines = text.split("\n")
    lines[7] = f"sealed {Dealer('7').seal}"
    lines[-2] = lines[-2].replace("seed mirror", "seed 7")
    assert "the sealed dealer would have drawn" in fault(rechain(lines))


@pytest.mark.parametrize(
    ("pattern", "replacement", "sentence"),
    [
        (r"^game .*", "game chess", "Unknown game “chess”"),
        (r"^rules .*", "rules 99", "this Midway plays version 1."),
        (r"^rules .*", "rules 0", "version 0 of the rules of worldsfair"),
        (r"^rules .*", "rules many", "must say “rules”"),
        (r"^content .*", "content 0000000000000000", "content 0000000000000000, which this Midway does not have"),
        (r"^corrections .*", 'corrections {"board": {"card_limit": {"arts": 2}}}', "must be a whole number from 3 to 9"),
        (r"^corrections .*", "corrections []", "must say “corrections”"),
        (r"^options .*", 'options {"approvals": "never"}', "Option approvals must be one of"),
        (r"^options .*", 'options {"approvals": 7}', "Option approvals must be one of"),
        (r"^seats .*", f"seats {json.dumps([{'name': str(seat), 'bot': ''} for seat in range(5)])}", "2 to 4 players, not 5"),
        (r"^seats .*", "seats [1, 2, 3]", "must say “seats”"),
        (r"^seats .*", "seats " + "[" * 5000, "must say “seats”"),
        (r"^sealed .*", "sealed 123", "must say “sealed”"),
        (r"^over seed \S+", "over seed other", "the seed is not the one that was sealed"),
        (r"points \d+", "points 999", "by the rules, the match ended with"),
        (r"winners \d", "winners 1", "by the rules, the match ended with"),
        (r"^over .*(?= )", "open", "but its events say otherwise"),
        (r"^20 \w+ \S+", "20 9 place:arts", "is not a line of a record"),
        (r"^20 \w+ \S+", "21 1 place:arts", "is not a line of a record"),
        (r"^16 \d \S+", "16 1 dance", "there is no choice “dance”"),
        (r"^16 \d \S+", "16 1 undo", "that seat had nothing to undo"),
    ],
)  # fmt: skip
def test_a_forged_record_is_refused_with_the_line_that_is_wrong(pattern, replacement, sentence):
    text, line = changed(pattern, replacement)
    message = fault(text)
    assert sentence in message
    assert re.match(rf"Line {line}\b", message)


def test_foreign_and_enormous_files_are_refused(tmp_path):
    foreign = tmp_path / "foreign.txt"
    foreign.write_bytes(b"\x89PNG\r\n\xff\xfe")
    enormous = tmp_path / "enormous.txt"
    enormous.write_bytes(b"midway record 1\n" + b"x" * 5_000_000)
    for path, sentence in (
        (foreign, "This is not a Midway record"),
        (enormous, "is larger than"),
        (tmp_path / "none.txt", "There is no file"),
        (tmp_path, "There is no file"),
    ):
        with pytest.raises(RecordError, match=sentence):
            verify(path)


def test_a_record_replaces_an_earlier_one_whole(tmp_path):
    path = tmp_path / "match.txt"
    match = Match("worldsfair", 2, seed=7)
    match.save(path)
    match.choose("place:arts")
    match.save(path)
    assert [file.name for file in tmp_path.iterdir()] == ["match.txt"]
    assert path.read_text() == dumps(match)


def test_a_record_that_cannot_be_written_says_why(tmp_path):
    with pytest.raises(Fault, match="cannot be written"):
        Match("worldsfair", 2, seed=7).save(tmp_path / "nowhere" / "match.txt")
