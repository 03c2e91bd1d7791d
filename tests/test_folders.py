"""The user's folders: where they have always been on Linux, and wherever the user says."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from midway.kernel.folders import user_cache, user_config, user_data

NAMES = ("MIDWAY_DATA", "MIDWAY_CACHE", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME")


@pytest.fixture(autouse=True)
def nothing_said(monkeypatch):
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", "/home/ann")


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have places of their own")
def test_on_linux_they_stay_where_they_were(monkeypatch):
    assert user_data() == Path("/home/ann/.local/share/midway")
    assert user_cache() == Path("/home/ann/.cache/midway")
    assert user_config() == Path("/home/ann/.config/midway")
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    monkeypatch.setenv("XDG_CACHE_HOME", "/cache")
    monkeypatch.setenv("XDG_CONFIG_HOME", "/config")
    assert (user_data(), user_cache(), user_config()) == (Path("/data/midway"), Path("/cache/midway"), Path("/config/midway"))


def test_midways_own_names_come_first(monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    monkeypatch.setenv("MIDWAY_DATA", "/games")
    monkeypatch.setenv("MIDWAY_CACHE", "/made")
    assert (user_data(), user_cache()) == (Path("/games"), Path("/made"))
