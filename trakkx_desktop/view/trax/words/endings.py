"""The end of a game in words (T10, T13, L3, P7, P8): who won, how, who gave it away; and what is counted of it."""

from collections.abc import Sequence

from trakkx_desktop.core.grid import E, W
from trakkx_desktop.core.outcome import Line
from trakkx_desktop.core.past import Past
from trakkx_desktop.games.trax import score
from trakkx_desktop.games.trax.paths import Path
from trakkx_desktop.games.trax.state import State
from trakkx_desktop.games.trax.tiles import RED
from trakkx_desktop.view.stage.parts import Ending
from trakkx_desktop.view.stage.tr import tr


def ending_of(
    state: State, names: Sequence[str], is_assisted: bool, past: Sequence[Past] = ()
) -> Ending:
    """The poster, the reason, and a remark; `past` are the solitaires played before."""
    assert state.ending is not None
    if state.setup.square is not None:
        return _alone(state, is_assisted, so_far(state.setup.variant, past))
    if not state.ending.winners:
        return _drawn(state, names)
    winner = state.ending.winners[0]
    is_red = state.setup.colour_of(winner) == RED
    poster = (
        tr("trax", "Red") if is_red else tr("trax", "White"),
        tr("trax", "wins"),
    )
    ink = "red" if is_red else "text"
    if state.ending.reason == "resigned":
        words = tr("trax", "{name} has given up.")
        loser = next(seat for seat in range(state.setup.seats) if seat != winner)
        return Ending(poster, words.format(name=names[loser]), _well_played(names[winner]), ink)
    return Ending(poster, won_sentence(state), _remark(state, names), ink)


def _well_played(name: str) -> str:
    return tr("trax", "Well played, {name}.").format(name=name)


def _winner_paths(state: State) -> list[Path]:
    assert state.ending is not None
    colour = state.setup.colour_of(state.ending.winners[0])
    return [path for path in score.winning_paths(state) if path.colour == colour]


def won_sentence(state: State) -> str:
    """How it was won: the winner's longest loop, else its line."""
    paths = _winner_paths(state)
    loops = [path for path in paths if path.kind == "loop"]
    if loops:
        tiles = max(len(path) for path in loops)
        return tr("trax", "A closed loop through %n tiles.", tiles)
    if {paths[0].passages[0].enters, paths[0].passages[-1].leaves} == {E, W}:
        return tr("trax", "A line from left to right, across %n columns.", state.board.width)
    return tr("trax", "A line from top to bottom, across %n rows.", state.board.height)


def _remark(state: State, names: Sequence[str]) -> str:
    assert state.ending is not None and state.mover is not None
    winner = names[state.ending.winners[0]]
    mover = names[state.mover]
    if state.ending.reason == "both":
        words = tr(
            "trax", "Both colours came through in the same turn; {name} laid it, so {name} wins."
        )
        return words.format(name=mover)
    if score.gave_away(state) is None:
        words = tr("trax", "{name} laid the last tile.")
        return words.format(name=mover)
    if state.ending.reason == "loop":
        words = tr(
            "trax",
            "{mover} laid the last tile, and it closed {winner}'s loop. It happens to the best.",
        )
    else:
        words = tr(
            "trax",
            "{mover} laid the last tile, and it finished {winner}'s line. It happens to the best.",
        )
    return words.format(mover=mover, winner=winner)


def _drawn(state: State, names: Sequence[str]) -> Ending:
    assert state.ending is not None
    poster = (tr("trax", "A draw"),)
    if state.ending.reason == "agreed":
        words = tr("trax", "{one} and {other} shake hands.")
        return Ending(poster, words.format(one=names[0], other=names[1]), ink="text")
    if state.ending.reason == "blocked":
        words = tr("trax", "No tile can be laid any more.")
    else:
        words = tr("trax", "64 tiles, and no loop and no line.")
    return Ending(poster, words, tr("trax", "Half a point for each of you."), ink="text")


def so_far(variant: str, past: Sequence[Past]) -> str:
    """How the solitaires of this size went: played, solved, and the longest path of all."""
    same = [game for game in past if ("variant", variant) in game.choices]
    if len(same) < 2:
        return ""
    solved = sum(game.reason == "won" for game in same)
    paths = [line.values[0] for game in same for line in game.lines]
    words = tr("trax", "%n played so far, {solved} solved; the longest path: {best}.", len(same))
    return words.format(solved=solved, best=round(max(paths, default=0)))


def _alone(state: State, is_assisted: bool, before: str) -> Ending:
    assert state.ending is not None
    helped = tr("trax", "With turns taken back.") if is_assisted else ""
    if state.ending.winners and state.ending.reason == "won":
        path = score.winning_paths(state)[0]
        tiles = len(path)
        if path.colour == RED:
            words = tr("trax", "One red path runs through all %n tiles.", tiles)
        else:
            words = tr("trax", "One white path runs through all %n tiles.", tiles)
        remark = " ".join(filter(None, (helped, before)))
        return Ending((tr("trax", "Solved"),), words, remark)
    return Ending(
        (tr("trax", "Not yet"),),
        _lost_sentence(state.ending.reason),
        " ".join(filter(None, (longest_sentence(state), helped, before))),
        "text",
    )


def _lost_sentence(reason: str) -> str:
    return {
        "full": tr("trax", "The square is full, and no path runs through all of it."),
        "stuck": tr("trax", "The next tile can be laid nowhere."),
        "resigned": tr("trax", "You gave this pile up."),
    }[reason]


def longest_sentence(state: State) -> str:
    white, red = score.longest_paths(state)
    words = tr("trax", "The longest paths: white {white}, red {red}.")
    return words.format(white=len(white), red=len(red))


def line_words(line: Line) -> str:
    """A line of a settlement; only the solitaires have them."""
    if line.code == "longest_red":
        return tr("trax", "Longest red path")
    return tr("trax", "Longest white path")


def reason_words(reason: str, began: bool) -> str:
    """After "Won:", "Lost:" or "Draw:"; who begins has white (T1)."""
    alone = {
        "won": tr("trax", "one path through all tiles"),
        "full": tr("trax", "all laid, but not on one path"),
        "stuck": tr("trax", "stuck"),
    }
    if reason in alone:
        return alone[reason]
    how = {
        "loop": tr("trax", "loop"),
        "line": tr("trax", "line"),
        "both": tr("trax", "both colours at once"),
        "resigned": tr("trax", "given up"),
        "agreed": tr("trax", "agreed"),
        "draw": tr("trax", "board full"),
        "blocked": tr("trax", "no tile fits"),
    }.get(reason, reason)
    words = tr("trax", "{how}, playing white") if began else tr("trax", "{how}, playing red")
    return words.format(how=how)
