"""A turn for who listens, in one go: who, what, where, what came of it, who is next or how it ended."""

from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.sight import Sight
from trakkx_desktop.games.trax.board import Board
from trakkx_desktop.games.trax.events import Ended, Laid
from trakkx_desktop.games.trax.state import State
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.trax.scene import View
from trakkx_desktop.view.trax.words import endings
from trakkx_desktop.view.trax.words.lies import lie_words, place_words, places_words
from trakkx_desktop.view.trax.words.turn import plays_words


def told_turn(sight: Sight, view: View) -> str:
    """The last turn."""
    if not sight.turns:
        return tr("trax", "Nothing is laid yet.")
    state: State = sight.state_at(len(sight.turns))
    turn = sight.turns[-1]
    done = _done_words(sight, state, view, turn.seat)
    return f"{done} {_then_words(sight, state, view)}".strip()


def _done_words(sight: Sight, state: State, view: View, seat: Seat) -> str:
    name, events = sight.players[seat].name, sight.turns[-1].events
    laid = [event for event in events if isinstance(event, Laid)]
    if laid:
        return _laid_words(name, state.board, view, laid)
    if any(isinstance(event, Ended) and event.reason == "agreed" for event in events):
        return ""
    return tr("trax", "{name} gives up.").format(name=name)


def _laid_words(name: str, board: Board, view: View, laid: list[Laid]) -> str:
    """Places as they are named now: a new column before A has shifted all others."""
    first, forced = laid[0], laid[1:]
    words = tr("trax", "{name} lays {place}, {lie}.")
    if forced:
        words = tr(
            "trax", "{name} lays {place}, {lie}; %n more follow(s), at {places}.", len(forced)
        )
    return words.format(
        name=name,
        place=place_words(board, first.cell),
        lie=lie_words(view.lie(first.tile)),
        places=places_words(board, (event.cell for event in forced)),
    )


def _then_words(sight: Sight, state: State, view: View) -> str:
    if state.ending is not None:
        names = [player.name for player in sight.players]
        ending = endings.ending_of(state, names, sight.is_assisted)
        said = (f"{' '.join(ending.poster)}.", ending.sentence, ending.remark)
        return " ".join(filter(None, said))
    if state.setup.square is not None:
        words = tr("trax", "Next: {lie}.")
        return words.format(lie=lie_words(view.lie(state.pile[0]))) if state.pile else ""
    told = plays_words(sight.players[state.seat].name, state.colour)
    if state.rolls:
        words = tr("trax", "{plays}, the die shows {number}.")
        return words.format(plays=told, number=state.rolls[-1])
    return f"{told}."


def undone_words(sight: Sight, seat: Seat) -> str:
    """For who listens: a turn is gone."""
    state: State = sight.state
    words = tr("trax", "The last turn of {name} is taken back.")
    told = words.format(name=sight.players[seat].name)
    if state.setup.square is not None or state.ending is not None:
        return told
    return f"{told} {plays_words(sight.players[state.seat].name, state.colour)}."
