"""The picture: differences glide, arrivals come in order, pixmaps are drawn once, reduced motion is still."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from tests.view.stage.conftest import Blocks
from trakkx_desktop.view.stage.art import ArtCache
from trakkx_desktop.view.stage.hands import PlayStage
from trakkx_desktop.view.stage.icon_button import IconButton
from trakkx_desktop.view.stage.icons import load_icons
from trakkx_desktop.view.stage.layout import Arrival, Layout, fitted
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
    blocks.show_table({"c": Arrival(delay=5000)})
    assert blocks._items["c"].opacity() == 0
    blocks.motion.finish()
    assert blocks._items["c"].opacity() == 1 and not blocks.motion._glides


def test_reduced_motion_is_still(blocks: PlayStage) -> None:
    blocks_of(blocks).cells["a"] = (2, 2)
    blocks.show_table({"a": Arrival(500)})
    assert not blocks.motion._glides


def test_reduced_motion_is_still_for_what_comes_later(blocks: PlayStage) -> None:
    """A chain that would arrive tile by tile is there at once, all of it, at its full size."""
    blocks_of(blocks).cells |= {"c": (0, 2), "d": (1, 2)}
    blocks.show_table({"c": Arrival(5000), "d": Arrival(5000, ("tray", 0, 0))})
    assert not blocks.motion._glides
    for piece, cell in (("c", (0, 2)), ("d", (1, 2))):
        item = blocks._items[piece]
        assert item.scenePos() == blocks.point("board", *cell)
        assert item.opacity() == 1 and item.scale() == 1


def test_what_arrives_from_elsewhere_is_seen_there_first(blocks: PlayStage) -> None:
    LOOK.set(dark=False, reduce_motion=False)
    blocks_of(blocks).cells["c"] = (0, 2)
    blocks.show_table({"c": Arrival(0, ("tray", 1, 0))})
    assert blocks._items["c"].scenePos() == blocks.point("tray", 1, 0)
    blocks.motion.finish()
    assert blocks._items["c"].scenePos() == blocks.point("board", 0, 2)


def test_a_piece_that_moves_becomes_as_pale_as_its_place(
    blocks: PlayStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = blocks_of(blocks).layout()
    pale = {**found, "a": replace(found["a"], x=2, opacity=0.4)}
    monkeypatch.setattr(blocks_of(blocks), "layout", lambda: pale)
    blocks.show_table()
    assert blocks._items["a"].opacity() == 0.4
    assert blocks._items["a"].scenePos() == blocks.point("board", 2, 0)


def test_the_ring_of_the_cursor_lies_around_its_piece(blocks: PlayStage) -> None:
    for piece in ("b", "tray", "a"):
        blocks.set_cursor(piece)
        assert blocks._rings.cursor.isVisible()
        assert blocks._rings.cursor.scenePos() == blocks._items[piece].scenePos()


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


def test_clear_shapes_draw_other_pixmaps(blocks: PlayStage) -> None:
    before = blocks._items["a"].pixmap().cacheKey()
    LOOK.set(dark=False, reduce_motion=True, clear_shapes=True)
    QCoreApplication.processEvents()
    assert blocks._items["a"].pixmap().cacheKey() != before


def test_a_lifted_piece_is_drawn_as_one_until_it_lies_again(blocks: PlayStage) -> None:
    lying = blocks._items["a"].pixmap().cacheKey()
    blocks.carry("a")
    assert blocks._items["a"].pixmap().cacheKey() != lying
    blocks.let_go()
    assert blocks._items["a"].pixmap().cacheKey() == lying


def test_a_table_that_was_left_follows_nothing(blocks: PlayStage) -> None:
    table, told = blocks.table, list[object]()
    assert table is not None
    table.shown.connect(told.append)
    table.retire()
    table.sight.put(("0", ("hand",)))
    assert not told
    table.sight.changed.connect(table._on_changed)
    table.sight.refused.connect(table._on_refused)


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
