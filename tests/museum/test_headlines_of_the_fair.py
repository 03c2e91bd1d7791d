"""Headlines of the World's Fair: pavilions and loans."""

from __future__ import annotations

import pytest
from midway.games.museum.state import PAVILION

ALL = {"pavilions": "on", "loans": "on"}


# Pavilions.


@pytest.mark.rule("MU headline.opening-day", "MU pavilion.reward")
def test_on_opening_day_every_reward_is_higher(new_stage):
    stage = new_stage(2, **ALL)
    stage.pavilion("collection_stargate")
    religious, polynesian = stage.hand(0, stage.pick("", "religion", 1), stage.pick("polynesian", value=2))
    (one,) = stage.hand(0, stage.pick(value=1))
    stage.headline("wf_opening_day").choose("furbish", "place:1", f"choose:{religious}", f"pay:{one}")
    assert stage.game.prestige[0] == 3 + 1
    stage.choose("place:1", f"choose:{polynesian}")
    assert stage.game.prestige[0] == 4 - 2 + 2 + 1
    assert stage.game.track[0] == 0


@pytest.mark.rule("MU headline.repairs")
def test_repairs_close_the_unfinished_pavilion_with_most_objects(new_stage):
    stage = new_stage(4, **ALL)
    stage.game.card = [0, 0, 0]
    stage.game.criterion = [[0, 1, 2, 3, 4] for _ in range(3)]
    stage.game.filled = [5, 0, 2]
    stage.hand(0, stage.pick("", "religion", 3), stage.pick(value=5))
    stage.headline("wf_repairs").choose("furbish")
    assert stage.refuses("place:3") == "MU headline.repairs"
    assert stage.refuses("place:1") == "MU pavilion.order"
    assert stage.options("place") == ["2"]


@pytest.mark.rule("MU headline.repairs", "MU round.headline")
def test_the_first_player_chooses_among_pavilions_equally_full(new_stage):
    stage = new_stage(4, **ALL)
    stage.game.first = 3
    stage.game.filled = [1, 0, 1]
    stage.headline("wf_repairs")
    assert (stage.match.seat, stage.options("alter")) == (3, ["1", "3"])
    assert stage.refuses("alter:2") == "MU headline.repairs"
    stage.choose("alter:3")
    assert stage.game.closed == 3
    assert (stage.match.seat, stage.match.decision.kind) == (3, "action")


@pytest.mark.rule("MU headline.repairs")
def test_repairs_do_nothing_when_all_pavilions_are_finished(new_stage):
    stage = new_stage(3, **ALL)
    stage.game.filled = [5, 5, 0]  # two are played
    stage.headline("wf_repairs")
    assert stage.game.closed == 0
    assert stage.match.decision.kind == "action"


@pytest.mark.rule("MU headline.repairs", "MU round.headline.one")
def test_a_closed_pavilion_opens_again_after_the_round(new_stage):
    stage = new_stage(2, **ALL)
    stage.pavilion("collection_stargate")
    stage.hand(0, stage.pick("", "religion", 1), stage.pick(value=1))
    stage.headline("wf_repairs").choose("furbish")
    assert stage.refuses("place:1") == "MU headline.repairs"
    stage.next_turn()
    stage.next_turn()
    assert (stage.match.seat, stage.options("place")) == (0, ["1"])


@pytest.mark.rule("MU headline.jury-prize")
def test_the_jury_prize_goes_to_the_first_object_of_the_round(new_stage):
    stage = new_stage(2, **ALL)
    stage.pavilion("collection_stargate")
    religious, polynesian = stage.hand(0, stage.pick("", "religion", 1), stage.pick("polynesian", value=1))
    one, other = stage.hand(0, stage.pick("greek", value=1), stage.pick("greek", value=1))
    stage.headline("wf_jury").choose("furbish", f"exhibit:{one}", f"pay:{other}")
    assert stage.game.track[0] == 1
    stage.game.track[0] = 8
    stage.prestige(0, 1)
    stage.choose("place:1", f"choose:{religious}", "token")
    assert (stage.game.track[0], stage.game.favours_held[0]) == (10, 1)
    stage.choose("place:1", f"choose:{polynesian}", "token")
    assert stage.game.track[0] == 10
    assert stage.place(polynesian) == PAVILION


