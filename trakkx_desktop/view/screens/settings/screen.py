"""Settings: how the app looks, sounds and behaves; every change shows at once and is kept."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from trakkx_desktop.session.house import House
from trakkx_desktop.view.screens.house.files import show_folder
from trakkx_desktop.view.screens.screen import Screen
from trakkx_desktop.view.screens.settings.engines import Engines
from trakkx_desktop.view.screens.settings.parts import Group, NotedSwitch, Row
from trakkx_desktop.view.screens.settings.preview import Preview
from trakkx_desktop.view.screens.settings.words import (
    BOARD_SIZES,
    TEXT_SIZES,
    VOLUMES,
    Choices,
    across_words,
    board_size_note,
    board_size_words,
    clear_shapes_words,
    confirm_words,
    language_choices,
    language_words,
    nearest,
    pace_choices,
    pace_words,
    percents,
    rated_words,
    reduce_motion_words,
    sound_words,
    text_size_words,
    theme_choices,
    theme_words,
    volume_choices,
)
from trakkx_desktop.view.stage.icon_button import IconButton
from trakkx_desktop.view.stage.look import POSTER
from trakkx_desktop.view.stage.scroll import SLIM, Scroll, scroll_by_key
from trakkx_desktop.view.stage.segment import Segment
from trakkx_desktop.view.stage.sound import SOUNDS
from trakkx_desktop.view.stage.spacing import spaced
from trakkx_desktop.view.stage.text import Text
from trakkx_desktop.view.stage.tr import tr

_WIDE = 1120
"""From this width on there are two columns."""
_HIGH = 760
"""From this height on there is space around the headline."""


class SettingsScreen(Screen):
    """Signal: begun(Match) against a foreign engine."""

    begun = Signal(object)

    def __init__(self, house: House) -> None:
        super().__init__()
        self._house = house
        self._asked: list[tuple[Text, Segment, Callable[[], str], Callable[[], Choices]]] = []
        self._switched: list[tuple[NotedSwitch, Callable[[], tuple[str, str]]]] = []
        self._build_head()
        self._build_look()
        self._build_pieces()
        self._build_sound()
        self._build_play()
        self._build_computers()
        self._build_files()
        self._arrange()
        self.retranslate()
        self._show_values()
        house.tuned.connect(self._show_values)

    def _build_head(self) -> None:
        column = spaced(QVBoxLayout(self), gap=0)
        self._head = QHBoxLayout()
        self._title = Text("", 52, POSTER)
        self.close_button = IconButton("cross", "")
        self.close_button.clicked.connect(self.closed)
        self._head.addWidget(self._title)
        self._head.addStretch(1)
        self._head.addWidget(self.close_button)
        column.addLayout(self._head)
        self._page = QWidget()
        self._grid = QGridLayout(self._page)
        self._grid.setSpacing(16)
        self.pages = Scroll(self._page)
        self.pages.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        column.addWidget(self.pages, 1)

    def _build_look(self) -> None:
        self.look_group = Group()
        self.language = self._ask(self.look_group, language_words, language_choices, columns=3)
        self.theme = self._ask(self.look_group, theme_words, theme_choices)
        self.text_size = self._ask(self.look_group, text_size_words, lambda: percents(TEXT_SIZES))
        self.language.chosen.connect(lambda value: self._house.tune(language=value))
        self.theme.chosen.connect(lambda value: self._house.tune(theme=value))
        self.text_size.chosen.connect(lambda value: self._house.tune(text_size=float(value)))

    def _build_pieces(self) -> None:
        self.pieces_group = Group()
        self.preview = Preview()
        self.pieces_group.add(self.preview)
        self.board_size = self._ask(
            self.pieces_group, board_size_words, lambda: percents(BOARD_SIZES)
        )
        self.board_size.chosen.connect(lambda value: self._house.tune(board_size=float(value)))
        self._size_note = self.pieces_group.add_note()
        self.clear_shapes = self._switch(self.pieces_group, clear_shapes_words)
        self.clear_shapes.clicked.connect(lambda on: self._house.tune(clear_shapes=on))
        self.reduce_motion = self._switch(self.pieces_group, reduce_motion_words)
        self.reduce_motion.clicked.connect(lambda on: self._house.tune(reduce_motion=on))

    def _build_sound(self) -> None:
        self.sound_group = Group()
        self.volume = Segment(volume_choices(), "")
        self.volume.chosen.connect(self._set_volume)
        self.sound = self.sound_group.add_switch(beside=self.volume)
        self._switched.append((self.sound, sound_words))
        self.sound.clicked.connect(self._set_sound)

    def _build_play(self) -> None:
        self.play_group = Group()
        self.confirm_turns = self._switch(self.play_group, confirm_words)
        self.confirm_turns.clicked.connect(lambda on: self._house.tune(confirm_turns=on))
        self.across = self._switch(self.play_group, across_words)
        self.across.clicked.connect(lambda on: self._house.tune(across=on))

    def _build_computers(self) -> None:
        self.computer_group = Group()
        self.pace = self._ask(self.computer_group, pace_words, pace_choices)
        self.pace.chosen.connect(lambda value: self._house.tune(pace=value))
        self.rated = self._switch(self.computer_group, rated_words)
        self.rated.clicked.connect(lambda on: self._house.tune(rated=on))
        self.engines = Engines(self._house)
        self.engines.begun.connect(self.begun)
        self.computer_group.add(self.engines)

    def _build_files(self) -> None:
        """A list of rows: each a place or a deed of its own; further rows come with `add_row`."""
        self.files_group = Group()
        self.folder_row = self.add_row("folder")
        self.folder_row.button.clicked.connect(lambda: show_folder(self._house.places.root))
        self.about_row = self.add_row("info")
        self.about_row.button.clicked.connect(self.show_about)

    def add_row(self, icon: str) -> Row:
        """One more row below the others; its words come with `Row.set_words`."""
        row = Row(icon)
        self.files_group.column.addWidget(row)
        return row

    def show_about(self) -> None:
        from trakkx_desktop.view.screens.settings.about import About

        About(self.window(), self._house)

    def _ask(
        self,
        group: Group,
        words: Callable[[], str],
        choices: Callable[[], Choices],
        columns: int = 0,
    ) -> Segment:
        label, segment = group.add_question(choices(), columns)
        self._asked.append((label, segment, words, choices))
        return segment

    def _switch(self, group: Group, words: Callable[[], tuple[str, str]]) -> NotedSwitch:
        switch = group.add_switch()
        self._switched.append((switch, words))
        return switch

    def _set_sound(self, on: bool) -> None:
        self._house.tune(sound=on)
        SOUNDS.play("drop")

    def _set_volume(self, value: str) -> None:
        self._house.tune(volume=float(value))
        SOUNDS.play("drop")

    def _show_values(self) -> None:
        """What is set now, also if it was changed elsewhere (M mutes)."""
        now = self._house.settings
        for segment, value in (
            (self.language, now.language),
            (self.theme, now.theme),
            (self.text_size, nearest(TEXT_SIZES, now.text_size)),
            (self.board_size, nearest(BOARD_SIZES, now.board_size)),
            (self.volume, nearest(VOLUMES, now.volume)),
            (self.pace, now.pace),
        ):
            segment.blockSignals(True)
            segment.set_value(value)
            segment.blockSignals(False)
        self.volume.setEnabled(now.sound)
        self.sound.setChecked(now.sound)
        self.clear_shapes.setChecked(now.clear_shapes)
        self.reduce_motion.setChecked(now.reduce_motion)
        self.confirm_turns.setChecked(now.confirm_turns)
        self.across.setChecked(now.across)
        self.rated.setChecked(now.rated)

    def retranslate(self) -> None:
        self._title.setText(tr("settings", "Settings"))
        self.engines.retranslate()
        self.setAccessibleName(self._title.text())
        self.close_button.set_words(tr("settings", "Back (Esc)"))
        self.look_group.set_words(tr("settings", "Look"))
        self.pieces_group.set_words(tr("settings", "Pieces"))
        self.sound_group.set_words(tr("settings", "Sound"))
        self.play_group.set_words(tr("settings", "At the table"))
        self.computer_group.set_words(tr("settings", "Computers"))
        self.files_group.set_words(tr("settings", "Your games"))
        for label, segment, asked, choices in self._asked:
            label.setText(asked())
            segment.setAccessibleName(asked())
            segment.set_words(choices())
        self.volume.setAccessibleName(tr("settings", "Volume"))
        self.volume.set_words(volume_choices())
        for switch, both in self._switched:
            words, note = both()
            switch.set_words(words)
            switch.set_note(note)
        self._size_note.setText(board_size_note())
        self.preview.setAccessibleName(tr("settings", "Pieces as they look now"))
        self.folder_row.set_words(
            tr("settings", "Where everything is kept"),
            str(self._house.places.root),
            tr("settings", "Show folder"),
        )
        self.about_row.set_words(
            tr("settings", "About this app"),
            tr("settings", "Version, licences, bug report"),
            tr("settings", "Show"),
        )

    def _arrange(self) -> None:
        """Two columns where there is space, one below the other where there is not."""
        wide, high = self._shape = (self.width() >= _WIDE, self.height() >= _HIGH)
        side = 48 if wide else 24
        self._head.setContentsMargins(side, 20 if high else 10, side - 7, 2)
        self._grid.setContentsMargins(side, 6, side - SLIM, 24)
        self._title.set_size(52 if high else 36, POSTER)
        look, sound, play = self.look_group, self.sound_group, self.play_group
        pieces, computers, files = self.pieces_group, self.computer_group, self.files_group
        columns: tuple[tuple[Group, ...], ...] = ((look, sound, play), (pieces, computers, files))
        if not wide:
            columns = ((look, pieces, sound, play, computers, files),)
        for number in range(2):
            self._grid.setColumnStretch(number, 1 if number < len(columns) else 0)
        while self._grid.count():
            self._grid.takeAt(0)
        for number, groups in enumerate(columns):
            pile = spaced(QVBoxLayout(), gap=16)
            for group in groups:
                pile.addWidget(group)
            pile.addStretch(1)
            self._grid.addLayout(pile, 0, number)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._shape != (self.width() >= _WIDE, self.height() >= _HIGH):
            self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not scroll_by_key(self.pages, Qt.Key(event.key())):
            super().keyPressEvent(event)
