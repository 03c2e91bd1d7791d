"""Final scoring: museums when their last layout is fixed, then the total of each player, part by part."""

from __future__ import annotations

from midway.kernel.frames import about, whose
from midway.kernel.rule import rule, tell

from .codes import ARRANGED, OVERRULED
from .groups import (
    collection_points, eldest_in, expert_group, full_points, gallery_points, group_at, group_size, layout_points,
    survey,
)  # fmt: skip
from .holdings import is_of
from .layout import put, quick
from .order import next_layout
from .state import (
    CIVILISATIONS, COLLECTED, CONTINENTS, DISCARDED, EACH, FAIR, FULL, GALLERY,
    KINDS, OPINION, OPINION_CAP, PARTS, PATRON, PATRONS, PER, PRESTIGE, SLOTS, SPACES, TIEBREAK, TRACK, Museum,
)  # fmt: skip
from .tables import (
    ALONE_TAKES_BOTH, BONUS, COLLECTION_POINTS, DOMAIN, EXPERT_NUMBER, LENT_FOR_PATRON, OPINION_LOSS, PATRON_AXIS,
    PATRON_KEY, PATRON_LEAST, PATRON_POINTS, PRESTIGE_POINTS, SEVERAL_GROUPS,
)  # fmt: skip

# The last layout.


@rule
def arrange_quickly(game: Museum) -> None:
    """The quick layout is taken. [MU score.layout]"""
    player = whose(game)
    quick(game, player)
    fix_layout(game, player)


@rule
def put_on_space(game: Museum, space: int) -> None:
    """An object on a free space; after the last one the layout is fixed. [MU score.layout]"""
    player = whose(game)
    if put(game, player, space) == game.objects[player]:
        if game.lent[player]:
            hold_to_quick(game, player)
        fix_layout(game, player)


@rule
def hold_to_quick(game: Museum, player: int) -> None:
    """A host with lent objects may not score less than the quick layout does. [MU loan.host-layout]"""
    points = layout_points(game, player)
    row = game.space[player]
    for space in range(SPACES):
        game.kept[space] = row[space]
    quick(game, player)
    if layout_points(game, player) > points:
        tell(game, OVERRULED, player)
    else:
        for space in range(SPACES):
            row[space] = game.kept[space]


@rule
def fix_layout(game: Museum, player: int) -> None:
    """Twins change places where a lender would gain; then the museum is scored. [MU loan.twins, score.layout, score.both]"""
    if game.lent[player]:
        exchange_twins(game, player)
    survey(game, player)
    game.collected[player] = collection_points(game, player)
    game.gallery[player] = gallery_points(game, player)
    game.full[player] = full_points(game, player)
    game.laid[player] = 1
    if game.lent[player]:
        for lender in range(game.seats):
            if lender != player:
                game.shares[lender] += share(game, player, lender)
    tell(game, ARRANGED, player, game.collected[player] + game.gallery[player] + game.full[player])
    next_layout(game, about(game) + 1)


@rule
def space_of(game: Museum, player: int, entry: int) -> int:
    """Where an entry of a museum stands. [MU loan.twins]"""
    space = 0
    while game.space[player][space] != entry + 1:
        space += 1
    return space


@rule
def exchange_twins(game: Museum, player: int) -> None:
    """A lent object is not pushed out of a collection by a later one of its kind. [MU loan.twins]"""
    for lent in range(game.objects[player]):
        lender = game.owner[player][lent]
        if lender != player:
            thing = game.entry[player][lent]
            for later in range(lent + 1, game.objects[player]):
                twin = game.entry[player][later]
                if twin // EACH == thing // EACH and DOMAIN[twin] == DOMAIN[thing]:
                    before = share(game, player, lender)
                    exchange(game, player, lent, later)
                    if share(game, player, lender) <= before:
                        exchange(game, player, lent, later)


@rule
def exchange(game: Museum, player: int, one: int, other: int) -> None:
    """Two entries of a museum change places. [MU loan.twins]"""
    here = space_of(game, player, one)
    there = space_of(game, player, other)
    game.space[player][here] = other + 1
    game.space[player][there] = one + 1


@rule
def share(game: Museum, host: int, lender: int) -> int:
    """What a lender gets for the collections of a host. [MU loan.share]"""
    survey(game, host)
    total = 0
    for kind in range(KINDS):
        if game.mask[kind]:
            total += kind_share(game, host, lender, kind)
    return total


@rule
def kind_share(game: Museum, host: int, lender: int, kind: int) -> int:
    """For each group its points less those of a group without the lender's counted cards. [MU loan.share]"""
    row = COLLECTION_POINTS[0 if kind < CIVILISATIONS else 1]
    chosen = expert_group(game, host, kind)
    left = game.mask[kind]
    total = 0
    while left:
        group = group_at(game, left)
        left ^= group
        if SEVERAL_GROUPS or group == chosen:
            size = group_size(game, kind, group)
            if group == chosen:
                size += game.scholar[host][kind]
            mine = counted(game, host, lender, kind, group)
            total += row[size] - row[max(0, size - mine)]
    return total


@rule
def counted(game: Museum, host: int, lender: int, kind: int, group: int) -> int:
    """A lender's cards in a group; in a domain the first of each civilisation counts. [MU loan.share.first]"""
    number = 0
    if kind < CIVILISATIONS:
        for space in range(SPACES):
            if (group >> space) & 1 and game.owner[host][game.space[host][space] - 1] == lender:
                number += 1
        return number
    for civilisation in range(CIVILISATIONS):
        same = group & game.mask[civilisation]
        if same and game.owner[host][eldest_in(game, host, same)] == lender:
            number += 1
    return number


