"""What is to be seen of a TRAX table, as one value: the position, what can be done, what hand and eye add. No Qt."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from trakkx_desktop.core.grid import Cell, opposite
from trakkx_desktop.core.hint import PIECES
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.core.sight import Sight
from trakkx_desktop.games.trax import rules
from trakkx_desktop.games.trax.actions import Lay
from trakkx_desktop.games.trax.draft import TileDraft
from trakkx_desktop.games.trax.state import State
from trakkx_desktop.games.trax.tiles import HALF_TURNED, LIES, Tile
from trakkx_desktop.view.stage.area import Area, area_of
from trakkx_desktop.view.stage.layout import Where
from trakkx_desktop.view.trax.foresight import Omen, Threats
from trakkx_desktop.view.trax.prospect import Alarm, Pick, Prospect

if TYPE_CHECKING:
    from trakkx_desktop.view.stage.table import Link


@dataclass(frozen=True)
class View:
    """The side of the table one sits at: from across, left is right. The stage turns the picture itself."""

    is_across: bool = False

    def lie(self, tile: Tile) -> Tile:
        return HALF_TURNED[tile] if self.is_across else tile

    def side(self, side: int) -> int:
        return opposite(side) if self.is_across else side


NEAR = View()


@dataclass(frozen=True)
class Hand:
    """What is in hand: the piece that was taken, and how it lies now."""

    piece: str
    lie: Tile


@dataclass(frozen=True)
class DieShown:
    """The die as it is seen at this moment: while it rolls, the face changes and the lie is not known yet."""

    face: int
    turn: float = 0.0
    rejected: tuple[int, ...] = ()
    is_rolling: bool = False


@dataclass(frozen=True)
class Shape:
    """The tray's size in pixels, and that of a tile on it (the unit of the zone)."""

    width: float
    height: float
    tile: float

    @property
    def w(self) -> float:
        return self.width / self.tile

    @property
    def h(self) -> float:
        return self.height / self.tile


def shape_of(area: Area) -> Shape:
    _, _, width, height = area.tray
    return Shape(width, height, 64.0 if area.is_large else 48.0)


@dataclass(frozen=True)
class Captions:
    """What the picture says, in the app's language: at the tray's right, below each lie, beside each colour, above
    a board that has limits."""

    headline: str = ""
    text: str = ""
    notes: Mapping[Tile, str] = field(default_factory=dict)
    tally: tuple[str, str] = ("", "")
    ground: str = ""


@dataclass
class Touch:
    """What hand and eye add to the position."""

    spot: Cell | None = None
    """The space that is pointed at, if something can be laid there."""
    lie: Tile = LIES[0]
    hand: Hand | None = None
    aimed: Cell | None = None
    eyed: str = ""
    die: DieShown | None = None
    """While it rolls."""
    alarm: Alarm | None = None
    told: Refusal | None = None
    tried: Lay | None = None
    landing: Where | None = None
    """Where the hand opened."""


@dataclass(frozen=True)
class Scene:
    """Everything that the picture, and the words of this moment, depend on."""

    state: State
    view: View = NEAR
    prospect: Prospect | None = None
    """None while nothing can be laid: looking back, after the end, before the die rests."""
    pick: Pick | None = None
    omen: Omen | None = None
    """How the turn that is shown would end the game, if the player wants to be told."""
    threats: Threats = field(default_factory=dict)
    hand: Hand | None = None
    alarm: Alarm | None = None
    die: DieShown | None = None
    unit: float = 48.0
    """Pixels of a tile on the board."""
    shape: Shape | None = None
    """None: the game is over or looked back at, so there is no tray."""
    eyed: str = ""
    """The tile of the tray that the pointer rests on."""
    told: Refusal | None = None
    peeked: int | None = None
    is_over: bool = False
    """The poster stands beside the board."""
    is_watching: bool = False
    """A computer is to act: all is seen, nothing can be taken."""
    is_fresh: bool = False
    """The last turn was a computer's."""
    hinted: Pick | None = None
    """What a hint is about, once it tells of more than that there is something."""
    is_told_whole: bool = False
    captions: Captions = field(default_factory=Captions)

    @property
    def is_ended(self) -> bool:
        """Beside the poster lies the last position, not one that is looked back at."""
        return self.is_over and self.state.ending is not None

    @property
    def is_live(self) -> bool:
        """Can something be laid, now or when the die rests?"""
        return self.shape is not None and not self.is_watching

    @property
    def is_rolling(self) -> bool:
        return self.die is not None and self.die.is_rolling

    @property
    def is_solitaire(self) -> bool:
        return self.state.setup.square is not None


