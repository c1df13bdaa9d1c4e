"""Computers at the sheet beside, and hints: nothing jumps while they seal, and a ghost shows the way."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.games.traexx.play import fields
from tests.truth import record_of
from tests.view.hand import LEFT, move
from tests.view.traexx.conftest import NAMES, Begin
from tests.view.traexx.hand import at, draw_slowly, line, press, release, scene_of, shown
from tests.view.traexx.test_rounds import press_card
from trakkx_desktop.app import App
from trakkx_desktop.core.hint import KIND, PIECES, WHOLE, Hint
from trakkx_desktop.core.player import Player
from trakkx_desktop.core.refusal import Fact
from trakkx_desktop.core.sight import PLAYED, Change
from trakkx_desktop.core.thought import Thought
from trakkx_desktop.games.traexx import GAME
from trakkx_desktop.games.traexx.actions import PASS, Action, Extend
from trakkx_desktop.players.traexx import reasons
from trakkx_desktop.view.screens.table.screen import TableScreen
from trakkx_desktop.view.traexx.words import hints

LINUS = fields("0,-1>-1,-1>-2,-1>-2,-2>-1,-3")
WAY = Extend(LINUS[0], LINUS[1:])


def seat_computers(screen: TableScreen, *seats: int) -> None:
    for seat in seats:
        screen.session.hand_over(seat, Player(NAMES[seat], seat, 2))


def seal(screen: TableScreen, seat: int, told: str = "pass") -> None:
    assert screen.session.play_for(seat, GAME.parse(record_of(screen.session).now, told)) is None


def test_a_computer_that_seals_disturbs_no_stroke(begin: Begin) -> None:
    screen = begin(3)
    seat_computers(screen, 1, 2)
    assert screen.session.viewer == 0
    press(screen, LINUS[0])
    for field in LINUS[1:3]:
        move(screen, at(screen, field))
    seal(screen, 1)
    assert line(screen).path == LINUS[1:3]
    for field in LINUS[3:]:
        move(screen, at(screen, field))
    release(screen, at(screen, LINUS[-1]))
    assert line(screen).path == LINUS[1:], "the same stroke goes on"
    seal(screen, 2)
    assert record_of(screen.session).now.round == 1 and screen.session.viewer == 0
    QTest.mouseClick(screen.finish, LEFT)
    assert record_of(screen.session).now.round == 2


def test_a_looked_at_sheet_stays_while_a_computer_seals(begin: Begin) -> None:
    screen = begin(3)
    seat_computers(screen, 1, 2)
    press_card(screen, 2)
    seal(screen, 1)
    assert scene_of(screen).shown_seat == 2
    assert screen.finish.text() == "Back to my sheet", "nobody draws for a computer"
    press_card(screen, 2)
    assert scene_of(screen).shown_seat is None and screen.session.viewer == 0
    assert record_of(screen.session).log[-1].seat == 1, "what it sealed stays sealed"


def test_who_is_done_before_the_computers_looks_on(begin: Begin) -> None:
    screen = begin(2)
    seat_computers(screen, 1)
    draw_slowly(screen, *LINUS)
    screen.finish.click()
    assert screen.session.is_watching
    said = screen.table.words.said()
    assert said.heading[0] == "Done, Anna" and "your turn" not in " ".join(said.heading).lower()
    assert shown(screen, "core") == set(LINUS), "one's own line is one's own"
    assert not shown(screen, "next") and not shown(screen, "tip")
    told = screen.table.words.telling(Change(PLAYED, (), 1))
    assert told is not None and told.sentence == "Ben is done."
    seal(screen, 1)
    assert not screen.session.is_watching and "Anna" in screen.headline.text()


def test_the_last_round_of_others_glows_in_the_rail(begin: Begin) -> None:
    screen = begin(2)
    seat_computers(screen, 1)
    action = next(a for a in GAME.legal(record_of(screen.session).now, 1) if isinstance(a, Extend))
    assert screen.session.play_for(1, action) is None
    screen.session.submit(PASS)
    art = screen.table.looks.mini(1)["sheet"].art
    assert art[4] == action.path and art[5] is True
    assert screen.table.looks.mini(0)["sheet"].art[4] == ()


def test_while_a_round_is_shown_a_computer_may_seal_the_next(app: App, begin: Begin) -> None:
    screen = begin(2)
    seat_computers(screen, 1)
    app.house.tune(reduce_motion=False)
    seal(screen, 1)
    screen.session.submit(PASS)
    assert scene_of(screen).reveal is not None
    seal(screen, 1)
    assert scene_of(screen).reveal is not None, "it is shown to its end"
    app.house.tune(reduce_motion=True)


def hint_of(step: int, action: Action = WAY) -> Hint:
    return Hint(Thought(action, 3.0, "fields", (("fields", 4),)), step)


def test_a_hint_grows_in_three_steps(begin: Begin) -> None:
    screen = begin(1)
    screen.session.show_hint(hint_of(KIND))
    assert not shown(screen, "hint") and not shown(screen, "ghost")
    screen.session.show_hint(hint_of(PIECES))
    assert shown(screen, "hint") == {LINUS[0], LINUS[1]} and not shown(screen, "ghost")
    screen.session.show_hint(hint_of(WHOLE))
    assert shown(screen, "ghost") == set(LINUS)
    assert "card words" not in screen.stage.layout_now, "the hint is told in their place"
    draw_slowly(screen, *LINUS[:2])
    assert not shown(screen, "ghost") and shown(screen, "hint"), "the hand has begun"
    screen.session.show_hint(hint_of(WHOLE))
    assert screen.session.take_hint() is None
    assert record_of(screen.session).now.routes[0] == LINUS
    QCoreApplication.processEvents()
    assert not shown(screen, "hint")


def test_a_hint_to_pass_shows_nothing_on_the_sheet(begin: Begin) -> None:
    screen = begin(1)
    screen.session.show_hint(hint_of(WHOLE, PASS))
    assert not shown(screen, "hint") and not shown(screen, "ghost")


def test_each_step_of_a_hint_is_a_sentence(qapp: QApplication) -> None:
    names = ("Anna", "Ben")
    assert hints.hinted(hint_of(KIND), names).startswith("You can draw 4 field")
    assert hints.hinted(hint_of(PIECES), names).endswith("over blue.")
    assert hints.hinted(hint_of(WHOLE), names).startswith("Covers 4 field")
    assert hints.hinted(hint_of(KIND, PASS), names) == "You can pass."
    to_2 = Extend((0, -1), ((-1, 0),))
    assert "reach the 2" in hints.hinted(hint_of(KIND, to_2), names)


FACTS: tuple[tuple[str, Fact], ...] = (
    *(("number", 7), ("numbers", (7, 9)), ("points", 7), ("seat", 1), ("steps", 2)),
    *(("lower", (3, 4)), ("fields", 3), ("cards", 5), ("colour", "red"), ("patches", 2)),
)


@pytest.mark.parametrize("code", sorted(hints.REASONS))
def test_every_reason_has_its_sentence(code: str, qapp: QApplication) -> None:
    """Every code of the player's table is worded, and nothing else is."""
    told = hints.reason(Thought(WAY, 1.0, code, FACTS), ("Anna", "Ben"))
    assert told.endswith(".") and "{" not in told and not told.startswith(code)


def test_the_player_knows_no_other_reasons() -> None:
    readme = (Path(reasons.__file__).parent / "README.md").read_text("utf-8")
    table = readme.split("## Reasons")[1].split("##")[0]
    assert set(re.findall(r"^\| `(\w+)`", table, re.MULTILINE)) == set(hints.REASONS)
