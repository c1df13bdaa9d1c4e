"""The first game with a teacher: comments, why, silence; an ordinary game that counts as assisted."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication

from trakkx_desktop import catalog
from trakkx_desktop.core.match import Match, Plan
from trakkx_desktop.core.player import Player
from trakkx_desktop.core.progress import WHOLE
from trakkx_desktop.core.thought import Thought
from trakkx_desktop.core.trouble import PLAYER, Trouble
from trakkx_desktop.games.trax.actions import Lay
from trakkx_desktop.lessons.mentor import QUIETER, SILENT, Mentor
from trakkx_desktop.session.house import House
from trakkx_desktop.session.worker import Answer
from trakkx_desktop.view.screens.house.window import Window
from trakkx_desktop.view.screens.learn.screen import FIRST_GAME
from trakkx_desktop.view.screens.learn.teacher import TeacherGuide
from trakkx_desktop.view.screens.table.screen import TableScreen


class Clerk:
    """A worker who answers when the test says so."""

    def __init__(self) -> None:
        self.asked: list[tuple[Any, Callable[[Any], None]]] = []

    def ask(self, question: Any, tell: Callable[[Any], None]) -> int:
        self.asked.append((question, tell))
        return len(self.asked)

    def drop(self, number: int) -> None:
        pass

    def answer(self, thought: Thought[Any] | Trouble) -> None:
        told = thought if isinstance(thought, Trouble) else Answer(thought, True)
        self.asked[-1][1](told)


@pytest.fixture
def clerk() -> Clerk:
    return Clerk()


@pytest.fixture
def lesson(window: Window, house: House, clerk: Clerk) -> TableScreen:
    """Anna and Ben at one screen, so that nobody else thinks; Anna's white arch could close."""
    game = catalog.game("trax")
    match = Match("trax", game, (Player("Anna", 0), Player("Ben", 1)), Plan())
    session = house.begin(match)
    window.show_table(session, TeacherGuide(window.faces["trax"], session, clerk))  # type: ignore[arg-type]
    front = window.front
    assert isinstance(front, TableScreen)
    return front


def teacher(table: TableScreen) -> TeacherGuide:
    assert isinstance(table.guide, TeacherGuide)
    return table.guide


def look(table: TableScreen, clerk: Clerk, thought: Thought[Any]) -> str:
    teacher(table)._look()
    clerk.answer(thought)
    return teacher(table)._card.sentence.text()


FIRST = Thought(Lay((0, 0), "|"), 0.5, "opening")


def test_it_says_what_it_sees_once_a_turn(lesson: TableScreen, clerk: Clerk) -> None:
    assert "over your shoulder" in teacher(lesson)._card.sentence.text()
    assert look(lesson, clerk, FIRST) == "You can begin with either tile."
    asked = len(clerk.asked)
    teacher(lesson)._look()
    assert len(clerk.asked) == asked
    question = clerk.asked[-1][0]
    assert question.sight == lesson.session.sight_of(0) and question.seat == 0


def test_why_tells_more_with_every_press(lesson: TableScreen, clerk: Clerk) -> None:
    assert not teacher(lesson)._card.why.isEnabled()
    look(lesson, clerk, FIRST)
    teacher(lesson)._card.why.click()
    assert teacher(lesson)._card.sentence.text() == "Lay a straight tile on the first space."
    teacher(lesson)._card.why.click()
    assert teacher(lesson)._card.sentence.text().endswith("the first tile decides nothing yet.")


def test_it_counts_as_assisted_and_hints_stay(lesson: TableScreen) -> None:
    assert lesson.session.is_assisted
    assert any(deed.key == "hint" for deed in lesson._deeds)


def test_a_worse_turn_gets_a_word_a_good_one_too(lesson: TableScreen, clerk: Clerk) -> None:
    session = lesson.session
    for text in ("@0+", "B1+", "A0/"):
        session.submit(session.game.parse(session.state, text))
    QCoreApplication.processEvents()
    stops = Lay((1, 1), "L")
    assert session.game.check(session.state, 1, stops) is None
    facts = (("colour", "white"), ("spaces", ("A3",)))
    said = look(lesson, clerk, Thought(stops, 0.5, "parries", facts))
    assert said == "White could win next; you can stop that."
    bad = session.game.parse(session.state, "A0+")
    session.submit(bad)
    assert teacher(lesson)._card.sentence.text().startswith("I would have done something else.")
    assert teacher(lesson).mentor.good == 0


def test_it_falls_silent_as_one_gets_better(lesson: TableScreen, clerk: Clerk) -> None:
    teacher(lesson).mentor = Mentor(QUIETER)
    assert look(lesson, clerk, FIRST) == "Your turn. You know how."
    teacher(lesson).mentor = Mentor(SILENT)
    teacher(lesson)._comment(Thought(Lay((0, 0), "|"), 1.0, "wins"))
    assert "do not need me" in teacher(lesson)._card.sentence.text()


def test_urgent_things_are_said_longer() -> None:
    assert Mentor(QUIETER).speaks(is_urgent=True) and not Mentor(QUIETER).speaks(is_urgent=False)
    assert not Mentor(SILENT).speaks(is_urgent=True)
    assert Mentor(SILENT + 3).after(is_good=False).speaks(is_urgent=True), "it comes back"


def test_a_worker_that_cannot_be_had_only_keeps_it_quiet(lesson: TableScreen, clerk: Clerk) -> None:
    teacher(lesson)._look()
    clerk.answer(Trouble(PLAYER, "late"))
    assert "over your shoulder" in teacher(lesson)._card.sentence.text()
    assert lesson.stage.isVisible()


def test_the_end_is_the_usual_one_and_is_noted(window: Window, house: House) -> None:
    window.learn.begin("trax", FIRST_GAME)
    table = window.front
    assert isinstance(table, TableScreen) and isinstance(table.guide, TeacherGuide)
    assert [player.level for player in table.session.players] == [0, 1]
    assert not table.session.match.is_practice
    from trakkx_desktop.games.trax.actions import Resign

    table.session.submit(Resign())
    QCoreApplication.processEvents()
    assert house.progress.mine.lesson("trax", FIRST_GAME) == WHOLE
    assert table.ending.isVisible()
