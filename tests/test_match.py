"""A match: decisions, choices, refusals, undo, mirror, titles."""

from __future__ import annotations

import pytest
from midway import Match, bots, why
from midway.games.worldsfair.cards import entries
from midway.kernel.fault import Fault
from midway.kernel.game import GameError, find
from midway.kernel.rule import CHANCE
from midway.match import Refused, Seat


def until_figures(seed=7, players=2):
    """A match in which the seat that decides has placed a supporter and has figures to play."""
    match = Match("worldsfair", players, seed=seed)
    while match.decision.kind != "figures":
        match.choose(match.options[0])
    return match


def test_a_decision_is_described_for_people_and_programs():
    match = Match("worldsfair", ["Ann", "Bo"], seed=7)
    decision = match.decision
    assert decision.number == match.number
    assert decision.kind == "place"
    assert decision.rule == "WF turn.1"
    assert [option.verb for option in decision.options] == ["place"] * 5
    assert decision.options[0].args == {"area": "agriculture"}
    assert decision.options[0].marks == ("area:agriculture",)
    assert decision.to_json()["options"][0]["text"] == "Agriculture"


def test_a_choice_can_be_made_by_code_by_option_and_in_words():
    matches = [Match("worldsfair", 2, seed=7) for _ in range(3)]
    matches[0].choose(matches[0].options[1].code)
    matches[1].choose(matches[1].options[1])
    matches[2].choose("place:electricity")
    assert matches[0].state == matches[1].state == matches[2].state


@pytest.mark.parametrize("choice", [-1, 9999, "nonsense", "place:mines", "lift:arts", "deal:ticket"])
def test_what_is_refused_changes_nothing(choice):
    match = Match("worldsfair", 2, seed=7)
    before = match.state.hash, match.number
    with pytest.raises(Refused, match=r" \[(Turn|Set-up)\b"):
        match.choose(choice)
    assert (match.state.hash, match.number) == before


@pytest.mark.parametrize("choice", [None, 3.5, True, ["place:arts"], b"place:arts"])
def test_what_cannot_be_a_choice_is_refused_in_one_sentence(choice):
    match = Match("worldsfair", 2, seed=7)
    with pytest.raises(Fault) as caught:
        match.choose(choice)
    assert str(caught.value).startswith("A choice is a code, an option of the decision, or the words of a record")
    assert str(caught.value).endswith(f"not {choice!r}.")
    assert all(caught.value.text(language) for language in ("fr", "pl"))


@pytest.mark.parametrize(
    ("choice", "sentence"),
    [
        ("place:nowhere", "Unknown choice “place:nowhere”. Try place:arts"),
        ("place:elektricity", "Unknown choice “place:elektricity”. Try place:electricity"),
        ("zzz", "Unknown choice “zzz”. Try place:agriculture, place:electricity, place:arts"),
    ],
)
def test_words_that_no_choice_has_are_answered_with_choices_like_them(choice, sentence):
    match = Match("worldsfair", 2, seed=7)
    with pytest.raises(Refused) as caught:
        match.choose(choice)
    assert str(caught.value).startswith(sentence)
    assert all(choice in match.why(match.seat, choice, language).text for language in ("fr", "pl"))


def test_a_number_in_a_choice_takes_the_form_of_its_language():
    match = Match("destiny", 3, seed=1)
    while match.decision.kind != "bid":
        match.choose(match.legal()[0])
    nothing, least = match.describe("fr", match.seat).options[:2]
    assert (nothing.text, least.text) == ("Miser 0 dollar", "Miser 5 dollars")


def test_a_code_may_come_as_any_whole_number():
    import numpy

    match = Match("worldsfair", 2, seed=7)
    match.choose(numpy.int64(match.legal()[0]))
    assert type(match.events[-1].code) is int


