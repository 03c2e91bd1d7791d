"""A lesson in a terminal: the host's words, what is lit in words, and the same choices as in play."""

from __future__ import annotations

import json
import secrets
from pathlib import Path

from midway.kernel.decision import Decision
from midway.kernel.fault import Fault
from midway.kernel.files import replacing
from midway.kernel.folders import user_data
from midway.kernel.game import find, names
from midway.kernel.lines import fitting
from midway.match.lesson import Answer, Lesson, last_of
from midway.match.script import LEARNER, LessonError, Script, scripts_of

from .keeping import Keeper
from .play import Left, Table
from .question import Question
from .screen import Screen


def learn(screen: Screen, name: str, lesson: str, again: bool, last: bool) -> None:
    """Begin a lesson of a game or go on with it, or play the last rounds of a prepared match."""
    script = Script.of(find(name), lesson)
    if not last:
        Teaching(script, screen, again).play()
    elif script.last:
        match = last_of(script.game, screen.words("learner"))
        match.language = screen.language
        Table(match, screen, Keeper.fresh(name), None).play()
    else:
        raise LessonError("lesson-last", lesson=_typed(script))


def list_lessons(screen: Screen) -> None:
    """Every lesson of every game: what it teaches, how long it takes, and what to type."""
    for script in [script for name in names() for script in scripts_of(find(name))]:
        title = script.words(screen.language)("title") if script.name else script.game.words(screen.language)("title")
        screen.tell("learn-one", title=title, n=script.minutes)
        screen.say(f"  midway learn {_typed(script)}")


def _typed(script: Script) -> str:
    """What names a lesson in a command."""
    return script.path.replace("/", " ")


