"""What was outstanding in a game, and what it takes to be the best of all."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from trakkx_desktop.core.player import Seat

Bests = Mapping[str, int]
"""By the code of a feat, the best value of all games so far."""


@dataclass(frozen=True)
class Feat:
    """A code that the view words ("row", "loop"), who did it, and how much or (`is_low`) how little it was."""

    code: str
    seat: Seat
    value: int
    is_low: bool = False

    def beats(self, value: int) -> bool:
        return self.value < value if self.is_low else self.value > value


@dataclass(frozen=True)
class Broken:
    """A record that was broken, and the value that stood before."""

    feat: Feat
    before: int


def foremost(feats: Iterable[Feat]) -> dict[str, Feat]:
    """Of each code the best one; of equals the first."""
    found: dict[str, Feat] = {}
    for feat in feats:
        if feat.code not in found or feat.beats(found[feat.code].value):
            found[feat.code] = feat
    return found


def enter(bests: Bests, feats: Iterable[Feat]) -> tuple[dict[str, int], tuple[Broken, ...]]:
    """The book with these in it, and what was broken; the first of its kind breaks nothing."""
    book, broken = dict(bests), []
    for code, feat in foremost(feats).items():
        before = book.get(code)
        if before is None or feat.beats(before):
            book[code] = feat.value
            broken += [Broken(feat, before)] if before is not None else []
    return book, tuple(broken)
