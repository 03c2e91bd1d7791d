"""The record of a match: a text file that a person can read, with one line per event, chained by hashes.

    midway record 1
    game worldsfair
    rules 1                               (the version of the rules)
    content 1f0c...                       (the hash of the values, corrections included)
    corrections {}
    options {"approvals": "automatic", ...}
    seats [{"name": "Ann", "bot": ""}, {"name": "Greedy", "bot": "greedy"}]
    sealed 9c1e...                        (or: mirror, for a match played with the real box)

    0 chance tile:arts 5d41402abc4b2a76
    16 1 place:electricity 7d793037a0760186
    17 1 undo 0cc175b9c0f1b6a8
    over seed 7 points 51 44 winners 1 92eb5ffee6ae2fec

Number, seat (from 1) or chance, choice, and a hash over the line before and this one. The last line is `over`, with the
dealer's seed, or `open` if the match goes on; a file without one of them was cut off.

If a player was given a hint, the record begins with `midway record 2`, and a choice made with a hint says so after it:

    16 1 place:electricity hint 0f1e2d3c4b5a6978

If its seal is salted, as at every table of a server, it begins with `midway record 3`. Choices made with hints are marked as
well, a line before the seal has the parts that players added to the draws, by seat, and the last line has the salt:

    parts {"1": "c0ffee...", "2": "5eed..."}
    sealed 9c1e...

    over seed 7 salt 1893... points 51 44 winners 1 92eb5ffee6ae2fec
"""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from midway.kernel.fault import Fault
from midway.kernel.files import replacing
from midway.kernel.rule import CHANCE

from .dealer import PART
from .events import UNDO, Event
from .match import Match

MAGIC = ("midway record 1", "midway record 2", "midway record 3")  # the second where hints are marked, the third with parts
HINT = "hint"
SEAT = re.compile(r"[1-9]")
HEADER = ("game", "rules", "content", "corrections", "options", "seats")
LARGEST = 4_000_000  # bytes
LONGEST = 100_000  # characters of a line


class RecordError(Fault):
    """A file that is not a sound record; gives the line, and the rule if one is broken."""


@dataclass(frozen=True)
class WrittenEvent:
    """One event in the file: its line number, the seat or CHANCE, the choice in words, and whether it was made with a hint."""

    line: int
    number: int
    seat: int
    choice: str
    hint: bool = False


@dataclass(frozen=True)
class Record:
    """What a record file says. Its form and chain are checked; its game is not."""

    header: dict[str, Any]
    seal: str  # "mirror", or the hash of the dealer's seed
    events: list[WrittenEvent]
    over: list[str] | None  # the words of the last line of a finished match
    lines: int
    parts: dict[int, str] | None = None  # what players added to the draws; None where the seal has no salt


def dumps(match: Match) -> str:
    """The record of a match as text."""
    marked = any(number < match.number for number in match.hinted)
    header = [
        MAGIC[marked if match.parts is None else 2],
        f"game {match.game.name}",
        f"rules {match.version}",
        f"content {match.content.hash}",
        f"corrections {json.dumps(match.corrections, sort_keys=True, ensure_ascii=False)}",
        f"options {json.dumps(match.stated)}",
        f"seats {json.dumps([vars(seat) for seat in match.seats], ensure_ascii=False)}",
        *([] if match.parts is None else [f"parts {_parts_text(match.parts)}"]),
        "mirror" if match.mirror else f"sealed {match.seal}",
        "",
    ]
    chain = _hash("\n".join(header))
    lines = []
    for text in [*(_event_text(match, event) for event in match.events), _last_text(match)]:
        chain = _hash(f"{chain} {text}")
        lines.append(f"{text} {chain}")
    return "\n".join([*header, *lines]) + "\n"


def write(match: Match, path: Path) -> None:
    """Write a record; an existing file is replaced completely or not at all."""
    with replacing(path) as file:
        file.write(dumps(match).encode())