class Scenes:
    """Makes the scene of now once, and keeps it until something changes."""

    def __init__(
        self, sight: Sight, touch: Touch, link: "Link", word: Callable[[Scene], Captions]
    ) -> None:
        self._sight = sight
        self._touch = touch
        self._link = link
        self._word = word
        self._area = area_of(0, 0)
        self._kept: Scene | None = None
        self._prospect: Prospect | None = None
        link.shown.connect(self.forget)

    def now(self) -> Scene:
        unit = self._link.stage.unit
        if self._kept is None:
            scene = self._made(unit)
            self._kept = replace(scene, captions=self._word(scene))
        elif self._kept.unit != unit:
            self._kept = replace(self._kept, unit=unit)
        return self._kept

    def forget(self) -> None:
        """The sight or the touch is different."""
        self._kept = None

    def resize(self, width: float, height: float) -> Area:
        before, self._area = self._area, area_of(width, height)
        if before != self._area:
            self.forget()
        return self._area

    def _made(self, unit: float) -> Scene:
        sight, touch = self._sight, self._touch
        state: State = sight.state
        draft = None if sight.is_read_only else sight.draft
        prospect = self._prospect_of(draft) if draft is not None and touch.die is None else None
        pick = None
        if prospect is not None and draft is not None:
            pick = self._pick(prospect, draft.lay)
        return Scene(
            state,
            View(self._link.is_turned),
            prospect,
            pick,
            *self._foreseen(prospect, pick),
            touch.hand,
            touch.alarm,
            touch.die or _resting(state.rolls),
            unit,
            shape_of(self._area) if draft is not None or self._is_watching else None,
            touch.eyed,
            touch.told,
            sight.peeked,
            sight.outcome is not None and not self._link.is_closing,
            self._is_watching,
            self._is_fresh(state),
            *self._hinted(prospect),
        )

    @property
    def _is_watching(self) -> bool:
        sight = self._sight
        return sight.is_watching and sight.peeked is None and not sight.is_read_only

    def _is_fresh(self, state: State) -> bool:
        if state.setup.seats == 1 or state.mover is None or self._sight.peeked is not None:
            return False
        return self._sight.players[state.mover].is_computer and state.ending is None

    def _hinted(self, prospect: Prospect | None) -> tuple[Pick | None, bool]:
        hint = self._sight.hint
        lay = hint.thought.action if hint is not None else None
        if hint is None or hint.step < PIECES or not isinstance(lay, Lay):
            return None, False
        if prospect is not None:
            return Pick(lay, prospect.coming(lay)), hint.is_whole
        if self._sight.peeked is None:
            return None, False
        coming = rules.preview(self._sight.state, lay.cell, lay.tile)
        return (None if isinstance(coming, Refusal) else Pick(lay, coming)), hint.is_whole

    def _foreseen(
        self, prospect: Prospect | None, pick: Pick | None
    ) -> tuple[Omen | None, Threats]:
        """For who wants it: how the shown turn would end the game, and where it could end."""
        if prospect is None or not self._link.habits.foresight:
            return None, {}
        return prospect.omen(pick.lay) if pick is not None else None, prospect.threats

    def _prospect_of(self, draft: TileDraft) -> Prospect:
        """One for each position: it is asked for long after the draft has gone on."""
        if self._prospect is None or self._prospect.state is not draft.sight:
            self._prospect = Prospect(draft)
        return self._prospect

    def _pick(self, prospect: Prospect, staged: Lay | None) -> Pick | None:
        """The tile that is shown where it would lie: in hand over a space, staged, or pointed at."""
        touch = self._touch
        if touch.hand is None and staged is not None:
            return Pick(staged, prospect.coming(staged), True)
        if touch.spot is None:
            return None
        lay = Lay(touch.spot, touch.lie)
        return Pick(lay, prospect.coming(lay))


def _resting(rolls: tuple[int, ...]) -> DieShown | None:
    return DieShown(rolls[-1], rejected=rolls[:-1]) if rolls else None
