"""What counts as a feat in each game, and how a broken record is told."""

import re
from collections.abc import Sequence
from typing import Any, cast

import pytest

from tests.games.trakkx.position import table
from tests.view.test_faces import face_of
from trakkx_desktop.core.feat import Broken, Feat
from trakkx_desktop.core.outcome import Outcome
from trakkx_desktop.core.player import Player
from trakkx_desktop.core.sight import Sight, Turn
from trakkx_desktop.games.traexx.events import Resolved
from trakkx_desktop.games.trakkx.events import Laid
from trakkx_desktop.games.trax import events as trax


class Seen:
    """As much of a sight as feats are found in."""

    def __init__(
        self,
        turns: Sequence[Turn],
        states: Sequence[Any] = (),
        over: Outcome | None = None,
        seats: int = 2,
    ) -> None:
        self.turns, self._states, self.outcome = turns, states, over
        self.players = tuple(Player(name, 0) for name in ("Anna", "Ben")[:seats])

    def state_at(self, index: int) -> Any:
        return self._states[index]


def found(key: str, seen: Seen) -> set[Feat]:
    return set(face_of(key).feats(cast(Sight, seen)))


class Lies:
    def __init__(self, *rows: str) -> None:
        self.table = table(*rows)


def test_trakkx_counts_rows_and_what_was_laid_and_moved() -> None:
    """A sequence is no row; a row counts only if something of it is new."""
    states = [Lies(), Lies("R1 R2 R3 R4"), Lies("R1 R2 R3 R4", ".", "B5 G5 Y5", ".", "G1 G2 G3")]
    turns = [
        Turn(0, (Laid(0, ("R1a", "R2a", "R3a", "R4a"), ()),)),
        Turn(1, (Laid(1, ("B5a", "G5a", "G1a"), ("R1a", "R2a")),)),
    ]
    assert found("trakkx", Seen(turns, states)) == {
        Feat("row", 0, 4),
        Feat("laid", 0, 4),
        Feat("row", 1, 3),
        Feat("laid", 1, 3),
        Feat("moved", 1, 2),
    }


def test_trax_counts_chains_and_how_fast_somebody_won() -> None:
    chosen, forced = trax.Laid((0, 0), "J", False), trax.Laid((0, 1), "J", True)
    turns = [Turn(0, (chosen,)), Turn(1, (chosen, forced, forced))]
    over = Outcome((1.0, 0.0), (0,), "loop")
    assert found("trax", Seen(turns, over=over)) == {
        Feat("chain", 1, 2),
        Feat("loop", 0, 2, is_low=True),
    }
    resigned = Outcome((1.0, 0.0), (0,), "resigned")
    assert found("trax", Seen(turns, over=resigned)) == {Feat("chain", 1, 2)}
    assert found("trax", Seen(turns, over=over, seats=1)) == set(), "a solitaire is another thing"


@pytest.mark.parametrize(("seats", "code"), [(2, "points"), (1, "alone")])
def test_traexx_counts_points_of_the_game_and_of_a_round(seats: int, code: str) -> None:
    turns = [Turn(0, (Resolved(3, ((0, 9, 9), (0, 2, 1))),))]
    over = Outcome((31.0, -4.0)[:seats], (0,), "cards")
    expected = {Feat("round", 0, 10), Feat(code, 0, 31)}
    expected |= {Feat(code, 1, -4)} if seats == 2 else set()
    assert found("traexx", Seen(turns, over=over, seats=seats)) == expected


@pytest.mark.parametrize(
    ("key", "codes"),
    [
        ("trakkx", ("row", "laid", "moved")),
        ("trax", ("loop", "line", "chain")),
        ("traexx", ("points", "alone", "round")),
    ],
)
def test_every_record_has_a_sentence(key: str, codes: tuple[str, ...]) -> None:
    told = {face_of(key).feat_words(Broken(Feat(code, 0, 9), 7), "Anna") for code in codes}
    assert len(told) == len(codes)
    for sentence in told:
        assert re.search(r"Anna\b.*\b9\b|\b9\b.*Anna\b", sentence) and sentence.endswith("7.")
