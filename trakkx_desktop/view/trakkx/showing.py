"""The picture of the table: the scene that session, draft and hand make, and the room it has."""

from dataclasses import replace
from typing import Any

from trakkx_desktop.core.game import Event
from trakkx_desktop.core.player import Seat
from trakkx_desktop.games.trakkx.draft import LayDraft
from trakkx_desktop.games.trakkx.events import Blocked, Emptied, Refilled
from trakkx_desktop.games.trakkx.give_draft import GiveDraft
from trakkx_desktop.games.trakkx.score import hand_points
from trakkx_desktop.games.trakkx.state import State
from trakkx_desktop.games.trakkx.tokens import HIDDEN, Token, by_colour, by_value
from trakkx_desktop.view.stage.layout import Arrivals, Entry, Frame, Layout, Placement
from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.stage.room import Box, Room, room_of
from trakkx_desktop.view.stage.table import Session, Table
from trakkx_desktop.view.trakkx import captions, memory, spaces
from trakkx_desktop.view.trakkx.arts import token_art
from trakkx_desktop.view.trakkx.layout import dots, ground, layout
from trakkx_desktop.view.trakkx.pieces import TrakkxPainter
from trakkx_desktop.view.trakkx.playback import Playback
from trakkx_desktop.view.trakkx.scene import Aim, Captions, Scene

COUNTED = 70
"""Milliseconds between two tokens when the racks are counted."""


