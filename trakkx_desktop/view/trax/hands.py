"""Hands at the TRAX table: pointing at a space, or taking a tile from the tray; both end in the same turn."""

from collections.abc import Iterable

from PySide6.QtCore import Qt

from trakkx_desktop.core.grid import Cell
from trakkx_desktop.games.trax.actions import Lay
from trakkx_desktop.games.trax.draft import TILE
from trakkx_desktop.games.trax.tiles import LIES
from trakkx_desktop.view.stage.hands import PlayStage
from trakkx_desktop.view.stage.layout import Where
from trakkx_desktop.view.stage.table import (
    BOARD,
    Session,
)
from trakkx_desktop.view.trax.mosaic import name_of, nearest
from trakkx_desktop.view.trax.prospect import Prospect, turned
from trakkx_desktop.view.trax.seeing import TraxSight
from trakkx_desktop.view.trax.tray import TRAY, Hand

_PILE = "pile"


class TraxHands(TraxSight):
    """With `confirm` a click only shows the turn and the button lays it; a finger always does so."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._has_just_laid = False
        self._lets_pass = False
        self._landing: Where | None = None

    def pointed(self, piece: str | None, where: Where | None) -> None:
        self._has_just_laid = self._lets_pass = False
        self._eye(_taken(piece) or "")
        if self._hand is None and where is not None:
            self._point(self.cell_of(where) if where.zone == BOARD else None)
        elif where is None:
            self._point(None)

    def _eye(self, piece: str) -> None:
        """A tile of the tray under the pointer rises a little, and its spaces light up."""
        if piece != self._eyed and self._hand is None:
            self._eyed = piece
            self.shown.emit()

    def _point(self, cell: Cell | None) -> None:
        """The ghost follows the pointer from space to space; a pinned tile stays."""
        prospect = self.prospect
        lies = prospect.legal.get(cell) if prospect is not None and cell is not None else None
        spot = cell if lies else None
        if spot == self._spot:
            return
        self._spot = spot
        if lies:
            self._lie = lies[0]
            self._forget_alarm(quietly=True)
        self.refresh()

    def aim(self, where: Where) -> None:
        cell = self.cell_of(where) if where.zone == BOARD else None
        if cell != self._aimed:
            self._aimed = cell
            self._judge_aim()

    def _judge_aim(self) -> None:
        """Does what is in hand fit where it is held?"""
        prospect, hand, cell = self.prospect, self._hand, self._aimed
        fits = prospect is not None and hand is not None and cell is not None
        if fits and prospect is not None and hand is not None and cell is not None:
            fits = hand.lie in prospect.legal.get(cell, ())
        self._spot = cell if fits else None
        if hand is not None:
            self._lie = hand.lie
        self.refresh()

    def turned(self, steps: int) -> bool:
        prospect = self.prospect
        if prospect is None:
            return False
        if self._hand is not None:
            return self._turn_hand(prospect, self._hand, steps)
        pick = self.pick
        if pick is None:
            return False
        lie = turned(pick.lay.tile, steps, prospect.legal[pick.lay.cell])
        if pick.is_pinned:
            self._pin(Lay(pick.lay.cell, lie))
        else:
            self._lie = lie
            self.refresh()
        return True

    def _turn_hand(self, prospect: Prospect, hand: Hand, steps: int) -> bool:
        reason = prospect.fixed_lie()
        if reason is not None:
            self._told = self.sentence(reason)
            self.sounded.emit("refuse")
            self.say(self._told, reason.rule)
            return True
        view = self.view
        seen = turned(view.lie(hand.lie), steps)
        self._hand = Hand(hand.piece, view.lie(seen))
        self._judge_aim()
        return True

    def wheeled(self, steps: int, where: Where) -> bool:
        pick = self.pick
        over = pick is not None and where.zone == BOARD and self.cell_of(where) == pick.lay.cell
        return (self._hand is not None or over) and self.turned(steps)

    def second(self, piece: str | None, where: Where) -> None:
        pick = self.pick
        if pick is not None and where.zone == BOARD and self.cell_of(where) == pick.lay.cell:
            self.turned(1)

    def doubled(self, piece: str | None, where: Where) -> None:
        """If the first of the two clicks has laid a tile, the second must not lay another."""
        self._lets_pass = self._has_just_laid

    def tapped(
        self, piece: str | None, where: Where, keys: Qt.KeyboardModifier, touch: bool
    ) -> None:
        self._roll.finish()
        if self._lets_pass:
            self._lets_pass = False
        elif piece == "check":
            self.finished()
        elif where.zone == TRAY:
            self._tap_tray(piece)
        elif self.prospect is not None:
            self._tap_board(self.cell_of(where), touch)

    def _tap_tray(self, piece: str | None) -> None:
        tile = _taken(piece)
        if tile is None:
            return
        pick = self.pick
        if pick is not None and pick.is_pinned and tile != _PILE:
            self._pin(Lay(pick.lay.cell, tile.removeprefix("lie:")))
        elif isinstance(self.stage, PlayStage):
            self.stage.carry(tile)

    def _tap_board(self, cell: Cell, touch: bool) -> None:
        """A mouse lays at once; a finger, or who wants to confirm, pins first."""
        prospect, pick = self.prospect, self.pick
        assert prospect is not None
        if pick is not None and pick.is_pinned and pick.lay.cell == cell:
            self.turned(1) if touch else self.finished()
        elif cell in prospect.legal:
            lie = self._lie if cell == self._spot else prospect.legal[cell][0]
            pins = touch or self.confirm
            self._has_just_laid = self._lay(Lay(cell, lie), pins=pins) and not pins
        elif prospect.is_near(cell):
            self._pin(prospect.likeliest(cell))

    def _pin(self, lay: Lay) -> bool:
        self._tried = lay
        return self.session.put((TILE, (*lay.cell, lay.tile))) is None

    def _lay(self, lay: Lay, *, pins: bool) -> bool:
        """True if the rules agree."""
        if pins:
            return self._pin(lay)
        self._tried = lay
        return self.session.submit(lay) is None

    def grab(self, piece: str, keys: Qt.KeyboardModifier) -> tuple[str, ...]:
        self._roll.finish()
        tile = _taken(piece)
        return (tile,) if tile is not None and self.is_live else ()

    def lifted(self, pieces: tuple[str, ...]) -> None:
        super().lifted(pieces)
        self._spot = self._aimed = None
        self._eyed = ""
        self._hand = None
        if pieces:
            [piece] = pieces
            lie = self.state.pile[0] if piece == _PILE else piece.removeprefix("lie:")
            self._hand = Hand(piece, lie)
            if self.session.has_open_draft:
                self.session.reset()
        self.refresh()

    def drop(self, where: Where | None) -> None:
        hand = self._hand
        if hand is None or where is None or where.zone != BOARD:
            return
        lay = Lay(self.cell_of(where), hand.lie)
        self._landing = where
        if self.prospect is not None and lay.tile in self.prospect.legal.get(lay.cell, ()):
            self._hand = None
            if self.stage is not None:
                self.stage.forget(hand.piece)
        self._lay(lay, pins=self.confirm)
        self._landing = None

    def typed(self, text: str) -> bool:
        """The keys 1 to 6 name the lies as the die does (D2), seen from the own side."""
        if text not in "123456" or self.prospect is None or self.state.setup.square is not None:
            return False
        lie = self.view.lie(LIES[int(text) - 1])
        pick = self.pick
        if self._hand is not None:
            if self.prospect.fixed_lie() is None:
                self._hand = Hand(self._hand.piece, lie)
                self._judge_aim()
        elif pick is not None and lie in self.prospect.legal[pick.lay.cell]:
            if pick.is_pinned:
                self._pin(Lay(pick.lay.cell, lie))
            else:
                self._lie = lie
                self.refresh()
        elif pick is not None:
            self._pin(Lay(pick.lay.cell, lie))
        elif isinstance(self.stage, PlayStage):
            self.stage.carry(f"lie:{lie}")
        return True

    def escaped(self) -> bool:
        self._forget_alarm()
        if self._spot is not None:
            self._point(None)
            return True
        return super().escaped()

    def finished(self) -> None:
        """Lays what is shown."""
        pick = self.pick
        if pick is not None and self._hand is None:
            self._tried = pick.lay
            self.session.submit(pick.lay)
        elif self.is_live:
            self.say(self.finish_button().missing)

    def stops(self) -> list[str]:
        prospect = self.prospect
        if prospect is None:
            return []
        spaces = [name_of("space", cell) for cell in self._stop_cells(prospect)]
        if self._hand is not None:
            return spaces
        return spaces + [piece for piece in self.layout() if _taken(piece) == piece]

    def step_from(self, piece: str | None, dx: int, dy: int) -> str | None:
        """To the nearest space in that direction; from the last one on, the stage leads to the tray."""
        prospect = self.prospect
        if prospect is None or piece is None or not piece.startswith("space:"):
            return None
        x, y = (int(part) for part in piece.removeprefix("space:").split(","))
        spaces = [self.view.at(cell) for cell in self._stop_cells(prospect)]
        found = nearest(self.view.at((x, y)), spaces, (dx, dy))
        return name_of("space", self.view.at(found)) if found is not None else None

    def _stop_cells(self, prospect: Prospect) -> Iterable[Cell]:
        return prospect.spaces_for(self._hand.lie) if self._hand is not None else prospect.legal


def _taken(piece: str | None) -> str | None:
    """The tile that is taken by this piece of the tray: itself, or the one that has just risen from its slot."""
    if piece is not None and piece.startswith("slot:"):
        return piece.replace("slot:", "lie:")
    return piece if piece == _PILE or (piece is not None and piece.startswith("lie:")) else None
