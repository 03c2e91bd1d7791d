"""A lesson, such as a guided first game: a script beside a game, played on an ordinary match. It knows no game.

The rules decide what is legal; chance and the rivals follow the script, and the learner is held to it where it says so.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

from midway.kernel.decision import Refusal
from midway.kernel.fault import common
from midway.kernel.game import Game
from midway.kernel.rule import CHANCE, NOBODY
from midway.kernel.words import Words

from .dealer import Dealer
from .events import Seat
from .match import Match
from .proof import load
from .script import FREE, LEARNER, LISTEN, TRY, LessonError, Queues, Script, Step, fits, left, patterns

STRONG = re.compile(r"\*(.+?)\*")  # a phrase that a card sets in bold


@dataclass(frozen=True)
class Answer:
    """What the host says to another try than the one asked for: a title, why not now, and the rule if one refuses it."""

    title: str
    text: str
    refusal: Refusal | None = None


def last_of(game: Game, learner: str) -> Match:
    """A match that begins near its end, as prepared in a record, and goes on with a dealer of its own and easy bots."""
    script = Script.of(game)
    before = load(game.folder / "lesson" / "last.txt", None)
    bot = next(iter(game.bots), "random")
    seats = [Seat(learner), *(Seat(name, bot) for name in script.rivals)]
    dealer = Dealer.after(before.number)
    match = Match.sealed(game, seats, before.stated, {}, dealer.seal, before.version, before.content)
    for event in before.events:
        match.replay(event)
    match.dealer = dealer
    match.deal()
    return match


class Lesson:
    """One learner's lesson.

    step     the number of the card, from 0; the number of steps at the end
    made     what the learner chose at each step so far
    shown    the steps at which the host chose for the learner
    others   how many other tries were made at this step
    asked    true if the host has asked whether the learner is sure
    since    the first event since the card before
    """

    def __init__(self, script: Script, language: str = "en", seed: str = "lesson") -> None:
        self.script = script
        self.dealer = Dealer(seed)
        self.language = language
        self.step = 0
        self.made: list[list[str]] = [[] for _ in script.steps]
        self.shown: set[int] = set()
        self.others, self.asked = 0, False
        self._rebuild()

    @classmethod
    def begin(cls, path: str, language: str = "en", seed: str = "lesson") -> Lesson:
        """The lesson at a path, at its first card."""
        return cls(Script.at(path), language, seed)

    # Where it stands.

    @property
    def over(self) -> bool:
        """True after the last card."""
        return self.step == len(self.script.steps)

    @property
    def card(self) -> Step:
        """The present card, or the last one at the end."""
        return self.script.steps[min(self.step, len(self.script.steps) - 1)]

    @property
    def name(self) -> str:
        """The name of the card."""
        return "end" if self.over else self.card.id

    @property
    def done(self) -> bool:
        """True if the present card asks for nothing more: it was listened to, or a free choice was made."""
        return self.over or self.card.kind == LISTEN or (self.card.kind == FREE and self._passed)

    @property
    def kind(self) -> str:
        """What the present card wants; after a free choice its comment is listened to."""
        return LISTEN if self.done else self.card.kind

    @property
    def lamps(self) -> list[bool]:
        """For each try so far and to come, whether the learner made it without being shown."""
        return [number < self.step and number not in self.shown for number in self.script.tries]

    @property
    def allowed(self) -> list[int]:
        """The codes that go on."""
        if self.done or self.card.tap or not self._asked:
            return []
        if self.card.kind == FREE:
            return self.match.legal()
        return [code for code in self.match.legal() if any(fits(self._text(code), item) for item in self._wanted)]

    @property
    def answered(self) -> list[str]:
        """The kinds of places that are no choice, and that the host has an answer to."""
        taps = [] if self.done or self.card.tap else [pattern for pattern in self.card.others if pattern.startswith("tap:")]
        return [pattern.removeprefix("tap:").rstrip("*") for pattern in taps]

    def title(self, language: str) -> str:
        """The title of the card."""
        return self.script.words(language)(f"lesson-{self.name}-title")

    def says(self, language: str) -> str:
        """What the host says, without the marks of bold phrases."""
        return STRONG.sub(r"\1", self._says(language))

    def strong(self, language: str) -> list[str]:
        """The phrases that are set in bold."""
        return STRONG.findall(self._says(language))

    def move(self, language: str) -> str:
        """What the learner is asked to do; empty if nothing."""
        words, message = self.script.words(language), f"lesson-{self.card.id}-move"
        return "" if self.done or message not in words else words(message)

    def _says(self, language: str) -> str:
        words = self.script.words(language)
        if self.card.kind == FREE and self.done and not self.over and (said := self._comment(words)):
            return said
        return words(f"lesson-{self.name}-says")

    def _comment(self, words: Words) -> str:
        """What the host says to the last free choice."""
        chosen = self._chosen[-1] if self._chosen else ""
        said = next((said for pattern, said in self.card.comments.items() if fits(chosen, pattern)), "")
        return words(f"lesson-{self.card.id}-comment-{said}") if said else ""

    # Going on and back.

    def next(self) -> None:
        """Go on after listening; nothing happens while something is still to be tried."""
        if self.done and not self.over:
            self._go_on()

    def back(self) -> None:
        """Take everything back to the card before, or what was tried at this one."""
        if not self.over and self._chosen:
            self._chosen.clear()
        else:
            self.step = max(0, self.step - 1)
        for step in range(self.step, len(self.made)):
            self.made[step] = []
            self.shown.discard(step)
        self.others, self.asked = 0, False
        self._rebuild()

    def show(self) -> Answer | None:
        """Choose for the learner; the lamp of this step stays dark. After listening, go on."""
        if self.done:
            self.next()
            return None
        self.shown.add(self.step)
        if self.card.tap:
            self._go_on()
            return None
        wanted = self._wanted if self.card.kind == TRY else [*self.card.ways[0], "*"]
        code = next(code for item in wanted if (code := self._first(item)) is not None)
        return self._make(code)

    def choose(self, choice: int | str) -> Answer | None:
        """Make a choice. If it is not one that goes on, it is answered and nothing changes; a free choice may be commented on."""
        refusal = self.match.why(LEARNER, choice, self.language)
        code = choice if isinstance(choice, int) else self.match.game.codes.code(choice)
        if refusal is None and code in self.allowed:
            return self._doubt(code) or self._make(code)
        text = self._text(code) if code is not None and 0 <= code < len(self.match.game.codes) else str(choice)
        if self.card.tap and (touched := self._touched(code)):
            return self.touch(touched)
        return self._other(text, refusal, self._named(code))

    def touch(self, mark: str) -> Answer | None:
        """Touch a place that is no choice."""
        if self.card.tap and not self.over and mark == self.card.tap:
            self._go_on()
            return None
        return self._other(f"tap:{mark}", None, "")

    def _doubt(self, code: int) -> Answer | None:
        """What the host asks once before a choice that gives something away."""
        doubt = next((doubt for pattern, doubt in self.card.sure.items() if fits(self._text(code), pattern)), None)
        if doubt is None or self.asked or self._first(doubt["while"]) is None:
            return None
        self.asked = True
        return Answer(self._named(code), self.script.words(self.language)(f"lesson-{self.card.id}-sure-{doubt['say']}"))

    def _make(self, code: int) -> Answer | None:
        """Carry out a choice that goes on; the card changes when it was the last one asked for."""
        since, named = self.match.number, self._named(code)
        self._chosen.append(self._text(code))
        self._happen(code)
        self._answer_learner()
        self.since = since
        if self.card.kind == TRY and not self._wanting:
            self._go_on(since)
        elif self.card.kind == FREE and not self.done and (said := self._comment(self.script.words(self.language))):
            return Answer(named, said)
        return None

    def _go_on(self, since: int | None = None) -> None:
        """The next card, with what leads to it."""
        self.step += 1
        self.others, self.asked = 0, False
        self.since = self.match.number if since is None else since
        self._lead()

    def _other(self, text: str, refusal: Refusal | None, named: str) -> Answer:
        """The answer to a try that does not go on."""
        program = common(self.language)
        if self.done:
            return Answer(program("lesson-wait-title"), program("lesson-over" if self.over else "lesson-wait"), refusal)
        self.others += 1
        title = (
            program("lesson-other-title", choice=named) if named else program(f"lesson-{'refused' if refusal else 'touch'}-title")
        )
        said = next((said for pattern, said in self.card.others.items() if fits(text, pattern)), None)
        if said is not None:
            name, rule = (said, "") if isinstance(said, str) else (said["say"], said["rule"])
            refusal = refusal or (self.match.refusal(rule, "", self.language) if rule else None)
            words, message = self.script.words(self.language), f"lesson-{self.card.id}-other-{name}"
            if (own := f"{message}-title") in words:
                title = f"{title} {words(own)}" if named else words(own)
            return Answer(title, words(message), refusal)
        if refusal is not None:
            return Answer(title, refusal.text, refusal)
        return Answer(title, program("lesson-legal" if named else "lesson-touch", move=self.move(self.language)))

    # What is kept.

    @property
    def progress(self) -> dict[str, Any]:
        """Everything that a later session needs to go on from here."""
        return {
            "step": self.step,
            "made": [made[:] for made in self.made[: self.step + 1]],
            "shown": sorted(self.shown),
            "others": self.others,
            "asked": self.asked,
        }

    @classmethod
    def resume(cls, path: str, progress: dict[str, Any], language: str = "en", seed: str = "lesson") -> Lesson:
        """The lesson as it was left; a LessonError if the script has changed since."""
        lesson = cls.begin(path, language, seed)
        try:
            lesson.step = int(progress["step"])
            for number, made in enumerate(progress["made"]):
                lesson.made[number] = [str(choice) for choice in made]
            lesson.shown, lesson.others = set(progress["shown"]), int(progress["others"])
            lesson.asked = bool(progress.get("asked"))
            lesson._rebuild()
        except (LookupError, TypeError, ValueError):
            raise LessonError("lesson-changed") from None
        return lesson

    # Inside.

    def _rebuild(self) -> None:
        """Play everything from the first event to the present card."""
        until, self.step = self.step, 0
        if not 0 <= until <= len(self.script.steps):
            raise LessonError("lesson-changed")
        self._sit_down()
        self.since = 0
        self._lead()
        while True:
            before = self.match.number
            for choice in self.made[self.step] if self.step < len(self.made) else ():
                self.since = before = self.match.number
                self._repeat(choice)
            if self.step == until:
                return
            self.since = before if self.card.kind == TRY else self.match.number
            self.step += 1
            self._lead()

    def _repeat(self, choice: str) -> None:
        """A choice that the learner made before."""
        code = self.match.game.codes.code(choice)
        if code is None or self.match.why(LEARNER, code):
            raise LessonError("lesson-changed")
        self._happen(code)
        self._answer_learner()

    def _sit_down(self) -> None:
        """A fresh match; its dealer is the script."""
        seats = [Seat(common(self.language)("learner")), *map(Seat, self.script.rivals)]
        options = {setting.name: value for setting, value in self.script.game.chosen(self.script.options).items()}
        self.match = Match.sealed(self.script.game, seats, options, {}, self.script.seal)
        self._rest: Queues = {}
        self._passed = False  # a rival has decided since the card was shown

    def _lead(self) -> None:
        """Play what leads to the present card, and prepare what follows the learner's choices."""
        if self.over:
            return
        if self.card.jump:
            self._sit_down()
            for step in self.script.steps[: self.step]:
                self._follow(step.queues(step.leads, True))
                self._follow(step.queues(step.must, True))
        self._follow(self.card.queues(self.card.leads, True))
        if self.card.jump:
            self.since = self.match.number
        self._rest = self.card.queues(self.card.must, False)
        self._passed = False

    def _answer_learner(self) -> None:
        """Chance and the rivals do what follows a choice of the learner; a free choice is over when a rival decides."""
        self._follow(self._rest, self.card.kind == FREE)
        self._passed = self._passed or not self._asked

    def _follow(self, queues: Queues, deals: bool = False) -> None:
        """Play as long as the script says what whoever is asked does; after a free choice the dealer says the rest."""
        while self.match.seat != NOBODY and (code := self._scripted(queues, deals)) is not None:
            self._happen(code)

    def _scripted(self, queues: Queues, deals: bool) -> int | None:
        seat, queue = self.match.seat, queues.get(self.match.seat, [])
        if seat != CHANCE:
            while queue:
                item = queue.pop(0)
                if (code := self._first(item)) is not None:
                    return code
                if not item.endswith("?"):
                    raise LessonError("lesson-script", step=self.card.id, choice=item)
            return None
        for item in queue:
            if (code := self._first(item)) is not None:
                queue.remove(item)
                return code
        piled = next((code for item in self.script.pile if (code := self._first(item)) is not None), None)
        return piled if piled is not None or not deals else self.match.draw(self.dealer)

    def _happen(self, code: int) -> None:
        self._passed = self._passed or self.match.seat > LEARNER
        self.match.happen(self.match.seat, code)

    @property
    def _chosen(self) -> list[str]:
        return self.made[min(self.step, len(self.made) - 1)]

    @property
    def _asked(self) -> bool:
        return self.match.seat == LEARNER

    @property
    def _wanted(self) -> list[str]:
        """What the learner may choose next, by the script, the recorded choice first."""
        return list(dict.fromkeys(item for way in self.card.ways for item in left(way, self._chosen)))

    @property
    def _wanting(self) -> bool:
        """True if the card asks for another choice."""
        return any(not item.endswith("...") or bool(self.allowed) for item in self._wanted)

    def _first(self, item: str) -> int | None:
        """The first legal code that an item of the script means."""
        legal = [(code, self._text(code)) for code in self.match.legal()]
        fitting = (code for pattern in patterns(item) for code, text in legal if fnmatchcase(text, pattern))
        return next(fitting, None)

    def _text(self, code: int) -> str:
        return self.match.game.codes.text(code)

    def _named(self, code: int | None) -> str:
        """A choice as its row names it; empty if it cannot be chosen now."""
        if code is None or not self._asked or code not in self.match.legal():
            return ""
        decision = self.match.describe(self.language, LEARNER)
        return next((option.text for option in decision.options if option.code == code), "") if decision else ""

    def _touched(self, code: int | None) -> str:
        """The place on the board that a choice means, where a place is to be touched."""
        kind = self.card.tap.partition(":")[0]
        if code is None or not 0 <= code < len(self.match.game.codes):
            return ""
        marks = self.match.game.telling.marks(self.match, code)
        return next((mark for mark in marks if mark.partition(":")[0] == kind), "")
