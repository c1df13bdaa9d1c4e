"""The whole picture as a function of what is seen: board, lights, ghosts and tray. Pure: no Qt."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from trakkx_desktop.games.trax import score
from trakkx_desktop.games.trax.board import Board
from trakkx_desktop.games.trax.paths import Path
from trakkx_desktop.games.trax.state import State
from trakkx_desktop.games.trax.tiles import LIES, Tile
from trakkx_desktop.view.stage.layout import Layout
from trakkx_desktop.view.trax import board, tray
from trakkx_desktop.view.trax.board import Alarm, Extent, Pick
from trakkx_desktop.view.trax.mosaic import NEAR, PLAIN, VEILED, View, laid_tiles
from trakkx_desktop.view.trax.prospect import Prospect
from trakkx_desktop.view.trax.tray import DieShown, Hand, Shape, Words

NOTHING = Words("", "")


@dataclass(frozen=True)
class Shown:
    """Everything that the picture depends on; the words come worded."""

    state: State
    view: View = NEAR
    prospect: Prospect | None = None
    pick: Pick | None = None
    hand: Hand | None = None
    alarm: Alarm | None = None
    die: DieShown | None = None
    unit: float = 48.0
    shape: Shape | None = None
    """None: there is no tray."""
    notes: Mapping[Tile, str] = field(default_factory=dict)
    tally: tuple[str, str] = ("", "")
    words: Words = NOTHING
    eyed: str = ""
    """The tile of the tray that the pointer rests on."""


class TraxLayout:
    """Keeps what depends on the position alone, because the pointer asks for a picture very often."""

    def __init__(self) -> None:
        self._board: Board | None = None
        self._ground_key: tuple[object, ...] = ()
        self._ground: Layout = {}
        self._spaces_key: tuple[object, ...] = ()
        self._spaces: Layout = {}

    def of(self, shown: Shown) -> Layout:
        state, view = shown.state, shown.view
        layout = dict(self._ground_of(state, view))
        if shown.prospect is not None:
            layout.update(self._spaces_of(shown.prospect, view, _lie_in_mind(shown)))
        if shown.pick is not None:
            layout.update(board.covered(shown.pick, view))
            layout.update(board.picked(shown.pick, state.board, view, shown.unit))
        elif shown.alarm is not None:
            layout.update(board.alarmed(shown.alarm, state.board, view))
        if shown.shape is not None:
            layout.update(tray.raised(tray_of(shown, shown.shape), shown.eyed))
        return layout

    def extent(self, state: State, view: View) -> Extent:
        return board.extent(state, view)

    def _ground_of(self, state: State, view: View) -> Layout:
        """Tiles, labels, outlines, and after the end the light."""
        key = (view, state.ending, state.setup.variant)
        if self._board is not state.board or key != self._ground_key:
            self._board, self._ground_key = state.board, key
            self._ground = ground(state, view)
        return self._ground

    def _spaces_of(self, prospect: Prospect, view: View, lie: Tile | None) -> Layout:
        key = (id(prospect), view, lie)
        if key != self._spaces_key:
            self._spaces_key = key
            is_first = not prospect.state.board.tiles
            self._spaces = board.spaces(prospect.legal, view, lie, prospect.must, is_first)
        return self._spaces


def _lie_in_mind(shown: Shown) -> Tile | None:
    """The lie whose spaces glow: in hand, under the pointer in the tray, or dictated by the die."""
    if shown.hand is not None:
        return shown.hand.lie
    if shown.eyed.startswith("lie:"):
        return shown.eyed.removeprefix("lie:")
    return shown.prospect.only_lie if shown.prospect is not None else None


def shown_paths(state: State) -> tuple[tuple[Path, ...], str]:
    """What is lit after the end, and how: the winning paths, or the longest ones of a lost solitaire."""
    won = score.winning_paths(state)
    if won or state.ending is None or state.setup.square is None:
        return won, "win"
    return tuple(path for path in score.longest_paths(state) if len(path) > 1), "best"


def ground(state: State, view: View) -> Layout:
    """Everything that lies still until the next turn."""
    paths, kind = shown_paths(state)
    layout = laid_tiles(state.board.tiles, view, VEILED if paths else PLAIN)
    if state.ending is None:
        layout |= board.outlines(state, view)
        layout |= board.last_turn(state, view)
        layout |= board.labels(state, view)
    return layout | board.lights(paths, view, kind)


def tray_of(shown: Shown, shape: Shape) -> Layout:
    """Which tray it is depends on the variant."""
    state = shown.state
    if state.setup.square is not None:
        return tray.with_pile(shape, shown.view, state.pile, shown.hand, shown.tally, shown.words)
    if shown.die is not None:
        lie = (shown.prospect.only_lie if shown.prospect is not None else None) or LIES[0]
        return tray.with_die(shape, shown.view, shown.die, lie, shown.hand, shown.words)
    fitting, chosen = _fitting(shown), None
    if shown.pick is not None and shown.hand is None:
        chosen = shown.pick.lay.tile
    return tray.six_lies(shape, shown.view, fitting, shown.notes, chosen, shown.hand, shown.words)


def _fitting(shown: Shown) -> tuple[Tile, ...]:
    """The lies that can be laid: at the space that is shown, or anywhere."""
    prospect = shown.prospect
    if prospect is None:
        return ()
    if shown.pick is not None and shown.hand is None:
        return prospect.legal.get(shown.pick.lay.cell, ())
    return tuple(lie for lie in LIES if prospect.spaces_for(lie))
