"""What else can be done at the TRÄXX table: pass, and print."""

from collections.abc import Callable

from trakkx_desktop.core.sight import Sight
from trakkx_desktop.games.traexx.state import mask
from trakkx_desktop.view.stage.parts import Deed, Overlay
from trakkx_desktop.view.stage.table import Link
from trakkx_desktop.view.traexx.layout.desk import PLAYING
from trakkx_desktop.view.traexx.scene import Scene
from trakkx_desktop.view.traexx.words import captions


class TraexxDeeds:
    def __init__(
        self, sight: Sight, link: Link, pass_round: Callable[[], None], again: Callable[[], None]
    ) -> None:
        self._sight = sight
        self._link = link
        self._pass_round = pass_round
        self._again = again

    def all(self, scene: Scene) -> tuple[Deed, ...]:
        printing = Deed("print", captions.to_print(), "print", self.choose_print, in_menu=True)
        if scene.desk.phase != PLAYING:
            return (printing,)
        # What is drawn must not be lost by a key: Esc erases it first.
        may = scene.draft is not None and not scene.draft.path
        # The turn button passes while nothing is drawn; here it is for its key.
        passing = Deed(
            "pass", captions.pass_round(), "hand", self._pass_round, may, shortcut="P", in_menu=True
        )
        if scene.state.round == 1 or len(scene.players) == 1:
            return passing, printing
        again = Deed("again", captions.see_again(), "eye", self._again, in_menu=True)
        return passing, again, printing

    def choose_print(self) -> None:
        """The sheets as everybody may see them: nobody's open line of this round. What prints is heavy, so
        it is loaded now."""
        from trakkx_desktop.view.traexx.printing import pages, words
        from trakkx_desktop.view.traexx.printing.chooser import PrintChooser

        state, code = mask(self._sight.state, None), self._sight.code
        remark = words.remark_at_end(code) if state.is_over else words.remark(code, state.round)
        sheets = pages.played(state, [player.name for player in self._sight.players], remark)
        self._link.wish(Overlay(lambda parent: PrintChooser(parent, self._link, sheets)))
