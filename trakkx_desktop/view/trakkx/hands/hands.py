"""Clicks, selections and keys at the table; taking up and putting down is in carrying.py."""

from PySide6.QtCore import Qt

from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.sight import DRAFTED, HINTED, PLAYED, Change, Sight
from trakkx_desktop.games.trakkx.events import PassedOn
from trakkx_desktop.games.trakkx.give_draft import GIVE, GiveDraft
from trakkx_desktop.games.trakkx.give_draft import RACK as TO_RACK
from trakkx_desktop.games.trakkx.tokens import SWAPS, Token, is_action, is_token
from trakkx_desktop.view.stage.layout import BOARD, Where
from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.stage.parts import KEY, SECOND, Hands, Keys, Tap
from trakkx_desktop.view.stage.table import Link
from trakkx_desktop.view.trakkx import memory
from trakkx_desktop.view.trakkx.clock import TurnClock
from trakkx_desktop.view.trakkx.hands import landing
from trakkx_desktop.view.trakkx.hands.actions import Actions
from trakkx_desktop.view.trakkx.hands.carrying import Carrying
from trakkx_desktop.view.trakkx.playback import Playback
from trakkx_desktop.view.trakkx.reveal import Reveal
from trakkx_desktop.view.trakkx.scene import CHOOSE, CLOSING, END, LOOKING, Scenes, Touch
from trakkx_desktop.view.trakkx.words import action_words, message, refusal_words
from trakkx_desktop.view.trakkx.words.heard import new_words

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


