"""What can be asked for by a key: the board from here, the tray, threats, scores, the last turn again."""

from collections.abc import Iterable, Mapping

from trakkx_desktop.core.grid import Cell, beside, opposite
from trakkx_desktop.core.sight import Sight
from trakkx_desktop.games.trax.board import Board, edges_into
from trakkx_desktop.games.trax.paths import trace
from trakkx_desktop.games.trax.tiles import COLOURS, LIES, RED, WHITE, Colour, sides_of
from trakkx_desktop.view.stage.asking import HERE, LATEST, OWN, STANDING
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.trax.foresight import threats_of
from trakkx_desktop.view.trax.prospect import Prospect
from trakkx_desktop.view.trax.scene import Scene, View
from trakkx_desktop.view.trax.words import turn
from trakkx_desktop.view.trax.words.lies import from_words, lie_words, place_words, places_words
from trakkx_desktop.view.trax.words.names import cell_of, spoken
from trakkx_desktop.view.trax.words.told import told_turn


def heard(scene: Scene, sight: Sight, what: str, cursor: str | None) -> str:
    if what == HERE:
        return _here(scene, _cell_at(scene, cursor))
    if what == OWN:
        return _own(scene, scene.prospect)
    if what == STANDING:
        return _standing(scene, sight)
    return told_turn(sight, scene.view) if what == LATEST else _watch(scene)


def _cell_at(scene: Scene, cursor: str | None) -> Cell | None:
    kind, _, rest = (cursor or "").partition(":")
    if kind in ("space", "tile"):
        return cell_of(rest)
    return scene.pick.lay.cell if scene.pick is not None else None


def _here(scene: Scene, cell: Cell | None) -> str:
    """Of a space, every path that leads in and where its other end is; else how large the board is."""
    board = scene.state.board
    if cell is None or cell in board.tiles or not board.tiles:
        return _size_words(scene, board)
    edges = edges_into(board.tiles, cell)
    ways = [(colour, side) for colour in COLOURS for side in sides_of(colour, edges)]
    told = [_path_words(board, scene.view, cell, colour, side) for colour, side in ways]
    return f"{place_words(board, cell)}: {'; '.join(told)}."


def _size_words(scene: Scene, board: Board) -> str:
    tiles = tr("trax", "%n tile(s) on the board", len(board.tiles))
    columns = tr("trax", "%n column(s)", board.width)
    rows = tr("trax", "%n row(s)", board.height)
    spaces = len(scene.prospect.legal) if scene.prospect is not None else 0
    free = tr("trax", "%n space(s) to choose from", spaces)
    return ", ".join((tiles, columns, rows, free)) + "."


def _path_words(board: Board, view: View, cell: Cell, colour: Colour, side: int) -> str:
    """A path that leads into this space: how long it is, and where its other end leads."""
    path = trace(board, beside(cell, side), colour)
    first, last = path.passages[0], path.passages[-1]
    ends = [(first.cell, first.enters), (last.cell, last.leaves)]
    here = (beside(cell, side), opposite(side))
    far, out = ends[0] if ends[1] == here else ends[1]
    there = beside(far, out)
    words = tr(
        "trax", "{path}, %n tile(s) long, its other end leads to {place}, {other}", len(path)
    )
    if there == cell:
        words = tr("trax", "{path}, %n tile(s) long, its other end leads in here, too", len(path))
    return words.format(
        path=from_words(colour, view.side(side)),
        place=place_words(board, there),
        other=from_words(colour, view.side(opposite(out))),
    )


def _own(scene: Scene, prospect: Prospect | None) -> str:
    """What can be laid: here, if a space is shown, else at all."""
    if prospect is None:
        return turn.rolling_words() if scene.is_rolling else ""
    if scene.is_solitaire:
        return f"{spoken(scene, 'pile')}. {scene.captions.headline}. {scene.captions.text}"
    if prospect.only_lie is not None:
        lie = lie_words(scene.view.lie(prospect.only_lie))
        return f"{scene.captions.headline}: {lie}. {scene.captions.text}"
    fitting = [scene.view.lie(seen) for seen in LIES]
    if scene.pick is not None and scene.hand is None:
        fitting = [lie for lie in fitting if lie in scene.captions.notes]
    return "; ".join(spoken(scene, f"lie:{lie}") for lie in fitting) + "."


def _watch(scene: Scene) -> str:
    """Where either colour could win at once."""
    threats = threats_of(scene.state)
    board = scene.state.board
    told = [_threats_words(board, threats, colour) for colour in (WHITE, RED)]
    return " ".join(filter(None, told)) or tr("trax", "Nobody could win at once.")


def _threats_words(board: Board, threats: Mapping[Cell, Iterable[Colour]], colour: Colour) -> str:
    cells = [cell for cell, colours in threats.items() if colour in colours]
    if not cells:
        return ""
    words = tr("trax", "White could win at {places}.")
    if colour == RED:
        words = tr("trax", "Red could win at {places}.")
    return words.format(places=places_words(board, cells))


def _standing(scene: Scene, sight: Sight) -> str:
    """Who has which colour, how the match stands, whose turn it is."""
    state, players = scene.state, sight.players
    if scene.is_solitaire:
        return ", ".join(filter(None, (turn.heading(scene, sight)[0], *scene.captions.tally)))
    lines = [turn.seat_line(scene, sight, seat) for seat in range(len(players))]
    told = [
        ", ".join(filter(None, (player.name, line.status, line.number)))
        for player, line in zip(players, lines, strict=True)
    ]
    if sight.outcome is None:
        told.append(turn.plays_words(players[state.seat].name, state.colour))
    return ". ".join(told) + "."
