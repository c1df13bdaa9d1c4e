"""The whole picture as a function of the scene: board, lights, ghosts, tray. Pure: no Qt."""

from trakkx_desktop.games.trax import score
from trakkx_desktop.games.trax.board import Board
from trakkx_desktop.games.trax.paths import Path
from trakkx_desktop.games.trax.state import State
from trakkx_desktop.games.trax.tiles import Tile
from trakkx_desktop.view.stage.area import Area
from trakkx_desktop.view.stage.layout import Frame, Layout
from trakkx_desktop.view.trax.layout import board, signs
from trakkx_desktop.view.trax.layout.mosaic import PLAIN, VEILED, laid_tiles
from trakkx_desktop.view.trax.layout.tray import TRAY, tray, zone_of
from trakkx_desktop.view.trax.prospect import Prospect
from trakkx_desktop.view.trax.scene import Scene

HEAD = 70.0
"""Pixels that the words above the board take at their usual size."""


class TraxLayout:
    """Keeps what depends on the position alone, because the pointer asks for a picture very often."""

    def __init__(self) -> None:
        self._board: Board | None = None
        self._ground_key: tuple[object, ...] = ()
        self._ground: Layout = {}
        self._prospect: Prospect | None = None
        self._spaces_key: tuple[object, ...] = ()
        self._spaces: Layout = {}

    def of(self, scene: Scene) -> Layout:
        state = scene.state
        layout = dict(self._ground_of(scene))
        if scene.prospect is not None:
            layout.update(self._spaces_of(scene.prospect, _lie_in_mind(scene)))
            layout.update(signs.threats(scene.threats, scene.pick))
        if scene.is_fresh:
            layout.update(signs.fresh(state.last))
        if scene.hinted is not None:
            layout.update(signs.hinted(scene.hinted.lay.cell))
        shown = scene.pick or (scene.hinted if scene.is_told_whole else None)
        if shown is not None:
            layout.update(board.covered(shown))
            layout.update(board.picked(shown, state, scene.unit, scene.threats))
        if scene.omen is not None:
            layout.update(signs.omen(scene.omen))
        if scene.pick is None and scene.alarm is not None:
            layout.update(board.alarmed(scene.alarm, state.board))
        if scene.captions.ground:
            layout.update(board.note(state, scene.captions.ground))
        if scene.shape is not None:
            layout.update(tray(scene, scene.shape))
        return layout

    def _ground_of(self, scene: Scene) -> Layout:
        """Tiles, labels, outlines, and after the end the light."""
        state = scene.state
        key = (state.ending, scene.is_ended, state.setup.variant)
        if self._board is not state.board or key != self._ground_key:
            self._board, self._ground_key = state.board, key
            self._ground = ground(state, scene.is_ended)
        return self._ground

    def _spaces_of(self, prospect: Prospect, lie: Tile | None) -> Layout:
        key = (lie,)
        if self._prospect is not prospect or key != self._spaces_key:
            self._prospect, self._spaces_key = prospect, key
            is_first = not prospect.state.board.tiles
            self._spaces = board.spaces(prospect.legal, lie, prospect.must, is_first)
        return self._spaces


def _lie_in_mind(scene: Scene) -> Tile | None:
    """The lie whose spaces glow: in hand, under the pointer in the tray, or dictated by the die."""
    if scene.hand is not None:
        return scene.hand.lie
    if scene.eyed.startswith("lie:"):
        return scene.eyed.removeprefix("lie:")
    return scene.prospect.only_lie if scene.prospect is not None else None


def shown_paths(state: State) -> tuple[tuple[Path, ...], str]:
    """What is lit after the end, and how: the winning paths, or the longest ones of a lost solitaire."""
    won = score.winning_paths(state)
    if won or state.ending is None or state.setup.square is None:
        return won, "win"
    return tuple(path for path in score.longest_paths(state) if len(path) > 1), "best"


def ground(state: State, is_ended: bool = False) -> Layout:
    """Everything that lies still until the next turn; the veil comes with the poster."""
    paths, kind = shown_paths(state)
    layout = laid_tiles(state.board.tiles, VEILED if paths and is_ended else PLAIN)
    if not is_ended:
        layout |= board.outlines(state)
        layout |= signs.last_turn(state)
        layout |= board.labels(state)
    return layout | signs.lights(paths, kind)


def frame(scene: Scene, area: Area, text_scale: float) -> Frame:
    """Larger letters above the board push it down."""
    x, y, w, h = area.board_box(scene.is_over, scene.peeked is not None)
    down = 0.0 if scene.is_over else HEAD * max(0.0, text_scale - 1)
    box = x, y + down, w, h - down
    return Frame(box, ((TRAY, zone_of(area)),) if scene.shape is not None else ())
