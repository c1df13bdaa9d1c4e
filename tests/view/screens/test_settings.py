"""Settings: every choice shows at once, is kept, and is there again after the next start."""

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget

from trakkx_desktop.app import App
from trakkx_desktop.session.house import House
from trakkx_desktop.view.screens.house.window import Window
from trakkx_desktop.view.screens.settings.about import About
from trakkx_desktop.view.screens.settings.screen import SettingsScreen
from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.stage.segment import Choice, Segment
from trakkx_desktop.view.stage.sound import SOUNDS
from trakkx_desktop.view.stage.text import Text

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What would be heard."""
    heard: list[str] = []
    monkeypatch.setattr(SOUNDS, "play", heard.append)
    return heard


@pytest.fixture
def screen(window: Window) -> SettingsScreen:
    window.activateWindow()
    QTest.mouseClick(window.home.doors["settings"], LEFT)
    room = window.front
    assert isinstance(room, SettingsScreen)
    QCoreApplication.processEvents()
    return room


def choose(segment: Segment, value: str) -> None:
    QTest.mouseClick(segment.choice(value), LEFT)
    QCoreApplication.processEvents()


def toggle(switch: QAbstractButton) -> None:
    QTest.mouseClick(switch, LEFT)
    QCoreApplication.processEvents()


def picture(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def shown(screen: QWidget) -> set[str]:
    return {text.text() for text in screen.findChildren(Text)}


def test_theme_text_and_board_size_show_at_once(screen: SettingsScreen) -> None:
    before = picture(screen)
    choose(screen.theme, "dark")
    assert LOOK.palette.name == "dark"
    assert picture(screen) != before
    title = screen.findChildren(Text)[0]
    size = title.font().pixelSize()
    choose(screen.text_size, "1.3")
    assert LOOK.text_scale == 1.3
    assert title.font().pixelSize() == round(size * 1.3)
    choose(screen.board_size, "1.5")
    assert LOOK.board_scale == 1.5


def test_preview_follows_clear_shapes_board_size_and_theme(screen: SettingsScreen) -> None:
    pictures = [picture(screen.preview)]
    toggle(screen.clear_shapes)
    pictures.append(picture(screen.preview))
    choose(screen.board_size, "1.25")
    assert screen.preview._glide.state() == QAbstractAnimation.State.Stopped, "it is there"
    pictures.append(picture(screen.preview))
    assert screen.preview.fit == 1.25
    choose(screen.theme, "dark")
    pictures.append(picture(screen.preview))
    for one, other in pairwise(pictures):
        assert one != other


def test_preview_shows_the_shapes_of_the_fields_too(screen: SettingsScreen) -> None:
    """Its lower half, in which there are no tokens."""

    def fields() -> QImage:
        shown = screen.preview.grab().toImage()
        return shown.copy(0, shown.height() // 2 + 12, shown.width(), shown.height() // 2 - 12)

    before = fields()
    toggle(screen.clear_shapes)
    assert fields() != before


def test_preview_glides_unless_motion_is_reduced(screen: SettingsScreen, house: House) -> None:
    toggle(screen.reduce_motion)
    assert not LOOK.reduce_motion
    choose(screen.board_size, "1.25")
    assert screen.preview.fit < 1.25
    toggle(screen.reduce_motion)
    assert screen.preview.fit == 1.25


def test_language_is_switched_live_and_the_keyboard_stays(screen: SettingsScreen) -> None:
    assert "Settings" in shown(screen)
    names = [choice.text() for choice in screen.language.findChildren(Choice)]
    assert names == ["System", "English", "Deutsch"]
    german = screen.language.choice("de")
    screen.language.choice("en").setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(screen.language.choice("en"), Qt.Key.Key_Right)
    QCoreApplication.processEvents()
    assert german.isChecked()
    assert german.hasFocus()
    assert "Einstellungen" in shown(screen)
    assert screen.clear_shapes.text() == "Klare Formen"
    choose(screen.language, "en")
    assert "Settings" in shown(screen)


def test_language_wins_over_the_one_of_the_command_line(app: App, screen: SettingsScreen) -> None:
    app._forced_language = "en"
    choose(screen.language, "de")
    assert "Einstellungen" in shown(screen)


def test_sound_and_volume(screen: SettingsScreen, house: House, played: list[str]) -> None:
    assert not screen.volume.isEnabled()
    toggle(screen.sound)
    assert (house.settings.sound, SOUNDS.is_on) == (True, True)
    choose(screen.volume, "1.0")
    assert (house.settings.volume, SOUNDS.volume) == (1.0, 1.0)
    assert played == ["drop", "drop"]


def test_a_change_made_elsewhere_is_shown(window: Window, screen: SettingsScreen) -> None:
    assert not screen.sound.isChecked()
    window.house.tune(sound=True, across=True, volume=0.66, text_size=1.2)
    assert screen.sound.isChecked()
    assert screen.across.isChecked()
    assert screen.volume.value == "0.7"
    assert screen.text_size.value == "1.15"
    assert window.house.settings.volume == 0.66


def test_everything_is_there_after_the_next_start(
    app: App, screen: SettingsScreen, house: House, played: list[str]
) -> None:
    choose(screen.language, "de")
    choose(screen.theme, "dark")
    choose(screen.text_size, "0.9")
    choose(screen.board_size, "0.8")
    for switch in (screen.sound, screen.clear_shapes, screen.confirm_turns, screen.across):
        toggle(switch)
    toggle(screen.reduce_motion)
    choose(screen.volume, "0.35")
    again = House(house.places).settings
    assert again == house.settings
    assert (again.language, again.theme, again.text_size) == ("de", "dark", 0.9)
    assert (again.board_size, again.volume, again.sound) == (0.8, 0.35, True)
    assert (again.clear_shapes, again.confirm_turns, again.across) == (True, True, True)
    assert again.reduce_motion is False
    second = SettingsScreen(House(house.places))
    assert second.theme.value == "dark"
    assert second.across.isChecked()
    second.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_two_columns_where_there_is_room(window: Window, screen: SettingsScreen) -> None:
    look, pieces = screen.look_group, screen.pieces_group
    assert look.y() == pieces.y()
    assert look.x() < pieces.x()
    window.resize(1024, 640)
    QCoreApplication.processEvents()
    assert look.x() == pieces.x()
    assert look.y() < pieces.y()
    bar = screen.pages.verticalScrollBar()
    QTest.keyClick(screen, Qt.Key.Key_End)
    assert bar.value() == bar.maximum() > 0


def test_the_keyboard_reaches_everything(window: Window, screen: SettingsScreen) -> None:
    window.setFocus()
    met = set()
    for _ in range(40):
        QTest.keyClick(window, Qt.Key.Key_Tab)
        met.add(window.focusWidget())
    for control in (
        screen.close_button,
        screen.language.choice("en"),
        screen.theme.choice("light"),
        screen.text_size.choice("1.0"),
        screen.board_size.choice("1.0"),
        screen.clear_shapes,
        screen.reduce_motion,
        screen.sound,
        screen.confirm_turns,
        screen.across,
        screen.folder_row.button,
        screen.about_row.button,
    ):
        assert control in met
        assert control.accessibleName()


def test_folder_and_about(screen: SettingsScreen, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    QTest.mouseClick(screen.folder_row.button, LEFT)
    assert Path(opened[0].toLocalFile()) == screen._house.places.root
    QTest.mouseClick(screen.about_row.button, LEFT)
    assert screen.window().findChildren(About)


def test_esc_and_the_cross_go_back(window: Window, screen: SettingsScreen) -> None:
    QTest.keyClick(screen.language.choice("en"), Qt.Key.Key_Escape)
    assert window.front is window.home
    window.show_screen("settings")
    room = window.front
    assert isinstance(room, SettingsScreen)
    QTest.mouseClick(room.close_button, LEFT)
    assert window.front is window.home
