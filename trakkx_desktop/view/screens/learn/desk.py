"""The ways through lessons: from the path to the table, to the next lesson and back; what was done is noted."""

from __future__ import annotations

from typing import Any, Protocol

from PySide6.QtCore import QObject

from trakkx_desktop import catalog
from trakkx_desktop.core.chance import new_seed
from trakkx_desktop.core.match import Match, Plan
from trakkx_desktop.core.player import Player
from trakkx_desktop.core.progress import WHOLE
from trakkx_desktop.lessons.course import Course
from trakkx_desktop.lessons.shelf import LessonBroken, find, shelf
from trakkx_desktop.session.house import House
from trakkx_desktop.session.session import Session
from trakkx_desktop.view.screens.house.computers import computer
from trakkx_desktop.view.screens.house.names import called
from trakkx_desktop.view.screens.house.trouble import tell
from trakkx_desktop.view.screens.learn.guide import EASY, NEXT, LessonGuide, practice
from trakkx_desktop.view.screens.learn.screen import FIRST_GAME, LearnScreen, broken_words
from trakkx_desktop.view.screens.learn.teacher import TeacherGuide
from trakkx_desktop.view.screens.screen import Screen
from trakkx_desktop.view.screens.table.guide import Guide
from trakkx_desktop.view.stage.face import Face


class Host(Protocol):
    """What the window does for it."""

    house: House
    faces: dict[str, Face]

    @property
    def front(self) -> Screen: ...

    def show_table(self, session: Session, guide: Guide | None = None) -> Any: ...

    def show_page(self, screen: Screen) -> None: ...


class LearnDesk(QObject):
    def __init__(self, host: Host) -> None:
        super().__init__()
        self._host, self._diary = host, host.house.progress

    def show(self, key: str = "") -> None:
        """The path of lessons, at this game's next one."""
        screen = LearnScreen(self._host.house, self._host.faces, key)
        screen.chosen.connect(self.begin)
        self._host.show_page(screen)

    def begin(self, key: str, name: str) -> None:
        """A lesson, at the step where one left off; or the first game."""
        if name == FIRST_GAME:
            self._begin_game(key)
            return
        try:
            lesson = find(key, name)
            done = self._diary.mine.lesson(key, name)
            course = Course.at(lesson, done if 0 < done < len(lesson.steps) else 0)
        except LessonBroken as error:
            tell(self._host.front, broken_words(error))
            return
        session = self._host.house.lay_out(practice(lesson, course.state, self._person))
        guide = LessonGuide(course, self._host.faces[key], session)
        guide.stepped.connect(lambda steps: self._diary.note_lesson(key, name, steps))
        guide.left.connect(lambda where: self._leave(key, name, where))
        self._host.show_table(session, guide)

    @property
    def _person(self) -> str:
        return called((Player(self._diary.person, 0),))[0].name

    def _begin_game(self, key: str) -> None:
        """An ordinary game against the easiest computer, with a teacher."""
        house = self._host.house
        pupil = Player(self._person, 0)
        players = (pupil, computer(EASY, 1, (pupil.name,)))
        match = Match(key, catalog.game(key), players, Plan(seed=new_seed()))
        session = house.lay_out(match.deal())
        guide = TeacherGuide(self._host.faces[key], session, house.worker)
        guide.ended.connect(lambda: self._diary.note_lesson(key, FIRST_GAME, WHOLE))
        self._host.show_table(session, guide)

    def _leave(self, key: str, name: str, where: str) -> None:
        """To the lesson that comes after, or to the path."""
        names = [lesson.id for lesson in shelf(key)]
        later = names[names.index(name) + 1 :]
        if catalog.has_player(key):
            later.append(FIRST_GAME)
        if where == NEXT and later:
            self.begin(key, later[0])
        else:
            self.show(key)
