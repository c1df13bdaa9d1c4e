"""Buttons, choices and panels of the house: a body, a lip, a clear focus ring; no default-grey widget."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QLabel, QSizePolicy, QWidget

from trakkx_desktop.view.stage.icons import icon
from trakkx_desktop.view.stage.look import LABEL, LOOK, POSTER, TEXT, elided
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.palette import (
    CARD_PRIMARIES,
    CREAM,
    CREAM_LIP,
    INK,
    Primary,
    colour,
)
from trakkx_desktop.view.stage.shapes import (
    MARK_SHAPES,
    fill,
    rounded,
    shape,
    soft_shadow,
)

RING = 7
"""Room around every control for its focus ring and shadow."""
_ELSEWHERE = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)
WORDS_AT = 68
"""Where the words of a switch begin."""


class Text(QLabel):
    """Plain text (never markup) in a token's colour; follows theme and text size."""

    def __init__(
        self,
        text: str = "",
        px: float = 17,
        weight: QFont.Weight = TEXT,
        token: str = "text",
        wrap: bool = False,
    ) -> None:
        super().__init__(text)
        self._style = (px, weight)
        self._token = token
        self._colour: QColor | None = None
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        # Else the role, and with it the colour, would change with the parent (over the stage).
        self.setForegroundRole(QPalette.ColorRole.WindowText)
        LOOK.changed.connect(self._restyle)
        self._restyle()

    def set_token(self, token: str) -> None:
        self._token, self._colour = token, None
        self._restyle()

    def set_colour(self, value: QColor) -> None:
        """A colour of a primary rather than of the theme."""
        self._colour = value
        self._restyle()

    def set_size(self, px: float, weight: QFont.Weight) -> None:
        self._style = (px, weight)
        self._restyle()

    def _restyle(self) -> None:
        px, weight = self._style
        self.setFont(LOOK.font(px, weight, -0.5 if px >= 36 else 0.0))
        palette = self.palette()
        palette.setColor(
            self.foregroundRole(),
            self._colour if self._colour is not None else LOOK.colour(self._token),
        )
        self.setPalette(palette)


class ElidedText(Text):
    """One line that is cut with an ellipsis; the whole of it is the tooltip and the spoken name."""

    def __init__(
        self,
        text: str = "",
        px: float = 17,
        weight: QFont.Weight = TEXT,
        token: str = "text",
    ) -> None:
        super().__init__(text, px, weight, token)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self, smooth=False) as painter:
            painter.setFont(self.font())
            painter.setPen(self.palette().color(self.foregroundRole()))
            shown = elided(self.text(), self.font(), self.width())
            painter.drawText(self.rect(), int(self.alignment()), shown)


