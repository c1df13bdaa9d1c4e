"""Hands at the TRAX table: a click stages a tile on a space, or one comes from the tray; both end in the same turn."""

from PySide6.QtCore import QTimer

from trakkx_desktop.core.game import Event
from trakkx_desktop.core.grid import Cell
from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.core.sight import PLAYED, Change, Sight
from trakkx_desktop.games.trax.actions import Lay
from trakkx_desktop.games.trax.draft import TILE
from trakkx_desktop.games.trax.events import Laid, Rolled
from trakkx_desktop.games.trax.tiles import LIES
from trakkx_desktop.view.stage.layout import BOARD, Where
from trakkx_desktop.view.stage.parts import SECOND, TOUCH, Hands, Keys, Tap
from trakkx_desktop.view.stage.table import Link
from trakkx_desktop.view.trax.layout import TRAY, step, stops
from trakkx_desktop.view.trax.prospect import Prospect, turned
from trakkx_desktop.view.trax.roll import Roll
from trakkx_desktop.view.trax.scene import Hand, Scenes, Touch
from trakkx_desktop.view.trax.words.names import staged_words, turned_words
from trakkx_desktop.view.trax.words.refusals import refusal_words
from trakkx_desktop.view.trax.words.turn import confirm_words, finish_words

ALARM = 4000
"""Milliseconds for which T7's space is marked."""
_PILE = "pile"


