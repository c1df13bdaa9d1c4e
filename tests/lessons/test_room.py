"""The room of lessons: positions from readable data, conditions on moves, the course through a lesson."""

from typing import Any

import pytest

from trakkx_desktop import catalog
from trakkx_desktop.lessons import judge
from trakkx_desktop.lessons.course import Course, Phase
from trakkx_desktop.lessons.judge import teacher
from trakkx_desktop.lessons.lesson import Aim, Lesson, Step
from trakkx_desktop.lessons.shelf import LessonBroken, find, shelf
from trakkx_desktop.lessons.words import Wording

ARCH = {"board": ["F7"]}

HELD: list[tuple[str, dict[str, Any], str, str, bool]] = [
    ("trax", ARCH, "A2\\", "has loop white", True),
    ("trax", ARCH, "A2\\", "has loop red", False),
    ("trax", ARCH, "A2\\", "has line white", False),
    ("trax", ARCH, "A2\\", "win", True),
    ("trax", ARCH, "A0+", "win", False),
    ("trax", ARCH, "A2\\", "chain 1", True),
    ("trax", ARCH, "A2\\", "chain 2", False),
    ("trax", ARCH, "A2\\", "chain 0 0", False),
    ("trax", ARCH, "A2\\", "fills 0,1 1,1", True),
    ("trax", ARCH, "A0+", "threat white", True),
    ("trax", ARCH, "A2/", "threat white", False),
    ("trax", ARCH, "A2/", "calm white", True),
    ("trax", ARCH | {"you": "red"}, "A0+", "hold", False),
    ("trax", ARCH | {"you": "red"}, "A2/", "hold", True),
    ("trax", ARCH, "A0+", "lies straight", True),
    ("trax", ARCH, "A0+", "lies curve", False),
    ("trax", ARCH, "A0+", "at 0,-1", True),
    ("trax", ARCH, "resign", "at 0,-1", False),
    ("trax", ARCH, "resign", "calm red", False),
    ("trax", {"board": ["---"]}, "D1/", "bend white 0,0", True),
    ("trax", {"board": ["---"]}, "D1+", "bend white 0,0", False),
    ("trax", {"you": "red", "board": ["7.", "L.", "-7"]}, "B1/", "win 2", True),
    ("trax", {"you": "red", "board": ["7.", "L.", "-7"]}, "A0+", "win 2", False),
    ("traexx", {"starts": ["B"], "cards": [7]}, "1,-1>0,0>1,0", "gain 7", True),
    ("traexx", {"starts": ["B"], "cards": [7]}, "1,-1>1,0>0,0", "gain 7", False),
    ("traexx", {"starts": ["B"], "cards": [7]}, "1,-1>1,0>0,0", "gain 6", True),
    ("traexx", {"starts": ["B"], "cards": [7]}, "1,-1>1,0>0,0", "order 4 3", True),
    ("traexx", {"starts": ["B"], "cards": [7]}, "1,-1>1,0>0,0", "order 3 4", False),
    ("traexx", {"starts": ["B"], "cards": [7]}, "1,-1>1,0", "avoid 3", True),
    ("traexx", {"starts": ["B"], "cards": [7]}, "pass", "avoid 3", False),
    ("traexx", {"starts": ["B"], "cards": [7]}, "1,-1>1,0", "total -55", True),
    ("traexx", {"starts": ["B"], "cards": [7]}, "1,-1>1,0", "total -54", False),
    ("traexx", {"starts": ["B"], "cards": [7]}, "1,-1>1,0", "from 1,-1", True),
    ("traexx", {"starts": ["B"], "cards": [7]}, "1,-1>1,0", "to 1,0", True),
    ("traexx", {"starts": ["B"], "cards": [7]}, "1,-1>1,0>0,0", "to 1,0", False),
    ("traexx", {"starts": ["B"], "cards": [7]}, "1,-1>1,0>0,0", "through 1,0", True),
    ("trakkx", {"racks": ["R7 B1", 5], "table": "R4 R5 R6"}, "lay R7a@3,0", "row 4", True),
    ("trakkx", {"racks": ["R7 B1", 5], "table": "R4 R5 R6"}, "lay R7a@3,0", "row 5", False),
    ("trakkx", {"racks": ["R7 B1", 5], "table": "R4 R5 R6"}, "lay R7a@3,0", "sequence", False),
    ("trakkx", {"racks": ["R7 B1", 5], "table": "R4 R5 R6"}, "lay R7a@3,0", "keep B1", True),
    ("trakkx", {"racks": ["R7 B1", 5], "table": "R4 R5 R6"}, "lay R7a@3,0", "count 2", False),
    ("trakkx", {"racks": ["R7 B1", 5], "table": "R4 R5 R6"}, "lay R7a@3,0", "move", False),
    ("trakkx", {"racks": ["R7 B1", 5], "table": "R4 R5 R6"}, "lay R7a@3,0", "line R4 R7", True),
    ("trakkx", {"racks": ["R7 B1", 5], "table": "R4 R5 R6"}, "draw", "lay", False),
    ("trakkx", {"racks": ["R7 B1", 5], "table": "R4 R5 R6"}, "draw", "draw", True),
    ("trakkx", {"racks": ["R7", 5], "table": "R4 R5 R6"}, "lay R7a@3,0", "win", True),
    ("trakkx", {"racks": ["R7", 5], "table": "R4 R5 R6"}, "lay R7a@3,0", "over", True),
]


