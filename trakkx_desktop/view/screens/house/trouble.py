"""What is wrong with a file or the disk, in one friendly sentence; the game goes on."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from trakkx_desktop.core.trouble import EXPORT, HOUSE, PLAYER, SAVE, Trouble
from trakkx_desktop.view.stage.bubble import announce
from trakkx_desktop.view.stage.button import Button
from trakkx_desktop.view.stage.look import LABEL, LOOK
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.shapes import fill, rounded
from trakkx_desktop.view.stage.spacing import spaced
from trakkx_desktop.view.stage.text import Text
from trakkx_desktop.view.stage.tr import tr

_STAYS = 7000


def disk_words(code: str) -> str:
    """Why the disk did not do what was asked."""
    if code == "full":
        return tr(
            "trouble", "The disk is full: your game goes on, but it cannot be saved right now."
        )
    if code in ("read_only", "denied", "no_folder"):
        return tr(
            "trouble", "This folder cannot be written to: your game goes on, but is not saved."
        )
    if code == "missing":
        return tr("trouble", "That file is not there any more.")
    if code == "exists":
        return tr("trouble", "Something of that name is there already: nothing was overwritten.")
    if code == "newer":
        return tr(
            "trouble", "That file comes from a newer version of this app: it is left as it is."
        )
    if code == "too_large":
        return tr("trouble", "That file is not a saved game.")
    return tr("trouble", "The disk reports an error: your game goes on, but it is not saved.")


def export_words(code: str, name: str) -> str:
    """Why a file for other programs was not written; "" if that is told like anything else. The game
    has nothing to do with it and is saved as ever."""
    if code == "full":
        return tr("trouble", "The disk is full: “{name}” is not written.").format(name=name)
    if code in ("read_only", "denied", "no_folder"):
        words = tr("trouble", "“{name}” cannot be written there. Choose another folder.")
        return words.format(name=name)
    return ""


def house_words(code: str, name: str) -> str:
    """What is wrong with a file of the house itself; "" if it is the whole disk."""
    if code in ("full", "read_only", "denied", "no_folder"):
        return ""
    if code != "broken":
        return tr("trouble", "Your settings cannot be kept right now.")
    if name == "people":
        return tr(
            "trouble", "The list of players is damaged and begins anew; the damaged file is kept."
        )
    return tr("trouble", "Your settings are damaged and begin anew; the damaged file is kept.")


def file_words(code: str, name: str, kept: int, total: int) -> str:
    """What is wrong with a saved game, and what could be done about it."""
    if code == "missing":
        words = tr("trouble", "That file is not there any more.")
    elif code in ("too_large", "no_file"):
        words = tr("trouble", "That file is not a saved game.")
    elif code in ("denied", "io", "no_folder"):
        words = tr("trouble", "“{name}” cannot be read.")
    elif code == "cut":
        words = tr(
            "trouble",
            "“{name}” is damaged. The first {kept} of {total} moves could be rescued; "
            "the damaged file is kept.",
        )
    elif code == "backup":
        words = tr(
            "trouble",
            "“{name}” is damaged. Its previous version is open now; the damaged file is kept.",
        )
    elif code == "newer":
        words = tr(
            "trouble",
            "“{name}” comes from a newer version of this app: you can look at it, not play on.",
        )
    elif code == "altered":
        words = tr("trouble", "“{name}” was changed outside this app. All its moves are legal.")
    elif code == "draft":
        words = tr("trouble", "The half-finished turn in “{name}” could not be kept.")
    elif code == "no_backup":
        words = tr("trouble", "“{name}” is not a backup of this app.")
    elif code == "unknown_game":
        words = tr(
            "trouble", "“{name}” is of a game that this version does not know. The file is kept."
        )
    else:
        words = tr(
            "trouble", "“{name}” cannot be opened: it is not a whole saved game. The file is kept."
        )
    return words.format(name=name, kept=kept, total=total)


def player_words(trouble: Trouble) -> str:
    """Why a computer does not play."""
    name = str(trouble.facts.get("name", "")) or tr("trouble", "The computer")
    if trouble.code == "broken":
        words = tr("trouble", "{name} cannot play: the file {file} is missing or damaged.")
        return words.format(name=name, file=trouble.facts.get("detail", ""))
    if trouble.code == "start":
        return tr("trouble", "{name} cannot play: its program cannot be started here.").format(
            name=name
        )
    return tr("trouble", "{name} has stopped thinking. You can play on.").format(name=name)


def trouble_words(trouble: Trouble) -> str:
    code, path = trouble.code, trouble.path
    if trouble.kind == PLAYER:
        return player_words(trouble)
    if trouble.kind == SAVE:
        kept, total = (int(trouble.facts.get(name, 0)) for name in ("kept", "total"))
        return file_words(code, path.stem, kept, total)
    own = {HOUSE: house_words(code, path.stem), EXPORT: export_words(code, path.name)}
    return own.get(trouble.kind, "") or disk_words(code)


def tell(
    window: QWidget, sentence: str, words: str = "", act: Callable[[], object] | None = None
) -> None:
    """A note at the top of the window; it goes by itself or when it is clicked. `words` name a
    button that does `act`, such as taking back what the note tells."""
    for old in window.findChildren(Note):
        old.close()
    Note(window, sentence, words, act)


class Note(QWidget):
    """The note itself."""

    def __init__(
        self,
        window: QWidget,
        sentence: str,
        words: str = "",
        act: Callable[[], object] | None = None,
    ) -> None:
        super().__init__(window)
        self._window = window
        row = spaced(
            QHBoxLayout(self), 24, 8 if words else 16, 12 if words else 24, 8 if words else 18
        )
        self.text = Text(sentence, 18, LABEL, "on_bubble", wrap=True)
        row.addWidget(self.text, 1)
        if act is not None:
            self.button = Button(words, px=18, height=46)
            self.button.clicked.connect(act)
            self.button.clicked.connect(self.close)
            row.addWidget(self.button)
        self.setAccessibleName(sentence)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        window.installEventFilter(self)
        self._arrange()
        self.show()
        self.raise_()
        announce(window, sentence)
        QTimer.singleShot(_STAYS, self, self.close)

    def _arrange(self) -> None:
        width = min(720, self._window.width() - 48)
        high = max(64, self.heightForWidth(width))
        self.setGeometry((self._window.width() - width) // 2, 18, width, high)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._arrange()
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.close()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            fill(painter, rounded(0, 0, self.width(), self.height(), 16), LOOK.colour("bubble"))