class Control(QAbstractButton):
    """What all buttons share: hover, press, and a focus ring that shows only for the keyboard."""

    def __init__(self) -> None:
        super().__init__()
        self._ring = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        LOOK.changed.connect(self._restyle)

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()

    @property
    def body(self) -> QRectF:
        return QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)

    @property
    def is_hovered(self) -> bool:
        return self.isEnabled() and self.underMouse()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """A window or menu that comes and goes does not change what the person last used."""
        if event.reason() not in _ELSEWHERE:
            self._ring = event.reason() != Qt.FocusReason.MouseFocusReason
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        if event.reason() not in _ELSEWHERE:
            self._ring = False
        super().focusOutEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
            return
        super().keyPressEvent(event)

    def draw_ring(self, painter: QPainter, radius: float, on: QColor | None = None) -> None:
        if self._ring and self.hasFocus():
            ring = self.body.adjusted(-4, -4, 4, 4)
            pen = QPen(on if on is not None else LOOK.colour("focus"), 3.5)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(ring, radius + 4, radius + 4)


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
        self.setText(text)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def setText(self, text: str) -> None:
        super().setText(text)
        self.setAccessibleName(text)
        self.updateGeometry()

    def set_missing(self, missing: str) -> None:
        if missing != self.missing:
            self.missing = missing
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
                fill(
                    painter,
                    rounded(body.x(), body.y() + 8, body.width(), body.height() - 8, radius),
                    lip,
                )
            box = QRectF(body.x(), body.y() + top, body.width(), body.height() - drop)
            fill(painter, rounded(box.x(), box.y(), box.width(), box.height(), radius), face)
            if self.is_hovered and not self.isDown():
                fill(
                    painter,
                    rounded(box.x(), box.y(), box.width(), box.height(), radius),
                    self._glow(),
                )
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
        fill(
            painter,
            rounded(body.x() + 1, body.y() + 1, body.width() - 2, body.height() - 2, radius),
            LOOK.colour("mat"),
            pen,
        )
        if not self.missing:
            self._paint_label(painter, body, LOOK.colour("text3"))
            return
        upper = QRectF(
            body.x(), body.y() + body.height() * 0.14, body.width(), body.height() * 0.42
        )
        self._paint_label(painter, upper, LOOK.colour("text2"))
        painter.setPen(LOOK.colour("wrong"))
        lower = QRectF(
            body.x() + 8, upper.bottom(), body.width() - 16, body.bottom() - upper.bottom() - 4
        )
        flags = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        flags |= int(Qt.TextFlag.TextWordWrap)
        painter.setFont(_wrapped(self.missing, lower, flags))
        painter.drawText(lower, flags, self.missing)

    def _paint_label(self, painter: QPainter, box: QRectF, on: QColor) -> None:
        font = self._label_font()
        metrics = QFontMetricsF(font)
        room = box.width() - 16 - (self._px * 1.6 if self._icon else 0)
        while metrics.horizontalAdvance(self.text()) > room and font.pixelSize() > 15:
            font = QFont(font)
            font.setPixelSize(font.pixelSize() - 1)
            metrics = QFontMetricsF(font)
        text = elided(self.text(), font, room)
        width = metrics.horizontalAdvance(text)
        size = self._px * 1.2
        total = width + (size + self._px * 0.4 if self._icon else 0)
        x = box.center().x() - total / 2
        if self._icon:
            drawn = icon(self._icon, round(size), on, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(x, box.center().y() - size / 2), drawn)
            x += size + self._px * 0.4
        painter.setFont(font)
        painter.setPen(on)
        rect = QRectF(x, box.y(), width + 2, box.height())
        painter.drawText(
            rect, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), text
        )


def _wrapped(text: str, box: QRectF, flags: int) -> QFont:
    """The small letters of a reason, smaller still where it would not fit below the label."""
    font = QFont(LOOK.font(15, LABEL))
    while font.pixelSize() > 12 and (
        QFontMetricsF(font).boundingRect(box, flags, text).height() > box.height()
    ):
        font.setPixelSize(font.pixelSize() - 1)
    return font


class IconButton(Control):
    """A square button with an icon; its words are its spoken name and tooltip."""

    def __init__(self, icon: str, words: str, *, rail: str = "", size: int = 44) -> None:
        super().__init__()
        self._icon = icon
        self._rail = rail
        self._size = size
        self.letters = ""
        self.set_words(words)

    def set_words(self, words: str) -> None:
        self.setAccessibleName(words)
        self.setToolTip(words)

    def set_icon(self, name: str) -> None:
        self._icon = name
        self.update()

    def set_rail(self, primary: str) -> None:
        self._rail = primary
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._size + 2 * RING, self._size + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            body = self.body
            face, line, on = self._colours()
            self.draw_ring(painter, 12, on if self._rail else None)
            pen = QPen(line, 1.5)
            fill(painter, rounded(body.x(), body.y(), body.width(), body.height(), 12), face, pen)
            if self.letters:
                painter.setFont(LOOK.font(16, LABEL))
                painter.setPen(on)
                painter.drawText(body, int(Qt.AlignmentFlag.AlignCenter), self.letters)
                return
            size = min(22.0, body.height() * 0.5)
            drawn = icon(self._icon, size, on, self.devicePixelRatioF())
            painter.drawPixmap(body.center() - QPointF(size / 2, size / 2), drawn)

    def _colours(self) -> tuple[QColor, QColor, QColor]:
        if self._rail:
            p = LOOK.palette.primary(self._rail)
            face = colour(p.rail) if self.is_hovered or self.isChecked() else colour(p.deep)
            return face, colour(p.deep), colour(p.on)
        face = LOOK.colour("mat" if self.is_hovered or self.isChecked() else "paper")
        on = LOOK.colour("text") if self.isEnabled() else LOOK.colour("quiet")
        return face, LOOK.colour("quiet"), on


