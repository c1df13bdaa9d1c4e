"""How the solitaires went so far is told at the end of one (statistics of played, solved, best)."""

from PySide6.QtWidgets import QApplication

from tests.saves import FOLDER
from tests.truth import record_of
from trakkx_desktop.app import App
from trakkx_desktop.core.outcome import ScoreLine
from trakkx_desktop.core.past import Past
from trakkx_desktop.view.screens.table.screen import TableScreen
from trakkx_desktop.view.trax.words.endings import so_far


def test_played_solved_and_best_are_told(app: App, qapp: QApplication) -> None:
    saves = app.house.places.saves
    saves.mkdir(parents=True)
    for save in FOLDER.glob("trax-solitaire*.trakkx"):
        (saves / save.name).write_bytes(save.read_bytes())
    app.window.open_file(saves / "trax-solitaire3.trakkx")
    room = app.window.front
    assert isinstance(room, TableScreen)
    same = [p for p in room.table.link.past if ("variant", "solitaire3") in p.choices]
    assert len(same) >= 1
    solved = sum(p.reason == "won" for p in same)
    outcome = record_of(room.session).outcome
    assert outcome is not None
    remark = room.table.words.ending().remark
    assert (f"{solved} solved" in remark) == (len(same) > 1)


def test_the_sentence_counts_only_the_same_square(qapp: QApplication) -> None:
    three, four = (("variant", "solitaire3"),), (("variant", "solitaire4"),)
    games = [
        Past("Anna", three, "", 1.0, "won", (ScoreLine("longest_white", (9.0,)),)),
        Past("Anna", three, "", 0.0, "full", (ScoreLine("longest_white", (5.0,)),)),
        Past("Anna", four, "", 1.0, "won", (ScoreLine("longest_white", (16.0,)),)),
    ]
    told = so_far("solitaire3", games)
    assert "1 solved" in told and "9" in told and "16" not in told
    assert so_far("solitaire4", games) == ""
