"""The picture: differences glide, arrivals come in order, pixmaps are drawn once, reduced motion is still."""

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from tests.view.stage.conftest import Blocks
from trakkx_desktop.view.stage.art import ArtCache
from trakkx_desktop.view.stage.hands import PlayStage
from trakkx_desktop.view.stage.icon_button import IconButton
from trakkx_desktop.view.stage.icons import load_icons
from trakkx_desktop.view.stage.layout import Entry, Layout, fitted
from trakkx_desktop.view.stage.look import LOOK


def blocks_of(stage: PlayStage) -> Blocks:
    assert stage.table is not None
    found = stage.table.looks
    assert isinstance(found, Blocks)
    return found


def test_a_piece_that_lies_elsewhere_glides_there(blocks: PlayStage, qtbot: QtBot) -> None:
    LOOK.set(dark=False, reduce_motion=False)
    blocks_of(blocks).cells["a"] = (2, 2)
    blocks.show_table()
    assert blocks.motion._glides
    before = blocks._items["a"].pos()
    with qtbot.waitSignal(blocks.motion.rested, timeout=3000):
        pass
    after = blocks._items["a"].pos()
    assert before != after and after == blocks._local(blocks.layout_now["a"])


def test_any_input_finishes_what_moves(blocks: PlayStage) -> None:
    LOOK.set(dark=False, reduce_motion=False)
    blocks_of(blocks).cells["c"] = (0, 2)
    blocks.show_table({"c": Entry(delay=5000)})
    assert blocks._items["c"].opacity() == 0
    blocks.motion.finish()
    assert blocks._items["c"].opacity() == 1 and not blocks.motion._glides


def test_reduced_motion_is_still(blocks: PlayStage) -> None:
    blocks_of(blocks).cells["a"] = (2, 2)
    blocks.show_table({"a": Entry(500)})
    assert not blocks.motion._glides


def test_a_layout_is_made_for_the_scale_at_which_it_is_shown(
    blocks: PlayStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A sign that is as large on the screen at any scale is right at once, not one redraw later."""
    table, scales = blocks_of(blocks), []
    layout = table.layout

    def noted() -> Layout:
        scales.append(blocks.camera.unit)
        return layout()

    monkeypatch.setattr(table, "layout", noted)
    monkeypatch.setattr(table, "extent", lambda: (-20, -20, 20, 20))
    blocks.show_table()
    assert scales == [blocks.camera.unit]


def test_what_is_gone_is_removed(blocks: PlayStage) -> None:
    del blocks_of(blocks).cells["b"]
    blocks.show_table()
    assert "b" not in blocks._items


def test_equal_pieces_share_one_pixmap(blocks: PlayStage) -> None:
    one, two = (blocks._items[piece].pixmap().cacheKey() for piece in ("a", "b"))
    assert one == two


def test_an_icon_without_room_is_no_error(qtbot: QtBot) -> None:
    """A button may be drawn while its row has not been laid out yet."""
    load_icons()
    button = IconButton("home", "")
    qtbot.addWidget(button)
    button.resize(58, 6)
    assert not button.grab().isNull()


def test_another_theme_draws_other_pixmaps(blocks: PlayStage) -> None:
    before = blocks._items["a"].pixmap().cacheKey()
    LOOK.set(dark=True, reduce_motion=True)
    QCoreApplication.processEvents()
    assert blocks._items["a"].pixmap().cacheKey() != before


def test_the_cache_keeps_to_its_budget(blocks: PlayStage) -> None:
    cache = ArtCache(budget=200_000)
    for size in range(40, 140):
        cache.pixmap(blocks_of(blocks).painter, ("counter", True), float(size), 1.0)
    assert cache.spent <= 200_000


def test_fitting_takes_the_largest_whole_unit() -> None:
    unit, x, y = fitted((-1, -1, 4, 4), (0, 0, 500, 260), (10, 80))
    assert unit == 52
    assert (x, y) == (250 - 52 * 1.5, 130 - 52 * 1.5)
    assert fitted((0, 0, 100, 100), (0, 0, 500, 260), (10, 80))[0] == 10
    assert fitted((0, 0, 1, 1), (0, 0, 500, 260), (10, 80))[0] == 80
