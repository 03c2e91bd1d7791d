"""English, French and Polish: every word of every page in the reader's language, and room for it."""

from __future__ import annotations

import re
from itertools import product

import pytest
from browsing import SETTINGS, client_words
from playwright.sync_api import expect
from scripted import Scripted, ScriptedDestiny, ScriptedMuseum
from test_phone import PHONES

from midway.kernel.game import find, names
from midway.match import log

LOCALES = {"fr": "fr-FR", "pl": "pl-PL"}
ALL_TEXT = """() => [document.title, document.body.innerText,
  ...[...document.querySelectorAll("[aria-label], [aria-description], [title], [placeholder]")].flatMap((node) =>
    ["aria-label", "aria-description", "title", "placeholder"].map((name) => node.getAttribute(name) ?? ""))].join("\\n")"""


# A decision in the middle of each game, and an option of its table.
TABLES = {Scripted: ("figures", "option-approvals-asked"), ScriptedMuseum: ("furbish", "option-loans-on"),
          ScriptedDestiny: ("expand", "option-cash-open")}  # fmt: skip


def each_in_one():
    """Every table in every language; by default each table in one."""
    for (turn, table), (other, language) in product(enumerate(TABLES), enumerate(LOCALES)):
        yield pytest.param(language, table, marks=() if (turn + other) % len(LOCALES) else pytest.mark.long)


@pytest.mark.parametrize(("language", "table"), list(each_in_one()))
def test_a_visit_in_another_language(visitor, language, table):
    words, game = client_words(language), find(table.game).words(language)
    kind, option = TABLES[table]
    reader = visitor(locale=LOCALES[language])
    reader.open("/")
    is_all_in(reader, language)
    expect(reader.page).to_have_title(words("home-title"))
    expect(reader.page.get_by_role("heading", level=1)).to_have_text(words("first-time"))
    expect(reader.page.locator(".poster", has_text=game("title"))).to_contain_text(game("line"))
    reader.button(words("set-up-of", game=game("title"))).click()
    reader.sheet.get_by_text(words("options"), exact=True).click()
    expect(reader.sheet).to_contain_text(game(option))
    is_all_in(reader, language)
    reader.page.keyboard.press("Escape")

    scripted = table(reader, hot_seat=table is Scripted).until(kind, seat=0)
    reader.open(scripted.path)
    expect(reader.page.locator(".opt").first).to_be_visible()
    decision = scripted.match.describe(language, reader=scripted.match.seat)
    expect(reader.prompt).to_have_text(decision.prompt)
    expect(reader.page.locator(".log li").last).to_contain_text(first_line(scripted.match, language, table is Scripted))
    expect(reader.page.locator(".log .ways")).to_contain_text(words("whole-log"))
    is_all_in(reader, language)
    scripted.leave()
    scripted.to_the_end()
    reader.turn_to(scripted.path)
    expect(reader.page.locator(".score h2")).to_have_text(words("final-score"))
    reader.page.locator(".plot").wait_for()
    is_all_in(reader, language)
    reader.open(f"/rules/{table.game}")
    book = find(table.game).rulebook
    name, rule = next(iter(book.rules.items()))
    expect(reader.page.locator(f'article[id="{book.id(name)}"]')).to_contain_text(rule.text[language])
    is_all_in(reader, language)


def is_all_in(visitor, language):
    """The page says its language, shows no message by its name and no argument left open, and fits the narrowest screen."""
    for _ in visitor.on_every({"desk": SETTINGS["viewport"], "narrow": PHONES["small"]}):
        visitor.fits()
    expect(visitor.page.locator("html")).to_have_attribute("lang", language)
    text = visitor.page.evaluate(ALL_TEXT)
    named = {*client_words(language).ids}.union(*(find(game).words(language).ids for game in names()))
    assert not {word for word in re.findall(r"\b[a-z]+(?:[-_][a-z_]+)+\b", text) if word in named}
    assert not re.search(r"\{ ?\$|\bundefined\b|\bNaN\b|\[object", text)


def first_line(match, language, named):
    """What the log begins with: the first choice of a player; who shares a screen is called by name."""
    event = next(event for event in match.events if event.seat >= 0)
    return log.texts(match, event, match.game.words(language), 0, named)[0]


def test_the_language_changes_at_the_table_and_the_game_goes_on(ann):
    scripted = Scripted(ann).until("figures")
    ann.open(scripted.path)
    before = ann.asked()
    for language in ("fr", "pl", "en"):
        ann.page.locator(".bar .lang select").select_option(language)
        decision = scripted.match.describe(language, reader=scripted.match.seat)
        expect(ann.prompt).to_have_text(decision.prompt)
        expect(ann.page.locator(".log li").last).to_contain_text(first_line(scripted.match, language, named=True))
        is_all_in(ann, language)
        assert ann.number() == before["number"]
    ann.page.locator(".bar .lang select").select_option("pl")
    ann.page.reload()
    expect(ann.page.locator("html")).to_have_attribute("lang", "pl")
    ann.choose(ann.asked()["decision"]["options"][0])
    ann.moves_on(before["number"])


@pytest.mark.parametrize("language", ["fr", "pl"])
def test_bots_have_names_and_their_level_is_told_in_the_readers_language(visitor, language):
    reader = visitor(locale=LOCALES[language])
    reader.open("/")
    title = find("worldsfair").words(language)("title")
    words = client_words(language)
    reader.button(words("play-n-bots-at", n=3, game=title)).click()
    names = [seat["name"] for seat in reader.asked()["seats"]]
    flag, name = (reader.page.locator(f".is-turn {what}").bounding_box() for what in (".turn-flag", "h3"))
    assert flag["y"] - name["y"] < flag["height"]  # it stands beside the name
    assert len(set(names[1:])) == 3
    for name in names[1:]:
        expect(reader.page.locator(".player").filter(has_text=name)).to_contain_text(words("bot-name-merchant"))
