"""Piles and Eras of Manifest Destiny: when a pile is formed, when an Era begins, recycling, Think Tank, the last card."""

from __future__ import annotations

import pytest
from midway.games.destiny.state import AHEAD, CARD_NAMES, OUT, PLAYED, RECYCLED, UNSEEN
from midway.games.destiny.tables import PILE


def only(stage, *cards):
    """The pile holds these cards alone; the others are out."""
    game = stage.game
    for card in range(len(CARD_NAMES)):
        if game.pile[card]:
            game.pile[card] = 0
            game.place[card] = OUT
    for name in cards:
        game.pile[CARD_NAMES.index(name)] = 1
        game.place[CARD_NAMES.index(name)] = UNSEEN
    game.left = len(cards)
    return stage


def set_aside(stage, *cards):
    """Cards that wait to be recycled."""
    for name in cards:
        stage.game.left -= stage.game.pile[CARD_NAMES.index(name)]
        stage.game.pile[CARD_NAMES.index(name)] = 0
        stage.game.place[CARD_NAMES.index(name)] = RECYCLED
    return stage


def in_pile(stage):
    """The cards of the pile."""
    return [name for name, here in zip(CARD_NAMES, stage.game.pile, strict=True) if here]


def to_the_next_turn(stage):
    """Everybody declines until places are chosen; the first card comes at each draw."""
    while stage.phase != "order":
        stage.choose(stage.legal[-1] if stage.asked[0] >= 0 else stage.legal[0])
    return stage


@pytest.mark.rule("MD 8.11", "MD 8.12")
def test_the_next_pile_is_formed_at_once_but_its_era_begins_with_its_first_card(new_stage):
    stage = only(new_stage(3), "panic", "native_sovereignty").hand(0, "pony_express").playing(0)
    stage.choose("play:pony_express:event", "draw:panic")
    assert (stage.game.formed, stage.game.left) == (1, 1)
    stage = only(new_stage(3), "panic").hand(0, "pony_express").playing(0)
    stage.choose("play:pony_express:event", "draw:panic")
    assert (stage.game.formed, stage.game.era, stage.game.transition) == (2, 1, 0)
    assert stage.game.left == sum(PILE[card] == 2 and stage.game.place[card] == UNSEEN for card in range(64))
    assert all(PILE[CARD_NAMES.index(name)] == 2 for name in in_pile(stage))


@pytest.mark.rule("MD 8.11", "MD 8.13")
def test_recycled_cards_join_the_new_pile_but_not_those_of_the_present_turn(new_stage):
    stage = only(new_stage(5), "panic").hand(0, "pony_express", "congress")
    set_aside(stage, "spy", "abolitionists_civil_rights_movement").playing(0)
    stage.choose("play:congress:event", "play:pony_express:event", "draw:panic")
    assert {"spy", "abolitionists_civil_rights_movement"} <= set(in_pile(stage))
    assert "congress" not in in_pile(stage)
    assert (stage.place("congress"), stage.place("spy")) == (PLAYED, UNSEEN)
    while stage.phase != "order":
        stage.choose(stage.legal[-1] if stage.asked[0] >= 0 else stage.legal[0])
    assert stage.place("congress") == RECYCLED  # it waits for the pile of Era 3


@pytest.mark.rule("MD 8.13")
def test_recycled_cards_without_the_new_era_are_out(new_stage):
    corrections = {"cards": {"card": {"world_war": {"eras": [1, 3]}}}}
    stage = only(new_stage(5, corrections), "panic").hand(0, "pony_express")
    set_aside(stage, "world_war", "manifest_destiny").playing(0)
    stage.choose("play:pony_express:event", "draw:panic")
    assert stage.place("world_war") == OUT
    assert "manifest_destiny" in in_pile(stage)


@pytest.mark.rule("MD 8.13")
def test_cards_of_era_1_or_2_are_never_recycled(new_stage):
    stage = new_stage(3).hand(0, "panic", "spy", "oregon_trail").hand(1, "klondike").playing(0)
    stage.choose("play:panic:event", "aim:2", "die:1", "play:spy:event", "aim:2", "pass", "steal:klondike")
    stage.choose("play:oregon_trail:product")
    to_the_next_turn(stage)
    assert [stage.place(name) for name in ("panic", "spy", "oregon_trail")] == [OUT, RECYCLED, OUT]


@pytest.mark.rule("MD 8.13")
def test_nothing_is_recycled_any_more_in_era_3(new_stage):
    stage = new_stage(3).hand(0, "spy").hand(1, "klondike")
    stage.game.formed = 3
    stage.in_era(3).playing(0).choose("play:spy:event", "aim:2", "pass", "steal:klondike")
    to_the_next_turn(stage)
    assert stage.place("spy") == OUT


@pytest.mark.rule("MD 8.12")
def test_the_next_card_play_is_a_transition_of_two_eras(new_stage):
    stage = only(new_stage(3), "panic", "spy").hand(0, "pony_express", "klondike").playing(0)
    to_the_next_turn(stage)
    assert (stage.game.era, stage.game.transition) == (2, 1)  # the bonus of Expansion and a card each: the third was of Era 2
    stage.choose("turn-place:1", "turn-place:2", "turn-place:3")
    assert stage.game.eras == 0b110
    while stage.asked != (0, "play"):
        stage.choose("done")
    assert {"klondike:event", "pony_express:event"} <= set(stage.options("play"))
    to_the_next_turn(stage)
    stage.choose("turn-place:1", "turn-place:2", "turn-place:3")
    assert stage.game.eras == 0b100
    while stage.asked != (0, "play"):
        stage.choose("done")
    assert stage.refuses("play:pony_express:event") == "MD 8.1"


