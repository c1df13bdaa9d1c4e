"""Tur-TRAX: the die decides how the chosen tile of each turn lies (D1-D6)."""

from dataclasses import replace

from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.games.trax.actions import Lay
from trakkx_desktop.games.trax.events import Rolled
from trakkx_desktop.games.trax.state import State
from trakkx_desktop.games.trax.tiles import HALF_TURNED, LIES, RED, Tile
from trakkx_desktop.games.trax.turns import lays

FACES = len(LIES)


def lie_of(state: State, roll: int) -> Tile:
    """D2 for the seat to move; when the players sit across, red's lies are turned by a half-turn (D3)."""
    lie = LIES[roll - 1]
    return HALF_TURNED[lie] if state.setup.across and state.colour == RED else lie


def dictated(state: State) -> Tile:
    """The lie of the coming turn."""
    return lie_of(state, state.rolls[-1])


def is_playable(state: State, roll: int) -> bool:
    """Is there a legal turn with that roll, forced tiles and all?"""
    return any(True for _ in lays(state.setup, state.board, (lie_of(state, roll),)))


def roll(state: State) -> tuple[State, Rolled]:
    """Rolls until a legal turn is possible; every roll stays visible (D5)."""
    rolls: list[int] = []
    chance = state.chance
    while not rolls or not is_playable(state, rolls[-1]):
        face, chance = chance.below(FACES)
        rolls.append(face + 1)
    rolled = replace(state, rolls=tuple(rolls), chance=chance)
    return rolled, Rolled(state.seat, rolled.rolls)


def needless(state: State, rolls: tuple[int, ...]) -> Refusal | None:
    """Rolls on record: nobody may roll again while the die still allows a turn (D5)."""
    if any(is_playable(state, face) for face in rolls[:-1]):
        return Refusal("needless_roll", (), "D5", (("rolls", rolls),))
    return None


def refusal(state: State, lay: Lay) -> Refusal | None:
    """The tile lies as rolled, not flipped, not turned (D1)."""
    lie = dictated(state)
    if lay.tile == lie:
        return None
    return Refusal("not_as_rolled", (lay.cell,), "D1", (("lie", lie), ("roll", state.rolls[-1])))
