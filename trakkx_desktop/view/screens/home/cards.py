"""Home's cards: a game with its live board, an unfinished match, a door to another screen."""

from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget
from shiboken6 import Shiboken

from trakkx_desktop import resources
from trakkx_desktop.session.house import House
from trakkx_desktop.view.stage.control import RING, Control
from trakkx_desktop.view.stage.face import Face
from trakkx_desktop.view.stage.icons import icon
from trakkx_desktop.view.stage.lettering import CENTRE, write, write_line
from trakkx_desktop.view.stage.look import LABEL, LOOK, POSTER, TEXT, advance, fitting, shrunk
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.palette import CARD_PRIMARIES, CREAM, GLOW, INK, colour
from trakkx_desktop.view.stage.shapes import fill, raised, round_rect, rounded, shape, soft_shadow
from trakkx_desktop.view.stage.spacing import spaced
from trakkx_desktop.view.stage.text import Text
from trakkx_desktop.view.stage.tr import tr

if TYPE_CHECKING:
    from trakkx_desktop.core.summary import Summary


HOME_ICONS = (
    "play",
    "star",
    "learn",
    "sheet",
    "book",
    "settings",
    "theme",
    "sound-on",
    "sound-off",
    "language",
    "emblem-trakkx",
    "emblem-traexx",
    "emblem-trax",
)
"""What its first frame shows."""
AFTERWARDS = 150
"""Milliseconds after which the games' own code is loaded to draw what stood in until then."""
KEEP_AFTER = 400
"""Milliseconds that a size must last before its pictures are kept: not each step of a resize."""


