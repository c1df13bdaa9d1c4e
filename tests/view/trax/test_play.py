"""Whole short games of all five variants by mouse, and one by keyboard alone."""

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.truth import record_of
from tests.view.hand import centre, click_piece, key, move
from tests.view.trax.conftest import Begin
from tests.view.trax.hand import (
    at,
    click,
    drag,
    forced_by,
    lay_by_mouse,
    lay_of,
    pick,
    play,
    point_at,
    prospect,
    scene,
    shown,
    stage,
    staged,
    state,
    tune,
    wheel,
)
from trakkx_desktop.core.grid import Cell
from trakkx_desktop.games.trax import rules
from trakkx_desktop.games.trax.actions import Lay
from trakkx_desktop.view.screens.table.screen import TableScreen

WHITE_LOOP = ("@0/", "A0\\", "@1/")
RED_LOOP = ("@0/", "B1\\", "B2/")


@pytest.mark.parametrize("variant", ["unlimited", "limited"])
def test_a_game_of_two_by_mouse(begin: Begin, variant: str) -> None:
    screen = begin(variant=variant)
    assert screen.headline.text() == "Anna plays white"
    play(screen, WHITE_LOOP[0])
    assert screen.headline.text() == "Ben plays red"
    play(screen, *WHITE_LOOP[1:])
    outcome = record_of(screen.session).outcome
    assert outcome is not None and outcome.winners == (0,)
    assert screen.ending.isVisible()
    ending = screen.table.words.ending()
    assert ending.poster == ("White", "wins")
    assert "loop" in ending.sentence and "4" in ending.sentence


def test_a_game_with_the_die_by_mouse(begin: Begin) -> None:
    """D1: every tile as rolled; D5: seed 1 rolls twice after the third turn."""
    screen = begin(variant="die", seed=1)
    rerolled = False
    while record_of(screen.session).outcome is None:
        now = state(screen)
        rejected = {p for p in screen.stage.layout_now if p.startswith("reject:")}
        assert len(rejected) == len(now.rolls) - 1
        rerolled = rerolled or bool(rejected)
        lays = list(rules.legal(now, now.seat))
        assert shown(screen, "space") == {lay.cell for lay in lays}
        assert all(
            q.art == ("glow",) for p, q in screen.stage.layout_now.items() if p.startswith("space:")
        )
        wins = [lay for lay in lays if rules.apply(now, now.seat, lay).state.ending]
        lay_by_mouse(screen, (wins or lays)[0])
        assert len(record_of(screen.session).log) < 12
    assert rerolled
    outcome = record_of(screen.session).outcome
    assert outcome is not None and outcome.reason == "loop"


@pytest.mark.parametrize(
    ("variant", "seed", "tiles"), [("solitaire3", 29, 9), ("solitaire4", 229, 16)]
)
def test_a_solitaire_by_mouse(begin: Begin, variant: str, seed: int, tiles: int) -> None:
    """P7: these piles are solved by always taking the first play."""
    screen = begin(variant=variant, seed=seed)
    for laid in range(tiles):
        assert screen.headline.text() == f"Tile {laid + 1} of {tiles}"
        assert screen.stage.layout_now["count"].art == ("count", tiles - laid)
        lay_by_mouse(screen, next(iter(rules.legal(state(screen), 0))))
    outcome = record_of(screen.session).outcome
    assert outcome is not None and outcome.reason == "won"
    assert screen.table.words.ending().poster == ("Solved",)
    lights = [p for p in screen.stage.layout_now if p.startswith("light:0:")]
    assert len(lights) == tiles


def test_a_game_by_keyboard_alone(begin: Begin) -> None:
    """Arrows to the space, R to the lie, Space stages, once more lays."""
    screen = begin()
    screen.stage.setFocus(Qt.FocusReason.TabFocusReason)
    for text in WHITE_LOOP:
        lay_by_keys(screen, lay_of(screen, text))
    assert record_of(screen.session).outcome is not None


