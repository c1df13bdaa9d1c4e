"""What the table shows and says: the ghost, the chain on its way, the end, both sides, fingers, spoken names."""

import json
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.games.trax.tables import VECTORS, lies_at, played, spaces_for
from tests.truth import record_of
from tests.view.hand import move
from tests.view.trax.conftest import Begin
from tests.view.trax.hand import (
    at,
    click,
    die,
    drag,
    forced_by,
    hands,
    lay_of,
    pick,
    play,
    point_at,
    prospect,
    scene,
    shown,
    staged,
    state,
    tune,
    wheel,
)
from trakkx_desktop.app import App
from trakkx_desktop.core.grid import Cell
from trakkx_desktop.core.sight import PLAYED, Change
from trakkx_desktop.games.trax import rules, score
from trakkx_desktop.games.trax.actions import AgreeDraw, Resign
from trakkx_desktop.games.trax.events import Laid
from trakkx_desktop.games.trax.setup import Setup
from trakkx_desktop.games.trax.state import Ending
from trakkx_desktop.games.trax.tiles import HALF_TURNED
from trakkx_desktop.view.screens.house.ask import Ask
from trakkx_desktop.view.screens.house.window import Window
from trakkx_desktop.view.screens.table import finale
from trakkx_desktop.view.screens.table.screen import TableScreen
from trakkx_desktop.view.trax.layout.coming import APART, LIGHT
from trakkx_desktop.view.trax.words.endings import ending_of

MIDDLE = (
    "@0/ B1/ A2\\ A0/ C2/ @1\\ D3+ D1\\ B0+ C1+ E3+ F4/ C0+ B6/ E3+ @3\\ F2/ @3\\ F0+ G0/ @6/ @5+"
)
"""Now B4/ brings four more."""


def game_of(reason: str, limit: int | None = None) -> str:
    """The shortest game of the vectors that ends so."""
    lines = (VECTORS / "games.jsonl").read_text(encoding="utf-8").splitlines()
    games = [g for g in map(json.loads, lines) if g["type"] == "game" and g["limit"] == limit]
    moves: list[list[str]] = [g["moves"] for g in games if g["reason"] == reason]
    shortest = min(moves, key=len)
    return " ".join(shortest)


def test_pointing_shows_the_first_lie_that_fits(begin: Begin) -> None:
    screen = begin("@0/")
    point_at(screen, (1, 0))
    pick = scene(screen).pick
    assert pick is not None and pick.lay.cell == (1, 0)
    assert pick.lay.tile == lies_at(state(screen), (1, 0))[0]
    assert screen.stage.layout_now["chosen"].art[:2] == ("chosen", pick.lay.tile)
    move(screen, at(screen, (0, 0)))
    assert scene(screen).pick is None and "chosen" not in screen.stage.layout_now


def test_the_check_mark_has_its_size_at_any_board_size(begin: Begin, app: App) -> None:
    """It must be large enough to press, and no larger: as large as it is without fitting."""
    screen = begin("@0/")
    app.house.tune(board_size=0.6, confirm_turns=True)
    app.window.resize(1920, 1080)
    QCoreApplication.processEvents()
    click(screen, (1, 0))
    fitted = screen.stage.layout_now["check"]
    screen.stage.camera.is_auto = False
    screen.stage.show_table()
    assert fitted == screen.stage.layout_now["check"]


@pytest.mark.parametrize("way", ["wheel", "R", "right click"])
def test_the_ghost_turns_through_the_lies_that_fit_and_only_those(begin: Begin, way: str) -> None:
    screen = begin("@0/")
    point_at(screen, (1, 0))
    seen = []
    for _ in range(6):
        pick = scene(screen).pick
        assert pick is not None
        seen.append(pick.lay.tile)
        if way == "wheel":
            wheel(screen, at(screen, (1, 0)))
        elif way == "R":
            QTest.keyClick(screen.stage, Qt.Key.Key_R)
        else:
            click(screen, (1, 0), Qt.MouseButton.RightButton)
    fits = lies_at(state(screen), (1, 0))
    assert set(seen) == set(fits)
    assert seen[: len(fits)] == seen[len(fits) : 2 * len(fits)], "the same round again"


