"""Everything that the picture and the words of the table depend on, as one value."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from trakkx_desktop.core.game import Event
from trakkx_desktop.core.grid import Cell
from trakkx_desktop.core.hint import Hint
from trakkx_desktop.core.player import Player, Seat
from trakkx_desktop.games.trakkx.draft import LayDraft
from trakkx_desktop.games.trakkx.give_draft import GiveDraft
from trakkx_desktop.games.trakkx.rules import passing_the_turn_refusal
from trakkx_desktop.games.trakkx.state import State
from trakkx_desktop.games.trakkx.table import Survey, Table, places, survey
from trakkx_desktop.games.trakkx.tidy import tidied
from trakkx_desktop.games.trakkx.tokens import HIDDEN, Token, by_colour, by_value
from trakkx_desktop.view.stage.area import Area, area_of
from trakkx_desktop.view.stage.layout import Box
from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.stage.table import Link, LiveSight
from trakkx_desktop.view.trakkx import memory
from trakkx_desktop.view.trakkx.clock import TurnClock
from trakkx_desktop.view.trakkx.memory import Moment, News, TurnKey
from trakkx_desktop.view.trakkx.reveal import Drawn, Reveal

RACK = "rack"

PLAY, GIVE, CHOOSE, LOOKING = "play", "give", "choose", "looking"
CLOSING, END = "closing", "end"
"""Phases of the table: a turn, passing two on, choosing who draws three, looking back; the racks being laid
open at the table, the end beside the poster."""


@dataclass(frozen=True)
class Aim:
    """What would happen if the hand opened now: tokens on cells, or (with `gap`) into the rack."""

    cells: tuple[tuple[Token, Cell], ...] = ()
    fits: bool = True
    gap: int | None = None


@dataclass
class Touch:
    """What hand and eye add to the sight."""

    held: tuple[str, ...] = ()
    by_keys: bool = False
    """The keyboard was used last to take something up."""
    is_turned: bool = False
    """What is held lies as a column instead of a row, or the other way round."""
    at_board: bool = False
    """A hand is over the table: nothing may move under it."""
    targets: tuple[tuple[Cell, bool], ...] = ()
    """Where the held token would fit; True: there it completes a line."""
    is_judged: bool = False
    """Somebody wanted to finish this table, and it was not ready."""
    armed: str | None = None
    """The bag or the display token that was touched once: touched again, the turn ends with it."""
    aim: Aim | None = None
    cursor: tuple[str, float, float] | None = None
    """Zone and place that the keyboard holds something over."""
    hover: str | None = None
    selection: tuple[Token, ...] = ()
    choosing: Token | None = None
    """The draw-three token for which a player is being chosen."""
    moment: Moment | None = None
    """The table as it was, while the last turns are shown again."""

    def forget(self) -> None:
        """What belonged to another turn."""
        self.selection = self.targets = ()
        self.aim = self.cursor = self.hover = self.choosing = self.armed = None
        self.is_judged = False


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
    """`whole` is the viewer's rack in its order, `order` the same without what is laid or chosen;
    face-down tokens are counted in `covered` instead."""

    state: State
    area: Area
    phase: str
    draft: LayDraft | GiveDraft | None = None
    viewer: Seat | None = None
    players: tuple[Player, ...] = ()
    turn: TurnKey = (0, 0, None)
    peeked: int | None = None
    is_read_only: bool = False
    has_open_draft: bool = False
    whole: tuple[Token, ...] = ()
    order: tuple[Token, ...] = ()
    covered: int = 0
    slots: int = 0
    """For how many tokens the rack has places: its size does not change while a turn is open."""
    fresh: frozenset[Token] = frozenset()
    """New in the rack since the viewer last acted."""
    changed: frozenset[Token] = frozenset()
    """New or elsewhere on the table since the viewer last acted, and not moved by the viewer."""
    has_news: bool = False
    """Others have changed the table since the viewer last acted."""
    seconds: int | None = None
    """Left for this turn."""
    last: tuple[Event, ...] = ()
    """What a computer did just now."""
    hint: Hint | None = None
    drawn: Drawn | None = None
    """What the viewer has just drawn."""
    held: tuple[str, ...] = ()
    selection: frozenset[Token] = frozenset()
    aim: Aim | None = None
    targets: tuple[tuple[Cell, bool], ...] = ()
    at_board: bool = False
    is_judged: bool = False
    armed: str | None = None
    hover: str | None = None
    cursor: tuple[str, float, float] | None = None
    moment: Moment | None = field(default=None, hash=False)
    captions: Captions = Captions()
    scale: float = 1.0
    """Text size that the person chose."""
    unit: float = 60.0
    """Pixels per cell of the board now."""

    @property
    def board(self) -> Box:
        return self.area.board_box(self.phase == END, self.phase == LOOKING)

    @cached_property
    def lying(self) -> Table:
        """The table as it lies now, whatever is shown of it."""
        return self.draft.table if isinstance(self.draft, LayDraft) else tidied(self.state.table)

    @cached_property
    def table(self) -> Table:
        """The table as it is shown."""
        if self.moment is not None:
            return {cell: token for token, cell in self.moment.items()}
        return self.lying

    @cached_property
    def places(self) -> Mapping[Token, Cell]:
        if self.moment is not None:
            return self.moment
        return self.draft.places if isinstance(self.draft, LayDraft) else places(self.lying)

    @cached_property
    def seen(self) -> Survey:
        """Lines and groups of what is shown."""
        if self.moment is None and isinstance(self.draft, LayDraft):
            return self.draft.survey
        return survey(self.table)

    @property
    def lay_draft(self) -> LayDraft | None:
        """The table while a turn is open and hands may do something."""
        is_open = isinstance(self.draft, LayDraft) and not self.is_read_only
        return self.draft if is_open else None  # type: ignore[return-value]

    @cached_property
    def is_untouched(self) -> bool:
        """In this turn nothing is laid or moved (yet)."""
        draft = self.draft
        return isinstance(draft, LayDraft) and not draft.laid and not draft.moved

    @property
    def can_pass(self) -> bool:
        """Nothing else is left to do, and nothing is laid or moved (rule E5)."""
        if self.viewer is None or not self.is_untouched:
            return False
        return passing_the_turn_refusal(self.state, self.viewer) is None

    @cached_property
    def sorted_by(self) -> str:
        """ "colour", "number", or "" for an order of one's own."""
        if self.whole == tuple(sorted(self.whole, key=by_colour)):
            return "colour"
        return "number" if self.whole == tuple(sorted(self.whole, key=by_value)) else ""

    @property
    def others(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(len(self.players)) if seat != self.viewer)


