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
from starlette.responses import Response

from midway.kernel.fault import COMMON
from midway.kernel.game import find
from midway.kernel.game import names as game_names
from midway.kernel.words import LANGUAGES

from .reaching import is_own

WEB = Path(__file__).parent.parent / "web"
TYPES = {  # a page in UTF-8 reads scripts, styles and words as UTF-8, too
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".ftl": "text/plain",
    ".woff2": "font/woff2",
    ".txt": "text/plain; charset=utf-8",
}
# Styles of every page, which are sent as one file.
HOUSE = ("tokens.css", "look.css", "table.css", "walk.css", "decision.css", "home.css", "levels.css")
PACKAGES = WEB / "packages.json"  # the modules that other people wrote, by the names they are imported under
# Messages of a game that only the server and the terminal say: questions, choices, log, refusals, doubts, scorings.
OURS = re.compile(r"^(?:act|ask|do|doubt|log|no|option|tally)-[^\n]*\n(?:(?:[ \t}][^\n]*)?\n)*", re.MULTILINE)
FORM = re.compile(r"^[ \t]+\.([\w-]+) =[^\n]*\n(?:[ \t]+[^\s.][^\n]*\n)*", re.MULTILINE)
ASKED = re.compile(r'form: "([\w-]+)"')  # for a form of a name
REFERENCE = re.compile(r"\{ *([a-z][\w-]*) *\}")  # a message within another
NAME = re.compile(r"^([a-z][\w-]*) = [^\n]*\n(?![ \t])", re.MULTILINE)  # a message of one line, without other forms
# What a browser does not read: lines of comment, and the indentation of scripts and styles.
UNREAD = re.compile(r"^[ \t]*(?://[^\n]*|/\*(?:[^*]|\*(?!/))*\*/)[ \t]*\n|^[ \t]+", re.MULTILINE)
REMARK = re.compile(r"^#[^\n]*\n", re.MULTILINE)
ANY = LANGUAGES[0]  # cards have the same ids in all
TYPED = {"X-Content-Type-Options": "nosniff"}  # all that a file needs, of which a visit takes many
SAFE = {**TYPED, "Referrer-Policy": "no-referrer"}  # headers of every other answer
ALONE = {"Cross-Origin-Opener-Policy": "same-origin"}  # of a page that browsers trust; elsewhere they complain of it
FOREVER = "max-age=31536000, immutable"


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
        house = b"".join(self.files[f"web/{sheet}"].body for sheet in HOUSE)
        self.files["web/house.css"] = _packed(house, TYPES[".css"])
        whole = hashlib.sha256()
        for name, file in self.files.items():
            whole.update(name.encode() + hashlib.sha256(file.body).digest())
        self.version = whole.hexdigest()[:12]
        root = f"/static/{self.version}/"
        packages = json.loads(PACKAGES.read_text(encoding="utf-8"))
        imports = json.dumps({"imports": {name: f"{root}web/{path}" for name, path in [*packages.items(), ("midway/", "")]}})
        page = (WEB / "index.html").read_text(encoding="utf-8")
        page = page.replace("{root}", root).replace("{imports}", imports)
        self.html = _packed(page.encode(), "text/html; charset=utf-8")
        seal = base64.b64encode(hashlib.sha256(imports.encode()).digest()).decode()
        self.policy = (
            f"default-src 'self'; script-src 'self' 'sha256-{seal}'; img-src 'self' data:; "
            "object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
        )

    def page(self, request: Request, status: int = 200) -> Response:
        """The only page; its script reads the address."""
        trusted = request.url.scheme == "https" or is_own(request.url.hostname or "")
        headers = SAFE | (ALONE if trusted else {}) | {"Content-Security-Policy": self.policy, "Cache-Control": "no-cache"}
        return _sent(request, self.html, headers, status)

    async def show(self, request: Request) -> Response:
        """The page, for an address that it knows."""
        return self.page(request)

    async def file(self, request: Request) -> Response:
        """A file. A request for an older version gets the current one, which browsers may not keep."""
        file = self.files.get(request.path_params["path"])
        if file is None:
            return Response(status_code=404, headers=SAFE)
        kept = FOREVER if request.path_params["version"] == self.version else "no-cache"
        return _sent(request, file, TYPED | {"Cache-Control": kept})


def takes_packed(request: Request) -> bool:
    """True if a browser takes an answer that gzip has packed."""
    return "gzip" in request.headers.get("accept-encoding", "")


def _sent(request: Request, file: File, headers: dict[str, str], status: int = 200) -> Response:
    headers = headers | {"Content-Type": file.kind, "Vary": "Accept-Encoding"}
    if takes_packed(request) and len(file.packed) < len(file.body):
        return Response(file.packed, status, headers | {"Content-Encoding": "gzip"})
    return Response(file.body, status, headers)


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
    if path.suffix == ".ftl":
        body = REMARK.sub("", _said(name, body.decode())).encode()
    if path.suffix in (".js", ".css"):
        body = UNREAD.sub("", body.decode()).encode()
    kind = TYPES[path.suffix]
    return File(body, body, kind) if path.suffix == ".woff2" else _packed(body, kind)


def _packed(body: bytes, kind: str) -> File:
    return File(body, gzip.compress(body, 9, mtime=0), kind)


def _said(name: str, words: str) -> str:
    """What a browser can say of the words in a file: of a game's neither ours, nor what nobody asks for or cards bring along."""
    folder, game, *_ = name.split("/")
    if folder != "games":
        return words
    words = OURS.sub("", words)
    cards = {card for kind in find(game).telling.cards(ANY).values() for card in kind} - set(REFERENCE.findall(words))
    asked = set(ASKED.findall(words))
    words = NAME.sub(lambda one: "" if one[1] in cards else one[0], words)
    return FORM.sub(lambda form: form[0] if form[1] in asked else "", words)
