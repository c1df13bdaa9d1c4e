"""Taking tokens up, carrying and putting them down: on the table, in the rack, to a neighbour."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from trakkx_desktop.core.draft import Put
from trakkx_desktop.core.sight import Sight
from trakkx_desktop.games.trakkx.draft import LayDraft
from trakkx_desktop.games.trakkx.give_draft import GIVE, GiveDraft
from trakkx_desktop.games.trakkx.give_draft import RACK as TO_RACK
from trakkx_desktop.games.trakkx.tokens import Token, by_colour, by_value, is_action
from trakkx_desktop.view.stage.layout import BOARD, Where
from trakkx_desktop.view.stage.table import Link
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.trakkx.hands import landing
from trakkx_desktop.view.trakkx.hands.actions import Actions
from trakkx_desktop.view.trakkx.layout.spaces import rack_rows
from trakkx_desktop.view.trakkx.scene import RACK, Aim, Scene, Scenes, Touch

Place = tuple[str, float, float]
"""Zone, x and y of the keyboard's hand."""


class Carrying:
    def __init__(
        self, sight: Sight, touch: Touch, scenes: Scenes, link: Link, actions: Actions
    ) -> None:
        self._sight, self._touch, self._scenes, self._link = sight, touch, scenes, link
        self._actions = actions
        self._at: Where | None = None

    def handful(self, piece: str, whole: bool = False) -> tuple[Token, ...]:
        """What comes along when this piece is taken."""
        scene = self._scenes.now()
        if isinstance(scene.draft, GiveDraft):
            return (piece,) if piece in scene.draft.whole else ()
        draft = scene.lay_draft
        if draft is None:
            return ()
        if piece.startswith("group:"):
            cells = draft.groups[int(piece.removeprefix("group:"))]
            return tuple(draft.table[cell] for cell in cells)
        if piece not in draft.places and piece not in draft.hand:
            return (piece,) if piece in scene.state.display else ()
        if whole and piece in draft.places:
            return landing.whole_group(draft, piece)
        if piece in self._touch.selection:
            return (piece, *(t for t in self._selected(scene, draft) if t != piece))
        self._touch.selection = ()
        return (piece,)

    def _selected(self, scene: Scene, draft: LayDraft) -> tuple[Token, ...]:
        """Rack tokens in the order of the rack, table tokens in that of their choice."""
        chosen = self._touch.selection
        if any(token in draft.places for token in chosen):
            return chosen
        return tuple(token for token in scene.whole if token in chosen)

    def lift(self, tokens: tuple[Token, ...]) -> None:
        """Takes up by click or key; the next click or Space puts down."""
        if not tokens:
            return
        stage, by_keys = self._link.stage, self._touch.by_keys
        self._link.sounded.emit("lift")
        if by_keys:
            self._touch.cursor = self._first_place(tokens[0])
        stage.carry(*tokens)
        if by_keys:
            stage.set_cursor("cursor")

    def _first_place(self, token: Token) -> Place:
        """On the token itself if it lies on the table, else where it might fit."""
        draft = self._scenes.now().lay_draft
        if draft is None or is_action(token):
            return RACK, 0.0, 0.0
        cell = draft.places.get(token)
        if cell is None:
            cell = landing.likely_cell(draft, token)
        return BOARD, float(cell[0]), float(cell[1])

    def step(self, dx: int, dy: int) -> None:
        """The arrows move what is in hand, cell by cell; below the table is the rack."""
        touch, scene = self._touch, self._scenes.now()
        zone, x, y = touch.cursor or self._first_place(touch.held[0])
        rows, cell = rack_rows(scene.area, scene.slots), (round(x) + dx, round(y) + dy)
        if zone == RACK and y + dy < 0:
            touch.cursor = self._first_place(touch.held[0])
        elif zone == RACK:
            column = min(max(x + dx, 0.0), float(rows.columns))
            touch.cursor = RACK, column, min(y + dy, float(rows.rows - 1))
        elif self._link.stage.sees(*cell):
            touch.cursor = BOARD, float(cell[0]), float(cell[1])
        else:
            touch.cursor = (RACK, 0.0, 0.0) if dy > 0 else (zone, x, y)
        self._link.draw()

    def held(self, pieces: tuple[str, ...]) -> None:
        """The hand holds these now: how they lie in it, and where a single token would fit."""
        touch, draft = self._touch, self._scenes.now().lay_draft
        touch.held, touch.is_turned, touch.targets = pieces, False, ()
        if draft is None or not pieces or not self._is_layable(self._scenes.now()):
            return
        if len(pieces) == 1:
            touch.targets = tuple(sorted(landing.targets(draft, pieces[0]).items()))
        else:
            self._link.stage.spread(landing.offsets(draft, pieces, False))

    def turn(self) -> bool:
        """A row in hand becomes a column; one token has no way to lie."""
        touch, draft = self._touch, self._scenes.now().lay_draft
        if draft is None or len(touch.held) < 2:
            return False
        touch.is_turned = not touch.is_turned
        self._link.stage.spread(landing.offsets(draft, touch.held, touch.is_turned))
        if self._at is not None:
            self.aim(self._at)
        return True

    def lay_best(self, token: Token) -> None:
        """Where it fits best (double click)."""
        draft = self._scenes.now().lay_draft
        if draft is None or token not in draft.hand or is_action(token):
            return
        cell = landing.best_target(draft, token)
        if cell is not None:
            self._sight.put((token, ("cell", *cell)))
        else:
            self._link.say(tr("trakkx", "It fits nowhere yet."))

    def aim(self, where: Where) -> None:
        self._at = where
        self._touch.at_board = not self._touch.by_keys
        found = self._aim_at(where) if self._touch.held else None
        if found != self._touch.aim:
            self._touch.aim = found
            self._link.draw()

    def _aim_at(self, where: Where) -> Aim | None:
        scene = self._scenes.now()
        if where.zone == RACK:
            return Aim(gap=self._gap(scene, where))
        draft = scene.draft
        if where.zone != BOARD or not isinstance(draft, LayDraft) or not self._is_layable(scene):
            return None
        cells = self._landing(draft, where)
        if cells is None:
            return None
        return Aim(cells, draft.refusal_at(landing.puts_of(cells)) is None)

    def _is_layable(self, scene: Scene) -> bool:
        """Number tokens of the rack or the table, not one from the display."""
        return not any(is_action(t) or t in scene.state.display for t in self._touch.held)

    def _gap(self, scene: Scene, where: Where) -> int:
        others = [token for token in scene.order if token not in self._touch.held]
        return rack_rows(scene.area, scene.slots).index(where.x, where.y, len(others))

    def _landing(self, draft: LayDraft, where: Where) -> landing.Cells | None:
        """Where the held tokens would lie; None where nobody could see them."""
        if not self._link.stage.sees(*where.cell):
            return None
        touch = self._touch
        cells = landing.landing(draft, touch.held, where.cell, touch.is_turned)
        if QGuiApplication.keyboardModifiers() & Qt.KeyboardModifier.AltModifier:
            off = (where.x - where.cell[0], where.y - where.cell[1])
            way = landing.is_upright_way(draft, where.cell, off)
            cells = landing.pushing(draft, cells, way)
        return cells

    def drop(self, where: Where | None) -> None:
        scene, held = self._scenes.now(), self._touch.held
        draft = scene.draft
        if not held or where is None or draft is None:
            return
        if where.zone == RACK:
            self._drop_on_rack(scene, where)
        elif isinstance(draft, GiveDraft):
            if where.zone == "give":
                self._sight.put((held[0], GIVE))
        elif where.zone == BOARD and held[0] in scene.state.display:
            self._link.say(tr("trakkx", "Put it on your rack to take it."), "A1")
        elif where.zone == BOARD and is_action(held[0]):
            self._actions.play(held[0])
        elif where.zone == BOARD and self._is_layable(scene):
            cells = self._landing(draft, where)
            self._touch.selection = ()
            if cells is not None:
                self._sight.put(*landing.puts_of(cells))

    def _drop_on_rack(self, scene: Scene, where: Where) -> None:
        """Own tokens go back to where they are put; tokens of the display are taken."""
        held = self._touch.held
        if held[0] in scene.state.display:
            self._actions.take(held[0])
            return
        back: list[Put] = [(token, TO_RACK) for token in held if token not in scene.order]
        if back and self._sight.put(*back) is not None:
            return
        self._touch.selection = ()
        rest = [token for token in scene.order if token not in held]
        others = [token for token in scene.whole if token not in held]
        gap = self._gap(scene, where)
        index = others.index(rest[gap]) if gap < len(rest) else len(others)
        order = (*others[:index], *held, *others[index:])
        if scene.viewer is not None and order != scene.whole:
            self._sight.arrange(scene.viewer, order)

    def sort(self, key: str) -> None:
        """Once, on request: a rack is never put in order under the player's eyes."""
        scene = self._scenes.now()
        if scene.viewer is not None and scene.whole:
            wished = by_colour if key == "colour" else by_value
            self._sight.arrange(scene.viewer, tuple(sorted(scene.whole, key=wished)))

    def send_back(self, tokens: tuple[str, ...]) -> None:
        """Own tokens that are laid or chosen go back to the rack."""
        draft = self._scenes.now().draft
        own = draft.laid if isinstance(draft, LayDraft) else draft.chosen if draft else ()
        puts: list[Put] = [(token, TO_RACK) for token in tokens if token in own]
        if puts:
            self._sight.put(*puts)

    def send_back_held(self) -> None:
        """What is in hand, or under the cursor, goes back to the rack if it came from there."""
        stage = self._link.stage
        at = stage.cursor_at
        tokens = self._touch.held or ((at,) if at is not None else ())
        stage.let_go()
        self.send_back(tokens)

    def take_group(self) -> None:
        self._take_whole(landing.whole_group)

    def take_line(self) -> None:
        self._take_whole(landing.whole_line)

    def _take_whole(self, whole: Callable[[LayDraft, Token], tuple[Token, ...]]) -> None:
        """Of the token on the table under the keyboard's cursor or the pointer."""
        draft, at = self._scenes.now().lay_draft, self._link.stage.cursor_at
        if draft is None or self._touch.held:
            return
        token = next((piece for piece in (at, self._touch.hover) if piece in draft.places), None)
        if token is not None:
            self._touch.by_keys = token == at
            self.lift(whole(draft, token))
