"""What is said of the turn that is played: headline, hint, button, and how the players stand in the rail."""

from trakkx_desktop.core.match import Match
from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.sight import Sight
from trakkx_desktop.games.trax.tiles import RED, Colour
from trakkx_desktop.view.stage.parts import Finish, SeatLine
from trakkx_desktop.view.stage.points import points
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.trax.prospect import Pick
from trakkx_desktop.view.trax.scene import Scene
from trakkx_desktop.view.trax.words.lies import omen_words
from trakkx_desktop.view.trax.words.story import turn_before


def variant_words(variant: str) -> str:
    return {
        "unlimited": tr("trax", "Unlimited board"),
        "limited": tr("trax", "Board of 8 by 8"),
        "die": tr("trax", "Tur-TRAX, with a die"),
        "solitaire3": tr("trax", "Solitaire, 3 by 3"),
        "solitaire4": tr("trax", "Solitaire, 4 by 4"),
    }[variant]


def status(scene: Scene, match: Match) -> str:
    """Under the game's name: which game of the match, and the variant."""
    variant = variant_words(scene.state.setup.variant)
    if match.plan.games == 1:
        return variant
    words = tr("trax", "Game {number} of {games}")
    return f"{words.format(number=len(match.sittings), games=match.plan.games)}\n{variant}"


def heading(scene: Scene, sight: Sight) -> tuple[str, str]:
    state = scene.state
    if scene.peeked is not None:
        return _after_words(scene.peeked), turn_before(sight, scene.peeked)
    if state.setup.square is not None:
        number, total = len(state.board.tiles) + 1, state.setup.square**2
        text = tr("trax", "Tile {number} of {total}")
        return text.format(number=min(number, total), total=total), _hint(scene)
    if sight.viewer is None:
        return "", ""
    return plays_words(sight.players[state.seat].name, state.colour), _hint(scene)


def plays_words(name: str, colour: Colour) -> str:
    """Whose turn it is."""
    is_red = colour == RED
    words = tr("trax", "{name} plays red") if is_red else tr("trax", "{name} plays white")
    return words.format(name=name)


def _after_words(number: int) -> str:
    """The headline while looking back."""
    if number == 0:
        return tr("trax", "Before the first move")
    return tr("trax", "After move {number}").format(number=number)


def _hint(scene: Scene) -> str:
    """What can be done now."""
    prospect, pick = scene.prospect, scene.pick
    if scene.is_rolling:
        return rolling_words()
    if prospect is None:
        return ""
    if pick is not None and not scene.is_solitaire:
        return _pick_words(scene, pick)
    if scene.hand is not None:
        return _in_hand_words(bool(prospect.spaces_for(scene.hand.lie)))
    if scene.is_solitaire:
        return tr("trax", "One path shall run through all tiles.")
    if prospect.only_lie is not None:
        return _in_hand_words(True)
    if not scene.state.board.tiles:
        return tr("trax", "Begin with a straight or a curved tile.")
    return tr("trax", "Click a space, or take a tile.")


def rolling_words() -> str:
    return tr("trax", "The die rolls…")


def _pick_words(scene: Scene, pick: Pick) -> str:
    """While a tile is shown where it would lie."""
    forced = len(pick.forced)
    if scene.omen is not None:
        told = omen_words(scene.omen)
        return f"{told[0].upper()}{told[1:]}."
    if not forced:
        return tr("trax", "This tile comes alone.")
    return tr("trax", "This tile brings %n more, in the order shown.", forced)


def _in_hand_words(can_lay: bool) -> str:
    if can_lay:
        return tr("trax", "Lay it on a glowing space.")
    return tr("trax", "It fits nowhere like this. Turn it.")


def finish_words(scene: Scene) -> Finish:
    """The turn button."""
    if scene.pick is not None and scene.pick.is_staged:
        return Finish(tr("trax", "Lay %n tile(s)", 1 + len(scene.pick.forced)))
    missing = tr("trax", "Click a space")
    if scene.hand is not None:
        missing = tr("trax", "Lay down the tile")
    if scene.is_rolling:
        missing = rolling_words()
    return Finish(tr("trax", "Lay the tile"), missing)


def confirm_words() -> str:
    """A second click does not lay where each turn is to be confirmed."""
    return tr("trax", "The button lays it, or Enter.")


def seat_line(scene: Scene, sight: Sight, seat: Seat) -> SeatLine:
    setup, over = scene.state.setup, sight.outcome
    if setup.seats == 1:
        return SeatLine(tr("trax", "with turns taken back") if sight.is_assisted else "")
    colour = setup.colour_of(seat)
    status = colour_words(colour)
    if over is not None and seat in over.winners:
        status = tr("trax", "{colour}, has won").format(colour=status)
    number = points(sight.match.totals[seat]) if sight.match.plan.games > 1 else ""
    return SeatLine(status, number, ("emblem", colour))


def colour_words(colour: Colour) -> str:
    return tr("trax", "Red") if colour == RED else tr("trax", "White")
