"""Pictures of learning: the path, a step of each game, wrong answers, what is shown, the teacher."""

from collections.abc import Callable
from typing import Any

from tests.gallery.stand import Shot, Stand
from trakkx_desktop.core.progress import WHOLE
from trakkx_desktop.core.thought import Limit
from trakkx_desktop.lessons import judge
from trakkx_desktop.lessons.shelf import shelf
from trakkx_desktop.players.trax import PLAYER
from trakkx_desktop.view.screens.learn.guide import LessonGuide
from trakkx_desktop.view.screens.learn.screen import FIRST_GAME
from trakkx_desktop.view.screens.learn.teacher import TeacherGuide

SMALL = (1024, 640)
LARGE_LETTERS = (("text_size", 1.3),)


def _path(stand: Stand) -> None:
    """Some are done, one is begun."""
    diary = stand.app.house.progress
    for key, done in (("trakkx", 5), ("traexx", 2), ("trax", 9)):
        for lesson in shelf(key)[:done]:
            diary.note_lesson(key, lesson.id, WHOLE)
    diary.note_lesson("traexx", shelf("traexx")[2].id, 1)
    stand.window.show_screen("learn")


def _step(key: str, name: str, number: int = 0, tries: int = 0) -> Callable[[Stand], None]:
    """A step of a lesson, after so many wrong answers."""

    def make(stand: Stand) -> None:
        stand.window.learn.begin(key, name)
        stand.settle()
        guide = stand.table.guide
        assert isinstance(guide, LessonGuide)
        guide.restart()
        for _ in range(number):
            guide.go(1)
        for _ in range(tries):
            wrong = guide.course.step.wrong[0].move
            stand.session.submit(judge.action_of(guide.lesson, guide.course.state, wrong))
            stand.settle()
        guide.changed.emit()
        stand.settle()

    return make


def _right(stand: Stand) -> None:
    """A right answer, before it goes on."""
    _step("trax", "loops")(stand)
    guide = stand.table.guide
    assert isinstance(guide, LessonGuide)
    stand.session.submit(judge.action_of(guide.lesson, guide.course.state, "A2\\"))


def _teacher(stand: Stand) -> None:
    stand.window.learn.begin("trax", FIRST_GAME)
    guide: Any = stand.table.guide
    assert isinstance(guide, TeacherGuide)
    *_, thought = PLAYER.think(stand.session.sight_of(0), 0, 3, 1, Limit(work=100))
    guide._tutor.best = thought
    guide._comment(thought)
    guide.explain()
    guide.explain()


SHOTS: tuple[Shot, ...] = (
    Shot("learn_path", _path, (("learn", "Learn by playing"), "TRAX")),
    Shot("learn_path_small", _path, (("learn", "Learn by playing"),), size=SMALL),
    Shot("learn_path_text", _path, ("TRÄXX",), size=SMALL, settings=LARGE_LETTERS),
    Shot("lesson_trax", _step("trax", "forced"), ("Momo",), ("tile:0,0",)),
    Shot("lesson_trax_wrong", _step("trax", "defence", 0, 1), ("Momo",), ("tile:1,0",)),
    Shot("lesson_trax_shown", _step("trax", "l-threat", 0, 2), (("learn", "Play it"),)),
    Shot("lesson_trax_right", _right, (("learn", "Go on"),), ("tile:0,1",)),
    Shot("lesson_trax_solitaire", _step("trax", "solitaire", 4), (), ("tile:1,1",)),
    Shot("lesson_traexx", _step("traexx", "first-line"), ("Linus",), ("field:0,-1",)),
    Shot("lesson_traexx_wrong", _step("traexx", "good-ends", 0, 1), ("Ben",)),
    Shot("lesson_traexx_small", _step("traexx", "race", 3), ("Maria",), size=SMALL),
    Shot(
        "lesson_traexx_text",
        _step("traexx", "first-line"),
        ("Linus",),
        size=SMALL,
        settings=LARGE_LETTERS,
    ),
    Shot("lesson_trakkx", _step("trakkx", "adding", 3), ("Anna",), ("R5a",)),
    Shot("lesson_trakkx_wrong", _step("trakkx", "rearranging", 3, 1), ("Anna",), ("R4a",)),
    Shot("lesson_trakkx_shown", _step("trakkx", "rearranging", 4, 2), (("learn", "Play it"),)),
    Shot("lesson_trakkx_small", _step("trakkx", "opening", 3), ("Anna",), size=SMALL),
    Shot(
        "lesson_trakkx_text",
        _step("trakkx", "adding", 3),
        ("Anna",),
        size=SMALL,
        settings=LARGE_LETTERS,
    ),
    Shot("lesson_teacher", _teacher, (("learn", "Why?"), "Pip")),
)
