"""Everything that the picture of the table depends on, as one value; no Qt."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from trakkx_desktop.core.grid import Cell
from trakkx_desktop.core.player import Seat
from trakkx_desktop.games.trakkx.draft import LayDraft
from trakkx_desktop.games.trakkx.give_draft import GiveDraft
from trakkx_desktop.games.trakkx.state import State
from trakkx_desktop.games.trakkx.table import Survey, survey
from trakkx_desktop.games.trakkx.tokens import Token
from trakkx_desktop.view.stage.room import Box, Room

RACK = "rack"


@dataclass(frozen=True)
class Aim:
    """What would happen if the hand opened now: tokens on cells, or (with `gap`) into the rack."""

    cells: tuple[tuple[Token, Cell], ...] = ()
    fits: bool = True
    gap: int | None = None


@dataclass(frozen=True)
class Person:
    """A player as the table words them."""

    seat: Seat
    name: str
    mark: int
    detail: str = ""


@dataclass(frozen=True)
class Captions:
    """All words that are part of the picture, in the app's language."""

    display: str = ""
    display_note: str = ""
    sort: str = ""
    by_colour: str = ""
    by_number: str = ""
    groups: tuple[tuple[str, str], ...] = ()
    panel: str = ""
    panel_note: str = ""
    persons: tuple[Person, ...] = ()


@dataclass(frozen=True)
class Scene:
    """`order` is the rack as it stands, tokens that are laid or chosen left out; face-down tokens
    are counted in `covered` instead. `shown` replaces the table while the last turn is shown."""

    sight: State
    room: Room
    board: Box
    phase: str
    draft: LayDraft | GiveDraft | None = None
    viewer: Seat | None = None
    order: tuple[Token, ...] = ()
    covered: int = 0
    slots: int = 0
    """For how many tokens the rack has room: its size does not change while a turn is open."""
    sorted_by: str = ""
    held: tuple[str, ...] = ()
    selection: frozenset[Token] = frozenset()
    aim: Aim | None = None
    hover: str | None = None
    fresh: frozenset[Token] = frozenset()
    """New in the rack since the viewer last acted."""
    changed: frozenset[Token] = frozenset()
    """New or elsewhere on the table since the viewer last acted."""
    cursor: tuple[str, float, float] | None = None
    shown: Mapping[Token, Cell] | None = field(default=None, hash=False)
    captions: Captions = Captions()
    scale: float = 1.0
    """Text size that the person chose."""
    unit: float = 60.0
    """Pixels per cell of the board now."""

    @cached_property
    def table(self) -> Mapping[Cell, Token]:
        if self.shown is not None:
            return {cell: token for token, cell in self.shown.items()}
        return self.draft.table if isinstance(self.draft, LayDraft) else self.sight.table

    @cached_property
    def seen(self) -> Survey:
        """Lines and groups of what is shown."""
        if self.shown is None and isinstance(self.draft, LayDraft):
            return self.draft.survey
        return survey(self.table)
