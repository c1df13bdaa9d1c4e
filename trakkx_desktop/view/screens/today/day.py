"""A day: its four tasks, what was reached in each, medals, and the day of now, which may become another one."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from trakkx_desktop.core.progress import DEAL
from trakkx_desktop.view.screens.house.dates import spelled
from trakkx_desktop.view.stage.tr import tr

BEGAN = date(2026, 1, 1)
"""There was no such app before: no earlier day can be caught up on."""
MEDALS = ("bronze", "silver", "gold")
"""By these names a day remembers what the levels reached, the least first."""
SHAPES = {"red": "circle", "blue": "square", "yellow": "diamond"}
"""By a game's primary, the shape that fills when its puzzle is solved."""
DEAL_SHAPE, DEAL_INK = "leaf", "green"
LOOKS = 30_000
"""Milliseconds after which it is looked whether the day is over."""


def today() -> date:
    """By the clock of this computer, whatever it says."""
    return date.today()


class Calendar(QObject):
    """Signal: changed() when another day has come; the clock may also be set back."""

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.now = today()
        self._timer = QTimer(self, interval=LOOKS, timerType=Qt.TimerType.VeryCoarseTimer)
        self._timer.timeout.connect(self.look)
        self._timer.start()

    def look(self) -> None:
        if today() != self.now:
            self.now = today()
            self.changed.emit()


def medal_of(done: Mapping[str, int]) -> str:
    """ "gold", "silver", "bronze" or "": none, or not known yet."""
    if DEAL not in done or not all(name in done for name in MEDALS):
        return ""
    won = [name for name in MEDALS if done[DEAL] >= done[name]]
    return won[-1] if won else ""


def medal_words(medal: str) -> str:
    return {
        "gold": tr("today", "gold"),
        "silver": tr("today", "silver"),
        "bronze": tr("today", "bronze"),
    }.get(medal, "")


def long_date(day: date) -> str:
    """As a newspaper has it."""
    return spelled(day, tr("today", "dddd, d MMMM"))


def short_date(day: date) -> str:
    return spelled(day, tr("today", "d MMM"))


def headline(day: date) -> str:
    return tr("today", "{date}: three puzzles and a deal").format(date=long_date(day))


def streak_words(count: int) -> str:
    return tr("today", "%n day(s) in a row", count) if count else ""
