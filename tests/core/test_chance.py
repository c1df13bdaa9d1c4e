"""Chance is a value: the same everywhere, fair, and with a code that can be read out."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trakkx_desktop.core.chance import SEEDS, Chance, code_of, seed_of


def test_the_generator_is_the_published_one() -> None:
    """SplitMix64's reference values for seed 1234567: equal on every Python, for ever."""
    expected = [6457827717110365317, 3203168211198807973, 9817491932198370423]
    chance, found = Chance(1234567), []
    for _ in expected:
        value, chance = chance.below(1 << 64)
        found.append(value)
    assert found == expected


def test_shuffles_are_fair_enough() -> None:
    counts = Counter(Chance(seed).shuffle("abc")[0] for seed in range(6000))
    assert len(counts) == 6
    assert all(850 < n < 1150 for n in counts.values())


@given(st.integers(0, SEEDS - 1))
def test_every_seed_has_a_code_and_back(seed: int) -> None:
    assert seed_of(code_of(seed)) == seed
    assert seed_of(f" {code_of(seed)[:3].lower()}-{code_of(seed)[3:]} ") == seed


@pytest.mark.parametrize("text", ["", "ABC", "ABCDEFG", "ABCDE0", "ÄBCDEF", "AB CD E"])
def test_what_is_no_code_is_none(text: str) -> None:
    assert seed_of(text) is None


def test_a_draw_changes_nothing_behind() -> None:
    chance = Chance(7)
    assert chance.below(6) == chance.below(6)
