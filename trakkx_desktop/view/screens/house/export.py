"""Where a file for other programs shall lie: the system's own dialog, which also asks before it replaces one."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from trakkx_desktop.session.house import House
from trakkx_desktop.view.screens.house.files import remember, show_folder, usual_folder
from trakkx_desktop.view.screens.house.trouble import tell
from trakkx_desktop.view.stage.tr import tr


def ask_where(parent: QWidget, house: House, name: str) -> Path | None:
    """The wished path, with the ending of the suggested name, first in the folder of last time; None if the
    person thought better of it."""
    suffix = Path(name).suffix
    title = tr("export", "Save as")
    start = str(usual_folder(house) / name)
    chosen, _ = QFileDialog.getSaveFileName(parent, title, start, f"*{suffix}")
    if not chosen:
        return None
    path = Path(chosen)
    remember(house, path)
    return path if path.suffix.lower() == suffix else path.with_name(path.name + suffix)


def tell_written(window: QWidget, path: Path) -> None:
    """That it is there, and where."""
    words = tr("export", "Saved as “{name}”.").format(name=path.name)
    tell(window, words, tr("export", "Show folder"), lambda: show_folder(path.parent))
