"""Corrections of Museum's content: every doubtful kind of value can be set right, and nonsense is refused in one sentence."""

from __future__ import annotations

import copy
import json
import random
import re
from pathlib import Path

import pytest
from click.testing import CliRunner
from midway import Match
from midway.games.museum import GAME, tables
from midway.games.museum.state import COLLECTION_NAMES, EXPERT_NAMES, FAVOUR_NAMES, HEADLINE_NAMES, OBJECT_NAMES, PATRON_NAMES
from midway.kernel.content import ContentError
from midway.kernel.game import GameError
from midway.kernel.rule import NOBODY
from midway.kernel.words import LANGUAGES
from midway.match import RecordError
from midway.match.proof import replay
from midway.match.record import _hash, parse
from midway.terminal.main import main

MASK = "maya_01_jade_mask_of_pakal"
RECORD = (Path(__file__).parent.parent / "records" / "museum-4-modules.txt").read_text(encoding="utf-8")


def corrected(path: str, value: object) -> dict:
    """A correction of one value."""
    tree: object = value
    for key in reversed(path.split(".")):
        tree = {key: tree}
    return tree  # type: ignore[return-value]


GOOD = [
    (f"objects.object.{MASK}.value", 2, tables.VALUE, OBJECT_NAMES.index(MASK), 2),
    (f"objects.object.{MASK}.domain", "warfare", tables.DOMAIN, OBJECT_NAMES.index(MASK), 5),
    ("scoring.collections.domain", [0, 0, 0, *range(5, 16)], tables.COLLECTION_POINTS, 1, [0, 0, 0, *range(5, 16), *[15] * 13]),
    ("boards.bonus.grand_gallery.points", 12, tables.GALLERY_POINTS, None, 12),
    ("opinion.opinion.penalty_per_card_per_token.value", 2, tables.OPINION_LOSS, None, 2),
    ("rules.patrons_dealt.value", 2, tables.PATRONS_DEALT, None, 2),
    ("patrons.patron.patron_inca.at_least", [3, 5, 8], tables.PATRON_LEAST, PATRON_NAMES.index("patron_inca"), [3, 5, 8]),
    ("favours.favour.favour_grant.effect.amount", 4, tables.FAVOUR_NUMBER, FAVOUR_NAMES.index("favour_grant"), 4),
    ("favours.favour.favour_endowment.effect.timing", "furbish", tables.FAVOUR_TIMING, FAVOUR_NAMES.index("favour_endowment"), 1),
    ("headlines.headline.headline_customs_asia.effect.toll", 2, tables.HEADLINE_TOLL,
     HEADLINE_NAMES.index("headline_customs_asia"), 2),
    ("experts.expert.expert_inca.cost", 2, tables.EXPERT_COST, EXPERT_NAMES.index("expert_inca"), 2),
    ("rules.experts_on_inventory_turn.value", 0, tables.EXPERTS_AFTER_INVENTORY, None, 0),
    ("pavilions.collection.collection_stargate.rewards", [1, 1, 1, 1, 1], tables.REWARD,
     COLLECTION_NAMES.index("collection_stargate"), [1] * 5),
    ("pavilions.collection.collection_stargate.bonus_first", 15, tables.BONUS,
     COLLECTION_NAMES.index("collection_stargate"), [15, 6]),
    ("boards.board.standard.walls", [[0, 0, 0, 1]], tables.RIGHT, 0, [0, 1, 1, 1, 0] + [1, 1, 1, 1, 0] * 4),
    ("rules.edition2_expert_cost.value", 3, tables.EDITION2_COST, None, 3),
]  # fmt: skip


@pytest.mark.parametrize(("path", "value", "table", "index", "becomes"), GOOD, ids=[path for path, *_ in GOOD])
def test_a_doubtful_value_is_set_right_by_a_correction(path, value, table, index, becomes):
    doubted = [doubted for doubt in GAME.doubts for doubted in doubt.values]
    assert any(path.startswith(f"{name}.") for name in doubted)
    match = Match(GAME, 3, seed=1, corrections=corrected(path, value))
    read, printed = (all if index is None else all[index] for all in (match.plain.tables(table), table))
    assert (read[: len(becomes)] if isinstance(becomes, list) else read) == becomes
    assert printed != read
    assert GAME.content.values(corrected(path, value)) != GAME.content.printed


