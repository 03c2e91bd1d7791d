"""What a first visit loads: the home page with its posters, then a table of a game with the sheet that tells how it is played."""

from __future__ import annotations

import json
import re
from posixpath import dirname, normpath

from midway.kernel.game import names
from midway.table.pages import PACKAGES, pages

FOLLOWED = ("howto", "trail")  # parts of the client that a first table needs: its sheet, and the trail of whoever moves first
IMPORTED = re.compile(r'(?:\bfrom|^import) ?"([\w@./-]+)"', re.MULTILINE)
DRAWN = re.compile(r'"([\w-]+\.(?:css|svg))"')  # styles and drawings beside a module


def visited(game: str, language: str) -> set[str]:
    """The files of a visit, but for fonts."""
    found = [f"games/{name}/board/poster.js" for name in names()]
    found += [f"games/{game}/board/{file}.js" for file in ("board", "howto")]
    found += ["web/theme.js", "web/app.js", *(f"web/{part}.js" for part in FOLLOWED)]
    for module in found:
        found += [other for other in _beside(module) if other not in found]
    drawings = [name for name in pages().files if name.startswith("web/art/")]
    words = [f"{folder}/words/{language}.ftl" for folder in ("web", f"games/{game}")]
    return {*found, "web/house.css", *drawings, *words}


def _beside(module: str) -> list[str]:
    """What a module imports and draws with."""
    if not module.endswith(".js"):
        return []
    text = pages().files[module].body.decode()
    here = [normpath(f"{dirname(module)}/{file}") for file in DRAWN.findall(text)]
    return [_address(module, name) for name in IMPORTED.findall(text)] + [file for file in here if file in pages().files]


def _address(module: str, name: str) -> str:
    packages = json.loads(PACKAGES.read_text(encoding="utf-8"))
    if name in packages:
        return f"web/{packages[name]}"
    return normpath(f"{dirname(module)}/{name}") if name.startswith(".") else name.replace("midway/", "web/")
