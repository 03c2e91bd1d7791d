"""The user's folders on this system: for data, for what can be made again, and for corrections."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import PlatformDirs

_DIRS = PlatformDirs("midway", appauthor=False)


def user_data() -> Path:
    """The folder of databases and seeds: MIDWAY_DATA, or the system's place for data."""
    return Path(os.environ.get("MIDWAY_DATA") or _DIRS.user_data_path)


def user_cache() -> Path:
    """The folder of compiled rules: MIDWAY_CACHE, or the system's place for caches."""
    return Path(os.environ.get("MIDWAY_CACHE") or _DIRS.user_cache_path)


def user_config() -> Path:
    """The folder of corrections, one file for each game."""
    return _DIRS.user_config_path
