"""The ways through puzzles: from the list to the table, to the next one, through a rush, through a day."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date
from typing import Any, Protocol

from PySide6.QtCore import QObject

from trakkx_desktop.core.match import Match
from trakkx_desktop.puzzles.puzzle import Puzzle
from trakkx_desktop.session.house import House
from trakkx_desktop.session.puzzles import Attempt, Books
from trakkx_desktop.session.session import Session
from trakkx_desktop.view.screens.puzzles.guide import AGAIN, NEXT, PuzzleGuide
from trakkx_desktop.view.screens.puzzles.rush import Rush, RushGuide
from trakkx_desktop.view.screens.puzzles.screen import PuzzlesScreen
from trakkx_desktop.view.screens.puzzles.way import next_of, practice
from trakkx_desktop.view.screens.screen import Screen
from trakkx_desktop.view.screens.table.guide import Guide
from trakkx_desktop.view.screens.today.screen import TodayScreen
from trakkx_desktop.view.stage.face import Face
from trakkx_desktop.view.stage.tr import tr


class Host(Protocol):
    """What the window does for it."""

    house: House
    faces: dict[str, Face]

    def show_table(self, session: Session, guide: Guide | None = None) -> None: ...

    def show_page(self, screen: Screen) -> None: ...

    def begin(self, match: Match, youngest: str) -> None: ...

    def export(self, name: str, data: bytes) -> None: ...


@dataclass(frozen=True)
class Series:
    """Where a puzzle comes from: what comes after it, where one goes back to, and who else is told of stars."""

    after: Callable[[Puzzle], Puzzle | None] = field(compare=False)
    back: Callable[[], object] = field(compare=False)
    note: Callable[[Puzzle, int], object] = field(compare=False, default=lambda puzzle, stars: None)
    place: str = ""


class PuzzleDesk(QObject):
    """Holds the books that were read."""

    def __init__(self, host: Host) -> None:
        super().__init__()
        self._host, self._house = host, host.house
        self.books = Books()
        self.books.troubled.connect(host.house.troubled)
        self._rush: Rush | None = None

    def show(self, name: str) -> None:
        """A page by its name."""
        if name == "today":
            self.show_today()
        else:
            self.show_list()

    def show_list(self, key: str = "") -> None:
        self._end_rush()
        screen = PuzzlesScreen(self._house, self.books, self._host.faces, key)
        screen.chosen.connect(self.begin)
        screen.rushed.connect(self.begin_rush)
        self._host.show_page(screen)

    def show_today(self, day: date | None = None) -> None:
        screen = TodayScreen(self._house, self.books, self._host.faces, day)
        screen.chosen.connect(self._begin_of_day)
        screen.dealt.connect(self._host.begin)
        screen.exported.connect(self._host.export)
        self._host.show_page(screen)

    def begin(self, puzzle: Puzzle) -> None:
        """One of the list, and then the next that is not solved."""
        key = puzzle.game
        series = Series(
            lambda one: next_of(self.books.of(key), one, self._house.progress.mine),
            lambda: self.show_list(key),
            place=tr("puzzles", "Puzzle"),
        )
        self._lay(puzzle, series)

    def _begin_of_day(self, puzzle: Puzzle, day: date, place: str) -> None:
        """What is noted counts for the day it was begun for, also after midnight."""
        diary = self._house.progress
        series = Series(
            lambda one: None,
            lambda: self.show_today(day),
            lambda one, stars: diary.note_day(day, one.game, stars),
            place,
        )
        self._lay(puzzle, series)

    def _lay(self, puzzle: Puzzle, series: Series) -> None:
        guide = self._guide(PuzzleGuide, puzzle)
        guide.place = series.place
        coming = series.after(puzzle)
        guide.is_last = coming is None

        def solved(stars: int) -> None:
            self._house.progress.note_puzzle(puzzle.game, puzzle.id, stars)
            series.note(puzzle, stars)

        def leave(where: str) -> None:
            if where == NEXT and coming is not None:
                self._lay(coming, series)
            else:
                series.back()

        guide.solved.connect(solved)
        guide.left.connect(leave)
        self._host.show_table(guide.session, guide)

    def begin_rush(self, key: str) -> None:
        self._end_rush()
        if self.books.of(key):
            self._rush = Rush(self.books.of(key), self)
            self._rush.ended.connect(lambda solved: self._house.progress.note_rush(key, solved))
            self._go_on_with(key, self._rush, self._house.progress.mine.rush.get(key, 0))

    def _go_on_with(self, key: str, rush: Rush, best: int) -> None:
        puzzle = next(rush.puzzles)
        guide = self._guide(RushGuide, puzzle)
        guide.place, guide.best = tr("puzzles", "Rush"), best
        guide.run(rush)

        def leave(where: str) -> None:
            if where == NEXT:
                self._go_on_with(key, rush, best)
            elif where == AGAIN:
                self.begin_rush(key)
            else:
                self.show_list(key)

        guide.left.connect(leave)
        self._host.show_table(guide.session, guide)

    def _end_rush(self) -> None:
        if self._rush is not None:
            self._rush.stop()
            self._rush = None

    def _guide(self, kind: Callable[..., Any], puzzle: Puzzle) -> Any:
        name = self._house.progress.person or tr("puzzles", "You")
        session = self._house.lay_out(practice(puzzle, name))
        attempt = Attempt(session, self._house.worker, puzzle)
        return kind(puzzle, self._host.faces[puzzle.game], session, attempt)
