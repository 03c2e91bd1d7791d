"""The greedy bot of Manifest Destiny: legal, the same every time, blind to what is hidden, better than chance."""

from __future__ import annotations

import random

import pytest
from midway.games.destiny import GAME
from midway.games.destiny.appraisal import land_worth, place_worth, progression_worth, turns_left, use_worth
from midway.games.destiny.state import CARD_NAMES, PROGRESSION_NAMES, TERRITORY_NAMES, USE_NAMES, Destiny
from midway.games.destiny.tables import CONTENT
from midway.kernel.machine import machine
from midway.kernel.rule import CHANCE, NOBODY
from midway.kernel.state import redeal, view

RANDOM, GREEDY = 0, 1
PENNSYLVANIA, VIRGINIA, LOUISIANA, MEXICO, QUEBEC = range(5)


def played(players, bots, seed):
    """A finished game."""
    plain = machine(GAME)
    table = plain.table(GAME.start(players))
    for _ in plain.events(table, bots, seed, 0):
        pass
    return table[0]


def choice(stage):
    """What the bot picks now, in the words of the record."""
    return GAME.codes.text(stage.plain.choose(stage.plain.table(stage.game), GREEDY, 0))


# All games.


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_pick_is_legal_and_does_not_depend_on_what_is_hidden(players):
    plain = machine(GAME)
    rng = random.Random(players)
    table = plain.table(GAME.start(players))
    number = 0
    while (who := plain.seat(table)) != NOBODY:
        if who == CHANCE:
            plain.apply(table, plain.draw(table, rng.getrandbits(32)))
            continue
        pick = plain.choose(table, GREEDY, rng.getrandbits(32))
        assert pick in plain.legal(table)
        if number % 5 == 0:
            other = plain.table(redeal(Destiny, view(table[0], who), rng))
            assert plain.choose(other, GREEDY, 0) == pick, GAME.codes.text(pick)
        plain.apply(table, pick)
        number += 1


def test_the_same_seed_gives_the_same_game():
    plain = machine(GAME)
    one, two = (plain.trace(GAME.start(4), 1, [GREEDY] * 4, 11) for _ in range(2))
    assert one == two


def test_greedy_beats_random():
    for seed in range(6):
        seat = seed % 4
        game = played(4, [GREEDY if player == seat else RANDOM for player in range(4)], seed)
        assert max(range(4), key=lambda player: game.points[player]) == seat


@pytest.mark.parametrize("players", [3, 4, 5])
def test_greedy_games_last_as_long_as_those_of_people(players):
    games = [played(players, [GREEDY] * players, seed) for seed in range(4)]
    assert all(7 <= game.turn <= 11 for game in games)
    assert 24 <= sum(max(game.points) for game in games) / len(games) <= 34


# Homes.


def bidding(players, *bids):
    """Where so much was bid so far."""
    plain = machine(GAME)
    table = plain.table(GAME.start(players))
    while plain.seat(table) == CHANCE:
        plain.apply(table, plain.draw(table, 0))
    for dollars in bids:
        plain.apply(table, GAME.codes.code(f"bid:{dollars}"))
    return plain, table


def next_choice(plain, table):
    return GAME.codes.text(plain.choose(table, GREEDY, 0))


@pytest.mark.parametrize(
    ("players", "bids", "answer"),
    [
        (4, [], "bid:60"),  # Mexico is worth that to anyone, so less would be outbid
        (4, [60], "bid:45"),  # the next best: rivals would go beyond less
        (4, [60, 45, 45], "bid:0"),  # to come before them costs what it brings
        (4, [0, 0, 0], "bid:5"),  # nobody comes after: just enough for Mexico
        (4, [60, 60, 60], "bid:0"),  # nothing is left to bid for
        (3, [20, 0], "bid:5"),  # Louisiana is nearly as good as Virginia
    ],
)
def test_it_bids_what_a_better_home_is_worth(players, bids, answer):
    assert next_choice(*bidding(players, *bids)) == answer


def test_it_chooses_the_home_that_is_worth_most():
    plain, table = bidding(5, 0, 0, 0, 0, 0)
    homes = []
    for _ in range(5):
        homes.append(next_choice(plain, table))
        plain.apply(table, GAME.codes.code(homes[-1]))
    assert homes == [f"home:{name}" for name in ("mexico", "quebec", "virginia", "louisiana", "pennsylvania")]


