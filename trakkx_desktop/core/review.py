"""Looking back with the computer: what each action was worth, what would have been better, and why."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from trakkx_desktop.core.game import Game
from trakkx_desktop.core.pack import PackError
from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.thought import Thought
from trakkx_desktop.core.told import (
    Facts,
    pack_facts,
    pack_thought,
    unpack_facts,
    unpack_number,
    unpack_thought,
)

MARKS = BRILLIANT, GOOD, INACCURATE, MISTAKE, BLUNDER = (
    "brilliant",
    "good",
    "inaccurate",
    "mistake",
    "blunder",
)
ERRORS = (INACCURATE, MISTAKE, BLUNDER)
NO_CHOICE = ""
"""There was nothing to choose, or nothing that can be weighed: a resignation, the first tile."""


@dataclass(frozen=True)
class Reviewed:
    """Entry `index` of the log. `worth`: for its seat after the action, in the game's own measure (as in
    core/thought.py); `best`: what would have been better, None if nothing; `loss`: by how much; `reason` with
    `facts`: what the action missed or gave away, a code that the view words."""

    index: int
    seat: Seat
    worth: float
    best: Thought[Any] | None
    loss: float
    mark: str
    reason: str = ""
    facts: Facts = ()

    @property
    def is_error(self) -> bool:
        return self.mark in ERRORS


@dataclass(frozen=True)
class Tally:
    """A seat's whole game in a few facts that the view words."""

    seat: Seat
    facts: Facts = ()


@dataclass(frozen=True)
class Review:
    """What is known of a game by now; `is_whole`: nothing more will come."""

    found: tuple[Reviewed, ...] = ()
    tallies: tuple[Tally, ...] = ()
    is_whole: bool = False

    def at(self, index: int) -> Reviewed | None:
        """What is known of entry `index` of the log."""
        return next((one for one in self.found if one.index == index), None)

    @property
    def errors(self) -> tuple[Reviewed, ...]:
        return tuple(one for one in self.found if one.is_error)

    def with_step(self, step: "Reviewed | Tally") -> "Review":
        if isinstance(step, Tally):
            return Review(self.found, (*self.tallies, step), self.is_whole)
        return Review((*self.found, step), self.tallies, self.is_whole)


@dataclass(frozen=True)
class Thresholds:
    """From which loss on an action is inaccurate, a mistake, a blunder."""

    inaccurate: float
    mistake: float
    blunder: float

    def mark(self, loss: float) -> str:
        if loss >= self.blunder:
            return BLUNDER
        if loss >= self.mistake:
            return MISTAKE
        return INACCURATE if loss >= self.inaccurate else GOOD


def worse(mark: str, least: str) -> str:
    """The mark, or `least` if that is worse."""
    return max(mark, least, key=MARKS.index)


@dataclass(frozen=True)
class Variation:
    """How play may go on, in notation. `worth` is for the seat to move; `wins_in`: its own turns to a proven win,
    negative: the other's, 0 if nothing is proven."""

    moves: tuple[str, ...]
    worth: float
    depth: int
    wins_in: int = 0


def pack_variations(lines: tuple[Variation, ...]) -> dict[str, Any]:
    return {"lines": [[list(v.moves), v.worth, v.depth, v.wins_in] for v in lines]}


def unpack_variations(told: Mapping[str, Any]) -> tuple[Variation, ...]:
    """KeyError, TypeError or ValueError (PackError) where there are none."""
    found = []
    for moves, worth, depth, wins_in in told["lines"]:
        texts = tuple(map(str, moves))
        if type(depth) is not int or type(wins_in) is not int:
            raise PackError("no variation")
        found.append(Variation(texts, unpack_number(worth), depth, wins_in))
    return tuple(found)


def pack_step(game: Game[Any, Any], step: Reviewed | Tally) -> dict[str, Any]:
    """As JSON values, for the pipe and the file."""
    if isinstance(step, Tally):
        return {"tally": step.seat, "facts": pack_facts(step.facts)}
    return {
        "index": step.index,
        "seat": step.seat,
        "worth": step.worth,
        "best": pack_thought(game, step.best) if step.best is not None else None,
        "loss": step.loss,
        "mark": step.mark,
        "reason": step.reason,
        "facts": pack_facts(step.facts),
    }


def unpack_step(game: Game[Any, Any], told: Mapping[str, Any]) -> Reviewed | Tally:
    """KeyError, TypeError or ValueError (PackError) where it is none."""
    if "tally" in told:
        return Tally(_whole(told["tally"]), unpack_facts(told["facts"]))
    mark, reason = told["mark"], told["reason"]
    if mark not in (NO_CHOICE, *MARKS) or not isinstance(reason, str):
        raise PackError(f"no mark: {mark!r:.80}")
    best = told["best"]
    return Reviewed(
        _whole(told["index"]),
        _whole(told["seat"]),
        unpack_number(told["worth"]),
        unpack_thought(game, best) if best is not None else None,
        unpack_number(told["loss"]),
        mark,
        reason,
        unpack_facts(told["facts"]),
    )


def _whole(told: Any) -> int:
    if type(told) is not int or told < 0:
        raise PackError(f"no number from 0: {told!r:.80}")
    return told
