"""Notes every text that is painted while it watches: which words, where, and whether they were cut."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPaintDevice, QPainter
from PySide6.QtWidgets import QWidget

from trakkx_desktop.view.stage import lettering, look
from trakkx_desktop.view.stage.painting import painting

WHOLE = lettering.write
CUT = look.elided


@dataclass(frozen=True)
class Ink:
    """Painted words. `on` is the widget, or None for a piece's picture; `box` is theirs on it; `room` the width
    that they were given (0: they have what they need)."""

    text: str
    on: QWidget | None
    box: QRectF
    room: float = 0.0

    @property
    def lacks(self) -> float:
        """Pixels that the words are wider than their room."""
        return self.box.width() - self.room if self.room else 0.0


def ink_box(room: QRectF, flags: int, text: str, font: QFont) -> QRectF:
    """Where the letters themselves are: lines are higher than what is written on them."""
    metrics = QFontMetricsF(font)
    box, tight = metrics.boundingRect(room, flags, text), metrics.tightBoundingRect(text)
    if flags & lettering.WRAP:
        above = metrics.ascent() + tight.top()
        return box.adjusted(0, above, 0, tight.bottom() - metrics.descent())
    return QRectF(
        box.left(), box.top() + metrics.ascent() + tight.top(), box.width(), tight.height()
    )


class Notes:
    """What was painted, and what was cut with an ellipsis."""

    def __init__(self) -> None:
        self.inks: list[Ink] = []
        self.cut: list[str] = []
        self.ground: list[QWidget | None] = []
        """What is being painted on, the newest last; asking the painter would make a second Python object for a
        widget, which Qt's binding does not survive."""

    def clear(self) -> None:
        self.inks.clear()
        self.cut.clear()

    def write(
        self, painter: QPainter, at: Any, text: str, font: QFont, *given: Any, **named: Any
    ) -> None:
        WHOLE(painter, at, text, font, *given, **named)
        wide, shown = named.get("wide"), text
        if wide is not None:
            font = lettering.narrowed(font, text, wide)
            shown = CUT(text, font, wide)
        flags = named.get("flags", given[1] if len(given) > 1 else lettering.MIDDLE)
        if not shown.strip():
            return
        if isinstance(at, QPointF):
            box, room = QFontMetricsF(font).tightBoundingRect(shown).translated(at), 0.0
        else:
            box, room = ink_box(QRectF(at), flags, shown, font), QRectF(at).width()
        on = self.ground[-1] if self.ground else None
        self.inks.append(Ink(shown, on, painter.worldTransform().mapRect(box), room))

    def elided(self, text: str, font: QFont, width: float) -> str:
        shown = CUT(text, font, width)
        if shown != text:
            self.cut.append(text)
        return shown


@contextmanager
def watching() -> Iterator[Notes]:
    """Whoever has taken the two functions by name gets the watched ones."""
    notes = Notes()
    begin, end = painting.__init__, painting.__exit__

    def begun(self: painting, device: QPaintDevice, **named: Any) -> None:
        begin(self, device, **named)
        notes.ground.append(device if isinstance(device, QWidget) else None)

    def ended(self: painting, *given: Any) -> None:
        notes.ground.pop()
        end(self, *given)

    setattr(painting, "__init__", begun)  # noqa: B010
    setattr(painting, "__exit__", ended)  # noqa: B010
    swaps = {id(WHOLE): notes.write, id(CUT): notes.elided}
    changed: list[tuple[Any, str, Any]] = []
    for module in [m for n, m in sys.modules.items() if n.startswith("trakkx_desktop.view")]:
        for name in ("write", "elided"):
            found = getattr(module, name, None)
            if id(found) in swaps:
                changed.append((module, name, found))
                setattr(module, name, swaps[id(found)])
    try:
        yield notes
    finally:
        setattr(painting, "__init__", begin)  # noqa: B010
        setattr(painting, "__exit__", end)  # noqa: B010
        for module, name, found in changed:
            setattr(module, name, found)
