"""What is public, as one text: every public name with its signature, and the public members of classes."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from pathlib import Path

import midway

FILE = Path(__file__).parent / "golden" / "public.txt"


def listing() -> str:
    """Everything that programs may rely on, in the order of its names."""
    return "\n".join(line for name in sorted(midway.__all__) for line in _told(name, getattr(midway, name))) + "\n"


def _told(name: str, thing: object) -> Iterator[str]:
    if inspect.isclass(thing):
        yield f"{name}{_signature(thing)}"
        for member, value in sorted(vars(thing).items()):
            if not member.startswith("_"):
                yield from _member(f"{name}.{member}", value)
    elif inspect.ismodule(thing):
        for member in thing.__all__:
            yield from _told(f"{name}.{member}", getattr(thing, member))
    else:
        yield f"{name}{_signature(thing)}"


def _member(name: str, value: object) -> Iterator[str]:
    if isinstance(value, property):
        yield f"{name} -> {inspect.signature(value.fget).return_annotation}"
    elif isinstance(value, (staticmethod, classmethod)):
        yield f"{name}{_signature(value.__func__)}"
    elif inspect.isfunction(value):
        yield f"{name}{_signature(value)}"


def _signature(thing: object) -> str:
    return str(inspect.signature(thing)).replace("'", "")


if __name__ == "__main__":
    FILE.write_text(listing(), encoding="utf-8")
