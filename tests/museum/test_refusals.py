"""Every refusal cites the rule of the card being played, and names the fact that blocks the choice."""

from __future__ import annotations

import pytest
from midway.games.museum import GAME
from midway.games.museum.codes import DEALING_OBJECT, DISCARDING, KEEPING, LAYING_OUT, MULLIGAN, WRONG_STEP
from midway.games.museum.state import CONTINENT_NAMES
from midway.kernel.frames import wait
from midway.kernel.words import LANGUAGES
from midway.match import Refused

ALL = {"pavilions": "on", "loans": "on"}
AMERICA, EUROPE, AFRICA, ASIA = (f"continent:{name}" for name in CONTINENT_NAMES)


def fair(new_stage, *favours: str, **options: str):
    """Three players with Pavilions and loans; Ann holds Favours, cards of every price, tokens, and something to do with each."""
    stage = new_stage(3, **ALL | options)
    stage.favour(0, *favours)
    stage.game.tokens[:] = [2, 1, 2, 0]
    (stage.rivals,) = stage.discard(1, stage.pick("celtic", "religion"))
    stage.pavilion("collection_stargate", number=0)
    stage.pavilion("collection_seven_seas", number=1)
    stage.museum(1, [stage.pick("celtic") for _ in range(2)])
    stage.religion, stage.celtic, stage.five = stage.hand(
        0, stage.pick("greek", "religion", 2), stage.pick("celtic", value=1), stage.pick(domain="religion", value=5)
    )
    (stage.own,) = stage.discard(0, stage.pick("indian", value=1))
    (stage.shown,) = stage.display(stage.pick("maya"))
    stage.offer("expert_inca")
    stage.prestige(0, 3)
    return stage


def played(new_stage, favour: str, *choices: str, **options: str):
    """Ann has played a Favour of a Furbish."""
    return fair(new_stage, favour, **options).choose(f"favour:favour_{favour}", *choices)


def before(new_stage, *favours: str, **options: str):
    """Before the action."""
    return fair(new_stage, *favours, **options).before_action()


def headlined(stage, headline: str, *choices: str):
    """A Headline, then Ann's Furbish."""
    return stage.headline(headline).before_action().choose("furbish", *choices)


def exploring(stage, headline: str):
    """A Headline, and an object of a continent that it does not close."""
    stage.display(stage.pick("japanese"))
    return stage.headline(headline)


def patricia(stage):
    stage.expert(0, "expert_patricia")
    return stage


def full(stage, host: int):
    stage.museum(host, [stage.pick() for _ in range(25 - stage.game.objects[host])])
    return stage


def poor(stage):
    """Without tokens."""
    stage.prestige(0, -stage.game.prestige[0])
    return stage


def asked(stage, step: int, one: int = 0, two: int = 0):
    wait(stage.game, step, one, two)
    return stage


def credited(stage):
    """A card of 5 has paid for an object of 1: credit of 4."""
    return stage.choose(f"exhibit:{stage.celtic}", f"pay:{stage.five}")


def bare(new_stage, players: int = 2, **options: str):
    return new_stage(players, **options)


def unfilled(stage, *filled: int):
    stage.game.filled[: len(filled)] = filled
    return stage


