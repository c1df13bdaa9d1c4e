"""A saved match in words: who played, how far it is, when; for lists and for those who listen."""

from trakkx_desktop.core.summary import Summary
from trakkx_desktop.view.screens.house.dates import day_words
from trakkx_desktop.view.screens.house.names import called, joined
from trakkx_desktop.view.stage.face import Face
from trakkx_desktop.view.stage.points import points
from trakkx_desktop.view.stage.tr import tr


def state_words(summary: Summary) -> str:
    """ "3 games", "game 2 of 5", "1 game, solo"."""
    if summary.is_over:
        return tr("history", "%n game(s)", summary.played)
    words = tr("history", "game {number} of {games}")
    number = min(max(1, summary.number), max(1, summary.games))
    return words.format(number=number, games=summary.games)


def problem_words(summary: Summary) -> str:
    """What is wrong with a file, as far as one can tell without opening it."""
    if summary.problem == "newer":
        return tr("history", "from a newer version of this app")
    if summary.problem == "broken":
        return tr("history", "damaged: opening it tells what can be rescued")
    return tr("history", "cannot be read right now")


def origin_words(origin: str) -> str:
    """Why a match counts for nobody; "" if it does."""
    return {
        "": "",
        "import": tr("history", "a record"),
        "example": tr("history", "an example"),
        "position": tr("history", "played on from an earlier position"),
        "lesson": tr("history", "a lesson"),
    }.get(origin, origin)


def about_words(summary: Summary, face: Face | None) -> str:
    """The second line in a list: its name, the game, how far it is."""
    if summary.problem:
        return problem_words(summary)
    title = face.title if face is not None else summary.game
    helped = tr("history", "assisted") if any(row.assisted for row in summary.rows) else ""
    parts = [summary.name, title, state_words(summary), helped, origin_words(summary.origin)]
    return " · ".join(part for part in parts if part)


def when_words(summary: Summary) -> str:
    return day_words(summary.ended)


def title_words(summary: Summary) -> str:
    """What a match is called in a sentence: by its name, else by its players."""
    if summary.name or summary.problem:
        return summary.name or summary.path.stem
    return joined(tuple(player.name for player in called(summary.players)))


def spoken_match(summary: Summary, face: Face | None) -> str:
    """A line of the list for those who listen."""
    if summary.problem:
        return f"{summary.path.stem}, {problem_words(summary)}"
    scores = ", ".join(
        f"{player.name} {points(total)}"
        for player, total in zip(called(summary.players), summary.totals, strict=True)
    )
    parts = (scores, about_words(summary, face), when_words(summary))
    return ", ".join(part for part in parts if part)
