"""A game with hints is told so in every list, and counts for nobody's numbers."""

import json
from pathlib import Path

from PySide6.QtWidgets import QApplication

from trakkx_desktop.core.history import COMPUTERS, statistics
from trakkx_desktop.core.player import Player
from trakkx_desktop.core.summary import Summary
from trakkx_desktop.view.screens.history.match_words import about_words, spoken_match


def match(*assisted: bool) -> Summary:
    row = {"first": 0, "scores": [0, 26], "winners": [0], "reason": "", "lines": []}
    rows = [
        {**row, "begun": "", "ended": "2026-11-17T02:00:00", "assisted": is_so}
        for is_so in assisted
    ]
    return Summary(
        Path("a.trakkx"),
        "a",
        "trakkx",
        players=(Player("Anna", 0), Player("Nell", 1, 2)),
        games=len(rows),
        played=len(rows),
        ranking="lowest",
        totals=(0.0, 26.0 * len(rows)),
        is_over=True,
        ended="2026-11-17T02:00:00",
        sheet=json.dumps(rows),
    )


def test_the_list_tells_of_hints(qapp: QApplication) -> None:
    assert not about_words(match(False), None).endswith("assisted")
    assert about_words(match(True, False), None).endswith(" · assisted")
    assert "assisted" in spoken_match(match(True), None)


def test_assisted_games_are_counted_apart() -> None:
    found = statistics([match(True, False)], "Anna", "trakkx", COMPUTERS)
    assert (found.played, found.won, found.assisted) == (1, 1, 1)