@pytest.mark.rule("MD 8.12", "MD 9.411", "MD 9.231")
def test_an_era_that_begins_during_card_play_changes_research_but_not_the_cards_of_the_phase(new_stage):
    stage = only(new_stage(5), "panic").hand(0, "pony_express", "klondike").claimed(1, "think_tank").hand(1, "lewis_and_clark")
    stage.playing(0).choose("play:pony_express:event", "draw:panic")
    assert stage.game.formed == 2
    stage.hand(0, "pony_express").choose("play:pony_express:event", "draw:ellis_island")
    assert (stage.game.era, stage.game.transition) == (2, 1)
    assert stage.refuses("play:klondike:event") == "MD 8.1"
    stage.pioneers(1, 2).choose("done", "play:lewis_and_clark:leader", "free-pioneer")  # three in Era 2
    assert stage.game.pioneers[1] == 3


@pytest.mark.rule("MD 8.12")
@pytest.mark.parametrize(("era", "dollars"), [(1, 5), (2, 10)])
def test_in_a_transition_the_player_chooses_the_era_of_congress(new_stage, era, dollars):
    stage = new_stage(3).hand(0, "congress").in_era(2)
    stage.game.eras = 0b110
    stage.playing(0).choose("play:congress:event")
    assert stage.options("for-era") == ["1", "2"]
    assert stage.refuses("for-era:3") == "MD 8.1"
    stage.choose(f"for-era:{era}")
    assert stage.game.cash[:3] == [60 + 2 * dollars, 60 - dollars, 60 - dollars]


@pytest.mark.rule("MD 8.12", "MD 8.325")
def test_in_a_transition_the_player_chooses_between_abolitionists_and_civil_rights(new_stage):
    stage = new_stage(3).hand(0, "abolitionists_civil_rights_movement").holds(1, "georgia").in_era(3)
    stage.game.eras = 0b1100
    stage.game.profit[:3] = [50] * 3
    stage.playing(0).choose("play:abolitionists_civil_rights_movement:event", "for-era:2")
    assert stage.game.profit[:3] == [50, 45, 50]


# Think Tank.


@pytest.mark.rule("MD 9.241")
def test_think_tank_swaps_a_card_once(new_stage):
    stage = only(new_stage(3), "panic", "spy", "congress").claimed(0, "think_tank").hand(0, "pony_express").playing(0)
    stage.choose("play:pony_express:event", "draw:panic")
    assert stage.asked == (0, "swap")
    stage.choose("swap")
    assert stage.options("draw") == ["spy", "congress"]  # not the rejected card
    stage.choose("draw:spy")
    assert (in_pile(stage), stage.game.held[0]) == (["panic", "congress"], 1)
    assert stage.asked == (0, "play")


@pytest.mark.rule("MD 9.241")
def test_think_tank_may_keep_the_card(new_stage):
    stage = only(new_stage(3), "panic", "spy").claimed(0, "think_tank").hand(0, "pony_express").playing(0)
    stage.choose("play:pony_express:event", "draw:panic", "keep")
    assert stage.game.hand[0][CARD_NAMES.index("panic")] == 1
    assert sum(stage.game.received[0]) == 0


@pytest.mark.rule("MD 9.2411")
def test_a_swap_at_the_end_of_an_era_begins_the_next_and_puts_the_old_card_into_its_pile(new_stage):
    stage = only(new_stage(3), "panic").claimed(0, "think_tank").hand(0, "pony_express").playing(0)
    stage.choose("play:pony_express:event", "draw:panic", "swap", "draw:klondike")
    assert (stage.game.era, stage.game.formed) == (2, 2)
    assert "panic" in in_pile(stage)


@pytest.mark.rule("MD 9.241")
def test_a_card_taken_by_spy_is_not_swapped(new_stage):
    stage = new_stage(3).claimed(0, "think_tank").hand(0, "spy").hand(1, "klondike").playing(0)
    stage.choose("play:spy:event", "aim:2", "pass", "steal:klondike")
    assert stage.asked == (0, "play")


@pytest.mark.rule("MD 9.241", "MD 13.0")
def test_with_no_card_left_there_is_no_swap_and_a_swap_leaves_one(new_stage):
    stage = only(new_stage(3), "lawyer").claimed(0, "think_tank").hand(0, "pony_express")
    stage.game.formed = 3
    stage.playing(0).choose("play:pony_express:event", "draw:lawyer")
    assert (stage.asked, stage.game.last_card, stage.game.ends) == ((0, "play"), 1, 2)
    stage = only(new_stage(3), "lawyer", "internet").claimed(0, "think_tank").hand(0, "pony_express")
    stage.game.formed = 3
    stage.playing(0).choose("play:pony_express:event", "draw:lawyer", "swap", "draw:internet")
    assert (in_pile(stage), stage.game.last_card, stage.game.ends) == (["lawyer"], 0, 0)


@pytest.mark.rule("MD 8.11", "MD 13.0")
def test_after_era_3_no_pile_is_formed(new_stage):
    stage = only(new_stage(3), "lawyer").hand(0, "pony_express")
    stage.game.formed = stage.game.era = 3
    stage.game.eras = 0b10
    stage.playing(0).choose("play:pony_express:event", "draw:lawyer")
    assert (stage.game.left, stage.game.formed) == (0, 3)
    stage.hand(0, "pony_express").choose("play:pony_express:event")
    assert stage.asked == (0, "play")  # nothing to draw


@pytest.mark.rule("MD 4.1", "MD 8.11")
def test_cards_of_later_eras_wait(new_stage):
    stage = new_stage(5)
    assert {stage.place(name) for name in CARD_NAMES if PILE[CARD_NAMES.index(name)] > 1} == {AHEAD}
