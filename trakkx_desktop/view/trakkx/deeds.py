"""Buttons and menu entries at the table: back as it was, sorting, looking again, taking whole groups."""

from functools import partial

from trakkx_desktop.core.sight import Sight
from trakkx_desktop.view.stage.parts import Deed
from trakkx_desktop.view.stage.table import Link
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.trakkx import memory
from trakkx_desktop.view.trakkx.hands import Carrying
from trakkx_desktop.view.trakkx.playback import Playback
from trakkx_desktop.view.trakkx.scene import Scene


class TrakkxDeeds:
    def __init__(self, sight: Sight, link: Link, carrying: Carrying, playback: Playback) -> None:
        self._sight, self._link = sight, link
        self._carrying, self._playback = carrying, playback

    def all(self, scene: Scene) -> tuple[Deed, ...]:
        is_on = scene.lay_draft is not None
        reset = Deed(
            "reset",
            tr("trakkx", "As it was"),
            "first",
            self._sight.reset,
            enabled=is_on and scene.has_open_draft,
        )
        last = Deed(
            "last",
            tr("trakkx", "Show last turn"),
            "history",
            self._show_last_turn,
            enabled=is_on and scene.has_news,
            shortcut="T",
            in_menu=True,
        )
        return (reset, *self._sorts(scene), last, *self._takes(is_on))

    def _sorts(self, scene: Scene) -> tuple[Deed, ...]:
        """In small windows one button sorts by colour, then by number."""
        kinds = (
            ("colour", tr("trakkx", "Sort by colour"), "K"),
            ("number", tr("trakkx", "Sort by number"), "V"),
        )
        done = "colour" if scene.sorted_by == "colour" else "number"
        return tuple(
            Deed(
                key,
                label,
                "sort",
                partial(self._carrying.sort, key),
                enabled=bool(scene.whole),
                shortcut=letter,
                in_menu=scene.area.is_large or key == done,
            )
            for key, label, letter in kinds
        )

    def _takes(self, is_on: bool) -> tuple[Deed, ...]:
        carrying = self._carrying
        group, line = tr("trakkx", "Take the whole group"), tr("trakkx", "Take the whole line")
        back = tr("trakkx", "Back to the rack")
        return (
            Deed("group", group, "hand", carrying.take_group, is_on, None, "G", in_menu=True),
            Deed("line", line, "hand", carrying.take_line, is_on, None, "L", in_menu=True),
            Deed(
                "back",
                back,
                "undo",
                carrying.send_back_held,
                is_on,
                None,
                "Backspace",
                in_menu=True,
            ),
        )

    def _show_last_turn(self) -> None:
        viewer = self._sight.viewer
        if viewer is not None and not self._playback.stop():
            self._playback.play(memory.since(self._sight, viewer))