REFUSALS = [
    ("no-such-player", "setup.first", lambda s: asked(bare(s), 0), "first:3", "not at this table"),
    ("not-in-deck", "setup.hand", lambda s: asked(fair(s), DEALING_OBJECT, 0, 1), "draw:{five}", "not in this deck"),
    ("no-opinion-left", "setup.hand", lambda s: asked(fair(s), DEALING_OBJECT, 0, 1), "meet", "No Public Opinion"),
    ("not-dealt", "setup.patrons", lambda s: asked(fair(s), KEEPING), "keep:patron_value_5", "not dealt to you"),
    ("not-on-display", "explore.take", lambda s: fair(s).turn(), "take:{five}", "is not on display"),
    ("under-embargo", "explore.embargo", lambda s: exploring(fair(s), "embargo_america_pacific"), "take:{shown}", "Embargo"),
    ("no-toll", "explore.customs", lambda s: exploring(poor(fair(s)), "customs_america_pacific"), "take:{shown}", "toll"),
    ("not-in-own-discard", "favour.storeroom-audit",
     lambda s: before(s, "storeroom_audit").choose("favour:favour_storeroom_audit"), "take:{rivals}", "not in your discard"),
    ("not-in-own-discard", "expert.patricia",
     lambda s: patricia(before(s)).choose("consult:expert_patricia"), "take:{rivals}", "not in your discard"),
    ("favour-not-held", "favour.one", lambda s: fair(s), "favour:favour_endowment", "do not hold Endowment"),
    ("favour-spent", "favour.one", lambda s: fair(s, "endowment", "endowment").choose("favour:favour_endowment"),
     "favour:favour_endowment", "already used your Favour"),
    ("favour-untimely", "favour.timing", lambda s: fair(s, "first_pick"), "favour:favour_first_pick", "at this moment"),
    ("favour-idle", "favour.one", lambda s: before(s, "second_expedition").headline("embargo_america_pacific").before_action(),
     "favour:favour_second_expedition", "would do nothing"),
    ("first-edition", "edition2.favour", lambda s: before(s, "endowment"), "spend:favour_endowment", "first edition"),
    ("favour-same", "edition2.favour", lambda s: before(s, "second_expedition", edition="2"),
     "spend:favour_second_expedition", "by itself"),
    ("nothing-left", "explore.take", lambda s: before(s, "endowment", edition="2").headline("embargo_america_pacific")
     .before_action(), "spend:favour_endowment", "no object for you to take"),
    ("expert-not-hired", "expert.patricia", lambda s: before(s), "consult:expert_patricia", "does not work for you"),
    ("expert-used", "expert.patricia", lambda s: patricia(before(s)).choose("consult:expert_patricia", "pass"),
     "consult:expert_patricia", "already helped you"),
    ("discard-empty", "expert.patricia", lambda s: patricia(bare(s).before_action()), "consult:expert_patricia", "is empty"),
    ("out-of-reach", "furbish.source", lambda s: fair(s), "exhibit:{shown}", "neither in your hand"),
    ("locked", "furbish.no-self-payment", lambda s: credited(fair(s)), "exhibit:{five}", "give the credit up"),
    ("truce", "headline.truce", lambda s: headlined(fair(s), "truce"), "exhibit:{rivals}", "Truce"),
    ("no-fee", "furbish.rival.fee", lambda s: poor(fair(s)), "exhibit:{rivals}", "fee due to Bo"),
    ("museum-full", "furbish.space", lambda s: full(fair(s), 0), "exhibit:{celtic}", "25 objects"),
    ("only-own", "favour.private-donation", lambda s: played(s, "private_donation"), "choose:{rivals}", "your own discard"),
    ("only-own", "favour.commissioners-invitation",
     lambda s: played(s, "wf_invitation", "place:1"), "choose:{rivals}", "your own discard"),
    ("only-own", "favour.diplomatic-bag", lambda s: played(s, "wf_diplomatic_bag", "lend:2"), "choose:{rivals}", "your own"),
    ("only-rival", "favour.private-sale", lambda s: played(s, "private_sale"), "choose:{celtic}", "from a rival’s discard"),
    ("too-valuable", "favour.private-donation", lambda s: played(s, "private_donation"), "choose:{five}", "goes up to 3"),
    ("too-valuable", "favour.commissioners-invitation",
     lambda s: played(s, "wf_invitation", "place:1"), "choose:{five}", "value of 5; this Favour goes up to 3"),
    ("too-valuable", "favour.diplomatic-bag", lambda s: dear(s), "choose:{celtic_five}", "goes up to 3"),
    ("no-pavilion", "pavilion.setup", lambda s: fair(s), "place:3", "no such Pavilion"),
    ("pavilion-full", "pavilion.order", lambda s: unfilled(fair(s), 5), "place:1", "All slots of the Pavilion “The Stargate”"),
    ("pavilion-closed", "headline.repairs", lambda s: headlined(unfilled(fair(s), 1), "wf_repairs"), "place:1", "is closed"),
    ("no-match", "pavilion.order", lambda s: fair(s).choose("place:1"), "choose:{celtic}", "first open criterion"),
    ("nothing-fits", "pavilion.place", lambda s: fair(s), "place:2", "“The Seven Seas” that you can pay for"),
    ("nothing-to-give", "favour.commissioners-invitation", lambda s: played(s, "wf_invitation"), "place:2", "this Favour allows"),
    ("no-loans", "loan.players", lambda s: bare(s), "lend:2", "no loans in this game"),
    ("no-loans-now", "headline.insurers", lambda s: headlined(fair(s), "wf_insurers"), "lend:2", "Insurers’ Dispute"),
    ("no-such-host", "loan.lend", lambda s: fair(s), "lend:4", "not at this table"),
    ("own-museum", "loan.from-rival", lambda s: fair(s), "lend:1", "their own museum"),
    ("host-full", "loan.full", lambda s: full(fair(s), 1), "lend:2", "museum of Bo is full"),
    ("no-improvement", "loan.condition", lambda s: fair(s).choose("lend:2"), "choose:{five}", "raise no collection"),
    ("nothing-to-lend", "loan.lend", lambda s: fair(s), "lend:3", "lend to Cy"),
    ("nothing-to-lend", "favour.diplomatic-bag", lambda s: played(s, "wf_diplomatic_bag"), "lend:3", "lend to Cy"),
    ("not-face-up", "setup.experts", lambda s: fair(s), "hire:expert_maya", "not on offer"),
    ("no-hiring", "hire.inventory", lambda s: resting(s), "hire:expert_inca", "after an Inventory"),
    ("cannot-hire", "hire.cost", lambda s: bare_offer(s), "hire:expert_inca", "costs 3"),
    ("too-few-tokens", "edition2.experts", lambda s: bare_offer(s, edition="2"), "hire:expert_inca", "costs 2 in prestige"),
    ("budget-cuts", "headline.budget-cuts", lambda s: headlined(fair(s, edition="2"), "cuts"), "hire:expert_inca", "Budget Cuts"),
    ("budget-cuts", "headline.budget-cuts", lambda s: headlined(fair(s), "cuts", "hire:expert_inca"), "token", "Cuts"),
    ("no-credit", "furbish.credit", lambda s: fair(s), "release", "no credit"),
    ("after-inventory", "inventory.all", lambda s: before(s).choose("inventory"), "exhibit:{celtic}", "After an Inventory"),
    ("no-token-there", "favour.press-conference", lambda s: played(s, "press_conference"), ASIA, "no Public Opinion token"),
    ("not-fewest", "headline.scandal", lambda s: tied(s, 1, 1, 2, 2).headline("scandal"), AFRICA, "the fewest tokens"),
    ("not-most", "headline.restitution", lambda s: tied(s, 1, 1, 2, 2).headline("restitution"), AMERICA, "the most tokens"),
    ("not-fullest", "headline.repairs", lambda s: three(s).headline("wf_repairs"), "alter:3", "the most objects"),
    ("deck-empty", "favour.inside-information", lambda s: emptied(before(s, "first_pick")).choose("favour:favour_first_pick"),
     AMERICA, "is empty"),
    ("few-slots", "favour.change-of-programme", lambda s: unfilled(fair(s, "wf_programme"), 4)
     .choose("favour:favour_wf_programme"), "alter:1", "fewer than two open slots"),
    ("not-looked-at", "favour.inside-information",
     lambda s: before(s, "first_pick").choose("favour:favour_first_pick", EUROPE), "take:{shown}", "cards you looked at"),
    ("not-in-hand", "furbish.price", lambda s: fair(s).choose("hire:expert_inca"), "pay:{shown}", "not in your hand"),
    ("not-in-hand", "end-of-turn.hand-limit", lambda s: asked(fair(s), DISCARDING), "discard:{shown}", "not in your hand"),
    ("pays-for-itself", "furbish.no-self-payment", lambda s: buying(s), "pay:{religion}", "pays for itself"),
    ("cannot-pay", "furbish.purchase", lambda s: poor_and_bare(s), "exhibit:{five}", "costs 5"),
    ("no-prestige-left", "furbish.price", lambda s: poor(fair(s)).choose("hire:expert_inca"), "token", "no prestige token"),
    ("no-payment", "furbish.price", lambda s: fair(s).choose("hire:expert_inca"), "done", "put down a card"),
    ("space-taken", "furbish.space", lambda s: asked(fair(s), LAYING_OUT, 1).choose("space:7"), "space:7", "Space 7 is taken"),
    ("layout-begun", "score.layout", lambda s: asked(fair(s), LAYING_OUT, 1).choose("space:7"), "quick", "of your own"),
    ("expert-no-help", "expert.patricia", lambda s: helpless(before(s)), "consult:expert_banker", "takes no cards back"),
]  # fmt: skip