def test_a_click_stages_and_the_way_to_the_button_changes_nothing(begin: Begin) -> None:
    """T-1: over other spaces, the tray and the button, the tile stays staged and the button lit."""
    screen = begin("@0/ A0\\")
    lay = next(lay for lay in rules.legal(state(screen), 0) if forced_by(screen, lay))
    point_at(screen, lay.cell)
    assert screen.finish.missing, "pointing promises nothing that the way to the button would break"
    click(screen, lay.cell)
    key(screen, Qt.Key(Qt.Key.Key_1 + "|-JFL7".index(lay.tile)))
    for other in prospect(screen).legal:
        move(screen, at(screen, other))
    move(screen, centre(screen, "lie:J"))
    screen.stage.leaveEvent(QEvent(QEvent.Type.Leave))
    assert staged(screen) == lay == pick(screen).lay
    assert screen.finish.text() == f"Lay {1 + len(forced_by(screen, lay))} tiles"
    QTest.mouseClick(screen.finish, Qt.MouseButton.LeftButton)
    assert state(screen).board.tiles[lay.cell] == lay.tile


def test_the_tray_and_the_turn_button_act_on_the_staged_tile(begin: Begin) -> None:
    """T-1."""
    screen = begin("@0/")
    click(screen, (1, 0))
    lies = prospect(screen).legal[(1, 0)]
    click_piece(screen, f"lie:{lies[1]}")
    assert staged(screen) == Lay((1, 0), lies[1])
    turn = next(deed for deed in screen.table.words.said().deeds if deed.key == "turn")
    assert turn.enabled
    turn.act()
    now = staged(screen)
    assert now is not None and now.tile in lies and now.tile != lies[1]
    click(screen, (1, 0))
    assert state(screen).board.tiles[(1, 0)] == now.tile


def test_esc_takes_back_what_is_staged_under_the_pointer(begin: Begin) -> None:
    screen = begin("@0/")
    point_at(screen, (1, 0))
    click(screen, (1, 0))
    key(screen, Qt.Key.Key_Escape)
    assert staged(screen) is None


def test_where_a_tile_lies_one_way_only_the_turn_button_is_grey(begin: Begin) -> None:
    """T-7: with the die it was enabled, and dead."""
    screen = begin(variant="die", seed=1)
    click(screen, (0, 0))
    turn = next(deed for deed in screen.table.words.said().deeds if deed.key == "turn")
    assert staged(screen) is not None and not turn.enabled


def lay_by_keys(screen: TableScreen, lay: Lay) -> None:
    walk_to(screen, lay.cell)
    for _ in range(6):
        pick = scene(screen).pick
        assert pick is not None and pick.lay.cell == lay.cell
        if pick.lay.tile == lay.tile:
            break
        key(screen, Qt.Key.Key_R)
    key(screen, Qt.Key.Key_Space, Qt.Key.Key_Space)


ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


def walk_to(screen: TableScreen, cell: Cell) -> None:
    """Tries the arrows as somebody would who does not look: everywhere they lead, step by step."""
    goal = f"space:{cell[0]},{cell[1]}"
    key(screen, Qt.Key.Key_Up)
    ways: dict[str | None, list[Qt.Key]] = {screen.stage.cursor_at: []}
    queue = [screen.stage.cursor_at]
    for here in queue:
        for arrow in ARROWS:
            screen.stage.set_cursor(here)
            key(screen, arrow)
            found = screen.stage.cursor_at
            if found not in ways:
                ways[found] = [*ways[here], arrow]
                queue.append(found)
    start = queue[0]
    assert goal in ways, f"no arrows lead to {goal}, only to {sorted(map(str, ways))}"
    screen.stage.set_cursor(start)
    key(screen, *ways[goal])
    if not ways[goal]:
        screen.stage._aim_at_cursor()
    assert screen.stage.cursor_at == goal


