"""The stage: shows a table's layout as pixmap items and animates the difference of two layouts."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QBrush, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsItem,
    QGraphicsPathItem,
    QGraphicsPixmapItem,
    QGraphicsRectItem,
    QGraphicsScene,
    QGraphicsView,
    QWidget,
)
from shiboken6 import Shiboken

from trakkx_desktop.view.stage.art import ART
from trakkx_desktop.view.stage.bubble import announce
from trakkx_desktop.view.stage.camera import Camera, where_in
from trakkx_desktop.view.stage.layout import (
    BOARD,
    Arrival,
    Arrivals,
    Extent,
    Frame,
    Layout,
    Placement,
    Where,
    Zone,
)
from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.stage.motion import ARRIVE, CAMERA, GLIDE, LIFT, Motion
from trakkx_desktop.view.stage.shapes import rounded
from trakkx_desktop.view.stage.speech import Spoken, follow_cursor, follow_layout, give_voice
from trakkx_desktop.view.stage.table import NoStage, Table

_ID = 0
LIFT_RISE = 6.0
LIFT_SCALE = 1.06
REST = 140
"""Milliseconds without a further step after which a zoomed board is drawn sharp again."""


class Stage(Spoken):
    """Shows one table. Hands (mouse, touch, keys) are in hands.py; this is only the picture."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scene = QGraphicsScene(self)
        self.setScene(self._scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._clip = self._root(0)
        self._clip.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape)
        self._ground = self._root(0, self._clip)
        self._fixed = self._root(10)
        self._hand = self._root(20)
        self._band = QGraphicsRectItem()
        self._band.setZValue(30)
        self._band.hide()
        self._scene.addItem(self._band)
        self._ring = QGraphicsPathItem(self._fixed)
        self._ring.setZValue(1000)
        self._ring.hide()
        self.camera = Camera()
        self._drawn = self.camera.unit
        """The unit at which the board's pieces are drawn; while somebody zooms, the ground is scaled."""
        self._rest = QTimer(self, singleShot=True, interval=REST)
        self._rest.timeout.connect(self._sharpen)
        self.motion = Motion(self)
        self.table: Table | None = None
        self.layout_now: Layout = {}
        self._items: dict[str, QGraphicsPixmapItem] = {}
        self._frame = Frame((0, 0, 1, 1))
        self._zones: dict[str, Zone] = {}
        self._in_hand: dict[str, QPointF] = {}
        """Pieces that are held, with their offset from the point of the hand where they were taken."""
        self._hand_at = QPointF()
        self._spread: dict[str, tuple[float, float]] = {}
        """How they lie around the first one over the board, in units; what is missing keeps its offset."""
        self._lifted: set[str] = set()
        """Pieces that were in the hand when the layout was last shown, or have come there since."""
        self._frame_shown = self._frame
        self.cursor_at: str | None = None
        give_voice(self)
        LOOK.changed.connect(self._restyle)
        self._restyle()

    def _root(self, z: float, parent: QGraphicsItem | None = None) -> QGraphicsRectItem:
        root = QGraphicsRectItem(parent)
        root.setPen(Qt.PenStyle.NoPen)
        root.setZValue(z)
        if parent is None:
            self._scene.addItem(root)
        return root

    def set_table(self, table: Table | None) -> None:
        """Shows another table (or none); the old pieces are gone at once."""
        self.motion.finish()
        for piece in list(self._items):
            self._remove(piece)
        if self.table is not None:
            self.table.shown.disconnect(self._follow)
            self.table.link.stage = NoStage()
        self.table = table
        self.layout_now = {}
        self._in_hand.clear()
        self.cursor_at = None
        self.camera.is_auto = True
        if table is not None:
            table.link.stage = self
            table.shown.connect(self._follow)
            self.reframe()
            self.show_table(instant=True)

    def _follow(self, arrivals: Arrivals) -> None:
        self.reframe()
        self.show_table(arrivals)

    def show_table(self, arrivals: Arrivals | None = None, *, instant: bool = False) -> None:
        """Draws the table's layout of now; what lay elsewhere before glides there."""
        if self.table is None:
            return
        # First the scale: some pieces are as large on the screen whatever the board's scale is.
        if self.camera.is_auto:
            self._fit(instant)
        anew = self._draw_to_scale() or instant
        layout = self.table.looks.layout()
        for piece in [p for p in self._items if p not in layout]:
            self._remove(piece)
        arrivals = arrivals or {}
        before = {} if anew or self._frame != self._frame_shown else self.layout_now
        for piece, place in layout.items():
            if before.get(piece) is not place or piece in self._lifted:
                self._show(piece, place, arrivals.get(piece), instant, anew)
        self.layout_now = layout
        self._frame_shown = self._frame
        self._lifted = set(self._in_hand)
        self._show_cursor()
        follow_layout(self)

    def fit(self) -> None:
        """Shows the whole board, and keeps doing so while it grows."""
        self.camera.is_auto = True
        self.show_table()

    def zoom(self, factor: float, at: QPointF | None = None) -> None:
        if self.table is not None:
            x, y, w, h = self._frame.board
            point = (at.x(), at.y()) if at is not None else (x + w / 2, y + h / 2)
            self.camera.zoom(factor, point, self.table.looks.units)
            self._keep_in()
            self._follow_camera()
            self._rest.start()

    def _sharpen(self) -> None:
        """The zoom has come to rest: pictures of the size that is seen."""
        self.show_table(instant=True)

    def pan(self, dx: float, dy: float) -> None:
        self.camera.pan(dx, dy)
        self._keep_in()
        self._follow_camera()

    def _follow_camera(self) -> None:
        """What is drawn is shown larger or smaller, and elsewhere; nothing is drawn anew."""
        self.motion.drop(self._ground)
        self._ground.setScale(self.camera.unit / self._drawn)
        self._ground.setPos(self.camera.x, self.camera.y)

    def reveal(self, extent: Extent) -> None:
        """Pans as little as it takes to show this part of the board."""
        left, top, right, bottom = extent
        x, y, w, h = self._frame.board
        unit = self.camera.unit
        dx = _shift(self.camera.x + left * unit, self.camera.x + right * unit, x, x + w)
        dy = _shift(self.camera.y + top * unit, self.camera.y + bottom * unit, y, y + h)
        if (dx or dy) and not self.camera.is_auto:
            self.pan(float(round(dx)), float(round(dy)))

    def speak(self, sentence: str) -> None:
        announce(self, sentence)

    def _keep_in(self) -> None:
        if self.table is not None:
            self.camera.keep_in(self.table.looks.extent(), self._frame.board)

    def _fit(self, instant: bool) -> None:
        """Turns the camera so that the whole board is seen; it glides there."""
        if self.table is None:
            return
        before = (self.camera.unit, self.camera.x, self.camera.y)
        low, high = self.table.looks.units
        units = (low, high * LOOK.board_scale)
        self.camera.fit(self.table.looks.extent(), self._frame.board, units)
        if instant:
            self._follow_camera()
        elif before != (self.camera.unit, self.camera.x, self.camera.y):
            goal = QPointF(self.camera.x, self.camera.y)
            scale = (self._ground.scale(), self.camera.unit / self._drawn)
            self.motion.move(self._ground, goal, CAMERA, scale=scale)

    def _draw_to_scale(self) -> bool:
        """Lays the board's pieces out for the camera's unit, where they are seen now; True if they must
        be drawn anew for it."""
        share = self.camera.unit / self._drawn
        if share == 1.0:
            return False
        self._rest.stop()
        self._drawn = self.camera.unit
        for item in self._items.values():
            if item.parentItem() is self._ground:
                self.motion.stretch(item, share)
        self.motion.zoom(self._ground, 1 / share)
        return True

    def reframe(self) -> None:
        """Asks the table again where it lies: the window or the phase of the game changed."""
        size = self.viewport().size()
        self._scene.setSceneRect(0, 0, size.width(), size.height())
        if self.table is not None:
            self._frame = self.table.looks.frame(size.width(), size.height())
            self._zones = dict(self._frame.zones)
            self._clip.setRect(QRectF(*self._frame.board))

    def where(self, point: QPointF) -> Where:
        """The topmost zone at a point of the stage, and the point in its units."""
        for name, zone in reversed(self._zones.items()):
            if zone.covers(point.x(), point.y()):
                return where_in(name, zone, point.x(), point.y())
        return self.camera.where(point.x(), point.y(), BOARD)

    def point(self, zone: str, x: float, y: float) -> QPointF:
        """The reverse of `where`."""
        if zone == BOARD:
            return QPointF(
                self.camera.x + x * self.camera.unit, self.camera.y + y * self.camera.unit
            )
        z = self._zones[zone]
        return QPointF(z.x + x * z.unit, z.y + y * z.unit)

    @property
    def unit(self) -> float:
        return self.camera.unit

    @property
    def is_fitted(self) -> bool:
        return self.camera.is_auto

    @property
    def is_seen(self) -> bool:
        """Not while another screen is shown; and a window that is closed takes its stage along."""
        return Shiboken.isValid(self) and self.isVisible()

    def sees(self, x: float, y: float) -> bool:
        left, top, wide, high = self._frame.board
        point = self.point(BOARD, x, y)
        return left <= point.x() <= left + wide and top <= point.y() <= top + high

    def unit_of(self, zone: str) -> float:
        return self.camera.unit if zone == BOARD else self._zones[zone].unit

    def piece_at(self, point: QPointF) -> str | None:
        """The topmost solid piece at a point."""
        for item in self._scene.items(point):
            piece = item.data(_ID)
            place = self.layout_now.get(piece) if isinstance(piece, str) else None
            if place is None or not place.solid or piece in self._in_hand:
                continue
            centre, half = item.scenePos(), self.unit_of(place.zone) * place.size / 2
            if abs(point.x() - centre.x()) <= half and abs(point.y() - centre.y()) <= half:
                return str(piece)
        return None

    def pieces_in(self, rect: QRectF) -> tuple[str, ...]:
        """Solid pieces of the board whose centre lies in a rectangle of the stage."""
        return tuple(
            piece
            for piece, place in self.layout_now.items()
            if place.solid and place.zone == BOARD and rect.contains(self._items[piece].scenePos())
        )

    def rect_of(self, piece: str) -> QRectF:
        """Where a piece is seen on the stage."""
        place = self.layout_now[piece]
        half = self.unit_of(place.zone) * place.size / 2
        centre = self.point(place.zone, place.x, place.y)
        return QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half)

    def take_up(self, pieces: tuple[str, ...], point: QPointF) -> None:
        """Pieces leave their places and follow the hand from now on."""
        for piece in pieces:
            item = self._items[piece]
            self.motion.drop(item)
            at = item.scenePos()
            self._adopt(item, self._hand)
            self._in_hand[piece] = at - point
            self._hand_at = point
            self._lifted.add(piece)
            self._draw(piece, self.layout_now[piece], lifted=True)
            self.motion.move(
                item, at + QPointF(0, -LIFT_RISE), LIFT, scale=(item.scale(), LIFT_SCALE)
            )

    def carry_to(self, point: QPointF) -> None:
        """The hand is here now; over the board what it holds is as large as what lies there."""
        self._hand_at, rise = point, QPointF(0, -LIFT_RISE)
        over_board = self.where(point).zone == BOARD
        first = self._held_at(point, over_board) + rise
        for piece, offset in self._in_hand.items():
            item = self._items[piece]
            scale = self._hand_scale(piece) if over_board else 1.0
            at = point + offset * scale + rise
            if over_board and piece in self._spread:
                at = first + QPointF(*self._spread[piece]) * self.camera.unit
            self.motion.drop(item)
            item.setScale(LIFT_SCALE * scale)
            item.setPos(at)

    def spread(self, cells: Mapping[str, tuple[float, float]]) -> None:
        self._spread = dict(cells)
        self.carry_to(self._hand_at)

    def _hand_scale(self, piece: str) -> float:
        """How much larger or smaller the board is than the place that a piece was taken from."""
        place = self.layout_now.get(piece)
        return 1.0 if place is None else self.camera.unit / self.unit_of(place.zone)

    def held_point(self, point: QPointF) -> QPointF:
        """The centre of the first held piece when the hand is at a point: what snaps."""
        return self._held_at(point, self.where(point).zone == BOARD)

    def _held_at(self, point: QPointF, over_board: bool) -> QPointF:
        for piece, offset in self._in_hand.items():
            return point + offset * (self._hand_scale(piece) if over_board else 1.0)
        return point

    def put_down(self) -> None:
        """The hand is empty; the next `show_table` sends the pieces where they belong."""
        self._in_hand.clear()
        self._spread.clear()

    def forget(self, piece: str) -> None:
        """What lies here under this name is gone at once; what comes next under it is new."""
        if piece in self._items:
            self._remove(piece)
            self.layout_now.pop(piece, None)

    def carry(self, piece: str, *others: str) -> None:
        """Only a stage with hands can (hands.py)."""

    def let_go(self) -> None:
        """Only a stage with hands has something to let go."""

    def press(self, piece: str) -> None:
        """Only a stage with hands can be pressed."""

    @property
    def in_hand(self) -> tuple[str, ...]:
        return tuple(self._in_hand)

    def show_band(self, rect: QRectF | None) -> None:
        self._band.setVisible(rect is not None)
        if rect is not None:
            self._band.setRect(rect)

    def _show(
        self, piece: str, place: Placement, entry: Arrival | None, instant: bool, anew: bool
    ) -> None:
        """`instant`: nothing glides; `anew`: the scale is another one, so its picture must be too."""
        item = self._items.get(piece)
        before = self.layout_now.get(piece)
        if item is None:
            self._add(piece, place, entry)
            return
        if piece in self._in_hand:
            if before is not None and (anew or _drawn_apart(before, place)):
                self._draw(piece, place, lifted=True)
            return
        if not anew and (before is place or before == place) and self._is_there(item, place):
            return
        parent = self._ground if place.zone == BOARD else self._fixed
        lifted = item.parentItem() is self._hand
        if item.parentItem() is not parent:
            self._adopt(item, parent)
        if lifted or anew or before is None or _drawn_apart(before, place):
            self._draw(piece, place)
        target = self._local(place)
        item.setZValue(place.z)
        item.setRotation(place.turn)
        if instant:
            self.motion.drop(item)
            item.setPos(target)
            item.setScale(1.0)
            item.setOpacity(place.opacity)
        elif item.pos() != target or item.scale() != 1.0:
            fade = (item.opacity(), place.opacity)
            self.motion.move(item, target, GLIDE, opacity=fade, scale=(item.scale(), 1.0))
        else:
            item.setOpacity(place.opacity)

    def _adopt(self, item: QGraphicsItem, parent: QGraphicsItem) -> None:
        """Another layer, the same place. Qt asks the new layer which part of the old picture is to be
        painted over, and a layer that is clipped forgets what lies outside of it: so all of it is."""
        at = item.scenePos()
        item.setParentItem(parent)
        item.setPos(parent.mapFromScene(at))
        self.viewport().update()

    def _is_there(self, item: QGraphicsPixmapItem, place: Placement) -> bool:
        """Does it lie where the placement says, or is it on its way there (in its own time)?"""
        if item.parentItem() is not (self._ground if place.zone == BOARD else self._fixed):
            return False
        return self.motion.goal(item) == self._local(place)

    def _add(self, piece: str, place: Placement, entry: Arrival | None) -> None:
        item = QGraphicsPixmapItem(self._ground if place.zone == BOARD else self._fixed)
        item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        item.setData(_ID, piece)
        self._items[piece] = item
        self._draw(piece, place)
        item.setZValue(place.z)
        item.setRotation(place.turn)
        target = self._local(place)
        item.setPos(target)
        item.setOpacity(place.opacity)
        if entry is None:
            return
        if entry.origin is not None:
            zone, x, y = entry.origin
            item.setPos(item.parentItem().mapFromScene(self.point(zone, x, y)))
            self.motion.move(item, target, entry.ms or GLIDE, delay=entry.delay)
        else:
            ms, fade, grow = entry.ms or ARRIVE, (0.0, place.opacity), (entry.grow, 1.0)
            self.motion.move(item, target, ms, delay=entry.delay, opacity=fade, scale=grow)

    def _local(self, place: Placement) -> QPointF:
        if place.zone == BOARD:
            return QPointF(place.x * self._drawn, place.y * self._drawn)
        return self.point(place.zone, place.x, place.y)

    def _draw(self, piece: str, place: Placement, lifted: bool = False) -> None:
        if self.table is not None:
            unit = self.unit_of(place.zone) * place.size
            dpr = self.devicePixelRatioF()
            pixmap, offset = ART.pixmap(self.table.looks.painter, place.art, unit, dpr, lifted)
            item = self._items[piece]
            item.setPixmap(pixmap)
            item.setOffset(offset)

    def _remove(self, piece: str) -> None:
        item = self._items.pop(piece)
        self.motion.drop(item)
        self._in_hand.pop(piece, None)
        self._scene.removeItem(item)

    def set_cursor(self, piece: str | None) -> None:
        """Moves the keyboard cursor's ring."""
        self.cursor_at = piece
        self._show_cursor()
        follow_cursor(self)

    def _show_cursor(self) -> None:
        item = self._items.get(self.cursor_at) if self.cursor_at is not None else None
        if item is None or self.cursor_at is None or not self.hasFocus():
            self._ring.hide()
            return
        place = self.layout_now[self.cursor_at]
        half = self.unit_of(place.zone) * place.size / 2 + 4
        own = self.table.looks.ring(self.cursor_at, half) if self.table is not None else None
        usual = rounded(-half, -half, 2 * half, 2 * half, half * 0.25)
        self._ring.setPath(own if own is not None else usual)
        layer = self._fixed if place.zone != BOARD else self._ground
        if self._ring.parentItem() is not layer:
            self._adopt(self._ring, layer)
        self._ring.setPos(self._local(place))
        self._ring.show()

    def _restyle(self) -> None:
        self.setBackgroundBrush(QBrush(LOOK.colour("table")))
        pen = QPen(LOOK.colour("focus"), 4)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self._ring.setPen(pen)
        self._band.setPen(QPen(LOOK.colour("focus"), 2, Qt.PenStyle.DashLine))
        self._band.setBrush(QBrush(LOOK.colour("focus", 0.12)))
        self.show_table(instant=True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.reframe()
        self.show_table(instant=True)

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.show_table(instant=True)
        return done


def _drawn_apart(a: Placement, b: Placement) -> bool:
    return a.art != b.art or a.size != b.size or a.zone != b.zone


def _shift(low: float, high: float, start: float, end: float) -> float:
    """How far to move low..high so that it lies within start..end (or begins there)."""
    if low < start or high - low > end - start:
        return start - low
    return min(0.0, end - high)