def read(path: Path) -> Record:
    """Read a record file and check its form and its chain."""
    try:
        if not path.is_file():
            raise RecordError("record-no-file", file=str(path))
        if path.stat().st_size > LARGEST:
            raise RecordError("record-size", file=str(path), n=LARGEST)
        return parse(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise RecordError("record-foreign", file=str(path)) from None
    except OSError as error:
        raise RecordError("file", file=str(path), error=str(error.strerror)) from None


def parse(text: str) -> Record:
    """The record in a text, with its form and chain checked."""
    lines = text.split("\n")
    if lines[0] not in MAGIC:
        raise RecordError("record-foreign", file="")
    if lines[-1] != "" or "" not in lines[:-1]:
        raise RecordError("record-cut", line=len(lines))
    for number, line in enumerate(lines, 1):
        if len(line) > LONGEST:
            raise RecordError("record-line", line=number)
    gap = lines.index("")
    salted = lines[0] == MAGIC[2]
    parts = _parts(lines, len(HEADER) + 1) if salted else None
    header, seal = _header([*lines[1 : len(HEADER) + 1], *lines[len(HEADER) + 1 + salted : gap]])
    chain = _hash("\n".join(lines[: gap + 1]))
    events: list[WrittenEvent] = []
    over: list[str] | None = None
    body = lines[gap + 1 : -1]
    if not body or body[-1].split(" ")[0] not in ("over", "open"):
        raise RecordError("record-cut", line=len(lines) - 1)
    for number, line in enumerate(body, gap + 2):
        text, _, given = line.rpartition(" ")
        chain = _hash(f"{chain} {text}")
        if given != chain:
            raise RecordError("record-chain", line=number)
        words = text.split(" ")
        if words[0] in ("over", "open"):
            if number != len(lines) - 1:
                raise RecordError("record-line", line=number)
            over = words if words[0] == "over" else None
        else:
            hint = lines[0] != MAGIC[0] and words[3:] == [HINT]
            events.append(_event(words[:3] if hint else words, number, len(events), len(header["seats"]), hint))
    if parts and max(parts) >= len(header["seats"]):
        raise RecordError("record-header", line=len(HEADER) + 2, name="parts")
    return Record(header, seal, events, over, len(lines) - 1, parts)


def _parts_text(parts: dict[int, str]) -> str:
    return json.dumps({str(seat + 1): parts[seat] for seat in sorted(parts)})


def _parts(lines: list[str], at: int) -> dict[int, str]:
    """The parts in a header, written as we write them."""
    key, _, value = lines[at].partition(" ")
    told = _json(value, at + 1, "parts") if key == "parts" else None
    pairs = told.items() if isinstance(told, dict) else ()
    parts = {int(seat) - 1: part for seat, part in pairs if SEAT.fullmatch(seat) and PART.fullmatch(str(part))}
    if _parts_text(parts) != value:
        raise RecordError("record-header", line=at + 1, name="parts")
    return parts


def _header(lines: list[str]) -> tuple[dict[str, Any], str]:
    header: dict[str, Any] = {}
    for number, name in enumerate(HEADER):
        key, _, value = lines[number].partition(" ") if number < len(lines) else ("", "", "")
        if key != name:
            raise RecordError("record-header", line=number + 2, name=name)
        header[key] = value if name in ("game", "content") else _json(value, number + 2, name)
    key, _, seal = lines[len(HEADER)].partition(" ") if len(lines) == len(HEADER) + 1 else ("", "", "")
    if not (key == "mirror" and not seal) and not (key == "sealed" and len(seal) == 64):
        raise RecordError("record-header", line=len(HEADER) + 2, name="sealed")
    wanted = {"rules": int, "corrections": dict, "options": dict, "seats": list}
    for number, name in enumerate(HEADER):
        if name in wanted and type(header[name]) is not wanted[name]:
            raise RecordError("record-header", line=number + 2, name=name)
    if not all(_is_seat(seat) for seat in header["seats"]):
        raise RecordError("record-header", line=HEADER.index("seats") + 2, name="seats")
    return header, seal or "mirror"


def _is_seat(seat: Any) -> bool:
    return isinstance(seat, dict) and set(seat) == {"name", "bot"} and all(isinstance(value, str) for value in seat.values())


def _json(text: str, line: int, name: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise RecordError("record-header", line=line, name=name) from None


def _event(words: list[str], line: int, number: int, seats: int, hint: bool) -> WrittenEvent:
    who = {"chance": CHANCE, **{str(seat + 1): seat for seat in range(seats)}}
    if len(words) != 3 or words[0] != str(number) or words[1] not in who or (hint and words[1] == "chance"):
        raise RecordError("record-line", line=line)
    return WrittenEvent(line, number, who[words[1]], words[2], hint)


def _event_text(match: Match, event: Event) -> str:
    who = "chance" if event.seat == CHANCE else str(event.seat + 1)
    choice = "undo" if event.code == UNDO else match.game.codes.text(event.code)
    return f"{event.number} {who} {choice}{f' {HINT}' if event.number in match.hinted else ''}"


def _last_text(match: Match) -> str:
    result = match.result
    if not result:
        return "open"
    seed = "mirror" if match.dealer is None else match.dealer.seed
    if match.dealer and match.dealer.salt:
        seed += f" salt {match.dealer.salt}"
    points = " ".join(map(str, result.scores))
    winners = " ".join(str(seat + 1) for seat in result.winners)
    return f"over seed {seed} points {points} winners {winners}"


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]
