"""A saved match in memory: what a `.trakkx` file holds, and what was wrong with it."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from trakkx_desktop.core.draft import Gesture, Piece
from trakkx_desktop.core.game import Game
from trakkx_desktop.core.match import Match
from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.trouble import Trouble

ID = re.compile("[a-z0-9-]{1,100}")
"""What a match may be called as a file, on every system."""

GameOf = Callable[[str], Game[Any, Any]]


@dataclass(frozen=True)
class Saved:
    """A match as it lies on the table, with what each seat has half done."""

    id: str
    name: str
    match: Match
    drafts: Mapping[Seat, tuple[Gesture, ...]] = field(default_factory=dict)
    desks: Mapping[Seat, tuple[Piece, ...]] = field(default_factory=dict)
    """Each seat's own order of its pieces."""
    created: str = ""
    changed: str = ""
    """ISO times in UTC, as `now` gives them."""
    read_only: bool = False
    """Comes from a newer version: to look at, not to write back."""

    @property
    def actions(self) -> int:
        return sum(len(sitting.record.log) for sitting in self.match.sittings)


@dataclass(frozen=True)
class Loaded:
    saved: Saved
    problems: tuple[Trouble, ...] = ()

    @property
    def is_sound(self) -> bool:
        return not self.problems
