"""The marks of a review and how far it is, in words."""

from collections import Counter

from trakkx_desktop.core.review import (
    BLUNDER,
    BRILLIANT,
    GOOD,
    INACCURATE,
    MISTAKE,
    Review,
    Reviewed,
)
from trakkx_desktop.view.stage.tr import tr


def mark_words(mark: str) -> str:
    return {
        BRILLIANT: tr("study", "Brilliant"),
        GOOD: tr("study", "Good"),
        INACCURATE: tr("study", "An inaccuracy"),
        MISTAKE: tr("study", "A mistake"),
        BLUNDER: tr("study", "A blunder"),
    }.get(mark, "")


def judged_words(name: str, found: Reviewed, why: str) -> str:
    """Who, how good, and why."""
    mark = mark_words(found.mark)
    if not mark:
        return ""
    told = tr("study", "{name}: {mark}.").format(name=name, mark=mark)
    return f"{told} {why}" if why else told


def better_words(told: str) -> str:
    return tr("study", "Better: {told}").format(told=told)


def count_words(review: Review) -> str:
    """How many of which kind, the worst first."""
    counts = Counter(one.mark for one in review.found)
    told = []
    if counts[BLUNDER]:
        told.append(tr("study", "%n blunder(s)", counts[BLUNDER]))
    if counts[MISTAKE]:
        told.append(tr("study", "%n mistake(s)", counts[MISTAKE]))
    if counts[INACCURATE]:
        told.append(tr("study", "%n inaccuracies", counts[INACCURATE]))
    if counts[BRILLIANT]:
        told.append(tr("study", "%n brilliant", counts[BRILLIANT]))
    return ", ".join(told) or tr("study", "No mistakes")


def progress_words(done: int, total: int) -> str:
    return tr("study", "Looking at move {number} of {total}").format(
        number=min(done + 1, total), total=total
    )
