"""Games that were written down elsewhere: from a file or from what was copied, on whatever screen one is."""

from collections.abc import Callable, Iterable

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from trakkx_desktop.core.match import Match
from trakkx_desktop.view.screens.house.record_list import RecordList
from trakkx_desktop.view.screens.house.trouble import tell
from trakkx_desktop.view.stage.face import Face
from trakkx_desktop.view.stage.tr import tr


def read_record(window: QWidget, face: Face, text: str) -> Match | None:
    """The match that the text holds; None if it is none, which is told."""
    found = face.read_record(text)
    if isinstance(found, str):
        tell(window, found)
        return None
    return found


def open_records(
    window: QWidget, face: Face, text: str, lay_out: Callable[[Match], object]
) -> None:
    """A text with one game comes on the table; of several a list is shown."""

    def lay(one: str) -> None:
        match = read_record(window, face, one)
        if match is not None:
            lay_out(match)

    games = face.split_records(text)
    if len(games) > 1:
        RecordList(window, games, lay)
    else:
        lay(text)


def copied_record(window: QWidget, faces: Iterable[Face]) -> Match | None:
    """The same of what was copied in another program."""
    text = QGuiApplication.clipboard().text()
    if not text.strip():
        tell(window, tr("files", "Nothing is copied."))
        return None
    readers = (face for face in faces if face.record_suffixes)
    found = (read_record(window, face, text) for face in readers)
    return next((match for match in found if match is not None), None)
