"""White and red wear their colours before the game begins, too (T-5)."""

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest

from trakkx_desktop import catalog
from trakkx_desktop.app import App
from trakkx_desktop.core.match import Match, Plan
from trakkx_desktop.core.player import Player
from trakkx_desktop.view.screens.new_game.screen import NewGameScreen
from trakkx_desktop.view.screens.new_game.seats import MarkButton
from trakkx_desktop.view.screens.table.screen import TableScreen
from trakkx_desktop.view.stage.palette import PATH_RED, PATH_WHITE, colour


@pytest.fixture
def page(app: App) -> NewGameScreen:
    app.window.show_new_game("trax")
    QCoreApplication.processEvents()
    found = app.window.front
    assert isinstance(found, NewGameScreen)
    while len(found._fields) < 2:
        QTest.mouseClick(found.add, Qt.MouseButton.LeftButton)
    QCoreApplication.processEvents()
    return found


def middle(button: MarkButton) -> str:
    """The colour of a mark where it is drawn for certain."""
    shot = button.grab().toImage()
    return str(shot.pixelColor(shot.width() // 2, shot.height() * 5 // 8).name())


def test_marks_wear_the_colours_of_their_seats(page: NewGameScreen) -> None:
    first, second = page._fields
    for field, ink in ((first, PATH_WHITE), (second, PATH_RED)):
        field.set_mark(0)
        assert middle(field.mark) == colour(ink).name()
    QTest.mouseClick(second.first, Qt.MouseButton.LeftButton)
    assert middle(second.mark) == colour(PATH_WHITE).name(), "who begins plays white"
    assert middle(first.mark) == colour(PATH_RED).name()


def test_the_table_says_which_game_of_the_match_it_is(app: App) -> None:
    """H17."""
    players = (Player("Anna", 0), Player("Ben", 1))
    match = Match("trax", catalog.game("trax"), players, Plan(games=3))
    app.window.begin(match, "Anna")
    screen = app.window.front
    assert isinstance(screen, TableScreen)
    assert screen.table.words.said().status == "Game 1 of 3\nUnlimited board"