def test_the_ghost_turns_back_the_way_it_came(begin: Begin) -> None:
    screen = begin("@0/")
    point_at(screen, (1, 0))
    way = [pick(screen).lay.tile]
    for _ in range(2):
        wheel(screen, at(screen, (1, 0)))
        way.append(pick(screen).lay.tile)
    assert len(set(way)) == 3
    for tile in way[1::-1]:
        wheel(screen, at(screen, (1, 0)), -1)
        assert pick(screen).lay.tile == tile


def test_the_number_keys_choose_a_lie_for_the_ghost(begin: Begin) -> None:
    screen = begin("@0/")
    point_at(screen, (1, 0))
    for lie in lies_at(state(screen), (1, 0)):
        QTest.keyClick(screen.stage, Qt.Key(Qt.Key.Key_1 + "|-JFL7".index(lie)))
        pick = scene(screen).pick
        assert pick is not None and pick.lay.tile == lie


def test_a_tile_under_the_pointer_rises_and_its_spaces_glow(begin: Begin) -> None:
    screen = begin("@0/")
    rest = screen.stage.layout_now["lie:-"].y
    move(screen, screen.stage.rect_of("lie:-").center().toPoint())
    assert screen.stage.layout_now["lie:-"].y < rest
    glowing = {p for p, q in screen.stage.layout_now.items() if q.art == ("glow",)}
    assert glowing == {f"space:{x},{y}" for x, y in spaces_for(state(screen), "-")}
    move(screen, at(screen, (0, 0)))
    assert screen.stage.layout_now["lie:-"].y == rest
    assert not any(q.art == ("glow",) for q in screen.stage.layout_now.values())


def test_the_tray_tells_what_each_lie_would_bring(begin: Begin) -> None:
    screen = begin(MIDDLE)
    lay = lay_of(screen, "B4/")
    point_at(screen, lay.cell)
    notes = {
        piece.removeprefix("key:"): place.art[2]
        for piece, place in screen.stage.layout_now.items()
        if piece.startswith("key:")
    }
    for lie, note in notes.items():
        chain = rules.preview(state(screen), lay.cell, lie)
        if isinstance(chain, tuple):
            assert note == (f"+{len(chain)} forced" if chain else "alone")
        else:
            assert note == ""
    assert notes[lay.tile] == "+4 forced"


def test_the_chain_arrives_one_after_the_other(begin: Begin) -> None:
    """The chosen tile at once, then 90 ms apart, in the order of the badges."""
    screen = begin(MIDDLE)
    lay = lay_of(screen, "B4/")
    order = forced_by(screen, lay)
    screen.session.submit(lay)
    events = record_of(screen.session).steps[-1].events
    found = screen.table.looks.arrivals(Change(PLAYED, events))
    assert [found[f"tile:{x},{y}"].delay for x, y in order] == [APART * n for n in (1, 2, 3, 4)]
    assert f"tile:{lay.cell[0]},{lay.cell[1]}" not in found
    assert [e.cell for e in events if isinstance(e, Laid)][1:] == order


def test_a_chain_is_still_on_its_way_when_the_pointer_moves(app: App, begin: Begin) -> None:
    """Pointing must not hurry the tiles that are arriving; a click does."""
    screen = begin(MIDDLE)
    app.house.tune(reduce_motion=False)
    lay = lay_of(screen, "B4/")
    screen.session.submit(lay)
    waiting = [c for c in state(screen).last[1:] if _opacity(screen, c) == 0]
    assert len(waiting) == 4
    screen.table.link.draw()
    assert [c for c in state(screen).last[1:] if _opacity(screen, c) == 0] == waiting
    QTest.mouseClick(screen.stage.viewport(), Qt.MouseButton.LeftButton, pos=at(screen, (0, 0)))
    assert all(_opacity(screen, c) == 1 for c in waiting)


def _opacity(screen: TableScreen, cell: Cell) -> float:
    return screen.stage._items[f"tile:{cell[0]},{cell[1]}"].opacity()


