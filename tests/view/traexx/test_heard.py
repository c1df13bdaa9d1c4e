"""TRÄXX by ear: what keys let one hear, and what is announced, is enough to play."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.games.traexx.play import fields
from tests.truth import record_of
from tests.view.traexx.conftest import Begin
from tests.view.traexx.hand import draw_slowly, play_round, walk_to
from trakkx_desktop.core.chance import Chance
from trakkx_desktop.core.sight import PLAYED, UNDONE, Change
from trakkx_desktop.games.traexx import GAME
from trakkx_desktop.view.screens.table.screen import TableScreen
from trakkx_desktop.view.stage import stage
from trakkx_desktop.view.stage.asking import HERE, LATEST, OWN, STANDING, WATCH

LINUS = fields("0,-1>-1,-1>-2,-1>-2,-2>-1,-3")


def hear(screen: TableScreen, what: str) -> str:
    return screen.table.words.heard(what)


def telling(screen: TableScreen) -> str:
    """What was told when the last action was played."""
    last = screen.session.turns[-1]
    told = screen.table.words.telling(Change(PLAYED, last.events, last.seat))
    assert told is not None
    return told.sentence


def test_the_card_is_read_with_what_is_left(begin: Begin) -> None:
    screen = begin(card=3)
    assert hear(screen, OWN) == "Card 1 of 15: yellow, green, gray and blue."
    draw_slowly(screen, *LINUS[:3])
    assert hear(screen, OWN).endswith("Left: yellow and gray.")
    draw_slowly(screen, *LINUS[2:])
    assert hear(screen, OWN).endswith("All patches are used.")


def test_the_ends_are_read_with_where_they_lead(begin: Begin) -> None:
    screen = begin(card=3)
    told = hear(screen, WATCH)
    assert told.startswith("End at yellow, row 4, field 4: on to ") and "left blue" in told
    draw_slowly(screen, *LINUS)
    assert hear(screen, WATCH) == "End at yellow, row 2, field 1: nothing fits."
    screen.finish.click()
    assert hear(screen, WATCH).count("End at ") == 2


def test_the_sheet_is_read_around_the_cursor(begin: Begin) -> None:
    screen = begin(card=3)
    told = hear(screen, HERE)
    assert told.startswith("yellow, your start, row 4, field 4; right ")
    assert "left blue" in told and "lower right red 3" in told and told.count(";") == 6
    screen.stage.setFocus()
    walk_to(screen, (-4, 0))
    assert hear(screen, HERE).count(";") == 3, "at a corner of the sheet"


def test_scores_and_the_last_round_are_read(begin: Begin) -> None:
    screen = begin(2)
    assert hear(screen, STANDING) == "Round 1 of 15. Anna \u221260, drawing; Ben \u221260, to draw."
    assert hear(screen, LATEST) == ""
    draw_slowly(screen, *LINUS)
    screen.finish.click()
    assert telling(screen) == "Anna is done. Ben, it is your turn." == hear(screen, LATEST)
    screen.finish.click()
    told = hear(screen, LATEST)
    assert told.startswith("Round 1. Anna drew 4 field") and "Ben passed." in told
    assert "Nobody reached a number." in told
    assert telling(screen) == told and "Card 2: " in told
    assert told.endswith("Anna, it is your turn.")


@pytest.mark.parametrize("players", [1, 3])
def test_the_result_is_told(begin: Begin, players: int) -> None:
    screen, chance = begin(players), Chance(3)
    while record_of(screen.session).outcome is None:
        chance = play_round(screen, chance)
    told, outcome = telling(screen), record_of(screen.session).outcome
    assert outcome is not None and "All cards are played." in told
    for seat, name in enumerate(("Anna", "Ben", "Clara")[:players]):
        points = str(round(outcome.scores[seat])).replace("-", "\u2212")
        assert f"{name} has {points} point" in told
    assert ("Winner: " in told) is (players > 1)
    assert hear(screen, OWN) == "All cards are played."
    assert hear(screen, LATEST) == told, "what is announced"


def test_what_is_taken_back_is_told(begin: Begin) -> None:
    screen = begin(2)
    told = screen.table.words.telling(Change(UNDONE, (), 0))
    assert told is not None and told.sentence == "Anna draws again."


def test_a_field_drawn_by_key_is_spoken_at_once(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen, said = begin(card=3), list[str]()

    def listen(_: QWidget, sentence: str) -> None:
        said.append(sentence)

    monkeypatch.setattr(stage, "announce", listen)
    screen.stage.setFocus()
    walk_to(screen, (-1, 0))
    QTest.keyClick(screen.stage, Qt.Key.Key_Space)
    assert said == ["1 field drawn, 2 brings 2, left: yellow, green and blue"]


def test_solo_help_is_told_when_it_begins(begin: Begin) -> None:
    """FOUND X4: past a card that was turned the game counts as played with help."""
    screen = begin(1)
    screen.session.submit(GAME.parse(record_of(screen.session).now, "pass"))
    screen.take_back()
    assert "played with help" in screen.bubble.sentence
    assert screen.table.words.said().status.endswith("With help")
    chance = Chance(2)
    while record_of(screen.session).outcome is None:
        chance = play_round(screen, chance)
    assert screen.table.words.ending().remark.startswith("With help.")
