"""What TRAKKX says: everything around the stage, spoken names, the curtain, the end."""

from collections.abc import Callable

from trakkx_desktop.core.hint import Hint
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.core.review import Reviewed, Tally
from trakkx_desktop.core.sight import UNDONE, Change, Sight
from trakkx_desktop.games.trakkx.events import Drew, DrewThree, Took
from trakkx_desktop.view.stage.parts import Covered, Deed, Ending, Said, Telling
from trakkx_desktop.view.stage.table import Link
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.trakkx.layout.spaces import sort_box
from trakkx_desktop.view.trakkx.scene import PLAY, Scene, Scenes
from trakkx_desktop.view.trakkx.words import captions, hints, review, story
from trakkx_desktop.view.trakkx.words.heard import heard
from trakkx_desktop.view.trakkx.words.names import spoken_name
from trakkx_desktop.view.trakkx.words.refusals import refusal_words


class TrakkxWords:
    def __init__(
        self, sight: Sight, link: Link, scenes: Scenes, deeds: Callable[[Scene], tuple[Deed, ...]]
    ) -> None:
        self._sight, self._link, self._scenes, self._deeds = sight, link, scenes, deeds
        self._told: tuple[Scene, Said] | None = None

    @property
    def _names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self._sight.players)

    def said(self) -> Said:
        scene = self._scenes.now()
        if self._told is None or self._told[0] is not scene:
            self._told = (scene, self._say(scene))
        return self._told[1]

    def _say(self, scene: Scene) -> Said:
        message, is_wrong = captions.message(scene)
        if scene.armed is None and not self._sight.has_open_draft:
            message = self._computers_turn(scene) or message
        return Said(
            self._heading(scene),
            captions.finish(scene),
            tuple(captions.seat_line(scene, seat) for seat in range(len(scene.players))),
            message,
            is_wrong,
            captions.status(self._sight.match, scene.state.setup.position),
            self._deeds(scene),
            _aside(scene),
        )

    def _heading(self, scene: Scene) -> tuple[str, str]:
        if scene.peeked is None:
            return captions.heading(scene)
        return tr("trakkx", "Looking back"), self._told_at(scene.peeked)

    def _told_at(self, index: int) -> str:
        """What led to that position."""
        if index == 0:
            return ""
        turn, names = self._sight.turns[index - 1], self._names
        told = story.telling(turn.events, names)
        return f"{names[turn.seat]} {told.sentence}" if told is not None else ""

    def _computers_turn(self, scene: Scene) -> str:
        """What a computer has just done, until the hand begins; "" if it was a person."""
        turn = self._sight.turns[-1] if self._sight.turns else None
        if turn is None or scene.phase != PLAY or not scene.players[turn.seat].is_computer:
            return ""
        told = story.telling(turn.events, self._names)
        return f"{self._names[turn.seat]} {story.whole(told)}." if told is not None else ""

    def sentence(self, refusal: Refusal) -> str:
        return refusal_words(refusal)

    def spoken(self, piece: str) -> str:
        return spoken_name(piece, self._scenes.now())

    def telling(self, change: Change) -> Telling | None:
        if change.kind == UNDONE:
            return story.undone()
        return story.telling(change.events, self._names)

    def hinted(self, hint: Hint) -> str:
        return hints.hinted(hint, self._names)

    def reviewed(self, found: Reviewed) -> str:
        return review.reviewed(found)

    def tallied(self, tally: Tally) -> str:
        return review.tallied(tally)

    def heard(self, what: str) -> str:
        return heard(what, self._scenes.now(), self._sight, self._link.stage.cursor_at)

    def sound(self, change: Change) -> str:
        kinds = (Drew, Took, DrewThree)
        return "draw" if any(isinstance(event, kinds) for event in change.events) else "drop"

    def covered(self) -> Covered:
        count = self._scenes.now().slots
        words = tr("trakkx", "%n token(s), face down", count)
        is_swap = self._sight.state.sealed is not None
        task = tr("trakkx", "pass two on") if is_swap else ""
        return Covered(("back",), count, words, tr("trakkx", "Show my tokens"), task)

    def ending(self) -> Ending:
        outcome = self._sight.outcome
        assert outcome is not None
        last = self._sight.turns[-1].events if self._sight.turns else ()
        return story.ending(outcome, self._sight.match, last)


def _aside(scene: Scene) -> float:
    """The switch that sorts the rack stands at the right end of the message line."""
    box = sort_box(scene.area, scene.scale)
    return 0.0 if box is None or scene.phase != PLAY else box[2] + 24 + 64 * scene.scale