BAD = [
    ("objects.object.atlantis.value", 1, "is not in the content"),
    ("objects.object.maya_01_mask.value", 1, MASK),
    ("objects.object." + "x" * 5000, 1, "is not in the content"),
    ("rules.hand_limit.value", ["7"] * 5000, "must be like 7"),
    (f"objects.object.{MASK}.value", 6, "must be a whole number from 1 to 5"),
    (f"objects.object.{MASK}.value", "high", "must be like 5"),
    (f"objects.object.{MASK}.domain", "cooking", "must be one of agriculture"),
    (f"objects.object.{MASK}.civilisation", "greek", "must be one of maya"),
    (f"objects.object.{MASK}", 7, "must be a table"),
    ("experts.expert.expert_inca.cost", 0, "from 1 to 9"),
    ("experts.expert.expert_inca.effect.key", "roma", "must be one of inca"),
    ("experts.expert.expert_inca.effect.axis", "value", "must be one of civilisation, domain"),
    ("experts.expert.expert_inca.effect.op", "embargo", "must be one of collection_card"),
    ("experts.expert.expert_banker.effect.op", "collection_card", "must be one of waive_opponent_fee, pavilion_tiebreak"),
    ("favours.favour.favour_grant.effect.timing", "any", "must be one of payment"),
    ("favours.favour.favour_endowment.effect.timing", "payment", "must be one of before_action"),
    ("favours.favour.favour_grant.effect.amount", 99, "from 0 to 9"),
    ("headlines.headline.headline_embargo_asia.effect.continent", "antarctica", "must be one of america_pacific"),
    ("headlines.headline.headline_discoveries.effect.delta", 9, "from 0 to 2"),
    ("patrons.patron.patron_inca.at_least", [4, 6], "must be a list of 3 whole numbers"),
    ("patrons.patron.patron_inca.count.key", "atlantean", "must be one of inca"),
    ("pavilions.collection.collection_stargate.criteria", [1, 2, 3, 4, 5], "must be one of civilisation"),
    ("pavilions.collection.collection_stargate.criteria", ["value:9"] * 5, "must be one of 0, 1"),
    ("pavilions.collection.collection_stargate.criteria", ["value:1"], "must be a list of 5 entries"),
    ("pavilions.pavilions.alone_takes_both_bonuses.value", 2, "from 0 to 1"),
    ("boards.board.standard.gallery", [], "must be a list of 9 entries"),
    ("boards.board.standard.gallery", [1] * 9, "must be a list of 2 whole numbers"),
    ("boards.board.standard.walls", [[0, 0]], "must be a list of 4 whole numbers"),
    ("boards.board.standard.walls", [[0, 0, 0, 5]], "from 0 to 4"),
    ("boards.board.standard.rows", 6, "from 5 to 5"),
    ("scoring.collections.civilisation", [1, 2, 3], "must be a list of 17 whole numbers"),
    ("rules.hand_limit.value", 0, "from 1 to 30"),
    ("rules.refill_after_last_turn.value", 2, "from 0 to 1"),
    ("opinion.opinion.opinion_cards_per_deck.value", 6, "from 0 to 5"),
]  # fmt: skip


@pytest.mark.parametrize(("path", "value", "sentence"), BAD, ids=[f"{path[-40:]} {str(value)[:20]}" for path, value, _ in BAD])
def test_nonsense_is_refused_in_one_sentence(path, value, sentence):
    with pytest.raises(ContentError) as caught:
        Match(GAME, 2, corrections=corrected(path, value))
    assert sentence in str(caught.value)
    assert path.partition(".")[0] in str(caught.value)
    assert all(caught.value.text(language).count("\n") == 0 for language in LANGUAGES)


@pytest.mark.rule("MU end.round")
@pytest.mark.parametrize("seed", range(3))
def test_what_is_accepted_can_be_played_to_the_end(seed):
    rng = random.Random(seed)
    corrections: dict = {}
    for path, value, *_ in rng.sample(GOOD, 6):
        file, *rest = path.split(".")
        branch = corrections.setdefault(file, {})
        for key in rest[:-1]:
            branch = branch.setdefault(key, {})
        branch[rest[-1]] = value
    options = {"pavilions": "on", "loans": "on", "edition": rng.choice(["1", "2"])}
    match = Match(GAME, 3, seed=seed, corrections=corrections, options=options)
    pieces = GAME.rules.pieces(match.state)
    while match.seat != NOBODY:
        match.choose(rng.choice(match.legal()))
        assert GAME.rules.pieces(match.state) == pieces
        assert match.number < 5000
    assert match.result is not None


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"pavilions": "yes"}, "Option pavilions must be one of off, on"),
        ({"loans": True}, "Option loans must be one of"),
        ({"edition": "3"}, "Option edition must be one of 1, 2"),
        ({"goal": 50}, "Option goal must be one of 50, 60"),
        ({"fifth_player": "on"}, "fifth_player"),
    ],
)
def test_options_that_do_not_exist_are_refused(options, sentence):
    with pytest.raises(GameError) as caught:
        Match(GAME, 3, options=options)
    assert sentence in str(caught.value)
    assert all(caught.value.text(language).count("\n") == 0 for language in LANGUAGES)


@pytest.mark.parametrize("players", [0, 1, 5])
def test_museum_is_for_two_to_four(players):
    with pytest.raises(GameError, match="2 to 4 players"):
        Match(GAME, players)


# Doubts.


