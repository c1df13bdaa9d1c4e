"""A raised button with words: a body, a lip, and the reason why it cannot be pressed."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy

from trakkx_desktop.view.stage.control import RING, Control
from trakkx_desktop.view.stage.icons import icon
from trakkx_desktop.view.stage.lettering import CENTRE, WRAP, wrapped, write
from trakkx_desktop.view.stage.look import (
    LABEL,
    LOOK,
    POSTER,
    advance,
    elided,
    fitting,
    plain_font,
)
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.palette import CREAM, CREAM_LIP, INK, Primary, colour
from trakkx_desktop.view.stage.shapes import fill, round_rect, soft_shadow


class Button(Control):
    """A raised button. `primary` names a game's colour; without one it is of paper, or of mat where
    it lies on paper itself, or of cream in both themes where it lies on a game's colour.

    `missing` says in a second line why it cannot be pressed; it then stays reachable, so that
    keyboard and screen reader meet the reason too, but does nothing.
    """

    refused = Signal(str)

    def __init__(
        self,
        text: str,
        *,
        primary: str = "",
        icon: str = "",
        px: float = 20,
        height: int = 56,
        on_paper: bool = False,
        on_rail: bool = False,
    ) -> None:
        super().__init__()
        self._primary = primary
        self._on_paper = on_paper
        self._on_rail = on_rail
        self._icon = icon
        self._px = px
        self._height = height
        self.missing = ""
        self.is_wrong = False
        self.setText(text)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def setText(self, text: str) -> None:
        super().setText(text)
        self.setAccessibleName(text)
        self.updateGeometry()

    def set_missing(self, missing: str, is_wrong: bool = False) -> None:
        """Calm words, unless something wrong was tried."""
        if (missing, is_wrong) != (self.missing, self.is_wrong):
            self.missing, self.is_wrong = missing, is_wrong
            self.setAccessibleDescription(missing)
            self.update()

    def set_primary(self, primary: str) -> None:
        self._primary = primary
        self.update()

    def set_icon(self, name: str) -> None:
        self._icon = name
        self.update()

    def hitButton(self, pos: QPointF) -> bool:  # type: ignore[override]
        return not self.missing and self.body.contains(pos)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.missing and self.body.contains(event.position()):
            self.refused.emit(self.missing)
            return
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        accepts = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        if self.missing and event.key() in accepts:
            self.refused.emit(self.missing)
            return
        super().keyPressEvent(event)

    def _label_font(self) -> QFont:
        return LOOK.font(self._px, POSTER if self._px >= 24 else LABEL)

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(self._label_font())
        extra = self._px * 1.6 if self._icon else 0
        width = metrics.horizontalAdvance(self.text()) + extra + 2 * max(20, self._px)
        height = max(self._height, metrics.height() + 16)
        return QSize(round(width) + 2 * RING, round(height) + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        hint = self.sizeHint()
        return QSize(min(hint.width(), 96), hint.height())

    def _colours(self) -> tuple[QColor, QColor, QColor]:
        if self._primary:
            p: Primary = LOOK.palette.primary(self._primary)
            return colour(p.button), colour(p.button_lip), colour(p.on_button)
        if self._on_rail:
            return colour(CREAM), colour(CREAM_LIP), colour(INK)
        if self._on_paper:
            return LOOK.colour("mat"), LOOK.colour("quiet"), LOOK.colour("text")
        return LOOK.colour("paper"), LOOK.colour("paper_lip"), LOOK.colour("text")

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            body = self.body
            radius = min(16.0 if body.height() > 48 else 12.0, body.height() / 2)
            self.draw_ring(painter, radius)
            if self.missing or not self.isEnabled():
                self._paint_flat(painter, body, radius)
                return
            face, lip, on = self._colours()
            drop = 5.0 if body.height() > 48 else 4.0
            top = drop if self.isDown() else 0.0
            if not self.isDown():
                soft_shadow(painter, body, radius, 3, 3, LOOK.colour("shadow", 0.6))
                fill(painter, round_rect(body.adjusted(0, 8, 0, 0), radius), lip)
            box = QRectF(body.x(), body.y() + top, body.width(), body.height() - drop)
            fill(painter, round_rect(box, radius), face)
            if self.is_hovered and not self.isDown():
                fill(painter, round_rect(box, radius), self._glow())
            self._paint_label(painter, box, on)

    def _glow(self) -> QColor:
        """What lies over the face while the pointer is on it."""
        if self._primary:
            return LOOK.colour("paper", 0.12)
        if self._on_rail:
            return colour(CREAM_LIP, 0.45)
        return LOOK.colour("quiet" if self._on_paper else "mat", 0.45)

    def _paint_flat(self, painter: QPainter, body: QRectF, radius: float) -> None:
        pen = QPen(LOOK.colour("quiet"), 2, Qt.PenStyle.DashLine)
        fill(painter, round_rect(body.adjusted(1, 1, -1, -1), radius), LOOK.colour("mat"), pen)
        if not self.missing:
            self._paint_label(painter, body, LOOK.colour("text3"))
            return
        upper = QRectF(
            body.x(), body.y() + body.height() * 0.14, body.width(), body.height() * 0.42
        )
        self._paint_label(painter, upper, LOOK.colour("text2"))
        lower = QRectF(
            body.x() + 8, upper.bottom(), body.width() - 16, body.bottom() - upper.bottom() - 4
        )
        flags = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        flags |= WRAP
        font = wrapped(LOOK.font(15, LABEL), self.missing, lower, flags)
        write(painter, lower, self.missing, font, "wrong" if self.is_wrong else "text2", flags)

    def _paint_label(self, painter: QPainter, box: QRectF, on: QColor) -> None:
        usual = self._label_font()
        wide = box.width() - 16 - (self._px * 1.6 if self._icon else 0)
        font = fitting(
            self.text(), usual.pixelSize(), 15, usual.weight(), wide, step=1, font_of=plain_font
        )
        if not self._icon and advance(self.text(), font) > wide:
            inner = box.adjusted(8, 2, -8, -2)
            font = wrapped(font, self.text(), inner)
            write(painter, inner, self.text(), font, on, CENTRE | WRAP)
            return
        text = elided(self.text(), font, wide)
        width = advance(text, font)
        size = self._px * 1.2
        total = width + (size + self._px * 0.4 if self._icon else 0)
        x = box.center().x() - total / 2
        if self._icon:
            drawn = icon(self._icon, round(size), on, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(x, box.center().y() - size / 2), drawn)
            x += size + self._px * 0.4
        rect = QRectF(x, box.y(), width + 2, box.height())
        write(painter, rect, text, font, on)