# The parts of a score.


@rule
def part(game: Museum, player: int, source: int) -> int:
    """A player's points from one source. [MU score.total, score.track, score.prestige]"""
    if source == TRACK:
        return game.track[player]
    if source == COLLECTED:
        return game.collected[player]
    if source == GALLERY:
        return game.gallery[player]
    if source == FULL:
        return game.full[player]
    if source == PATRON:
        return patron_points(game, player)
    if source == PRESTIGE:
        return game.prestige[player] * PRESTIGE_POINTS
    if source == OPINION:
        return -opinion_loss(game, player)
    if source == FAIR:
        return pavilion_points(game, player)
    return game.shares[player]


@rule
def score(game: Museum, player: int) -> int:
    """Everything added up; a museum counts when it has its last layout. [MU score.total]"""
    total = 0
    for source in range(PARTS):
        total += part(game, player, source)
    return total


@rule
def forecast(game: Museum, player: int) -> int:
    """The score, and a museum without its last layout as if each kind made up one group. [MU score.total, score.both]"""
    total = score(game, player)
    if game.laid[player] == 0:
        total += full_points(game, player)
        for kind in range(KINDS):
            if game.in_kind[player][kind]:
                row = COLLECTION_POINTS[0 if kind < CIVILISATIONS else 1]
                total += row[game.in_kind[player][kind] + game.scholar[player][kind]]
    return total


@rule
def promise(game: Museum, player: int, seat: int) -> int:
    """By how much a player would be ahead of a seat; for the seat itself, of the best of its rivals. [MU score.total]"""
    mine = forecast(game, seat)
    if player != seat:
        return forecast(game, player) - mine
    best = -1000
    for other in range(game.seats):
        if other != seat:
            best = max(best, forecast(game, other))
    return mine - best


@rule
def patron_points(game: Museum, player: int) -> int:
    """The highest tier reached by the player's own objects in their own museum. [MU score.patron, loan.patron]"""
    points = 0
    for patron in range(PATRONS):
        if game.patrons[player][patron]:
            number = patron_count(game, player, patron)
            for tier in range(3):
                if number >= PATRON_LEAST[patron][tier]:
                    points = max(points, PATRON_POINTS[patron][tier])
    return points


@rule
def patron_count(game: Museum, player: int, patron: int) -> int:
    """The objects that a Patron counts, wherever they stand. [MU score.patron, loan.patron]"""
    number = 0
    for entry in range(game.objects[player]):
        mine = game.owner[player][entry] == player or LENT_FOR_PATRON
        if mine and counts(patron, game.entry[player][entry]):
            number += 1
    return number


@rule
def counts(patron: int, thing: int) -> bool:
    """True if an object is of the kind that a Patron counts. [MU score.patron]"""
    return is_of(thing, PATRON_AXIS[patron], PATRON_KEY[patron])


@rule
def opinion_loss(game: Museum, player: int) -> int:
    """For each object in the discard, the tokens on its continent. [MU score.opinion, expert.press-officer]"""
    if game.discards[player] == 0:
        return 0
    expert = game.skill[player][OPINION_CAP] - 1
    total = 0
    for continent in range(CONTINENTS):
        if game.tokens[continent]:
            number = 0
            for thing in range(continent * PER, continent * PER + PER):
                if game.place[thing] == DISCARDED + player:
                    number += 1
            loss = number * game.tokens[continent] * OPINION_LOSS
            if expert >= 0:
                loss = min(loss, EXPERT_NUMBER[expert])
            total += loss
    return total


@rule
def placed_by(game: Museum, pavilion: int, player: int) -> int:
    """How many objects of a Pavilion are a player's. [MU pavilion.score.first]"""
    number = 0
    for slot in range(game.filled[pavilion]):
        if game.clip[pavilion][slot] == player:
            number += 1
    return number


@rule
def first_slot(game: Museum, pavilion: int, player: int) -> int:
    """A player's earliest slot; the Fair Commissioner counts as earliest. [MU pavilion.score.tie, expert.commissioner]"""
    for slot in range(game.filled[pavilion]):
        if game.clip[pavilion][slot] == player:
            return -1 if game.skill[player][TIEBREAK] else slot
    return SLOTS


@rule
def pavilion_points(game: Museum, player: int) -> int:
    """Bonuses of complete Pavilions. [MU pavilion.score.complete, pavilion.score.first, pavilion.score.alone]"""
    total = 0
    for pavilion in range(game.pavilions):
        mine = placed_by(game, pavilion, player)
        if mine and game.filled[pavilion] == SLOTS:
            before = 0
            for other in range(game.seats):
                theirs = placed_by(game, pavilion, other)
                earlier = first_slot(game, pavilion, other) < first_slot(game, pavilion, player)
                if other != player and (theirs > mine or (theirs == mine and earlier)):
                    before += 1
            card = game.card[pavilion]
            if before < 2:
                total += BONUS[card][before]
            if mine == SLOTS and ALONE_TAKES_BOTH:
                total += BONUS[card][1]
    return total


@rule
def own_objects(game: Museum, player: int) -> int:
    """The player's own objects in their own museum, the second tie-break. [MU tie]"""
    return game.objects[player] - game.lent[player]


@rule
def standing(game: Museum, player: int) -> int:
    """How many players stand before this one: points, then prestige, then own objects. [MU tie]"""
    mine = score(game, player)
    before = 0
    for other in range(game.seats):
        if other != player:
            lead = score(game, other) - mine
            if lead == 0:
                lead = game.prestige[other] - game.prestige[player]
            if lead == 0:
                lead = own_objects(game, other) - own_objects(game, player)
            if lead > 0:
                before += 1
    return before
