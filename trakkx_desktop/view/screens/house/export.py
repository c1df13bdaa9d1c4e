"""Where a file for other programs shall lie: the system's own dialog, which also asks before it replaces one."""

from pathlib import Path

from PySide6.QtCore import QDir
from PySide6.QtWidgets import QFileDialog, QWidget

from trakkx_desktop.view.stage.tr import tr


def ask_where(parent: QWidget, name: str) -> Path | None:
    """The wished path, with the ending of the suggested name; None if the person thought better of it."""
    suffix = Path(name).suffix
    title = tr("export", "Save as")
    start = str(Path(QDir.homePath()) / name)
    chosen, _ = QFileDialog.getSaveFileName(parent, title, start, f"*{suffix}")
    if not chosen:
        return None
    path = Path(chosen)
    return path if path.suffix.lower() == suffix else path.with_name(path.name + suffix)