class Choice(Control):
    """One of the answers inside a Segment."""

    def __init__(self, text: str, value: str) -> None:
        super().__init__()
        self.value = value
        self.set_words(text)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def set_words(self, words: str) -> None:
        self.setText(words)
        self.setAccessibleName(words)
        self.updateGeometry()

    @property
    def body(self) -> QRectF:
        return QRectF(self.rect()).adjusted(4, 4, -4, -4)

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(LOOK.font(18, LABEL))
        return QSize(
            round(metrics.horizontalAdvance(self.text())) + 28, round(metrics.height()) + 28
        )

    def minimumSizeHint(self) -> QSize:
        return QSize(44, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            body = self.body
            if self.isChecked():
                lip = rounded(body.x(), body.y() + 4, body.width(), body.height() - 4, 12)
                fill(painter, lip, LOOK.colour("paper_lip"))
                face = rounded(body.x(), body.y(), body.width(), body.height() - 3, 12)
                fill(painter, face, LOOK.colour("paper"))
            if self._ring and self.hasFocus():
                painter.setPen(QPen(LOOK.colour("focus"), 3))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(body, 12, 12)
            font = QFont(LOOK.font(18, LABEL if self.isChecked() else TEXT))
            while QFontMetricsF(font).horizontalAdvance(self.text()) > body.width() - 8 and (
                font.pixelSize() > 13
            ):
                font.setPixelSize(font.pixelSize() - 1)
            painter.setFont(font)
            painter.setPen(LOOK.colour("text" if self.isEnabled() else "text3"))
            text = elided(self.text(), font, body.width() - 4)
            painter.drawText(body, int(Qt.AlignmentFlag.AlignCenter), text)


class Segment(QWidget):
    """Answers of which one holds, in a row or in several. Signal: chosen(value)."""

    chosen = Signal(str)

    def __init__(
        self, choices: Sequence[tuple[str, str]], value: str, name: str = "", *, columns: int = 0
    ) -> None:
        """`choices`: (value, words) pairs; `columns`: how many stand beside each other, 0 = all."""
        super().__init__()
        self.setAccessibleName(name)
        self._columns = columns
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(2, 2, 2, 2)
        self._grid.setSpacing(0)
        self._choices: list[Choice] = []
        self.set_choices(choices, value)
        LOOK.changed.connect(self.update)

    def set_choices(self, choices: Sequence[tuple[str, str]], value: str) -> None:
        for old in self._choices:
            self._grid.removeWidget(old)
            old.deleteLater()
        self._choices = [Choice(words, v) for v, words in choices]
        columns = self._columns or max(1, len(choices))
        for i, choice in enumerate(self._choices):
            choice.setChecked(choice.value == value)
            choice.toggled.connect(self._tell)
            self._grid.addWidget(choice, i // columns, i % columns)
        self._rove()

    def _rove(self) -> None:
        """Tab comes to the answer that holds; the arrow keys go to the others."""
        at = next((c for c in self._choices if c.isChecked()), None) or next(
            iter(self._choices), None
        )
        for choice in self._choices:
            policy = Qt.FocusPolicy.StrongFocus if choice is at else Qt.FocusPolicy.ClickFocus
            choice.setFocusPolicy(policy)

    def set_words(self, choices: Sequence[tuple[str, str]]) -> None:
        """The same answers in another language; what holds and the keyboard's place stay."""
        for choice, (_, words) in zip(self._choices, choices, strict=True):
            choice.set_words(words)

    def _tell(self, on: bool) -> None:
        if on:
            self._rove()
            self.chosen.emit(self.value)

    @property
    def value(self) -> str:
        return next((c.value for c in self._choices if c.isChecked()), "")

    def set_value(self, value: str) -> None:
        for choice in self._choices:
            if choice.value == value and not choice.isChecked():
                choice.setChecked(True)

    def choice(self, value: str) -> Choice:
        return next(c for c in self._choices if c.value == value)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            fill(painter, rounded(0, 0, self.width(), self.height(), 16), LOOK.colour("mat"))


class Switch(Control):
    """On or off, with its words beside it."""

    def __init__(self, text: str, on: bool) -> None:
        super().__init__()
        self.setCheckable(True)
        self.setChecked(on)
        self.set_words(text)

    def set_words(self, words: str) -> None:
        self.setText(words)
        self.setAccessibleName(words)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(LOOK.font(18))
        width = metrics.horizontalAdvance(self.text()) + 76
        return QSize(round(width) + 2 * RING, max(44, round(metrics.height()) + 8) + 2 * RING)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            body = self.body
            self.draw_ring(painter, 14)
            self.draw_track(painter, body.x(), body.center().y())
            painter.setFont(LOOK.font(18))
            painter.setPen(LOOK.colour("text"))
            rect = QRectF(body.x() + WORDS_AT, body.y(), body.width() - WORDS_AT, body.height())
            text = elided(self.text(), painter.font(), rect.width())
            painter.drawText(rect, int(Qt.AlignmentFlag.AlignVCenter), text)

    def draw_track(self, painter: QPainter, x: float, cy: float) -> None:
        """The track and its knob, with its left end and its middle here."""
        on = self.isChecked()
        line = QPen(LOOK.colour("focus" if on else "group_line"), 2)
        track = rounded(x + 1, cy - 15, 54, 30, 15)
        fill(painter, track, LOOK.colour("focus" if on else "mat"), line)
        knob = shape("circle", x + (40 if on else 16), cy, 11)
        fill(painter, knob, LOOK.colour("on_focus" if on else "group_line"))


class Panel(QWidget):
    """A surface: "paper" with a lip and shadow, "mat" or "shelf" flat."""

    def __init__(self, token: str = "paper", radius: float = 24) -> None:
        super().__init__()
        self._token = token
        self._radius = radius
        LOOK.changed.connect(self.update)

    def set_token(self, token: str) -> None:
        self._token = token
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            box = QRectF(self.rect())
            lips = {"paper": "paper_lip", "shelf": "shelf_lip"}
            if self._token in lips:
                low = rounded(0, 6, box.width(), box.height() - 6, self._radius)
                fill(painter, low, LOOK.colour(lips[self._token]))
                box.setHeight(box.height() - 6)
            face = rounded(box.x(), box.y(), box.width(), box.height(), self._radius)
            fill(painter, face, LOOK.colour(self._token))


class Mark(QWidget):
    """A player's shape in its colour; `plain` draws it in one given colour (on the rail)."""

    def __init__(self, mark: int, size: int = 28, plain: QColor | None = None) -> None:
        super().__init__()
        self._mark = mark
        self._plain = plain
        self.setFixedSize(size, size)
        LOOK.changed.connect(self.update)

    def set_mark(self, mark: int, plain: QColor | None = None) -> None:
        self._mark, self._plain = mark, plain
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            draw_mark(painter, self._mark, QRectF(self.rect()), self._plain)


def draw_mark(painter: QPainter, mark: int, rect: QRectF, plain: QColor | None = None) -> None:
    """A player's mark inside a square."""
    value = plain if plain is not None else colour(LOOK.palette.players[mark % 4])
    r = rect.width() * 0.44
    path = shape(MARK_SHAPES[mark % 4], rect.center().x(), rect.center().y(), r * 0.94)
    fill(painter, path, value)


def card_primary(name: str) -> Primary:
    """A primary that is the same in both themes (Home's cards, the curtain)."""
    return CARD_PRIMARIES[name]
