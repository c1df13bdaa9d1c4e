"""The curtain between two players: covers everything, tells whose turn it is and what just happened."""

from PySide6.QtCore import (
    QEasingCurve,
    QPoint,
    QPointF,
    QPropertyAnimation,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from trakkx_desktop.core.player import Player
from trakkx_desktop.view.stage.art import ART, Painter
from trakkx_desktop.view.stage.bubble import announce
from trakkx_desktop.view.stage.button import Button
from trakkx_desktop.view.stage.control import RING
from trakkx_desktop.view.stage.face import Face
from trakkx_desktop.view.stage.faces import draw_player
from trakkx_desktop.view.stage.icon_button import IconButton
from trakkx_desktop.view.stage.icons import icon
from trakkx_desktop.view.stage.lettering import WRAP, write, write_line
from trakkx_desktop.view.stage.look import LABEL, LOOK, POSTER, TEXT, advance, plain_font, shrunk
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.palette import INK, colour, mixed
from trakkx_desktop.view.stage.panel import Panel
from trakkx_desktop.view.stage.parts import Covered, Telling
from trakkx_desktop.view.stage.shapes import (
    MARK_SHAPES,
    fill,
    round_rect,
    rounded,
    shape,
)
from trakkx_desktop.view.stage.table import Table
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.stage.turned import opposite, place, turn

_SLIDE = 220


class Curtain(QWidget):
    """Signals: raised() when the player shows their things; homed(), settings_wished() for the way out."""

    raised = Signal()
    homed = Signal()
    settings_wished = Signal()

    def __init__(self, parent: QWidget, face: Face) -> None:
        super().__init__(parent)
        self._parent = parent
        self._face = face
        self._painter: Painter | None = None
        self._player = Player("", 0)
        self._status = ""
        self._covered: Covered | None = None
        self.is_down = False
        self._is_turned = False
        """For one who sits across the screen."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.show_button = Button("", icon="eye", px=28, height=92, on_rail=True)
        self.show_button.setParent(self)
        self.show_button.clicked.connect(self.raised)
        self._home = IconButton("home", "", rail=face.primary, size=48)
        self._settings = IconButton("settings", "", rail=face.primary, size=48)
        for button, signal in ((self._home, self.homed), (self._settings, self.settings_wished)):
            button.setParent(self)
            button.clicked.connect(signal)
        self._note = _Note(self)
        self._slide = QPropertyAnimation(self, b"pos", self)
        self._slide.setEasingCurve(QEasingCurve.Type.OutQuart)
        self._slide.finished.connect(self._slid)
        self.hide()

    def fall(
        self, table: Table, player: Player, telling: Telling | None, teller: Player | None
    ) -> None:
        """Covers the parent at once: no frame in between shows anything."""
        self._slide.stop()
        self.is_down = True
        self._painter, self._player = table.looks.painter, player
        self._is_turned = table.link.is_turned
        self._status = table.words.said().status
        self._covered = table.words.covered()
        words = tr("curtain", "Show my pieces")
        self.show_button.setText(self._covered.label if self._covered is not None else words)
        self._home.set_words(tr("curtain", "Home"))
        self._settings.set_words(tr("curtain", "Settings"))
        self._note.tell(table.looks.painter, telling, teller)
        self.setGeometry(self._parent.rect())
        self._arrange()
        self.show()
        self.raise_()
        self._enable_others(False)
        self.update()
        self.setAccessibleName(" ".join(self.poster()))
        self.call()

    def call(self) -> None:
        """Says who is to come, also when somebody comes back to it from another screen."""
        self.show_button.setFocus()
        announce(self._parent, self.accessibleName())

    def hangs_for(self, player: Player) -> bool:
        """Is it down (and not on its way up) for this player?"""
        return self.is_down and self._player == player

    def rise(self) -> None:
        """Slides up and away."""
        self.is_down = False
        self._enable_others(True)
        if LOOK.duration(_SLIDE) == 0:
            self.hide()
            return
        self._slide.setDuration(_SLIDE)
        self._slide.setStartValue(self.pos())
        self._slide.setEndValue(QPoint(0, self.height() if self._is_turned else -self.height()))
        self._slide.start()

    def _enable_others(self, is_enabled: bool) -> None:
        """Behind the curtain nothing can be pressed, by assistive technology either."""
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        for other in self._parent.findChildren(QWidget, options=direct):
            if other is not self:
                other.setEnabled(is_enabled)

    def _slid(self) -> None:
        self.hide()
        self.move(0, 0)

    def poster(self) -> tuple[str, str]:
        """ "Anna," and "your turn" (or what else there is to do): two lines."""
        first = tr("curtain", "{name},").format(name=self._player.name)
        task = self._covered.task if self._covered is not None else ""
        return first, task or tr("curtain", "your turn")

    def _poster_px(self) -> float:
        """Large, but both lines must fit beside the shape."""
        first, second = self.poster()

        def fits(px: float) -> bool:
            # A name is shown whole as long as it stays a poster; only then is it cut.
            font = plain_font(px, POSTER, -3)
            whole = (second, first) if px > 72 else (second,)
            return all(advance(line, font) <= self._free() for line in whole)

        return shrunk(min(150.0, self.height() * 0.17), 40, fits, 4) / LOOK.text_scale

    def _free(self) -> float:
        """How wide a line of the poster may be."""
        return max(240.0, self._mark_left() - self._left() - 12)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            p = LOOK.palette.primary(self._face.primary)
            painter.fillRect(self.rect(), colour(p.rail))
            if self._is_turned:
                painter.translate(self.width(), self.height())
                painter.rotate(180)
            self._paint_mark(painter)
            self._paint_head(painter)
            left, px = self._left(), self._poster_px()
            font = LOOK.font(px, POSTER, -3)
            y = self.height() * 0.14
            for line in self.poster():
                rect = QRectF(left, y, self.width() * 0.7, font.pixelSize() * 1.12)
                write(painter, rect, line, font, colour(p.on), wide=self._free())
                y += font.pixelSize() * 1.02
            words = tr("curtain", "Everybody else looks out of the window.")
            y += font.pixelSize() * 0.12
            free = self._note.x() if self._note.isVisible() else self.width() * 0.6
            box = QRectF(left, y, free - left - 16, 40)
            write(painter, box, words, LOOK.font(24, TEXT), colour(p.on_quiet), 0, wide=box.width())
            self._paint_covered(painter)
            button = self._box_of(self.show_button)
            if button.right() + 140 < self.width():
                at = QRectF(button.right() + 14, button.y(), 120, button.height())
                write(painter, at, tr("curtain", "Space"), LOOK.font(17, LABEL), colour(p.on_quiet))

    def _mark_left(self) -> float:
        return self.width() - self.height() * 0.46 * 1.644

    def _paint_mark(self, painter: QPainter) -> None:
        """The player's shape, poster size; its lower half lies in the shade."""
        r, cy = self.height() * 0.46, self.height() * 0.39
        mark, ink = self._player.mark % 4, LOOK.palette.players[self._player.mark % 4]
        big = shape(MARK_SHAPES[mark], self._mark_left() + r, cy, r)
        fill(painter, big, colour(ink))
        painter.save()
        painter.setClipRect(QRectF(0, cy, self.width(), self.height()))
        fill(painter, big, mixed(ink, INK, 0.14))
        painter.restore()

    def _shelf(self) -> QRectF:
        """The hidden pieces lie on a shelf at the bottom."""
        left, high = self._left(), 112.0 if self.height() >= 720 else 84.0
        bottom = self.height() - (40 if self.height() >= 720 else 20)
        return QRectF(left, bottom - high, self.width() - 2 * left, high)

    def _paint_covered(self, painter: QPainter) -> None:
        """Everybody may see how many there are; nobody which."""
        if self._covered is None or not self._covered.count or self._painter is None:
            return
        box, count = self._shelf(), self._covered.count
        lip = rounded(box.x(), box.y() + 20, box.width(), box.height() - 12, 20)
        fill(painter, lip, LOOK.colour("shelf_lip"))
        fill(painter, round_rect(box, 20), LOOK.colour("shelf"))
        above = QRectF(box.x(), box.y() - 40, box.width() / 2, 36)
        quiet = colour(LOOK.palette.primary(self._face.primary).on_quiet)
        write(painter, above, self._covered.caption, LOOK.font(18, LABEL), quiet)
        pitch = min(box.height() * 0.66, (box.width() - 48) / max(1, count))
        x = box.center().x() - pitch * (count - 1) / 2
        dpr = self.devicePixelRatioF()
        for index in range(count):
            pixmap, offset = ART.pixmap(self._painter, self._covered.piece, pitch, dpr)
            painter.drawPixmap(QPointF(x + index * pitch, box.center().y()) + offset, pixmap)

    def _paint_head(self, painter: QPainter) -> None:
        p = LOOK.palette.primary(self._face.primary)
        on, left = colour(p.on), self._left()
        drawn = icon(self._face.emblem, 30, on, self.devicePixelRatioF())
        painter.drawPixmap(int(left), 44, drawn)
        font = LOOK.font(30, POSTER)
        write(painter, QRectF(left + 42, 36, 300, 46), self._face.title, font, on)
        width = QFontMetricsF(font).horizontalAdvance(self._face.title)
        at = QRectF(left + 60 + width, 38, 500, 46)
        write(painter, at, self._status, LOOK.font(18, TEXT), colour(p.on_quiet))

    def _left(self) -> float:
        return 100.0 if self.width() >= 1200 else 48.0

    def _arrange(self) -> None:
        left = round(self._left())
        right = self.width() - (56 if self.width() >= 1200 else 28)
        for button in (self._settings, self._home):
            hint = button.sizeHint()
            right -= hint.width()
            self._put(button, right + RING, 28, hint.width(), hint.height())
        y = round(self.height() * 0.14 + LOOK.text_scale * self._poster_px() * 2.1 + 70)
        hint = self.show_button.sizeHint()
        has_shelf = self._covered is not None and self._covered.count > 0
        floor = self._shelf().top() - 34 if has_shelf else self.height() - 24
        top = min(y, round(floor) - hint.height())
        self._put(self.show_button, left - 7, top, max(hint.width(), 380), hint.height())
        size = self._note.sizeHint()
        width = min(size.width(), self.width() // 3)
        x, y = self.width() - width - 56, round(self.height() * 0.3)
        self._put(self._note, x, y, width, size.height())

    def _put(self, widget: QWidget, *box: int) -> None:
        place(widget, QRect(*box), self.size(), self._is_turned)
        turn(widget, self._is_turned)

    def _box_of(self, widget: QWidget) -> QRect:
        """As the one sees it who sits in front of it."""
        box = widget.geometry()
        return opposite(box, self.size()) if self._is_turned else box

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.raised.emit()


class _Note(Panel):
    """ "Clara, just now": the last public deed with its pieces."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("paper", 22)
        self.setParent(parent)
        self._painter: Painter | None = None
        self._telling: Telling | None = None
        self._teller: Player | None = None

    def tell(self, painter: Painter, telling: Telling | None, teller: Player | None) -> None:
        self._painter, self._telling, self._teller = painter, telling, teller
        self.setVisible(telling is not None)
        if telling is not None:
            name = teller.name if teller is not None else ""
            self.setAccessibleName(f"{name}: {telling.sentence} {telling.detail}")

    def sizeHint(self) -> QSize:
        return QSize(372, 156)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._telling is None or self._painter is None:
            return
        with painting(self) as painter:
            left = 24.0
            if self._teller is not None:
                draw_player(painter, self._teller, QRectF(left, 22, 32, 32))
                words = tr("curtain", "{name}, just now")
                line = QRectF(left + 44, 20, self.width() - 90, 36)
                words = words.format(name=self._teller.name)
                write_line(painter, line, words, LOOK.font(20, LABEL))
            x = left
            for art in self._telling.pieces[:4]:
                pixmap, offset = ART.pixmap(self._painter, art, 54, self.devicePixelRatioF())
                painter.drawPixmap(QRectF(x, 70, 54, 54).center() + offset, pixmap)
                x += 60
            room = self.width() - x - 20
            # A sentence without a second line stands beside the middle of its pieces.
            top = 72 if self._telling.detail or not self._telling.pieces else 84
            line = QRectF(x + 8, top, room, 30)
            write_line(painter, line, self._telling.sentence, LOOK.font(18, LABEL), flags=WRAP)
            below = QRectF(x + 8, 98, room, 44)
            write(painter, below, self._telling.detail, LOOK.font(17, TEXT), "text2", WRAP)
