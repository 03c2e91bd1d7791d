"""The browser client knows no game, and the styles of a game's picture hold nowhere but at its own tables."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import midway
from midway.kernel.game import find, names
from midway.kernel.meaning import Axis
from midway.kernel.words import LANGUAGES
from midway.table.pages import REFERENCE, pages

WEB = Path(midway.__file__).parent / "web"
CLIENT = sorted(file for file in WEB.glob("*.*") if file.suffix in (".js", ".css", ".html"))
SHEETS = [(name, sheet) for name in names() for sheet in sorted((find(name).folder / "board").glob("*.css"))]
WIDEST = 130  # characters of a line that can be read
# Words of every game, of the web, of typefaces: a game may have a piece of that name all the same.
COMMON = {"area", "box", "card", "city", "figure", "kind", "none", "object", "seat", "georgia"}


def pieces():
    """The names of all games and of everything in them that has a name."""
    for game in map(find, names()):
        yield game.name
        axes = {axis for declared in game.state.fields.values() for axis in declared.shape if isinstance(axis, Axis)}
        for axis in axes:
            yield from (axis.kind, *axis.names)


@pytest.mark.parametrize("file", CLIENT, ids=lambda file: file.name)
def test_the_client_knows_no_game(file):
    written = set(re.findall(r"[a-z_]+", file.read_text(encoding="utf-8").lower()))
    known = written & set(pieces())
    assert not known - COMMON, "the client speaks of a game's pieces"


@pytest.mark.parametrize("name", names())
def test_the_browser_gets_the_words_that_it_can_say(name):
    """No file of a picture asks for a message that stays with the server, and no message refers to one."""
    asked = [file.read_text(encoding="utf-8") for file in (find(name).folder / "board").glob("*.js")]
    for language in LANGUAGES:
        file = find(name).folder / "words" / f"{language}.ftl"
        sent = pages().files[f"games/{name}/words/{language}.ftl"].body.decode()
        ours = messages(file.read_text(encoding="utf-8")) - messages(sent)
        assert any(message.startswith("log-") for message in ours)
        assert not ours & set(REFERENCE.findall(sent))
        unnamed = {kind for kind, cards in find(name).telling.cards(language).items() if ours & set(cards)}
        entries = re.split(r"^(?=\w)", sent, flags=re.MULTILINE)
        said = "".join(entry for entry in entries if not entry.startswith("board-"))  # which are a terminal's
        assert not unnamed & set(re.findall(r"NAME\(\$(\w+)", said))
        assert not [one for one in ours if any(f'"{one}"' in text for text in asked)]


LOADED = re.compile(r"""import\("\./(\w+\.js)"\)|[pP]art(?:Of)?\("(\w+)"|\bfile="(\w+)\"""")  # when it is needed
IMPORTED = re.compile(r"^import [^;]*?\"\./([\w./]+)\";", re.MULTILINE)
MODULES = {file.name: file.read_text(encoding="utf-8") for file in CLIENT if file.suffix == ".js"}


def reached(*modules):
    """Modules of the client with all that they import."""
    found = list(modules)
    for module in found:
        found += [other for other in IMPORTED.findall(MODULES[module]) if other in MODULES and other not in found]
    return found


def says(text, message):
    """True if a module may say a message: by its name, or by one that it puts together."""
    beginnings = [re.escape(message[: dash.end()]) for dash in re.finditer("-", message)]
    made = "|".join(f"`{beginning}\\$\\{{" for beginning in beginnings)
    return re.search(rf"[\"'`]{re.escape(message)}[\"'`]" + (f"|{made}" if made else ""), text)