class Scenes:
    """Makes the scene of now from sight, touch and the stage's size, once for each redraw."""

    def __init__(
        self,
        sight: LiveSight,
        touch: Touch,
        link: Link,
        clock: TurnClock,
        reveal: Reveal,
        word: Callable[[Scene], Captions],
    ) -> None:
        self._sight, self._touch, self._link, self._clock = sight, touch, link, clock
        self._reveal, self._word = reveal, word
        self._area = area_of(1208, 900)
        self._scene: Scene | None = None
        self._news: tuple[TurnKey | None, News] = (None, News())
        sight.changed.connect(self._forget)
        link.shown.connect(self._follow)

    def resize(self, width: float, height: float) -> None:
        before, self._area = self._area, area_of(width, height)
        if before != self._area:
            self._forget()
        if before.is_large != self._area.is_large:
            self._link.show()

    def now(self) -> Scene:
        unit, scale = self._link.stage.unit, LOOK.text_scale
        if self._scene is None:
            self._scene = self._made(unit, scale)
        elif (unit, scale) != (self._scene.unit, self._scene.scale):
            self._scene = replace(self._scene, unit=unit, scale=scale)
        return self._scene

    def _forget(self, *_: object) -> None:
        self._scene = None

    def _follow(self, words_too: bool) -> None:
        if words_too:
            self._forget()
        elif self._scene is not None:
            self._scene = self._touched(self._scene)

    def _touched(self, scene: Scene) -> Scene:
        touch = self._touch
        return replace(
            scene,
            held=touch.held,
            selection=frozenset(touch.selection),
            aim=touch.aim,
            targets=touch.targets,
            at_board=touch.at_board,
            is_judged=touch.is_judged,
            armed=touch.armed,
            hover=touch.hover,
            cursor=touch.cursor,
            moment=touch.moment,
        )

    def _made(self, unit: float, scale: float) -> Scene:
        sight = self._sight
        state, draft, viewer = sight.state, sight.draft, sight.viewer
        hand = state.hands[viewer] if viewer is not None else ()
        turn = memory.turn_key(sight)
        news = self._news_in(turn)
        whole = self._whole(hand, news)
        here = set(draft.hand if draft is not None else hand)
        changed = news.changed
        if changed and isinstance(draft, LayDraft):
            changed = changed.difference(draft.moved)
        scene = Scene(
            state,
            self._area,
            self._phase(draft),
            draft,
            viewer,
            sight.players,
            turn,
            sight.peeked,
            sight.is_read_only,
            sight.has_open_draft,
            whole,
            order=tuple(token for token in whole if token in here),
            covered=0 if whole else len(hand),
            slots=len(hand),
            fresh=news.fresh,
            changed=changed,
            has_news=bool(news.changed),
            seconds=self._clock.left,
            last=self._last(),
            hint=sight.hint,
            drawn=self._reveal.now,
            scale=scale,
            unit=unit,
        )
        scene = self._touched(scene)
        return replace(scene, captions=self._word(scene))

    def _last(self) -> tuple[Event, ...]:
        sight = self._sight
        if not sight.turns or sight.peeked is not None or sight.is_curtained:
            return ()
        turn = sight.turns[-1]
        return turn.events if sight.players[turn.seat].is_computer else ()

    def _phase(self, draft: LayDraft | GiveDraft | None) -> str:
        if self._sight.outcome is not None:
            return CLOSING if self._link.is_closing else END
        if self._sight.peeked is not None:
            return LOOKING
        if isinstance(draft, GiveDraft):
            return GIVE
        return CHOOSE if self._touch.choosing is not None else PLAY

    def _news_in(self, turn: TurnKey) -> News:
        """Nothing while the curtain hangs."""
        sight, viewer = self._sight, self._sight.viewer
        if viewer is None or sight.is_curtained or sight.peeked is not None:
            return News()
        if self._news[0] != turn:
            self._news = (turn, memory.news(sight, viewer))
        return self._news[1]

    def _whole(self, hand: tuple[Token, ...], news: News) -> tuple[Token, ...]:
        viewer = self._sight.viewer
        if viewer is None or self._sight.is_curtained or HIDDEN in hand:
            return ()
        return memory.rack_order(hand, self._sight.desk(viewer) or news.dealt)
