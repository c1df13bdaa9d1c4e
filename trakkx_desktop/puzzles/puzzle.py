"""A puzzle as a value: a position, what is asked for, and the solution that was proven when it was made."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, Protocol

from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.record import Entry
from trakkx_desktop.core.refusal import Fact
from trakkx_desktop.core.thought import Thought

GRADES = (1, 2, 3, 4)

Facts = tuple[tuple[str, Fact], ...]


@dataclass(frozen=True)
class Aim:
    """What is asked for: a code that the view words with `facts`."""

    code: str
    facts: Facts = ()

    def fact(self, name: str, default: Fact = "") -> Fact:
        return dict(self.facts).get(name, default)


@dataclass(frozen=True)
class Puzzle:
    """`position` is a state of the game as `seat` sees it; `solution` begins there, with the others' best answers
    where they have any; `proof` holds what was found in proving it and what its grade was made of."""

    game: str
    id: str
    grade: int
    seat: Seat
    position: Any
    aim: Aim
    solution: tuple[Entry, ...]
    proof: Facts = ()

    def fact(self, name: str, default: Fact = "") -> Fact:
        return dict(self.proof).get(name, default)


class Progress(Enum):
    """How far somebody is who plays a puzzle."""

    OPEN = "open"
    SOLVED = "solved"
    MISSED = "missed"


Wanted = Callable[[int, str], bool]
"""Is a puzzle of that grade with that aim still wanted?"""


class Puzzler(Protocol):
    """What `puzzles/<game>` exposes as `PUZZLER`."""

    aims: Mapping[int, tuple[str, ...]]
    """The codes of all aims that a grade has."""

    def make(self, seed: int, is_wanted: Wanted) -> Iterator[Puzzle]:
        """Proven puzzles without end, still without an id, alike ones among them. Where that saves work, those
        that are not wanted are left out."""
        ...

    def shape(self, puzzle: Puzzle) -> str:
        """Equal for puzzles that are alike up to symmetry."""
        ...

    def fault(self, puzzle: Puzzle) -> str:
        """Proves it again from its position; what is wrong, or ""."""
        ...

    def progress(self, puzzle: Puzzle, state: Any) -> Progress:
        """Does a position that was played from the puzzle's fulfil the aim?"""
        ...

    def answer(self, puzzle: Puzzle, state: Any) -> Entry | None:
        """What the others do on a position that was played from the puzzle's; None: they do nothing."""
        ...

    def begin(self, puzzle: Puzzle) -> Any:
        """The position to be played from: where `position` does not say what lies hidden, something that may."""
        ...

    def refutation(self, puzzle: Puzzle, state: Any) -> Entry | None:
        """What shows that a position misses the aim; None: that is plain to see."""
        ...

    def hint(self, puzzle: Puzzle, state: Any) -> Thought[Any] | None:
        """What is to be done now; None: from here the aim cannot be reached any more."""
        ...

    def is_solved_by(self, puzzle: Puzzle, level: int, seed: int) -> bool:
        """Would a computer player of that level find a solution?"""
        ...