def aim(text: str) -> Aim:
    name, *words = text.split()
    return Aim(((name, tuple(words)),))


@pytest.mark.parametrize(("key", "data", "move", "condition", "holds"), HELD)
def test_conditions(key: str, data: dict[str, Any], move: str, condition: str, holds: bool) -> None:
    state = teacher(key).position(data)
    step = Step("x", (aim(condition),), position=state)
    lesson = Lesson(key, "x", 0, (), (step,))
    action = judge.action_of(lesson, state, move)
    assert judge.judge(lesson, step, state, action).is_right is holds


@pytest.mark.parametrize(
    ("key", "data"),
    [
        ("trax", {"board": ["FF"]}),
        ("trax", {"board": ["F7", "L."]}),
        ("trax", {"board": ["X"]}),
        ("trax", {"board": ["F"], "colour": "red"}),
        ("trax", {"moves": "Z9+"}),
        ("traexx", {"starts": ["A", "A"], "cards": [1]}),
        ("traexx", {"starts": ["A"], "cards": [99]}),
        ("traexx", {"starts": ["A"], "cards": [1], "routes": ["0,-1>0,3"]}),
        ("traexx", {"starts": ["A"], "cards": [1], "routes": ["1,-1>1,-2"]}),
        ("trakkx", {"racks": ["R5 R5 R5", 3]}),
        ("trakkx", {"racks": ["R5", 3], "table": "R1 R2"}),
        ("trakkx", {"racks": ["R5"]}),
    ],
)
def test_a_position_that_cannot_be_is_refused(key: str, data: dict[str, Any]) -> None:
    with pytest.raises((ValueError, KeyError)):
        teacher(key).position(data)


def test_a_course_goes_on_back_and_to_the_end() -> None:
    lesson = find("trax", "forced")
    course = Course.at(lesson)
    assert course.back().number == 0
    for number in range(1, len(lesson.steps)):
        course = course.onward()
        assert course.number == number and course.done == number
    course = course.onward()
    assert course.phase is Phase.DONE and course.done == len(lesson.steps)
    assert course.back().number == len(lesson.steps) - 1


def test_two_wrong_tries_ask_for_showing() -> None:
    course = Course.at(find("trax", "loops"))
    action = judge.action_of(course.lesson, course.state, "A0+")
    course, _ = course.judged(action)
    assert not course.wants_showing
    course, verdict = course.judged(action)
    assert course.wants_showing and verdict.why == "has"


@pytest.mark.parametrize("is_free", [True, False])
def test_a_free_step_goes_on_from_what_was_played(is_free: bool) -> None:
    first = Step("a", (aim("lies straight"),), "A0+", position=teacher("trax").position(ARCH))
    then = Step("b", (aim("lies straight"),), "A0+", is_free=is_free)
    lesson = Lesson("trax", "x", 0, (), (first, then))
    course, verdict = Course.at(lesson).judged(judge.action_of(lesson, first.position, "B0+"))
    assert verdict.is_right
    assert (course.onward().state == course.state) is is_free
    assert (course.onward().state == judge.beginning(lesson, 1)) is not is_free


def test_a_language_that_has_not_a_text_says_it_in_english() -> None:
    lesson = shelf("trax")[0]
    assert Wording("trax", "xx").title(lesson) == Wording("trax", "en").title(lesson)


def test_a_lesson_that_is_not_there() -> None:
    with pytest.raises(LessonBroken):
        find("trax", "nowhere")


@pytest.mark.parametrize("key", list(catalog.GAMES))
def test_every_text_belongs_to_a_step(key: str) -> None:
    """Nothing is left over from a step that has gone, in any language."""
    from trakkx_desktop.lessons import shelf as files

    known = {lesson.id: {step.id for step in lesson.steps} for lesson in shelf(key)}
    for path in files.folder(key).glob("words.*.toml"):
        told = files.words(key, path.name.split(".")[1])
        assert set(told) - {"reasons"} == set(known), path.name
        for lesson, steps in known.items():
            assert {k for k, v in told[lesson].items() if isinstance(v, dict)} == steps, path.name