def bare_offer(new_stage, **options: str):
    stage = bare(new_stage, **options)
    stage.offer("expert_inca")
    return stage


def buying(new_stage):
    stage = fair(new_stage)
    return stage.choose(f"exhibit:{stage.religion}")


def dear(new_stage):
    """A Diplomatic Bag for Bo, and a Celtic masterpiece."""
    stage = fair(new_stage, "wf_diplomatic_bag")
    (stage.celtic_five,) = stage.hand(0, stage.pick("celtic", value=5))
    return stage.choose("favour:favour_wf_diplomatic_bag", "lend:2")


def resting(new_stage):
    """After an Inventory, where a correction forbids to hire then."""
    stage = new_stage(2, corrections={"rules": {"experts_on_inventory_turn": {"value": 0}}})
    stage.favour(0, "endowment")
    return stage.before_action().choose("inventory")


def tied(new_stage, *tokens: int):
    stage = fair(new_stage)
    stage.game.tokens[:] = tokens
    return stage


def three(new_stage):
    """Three Pavilions, two of them equally full."""
    stage = new_stage(4, **ALL)
    return unfilled(stage, 2, 2, 1)


def emptied(stage):
    for place in range(45):
        stage.game.deck[0][place] = 0
    stage.game.left[0] = stage.game.opinion[0] = 0
    return stage


