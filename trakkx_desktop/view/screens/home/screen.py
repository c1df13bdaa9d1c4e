"""Home: what shall we play? Three cards with real boards, and what was left unfinished above them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from trakkx_desktop.session.house import House
from trakkx_desktop.view.screens.home.cards import DoorCard, GameCard, Shelf
from trakkx_desktop.view.screens.screen import Screen
from trakkx_desktop.view.stage.control import RING
from trakkx_desktop.view.stage.face import Face
from trakkx_desktop.view.stage.icon_button import IconButton
from trakkx_desktop.view.stage.look import LOOK, POSTER
from trakkx_desktop.view.stage.spacing import spaced
from trakkx_desktop.view.stage.text import Text
from trakkx_desktop.view.stage.tr import tr

if TYPE_CHECKING:
    from trakkx_desktop.view.screens.today.line import TodayLine
    from trakkx_desktop.view.stage.menu import Menu


class HomeScreen(Screen):
    """Signals: chosen(game key), continued(path), opened(name of a screen), themed(), muted(),
    spoken(code of a language)."""

    chosen = Signal(str)
    continued = Signal(object)
    opened = Signal(str)
    themed = Signal()
    muted = Signal()
    spoken = Signal(str)

    def __init__(self, house: House, faces: dict[str, Face]) -> None:
        super().__init__()
        self._house = house
        self._faces = faces
        column = QVBoxLayout(self)
        self._column = column
        top = QHBoxLayout()
        self.title = Text("", 56, POSTER)
        self.title.setContentsMargins(RING, 0, 0, 0)
        top.addWidget(self.title)
        top.addStretch(1)
        self.theme = IconButton("theme", "")
        self.sound = IconButton("sound-on", "")
        self.language = IconButton("language", "")
        for button, signal in (
            (self.theme, self.themed),
            (self.sound, self.muted),
            (self.language, None),
        ):
            button.clicked.connect(signal or self.open_languages)
            top.addWidget(button)
        column.addLayout(top)
        self.today = QWidget()
        """Where today's line will stand: it comes after the first frame, and nothing moves for it."""
        column.addWidget(self.today)
        self.shelf = Shelf(house)
        self.shelf.setFixedHeight(94)
        self.shelf.chosen.connect(self.continued)
        self.shelf.all_wished.connect(lambda: self.opened.emit("open"))
        column.addWidget(self.shelf)
        cards = spaced(QHBoxLayout(), gap=10)
        self.cards = {key: GameCard(key, face, house) for key, face in faces.items()}
        for key, card in self.cards.items():
            card.clicked.connect(lambda _=False, k=key: self.chosen.emit(k))
            cards.addWidget(card, 1)
        column.addLayout(cards, 1)
        doors = spaced(QHBoxLayout(), gap=10)
        self.doors = {
            "learn": DoorCard("learn"),
            "puzzles": DoorCard("star"),
            "history": DoorCard("sheet"),
            "rules": DoorCard("book"),
            "settings": DoorCard("settings"),
        }
        for name, door in self.doors.items():
            door.clicked.connect(lambda _=False, n=name: self.opened.emit(n))
            doors.addWidget(door, 1)
        column.addLayout(doors)
        LOOK.changed.connect(self.refresh)
        self.refresh()
        # The keyboard begins at the games, not at the buttons in the corner.
        next(iter(self.cards.values())).setFocus()

    def take_focus(self) -> None:
        """At the games, not at the buttons in the corner; the ring comes with the first key."""
        next(iter(self.cards.values())).setFocus(Qt.FocusReason.MouseFocusReason)

    def refresh(self) -> None:
        """Words, unfinished matches, buttons: all of now."""
        self.title.setText(tr("home", "What shall we play?"))
        self.setAccessibleName(self.title.text())
        self.theme.set_words(tr("home", "Light or dark"))
        self.sound.set_words(tr("home", "Sound on or off"))
        self.language.set_words(tr("home", "Language"))
        self.sound.set_icon("sound-on" if self._house.settings.sound else "sound-off")
        self._tell_doors()
        for card in self.cards.values():
            card.translate()
        self._recent = self._house.recent()
        self._arrange()
        self.update()

    def show_today(self, line: TodayLine) -> None:
        line.opened.connect(self.opened)
        spaced(QHBoxLayout(self.today)).addWidget(line)

    def _tell_doors(self) -> None:
        self.doors["puzzles"].set_words(tr("home", "Puzzles"), tr("home", "Proven, in four grades"))
        self.doors["learn"].set_words(tr("home", "Learn"), tr("home", "Lessons at the table"))
        self.doors["history"].set_words(
            tr("home", "Score sheets"), tr("home", "All matches and people")
        )
        self.doors["rules"].set_words(tr("home", "Rules"), tr("home", "A booklet for each game"))
        self.doors["settings"].set_words(tr("home", "Settings"), tr("home", "Look, sound, shapes"))

    def open_languages(self) -> None:
        self.language_menu().popup_beside(self.language, below=True)

    def language_menu(self) -> Menu:
        """Each by the name that it has for itself."""
        from trakkx_desktop.view.screens.house.languages import language_now, languages, name_of
        from trakkx_desktop.view.stage.menu import Menu

        menu = Menu(self)
        for code in languages():
            action = menu.addAction(name_of(code))
            action.setCheckable(True)
            action.setChecked(code == language_now())
            action.triggered.connect(lambda _=False, c=code: self.spoken.emit(c))
        return menu

    def set_language_code(self, code: str) -> None:
        self.language.letters = code.upper()
        self.language.update()

    def _arrange(self) -> None:
        wide, high = self.width() >= 1200, self.height() >= 760
        side = 41 if wide else 17
        self._column.setContentsMargins(side, 22 if high else 8, side, 22 if high else 6)
        self._column.setSpacing(10 if high else 4)
        self.title.set_size(56 if wide and high else 34, POSTER)
        self.today.setFixedHeight(round((38 if high else 30) * max(1.0, LOOK.text_scale * 0.9)))
        self.shelf.setFixedHeight(94 if high else 78)
        self.shelf.show_matches(self._faces, self._recent, 2 if self.width() < 1700 else 3)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def retranslate(self) -> None:
        self.refresh()
