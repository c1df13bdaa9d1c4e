"""Looking back with the computer at the real table: one click, results as they come, dots, ghosts, and ways on."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from tests.study.games import played
from tests.truth import record_of
from tests.view.hand import choose, click, click_key, settle
from trakkx_desktop.core.match import Match, Plan, Sitting
from trakkx_desktop.core.player import Player
from trakkx_desktop.core.record import Record
from trakkx_desktop.core.review import Review
from trakkx_desktop.games.traexx.actions import PASS
from trakkx_desktop.session import review as looking
from trakkx_desktop.session.house import House
from trakkx_desktop.view.screens.history.screen import HistoryScreen
from trakkx_desktop.view.screens.house.window import Window
from trakkx_desktop.view.screens.study.analysis import AnalysisGuide
from trakkx_desktop.view.screens.study.mistakes import MistakeGuide, lesson_of
from trakkx_desktop.view.screens.study.study import Study
from trakkx_desktop.view.screens.study.ways import begin_study, practise
from trakkx_desktop.view.screens.table.screen import TableScreen

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
LEVELS = {"trax": (1, 3), "traexx": (1, 4), "trakkx": (1, 3)}
LONGEST = {"trax": 90, "traexx": 90, "trakkx": 90}


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looking, "SECONDS", 0.03)


@pytest.fixture
def games() -> dict[str, str]:
    """The real ones."""
    return dict.fromkeys(LEVELS, "trakkx_desktop")


@pytest.fixture(scope="session")
def records() -> dict[str, Record]:
    return {key: played(key, levels, LONGEST[key]) for key, levels in LEVELS.items()}


def lay(window: Window, record: Record, origin: str = "import") -> TableScreen:
    people = (Player("Anna", 0), Player("Ben", 1))
    key = record.game.key
    match = Match(key, record.game, people, Plan(seed=5), (Sitting(record),), origin)
    window.lay_out(match)
    settle()
    assert isinstance(window.front, TableScreen)
    return window.front


def begin(table: TableScreen) -> Study:
    """One click on the bar."""
    if table.session.outcome is None:
        table.look_back()
        settle()
    click(table.replay.review)
    assert isinstance(table.strip, Study)
    return table.strip


def whole(qtbot: QtBot, study: Study) -> Review:
    qtbot.waitUntil(lambda: study.reviews.review.is_whole, timeout=120_000)
    settle()
    return study.reviews.review


@pytest.mark.parametrize("key", list(LEVELS))
def test_one_click_reviews_and_a_dot_leads_to_its_mistake(
    window: Window, qtbot: QtBot, records: dict[str, Record], key: str
) -> None:
    table = lay(window, records[key])
    study = begin(table)
    review = whole(qtbot, study)
    seen = [one for one in review.errors if one.best and one.best.action != PASS]
    mistake = seen[-1]
    click(study.panel.curve, study.panel.curve.spot(mistake).toPoint())
    assert table.session.peeked == mistake.index, "before it, where one could have done better"
    assert not table.ending.isVisible() and table.replay.isVisible()
    told = study.panel.message.text()
    why = table.table.words.reviewed(mistake)
    assert why and why in told and "Better:" in told
    ghosts = ("chosen", "ghost", "promise", "hint")
    assert any(piece.startswith(ghosts) for piece in table.stage.layout_now), (
        "the better one is seen"
    )
    click_key(table.replay._track, Qt.Key.Key_Right)
    settle()
    assert table.session.peeked in (mistake.index + 1, None)
    assert why in study.panel.message.text() and "Better:" not in study.panel.message.text()


def test_results_appear_as_they_come_and_it_is_cancelled_by_a_click(
    window: Window, qtbot: QtBot, records: dict[str, Record], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(looking, "SECONDS", 0.2)
    study = begin(lay(window, records["trax"]))
    qtbot.waitUntil(lambda: len(study.reviews.review.found) >= 2, timeout=60_000)
    settle()
    assert study.panel.bar.isVisible() and not study.panel.on.isVisible()
    click(study.panel.stop)
    assert not study.reviews.is_running and not study.panel.bar.isVisible()
    found = len(study.reviews.review.found)
    assert 2 <= found < len(records["trax"].log)


def test_keys_walk_from_mistake_to_mistake(
    window: Window, qtbot: QtBot, records: dict[str, Record]
) -> None:
    table = lay(window, records["traexx"])
    study = begin(table)
    errors = [one.index for one in whole(qtbot, study).errors]
    click_key(table.replay._track, Qt.Key.Key_Home)
    control = Qt.KeyboardModifier.ControlModifier
    for index in [i for i in errors if i > 0][:2]:
        click_key(table.replay._track, Qt.Key.Key_Right, control)
        settle()
        assert table.session.peeked == index
    click_key(table.replay._track, Qt.Key.Key_Left, control)
    assert table.session.peeked in errors


def test_at_the_end_the_poster_stays_and_the_rail_tallies(
    window: Window, qtbot: QtBot, records: dict[str, Record]
) -> None:
    table = lay(window, records["traexx"])
    assert table.ending.isVisible() and table.replay.review.isVisible(), "one click from the end"
    study = begin(table)
    review = whole(qtbot, study)
    assert table.ending.isVisible()
    told = table.table.words.tallied(review.tallies[0])
    assert told and table._said is not None and table._said.seats[0].status == told


def test_it_is_there_next_time_and_opens_from_history(
    window: Window, house: House, qtbot: QtBot, records: dict[str, Record]
) -> None:
    first = begin(lay(window, records["trax"]))
    found = whole(qtbot, first)
    house.flush()
    window.go_home()
    with qtbot.waitSignal(house.archive.listed):
        window.show_screen("history")
    history = window.front
    assert isinstance(history, HistoryScreen)
    settle()
    click(history.matches.detail.deeds["review"])
    qtbot.waitUntil(lambda: isinstance(window.front, TableScreen), timeout=10_000)
    table = window.front
    assert isinstance(table, TableScreen) and isinstance(table.strip, Study)
    again = table.strip
    qtbot.waitUntil(lambda: again.reviews.review.is_whole, timeout=5_000)
    assert again.reviews.review == found


def test_closing_it_leaves_the_table_as_it_was(
    window: Window, qtbot: QtBot, records: dict[str, Record]
) -> None:
    table = lay(window, records["traexx"])
    study = begin(table)
    high = table.stage.height()
    click(study.panel.close_button)
    settle()
    assert table.strip is None and table.stage.height() > high
    assert table.ending.isVisible() and table.session.hint is None
    assert table.replay.review.isVisible()


def test_a_game_that_goes_on_is_not_reviewed(window: Window, records: dict[str, Record]) -> None:
    finished = records["trakkx"]
    record, _ = Record.replay(finished.game, finished.setup, finished.log[:12])
    table = lay(window, record, origin="")
    table.session.raise_curtain()
    table.look_back()
    settle()
    assert not table.replay.review.isVisible()
    begin_study(window, table)
    assert table.strip is None, "its hands are secret still"


def open_menu(study: Study) -> QMenu:
    click(study.panel.branch)
    [menu] = [m for m in study.panel.findChildren(QMenu) if m.isVisible()]
    return menu


@pytest.mark.parametrize(
    ("words", "levels"),
    [
        ("Play on against the computer", (0, 3)),
        ("Play both sides", (0, 0)),
        ("Let the computers finish it", (3, 3)),
    ],
)
def test_from_here_a_new_match_begins(
    window: Window,
    house: House,
    qtbot: QtBot,
    records: dict[str, Record],
    words: str,
    levels: tuple[int, int],
) -> None:
    table = lay(window, records["trax"])
    study = begin(table)
    study.go(6)
    settle()
    choose(open_menu(study), words)
    settle()
    fresh = window.front
    assert isinstance(fresh, TableScreen) and fresh is not table
    match = fresh.session.match
    assert match.origin == "position" and len(record_of(fresh.session).log) >= 6
    assert record_of(fresh.session).log[:6] == records["trax"].log[:6]
    assert tuple(player.level for player in match.players) == levels
    house.flush()
    saved = [path.name for path in Path(house.places.saves).glob("*.trakkx")]
    assert len(saved) == 2, "the record and what came of it"


def test_nothing_goes_on_from_the_end(window: Window, records: dict[str, Record]) -> None:
    study = begin(lay(window, records["traexx"]))
    menu = open_menu(study)
    words = ("Play both sides", "Let the computers finish it")
    assert not any(action.isEnabled() for action in menu.actions() if action.text() in words)
    menu.close()


def test_mistakes_are_made_good_one_after_another(
    window: Window, house: House, qtbot: QtBot, records: dict[str, Record]
) -> None:
    study = begin(lay(window, records["trax"]))
    errors = whole(qtbot, study).errors
    choose(open_menu(study), "Learn from your mistakes")
    settle()
    for number, mistake in enumerate(errors[:2]):
        table = window.front
        assert isinstance(table, TableScreen) and isinstance(table.guide, MistakeGuide)
        assert table.guide.lesson.number == number and not table.session.turns
        assert table.session.viewer == mistake.seat
        assert table.finish.isVisible()
        if number == 0:
            again(table, qtbot, records["trax"].log[mistake.index].action)
            table = window.front
            assert isinstance(table, TableScreen) and isinstance(table.guide, MistakeGuide)
            assert table.guide.lesson.number == 0, "the same once more"
        assert mistake.best is not None
        answer(table, qtbot, mistake.best.action)
        assert isinstance(table.guide, MistakeGuide) and table.guide.is_solved
        assert "better" in table.message.text()
        click(table.finish)
        settle()
    house.flush()
    assert len(list(house.places.saves.glob("*.trakkx"))) == 1, "practice is never kept"


def answer(table: TableScreen, qtbot: QtBot, action: object) -> None:
    guide = table.guide
    assert isinstance(guide, MistakeGuide)
    assert table.session.submit(action) is None
    qtbot.waitUntil(lambda: guide.verdict is not None, timeout=60_000)
    settle()


def again(table: TableScreen, qtbot: QtBot, action: object) -> None:
    """The mistake is made once more."""
    answer(table, qtbot, action)
    guide = table.guide
    assert isinstance(guide, MistakeGuide) and not guide.is_solved
    assert table.message.is_wrong and table.finish.text() == "Try again"
    click(table.finish)
    settle()


def test_after_the_last_one_the_review_is_back(
    window: Window, qtbot: QtBot, records: dict[str, Record]
) -> None:
    study = begin(lay(window, records["traexx"]))
    whole(qtbot, study)
    window.house.flush()
    lesson = lesson_of(study.session, study.reviews.twin())
    practise(window, replace(lesson, number=len(lesson.mistakes)))
    qtbot.waitUntil(
        lambda: isinstance(window.front, TableScreen) and window.front.strip is not None,
        timeout=10_000,
    )


def test_the_curve_lies_below_the_slider(window: Window, records: dict[str, Record]) -> None:
    study = begin(lay(window, records["traexx"]))
    window.resize(1440, 900)
    settle()
    left, right = study._replay.span()
    curve, bar = study.panel.curve, study._replay
    for move, at in ((0, left), (len(records["traexx"].log), right)):
        there = bar.mapToGlobal(QPoint(at, 0)).x()
        here = curve.mapToGlobal(QPoint(round(curve.across(move)), 0)).x()
        assert abs(there - here) <= 2


def test_the_analysis_board_grows_walks_and_looks_along(
    window: Window, house: House, qtbot: QtBot, records: dict[str, Record]
) -> None:
    study = begin(lay(window, records["trax"]))
    study.go(4)
    settle()
    choose(open_menu(study), "Analysis board")
    settle()
    table = window.front
    assert isinstance(table, TableScreen) and isinstance(table.guide, AnalysisGuide)
    guide, analysis = table.guide, table.guide.analysis

    def at() -> tuple[int, ...]:
        return analysis.tree.path

    assert at() == (0,) * 4 and guide.view.isVisible()
    game, state = table.session.game, table.session.state
    known = analysis.tree.go((0,) * 5).here
    assert known is not None
    other = next(a for a in game.legal(state, table.session.waiting[0]) if a != known.entry.action)
    table.session.submit(other)
    settle()
    assert at() == (0, 0, 0, 0, 1)
    click_key(table.stage, "e")
    qtbot.waitUntil(lambda: bool(guide.lines.rows[0].text()), timeout=60_000)
    assert guide.lines.panel.isVisible() and "depth" in guide.lines.rows[0].text()
    click_key(table.stage, "u")
    assert at() == (0,) * 5, "promoted: now the main line"
    click_key(table.stage, "x")
    settle()
    assert at() == (0,) * 4 and len(record_of(table.session).log) == 4
    click_key(table.stage, "e")
    assert not guide.lines.panel.isVisible()
    item = guide.view.topLevelItem(1)
    assert item is not None
    guide.view.scrollToItem(item)
    click(guide.view.viewport(), guide.view.visualItemRect(item).center())
    assert at() == (0, 0) and len(record_of(table.session).log) == 2


def test_a_position_is_set_up_by_laying_and_choosing_the_side(
    window: Window, records: dict[str, Record]
) -> None:
    study = begin(lay(window, records["trax"]))
    study.go(3)
    settle()
    choose(open_menu(study), "Analysis board")
    settle()
    table = window.front
    assert isinstance(table, TableScreen)
    before = table.session.state
    click_key(table.stage, "o")
    settle()
    turned = window.front
    assert isinstance(turned, TableScreen) and turned is not table
    after = turned.session.state
    assert after.board.tiles == before.board.tiles and after.colour != before.colour
    assert not turned.session.turns, "a tree of its own begins"
