"""Files of the person's own: which one to open, where to save a copy, showing a folder."""

from collections.abc import Iterable
from datetime import date
from pathlib import Path

from PySide6.QtCore import QStandardPaths, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QWidget

from trakkx_desktop.session.house import House
from trakkx_desktop.session.session import Session
from trakkx_desktop.view.screens.house.trouble import tell
from trakkx_desktop.view.stage.face import Face
from trakkx_desktop.view.stage.tr import tr

SUFFIX = ".trakkx"


def ask_open(window: QWidget, house: House, faces: Iterable[Face]) -> Path | None:
    """The saved game (or record of another program) that the person picks; None: none."""
    words = tr("files", "Open a saved game")
    start = str(usual_folder(house))
    suffixes = [suffix for face in faces for suffix in face.record_suffixes]
    name, _ = QFileDialog.getOpenFileName(window, words, start, _filters(*suffixes))
    if not name:
        return None
    remember(house, Path(name))
    return Path(name)


def ask_save_as(window: QWidget, house: House) -> None:
    """Saves a copy of the match on the table where the person wishes."""
    if house.session is None:
        return
    words = tr("files", "Save a copy")
    start = str(usual_folder(house) / suggested_name(house.session.match.key))
    name, _ = QFileDialog.getSaveFileName(window, words, start, _filters())
    if not name:
        return
    path = with_suffix(Path(name))

    hides = _hides(house.session)

    def done() -> None:
        words = tr("files", "Saved a copy as “{name}”.")
        if hides:
            words = tr(
                "files", "Saved as “{name}”. It holds what everybody hides, too: no peeking."
            )
        tell(window, words.format(name=path.name))
        remember(house, path)

    house.save_as(path, done)


def _hides(session: Session) -> bool:
    """Is there something in the match that not everybody may see?"""
    state = session.state
    return session.is_curtained or session.game.mask(state, None) != state


def usual_folder(house: House) -> Path:
    """Where a file was last opened or saved, if that is still there; else the person's documents."""
    last = Path(house.settings.folder)
    if house.settings.folder and last.is_dir():
        return last
    documents = QStandardPaths.StandardLocation.DocumentsLocation
    found = Path(QStandardPaths.writableLocation(documents))
    return found if found.is_dir() else Path.home()


def suggested_name(key: str) -> str:
    """Says which game and when; not who, for the file may be passed on."""
    return f"{key}-{date.today().isoformat()}{SUFFIX}"


def with_suffix(path: Path) -> Path:
    """ "evening" becomes "evening.trakkx"; a name that has the ending keeps it."""
    return path if path.suffix.lower() == SUFFIX else path.with_name(path.name + SUFFIX)


def show_folder(folder: Path) -> None:
    """Opens it in the system's file manager; before the first save its parent stands in for it."""
    while not folder.is_dir() and folder != folder.parent:
        folder = folder.parent
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


def _filters(*others: str) -> str:
    saved, everything = tr("files", "Saved games"), tr("files", "All files")
    kinds = " ".join(f"*{suffix}" for suffix in (SUFFIX, *others))
    return f"{saved} ({kinds});;{everything} (*)"


def remember(house: House, path: Path) -> None:
    house.tune(folder=str(path.parent))
