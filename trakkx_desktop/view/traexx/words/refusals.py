"""Why a field cannot be drawn to, in one short sentence."""

from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.traexx.words.captions import colour_name


def refused(refusal: Refusal) -> str:
    """Why a field cannot be drawn to, in one sentence."""
    colour = colour_name(str(refusal.fact("colour")))
    match refusal.code:
        case "colour_not_on_card":
            return tr("traexx", "There is no {colour} on this card.").format(colour=colour)
        case "patch_used_twice":
            return tr("traexx", "The {colour} of this card is used up.").format(colour=colour)
        case "not_adjacent":
            return tr("traexx", "Draw to a field that touches the end of your line.")
        case "already_on_route":
            return tr("traexx", "Your route has been here: no field may be used twice.")
        case "both_ends":
            return tr("traexx", "Only one end in each round: draw on where you began.")
        case "not_an_end":
            return tr("traexx", "Begin at one end of your route.")
        case "off_sheet":
            return tr("traexx", "The sheet ends here.")
        case "wrong_round" if refusal.rule == "R12":
            return tr("traexx", "All cards are played.")
        case "wrong_round" | "not_waiting":
            return tr("traexx", "This route is finished for this round.")
    return tr("traexx", "That does not work here.")


def too_quick() -> str:
    return tr("traexx", "That was too quick to follow. Draw on from the end of your line.")
