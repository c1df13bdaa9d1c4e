"""A puzzle at the real table: what to do in one sentence, real moves, the other's answers, hints from the proof."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QWidget

from trakkx_desktop.core.hint import Hint
from trakkx_desktop.core.record import Entry
from trakkx_desktop.core.sight import PLAYED, UNDONE, Change
from trakkx_desktop.core.trouble import Trouble
from trakkx_desktop.puzzles.puzzle import Progress, Puzzle
from trakkx_desktop.puzzles.stars import Trial
from trakkx_desktop.view.screens.house.keys import keys_of
from trakkx_desktop.view.screens.puzzles.card import PuzzleCard, grade_words
from trakkx_desktop.view.screens.puzzles.stars import stars_words
from trakkx_desktop.view.screens.table.guide import Guide
from trakkx_desktop.view.stage.bubble import announce
from trakkx_desktop.view.stage.face import Asked, Face
from trakkx_desktop.view.stage.parts import Deed, Finish, Said
from trakkx_desktop.view.stage.sound import SOUNDS
from trakkx_desktop.view.stage.tr import tr

if TYPE_CHECKING:
    from trakkx_desktop.session.puzzles import Attempt, Verdict
    from trakkx_desktop.session.session import Session
    from trakkx_desktop.view.stage.table import Table

PAUSE = 650
"""Milliseconds before the other answers, as one would."""
STEP = 1500
"""Milliseconds from one step of the solution to the next."""
NEXT, LIST, AGAIN = "next", "list", "again"


class Phase(Enum):
    """TRYING until it is told; SHOWING: the solution plays itself; STUCK: nobody can judge it."""

    TRYING, SOLVED, MISSED, SHOWING, SHOWN, STUCK = range(6)


class PuzzleGuide(Guide):
    """Signals: solved(stars); missed(); left(NEXT or LIST)."""

    solved = Signal(int)
    missed = Signal()
    left = Signal(str)
    has_hints = False

    def __init__(self, puzzle: Puzzle, face: Face, session: Session, attempt: Attempt) -> None:
        super().__init__()
        self.puzzle, self.face, self.session, self.attempt = puzzle, face, session, attempt
        self.phase, self.trial = Phase.TRYING, Trial()
        self.is_last = False
        """Nothing comes after it."""
        self.place = ""
        """Where it stands: "Today", a grade, a rush."""
        self._note = ""
        self._card = PuzzleCard()
        self._table: Table | None = None
        self._reply: Entry | None = None
        self._to_show: tuple[Entry, ...] = ()
        self._wait = QTimer(self, singleShot=True)
        self._wait.timeout.connect(self._go_on)
        attempt.judged.connect(self._on_judged)
        attempt.hinted.connect(self._on_hinted)
        attempt.troubled.connect(self._on_troubled)

    @property
    def asked(self) -> Asked:
        begins = self.puzzle.position.setup.first == self.puzzle.seat
        return self.face.asked(self.puzzle.aim.code, dict(self.puzzle.aim.facts), begins)

    def attend(self, table: Table) -> None:
        self._table = table
        QTimer.singleShot(0, self, self._speak)

    def card(self) -> QWidget:
        return self._card

    def said(self, said: Said) -> Said:
        self._tell_card()
        is_wrong = self.phase is Phase.MISSED
        return replace(
            said,
            heading=(self._headline(), self.title),
            message=self._message() or said.message,
            is_wrong=is_wrong or (said.is_wrong and not self._message()),
            status=self.place,
            finish=self._finish(said.finish),
            deeds=(*self._deeds(), *(deed for deed in said.deeds if not deed.in_menu)),
        )

    def _tell_card(self) -> None:
        self._card.tell(self.title, self.asked.sentence or self.asked.aim, self.trial.stars)

    @property
    def title(self) -> str:
        return ", ".join(filter(None, (self.place, grade_words(self.puzzle.grade))))

    def _headline(self) -> str:
        if self.phase is Phase.SOLVED:
            return tr("puzzles", "Solved!")
        if self.phase in (Phase.SHOWING, Phase.SHOWN):
            return tr("puzzles", "The solution")
        return self.asked.aim

    def _message(self) -> str:
        hint = self.session.hint
        if self.phase is Phase.TRYING and hint is not None and self._table is not None:
            return self._table.words.hinted(hint)
        if self.attempt.is_asking:
            return tr("puzzles", "Let me see …")
        return self._note

    def _finish(self, usual: Finish) -> Finish:
        match self.phase:
            case Phase.SOLVED | Phase.SHOWN:
                words = tr("puzzles", "Done") if self.is_last else tr("puzzles", "Next puzzle")
                return Finish(words)
            case Phase.MISSED | Phase.STUCK:
                return Finish(tr("puzzles", "Try again"))
            case Phase.SHOWING:
                return Finish("", shown=False)
        hint = self.session.hint
        return Finish(tr("puzzles", "Play the hint")) if hint and hint.is_whole else usual

    def _deeds(self) -> tuple[Deed, ...]:
        is_trying = self.phase is Phase.TRYING
        may_ask = is_trying and not self.session.is_watching
        hint = tr("puzzles", "Hint")
        show, again = tr("puzzles", "Show the solution"), tr("puzzles", "From the beginning")
        return (
            Deed("hint", hint, "hint", self.hint, may_ask, None, keys_of("hint")[0], not is_trying),
            Deed("show", show, "eye", self.show_solution, self._may_show, in_menu=is_trying),
            Deed("again", again, "restore", self.try_again, in_menu=True),
            Deed("list", tr("puzzles", "Leave the puzzle"), "book", self._leave, in_menu=True),
        )

    @property
    def _may_show(self) -> bool:
        return self.phase is not Phase.SHOWING

    def _leave(self) -> None:
        self.left.emit(LIST)

    def finished(self) -> bool:
        """Enter or the turn button."""
        if self.phase in (Phase.SOLVED, Phase.SHOWN):
            self.left.emit(LIST if self.is_last else NEXT)
        elif self.phase in (Phase.MISSED, Phase.STUCK):
            self.try_again()
        elif self.phase is Phase.SHOWING:
            self._wait.start(0)
        else:
            return False
        return True

    def hint(self) -> None:
        """Each press tells more; the last one plays."""
        hint = self.session.hint
        if self.phase is not Phase.TRYING or self.attempt.is_asking:
            return
        if hint is None:
            self.attempt.hint()
        elif hint.is_whole:
            self.session.take_hint()
            return
        else:
            self._tell_hint(hint.further())
        self.changed.emit()

    def _on_hinted(self, thought: Any) -> None:
        if thought is None:
            self._note = tr("puzzles", "From here it cannot be done any more: go back.")
            self._announce(self._note)
            self.changed.emit()
        else:
            self._tell_hint(Hint(thought))

    def _tell_hint(self, hint: Hint) -> None:
        self.trial, self._note = self.trial.with_hint(), ""
        self.session.show_hint(hint)
        if self._table is not None:
            self._announce(self._table.words.hinted(hint))

    def try_again(self) -> None:
        """Back to the puzzle's own position."""
        self._rest()
        self.attempt.go_back()
        self._settle(Phase.TRYING)

    def show_solution(self) -> None:
        self.try_again()
        self.trial = self.trial.with_showing()
        self._to_show = self.puzzle.solution
        self._settle(Phase.SHOWING)
        self._wait.start(STEP // 3)

    def follow(self, changes: tuple[Change, ...]) -> None:
        kinds = {change.kind for change in changes}
        is_own = any(c.kind == PLAYED and c.seat == self.puzzle.seat for c in changes)
        if UNDONE in kinds and self.phase is not Phase.SHOWING:
            self._rest()
            self._settle(Phase.TRYING)
        elif is_own and self.phase is Phase.TRYING:
            self._note = ""
            self.attempt.judge()

    def _on_judged(self, verdict: Verdict) -> None:
        self._reply = verdict.answer
        if verdict.progress is Progress.SOLVED:
            self._on_solved()
        elif verdict.progress is Progress.MISSED:
            self.trial = self.trial.with_miss()
            words = tr("puzzles", "{why} Look at the answer.") if self._reply else "{why}"
            self._settle(Phase.MISSED, words.format(why=self.asked.missed))
            SOUNDS.play("refuse")
            self.missed.emit()
        if self._reply is not None:
            self._wait.start(PAUSE)
        self.changed.emit()

    def _on_solved(self) -> None:
        stars = self.trial.stars
        self._settle(Phase.SOLVED, stars_words(stars))
        SOUNDS.play("win")
        self.solved.emit(stars)

    def _on_troubled(self, _trouble: Trouble) -> None:
        self._settle(Phase.STUCK, tr("puzzles", "This cannot be judged right now. Try again."))

    def _go_on(self) -> None:
        """The other's answer, or the next step of the solution; not while something still moves."""
        if self._table is None:
            return
        if self.session.is_lingering or self._table.link.stage.is_moving:
            self._wait.start(PAUSE // 5)
        elif self.phase is Phase.SHOWING:
            self._show_step()
        elif self._reply is not None:
            reply, self._reply = self._reply, None
            self.attempt.answer(reply)

    def _show_step(self) -> None:
        if self._to_show:
            entry, *rest = self._to_show
            self._to_show = tuple(rest)
            self.attempt.answer(entry)
            self._wait.start(STEP)
        else:
            self._settle(Phase.SHOWN, tr("puzzles", "That is how it goes."))

    def _settle(self, phase: Phase, note: str = "") -> None:
        self.phase, self._note = phase, note
        if note:
            self._announce(note)
        self.changed.emit()

    def _rest(self) -> None:
        """What was to come does not come any more."""
        self._wait.stop()
        self.attempt.drop()
        self._reply, self._to_show = None, ()

    def _speak(self) -> None:
        self._announce(" ".join(filter(None, (f"{self.asked.aim}.", self.asked.spoken))))

    def _announce(self, sentence: str) -> None:
        announce(self._card, sentence)

    def retire(self) -> None:
        self._rest()
        self._table = None