def said(*args: str) -> str:
    done = CliRunner(env={"LC_ALL": "C"}).invoke(main, args)
    assert done.exit_code == 0, done.output
    return done.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_that_is_not_certain_is_listed(language):
    output = re.sub(r"\s+(> )?", " ", said("doubts", "museum", "--lang", language))
    for path, _, _ in GAME.content.uncertain():
        table, _, name = path.rpartition(".")
        assert path in output or (table in output and f"{name}," in f"{output},".replace(" ", ",")), path
    assert "MU loan.twins" in output
    assert "MU cards.open" in output


def test_the_doubts_are_told_to_programs_with_their_values():
    doubts = {doubt["name"]: doubt for doubt in json.loads(said("doubts", "museum", "--json"))["doubts"]}
    told = {path for doubt in doubts.values() for path in doubt["values"]}
    assert told == {path for path, _, _ in GAME.content.uncertain()}
    assert doubts["objects"]["values"][f"objects.object.{MASK}"]["value"] == 5
    assert doubts["twins"]["rule"] == "MU loan.twins"


# Forged records.


def forged(pattern: str, replacement: str) -> str:
    """The record with a line changed and its hashes made right again."""
    lines = RECORD.split("\n")
    number = next(number for number, line in enumerate(lines) if re.search(pattern, line))
    lines[number] = re.sub(pattern, replacement, lines[number])
    gap = lines.index("")
    chain = _hash("\n".join(lines[: gap + 1]))
    made = lines[: gap + 1]
    for line in lines[gap + 1 : -1]:
        text = line.rpartition(" ")[0]
        chain = _hash(f"{chain} {text}")
        made.append(f"{text} {chain}")
    return "\n".join([*made, ""])


@pytest.mark.parametrize(
    ("pattern", "replacement", "sentence"),
    [
        (r"^options .*", 'options {"pavilions": "maybe"}', "Option pavilions must be one of"),
        (r"^options .*", "options {}", r"was not legal"),
        (r"^corrections .*", 'corrections {"rules": {"hand_limit": {"value": 0}}}', "from 1 to 30"),
        (r"^corrections .*", 'corrections {"boards": {"board": {"standard": {"gallery": [3]}}}}', "list of 9 entries"),
        (r" \d take:\S+", r" 1 take:atlantis", "there is no choice"),
        (r" (\d) take:\S+", r" \1 done", r"was not legal"),
        (r" (\d) keep:\S+", r" \1 keep:patron_value_5", r"was not legal.*\[Set-up: Choosing a Patron\]"),
        (r" (\d) pay:\S+", r" \1 pay:inca_01_machu_picchu", r"was not legal"),
        (r" (\d) furbish", r" \1 favour:favour_wf_diplomatic_bag", r"was not legal.*\[Favour: .+\]"),
        (r"points \d+", "points 999", "by the rules, the match ended with"),
    ],
)
def test_a_forged_record_is_refused_with_the_line_that_is_wrong(pattern, replacement, sentence):
    with pytest.raises(RecordError) as caught:
        replay(parse(forged(pattern, replacement)))
    assert re.match(r"Line \d+", str(caught.value))
    assert re.search(sentence, str(caught.value))
    assert all(caught.value.text(language).count("\n") == 0 for language in LANGUAGES)


# What the rules do not read is refused where it stands.
UNREAD = [
    ("rules", {"hand_limits": {"value": 7}}, "rules.hand_limits"),
    ("rules.hand_limit", {"most": 9}, "rules.hand_limit.most"),
    (f"objects.object.{MASK}", {"weight": 3}, f"objects.object.{MASK}.weight"),
    ("experts.expert.expert_inca.effect", {"count": 2}, "experts.expert.expert_inca.effect.count"),
    ("favours.favour.favour_grant.effect", {"take": 1}, "favours.favour.favour_grant.effect.take"),
    ("headlines.headline.headline_customs_asia", {"duration": "round"}, "headlines.headline.headline_customs_asia.duration"),
    ("patrons.patron.patron_inca.count", {"twice": 1}, "patrons.patron.patron_inca.count.twice"),
    ("pavilions.pavilions", {"clips": {"value": 5}}, "pavilions.pavilions.clips"),
    ("boards.board.standard", {"side": "front"}, "boards.board.standard.side"),
]


@pytest.mark.parametrize(("path", "more", "place"), UNREAD, ids=[place for *_, place in UNREAD])
def test_content_that_no_rule_reads_is_refused_with_its_place(path, more, place):
    content = copy.deepcopy(GAME.content.printed.tree)
    entry = content
    for key in path.split("."):
        entry = entry[key]
    entry.update(more)
    with pytest.raises(ContentError) as refused:
        tables.check(content)
    assert refused.value.message == "content-unknown"
    assert refused.value.facts["name"] == place


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_called_alike_everywhere_and_its_name_stands_once(language):
    words = GAME.words(language)
    for kind, told in GAME.telling.cards(language).items():
        assert all(card["name"] == words.form(name) for name, card in told.items()), kind
    assert not any(line.startswith("name =") for file in tables.FOLDER.glob("*.toml") for line in file.read_text().splitlines())
