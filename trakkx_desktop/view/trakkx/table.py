"""Clicks, selections and keys at the table; taking up and putting down is in carrying.py."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath

from trakkx_desktop.games.trakkx.draft import LayDraft
from trakkx_desktop.games.trakkx.give_draft import GIVE, GiveDraft
from trakkx_desktop.games.trakkx.give_draft import RACK as TO_RACK
from trakkx_desktop.games.trakkx.tokens import Token, is_action, is_token
from trakkx_desktop.view.stage.hands import PlayStage
from trakkx_desktop.view.stage.layout import BOARD, Where
from trakkx_desktop.view.stage.shapes import rounded
from trakkx_desktop.view.stage.table import Deed, Session
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.trakkx import hands, spaces
from trakkx_desktop.view.trakkx.carrying import CarryingTable
from trakkx_desktop.view.trakkx.scene import RACK


class TrakkxTable(CarryingTable):
    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._doubled: tuple[Token, ...] = ()
        self._told_line: tuple[object, ...] = ()

    def tapped(
        self, piece: str | None, where: Where, keys: Qt.KeyboardModifier, touch: bool
    ) -> None:
        line, self._doubled = self._doubled, ()
        if line:
            self._lift(line)
            return
        if self.playback.stop():
            return
        if self._press_sign(piece):
            return
        if isinstance(self.session.draft, GiveDraft):
            self._toggle_gift(piece)
        elif piece is None or not is_token(piece):
            self._select(())
        elif piece in self.sight.display:
            self.take(piece)
        elif is_action(piece):
            self.play_action(piece)
        elif keys & Qt.KeyboardModifier.ControlModifier:
            self._toggle(piece)
        else:
            whole = bool(keys & Qt.KeyboardModifier.ShiftModifier)
            self._lift(self._handful(piece, whole))

    def _press_sign(self, piece: str | None) -> bool:
        """Bag, sorting, players to choose; any other click ends the choice of a player."""
        if piece is not None and piece.startswith("seat:"):
            self.target(int(piece.removeprefix("seat:")))
            return True
        if self.choosing is not None:
            self.choose(None)
            return True
        if piece in ("sort:colour", "sort:number"):
            self.sort(piece.removeprefix("sort:"))
            return True
        if piece == "bag":
            self.draw()
            return True
        return False

    def _toggle_gift(self, piece: str | None) -> None:
        draft = self.session.draft
        if isinstance(draft, GiveDraft) and piece in draft.whole and piece is not None:
            self.session.put((piece, TO_RACK if piece in draft.chosen else GIVE))

    def _select(self, tokens: tuple[Token, ...]) -> None:
        if tokens != self.selection:
            self.selection = tokens
            self.shown.emit()

    def _toggle(self, token: Token) -> None:
        """One more or one less; rack and table are never mixed."""
        draft = self.lay_draft
        if draft is None:
            return
        on_table = token in draft.places
        same = tuple(t for t in self.selection if (t in draft.places) == on_table)
        without = tuple(t for t in same if t != token)
        self._select(without if token in same else (*same, token))

    def doubled(self, piece: str | None, where: Where) -> None:
        """The whole line is taken, once the button is released."""
        draft = self.lay_draft
        token = self.held[0] if self.held else piece
        if draft is not None and token in draft.places and token is not None:
            self.let_go()
            self._doubled = hands.whole_line(draft, token)

    def second(self, piece: str | None, where: Where) -> None:
        """Right click: an own token goes back to the rack."""
        self.playback.stop()
        if piece is not None:
            self.send_back((piece,))

    def banded(self, pieces: tuple[str, ...], keys: Qt.KeyboardModifier) -> None:
        draft = self.lay_draft
        if draft is None:
            return
        found = tuple(piece for piece in pieces if piece in draft.places)
        if keys & Qt.KeyboardModifier.ControlModifier:
            kept = tuple(t for t in self.selection if t in draft.places and t not in found)
            found = (*kept, *found)
        self._select(found)

    def pointed(self, piece: str | None, where: Where | None) -> None:
        if piece != self.hover:
            self.hover = piece
            self.shown.emit()
            self._explain(piece)

    def _explain(self, piece: str | None) -> None:
        """Resting on a bad line tells what is wrong with it, once for each line."""
        draft = self.lay_draft
        cells = hands.bad_line_at(draft, piece) if draft is not None and piece else ()
        if draft is not None and cells and cells != self._told_line:
            fault = next((f for f in draft.faults() if f.where == cells), None)
            if fault is not None:
                self.say(self.sentence(fault), fault.rule)
        self._told_line = cells

    def escaped(self) -> bool:
        if self.playback.stop():
            return True
        if self.choosing is not None:
            self.choose(None)
            return True
        if self.selection:
            self._select(())
            return True
        return super().escaped()

    def stops(self) -> list[str]:
        """Rack, sorting, display, bag, then the table line by line."""
        scene = self.drawn
        if scene.phase == spaces.CHOOSE:
            return [f"seat:{person.seat}" for person in scene.captions.persons]
        if scene.phase in (spaces.END, spaces.LOOK):
            return self._table_stops()
        signs = ["sort:colour", "sort:number"] if scene.order else []
        if isinstance(scene.draft, GiveDraft):
            return [*scene.order, *scene.draft.chosen]
        fixed = [*scene.order, *signs, *scene.sight.display, "bag"]
        return [*fixed, *self._table_stops()]

    def _table_stops(self) -> list[str]:
        cells = sorted(self.drawn.table.items(), key=lambda item: (item[0][1], item[0][0]))
        return [token for _, token in cells]

    def pressed(self, piece: str) -> None:
        self._by_keys = True
        super().pressed(piece)

    def ring(self, piece: str, half: float) -> QPainterPath:
        if piece.startswith("sort:"):
            return rounded(-half, -25, 2 * half, 50, 14)
        if piece.startswith("seat:"):
            high = spaces.panel_box(self._room, self._board)[3] - 20
            return rounded(-half, -high / 2, 2 * half, high, 20)
        return super().ring(piece, half)

    def step_from(self, piece: str | None, dx: int, dy: int) -> str | None:
        """With something in hand the arrows move it, cell by cell; below the table is the rack."""
        if not self.held or not isinstance(self.stage, PlayStage):
            return None
        self._by_keys = True
        zone, x, y = self.cursor or self._first_cursor(self.held[0])
        self.cursor = self._next_cursor(zone, x, y, dx, dy)
        self.shown.emit()
        return "cursor"

    def _next_cursor(
        self, zone: str, x: float, y: float, dx: int, dy: int
    ) -> tuple[str, float, float]:
        rows = spaces.rack_rows(self._room, self.slots)
        if zone == RACK:
            if y + dy < 0:
                return self._first_cursor(self.held[0])
            column = min(max(x + dx, 0.0), float(rows.columns))
            return RACK, column, min(y + dy, float(rows.rows - 1))
        cell = (round(x) + dx, round(y) + dy)
        if self._sees(cell):
            return BOARD, float(cell[0]), float(cell[1])
        return (RACK, 0.0, 0.0) if dy > 0 else (zone, x, y)

    def typed(self, text: str) -> bool:
        """Backspace: back to the rack."""
        if text not in ("\b", "\x7f"):
            return False
        self.send_back_held()
        return True

    def send_back_held(self) -> None:
        """What is in hand, or under the cursor, goes back to the rack if it came from there."""
        at = self.stage.cursor_at if self.stage is not None else None
        tokens = self.held or ((at,) if at is not None else ())
        self.let_go()
        self.send_back(tokens)

    def _at_cursor(self) -> Token | None:
        """The token of the table under the keyboard's cursor or the pointer."""
        draft = self.lay_draft
        if draft is None or self.held or self.stage is None:
            return None
        found = (self.stage.cursor_at, self.hover)
        return next((piece for piece in found if piece in draft.places), None)

    def take_group(self) -> None:
        self._take_whole(hands.whole_group)

    def take_line(self) -> None:
        self._take_whole(hands.whole_line)

    def _take_whole(self, whole: Callable[[LayDraft, Token], tuple[Token, ...]]) -> None:
        token, draft = self._at_cursor(), self.lay_draft
        if token is not None and draft is not None:
            self._by_keys = token == (self.stage.cursor_at if self.stage is not None else None)
            self._lift(whole(draft, token))

    def deeds(self) -> tuple[Deed, ...]:
        is_on = self.lay_draft is not None
        found = (
            Deed(
                "group",
                tr("trakkx", "Take the whole group"),
                "hand",
                self.take_group,
                enabled=is_on,
                shortcut="G",
                in_menu=True,
            ),
            Deed(
                "line",
                tr("trakkx", "Take the whole line"),
                "hand",
                self.take_line,
                enabled=is_on,
                shortcut="L",
                in_menu=True,
            ),
            Deed(
                "back",
                tr("trakkx", "Back to the rack"),
                "undo",
                self.send_back_held,
                enabled=is_on,
                shortcut="Backspace",
                in_menu=True,
            ),
        )
        return (*super().deeds(), *found, *self.examples())
