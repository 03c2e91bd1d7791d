"""Before a release: `python -m midway.kernel.released` keeps the printed values of every game forever."""

from __future__ import annotations

from .game import find, names


def main() -> None:
    """Add what is missing, and list the files."""
    for name in names():
        content = find(name).content
        if content.printed.hash not in content.released:
            print(content.release())


if __name__ == "__main__":
    main()
