"""The colour rail at the left: the game, who plays, whose turn it is, and the way out."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from trakkx_desktop.core.player import Player, Seat
from trakkx_desktop.view.screens.house.computers import computer_words, level_words
from trakkx_desktop.view.stage.art import ART, Painter, paint_layout
from trakkx_desktop.view.stage.control import Control
from trakkx_desktop.view.stage.face import Face
from trakkx_desktop.view.stage.faces import draw_player
from trakkx_desktop.view.stage.icon_button import IconButton
from trakkx_desktop.view.stage.icons import icon
from trakkx_desktop.view.stage.layout import Layout
from trakkx_desktop.view.stage.lettering import MIDDLE, RIGHT, WRAP, wrapped, write, write_line
from trakkx_desktop.view.stage.look import LABEL, LOOK, POSTER, TEXT, advance, fitting, plain_font
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.palette import CREAM, CREAM_LIP, GLOW, INK, INK_QUIET, LIGHT, colour
from trakkx_desktop.view.stage.parts import Said, SeatLine
from trakkx_desktop.view.stage.shapes import fill, round_rect
from trakkx_desktop.view.stage.spacing import spaced
from trakkx_desktop.view.stage.table import Table
from trakkx_desktop.view.stage.text import Text
from trakkx_desktop.view.stage.tr import tr

WIDE, NARROW, FOLDED = 232, 188, 84
MINI, SMALLEST_MINI = 124, 40
"""Usual and smallest height of a player's small picture."""
WORTH_SEEING = 56
LEAST_NAME, LEAST_STATE = 16.0, 11.5
"""Pixels of letters below which a card takes a second row instead."""


