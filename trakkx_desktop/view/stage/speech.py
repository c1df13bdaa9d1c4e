"""The stage in the accessibility tree: every piece and cell that has a spoken name is a child of it.

Qt shows none of a graphics view's items to assistive technology. Here the stage gets an interface
of its own: beside its real widgets it has one child for each stop of the keyboard cursor and for
each other piece worth speaking of. Nothing of this is made before somebody asks, so without a
screen reader it costs nothing.

Lifetimes: Qt owns an interface as soon as it knows it and deletes that of a stage together with
the stage, that of a piece when it is told to. Python keeps each of them until Qt has let go.
"""

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget, QGraphicsView, QWidget
from shiboken6 import Shiboken, VoidPtr

from trakkx_desktop.view.stage.layout import Layout
from trakkx_desktop.view.stage.table import Table

_voices: "list[StageVoice]" = []
_installed: list[bool] = []


class Spoken(QGraphicsView):
    """What a voice needs of its stage: what lies there and where, and how to press it."""

    table: Table | None
    layout_now: Layout
    cursor_at: str | None
    has_voice = False

    def rect_of(self, piece: str) -> QRectF:
        raise NotImplementedError

    def seen(self, point: QPointF) -> QPointF:
        """A point of the viewport on the stage, or the reverse: the same, unless all is turned."""
        if self.table is None or not self.table.link.is_turned:
            return point
        return QPointF(self.viewport().width(), self.viewport().height()) - point

    def set_cursor(self, piece: str | None) -> None:
        raise NotImplementedError

    def press(self, piece: str) -> None:
        raise NotImplementedError


def give_voice(stage: Spoken) -> None:
    """From now on, whoever asks for the accessible interface of this stage gets a StageVoice."""
    stage.has_voice = True
    if not _installed:
        QAccessible.installFactory(_voice_of)
        _installed.append(True)


def follow_cursor(stage: Spoken) -> None:
    """Tells assistive technology, if there is any, where the keyboard cursor is."""
    if QAccessible.isActive() and stage.has_voice and stage.hasFocus():
        voice = QAccessible.queryAccessibleInterface(stage)
        if isinstance(voice, StageVoice):
            voice.tell_focus()


def follow_layout(stage: Spoken) -> None:
    """Tells that pieces came, went, or are called by another name."""
    if QAccessible.isActive() and stage.has_voice:
        voice = QAccessible.queryAccessibleInterface(stage)
        if isinstance(voice, StageVoice):
            voice.tell_layout()


def _voice_of(_kind: str, thing: QObject) -> QAccessibleInterface | None:
    """Qt asks for every object and every class of it; only stages are answered for."""
    if not getattr(thing, "has_voice", False):
        return None
    _forget_dead()
    voice = StageVoice(thing)  # type: ignore[arg-type]
    _voices.append(voice)
    return voice


def _forget_dead() -> None:
    for voice in [v for v in _voices if not Shiboken.isValid(v)]:
        voice.forget()
        _voices.remove(voice)


