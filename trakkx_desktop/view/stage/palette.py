"""Every colour of the app: the only module with colour literals (values: the design's token table)."""

from functools import cache
from typing import NamedTuple

from PySide6.QtGui import QColor


class Ink(NamedTuple):
    """A piece colour: fill, tone-on-tone motif, keyline that stands out on paper, ink on the fill."""

    fill: str
    motif: str
    key: str
    on: str


class Primary(NamedTuple):
    """A game's own colour: its rail, and its big button."""

    rail: str
    deep: str
    on: str
    on_quiet: str
    button: str
    button_lip: str
    on_button: str
    poster: str
    """Large letters in this colour on the table."""


class Palette(NamedTuple):
    """One theme. Piece colours are the same in both; primaries are chosen by name."""

    name: str
    table: str
    mat: str
    group_line: str
    quiet: str
    paper: str
    paper_lip: str
    text: str
    text2: str
    text3: str
    shelf: str
    shelf_lip: str
    slot: str
    on_shelf: str
    on_shelf2: str
    wrong: str
    on_wrong: str
    focus: str
    on_focus: str
    token: str
    token_lip: str
    tile: str
    tile_lip: str
    tile_hairline: str
    tile_rim: str
    sheet: str
    sheet_lip: str
    bubble: str
    on_bubble: str
    shadow: str
    players: tuple[str, str, str, str]
    primaries: dict[str, Primary]
    hex_keys: dict[str, str]

    def primary(self, name: str) -> Primary:
        return self.primaries[name]


_WHITE, _INK, _CREAM = "#FFFFFF", "#1D1B18", "#FFFBF2"

INKS: dict[str, Ink] = {
    "red": Ink("#CE300B", "#A92406", "#8E1F05", _WHITE),
    "blue": Ink("#1F67EC", "#1650C2", "#1240A0", _WHITE),
    "green": Ink("#4DBF6E", "#36A058", "#1F7A3E", _INK),
    "yellow": Ink("#F6BE2C", "#DB9F0C", "#946800", _INK),
    "gray": Ink("#DCDFE4", "#BFC4CC", "#7C828C", _INK),
    "purple": Ink("#7C1D76", "#9A3A94", "#4E0F4A", _WHITE),
}
"""The six piece colours, alike in both themes; each has its own shape (see shapes.py)."""

PATH_WHITE, PATH_RED, PATH_CORE = "#FFFBF2", "#EB4426", "#8E1C08"
GLOW, INK, CREAM = "#F6BE2C", _INK, _CREAM
INK_QUIET, CREAM_LIP = "#5C5447", "#D6C8AE"
PRINT_PAPER = _WHITE
ACTION_BODY, ACTION_GLYPH, ACTION_ACCENT = "#2B2722", "#FFFBF0", "#F6BE2C"
BACK, BACK_MARK = "#E8DDC8", "#CDBEA2"
BAG, BAG_DEEP, BAG_BAND = "#B8431F", "#8E2F12", "#F6BE2C"

_TOKENS = {
    "table": ("#F1E9DA", "#16221E"),
    "mat": ("#E4D8C2", "#20302B"),
    "group_line": ("#93805D", "#6F8A7F"),
    "quiet": ("#CDBEA2", "#3A5048"),
    "paper": ("#FFFBF2", "#283A34"),
    "paper_lip": ("#D6C8AE", "#0E1714"),
    "text": ("#1D1B18", "#F5EFE1"),
    "text2": ("#5C5447", "#BDC8BE"),
    "text3": ("#655B49", "#A3B0A6"),
    "shelf": ("#24211D", "#0D1513"),
    "shelf_lip": ("#0F0E0C", "#060A09"),
    "slot": ("#38332C", "#1B2823"),
    "on_shelf": ("#FFFBF2", "#F5EFE1"),
    "on_shelf2": ("#CDBEA2", "#A3B0A6"),
    "wrong": ("#B32404", "#FF8A66"),
    "on_wrong": ("#FFFFFF", "#1D1B18"),
    "focus": ("#1B4DB8", "#8FB4FF"),
    "on_focus": ("#FFFFFF", "#1D1B18"),
    "token": ("#FFFBF0", "#F6EEDD"),
    "token_lip": ("#D9CBAF", "#B9AC92"),
    "tile": ("#211F1B", "#0E1210"),
    "tile_lip": ("#0E0D0B", "#050706"),
    "tile_hairline": ("#35312B", "#242C28"),
    "tile_rim": ("", "#6A8076"),
    "sheet": ("#FFFBF2", "#22312C"),
    "sheet_lip": ("#D6C8AE", "#0E1714"),
    "bubble": ("#1D1B18", "#F5EFE1"),
    "on_bubble": ("#FFFBF2", "#1D1B18"),
    "shadow": ("#38000000", "#80000000"),
}
"""By token: its colour in the light theme and in the dark one."""

