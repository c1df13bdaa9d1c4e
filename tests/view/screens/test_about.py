"""About: versions, licences, where the files are, and a report that names nobody."""

from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import Qt, QUrl, qVersion
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtTest import QTest

from trakkx_desktop import __version__
from trakkx_desktop.view.screens.house.window import Window
from trakkx_desktop.view.screens.settings.about import About
from trakkx_desktop.view.screens.settings.report import report
from trakkx_desktop.view.screens.table.screen import TableScreen
from trakkx_desktop.view.stage.text import Text

LEFT = Qt.MouseButton.LeftButton
LOG = """\
2026-11-23 10:00:00 ERROR trakkx_desktop: unexpected KeyError
  File "/home/clara/app/trakkx_desktop/view/stage/stage.py", line 12, in show_table
    hand = rack_of("Clara")
  File "C:\\Users\\clara\\trakkx_desktop\\games\\trax\\rules.py", line 7, in apply
2026-11-23 10:00:00 INFO trakkx_desktop: Clara holds red 7
"""


def texts(about: About) -> list[str]:
    return [text.text() for text in about.findChildren(Text)]


def test_versions_and_licences_of_all_that_is_inside(window: Window) -> None:
    shown = "\n".join(texts(About(window, window.house)))
    for part in (
        f"Trakkx Desktop {__version__}",
        "Jost 3.710",
        f"Qt {qVersion()}",
        f"PySide6 {PySide6.__version__}",
        "Python 3.",
        "msgspec 0.",
        "platformdirs ",
    ):
        assert part in shown
    for licence in ("MIT", "OFL-1.1", "LGPL-3.0", "PSF-2.0", "BSD-3-Clause"):
        assert licence in texts(About(window, window.house))
    assert str(window.house.places.root) in shown


def test_report_is_copied_and_names_nobody(window: Window, table: TableScreen) -> None:
    logs = window.house.places.logs
    logs.mkdir(parents=True)
    (logs / "trakkx.log").write_text(LOG, encoding="utf-8")
    table.stage.press("0")
    about = About(window, window.house)
    QTest.mouseClick(about.copy, LEFT)
    copied = QGuiApplication.clipboard().text()
    assert about.copy.text() == "Copied"
    for line in (
        f"Trakkx Desktop {__version__}",
        "Game: heap",
        "Fault: KeyError",
        "  view/stage/stage.py:12 show_table",
        "  games/trax/rules.py:7 apply",
    ):
        assert line in copied.splitlines()
    for secret in ("Anna", "Ben", "Clara", "clara", "red 7", str(window.house.places.root)):
        assert secret not in copied


def test_report_without_a_game_and_without_a_log(window: Window) -> None:
    lines = report(window.house, window).splitlines()
    assert "Game: -" in lines
    assert "window 1440x900" in lines[3]
    assert len(lines) == 7


def test_show_folder(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    about = About(window, window.house)
    QTest.mouseClick(about.folder, LEFT)
    assert [Path(url.toLocalFile()) for url in opened] == [window.house.places.root]
