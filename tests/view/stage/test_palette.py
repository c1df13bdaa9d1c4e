"""Contrast and colour vision, by calculation: text 4.5:1, shapes 3:1, six colours apart for all eyes."""

from itertools import combinations
from math import dist

import pytest

from trakkx_desktop.view.stage.palette import (
    CREAM,
    DARK,
    INK,
    INK_QUIET,
    INKS,
    LIGHT,
    PATH_RED,
    PATH_WHITE,
    Palette,
)

THEMES = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda t: t.name)

MACHADO = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""Machado, Oliveira and Fernandes 2009, severity 1.0, on linear RGB."""


def linear(value: str) -> tuple[float, ...]:
    parts = (int(value[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return tuple(p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)


def luminance(value: str) -> float:
    r, g, b = linear(value)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: str, b: str) -> float:
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


def lab(rgb: tuple[float, ...]) -> tuple[float, ...]:
    r, g, b = (min(1.0, max(0.0, v)) for v in rgb)
    x = (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047
    y = 0.2126729 * r + 0.7151522 * g + 0.0721750 * b
    z = (0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def seen(value: str, eyes: str) -> tuple[float, ...]:
    rgb = linear(value)
    return tuple(sum(m * v for m, v in zip(row, rgb, strict=True)) for row in MACHADO[eyes])


def difference(a: str, b: str, eyes: str) -> float:
    one, two = lab(seen(a, eyes)), lab(seen(b, eyes))
    return dist(one, two)


def test_the_measures_are_right() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert difference("#000000", "#FFFFFF", "normal") == pytest.approx(100, abs=0.1)


def text_pairs(theme: Palette) -> list[tuple[str, str, str]]:
    pairs = [
        (f"{text} on {ground}", getattr(theme, text), getattr(theme, ground))
        for text in ("text", "text2", "text3", "wrong", "focus")
        for ground in ("table", "paper", "mat")
        if (text, ground) not in {("wrong", "mat"), ("focus", "mat")}
    ]
    pairs += [
        ("on shelf", theme.on_shelf, theme.shelf),
        ("on slot", theme.on_shelf2, theme.slot),
        ("bubble", theme.on_bubble, theme.bubble),
        ("focus fill", theme.on_focus, theme.focus),
        ("wrong fill", theme.on_wrong, theme.wrong),
        ("paper card", INK, CREAM),
        ("paper card, quiet", INK_QUIET, CREAM),
    ]
    for name, primary in theme.primaries.items():
        pairs += [
            (f"{name} rail", primary.on, primary.rail),
            (f"{name} rail deep", primary.on, primary.deep),
            (f"{name} rail quiet", primary.on_quiet, primary.rail),
            (f"{name} rail quiet deep", primary.on_quiet, primary.deep),
            (f"{name} button", primary.on_button, primary.button),
        ]
    return pairs


@THEMES
def test_text_can_be_read(theme: Palette) -> None:
    weak = [(n, round(contrast(a, b), 2)) for n, a, b in text_pairs(theme) if contrast(a, b) < 4.5]
    assert not weak


@THEMES
def test_shapes_stand_out(theme: Palette) -> None:
    pairs = [
        ("group line", theme.group_line, theme.table),
        ("white path", PATH_WHITE, theme.tile),
        ("red path", PATH_RED, theme.tile),
        *((f"{n} poster", primary.poster, theme.table) for n, primary in theme.primaries.items()),
        *((f"player {i}", value, theme.paper) for i, value in enumerate(theme.players)),
        *((f"{n} key on token", ink.key, theme.token) for n, ink in INKS.items()),
        *((f"{n} key on sheet", value, theme.sheet) for n, value in theme.hex_keys.items()),
    ]
    weak = [(name, round(contrast(a, b), 2)) for name, a, b in pairs if contrast(a, b) < 3]
    assert not weak


@pytest.mark.parametrize("name", INKS)
def test_numbers_on_pieces_can_be_read(name: str) -> None:
    assert contrast(INKS[name].on, INKS[name].fill) >= 4.5


@pytest.mark.parametrize("eyes", MACHADO)
def test_the_six_colours_stay_apart(eyes: str) -> None:
    least = min(
        (difference(a.fill, b.fill, eyes), m, n) for (m, a), (n, b) in combinations(INKS.items(), 2)
    )
    assert least[0] >= 30, least


@THEMES
@pytest.mark.parametrize("eyes", MACHADO)
def test_the_two_paths_stay_apart(theme: Palette, eyes: str) -> None:
    assert difference(PATH_WHITE, PATH_RED, eyes) >= 30
