"""The open drafts of a game: for each seat the gestures made so far, undone and redone one by one."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from trakkx_desktop.core.draft import Gesture, repeated
from trakkx_desktop.core.game import Game
from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.record import Record
from trakkx_desktop.core.refusal import Refusal


@dataclass
class OpenDraft:
    """What a seat has done since its turn began; `drafts[i]` is the table after `i` gestures."""

    drafts: list[Any]
    gestures: list[Gesture] = field(default_factory=list)
    undone: list[Gesture] = field(default_factory=list)

    @classmethod
    def begin(
        cls, game: Game[Any, Any], sight: Any, seat: Seat, gestures: tuple[Gesture, ...] = ()
    ) -> "OpenDraft":
        """A fresh draft on which saved gestures are repeated as far as they are allowed."""
        opened = cls([game.draft(sight, seat)])
        for gesture, after in repeated(opened.now, gestures):
            opened._keep(gesture, after)
        return opened

    @property
    def now(self) -> Any:
        return self.drafts[-1]

    def put(self, gesture: Gesture) -> Refusal | None:
        after = self.now.put(*gesture)
        if isinstance(after, Refusal):
            return after
        self._keep(gesture, after)
        return None

    def _keep(self, gesture: Gesture, after: Any) -> None:
        """One that changes nothing need not be undone."""
        if after != self.now:
            self.drafts.append(after)
            self.gestures.append(gesture)
            self.undone.clear()

    def undo(self) -> bool:
        if not self.gestures:
            return False
        self.drafts.pop()
        self.undone.append(self.gestures.pop())
        return True

    def redo(self) -> bool:
        if not self.undone:
            return False
        rest = self.undone[:-1]
        self.put(self.undone[-1])
        self.undone = rest
        return True

    def reset(self) -> bool:
        """As it was when the turn began; every gesture can be redone."""
        if not self.gestures:
            return False
        while self.undo():
            pass
        return True


def redone(record: Record, gestures: Mapping[Seat, tuple[Gesture, ...]]) -> dict[Seat, OpenDraft]:
    """The drafts of those who still owe an action, on the position of now as far as they hold."""
    game, state = record.game, record.now
    return {
        seat: OpenDraft.begin(game, game.mask(state, seat), seat, made)
        for seat, made in gestures.items()
        if seat in record.waiting
    }


def gestures_of(drafts: Mapping[Seat, OpenDraft]) -> dict[Seat, tuple[Gesture, ...]]:
    return {seat: tuple(opened.gestures) for seat, opened in drafts.items()}
