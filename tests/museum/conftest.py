"""Positions of Museum in a few readable lines, for stories about its rules."""

from __future__ import annotations

import pytest
import stage
from midway.games.museum import GAME
from midway.games.museum import state as names
from midway.games.museum.codes import CHOOSING_ACTION, DRAWING_HEADLINE, FURBISHING, LAYING_OUT
from midway.games.museum.holdings import draw_object, enter_discard, enter_hand, show
from midway.games.museum.order import begin_turn
from midway.games.museum.order import end_game
from midway.games.museum.acquisition import employ, enter_museum, place
from midway.games.museum.scoring import part
from midway.games.museum.setup import draw_favour
from midway.games.museum.state import CIVILISATION_NAMES, DOMAIN_NAMES, EACH, OBJECT_NAMES, PART_NAMES
from midway.games.museum.tables import DOMAIN, VALUE
from midway.kernel.content import Tree
from midway.kernel.frames import wait
from midway.kernel.rule import NOBODY
from midway.match import Match, Result
from stage import PLAYERS


class Stage(stage.Stage):
    """A match of Museum set to a position: the first player furbishes, nobody holds anything."""

    chance_goes_on = True

    def __init__(self, players: int = 4, corrections: Tree | None = None, **options: str) -> None:
        super().__init__(Match(GAME, PLAYERS[:players], mirror=True, options=options, corrections=corrections))
        self.game.rounds = 1
        self.used: set[int] = set()
        for pavilion, card in enumerate(self.game.card):
            self.show(pavilion, card)
        wait(self.game, FURBISHING, 0, 0)

    def pick(self, civilisation: str = "", domain: str = "", value: int = 0) -> int:
        """An object not used yet, of a kind."""
        for thing in range(len(OBJECT_NAMES)):
            fits = civilisation in ("", CIVILISATION_NAMES[thing // EACH]) and domain in ("", DOMAIN_NAMES[DOMAIN[thing]])
            if fits and value in (0, VALUE[thing]) and thing not in self.used:
                self.used.add(thing)
                draw_object(self.game, thing)
                return thing
        raise LookupError(f"no {civilisation} {domain} {value} left")

    def navigation(self, *civilisations: str) -> list[int]:
        """An object of Navigation of each civilisation."""
        return [self.pick(name, "navigation") for name in civilisations]

    def hand(self, player: int, *things: int) -> list[str]:
        """Objects in a hand."""
        for thing in things:
            enter_hand(self.game, player, thing)
        return [OBJECT_NAMES[thing] for thing in things]

    def discard(self, player: int, *things: int) -> list[str]:
        """Objects in a discard."""
        for thing in things:
            enter_discard(self.game, player, thing)
        return [OBJECT_NAMES[thing] for thing in things]

    def museum(self, host: int, things: list[int], owner: int | None = None) -> None:
        """Objects in a museum; an owner who is not the host has lent them."""
        lender = host if owner is None else owner
        for thing in things:
            enter_hand(self.game, self.game.player, thing)
            enter_museum(self.game, host, thing, lender)
            self.game.lent[host] += lender != host

    def prestige(self, player: int, number: int) -> None:
        """Tokens from the supply."""
        self.game.supply -= number
        self.game.prestige[player] += number

    def expert(self, player: int, expert: str) -> None:
        """An expert at work."""
        turn, self.game.player = self.game.player, player
        employ(self.game, names.EXPERT_NAMES.index(expert))
        self.game.experts_up += 1
        self.game.player = turn

    def patron(self, player: int, patron: str) -> None:
        """The Patron that a player has kept."""
        self.game.patron_deck[names.PATRON_NAMES.index(patron)] = 0
        self.game.patrons[player][names.PATRON_NAMES.index(patron)] = 1

    def offer(self, expert: str) -> None:
        """An expert face up."""
        self.game.expert[names.EXPERT_NAMES.index(expert)] = names.FACE_UP
        self.game.experts_up += 1
        self.game.experts_left -= 1

    def show(self, pavilion: int, card: int) -> None:
        """A Collection card in a Pavilion, as during set-up."""
        self.game.card[pavilion] = card
        self.match.story.follow("set-up", pavilion, card, 0)

    def pavilion(self, collection: str, *players: int, number: int = 0) -> None:
        """A Pavilion with a card, filled by players in order with whatever fits nothing else."""
        self.show(number, names.COLLECTION_NAMES.index(collection))
        self.game.criterion[number] = list(range(5))
        for player in players:
            self.game.player = player
            thing = self.pick()
            enter_hand(self.game, player, thing)
            place(self.game, thing, number)
        self.game.player = 0

    def favour(self, player: int, *favours: str) -> None:
        """Favours in a hand."""
        for favour in favours:
            draw_favour(self.game, player, names.FAVOUR_NAMES.index(f"favour_{favour}"))

    def display(self, *things: int) -> list[str]:
        """Objects on display."""
        for thing in things:
            show(self.game, thing)
        return [OBJECT_NAMES[thing] for thing in things]

    def before_action(self) -> Stage:
        """The first player has explored and is to choose the action."""
        wait(self.game, CHOOSING_ACTION, 0, 0)
        return self

    def turn(self, player: int = 0) -> Stage:
        """A player's turn begins: Exploration."""
        begin_turn(self.game, player)
        return self

    def empty_decks(self, *continents: int) -> None:
        """Nothing left in these decks, or in any."""
        for continent in continents or range(4):
            self.game.deck[continent] = [0] * names.PER
            self.game.left[continent] = self.game.opinion[continent] = 0

    def headline(self, headline: str) -> Stage:
        """A Headline of the second round; the first player's turn follows."""
        self.game.rounds = 2
        wait(self.game, DRAWING_HEADLINE, 0, 0)
        return self.choose(f"headline:headline_{headline}")

    def explore(self) -> Stage:
        """The active player takes the first object that can be taken, nobody follows, and furbishes."""
        self.choose(f"take:{self.options('take')[0]}")
        while self.match.decision.kind == "follow":
            self.choose("pass")
        return self.choose("furbish")

    def next_turn(self) -> Stage:
        """The active player does nothing more; the next one takes the first object that can be taken, nobody follows."""
        return self.choose("done").explore()

    def play_turn(self, action: str = "inventory") -> int:
        """A turn in which nobody follows and nothing is bought; whoever is asked for anything else, or the player."""
        player = self.game.player
        while self.game.player == player and self.match.seat != NOBODY:
            who, what = self.asked
            if what in ("explore", "discard"):
                self.choose(self.match.legal()[0])
            elif what == "follow":
                self.choose("pass")
            elif what == "action":
                self.choose(action)
            elif what in ("furbish", "rest"):
                self.choose("done")
            else:
                return who
        return player

    def lay_out(self, host: int, spaces: list[int]) -> Stage:
        """The host's last layout: objects in order of entry on these spaces, counted from 1."""
        self.game.first = host
        wait(self.game, LAYING_OUT, host, 0)
        return self.choose(*(f"space:{space}" for space in spaces))

    def finish(self) -> Result:
        """The end of the game, every museum laid out quickly."""
        end_game(self.game)
        while self.match.seat != NOBODY:
            self.match.choose("quick")
        return self.match.result

    def points(self, player: int, source: str) -> int:
        """A player's points from a source."""
        return int(part(self.game, player, PART_NAMES.index(source)))

    def place(self, name: str) -> int:
        """Where an object is."""
        return int(self.game.place[OBJECT_NAMES.index(name)])


@pytest.fixture
def new_stage() -> type[Stage]:
    """What makes a position."""
    return Stage