class TrakkxHands(Hands):
    bands = True

    def __init__(
        self,
        sight: Sight,
        touch: Touch,
        scenes: Scenes,
        link: Link,
        actions: Actions,
        carrying: Carrying,
        clock: TurnClock,
        playback: Playback,
        reveal: Reveal,
    ) -> None:
        self.touch, self.clock, self.playback, self.reveal = touch, clock, playback, reveal
        self._sight, self._scenes, self._link = sight, scenes, link
        self._actions, self._carrying = actions, carrying
        self._doubled: tuple[Token, ...] | None = None
        """What the double click that is not over yet has meant."""
        self._told_line: tuple[object, ...] = ()
        self._told_actions: frozenset[Token] = frozenset()
        self._viewer, self._was_curtained = sight.viewer, sight.is_curtained
        clock.ran_out.connect(actions.run_out)

    def grab(self, piece: str, keys: Keys) -> tuple[str, ...]:
        self.playback.stop()
        self._disarm(None)
        self.touch.by_keys = False
        return self._carrying.handful(piece, bool(keys & SHIFT))

    def lifted(self, pieces: tuple[str, ...]) -> None:
        before = self.touch.held
        self._carrying.held(pieces)
        if not pieces:
            self.touch.aim = self.touch.cursor = None
            if before and self.touch.by_keys:
                self._link.stage.set_cursor(before[0])

    def aim(self, where: Where) -> None:
        self._carrying.aim(where)

    def drop(self, where: Where | None) -> None:
        self._carrying.drop(where)

    def turned(self, steps: int, where: Where | None = None) -> bool:
        """R, the wheel or the right button; the wheel never zooms what a hand is busy with."""
        return self._carrying.turn() or (where is not None and bool(self.touch.held))

    def tapped(self, tap: Tap) -> None:
        if self.reveal.hasten():
            return
        if tap.by == SECOND:
            self.playback.stop()
            self._carrying.send_back((tap.piece or "",))
        elif tap.is_double:
            self._double(tap.piece)
        else:
            self.touch.by_keys = self.touch.by_keys or tap.by == KEY
            line, self._doubled = self._doubled, None
            if line is not None:
                self._carrying.lift(line)
            elif not self._only_skips(tap) and not self._press_sign(tap.piece):
                self._press(tap.piece, tap.keys)
            self._disarm(tap.piece)

    def _only_skips(self, tap: Tap) -> bool:
        """A click that ends what plays by itself is spent on that; who presses by key or ear means the piece."""
        return self.playback.stop() and tap.by != KEY

    def _disarm(self, piece: str | None) -> None:
        """Whoever does something else does not mean to draw any more."""
        if self.touch.armed is not None and self.touch.armed != piece:
            self._actions.arm(None)

    def _double(self, piece: str | None) -> None:
        """A token of the rack goes where it fits best; on the table the whole line is taken. Nothing else
        comes of it when the button is released."""
        draft = self._scenes.now().lay_draft
        token = self.touch.held[0] if self.touch.held else piece
        if draft is None or token is None:
            return
        if token in draft.places:
            self._link.stage.let_go()
            self._doubled = landing.whole_line(draft, token)
        elif token in draft.hand and not is_action(token):
            self._link.stage.let_go()
            self._carrying.lay_best(token)
            self._doubled = ()

    def _press_sign(self, piece: str | None) -> bool:
        """Bag, sorting, players to choose; any other click ends the choice of a player."""
        if piece is not None and piece.startswith("seat:"):
            self._actions.target(int(piece.removeprefix("seat:")))
        elif self.touch.choosing is not None:
            self._actions.choose(None)
        elif piece in ("sort:colour", "sort:number"):
            self._carrying.sort(piece.removeprefix("sort:"))
        elif piece == "bag":
            self._actions.touch(piece)
        else:
            return False
        return True

    def _press(self, piece: str | None, keys: Keys) -> None:
        """A token, or nothing that could be meant."""
        scene = self._scenes.now()
        if isinstance(scene.draft, GiveDraft):
            self._toggle_gift(scene.draft, piece)
        elif piece is None or not is_token(piece):
            self._select(())
        elif piece in scene.state.display:
            self._actions.touch(piece)
        elif is_action(piece):
            self._actions.play(piece)
        elif keys & CTRL:
            self._toggle(piece)
        else:
            self._carrying.lift(self._carrying.handful(piece, bool(keys & SHIFT)))

    def _toggle_gift(self, draft: GiveDraft, piece: str | None) -> None:
        if piece is not None and piece in draft.whole:
            self._sight.put((piece, TO_RACK if piece in draft.chosen else GIVE))

    def _select(self, tokens: tuple[Token, ...]) -> None:
        if tokens != self.touch.selection:
            self.touch.selection = tokens
            self._link.draw()

    def _toggle(self, token: Token) -> None:
        """One more or one less; rack and table are never mixed."""
        draft = self._scenes.now().lay_draft
        if draft is None:
            return
        on_table = token in draft.places
        same = tuple(t for t in self.touch.selection if (t in draft.places) == on_table)
        without = tuple(t for t in same if t != token)
        self._select(without if token in same else (*same, token))

    def banded(self, pieces: tuple[str, ...], keys: Keys) -> None:
        draft = self._scenes.now().lay_draft
        if draft is None:
            return
        found = tuple(piece for piece in pieces if piece in draft.places)
        if keys & CTRL:
            kept = (t for t in self.touch.selection if t in draft.places and t not in found)
            found = (*kept, *found)
        self._select(found)

    def pointed(self, piece: str | None, where: Where | None) -> None:
        at_board = where is not None and where.zone == BOARD
        if at_board != self.touch.at_board:
            self.touch.at_board = at_board
            self._link.draw()
        if piece != self.touch.hover:
            self.touch.hover = piece
            self._link.draw()
            self._explain(piece)

    def _explain(self, piece: str | None) -> None:
        """Resting on a bad line tells what is wrong with it, on an action token what it does."""
        draft = self._scenes.now().lay_draft
        if draft is not None and piece is not None and is_action(piece):
            if piece not in self._told_actions:
                self._told_actions |= {piece}
                self._link.say(action_words(piece), "A3" if piece in SWAPS else "A6", piece)
            return
        cells = landing.bad_line_at(draft, piece) if draft is not None and piece else ()
        if draft is not None and cells and cells != self._told_line:
            fault = next((f for f in draft.faults() if f.where == cells), None)
            if fault is not None:
                self._link.say(refusal_words(fault), fault.rule)
        self._told_line = cells

    def typed(self, text: str) -> bool:
        """Backspace: back to the rack. Whoever asks by key what lies there hears of the table as it is."""
        self.playback.stop()
        if text not in ("\b", "\x7f"):
            return False
        self._carrying.send_back_held()
        return True

    def escaped(self) -> bool:
        if self.reveal.end() or self.playback.stop() or self._actions.arm(None):
            return True
        if self.touch.choosing is not None:
            self._actions.choose(None)
            return True
        if self.touch.selection:
            self._select(())
            return True
        return self._sight.reset()

    def finished(self) -> None:
        self.playback.stop()
        if not self.reveal.end():
            self._actions.finish()

    def chosen(self, seat: Seat) -> None:
        if self.touch.choosing is not None and seat != self._sight.viewer:
            self._actions.target(seat)
        else:
            self._sight.look(seat)

    def stops(self) -> list[str]:
        """Rack, sorting, display, bag, then the table line by line."""
        scene = self._scenes.now()
        if scene.phase == CHOOSE:
            return [f"seat:{seat}" for seat in scene.others]
        if isinstance(scene.draft, GiveDraft):
            return [*scene.order, *scene.draft.chosen]
        cells = sorted(scene.table, key=lambda cell: (cell[1], cell[0]))
        tokens = [scene.table[cell] for cell in cells]
        if scene.phase in (CLOSING, END, LOOKING):
            return tokens
        signs = ("sort:colour", "sort:number") if scene.order else ()
        return [*scene.order, *signs, *scene.state.display, "bag", *tokens]

    def step(self, piece: str | None, dx: int, dy: int) -> str | None:
        """With something in hand the arrows move it."""
        if not self.touch.held:
            return None
        self.touch.by_keys, self.touch.at_board = True, False
        self._carrying.step(dx, dy)
        return "cursor"

    def changed(self, change: Change) -> None:
        """What belonged to another turn is forgotten: selection, aim, choice, a turn shown again."""
        self.touch.is_judged, self.touch.armed = False, None
        if change.kind in (DRAFTED, HINTED):
            self._link.say("")
        else:
            self.touch.forget()
            self.playback.stop()
            self._link.stage.let_go()
        if change.kind == PLAYED:
            self.reveal.begin(change)
        elif change.kind not in (DRAFTED, HINTED):
            self.reveal.end()
        self.clock.follow()
        self._tell_since()
        if any(isinstance(event, PassedOn) for event in change.events):
            self._tell_passed_on()
        if change.kind == DRAFTED and self.touch.by_keys and self._sight.has_open_draft:
            self._link.stage.speak(message(self._scenes.now())[0])

    def _tell_since(self) -> None:
        """When the curtain rises, what happened since plays by itself; the glow is enough for those who
        do not want things to move."""
        if self._sight.viewer != self._viewer:
            # The ring was where the one before left it.
            self._link.stage.set_cursor(None)
        self._viewer = self._sight.viewer
        was_curtained, self._was_curtained = self._was_curtained, self._sight.is_curtained
        viewer, scene = self._sight.viewer, self._scenes.now()
        rises = was_curtained and not self._was_curtained and scene.lay_draft is not None
        if rises:
            self._link.stage.speak(new_words(scene))
        if rises and viewer is not None and scene.has_news and not LOOK.reduce_motion:
            self.playback.play(memory.since(self._sight, viewer))

    def _tell_passed_on(self) -> None:
        """Who still looks at the own rack hears what came; the others when their curtain rises."""
        if not self._sight.is_curtained:
            self._link.stage.speak(new_words(self._scenes.now()))

    def retired(self) -> None:
        self.clock.forget()
        self.playback.stop()
        self.reveal.end()
