"""Setting up: decks, display, experts, hands, the weak hand, Patrons, and what is open or secret."""

from __future__ import annotations

import pytest
from midway.games.museum import GAME
from midway.games.museum.state import (
    EXPERT_NAMES, FACE_UP, FAVOUR_NAMES, IN_DECK, OBJECT_NAMES, PATRON_NAMES, PER,
)  # fmt: skip
from midway.games.museum.tables import VALUE
from midway.kernel.rule import CHANCE
from midway.match import Match
from stage import PLAYERS, Stage

PLUS = [3, 8, 11, 12, 13, 14, 15, 18, 23]  # the middle column and the middle row, spaces counted from 1


class Opening(Stage):
    """A match from its first card, chance named card by card."""

    def __init__(self, players=2, **options):
        super().__init__(Match(GAME, PLAYERS[:players], mirror=True, options=options))

    def until(self, *kinds):
        """The first outcome of chance, until one of these is asked."""
        while self.asked[1] not in kinds:
            assert self.match.seat == CHANCE, self.asked[1]
            self.match.choose(self.match.legal()[0])
        return self

    def deal(self, *values, favour="favour_grant"):
        """An object of a value from each continent, and a Favour."""
        for continent, value in enumerate(values):
            things = range(continent * PER, continent * PER + PER)
            self.choose(f"draw:{next(name(at) for at in things if VALUE[at] == value and self.in_deck(at))}")
        return self.choose(f"grant:{favour}")

    def in_deck(self, thing):
        return self.game.deck[thing // PER][thing % PER]

    def hand(self, player):
        return [at for at in range(len(OBJECT_NAMES)) if self.game.hidden[player][at // PER][at % PER]]


def name(thing):
    return OBJECT_NAMES[thing]


@pytest.mark.rule("MU setup.first")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_lots_are_drawn_among_all_players(players):
    o = Opening(players)
    assert o.weights() == {f"first:{seat + 1}": 1 for seat in range(players)}
    assert GAME.players == (2, 3, 4)


@pytest.mark.rule("MU setup.first")
def test_the_first_player_is_dealt_to_and_asked_first():
    o = Opening(3).choose("first:3").until("hand")
    order = []
    while o.asked[1] != "keep":
        if o.asked[1] == "hand":
            order.append(o.game.frames[o.game.depth][1])
        o.choose("stay") if o.asked[1] == "mulligan" else o.choose(o.match.legal()[0])
    assert order == [2] * 4 + [0] * 4 + [1] * 4
    for seat in (2, 0, 1):
        assert o.match.seat == seat
        o.choose(o.match.legal()[0])
    assert (o.asked[1], o.match.seat, o.game.rounds) == ("explore", 2, 1)


@pytest.mark.rule("MU setup.experts")
def test_three_of_24_experts_lie_face_up():
    o = Opening().choose("first:1")
    assert o.weights() == {f"appear:{expert}": 1 for expert in EXPERT_NAMES[:24]}
    o.choose("appear:expert_inca", "appear:expert_banker", "appear:expert_warfare")
    assert o.asked[1] == "display"
    up = [expert for at, expert in enumerate(EXPERT_NAMES) if o.game.expert[at] == FACE_UP]
    assert up == ["expert_inca", "expert_warfare", "expert_banker"]
    assert (o.game.experts_up, o.game.experts_left) == (3, 21)


@pytest.mark.rule("MU setup.experts")
def test_the_same_expert_does_not_appear_twice():
    o = Opening().choose("first:1", "appear:expert_inca")
    assert "appear:expert_inca" not in o.weights()
    assert len(o.weights()) == 23


@pytest.mark.rule("MU setup.experts")
def test_an_expert_in_the_deck_is_not_hired(new_stage):
    stage = new_stage(2)
    stage.offer("expert_inca")
    stage.hand(0, stage.pick(value=5))
    assert stage.refuses("hire:expert_maya") == "MU setup.experts"
    assert stage.options("hire") == ["expert_inca"]


@pytest.mark.rule("MU setup.opinion")
@pytest.mark.parametrize(("option", "each"), [("4", 4), ("5", 5)])
def test_public_opinion_cards_are_shuffled_into_the_decks(new_stage, option, each):
    o = Opening(opinion=option)
    assert o.game.opinion == [each] * 4
    assert o.game.aside == 4 * (5 - each)
    stage = new_stage(2, opinion=option)
    stage.match.choose("done")
    weights = {option.verb: option.weight for option in stage.match.options}
    assert weights == {"draw": 1, "meet": each}
    assert len(stage.match.options) == 45 + 1


@pytest.mark.rule("MU setup.display")
def test_two_objects_of_each_continent_are_laid_out():
    o = Opening().choose("first:1").until("display")
    for continent in range(4):
        for left in (45, 44):
            things = [thing for thing in range(continent * PER, continent * PER + PER) if o.in_deck(thing)]
            assert o.weights() == {f"draw:{name(thing)}": 1 for thing in things}
            assert len(things) == left
            o.choose(f"draw:{name(things[7])}")
    assert o.asked[1] == "hand"
    assert o.game.shown == [2, 2, 2, 2]


@pytest.mark.rule("MU setup.display", "MU setup.hand")
def test_public_opinion_cards_have_no_effect_during_set_up():
    o = Opening().choose("first:1").until("display")
    while o.asked[1] != "keep":
        if o.asked[1] in ("display", "hand"):
            assert "meet" not in o.weights()
            o.refuses("meet")
        o.choose("redraw") if o.asked[1] == "mulligan" else o.choose(o.match.legal()[0])
    assert o.game.opinion == [4] * 4
    assert o.game.tokens == [0] * 4


@pytest.mark.rule("MU setup.supply")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_starts_with_prestige(players):
    o = Opening(players)
    assert o.game.supply == 32
    assert o.game.prestige == [0] * 4
    assert o.game.tokens == [0] * 4


@pytest.mark.rule("MU setup.supply")
def test_the_decks_of_the_base_game():
    o = Opening()
    assert o.game.favour_deck == [3] * 9 + [0] * 3
    assert o.game.favours_left == 27
    assert o.game.headlines == [IN_DECK] * 17 + [0] * 5
    assert o.game.patron_deck == [1] * 27
    assert (o.game.headline, o.game.news) == (0, 0)


@pytest.mark.rule("MU setup.museum")
@pytest.mark.parametrize("host", [0, 1])
def test_the_grand_gallery_is_the_middle_row_and_the_middle_column(new_stage, host):
    stage = new_stage(2)
    stage.museum(host, [stage.pick("greek") for _ in range(9)])
    assert stage.game.track == [0] * 4
    stage.lay_out(host, PLUS)
    assert stage.points(host, "gallery") == 10
    stage = new_stage(2)
    stage.museum(host, [stage.pick("greek") for _ in range(9)])
    stage.lay_out(host, [*PLUS[:-1], 24])
    assert stage.points(host, "gallery") == 0


@pytest.mark.rule("MU setup.museum")
def test_a_museum_has_25_spaces(new_stage):
    stage = new_stage(2)
    stage.museum(0, [stage.pick() for _ in range(2)])
    stage.lay_out(0, [])
    assert stage.options("space") == [str(space) for space in range(1, 26)]


@pytest.mark.rule("MU setup.hand")
def test_a_starting_hand_is_one_object_from_each_deck_and_a_favour():
    o = Opening().choose("first:2").until("hand")
    for continent in range(4):
        assert {OBJECT_NAMES.index(code.split(":")[1]) // PER for code in o.weights()} == {continent}
        o.choose(o.match.legal()[20])
    assert o.weights() == {f"grant:{favour}": 3 for favour in FAVOUR_NAMES[:9]}
    o.choose("grant:favour_grant")
    assert [thing // PER for thing in o.hand(1)] == [0, 1, 2, 3]
    assert (o.game.held[:2], o.game.favours_held[:2]) == ([0, 4], [0, 1])
    o.deal(3, 3, 3, 3)
    assert o.game.favours[0][FAVOUR_NAMES.index("favour_grant")] == 1
    assert o.game.left == [45 - 2 - 2] * 4


@pytest.mark.rule("MU setup.hand")
def test_a_favour_comes_as_often_as_the_deck_holds_it():
    o = Opening().choose("first:1").until("hand").deal(3, 3, 3, 3, favour="favour_endowment").until("hand-favour")
    assert o.weights()["grant:favour_endowment"] == 2
    assert o.weights()["grant:favour_grant"] == 3


@pytest.mark.rule("MU setup.mulligan")
@pytest.mark.parametrize(("values", "offered"), [((2, 2, 2, 1), True), ((2, 2, 2, 2), False), ((5, 1, 1, 1), False)])
def test_a_hand_worth_less_than_eight_may_be_exchanged(values, offered):
    o = Opening().choose("first:1").until("hand").deal(*values).deal(3, 3, 3, 3)
    assert (o.asked[1] == "mulligan") is offered
    if offered:
        assert o.legal == ["redraw", "stay"]


@pytest.mark.rule("MU setup.mulligan")
def test_the_five_cards_are_shuffled_back_before_new_ones_are_drawn():
    o = Opening().choose("first:1").until("hand").deal(1, 1, 1, 1, favour="favour_endowment").deal(3, 3, 3, 3)
    weak = o.hand(0)
    o.choose("redraw")
    assert (o.hand(0), o.game.held[0], o.game.favours_held[0]) == ([], 0, 0)
    for thing in weak:
        assert f"draw:{name(thing)}" in o.weights()
        o.choose(f"draw:{name(thing)}")
    assert o.weights()["grant:favour_endowment"] == 3
    o.choose("grant:favour_private_sale")
    assert o.hand(0) == weak
    assert o.game.favours[0][FAVOUR_NAMES.index("favour_private_sale")] == 1
    assert o.game.favours[0][FAVOUR_NAMES.index("favour_endowment")] == 0
    assert o.game.left == [45 - 2 - 2] * 4


@pytest.mark.rule("MU setup.mulligan")
def test_the_second_hand_stands():
    o = Opening().choose("first:1").until("hand").deal(1, 1, 1, 1).deal(3, 3, 3, 3)
    o.choose("redraw").deal(1, 1, 1, 1)
    assert o.asked[1] == "patron"


@pytest.mark.rule("MU setup.mulligan")
def test_weak_hands_are_settled_in_turn_order_before_the_patrons():
    o = Opening(4).choose("first:3").until("hand").deal(1, 1, 1, 1).deal(3, 3, 3, 3).deal(1, 1, 1, 2)
    o.deal(1, 1, 2, 2, favour="favour_endowment")
    for seat, choice in ((2, "stay"), (0, "redraw"), (1, "stay")):
        assert (o.asked[1], o.match.seat) == ("mulligan", seat)
        o.choose(choice)
        if choice == "redraw":
            o.deal(1, 1, 1, 1)
    assert o.asked[1] == "patron"
    assert sum(map(sum, o.game.patrons)) == 0


@pytest.mark.rule("MU setup.mulligan")
def test_a_weak_hand_may_be_kept():
    o = Opening().choose("first:1").until("hand").deal(1, 1, 1, 1).deal(3, 3, 3, 3)
    weak = o.hand(0)
    o.choose("stay")
    assert o.hand(0) == weak
    assert o.game.favours_held[0] == 1


@pytest.mark.rule("MU setup.patrons")
def test_one_of_three_patrons_is_kept():
    o = Opening().choose("first:1").until("hand").deal(3, 3, 3, 3).deal(3, 3, 3, 3)
    assert o.weights() == {f"deal:{patron}": 1 for patron in PATRON_NAMES}
    o.choose(*(f"deal:{patron}" for patron in PATRON_NAMES[:6]))
    assert list(o.weights()) == [f"keep:{patron}" for patron in PATRON_NAMES[:3]]
    assert o.refuses(f"keep:{PATRON_NAMES[3]}") == "MU setup.patrons"
    o.choose(f"keep:{PATRON_NAMES[1]}")
    assert list(o.weights()) == [f"keep:{patron}" for patron in PATRON_NAMES[3:6]]
    o.choose(f"keep:{PATRON_NAMES[5]}")
    assert [at for at, kept in enumerate(o.game.patrons[0]) if kept] == [1]
    assert [at for at, kept in enumerate(o.game.patrons[1]) if kept] == [5]
    assert [at for at, gone in enumerate(o.game.passed[0]) if gone] == [0, 2]
    assert o.asked[1] == "explore"


@pytest.mark.rule("MU setup.patrons", "MU cards.open")
def test_patrons_that_leave_the_game_are_not_shown():
    o = Opening().choose("first:1").until("hand").deal(3, 3, 3, 3).deal(3, 3, 3, 3)
    o.choose(*(f"deal:{patron}" for patron in PATRON_NAMES[:6]), f"keep:{PATRON_NAMES[1]}", f"keep:{PATRON_NAMES[3]}")
    theirs = o.match.view(1).fields
    assert theirs["patrons"][0] == {"count": 1}
    assert theirs["passed"][0] == {"count": 2}
    assert o.match.view(0).fields["patrons"][0][1] == 1


@pytest.mark.rule("MU cards.open")
def test_of_a_hand_the_others_know_only_how_many_cards_it_has():
    o = Opening().choose("first:1").until("hand").deal(3, 3, 3, 3).deal(4, 3, 2, 1, favour="favour_endowment")
    for seat in (0, None):
        view = o.match.view(seat).fields
        assert view["held"][1] == 4
        assert view["hidden"][1] == [{"count": 1}] * 4
        assert view["favours"][1] == {"count": 1}
        assert view["power"][1] == 0
        assert not any(view["place"][thing] for thing in o.hand(1))
    assert o.match.view(1).fields["hidden"][1] == o.game.hidden[1]
    assert len(set(o.match.log(seat=1, named=True)) - set(o.match.log(seat=0, named=True))) == 5
    assert len(o.match.log(seat=0)) == len(o.match.log()) + 5


@pytest.mark.rule("MU cards.open")
def test_nobody_looks_through_a_deck():
    o = Opening().choose("first:1").until("hand").deal(3, 3, 3, 3).deal(3, 3, 3, 3)
    for seat in (0, 1, None):
        view = o.match.view(seat).fields
        assert view["deck"] == [{"count": 41}] * 4
        assert view["favour_deck"] == {"count": 25}
        assert view["patron_deck"] == {"count": 27}


@pytest.mark.rule("MU cards.open")
def test_museums_discards_experts_and_prestige_are_open(new_stage):
    stage = new_stage(2)
    thing, other, shown = stage.pick(), stage.pick(), stage.pick()
    stage.discard(1, thing)
    stage.museum(1, [other])
    stage.display(shown)
    stage.expert(1, "expert_banker")
    stage.prestige(1, 3)
    view = stage.match.view(0).fields
    for name in ("place", "discards", "entry", "expert", "prestige", "track", "tokens", "display", "headline", "credit"):
        assert view[name] == getattr(stage.game, name)


@pytest.mark.rule("MU cards.open")
def test_a_favour_is_secret_until_it_is_used(new_stage):
    stage = new_stage(2)
    stage.favour(0, "endowment")
    assert stage.match.view(1).fields["favours"][0] == {"count": 1}
    assert sum(stage.match.view(1).fields["favours_used"]) == 0
    stage.choose("favour:favour_endowment")
    assert stage.match.view(1).fields["favours_used"][FAVOUR_NAMES.index("favour_endowment")] == 1


@pytest.mark.rule("MU variant.head-start", "MU setup.first")
@pytest.mark.parametrize(("players", "first", "track"), [(2, 2, [0, 4, 0, 0]), (3, 2, [0, 9, 4, 0]), (4, 3, [5, 0, 16, 11])])
def test_those_who_play_early_start_ahead(players, first, track):
    match = Match(GAME, players, options={"start": "ahead"}, mirror=True)
    match.choose(f"first:{first}")
    assert match.state.track == track
    assert match.state.favours_held == [0, 0, 0, 0]
    assert sum("starts on" in line for line in match.log()) == players - 1


@pytest.mark.rule("MU setup.supply")
def test_otherwise_everyone_starts_on_0():
    match = Match(GAME, 4, mirror=True)
    match.choose("first:3")
    assert match.state.track == [0, 0, 0, 0]


@pytest.mark.rule("MU variant.head-start")
def test_an_owner_may_set_the_head_start():
    match = Match(GAME, 2, options={"start": "ahead"}, corrections={"rules": {"head_start_2": {"value": [7, 1]}}}, mirror=True)
    match.choose("first:1")
    assert match.state.track == [7, 1, 0, 0]