class GameCard(Control):
    """A large card with a live miniature of the real board."""

    def __init__(self, key: str, face: Face, house: House) -> None:
        super().__init__()
        self.face = face
        self._key = key
        self._house = house
        self._picture = QPixmap()
        self._drawn_for = ""
        self._keeping = QTimer(self, singleShot=True, interval=KEEP_AFTER)
        self._keeping.timeout.connect(self._keep)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(180, 180)
        self.translate()

    def translate(self) -> None:
        self.setAccessibleName(f"{self.face.title}. {self.face.tagline()}. {self._players()}")
        self.update()

    def _players(self) -> str:
        low, high = self.face.seats
        return tr("home", "{low}–{high} players").format(low=low, high=high)

    def _restyle(self) -> None:
        if self.isVisible():
            self._prepare()
        super()._restyle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A hidden card may get another size before it is seen: its picture would be drawn in vain."""
        if self.isVisible():
            self._prepare()

    def showEvent(self, event: QShowEvent) -> None:
        QTimer.singleShot(0, self, self._catch_up)

    def _catch_up(self) -> None:
        """It was shown without another size, or went to a screen of other pixels."""
        if self._drawn_for != self._name:
            self._prepare()
            self.update()

    @property
    def _box(self) -> QRectF:
        """The card without its lip; pressed, it lies lower."""
        body = self.body
        down = 7 if self.isDown() else 0
        return QRectF(body.x(), body.y() + down, body.width(), body.height() - 7)

    @property
    def _board(self) -> QRectF:
        box = self._box
        foot = min(158.0, box.height() * 0.36) * max(1.0, LOOK.text_scale * 0.9)
        return QRectF(box.x(), box.y(), box.width(), box.height() - foot)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._drawn_for != self._name:
            QTimer.singleShot(0, self, self._catch_up)
        with painting(self) as painter:
            p = CARD_PRIMARIES[self.face.primary]
            body, box, board = self.body, self._box, self._board
            self.draw_ring(painter, 28)
            soft_shadow(painter, body, 28, 4, 4, LOOK.colour("shadow", 0.5))
            fill(painter, round_rect(body.adjusted(0, 14, 0, 0), 28), colour(p.button_lip))
            clip = round_rect(box, 28)
            fill(painter, clip, colour(p.rail))
            painter.save()
            painter.setClipPath(clip)
            painter.drawPixmap(board.topLeft(), self._fitting(board))
            painter.restore()
            foot = box.bottom() - board.bottom()
            self._paint_words(painter, QRectF(box.x() + 28, board.bottom(), box.width() - 56, foot))

    def _prepare(self) -> None:
        """The board's picture, drawn once for each size and theme and kept for the next start; never
        while painting. Before the first frame nobody waits for it: one that was drawn beforehand, and
        fits nearly, stands in until the games' own code is loaded."""
        name = self._drawn_for = self._name
        if self._picture.isNull():
            if not self._take(self._house.picture(name)):
                self._picture = stand_in(self._key)
                if self._picture.isNull():
                    self._draw()
                else:
                    QTimer.singleShot(AFTERWARDS, self, self._draw)
        else:
            self._house.recall_picture(name, lambda found: self._recall(name, found))

    def _recall(self, name: str, found: bytes | None) -> None:
        if Shiboken.isValid(self) and name == self._name:
            if not self._take(found):
                self._draw()
            self.update()

    def _fitting(self, board: QRectF) -> QPixmap:
        """The picture itself, or one of another size that has to do for the moment."""
        dpr = self.devicePixelRatioF()
        wished = board.size().toSize() * dpr
        if self._picture.isNull() or self._picture.size() == wished:
            return self._picture
        aspect = Qt.AspectRatioMode.KeepAspectRatioByExpanding
        fitted = self._picture.scaled(wished, aspect, Qt.TransformationMode.SmoothTransformation)
        corner = QPoint(
            (fitted.width() - wished.width()) // 2, (fitted.height() - wished.height()) // 2
        )
        fitted = fitted.copy(QRect(corner, wished))
        fitted.setDevicePixelRatio(dpr)
        return fitted

    def _take(self, data: bytes | None) -> bool:
        picture = QPixmap()
        if data is None or not picture.loadFromData(data):
            return False
        picture.setDevicePixelRatio(self.devicePixelRatioF())
        self._picture = picture
        return True

    def _draw(self) -> None:
        self._picture = self._drawn(self._board.size().toSize(), self.devicePixelRatioF())
        self._keeping.start()
        self.update()

    @property
    def _name(self) -> str:
        size, dpr = self._board.size().toSize(), self.devicePixelRatioF()
        name = f"{self.face.emblem}-{size.width()}-{size.height()}-{dpr:g}"
        return f"{name}-{LOOK.palette.name}-{LOOK.clear_shapes:d}-{self.face.stamp()}"

    def _drawn(self, size: QSize, dpr: float) -> QPixmap:
        picture = QPixmap(size * dpr)
        picture.setDevicePixelRatio(dpr)
        picture.fill(colour(CARD_PRIMARIES[self.face.primary].rail))
        with painting(picture) as painter:
            self.face.miniature(painter, QRectF(0, 0, size.width(), size.height()))
        return picture

    def _keep(self) -> None:
        from PySide6.QtCore import QBuffer

        data = QBuffer()
        data.open(QBuffer.OpenModeFlag.WriteOnly)
        if self._picture.save(data, "BMP"):
            self._house.keep_picture(self._name, bytes(data.data().data()))

    def _paint_words(self, painter: QPainter, box: QRectF) -> None:
        """Beside the play button on a large card; on a small one the button stays beside the title."""
        p = CARD_PRIMARIES[self.face.primary]
        is_small = box.height() < 130 or box.width() < 330
        disc = 26.0 if is_small else 40.0
        wide = box.width() - 2 * disc - 12
        below = box.width() if is_small else wide
        title = fitting(self.face.title, 56, 24, POSTER, wide, -1)
        y = box.y() + (4 if is_small else 10)
        # As high for a short name as for a long one: the lines of all cards stand level.
        high = 62.0 * LOOK.text_scale
        on = colour(p.on)
        write_line(painter, QRectF(box.x(), y, wide, high), self.face.title, title, on)
        centre = QPointF(box.right() - disc, y + max(high, 2 * disc) / 2)
        if not is_small:
            centre.setY(box.y() + box.height() * 0.46)
        y = max(y + high, centre.y() + disc + 4) if is_small else y + high
        tag = fitting(self.face.tagline(), 20, 15, LABEL, below)
        line = QRectF(box.x(), y, below, 26)
        write_line(painter, line, self.face.tagline(), tag, on)
        count = LOOK.font(15 if is_small else 18, TEXT)
        write_line(painter, line.translated(0, 24), self._players(), count, colour(p.on_quiet))
        lip = colour(p.button_lip)
        _paint_play(painter, centre, disc, colour(CREAM), lip, self.devicePixelRatioF())


