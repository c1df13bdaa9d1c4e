"""Everything the table says: heading, message, button, rail, spoken names, the curtain, the end."""

from PySide6.QtWidgets import QWidget
from shiboken6 import Shiboken

from trakkx_desktop.core.game import Refusal
from trakkx_desktop.core.outcome import Line, Outcome
from trakkx_desktop.core.player import Seat
from trakkx_desktop.games.trakkx.check import passing_the_turn_refusal
from trakkx_desktop.games.trakkx.draft import LayDraft
from trakkx_desktop.games.trakkx.events import Drew, DrewThree, Took
from trakkx_desktop.games.trakkx.give_draft import GiveDraft
from trakkx_desktop.games.trakkx.score import hand_points
from trakkx_desktop.games.trakkx.table import survey
from trakkx_desktop.games.trakkx.verdict import group_limit
from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.stage.room import Room
from trakkx_desktop.view.stage.table import (
    UNDONE,
    Change,
    Covered,
    Ending,
    Finish,
    SeatLine,
    Session,
    Telling,
)
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.trakkx import captions, spaces, story
from trakkx_desktop.view.trakkx.clock import TurnClock
from trakkx_desktop.view.trakkx.groups import GroupBoxes
from trakkx_desktop.view.trakkx.names import spoken_name
from trakkx_desktop.view.trakkx.showing import ShowingTable
from trakkx_desktop.view.trakkx.words import line_words, missing_words, refusal_words


class TalkingTable(ShowingTable):
    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.clock = TurnClock(self._is_seen)
        self._boxes = GroupBoxes("blue")
        self.words_changed.connect(self._tell_groups)

    def _is_seen(self) -> bool:
        """Not while another room is shown; and a window that is closed takes its stage along."""
        stage = self.stage
        return stage is not None and Shiboken.isValid(stage) and stage.isVisible()

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.session.match.players)

    def heading(self) -> tuple[str, str]:
        viewer, draft = self.session.viewer, self.session.draft
        if self.session.peeked is not None:
            return captions.looking_heading(self._told_at(self.session.peeked))
        if viewer is None:
            return "", ""
        name = self.names[viewer]
        if isinstance(draft, GiveDraft):
            return captions.give_heading(name, self.names[(viewer + 1) % len(self.names)], draft)
        if not isinstance(draft, LayDraft):
            return captions.waiting_heading(name)
        found = captions.turn_heading(name, draft, self.sight)
        if self.choosing is not None:
            found = captions.choose_heading(name)
        if self.clock.left is not None:
            left = f"{captions.clock_words(self.clock.left)}."
            return found[0], f"{left} {found[1]}" if self._room.is_large else left
        return found

    def _told_at(self, index: int) -> str:
        """What led to that position."""
        if index == 0:
            return ""
        entry, step = self.session.record.log[index - 1], self.session.record.steps[index - 1]
        told = story.telling(step.events, self.names)
        return f"{self.names[entry.seat]} {told.sentence}" if told is not None else ""

    def message(self) -> tuple[str, bool]:
        if self.playback.now is not None:
            return captions.showing_message(), False
        if self.choosing is not None:
            return captions.choose_message(), False
        draft = self.session.draft
        if isinstance(draft, GiveDraft):
            return captions.give_message(), False
        return (
            captions.lay_message(draft, self.sight) if isinstance(draft, LayDraft) else ("", False)
        )

    def message_aside(self, room: Room) -> float:
        box = spaces.sort_box(room, LOOK.text_scale)
        if box is None or self.phase != spaces.PLAY:
            return 0.0
        return box[2] + 24 + 64 * LOOK.text_scale

    def status(self) -> str:
        return captions.status(self.session.match, self.session.record.setup.position)

    def seat_line(self, seat: Seat) -> SeatLine:
        sight, draft = self.sight, self.session.draft
        if self.phase == spaces.END:
            points = 0 if seat == sight.winner else hand_points(sight.hands[seat])
            left = len(sight.hands[seat])
            words = tr("trakkx", "%n left", left)
            return SeatLine(words, str(points))
        count = len(sight.hands[seat])
        if isinstance(draft, LayDraft) and seat == self.session.viewer:
            count = len(draft.hand)
        lit = self.choosing is not None and seat != self.session.viewer
        return SeatLine(captions.seat_status(sight.opened[seat]), str(count), is_lit=lit)

    @property
    def can_pass(self) -> bool:
        """Nothing else is left to do, and nothing is laid or moved (rule E5)."""
        draft, viewer = self.session.draft, self.session.viewer
        if not isinstance(draft, LayDraft) or draft.laid or draft.moved or viewer is None:
            return False
        return passing_the_turn_refusal(self.sight, viewer) is None

    def finish_button(self) -> Finish:
        draft = self.session.draft
        if isinstance(draft, GiveDraft):
            left = draft.needed - len(draft.chosen)
            missing = tr("trakkx", "Choose %n more", left)
            label = tr("trakkx", "Pass them on")
            return Finish(label, missing if left else "")
        if self.can_pass:
            return Finish(tr("trakkx", "Pass"), is_quiet=True)
        label = tr("trakkx", "Finish turn")
        if not isinstance(draft, LayDraft):
            return Finish(label, " ", shown=False)
        return Finish(label, self._missing(draft))

    def _missing(self, draft: LayDraft) -> str:
        faults = draft.faults()
        if not draft.laid and not draft.moved:
            faults = tuple(fault for fault in faults if fault.code == "NOTHING_LAID") or faults
        return missing_words(faults)

    def sentence(self, refusal: Refusal) -> str:
        return refusal_words(refusal)

    def spoken(self, piece: str) -> str:
        return spoken_name(piece, self.drawn)

    def telling(self, change: Change) -> Telling | None:
        if change.kind == UNDONE:
            return story.undone()
        return story.telling(change.events, self.names)

    def covered(self) -> Covered | None:
        count = len(self.hand)
        return Covered(("back",), count, captions.covered_words(count), captions.show_words())

    def sound(self, change: Change) -> str:
        kinds = (Drew, Took, DrewThree)
        return "draw" if any(isinstance(event, kinds) for event in change.events) else "drop"

    def ending(self, outcome: Outcome) -> Ending:
        return story.ending(outcome, self.session.match)

    def line_label(self, line: Line) -> str:
        return line_words(line)

    def rail(self) -> QWidget | None:
        self._tell_groups()
        return self._boxes

    def _tell_groups(self) -> None:
        draft = self.session.draft
        groups = draft.groups if isinstance(draft, LayDraft) else survey(self.sight.table).groups
        self._boxes.tell(len(groups), group_limit(len(self.names)))