class ShowingTable(Table):
    """Holds what the hand and the eye add to the session: selection, aim, cursor, a turn shown again."""

    painter = TrakkxPainter()
    units = (20.0, 72.0)
    pans_with_left = False
    head_share = 0.46

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.selection: tuple[Token, ...] = ()
        self.aimed: Aim | None = None
        self.hover: str | None = None
        self.cursor: tuple[str, float, float] | None = None
        self.choosing: Token | None = None
        """The draw-three token for which a player is being chosen."""
        self.playback = Playback()
        self._room: Room = room_of(1208, 900)
        self._board: Box = self._room.board
        self.shown_board: Box = self._board
        """The part of the stage in which the table is seen; a panel below it is left out."""
        self._seen: tuple[Any, ...] = ()
        self._sight: State | None = None
        self._known: tuple[Any, frozenset[Token], frozenset[Token]] | None = None
        self._extent: tuple[Any, Box] | None = None
        self._drawn: tuple[tuple[Any, ...], Scene] | None = None
        self._glowing: tuple[LayDraft, frozenset[Token]] | None = None
        self._under: tuple[tuple[Any, ...], Layout, Captions] | None = None

    @property
    def sight(self) -> State:
        """The session's, worked out once for each position."""
        session = self.session
        key = (session.record, session.viewer, session.is_curtained, session.peeked)
        if self._sight is None or any(a is not b for a, b in zip(key, self._seen, strict=True)):
            self._seen, self._sight = key, session.sight
        return self._sight

    @property
    def phase(self) -> str:
        session = self.session
        if session.record.outcome is not None:
            return spaces.END
        if session.peeked is not None:
            return spaces.LOOK
        if isinstance(session.draft, GiveDraft):
            return spaces.GIVE
        return spaces.CHOOSE if self.choosing is not None else spaces.PLAY

    @property
    def turn_key(self) -> tuple[Any, ...]:
        """Different for every turn of every seat."""
        session = self.session
        return len(session.match.sittings), len(session.record.log), session.viewer

    def frame(self, width: float, height: float) -> Frame:
        before, room = self._room, room_of(width, height)
        self._room = room
        if before.is_large != room.is_large:
            self.words_changed.emit()
        board = self._board = self.board_box(room)
        shown = board
        if self.phase in (spaces.GIVE, spaces.CHOOSE):
            shown = spaces.above_panel(room, board)
        elif self.phase == spaces.END:
            shown = spaces.above_racks(board, len(self.sight.hands))
        zones = [
            ("room", spaces.pixels(room)),
            ("display", spaces.display_zone(room)),
            ("bag", spaces.bag_zone(room)),
            ("rack", spaces.rack_zone(room, self.slots)),
        ]
        if self.phase == spaces.GIVE:
            zones.append(("give", spaces.give_zone(room, board)))
        self.shown_board = shown
        return Frame(shown, tuple(zones))

    def extent(self) -> Box:
        """Never smaller while a turn is open, so that the table does not jump about under a hand."""
        draft = self.session.draft
        cells = draft.table if isinstance(draft, LayDraft) else self.sight.table
        found = spaces.extent_of(cells)
        key = (self.turn_key, self.session.peeked)
        if self._extent is not None and self._extent[0] == key:
            found = spaces.joined(found, self._extent[1])
        self._extent = (key, found)
        return found

    @property
    def hand(self) -> tuple[Token, ...]:
        """The viewer's, as the screen may show it now."""
        viewer = self.session.viewer
        return self.sight.hands[viewer] if viewer is not None else ()

    @property
    def slots(self) -> int:
        return len(self.hand)

    @property
    def order(self) -> tuple[Token, ...]:
        """The viewer's whole hand as it stands in the rack, laid tokens included."""
        viewer, hand = self.session.viewer, self.hand
        if viewer is None or self.session.is_curtained or HIDDEN in hand:
            return ()
        wished = self.session.desk(viewer) or memory.dealt_order(self.session.record, viewer)
        return memory.rack_order(hand, wished)

    @property
    def news(self) -> tuple[frozenset[Token], frozenset[Token]]:
        """(fresh, changed) for the viewer; nothing while the curtain hangs."""
        viewer = self.session.viewer
        if viewer is None or self.session.is_curtained or self.session.peeked is not None:
            return frozenset(), frozenset()
        if self._known is None or self._known[0] != self.turn_key:
            record = self.session.record
            self._known = (
                self.turn_key,
                memory.fresh(record, viewer),
                memory.changed(record, viewer),
            )
        return self._known[1:]

    def scene(self) -> Scene:
        draft, order = self.session.draft, self.order
        fresh, changed = self.news
        here = draft.hand if draft is not None else self.hand
        rack = tuple(token for token in order if token in set(here))
        if isinstance(draft, LayDraft) and changed:
            changed = self._still_changed(draft, changed)
        scene = Scene(
            self.sight,
            self._room,
            self._board,
            self.phase,
            draft,
            self.session.viewer,
            rack,
            covered=len(self.hand) if not order else 0,
            slots=self.slots,
            sorted_by=sorted_by(order),
            held=self.held,
            selection=frozenset(self.selection),
            aim=self.aimed,
            hover=self.hover,
            fresh=fresh,
            changed=changed,
            cursor=self.cursor,
            shown=self.playback.now,
            scale=LOOK.text_scale,
            unit=self._unit(),
        )
        return replace(scene, captions=self._captions(scene))

    def _unit(self) -> float:
        """Pixels per cell."""
        return self.stage.camera.unit if self.stage is not None else 60.0

    def _still_changed(self, draft: LayDraft, changed: frozenset[Token]) -> frozenset[Token]:
        """Without what the viewer has moved since."""
        if self._glowing is None or self._glowing[0] is not draft:
            self._glowing = (draft, changed.difference(draft.moved))
        return self._glowing[1]

    def layout(self) -> Layout:
        scene = self.scene()
        self._drawn = (self._position, scene)
        return layout(scene, self._ground(scene))

    @property
    def _position(self) -> tuple[Any, ...]:
        session = self.session
        seen = (session.viewer, session.is_curtained, session.peeked)
        return session.record, session.draft, *seen

    @property
    def drawn(self) -> Scene:
        """The scene as it was drawn last, if it still is the position's: for questions about it."""
        known = self._drawn
        if known is None or any(a is not b for a, b in zip(known[0], self._position, strict=True)):
            return self.scene()
        return known[1]

    def _ground(self, scene: Scene) -> Layout:
        """Worked out anew only when a token was put down, or the camera came nearer."""
        table = scene.shown if scene.shown is not None else scene.table
        extent = self.extent()
        look = (scene.unit, scene.scale, scene.changed, self._board, extent)
        key = (table, scene.draft, *look)
        known = self._under
        if known is None or not _same(known[0], key):
            under = {**dots(extent, self._board, scene.unit), **ground(scene)}
            known = self._under = (key, under, scene.captions)
        return known[1]

    def _captions(self, scene: Scene) -> Captions:
        groups = captions.group_captions(scene.seen.groups)
        words = captions.table_captions(scene.sight, groups)
        match = self.session.match
        if scene.phase == spaces.GIVE and scene.viewer is not None:
            left = (scene.viewer + 1) % len(match.players)
            title, note = captions.give_title(match.players[left].name)
            people = captions.persons(match, {left: ""})
            return replace(words, panel=title, panel_note=note, persons=people)
        return replace(words, persons=self._people(scene))

    def _people(self, scene: Scene) -> Any:
        match, hands = self.session.match, scene.sight.hands
        if scene.phase == spaces.CHOOSE:
            others = [seat for seat in range(len(hands)) if seat != scene.viewer]
            details = {seat: captions.tokens_of(len(hands[seat])) for seat in others}
            return captions.persons(match, details)
        if scene.phase == spaces.END:
            points = {seat: str(hand_points(hand)) for seat, hand in enumerate(hands)}
            return captions.persons(match, points)
        return ()

    def arrivals(self, events: tuple[Event, ...]) -> Arrivals:
        """New tokens of the display come from the bag; at the end the racks are counted one by one."""
        found: Arrivals = {}
        for event in events:
            if isinstance(event, Refilled):
                found.update({token: Entry(0, ("bag", 0.0, 0.0)) for token in event.tokens})
            elif isinstance(event, Emptied | Blocked):
                found.update(self._counting())
        return found

    def _counting(self) -> Arrivals:
        found: Arrivals = {}
        delay = 0
        for seat, hand in enumerate(self.sight.hands):
            for token in sorted(hand, key=by_colour):
                found[token] = Entry(delay)
                delay += COUNTED
            found[f"racks:points:{seat}"] = Entry(delay)
        return found

    def mini(self, seat: Seat) -> Layout:
        """With open hands, what this player has."""
        hand = self.sight.hands[seat]
        if HIDDEN in hand or self.phase == spaces.END or self.sight.setup.hands != "open":
            return {}
        columns = max(range(4, 11), key=lambda c: _mini_size(len(hand), c))
        size = _mini_size(len(hand), columns)
        rows = -(-max(1, len(hand)) // columns)
        out: Layout = {}
        for index, token in enumerate(sorted(hand, key=by_colour)):
            row, column = divmod(index, columns)
            x = (column - (columns - 1) / 2) * size
            y = (row - (rows - 1) / 2) * size
            out[token] = Placement(token_art(token), x, y, size=size)
        return out


def sorted_by(order: tuple[Token, ...]) -> str:
    """ "colour", "number", or "" for an order of one's own."""
    if order == tuple(sorted(order, key=by_colour)):
        return "colour"
    return "number" if order == tuple(sorted(order, key=by_value)) else ""


def _mini_size(count: int, columns: int) -> float:
    """Of one token, so that so many in a row fit a picture that is wider than high."""
    return min(1.6 / columns, 0.96 / -(-max(1, count) // columns))


def _same(one: tuple[Any, ...], other: tuple[Any, ...]) -> bool:
    """Tables are compared by what they are, not by what lies on them: nobody changes one in place."""
    return all(
        a is b or (not isinstance(a, dict) and a == b) for a, b in zip(one, other, strict=True)
    )