def test_a_seat_that_does_not_decide_is_refused():
    match = Match("worldsfair", ["Ann", "Bo"], seed=7)
    other = 1 - match.seat
    with pytest.raises(Refused, match=r"decides now\. \[Turn: Order of play\]"):
        match.choose("place:arts", seat=other)


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_a_refusal_speaks_the_readers_language(language):
    match = Match("worldsfair", 2, seed=7)
    texts = {
        "en": "A supporter is lifted only",
        "fr": "On ne reprend un représentant",
        "pl": "Pracownika zdejmuje się tylko",
    }
    refusal = match.why(match.seat, match.game.codes.code("lift:arts"), language)
    assert refusal.text.startswith(texts[language])
    assert refusal.rule == "WF turn.supply"


def test_equal_seeds_deal_equal_matches_and_others_do_not():
    logs = [Match("worldsfair", 3, seed=seed).log() for seed in (7, "7", 8)]
    assert logs[0] == logs[1] != logs[2]


def test_undo_goes_back_within_ones_own_turn():
    match = until_figures()
    before = match.state.clone()
    titles = repr((match.story.areas, match.story.held))
    match.choose(match.options[-1])
    assert match.decision.kind == "figures"
    assert match.state != before
    match.undo()
    assert match.state == before
    assert repr((match.story.areas, match.story.held)) == titles


def test_undo_takes_back_the_placing_while_figures_are_to_be_played():
    match = until_figures()
    seat, placed = match.seat, match.state.home
    match.undo()
    assert (match.seat, match.decision.kind) == (seat, "place")
    assert match.log()[-1] == f"{match.seats[seat].name} undoes the last choice."
    match.choose(f"place:{match.game.telling.values['area'][placed]}")
    assert match.decision.kind == "figures"


def test_undo_stops_at_cards_dealt_and_at_another_seat():
    match = Match("worldsfair", 2, seed=7)
    with pytest.raises(Refused, match="nothing for you to undo"):
        match.undo()
    match.choose("place:arts")
    while match.decision.kind != "place":
        match.choose(match.options[-1])
    assert not match.undoable
    with pytest.raises(Refused):
        match.undo()


def test_undone_choices_do_not_change_what_the_dealer_draws():
    straight, wavering = until_figures(), until_figures()
    wavering.undo()
    wavering.choose(straight.events[-1].code)
    for match in (straight, wavering):
        while match.decision.kind == "figures":
            match.choose(match.options[-1])
    assert straight.state == wavering.state


def test_a_mirror_match_asks_for_everything_that_chance_does():
    match = Match("worldsfair", ["Ann", "Bo"], mirror=True)
    assert match.seat == CHANCE
    match.choose("tile:arts")
    with pytest.raises(Refused, match="Fine Arts lies on the ring already"):
        match.choose("tile:arts")
    assert match.decision.prompt.startswith("Which area tile lies at position 2")
    assert match.decision.options[0].weight == 1
    assert match.seal == "mirror"


def test_a_mirror_match_takes_back_an_outcome_that_was_entered_wrongly(tmp_path):
    match = Match("worldsfair", ["Ann", "Bo"], mirror=True)
    match.choose("tile:arts")
    match.undo()
    match.choose("tile:electricity")
    assert match.log()[1:] == ["The last outcome is to be entered again.", "Electricity is area 1 on the ring."]
    match.save(tmp_path / "mirror.txt")
    assert Match.load(tmp_path / "mirror.txt").state == match.state


def test_a_finished_match_has_a_result_and_refuses_everything():
    match = Match("worldsfair", 2, seed=7)
    greedy = bots.find(match.game, "greedy", seed=1)
    bots.play(match, {0: greedy, 1: greedy})
    result = match.result
    assert match.decision is None
    assert match.options == ()
    assert result.scores[result.winners[0]] == max(result.scores)
    assert [parts["coins"] + parts["medals"] + parts["sets"] for parts in result.parts] == result.scores
    with pytest.raises(Refused, match=r"The game is over\. \[End of the game: After the third scoring\]"):
        match.choose(0)


