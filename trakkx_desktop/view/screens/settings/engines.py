"""Foreign engines in the settings: added by a name and a command line, played against by one click."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from trakkx_desktop import catalog
from trakkx_desktop.core.chance import new_seed
from trakkx_desktop.core.match import Match, Plan
from trakkx_desktop.core.player import Player
from trakkx_desktop.core.thought import LEVELS
from trakkx_desktop.session.foreign import GAME, words_of
from trakkx_desktop.session.house import House
from trakkx_desktop.view.screens.house.ask import Ask
from trakkx_desktop.view.screens.house.field import Field
from trakkx_desktop.view.screens.settings.parts import Row
from trakkx_desktop.view.stage.button import Button
from trakkx_desktop.view.stage.icon_button import IconButton
from trakkx_desktop.view.stage.spacing import spaced
from trakkx_desktop.view.stage.tr import tr

MOST = 20


class Engines(QWidget):
    """Signal: begun(Match) against one of them."""

    begun = Signal(object)

    def __init__(self, house: House) -> None:
        super().__init__()
        self._house = house
        self._column = spaced(QVBoxLayout(self), gap=4)
        self._lines: list[QWidget] = []
        self.rows: list[tuple[Row, IconButton]] = []
        self.add = Button("", icon="plus", px=17, height=44, on_paper=True)
        self.add.clicked.connect(self.ask)
        self._column.addWidget(self.add)
        self.retranslate()

    def retranslate(self) -> None:
        self.add.setText(tr("settings", "Add a TRAX engine…"))
        for line in self._lines:
            line.deleteLater()
        self._lines, self.rows = [], []
        for number, (name, told) in enumerate(self._house.settings.engines.items()):
            self._column.insertWidget(number, self._line(name, str(told.get("command", ""))))

    def _line(self, name: str, command: str) -> QWidget:
        line, row = QWidget(), Row("computer")
        row.set_words(name, command, tr("settings", "Play"))
        remove = IconButton("cross", tr("settings", "Remove {name}").format(name=name))
        row.button.clicked.connect(lambda: self.begun.emit(match_against(name)))
        remove.clicked.connect(lambda: self._remove(name))
        inside = spaced(QHBoxLayout(line), gap=0)
        inside.addWidget(row, 1)
        inside.addWidget(remove)
        self._lines.append(line)
        self.rows.append((row, remove))
        return line

    def _remove(self, name: str) -> None:
        engines = {key: told for key, told in self._house.settings.engines.items() if key != name}
        self._house.tune(engines=engines)
        self.retranslate()

    def ask(self) -> None:
        """Its name, and how it is started."""
        question = Ask(
            self.window(),
            tr("settings", "Which engine?"),
            tr(
                "settings",
                "A program that plays by the line protocol of the TRAX competitions: started with -W or -B, "
                "one move a line.",
            ),
            tr("settings", "Add it"),
            tr("settings", "Leave it"),
            lambda: self._add(name.text(), command.text()),
        )
        name = Field(tr("settings", "Name"), longest=60)
        command = Field(tr("settings", "Command line"), longest=2000)
        question.add(name)
        question.add(command)

    def _add(self, name: str, command: str) -> None:
        name, command = name.strip(), command.strip()
        if name and words_of(command) and len(self._house.settings.engines) < MOST:
            engines = {**self._house.settings.engines, name: {"command": command}}
            self._house.tune(engines=engines)
            self.retranslate()


def match_against(name: str) -> Match:
    """You and the engine; it sits there as a computer of its own name."""
    you = Player(tr("settings", "You"), 0)
    plan = Plan(seed=new_seed(), hints=False)
    return Match(GAME, catalog.game(GAME), (you, Player(name, 1, LEVELS[-1])), plan)
