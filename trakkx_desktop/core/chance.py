"""Chance as a value: an integer generator (SplitMix64), equal on every Python, undone with the state it lies in."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
CODE_LENGTH = 6
SEEDS = len(_ALPHABET) ** CODE_LENGTH
"""Seeds are below this number, so that each one has a short code."""


def new_seed() -> int:
    """By chance, as good as the system has it."""
    import secrets

    return secrets.randbelow(SEEDS)


@dataclass(frozen=True)
class Chance:
    """A generator; every draw returns the value and the generator after it."""

    state: int

    def below(self, n: int) -> "tuple[int, Chance]":
        """A fair integer 0 <= k < n (values that would favour some are drawn again)."""
        limit = (1 << 64) - (1 << 64) % n
        state = self.state
        while True:
            state = (state + 0x9E3779B97F4A7C15) & _MASK
            z = state
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
            z ^= z >> 31
            if z < limit:
                return z % n, Chance(state)

    def shuffle(self, items: Sequence[T]) -> "tuple[tuple[T, ...], Chance]":
        """Fisher-Yates."""
        out, chance = list(items), self
        for i in range(len(out) - 1, 0, -1):
            j, chance = chance.below(i + 1)
            out[i], out[j] = out[j], out[i]
        return tuple(out), chance


NO_CHANCE = Chance(0)
"""What a masked state holds in place of its generator."""


def code_of(seed: int) -> str:
    """A seed as a short code that can be read out across a table."""
    letters = []
    for _ in range(CODE_LENGTH):
        seed, digit = divmod(seed, len(_ALPHABET))
        letters.append(_ALPHABET[digit])
    return "".join(reversed(letters))


def seed_of(code: str) -> int | None:
    """The seed of a code; None if it is none. Case, spaces and dashes do not matter."""
    text = code.upper().replace(" ", "").replace("-", "")
    if len(text) != CODE_LENGTH or any(c not in _ALPHABET for c in text):
        return None
    seed = 0
    for c in text:
        seed = seed * len(_ALPHABET) + _ALPHABET.index(c)
    return seed
