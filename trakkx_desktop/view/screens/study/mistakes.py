"""Learn from your mistakes: the positions where one erred, one after another, at the real table with its hints."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout, QWidget

from trakkx_desktop.core.match import Match
from trakkx_desktop.core.player import Player
from trakkx_desktop.core.review import Reviewed
from trakkx_desktop.core.sight import PLAYED, Change
from trakkx_desktop.core.trouble import Trouble
from trakkx_desktop.session.review import Reviews
from trakkx_desktop.session.session import Session
from trakkx_desktop.view.screens.house.computers import computer
from trakkx_desktop.view.screens.house.trouble import player_words
from trakkx_desktop.view.screens.study.words import mark_words
from trakkx_desktop.view.screens.table.guide import Guide
from trakkx_desktop.view.stage.bubble import announce
from trakkx_desktop.view.stage.look import LABEL
from trakkx_desktop.view.stage.panel import Panel
from trakkx_desktop.view.stage.parts import Finish, Said
from trakkx_desktop.view.stage.sound import SOUNDS
from trakkx_desktop.view.stage.spacing import spaced
from trakkx_desktop.view.stage.text import Text
from trakkx_desktop.view.stage.tr import tr

if TYPE_CHECKING:
    from trakkx_desktop.view.stage.table import Table


@dataclass(frozen=True)
class Lesson:
    """The mistakes that are to be made good, and which one is next."""

    reviews: Reviews
    mistakes: tuple[Reviewed, ...]
    players: tuple[Player, ...]
    number: int = 0

    @property
    def is_over(self) -> bool:
        return self.number >= len(self.mistakes)

    @property
    def mistake(self) -> Reviewed:
        return self.mistakes[self.number]


def lesson_of(session: Session, reviews: Reviews) -> Lesson:
    """Of the people; where only computers played, of everybody."""
    found = reviews.review.errors
    own = tuple(one for one in found if not session.players[one.seat].is_computer)
    return Lesson(reviews, own or found, session.players)


def practice_of(lesson: Lesson) -> Match:
    """Only whoever erred sits there as a person: nobody else has anything to hide from."""
    players: list[Player] = []
    for seat, player in enumerate(lesson.players):
        if seat == lesson.mistake.seat:
            players.append(Player(player.name, player.mark))
        else:
            names = [other.name for other in (*lesson.players, *players)]
            players.append(player if player.is_computer else computer(1, player.mark, names))
    return lesson.reviews.practice(lesson.mistake.index, tuple(players))


class MistakeGuide(Guide):
    """Asks for something better than what was done; each try is judged like the game was."""

    def __init__(self, lesson: Lesson, go_on: Callable[[Lesson], object]) -> None:
        super().__init__()
        self.lesson, self._go_on = lesson, go_on
        self._table: Table | None = None
        self.verdict: Reviewed | Trouble | None = None
        self.is_judging = False

    def attend(self, table: Table) -> None:
        self._table = table

    def card(self) -> QWidget:
        card = Panel("mat", 16)
        column = spaced(QVBoxLayout(card), 14, 12, 14, 12, gap=4)
        column.addWidget(Text(tr("study", "Learn from your mistakes"), 17, LABEL, wrap=True))
        words = tr("study", "{number} of {total}")
        number, total = self.lesson.number + 1, len(self.lesson.mistakes)
        column.addWidget(Text(words.format(number=number, total=total), 16, token="text2"))
        column.addWidget(Text(self._asked(), 15, token="text2", wrap=True))
        column.addStretch(1)
        return card

    @property
    def is_solved(self) -> bool:
        return isinstance(self.verdict, Reviewed) and not self.verdict.is_error

    def _asked(self) -> str:
        mistake = self.lesson.mistake
        words = tr("study", "{mark} by {name}. Find something better.")
        name = self.lesson.players[mistake.seat].name
        return words.format(name=name, mark=mark_words(mistake.mark))

    def said(self, said: Said) -> Said:
        if self.verdict is None and not self.is_judging:
            return replace(said, message=said.message if said.is_wrong else self._asked())
        sentence, label = self.told()
        finish = Finish(label, shown=bool(label))
        is_wrong = self.verdict is not None and not self.is_solved
        return replace(said, message=sentence, is_wrong=is_wrong, finish=finish, deeds=())

    def told(self) -> tuple[str, str]:
        """What came of the try, and what the button says."""
        verdict = self.verdict
        if verdict is None:
            return tr("study", "Let me look at that…"), ""
        if isinstance(verdict, Trouble):
            return player_words(verdict), tr("study", "Try again")
        if verdict.is_error:
            why = self._table.words.reviewed(verdict) if self._table is not None else ""
            return f"{tr('study', 'Not yet.')} {why}".strip(), tr("study", "Try again")
        is_last = self.lesson.number + 1 == len(self.lesson.mistakes)
        button = tr("study", "Back to the review") if is_last else tr("study", "Next mistake")
        return tr("study", "Well found: that is better."), button

    def finished(self) -> bool:
        if self.verdict is None:
            return self.is_judging
        step = 1 if self.is_solved else 0
        self._go_on(replace(self.lesson, number=self.lesson.number + step))
        return True

    def follow(self, changes: tuple[Change, ...]) -> None:
        mistake, table = self.lesson.mistake, self._table
        is_done = any(c.kind == PLAYED and c.seat == mistake.seat for c in changes)
        if not is_done or self.is_judging or table is None or self.verdict is not None:
            return
        assert isinstance(table.sight, Session)
        self.is_judging = True
        self.lesson.reviews.try_out(mistake.index, table.sight, self._hear)

    def _hear(self, verdict: Reviewed | Trouble) -> None:
        self.is_judging, self.verdict = False, verdict
        SOUNDS.play("win" if self.is_solved else "refuse")
        if self._table is not None and isinstance(self._table.link.stage, QWidget):
            announce(self._table.link.stage, self.told()[0])
        self.changed.emit()

    def retire(self) -> None:
        self._table = None
