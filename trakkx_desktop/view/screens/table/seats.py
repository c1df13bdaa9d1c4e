"""Who plays on in which seat: a person or a computer of some level, changed in the middle of a match."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from trakkx_desktop.core.player import Player, Seat
from trakkx_desktop.core.thought import LEVELS
from trakkx_desktop.core.trouble import Trouble
from trakkx_desktop.session.session import Session
from trakkx_desktop.view.screens.house.ask import Answer, Ask
from trakkx_desktop.view.screens.house.computers import level_words
from trakkx_desktop.view.screens.house.overlay import Overlay
from trakkx_desktop.view.screens.house.trouble import player_words
from trakkx_desktop.view.stage.bubble import announce
from trakkx_desktop.view.stage.control import RING
from trakkx_desktop.view.stage.faces import draw_player
from trakkx_desktop.view.stage.look import LABEL
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.segment import Segment
from trakkx_desktop.view.stage.spacing import spaced
from trakkx_desktop.view.stage.text import ElidedText, Text
from trakkx_desktop.view.stage.tr import tr

SIDE = 40


class FaceBox(QWidget):
    """A player's mark or face by itself."""

    def __init__(self, player: Player) -> None:
        super().__init__()
        self._player = player
        self.setFixedSize(QSize(SIDE, SIDE))

    def show_player(self, player: Player) -> None:
        self._player = player
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            draw_player(painter, self._player, self.rect().toRectF())


class Seats(Overlay):
    """One row for each seat; what is chosen holds at once."""

    def __init__(self, window: QWidget, session: Session) -> None:
        super().__init__(window, tr("seats", "Who plays on?"), 720)
        self._session = session
        self._faces: list[FaceBox] = []
        self.choices: list[Segment] = []
        column = spaced(QVBoxLayout(self.body), RING, 8, 20, 8, gap=10)
        words = tr(
            "seats",
            "A computer can play on for somebody who has to go, and anybody can take over a computer's "
            "seat. The game then counts as assisted.",
        )
        column.addWidget(Text(words, 17, token="text2", wrap=True))
        for seat, player in enumerate(session.players):
            column.addLayout(self._row(seat, player))
        column.addStretch(1)
        self.open()

    def _row(self, seat: Seat, player: Player) -> QHBoxLayout:
        """The name above its choices: some names are long, and so are some languages."""
        row = spaced(QHBoxLayout(), gap=14)
        face, name = FaceBox(player), ElidedText(player.name, 20, LABEL)
        levels = [(str(level), level_words(level)) for level in LEVELS]
        pairs = [("0", tr("seats", "Person")), *levels]
        choice = Segment(pairs, str(player.level), player.name)
        choice.chosen.connect(lambda value, s=seat: self._choose(s, int(value)))
        self._faces.append(face)
        self.choices.append(choice)
        words = spaced(QVBoxLayout(), gap=2)
        words.addWidget(name)
        words.addWidget(choice)
        row.addWidget(face)
        row.addLayout(words, 1)
        return row

    def _choose(self, seat: Seat, level: int) -> None:
        had = self._session.players[seat]
        player = Player(had.name, had.mark, level)
        self._faces[seat].show_player(player)
        self._session.hand_over(seat, player)
        words = (
            tr("seats", "{name} goes on as a computer.") if level else tr("seats", "{name} plays.")
        )
        announce(self, words.format(name=player.name))


def offer_seat(screen: QWidget, session: Session, trouble: Trouble, retry: Answer) -> Ask:
    """A computer has failed twice: somebody may play on in its place."""
    seat = int(trouble.facts["seat"])
    had = session.players[seat]

    def take_over() -> None:
        session.hand_over(seat, Player(had.name, had.mark))

    return Ask(
        screen,
        player_words(trouble),
        tr("seats", "Somebody can take over the seat; nothing is lost."),
        tr("seats", "Take over"),
        tr("seats", "Try again"),
        take_over,
        retry,
    )
