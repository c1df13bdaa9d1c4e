"""The grade of a TRAX puzzle: how far one has to look."""

from trakkx_desktop.puzzles.puzzle import GRADES, Aim
from trakkx_desktop.puzzles.trax.aims import ONLY_MOVE, WIN, turns_of

BY_AIM = {
    (WIN, 1): 1,
    (ONLY_MOVE, 1): 2,
    (ONLY_MOVE, 2): 2,
    (WIN, 2): 3,
    (ONLY_MOVE, 3): 4,
    (WIN, 3): 4,
}
"""By the code of the aim and its turns."""

AIMS: dict[int, tuple[str, ...]] = {
    grade: tuple(dict.fromkeys(code for (code, _), number in BY_AIM.items() if number == grade))
    for grade in GRADES
}


def grade(aim: Aim) -> int:
    return BY_AIM[aim.code, turns_of(aim)]
