"""Lessons at the real table: played to their end, wrong answers, ways back and on, progress."""

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from trakkx_desktop.core.progress import WHOLE
from trakkx_desktop.lessons import judge
from trakkx_desktop.lessons.course import Phase
from trakkx_desktop.lessons.lesson import Lesson
from trakkx_desktop.lessons.shelf import shelf
from trakkx_desktop.session.house import House
from trakkx_desktop.view.screens.house.window import Window
from trakkx_desktop.view.screens.learn.guide import LessonGuide
from trakkx_desktop.view.screens.learn.screen import LearnScreen
from trakkx_desktop.view.screens.table.screen import TableScreen
from trakkx_desktop.view.stage.sound import SOUNDS

LESSONS = [lesson for key in ("trakkx", "traexx", "trax") for lesson in shelf(key)]

Begin = Callable[[str, str], TableScreen]


@pytest.fixture
def begin(window: Window) -> Begin:
    def begun(key: str, name: str) -> TableScreen:
        window.learn.begin(key, name)
        QCoreApplication.processEvents()
        front = window.front
        assert isinstance(front, TableScreen)
        return front

    return begun


def guide_of(table: TableScreen) -> LessonGuide:
    assert isinstance(table.guide, LessonGuide)
    return table.guide


def play(table: TableScreen, text: str) -> None:
    guide = guide_of(table)
    table.session.submit(judge.action_of(guide.lesson, guide.course.state, text))
    QCoreApplication.processEvents()


def _is_past(guide: LessonGuide, number: int) -> bool:
    return guide.course.number > number or guide.course.phase is Phase.DONE


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.id}")
def test_it_can_be_finished_with_two_buttons(
    lesson: Lesson, begin: Begin, house: House, qtbot: QtBot
) -> None:
    """“Show me” and the turn button, step by step."""
    table = begin(lesson.game, lesson.id)
    guide = guide_of(table)
    for number in range(len(lesson.steps)):
        assert guide.course.number == number
        guide.show_solution()
        table.finish.click()
        qtbot.waitUntil(partial(_is_past, guide, number))
    assert guide.course.phase is Phase.DONE
    assert house.progress.mine.lesson(lesson.game, lesson.id) == WHOLE
    assert list(house.places.saves.glob("*.trakkx")) == []


def test_it_says_what_to_do_and_lights_what_it_speaks_of(begin: Begin) -> None:
    table = begin("trax", "first-tile")
    assert table.headline.text() == "Your first tile"
    assert table.subline.text() == "Step 1 of 3"
    assert "White begins" in guide_of(table)._card.sentence.text()
    assert table.rail.isAncestorOf(guide_of(table)._card)
    shown = [light for light in table.stage._rings.lights if light.isVisible()]
    assert len(shown) == 1


def test_a_right_move_by_hand_goes_on_by_itself(
    begin: Begin, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(SOUNDS, "play", heard.append)
    table = begin("trax", "first-tile")
    table.stage.press("space:0,0")
    table.finish.click()
    qtbot.waitUntil(lambda: guide_of(table).course.number == 1)
    assert "right" in heard


def test_any_move_that_fulfils_the_aim_is_right(begin: Begin, qtbot: QtBot) -> None:
    for text in ("B2+", "B2/", "B2\\"):
        table = begin("trax", "first-tile")
        guide_of(table).restart()
        guide_of(table).go(1)
        play(table, text)
        qtbot.waitUntil(partial(_is_past, guide_of(table), 1))


def test_a_wrong_move_comes_back_with_the_reason(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(SOUNDS, "play", heard.append)
    table = begin("trax", "loops")
    before = table.session.state
    table.stage.press("space:0,-1")
    table.finish.click()
    assert table.session.state == before and not table.session.turns
    assert "tile:0,-1" not in table.stage.layout_now and not table.session.has_open_draft
    assert "still open" in guide_of(table)._card.sentence.text()
    assert "still open" in table.bubble.sentence
    assert heard.count("refuse") == 1
    assert table.session.hint is None, "the first try shows nothing"
    table.stage.press("space:0,-1")
    assert "two more tiles" in guide_of(table)._card.sentence.text(), "a new try: the task again"


def test_after_the_second_wrong_one_it_is_shown(begin: Begin) -> None:
    table = begin("trakkx", "adding")
    for _ in range(2):
        play(table, "draw")
    hint = table.session.hint
    assert hint is not None and hint.is_whole
    assert table.finish.text() == "Play it"
    table.finish.click()
    assert guide_of(table).course.phase is Phase.RIGHT


def test_tokens_glide_home_from_a_wrong_answer(begin: Begin) -> None:
    table = begin("trakkx", "rearranging")
    guide_of(table).go(1)
    guide_of(table).go(1)
    rack = dict(table.stage.layout_now)
    play(table, "lay R4a@6,2")
    assert table.stage.layout_now["R4a"].zone == rack["R4a"].zone != ""


def test_back_skip_and_again_always(begin: Begin) -> None:
    table = begin("traexx", "two-ends")
    guide = guide_of(table)
    guide.go(-1)
    assert guide.course.number == 0
    guide._card.on.click()
    guide._card.on.click()
    assert guide.course.number == 2
    guide._card.back.click()
    assert guide.course.number == 1
    guide._card.again.click()
    assert guide.course.number == 0
    keys = {deed.key for deed in table._deeds}
    assert {"show", "back", "skip", "again", "path"} <= keys


def test_undo_goes_no_further_than_the_step(begin: Begin, qtbot: QtBot) -> None:
    table = begin("trax", "forced")
    play(table, "B1/")
    qtbot.waitUntil(lambda: guide_of(table).course.number == 1)
    assert not table.session.can_undo


def test_the_other_answers_what_was_really_played(begin: Begin, qtbot: QtBot) -> None:
    table = begin("trax", "l-threat")
    play(table, "B1/")
    qtbot.waitUntil(lambda: guide_of(table).course.number == 1)
    assert len(table.session.state.board.tiles) > 6


def test_it_goes_on_where_one_left_off(begin: Begin, window: Window, qtbot: QtBot) -> None:
    table = begin("trax", "forced")
    play(table, "B1/")
    qtbot.waitUntil(lambda: guide_of(table).course.number == 1)
    window.go_home()
    assert guide_of(begin("trax", "forced")).course.number == 1


def test_after_the_last_step_comes_the_next_lesson(begin: Begin, window: Window) -> None:
    table = begin("trax", "first-tile")
    for _ in range(3):
        guide_of(table).go(1)
    assert table.finish.text() == "What comes next"
    table.finish.click()
    front = window.front
    assert isinstance(front, TableScreen) and guide_of(front).lesson.id == "forced"


def test_from_a_lesson_to_the_path(begin: Begin, window: Window) -> None:
    table = begin("trax", "first-tile")
    next(deed for deed in table._deeds if deed.key == "path").act()
    assert isinstance(window.front, LearnScreen)


def test_a_table_that_is_left_is_judged_no_more(begin: Begin, window: Window) -> None:
    table = begin("trax", "first-tile")
    session = table.session
    window.go_home()
    assert session.referee is None
