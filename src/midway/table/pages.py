"""The pages: the browser client's files and the games' pictures and words, read once, compressed once, kept in memory."""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from midway.kernel.fault import COMMON
from midway.kernel.game import find
from midway.kernel.game import names as game_names

from .reaching import is_own

WEB = Path(__file__).parent.parent / "web"
TYPES = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".ftl": "text/plain; charset=utf-8",
    ".woff2": "font/woff2",
    ".txt": "text/plain; charset=utf-8",
}
PACKAGES = WEB / "packages.json"  # the modules that other people wrote, by the names they are imported under
# Messages of a game that only the server and the terminal say: questions, choices, log, refusals, doubts, scorings.
OURS = re.compile(r"^(?:act|ask|do|doubt|log|no|option|tally)-[^\n]*\n(?:(?:[ \t}][^\n]*)?\n)*", re.MULTILINE)
# What a browser does not read of scripts and styles: lines of comment, and indentation.
UNREAD = re.compile(r"^[ \t]*(?://[^\n]*|/\*(?:[^*]|\*(?!/))*\*/)[ \t]*\n|^[ \t]+", re.MULTILINE)
SAFE = {  # headers of every answer
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}
ALONE = {"Cross-Origin-Opener-Policy": "same-origin"}  # of a page that browsers trust; elsewhere they complain of it
FOREVER = "public, max-age=31536000, immutable"


@dataclass(frozen=True)
class File:
    """A file as it is sent: its content, a compressed form if that is smaller, and its type."""

    body: bytes
    packed: bytes
    kind: str


class Pages:
    """All files of the client. Their addresses hold a hash of all of them, so that browsers may keep them forever."""

    def __init__(self) -> None:
        self.files = {name: _file(name, path) for name, path in sorted(_paths().items())}
        whole = hashlib.sha256()
        for name, file in self.files.items():
            whole.update(name.encode() + hashlib.sha256(file.body).digest())
        self.version = whole.hexdigest()[:12]
        root = f"/static/{self.version}/"
        packages = json.loads(PACKAGES.read_text(encoding="utf-8"))
        imports = json.dumps({"imports": {name: f"{root}web/{path}" for name, path in [*packages.items(), ("midway/", "")]}})
        page = (WEB / "index.html").read_text(encoding="utf-8")
        self.html = page.replace("{root}", root).replace("{imports}", imports)
        seal = base64.b64encode(hashlib.sha256(imports.encode()).digest()).decode()
        self.policy = (
            f"default-src 'self'; script-src 'self' 'sha256-{seal}'; img-src 'self' data:; "
            "object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
        )

    def page(self, request: Request, status: int = 200) -> Response:
        """The only page; its script reads the address."""
        trusted = request.url.scheme == "https" or is_own(request.url.hostname or "")
        headers = SAFE | (ALONE if trusted else {}) | {"Content-Security-Policy": self.policy, "Cache-Control": "no-cache"}
        return HTMLResponse(self.html, status, headers=headers)

    async def show(self, request: Request) -> Response:
        """The page, for an address that it knows."""
        return self.page(request)

    async def file(self, request: Request) -> Response:
        """A file. A request for an older version gets the current one, which browsers may not keep."""
        file = self.files.get(request.path_params["path"])
        if file is None:
            return Response(status_code=404, headers=SAFE)
        kept = FOREVER if request.path_params["version"] == self.version else "no-cache"
        headers = SAFE | {"Cache-Control": kept, "Vary": "Accept-Encoding"}
        if takes_packed(request) and len(file.packed) < len(file.body):
            return Response(file.packed, headers=headers | {"Content-Encoding": "gzip"}, media_type=file.kind)
        return Response(file.body, headers=headers, media_type=file.kind)


def takes_packed(request: Request) -> bool:
    """True if a browser takes an answer that gzip has packed."""
    return "gzip" in request.headers.get("accept-encoding", "")


@lru_cache(maxsize=1)
def pages() -> Pages:
    """The pages of this process."""
    return Pages()


def _paths() -> dict[str, Path]:
    """Every file we serve, by address: the client, and each game's picture and words."""
    paths = {f"web/{path.relative_to(WEB).as_posix()}": path for path in WEB.rglob("*")}
    paths |= {f"words/{path.name}": path for path in COMMON.glob("*.ftl")}
    for name in game_names():
        folder = find(name).folder
        for part in ("board", "words"):
            found = (folder / part).rglob("*")
            paths |= {f"games/{name}/{path.relative_to(folder).as_posix()}": path for path in found}
    return {address: path for address, path in paths.items() if path.suffix in TYPES}


def _file(name: str, path: Path) -> File:
    body = path.read_bytes()
    if path.suffix == ".ftl" and name.startswith("games/"):
        body = OURS.sub("", body.decode()).encode()
    if path.suffix in (".js", ".css") and "vendor" not in path.parts:
        body = UNREAD.sub("", body.decode()).encode()
    return File(body, body if path.suffix == ".woff2" else gzip.compress(body, 9, mtime=0), TYPES[path.suffix])
