"""The end of a round before everybody's eyes, and the end of a game with all sheets side by side (FOUND X2, X3)."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.games.traexx.play import fields, table
from tests.truth import record_of
from tests.view.hand import LEFT
from tests.view.traexx.conftest import Begin
from tests.view.traexx.hand import draw_slowly, hands_at, line, play_round, scene_of, shown
from trakkx_desktop.app import App
from trakkx_desktop.core.chance import Chance
from trakkx_desktop.core.player import Player
from trakkx_desktop.games.traexx import GAME, score
from trakkx_desktop.games.traexx.state import Note, State
from trakkx_desktop.view.screens.table import finale
from trakkx_desktop.view.screens.table.screen import TableScreen
from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.traexx.layout.desk import ENDED, PLAYING, desk_of
from trakkx_desktop.view.traexx.layout.podium import podium, seat_at
from trakkx_desktop.view.traexx.layout.revealed import leaves, revealed_layout, revealing, tallies
from trakkx_desktop.view.traexx.layout.sheet import EXTENT
from trakkx_desktop.view.traexx.reveal import Reveal, Stroke, added
from trakkx_desktop.view.traexx.scene import Labels, Scene
from trakkx_desktop.view.traexx.words import story

TO_2 = fields("0,-1>-1,0")


@pytest.fixture
def moving(app: App) -> Iterator[App]:
    """Pieces glide, so rounds are shown."""
    app.house.tune(reduce_motion=False)
    yield app
    app.house.tune(reduce_motion=True)


def pass_all(screen: TableScreen, seats: int) -> None:
    for _ in range(seats):
        screen.session.submit(GAME.parse(record_of(screen.session).now, "pass"))


def test_what_a_round_added_is_found_at_either_end() -> None:
    route = fields("0,-1>-1,-1>-2,-1")
    assert added(route, route) is None
    assert added(route, (*route, (-2, -2))) == Stroke((-2, -1), ((-2, -2),))
    grown = ((2, -2), (1, -1), *route)
    assert added(route, grown) == Stroke((0, -1), ((1, -1), (2, -2)))


@pytest.mark.parametrize("count", [1, 2, 3, 4])
@pytest.mark.parametrize("size", [(1208, 900), (852, 640), (1688, 1080)])
def test_all_sheets_find_room_and_do_not_overlap(count: int, size: tuple[int, int]) -> None:
    """Beside the ending, and above the tray while a round is shown."""
    desk = desk_of(*map(float, size), ENDED)
    for found in (podium(desk, count), leaves(desk, count)):
        boxes = []
        for leaf in found:
            left, right = leaf.x + EXTENT[0] * leaf.unit, leaf.x + EXTENT[2] * leaf.unit
            top, bottom = leaf.y + EXTENT[1] * leaf.unit, leaf.words[1] + leaf.words[3]
            assert left >= 0 and right <= size[0] and top >= 0 and bottom <= size[1]
            boxes.append((left, top, right, bottom))
        for i, a in enumerate(boxes):
            for b in boxes[i + 1 :]:
                apart = a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]
                assert apart, (a, b)
    at = podium(desk, count)[-1]
    assert seat_at(desk, count, at.x, at.y) == count - 1
    assert seat_at(desk, count, -5.0, -5.0) is None


def test_a_total_counts_up_or_down_and_ends_right() -> None:
    assert tallies(-3, -3) == (-3,)
    assert tallies(-3, -1) == (-3, -2, -1)
    assert tallies(-40, -20)[0] == -40 and tallies(-40, -20)[-1] == -20
    assert len(tallies(-40, -20)) == 9


def test_a_round_is_shown_while_things_move(moving: App, begin: Begin) -> None:
    """All lines draw themselves side by side; the next card waits until it is over."""
    screen = begin(2)
    draw_slowly(screen, *TO_2)
    screen.finish.click()
    screen.finish.click()
    scene = scene_of(screen)
    assert scene.reveal is not None and scene.reveal.reached == ((0, 2, 2),)
    made = screen.stage.layout_now
    assert {"leaf:0", "leaf:1", "badge:0:2", "pop:0:2", "card:1"} <= set(made)
    assert "ink:0:0:0:0" in made and "ink:1:0:0:0" not in made, "Ben has passed"
    assert "card:2" not in made and not shown(screen, "field")
    assert screen.headline.text() == "Round 1"
    assert screen.subline.text() == "Anna is first at the 2: 2 points."
    assert screen.finish.text() == "Go on" and screen.session.draft is not None
    seen = screen.stage._items
    assert seen["ink:0:0:0:0"].opacity() == 0.0, "it is still to be drawn"
    assert seen["tally:0:0"].opacity() == 1.0
    QTest.mouseClick(screen.stage.viewport(), LEFT, pos=QPoint(500, 400))
    assert scene_of(screen).reveal is None and "card:2" in screen.stage.layout_now
    assert line(screen).path == (), "the click that skips draws nothing"
    assert "Anna" in screen.headline.text()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_a_key_goes_on_and_does_not_pass(moving: App, begin: Begin, key: Qt.Key) -> None:
    screen = begin(3)
    pass_all(screen, 3)
    assert scene_of(screen).reveal is not None
    QTest.keyClick(screen.stage, key)
    assert scene_of(screen).reveal is None
    assert len(record_of(screen.session).log) == 3


def test_it_ends_by_itself(moving: App, begin: Begin) -> None:
    screen = begin(2)
    pass_all(screen, 2)
    showing = hands_at(screen).showing
    assert showing._timer.isActive()
    showing._timer.timeout.emit()
    assert scene_of(screen).reveal is None and not showing._timer.isActive()
    pass_all(screen, 2)
    screen.retire()
    assert not showing._timer.isActive(), "nothing ticks at a table that was left"


def test_without_motion_the_next_card_is_there_at_once(begin: Begin) -> None:
    """And whoever wants to see the round asks for it."""
    screen = begin(2)
    pass_all(screen, 2)
    assert LOOK.reduce_motion and scene_of(screen).reveal is None
    next(d for d in screen.table.words.said().deeds if d.key == "again").act()
    assert scene_of(screen).reveal is not None and "leaf:1" in screen.stage.layout_now
    QTest.keyClick(screen.stage, Qt.Key.Key_Escape)
    assert scene_of(screen).reveal is None


def test_the_last_round_leads_to_the_podium(begin: Begin) -> None:
    screen, chance = begin(3), Chance(5)
    while record_of(screen.session).outcome is None:
        chance = play_round(screen, chance)
    scene, made = scene_of(screen), screen.stage.layout_now
    assert scene.is_podium and {"leaf:0", "leaf:1", "leaf:2", "curve"} <= set(made)
    state, outcome = record_of(screen.session).now, record_of(screen.session).outcome
    assert outcome is not None
    assert {p for p in made if p.startswith("halo")} == {f"halo:{s}" for s in outcome.winners}
    for seat in range(3):
        assert scene.series[seat][-1] == score.total(state, seat)
        assert len(scene.series[seat]) == 16 and scene.series[seat][0] == -60
    assert screen.table.looks.mini(0) == {}
    leaf = podium(scene.desk, 3)[1]
    QTest.mouseClick(screen.stage.viewport(), LEFT, pos=QPoint(round(leaf.x), round(leaf.y)))
    assert scene_of(screen).seat == 1 and shown(screen, "cross")
    QTest.mouseClick(screen.stage.viewport(), LEFT, pos=QPoint(round(leaf.x), round(leaf.y)))
    assert scene_of(screen).is_podium
    spoken = screen.table.words.spoken("leaf:1")
    assert spoken.startswith("Ben") and "points" in spoken


def noted(starts: str, *notes: tuple[Note, ...]) -> State:
    return replace(table(starts, 3), notes=notes)


def test_half_points_are_explained(qapp: QApplication) -> None:
    """R7: who was there before; R9: alone, which number was."""
    names = ("Anna", "Ben")
    before = noted("AB", (Note(7, 1, 7),), ())
    after = noted("AB", (Note(7, 1, 7), Note(9, 2, 9)), (Note(7, 2, 4),))
    reveal = Reveal(before, after, ((0, 9, 9), (1, 7, 4)))
    assert story.explained(names, reveal) == (
        "Anna is first at the 9: 9 points. Ben gets half for the 7: 4. First was Anna."
    )
    assert story.explained(names, replace(reveal, reached=())) == "Nobody reached a number."
    alone = Reveal(
        noted("A", (Note(7, 1, 7),)), noted("A", (Note(7, 1, 7), Note(5, 2, 3))), ((0, 5, 3),)
    )
    assert story.explained(("Anna",), alone) == "Half for the 5: 3. The 7 came before it."


def test_the_pens_go_at_their_pace() -> None:
    """Field after field, seats a little apart; quick is half of it."""
    state = table("AB", 3)
    after = replace(state, routes=((*state.routes[0], (-1, -1), (-1, 0)), state.routes[1]))
    reveal = Reveal(state, after, ((0, 2, 2),))
    assert [reveal.enters(0, place) for place in range(3)] == [200, 370, 540]
    assert reveal.enters(1, 0) > reveal.enters(0, 0)
    assert reveal.reaches(0, 2) == reveal.enters(0, 2) and reveal.drawn == reveal.enters(0, 3)
    assert replace(reveal, pace=0.5).ms == pytest.approx(reveal.ms / 2, abs=2)
    desk = desk_of(1208.0, 900.0, PLAYING)
    scene = Scene(state, 0, desk, (Player("Anna", 0), Player("Ben", 1)), labels=Labels(half="half"))
    coming, made = revealing(scene, reveal), revealed_layout(scene, reveal)
    assert set(coming) <= set(made)
    delays = [coming[f"ink:0:1:{part}:0"].delay for part in range(6)]
    assert delays == sorted(delays) and delays[0] >= coming["ink:0:0:2:0"].delay
    assert coming["pop:0:2"].grow > 1, "it pops"
    assert min(a.delay for p, a in coming.items() if p.startswith("tally")) > reveal.drawn


def test_the_last_round_is_seen_before_the_podium(
    app: App, begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(finale, "BEAT", 1_000_000)
    screen = begin(2)
    for _ in range(14):
        pass_all(screen, 2)
    app.house.tune(reduce_motion=False)
    pass_all(screen, 2)
    assert record_of(screen.session).outcome is not None
    assert scene_of(screen).reveal is not None and not screen.ending.isVisible()
    assert "leaf:1" in screen.stage.layout_now and "curve" not in screen.stage.layout_now
    screen.stage.motion.finish()
    screen.finale._end()
    assert scene_of(screen).is_podium and "curve" in screen.stage.layout_now
    assert screen.ending.isVisible()
    app.house.tune(reduce_motion=True)