class SeatCard(Control):
    """One player: name, state, number; paper when it is their turn. Pressing it looks at them."""

    def __init__(self, player: Player, primary: str) -> None:
        super().__init__()
        self._player = player
        self._primary = primary
        self._line = SeatLine("")
        self._painter: Painter | None = None
        self._mini: Layout = {}
        self._told: tuple[object, ...] = ()
        self._glance = 0.0
        self.is_on = False
        self.is_folded = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    def tell(
        self,
        painter: Painter,
        mini: Layout,
        player: Player,
        line: SeatLine,
        is_on: bool,
        plays: bool,
    ) -> None:
        """`plays`: it is on because it is this one's turn, not because the game is won."""
        self._painter, self._mini = painter, mini
        self.tell_line(player, line, is_on, tr("table", "to play") if plays else "")

    def tell_line(self, player: Player, line: SeatLine, is_on: bool, turn: str = "") -> None:
        """How the player stands, without a table (on a score sheet)."""
        told = (player, line, is_on, turn, self._mini)
        if told == self._told:
            return
        self._told = told
        self._player, self._line, self.is_on = player, line, is_on
        level = computer_words(player.level) if player.is_computer else ""
        words = (player.name, level, line.status, line.number, turn)
        self.setAccessibleName(", ".join(w for w in words if w))
        self.setToolTip(", ".join(word for word in (player.name, level) if word))
        self.updateGeometry()
        self.update()

    def glance(self, side: float) -> None:
        """A computer looks to this side, -1 is left and 1 right."""
        if side != self._glance:
            self._glance = side
            self.update()

    def sizeHint(self) -> QSize:
        if self.is_folded:
            return QSize(FOLDED - 16, 64 + 14)
        high = round(self._row() * max(1.0, LOOK.text_scale))
        return QSize(160, high + (MINI if self._has_mini() else 0) + 14)

    def minimumSizeHint(self) -> QSize:
        """A small picture gives way first, then large letters: four players must fit the smallest window."""
        if self.is_folded:
            return QSize(60, self.sizeHint().height())
        return QSize(60, self._row() + (SMALLEST_MINI if self._has_mini() else 0) + 14)

    def _has_mini(self) -> bool:
        return not self.is_on and bool(self._mini)

    def _row(self) -> int:
        """Height of the name and what stands beside it."""
        return 88 if self.is_on else (58 if self._has_mini() else 72)

    def _ink(self) -> tuple[QColor, QColor, QColor]:
        p = LOOK.palette.primary(self._primary)
        if self.is_on:
            return colour(CREAM), colour(INK), colour(INK_QUIET)
        return colour(p.deep), colour(p.on), colour(p.on_quiet)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            face, on, quiet = self._ink()
            body = self.body
            self.draw_ring(painter, 16, on if not self.is_on else None)
            if self.is_on:
                fill(painter, round_rect(body.adjusted(0, 6, 0, 0), 16), colour(CREAM_LIP))
                body.setHeight(body.height() - 6)
            lit = QPen(colour(GLOW), 4) if self._line.is_lit else None
            fill(painter, round_rect(body, 16), face, lit)
            if self.is_folded:
                place = QRectF(body.center().x() - 16, body.y() + 8, 32, 32)
                self._paint_emblem(painter, place, on)
                return
            if self._line.number and (self.is_on or not self._fits_one_row(body)):
                self._paint_rows(painter, self._upper(body), on, quiet)
                self._paint_below(painter, body)
            else:
                self._paint_words(painter, body, on, quiet)

    def _paint_rows(self, painter: QPainter, body: QRectF, on: QColor, quiet: QColor) -> None:
        """The name has the first row for itself, number and state the second."""
        narrow = body.width() < 180
        left, side = body.x() + (10 if narrow else 14), 22.0 if narrow else 26.0
        upper, lower = body.y() + body.height() * 0.30, body.y() + body.height() * 0.71
        self._paint_emblem(painter, QRectF(left, upper - side / 2, side, side), on)
        scale = self._scale(body)
        start = left + side + 10
        place = QRectF(start, upper - 20, body.right() - start - 8, 40)
        name = _whole(self._player.name, (20 if narrow else 23) * scale, LABEL, place.width(), 16)
        write_line(painter, place, self._player.name, name, on)
        metrics = QFontMetricsF(name)
        base = QPointF(start, place.center().y() + (metrics.ascent() - metrics.descent()) / 2)
        self._paint_level(painter, base, place.width(), self._player.name, name, quiet)
        number = plain_font((28 if narrow else 34) * scale, POSTER)
        place = QRectF(left, lower - 24, body.width(), 48)
        write(painter, place, self._line.number, number, on)
        start = left + advance(self._line.number, number) + 10
        place = QRectF(start, lower - 18, body.right() - start - 6, 34 if narrow else 40)
        font = plain_font((15 if narrow else 16) * scale, TEXT)
        font = wrapped(font, self._line.status, place)
        write(painter, place, self._line.status, font, quiet, MIDDLE | WRAP)

    def _paint_level(
        self, painter: QPainter, at: QPointF, space: float, text: str, font: QFont, quiet: QColor
    ) -> bool:
        """Behind what stands there, if there is space; False: not yet told. A computer's face tells it anyway."""
        if not self._player.is_computer:
            return True
        words, small = level_words(self._player.level), plain_font(LEAST_NAME - 1, TEXT)
        before = advance(text, font) + 8
        fits = before + advance(words, small) <= space
        if fits:
            write(painter, at + QPointF(before, 0), words, small, quiet)
        return fits

    def _scale(self, body: QRectF) -> float:
        """As large as the person wants letters, as far as the card is high enough."""
        return min(LOOK.text_scale, max(0.9, body.height() / 74))

    def _fits_one_row(self, body: QRectF) -> bool:
        """Name and state beside the number, in letters that can be read."""
        narrow = body.width() < 180
        number = advance(self._line.number, LOOK.font(21 if narrow else 26, POSTER)) + 8
        space = body.width() - (8 if narrow else 14) * 2 - (30 if narrow else 38) - number
        name, state = LOOK.font(LEAST_NAME, LABEL), LOOK.font(LEAST_STATE, TEXT)
        fits = advance(self._player.name, name) <= space
        return fits and advance(self._line.status, state) <= space

    def _upper(self, body: QRectF) -> QRectF:
        """Without the small picture."""
        rows = self._row() * max(1.0, LOOK.text_scale) + 8
        high = min(body.height(), rows) if self._draws_mini(body) else body.height()
        return QRectF(body.x(), body.y(), body.width(), high)

    def _draws_mini(self, body: QRectF) -> bool:
        """A picture too small to be read gives its room to the words."""
        return self._has_mini() and body.height() - self._row() - 8 >= WORTH_SEEING

    def _paint_below(self, painter: QPainter, body: QRectF) -> None:
        if self._draws_mini(body):
            top = self._upper(body).bottom()
            below = body.bottom() - top - 8
            self._paint_mini(painter, QPointF(body.center().x(), top + below / 2), below)

    def _paint_words(self, painter: QPainter, body: QRectF, on: QColor, quiet: QColor) -> None:
        narrow = body.width() < 180
        edge = 8 if narrow else 14
        high = min(body.height(), 82 if self.is_on else self._row())
        draws_mini = self._draws_mini(body)
        if self._has_mini() and not draws_mini:
            high = body.height()
        row = QRectF(body.x() + edge, body.y(), body.width() - 2 * edge, high)
        emblem = (30.0 if narrow else 36.0) if self._line.emblem else (22.0 if narrow else 26.0)
        place = QRectF(row.x(), row.center().y() - emblem / 2, emblem, emblem)
        self._paint_emblem(painter, place, on)
        left = row.x() + emblem + (8 if narrow else 12)
        number_font = LOOK.font(21 if narrow else 26, POSTER)
        width = 0.0
        if self._line.number:
            width = round(advance(self._line.number, number_font)) + 8.0
            place = QRectF(row.right() - width, row.y(), width, row.height())
            write(painter, place, self._line.number, number_font, on, RIGHT)
        elif self._line.emblem and self._player.is_computer:
            # The game's own mark has taken the place of the face.
            width = 34.0
            place = QRectF(row.right() - 26, row.center().y() - 13, 26, 26)
            light = colour(LIGHT.players[self._player.mark % 4])
            draw_player(painter, self._player, place, light if self.is_on else on, self._glance)
        space = row.right() - width - left
        large, small = (22, 19) if self.is_on else (19, 17)
        scale = self._scale(row)
        px = (small if narrow else large) * scale
        name_font = _whole(self._player.name, px, LABEL, space, 16)
        baseline = row.center().y() + (0 if self._line.status else 7)
        base = QPointF(left, baseline - 2)
        write(painter, base, self._player.name, name_font, on, wide=space)
        is_told = self._paint_level(painter, base, space, self._player.name, name_font, quiet)
        base = QPointF(left, baseline + 18 * scale)
        status = _whole(self._line.status, 15 * scale, TEXT, space)
        write(painter, base, self._line.status, status, quiet, wide=space)
        if not is_told:
            self._paint_level(painter, base, space, self._line.status, status, quiet)
        if draws_mini:
            below = body.bottom() - row.bottom() - 8
            self._paint_mini(painter, QPointF(body.center().x(), row.bottom() + below / 2), below)

    def _paint_emblem(self, painter: QPainter, rect: QRectF, on: QColor) -> None:
        if self._line.emblem and self._painter is not None:
            dpr = self.devicePixelRatioF()
            pixmap, offset = ART.pixmap(self._painter, self._line.emblem, rect.width(), dpr)
            painter.drawPixmap(rect.center() + offset, pixmap)
        else:
            light = colour(LIGHT.players[self._player.mark % 4])
            plain = light if self.is_on else on
            draw_player(painter, self._player, rect, plain, self._glance)

    def _paint_mini(self, painter: QPainter, centre: QPointF, high: float) -> None:
        if self._painter is not None:
            dpr = self.devicePixelRatioF()
            paint_layout(painter, self._painter, self._mini, high, centre, dpr)