def test_a_loop_lights_up_along_its_length(begin: Begin) -> None:
    screen = begin("@0/ A0\\")
    play(screen, "@1/")
    events = record_of(screen.session).steps[-1].events
    found = screen.table.looks.arrivals(Change(PLAYED, events))
    delays = [found[f"light:0:{n}"].delay for n in range(4)]
    assert [b - a for a, b in pairwise(delays)] == [LIGHT] * 3
    assert delays[0] >= max(e.delay for p, e in found.items() if p.startswith("tile:"))
    assert all(f"light:0:{n}" in screen.stage.layout_now for n in range(4))


def test_the_end_is_seen_at_the_table_first(
    app: App, begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    """T-2: the board stays where it is, unveiled, while the light runs along the path; then the poster."""
    monkeypatch.setattr(finale, "BEAT", 1_000_000)
    screen = begin("@0/ A0\\ ")
    app.house.tune(reduce_motion=False)
    frame, tile = screen.stage._frame, screen.stage.rect_of("tile:0,0").width()
    play(screen, "@1/")
    assert screen.stage._frame.board == frame.board and not screen.ending.isVisible()
    assert screen.stage.motion.is_moving and not screen.finale._beat.isActive()
    assert screen.stage.layout_now["tile:0,0"].art[3] == "plain"
    assert (
        screen.stage.rect_of("tile:0,0").width() == tile and "light:0:3" in screen.stage.layout_now
    )
    screen.stage.motion.finish()
    screen.finale._beat.timeout.emit()
    assert screen.ending.isVisible() and screen.stage._frame.board != frame.board
    assert screen.stage.layout_now["tile:0,0"].art[3] == "veiled"


def test_who_gave_it_away_is_told_kindly(begin: Begin) -> None:
    """T10: red's loop, laid by white."""
    screen = begin("@0/ B1\\")
    play(screen, "B2/")
    outcome = record_of(screen.session).outcome
    assert outcome is not None and outcome.winners == (1,)
    ending = screen.table.words.ending()
    assert ending.poster == ("Red", "wins") and ending.ink == "red"
    assert ending.remark == (
        "Anna laid the last tile, and it closed Ben's loop. It happens to the best."
    )


def test_a_line_tells_how_far_it_goes(begin: Begin) -> None:
    """T9."""
    screen = begin(game_of("line"))
    outcome = record_of(screen.session).outcome
    assert outcome is not None and outcome.reason == "line"
    sentence = screen.table.words.ending().sentence
    board = state(screen).board
    across = "rows" if "rows" in sentence else "columns"
    assert str(board.height if across == "rows" else board.width) in sentence


def test_all_winning_paths_are_shown_when_there_are_several(begin: Begin) -> None:
    """T10, both colours."""
    screen = begin(game_of("both"))
    paths = score.winning_paths(state(screen))
    assert {path.colour for path in paths} == {"white", "red"}
    for number, path in enumerate(paths):
        lit = [p for p in screen.stage.layout_now if p.startswith(f"light:{number}:")]
        assert len(lit) == len(path)
    outcome = record_of(screen.session).outcome
    assert outcome is not None
    assert "Both colours" in screen.table.words.ending().remark


def test_a_full_board_of_8x8_is_a_draw(begin: Begin) -> None:
    """L3."""
    screen = begin(game_of("draw", 8), variant="limited")
    outcome = record_of(screen.session).outcome
    assert outcome is not None and not outcome.winners
    assert screen.table.words.ending().poster == ("A draw",)
    assert screen.ending.isVisible()


def test_a_blocked_board_of_8x8_is_a_draw_too(qapp: QApplication) -> None:
    """L3, the rarer way: no vector ends so, so the words are asked directly."""
    blocked = replace(played("@0/", Setup(variant="limited")), ending=Ending("blocked"))
    ending = ending_of(blocked, ("Anna", "Ben"), False)
    assert ending.poster == ("A draw",)
    assert ending.sentence == "No tile can be laid any more."


def ask_of(screen: TableScreen) -> Ask:
    [found] = [w for w in screen.findChildren(Ask) if w.isVisible()]
    return found


@pytest.mark.parametrize(
    ("deed", "action", "poster"),
    [("resign", Resign(), ("Red", "wins")), ("draw", AgreeDraw(), ("A draw",))],
)
def test_conceding_asks_first(begin: Begin, deed: str, action: object, poster: object) -> None:
    """T13."""
    screen = begin("@0/ A0\\")
    act = next(d for d in screen.table.words.said().deeds if d.key == deed).act
    act()
    QTest.mouseClick(ask_of(screen).no, Qt.MouseButton.LeftButton)
    assert record_of(screen.session).outcome is None
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    act()
    QTest.mouseClick(ask_of(screen).yes, Qt.MouseButton.LeftButton)
    outcome = record_of(screen.session).outcome
    assert outcome is not None and record_of(screen.session).log[-1].action == action
    assert screen.table.words.ending().poster == poster


def test_the_board_turns_to_whoever_plays(begin: Begin) -> None:
    screen = begin("@0/")
    tune(screen, "across")
    assert scene(screen).view.is_across, "Ben plays red"
    tile, space = at(screen, (0, 0)), at(screen, (1, 0))
    assert space.x() < tile.x(), "what is right near by is left from there"
    move(screen, space)
    assert pick(screen).lay.cell == (1, 0)
    play(screen, "B1\\")
    assert not scene(screen).view.is_across, "Anna plays white"
    assert at(screen, (1, 0)).x() > at(screen, (0, 0)).x()


def test_arrows_lead_where_the_player_sees_them(begin: Begin) -> None:
    screen = begin("@0/")
    tune(screen, "across")
    screen.stage.set_cursor("space:0,1")
    QTest.keyClick(screen.stage, Qt.Key.Key_Left)
    assert screen.stage.cursor_at == "space:1,0"


def test_across_a_tile_from_the_tray_lies_as_it_was_seen(begin: Begin) -> None:
    """The tray shows lies as they will be seen on the turned board."""
    screen = begin("@0/")
    tune(screen, "across")
    lay = lay_of(screen, "B1\\")
    assert screen.stage.layout_now[f"lie:{lay.tile}"].art[1] == lay.tile
    drag(screen, f"lie:{lay.tile}", at(screen, lay.cell))
    assert state(screen).board.tiles[lay.cell] == lay.tile


def test_the_die_across_is_read_from_the_own_side(begin: Begin) -> None:
    """D3: red's lie is turned by a half-turn, and seen as the die says it on the turned stage."""
    screen = begin(variant="die", seed=2, across="yes")
    first = next(iter(rules.legal(state(screen), 0)))
    screen.session.submit(first)
    tune(screen, "across")
    roll = state(screen).rolls[-1]
    [piece] = [p for p in screen.stage.layout_now if p.startswith("lie:")]
    drawn = str(screen.stage.layout_now[piece].art[1])
    assert HALF_TURNED[drawn] == "|-JFL7"[roll - 1]


def tap(screen: TableScreen, cell: Cell) -> None:
    """A finger: a mouse event that Qt makes from a touch screen's."""
    device = (
        next(
            (
                d
                for d in QPointingDevice.devices()
                if d.type() == QPointingDevice.DeviceType.TouchScreen
            ),
            None,
        )
        or QTest.createTouchDevice()
    )
    assert isinstance(device, QPointingDevice)
    spot = QPointF(at(screen, cell))
    view = screen.stage.viewport()
    for kind, down in (
        (QEvent.Type.MouseButtonPress, Qt.MouseButton.LeftButton),
        (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton),
    ):
        event = QMouseEvent(
            kind,
            spot,
            QPointF(view.mapToGlobal(spot.toPoint())),
            Qt.MouseButton.LeftButton,
            down,
            Qt.KeyboardModifier.NoModifier,
            device,
        )
        QApplication.sendEvent(view, event)
    QCoreApplication.processEvents()


def test_a_finger_stages_then_turns_then_confirms(begin: Begin) -> None:
    screen = begin("@0/")
    tap(screen, (1, 0))
    first = staged(screen)
    assert first is not None and len(record_of(screen.session).log) == 1
    tap(screen, (1, 0))
    second = staged(screen)
    assert second is not None and second.cell == first.cell and second.tile != first.tile
    rect = screen.stage.rect_of("check")
    assert 44 <= rect.width() <= 60
    QTest.mouseClick(
        screen.stage.viewport(), Qt.MouseButton.LeftButton, pos=rect.center().toPoint()
    )
    assert state(screen).board.tiles[(1, 0)] == second.tile


def test_a_staged_tile_is_there_again_after_quitting(app: App, begin: Begin) -> None:
    """The open draft is saved; its check mark has its size from the first frame on."""
    screen = begin("@0/")
    tap(screen, (1, 0))
    kept = staged(screen)
    app.house.flush()
    path = app.house.places.save_of(screen.session.saved().id)
    app.window.go_home()
    app.window.open_file(path)
    again = app.window.front
    assert isinstance(again, TableScreen)
    assert staged(again) == kept
    assert 44 <= again.stage.rect_of("check").width() <= 60


def test_undo_takes_the_last_turn_back_when_all_agree(begin: Begin) -> None:
    screen = begin("@0/")
    play(screen, "B1\\")
    screen.take_back()
    QTest.mouseClick(ask_of(screen).yes, Qt.MouseButton.LeftButton)
    assert len(record_of(screen.session).log) == 1
    assert shown(screen, "tile") == {(0, 0)}


def test_undo_in_a_solitaire_is_told(begin: Begin) -> None:
    screen = begin(variant="solitaire3", seed=29)
    screen.session.submit(next(iter(rules.legal(state(screen), 0))))
    screen.take_back()
    assert record_of(screen.session).assisted
    assert screen.table.words.said().seats[0].status == "with turns taken back"


def test_a_solitaire_says_whether_the_tile_may_be_turned(begin: Begin) -> None:
    """P3, P5, P6."""
    screen = begin(variant="solitaire4", seed=3)
    said = set()
    while record_of(screen.session).outcome is None:
        freedom = prospect(screen).freedom.value
        said.add((freedom, str(screen.stage.layout_now["words"].art[1])))
        screen.session.submit(next(iter(rules.legal(state(screen), 0))))
    words = dict(said)
    assert words["as_it_lies"] == "As it lies"
    assert words["forced"] == "Fill a marked space"
    assert len(said) == len(words)


def test_the_tally_counts_each_colours_longest_path(begin: Begin) -> None:
    screen = begin(variant="solitaire3", seed=29)
    for _ in range(5):
        screen.session.submit(next(iter(rules.legal(state(screen), 0))))
        white, red = score.longest_paths(state(screen))
        assert screen.stage.layout_now["tally:white"].art[2] == f"{len(white)} of 9"
        assert screen.stage.layout_now["tally:red"].art[2] == f"{len(red)} of 9"


def test_the_same_pile_again(begin: Begin) -> None:
    screen = begin(variant="solitaire3", seed=29)
    pile = state(screen).pile
    for _ in range(3):
        screen.session.submit(next(iter(rules.legal(state(screen), 0))))
    next(d for d in screen.table.words.said().deeds if d.key == "again").act()
    window = screen.window()
    assert isinstance(window, Window)
    room = window.front
    assert isinstance(room, TableScreen) and room is not screen
    assert record_of(room.session).now.pile == pile
    assert not record_of(room.session).log and not record_of(room.session).assisted


def test_the_die_rolls_through_faces_and_every_roll_is_seen(app: App, begin: Begin) -> None:
    """D5: each re-roll stands still for a while, then the last one stays."""
    screen = begin(variant="die", seed=3)
    app.house.tune(reduce_motion=False)
    screen.session.submit(next(iter(rules.legal(state(screen), 0))))
    rolls = state(screen).rolls
    assert len(rolls) == 3
    assert scene(screen).is_rolling and scene(screen).prospect is None
    assert not any(p.startswith("lie:") for p in screen.stage.layout_now)
    seen = [die(screen)]
    while scene(screen).is_rolling:
        hands(screen)._roll._timer.timeout.emit()
        seen.append(die(screen))
    still = [one.face for one in seen if one.turn == 0.0]
    assert [face for n, face in enumerate(still) if n == 0 or still[n - 1] != face] in (
        list(rolls),
        [f for n, f in enumerate(rolls) if n == 0 or rolls[n - 1] != f],
    )
    assert seen[-1].rejected == rolls[:-1]
    assert scene(screen).prospect is not None
    assert {p for p in screen.stage.layout_now if p.startswith("reject:")} == {
        "reject:0",
        "reject:1",
    }


def test_a_click_ends_the_roll(app: App, begin: Begin) -> None:
    screen = begin(variant="die", seed=3)
    app.house.tune(reduce_motion=False)
    screen.session.submit(next(iter(rules.legal(state(screen), 0))))
    assert scene(screen).is_rolling
    QTest.mouseClick(screen.stage.viewport(), Qt.MouseButton.LeftButton, pos=at(screen, (0, 0)))
    assert not scene(screen).is_rolling


def test_stops_are_the_legal_spaces_and_the_lies(begin: Begin) -> None:
    screen = begin("@0/")
    legal = {lay.cell for lay in rules.legal(state(screen), 1)}
    stops = screen.table.hands.stops()
    assert {s for s in stops if s.startswith("space:")} == {f"space:{x},{y}" for x, y in legal}
    assert [s for s in stops if s.startswith("lie:")] == [f"lie:{lie}" for lie in "|-JFL7"]
    assert all(stop in screen.stage.layout_now and table_speaks(screen, stop) for stop in stops)


def table_speaks(screen: TableScreen, piece: str) -> bool:
    return bool(screen.table.words.spoken(piece))


def test_the_last_turn_is_told(begin: Begin) -> None:
    screen = begin(MIDDLE)
    screen.session.submit(lay_of(screen, "B4/"))
    assert screen.message.text() == "Anna laid one tile, and 4 more followed."


@pytest.mark.parametrize("size", [(1024, 640), (1440, 900), (1920, 1080)])
@pytest.mark.parametrize("moves", ["", "@0/", MIDDLE])
def test_nothing_of_the_board_is_outside_its_area(
    begin: Begin, size: tuple[int, int], moves: str
) -> None:
    """Tiles, spaces and labels lie between heading and tray, and the tray's things on the tray."""
    screen = begin(moves)
    screen.window().resize(*size)
    QCoreApplication.processEvents()
    x, y, w, h = screen.stage._frame.board
    for piece, place in screen.stage.layout_now.items():
        rect = screen.stage.rect_of(piece)
        if place.zone == "board":
            assert x - 1 <= rect.center().x() <= x + w + 1, piece
            assert y - 1 <= rect.center().y() <= y + h + 1, piece
        elif piece.startswith(("lie:", "key:")):
            zone = screen.stage._zones["tray"]
            assert zone.covers(rect.center().x(), rect.center().y()), piece


def test_rulers_stay_while_the_board_is_zoomed_and_moved(begin: Begin) -> None:
    """H7: the names of rows at the left edge, of columns at the bottom; what lies beyond fades."""
    screen = begin(MIDDLE)
    stage = screen.stage
    assert not any(side.isVisible() for side in stage._edges._sides), "all is seen"
    for _ in range(8):
        stage.zoom(1.15)
    x, y, _, h = stage._frame.board
    for dx, dy in ((0, 0), (-150, 90), (400, 400), (-900, -900)):
        stage.pan(dx, dy)
        for piece, place in stage.layout_now.items():
            at = stage._items[piece].scenePos()
            if piece.startswith("row:"):
                assert at.x() >= x + 10
                assert at.y() == stage.point("board", place.x, place.y).y()
                assert stage._items[piece].isVisible() == (y <= at.y() <= y + h)
            elif piece.startswith("column:"):
                assert at.y() <= y + h - 10
    assert stage._edges._sides[0].isVisible() and stage._edges._sides[2].isVisible()
    stage.fit()
    stage.motion.finish()
    assert not any(side.isVisible() for side in stage._edges._sides)
