"""What does not fit in a window: words cut, clipped, off the screen, or over other words."""

import re
from collections.abc import Iterable, Iterator
from itertools import combinations

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtWidgets import QAbstractScrollArea, QGraphicsView, QLabel, QWidget

from tests.fit.ink import Ink, Notes, ink_box
from trakkx_desktop.view.stage.lettering import WRAP

SLACK = 2.5
"""Pixels that antialiasing and tails of letters may reach out."""
FILE = re.compile(r"\.\w{2,6}\b|[\\/]")
"""Names of files and folders may be cut."""


def misfits(window: QWidget, notes: Notes, names: Iterable[str]) -> Iterator[str]:
    """`names` are those of players: nothing that holds one has to be whole."""
    free = tuple(names)
    for text in dict.fromkeys(notes.cut):
        if not FILE.search(text) and not any(name in text for name in free):
            yield f"cut: {text!r}"
    placed = [(ink, where) for ink, where in _placed(window, notes) if not _has(ink.text, free)]
    for ink, where in placed:
        yield from _clipped(window, ink, where)
    yield from _overlapping(placed)
    for ink in notes.inks:
        if ink.on is None and ink.lacks > SLACK and not _has(ink.text, free):
            yield f"too wide by {ink.lacks:.0f}: {ink.text!r}"


def _has(text: str, names: tuple[str, ...]) -> bool:
    return any(name in text for name in names)


def _placed(window: QWidget, notes: Notes) -> Iterator[tuple[Ink, QRectF]]:
    """Words that can be seen, with their place in the window."""
    latest = {(id(ink.on), ink.text, ink.box.topLeft().toTuple()): ink for ink in notes.inks}
    for ink in (*latest.values(), *_labels(window)):
        if ink.on is None or not ink.on.isVisible() or ink.on.window() is not window:
            continue
        where = ink.box.translated(QPointF(ink.on.mapTo(window, QPoint(0, 0))))
        if (scroll := _scrolled(ink.on)) is not None:
            seen = scroll.viewport()
            where &= seen.rect().translated(seen.mapTo(window, QPoint(0, 0))).toRectF()
        if not where.isEmpty() and _is_seen(window, ink.on, where):
            yield ink, where


def _labels(window: QWidget) -> Iterator[Ink]:
    """Qt paints these itself."""
    for label in window.findChildren(QLabel):
        if type(label).paintEvent is not QLabel.paintEvent or not label.text():
            continue
        room = QRectF(label.contentsRect())
        if label.textFormat() == Qt.TextFormat.PlainText:
            flags = int(label.alignment()) | (WRAP if label.wordWrap() else 0)
            yield Ink(label.text(), label, ink_box(room, flags, label.text(), label.font()))
        else:
            room.setHeight(max(room.height(), label.heightForWidth(label.width())))
            yield Ink(label.text(), label, room)


def _is_seen(window: QWidget, on: QWidget, where: QRectF) -> bool:
    """Nothing lies over it: another screen, a question, the curtain."""
    top = window.childAt(where.center().toPoint())
    return top is None or top is on or top.isAncestorOf(on) or on.isAncestorOf(top)


def _scrolled(on: QWidget) -> QAbstractScrollArea | None:
    """What scrolls it; a stage shows its widgets over itself."""
    parent = on.parentWidget()
    while parent is not None and not isinstance(parent, QAbstractScrollArea):
        parent = parent.parentWidget()
    return None if isinstance(parent, QGraphicsView) else parent


def _clipped(window: QWidget, ink: Ink, where: QRectF) -> Iterator[str]:
    assert ink.on is not None
    own = ink.on.rect().toRectF().adjusted(-SLACK, -SLACK * 2, SLACK, SLACK * 2)
    if not own.contains(ink.box):
        yield f"clipped in {type(ink.on).__name__}: {ink.text!r}"
    elif _scrolled(ink.on) is None and not window.rect().toRectF().contains(where):
        yield f"off the screen: {ink.text!r}"


def _overlapping(placed: list[tuple[Ink, QRectF]]) -> Iterator[str]:
    for (one, here), (other, there) in combinations(placed, 2):
        common = here.intersected(there)
        is_far = common.width() <= 2 * SLACK or common.height() <= 4 * SLACK
        if not is_far and one.text != other.text:
            yield f"overlap: {one.text!r} and {other.text!r}"
