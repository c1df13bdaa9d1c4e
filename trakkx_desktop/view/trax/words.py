"""What the table says while the game goes on: headings, the tray's words, names of pieces, the last turn."""

from trakkx_desktop.core.grid import Cell
from trakkx_desktop.games.trax.board import Board
from trakkx_desktop.games.trax.notation import column_label
from trakkx_desktop.games.trax.solitaire import Freedom
from trakkx_desktop.games.trax.tiles import RED, WHITE_JOINS, Colour, Tile
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.trax.mosaic import View
from trakkx_desktop.view.trax.tray import Words


def variant_words(variant: str) -> str:
    return {
        "unlimited": tr("trax", "Unlimited board"),
        "limited": tr("trax", "Board of 8 by 8"),
        "die": tr("trax", "Tur-TRAX, with a die"),
        "solitaire3": tr("trax", "Solitaire, 3 by 3"),
        "solitaire4": tr("trax", "Solitaire, 4 by 4"),
    }[variant]


def colour_words(colour: Colour) -> str:
    if colour == RED:
        return tr("trax", "Red")
    return tr("trax", "White")


def plays_words(name: str, colour: Colour) -> str:
    words = tr("trax", "{name} plays red") if colour == RED else tr("trax", "{name} plays white")
    return words.format(name=name)


def chain_words(forced: int) -> str:
    """Below the headline, while a tile is shown where it would lie."""
    if not forced:
        return tr("trax", "This tile comes alone.")
    return tr("trax", "This tile brings %n more, in the order shown.", forced)


def forced_words(forced: int) -> str:
    """Below a lie in the tray."""
    if not forced:
        return tr("trax", "alone")
    return tr("trax", "+%n forced", forced)


def lay_words(tiles: int) -> str:
    """On the turn button."""
    return tr("trax", "Lay %n tile(s)", tiles)


def idle_words(is_first: bool) -> str:
    if is_first:
        return tr("trax", "Begin with a straight or a curved tile.")
    return tr("trax", "Point at a space, or take a tile from the tray.")


def in_hand_words(can_lay: bool) -> str:
    if can_lay:
        return tr("trax", "Lay it on a glowing space.")
    return tr("trax", "It fits nowhere like this. Turn it.")


def first_words() -> Words:
    """Beside the six lies, before the first tile (T2)."""
    return Words(
        tr("trax", "Two ways to begin"),
        tr("trax", "The others are the same, seen from elsewhere"),
    )


def tray_words(fitting: int, is_pointed: bool, in_hand: bool) -> Words:
    """Beside the six lies."""
    if in_hand:
        return Words(
            tr("trax", "In your hand"),
            tr("trax", "R, wheel or right click turns it"),
        )
    if is_pointed:
        return Words(
            tr("trax", "%n way(s) fit here", fitting),
            tr("trax", "R or wheel turns through them"),
        )
    return Words(
        tr("trax", "Six ways to lie"),
        tr("trax", "Take one, or point at a space"),
    )


def rolling_words() -> str:
    return tr("trax", "The die rolls…")


def die_words(face: int, spaces: int, rejected: int) -> Words:
    """Beside the die and the lie it dictates."""
    headline = tr("trax", "A {number}: it lies like this")
    text = tr("trax", "It fits on %n space(s).", spaces)
    if rejected:
        again = tr("trax", "%n roll(s) before it fitted nowhere.", rejected)
        text = f"{text} {again}"
    return Words(headline.format(number=face), text)


def solitaire_words() -> str:
    return tr("trax", "One path, white or red, shall run through every tile of the square.")


def pile_words(freedom: Freedom) -> Words:
    """Whether the next tile may be flipped and turned, and why (P3, P5, P6)."""
    if freedom is Freedom.FORCED:
        return Words(
            tr("trax", "Fill a marked space"),
            tr("trax", "It is forced, so flip and turn the tile as needed."),
        )
    if freedom is Freedom.ANY:
        return Words(
            tr("trax", "Flip and turn it"),
            tr("trax", "As it lies it fits nowhere, so any way will do."),
        )
    return Words(
        tr("trax", "As it lies"),
        tr("trax", "It fits like this, so no flipping and no turning."),
    )


def tally_words(length: int, tiles: int) -> str:
    """How far a solitaire's path has come; its colour is drawn beside it."""
    words = tr("trax", "{length} of {tiles}")
    return words.format(length=length, tiles=tiles)


def longest_words(is_red: bool) -> str:
    """A line of a solitaire's settlement."""
    if is_red:
        return tr("trax", "Longest red path")
    return tr("trax", "Longest white path")


def place_words(board: Board, cell: Cell) -> str:
    """A cell as the notation names it."""
    left, top, _, _ = board.box
    return f"{column_label(cell[0] - left + 1)}{cell[1] - top + 1}"


def space_spoken(board: Board, cell: Cell, fitting: int) -> str:
    words = tr("trax", "empty space {place}, %n tile(s) fit", fitting)
    return words.format(place=place_words(board, cell))


def tile_spoken(board: Board, cell: Cell, tile: Tile, view: View) -> str:
    words = tr("trax", "tile {place}, white joins {one} and {other}")
    one, other = sorted(view.side(side) for side in WHITE_JOINS[tile])
    place = place_words(board, cell)
    return words.format(place=place, one=_side_words(one), other=_side_words(other))


def lie_spoken(tile: Tile, fits: bool, note: str) -> str:
    """`tile` as it is seen."""
    words = tr("trax", "tile in the tray, white joins {one} and {other}")
    one, other = sorted(WHITE_JOINS[tile])
    parts = [words.format(one=_side_words(one), other=_side_words(other)), note]
    if not fits:
        parts.append(tr("trax", "does not fit here"))
    return ", ".join(part for part in parts if part)


def _side_words(side: int) -> str:
    return (
        tr("trax", "north"),
        tr("trax", "east"),
        tr("trax", "south"),
        tr("trax", "west"),
    )[side]


def turn_sentence(name: str, forced: int) -> str:
    """The last turn, for those who were not looking; where it lies a dot shows."""
    if not forced:
        words = tr("trax", "{name} laid one tile.")
    else:
        words = tr("trax", "{name} laid one tile, and %n more followed.", forced)
    return words.format(name=name)


def laid_sentence(name: str, move: str, forced: int) -> str:
    """A turn that is looked back at, as the move list has it."""
    if not forced:
        words = tr("trax", "{name} laid {move}.")
    else:
        words = tr("trax", "{name} laid {move}, and %n more followed.", forced)
    return words.format(name=name, move=move)


def after_words(number: int) -> str:
    """The headline while looking back."""
    if number == 0:
        return tr("trax", "Before the first move")
    return tr("trax", "After move {number}").format(number=number)
