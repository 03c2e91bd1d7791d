"""What people and programs are told of a position beyond its numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import Any

from midway.kernel.frames import about, waiting, whose
from midway.kernel.machine import Plain
from midway.kernel.telling import Position
from midway.kernel.words import Words
from midway.kernel.rule import CHANCE, NOBODY

from .codes import (
    ANSWERING, CARD, CITY, CLAIMING, DRAWING, FREEING_STEP, GIVING_UP, LEADING, OFFERED_LICENCE, OFFERED_SHARE, OVER, PICKING,
    REROLLING, REROLLING_DIE, ROLLING_ATTACK, ROLLING_DEFENCE, SETTING_SIX, STEALING, SWAPPING, TAKING, codes, steps,
)  # fmt: skip
from .contest import odds
from .expansion import price as price_of_land
from .buying import full_price, mechanizing, token_limit
from .buying import price as price_in_tokens
from .ledger import has, owns
from .research import missing
from .rules import seat
from .state import (
    BREAKTHROUGHS, BREAKTHROUGH_NAMES, CARD_NAMES, DUEL, NATIVES, NUMBERS, PHASE_NAMES, PLAYED, PRODUCT_NAMES,
    PROGRESSION_NAMES, STORYTELLING, TECHNOLOGY_TOKEN, TERRITORY_NAMES, TOLERANCE, TOURIST_TOKEN, VERBS, Destiny,
)  # fmt: skip
from .tables import (
    ALL, ANY_PRODUCT, BOTH, CARD_PRODUCT, COUNTERS, HAND_FREE, HAND_PENALTY, MODE, NUMBER, OP_AMOUNT,
    OP_COUNT, OP_FLAGS, OP_VERB, POINTS, RESEARCH_POINTS, TOKEN_MOST, TOKEN_PRICE, TOLERANCE_BONUS,
)  # fmt: skip

DRAWS = ("8.32", "9.24", "10.27", "11.8", "9.241")  # the rule of each reason to draw a card


def asking(match: Position) -> str:
    """The rule that asks: of a draw the rule that gives it, of an answer and of a territory given up what it is for."""
    game = match.state
    what = waiting(game)
    needs = about(game)
    if what == DRAWING:
        return DRAWS[needs]
    if what == ANSWERING:
        return "8.327" if game.target and needs == 0 else "8.328"
    if what == GIVING_UP:
        return "cards.cede" if game.gainer else "cards.remove"
    return steps[what].rule


class Facts(Mapping[str, Any]):
    """What may be said of one position, and of one code in it; each fact is worked out when a sentence speaks of it.

    What the position does not say is left out, so that a sentence about it is an error.
    """

    def __init__(self, plain: Plain, game: Destiny, names: list[str], code: int | None) -> None:
        self.plain = plain
        self.game = game
        self.names = names
        self.code = code
        self.what = waiting(game)
        self.asked = whose(game)
        self.needs = about(game)
        self.does, self.args = codes.describe(code) if code is not None else ("", {})
        self.said: dict[str, Any] = {}

    def __getitem__(self, name: str) -> Any:
        if name not in self.said:
            self.said[name] = TOLD[name](self)
        if self.said[name] is None:
            raise KeyError(name)
        return self.said[name]

    def __iter__(self) -> Iterator[str]:
        return (name for name in TOLD if name in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    @cached_property
    def player(self) -> int:
        """The player who decides, or for whom chance draws and rolls."""
        decider = seat(self.game)
        if decider not in (CHANCE, NOBODY):
            return int(decider)
        return self.asked if self.asked < self.game.seats else self.game.player

    @cached_property
    def card(self) -> int | None:
        """The card that a code names, or the one in play."""
        if "card" in self.args:
            return CARD_NAMES.index(self.args["card"])
        if self.what == OFFERED_LICENCE:
            return self.needs
        for step, _, card, _ in self.game.frames[: self.game.depth]:
            if step == LEADING:
                return card
        return self._in_play(self.needs if self.what == ANSWERING else 0)

    @cached_property
    def territory(self) -> int | None:
        """The territory that a code names, or the one that is taken or fought for."""
        if "territory" in self.args:
            return self._there
        if self.what == TAKING:
            return self.needs
        return self.game.site if self.what in (ROLLING_ATTACK, ROLLING_DEFENCE, REROLLING) else None

    def _do(self, function: Any) -> Any:
        return self.plain.bound(function)

    def _table(self, table: Any, number: int | None) -> Any:
        return self.plain.tables(table)[number]

    def _in_play(self, link: int) -> int | None:
        """The card at a link of the chain."""
        return self.game.played[link] - 1 if link < self.game.chain else None

    def _played_by(self) -> int | None:
        """Who plays the card that is answered, or the first one."""
        link = self.needs if self.what == ANSWERING else 0
        return self.game.played_by[link] if link < self.game.chain else None

    def _received(self) -> int | None:
        """The card that Think Tank may swap."""
        row = self.game.received[self.player]
        return row.index(1) if self.what == SWAPPING and 1 in row else None

    def _printed(self) -> int | None:
        """The number on the card received, or on the one spoken of."""
        card = self._received() if self.what == SWAPPING else self.card
        return None if card is None else int(self._table(NUMBER, card))

    def _product(self) -> str | None:
        """The product that the card pays."""
        product = -1 if self.card is None else self._table(CARD_PRODUCT, self.card)
        return PRODUCT_NAMES[product] if product >= 0 else None

    @property
    def _there(self) -> int:
        """The territory, of a code that names one."""
        return TERRITORY_NAMES.index(self.args["territory"])

    def _breakthrough(self) -> int | None:
        if "breakthrough" in self.args:
            return BREAKTHROUGH_NAMES.index(self.args["breakthrough"])
        if self.what in (CLAIMING, OFFERED_SHARE):
            return self.needs
        return self.game.subject if self.what in (REROLLING_DIE, SETTING_SIX, FREEING_STEP) else None

    def _missing(self) -> str | None:
        """The numbers of a Breakthrough to research that the player has not filled."""
        if self.does != "research":
            return None
        bits = self._do(missing)(self.game, self.player, self._breakthrough())
        return " ".join(str(number + 1) for number in range(NUMBERS) if bits >> number & 1)

    def _name(self, player: int | None) -> str | None:
        return None if player is None else self.names[player]

    def _owner(self) -> int | None:
        """Who has played the card, if it lies there."""
        card = self.card
        return self.game.place[card] - PLAYED if card is not None and self.game.place[card] >= PLAYED else None

    @property
    def _holds(self) -> int:
        return 0 if self.territory is None else self.game.holder[self.territory]

    def _held(self) -> str | None:
        """What holds the territory."""
        return ("natives" if self._holds == NATIVES else "player") if self._holds else None

    def _holder(self) -> int | None:
        """Who holds the territory."""
        return self._holds - 1 if 0 < self._holds < NATIVES else None

    def _verb(self) -> str | None:
        """What the card in play does next, or would by a choice of effects."""
        if not self.game.chain:
            return None
        return VERBS[self._op(OP_VERB, int(self.args["n"]) if self.does == "option" else 0)]

    def _op(self, table: Any, further: int = 0) -> int:
        """What a table says of the verb being carried out, or of one further on; after the last verb, of the last."""
        rows = self.plain.tables(table)
        return int(rows[min(self.game.op + further, len(rows) - 1)])

    def _kind(self) -> str | None:
        """How a card is played or answers, what happens to a territory."""
        if self.does == "play":
            return self._use()
        if self.does == "answer":
            answered = self._in_play(self.needs) if self.what == ANSWERING else None
            counters = answered is not None and self._table(COUNTERS, self.card)[answered]
            return "counter" if counters else "response"
        if self.does == "give-up":
            return "city" if self.game.city[self._there] else "new" if self.game.new[self._there] else "established"
        if self.does == "pick":
            if self.game.holder[self._there] in (0, NATIVES):
                return "claim"
            return "attack" if self._op(OP_FLAGS) & DUEL else "buy"
        return "cede" if self.game.gainer else "remove"

    def _use(self) -> str:
        """Both uses of a card that has two at once, else the one chosen."""
        mode, use = self._table(MODE, self.card), self.args["use"]
        if mode == BOTH and use == "event":
            return "any" if self._table(ANY_PRODUCT, self.card) else "both"
        return "all" if mode == ALL and use == "leader" else use

    def _number(self) -> int:
        """The count that a text speaks of: tokens, dice, places, what is left to do."""
        game, player = self.game, self.player
        if self.does == "tokens":
            return int(self.args["tokens"])
        if self.code is not None and CITY <= self.code <= CARD:
            return 1 if self._do(mechanizing)(game, player) else int(self._do(price_in_tokens)(game, player, self.code - CITY))
        if self.does in ("settle", "attack"):
            return int(self._do(price_of_land)(game, player, self.territory))
        if self.does == "turn-place":
            return self._most_tokens(int(self.args["place"]) - 1)
        if self.does == "research":
            return game.pioneers[player]
        if self.does == "priority":
            return game.priorities + 1
        if self.what == PICKING:
            return self._op(OP_COUNT) - game.times
        if self.what == GIVING_UP:
            return game.owing[player]
        return self.needs if self.what in (ROLLING_ATTACK, ROLLING_DEFENCE) else game.purchased[player]

    def _most_tokens(self, place: int) -> int:
        """What the player may buy at a place in turn order. [MD 9.1, 9.11]"""
        more = self.plain.tables(TOLERANCE_BONUS) if owns(self.game, self.player, TOLERANCE) else 0
        return int(self._table(TOKEN_MOST, self.game.seats)[place]) + more

    def _price(self) -> int:
        """Dollars that a choice costs."""
        if self.does == "progress":
            return int(self._do(full_price)(self.game, self.player, PROGRESSION_NAMES.index(self.args["progression"])))
        if self.does == "pick":
            return self._op(OP_AMOUNT)
        return int(self.args.get("tokens", 0)) * int(self.plain.tables(TOKEN_PRICE))

    def _points(self) -> int | None:
        if self.does == "progress":
            return int(self._table(POINTS, PROGRESSION_NAMES.index(self.args["progression"])))
        breakthrough = self._breakthrough()
        return None if breakthrough is None else int(self._table(RESEARCH_POINTS, breakthrough))

    def _odds(self) -> float | None:
        """The chance of an attack in per cent. [MD 10.241]"""
        attacks = self.does == "attack" or (self.does == "pick" and self["kind"] == "attack")
        if not attacks or self.game.holder[self._there] in (0, self.player + 1):
            return None
        game: Any = self.game.clone()  # type: ignore[attr-defined]
        game.by_card = int(self.does == "pick")
        return int(self._do(odds)(game, self.player, self.territory)) / 10

    def _penalty(self) -> int:
        """Profit that too many cards would cost now. [MD 8.4]"""
        free = self._table(HAND_FREE, int(has(self.game, self.player, STORYTELLING)))
        return max(0, self.game.held[self.player] - free) * int(self.plain.tables(HAND_PENALTY))


def _named(names: tuple[str, ...], number: int | None) -> str | None:
    return None if number is None else names[number]


TOLD: dict[str, Callable[[Facts], Any]] = {
    "by": lambda said: said._name(said._played_by()),
    "victim": lambda said: said.names[said.needs if said.what == STEALING else said.player],
    "gainer": lambda said: said._name(said.game.gainer - 1 if said.game.gainer else None),
    "owner": lambda said: said._name(said._owner()),
    "step": lambda said: steps[said.what].name,
    "does": lambda said: said.does,
    "player": lambda said: said.names[said.player],
    "active": lambda said: said.names[said.game.player],
    "card": lambda said: _named(CARD_NAMES, said.card),
    "received": lambda said: _named(CARD_NAMES, said._received()),
    "printed": Facts._printed,
    "territory": lambda said: _named(TERRITORY_NAMES, said.territory),
    "product": Facts._product,
    "breakthrough": lambda said: _named(BREAKTHROUGH_NAMES, said._breakthrough()),
    "held": Facts._held,
    "holder": lambda said: said._name(said._holder()),
    "verb": Facts._verb,
    "kind": Facts._kind,
    "n": Facts._number,
    "price": Facts._price,
    "points": Facts._points,
    "odds": Facts._odds,
    "cash": lambda said: said.game.cash[said.player],
    "supply": lambda said: said.game.supply[said.player],
    "purchased": lambda said: said.game.purchased[said.player],
    "most": lambda said: said.game.bought[said.player] + int(said._do(token_limit)(said.game, said.player)),
    "bought": lambda said: said.game.bought[said.player],
    "penalty": Facts._penalty,
    "dice": lambda said: " ".join(str(die) for die in said.game.dice if die),
    "shows": lambda said: said.game.dice[int(said.args["number"]) - 1] if said.does == "reroll-die" else None,
    "missing": Facts._missing,
    "best": lambda said: said.game.best or None,
    "defence": lambda said: said.game.defence or None,
}


def facts(match: Position, code: int | None) -> Facts:
    """What prompts, choices and refusals may speak of."""
    return Facts(match.plain, match.state, match.names, code)


def marks(match: Position, code: int) -> list[str]:
    """The places on the board that a choice touches. [MD 5.0]"""
    verb, args = codes.describe(code)
    if CITY <= code <= CARD:
        return [f"box:{verb}"]
    return [f"seat:{value}" if kind == "player" else f"{kind}:{value}" for kind, value in args.items()]


def where(match: Position, words: Words) -> str:
    """The turn, the Era and the phase. [MD 5.0]"""
    game = match.state
    if waiting(game) == OVER:
        return words("pic-where-over", n=game.turn)
    return (
        words("pic-where-homes")
        if not game.turn
        else words("pic-where", n=game.turn, era=f"era-{game.era}", phase=PHASE_NAMES[game.phase])
    )


def pieces(game: Destiny) -> dict[str, int]:
    """Totals that no event changes: each card, each player's tokens, Cities, natives, product tokens. [MD 3.5, 3.1]"""
    totals = {}
    for card, name in enumerate(CARD_NAMES):
        rows = (game.pile, *game.hand, *game.away, *game.received)
        totals[name] = sum(row[card] for row in rows) + (game.place[card] > 0)
    for player in range(game.seats):
        totals[f"tokens {player + 1}"] = (
            game.supply[player] + game.purchased[player] + game.pioneers[player] + game.loss[player] + game.on_map[player]
            + sum(box[player] for box in game.box) + game.priority_used[player]
            + sum(has(game, player, breakthrough) for breakthrough in range(BREAKTHROUGHS))
        )  # fmt: skip
        filled = sum(bits.bit_count() for bits in game.steps[player])
        totals[f"steps {player + 1}"] = game.step_tokens[player] + filled
    totals["cities"] = game.cities_left + sum(game.city)
    totals["natives"] = game.natives_left + game.holder.count(NATIVES)
    totals["tourists"] = game.tourists_left + sum(bits & TOURIST_TOKEN > 0 for bits in game.added)
    totals["technology"] = game.technology_left + sum(bits & TECHNOLOGY_TOKEN > 0 for bits in game.added)
    return totals
