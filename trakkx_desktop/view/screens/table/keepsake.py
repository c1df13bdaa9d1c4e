"""One picture of an ending, to keep or to share: the board, the poster, who played and when."""

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QObject, QPoint, QRectF, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QImage, QPainter, QRegion
from PySide6.QtWidgets import QWidget

from trakkx_desktop.core.player import Player, Seat
from trakkx_desktop.core.sight import Sight
from trakkx_desktop.session.session import Session
from trakkx_desktop.view.screens.house.dates import date_words, day_of
from trakkx_desktop.view.stage.area import area_of
from trakkx_desktop.view.stage.art import ART
from trakkx_desktop.view.stage.export import image_bytes
from trakkx_desktop.view.stage.face import Face
from trakkx_desktop.view.stage.faces import draw_player
from trakkx_desktop.view.stage.hands import PlayStage
from trakkx_desktop.view.stage.icons import icon
from trakkx_desktop.view.stage.lettering import write
from trakkx_desktop.view.stage.look import LABEL, LOOK, POSTER, TEXT
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.points import points
from trakkx_desktop.view.stage.tr import tr

MARK = 28.0
Weight = QFont.Weight


class Keepsake(QObject):
    """Signals: kept(name, bytes) for a file; told(words)."""

    kept = Signal(str, object)
    told = Signal(str)

    def __init__(
        self, stage: PlayStage, words: Sequence[QWidget], face: Face, session: Session
    ) -> None:
        super().__init__(stage)
        self._stage, self._words, self._face, self._session = stage, words, face, session

    def picture(self) -> QImage:
        return picture(self._stage, self._words, self._face, self._session)

    def keep(self) -> None:
        self.kept.emit(f"{self._face.title}.png", image_bytes(self.picture()))

    def copy(self) -> None:
        QGuiApplication.clipboard().setImage(self.picture())
        self.told.emit(tr("table", "The picture is copied."))


def picture(stage: PlayStage, words: Sequence[QWidget], face: Face, sight: Sight) -> QImage:
    """As the table shows it now, without anything to press; below it, who played."""
    dpr = stage.devicePixelRatioF()
    image = QImage(stage.size() * dpr, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(dpr)
    image.fill(LOOK.colour("table"))
    with painting(image) as painter:
        painter.drawPixmap(QPoint(), stage.viewport().grab())
        for widget in words:
            if not widget.isHidden():
                at = widget.mapTo(stage, QPoint())
                widget.render(painter, at, QRegion(), QWidget.RenderFlag.DrawChildren)
        _sign(painter, stage, face, sight)
    return image


def _sign(painter: QPainter, stage: PlayStage, face: Face, sight: Sight) -> None:
    """The game's name, its players with their points, the day."""
    box = QRectF(*area_of(stage.width(), stage.height()).bar)
    text, dpr = LOOK.colour("text"), stage.devicePixelRatioF()
    at = QPoint(round(box.x()), round(box.center().y() - 17))
    painter.drawPixmap(at, icon(face.emblem, 34, text, dpr))
    x = _write(painter, box, box.x() + 46, face.title, POSTER, 30, text) + 36
    outcome = sight.outcome
    for seat, player in enumerate(sight.players):
        _mark(painter, QRectF(x, box.center().y() - MARK / 2, MARK, MARK), stage, player, seat)
        told = player.name if outcome is None else f"{player.name} {points(outcome.scores[seat])}"
        x = _write(painter, box, x + MARK + 8, told, LABEL, 20, text) + 26
    day = date_words(day_of(sight.match.sitting.ended) or date.today())
    quiet = LOOK.font(18, TEXT)
    left = box.right() - QFontMetricsF(quiet).horizontalAdvance(day)
    write(painter, QRectF(left, box.y(), box.right() - left, box.height()), day, quiet, "text2")


def _mark(painter: QPainter, box: QRectF, stage: PlayStage, player: Player, seat: Seat) -> None:
    """What the player is known by in this game, as in the rail."""
    table = stage.table
    emblem = table.words.said().seats[seat].emblem if table is not None else ()
    if table is None or not emblem:
        draw_player(painter, player, box)
        return
    dpr = stage.devicePixelRatioF()
    pixmap, offset = ART.pixmap(table.looks.painter, emblem, box.width(), dpr)
    painter.drawPixmap(box.center() + offset, pixmap)


def _write(
    painter: QPainter, box: QRectF, x: float, words: str, weight: Weight, px: float, ink: QColor
) -> float:
    """Where the words end."""
    font = LOOK.font(px, weight)
    wide = QFontMetricsF(font).horizontalAdvance(words)
    write(painter, QRectF(x, box.y(), wide + 4, box.height()), words, font, ink)
    return x + wide
