"""A guide at the real table: its words, its button, its lights and its card; and no poster at the end."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget

from trakkx_desktop import catalog
from trakkx_desktop.core.match import Match, Plan
from trakkx_desktop.core.player import Player
from trakkx_desktop.core.sight import PLAYED, Change
from trakkx_desktop.session.house import House
from trakkx_desktop.view.screens.house.window import Window
from trakkx_desktop.view.screens.table.guide import Guide
from trakkx_desktop.view.screens.table.screen import TableScreen
from trakkx_desktop.view.stage.parts import Finish, Said


class Uncle(Guide):
    """Says one thing, lights the first counter, and takes the button when he has been heard."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[Change] = []
        self.label = QLabel("Uncle")
        self.is_pausing = self.is_gone = False

    def card(self) -> QWidget:
        return self.label

    def said(self, said: Said) -> Said:
        finish = Finish("Go on") if self.is_pausing else said.finish
        return replace(said, message="Take two, my dear.", finish=finish)

    def lit(self) -> frozenset[str]:
        return frozenset({"0", "nowhere"})

    def finished(self) -> bool:
        was, self.is_pausing = self.is_pausing, False
        self.changed.emit()
        return was

    def follow(self, changes: tuple[Change, ...]) -> None:
        self.told += changes

    def retire(self) -> None:
        self.is_gone = True


@pytest.fixture
def uncle() -> Uncle:
    return Uncle()


@pytest.fixture
def lesson(window: Window, house: House, uncle: Uncle) -> TableScreen:
    """Anna takes counters from the middle of a game, with her uncle."""
    game = catalog.game("heap")
    plain = Match("heap", game, (Player("Anna", 0), Player("Ben", 1)), Plan(seed=1)).deal("")
    record = plain.sitting.record
    later = record.play(0, next(iter(game.legal(record.now, 0)))).now
    practice = Match.practice(game, plain.players, later, "lesson")
    window.show_table(house.lay_out(practice), uncle)
    front = window.front
    assert isinstance(front, TableScreen)
    return front


def take_one(table: TableScreen) -> None:
    table.stage.press(next(iter(table.stage.layout_now)))
    table.finish.click()


def test_it_begins_in_the_middle_and_says_its_own_words(lesson: TableScreen, uncle: Uncle) -> None:
    assert not lesson.session.turns
    assert lesson.message.text() == "Take two, my dear."
    assert uncle.label.isVisible() and lesson.rail.isAncestorOf(uncle.label)


def test_what_it_speaks_of_is_lit_as_long_as_it_lies_there(lesson: TableScreen) -> None:
    shown = [light for light in lesson.stage._rings.lights if light.isVisible()]
    assert len(shown) == ("0" in lesson.stage.layout_now)
    first = next(iter(lesson.stage.layout_now))
    lesson.stage.light(frozenset({first}))
    (light,) = [light for light in lesson.stage._rings.lights if light.isVisible()]
    assert lesson.stage.rect_of(first).contains(light.sceneBoundingRect().center())
    lesson.stage.light(frozenset())
    assert not any(light.isVisible() for light in lesson.stage._rings.lights)


def test_it_may_take_the_button(lesson: TableScreen, uncle: Uncle) -> None:
    uncle.is_pausing = True
    uncle.changed.emit()
    assert lesson.finish.text() == "Go on"
    lesson.stage.press(next(iter(lesson.stage.layout_now)))
    lesson.finish.click()
    assert not lesson.session.turns, "that was for the guide"
    uncle.is_pausing = True
    QTest.keyClick(lesson.stage, Qt.Key.Key_Return)
    assert not lesson.session.turns and not uncle.is_pausing, "and so was Enter"
    lesson.finish.click()
    assert len(lesson.session.turns) == 1


def test_it_follows_to_the_end_and_no_poster_comes(lesson: TableScreen, uncle: Uncle) -> None:
    while lesson.session.outcome is None:
        take_one(lesson)
    assert [change.kind for change in uncle.told if change.kind == PLAYED]
    assert not lesson.finale.is_on and not lesson.ending.isVisible()
    assert lesson.message.isVisible()


def test_it_is_told_when_the_table_is_left(
    lesson: TableScreen, uncle: Uncle, window: Window
) -> None:
    window.go_home()
    assert uncle.is_gone


def test_nothing_of_it_is_ever_saved(lesson: TableScreen, house: House, window: Window) -> None:
    take_one(lesson)
    house.flush()
    window.go_home()
    house.flush()
    assert list(house.places.saves.glob("*.trakkx")) == []
    assert house.recent() == ()


def test_undo_goes_no_further_than_its_position(lesson: TableScreen) -> None:
    before = lesson.session.state
    take_one(lesson)
    assert lesson.session.undo()
    assert lesson.session.state == before and not lesson.session.can_undo