def test_whoever_says_what_not_every_visit_hears_has_loaded_it():
    """Neither what every visit loads, nor a picture, nor the words of either say other words of the client."""
    boards = [file.read_text(encoding="utf-8") for name in names() for file in (find(name).folder / "board").glob("*.js")]
    pictured = {module for text in boards for module in re.findall(r'"midway/([\w.]+)"', text)}
    parts = {one for text in MODULES.values() for found in LOADED.findall(text) for one in found if one}
    parts = {part if part in MODULES else f"{part}.js" for part in parts}
    assert len(parts) > 15
    saying = {part for part in parts if "later.js" not in reached(part)}
    heard = [*boards, *(MODULES[module] for module in reached("app.js", *pictured, *saying))]
    assert "later.js" not in reached("app.js", *pictured)
    for language in LANGUAGES:
        always, later = ((WEB / folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in ("words", "words/later"))
        assert not messages(later) & {*messages(always), *REFERENCE.findall(always)}
        assert not [message for message in messages(later) if any(says(text, message) for text in heard)]


@pytest.mark.parametrize("name", names())
def test_a_picture_gets_the_fields_that_it_draws(name):
    written = "".join(file.read_text(encoding="utf-8") for file in (find(name).folder / "board").glob("*.js"))
    unpacked = re.findall(r"\{([\w, ]*)\} = table\.snapshot\.view|\bview: \{([\w, ]*)\}", written)
    fields = set(find(name).state.fields)
    read = fields & {*re.findall(r"\bview\.(\w+)", written), *re.findall(r"\w+", str(unpacked))}
    drawn = find(name).picture.drawn
    assert drawn <= fields
    assert read <= drawn
    assert all(re.search(rf"\b{field}\b", written) for field in drawn)


def messages(text):
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


def without_comments(text):
    return re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)


def blocks(text):
    """The blocks of a style sheet, or of a block: what stands before the brace, and what is between the braces."""
    start = 0
    while (opening := text.find("{", start)) >= 0:
        depth, end = 1, opening + 1
        while depth:
            depth += {"{": 1, "}": -1}.get(text[end], 0)
            end += 1
        yield text[start:opening].rpartition(";")[2].strip(), text[opening + 1 : end - 1]
        start = end


def selectors(text):
    """All selectors in a block, those within @media and @container among them."""
    for head, inside in blocks(text):
        if head.startswith("@"):
            yield from selectors(inside)
        else:
            yield from re.split(r",(?![^(]*\))", head)


@pytest.mark.parametrize(("game", "sheet"), SHEETS, ids=lambda part: part if isinstance(part, str) else part.name)
def test_the_styles_of_a_picture_hold_at_its_own_tables_only(game, sheet):
    place = "data-poster" if sheet.name == "poster.css" else "data-game"
    found = list(blocks(without_comments(sheet.read_text(encoding="utf-8"))))
    scoped = [inside for head, inside in found if head == f':where([{place}="{game}"])']
    frames = [head for head, _ in found if head.startswith(f"@keyframes {game}-")]
    assert len(scoped) == 1
    assert len(found) == len(scoped) + len(frames)
    for selector in map(str.strip, selectors(scoped[0])):
        assert re.fullmatch(r"(&(?! *[+~])[^&]*|[^&]*)", selector), f"{selector} reaches beyond the table"
        assert not re.match(r"(:root|html|body)\b", selector), f"{selector} matches nothing at a table"


STYLED = [*(file for file in CLIENT if file.suffix == ".css"), *(sheet for _, sheet in SHEETS)]


@pytest.mark.parametrize("sheet", STYLED, ids=lambda sheet: f"{sheet.parents[1].name}/{sheet.name}")
def test_styles_can_be_read(sheet):
    lines = sheet.read_text(encoding="utf-8").splitlines()
    assert not [line for line in lines if len(line) > WIDEST and "url(" not in line]


AT_NIGHT = re.compile(r"(?sm)@media \(prefers-color-scheme: \w+\) \{\n(.*?)\n\}|^([^\n]*\[data-theme=[^\n]*)$")
MAY = re.compile(r" *[^{]* \.t-(?:day|night) \{ display: block; \}|:root\[data-theme=\"(\w+)\"\] +\{ color-scheme: \1; \}")


def test_night_changes_nothing_but_colours():
    """`light-dark()` takes colours only, and nothing else asks for day or night but the switch between them."""
    written = "\n".join(file.read_text(encoding="utf-8") for file in STYLED)
    asking = [rule for found in AT_NIGHT.findall(written) for rule in "".join(found).split("\n")]
    assert not [rule for rule in asking if not MAY.fullmatch(rule)]
    assert written.count("prefers-color-scheme:") == sum(":not([data-theme])" in rule for rule in asking) > 0
