"""The ways to a review and on from it: from a table, from the history, to the mistakes, to the analysis board."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject

from trakkx_desktop import catalog
from trakkx_desktop.core.match import Match
from trakkx_desktop.view.screens.study.analysis import AnalysisGuide
from trakkx_desktop.view.screens.study.mistakes import Lesson, MistakeGuide, practice_of
from trakkx_desktop.view.screens.study.study import Study
from trakkx_desktop.view.screens.table.screen import TableScreen
from trakkx_desktop.view.screens.table.strip import may_study

if TYPE_CHECKING:
    from trakkx_desktop.session.analysis import Analysis
    from trakkx_desktop.session.house import House
    from trakkx_desktop.session.session import Session
    from trakkx_desktop.view.screens.screen import Screen
    from trakkx_desktop.view.screens.table.guide import Guide


class Ways(Protocol):
    """The window, as far as a review leads through it."""

    house: House

    @property
    def front(self) -> Screen: ...

    def open_file(self, path: Path) -> None: ...

    def show_table(self, session: Session, guide: Guide | None = None) -> None: ...


def begin_study(window: Ways, table: TableScreen) -> None:
    """The computer looks back too: its strip stands below the table."""
    if table.strip is not None or not may_study(table.session):
        return
    reviews = window.house.review(table.session)
    study = Study(table.session, table.table, table.replay, reviews, table.face.primary)
    study.closed.connect(lambda: table.set_strip(None))
    study.practised.connect(lambda lesson: practise(window, lesson))
    study.offered.connect(table.offered)
    study.analysed.connect(lambda: analyse(window, table.session))
    table.set_strip(study)
    table.replay.setFocus()


class Opening(QObject):
    """A match that is being opened shall be reviewed as soon as it lies on the table."""

    def __init__(self, window: Ways) -> None:
        super().__init__()
        self._window = window
        window.house.seated.connect(self._begin)
        window.house.unopened.connect(self._end)

    def _begin(self, session: Session) -> None:
        self._end()
        table = self._window.front
        if isinstance(table, TableScreen) and table.session is session:
            table.look_back()
            begin_study(self._window, table)

    def _end(self) -> None:
        self._window.house.seated.disconnect(self._begin)
        self._window.house.unopened.disconnect(self._end)


def open_review(window: Ways, path: Path) -> None:
    """A saved match, with the computer looking back on it at once."""
    opening = Opening(window)
    opening.setParent(window.house)
    window.open_file(path)


def analyse(window: Ways, session: Session) -> None:
    """The game that is looked at on the analysis board, where one stands in it."""
    here = session.peeked
    session.peek(None)
    whole = window.house.analyse(session.fork(session.players).analysed())
    show_analysis(window, whole)
    if here is not None:
        whole.go((0,) * here)


def show_analysis(window: Ways, analysis: Analysis) -> None:
    def turn_over() -> None:
        """The same table, the other to move: a tree of its own begins."""
        sight = analysis.session.sight_of(analysis.session.waiting[0])
        position = other_side(sight)
        if position is not None:
            session = analysis.session
            match = Match.practice(session.game, session.players, position, "puzzle")
            show_analysis(window, window.house.analyse(match.analysed()))

    other_side = catalog.part("games", analysis.session.match.key, "position").other_side
    guide = AnalysisGuide(analysis, turn_over)
    window.show_table(analysis.session, guide)
    table = window.front
    assert isinstance(table, TableScreen)
    table.set_strip(guide.lines)
    guide.lines.panel.setVisible(analysis.is_on)


def practise(window: Ways, lesson: Lesson) -> None:
    """The next mistake, to be made good at a table of its own; after the last, the review again."""
    if lesson.is_over:
        open_review(window, lesson.reviews.path)
        return
    guide = MistakeGuide(lesson, lambda after: practise(window, after))
    session = window.house.lay_out(practice_of(lesson))
    if window.house.opponents is not None:
        window.house.opponents.set_paused(True)
    session.linger()
    window.show_table(session, guide)