def _whole(
    text: str, px: float, weight: QFont.Weight, width: float, least: float = LEAST_STATE
) -> QFont:
    """Letters in which the text is not cut, if they can still be read."""
    return fitting(text, round(px), least, weight, width, step=1, font_of=plain_font)


class Rail(QWidget):
    """Signals: homed, helped, muted, settings_wished, looked(seat), folded(bool)."""

    homed = Signal()
    helped = Signal()
    muted = Signal()
    settings_wished = Signal()
    looked = Signal(int)
    folded = Signal(bool)

    def __init__(self, face: Face, players: tuple[Player, ...]) -> None:
        super().__init__()
        self._face = face
        self.is_folded = False
        self._wish: bool | None = None
        self._column = spaced(QVBoxLayout(self), 9, 16, 9, 12, gap=2)
        self._title = _Title(face)
        self._status = Text("", 16, TEXT)
        self._status.setContentsMargins(16, 0, 8, 8)
        self._status.setWordWrap(True)
        self._column.addWidget(self._title)
        self._column.addWidget(self._status)
        self.cards = [SeatCard(player, face.primary) for player in players]
        for seat, card in enumerate(self.cards):
            card.clicked.connect(lambda _=False, s=seat: self.looked.emit(s))
            self._column.addWidget(card)
        self._extra: QWidget | None = None
        self._column.addStretch(1)
        self._buttons = QWidget()
        self._grid = spaced(QHBoxLayout(self._buttons), gap=0)
        self.home = IconButton("home", "", rail=face.primary)
        self.help = IconButton("help", "", rail=face.primary)
        self.sound = IconButton("sound-on", "", rail=face.primary)
        self.settings = IconButton("settings", "", rail=face.primary)
        signals = (self.homed, self.helped, self.muted, self.settings_wished)
        for button, signal in zip(self._all_buttons(), signals, strict=True):
            button.clicked.connect(signal)
            self._grid.addWidget(button)
        self._column.addWidget(self._buttons)
        self._translate()
        LOOK.changed.connect(self._restyle)
        self._restyle()

    def stops(self) -> tuple[Control, ...]:
        """What the keyboard can come to."""
        return (*self.cards, *self._all_buttons())

    def _all_buttons(self) -> tuple[IconButton, ...]:
        return self.home, self.help, self.sound, self.settings

    def _translate(self) -> None:
        self.home.set_words(tr("table", "Home"))
        self.help.set_words(tr("table", "Rules"))
        self.sound.set_words(tr("table", "Sound on or off"))
        self.settings.set_words(tr("table", "Settings"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._translate()
        super().changeEvent(event)

    def set_extra(self, extra: QWidget | None) -> None:
        """The game's own part, between the players and the buttons."""
        self._extra = extra
        if extra is not None:
            self._column.insertWidget(self._column.count() - 2, extra, 10)

    def tell(self, table: Table, said: Said, sound_on: bool) -> None:
        """Shows whose turn it is and how everybody stands."""
        sight, looks = table.sight, table.looks
        # Who plays alone is told so by the game itself.
        is_helped = sight.is_assisted and len(sight.players) > 1 and not sight.match.is_practice
        helped = tr("table", "Assisted game") if is_helped else ""
        self._status.setText("\n".join(line for line in (said.status, helped) if line))
        for seat, card in enumerate(self.cards):
            acting = sight.waiting[:1] if sight.is_watching else (sight.viewer,)
            plays = on = seat in acting and seat in sight.waiting
            if sight.outcome is not None:
                on = seat in sight.outcome.winners
            player, line = sight.players[seat], said.seats[seat]
            card.tell(looks.painter, looks.mini(seat), player, line, on, plays)
        if table.rail is not None:
            table.rail.follow()
        self.sound.set_icon("sound-on" if sound_on else "sound-off")

    def glance(self, seat: Seat | None, side: float) -> None:
        """The face of whoever thinks; all others look straight ahead."""
        for other, card in enumerate(self.cards):
            card.glance(side if other == seat else 0.0)

    def tell_standing(
        self, status: str, standing: list[tuple[Player, SeatLine, bool]], sound_on: bool
    ) -> None:
        """How everybody stands on paper, best first; nobody is to play, so no card can be pressed."""
        self._status.setText(status)
        for card, (player, line, is_on) in zip(self.cards, standing, strict=True):
            card.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            card.setCursor(Qt.CursorShape.ArrowCursor)
            card.tell_line(player, line, is_on)
        self.sound.set_icon("sound-on" if sound_on else "sound-off")

    def fit_to(self, width: int) -> None:
        """Wide, narrow or folded, as the window allows and the person wishes."""
        fold = self._wish if self._wish is not None else width < 900
        self.setFixedWidth(FOLDED if fold else (WIDE if width >= 1200 else NARROW))
        if fold != self.is_folded:
            self.is_folded = fold
            self._refold()
        self._status.set_size(16 if width >= 1200 else 14, TEXT)
        gap = 0 if width < 1200 or fold else 2
        self._grid.setSpacing(gap)

    def toggle_fold(self) -> None:
        self._wish = not self.is_folded
        self.folded.emit(self._wish)

    def _refold(self) -> None:
        self._status.setVisible(not self.is_folded)
        self._title.is_folded = self.is_folded
        if self._extra is not None:
            self._extra.setVisible(not self.is_folded)
        for card in self.cards:
            card.is_folded = self.is_folded
            card.updateGeometry()
        way = QHBoxLayout.Direction
        self._grid.setDirection(way.TopToBottom if self.is_folded else way.LeftToRight)
        self._title.update()

    def _restyle(self) -> None:
        p = LOOK.palette.primary(self._face.primary)
        self._status.set_colour(colour(p.on_quiet))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self, smooth=False) as painter:
            painter.fillRect(self.rect(), colour(LOOK.palette.primary(self._face.primary).rail))


class _Title(QWidget):
    """The game's emblem and name."""

    def __init__(self, face: Face) -> None:
        super().__init__()
        self._face = face
        self.is_folded = False
        self.setAccessibleName(face.title)
        self.setFixedHeight(44)
        LOOK.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            on = colour(LOOK.palette.primary(self._face.primary).on)
            drawn = icon(self._face.emblem, 30, on, self.devicePixelRatioF())
            left = self.width() / 2 - 15 if self.is_folded else 14
            painter.drawPixmap(QPointF(left, 6), drawn)
            if not self.is_folded:
                room = self.width() - 54.0
                font = fitting(self._face.title, 29, 18, POSTER, room, step=1)
                write(painter, QRectF(54, 0, room, 42), self._face.title, font, on)
