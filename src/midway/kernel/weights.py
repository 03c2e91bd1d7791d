"""The weights of a judge as a file: what they were trained on, their hash, and the numbers, packed."""

from __future__ import annotations

import base64
import hashlib
import json
import zlib
from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from .fault import Fault


def written(numbers: Sequence[int], about: dict[str, Any]) -> bytes:
    """The file of weights of 16 bits, with an account of how they came about."""
    raw = _bytes(numbers)
    packed = base64.b85encode(zlib.compress(raw, 9)).decode()
    told = {**about, "weights": len(numbers), "sha256": sha256(numbers), "packed": packed}
    return (json.dumps(told, indent=1) + "\n").encode()


def sha256(numbers: Sequence[int]) -> str:
    """The hash of weights, by which a file names them."""
    return hashlib.sha256(_bytes(numbers)).hexdigest()


def read(path: Path) -> list[int]:
    """The weights in a file; a file that was changed or damaged is refused."""
    try:
        told = json.loads(path.read_text(encoding="utf-8"))
        raw = zlib.decompress(base64.b85decode(told["packed"]))
        sound = hashlib.sha256(raw).hexdigest() == told["sha256"]
    except (ValueError, KeyError, TypeError, zlib.error):
        sound = False
    if not sound:
        raise Fault("judge-changed", file=str(path))
    numbers = array("h", raw)
    if array("H", [1]).tobytes() != b"\1\0":
        numbers.byteswap()
    return numbers.tolist()


def _bytes(numbers: Sequence[int]) -> bytes:
    packed = array("h", numbers)
    if array("H", [1]).tobytes() != b"\1\0":
        packed.byteswap()
    return packed.tobytes()