@pytest.mark.rule("MU headline.jury-prize")
def test_the_jury_prize_is_given_once_also_when_a_rival_places_next(new_stage):
    stage = new_stage(2, **ALL)
    stage.pavilion("collection_stargate")
    religious, one = stage.hand(0, stage.pick("", "religion", 1), stage.pick("greek", value=1))
    polynesian, other = stage.hand(1, stage.pick("polynesian", value=1), stage.pick("greek", value=1))
    stage.headline("wf_jury").choose("furbish", "place:1", f"choose:{religious}", f"pay:{one}")
    stage.next_turn()
    stage.choose("place:1", f"choose:{polynesian}", f"pay:{other}")
    assert stage.game.track[:2] == [2, 0]


@pytest.mark.rule("MU headline.jury-prize", "MU end.trigger")
def test_the_jury_prize_counts_for_the_end_of_the_game(new_stage):
    stage = new_stage(2, **ALL)
    stage.game.first = 1  # so that Ann plays last
    stage.pavilion("collection_stargate")
    stage.headline("wf_jury").choose("furbish")
    religious, one = stage.hand(0, stage.pick("", "religion", 1), stage.pick("greek", value=1))
    stage.next_turn()
    stage.game.track[0] = 48
    stage.choose("place:1", f"choose:{religious}", f"pay:{one}", "done")
    assert stage.match.result is not None


# Loans.


@pytest.mark.rule("MU headline.exchange", "MU loan.track", "MU furbish.price.minimum")
@pytest.mark.parametrize(("value", "price"), [(4, 3), (2, 1), (1, 1)])
def test_in_the_spirit_of_exchange_a_loan_costs_one_less(new_stage, value, price):
    stage = new_stage(3, **ALL)
    stage.museum(1, [stage.pick("celtic", "navigation"), stage.pick("celtic", "navigation")])
    (celtic,) = stage.hand(0, stage.pick("celtic", value=value))
    stage.prestige(0, 9)
    stage.headline("wf_exchange").choose("furbish", "lend:2", f"choose:{celtic}")
    assert stage.game.prestige[0] == 9 - price
    assert stage.game.track[0] == value


@pytest.mark.rule("MU headline.exchange")
def test_in_the_spirit_of_exchange_exhibiting_costs_what_it_did(new_stage):
    stage = new_stage(3, **ALL)
    (two,) = stage.hand(0, stage.pick(value=2))
    stage.prestige(0, 5)
    stage.headline("wf_exchange").choose("furbish", f"exhibit:{two}")
    assert stage.game.prestige[0] == 3


@pytest.mark.rule("MU headline.insurers", "MU favour.diplomatic-bag")
def test_insurers_forbid_loans_also_by_favour(new_stage):
    stage = new_stage(3, **ALL)
    stage.favour(0, "wf_diplomatic_bag")
    stage.museum(1, [stage.pick("celtic", "navigation"), stage.pick("celtic", "navigation")])
    stage.hand(0, stage.pick("celtic", value=1))
    stage.prestige(0, 9)
    assert stage.options("lend") == ["2"]
    assert stage.options("favour") == ["favour_wf_diplomatic_bag"]
    stage.headline("wf_insurers").choose("furbish")
    assert stage.refuses("lend:2") == "MU headline.insurers"
    assert stage.refuses("favour:favour_wf_diplomatic_bag") == "MU favour.one"


@pytest.mark.rule("MU headline.insurers", "MU loan.share")
def test_insurers_leave_loans_already_made(new_stage):
    stage = new_stage(3, **ALL)
    stage.museum(1, [stage.pick("celtic") for _ in range(2)])
    stage.museum(1, [stage.pick("celtic")], owner=0)
    stage.headline("wf_insurers")
    stage.lay_out(1, [1, 2, 3])
    assert (stage.points(1, "collections"), stage.points(0, "loans")) == (3, 3)
