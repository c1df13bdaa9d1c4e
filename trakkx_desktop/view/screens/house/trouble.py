"""What is wrong with a file or the disk, in one friendly sentence; the game goes on."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from trakkx_desktop.core.trouble import EXPORT, HOUSE, PLAYER, PUZZLES, SAVE, Trouble
from trakkx_desktop.view.screens.house.placing import free_place
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
    """What is wrong with a file or folder of the house itself; games are saved as ever."""
    if name == "progress":
        return progress_words(code)
    if name not in ("people", "settings"):
        words = tr("trouble", "“{name}” cannot be read: what was left unfinished is not shown.")
        return words.format(name=name)
    is_people = name == "people"
    if code == "unreadable" and is_people:
        return tr("trouble", "The list of players cannot be read; the file is left as it is.")
    if code == "unreadable":
        return tr("trouble", "Your settings cannot be read; the file is left as it is.")
    if code != "broken" and is_people:
        return tr("trouble", "The list of players cannot be kept right now.")
    if code != "broken":
        return tr("trouble", "Your settings cannot be kept right now.")
    if is_people:
        return tr(
            "trouble", "The list of players is damaged and begins anew; the damaged file is kept."
        )
    return tr("trouble", "Your settings are damaged and begin anew; the damaged file is kept.")


def progress_words(code: str) -> str:
    """What is wrong with the file of what was learned and solved."""
    if code == "unreadable":
        return tr("trouble", "Your stars cannot be read; the file is left as it is.")
    if code == "broken":
        return tr("trouble", "Your stars are damaged and begin anew; the damaged file is kept.")
    return tr("trouble", "Your stars cannot be kept right now.")


def file_words(code: str, name: str, kept: int, total: int) -> str:
    """What is wrong with a saved game, and what could be done about it."""
    unreadable = tr("trouble", "“{name}” cannot be read.")
    no_game = tr("trouble", "That file is not a saved game.")
    words = {
        "missing": tr("trouble", "That file is not there any more."),
        "too_large": no_game,
        "no_file": no_game,
        "denied": unreadable,
        "io": unreadable,
        "no_folder": unreadable,
        "cut": tr(
            "trouble", "“{name}” is damaged. The first {kept} of {total} moves could be rescued."
        ),
        "backup": tr("trouble", "“{name}” is damaged. Its previous version is open now."),
        "newer": tr(
            "trouble",
            "“{name}” comes from a newer version of this app: you can look at it, not play on.",
        ),
        "altered": tr("trouble", "“{name}” was changed outside this app. All its moves are legal."),
        "draft": tr("trouble", "The half-finished turn in “{name}” could not be kept."),
        "no_backup": tr("trouble", "“{name}” is not a backup of this app."),
        "unknown_game": tr("trouble", "“{name}” is of a game that this version does not know."),
        "here": tr("trouble", "“{name}” is of a match that is here already: this is it."),
        "foreign": tr(
            "trouble",
            "This match was played on in another window, too. Both versions are kept: "
            "the other one is “{name}”.",
        ),
    }
    whole = tr("trouble", "“{name}” cannot be opened: it is not a whole saved game.")
    return words.get(code, whole).format(name=name, kept=kept, total=total)


def kept_words(facts: Mapping[str, Any]) -> str:
    """Where the file is that could not be opened as it was; "" if nothing had to be kept."""
    if "aside" not in facts:
        return ""
    if facts["aside"] is None:
        return tr("trouble", "The file itself is left as it is.")
    words = tr("trouble", "The file as it was is kept: {folder}/{name}")
    return words.format(folder=facts["aside"].parent.name, name=facts["aside"].name)


def player_words(trouble: Trouble) -> str:
    """Why a computer does not play."""
    name = str(trouble.facts.get("name", "")) or tr("trouble", "The computer")
    if trouble.code == "broken":
        words = tr("trouble", "{name} cannot play: the file {file} is missing or damaged.")
        # The detail is for developers: a path, and what is wrong with it.
        path = str(trouble.facts.get("detail", "")).partition(": ")[0]
        return words.format(name=name, file=Path(path).name)
    if trouble.code == "start":
        return tr("trouble", "{name} cannot play: its program cannot be started here.").format(
            name=name
        )
    return _foreign_words(trouble.code, str(trouble.facts.get("detail", ""))).format(name=name)


def _foreign_words(code: str, text: str) -> str:
    """What a foreign engine did wrong; `text`: its own words."""
    if code == "foreign_illegal":
        words = tr("trouble", "{name} made no legal move (“{text}”), and loses.")
        return words.replace("{text}", text.replace("{", "").replace("}", ""))
    if code == "foreign_late":
        return tr("trouble", "{name} took too long for its move, and loses.")
    if code == "foreign_died":
        return tr("trouble", "{name} has ended by itself, and loses.")
    if code == "foreign_middle":
        return tr("trouble", "{name} can only play a game from its beginning.")
    return tr("trouble", "{name} has stopped thinking. You can play on.")


def trouble_words(trouble: Trouble) -> str:
    code, path = trouble.code, trouble.path
    if trouble.kind == PLAYER:
        return player_words(trouble)
    if trouble.kind == PUZZLES:
        words = tr("trouble", "A book of puzzles cannot be read ({file}); everything else works.")
        return words.format(file="/".join(path.parts[-3:]))
    if trouble.kind == SAVE:
        kept, total = (int(trouble.facts.get(name, 0)) for name in ("kept", "total"))
        words = file_words(code, path.stem, kept, total)
        return " ".join(filter(None, (words, kept_words(trouble.facts))))
    if trouble.kind == HOUSE:
        return house_words(code, path.stem)
    return (trouble.kind == EXPORT and export_words(code, path.name)) or disk_words(code)


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
        self.button: Button | None = None
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
        """No wider than its words, and where it covers nothing that can be clicked."""
        wish = self.text.sizeHint().width() + (self.button.sizeHint().width() if self.button else 0)
        width = min(720, self._window.width() - 48, max(280, wish + 72))
        high = max(64, self.heightForWidth(width))
        self.setGeometry(free_place(self._window, QSize(width, high), self))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._arrange()
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.close()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            fill(painter, rounded(0, 0, self.width(), self.height(), 16), LOOK.colour("bubble"))
