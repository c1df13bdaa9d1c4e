"""Where the words and buttons of a table stand over its stage."""

from typing import Protocol

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from trakkx_desktop.view.screens.table.heading import Heading
from trakkx_desktop.view.screens.table.tools import Tools
from trakkx_desktop.view.stage.area import area_of
from trakkx_desktop.view.stage.control import RING
from trakkx_desktop.view.stage.table import Table
from trakkx_desktop.view.stage.turned import place, turn


class Around(Protocol):
    """What stands over the stage of a table screen."""

    table: Table
    heading: Heading
    tools: Tools

    @property
    def stage(self) -> QWidget: ...
    @property
    def finish(self) -> QWidget: ...
    @property
    def message(self) -> QWidget: ...
    @property
    def replay(self) -> QWidget: ...
    @property
    def ending(self) -> QWidget: ...


def arrange(screen: Around, aside: int) -> None:
    """`aside`: pixels at the right end of the message line that the game needs for itself."""
    area = area_of(screen.stage.width(), screen.stage.height())
    is_turned = screen.table.link.is_turned

    def put(widget: QWidget, *box: int) -> None:
        place(widget, QRect(*box), screen.stage.size(), is_turned)

    put(screen.heading, *screen.heading.fit(area, screen.table.looks.head_share))
    x, y, w, h = (round(v) for v in area.button)
    put(screen.finish, x - RING, y - RING, w + 2 * RING, h + 2 * RING)
    hint = screen.tools.sizeHint()
    width = max(w + 2 * RING, hint.width())
    left = x + w + RING - width
    put(screen.tools, left, y - hint.height() - 2, width, hint.height())
    x, y, w, h = (round(v) for v in area.message)
    put(screen.message, x, y, min(w, left - x - 8) - aside, h)
    screen.tools.turn(is_turned)
    for words in (screen.heading, screen.finish, screen.message):
        turn(words, is_turned)
    screen.replay.setGeometry(*(round(v) for v in area.bar))
    x, y, w, h = (round(v) for v in area.ending)
    screen.ending.setGeometry(x - RING, y, w + RING, h)
