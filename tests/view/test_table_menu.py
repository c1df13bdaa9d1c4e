"""The table's menu in groups, the rail that folds, cards at any text size, tooltips of the house (H1, H6, H15)."""

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolTip

from trakkx_desktop import catalog
from trakkx_desktop.core.match import Match, Plan
from trakkx_desktop.core.player import Player
from trakkx_desktop.games.traexx.actions import PASS
from trakkx_desktop.session.house import House
from trakkx_desktop.view.screens.house.window import Window
from trakkx_desktop.view.screens.new_game.screen import NewGameScreen
from trakkx_desktop.view.screens.table.menu import TableMenu
from trakkx_desktop.view.screens.table.rail import SeatCard
from trakkx_desktop.view.screens.table.screen import TableScreen
from trakkx_desktop.view.stage.look import FAMILY, LOOK
from trakkx_desktop.view.stage.parts import SeatLine
from trakkx_desktop.view.stage.segment import Choice, Segment

GAMES = ("trakkx", "traexx", "trax")


@pytest.fixture(autouse=True)
def no_popup(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a window system a menu cannot come up; what is in it can be read."""
    monkeypatch.setattr(TableMenu, "popup_beside", lambda *_: None)


def seat(window: Window, key: str, players: int = 2) -> TableScreen:
    people = tuple(Player(("Anna", "Ben", "Clara", "David")[i], i) for i in range(players))
    window.begin(Match(key, catalog.game(key), people, Plan(seed=3)), "")
    screen = window.front
    assert isinstance(screen, TableScreen)
    QCoreApplication.processEvents()
    return screen


def menu_of(screen: TableScreen) -> TableMenu:
    screen.open_menu()
    return screen.findChildren(TableMenu)[-1]


def inside(screen: TableScreen) -> None:
    """Button, tools and look-back bar lie whole on the stage."""
    area = screen.stage.rect()
    for widget in (screen.finish, screen.tools, screen.replay):
        assert area.contains(widget.geometry()), widget
    tray = screen.area().tray
    assert tray[0] + tray[2] <= screen.finish.x() + 7


@pytest.mark.parametrize("size", [(1440, 900), (1024, 640)])
@pytest.mark.parametrize("key", GAMES)
def test_the_rail_folds_and_unfolds_cleanly(
    window: Window, key: str, size: tuple[int, int]
) -> None:
    window.resize(*size)
    screen = seat(window, key)
    before = screen.stage.width()
    fold = next(a for a in menu_of(screen).actions() if a.text() == "Fold the rail")
    fold.trigger()
    assert screen.rail.is_folded and screen.stage.width() > before
    inside(screen)
    unfold = next(a for a in menu_of(screen).actions() if a.text() == "Unfold the rail")
    unfold.trigger()
    assert not screen.rail.is_folded and screen.stage.width() == before
    inside(screen)


@pytest.mark.parametrize("key", GAMES)
def test_the_menu_comes_in_groups_and_fits_the_window(window: Window, key: str) -> None:
    window.resize(1024, 640)
    screen = seat(window, key)
    menu = menu_of(screen)
    groups, lines = [0], 0
    for action in menu.actions():
        if action.isSeparator():
            groups.append(0)
        else:
            groups[-1] += 1
            lines += 1
    assert max(groups) < lines and sum(bool(group) for group in groups) >= 3
    assert menu.sizeHint().height() <= window.height()
    assert all(not a.icon().isNull() for a in menu.actions() if not a.isSeparator())


def test_tooltips_speak_the_letters_of_the_house(window: Window, house: House) -> None:
    assert QToolTip.font().family() == FAMILY
    house.tune(text_size=1.3)
    assert QToolTip.font().pixelSize() == LOOK.font(16).pixelSize() == 21


@pytest.mark.parametrize("scale", [1.0, 1.3])
def test_a_card_shows_name_number_and_state_whole(
    window: Window, house: House, scale: float
) -> None:
    """At 130 % in two rows, nothing cut."""
    house.tune(text_size=scale)
    card = SeatCard(Player("Konstantin", 0), "blue")
    card.setParent(window)
    card.tell_line(Player("Konstantin", 0), SeatLine("12 Steine, eröffnet", "\u221244"), False)
    card.resize(170, card.sizeHint().height())
    assert not card._fits_one_row(card.body)
    assert card.sizeHint().height() == round(72 * scale) + 14
    picture = card.grab().toImage()
    assert not _inked_edge(picture)


def _inked_edge(picture: QImage) -> bool:
    """Has a letter reached the right or the lower edge of the card?"""
    face = picture.pixelColor(QPoint(picture.width() // 2, 12))
    right = [picture.pixelColor(picture.width() - 11, y) for y in range(24, picture.height() - 24)]
    return any(abs(pixel.lightness() - face.lightness()) > 60 for pixel in right)


@pytest.mark.parametrize("key", GAMES)
def test_a_deal_tells_its_code(window: Window, key: str) -> None:
    """FOUND H19: it can be typed, so it can be found."""
    screen = seat(window, key)
    found = [a for a in menu_of(screen).actions() if screen.session.code in a.text()]
    assert bool(found) is (key != "trax"), "in TRAX nothing is dealt"
    for action in found:
        action.trigger()
        assert QGuiApplication.clipboard().text() == screen.session.code


def test_a_greyed_undo_says_why(window: Window) -> None:
    screen = seat(window, "traexx")
    assert not screen.undo.isEnabled() and screen.undo.toolTip() == "Nothing to take back yet"
    for _ in range(2):
        screen.session.submit(PASS)
    assert not screen.undo.isEnabled() and "everybody has seen" in screen.undo.toolTip()
    assert screen.redo.toolTip() == "Nothing was taken back"


def test_enter_after_an_answer_starts_the_game(window: Window) -> None:
    """FOUND H5: the answer that was clicked has the keyboard, and lets Enter go on."""
    window.show_new_game("trax")
    page = window.front
    assert isinstance(page, NewGameScreen)
    segment = page.findChildren(Segment)[0]
    choice = next(c for c in segment.findChildren(Choice) if c.isChecked())
    choice.setFocus()
    QTest.keyClick(choice, Qt.Key.Key_Return)
    QCoreApplication.processEvents()
    assert isinstance(window.front, TableScreen)
