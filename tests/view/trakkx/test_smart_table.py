"""A smart table: everything fits, nothing moves under the hand, places that fit are lit (K5-K9)."""

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.games.trakkx.position import state, table
from tests.games.trakkx.test_tidy import scattered
from tests.view.hand import LEFT, NO_KEYS, RIGHT
from tests.view.trakkx.conftest import Hands
from tests.view.trakkx.test_layout import picture, scene_of
from trakkx_desktop.games.trakkx.tokens import NUMBERS
from trakkx_desktop.view.stage.area import area_of
from trakkx_desktop.view.stage.layout import BOARD, Box, fitted
from trakkx_desktop.view.trakkx import layout
from trakkx_desktop.view.trakkx.looks import TrakkxLooks

CTRL = Qt.KeyboardModifier.ControlModifier


def rects(scene_state: object, size: tuple[int, int], racked: int) -> tuple[dict[str, Box], Box]:
    """Where all solid pieces lie on a stage of that size when the table is fitted, and the board's area."""
    scene = scene_of(scene_state, area_of(*size), slots=racked)  # type: ignore[arg-type]
    frame = layout.frame_of(scene)
    unit, x0, y0 = fitted(layout.extent_of(scene.lying), frame.board, TrakkxLooks.units)
    zones = dict(frame.zones)
    found = {}
    for piece, place in picture(scene).items():
        if not place.solid or place.art[0] not in ("token", "bag"):
            continue
        px, x, y = unit, x0 + unit * place.x, y0 + unit * place.y
        if place.zone != BOARD:
            zone = zones[place.zone]
            px, x, y = zone.unit, zone.x + zone.unit * place.x, zone.y + zone.unit * place.y
        half = px * 62 / 66 / 2
        found[piece] = (x - half, y - half, x + half, y + half)
    return found, frame.board


@pytest.mark.parametrize("seed", range(40))
def test_whatever_lies_there_fits_and_nothing_overlaps(seed: int) -> None:
    random = Random(seed)
    size = (random.randint(760, 2560), random.randint(560, 1440))
    lying = scattered(seed, random.randint(3, 112))
    rest = [token for token in NUMBERS if token not in lying.values()]
    rack = random.sample(rest, min(len(rest), random.randint(1, 30)))
    position = state((" ".join(rack), "SWAP"), dict(lying), display="DRAW SWAPb")
    found, (left, top, wide, high) = rects(position, size, len(rack))
    assert set(lying.values()) | set(rack) <= set(found)
    for piece, (x0, y0, x1, y1) in found.items():
        assert x0 >= 0 and x1 <= size[0] and y0 >= 0 and y1 <= size[1], piece
        if piece in lying.values():
            assert left <= x0 and x1 <= left + wide and top <= y0 and y1 <= top + high, piece
    boxes = sorted(found.values())
    for index, (_x0, y0, x1, y1) in enumerate(boxes):
        for a0, b0, _a1, b1 in boxes[index + 1 :]:
            if a0 >= x1:
                break
            assert b0 >= y1 or b1 <= y0, "two pieces overlap"


