"""A rush: as many puzzles of a game as one can solve in three minutes, harder and harder; a miss costs only time."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from itertools import chain, cycle

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from trakkx_desktop.core.chance import SEEDS, Chance
from trakkx_desktop.puzzles.puzzle import GRADES, Puzzle
from trakkx_desktop.view.screens.puzzles.guide import AGAIN, NEXT, Phase, PuzzleGuide
from trakkx_desktop.view.stage.parts import Deed, Finish
from trakkx_desktop.view.stage.tr import tr

LASTS = 180
"""Seconds."""
EACH = 4
"""Puzzles of a grade before the next grade comes."""
SEEN = 700
"""Milliseconds that a solved (or missed) puzzle is seen before the next one lies there."""


def in_order(book: tuple[Puzzle, ...], seed: int) -> Iterator[Puzzle]:
    """Some of each grade by lot, the easiest first; then the hardest without end."""
    chance = Chance(seed)
    lots: dict[int, tuple[Puzzle, ...]] = {}
    for grade in GRADES:
        lots[grade], chance = chance.shuffle([one for one in book if one.grade == grade])
    some = chain.from_iterable(lots[grade][:EACH] for grade in GRADES)
    rest = [one for grade in reversed(GRADES) for one in lots[grade][EACH:]]
    return chain(some, cycle(rest or book))


def clock_words(seconds: int) -> str:
    return f"{seconds // 60}:{seconds % 60:02d}"


class Rush(QObject):
    """The clock and the count over all its puzzles. Signals: ticked(); ended(solved)."""

    ticked = Signal()
    ended = Signal(int)

    def __init__(self, book: tuple[Puzzle, ...], parent: QObject) -> None:
        super().__init__(parent)
        self.puzzles = in_order(book, secrets.randbelow(SEEDS))
        self.solved = 0
        self.is_over = False
        self._since = QElapsedTimer()
        self._since.start()
        self._tick = QTimer(self, interval=1000)
        self._tick.timeout.connect(self.look)
        self._tick.start()

    @property
    def left(self) -> int:
        """Seconds."""
        return 0 if self.is_over else max(0, LASTS - self._since.elapsed() // 1000)

    def look(self) -> None:
        if self.left == 0 and not self.is_over:
            self.stop()
            self.ended.emit(self.solved)
        self.ticked.emit()

    def stop(self) -> None:
        self.is_over = True
        self._tick.stop()


class RushGuide(PuzzleGuide):
    """Without hints and solution; the next one comes by itself. Signal: left(NEXT, LIST or AGAIN)."""

    rush: Rush
    best = 0

    def run(self, rush: Rush) -> None:
        self.rush = rush
        self._next = QTimer(self, singleShot=True, interval=SEEN)
        self._next.timeout.connect(self._go_next)
        rush.ticked.connect(self.changed)
        self.solved.connect(self._on_counted)
        self.missed.connect(self._next.start)

    def _on_counted(self, _stars: int) -> None:
        if not self.rush.is_over:
            self.rush.solved += 1
            self._next.start()

    def _go_next(self) -> None:
        if not self.rush.is_over:
            self.left.emit(NEXT)

    def _tell_card(self) -> None:
        self._card.tell(self.title, self.asked.sentence or self.asked.aim, 0)
        self._card.tell_time(clock_words(self.rush.left))

    @property
    def title(self) -> str:
        return tr("puzzles", "%n solved", self.rush.solved)

    def _headline(self) -> str:
        return tr("puzzles", "Time is up") if self.rush.is_over else super()._headline()

    def _message(self) -> str:
        if not self.rush.is_over:
            return super()._message()
        told = tr("puzzles", "You solved %n puzzle(s).", self.rush.solved)
        if self.rush.solved > self.best:
            return tr("puzzles", "{told} Your best so far!").format(told=told)
        words = tr("puzzles", "{told} Your best: {best}.")
        return words.format(told=told, best=self.best)

    def _finish(self, usual: Finish) -> Finish:
        if self.rush.is_over:
            return Finish(tr("puzzles", "Once more"))
        return usual if self.phase is Phase.TRYING else Finish("", shown=False)

    def _deeds(self) -> tuple[Deed, ...]:
        skip = tr("puzzles", "Skip this one")
        stop = tr("puzzles", "Leave the rush")
        return (
            Deed("skip", skip, "next", self._go_next, not self.rush.is_over),
            Deed("list", stop, "book", self._leave, in_menu=True),
        )

    def finished(self) -> bool:
        if self.rush.is_over:
            self.left.emit(AGAIN)
            return True
        return self.phase is not Phase.TRYING

    def retire(self) -> None:
        self._next.stop()
        self.rush.ticked.disconnect(self.changed)
        super().retire()
