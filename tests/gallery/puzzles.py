"""Pictures of puzzles and days: the list, one of each game, solved and missed, a rush, today and its line on Home."""

from datetime import date, timedelta

from PySide6.QtTest import QTest

from tests.gallery.stand import Shot, Stand
from trakkx_desktop.core.progress import DEAL
from trakkx_desktop.games.trax import GAME as TRAX
from trakkx_desktop.puzzles.book import book
from trakkx_desktop.puzzles.puzzle import Puzzle
from trakkx_desktop.view.screens.puzzles import guide as guides
from trakkx_desktop.view.screens.puzzles.guide import Phase, PuzzleGuide
from trakkx_desktop.view.screens.puzzles.screen import PuzzlesScreen
from trakkx_desktop.view.screens.today import day as days
from trakkx_desktop.view.screens.today.day import MEDALS
from trakkx_desktop.view.screens.today.line import TodayLine
from trakkx_desktop.view.screens.today.screen import TodayScreen

MONDAY = date(2026, 11, 16)
HARD = {"trakkx": 2, "traexx": 3, "trax": 3}
"""A grade of each game whose puzzle is looked at."""


def _puzzle(key: str) -> Puzzle:
    return next(one for one in book(key) if one.grade == HARD[key])


def _guide(stand: Stand) -> PuzzleGuide:
    guide = stand.table.guide
    assert isinstance(guide, PuzzleGuide)
    return guide


def _begin(stand: Stand, key: str) -> PuzzleGuide:
    guides.PAUSE, guides.STEP = 0, 0
    stand.window.puzzles.books.open(key)
    stand.window.puzzles.books.wait()
    stand.window.puzzles.begin(_puzzle(key))
    stand.settle()
    return _guide(stand)


def _wait(stand: Stand, phase: Phase | None = None) -> None:
    """Until the worker has answered."""
    for _ in range(600):
        guide = _guide(stand)
        if not guide.attempt.is_asking and phase in (None, guide.phase):
            break
        QTest.qWait(50)
    stand.settle()


def _open(key: str) -> Shot:
    def make(stand: Stand) -> None:
        _begin(stand, key)

    return Shot(f"puzzle_{key}", make)


def _small(key: str) -> Shot:
    settings = (("text_size", 1.3),)
    make = _open(key).make
    return Shot(f"puzzle_{key}_small", make, size=(1024, 640), settings=settings)


def _hint(stand: Stand) -> None:
    guide = _begin(stand, "traexx")
    for _ in range(3):
        guide.hint()
        _wait(stand)


def _solved(stand: Stand) -> None:
    guide = _begin(stand, "trax")
    for entry in guide.puzzle.solution:
        if entry.seat == guide.puzzle.seat:
            stand.session.submit(entry.action)
            _wait(stand)
            QTest.qWait(100)
    _wait(stand, Phase.SOLVED)


def _missed(stand: Stand) -> None:
    guide = _begin(stand, "trax")
    right = {entry.action for entry in guide.puzzle.solution}
    legal = TRAX.legal(guide.puzzle.position, guide.puzzle.seat)
    stand.session.submit(next(action for action in legal if action not in right))
    _wait(stand, Phase.MISSED)
    QTest.qWait(100)


def _list(stand: Stand) -> None:
    diary = stand.app.house.progress
    for number, puzzle in enumerate(book("traexx")[:9]):
        diary.note_puzzle("traexx", puzzle.id, 1 + number % 3)
    stand.window.show_screen("puzzles")
    front = stand.window.front
    assert isinstance(front, PuzzlesScreen)
    front.tabs.set_value("traexx")
    stand.window.puzzles.books.wait()
    stand.settle()


def _rush(stand: Stand) -> None:
    _list(stand)
    stand.window.puzzles.begin_rush("traexx")
    stand.settle()


def _diary(stand: Stand) -> None:
    """A week of days, and today half done."""
    days.today = lambda: MONDAY
    diary = stand.app.house.progress
    for back in range(1, 7):
        diary.note_day(MONDAY - timedelta(days=back), "trax", 3)
        diary.note_day(MONDAY - timedelta(days=back), "traexx", 1 + back % 3)
    for name, worth in (("trakkx", 2), ("trax", 3), (DEAL, 37)):
        diary.note_day(MONDAY, name, worth)
    for medal, total in zip(MEDALS, (25, 33, 37), strict=True):
        diary.note_day(MONDAY, medal, total)


def _home_today(stand: Stand) -> None:
    _diary(stand)
    if not stand.window.home.findChildren(TodayLine):
        stand.window.home.show_today(TodayLine(stand.app.house, stand.window.faces))
    for line in stand.window.home.findChildren(TodayLine):
        line.calendar.look()
        line.refresh()


def _today(stand: Stand) -> None:
    _diary(stand)
    stand.window.show_screen("today")
    stand.window.puzzles.books.wait()
    stand.settle()
    front = stand.window.front
    assert isinstance(front, TodayScreen)
    front.go_to(MONDAY)


TODAY = (("today", "Copy as text"), ("today", "Save as picture"))
LIST = (("puzzles", "Puzzles"), ("puzzles", "Next puzzle"))

SHOTS = (
    *(_open(key) for key in HARD),
    *(_small(key) for key in HARD),
    Shot("puzzle_hint", _hint, (("puzzles", "Play the hint"),)),
    Shot("puzzle_solved", _solved, (("puzzles", "Solved!"), ("puzzles", "Next puzzle"))),
    Shot("puzzle_missed", _missed, (("puzzles", "Try again"),)),
    Shot("puzzles", _list, LIST),
    Shot("puzzles_small", _list, LIST, size=(1024, 640), settings=(("text_size", 1.3),)),
    Shot("rush", _rush),
    Shot("home_today", _home_today),
    Shot("home_today_small", _home_today, size=(1024, 640), settings=(("text_size", 1.3),)),
    Shot("today", _today, TODAY),
    Shot("today_small", _today, TODAY, size=(1024, 640), settings=(("text_size", 1.3),)),
)
