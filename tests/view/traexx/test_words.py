"""What the TRÄXX table says: refusals, endings, the sum, the score sheet's lines; and the face's answers."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from tests.games.traexx.play import play, table
from tests.view.traexx.conftest import Begin
from tests.view.traexx.hand import scene_of
from trakkx_desktop.app import App
from trakkx_desktop.core.match import Match, Plan
from trakkx_desktop.core.outcome import Outcome, ScoreLine
from trakkx_desktop.core.player import Player
from trakkx_desktop.core.record import Record
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.games.traexx import GAME
from trakkx_desktop.games.traexx.score import half
from trakkx_desktop.games.traexx.sheet import NUMBERS
from trakkx_desktop.view.traexx import FACE
from trakkx_desktop.view.traexx.words import captions as words
from trakkx_desktop.view.traexx.words import endings, refusals
from trakkx_desktop.view.traexx.words.endings import ending

CODES = (
    *("colour_not_on_card", "patch_used_twice", "not_adjacent", "already_on_route", "both_ends"),
    *("not_an_end", "off_sheet", "wrong_round", "malformed"),
)


@pytest.mark.parametrize("code", CODES)
def test_every_refusal_has_a_sentence(code: str, qapp: QApplication) -> None:
    facts = (("colour", "red"), ("patches", 1))
    sentence = refusals.refused(Refusal(code, ((0, 0),), "R1", facts))
    assert sentence.endswith(".") and "{" not in sentence and code not in sentence


def test_refusals_are_told_apart(qapp: QApplication) -> None:
    facts = (("colour", "blue"), ("patches", 2))
    told = {refusals.refused(Refusal(code, (), "R1", facts)) for code in CODES}
    assert len(told) == len(CODES)
    assert refusals.refused(Refusal("wrong_round", (), "R12")) != refusals.refused(
        Refusal("wrong_round", (), "R20")
    )


def test_the_sum_of_linus_is_told_step_by_step(qapp: QApplication) -> None:
    """Rule book, section "End of the game and scoring": 39 plus points, ten fields missed, 29."""
    noted = [n if n in (3, 6, 8, 9) else half(n) for n in NUMBERS if n != 4]
    told = endings.sum_told(noted, 10)
    assert "5 + 9 + 8 + 4 + 6 + 3 + 3 + 1 = 39" in told
    assert told.startswith("5 +") and "10 field" in told and ": 29 point" in told


def test_a_negative_total_has_a_real_minus(qapp: QApplication) -> None:
    assert "\u221260 point" in endings.sum_told([], 60)


def test_the_poster_names_winner_tie_and_solo_result(qapp: QApplication) -> None:
    assert endings.poster(["Anna", "Ben"], [1], 12)[0] == "Ben"
    assert endings.poster(["Anna", "Ben"], [0, 1], 12) == ("Shared win",)
    assert endings.poster(["Anna"], [0], -3)[0] == "\u22123"


@pytest.mark.parametrize(
    ("total", "remark"), [(36, "Great!"), (35, "over 35 points, which is great")]
)
def test_solo_results_over_35_are_great(qapp: QApplication, total: int, remark: str) -> None:
    """Section "Solo game"."""
    outcome = Outcome((total,), (0,), "all_cards")
    assert remark in ending(outcome, table("A"), ["Anna"], "CODE", ()).remark


def test_a_shared_win_names_all_winners(qapp: QApplication) -> None:
    """R13."""
    outcome, names = Outcome((12, 12, 3), (0, 1), "all_cards"), ["Anna", "Ben", "Clara"]
    told = ending(outcome, table("ABC"), names, "CODE", ())
    assert "Anna and Ben" in told.sentence and "12" in told.sentence
    assert "Clara 3" in told.remark


def test_lines_of_the_settlement_have_words(qapp: QApplication) -> None:
    state = play(table("A", 3), *["pass"] * 15)
    outcome = GAME.outcome(state)
    assert outcome is not None
    told = [FACE.line_words(line) for line in outcome.lines]
    assert len(set(told)) == len(told) == 11
    assert words.settlement(ScoreLine("number", (1,), (7,))) == "Number 7"


def test_the_score_sheet_shows_the_numbers_that_were_reached(qapp: QApplication) -> None:
    rounds = ("0,-1>-1,0 pass", "pass 1,-1>1,0", *["pass pass"] * 13)
    state = play(table("AB", 3, 1), *rounds)
    record = replace(Record.new(GAME, state.setup))
    record.__dict__["first_state"] = state
    shown = FACE.settlement(record)
    assert shown is not None
    pieces = shown.pieces
    assert [[art[1] for art in of_seat] for of_seat in pieces] == [[2], [4]]


def test_the_face_refuses_two_players_on_one_start(qapp: QApplication) -> None:
    """R19."""
    plan = Plan(choices=(("start.0", "B"), ("start.1", "B")))
    match = Match("traexx", GAME, (Player("Anna", 0), Player("Ben", 1)), plan)
    refusal = match.refusal()
    assert refusal is not None
    assert "B" in FACE.refusal_words(refusal)


def test_the_face_has_a_note_for_every_choice(qapp: QApplication) -> None:
    notes = {FACE.option_note("sheets", value) for value in ("closed", "open")}
    assert len(notes) == 2
    assert FACE.option_note("start", "")
    match = Match("traexx", GAME, (Player("Anna", 0),), Plan())
    assert "35" in FACE.sheet_note(match)


def test_words_on_the_table_follow_the_language(app: App, begin: Begin) -> None:
    screen = begin(1)
    before = scene_of(screen).labels.pile
    app.house.tune(language="de")
    QCoreApplication.processEvents()
    assert scene_of(screen).labels.pile != before
