"""The way through lessons: lays one on the table, notes what was done, and leads to the next or back to the path."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trakkx_desktop.lessons.course import Course
from trakkx_desktop.lessons.shelf import LessonBroken, find, shelf
from trakkx_desktop.view.screens.house.trouble import tell
from trakkx_desktop.view.screens.learn.guide import NEXT, LessonGuide, practice
from trakkx_desktop.view.stage.tr import tr

if TYPE_CHECKING:
    from trakkx_desktop.view.screens.house.window import Window


def begin_lesson(window: Window, key: str, name: str) -> None:
    """At the step where one left off."""
    try:
        lesson = find(key, name)
        done = window.house.progress.mine.lesson(key, name)
        course = Course.at(lesson, done if 0 < done < len(lesson.steps) else 0)
    except LessonBroken as error:
        words = tr("learn", "These lessons cannot be read: {file}")
        tell(window, words.format(file=str(error).partition(":")[0]))
        return
    person = window.house.progress.person or tr("learn", "You")
    session = window.house.lay_out(practice(lesson, course.state, person))
    guide = LessonGuide(course, window.faces[key], session)
    guide.stepped.connect(lambda steps: window.house.progress.note_lesson(key, name, steps))
    guide.left.connect(lambda where: leave(window, key, name, where))
    window.show_table(session, guide)


def leave(window: Window, key: str, name: str, where: str) -> None:
    """To the lesson that comes after, or to the path."""
    names = [lesson.id for lesson in shelf(key)]
    later = names[names.index(name) + 1 :]
    if where == NEXT and later:
        window.show_lesson(key, later[0])
    else:
        window.show_learn(key)
