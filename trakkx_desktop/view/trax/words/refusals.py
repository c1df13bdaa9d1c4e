"""Why something is not allowed, in one short sentence: a code of the rules becomes words."""

from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.games.trax.notation import MalformedMove, MoveAfterEnd, MoveError
from trakkx_desktop.games.trax.records import UnreadableVariant
from trakkx_desktop.games.trax.tiles import RED, SIDE_NAMES
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.trax.scene import NEAR, View


def refusal_words(refusal: Refusal, view: View) -> str:
    """One sentence; sides are named as the player sees them."""
    if refusal.code == "colour_mismatch":
        side = view.side(SIDE_NAMES.index(str(refusal.fact("side"))))
        return _mismatch_words(str(refusal.fact("colour")) == RED, side)
    if refusal.code == "three_same":
        return _three_words(str(refusal.fact("colour")) == RED)
    return _plain_words(refusal.code)


def _mismatch_words(is_red: bool, side: int) -> str:
    if is_red:
        return (
            tr("trax", "Red meets white at the top."),
            tr("trax", "Red meets white on the right."),
            tr("trax", "Red meets white at the bottom."),
            tr("trax", "Red meets white on the left."),
        )[side]
    return (
        tr("trax", "White meets red at the top."),
        tr("trax", "White meets red on the right."),
        tr("trax", "White meets red at the bottom."),
        tr("trax", "White meets red on the left."),
    )[side]


def _three_words(is_red: bool) -> str:
    if is_red:
        return tr("trax", "Three red paths would lead into one space, and no tile has three.")
    return tr("trax", "Three white paths would lead into one space, and no tile has three.")


def _plain_words(code: str) -> str:
    words = {
        "first_move": tr("trax", "The first tile lies in the middle, as one of these two."),
        "occupied": tr("trax", "A tile lies here already."),
        "not_adjacent": tr("trax", "A tile must touch another one with an edge."),
        "outside_8x8": tr("trax", "The board has only 8 rows and columns."),
        "outside_square": tr("trax", "That is outside of the square."),
        "must_fill_forced": tr("trax", "First fill a marked space."),
        "must_lie_as_in_pile": tr("trax", "It must lie as it does on the pile."),
        "not_as_rolled": tr("trax", "The die says how the tile lies."),
        "nothing_laid": tr("trax", "Lay a tile first."),
        "game_over": tr("trax", "The game is over."),
        "not_waiting": tr("trax", "It is not your turn."),
        "no_opponent": tr("trax", "There is nobody to agree with."),
    }
    return words.get(code, tr("trax", "That does not work here."))


def record_words(error: MoveError | UnreadableVariant) -> str:
    """Why a record cannot be read; names the move and its text."""
    if isinstance(error, UnreadableVariant):
        return _variant_words(error.text.lower())
    if isinstance(error, MalformedMove):
        words = tr("trax", "Move {number} is no move: “{text}”.")
    elif isinstance(error, MoveAfterEnd):
        words = tr("trax", "Move {number}, “{text}”, comes after the end of the game.")
    else:
        words = tr("trax", "Move {number}, “{text}”, is not allowed. {why}")
    why = refusal_words(error.refusal, NEAR)
    return words.format(number=error.number, text=_cut(error.text), why=why)


def _variant_words(title: str) -> str:
    if "loop" in title:
        return tr("trax", "This is Loop Trax, in which only loops win; it is not played here.")
    if "solitaire" in title:
        return tr("trax", "A solitaire cannot be read without its pile.")
    return tr("trax", "A game with the die cannot be read without its rolls.")


def _cut(text: str) -> str:
    return text if len(text) <= 24 else text[:23] + "…"