class Teaching(Table):
    """One lesson at one terminal; how far it has come is kept after every step."""

    def __init__(self, script: Script, screen: Screen, again: bool) -> None:
        self.file = user_data() / "lessons" / f"{script.path.replace('/', '-')}.json"
        self.seed, self.lesson = _begun(self.file, script, screen.language, again)
        super().__init__(self.lesson.match, screen, None, None)
        self.alone = self.reader = LEARNER
        self.shown: object = None  # the card and the position that are on the screen

    def play(self) -> None:
        """Teach until the lesson is over or the learner leaves."""
        self._keep_lesson()
        try:
            while not self.lesson.over:
                self._teach()
        except Left:
            self.screen.wrap(self.screen.words("learn-left", n=self.lesson.step + 1, game=_typed(self.lesson.script)))
            return
        self._bow()

    def _teach(self) -> None:
        """Show the card and do what the learner types."""
        lesson, self.match = self.lesson, self.lesson.match
        self.told = min(self.told, lesson.since)
        decision = None if lesson.done or lesson.card.tap else self.match.describe(self.screen.language, LEARNER)
        question = Question(decision, self.screen) if decision else None
        if self.shown != (shows := (lesson.step, lesson.kind, self.match.number)):
            self.shown = shows
            self._show_card(question)
        asked = "learn-next" if lesson.done else "learn-try"
        n = len(self._places) or (question.n if question else 0)
        if answer := self._do(self._typed(self.screen.words(asked, n=n) + " "), decision, question):
            self._answer_try(answer)
        self._keep_lesson()

    # What is shown.

    def _show_card(self, question: Question | None) -> None:
        """What happened, the board as far as it fits, the host's words, and the choices."""
        lesson, screen = self.lesson, self.screen
        news, _ = self._news(LEARNER)
        card = ["", *screen.folded(screen.words("learn-step", n=lesson.step + 1, of=len(lesson.script.steps),
                                                title=lesson.title(screen.language)))]  # fmt: skip
        card += screen.folded(lesson.says(screen.language), "  ")
        card += screen.folded(screen.words("learn-lit", names=", ".join(map(self._name, lesson.card.light))), "  ")
        if move := lesson.move(screen.language):
            card += screen.folded(f"→ {move}.", "  ")
        places = [f"  {number:>2}  {self._name(place)}" for number, place in enumerate(self._places, 1)]
        rows = question.lines if question else places
        if screen.height is not None:
            room = screen.height - 1 - screen.spent - len(card) - len(rows)
            board = fitting(self._parts(LEARNER), room - min(len(news), 3))
            news = [*self._latest(news, room - len(board)), *board]
        tall = screen.height is not None and screen.spent + len(card) + len(rows) >= screen.height
        for line in (
            [*news, *rows, *card] if tall else [*news, *card, *rows]
        ):  # the words are read, however many choices there are
            screen.say(line)

    def _answer_try(self, answer: Answer) -> None:
        """Say what the host says to a try."""
        cited = f" [{answer.refusal.cite}]" if answer.refusal else ""
        self.screen.wrap(f"{answer.title} {answer.text}{cited}")

    def _name(self, mark: str) -> str:
        """A place on the board in words."""
        kind, _, value = mark.partition(":")
        told = self.lesson.script.words(self.screen.language)
        named = self.words(value) if value in self.words else value
        if f"lit-{kind}" in told:
            return told(f"lit-{kind}", name=named)
        if kind == "seat":
            return self.screen.words("learn-you") if value == "1" else self.match.names[int(value) - 1]
        return self.screen.words("learn-decision") if kind == "decision" else named

    @property
    def _places(self) -> list[str]:
        """The places that may be touched, where the card asks for one."""
        kind = self.lesson.card.tap.partition(":")[0]
        if not kind or self.lesson.done:
            return []
        return [f"{kind}:{name}" for name in self.match.game.telling.values[kind]]

    def _bow(self) -> None:
        """The end: the lamps that were lit, and what to do next."""
        lesson, screen = self.lesson, self.screen
        self.file.unlink(missing_ok=True)
        screen.say()
        screen.wrap(f"{lesson.title(screen.language)}. {lesson.says(screen.language)}")
        screen.tell("learn-lamps", n=sum(lesson.lamps), of=len(lesson.lamps))
        for command in _commands(lesson.script):
            screen.say(f"  midway {command}")

    # What is typed.

    def _do(self, typed: str, decision: Decision | None, question: Question | None) -> Answer | None:
        """Do what was typed; return what the host says to it."""
        lesson = self.lesson
        if typed in ("q", "b", "s", "t"):
            return self._press(typed)
        if typed == "?" and decision and (rule := self.match.game.rulebook.find(decision.rule)):
            self.screen.rule(self.match.game.rulebook, rule)
        elif lesson.done and not typed:
            lesson.next()
        elif typed.isdecimal() and 0 < int(typed[:6]) <= len(self._places):
            return lesson.touch(self._places[int(typed) - 1])
        elif typed.isdecimal() and decision and 0 < int(typed[:6]) <= len(decision.options):
            return lesson.choose(decision.options[int(typed) - 1].code)
        elif not typed and question and len(question.pages) > 1:
            self.screen.say("\n".join(question.turn()))
        elif ":" in typed or self.match.game.codes.code(typed) is not None:
            return lesson.choose(typed)
        else:
            self.screen.tell("learn-help")
        return None

    def _press(self, key: str) -> Answer | None:
        """Leave, go back, be shown, or look at the table."""
        if key == "q":
            raise Left
        if key == "t":
            self.screen.page(self._named_parts(LEARNER, ""))
        elif key == "b":
            self.lesson.back()
            self.shown = None
        else:
            return self.lesson.show()
        return None

    def _keep_lesson(self) -> None:
        """Keep how far the lesson has come."""
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            with replacing(self.file) as file:
                file.write(json.dumps({"seed": self.seed, "progress": self.lesson.progress}).encode())
        except OSError as error:
            raise Fault("write", file=str(self.file), error=str(error.strerror)) from None


def _commands(script: Script) -> list[str]:
    """What to do after a lesson: the last rounds of a prepared match, a match with what was taught, the lessons after it."""
    name, options = script.game.name, "".join(f" --option {option}={value}" for option, value in script.options.items())
    scripts = scripts_of(script.game)
    further = [f"learn {_typed(one)}" for one in scripts[scripts.index(script) + 1 :]]
    return [*([f"learn {name} --last"] if script.last else []), f"play {name}{options}", *further]


def _begun(file: Path, script: Script, language: str, again: bool) -> tuple[str, Lesson]:
    """The seed and the lesson as they were left, or a new one."""
    try:
        kept = {} if again else json.loads(file.read_text(encoding="utf-8"))
        return kept["seed"], Lesson.resume(script.path, kept["progress"], language, kept["seed"])
    except (OSError, ValueError, LookupError, TypeError):
        seed = secrets.token_hex(8)
        return seed, Lesson.begin(script.path, language, seed)
