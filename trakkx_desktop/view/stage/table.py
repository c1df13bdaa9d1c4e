"""A table: a game's three parts put together, and the one way of every event from the session to the screen."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance

from trakkx_desktop.core.past import Past
from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.core.sight import PLAYED, Change, Sight
from trakkx_desktop.view.stage.layout import Arrivals, Extent
from trakkx_desktop.view.stage.parts import Habits, Hands, Looks, Question, RailPart, Words


class LiveSight(Sight, Protocol):
    """A sight that tells when it is different."""

    @property
    def changed(self) -> SignalInstance: ...

    @property
    def refused(self) -> SignalInstance: ...


class Reach(Protocol):
    """What a game's parts may ask of the stage that shows them; by itself, that nobody shows them yet."""

    @property
    def unit(self) -> float:
        """Pixels of a unit of the board."""
        return 60.0

    @property
    def is_fitted(self) -> bool:
        """The whole board is shown: nobody has zoomed or panned."""
        return True

    @property
    def is_seen(self) -> bool:
        return False

    @property
    def is_moving(self) -> bool:
        """Is a piece on its way?"""
        return False

    @property
    def cursor_at(self) -> str | None:
        return None

    def set_cursor(self, piece: str | None) -> None:
        return

    def sees(self, x: float, y: float) -> bool:
        """Is this point of the board inside the board's area?"""
        return True

    def carry(self, piece: str, *others: str) -> None:
        """A click takes up pieces: they follow the pointer until they are put down."""
        return

    def spread(self, cells: Mapping[str, tuple[float, float]]) -> None:
        """How the pieces in hand lie around the first one while they are over the board, in units."""
        return

    def let_go(self) -> None:
        return

    def forget(self, piece: str) -> None:
        """What lies there under this name is gone at once; what comes next under it is new."""
        return

    def reveal(self, extent: Extent) -> None:
        """Pans as little as it takes to show this part of the board."""
        return

    def speak(self, sentence: str) -> None:
        """Said at once to whoever listens; nothing is shown."""
        return


class NoStage(Reach):
    """Nobody shows the table (yet)."""


class Link(QObject):
    """How a game's parts reach what is around them: the stage, the people's habits, and these signals.

    shown(bool): the picture is different, and (True) the words too; said(sentence, rule, piece): for a
    refusal or remark beside that piece, or ("") the pointer; sounded(name); asked(Question);
    wished(Export, Offer, Learned, Overlay or Habits); brought(arrivals): how new pieces of the next
    picture come in, where no action brings them.
    """

    shown = Signal(bool)
    said = Signal(str, str, str)
    sounded = Signal(str)
    asked = Signal(object)
    wished = Signal(object)
    brought = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.stage: Reach = NoStage()
        self.habits = Habits()
        self.is_turned = False
        """Of two who sit across the screen, the other one has it: all is turned by a half-turn."""
        self.is_closing = False
        """The game has just ended: its last turn is still seen at the table, the poster comes after it."""
        self.past: tuple[Past, ...] = ()
        """What was played alone before, told when a game for one has ended."""

    def show(self) -> None:
        """Draw and word everything anew."""
        self.shown.emit(True)

    def draw(self) -> None:
        """Draw anew; no word depends on what has changed."""
        self.shown.emit(False)

    def say(self, sentence: str, rule: str = "", at: str = "") -> None:
        self.said.emit(sentence, rule, at)

    def refuse(self, sentence: str, rule: str = "", at: str = "") -> None:
        """Says it with the sound of a refusal."""
        self.sounded.emit("refuse")
        self.say(sentence, rule, at)

    def ask(self, question: Question) -> None:
        self.asked.emit(question)

    def wish(self, wish: object) -> None:
        self.wished.emit(wish)

    def bring(self, arrivals: Arrivals) -> None:
        self.brought.emit(arrivals)


class Table(QObject):
    """Signals: shown(arrivals) when the picture is to be drawn anew, once for each gesture, whatever
    it led to; worded(changes) after it, if the words may be different, too."""

    shown = Signal(object)
    worded = Signal(object)

    def __init__(
        self,
        sight: LiveSight,
        link: Link,
        looks: Looks,
        hands: Hands,
        words: Words,
        rail: RailPart | None = None,
        far: Callable[[], Seat] = lambda: 1,
    ) -> None:
        """`far`: which of two sits on the other side."""
        super().__init__()
        self.leader: Callable[[], bool] = lambda: False
        """Whoever leads through the table is asked first when a turn is finished; True: that was for them."""
        self.sight = sight
        self.link = link
        self.looks = looks
        self.hands = hands
        self.words = words
        self.rail = rail
        self._far = far
        self._depth = 0
        self._is_drawn = self._is_worded = True
        self._changes: list[Change] = []
        self._arrivals: Arrivals = {}
        sight.changed.connect(self._on_changed)
        sight.refused.connect(self._on_refused)
        link.shown.connect(self._mark)
        link.brought.connect(self._bring)

    @contextmanager
    def gesture(self) -> Iterator[None]:
        """All that happens inside is shown once, at its end."""
        self._depth += 1
        try:
            yield
        finally:
            self._depth -= 1
            self._show()

    def finish(self) -> None:
        """Enter, or the turn button: plays the hint that is shown as a whole, else what the hands have."""
        with self.gesture():
            hint = self.sight.hint
            if hint is not None and hint.is_whole:
                self.sight.take_hint()
            elif not self.leader():
                self.hands.finished()

    def tune(self, habits: Habits) -> None:
        """Takes over the people's settings, now and whenever they change."""
        if habits != self.link.habits:
            self.link.habits = habits
            self._turn()
            self.link.show()

    def _turn(self) -> None:
        """Looking back and the end are for both; against a computer nobody sits across."""
        sight = self.sight
        people = sum(not player.is_computer for player in sight.players)
        is_pair = people == len(sight.players) == 2
        is_far = is_pair and sight.viewer == self._far() and sight.peeked is None
        self.link.is_turned = self.link.habits.across and is_far

    def retire(self) -> None:
        self.sight.changed.disconnect(self._on_changed)
        self.sight.refused.disconnect(self._on_refused)
        self.hands.retired()

    def _on_changed(self, change: Change) -> None:
        self.link.is_closing = change.kind == PLAYED and self.sight.outcome is not None
        self._turn()
        with self.gesture():
            self.hands.changed(change)
            if change.kind == PLAYED:
                self._arrivals |= self.looks.arrivals(change)
            self._changes.append(change)
            self._mark(True)

    def _bring(self, arrivals: Arrivals) -> None:
        self._arrivals |= arrivals

    def _on_refused(self, refusal: Refusal, puts: object) -> None:
        self.hands.refused(refusal)
        self.link.refuse(self.words.sentence(refusal), refusal.rule)
        self._mark(True)

    def _mark(self, words_too: bool) -> None:
        self._is_drawn = False
        self._is_worded = self._is_worded and not words_too
        self._show()

    def catch_up(self) -> None:
        """Draws now, in the middle of a gesture that goes on from where the pieces lie then."""
        if not self._is_drawn:
            arrivals, self._arrivals, self._is_drawn = self._arrivals, {}, True
            self.shown.emit(arrivals)

    def _show(self) -> None:
        if self._depth:
            return
        self.catch_up()
        if not self._is_worded:
            changes, self._changes, self._is_worded = tuple(self._changes), [], True
            self.worded.emit(changes)