def stand_in(key: str) -> QPixmap:
    """The board of a game as `installer/make_boards.py` has drawn it beforehand, if it has."""
    return QPixmap(str(resources.path(key, f"home-{LOOK.palette.name}.png")))


def _paint_play(
    painter: QPainter, centre: QPointF, r: float, face: QColor, lip: QColor, dpr: float
) -> None:
    fill(painter, shape("circle", centre.x(), centre.y() + r * 0.09, r), lip)
    fill(painter, shape("circle", centre.x(), centre.y(), r), face)
    size = r * 1.05
    drawn = icon("play", size, colour(INK), dpr)
    painter.drawPixmap(centre - QPointF(size / 2 - r * 0.04, size / 2), drawn)


class ContinueCard(Control):
    """An unfinished match: where it stands, and one press to go on."""

    def __init__(self, face: Face, summary: "Summary", words: str) -> None:
        super().__init__()
        self.face = face
        self.summary = summary
        self._words = words
        self._picture = QPixmap()
        self.setAccessibleName(
            tr("home", "Continue {game}: {state}").format(game=face.title, state=words)
        )
        self.setToolTip(summary.name or words)
        self.setMinimumWidth(200)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_picture(self, data: bytes | None) -> None:
        """The board as it was left."""
        if data is not None and Shiboken.isValid(self) and self._picture.loadFromData(data):
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(420, 74)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            body = self.body.adjusted(0, 2, 0, -2)
            self.draw_ring(painter, 12, LOOK.colour("on_shelf"))
            fill(painter, round_rect(body, 12), LOOK.colour("slot"))
            high = body.height() - 16
            picture = QRectF(body.x() + 8, body.y() + 8, high * 1.55, high)
            p = CARD_PRIMARIES[self.face.primary]
            painter.save()
            painter.setClipPath(round_rect(picture, 7))
            painter.fillRect(picture, colour(p.rail))
            dpr = self.devicePixelRatioF()
            if self._picture.isNull():
                emblem = icon(self.face.emblem, high * 0.5, colour(p.on), dpr)
                painter.drawPixmap(picture.center() - QPointF(high / 4, high / 4), emblem)
            else:
                painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
                painter.drawPixmap(picture, self._picture, QRectF(self._picture.rect()))
            painter.restore()
            r = 20.0
            left = picture.right() + 16
            wide = body.right() - 2 * r - 24 - left
            name = self.summary.name or self.face.title
            base = QPointF(left, body.center().y() - 4)
            write(
                painter, base, name, _low(19, POSTER, 0.32 * body.height()), "on_shelf", wide=wide
            )
            base += QPointF(0, min(22.0, 0.37 * body.height()))
            small = _low(16, TEXT, 0.27 * body.height())
            write(painter, base, self._words, small, "on_shelf2", wide=wide)
            centre = QPointF(body.right() - r - 12, body.center().y())
            _paint_play(painter, centre, r, colour(GLOW), LOOK.colour("slot"), dpr)


class MoreCard(Control):
    """The way to all the others."""

    def set_count(self, count: int) -> None:
        self._count = f"{count}"
        words = tr("home", "All %n open game(s)", count)
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(104 * max(1.0, LOOK.text_scale)), 74)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            body = self.body.adjusted(0, 2, 0, -2)
            self.draw_ring(painter, 12, LOOK.colour("on_shelf"))
            fill(painter, round_rect(body, 12), LOOK.colour("slot"))
            half = body.height() / 2
            upper = QRectF(body.x(), body.y() + 4, body.width(), half)
            lower = QRectF(body.x(), body.y() + half, body.width(), half - 6)
            large = _low(22, POSTER, 0.4 * body.height())
            write(painter, upper, self._count, large, "on_shelf", CENTRE)
            place, small = lower.adjusted(4, 0, -4, 0), _low(16, TEXT, 0.27 * body.height())
            write_line(painter, place, tr("home", "all open"), small, "on_shelf2", CENTRE)


def _low(px: float, weight: QFont.Weight, high: float) -> QFont:
    """As large as the person wants letters, as far as the shelf is high enough."""
    return LOOK.font(min(px, high / LOOK.text_scale), weight)