LIGHT = Palette(
    name="light",
    **{token: light for token, (light, _) in _TOKENS.items()},
    players=("#E0552B", "#0E7C86", "#7A3FA0", "#B07A00"),
    primaries={
        "blue": Primary(
            "#1B4DB8", "#143C92", "#FFFFFF", "#D5DFF5", "#1B4DB8", "#12357F", "#FFFFFF", "#1B4DB8"
        ),
        "yellow": Primary(
            "#F6BE2C", "#E2A50D", "#1D1B18", "#3B3423", "#F6BE2C", "#C08A05", "#1D1B18", "#946800"
        ),
        "red": Primary(
            "#CE300B", "#A52507", "#FFFFFF", "#FFF3EE", "#CE300B", "#8E1F05", "#FFFFFF", "#CE300B"
        ),
        "green": Primary(
            "#1F7A3E", "#165C2E", "#FFFFFF", "#E9F8EE", "#1F7A3E", "#124A25", "#FFFFFF", "#1F7A3E"
        ),
    },
    hex_keys={name: ink.key for name, ink in INKS.items()},
)

DARK = Palette(
    name="dark",
    **{token: dark for token, (_, dark) in _TOKENS.items()},
    players=("#FF8A66", "#58C7CF", "#CB96EC", "#F0C04A"),
    primaries={
        "blue": Primary(
            "#1A3675", "#122753", "#F5EFE1", "#BBC9E8", "#3A6FE0", "#1F469C", "#FFFFFF", "#7FA6F8"
        ),
        "yellow": Primary(
            "#4B3C0E", "#342A08", "#FFDD80", "#E6C878", "#F6BE2C", "#A87A0A", "#1D1B18", "#F6BE2C"
        ),
        "red": Primary(
            "#6B1F10", "#4A1409", "#F5EFE1", "#EBC4B8", "#D23A14", "#842006", "#FFFFFF", "#F4795A"
        ),
        "green": Primary(
            "#1B4A2B", "#12351E", "#F5EFE1", "#BFDCC8", "#278048", "#1A5A32", "#FFFFFF", "#4DBF6E"
        ),
    },
    hex_keys={
        "red": "#F4795A",
        "blue": "#79A5F8",
        "green": INKS["green"].fill,
        "yellow": INKS["yellow"].fill,
        "gray": INKS["gray"].fill,
        "purple": "#C46FBE",
    },
)

CARD_PRIMARIES = LIGHT.primaries
"""Home's cards keep the bright colours in both themes."""


@cache
def colour(value: str, alpha: float = 1.0) -> QColor:
    """A colour of the palette as Qt wants it, with another opacity if wished."""
    made = QColor(value)
    if alpha < 1.0:
        made.setAlphaF(made.alphaF() * alpha)
    return made


def mixed(a: str, b: str, share: float) -> QColor:
    """`share` of b in a: for pieces that are dimmed without becoming see-through."""
    one, two = colour(a), colour(b)
    parts = zip(one.getRgb()[:3], two.getRgb()[:3], strict=True)  # type: ignore[index]
    return QColor(*(round(p + (q - p) * share) for p, q in parts))