def test_the_keyboard_takes_a_tile_from_the_tray(begin: Begin) -> None:
    """The key of a lie takes it, R turns it, arrows go to spaces that glow, Space lays."""
    screen = begin("@0/")
    key(screen, Qt.Key.Key_1)
    hand = scene(screen).hand
    assert hand is not None and hand.lie == "|"
    key(screen, Qt.Key.Key_R)
    hand = scene(screen).hand
    assert hand is not None and hand.lie == "-"
    key(screen, Qt.Key.Key_Down)
    assert screen.stage.cursor_at in screen.table.hands.stops()
    key(screen, Qt.Key.Key_Space)
    assert len(record_of(screen.session).log) == 2
    assert state(screen).board.tiles[state(screen).last[0]] == "-"


def test_esc_puts_the_tile_back(begin: Begin) -> None:
    screen = begin("@0/")
    key(screen, Qt.Key.Key_4)
    held = screen.stage.in_hand
    assert held == ("lie:F",)
    key(screen, Qt.Key.Key_Escape)
    assert screen.stage.in_hand == () and scene(screen).hand is None


def test_enter_lays_what_is_shown(begin: Begin) -> None:
    screen = begin("@0/")
    point_at(screen, (1, 0))
    key(screen, Qt.Key.Key_Return)
    assert len(record_of(screen.session).log) == 2


def test_a_tile_dragged_from_the_tray(begin: Begin) -> None:
    screen = begin("@0/")
    lay = lay_of(screen, "B1\\")
    drag(screen, f"lie:{lay.tile}", at(screen, lay.cell))
    assert state(screen).board.tiles[lay.cell] == lay.tile
    assert f"lie:{lay.tile}" in screen.stage.layout_now, "the tray has more of them"


def test_a_tile_turned_on_its_way(begin: Begin) -> None:
    """Six lies, freely, while it is in hand."""
    screen = begin("@0/")
    lay = lay_of(screen, "B1+")
    other = "-" if lay.tile == "|" else "|"
    drag(screen, f"lie:{other}", at(screen, lay.cell), turns=1 if other == "|" else 5)
    assert state(screen).board.tiles[lay.cell] == lay.tile


def test_a_click_takes_a_tile_and_a_click_lays_it(begin: Begin) -> None:
    screen = begin("@0/")
    lay = lay_of(screen, "B1\\")
    click_piece(screen, f"lie:{lay.tile}")
    assert screen.stage.in_hand == (f"lie:{lay.tile}",)
    QTest.mouseMove(screen.stage.viewport(), at(screen, lay.cell))
    click(screen, lay.cell)
    assert state(screen).board.tiles[lay.cell] == lay.tile


def test_right_click_turns_what_is_in_hand(begin: Begin) -> None:
    screen = begin("@0/")
    click_piece(screen, "lie:|")
    QTest.mouseClick(screen.stage.viewport(), Qt.MouseButton.RightButton, pos=at(screen, (1, 0)))
    hand = scene(screen).hand
    assert hand is not None and hand.lie == "-"
    assert screen.stage.layout_now["lie:|"].art[1] == "-", "it is drawn as it lies now"


def test_a_double_click_lays_where_it_was_made(begin: Begin) -> None:
    """It stages and lays: one turn, no more."""
    screen = begin("@0/")
    spot, view, left = at(screen, (1, 0)), screen.stage.viewport(), Qt.MouseButton.LeftButton
    QTest.mouseClick(view, left, pos=spot)
    QTest.mouseDClick(view, left, pos=spot)
    QTest.mouseRelease(view, left, pos=spot)
    assert len(record_of(screen.session).log) == 2