class Shelf(QWidget):
    """The dark shelf with what can be continued. Signals: chosen(path), all_wished()."""

    chosen = Signal(object)
    all_wished = Signal()

    def __init__(self, house: House) -> None:
        super().__init__()
        self._house = house
        self._row = spaced(QHBoxLayout(self), 32 + RING, 4, 10 + RING, 10, gap=4)
        self._label = Text("", 24, POSTER, "on_shelf")
        self._row.addWidget(self._label)
        self._row.addSpacing(20)
        self.cards: list[ContinueCard] = []
        self.more = MoreCard()
        self.more.clicked.connect(self.all_wished)
        self._row.addWidget(self.more)
        LOOK.changed.connect(self.update)

    def show_matches(
        self, faces: dict[str, Face], summaries: "tuple[Summary, ...]", most: int
    ) -> None:
        self._label.setText(tr("home", "Continue"))
        for card in self.cards:
            self._row.removeWidget(card)
            card.hide()
            card.deleteLater()
        known = [s for s in summaries if s.game in faces][:most]
        self.cards = [ContinueCard(faces[s.game], s, state_words(s)) for s in known]
        for card in self.cards:
            card.clicked.connect(lambda _=False, path=card.summary.path: self.chosen.emit(path))
            self._row.insertWidget(self._row.count() - 1, card, 1)
            self._house.recall_picture(f"match-{card.summary.id}", card.show_picture)
        self.more.set_count(len(summaries))
        self.more.setVisible(len(summaries) > len(self.cards))
        self.setVisible(bool(self.cards))

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            box = QRectF(self.rect()).adjusted(RING, 0, -RING, 0)
            raised(painter, box, 20, 8, 6, "shelf")


def state_words(summary: "Summary") -> str:
    """ "yesterday, Anna's turn, game 2 of 3, with Ben and Clara"."""
    from trakkx_desktop.view.screens.house.dates import day_words

    names = [player.name for player in summary.players]
    parts = [day_words(summary.changed)]
    if summary.waiting:
        parts.append(tr("home", "{name}'s turn").format(name=names[summary.waiting[0]]))
    if summary.games > 1:
        words = tr("home", "game {number} of {games}")
        parts.append(words.format(number=summary.number, games=summary.games))
    parts.append(tr("home", "%n move(s)", summary.actions))
    others = [n for seat, n in enumerate(names) if seat not in summary.waiting[:1]]
    if others:
        parts.append(tr("home", "with {names}").format(names=", ".join(others)))
    return ", ".join(part for part in parts if part)


TILE = 46.0
"""Side of a door's icon."""


class DoorCard(Control):
    """A flat card to another screen: icon, name, a few words."""

    def __init__(self, icon_name: str) -> None:
        super().__init__()
        self._icon = icon_name
        self._note = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_words(self, words: str, note: str) -> None:
        self.setText(words)
        self._note = note
        self.setAccessibleName(f"{words}. {note}")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(220, round(66 * max(1.0, LOOK.text_scale)) + 2 * RING)

    def _common_px(self) -> float:
        """Letters in which the words of all doors beside this one fit: the row looks like one."""
        row = self.parentWidget()
        doors = row.findChildren(DoorCard) if row is not None else [self]
        return min(door.fitting_px() for door in doors)

    def fitting_px(self) -> float:
        wide = self.body.width() - 12 - TILE - 14 - 8
        return shrunk(20, 11, lambda px: advance(self.text(), LOOK.font(px, LABEL)) <= wide)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            face = self.draw_card(painter)
            side = min(TILE, face.height() - 18)
            tile = QRectF(face.x() + 12, face.center().y() - side / 2, side, side)
            fill(painter, rounded(tile.x(), tile.y(), side, side, 11), LOOK.colour("mat"))
            size = side * 0.52
            drawn = icon(self._icon, size, LOOK.colour("text"), self.devicePixelRatioF())
            painter.drawPixmap(tile.center() - QPointF(size / 2, size / 2), drawn)
            left = tile.right() + 14
            wide = face.right() - left - 8
            label, note = LOOK.font(self._common_px(), LABEL), LOOK.font(16, TEXT)
            if advance(self._note, note) > wide:
                # Half a note tells less than none.
                place = QRectF(left, face.y(), wide, face.height())
                write_line(painter, place, self.text(), label)
                return
            base = QPointF(left, face.center().y() - 2)
            write(painter, base, self.text(), label, wide=wide)
            base += QPointF(0, 21)
            write(painter, base, self._note, note, "text2", wide=wide)
