"""A lesson as values: steps with a position, aims as conditions on the model, and the teacher who knows them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.record import Entry

LESSON = "lesson"
"""The origin of a match that is a lesson."""


@dataclass(frozen=True)
class Deed:
    """An action of the pupil, with the position before and after it."""

    before: Any
    seat: Seat
    action: Any
    after: Any


Condition = Callable[[Deed, tuple[str, ...]], bool]
"""Does a deed fulfil it, with the words that stand behind its name?"""


class Teacher(Protocol):
    """What `lessons/<game>` exposes as `TEACHER`."""

    conditions: Mapping[str, Condition]
    urgent: frozenset[str]
    """Reasons of the computer player that even a silent teacher names."""

    def is_as_good(self, sight: Any, seat: Seat, own: Any, best: Any) -> bool:
        """Was an action as good as the teacher's own, as far as somebody new can tell?"""
        ...

    def position(self, data: Mapping[str, Any]) -> Any:
        """A state of the game from readable data; ValueError says what is wrong with it."""
        ...

    def mishap(self, deed: Deed) -> str:
        """A reason that is worth more than that of the step ("gives_away"); "" = none."""
        ...

    def answer(self, state: Any, name: str) -> Entry | None:
        """What the other does by a rule instead of a script ("defend"); None: nothing."""
        ...


@dataclass(frozen=True)
class Aim:
    """One condition, or several of which one is enough."""

    choices: tuple[tuple[str, tuple[str, ...]], ...]

    @property
    def name(self) -> str:
        """By which words.toml knows the reason why it is not fulfilled."""
        return self.choices[0][0]


@dataclass(frozen=True)
class Wrong:
    """A move that must not be taken for right, and the reason that is to be told."""

    move: str
    why: str


@dataclass(frozen=True)
class Step:
    """Without aims it is only read. `position` is None where it goes on from the step before; `is_free`: from what
    was really played there, not from the solution."""

    id: str
    aims: tuple[Aim, ...] = ()
    solution: str = ""
    answers: tuple[str, ...] = ()
    position: Any = field(default=None, repr=False)
    wrong: tuple[Wrong, ...] = ()
    lights: tuple[str, ...] = ()
    figure: str = ""
    is_free: bool = False
    rule: str = ""
    """Where the booklet tells of it."""


@dataclass(frozen=True)
class Lesson:
    game: str
    id: str
    seat: Seat
    others: tuple[str, ...]
    """Names of the others at the table, by seat."""
    steps: tuple[Step, ...]
