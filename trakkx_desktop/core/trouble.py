"""What is wrong, as a value: the same for a broken save, a full disk, lost settings and a silent player."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

DISK = "disk"
"""The library cannot be read or written: the game goes on, but is not saved."""
SAVE = "save"
"""A file that somebody wants to open: not to be opened, or not as it was written."""
HOUSE = "house"
"""A file of the app itself: settings, people."""
EXPORT = "export"
"""A file for other programs cannot be written."""
PUZZLES = "puzzles"
"""The book of puzzles of the game that the fact `game` names cannot be read."""
PLAYER = "player"
"""A computer player does not answer: its process cannot be started ("start"), has ended ("died"), says nothing
("late") or nonsense ("garbled", "illegal"), or its data is damaged ("broken", `detail` names the file).
A foreign engine: "foreign_illegal" (`detail` is what it said), "foreign_late", "foreign_died", by which it has lost;
"foreign_middle": it cannot go on with a game that it did not begin."""


@dataclass(frozen=True)
class Trouble:
    """`kind` says what the file is for, `code` what is wrong with it, `facts` what the sentence
    about it mentions.

    `code` is that of a StorageError or BrokenFile, or of a save that could be opened all the same:
    "cut" (only the first `kept` of `total` actions are left), "altered" (all is legal, but it is
    not what was written), "draft" (an open draft was let go), "newer" (read-only), "backup" (the
    file is unusable, this is its previous version); or "broken" for a file of the house.
    Further facts: `detail`, the finding in English, and `aside`, where a damaged file was kept.
    """

    kind: str
    code: str
    path: Path = Path()
    facts: Mapping[str, Any] = field(default_factory=dict)
