"""Laying and regrouping by real drags: nothing but pointer events, judged by draft and screen."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.games.trakkx.position import state, table
from tests.truth import record_of
from tests.view.hand import LEFT, NO_KEYS, RIGHT
from tests.view.trakkx.conftest import Hands

CTRL, SHIFT, ALT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)


def cells(hands: Hands) -> dict[tuple[int, int], str]:
    return dict(hands.draft().table)


def order(hands: Hands) -> tuple[str, ...]:
    """Of the rack."""
    return hands.scene.whole


def test_opening_with_three_of_ones_own(hands: Hands) -> None:
    """O1: the first group, token by token; the button tells what is missing until it is done."""
    hands.lay(state(("R5 B5 G5 Y1", "R1 R2"), opened=(False, False), bag=None))
    assert hands.room.finish.missing
    hands.drag("R5a", (0, 0))
    hands.drag("B5a", (1, 0))
    assert cells(hands) == {(0, 0): "R5a", (1, 0): "B5a"}
    assert "bad:0,0,h" in hands.stage.layout_now
    assert "one more for a sequence" in hands.room.message.text()
    assert not hands.room.message.is_wrong, "nobody is scolded while laying (K15)"
    assert "green 5" in hands.room.message.text(), "the remedy is offered"
    hands.drag("G5a", (2, 0))
    assert not any(piece.startswith("bad:") for piece in hands.stage.layout_now)
    assert not hands.room.finish.missing
    hands.finish()
    assert record_of(hands.session).now.opened == (True, False)
    assert hands.session.is_curtained


def test_adding_to_a_row(hands: Hands) -> None:
    hands.lay(state(("G8 R1", "R2"), table("G5 G6 G7"), bag=None))
    hands.drag("G8a", (3, 0))
    hands.finish()
    assert record_of(hands.session).now.table[3, 0] == "G8a"


def test_example_1_the_fives_are_refused_left_and_welcome_below(hands: Hands) -> None:
    """L3: beside the column of sixes the 5s would make wrong lines; under the blue 5 they fit."""
    hands.begin(3, position="example1")
    hands.uncover()
    hands.drag("R5a", (0, 0))
    hands.drag("Y5a", (0, 1))
    wrong = [f.code for f in hands.draft().faults()]
    assert wrong == ["line_short", "line_short"], "5 6 across, twice"
    assert {"bad:0,0,h", "bad:0,1,h"} <= set(hands.stage.layout_now)
    assert "bad:0,0,v" not in hands.stage.layout_now, "the column of 5s itself is good"
    assert hands.room.finish.missing.startswith("2")
    hands.finish()
    assert not record_of(hands.session).log
    hands.drag("R5a", (0, 3))
    hands.drag("Y5a", (0, 4))
    assert not hands.draft().faults()
    hands.finish()
    assert record_of(hands.session).now.table[0, 4] == "Y5a"


def test_example_3_the_whole_regrouping(hands: Hands) -> None:
    """The five steps of the book (G1, G2): each is a legal table, in between everything may lie anywhere."""
    hands.begin(3, position="example3")
    hands.uncover()
    hands.drag("R4a", (11, 2))
    assert not hands.draft().faults()
    hands.drag("R3a", (10, 2))
    assert hands.draft().faults(), "the green and the yellow 3 stay behind"
    hands.drag("G3a", (10, 3))
    hands.drag("B3a", (10, 4))
    assert not hands.draft().faults()
    assert len(hands.draft().groups) == 2
    hands.drag("R2a", (9, 2))
    hands.double("Y4a")
    assert set(hands.stage.in_hand) == {"Y3a", "Y4a", "Y5a"}
    hands.click((11, 0))
    assert not hands.draft().faults()
    assert len(hands.draft().groups) == 1
    for token in ("B13a", "R13a", "Y13a"):
        hands.click(token, CTRL)
    hands.drag("R13a", (1, 0))
    assert len(hands.draft().groups) == 2
    assert not hands.draft().faults()
    assert not hands.room.finish.missing
    hands.finish()
    now = record_of(hands.session).now
    assert now.hands[0] == ("B12a",)
    assert len(now.table) == 16


def test_a_drop_on_an_occupied_cell_glides_home_with_a_sentence(hands: Hands) -> None:
    hands.lay(state(("G8 R1", "R2"), table("G5 G6 G7"), bag=None))
    before = hands.stage.rect_of("G8a").center()
    hands.drag("G8a", (1, 0))
    assert cells(hands) == table("G5 G6 G7")
    assert hands.stage.rect_of("G8a").center() == before
    assert "lies here" in hands.room.bubble.sentence
    assert not hands.session.has_open_draft


def test_a_refused_token_really_lies_in_the_rack_again(hands: Hands) -> None:
    """The item on the screen, not its plan: it does not stay hanging where the hand opened."""
    hands.lay(state(("G8 R1", "R2"), table("G5 G6 G7"), bag=None))
    item, home = hands.stage._items["G8a"], hands.stage.rect_of("G8a").center()
    assert item.scenePos() == home
    hands.take("G8a")
    hands.carry(hands.point((1, 0)))
    assert (item.scenePos() - home).manhattanLength() > 100, "it is in the hand"
    hands.release(hands.point((1, 0)))
    assert item.scenePos() == home and item.scale() == 1
    hands.drag("G5a", hands.rack_end())
    assert hands.stage._items["G5a"].scenePos() == hands.stage.point("board", 0, 0)
    hands.click("G8a")
    hands.carry(hands.point((5, 2)))
    hands.key(Qt.Key.Key_Escape)
    assert item.scenePos() == home and item.scale() == 1


def test_a_laid_token_really_lies_on_its_cell(hands: Hands) -> None:
    hands.lay(state(("G8 R1", "R2"), table("G5 G6 G7"), bag=None))
    hands.drag("G8a", (3, 0))
    assert hands.stage._items["G8a"].scenePos() == hands.stage.point("board", 3, 0)
    hands.room.take_back()
    item = hands.stage._items["G8a"]
    assert item.scenePos() == hands.stage.rect_of("G8a").center()
    assert hands.stage._zones["rack"].covers(item.scenePos().x(), item.scenePos().y())


def test_alt_makes_room(hands: Hands) -> None:
    """Neighbours move on only when they are asked to."""
    hands.lay(state(("G8 R1", "R2"), table("G5 G6 G7", ". B6 ."), bag=None))
    hands.drag("G8a", (1, 0), drop_keys=ALT)
    found = cells(hands)
    assert found == {(0, 0): "G5a", (1, 0): "G8a", (2, 0): "G6a", (3, 0): "G7a", (1, 1): "B6a"}


def test_ghosts_show_where_it_would_land(hands: Hands) -> None:
    hands.lay(state(("G8 R1", "R2"), table("G5 G6 G7"), bag=None))
    hands.take("G8a")
    hands.carry(hands.point((3, 0)))
    ghost = hands.stage.layout_now["ghost:G8a"]
    assert (ghost.x, ghost.y, ghost.art) == (3, 0, ("ghost", (("G8", 0, 0),), True))
    hands.carry(hands.point((1, 0)))
    assert hands.stage.layout_now["ghost:G8a"].art == ("ghost", (("G8", 0, 0),), False)
    hands.release(hands.rack_end())
    assert "ghost:G8a" not in hands.stage.layout_now


def test_own_tokens_go_back_by_right_click_or_drag_and_table_tokens_do_not(hands: Hands) -> None:
    """U2."""
    hands.lay(state(("G8 R1", "R2"), table("G5 G6 G7"), bag=None))
    hands.drag("G8a", (3, 0))
    assert "laid" in hands.marks("G8a")
    hands.click("G8a", button=RIGHT)
    assert hands.draft().hand == ("G8a", "R1a")
    hands.click("G5a", button=RIGHT)
    assert cells(hands) == table("G5 G6 G7")
    hands.drag("G8a", (3, 0))
    hands.drag("G8a", hands.rack_end())
    assert "G8a" in hands.draft().hand
    assert order(hands) == ("R1a", "G8a"), "it lies where it was put"
    hands.drag("G5a", hands.rack_end())
    assert cells(hands) == table("G5 G6 G7")
    assert "stays on the table" in hands.room.bubble.sentence


def test_a_click_lifts_and_the_next_click_puts_down(hands: Hands) -> None:
    hands.lay(state(("G8 R1", "R2"), table("G5 G6 G7"), bag=None))
    hands.click("G8a")
    assert hands.stage.in_hand == ("G8a",)
    hands.click((3, 0))
    assert cells(hands)[3, 0] == "G8a"
    assert not hands.stage.in_hand
    hands.click("R1a")
    hands.key(Qt.Key.Key_Escape)
    assert not hands.stage.in_hand
    assert cells(hands)[3, 0] == "G8a", "Esc put down only what was held"


def test_selection_by_ctrl_click_moves_together(hands: Hands) -> None:
    hands.lay(state(("R1 R2 R3 G9", "B2"), table("G5 G6 G7"), bag=None))
    for token in ("R2a", "R1a", "R3a"):
        hands.click(token, CTRL)
    assert set(hands.touch.selection) == {"R1a", "R2a", "R3a"}
    assert "picked" in hands.marks("R1a")
    hands.drag("R1a", (0, 2))
    found = cells(hands)
    assert [found[x, 2] for x in range(3)] == ["R1a", "R2a", "R3a"]
    assert len(hands.session._open(0).gestures) == 1, "one gesture, one undo"
    assert not hands.touch.selection


def test_rubber_band_selects_on_the_felt(hands: Hands) -> None:
    hands.lay(state(("R1", "B2"), table("G5 G6 G7 . . B9 B10 B11"), bag=None))
    view = hands.stage.viewport()
    corner, end = hands.point((-1, -1)), hands.point((2, 1)) + QPoint(10, 0)
    QTest.mousePress(view, LEFT, NO_KEYS, corner)
    QTest.mouseMove(view, corner + QPoint(20, 20))
    QTest.mouseMove(view, end)
    QTest.mouseRelease(view, LEFT, NO_KEYS, end)
    assert set(hands.touch.selection) == {"G5a", "G6a", "G7a"}
    hands.drag("G6a", (1, 3))
    found = cells(hands)
    assert [found[x, 3] for x in range(3)] == ["G5a", "G6a", "G7a"]
    hands.click((4, 5))
    assert not hands.touch.selection


def test_shift_takes_the_whole_group_and_so_does_its_handle(hands: Hands) -> None:
    start = table("G5 G6 G7", ". B6 .", ". R6 .")
    hands.lay(state(("R1", "B2"), start, bag=None))
    hands.drag("G6a", (4, 0), SHIFT)
    moved = {(x + 3, y): token for (x, y), token in start.items()}
    assert cells(hands) == moved
    hands.take("group:0")
    assert set(hands.stage.in_hand) == set(start.values())
    hands.release(hands.point((-2, 1)))
    assert set(cells(hands).values()) == set(start.values())
    assert cells(hands) != moved


def test_a_double_click_takes_the_line(hands: Hands) -> None:
    hands.lay(state(("R1", "B2"), table("G5 G6 G7 G8", ". B6 .  .", ". R6 . ."), bag=None))
    hands.double("G6a")
    assert set(hands.stage.in_hand) == {"G5a", "G6a", "G7a", "G8a"}
    hands.click((1, -2))
    found = cells(hands)
    assert [found[x, -2] for x in range(4)] == ["G5a", "G6a", "G7a", "G8a"]
    assert found[1, 1] == "B6a"


def test_undo_redo_and_as_it_was(hands: Hands) -> None:
    hands.lay(state(("G8 G4 R1", "R2"), table("G5 G6 G7"), bag=None))
    hands.drag("G8a", (3, 0))
    hands.drag("G4a", (-1, 0))
    hands.room.take_back()
    assert set(cells(hands).values()) == {"G5a", "G6a", "G7a", "G8a"}
    hands.session.redo()
    deed = next(d for d in hands.said.deeds if d.key == "reset")
    deed.act()
    assert cells(hands) == table("G5 G6 G7")
    hands.session.redo()
    hands.session.redo()
    assert cells(hands)[-1, 0] == "G4a"
    hands.key(Qt.Key.Key_Escape)
    assert cells(hands) == table("G5 G6 G7")


def test_an_unfinished_turn_survives_quitting(hands: Hands) -> None:
    hands.begin(2, position="")
    hands.uncover()
    token = next(t for t in hands.scene.whole if t[0] in "RBGY")
    hands.drag(token, (0, 0))
    path = hands.app.house.places.save_of(hands.session.saved().id)
    hands.app.window.go_home()
    hands.app.window.open_file(path)
    assert hands.session.is_curtained
    assert hands.session.draft is None
    hands.uncover()
    assert cells(hands) == {(0, 0): token}


def test_the_rack_is_sorted_on_request_and_arranged_by_hand(hands: Hands) -> None:
    hands.lay(state(("R5 B1 G3 SWAP Y1", "R2"), bag=None))
    assert order(hands) == ("R5a", "B1a", "G3a", "Y1a", "SWAPa")
    hands.click("sort:number")
    assert order(hands) == ("B1a", "Y1a", "G3a", "R5a", "SWAPa")
    hands.drag("R5a", "B1a")
    assert order(hands) == ("R5a", "B1a", "Y1a", "G3a", "SWAPa")
    hands.key("k")
    assert order(hands) == ("R5a", "B1a", "G3a", "Y1a", "SWAPa")
    hands.key("v")
    assert order(hands)[0] == "B1a"
    assert not hands.session.has_open_draft, "the order of a rack is no move"


def test_nothing_can_be_dropped_where_nobody_sees_it(hands: Hands) -> None:
    hands.lay(state(("G8 R1", "R2"), table("G5 G6 G7"), bag=None))
    hands.drag("G8a", QPoint(60, 30))
    assert not hands.session.has_open_draft, "over the headline there is no table"


def test_a_bad_line_is_marked_along_its_way(hands: Hands) -> None:
    """The mark that is really painted reaches over all of its tokens, and over no other."""
    hands.lay(state(("G8 R1", "R2"), table("G5 G6 G7"), bag=None))
    hands.drag("R1a", (0, 1))
    mark = hands.stage._items["bad:0,0,v"]
    box = mark.mapRectToScene(mark.boundingRect())
    assert box.height() > 1.5 * hands.stage.unit > box.width()
    for token, inside in (("G5a", True), ("R1a", True), ("G6a", False)):
        assert box.contains(hands.stage._items[token].scenePos()) == inside


def test_pointing_at_a_bad_line_tells_the_reason(hands: Hands) -> None:
    hands.lay(state(("G8 R1", "R2"), table("G5 G6 G7"), bag=None))
    hands.drag("R1a", (0, 1))
    hands.carry(hands.point((5, 3)))
    hands.room.bubble.clear()
    hands.carry(hands.point("R1a"))
    assert "5 1" in hands.room.bubble.sentence
    hands.room.bubble.clear()
    hands.carry(hands.point("G6a"))
    assert not hands.room.bubble.sentence, "that line is good"


def test_shift_click_lifts_the_group_and_the_display_is_no_place_to_lay_from(hands: Hands) -> None:
    hands.lay(state(("R1", "B2"), table("G5 G6 G7"), display="Y9", bag=None))
    hands.click("G6a", SHIFT)
    assert set(hands.stage.in_hand) == {"G5a", "G6a", "G7a"}
    hands.key(Qt.Key.Key_Escape)
    hands.take("Y9a")
    hands.carry(hands.point((0, 2)))
    assert not any(piece.startswith("ghost:") for piece in hands.stage._items)
    hands.release(hands.point((0, 2)))
    assert "rack to take it" in hands.room.bubble.sentence
    assert not hands.session.has_open_draft


def test_the_table_does_not_jump_about_under_the_hand(hands: Hands) -> None:
    """What was far out comes back: the rest stays where it is seen until the turn is over."""
    hands.lay(state(("G8 R1", "R2"), table("G5 G6 G7"), bag=None))
    hands.session.put(("R1a", ("cell", 16, 3)))
    away = hands.stage._items["G5a"].scenePos()
    hands.session.put(("R1a", ("cell", 4, 1)))
    assert hands.stage._items["G5a"].scenePos() == away


def test_the_grid_reaches_wherever_the_zoomed_table_can_be_moved(hands: Hands) -> None:
    """A camera that no longer fits by itself still learns of a table that has grown."""
    hands.lay(state(("R5 B5 G5 Y1", "R2"), table("G5 G6 G7"), bag=None))
    for _ in range(3):
        hands.stage.zoom(1 / 1.15)
    hands.session.put(("R5a", ("cell", 14, 9)))
    assert (14, 9) in cells(hands)
    _, _, right, bottom = hands.table.looks.extent()
    tiles = [place for piece, place in hands.stage.layout_now.items() if piece.startswith("dots:")]
    wide, high = (hands.stage.viewport().width(), hands.stage.viewport().height())
    unit = hands.stage.camera.unit
    assert max(tile.x for tile in tiles) + 6 >= right + 0.5 * wide / unit
    assert max(tile.y for tile in tiles) + 6 >= bottom + 0.5 * high / unit
    assert hands.stage.layout_now == hands.table.looks.layout()