# Land.


def test_it_buys_tokens_for_land_before_anything_else(new_stage):
    stage = new_stage(3)
    stage.game.cash[VIRGINIA] = 60
    stage.investing(VIRGINIA)
    assert choice(stage) == "tokens:5"
    stage.choose("tokens:5")
    assert choice(stage) in ("pioneer", "city")


def test_it_takes_the_cheapest_land_first(new_stage):
    stage = new_stage(3).tokens(PENNSYLVANIA, 3).expanding(PENNSYLVANIA)
    taken = []
    while choice(stage).startswith("settle"):
        taken.append(choice(stage))
        stage.choose(taken[-1])
    assert sorted(taken) == ["settle:maryland", "settle:new_jersey", "settle:west_virginia"]


def test_it_attacks_at_good_odds_and_leaves_bad_ones(new_stage):
    stage = new_stage(3).holds(VIRGINIA, "maryland", "west_virginia", "new_jersey", "ohio").holds(LOUISIANA, "new_york")
    stage.city("maryland").tokens(PENNSYLVANIA, 1).expanding(PENNSYLVANIA)
    assert choice(stage) in ("attack:west_virginia", "attack:new_jersey")
    assert place_worth(stage.game, PENNSYLVANIA, TERRITORY_NAMES.index("maryland")) == 0
    stage = new_stage(3).holds(VIRGINIA, "maryland", "west_virginia", "new_jersey", "ohio", "new_york")
    stage.city("maryland", "west_virginia", "new_jersey", "ohio", "new_york").tokens(PENNSYLVANIA, 4).expanding(PENNSYLVANIA)
    assert choice(stage) in ("done", "priority")


def test_it_prefers_a_vacant_territory_to_a_fight_for_a_like_one(new_stage):
    stage = new_stage(3).holds(VIRGINIA, "new_jersey").tokens(PENNSYLVANIA, 1).expanding(PENNSYLVANIA)
    assert choice(stage).startswith("settle")


def test_it_rolls_again_when_it_may(new_stage):
    stage = new_stage(3).holds(VIRGINIA, "maryland").claimed(PENNSYLVANIA, "rock_n_roll").tokens(PENNSYLVANIA, 2)
    stage.expanding(PENNSYLVANIA).choose("attack:maryland", "highest:2", "highest:3")
    assert choice(stage) == "reroll"


def test_land_is_worth_less_as_the_end_comes_near(new_stage):
    stage = new_stage(3)
    maryland = TERRITORY_NAMES.index("maryland")
    early = land_worth(stage.game, PENNSYLVANIA, maryland)
    stage.game.points[LOUISIANA] = 27
    assert turns_left(stage.game) == 0
    assert land_worth(stage.game, PENNSYLVANIA, maryland) < early


# Progressions, research, the end.


def test_its_first_progression_is_of_level_1_and_opens_the_west(new_stage):
    stage = new_stage(3)
    stage.game.cash[LOUISIANA] = 200
    stage.investing(LOUISIANA)
    for kind in range(3):
        stage.game.got[kind][LOUISIANA] = 1
    stage.game.bought[LOUISIANA] = 7
    assert choice(stage) == "progress:westward_ho"


def test_at_the_end_points_come_before_land(new_stage):
    stage = new_stage(3)
    stage.game.cash[VIRGINIA] = 50
    stage.game.points[PENNSYLVANIA] = 27
    stage.investing(VIRGINIA)
    assert choice(stage).startswith("progress")


def test_what_brings_more_points_is_worth_more_at_the_end(new_stage):
    stage = new_stage(3)
    stage.game.ends = 2
    worth = [progression_worth(stage.game, VIRGINIA, PROGRESSION_NAMES.index(name)) for name in ("circus", "unity", "computers")]
    assert worth == sorted(worth)


def test_it_claims_and_researches(new_stage):
    stage = new_stage(3).pioneers(VIRGINIA, 2)
    stage.game.cash[VIRGINIA] = 0
    stage.investing(VIRGINIA)
    assert choice(stage).startswith("research")
    stage.game.steps[VIRGINIA][0] = 0b111
    stage.game.step_tokens[VIRGINIA] -= 3
    assert choice(stage) == "claim:turnpike"


