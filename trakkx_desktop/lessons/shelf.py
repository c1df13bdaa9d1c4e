"""Reads the lessons of a game (`resources/<game>/lessons/`, see resources/LESSONS_FORMAT.md): structure and words."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from trakkx_desktop import resources
from trakkx_desktop.lessons.judge import teacher
from trakkx_desktop.lessons.lesson import Aim, Lesson, Step, Teacher, Wrong

WORDS = "words"
ENGLISH = "en"


class LessonBroken(Exception):
    """A file of the lessons is missing or damaged; the text names it."""


def folder(key: str) -> Path:
    return resources.path(key, "lessons")


@cache
def shelf(key: str) -> tuple[Lesson, ...]:
    """All lessons of a game in the order of their files; () = it has none. LessonBroken, also for their words."""
    files = sorted(folder(key).glob("[0-9]*.toml"))
    found = tuple(_lesson(key, path) for path in files)
    if found:
        words(key, ENGLISH)
    return found


def find(key: str, name: str) -> Lesson:
    for lesson in shelf(key):
        if lesson.id == name:
            return lesson
    raise LessonBroken(f"{key}/lessons: no lesson {name!r}")


def _lesson(key: str, path: Path) -> Lesson:
    data = _read(path)
    try:
        own = teacher(key)
        steps = tuple(_step(own, step) for step in data["steps"])
        if not steps or steps[0].position is None:
            raise ValueError("the first step has no position")
        if len({step.id for step in steps}) < len(steps):
            raise ValueError("two steps have the same id")
        name = path.stem.partition("-")[2]
        others = tuple(str(name) for name in data.get("others", ()))
        return Lesson(key, name, int(data.get("seat", 0)), others, steps)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise LessonBroken(f"{key}/lessons/{path.name}: {error}") from error


def _step(own: Teacher, data: Mapping[str, Any]) -> Step:
    unknown = set(data) - _KNOWN
    if unknown:
        raise ValueError(f"unknown key {min(unknown)!r}")
    wrong = tuple(Wrong(move, why) for move, why in data.get("wrong", {}).items())
    return Step(
        id=str(data["id"]),
        aims=tuple(_aim(own, text) for text in data.get("aims", ())),
        solution=str(data.get("solution", "")),
        answers=tuple(data.get("answers", ())),
        position=own.position(data["position"]) if "position" in data else None,
        wrong=wrong,
        lights=tuple(data.get("lights", ())),
        figure=str(data.get("figure", "")),
        is_free=bool(data.get("free", False)),
        rule=str(data.get("rule", "")),
    )


_KNOWN = {
    "id",
    "aims",
    "solution",
    "answers",
    "position",
    "wrong",
    "lights",
    "figure",
    "free",
    "rule",
}


def _aim(own: Teacher, text: str) -> Aim:
    choices = tuple(tuple(part.split()) for part in text.split(" or "))
    for name, *_ in choices:
        if name not in own.conditions:
            raise ValueError(f"unknown condition {name!r}")
    return Aim(tuple((name, tuple(words)) for name, *words in choices))


@cache
def words(key: str, language: str) -> Mapping[str, Any]:
    """All texts of a game's lessons in a language: what is missing or damaged there is English. LessonBroken."""
    english = _read(folder(key) / f"{WORDS}.{ENGLISH}.toml")
    try:
        return _merged(english, _read(folder(key) / f"{WORDS}.{language}.toml"))
    except LessonBroken:
        return english


def _merged(below: Mapping[str, Any], above: Mapping[str, Any]) -> dict[str, Any]:
    merged = dict(below)
    for name, value in above.items():
        under = merged.get(name)
        both = isinstance(value, dict) and isinstance(under, dict)
        merged[name] = _merged(under or {}, value) if both else value
    return merged


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise LessonBroken(f"{path.parent.parent.name}/lessons/{path.name}: {error}") from error
