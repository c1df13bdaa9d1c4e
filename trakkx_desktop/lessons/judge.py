"""Whether a move fulfils a step's aims, why not, where each step begins, and what the others answer."""

from dataclasses import dataclass
from typing import Any, cast

from trakkx_desktop import catalog
from trakkx_desktop.core.game import IllegalAction, NotationError
from trakkx_desktop.core.record import Entry
from trakkx_desktop.lessons.lesson import Aim, Deed, Lesson, Step, Teacher


@dataclass(frozen=True)
class Verdict:
    """`why` names the aim that is not fulfilled, or a mishap."""

    is_right: bool
    why: str = ""


def teacher(key: str) -> Teacher:
    return cast(Teacher, catalog.part("lessons", key).TEACHER)


def judge(lesson: Lesson, step: Step, state: Any, action: Any) -> Verdict:
    """Of an action that the rules allow."""
    own = teacher(lesson.game)
    after = catalog.game(lesson.game).apply(state, lesson.seat, action).state
    deed = Deed(state, lesson.seat, action, after)
    missed = next((aim for aim in step.aims if not _is_met(own, aim, deed)), None)
    if missed is None:
        return Verdict(bool(step.aims))
    return Verdict(False, own.mishap(deed) or missed.name)


def _is_met(own: Teacher, aim: Aim, deed: Deed) -> bool:
    return any(own.conditions[name](deed, words) for name, words in aim.choices)


def action_of(lesson: Lesson, state: Any, text: str) -> Any:
    return catalog.game(lesson.game).parse(state, text)


def solution(lesson: Lesson, step: Step, state: Any) -> Any | None:
    """What is shown to somebody who does not find it: the step's own solution where it can be played, else the
    first legal action that does it."""
    game = catalog.game(lesson.game)
    try:
        own = action_of(lesson, state, step.solution)
        if game.check(state, lesson.seat, own) is None and judge(lesson, step, state, own).is_right:
            return own
    except (NotationError, IllegalAction):
        pass
    found = game.legal(state, lesson.seat)
    return next((action for action in found if judge(lesson, step, state, action).is_right), None)


def answers(lesson: Lesson, step: Step, state: Any) -> tuple[Entry, ...]:
    """What the others do after a right move, as far as it can be played."""
    game = catalog.game(lesson.game)
    found: list[Entry] = []
    for text in step.answers:
        entry = _answer(lesson, state, text)
        if entry is None or game.check(state, entry.seat, entry.action) is not None:
            break
        found.append(entry)
        state = game.apply(state, entry.seat, entry.action).state
    return tuple(found)


def _answer(lesson: Lesson, state: Any, text: str) -> Entry | None:
    """A script, or after `=` the name of a rule."""
    if text.startswith("="):
        return teacher(lesson.game).answer(state, text[1:])
    game = catalog.game(lesson.game)
    seat = next((s for s in game.waiting(state) if s != lesson.seat), None)
    try:
        return None if seat is None else Entry(seat, game.parse(state, text))
    except NotationError:
        return None


def played(lesson: Lesson, state: Any, entries: tuple[Entry, ...]) -> Any:
    """The position after these entries."""
    game = catalog.game(lesson.game)
    for entry in entries:
        state = game.apply(state, entry.seat, entry.action).state
    return state


def beginning(lesson: Lesson, number: int) -> Any:
    """Where a step begins for whoever has followed the solutions."""
    step = lesson.steps[number]
    if step.position is not None:
        return step.position
    before = lesson.steps[number - 1]
    state = beginning(lesson, number - 1)
    if before.aims:
        state = played(lesson, state, (Entry(lesson.seat, solution(lesson, before, state)),))
    return played(lesson, state, answers(lesson, before, state))


def going_on(lesson: Lesson, number: int, state: Any) -> Any:
    """Where a step begins for whoever stands here after the step before."""
    step = lesson.steps[number]
    return state if step.is_free and step.position is None else beginning(lesson, number)
