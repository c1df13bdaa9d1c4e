"""Everything that was ever played: matches, people and their statistics, the trash, backups."""

from datetime import date
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QStackedLayout, QVBoxLayout

from trakkx_desktop.core.history import Merged
from trakkx_desktop.session.house import House
from trakkx_desktop.view.screens.history.matches import MatchesPage
from trakkx_desktop.view.screens.history.people import PeoplePage
from trakkx_desktop.view.screens.history.trash import TrashPage
from trakkx_desktop.view.screens.house.export import ask_where
from trakkx_desktop.view.screens.house.files import ask_open, show_folder, usual_folder
from trakkx_desktop.view.screens.house.trouble import tell
from trakkx_desktop.view.screens.screen import Screen
from trakkx_desktop.view.stage.face import Face
from trakkx_desktop.view.stage.icon_button import IconButton
from trakkx_desktop.view.stage.look import POSTER
from trakkx_desktop.view.stage.menu import Menu
from trakkx_desktop.view.stage.segment import Segment
from trakkx_desktop.view.stage.text import Text
from trakkx_desktop.view.stage.tr import tr

BACKUP = ".zip"


class HistoryScreen(Screen):
    """Signals: opened(path of a match); reviewed(path), with the computer; started(Match), the next rated game
    of somebody."""

    opened = Signal(object)
    reviewed = Signal(object)
    started = Signal(object)

    def __init__(self, house: House, faces: dict[str, Face]) -> None:
        super().__init__()
        self._house = house
        self._archive = house.archive
        self._faces = faces
        self.title = Text("", 44, POSTER)
        self.tabs = Segment(_tabs(), "matches")
        self.more = IconButton("menu", "")
        self.close_button = IconButton("cross", "")
        self.matches = MatchesPage(house, faces)
        self.people = PeoplePage(house, faces)
        self.trash = TrashPage(house, faces)
        self._pages = QStackedLayout()
        head = QHBoxLayout()
        head.addWidget(self.title)
        head.addStretch(1)
        head.addWidget(self.tabs)
        head.addStretch(1)
        head.addWidget(self.more)
        head.addWidget(self.close_button)
        self._column = QVBoxLayout(self)
        self._column.addLayout(head)
        self._column.addLayout(self._pages, 1)
        # Now that the pages have a home: before, the first of them would be a window of its own.
        for page in (self.matches, self.people, self.trash):
            self._pages.addWidget(page)
        self._connect()
        self._translate()
        self._archive.load()

    def _connect(self) -> None:
        self.tabs.chosen.connect(self.show_page)
        self.more.clicked.connect(self.open_menu)
        self.close_button.clicked.connect(self.closed)
        self.matches.opened.connect(self.opened)
        self.matches.reviewed.connect(self.reviewed)
        self.people.started.connect(self.started)
        self._archive.exported.connect(self._on_exported)
        self._archive.imported.connect(self._on_imported)

    def show_page(self, name: str) -> None:
        pages = {"matches": self.matches, "people": self.people, "trash": self.trash}
        if name == "trash":
            self.trash.refresh()
        self._pages.setCurrentWidget(pages[name])

    def _translate(self) -> None:
        self.title.setText(tr("history", "Score sheets"))
        self.setAccessibleName(self.title.text())
        self.tabs.set_words(_tabs())
        self.tabs.setAccessibleName(self.title.text())
        self.more.set_words(tr("history", "Backup and files"))
        self.close_button.set_words(tr("history", "Back"))

    def open_menu(self) -> None:
        self.menu = Menu(self)
        self.menu.add("open", tr("history", "Open a file"), self.ask_file)
        self.menu.add("backup", tr("history", "Save everything as one file"), self.ask_export)
        self.menu.add("import", tr("history", "Bring in such a file"), self.ask_import)
        folder = self._house.places.saves
        self.menu.add("folder", tr("history", "Show the folder"), lambda: show_folder(folder))
        self.menu.popup_beside(self.more, below=True)

    def ask_file(self) -> None:
        path = ask_open(self, self._house, self._faces.values())
        if path is not None:
            self.opened.emit(path)

    def ask_export(self) -> None:
        path = ask_where(self, self._house, f"trakkx-backup-{date.today().isoformat()}{BACKUP}")
        if path is not None:
            self._archive.export_all(path)

    def ask_import(self) -> None:
        words = tr("history", "Bring in a backup")
        start = str(usual_folder(self._house))
        chosen, _ = QFileDialog.getOpenFileName(self, words, start, _kinds())
        if chosen:
            self._archive.import_all(Path(chosen))

    def _on_exported(self, path: Path, matches: int) -> None:
        words = tr(
            "history", "%n match(es) are saved in “{name}”. Keep it in a safe place.", matches
        )
        tell(self.window(), words.format(name=path.name))

    def _on_imported(self, merged: Merged) -> None:
        tell(self.window(), imported_words(merged))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide, high = self.width() >= 1200, self.height() >= 760
        side = 41 if wide else 17
        self._column.setContentsMargins(side, 20 if high else 8, side, 22 if high else 8)
        self._column.setSpacing(14 if high else 6)
        self.title.set_size(44 if wide and high else 30, POSTER)

    def retranslate(self) -> None:
        self._translate()
        for page in (self.matches, self.people, self.trash):
            page.translate()


def _kinds() -> str:
    backups = tr("history", "Backups")
    return f"{backups} (*{BACKUP})"


def _tabs() -> tuple[tuple[str, str], ...]:
    return (
        ("matches", tr("history", "Matches")),
        ("people", tr("history", "People")),
        ("trash", tr("history", "Trash")),
    )


def imported_words(merged: Merged) -> str:
    """What an import has brought, in sentences."""
    new, newer = len(merged.added), len(merged.replaced)
    beside, known, refused = len(merged.kept), len(merged.skipped), len(merged.refused)
    told = [tr("history", "%n new match(es).", new)]
    if newer:
        told.append(tr("history", "%n match(es) went on.", newer))
    if beside:
        told.append(tr("history", "%n match(es) differ and are kept beside yours.", beside))
    if known:
        told.append(tr("history", "%n match(es) were here already.", known))
    if refused:
        told.append(tr("history", "%n file(s) in it were damaged and left out.", refused))
    return " ".join(told)
