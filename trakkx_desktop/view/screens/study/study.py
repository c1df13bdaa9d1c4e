"""The review at the table: asks for it, follows the slider with its sentence, and leads on from any position."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Signal

from trakkx_desktop import catalog
from trakkx_desktop.core.hint import WHOLE, Hint
from trakkx_desktop.core.review import Reviewed
from trakkx_desktop.core.trouble import Trouble
from trakkx_desktop.session.review import Reviews
from trakkx_desktop.view.screens.house.trouble import player_words
from trakkx_desktop.view.screens.study.branches import add_ways, seated
from trakkx_desktop.view.screens.study.mistakes import lesson_of
from trakkx_desktop.view.screens.study.panel import StudyPanel
from trakkx_desktop.view.screens.study.words import better_words, count_words, judged_words
from trakkx_desktop.view.stage.bubble import announce
from trakkx_desktop.view.stage.menu import Menu
from trakkx_desktop.view.stage.tr import tr

if TYPE_CHECKING:
    from trakkx_desktop.session.session import Session
    from trakkx_desktop.view.screens.table.replay import ReplayBar
    from trakkx_desktop.view.stage.parts import Said
    from trakkx_desktop.view.stage.table import Table


class Study(QObject):
    """Signals: changed() when there is more to say; practised(Lesson), analysed() and offered(Match) for where one goes
    on;
    closed()."""

    has_message = True
    changed = Signal()
    practised = Signal(object)
    analysed = Signal()
    offered = Signal(object)
    closed = Signal()

    def __init__(
        self,
        session: Session,
        table: Table,
        replay: ReplayBar,
        reviews: Reviews,
        primary: str,
    ) -> None:
        super().__init__()
        self.session, self._table, self._replay, self.reviews = session, table, replay, reviews
        marks = [player.mark for player in session.players]
        self.panel = StudyPanel(primary, marks, session.game.ranking)
        self._trouble = ""
        self._heard: tuple[int | None, str] = (None, "")
        self.panel.chosen.connect(self.go)
        self.panel.stepped.connect(self.step)
        self.panel.stopped.connect(reviews.cancel)
        self.panel.branched.connect(self.open_menu)
        self.panel.closed.connect(self.closed)
        replay.leapt.connect(self.step)
        reviews.changed.connect(self._learn)
        reviews.troubled.connect(self._stumble)
        session.study({})
        reviews.begin()
        self._learn()

    def retire(self) -> None:
        """The review ends with the table, or is closed."""
        self._replay.leapt.disconnect(self.step)
        self.reviews.retire()
        self.session.study(None)

    def _learn(self) -> None:
        """More is known."""
        review = self.reviews.review
        advice = {one.index: one.best for one in review.errors if one.best is not None}
        self.session.study(advice)
        self.changed.emit()

    def _stumble(self, trouble: Trouble) -> None:
        self._trouble = player_words(trouble)
        self.changed.emit()

    def go(self, move: int) -> None:
        """To the position after so many moves."""
        self._trouble = ""
        self._replay.go(move)

    def step(self, way: int) -> None:
        """To the mistake before or after the position."""
        now, total = self.session.peeked, len(self.session.turns)
        here = total if now is None else now
        found = [one.index for one in self.reviews.review.errors]
        ahead = [index for index in found if index > here]
        behind = [index for index in found if index < here]
        if way > 0 and ahead:
            self.go(ahead[0])
        elif way < 0 and behind:
            self.go(behind[-1])

    @property
    def mistake(self) -> Reviewed | None:
        """The one that is about to be made where one looks."""
        now = self.session.peeked
        found = self.reviews.review.at(now) if now is not None else None
        return found if found is not None and found.is_error else None

    def open_menu(self) -> None:
        """Where one can go from here."""
        menu = Menu(self.panel)
        learn = menu.add("star", tr("study", "Learn from your mistakes"), self.practise)
        learn.setEnabled(bool(self.reviews.review.errors))
        menu.addSeparator()
        add_ways(menu, self.session, self.play_on)
        if catalog.has_analysis(self.session.match.key):
            menu.add("search", tr("study", "Analysis board"), self.analysed.emit)
        menu.popup_beside(self.panel.branch)

    def practise(self) -> None:
        """Learn from the mistakes, the first one first."""
        self.practised.emit(lesson_of(self.session, self.reviews.twin()))

    def play_on(self, who: str) -> None:
        """From the position that is looked at: "one" against computers, "all" by hand, "none" but computers."""
        self.offered.emit(self.session.fork(seated(self.session, who)))

    def said(self, said: Said) -> Said:
        """How each seat played, in the rail."""
        self.tell()
        told = {
            tally.seat: self._table.words.tallied(tally) for tally in self.reviews.review.tallies
        }
        seats = (
            replace(line, status=told.get(seat, line.status))
            for seat, line in enumerate(said.seats)
        )
        return replace(said, seats=tuple(seats))

    def tell(self) -> None:
        """All words of the strip; what is new at this position is spoken."""
        total, peeked = len(self.session.turns), self.session.peeked
        now = total if peeked is None else peeked
        review = self.reviews.review
        self.panel.tell(review, self.reviews.is_running, total, now)
        sentence, is_wrong = self._sentence(now)
        self.panel.message.tell(sentence, is_wrong, False)
        if (now, sentence) != self._heard:
            self._heard = (now, sentence)
            announce(self.panel, sentence)

    def _sentence(self, now: int) -> tuple[str, bool]:
        """Of the mistake that comes next, with what is better; else of the move that was just made."""
        if self._trouble:
            return self._trouble, True
        mistake = self.mistake
        if mistake is not None and mistake.best is not None:
            better = self._table.words.hinted(Hint(mistake.best, WHOLE))
            return f"{self._judged(mistake)} {better_words(better)}", False
        made = self.reviews.review.at(now - 1)
        if made is not None:
            return self._judged(made), False
        return (count_words(self.reviews.review) if self.reviews.review.is_whole else ""), False

    def _judged(self, found: Reviewed) -> str:
        name = self.session.players[found.seat].name
        return judged_words(name, found, self._table.words.reviewed(found))

    def fit(self) -> None:
        """The curve lies below the slider."""
        if (layout := self._replay.layout()) is not None:
            layout.activate()
        left, right = self._replay.span()
        bar = self._replay
        begin = self.panel.mapFromGlobal(bar.mapToGlobal(QPoint(left, 0))).x()
        end = self.panel.mapFromGlobal(bar.mapToGlobal(QPoint(right, 0))).x()
        self.panel.fit(begin, end)
