"""The drama of a match, told at the end of each of its games (FOUND H17)."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from tests.view.screens.papers import TOYS, heap, tally
from trakkx_desktop.core.match import Match
from trakkx_desktop.view.screens.house.names import called
from trakkx_desktop.view.screens.score_sheet.sheet import sheet_of_match
from trakkx_desktop.view.screens.score_sheet.words import status
from trakkx_desktop.view.screens.table.match_words import game_words, match_words


@pytest.fixture
def games() -> dict[str, str]:
    return TOYS


TOLD: list[tuple[Callable[[], Match], str]] = [
    (lambda: heap("331", planned=1), ""),
    (lambda: heap("331", planned=3), "Game 1 of 3. Anna leads 1:0."),
    (lambda: tally("high", (5, 9, 2), planned=4), "Game 1 of 4. Ben leads 9:5:2."),
    (lambda: tally("low", (5, 9, 2), (1, 1, 9)), "Game 2 of 2. Anna wins the match 6:10:11."),
    (lambda: tally("high", (5, 5, 2), planned=2), "Game 1 of 2. The match stands at 5:5:2."),
    (lambda: tally("high", (5, 2, 2), (2, 5, 2)), "Game 2 of 2. The match is a draw, 7:7:4."),
    (lambda: tally("high", (5,), (7,), names=("Anna",)), ""),
]


@pytest.mark.parametrize("match,told", TOLD)
def test_the_match_is_told(
    match: Callable[[], Match], told: str, box: None, qapp: QApplication
) -> None:
    assert match_words(match()) == told


def test_a_best_of_three_may_end_after_two(box: None, qapp: QApplication) -> None:
    match = heap("331", "1222", planned=3)
    assert match.is_over, "the same one has won twice"
    assert match_words(match).endswith("wins the match 2:0.")
    assert game_words(match) == "Game 2 of 3"
    QCoreApplication.processEvents()
    told = status(sheet_of_match(match, called(match.players)))
    assert told.startswith("Match of 3 games, decided after 2 game")
