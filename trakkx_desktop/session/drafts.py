"""The open drafts of a game: for each seat the gestures made so far, undone and redone one by one."""

from dataclasses import dataclass, field
from typing import Any

from trakkx_desktop.core.draft import Put
from trakkx_desktop.core.game import Game, Refusal
from trakkx_desktop.core.player import Seat

Gesture = tuple[Put, ...]


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
        for gesture in gestures:
            if opened.put(gesture) is not None:
                break
        return opened

    @property
    def now(self) -> Any:
        return self.drafts[-1]

    def put(self, gesture: Gesture) -> Refusal | None:
        after = self.now.put(*gesture)
        if isinstance(after, Refusal):
            return after
        if after != self.now:
            self.drafts.append(after)
            self.gestures.append(gesture)
            self.undone.clear()
        return None

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
