"""Pictures of looking back with the computer, of all three games."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.gallery.stand import Shot, Stand
from tests.gallery.trax import _vector
from tests.study.games import played
from trakkx_desktop.core.match import Match, Plan, Sitting
from trakkx_desktop.core.player import Player
from trakkx_desktop.session import review as looking
from trakkx_desktop.view.screens.study.analysis import AnalysisGuide
from trakkx_desktop.view.screens.study.study import Study
from trakkx_desktop.view.screens.study.ways import analyse

LEVELS = {"trax": (1, 2), "traexx": (1, 4), "trakkx": (1, 3)}


def _over(stand: Stand, key: str) -> None:
    """A game that computers have played, on the table."""
    record = played(key, LEVELS[key], 90)
    people = (Player("Anna", 0), Player("Ben", 1))
    match = Match(key, record.game, people, Plan(seed=5), (Sitting(record),), "import")
    stand.window.lay_out(match)
    stand.settle()


def _review(stand: Stand, *, is_whole: bool = True) -> None:
    looking.SECONDS = 0.03
    stand.table.session.peek(len(stand.table.session.turns) - 1)
    QTest.mouseClick(stand.table.replay.review, Qt.MouseButton.LeftButton)
    study = stand.table.strip
    assert isinstance(study, Study)

    def is_far_enough() -> bool:
        found = study.reviews.review
        return found.is_whole if is_whole else len(found.found) >= 5

    for _ in range(600):
        if is_far_enough():
            break
        QTest.qWait(100)
    assert is_far_enough()
    if not is_whole:
        study.reviews.cancel()
        study.reviews._asked = 1
        study.changed.emit()


def _looked(key: str, mistake: int = -1) -> "Shot":
    def make(stand: Stand) -> None:
        _over(stand, key)
        _review(stand)
        study = stand.table.strip
        assert isinstance(study, Study)
        errors = study.reviews.review.errors
        study.go(errors[mistake].index)
        stand.settle()

    return Shot(f"study_{key}", make, (("study", "Better: {told}"), ("study", "From here…")))


def _small(stand: Stand) -> None:
    _looked("trax").make(stand)


def _end(stand: Stand) -> None:
    stand.begin("trax")
    stand.play(*_vector(1)["moves"])
    QTest.mouseClick(stand.table.replay.review, Qt.MouseButton.LeftButton)
    _review(stand)
    stand.table.session.peek(None)
    stand.settle()


def _running(stand: Stand) -> None:
    _over(stand, "trax")
    _review(stand, is_whole=False)
    stand.settle()


def _analysis(stand: Stand) -> None:
    """A game with two variations and a comment, the engine looking along."""
    _over(stand, "trax")
    session = stand.table.session
    session.peek(7)
    analyse(stand.window, session)
    guide = stand.table.guide
    assert isinstance(guide, AnalysisGuide)
    analysis = guide.analysis
    for path in ((0,) * 5, (0,) * 7):
        analysis.go(path)
        state = analysis.session.state
        moves = list(analysis.session.game.legal(state, analysis.session.waiting[0]))
        analysis.session.submit(moves[len(moves) // 2])
    analysis.comment("Too far away")
    analysis.toggle()
    for _ in range(100):
        if analysis.lines and analysis.lines[0].depth >= 3:
            break
        QTest.qWait(100)
    stand.settle()


def _mending(stand: Stand) -> None:
    _over(stand, "trax")
    _review(stand)
    study = stand.table.strip
    assert isinstance(study, Study)
    study.practise()
    stand.settle()


SHOTS = (
    _looked("trax"),
    _looked("traexx"),
    _looked("trakkx"),
    Shot("study_trax_small", _small, (("study", "Better: {told}"),), size=(1024, 640)),
    Shot(
        "study_trax_large_letters",
        _small,
        (("study", "Better: {told}"),),
        size=(1024, 640),
        settings=(("text_size", 1.3),),
    ),
    Shot("study_analysis", _analysis, (("study", "Best lines"), "Too far away")),
    Shot("study_analysis_small", _analysis, ("Too far away",), size=(1024, 640)),
    Shot("study_mistake", _mending, (("study", "Learn from your mistakes"),)),
    Shot("study_end", _end, (("study", "From here…"), ("ending", "Score sheet"))),
    Shot("study_running", _running, (("study", "Looking at move {number} of {total}"),)),
)
