"""One golden game per variant, told move by move (STYLE, section 7): any change of the rules changes its text."""

from pathlib import Path

import pytest

from trakkx_desktop.core.chance import Chance
from trakkx_desktop.games.trax import GAME, rules
from trakkx_desktop.games.trax.setup import VARIANTS, Setup, seats_of
from trakkx_desktop.games.trax.state import State

GOLDEN = Path(__file__).parent / "playthroughs"
SEED = 30


def given(state: State) -> str:
    """What the die or the pile says before the move."""
    return "".join(map(str, state.rolls)) or "".join(state.pile[:1]) or "."


def told(variant: str, seed: int) -> str:
    """A random game of this seed: what was given, the move, the tiles that came to lie."""
    state = rules.start(Setup(seats_of(variant)[0], 0, seed, variant, across=variant == "die"))
    dice, lines = Chance(seed), []
    while state.ending is None:
        lays = list(rules.legal(state, state.seat))
        index, dice = dice.below(len(lays))
        text = GAME.format(state, lays[index])
        before, state = state, rules.apply(state, state.seat, lays[index]).state
        laid = " ".join(f"{x},{y}{state.board.tiles[x, y]}" for x, y in state.last)
        lines.append(f"{given(before)} {text} of {len(lays)}: {laid}")
    outcome = GAME.outcome(state)
    assert outcome is not None
    lines.append(f"{outcome.reason} {outcome.scores} {[line.values for line in outcome.lines]}")
    return "\n".join([*lines, *state.board.rows(), ""])


def test_every_variant_has_one() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} == set(VARIANTS)


@pytest.mark.parametrize("variant", VARIANTS)
def test_it_goes_as_it_went(variant: str) -> None:
    golden = (GOLDEN / f"{variant}.txt").read_text(encoding="utf-8")
    assert told(variant, SEED) == golden
