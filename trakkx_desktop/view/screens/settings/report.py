"""What a bug report needs to know: versions, system, settings, where it last went wrong; nobody's name.

Of the log only places in this program are taken, never its free text: names, hands and folders
of a person cannot be in it.
"""

import platform
import re
from pathlib import Path

import shiboken6
from PySide6.QtCore import QLocale, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from trakkx_desktop import __version__
from trakkx_desktop.core.settings import Settings
from trakkx_desktop.session.house import House

TELLING = ("theme", "text_size", "board_size", "sound", "reduce_motion", "clear_shapes", "across")
"""Settings that change how the app behaves; none of them says anything about a person."""

_FRAME = re.compile(r'"[^"]*?trakkx_desktop[/\\]([\w/\\]+\.py)", line (\d+), in (\w+)')
_ERROR = re.compile(r"unexpected (\w+)$")
_NEWEST = 40


def report(house: House, window: QWidget) -> str:
    """Plain text, in English, for whoever looks for the fault."""
    lines = [
        f"Trakkx Desktop {__version__}",
        f"Python {platform.python_version()}, PySide6 {shiboken6.__version__}, Qt {qVersion()}",
        f"System: {platform.platform()}, {QGuiApplication.platformName()}",
        f"Screen: {_screen(window)}",
        f"Language: {QLocale().name()}",
        f"Settings: {_told(house.settings)}",
        f"Game: {house.session.match.key if house.session is not None else '-'}",
    ]
    return "\n".join([*lines, *_places_in_log(house.places.logs)]) + "\n"


def _screen(window: QWidget) -> str:
    screen = window.screen().size()
    ratio = window.devicePixelRatioF()
    shown = f"{window.width()}x{window.height()}"
    return f"{screen.width()}x{screen.height()} at {ratio:g}, window {shown}"


def _told(settings: Settings) -> str:
    return ", ".join(f"{name}={getattr(settings, name)}" for name in TELLING)


def _places_in_log(folder: Path) -> list[str]:
    """The newest faults as `file:line function`."""
    try:
        text = (folder / "trakkx.log").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return []
    found = []
    for line in text.splitlines():
        frame, error = _FRAME.search(line), _ERROR.search(line)
        if frame is not None:
            found.append("  {}:{} {}".format(*frame.groups()).replace("\\", "/"))
        elif error is not None:
            found.append(f"Fault: {error[1]}")
    return found[-_NEWEST:]
