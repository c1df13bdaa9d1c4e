"""The stage: shows a table's layout as pixmap items and animates the difference of two layouts."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QResizeEvent, QTransform
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsItem,
    QGraphicsPixmapItem,
    QGraphicsScene,
    QGraphicsView,
    QWidget,
)
from shiboken6 import Shiboken

from trakkx_desktop.view.stage.art import ART
from trakkx_desktop.view.stage.bubble import announce
from trakkx_desktop.view.stage.camera import Camera, where_in
from trakkx_desktop.view.stage.edges import Edges
from trakkx_desktop.view.stage.grip import LIFT_RISE, LIFT_SCALE, Grip, as_it_is
from trakkx_desktop.view.stage.layout import (
    BOARD,
    RULERS,
    Arrival,
    Arrivals,
    Extent,
    Frame,
    Layout,
    Placement,
    Where,
    Zone,
)
from trakkx_desktop.view.stage.lens import Layer, Lens
from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.stage.motion import ARRIVE, GLIDE, LIFT, Motion
from trakkx_desktop.view.stage.ring import Band
from trakkx_desktop.view.stage.rings import Around, Rings
from trakkx_desktop.view.stage.shapes import rounded
from trakkx_desktop.view.stage.speech import Spoken, follow_cursor, follow_layout, give_voice
from trakkx_desktop.view.stage.table import NoStage, Table

_ID = 0


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
        self._clip, self._edges, self._fixed, self._hand = Layer(0), Edges(), Layer(10), Layer(20)
        self._clip.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape)
        self._ground = Layer(0, self._clip)
        self._band = Band()
        for item in (self._clip, self._edges, self._fixed, self._hand, self._band):
            self._scene.addItem(item)
        self._rings = Rings(self._fixed, self._around, self._adopt)
        self.camera = Camera()
        self.motion = Motion(self)
        sharpen = partial(self.show_table, instant=True)
        self._lens = Lens(self._ground, self.camera, self.motion, sharpen, self._rule)
        self.table: Table | None = None
        self.layout_now: Layout = {}
        self._items: dict[str, QGraphicsPixmapItem] = {}
        self._frame = Frame((0, 0, 1, 1))
        self._zones: dict[str, Zone] = {}
        self._grip = Grip()
        self._lifted: set[str] = set()
        """Pieces that were in the hand when the layout was last shown, or have come there since."""
        self._frame_shown = self._frame
        self.cursor_at: str | None = None
        give_voice(self)
        LOOK.changed.connect(self._restyle)
        self._restyle()

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
        self._grip.clear()
        self.cursor_at, self.camera.is_auto = None, True
        self._rings.light(frozenset())
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
        anew = self._lens.draw_to_scale(self._items.values()) or instant
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
        self._lifted = set(self._grip.offsets)
        self._rule()
        self._show_rings()
        follow_layout(self)

    def _rule(self) -> None:
        """Soft edges where the board goes on, and its rulers beside them."""
        if self.table is not None:
            placed = ((self._items.get(p), q) for p, q in self.layout_now.items())
            rulers = [(item, q) for item, q in placed if item and q.zone in RULERS]
            extent = self.table.looks.extent()
            self._edges.follow(self.camera, extent, self._frame.board, rulers)

    def fit(self) -> None:
        """Shows the whole board, and keeps doing so while it grows."""
        self.camera.is_auto = True
        self.show_table()

    def zoom(self, factor: float, at: QPointF | None = None) -> None:
        if self.table is not None:
            x, y, w, h = self._frame.board
            point = (at.x(), at.y()) if at is not None else (x + w / 2, y + h / 2)
            self.camera.zoom(factor, point, self.table.looks.units)
            self.camera.keep_in(self.table.looks.extent(), self._frame.board)
            self._lens.zoom()

    def pan(self, dx: float, dy: float) -> None:
        if self.table is not None:
            self.camera.pan(dx, dy)
            self.camera.keep_in(self.table.looks.extent(), self._frame.board)
            self._lens.follow()

    def reveal(self, extent: Extent) -> None:
        """Pans as little as it takes to show this part of the board."""
        dx, dy = self.camera.way_to(extent, self._frame.board)
        if (dx or dy) and not self.camera.is_auto:
            self.pan(float(round(dx)), float(round(dy)))

    def speak(self, sentence: str) -> None:
        announce(self, sentence)

    def _fit(self, instant: bool) -> None:
        """Turns the camera so that the whole board is seen; it glides there."""
        if self.table is None:
            return
        before = (self.camera.unit, self.camera.x, self.camera.y)
        low, high = self.table.looks.units
        units = (low, high * LOOK.board_scale)
        self.camera.fit(self.table.looks.extent(), self._frame.board, units)
        if instant:
            self._lens.follow()
        elif before != (self.camera.unit, self.camera.x, self.camera.y):
            self._lens.glide()

    def reframe(self) -> None:
        """Asks the table again where it lies: the window or the phase of the game changed."""
        size = self.viewport().size()
        self._scene.setSceneRect(0, 0, size.width(), size.height())
        if self.table is not None:
            self._frame = self.table.looks.frame(size.width(), size.height())
            self._zones = dict(self._frame.zones)
            self._clip.setRect(QRectF(*self._frame.board))
            self.setTransform(QTransform().rotate(180 if self.table.link.is_turned else 0))

    def where(self, point: QPointF) -> Where:
        """The topmost zone at a point of the stage, and the point in its units."""
        for name, zone in reversed(self._zones.items()):
            if zone.covers(point.x(), point.y()):
                return where_in(name, zone, point.x(), point.y())
        return self.camera.where(point.x(), point.y(), BOARD)

    def point(self, zone: str, x: float, y: float) -> QPointF:
        """The reverse of `where`."""
        if zone not in self._zones:
            return QPointF(*self.camera.point(zone, x, y, self._frame.board))
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

    @property
    def is_moving(self) -> bool:
        return self.motion.is_moving

    def sees(self, x: float, y: float) -> bool:
        return self.camera.sees(x, y, self._frame.board)

    def unit_of(self, zone: str) -> float:
        return self._zones[zone].unit if zone in self._zones else self.camera.unit

    def _size_of(self, place: Placement) -> float:
        """Pixels of a piece's own unit."""
        return self.unit_of(place.zone) * place.size

    def piece_at(self, point: QPointF) -> str | None:
        """The topmost solid piece at a point."""
        for item in self._scene.items(point):
            piece = item.data(_ID)
            place = self.layout_now.get(piece) if isinstance(piece, str) else None
            if place is None or not place.solid or piece in self._grip.offsets:
                continue
            centre, half = item.scenePos(), self._size_of(place) / 2
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
        half = self._size_of(place) / 2
        centre = self.point(place.zone, place.x, place.y)
        return QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half)

    def take_up(self, pieces: tuple[str, ...], point: QPointF) -> None:
        """Pieces leave their places and follow the hand from now on."""
        for piece in pieces:
            item = self._items[piece]
            self.motion.drop(item)
            at = item.scenePos()
            self._adopt(item, self._hand)
            self._grip.take(piece, at - point, point)
            self._lifted.add(piece)
            self._draw(piece, self.layout_now[piece], lifted=True)
            self.motion.move(
                item, at + QPointF(0, -LIFT_RISE), LIFT, scale=(item.scale(), LIFT_SCALE)
            )

    def carry_to(self, point: QPointF) -> None:
        """The hand is here now; over the board what it holds is as large as what lies there."""
        over_board = self.where(point).zone == BOARD
        unit = self.camera.unit if over_board else None
        scale_of = self._hand_scale if over_board else as_it_is
        for piece, at, scale in self._grip.places(point, unit, scale_of):
            item = self._items[piece]
            self.motion.drop(item)
            item.setScale(scale)
            item.setPos(at)

    def spread(self, cells: Mapping[str, tuple[float, float]]) -> None:
        self._grip.spread(cells)
        self.carry_to(self._grip.at)

    def _hand_scale(self, piece: str) -> float:
        """How much larger or smaller the board is than the place that a piece was taken from."""
        place = self.layout_now.get(piece)
        return 1.0 if place is None else self.camera.unit / self.unit_of(place.zone)

    def held_point(self, point: QPointF) -> QPointF:
        """The centre of the first held piece when the hand is at a point: what snaps."""
        over_board = self.where(point).zone == BOARD
        return self._grip.held_at(point, self._hand_scale if over_board else as_it_is)

    def put_down(self) -> None:
        """The hand is empty; the next `show_table` sends the pieces where they belong."""
        self._grip.clear()

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
        return tuple(self._grip.offsets)

    def show_band(self, rect: QRectF | None) -> None:
        self._band.show_around(rect)

    def _show(
        self, piece: str, place: Placement, entry: Arrival | None, instant: bool, anew: bool
    ) -> None:
        """`instant`: nothing glides; `anew`: the scale is another one, so its picture must be too."""
        item = self._items.get(piece)
        before = self.layout_now.get(piece)
        if item is None:
            self._add(piece, place, entry)
            return
        if piece in self._grip.offsets:
            if before is not None and (anew or not place.is_drawn_like(before)):
                self._draw(piece, place, lifted=True)
            item.setOpacity(place.opacity)
            return
        if not anew and (before is place or before == place) and self._is_there(item, place):
            return
        parent = self._layer(place)
        lifted = item.parentItem() is self._hand
        if item.parentItem() is not parent:
            self._adopt(item, parent)
        if lifted or anew or before is None or not place.is_drawn_like(before):
            self._draw(piece, place)
            if before is not None and not anew:
                # As large as it was: the way to its new size is part of the way to its place.
                item.setScale(item.scale() * self._size_of(before) / self._size_of(place))
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
            ms, delay = (entry.ms or GLIDE, entry.delay) if entry is not None else (GLIDE, 0)
            grow = (item.scale(), 1.0)
            self.motion.move(item, target, ms, delay=delay, opacity=fade, scale=grow)
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
        if item.parentItem() is not self._layer(place):
            return False
        return self.motion.goal(item) == self._local(place)

    def _add(self, piece: str, place: Placement, entry: Arrival | None) -> None:
        item = QGraphicsPixmapItem(self._layer(place))
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

    def _layer(self, place: Placement) -> QGraphicsItem:
        return self._ground if place.zone == BOARD else self._fixed

    def _local(self, place: Placement) -> QPointF:
        if place.zone == BOARD:
            return QPointF(place.x, place.y) * self._lens.drawn
        return self.point(place.zone, place.x, place.y)

    def _draw(self, piece: str, place: Placement, lifted: bool = False) -> None:
        if self.table is not None:
            unit = self._size_of(place)
            dpr = self.devicePixelRatioF()
            pixmap, offset = ART.pixmap(self.table.looks.painter, place.art, unit, dpr, lifted)
            item = self._items[piece]
            item.setPixmap(pixmap)
            item.setOffset(offset)

    def _remove(self, piece: str) -> None:
        item = self._items.pop(piece)
        self.motion.drop(item)
        self._grip.drop(piece)
        self._scene.removeItem(item)

    def set_cursor(self, piece: str | None) -> None:
        """Moves the keyboard cursor's ring."""
        self.cursor_at = piece
        self._show_rings()
        follow_cursor(self)

    def _show_rings(self) -> None:
        self._rings.show(self.cursor_at if self.hasFocus() else None)

    def light(self, pieces: frozenset[str]) -> None:
        """Rings around what is spoken of, as long as it lies there."""
        if self._rings.light(pieces):
            self._show_rings()

    def _around(self, piece: str) -> Around | None:
        if piece not in self._items:
            return None
        place = self.layout_now[piece]
        half = self._size_of(place) / 2 + 4
        own = self.table.looks.ring(piece, half) if self.table is not None else None
        path = own or rounded(-half, -half, 2 * half, 2 * half, half * 0.25)
        return Around(self._layer(place), self._local(place), path)

    def _restyle(self) -> None:
        self.setBackgroundBrush(QBrush(LOOK.colour("table")))
        self._rings.cursor.restyle()
        self._band.restyle()
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