class TraxHands(Hands):
    """The first click on a space stages a tile there, the tray and turning act on it, the second lays it; with
    `confirm` only the button (or Enter) lays, and a tile that is dropped is staged, too."""

    def __init__(self, sight: Sight, touch: Touch, scenes: Scenes, link: Link, roll: Roll) -> None:
        self._sight = sight
        self._touch = touch
        self._scenes = scenes
        self._link = link
        self._roll = roll
        self._has_just_laid = self._lets_pass = False
        self._calm = QTimer(link, singleShot=True, interval=ALARM)
        self._calm.timeout.connect(self._calm_down)
        if not sight.turns:
            roll.begin(sight.state.rolls)

    def pointed(self, piece: str | None, where: Where | None) -> None:
        self._has_just_laid = self._lets_pass = False
        self._eye(_taken(piece) or "")
        if where is None:
            self._point(None)
        elif self._touch.hand is None:
            self._point(self._cell_of(where) if where.zone == BOARD else None)

    def _eye(self, piece: str) -> None:
        """A tile of the tray under the pointer rises a little, and its spaces light up."""
        if not self._scenes.now().is_live:
            piece = ""
        if piece != self._touch.eyed and self._touch.hand is None:
            self._touch.eyed = piece
            self._link.draw()

    def _point(self, cell: Cell | None) -> None:
        """The ghost follows the pointer from space to space; a staged tile stays."""
        prospect = self._scenes.now().prospect
        lies = prospect.legal.get(cell) if prospect is not None and cell is not None else None
        spot = cell if lies else None
        if spot == self._touch.spot:
            return
        self._touch.spot = spot
        if lies:
            self._touch.lie = lies[0]
            self._forgive()
        self._link.show()

    def _forgive(self) -> None:
        """Something else is shown: what was refused before is of no interest any more."""
        self._forget_alarm()
        if self._touch.told is not None:
            self._touch.told = None
            self._link.say("")

    def aim(self, where: Where) -> None:
        cell = self._cell_of(where) if where.zone == BOARD else None
        if cell != self._touch.aimed:
            self._touch.aimed = cell
            self._judge_aim()

    def _judge_aim(self) -> None:
        """Does what is in hand fit where it is held?"""
        prospect, hand, cell = self._scenes.now().prospect, self._touch.hand, self._touch.aimed
        self._touch.spot = None
        if hand is not None:
            self._touch.lie = hand.lie
            if prospect is not None and cell in prospect.spaces_for(hand.lie):
                self._touch.spot = cell
                self._forgive()
        self._link.show()

    def turned(self, steps: int, where: Where | None = None) -> bool:
        """The wheel turns the ghost only where it lies; elsewhere it may zoom."""
        scene, hand = self._scenes.now(), self._touch.hand
        if scene.prospect is None:
            return False
        if hand is not None:
            return self._turn_hand(scene.prospect, hand, steps)
        pick = scene.pick
        if pick is None or (where is not None and not self._is_at(pick.lay.cell, where)):
            return False
        self._choose(turned(pick.lay.tile, steps, scene.prospect.legal[pick.lay.cell]))
        self._speak_turned()
        return True

    def _speak_turned(self) -> None:
        self._link.stage.speak(turned_words(self._scenes.now()))

    def _turn_hand(self, prospect: Prospect, hand: Hand, steps: int) -> bool:
        reason = prospect.fixed_lie()
        view = self._scenes.now().view
        if reason is not None:
            self._touch.told = reason
            self._link.refuse(refusal_words(reason, view), reason.rule)
            return True
        self._touch.hand = Hand(hand.piece, view.lie(turned(view.lie(hand.lie), steps)))
        self._judge_aim()
        self._speak_turned()
        return True

    def _choose(self, lie: str) -> None:
        """The tile that is shown lies so from now on."""
        pick = self._scenes.now().pick
        if pick is not None and pick.is_staged:
            self._put(Lay(pick.lay.cell, lie))
        else:
            self._touch.lie = lie
            self._link.show()

    def _is_at(self, cell: Cell, where: Where) -> bool:
        return where.zone == BOARD and self._cell_of(where) == cell

    def _cell_of(self, where: Where) -> Cell:
        return where.cell

    def tapped(self, tap: Tap) -> None:
        """If the first of two clicks has laid a tile, the second must not lay another."""
        if tap.is_double:
            self._lets_pass = self._has_just_laid
        elif tap.by == SECOND:
            self.turned(1, tap.where)
        else:
            self._press(tap)

    def _press(self, tap: Tap) -> None:
        self._roll.finish()
        if self._lets_pass:
            self._lets_pass = False
        elif tap.piece == "check":
            self.finished()
        elif tap.where.zone == TRAY:
            self._press_tray(tap.piece)
        elif (prospect := self._scenes.now().prospect) is not None:
            self._press_board(prospect, self._cell_of(tap.where), tap.by == TOUCH)

    def _press_tray(self, piece: str | None) -> None:
        scene = self._scenes.now()
        tile, pick = _taken(piece), scene.pick
        if tile is None or not scene.is_live:
            return
        if pick is not None and pick.is_staged and tile != _PILE:
            self._stage(Lay(pick.lay.cell, tile.removeprefix("lie:")))
        else:
            self._link.stage.carry(tile)
            self._speak_turned()

    def _press_board(self, prospect: Prospect, cell: Cell, by_finger: bool) -> None:
        """What is staged here already is laid, or by a finger turned: it has the check mark."""
        pick = self._scenes.now().pick
        if pick is not None and pick.is_staged and pick.lay.cell == cell:
            self.turned(1) if by_finger else self._lay_staged(pick.lay)
        elif cell in prospect.legal:
            lie = self._touch.lie if cell == self._touch.spot else prospect.legal[cell][0]
            self._stage(Lay(cell, lie))
        elif prospect.is_near(cell):
            self._stage(prospect.likeliest(cell))

    def _lay_staged(self, lay: Lay) -> None:
        if self._link.habits.confirm:
            self._link.say(confirm_words())
        else:
            self._has_just_laid = self._lay(lay)

    def _stage(self, lay: Lay) -> bool:
        """True if the rules agree."""
        is_staged = self._put(lay)
        if is_staged:
            self._link.stage.speak(staged_words(self._scenes.now()))
        return is_staged

    def _put(self, lay: Lay) -> bool:
        """True if the rules agree."""
        self._touch.tried = lay
        return self._sight.put((TILE, (*lay.cell, lay.tile))) is None

    def _lay(self, lay: Lay) -> bool:
        """True if the rules agree."""
        self._touch.tried = lay
        return self._sight.submit(lay) is None

    def grab(self, piece: str, keys: Keys) -> tuple[str, ...]:
        self._roll.finish()
        tile = _taken(piece)
        return (tile,) if tile is not None and self._scenes.now().is_live else ()

    def lifted(self, pieces: tuple[str, ...]) -> None:
        touch = self._touch
        touch.spot = touch.aimed = touch.hand = None
        touch.eyed = ""
        for piece in pieces:
            pile = self._sight.state.pile
            touch.hand = Hand(piece, pile[0] if piece == _PILE else piece.removeprefix("lie:"))
            self._sight.reset()
        self._scenes.forget()

    def drop(self, where: Where | None) -> None:
        hand, prospect = self._touch.hand, self._scenes.now().prospect
        if hand is None or where is None or where.zone != BOARD:
            return
        lay = Lay(self._cell_of(where), hand.lie)
        self._touch.landing = where
        fits = prospect is not None and lay.tile in prospect.legal.get(lay.cell, ())
        if fits:
            self._touch.hand = None
        landed = self._stage(lay) if self._link.habits.confirm else self._lay(lay)
        if fits and landed:
            self._link.stage.forget(hand.piece)
        self._touch.landing = None

    def typed(self, text: str) -> bool:
        """The keys 1 to 6 name the lies as the die does (D2), seen from the own side."""
        scene, hand = self._scenes.now(), self._touch.hand
        if text not in "123456" or scene.prospect is None or scene.is_solitaire:
            return False
        lie = scene.view.lie(LIES[int(text) - 1])
        if hand is not None:
            if scene.prospect.fixed_lie() is None:
                self._touch.hand = Hand(hand.piece, lie)
                self._judge_aim()
        elif scene.pick is None:
            self._link.stage.carry(f"lie:{lie}")
        elif lie in scene.prospect.legal[scene.pick.lay.cell]:
            self._choose(lie)
        else:
            self._stage(Lay(scene.pick.lay.cell, lie))
            return True
        self._speak_turned()
        return True

    def escaped(self) -> bool:
        self._calm_down()
        if self._sight.reset():
            return True
        was_shown = self._touch.spot is not None
        self._point(None)
        return was_shown

    def finished(self) -> None:
        """Lays what is shown."""
        scene = self._scenes.now()
        if scene.pick is not None and scene.hand is None:
            self._lay(scene.pick.lay)
        elif scene.is_live:
            self._link.say(finish_words(scene).missing)

    def chosen(self, seat: Seat) -> None:
        self._sight.look(seat)

    def stops(self) -> list[str]:
        return stops(self._scenes.now())

    def step(self, piece: str | None, dx: int, dy: int) -> str | None:
        return step(self._scenes.now(), piece, (dx, dy))

    def changed(self, change: Change) -> None:
        self._touch.spot = self._touch.aimed = None
        self._forget_alarm()
        self._roll.stop()
        self._scenes.forget()
        if change.kind == PLAYED:
            self._touch.told = None
            self._follow_tiles(change.events)
            for event in change.events:
                if isinstance(event, Rolled):
                    self._roll.begin(event.rolls)

    def _follow_tiles(self, events: tuple[Event, ...]) -> None:
        """Whoever has zoomed in still sees what was laid."""
        if self._link.stage.is_fitted:
            return
        cells = [event.cell for event in events if isinstance(event, Laid)]
        if cells:
            xs, ys = [x for x, _ in cells], [y for _, y in cells]
            self._link.stage.reveal((min(xs) - 1.5, min(ys) - 1.5, max(xs) + 1.5, max(ys) + 1.5))

    def refused(self, refusal: Refusal) -> None:
        """T7's space is marked for a while."""
        prospect, tried = self._scenes.now().prospect, self._touch.tried
        if prospect is not None and tried is not None:
            self._touch.alarm = prospect.alarm(refusal, tried)
            if self._touch.alarm is not None:
                self._touch.spot = None
                self._calm.start()
        self._touch.told = refusal
        self._scenes.forget()

    def _forget_alarm(self) -> None:
        self._calm.stop()
        self._touch.alarm = None

    def _calm_down(self) -> None:
        if self._touch.alarm is not None:
            self._forget_alarm()
            self._link.draw()

    def retired(self) -> None:
        self._roll.stop()
        self._calm.stop()


def _taken(piece: str | None) -> str | None:
    """The tile that is taken by this piece of the tray: itself, or the one that has just risen from its slot."""
    if piece is not None and piece.startswith("slot:"):
        return piece.replace("slot:", "lie:")
    return piece if piece == _PILE or (piece is not None and piece.startswith("lie:")) else None
