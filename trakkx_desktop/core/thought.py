"""A computer player as a value: what thinking may cost, what was thought, and who thinks."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.refusal import Fact

S_contra = TypeVar("S_contra", contravariant=True)
A_co = TypeVar("A_co", covariant=True)

LEVELS = (1, 2, 3, 4)
"""1 is beatable by a child that learnt the rules an hour ago, 4 is all that the player can do."""

Stop = Callable[[], bool]
"""Asked at least every 20 ms while somebody thinks; True: end at once, nobody waits any more."""


def never() -> bool:
    return False


@dataclass(frozen=True)
class Limit:
    """The first that is reached ends the thinking. Seconds are those of the clock; `work` counts what the
    player counts (positions, tries), so that the same work gives the same thoughts on every machine."""

    seconds: float | None = None
    work: int | None = None


@dataclass(frozen=True)
class Thought(Generic[A_co]):
    """The best action known so far. `worth` is in the game's own measure (TRAX: chance to win, TRAKKX and
    TRÄXX: points), for the seat that thinks; `reason` is a code that the view words with `facts`."""

    action: A_co
    worth: float
    reason: str
    facts: tuple[tuple[str, Fact], ...] = ()
    is_proven: bool = False

    def fact(self, name: str, default: Fact = "") -> Fact:
        return dict(self.facts).get(name, default)


class PlayerBroken(Exception):
    """A player cannot think: a data file is missing or damaged. The text names the file."""


class Thinker(Protocol[S_contra, A_co]):
    """What `players/<game>` exposes as `PLAYER`. It knows nothing but the sight that it is given."""

    key: str

    def think(
        self,
        sight: S_contra,
        seat: Seat,
        level: int,
        seed: int,
        limit: Limit,
        stop: Stop = never,
    ) -> Iterator[Thought[A_co]]:
        """Better and better thoughts, the first one soon; the last one is the answer. Each is a legal
        action of a waiting seat. Equal sights, level, seed and work (without seconds): equal thoughts."""
        ...
