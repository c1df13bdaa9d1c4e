"""Rounds at the real table: sealing, looking at others, opening again, announcing, and the end."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest

from tests.games.traexx.play import fields
from tests.truth import record_of
from tests.view.hand import LEFT
from tests.view.traexx.conftest import NAMES, Begin
from tests.view.traexx.hand import draw_slowly, line, play_round, scene_of, shown, tap
from trakkx_desktop.core.chance import Chance, code_of
from trakkx_desktop.core.sight import PLAYED, Change
from trakkx_desktop.games.traexx import score
from trakkx_desktop.view.screens.table.screen import TableScreen

LINUS = fields("0,-1>-1,-1>-2,-1>-2,-2>-1,-3")
TO_2 = fields("0,-1>-1,0")


def press_card(screen: TableScreen, seat: int) -> None:
    QTest.mouseClick(screen.rail.cards[seat], LEFT)


def test_finishing_hands_over_and_the_last_one_resolves_the_round(begin: Begin) -> None:
    screen = begin(3)
    draw_slowly(screen, *LINUS)
    QTest.mouseClick(screen.finish, LEFT)
    assert screen.session.viewer == 1
    assert "Ben" in screen.headline.text()
    assert record_of(screen.session).now.round == 1
    for _ in range(2):
        assert screen.finish.text() == "Pass"
        QTest.mouseClick(screen.finish, LEFT)
    state = record_of(screen.session).now
    assert state.round == 2
    assert state.routes[0] == LINUS
    assert screen.session.viewer == 0, (
        "a new round goes on clockwise: nobody is called twice in a row"
    )
    assert "card:2" in screen.stage.layout_now and "card:1" not in screen.stage.layout_now
    assert screen.stage.layout_now["pile"].art[1] == 13


def test_who_draws_later_does_not_see_what_was_drawn(begin: Begin) -> None:
    """R15, closed sheets."""
    screen = begin(2)
    draw_slowly(screen, *LINUS)
    screen.finish.click()
    assert screen.session.viewer == 1
    assert screen.table.looks.mini(0)["sheet"].art[4] == ()
    press_card(screen, 0)
    assert scene_of(screen).shown_seat == 0
    assert not shown(screen, "core") and "route" not in screen.stage.layout_now
    assert screen.stage.layout_now["start"].art == ("start", "A")


def test_open_sheets_show_it(begin: Begin) -> None:
    screen = begin(2, sheets="open")
    draw_slowly(screen, *LINUS)
    screen.finish.click()
    assert screen.table.looks.mini(0)["sheet"].art[4] == LINUS[1:]
    press_card(screen, 0)
    assert shown(screen, "core") == set(LINUS)


def test_another_sheet_is_looked_at_and_cannot_be_drawn_on(begin: Begin) -> None:
    screen = begin(3)
    press_card(screen, 1)
    assert "Ben" in screen.headline.text()
    assert screen.stage.layout_now["start"].art == ("start", "B")
    assert not shown(screen, "next")
    tap(screen, (1, -1))
    tap(screen, (2, -1))
    draw_slowly(screen, (1, -1), (2, -1))
    assert line(screen).path == () and not screen.bubble.isVisible()
    QTest.keyClick(screen.stage, Qt.Key.Key_Escape)
    assert screen.stage.layout_now["start"].art == ("start", "A")
    press_card(screen, 2)
    press_card(screen, 0)
    assert screen.stage.layout_now["start"].art == ("start", "A")


def test_a_second_press_lets_another_waiting_player_draw(begin: Begin) -> None:
    screen = begin(3)
    draw_slowly(screen, *LINUS[:3])
    press_card(screen, 2)
    assert screen.finish.text() == "Clara draws"
    press_card(screen, 2)
    assert screen.session.viewer == 2
    assert line(screen).path == ()
    press_card(screen, 0)
    QTest.mouseClick(screen.finish, LEFT)
    assert screen.session.viewer == 0 and screen.curtain.is_down
    assert not shown(screen, "core"), "hidden sheets: nobody else sees a line half drawn"
    QTest.mouseClick(screen.curtain.show_button, LEFT)
    assert line(screen).path == LINUS[1:3], "an open line waits for its player"


def test_a_finished_route_is_opened_again_as_it_was(begin: Begin) -> None:
    """R20: until the last one has sealed; behind the curtain, since another one has been looking."""
    screen = begin(3)
    draw_slowly(screen, *LINUS)
    screen.finish.click()
    draw_slowly(screen, (1, -1), line(screen).nexts[0])
    bens = line(screen).path
    press_card(screen, 0)
    assert screen.finish.text() == "Anna redraws"
    QTest.mouseClick(screen.finish, LEFT)
    assert screen.session.viewer == 0 and screen.curtain.is_down
    assert not shown(screen, "core") and screen.session.draft is None, "Ben is looking still"
    assert screen.table.looks.mini(0)["sheet"].art[4] == ()
    QTest.mouseClick(screen.curtain.show_button, LEFT)
    assert line(screen).path == LINUS[1:]
    assert record_of(screen.session).log == ()
    tap(screen, LINUS[2])
    screen.finish.click()
    assert screen.session.viewer == 1 and screen.curtain.is_down, "Ben has begun, and Anna looks"
    QTest.mouseClick(screen.curtain.show_button, LEFT)
    assert line(screen).path == bens, "Ben's open line is still there"
    screen.finish.click()
    QTest.keyClick(screen, Qt.Key.Key_P)
    assert record_of(screen.session).now.round == 2
    assert record_of(screen.session).now.routes[0] == LINUS[:3]


def test_a_resolved_round_stands(begin: Begin) -> None:
    screen = begin(2)
    for _ in range(2):
        QTest.keyClick(screen, Qt.Key.Key_P)
    assert record_of(screen.session).now.round == 2
    viewer = screen.session.viewer
    assert viewer is not None
    press_card(screen, 1 - viewer)
    press_card(screen, 1 - viewer)
    assert record_of(screen.session).now.round == 2
    assert screen.session.viewer == 1 - viewer, "the other may draw first in the new round"
    screen.take_back()
    assert record_of(screen.session).now.round == 2


def test_reached_numbers_are_announced_to_everybody(begin: Begin) -> None:
    """Section "Reach number fields": collectively, at the end of the round."""
    screen = begin(2)
    draw_slowly(screen, *TO_2)
    assert screen.stage.layout_now["box:2"].art[2:4] == ("pencil", "+2")
    screen.finish.click()
    assert screen.stage.layout_now["box:2"].art[2:4] == ("open", "+2"), "Ben does not know yet"
    screen.finish.click()
    assert "Anna" in screen.message.text() and "+2" in screen.message.text()
    assert screen.stage.layout_now["news:0"].art[2:4] == ("Anna", 2)
    press_card(screen, 1 if screen.session.viewer == 0 else 0)
    looks = {str(screen.stage.layout_now["box:2"].art[2])}
    QTest.keyClick(screen.stage, Qt.Key.Key_Escape)
    looks.add(str(screen.stage.layout_now["box:2"].art[2]))
    assert looks == {"noted", "half"}
    draw_slowly(
        screen, scene_of(screen).state.routes[scene_of(screen).seat][-1], line(screen).nexts[0]
    )
    assert not screen.message.text(), "the card's own label is back"
    assert "card words" in screen.stage.layout_now


def test_undo_of_a_finished_route_hides_it_from_the_next_player(begin: Begin) -> None:
    """Ctrl+Z by the next player opens the route behind the curtain (FOUND X1)."""
    screen = begin(2)
    draw_slowly(screen, *LINUS)
    screen.finish.click()
    screen.take_back()
    assert screen.session.viewer == 0 and screen.curtain.is_down
    assert not shown(screen, "core")
    QTest.mouseClick(screen.curtain.show_button, LEFT)
    assert line(screen).path == LINUS[1:]
    screen.redo_turn()
    assert screen.session.viewer == 1
    assert record_of(screen.session).log[0].seat == 0


def test_solo_undo_goes_back_into_the_round_with_its_line(begin: Begin) -> None:
    screen = begin(1)
    draw_slowly(screen, *LINUS)
    screen.finish.click()
    assert record_of(screen.session).now.round == 2
    screen.take_back()
    assert record_of(screen.session).now.round == 1
    assert line(screen).path == LINUS[1:]


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_whole_game_ends_with_x_marks_and_its_sum(begin: Begin, players: int) -> None:
    screen = begin(players)
    chance = Chance(players)
    for number in range(1, 16):
        assert record_of(screen.session).now.round == number
        chance = play_round(screen, chance)
    QCoreApplication.processEvents()
    state, outcome = record_of(screen.session).now, record_of(screen.session).outcome
    assert outcome is not None and state.is_over
    assert screen.ending.isVisible() and not screen.finish.isVisible()
    for seat in range(players):
        if players > 1:
            press_card(screen, seat)
            assert screen.stage.layout_now[f"caption:{seat}"].art[2] == NAMES[seat], "whose it is"
        assert scene_of(screen).seat == seat
        assert shown(screen, "cross") == set(score.unreached(state, seat))
        total = screen.stage.layout_now["final:total"].art[2]
        assert str(total).replace("\u2212", "-") == str(score.total(state, seat))
    texts = screen.table.words.ending()
    if players == 1:
        assert texts.poster[0].replace("\u2212", "-") == str(round(outcome.scores[0]))
        assert "next goal" in texts.remark
    elif len(outcome.winners) == 1:
        assert texts.poster[0] == NAMES[outcome.winners[0]]


def test_the_end_is_looked_back_at_on_any_sheet(begin: Begin) -> None:
    screen = begin(2)
    chance = Chance(1)
    while record_of(screen.session).outcome is None:
        chance = play_round(screen, chance)
    screen.session.peek(7)
    assert not shown(screen, "cross")
    press_card(screen, 1)
    assert scene_of(screen).seat == 1
    screen.session.peek(None)
    assert shown(screen, "cross")
    press_card(screen, 1)
    assert scene_of(screen).is_podium, "a second press leads back to all sheets"


def test_looking_back_during_a_game_hides_the_open_round(begin: Begin) -> None:
    screen = begin(2)
    play_round(screen, Chance(4))
    screen.look_back()
    assert screen.session.peeked is not None
    assert not shown(screen, "next") and not shown(screen, "core")
    screen.replay.leave()
    assert screen.session.peeked is None and shown(screen, "next")


def test_a_new_card_comes_from_the_pile(begin: Begin) -> None:
    screen = begin(1)
    QTest.keyClick(screen, Qt.Key.Key_P)
    events = record_of(screen.session).steps[-1].events
    coming = screen.table.looks.arrivals(Change(PLAYED, events))
    assert coming["card:2"].origin is not None
    assert {f"patch:2:{i}" for i in range(len(record_of(screen.session).now.patches))} <= set(
        coming
    )


def test_the_code_of_the_deal_is_shown(begin: Begin) -> None:
    screen = begin(1)
    assert code_of(record_of(screen.session).setup.seed) in screen.table.words.said().status


def test_long_names_do_not_break_the_table(begin: Begin) -> None:
    screen = begin(4)
    long = "Wolfeschlegelsteinhausenbergerdorff " * 5
    match = screen.session.match
    screen.session.rename(
        replace(match, players=tuple(replace(p, name=f"{long}{p.mark}") for p in match.players))
    )
    chance = play_round(screen, Chance(2))
    play_round(screen, chance)
    assert screen.minimumSizeHint().width() <= 1024
    assert screen.minimumSizeHint().height() <= 640
    assert screen.grab().width() == 1440
