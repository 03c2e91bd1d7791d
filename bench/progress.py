"""What is being measured, for whoever waits."""

from __future__ import annotations

import sys
from functools import lru_cache


@lru_cache(maxsize=1)  # what it has just said, it need not say again
def progress(text: str) -> None:
    """Say what is being done, on a line that the next one replaces."""
    end = "\r" if sys.stderr.isatty() else "\n"
    print(f"\033[K... {text}" if end == "\r" else f"... {text}", end=end, file=sys.stderr, flush=True)
