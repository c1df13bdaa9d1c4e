"""Everything that a TRAX table says, asked from outside; the sentences are in the files beside."""

from collections.abc import Callable

from trakkx_desktop.core.hint import Hint
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.core.review import Reviewed, Tally
from trakkx_desktop.core.sight import PLAYED, UNDONE, Change, Sight
from trakkx_desktop.view.stage.parts import Covered, Deed, Ending, Said, Telling
from trakkx_desktop.view.stage.table import Link
from trakkx_desktop.view.trax.scene import Scene, Scenes
from trakkx_desktop.view.trax.words import endings, review, turn
from trakkx_desktop.view.trax.words.heard import heard
from trakkx_desktop.view.trax.words.hints import hinted
from trakkx_desktop.view.trax.words.names import spoken
from trakkx_desktop.view.trax.words.refusals import refusal_words
from trakkx_desktop.view.trax.words.story import last_turn
from trakkx_desktop.view.trax.words.told import told_turn, undone_words


class TraxWords:
    """Reads the scene and the log; changes nothing. `deeds`: what else can be done."""

    def __init__(
        self, sight: Sight, scenes: Scenes, link: Link, deeds: Callable[[Scene], tuple[Deed, ...]]
    ) -> None:
        self._sight = sight
        self._scenes = scenes
        self._link = link
        self._deeds = deeds

    def said(self) -> Said:
        scene, sight = self._scenes.now(), self._sight
        return Said(
            turn.heading(scene, sight),
            turn.finish_words(scene),
            tuple(turn.seat_line(scene, sight, seat) for seat in range(len(sight.players))),
            self._message(scene),
            scene.told is not None,
            turn.status(scene, sight.match),
            self._deeds(scene),
        )

    def _message(self, scene: Scene) -> str:
        if scene.told is not None:
            return refusal_words(scene.told, scene.view)
        return last_turn(self._sight) if scene.peeked is None else ""

    def sentence(self, refusal: Refusal) -> str:
        return refusal_words(refusal, self._scenes.now().view)

    def spoken(self, piece: str) -> str:
        return spoken(self._scenes.now(), piece)

    def telling(self, change: Change) -> Telling | None:
        if change.kind == PLAYED:
            return Telling(told_turn(self._sight, self._scenes.now().view))
        if change.kind == UNDONE and change.seat is not None:
            return Telling(undone_words(self._sight, change.seat))
        return None

    def heard(self, what: str) -> str:
        return heard(self._scenes.now(), self._sight, what, self._link.stage.cursor_at)

    def hinted(self, hint: Hint) -> str:
        return hinted(self._scenes.now(), hint)

    def reviewed(self, found: Reviewed) -> str:
        return review.reviewed(found)

    def tallied(self, tally: Tally) -> str:
        return review.tallied(tally)

    def sound(self, change: Change) -> str:
        return "drop"

    def covered(self) -> Covered | None:
        return None

    def ending(self) -> Ending:
        sight = self._sight
        state = sight.state_at(len(sight.turns))
        names = [player.name for player in sight.players]
        return endings.ending_of(state, names, sight.is_assisted, self._link.past)
