"""Why a field cannot be drawn to, in one short sentence."""

from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.traexx.words.captions import colour_name


def refused(refusal: Refusal) -> str:
    """Why a field cannot be drawn to, in one sentence."""
    finished = tr("traexx", "This route is finished for this round.")
    is_end = refusal.rule == "R12"
    words = {
        "colour_not_on_card": tr("traexx", "There is no {colour} on this card."),
        "patch_used_twice": tr("traexx", "The {colour} of this card is used up."),
        "not_adjacent": tr("traexx", "Draw to a field that touches the end of your line."),
        "already_on_route": tr("traexx", "Your route has been here: no field may be used twice."),
        "both_ends": tr("traexx", "Only one end in each round: draw on where you began."),
        "not_an_end": tr("traexx", "Begin at one end of your route."),
        "off_sheet": tr("traexx", "The sheet ends here."),
        "wrong_round": tr("traexx", "All cards are played.") if is_end else finished,
        "not_waiting": finished,
    }.get(refusal.code, tr("traexx", "That does not work here."))
    return words.format(colour=colour_name(str(refusal.fact("colour"))))


def too_quick() -> str:
    return tr("traexx", "That was too quick to follow. Draw on from the end of your line.")
