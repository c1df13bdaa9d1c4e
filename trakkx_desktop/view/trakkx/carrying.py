"""Taking tokens up, carrying and putting them down: on the table, in the rack, to a neighbour."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from trakkx_desktop.core.draft import Put
from trakkx_desktop.games.trakkx.draft import LayDraft
from trakkx_desktop.games.trakkx.give_draft import GIVE, GiveDraft
from trakkx_desktop.games.trakkx.give_draft import RACK as TO_RACK
from trakkx_desktop.games.trakkx.tokens import Token, is_action
from trakkx_desktop.view.stage.hands import PlayStage
from trakkx_desktop.view.stage.layout import BOARD, Where
from trakkx_desktop.view.stage.table import Session
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.trakkx import hands, spaces
from trakkx_desktop.view.trakkx.acting import ActingTable
from trakkx_desktop.view.trakkx.layout import visible
from trakkx_desktop.view.trakkx.scene import RACK, Aim


class CarryingTable(ActingTable):
    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._by_keys = False

    def grab(self, piece: str, keys: Qt.KeyboardModifier) -> tuple[str, ...]:
        self.playback.stop()
        self._by_keys = False
        return self._handful(piece, bool(keys & Qt.KeyboardModifier.ShiftModifier))

    def _handful(self, piece: str, whole: bool = False) -> tuple[Token, ...]:
        """What comes along when this piece is taken."""
        draft = self.session.draft
        if isinstance(draft, GiveDraft):
            return (piece,) if piece in draft.whole else ()
        if self.lay_draft is None or not isinstance(draft, LayDraft):
            return ()
        if piece.startswith("group:"):
            cells = draft.groups[int(piece.removeprefix("group:"))]
            return tuple(draft.table[cell] for cell in cells)
        if piece not in draft.places and piece not in draft.hand:
            return (piece,) if piece in self.sight.display else ()
        if whole and piece in draft.places:
            return hands.whole_group(draft, piece)
        if piece in self.selection:
            return (piece, *(token for token in self._selected(draft) if token != piece))
        self.selection = ()
        return (piece,)

    def _selected(self, draft: LayDraft) -> tuple[Token, ...]:
        """Rack tokens in the order of the rack, table tokens in that of their choice."""
        if any(token in draft.places for token in self.selection):
            return self.selection
        return tuple(token for token in self.order if token in self.selection)

    def lifted(self, pieces: tuple[str, ...]) -> None:
        before, self.held = self.held, pieces
        if not pieces:
            self.aimed = self.cursor = None
            if before and self._by_keys and self.stage is not None:
                self.stage.set_cursor(before[0])

    def aim(self, where: Where) -> None:
        found = self._aim_at(where)
        if found != self.aimed:
            self.aimed = found
            self.shown.emit()

    def _aim_at(self, where: Where) -> Aim | None:
        draft = self.session.draft
        if not self.held:
            return None
        if where.zone == RACK:
            return Aim(gap=self._gap(where))
        if where.zone != BOARD or not isinstance(draft, LayDraft) or not self._is_layable():
            return None
        cells = self._landing(draft, where)
        if cells is None:
            return None
        refusal = draft.refusal_at(hands.puts_of(cells))
        return Aim(cells, refusal is None)

    def _is_layable(self) -> bool:
        """Number tokens of the rack or the table, not one from the display."""
        return not any(is_action(t) or t in self.sight.display for t in self.held)

    def _gap(self, where: Where) -> int:
        rows = spaces.rack_rows(self._room, self.slots)
        others = [token for token in self.scene().order if token not in self.held]
        return rows.index(where.x, where.y, len(others))

    def _landing(self, draft: LayDraft, where: Where) -> hands.Cells | None:
        """Where the held tokens would lie; None where nobody could see them."""
        if not self._sees(where.cell):
            return None
        cells = hands.landing(draft, self.held, where.cell)
        if QGuiApplication.keyboardModifiers() & Qt.KeyboardModifier.AltModifier:
            off = (where.x - where.cell[0], where.y - where.cell[1])
            way = hands.is_upright_way(draft, where.cell, off)
            cells = hands.with_room(draft, cells, way)
        return cells

    def _sees(self, cell: tuple[int, int]) -> bool:
        if self.stage is None:
            return True
        camera = self.stage.camera
        return visible(self.shown_board, (camera.unit, camera.x, camera.y), cell)

    def drop(self, where: Where | None) -> None:
        draft, held = self.session.draft, self.held
        if not held or where is None or draft is None:
            return
        if where.zone == RACK:
            self._drop_on_rack(where)
        elif isinstance(draft, GiveDraft):
            if where.zone == "give":
                self.session.put((held[0], GIVE))
        elif where.zone == BOARD and held[0] in self.sight.display:
            self.say(tr("trakkx", "Put it on your rack to take it."), "A1")
        elif where.zone == BOARD and is_action(held[0]):
            self.play_action(held[0])
        elif where.zone == BOARD and self._is_layable():
            cells = self._landing(draft, where)
            self.selection = ()
            if cells is not None:
                self.session.put(*hands.puts_of(cells))

    def _drop_on_rack(self, where: Where) -> None:
        """Own tokens go back to where they are put; tokens of the display are taken."""
        held = self.held
        if held[0] in self.sight.display:
            self.take(held[0])
            return
        here = self.scene().order
        back: list[Put] = [(token, TO_RACK) for token in held if token not in here]
        gap = self._gap(where)
        if back and self.session.put(*back) is not None:
            return
        self.selection = ()
        rest = [token for token in self.scene().order if token not in held]
        following = rest[gap] if gap < len(rest) else None
        others = [token for token in self.order if token not in held]
        index = others.index(following) if following is not None else len(others)
        if self.session.viewer is not None:
            order = (*others[:index], *held, *others[index:])
            if order != self.order:
                self.session.arrange(self.session.viewer, order)

    def _lift(self, tokens: tuple[Token, ...]) -> None:
        """Takes up by click or key; the next click or Space puts down."""
        stage = self.stage
        if not tokens or not isinstance(stage, PlayStage):
            return
        self.sounded.emit("lift")
        if self._by_keys:
            self.cursor = self._first_cursor(tokens[0])
        stage.carry(*tokens)
        if self._by_keys:
            stage.set_cursor("cursor")

    def _first_cursor(self, token: Token) -> tuple[str, float, float]:
        """On the token itself if it lies on the table, else where it might fit."""
        draft = self.lay_draft
        if draft is None or is_action(token):
            return RACK, 0.0, 0.0
        cell = draft.places.get(token)
        if cell is None:
            cell = hands.likely_cell(draft, token)
        return BOARD, float(cell[0]), float(cell[1])

    def send_back(self, tokens: tuple[str, ...]) -> bool:
        draft = self.session.draft
        own: tuple[Token, ...] = ()
        if isinstance(draft, LayDraft):
            own = draft.laid
        elif isinstance(draft, GiveDraft):
            own = draft.chosen
        puts: list[Put] = [(token, TO_RACK) for token in tokens if token in own]
        return bool(puts) and self.session.put(*puts) is None
