"""Work for a crew of processes that dies on the way; in a file of its own, because another process has to find it."""

from __future__ import annotations

import os
import signal
from pathlib import Path


def killed_once(folder: str) -> str:
    """A task whose first worker dies."""
    mark = Path(folder) / "died"
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "done"
