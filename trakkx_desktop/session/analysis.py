"""The analysis board: a practice of both sides whose moves grow a tree, and the engine's best lines beside it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal

from trakkx_desktop.core.game import Game
from trakkx_desktop.core.review import Variation, unpack_variations
from trakkx_desktop.core.sight import DRAFTED, HINTED, Change
from trakkx_desktop.core.trouble import Trouble
from trakkx_desktop.session.session import Session
from trakkx_desktop.session.worker import Answer, Worker
from trakkx_desktop.study.tree import Path, Tree

COUNT = 3
"""Lines that are followed."""
SECONDS = 60.0
"""As long as one position is looked at."""


@dataclass(frozen=True)
class Asking:
    """Asked at the worker's door `lines`."""

    game: Game[Any, Any]
    sight: Any
    seconds: float = SECONDS
    is_live: bool = True

    def fields(self) -> dict[str, Any]:
        return {
            "door": "lines",
            "game": self.game.key,
            "sight": self.game.pack(self.sight),
            "count": COUNT,
            "seconds": self.seconds,
        }

    def read(self, told: Mapping[str, Any]) -> tuple[Variation, ...]:
        return unpack_variations(told)


class Analysis(QObject):
    """Signals: changed() when the tree, the place in it or the lines are different; troubled(Trouble)."""

    changed = Signal()
    troubled = Signal(object)

    def __init__(self, session: Session, worker: Worker) -> None:
        super().__init__()
        self.session, self.tree = session, Tree()
        self.lines: tuple[Variation, ...] = ()
        self.is_on = False
        self._worker = worker
        self._asked: int | None = None
        self._follow_log()
        session.changed.connect(self._follow)

    def retire(self) -> None:
        self.session.changed.disconnect(self._follow)
        self._drop()

    def toggle(self) -> None:
        """The engine looks along, or no longer."""
        self.is_on = not self.is_on
        self._look()

    def go(self, path: Path) -> None:
        """To a move of the tree."""
        self.tree = self.tree.go(path)
        self.session.walk(tuple(node.entry for node in self.tree.line))

    def on(self) -> None:
        """To the next move of the line that one is on."""
        node = self.tree.here
        if node.children if node is not None else self.tree.children:
            self.go((*self.tree.path, 0))

    def back(self) -> None:
        if self.tree.path:
            self.go(self.tree.path[:-1])

    def promote(self) -> None:
        """The variation that one is in comes nearer to the main line."""
        path = self.tree.path
        side = [length for length in range(len(path), 0, -1) if path[length - 1]]
        if side:
            self._set(self.tree.promote(path[: side[0]]))

    def delete(self) -> None:
        """The move where one stands, and all behind it."""
        self._set(self.tree.delete(self.tree.path))
        self.go(self.tree.path)

    def comment(self, text: str) -> None:
        self._set(self.tree.with_comment(self.tree.path, text.strip()))

    def fold(self, path: Path, is_folded: bool) -> None:
        self.tree = self.tree.fold(path, is_folded)

    def _set(self, tree: Tree) -> None:
        self.tree = tree
        self.changed.emit()

    def _follow(self, change: Change) -> None:
        if change.kind not in (DRAFTED, HINTED):
            self._follow_log()
            self._look()

    def _follow_log(self) -> None:
        """One stands where the game is; what is new there grows a branch."""
        record = self.session.saved().match.record
        tree = self.tree.go(())
        for index, entry in enumerate(record.log):
            tree = tree.play(entry, record.game.format(record.state(index), entry.action))
        self.tree = tree

    def _look(self) -> None:
        self._drop()
        session, self.lines = self.session, ()
        if self.is_on and session.waiting:
            sight = session.sight_of(session.waiting[0])
            self._asked = self._worker.ask(Asking(session.game, sight), self._hear)
        self.changed.emit()

    def _hear(self, answer: Answer | Trouble) -> None:
        if isinstance(answer, Trouble):
            self._asked, self.is_on = None, False
            self.troubled.emit(answer)
        else:
            self._asked = None if answer.is_last else self._asked
            self.lines = answer.value
        self.changed.emit()

    def _drop(self) -> None:
        if self._asked is not None:
            self._worker.drop(self._asked)
            self._asked = None