def test_every_card_on_the_table_has_a_title_of_its_own_kind():
    match = Match("worldsfair", 4, seed=7)
    greedy = bots.find(match.game, "greedy", seed=1)
    for _ in range(60):
        match.choose(greedy.choose(match.view(match.seat), match.decision))
        on_table = [card for cards in (*match.story.areas.values(), *match.story.held.values()) for card in cards]
        counted = [sum(row) for row in zip(*match.state.cards, strict=True)]
        titled = [card for card in on_table if not card.endswith("/-")]
        assert len(set(titled)) == len(titled)
        lying = [card.split("/")[0] for cards in match.story.areas.values() for card in cards]
        assert [lying.count(kind) for kind in match.game.telling.values["card"]] == counted
        assert all(title in entries()[kind] for kind, title in (card.split("/") for card in titled))


def test_the_log_reads_in_three_languages():
    match = Match("worldsfair", ["Ann", "Bo"], seed=7)
    name = match.seats[match.seat].name
    match.choose("place:electricity")
    assert f"{name} places a supporter in Electricity." in match.log()
    assert f"{name} place un représentant au Palais de l’Électricité." in match.log("fr")
    assert f"{name} umieszcza pracownika w Elektryczności." in match.log("pl")


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (lambda: Match("chess", 2), "Unknown game “chess”. Available: destiny, museum, worldsfair."),
        (lambda: Match("worldsfair", 5), "worldsfair is for 2 to 4 players, not 5."),
        (lambda: Match("worldsfair", ["Ann", "Ann"]), "Every seat needs a name of its own"),
        (lambda: Match("worldsfair", ["Ann", ""]), "A name has 1 to 40 printable characters."),
        (lambda: Match("worldsfair", ["Ann", "B\x1b[2J"]), "A name has 1 to 40 printable characters."),
        (lambda: Match("worldsfair", 2, options={"speed": "9"}), "worldsfair has no option “speed”. Available: approvals"),
        (lambda: Match("worldsfair", 2, options={"approvals": "never"}), "Option approvals must be one of automatic, asked"),
        (lambda: Match("worldsfair", 2, seed="a b"), "A seed has 1 to 128 printable characters"),
        (lambda: Match("worldsfair", 2, seed=""), "A seed has 1 to 128 printable characters"),
        (lambda: Match("worldsfair", 2, language="de"), "Unknown language “de”. Available: en, fr, pl."),
        (lambda: Match("worldsfair", 2, seed=7).log("de"), "Unknown language “de”. Available: en, fr, pl."),
        (lambda: Match("worldsfair", 2, seed=7).describe("de").prompt, "Unknown language “de”. Available: en, fr, pl."),
        (lambda: bots.find(find("worldsfair"), "gredy"), "Unknown bot “gredy”. Available: random, visitor, guide, greedy"),
    ],
)
def test_a_match_that_cannot_be_is_refused_in_one_sentence(make, sentence):
    with pytest.raises(Fault) as caught:
        make()
    assert str(caught.value).startswith(sentence)
    assert all(caught.value.text(language) for language in ("fr", "pl"))


def test_a_seat_can_be_a_bot():
    match = Match("worldsfair", [Seat("Ann"), Seat("Greedy", "greedy")], seed=7)
    assert [seat.bot for seat in match.seats] == ["", "greedy"]


def test_why_is_there_as_a_function_too():
    match = Match("worldsfair", 2, seed=7)
    assert why(match, match.seat, match.legal()[0]) is None
    assert why(match, match.seat, match.game.codes.code("lift:arts")).rule == "WF turn.supply"


def test_the_package_names_what_it_offers():
    import midway

    assert set(dir(midway)) >= {"Match", "bots", "find", "machine", "names", "verify", "why"}


def test_an_unknown_game_is_a_game_error():
    with pytest.raises(GameError):
        find("go")
