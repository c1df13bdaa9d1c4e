"""Every day: Home's line, four tasks, the calendar, days in a row, medals, sharing, midnight and a clock set back."""

from datetime import date, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage

from tests.truth import record_of
from tests.view.hand import click, click_key
from tests.view.puzzles.conftest import Solver
from trakkx_desktop.core.match import DAY, Match, Plan
from trakkx_desktop.core.player import Player
from trakkx_desktop.core.progress import DEAL, Progress
from trakkx_desktop.games.traexx import GAME
from trakkx_desktop.puzzles.book import book
from trakkx_desktop.puzzles.day import deal_of, of_day
from trakkx_desktop.view.screens.table.screen import TableScreen
from trakkx_desktop.view.screens.today import day as days
from trakkx_desktop.view.screens.today.day import MEDALS, medal_of
from trakkx_desktop.view.screens.today.line import TodayLine
from trakkx_desktop.view.screens.today.screen import TodayScreen
from trakkx_desktop.view.screens.today.share import day_picture, day_text

MONDAY = date(2026, 11, 16)


class Clock:
    """Says which day it is."""

    def __init__(self) -> None:
        self.day = MONDAY


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(days, "today", lambda: made.day)
    return made


def line_of(solver: Solver) -> TodayLine:
    [line] = solver.app.window.home.findChildren(TodayLine)
    return line


@pytest.fixture
def page(solver: Solver) -> TodayScreen:
    solver.app.window.show_screen("today")
    front = solver.app.window.front
    assert isinstance(front, TodayScreen)
    return front


def again(solver: Solver) -> TodayScreen:
    solver.app.window.show_screen("today")
    front = solver.app.window.front
    assert isinstance(front, TodayScreen)
    return front


def solve(solver: Solver) -> None:
    guide = solver.guide
    for entry in guide.puzzle.solution:
        if entry.seat == guide.puzzle.seat:
            solver.until(lambda: not solver.screen.session.is_watching)
            solver.screen.session.submit(entry.action)
            solver.until(lambda: not guide.attempt.is_asking)


def test_a_newcomer_is_led_to_the_lessons_a_regular_to_today(solver: Solver) -> None:
    line = line_of(solver)
    assert line.is_new_here and "Learn" in line.accessibleName()
    asked: list[str] = []
    line.opened.connect(asked.append)
    solver.app.house.progress.note_puzzle("trax", "a", 1)
    assert not line.is_new_here
    assert line.accessibleName().startswith("Monday, 16 November: three puzzles and a deal. 0 of 4")
    click(line)
    assert asked == ["today"] and isinstance(solver.app.window.front, TodayScreen)


def test_who_has_played_is_no_newcomer(solver: Solver) -> None:
    solver.app.house.tune(new_game={"trax": {"names": ["Anna"]}})
    line = line_of(solver)
    line.refresh()
    assert not line.is_new_here


def test_solving_fills_a_shape_and_begins_a_row(page: TodayScreen, solver: Solver) -> None:
    click(page.cards["trax"])
    assert solver.guide.puzzle == of_day(book("trax"), MONDAY)
    assert solver.guide.place == "Today"
    solve(solver)
    assert solver.app.house.progress.mine.day(MONDAY) == {"trax": 3}
    click(solver.screen.finish)
    front = solver.app.window.front
    assert isinstance(front, TodayScreen) and front.streak.text() == "1 day in a row"
    assert "3 stars" in front.cards["trax"].accessibleName()
    solver.app.window.go_home()
    assert "1 of 4 done. 1 day in a row" in line_of(solver).accessibleName()


def test_midnight_passes_over_an_open_puzzle(
    page: TodayScreen, solver: Solver, clock: Clock
) -> None:
    click(page.cards["trax"])
    clock.day = MONDAY + timedelta(days=1)
    line_of(solver).calendar.look()
    assert "Tuesday, 17 November" in line_of(solver).accessibleName() or line_of(solver).is_new_here
    solve(solver)
    assert dict(solver.app.house.progress.mine.days) == {"2026-11-16": {"trax": 3}}
    assert "Tuesday, 17 November" in line_of(solver).accessibleName()


def test_midnight_turns_the_page(page: TodayScreen, clock: Clock) -> None:
    clock.day = date(2026, 12, 1)
    page.calendar.look()
    assert page.day == clock.day and page.title.text() == "Tuesday, 1 December"
    assert page.name.text() == "December 2026"


def test_a_clock_that_is_set_back_takes_nothing_away(
    page: TodayScreen, solver: Solver, clock: Clock
) -> None:
    diary = solver.app.house.progress
    for back in range(3):
        diary.note_day(MONDAY - timedelta(days=back), "trax", 3)
    clock.day = MONDAY - timedelta(days=2)
    page.calendar.look()
    assert page.streak.text() == "1 day in a row"
    assert [cell.day.day for cell in page.month.cells if cell.isEnabled()][-1] == 14
    clock.day = MONDAY
    page.calendar.look()
    assert page.streak.text() == "3 days in a row"


def test_days_before_can_be_caught_up_on(page: TodayScreen, solver: Solver) -> None:
    cell = next(cell for cell in page.month.cells if cell.day.day == 3)
    click(cell)
    assert page.day == date(2026, 11, 3) and page.title.text() == "Tuesday, 3 November"
    click(page.cards["trax"])
    assert solver.guide.puzzle == of_day(book("trax"), date(2026, 11, 3))
    solve(solver)
    assert dict(solver.app.house.progress.mine.days) == {"2026-11-03": {"trax": 3}}
    click(solver.screen.finish)
    front = solver.app.window.front
    assert isinstance(front, TodayScreen) and front.day == date(2026, 11, 3)


