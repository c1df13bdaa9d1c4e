"""About this app: its version, the licences of all that is inside, where the files are, a bug report."""

import platform
from importlib.metadata import PackageNotFoundError, version

import shiboken6
from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QGuiApplication, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from trakkx_desktop import __version__, resources
from trakkx_desktop.session.house import House
from trakkx_desktop.view.screens.house.files import show_folder
from trakkx_desktop.view.screens.house.overlay import Overlay
from trakkx_desktop.view.screens.settings.report import report
from trakkx_desktop.view.stage.bubble import announce
from trakkx_desktop.view.stage.button import Button
from trakkx_desktop.view.stage.control import RING
from trakkx_desktop.view.stage.look import LABEL, POSTER, TEXT
from trakkx_desktop.view.stage.spacing import spaced
from trakkx_desktop.view.stage.text import Text
from trakkx_desktop.view.stage.tr import tr

APP = "Trakkx Desktop"
PARTS = (
    (APP, __version__, "MIT"),
    ("Jost", "3.710", "OFL-1.1"),
    ("Qt", qVersion(), "LGPL-3.0"),
    ("PySide6", shiboken6.__version__, "LGPL-3.0"),
    ("Python", platform.python_version(), "PSF-2.0"),
    ("msgspec", "", "BSD-3-Clause"),
    ("platformdirs", "", "MIT"),
)
"""Name, version ("": ask the package), licence."""


class About(Overlay):
    """Opened from the settings."""

    def __init__(self, window: QWidget, house: House) -> None:
        super().__init__(window, tr("about", "About this app"), 760)
        self._window = window
        self._house = house
        outer = spaced(QVBoxLayout(self.body), 0, 8, 20, 8, gap=10)
        column = spaced(QVBoxLayout(), RING, 0, 0, 0, gap=10)
        outer.addLayout(column)
        column.addLayout(self._head())
        column.addSpacing(8)
        column.addWidget(Text(tr("about", "What is inside, and under which licence"), 20, LABEL))
        for name, number, licence in PARTS:
            column.addLayout(_part(name, number or _version(name), licence))
        column.addSpacing(8)
        column.addWidget(Text(tr("about", "Where the files are"), 20, LABEL))
        self.place = Text(str(house.places.root), 17, TEXT, "text2", wrap=True)
        column.addWidget(self.place)
        words = tr(
            "about", "A report names versions, system and settings. No names, no hands, no moves."
        )
        column.addWidget(Text(words, 16, TEXT, "text2", wrap=True))
        outer.addLayout(self._buttons())
        self.open()

    def _head(self) -> QHBoxLayout:
        row = spaced(QHBoxLayout(), gap=20)
        picture = QLabel()
        ratio = self.devicePixelRatioF()
        drawn = QPixmap(str(resources.path("shared", "app", "app-256.png")))
        drawn = drawn.scaledToWidth(round(96 * ratio), Qt.TransformationMode.SmoothTransformation)
        drawn.setDevicePixelRatio(ratio)
        picture.setPixmap(drawn)
        row.addWidget(picture)
        words = spaced(QVBoxLayout(), gap=2)
        words.addWidget(Text(APP, 26, POSTER))
        sentence = tr("about", "Version {version}")
        words.addWidget(Text(sentence.format(version=__version__), 18, TEXT, "text2"))
        sentence = tr(
            "about",
            "Free software. The names of the games belong to their owners; "
            "sheet, cards and drawings are this project's own.",
        )
        words.addWidget(Text(sentence, 16, TEXT, "text2", wrap=True))
        row.addLayout(words, 1)
        return row

    def _buttons(self) -> QHBoxLayout:
        row = spaced(QHBoxLayout(), gap=2)
        self.folder = Button(
            tr("about", "Show folder"), icon="folder", px=18, height=48, on_paper=True
        )
        self.copy = Button(
            tr("about", "Copy for a bug report"), icon="copy", px=18, height=48, on_paper=True
        )
        self.folder.clicked.connect(lambda: show_folder(self._house.places.root))
        self.copy.clicked.connect(self._copy)
        row.addWidget(self.folder)
        row.addWidget(self.copy)
        row.addStretch(1)
        return row

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(report(self._house, self._window))
        done = tr("about", "Copied")
        self.copy.setText(done)
        self.copy.set_icon("check")
        announce(self, done)


def _part(name: str, number: str, licence: str) -> QHBoxLayout:
    row = QHBoxLayout()
    row.addWidget(Text(f"{name} {number}", 17, LABEL), 1)
    row.addWidget(Text(licence, 17, TEXT, "text2"))
    return row


def _version(package: str) -> str:
    """A frozen app may have left it out."""
    try:
        return version(package)
    except PackageNotFoundError:
        return ""
