"""What the TRÄXX table says around its picture: heading, message, rail, button, spoken names, the end."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtGui import QFontMetricsF

from trakkx_desktop.core.game import Event
from trakkx_desktop.core.hint import Hint
from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.core.review import Reviewed, Tally
from trakkx_desktop.core.sight import PLAYED, UNDONE, Change, Sight
from trakkx_desktop.games.traexx import score
from trakkx_desktop.games.traexx.events import Resolved, Turned
from trakkx_desktop.view.stage import asking
from trakkx_desktop.view.stage.look import LABEL, LOOK
from trakkx_desktop.view.stage.parts import Covered, Deed, Ending, Finish, Said, SeatLine, Telling
from trakkx_desktop.view.stage.table import Link
from trakkx_desktop.view.traexx.layout.desk import PLAYING
from trakkx_desktop.view.traexx.layout.sheet import field_of
from trakkx_desktop.view.traexx.reveal import last_round
from trakkx_desktop.view.traexx.scene import Scene, Scenes, news
from trakkx_desktop.view.traexx.words import (
    captions,
    endings,
    heard,
    hints,
    names,
    refusals,
    review,
    story,
)

Deeds = Callable[[Scene], tuple[Deed, ...]]

MESSAGE_SIGN = 36
"""Pixels that the sign in front of a message may take."""


def worded(scene: Scene, refused: str) -> Scene:
    """With the words that lie on the table: a message or hint takes the place of the card's label, and a
    long one that of the sums."""
    message, is_wrong = _message(scene, refused)
    told = message
    if scene.hint is not None and not refused:
        told = hints.hinted(scene.hint, [player.name for player in scene.players])
    labels = captions.labels(scene.state, told)
    if told and not _fits(scene, told):
        labels = replace(labels, numbers="")
    return replace(scene, labels=labels, message=message, is_wrong=is_wrong)


def _message(scene: Scene, refused: str) -> tuple[str, bool]:
    """What was refused; else what the last round brought, until somebody draws."""
    if refused:
        return refused, True
    line = scene.draft
    if scene.desk.phase != PLAYING or line is None or line.path or scene.state.round == 1:
        return "", False
    told = news(scene.state)
    if not told:
        return "", False
    whole = story.news([p.name for p in scene.players], told, scene.state.round - 1)
    return whole if _fits(scene, whole) else story.news_count(len(told)), False


def _fits(scene: Scene, sentence: str) -> bool:
    """Is there space for it above the card?"""
    wide = QFontMetricsF(LOOK.font(18, LABEL)).horizontalAdvance(sentence)
    return wide <= scene.desk.card[2] - MESSAGE_SIGN


class TraexxWords:
    """Asks the position and the open line; changes nothing."""

    def __init__(self, sight: Sight, scenes: Scenes, link: Link, deeds: Deeds) -> None:
        self._sight = sight
        self._scenes = scenes
        self._link = link
        self._deeds = deeds

    def said(self) -> Said:
        scene, match = self._scenes.now(), self._sight.match
        status = captions.rail_status(
            scene.state, self._sight.code, len(match.sittings), match.plan.games
        )
        if self._sight.is_assisted and len(scene.players) == 1:
            status = f"{status}\n{captions.with_help()}"
        return Said(
            self._heading(scene),
            self._finish(scene),
            tuple(self._seat_line(scene, seat) for seat in range(len(scene.players))),
            scene.message,
            scene.is_wrong,
            status,
            self._deeds(scene),
        )

    def _heading(self, scene: Scene) -> tuple[str, str]:
        name = scene.players[scene.seat].name
        if scene.reveal is not None:
            return captions.round_over(scene.reveal.round), story.explained(
                self._called(), scene.reveal
            )
        if scene.is_watching and scene.shown_seat is None:
            return captions.watching(name)
        if scene.desk.phase != PLAYING:
            return captions.looking_back(name, scene.state)
        if scene.draft is None:
            sealed = scene.state.sealed[scene.seat] is not None
            return captions.looking_at(name, sealed, not sealed and scene.shown_seat is not None)
        return captions.heading(name, scene.state, scene.draft)

    def _seat_line(self, scene: Scene, seat: Seat) -> SeatLine:
        state = scene.state
        total = captions.minus(score.total(state, seat))
        if state.is_over or scene.desk.phase != PLAYING:
            return SeatLine(captions.seat_status(False, False, len(state.routes[seat])), total)
        is_sealed = state.sealed[seat] is not None or scene.reveal is not None
        is_viewer = seat == scene.viewer
        return SeatLine(captions.seat_status(is_viewer, is_sealed, -1), total)

    def _finish(self, scene: Scene) -> Finish:
        if scene.reveal is not None:
            return Finish(captions.go_on())
        if scene.shown_seat is not None:
            if scene.players[scene.shown_seat].is_computer:
                return Finish(captions.my_sheet())
            name = scene.players[scene.shown_seat].name
            is_sealed = scene.state.sealed[scene.shown_seat] is not None
            return Finish(captions.take_over(name, is_sealed))
        line = scene.draft
        if line is not None and line.path:
            return Finish(captions.finish_route())
        return Finish(captions.pass_round(), is_quiet=line is not None and bool(line.nexts))

    def sentence(self, refusal: Refusal) -> str:
        return refusals.refused(refusal)

    def spoken(self, piece: str) -> str:
        scene = self._scenes.now()
        field = field_of(piece)
        if field is not None:
            return names.field_name(field, scene.state, scene.seat, scene.draft)
        kind, _, rest = piece.partition(":")
        if kind == "leaf":
            return names.leaf_name(scene, int(rest))
        if kind == "box":
            path = scene.draft.path if scene.draft is not None else ()
            return names.box_name(score.strip(scene.state, scene.seat, path), int(rest))
        return names.patch_name(scene, int(rest.partition(":")[2])) if kind == "patch" else ""

    def sound(self, change: Change) -> str:
        """A seal, pens that draw before all, or the next card."""
        if self._scenes.now().reveal is not None:
            return "draw"
        return "turn" if any(isinstance(event, Turned) for event in change.events) else "seal"

    def telling(self, change: Change) -> Telling | None:
        if change.seat is None:
            return None
        if change.kind == UNDONE:
            return Telling(story.draws_again(self._called()[change.seat]))
        if change.kind != PLAYED:
            return None
        return Telling(self._turn_told(change.seat, change.events))

    def _turn_told(self, seat: Seat, events: tuple[Event, ...]) -> str:
        """A route that is sealed, or with the last one of a round all that came of it."""
        called = self._called()
        if any(isinstance(event, Resolved) for event in events):
            return self._round_told(called)
        is_next = self._sight.viewer not in (None, seat) and not self._is_aside(seat)
        turn = story.your_turn(called[self._sight.viewer or 0]) if is_next else ""
        return " ".join(filter(None, (story.has_sealed(called[seat]), turn)))

    def _is_aside(self, seat: Seat) -> bool:
        """A computer seals while the viewer draws: nobody's turn begins by that."""
        return self._sight.players[seat].is_computer

    def _round_told(self, called: list[str]) -> str:
        """The round, and what comes next: a card and who draws, or the result."""
        sight = self._sight
        reveal, outcome = last_round(sight), sight.outcome
        told = story.round_told(called, reveal) if reveal is not None else ""
        if outcome is not None:
            return f"{told} {story.result(called, outcome.scores, outcome.winners)}"
        turn = ""
        if len(called) > 1 and sight.viewer is not None and not sight.is_watching:
            turn = story.your_turn(called[sight.viewer])
        return " ".join(filter(None, (told, story.next_card(sight.state), turn)))

    def heard(self, what: str) -> str:
        scene, field = self._scenes.now(), field_of(self._link.stage.cursor_at)
        match what:
            case asking.HERE:
                return heard.around(scene, field or scene.state.routes[scene.seat][-1])
            case asking.OWN:
                return heard.card(scene)
            case asking.WATCH:
                return heard.line_ends(scene)
            case asking.STANDING:
                statuses = [
                    self._seat_line(scene, seat).status for seat in range(len(scene.players))
                ]
                return heard.standing(scene, self._called(), statuses)
        turns = self._sight.turns
        return self._turn_told(turns[-1].seat, turns[-1].events) if turns else ""

    def reviewed(self, found: Reviewed) -> str:
        return review.reviewed(found)

    def tallied(self, tally: Tally) -> str:
        return review.tallied(tally)

    def hinted(self, hint: Hint) -> str:
        return hints.hinted(hint, self._called())

    def _called(self) -> list[str]:
        return [player.name for player in self._sight.players]

    def covered(self) -> Covered | None:
        """With hidden sheets a line that is half drawn, or opened again."""
        return Covered((), 0, "", captions.show_sheet())

    def ending(self) -> Ending:
        outcome = self._sight.outcome
        assert outcome is not None
        final = self._sight.state_at(len(self._sight.turns))
        told = endings.ending(outcome, final, self._called(), self._sight.code, self._link.past)
        if not self._sight.is_assisted:
            return told
        return replace(told, remark=f"{captions.with_help()}. {told.remark}")
