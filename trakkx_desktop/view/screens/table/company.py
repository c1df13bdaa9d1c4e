"""What computers bring to a table: whose turn one watches, hints, pausing and stepping."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer, Signal

from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.sight import HINTED, PLAYED, Change
from trakkx_desktop.view.screens.house.keys import keys_of
from trakkx_desktop.view.stage.bubble import announce
from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.stage.parts import Deed, Finish, Said
from trakkx_desktop.view.stage.tr import tr

if TYPE_CHECKING:
    from trakkx_desktop.core.hint import Hint
    from trakkx_desktop.core.trouble import Trouble
    from trakkx_desktop.session.hints import Hints
    from trakkx_desktop.session.opponents import Opponents
    from trakkx_desktop.view.stage.hands import PlayStage
    from trakkx_desktop.view.stage.table import Table

PACES = {"instant": 0.0, "quick": 0.5, "easy": 1.0}
SIDES = (-0.8, 0.0, 0.8, 0.0)
"""Where one who thinks looks, one after the other; at rest, or with reduced motion, nothing moves."""
_INPUTS = (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress)


class Company(QObject):
    """Signals: changed() when words are different; glanced(seat or None) when a face moves its eyes;
    stumbled(Trouble) when a computer cannot go on."""

    changed = Signal()
    glanced = Signal(object, float)
    stumbled = Signal(object)

    def __init__(
        self, table: Table, stage: PlayStage, opponents: Opponents | None, hints: Hints | None
    ) -> None:
        super().__init__(stage)
        self._table, self._stage = table, stage
        self._opponents, self._hints = opponents, hints
        self._eyes = QTimer(self, interval=450)
        self._eyes.timeout.connect(self._look_round)
        self._side = 0
        if opponents is not None:
            opponents.thinking.connect(self._on_thinking)
            opponents.troubled.connect(self._on_trouble)
            stage.motion.rested.connect(self._on_rested)
            stage.viewport().installEventFilter(self)
            stage.installEventFilter(self)
        if hints is not None:
            # A method, not a lambda: the connection would keep that, and with it the whole table.
            hints.awaited.connect(self._on_awaited)
            hints.troubled.connect(self.stumbled)

    def tune(self, pace: str) -> None:
        if self._opponents is not None:
            self._opponents.pace = pace

    def _on_awaited(self, is_awaited: bool) -> None:
        if is_awaited:
            announce(self._stage, _thinking_words())
        self.changed.emit()

    def retire(self) -> None:
        self._eyes.stop()
        if self._opponents is not None:
            self._stage.motion.rested.disconnect(self._on_rested)
            self._stage.viewport().removeEventFilter(self)
            self._stage.removeEventFilter(self)

    def follow(self, changes: tuple[Change, ...]) -> None:
        """After a turn of a computer the next one waits until this one has been seen; a hint is spoken."""
        hint = self._hint
        is_past = self._table.sight.peeked is not None
        if hint is not None and not is_past and any(change.kind == HINTED for change in changes):
            told = self._table.words.hinted(hint)
            told = f"{told} {tr('table', 'Enter plays it.')}" if hint.is_whole else told
            announce(self._stage, told)
        if self._opponents is None:
            return
        players = self._table.sight.players
        shown = [c for c in changes if c.kind == PLAYED and c.seat is not None]
        if any(players[c.seat or 0].is_computer for c in shown) and self._stage.motion.is_moving:
            self._opponents.hold(True)

    def said(self, said: Said) -> tuple[tuple[str, str], Finish]:
        """Heading and turn button; while a computer is to act there is nothing to press."""
        hint = self._hint
        if hint is not None and hint.is_whole:
            return said.heading, Finish(tr("table", "Play the hint"))
        if not self._table.sight.is_watching:
            return said.heading, said.finish
        return (self._watched(), said.heading[1]), Finish("", shown=False)

    def message(self, said: Said) -> str:
        """A hint takes the place of the usual line."""
        if self._hints is not None and self._hints.is_awaited:
            return _thinking_words()
        hint = self._hint
        return self._table.words.hinted(hint) if hint is not None else ""

    @property
    def _hint(self) -> Hint | None:
        """Without hints of its own, what is shown is somebody else's to tell."""
        return self._table.sight.hint if self._hints is not None else None

    def _watched(self) -> str:
        sight = self._table.sight
        opponents = self._opponents
        if opponents is not None and (opponents.is_paused or opponents.trouble is not None):
            return tr("table", "Paused")
        seat = sight.waiting[0]
        return tr("table", "{name} is thinking").format(name=sight.players[seat].name)

    def deeds(self, own: tuple[Deed, ...]) -> tuple[Deed, ...]:
        """With those of the game: whoever only watches has no hands for the tools of one's own."""
        if self._opponents is not None and self._opponents.plays_alone:
            return (*self._watching(), *(deed for deed in own if deed.in_menu))
        return (*self._hinting(), *own)

    def _watching(self) -> tuple[Deed, ...]:
        opponents = self._opponents
        if opponents is None or self._table.sight.outcome is not None:
            return ()
        words = tr("table", "Go on") if opponents.is_paused else tr("table", "Pause")
        icon = "play" if opponents.is_paused else "pause"
        return (
            Deed("pause", words, icon, self._toggle_pause, shortcut=keys_of("watch_pause")[0]),
            Deed(
                "step",
                tr("table", "One turn"),
                "next",
                self._step,
                shortcut=keys_of("watch_step")[0],
            ),
        )

    def _hinting(self) -> tuple[Deed, ...]:
        hints = self._hints
        if hints is None or not self._table.sight.match.plan.hints:
            return ()
        is_lit = self._table.sight.hint is not None
        enabled = hints.is_offered and not hints.is_awaited
        return (
            Deed(
                "hint", tr("table", "Hint"), "hint", self.hint, enabled, is_lit, keys_of("hint")[0]
            ),
        )

    def hint(self) -> None:
        """Each press tells more; the last one plays."""
        if self._hints is not None:
            self._hints.press()

    def _toggle_pause(self) -> None:
        if self._opponents is not None:
            self._opponents.set_paused(not self._opponents.is_paused)
            self.changed.emit()

    def _step(self) -> None:
        if self._opponents is not None:
            self._opponents.step()
            self.changed.emit()

    def _on_rested(self) -> None:
        if self._opponents is not None:
            self._opponents.hold(False)

    def _on_thinking(self, seat: Seat | None) -> None:
        """Eyes that move a little, and only while somebody thinks."""
        self._side = 0
        if seat is None:
            self._eyes.stop()
            self.glanced.emit(None, 0.0)
        elif self._table.sight.is_watching:
            self.glanced.emit(seat, SIDES[0])
            if LOOK.duration(self._eyes.interval()):
                self._eyes.start()
        self.changed.emit()

    def _look_round(self) -> None:
        self._side = (self._side + 1) % len(SIDES)
        seat = self._opponents.seat if self._opponents is not None else None
        self.glanced.emit(seat, SIDES[self._side])

    def _on_trouble(self, trouble: Trouble) -> None:
        self._eyes.stop()
        self.changed.emit()
        self.stumbled.emit(trouble)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A click or a key while a computer plays: it is shown at once."""
        if event.type() in _INPUTS and self._table.sight.is_watching and self._opponents:
            self._opponents.hurry()
        return False


def _thinking_words() -> str:
    return tr("table", "Let me think about that…")