# Cards.


def worth(stage, player, card, use):
    """A card played for a use."""
    return use_worth(stage.game, player, CARD_NAMES.index(card), USE_NAMES.index(use))


def test_it_plays_a_product_that_pays_it_more_than_others(new_stage):
    stage = new_stage(5).hand(PENNSYLVANIA, "native_sovereignty").playing(PENNSYLVANIA)
    assert (
        worth(stage, PENNSYLVANIA, "native_sovereignty", "product") < 0 < worth(stage, VIRGINIA, "native_sovereignty", "product")
    )
    assert choice(stage) == "done"
    stage.holds(PENNSYLVANIA, "maryland", "kentucky", "north_carolina")
    assert choice(stage) == "play:native_sovereignty:product"


def test_it_plays_a_leader_for_a_progression_it_can_buy(new_stage):
    stage = new_stage(5).hand(VIRGINIA, "davy_crockett").playing(VIRGINIA)
    stage.game.step_tokens[VIRGINIA] = 7
    assert choice(stage) == "play:davy_crockett:leader"
    before = worth(stage, VIRGINIA, "davy_crockett", "leader")
    stage.game.cash[VIRGINIA] = 0
    assert worth(stage, VIRGINIA, "davy_crockett", "leader") == before - 20


def test_a_full_hand_makes_it_play(new_stage):
    stage = new_stage(3).hand(VIRGINIA, "spy", "congress", "panic", "native_sovereignty").playing(VIRGINIA)
    assert choice(stage).startswith("play")


def test_it_gives_up_what_it_misses_least(new_stage):
    stage = new_stage(3).holds(VIRGINIA, "maine", "texas", "alaska").hand(PENNSYLVANIA, "revolutionary_war").playing(PENNSYLVANIA)
    stage.choose("play:revolutionary_war:event", "aim:2")
    assert stage.asked == (VIRGINIA, "give-up")
    assert choice(stage) == "give-up:maine"


# Wireless, and land that a card gives.


def test_it_lifts_tokens_by_wireless_from_land_that_is_cheap_to_take_back(new_stage):
    stage = new_stage(3).holds(VIRGINIA, "maryland", "west_virginia", "new_york").city("new_york")
    stage.game.wireless[VIRGINIA] = 1
    stage.owns(VIRGINIA, "wireless").investing(VIRGINIA)
    lifted = []
    while choice(stage).startswith("lift"):
        lifted.append(choice(stage))
        stage.choose(lifted[-1])
    assert set(lifted[:2]) == {"lift:maryland", "lift:west_virginia"}
    assert stage.game.lifts[VIRGINIA] == len(lifted)


def test_it_lifts_nothing_when_the_game_ends(new_stage):
    stage = new_stage(3).holds(VIRGINIA, "maryland").owns(VIRGINIA, "wireless")
    stage.game.wireless[VIRGINIA] = stage.game.ends = 1
    stage.investing(VIRGINIA)
    assert not choice(stage).startswith("lift")


def test_it_takes_land_as_new_for_its_profit(new_stage):
    stage = new_stage(3).hand(PENNSYLVANIA, "louisiana_purchase").playing(PENNSYLVANIA)
    stage.choose("play:louisiana_purchase:event", "pick:missouri")
    assert choice(stage) == "as-new"


def test_it_takes_land_as_established_where_it_has_nowhere_else_to_go(new_stage):
    """Everything about Pennsylvania is taken: Missouri as a base opens land in this turn."""
    stage = new_stage(3).hand(PENNSYLVANIA, "louisiana_purchase")
    home = CONTENT.default["territories"]["territory"]["pennsylvania"]
    stage.holds(VIRGINIA, *home["land"], *home["river"], *home["ferry"]).playing(PENNSYLVANIA)
    stage.choose("play:louisiana_purchase:event", "pick:missouri")
    assert choice(stage) == "as-established"


def test_computers_are_worth_more_the_longer_the_game_goes_on(new_stage):
    stage = new_stage(3)
    computers = PROGRESSION_NAMES.index("computers")
    early = progression_worth(stage.game, VIRGINIA, computers)
    stage.game.points[LOUISIANA] = 20
    assert progression_worth(stage.game, VIRGINIA, computers) < early