def test_a_double_click_lays_nothing_where_the_board_has_moved_to(begin: Begin) -> None:
    """With the first tile the board may shift: under a click too many another space lies then."""
    screen = begin("@0/")
    view, left = screen.stage.viewport(), Qt.MouseButton.LeftButton
    QTest.mouseClick(view, left, pos=at(screen, (1, 0)))
    QTest.mouseClick(view, left, pos=at(screen, (1, 0)))
    assert len(record_of(screen.session).log) == 2
    spot = at(screen, min(prospect(screen).legal))
    kind, keys = QMouseEvent.Type.MouseButtonDblClick, Qt.KeyboardModifier.NoModifier
    there = QPointF(view.mapToGlobal(spot))
    QApplication.sendEvent(view, QMouseEvent(kind, QPointF(spot), there, left, left, keys))
    QTest.mouseRelease(view, left, pos=spot)
    assert staged(screen) is None
    QTest.mouseMove(view, spot)
    QTest.mouseClick(view, left, pos=spot)
    assert staged(screen) is not None, "a click of its own does"


def test_the_wheel_zooms_beside_the_ghost(begin: Begin) -> None:
    screen = begin("@0/")
    point_at(screen, (1, 0))
    unit = screen.stage.camera.unit
    wheel(screen, at(screen, (1, 0)))
    assert screen.stage.camera.unit == unit
    wheel(screen, at(screen, (0, 0)))
    assert screen.stage.camera.unit < unit


def test_who_zoomed_in_still_sees_what_is_laid(begin: Begin) -> None:
    screen = begin("@0+")
    for _ in range(8):
        screen.stage.zoom(1.15)
    screen.stage.pan(400, 0)
    [far] = [c for c in shown(screen, "space") if c[0] > 0]
    screen.session.submit(next(lay for lay in rules.legal(state(screen), 1) if lay.cell == far))
    x, y, w, h = screen.stage._frame.board
    place = screen.stage.rect_of(f"tile:{far[0]},{far[1]}")
    assert x <= place.left() and place.right() <= x + w
    assert y <= place.top() and place.bottom() <= y + h


def test_confirm_each_turn(begin: Begin) -> None:
    """Not even the second click lays, nor a drop; the button does; Esc takes it back."""
    screen = begin("@0/")
    tune(screen, "confirm")
    lay = lay_of(screen, "B1\\")
    lay_by_mouse(screen, lay)
    assert len(record_of(screen.session).log) == 1
    assert staged(screen) == lay
    assert screen.bubble.sentence == "The button lays it, or Enter."
    assert "check" in screen.stage.layout_now
    key(screen, Qt.Key.Key_Escape)
    drag(screen, f"lie:{lay.tile}", at(screen, lay.cell))
    assert len(record_of(screen.session).log) == 1 and staged(screen) == lay
    key(screen, Qt.Key.Key_Escape)
    assert staged(screen) is None
    lay_by_mouse(screen, lay)
    QTest.mouseClick(screen.finish, Qt.MouseButton.LeftButton)
    assert state(screen).board.tiles[lay.cell] == lay.tile


def test_a_staged_tile_takes_another_lie_from_the_tray(begin: Begin) -> None:
    screen = begin("@0/")
    click(screen, (1, 0))
    first = staged(screen)
    assert first is not None
    others = [lie for lie in prospect(screen).legal[(1, 0)] if lie != first.tile]
    click_piece(screen, f"lie:{others[0]}")
    assert staged(screen) == Lay((1, 0), others[0])
    click_piece(screen, "check")
    assert state(screen).board.tiles[(1, 0)] == others[0]


def test_the_button_says_how_many_tiles_come(begin: Begin) -> None:
    screen = begin("@0/ A0\\")
    assert screen.finish.missing == "Click a space"
    for lay in rules.legal(state(screen), 0):
        forced = forced_by(screen, lay)
        if forced:
            break
    stage(screen, lay)
    assert not screen.finish.missing
    assert str(1 + len(forced)) in screen.finish.text()
    assert shown(screen, "ghost") == set(forced)


def test_the_pile_can_be_dragged_as_it_lies(begin: Begin) -> None:
    """P3."""
    screen = begin(variant="solitaire3", seed=29)
    top = state(screen).pile[0]
    drag(screen, "pile", at(screen, (0, 0)))
    assert state(screen).board.tiles == {(0, 0): top}
    assert centre(screen, "pile") is not None
