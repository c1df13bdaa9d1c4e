"""Every lesson is played to its end by its solution, and wrong moves are tried at each of its steps."""

import pytest

from trakkx_desktop import catalog
from trakkx_desktop.core.game import IllegalAction
from trakkx_desktop.lessons import judge
from trakkx_desktop.lessons.course import Course, Phase
from trakkx_desktop.lessons.lesson import Lesson
from trakkx_desktop.lessons.shelf import shelf
from trakkx_desktop.lessons.words import Wording

LESSONS = [lesson for key in catalog.GAMES for lesson in shelf(key)]
STEPS = [(lesson, number) for lesson in LESSONS for number in range(len(lesson.steps))]
MOST = 150
"""Legal moves that are tried at a step."""

each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda x: f"{x.game}-{x.id}")
each_step = pytest.mark.parametrize(
    ("lesson", "number"), STEPS, ids=[f"{x.game}-{x.id}-{x.steps[n].id}" for x, n in STEPS]
)


@each_lesson
def test_it_can_be_played_to_its_end(lesson: Lesson) -> None:
    course = Course.at(lesson)
    for _ in lesson.steps:
        assert course.phase is Phase.TRYING
        if course.asks:
            action = judge.action_of(lesson, course.state, course.step.solution)
            course, verdict = course.judged(action)
            assert verdict.is_right, (course.step.id, verdict.why)
        else:
            course = course.read()
        while course.due:
            course = course.answered()
        course = course.onward()
    assert course.phase is Phase.DONE


@each_step
def test_it_knows_wrong_moves(lesson: Lesson, number: int) -> None:
    """Those that its writer has named, each with its reason, and most of what else could be done."""
    step, state = lesson.steps[number], judge.beginning(lesson, number)
    if not step.aims:
        pytest.skip("it is only read")
    if not step.wrong:
        legal = catalog.game(lesson.game).legal(state, lesson.seat)
        assert all(judge.judge(lesson, step, state, a).is_right for a in legal), "name a wrong move"
    for wrong in step.wrong:
        action = judge.action_of(lesson, state, wrong.move)
        assert catalog.game(lesson.game).check(state, lesson.seat, action) is None, wrong.move
        verdict = judge.judge(lesson, step, state, action)
        assert not verdict.is_right, wrong.move
        assert verdict.why == wrong.why, wrong.move


@each_step
def test_every_right_move_leads_on(lesson: Lesson, number: int) -> None:
    """Whatever is accepted, the others can answer, and the next step can be solved."""
    state = judge.beginning(lesson, number)
    course = Course.at(lesson, number)
    if not course.asks:
        return
    game = catalog.game(lesson.game)
    assert lesson.seat in game.waiting(state)
    for _, action in zip(range(MOST), game.legal(state, lesson.seat), strict=False):
        after, verdict = course.judged(action)
        if not verdict.is_right:
            continue
        assert len(after.due) == len(course.step.answers), game.format(state, action)
        while after.due:
            after = after.answered()
        after = after.onward()
        assert after.phase is Phase.DONE or not after.asks or after.solution() is not None


@each_step
def test_its_words_are_there_in_both_languages(lesson: Lesson, number: int) -> None:
    step = lesson.steps[number]
    for language in ("en", "de"):
        wording = Wording(lesson.game, language)
        assert wording.title(lesson) and wording.promise(lesson)
        assert wording.say(lesson, step)
        for wrong in step.wrong:
            assert wording.wrong(lesson, step, wrong.why), wrong.why
        for aim in step.aims:
            assert wording.wrong(lesson, step, aim.name), aim.name


@each_step
def test_a_solution_that_was_played_otherwise_is_found_again(lesson: Lesson, number: int) -> None:
    course = Course.at(lesson, number)
    if course.asks:
        try:
            assert course.judged(course.solution())[1].is_right
        except IllegalAction as error:  # pragma: no cover
            raise AssertionError(course.step.id) from error