def poor_and_bare(new_stage):
    stage = bare(new_stage)
    (stage.five,) = stage.hand(0, stage.pick(value=5))
    return stage


def helpless(stage):
    stage.expert(0, "expert_banker")
    return stage


@pytest.mark.rule("MU turn.order")
@pytest.mark.parametrize(("reason", "rule", "position", "choice", "fact"), REFUSALS)
def test_a_refused_choice_says_why_and_changes_nothing(new_stage, reason, rule, position, choice, fact):
    stage = position(new_stage)
    choice = choice.format_map(vars(stage))
    game = stage.game
    past = game.clone()
    code = GAME.codes.code(choice)
    assert GAME.reasons[stage.match.plain.rules.refusal(game, code) - 1].name == reason
    refusal = stage.match.why(stage.match.seat, code)
    assert refusal.rule == f"MU {rule}"
    assert fact in refusal.text
    for language in LANGUAGES:
        assert "{" not in stage.match.why(stage.match.seat, code, language).text
    with pytest.raises(Refused):
        stage.match.choose(choice)
    assert game == past


@pytest.mark.rule("MU turn.order")
def test_every_reason_and_every_rule_it_can_cite_has_a_position_here():
    told = {(reason, rule) for reason, rule, *_ in REFUSALS}
    known = {(reason.name, reason.rule) for reason in GAME.reasons if not reason.name.startswith("not-now-")}
    assert {(name, rule) for name, rule in known if rule} == {pair for pair in told if pair in known}
    assert {name for name, rule in known if not rule} == {name for name, rule in told if (name, rule) not in known}


@pytest.mark.rule("MU turn.order")
@pytest.mark.parametrize("verb", GAME.codes.verbs, ids=lambda verb: verb.name)
def test_what_no_step_asks_for_is_refused_by_the_rule_of_its_moment(new_stage, verb):
    first, last = verb.first, verb.first + verb.size - 1
    step = LAYING_OUT if verb.name in ("redraw", "stay") else MULLIGAN
    stage = asked(fair(new_stage), step, 1)
    for code in (first, last):
        refusal = stage.match.why(stage.match.seat, code)
        reason = GAME.reasons[WRONG_STEP[code] - 1]
        assert reason.name == f"not-now-{verb.name}"
        assert refusal.rule == f"MU {reason.rule}"


@pytest.mark.rule("MU favour.one", "MU round.headline", "MU edition2.favour", "MU expert.patricia")
@pytest.mark.parametrize(
    ("rule", "position"),
    [
        ("furbish.purchase", lambda s: fair(s)),
        ("pavilion.place", lambda s: fair(s).choose("place:1")),
        ("loan.lend", lambda s: fair(s).choose("lend:2")),
        ("favour.private-donation", lambda s: played(s, "private_donation")),
        ("favour.commissioners-invitation", lambda s: played(s, "wf_invitation", "place:1")),
        ("favour.diplomatic-bag", lambda s: played(s, "wf_diplomatic_bag", "lend:2")),
        ("favour.private-sale", lambda s: played(s, "private_sale")),
        ("favour.press-conference", lambda s: played(s, "press_conference")),
        ("favour.inside-information", lambda s: before(s, "first_pick").choose("favour:favour_first_pick")),
        ("headline.scandal", lambda s: tied(s, 1, 1, 2, 2).headline("scandal")),
        ("headline.restitution", lambda s: tied(s, 1, 1, 2, 2).headline("restitution")),
        ("headline.repairs", lambda s: three(s).headline("wf_repairs")),
        ("favour.change-of-programme", lambda s: played(s, "wf_programme")),
        ("favour.storeroom-audit", lambda s: before(s, "storeroom_audit").choose("favour:favour_storeroom_audit")),
        ("expert.patricia", lambda s: patricia(before(s)).choose("consult:expert_patricia")),
        ("favour.second-expedition", lambda s: before(s, "second_expedition").choose("favour:favour_second_expedition")),
        ("edition2.favour", lambda s: before(s, "endowment", edition="2").choose("spend:favour_endowment")),
    ],
)
def test_a_decision_cites_the_card_that_asks(new_stage, rule, position):
    assert position(new_stage).match.decision.rule == f"MU {rule}"
