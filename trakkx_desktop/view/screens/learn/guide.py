"""A lesson at the real table: says what to do, judges every move, shows it after two wrong ones, goes on by itself."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QWidget

from trakkx_desktop import catalog
from trakkx_desktop.core.hint import WHOLE, Hint
from trakkx_desktop.core.match import Match, Plan
from trakkx_desktop.core.player import Player
from trakkx_desktop.core.sight import PLAYED, Change
from trakkx_desktop.core.thought import Thought
from trakkx_desktop.lessons.course import Course, Phase
from trakkx_desktop.lessons.lesson import LESSON, Lesson
from trakkx_desktop.lessons.words import Wording
from trakkx_desktop.view.screens.house.keys import keys_of
from trakkx_desktop.view.screens.house.languages import language_now
from trakkx_desktop.view.screens.learn.card import RIGHT, WRONG, LessonCard
from trakkx_desktop.view.screens.table.guide import Guide
from trakkx_desktop.view.stage.bubble import announce
from trakkx_desktop.view.stage.face import Face
from trakkx_desktop.view.stage.parts import Deed, Finish, Said
from trakkx_desktop.view.stage.sound import SOUNDS
from trakkx_desktop.view.stage.table import Table
from trakkx_desktop.view.stage.tr import tr

if TYPE_CHECKING:
    from trakkx_desktop.session.session import Session

REST, READ = 1100, 40
"""Milliseconds that a right move is seen before it goes on, and more for each letter that is said about it."""
TICK = 120
"""And as long as something still moves, looked for so often."""
EASY = 1
"""The level of the others at the table gives them their faces; what they do is the lesson's."""
ALL_STEPS = -1
NEXT, PATH = "next", "path"


def practice(lesson: Lesson, state: Any, name: str) -> Match:
    """The lesson's table with this position; the computer is not asked for hints."""
    others = iter(lesson.others)
    players = tuple(
        Player(name, seat) if seat == lesson.seat else Player(next(others, ""), seat, EASY)
        for seat in range(state.setup.seats)
    )
    match = Match.practice(catalog.game(lesson.game), players, state, LESSON)
    return replace(match, plan=Plan(hints=False))


