"""What the TRÄXX table says around its picture: heading, message, rail, button, spoken names, the end."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtGui import QFontMetricsF

from trakkx_desktop.core.hint import Hint
from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.core.sight import PLAYED, Change, Sight
from trakkx_desktop.games.traexx import score
from trakkx_desktop.games.traexx.events import Resolved, Turned
from trakkx_desktop.view.stage.look import LABEL, LOOK
from trakkx_desktop.view.stage.parts import Covered, Deed, Ending, Finish, Said, SeatLine, Telling
from trakkx_desktop.view.stage.table import Link
from trakkx_desktop.view.traexx.layout.desk import PLAYING
from trakkx_desktop.view.traexx.layout.sheet import field_of
from trakkx_desktop.view.traexx.scene import Scene, Scenes, news
from trakkx_desktop.view.traexx.words import captions, endings, names, refusals, story

Deeds = Callable[[Scene], tuple[Deed, ...]]

MESSAGE_SIGN = 36
"""Pixels that the sign in front of a message may take."""


def worded(scene: Scene, refused: str) -> Scene:
    """With the words that lie on the table: a message takes the place of the card's label, and a long
    one that of the sums."""
    message, is_wrong = _message(scene, refused)
    labels = captions.labels(scene.state, message)
    if message and not _fits(scene, message):
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
        is_sealed, is_viewer = state.sealed[seat] is not None, seat == scene.viewer
        return SeatLine(captions.seat_status(is_viewer, is_sealed, -1), total)

    def _finish(self, scene: Scene) -> Finish:
        if scene.shown_seat is not None:
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
        if kind == "box":
            path = scene.draft.path if scene.draft is not None else ()
            return names.box_name(score.strip(scene.state, scene.seat, path), int(rest))
        return names.patch_name(scene, int(rest.partition(":")[2])) if kind == "patch" else ""

    def sound(self, change: Change) -> str:
        """A seal, or the next card."""
        return "turn" if any(isinstance(event, Turned) for event in change.events) else "seal"

    def telling(self, change: Change) -> Telling | None:
        if change.kind != PLAYED or change.seat is None:
            return None
        called = [player.name for player in self._sight.players]
        for event in change.events:
            if isinstance(event, Resolved):
                return Telling(story.news(called, event.reached, event.round))
        if self._sight.viewer is None:
            return None
        return Telling(story.has_sealed(called[change.seat], called[self._sight.viewer]))

    def covered(self) -> Covered | None:
        return None

    def hinted(self, hint: Hint) -> str:
        return hint.thought.reason

    def ending(self) -> Ending:
        outcome = self._sight.outcome
        assert outcome is not None
        called = [player.name for player in self._sight.players]
        final = self._sight.state_at(len(self._sight.turns))
        return endings.ending(outcome, final, called, self._sight.code, self._link.past)
