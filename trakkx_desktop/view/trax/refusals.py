"""Why something is not allowed, in one short sentence: a code of the rules becomes words."""

from PySide6.QtCore import QCoreApplication

from trakkx_desktop.core.game import Refusal
from trakkx_desktop.games.trax.notation import MalformedMove, MoveAfterEnd, MoveError
from trakkx_desktop.games.trax.records import UnreadableVariant
from trakkx_desktop.games.trax.tiles import RED, SIDE_NAMES
from trakkx_desktop.view.trax.mosaic import View


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
            QCoreApplication.translate("trax", "Red meets white at the top."),
            QCoreApplication.translate("trax", "Red meets white on the right."),
            QCoreApplication.translate("trax", "Red meets white at the bottom."),
            QCoreApplication.translate("trax", "Red meets white on the left."),
        )[side]
    return (
        QCoreApplication.translate("trax", "White meets red at the top."),
        QCoreApplication.translate("trax", "White meets red on the right."),
        QCoreApplication.translate("trax", "White meets red at the bottom."),
        QCoreApplication.translate("trax", "White meets red on the left."),
    )[side]


def _three_words(is_red: bool) -> str:
    if is_red:
        return QCoreApplication.translate(
            "trax", "Three red paths would lead into one space, and no tile has three."
        )
    return QCoreApplication.translate(
        "trax", "Three white paths would lead into one space, and no tile has three."
    )


def _plain_words(code: str) -> str:
    words = {
        "first_move": QCoreApplication.translate(
            "trax", "The first tile lies in the middle, as one of these two."
        ),
        "occupied": QCoreApplication.translate("trax", "A tile lies here already."),
        "not_adjacent": QCoreApplication.translate(
            "trax", "A tile must touch another one with an edge."
        ),
        "outside_8x8": QCoreApplication.translate("trax", "The board has only 8 rows and columns."),
        "outside_square": QCoreApplication.translate("trax", "That is outside of the square."),
        "must_fill_forced": QCoreApplication.translate("trax", "First fill a marked space."),
        "must_lie_as_in_pile": QCoreApplication.translate(
            "trax", "It must lie as it does on the pile."
        ),
        "not_as_rolled": QCoreApplication.translate("trax", "The die says how the tile lies."),
        "nothing_laid": QCoreApplication.translate("trax", "Lay a tile first."),
        "game_over": QCoreApplication.translate("trax", "The game is over."),
        "not_waiting": QCoreApplication.translate("trax", "It is not your turn."),
        "no_opponent": QCoreApplication.translate("trax", "There is nobody to agree with."),
    }
    return words.get(code, QCoreApplication.translate("trax", "That does not work here."))


def record_words(error: MoveError | UnreadableVariant) -> str:
    """Why a record cannot be read; names the move and its text."""
    if isinstance(error, UnreadableVariant):
        return _variant_words(error.text.lower())
    if isinstance(error, MalformedMove):
        words = QCoreApplication.translate("trax", "Move {number} is no move: “{text}”.")
    elif isinstance(error, MoveAfterEnd):
        words = QCoreApplication.translate(
            "trax", "Move {number}, “{text}”, comes after the end of the game."
        )
    else:
        words = QCoreApplication.translate("trax", "Move {number}, “{text}”, is not allowed. {why}")
    why = refusal_words(error.refusal, View())
    return words.format(number=error.number, text=_cut(error.text), why=why)


def _variant_words(title: str) -> str:
    if "loop" in title:
        return QCoreApplication.translate(
            "trax", "This is Loop Trax, in which only loops win; it is not played here."
        )
    if "solitaire" in title:
        return QCoreApplication.translate("trax", "A solitaire cannot be read without its pile.")
    return QCoreApplication.translate(
        "trax", "A game with the die cannot be read without its rolls."
    )


def _cut(text: str) -> str:
    return text if len(text) <= 24 else text[:23] + "…"