class LessonGuide(Guide):
    """Signals: stepped(steps done, or ALL_STEPS) for the diary; left(NEXT or PATH)."""

    stepped = Signal(int)
    left = Signal(str)
    has_hints = False

    def __init__(self, course: Course, face: Face, session: Session) -> None:
        super().__init__()
        self.course, self._session = course, session
        self._card = LessonCard(face)
        self._card.went.connect(self.go)
        self._card.restarted.connect(self.restart)
        self._table: Table | None = None
        self._reason = ""
        self._wait = QTimer(self, singleShot=True)
        self._wait.timeout.connect(self._go_on)

    @property
    def lesson(self) -> Lesson:
        return self.course.lesson

    @property
    def wording(self) -> Wording:
        return Wording(self.lesson.game, language_now())

    def attend(self, table: Table) -> None:
        self._table = table
        self._session.referee = self._judge
        QTimer.singleShot(0, self, self._speak)

    def card(self) -> QWidget:
        return self._card

    def lit(self) -> frozenset[str]:
        is_trying = self.course.phase is Phase.TRYING
        return frozenset(self.course.step.lights) if is_trying else frozenset()

    def said(self, said: Said) -> Said:
        self._tell_card()
        message = (self._reason or self.sentence) if self._card.isHidden() else said.message
        return replace(
            said,
            heading=(self.wording.title(self.lesson), self._place_words()),
            message=message,
            finish=self._finish(said.finish),
            deeds=(*self._deeds(), *(deed for deed in said.deeds if not deed.in_menu)),
        )

    def _tell_card(self) -> None:
        course, card = self.course, self._card
        is_done = course.phase is Phase.DONE
        card.translate()
        card.dots.tell(len(self.lesson.steps), course.done, course.number)
        card.show_figure("" if is_done else course.step.figure, self.sentence)
        right = is_done or (course.phase is Phase.RIGHT and bool(course.step.aims))
        mark = WRONG if self._reason else RIGHT if right else ""
        card.tell(self._reason or self.sentence, mark)
        card.back.setEnabled(course.number > 0 or is_done)
        card.on.setEnabled(not is_done)

    def _place_words(self) -> str:
        words = tr("learn", "Step {number} of {count}")
        return words.format(number=self.course.number + 1, count=len(self.lesson.steps))

    @property
    def sentence(self) -> str:
        course = self.course
        if course.phase is Phase.DONE:
            return tr("learn", "That was the whole lesson. Well done!")
        if course.phase is Phase.RIGHT and course.step.aims:
            return self.wording.right(self.lesson, course.step) or tr("learn", "Right!")
        return self.wording.say(self.lesson, course.step)

    def _finish(self, usual: Finish) -> Finish:
        if self.course.phase is Phase.DONE:
            return Finish(tr("learn", "What comes next"))
        if self.course.phase is Phase.RIGHT or self.course.reads:
            return Finish(tr("learn", "Go on"))
        return Finish(tr("learn", "Play it")) if self._is_shown else usual

    def _deeds(self) -> tuple[Deed, ...]:
        course, hint = self.course, keys_of("hint")[0]
        is_done = course.phase is Phase.DONE
        back, on = tr("learn", "One step back"), tr("learn", "Skip this step")
        again, path = tr("learn", "This lesson from the beginning"), tr("learn", "All lessons")
        return (
            Deed(
                "show", tr("learn", "Show me"), "hint", self.show_solution, course.asks, None, hint
            ),
            Deed(
                "back",
                back,
                "previous",
                lambda: self.go(-1),
                course.number > 0 or is_done,
                in_menu=True,
            ),
            Deed("skip", on, "next", lambda: self.go(1), not is_done, in_menu=True),
            Deed("again", again, "first", self.restart, in_menu=True),
            Deed("path", path, "book", lambda: self.left.emit(PATH), in_menu=True),
        )

    @property
    def _is_shown(self) -> bool:
        hint = self._session.hint
        return hint is not None and hint.is_whole

    def finished(self) -> bool:
        """Enter or the turn button: on from what was read or seen. What is shown the table plays itself."""
        if self.course.phase is Phase.DONE:
            self.left.emit(NEXT)
        elif self.course.phase is Phase.RIGHT:
            self._wait.start(0)
        elif self.course.reads:
            self.course = self.course.read()
            self._wait.start(0)
        else:
            return False
        return True

    def _judge(self, action: Any) -> bool:
        """Asked by the session before an action that the rules allow is played."""
        before = self.course
        self.course, verdict = before.judged(action)
        if verdict.is_right:
            self._reason = ""
            return True
        if before.asks and self._table is not None:
            self._reason = self.wording.wrong(self.lesson, before.step, verdict.why)
            self._table.link.refuse(self._reason, before.step.rule)
            self._announce(self._reason)
            if self.course.wants_showing:
                QTimer.singleShot(0, self, self.show_solution)
            self.changed.emit()
        return False

    def show_solution(self) -> None:
        """As a ghost; the turn button plays it."""
        action = self.course.solution()
        if action is not None:
            self._session.reset()
            self._session.show_hint(Hint(Thought(action, 0.0, LESSON), WHOLE))
            self._announce(tr("learn", "This is how it goes. “Play it” does it for you."))

    def follow(self, changes: tuple[Change, ...]) -> None:
        """The session has asked the judge: what the pupil has played is right. Once the hand has begun anew, the
        reason has been read."""
        if self._session.has_open_draft:
            self._reason = ""
        is_own = any(c.kind == PLAYED and c.seat == self.lesson.seat for c in changes)
        if is_own and self.course.phase is Phase.RIGHT:
            SOUNDS.play("right")
            self._announce(self.sentence)
            self._wait.start(REST + READ * len(self.sentence))

    def _go_on(self) -> None:
        """What the others answer, one after the other; then the next step."""
        if self._table is None or self.course.phase is not Phase.RIGHT:
            return
        if self._session.is_lingering or self._table.link.stage.is_moving:
            self._wait.start(TICK)
        elif self.course.due:
            entry = self.course.due[0]
            self.course = self.course.answered()
            self._session.play_for(entry.seat, entry.action)
            self._wait.start(REST)
        else:
            self._move_to(self.course.onward())

    def go(self, steps: int) -> None:
        """Back, or on without doing it."""
        if steps < 0 and (self.course.number > 0 or self.course.phase is Phase.DONE):
            self._move_to(self.course.back())
        elif steps > 0 and self.course.phase is not Phase.DONE:
            self._move_to(self.course.onward())

    def restart(self) -> None:
        self._move_to(Course.at(self.lesson))

    def _move_to(self, course: Course) -> None:
        self._wait.stop()
        self.course, self._reason = course, ""
        is_done = course.phase is Phase.DONE
        self.stepped.emit(ALL_STEPS if is_done else course.number)
        if not is_done:
            name = self._session.players[self.lesson.seat].name
            self._session.lay_anew(practice(self.lesson, course.state, name))
        else:
            SOUNDS.play("win")
        self.changed.emit()
        self._speak()

    def _speak(self) -> None:
        self._announce(f"{self._place_words()}. {self.sentence}")

    def _announce(self, sentence: str) -> None:
        announce(self._card, sentence)

    def retire(self) -> None:
        self._wait.stop()
        self._session.referee = None
        self._table = None