def test_104_tokens_are_never_below_28_pixels() -> None:
    """Four groups of 26 that somebody dragged far apart, at 1440x900 with its rail."""
    rows = {
        (i % 13 + 50 * (i // 26 % 2), i // 13 % 2 + 40 * (i // 52)): token
        for i, token in enumerate(NUMBERS[:104])
    }
    scene = scene_of(state((" ".join(NUMBERS[104:]), "SWAP"), rows), area_of(1208, 900))
    unit, _, _ = fitted(
        layout.extent_of(scene.lying), layout.frame_of(scene).board, TrakkxLooks.units
    )
    assert unit >= 28


def wheel(hands: Hands, at: QPoint) -> None:
    view = hands.stage.viewport()
    far = QPointF(view.mapToGlobal(at))
    none = Qt.MouseButton.NoButton
    phase = Qt.ScrollPhase.NoScrollPhase
    event = QWheelEvent(QPointF(at), far, QPoint(), QPoint(0, 120), none, NO_KEYS, phase, False)
    QApplication.sendEvent(view, event)


def test_a_held_row_is_turned_by_key_wheel_and_right_button(hands: Hands) -> None:
    hands.lay(state(("B5 G5 Y5", "R2"), table("R5 R6 R7"), bag=None))
    hands.click("B5a", CTRL)
    hands.click("G5a", CTRL)
    unit = hands.stage.unit
    hands.click("B5a")
    spot = hands.point((0, 1))
    QTest.mouseMove(hands.stage.viewport(), spot)
    assert hands.touch.aim is not None
    assert dict(hands.touch.aim.cells) == {"B5a": (0, 1), "G5a": (1, 1)}
    turns: tuple[Callable[[], None], ...] = (
        lambda: hands.key(Qt.Key.Key_R),
        lambda: wheel(hands, spot),
        lambda: QTest.mouseClick(hands.stage.viewport(), RIGHT, NO_KEYS, spot),
    )
    for turn in turns:
        before = hands.touch.is_turned
        turn()
        assert hands.touch.is_turned is not before
        assert hands.stage.unit == unit, "the wheel does not zoom under the hand"
        at = [hands.stage._items[token].pos() for token in ("B5a", "G5a")]
        lies_upright = abs(at[1].y() - at[0].y()) > abs(at[1].x() - at[0].x())
        assert lies_upright is hands.touch.is_turned, "it is seen in the hand"
    QTest.mouseClick(hands.stage.viewport(), LEFT, NO_KEYS, spot)
    assert hands.draft().places["B5a"] == (0, 1) and hands.draft().places["G5a"] == (0, 2)


def test_what_is_held_has_the_boards_scale(hands: Hands) -> None:
    far = {**table("R5 R6 R7"), **table("B1 B2 B3", x=20, y=11)}
    hands.lay(state(("R8 G5 Y5", "R2"), far, bag=None))
    hands.take("R8a")
    hands.carry(hands.point((8, 5)))
    item = hands.stage._items["R8a"]
    drawn = hands.stage.unit_of("rack")
    assert item.scale() * drawn == pytest.approx(1.06 * hands.stage.unit)
    hands.carry(hands.rack_end())
    assert item.scale() == pytest.approx(1.06)
    hands.release(hands.rack_end())


def test_nothing_moves_under_the_hand_and_the_table_makes_room_when_it_leaves(hands: Hands) -> None:
    hands.lay(state(("G8 R1 Y5", "R2"), table("G5 G6 G7"), bag=None))
    edge = QPoint(
        round(hands.stage.point(BOARD, -5, 0).x()), round(hands.stage.point(BOARD, 0, -2).y())
    )
    cell = hands.stage.where(QPointF(edge)).cell
    spot = hands.point(cell)
    before = hands.stage._items["G5a"].scenePos()
    hands.drag("R1a", spot)
    assert hands.draft().places["R1a"] == cell
    assert hands.stage._items["R1a"].scenePos().toPoint() == spot, "it lies where it was let go"
    assert hands.stage._items["G5a"].scenePos() == before
    hands.carry(hands.point((1, 0)))
    assert hands.stage._items["G5a"].scenePos() == before
    hands.carry(hands.rack_end())
    left = hands.table.looks.extent()[0]
    assert left <= cell[0] - 1.6, "free cells around it for the next token"


def test_places_where_a_token_fits_are_lit(hands: Hands) -> None:
    hands.lay(state(("G8 G4 B7 Y7 R1", "R2"), table("G5 G6 G7"), bag=None))
    hands.take("G8a")
    assert hands.touch.targets == (((3, 0), False),)
    assert hands.stage.layout_now["target:3,0"].art == ("target", False)
    hands.release(hands.rack_end())
    assert not any(piece.startswith("target:") for piece in hands.stage.layout_now)
    hands.drag("B7a", (2, 1))
    hands.take("Y7a")
    assert dict(hands.touch.targets) == {(2, 2): True, (2, -1): True}, "it completes a sequence"
    hands.release(hands.rack_end())


def test_who_has_not_opened_gets_no_advice_that_leads_into_a_refusal(hands: Hands) -> None:
    """K5: a 14 beside the table's 14 cannot open, so no third one is recommended, and none is lit."""
    lying = table("Y12 Y13 Y14")
    rack = "R14 G14 B14 R1"
    hands.lay(state((rack, "R2"), lying, opened=(False, True), bag=None))
    hands.drag("R14a", (2, 1))
    text = hands.room.message.text()
    assert "would fit" not in text and text.startswith("Open first"), text
    hands.take("G14a")
    assert hands.touch.targets == ()
    hands.release(hands.rack_end())
    hands.drag("R14a", (6, 3))
    hands.drag("G14a", (7, 3))
    assert "would fit" in hands.room.message.text()
    hands.take("B14a")
    assert dict(hands.touch.targets) == {(5, 3): True, (8, 3): True}
    hands.release(hands.rack_end())


def test_a_double_click_lays_where_it_fits_best(hands: Hands) -> None:
    hands.lay(state(("G8 R1", "R2"), table("G5 G6 G7"), bag=None))
    hands.double("G8a")
    assert hands.draft().places["G8a"] == (3, 0) and not hands.stage.in_hand
    hands.double("R1a")
    assert "R1a" not in hands.draft().places and not hands.stage.in_hand
    assert hands.room.bubble.sentence == "It fits nowhere yet."


def test_marks_are_calm_until_somebody_wants_to_finish(hands: Hands) -> None:
    hands.lay(state(("G9 R1", "R2"), table("G5 G6 G7"), bag=None))
    hands.drag("R1a", (0, 2))
    assert hands.stage.layout_now["bad:0,2,h"].art[0] == "open"
    assert not hands.room.message.is_wrong and "two more" in hands.room.message.text()
    assert hands.room.finish.missing and not hands.room.finish.is_wrong
    hands.key(Qt.Key.Key_Return)
    assert hands.stage.layout_now["bad:0,2,h"].art[0] == "bad"
    assert hands.room.message.is_wrong and hands.room.finish.is_wrong
    tip = hands.room.bubble.mapTo(hands.room, hands.room.bubble._tip)
    token = hands.stage.mapTo(hands.room, hands.point("R1a"))
    assert abs(tip.x() - token.x()) < 30, "the bubble points at the fault (K13)"
    hands.drag("R1a", hands.rack_end())
    assert not hands.room.bubble.sentence, "and goes with it"
    assert not hands.room.message.is_wrong


def test_groups_keep_their_numbers_while_one_lays(hands: Hands) -> None:
    lying = {**table("G5 G6 G7"), **table("B1 B2 B3", x=6, y=2)}
    hands.lay(state(("R1 R4", "R2"), lying, bag=None))
    titles = [title for title, _ in hands.scene.captions.groups]
    assert titles == ["Group 1", "Group 2"]
    hands.drag("R1a", (-3, -1))
    firsts = [hands.scene.table[group[0]] for group in hands.scene.seen.groups]
    by_token = dict(zip(firsts, hands.scene.captions.groups, strict=True))
    assert by_token["G5a"][0] == "Group 1" and by_token["B1a"][0] == "Group 2"
    assert by_token["R1a"][0] == "Group 3"


def test_the_ring_does_not_stay_for_the_next_one(hands: Hands) -> None:
    hands.lay(state(("G8 R1", "R2 B9"), table("G5 G6 G7"), bag=None))
    hands.stage.set_cursor("G5a")
    hands.end_with("bag")
    hands.uncover()
    assert hands.session.viewer == 1 and hands.stage.cursor_at is None


def test_an_action_token_says_what_it_does(hands: Hands) -> None:
    hands.lay(state(("R1 SWAP", "R2"), table("G5 G6 G7"), bag=None))
    hands.carry(hands.point("SWAPa"))
    assert "passes two tokens" in hands.room.bubble.sentence


def test_what_happened_since_plays_by_itself_when_the_curtain_rises(hands: Hands) -> None:
    """K12."""
    hands.app.house.tune(reduce_motion=False)
    hands.lay(state(("G8 R1", "R2 B9"), table("G5 G6 G7"), bag=None))
    hands.drag("G8a", (3, 0))
    hands.finish()
    hands.room.curtain.raised.emit()
    assert hands.touch.moment is not None and "G8a" not in hands.touch.moment
    hands.parts.playback.step()
    assert hands.touch.moment is not None and hands.touch.moment["G8a"] == (3, 0)
    hands.click((0, 3))
    assert hands.touch.moment is None, "a click ends it"
    hands.room.curtain.hide()
    hands.key("t")
    assert hands.touch.moment is not None, "and T shows it again"