def test_the_calendar_by_keys_and_leaves(page: TodayScreen) -> None:
    cell = next(cell for cell in page.month.cells if cell.day == MONDAY)
    cell.setFocus()
    click_key(cell, Qt.Key.Key_Up)
    before = next(cell for cell in page.month.cells if cell.day.day == 9)
    assert before.hasFocus()
    click_key(before, Qt.Key.Key_Return)
    assert page.day == date(2026, 11, 9)
    assert not page.later.isEnabled()
    click(page.earlier)
    assert page.name.text() == "October 2026" and page.later.isEnabled()
    for _ in range(12):
        click(page.earlier)
    assert page.name.text() == "January 2026" and not page.earlier.isEnabled()


def test_what_is_to_come_cannot_be_pressed(page: TodayScreen) -> None:
    assert not any(cell.isEnabled() for cell in page.month.cells if cell.day > MONDAY)


def deal(solver: Solver, day: date = MONDAY) -> TableScreen:
    page = again(solver)
    page.go_to(day)
    click(page.cards[DEAL])
    front = solver.app.window.front
    assert isinstance(front, TableScreen)
    return front


def play_out(table: TableScreen) -> int:
    """Whatever is legal first."""
    session = table.session
    while session.outcome is None:
        now = record_of(session).now
        *_, last = session.game.legal(now, 0)
        session.submit(last)
    return round(session.outcome.scores[0])


def test_the_deal_is_an_ordinary_match_of_the_date(solver: Solver) -> None:
    table = deal(solver)
    assert record_of(table.session).setup.seed == deal_of(MONDAY)
    assert not table.session.match.plan.hints
    points = play_out(table)
    solver.app.window.go_home()
    solver.app.house.flush()
    page = again(solver)
    done = solver.app.house.progress.mine.day(MONDAY)
    assert done[DEAL] == points
    solver.until(lambda: "gold" in solver.app.house.progress.mine.day(MONDAY))
    assert str(abs(points)) in page.cards[DEAL].accessibleName()
    assert len(list(solver.app.house.places.saves.glob("*.trakkx"))) == 1


def test_another_deal_of_the_same_people_is_not_that_of_the_day() -> None:
    plan = Plan(seed=3, choices=((DAY, "2026-11-16"), ("start.0", "A")))
    match = Match("traexx", GAME, (Player("Anna", 0),), plan)
    assert match.again(9).plan.choices == (("start.0", "A"),)


def test_days_that_no_calendar_has_are_left_out(solver: Solver) -> None:
    plan = Plan(seed=3, choices=((DAY, "2026-13-40"),))
    solver.app.window.begin(Match("traexx", GAME, (Player("Anna", 0),), plan), "")
    front = solver.app.window.front
    assert isinstance(front, TableScreen)
    play_out(front)
    solver.app.house.flush()
    again(solver)
    assert not solver.app.house.progress.mine.days


@pytest.mark.parametrize(
    "points, medal", [(24, ""), (25, "bronze"), (36, "silver"), (39, "silver"), (40, "gold")]
)
def test_medals(points: int, medal: str) -> None:
    done = {DEAL: points, **dict(zip(MEDALS, (25, 36, 40), strict=True))}
    assert medal_of(done) == medal
    assert medal_of({DEAL: points}) == "", "nobody knows yet"


def test_what_is_shared_gives_nothing_away(page: TodayScreen, solver: Solver) -> None:
    diary = solver.app.house.progress
    diary.note_day(MONDAY, "trax", 2)
    diary.note_day(MONDAY, DEAL, 37)
    for medal, total in zip(MEDALS, (20, 30, 37), strict=True):
        diary.note_day(MONDAY, medal, total)
    click(page.copy)
    head, *rows, last = QGuiApplication.clipboard().text().split("\n")
    assert (head, last) == ("Trakkx Desktop, 16 Nov 2026", "TRÄXX of 16 Nov: 37, gold")
    assert sorted(rows) == [
        "TRAKKX, puzzle: \u2013",
        "TRAX, puzzle: \u2605\u2605\u2606",
        "TRÄXX, puzzle: \u2013",
    ]
    made: list[tuple[str, bytes]] = []
    page.exported.disconnect()
    page.exported.connect(lambda name, data: made.append((name, data)))
    click(page.picture)
    [(name, data)] = made
    picture = QImage.fromData(data)
    assert name == "trakkx-2026-11-16.png" and picture.width() == 1000
    empty = QImage.fromData(day_picture(MONDAY, {}, solver.app.window.faces))
    assert picture != empty


def test_every_day_has_its_own_text(solver: Solver) -> None:
    faces = solver.app.window.faces
    assert day_text(MONDAY, {}, faces) != day_text(MONDAY - timedelta(days=1), {}, faces)


def test_a_damaged_file_of_stars_is_told_and_today_works(solver: Solver) -> None:
    house = solver.app.house
    house.places.progress.write_text("{damaged")
    house.progress.note_day(MONDAY, "trax", 1)
    page = again(solver)
    assert page.cards["trax"].isEnabled()
    assert house.progress.of("nobody") == Progress()


@pytest.mark.parametrize("size", [(1024, 640), (1440, 900)])
def test_nothing_of_the_page_is_cut(solver: Solver, size: tuple[int, int]) -> None:
    solver.app.house.tune(text_size=1.3)
    solver.app.window.resize(*size)
    page = again(solver)
    for widget in (*page.cards.values(), page.copy, page.picture, *page.month.cells):
        place = widget.rect().translated(widget.mapTo(page, widget.rect().topLeft()))
        assert page.rect().contains(place)