class StageVoice(QAccessibleWidget):
    """A stage: first its widgets, then its pieces in the order of the keyboard."""

    def __init__(self, stage: Spoken) -> None:
        super().__init__(stage, QAccessible.Role.Grouping)
        self._stage = stage
        self._voices: dict[str, PieceVoice] = {}
        self._ids: dict[str, int] = {}
        self._pieces: list[str] = []
        self._known: object = None
        self._focused: tuple[str, str] = ("", "")

    @property
    def pieces(self) -> list[str]:
        """Stops first, then what else can be spoken of; worked out once for each layout."""
        layout, table = self._stage.layout_now, self._stage.table
        if self._known is not layout and table is not None:
            stops = dict.fromkeys(stop for stop in table.hands.stops() if stop in layout)
            others = (p for p in layout if p not in stops)
            self._pieces = [p for p in (*stops, *others) if table.words.spoken(p)]
            self._known = layout
        # What lies on a table that is not in front must not be read from behind another screen.
        return self._pieces if table is not None and self._stage.isVisible() else []

    def forget(self) -> None:
        """The stage is gone: so are its pieces."""
        for number in self._ids.values():
            QAccessible.deleteAccessibleInterface(number)
        self._ids.clear()
        self._voices.clear()

    def voice(self, piece: str) -> "PieceVoice":
        if piece not in self._voices:
            made = PieceVoice(self._stage, piece)
            self._voices[piece] = made
            self._ids[piece] = QAccessible.registerAccessibleInterface(made)
        return self._voices[piece]

    def tell_focus(self) -> None:
        """The screen reader speaks the piece under the cursor."""
        piece = self._stage.cursor_at
        if piece is not None and piece in self.pieces:
            voice = self.voice(piece)
            self._focused = (piece, voice.name)
            event = QAccessibleEvent(voice, QAccessible.Event.Focus)
            QAccessible.updateAccessibility(event)

    def tell_layout(self) -> None:
        before = self._pieces
        if self.pieces != before:
            event = QAccessibleEvent(self._stage, QAccessible.Event.ObjectReorder)
            QAccessible.updateAccessibility(event)
        piece, name = self._focused
        if piece == self._stage.cursor_at and piece in self._pieces:
            voice = self.voice(piece)
            if voice.name != name:
                self._focused = (piece, voice.name)
                changed = QAccessibleEvent(voice, QAccessible.Event.NameChanged)
                QAccessible.updateAccessibility(changed)
        elif self._stage.hasFocus():
            # The cursor was sent to a piece that has come only with this layout.
            self.tell_focus()

    def _widgets(self) -> list[QWidget]:
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        hidden = (self._stage.viewport(),)
        found = self._stage.findChildren(QWidget, options=direct)
        inner = "qt_scrollarea_"
        return [w for w in found if w not in hidden and not w.objectName().startswith(inner)]

    def childCount(self) -> int:
        return len(self._widgets()) + len(self.pieces)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        widgets, pieces = self._widgets(), self.pieces
        if 0 <= index < len(widgets):
            return QAccessible.queryAccessibleInterface(widgets[index])
        if len(widgets) <= index < len(widgets) + len(pieces):
            return self.voice(pieces[index - len(widgets)])
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        widgets = self._widgets()
        if isinstance(child, PieceVoice):
            return len(widgets) + self.pieces.index(child.piece) if child.isValid() else -1
        widget = child.object() if child is not None else None
        return widgets.index(widget) if widget in widgets else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        point = self._stage.mapFromGlobal(QPoint(x, y))
        widget = self._stage.childAt(point)
        if widget is not None and widget is not self._stage.viewport():
            return QAccessible.queryAccessibleInterface(widget)
        for piece in reversed(self.pieces):
            if self._stage.rect_of(piece).contains(self._stage.seen(QPointF(point))):
                return self.voice(piece)
        return None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        piece = self._stage.cursor_at
        if self._stage.hasFocus() and piece is not None and piece in self.pieces:
            return self.voice(piece)
        return super().focusChild()


class PieceVoice(QAccessibleInterface):
    """One piece or cell: its name, where it is, whether the cursor is on it, and a press."""

    def __init__(self, stage: Spoken, piece: str) -> None:
        super().__init__()
        self._stage = stage
        self.piece = piece
        self._press = Press(stage, piece)

    @property
    def name(self) -> str:
        table = self._stage.table
        return table.words.spoken(self.piece) if table is not None else ""

    def isValid(self) -> bool:
        return Shiboken.isValid(self._stage) and self.piece in self._stage.layout_now

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def window(self) -> QWindow | None:  # type: ignore[override]
        return self._stage.window().windowHandle() if self.isValid() else None

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return QAccessible.queryAccessibleInterface(self._stage) if self.isValid() else None

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def text(self, kind: QAccessible.Text) -> str:
        return self.name if kind == QAccessible.Text.Name and self.isValid() else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """The name of a piece is the table's business."""

    def rect(self) -> QRect:
        if not self.isValid():
            return QRect()
        found = self._stage.rect_of(self.piece)
        corners = self._stage.seen(found.topLeft()), self._stage.seen(found.bottomRight())
        box = QRectF(*corners).normalized().toAlignedRect()
        return QRect(self._stage.viewport().mapToGlobal(box.topLeft()), box.size())

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Button if self._is_stop() else QAccessible.Role.ListItem

    def _is_stop(self) -> bool:
        table = self._stage.table if self.isValid() else None
        return table is not None and self.piece in table.hands.stops()

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        if not self.isValid():
            state.invalid = 1
            return state
        state.focusable = int(self._is_stop())
        has_cursor = self._stage.hasFocus() and self._stage.cursor_at == self.piece
        state.focused = int(has_cursor)
        return state

    def interface_cast(  # type: ignore[override]
        self, kind: QAccessible.InterfaceType
    ) -> VoidPtr:
        """Only a VoidPtr arrives as an address; of None or 0 Qt would get the Python object."""
        if kind == QAccessible.InterfaceType.ActionInterface and self._is_stop():
            return VoidPtr(Shiboken.getCppPointer(self._press)[0])
        return VoidPtr(0)


class Press(QAccessibleActionInterface):
    """What a screen reader or a voice can do to a piece: the same as Space on the cursor."""

    def __init__(self, stage: Spoken, piece: str) -> None:
        super().__init__()
        self._stage = stage
        self._piece = piece

    def actionNames(self) -> list[str]:
        return [self.pressAction(), self.setFocusAction()]

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []

    def doAction(self, name: str) -> None:
        if self._stage.table is None or self._piece not in self._stage.layout_now:
            return
        self._stage.setFocus()
        self._stage.set_cursor(self._piece)
        if name == self.pressAction():
            self._stage.press(self._piece)
