"""The score sheet as a value and in words: totals, places, headlines, points, dates, places of things."""

import itertools
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from tests.toy.games import high, low
from tests.view.screens.papers import TOYS, heap, saved, tally
from trakkx_desktop import catalog
from trakkx_desktop.core.game import Ranking
from trakkx_desktop.core.match import Match
from trakkx_desktop.core.player import Player
from trakkx_desktop.storage.encoding import encode
from trakkx_desktop.storage.summary import head_of, summary_of
from trakkx_desktop.view.screens.history.match_list import fair_share
from trakkx_desktop.view.screens.house.dates import date_words, day_of, day_words
from trakkx_desktop.view.screens.house.names import called, joined
from trakkx_desktop.view.screens.score_sheet import words as sheet_words
from trakkx_desktop.view.screens.score_sheet.chart import spread, ticks
from trakkx_desktop.view.screens.score_sheet.facts import facts_of
from trakkx_desktop.view.screens.score_sheet.grid import NOTE, full_height, grid_of, least_height
from trakkx_desktop.view.screens.score_sheet.sheet import Sheet, sheet_of_match, sheet_of_summary
from trakkx_desktop.view.stage.points import average, points


@pytest.fixture(autouse=True)
def box(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> None:
    for key, package in TOYS.items():
        monkeypatch.setitem(catalog.GAMES, key, package)


def sheet(match: Match) -> Sheet:
    return sheet_of_match(match, called(match.players))


THREE = (34, 0, 52), (0, 41, 17), (21, 8, 0)


def test_rows_run_up_to_the_totals() -> None:
    found = sheet(tally("low", *THREE, planned=5))
    assert [row.scores for row in found.rows] == [(34, 0, 52), (0, 41, 17), (21, 8, 0), (), ()]
    assert [row.running for row in found.played] == [(34, 0, 52), (34, 41, 69), (55, 49, 69)]
    assert [row.winners for row in found.played] == [(1,), (0,), (2,)]
    assert (found.totals, found.leaders, found.order) == ((55, 49, 69), (1,), (1, 0, 2))
    assert [found.behind(seat) for seat in range(3)] == [6, 0, 20]
    assert not found.is_over


def test_highest_ranks_the_other_way_round() -> None:
    found = sheet(tally("high", *THREE))
    assert (found.order, found.leaders, found.behind(1)) == ((2, 0, 1), (2,), 20)
    assert found.is_over


def test_a_decided_match_needs_no_more_rows() -> None:
    found = sheet(heap("331", "2221", "331", planned=5))
    assert [len(found.rows), found.is_over] == [3, True]


def test_an_open_game_has_a_row_without_numbers() -> None:
    found = sheet(tally("low", THREE[0], planned=3, is_open=True))
    assert found.open_row is not None
    assert (found.open_row.number, found.open_row.scores) == (2, ())
    assert found.newest is not None and found.newest.number == 1


@pytest.mark.parametrize("is_open", [False, True])
def test_a_save_tells_the_same_sheet(tmp_path: Path, is_open: bool) -> None:
    match = tally("low", *THREE, planned=5, is_open=is_open)
    path = tmp_path / "x.trakkx"
    path.write_bytes(encode(saved(match)))
    summary = summary_of(path, head_of(path))
    told, kept = sheet_of_summary(summary, called(match.players)), sheet(match)
    assert (told.totals, told.leaders, told.ranking) == (kept.totals, kept.leaders, kept.ranking)
    assert [(r.scores, r.running, r.winners) for r in told.rows] == [
        (r.scores, r.running, r.winners) for r in kept.rows
    ]
    assert (told.open_row is None) == (not is_open)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (49, "49"),
        (0.0, "0"),
        (-3, "−3"),
        (0.5, "½"),
        (-0.5, "−½"),
        (2.5, "2½"),
        (12.24, "12.2"),
        (-12.26, "−12.3"),
    ],
)
def test_points_as_people_write_them(value: float, text: str) -> None:
    assert points(value) == text


def test_an_average_that_rounds_to_nothing_has_no_sign() -> None:
    assert average(-0.01) == "0.0"


LONG = "Maximiliane-Charlotte von und zu Hohenstein"
HEADLINES = [
    (lambda: tally("low", planned=3, is_open=True), "The sheet is still empty"),
    (lambda: tally("low", *THREE, planned=5), "Clara takes game 3, Ben leads"),
    (lambda: tally("low", *THREE[:1], planned=5), "Ben takes game 1 and leads"),
    (lambda: tally("low", *THREE), "Ben wins the match"),
    (lambda: tally("low", THREE[0]), "Ben wins"),
    (lambda: tally("low", (5, 5, 9), planned=3), "Anna and Ben share game 1, Anna and Ben lead"),
    (lambda: tally("low", (5, 5, 9)), "Anna and Ben share the win"),
    (lambda: tally("high", (5, 5, 5)), "A draw: nobody is ahead"),
    (
        lambda: tally("high", (5, 5, 5), planned=2),
        "Anna, Ben and Clara share game 1, everybody is level",
    ),
    (lambda: tally("low", THREE[0], planned=3, is_open=True), "Game 2 is on the table, Ben leads"),
    (lambda: tally("low", (9, 1), names=(LONG, LONG)), "Maximiliane-Charlotte… wins"),
    (lambda: tally("low", (9, 1), names=("", "")), "Player 2 wins"),
    (lambda: heap("331", names=("Anna",)), "Solved"),
    (lambda: heap("331", "331", names=("Anna",), planned=3), "Solved 2 of 2"),
]


@pytest.mark.parametrize(("match", "words"), HEADLINES, ids=[w for _, w in HEADLINES])
def test_headline(match: Callable[[], Match], words: str) -> None:
    assert sheet_words.headline(sheet(match())) == words


def test_a_draw_is_nobodys_game() -> None:
    found = sheet(tally("high", (1, 0), (2, 1), names=("Anna", "Ben"), planned=3))
    drawn = Sheet(
        found.players, found.rows, found.totals, found.leaders, Ranking.WINS, is_over=False
    )
    object.__setattr__(drawn.rows[1], "winners", ())
    assert sheet_words.headline(drawn) == "Game 2 is a draw, Anna leads"


def test_standing_in_the_rail() -> None:
    found = sheet(tally("low", *THREE, planned=5))
    lines = [sheet_words.seat_line(found, seat) for seat in range(3)]
    assert [(line.status, line.number) for line in lines] == [
        ("6 behind", "55"),
        ("leads", "49"),
        ("20 behind", "69"),
    ]
    level = sheet(tally("low", (5, 5, 5), planned=2))
    assert [sheet_words.seat_line(level, s).status for s in range(3)] == ["level"] * 3
    shared = sheet(tally("low", (5, 5, 9)))
    assert sheet_words.seat_line(shared, 0).status == "shared win"


def test_a_row_is_spoken_in_full() -> None:
    found = sheet(tally("low", *THREE, notes=("rain",)))
    spoken = sheet_words.spoken_row(found, found.rows[0])
    assert spoken.startswith("Game 1, ")
    assert spoken.endswith("Anna 34, Ben 0, Clara 52, won by Ben, rain")


def test_names_are_told_apart_and_forgotten_ones_have_a_seat() -> None:
    players = tuple(Player(name, 0) for name in ("Anna", "", "Anna", "  "))
    assert [p.name for p in called(players)] == ["Anna 1", "Player 2", "Anna 2", "Player 4"]
    assert joined(("A",)) == "A"
    assert joined(("A", "B", "C")) == "A, B and C"


def test_days_as_people_say_them() -> None:
    today = date(2026, 11, 16)
    noon = "2026-11-{:02}T12:00:00.000Z"
    assert day_words(noon.format(16), today) == "today"
    assert day_words(noon.format(15), today) == "yesterday"
    assert day_words(noon.format(2), today) == "2 Nov"
    assert day_words("2025-03-04T12:00:00.000Z", today) == "4 Mar 2025"
    assert day_words("", today) == ""
    assert day_of("no time") is None
    assert date_words(date(2026, 1, 2)) == "2 Jan 2026"


def test_facts_of_a_match() -> None:
    match = tally("low", (34, 0, 52), (0, 41, 17), (21, 18, 0), (3, 2, 0), planned=5)
    found = sheet(match)
    face = catalog.part("view", "low").FACE
    facts = dict(facts_of(face, found, match.record.outcome))
    assert facts["Noted at the end"] == "Anna: 3, Ben: 2, Clara: 0"
    assert facts["Games won"] == "Anna: 1, Ben: 1, Clara: 2"
    assert facts["Closest game"].startswith("game 4, 2 point")
    assert facts["Best game"] == "Ben, 0 in game 1"
    assert "Won in a row" not in facts


def test_a_row_of_wins_is_worth_telling() -> None:
    match = heap("331", "2221", "331", names=("Anna", "Ben"))
    face = catalog.part("view", "heap").FACE
    assert dict(facts_of(face, sheet(match), None))["Won in a row"].startswith("Anna, 3 game")


@given(
    st.floats(-2000, 2000, allow_nan=False).map(lambda x: round(x, 1)),
    st.floats(0, 3000, allow_nan=False).map(lambda x: round(x, 1)),
)
def test_ticks_span_the_values(low_end: float, more: float) -> None:
    marks = ticks(low_end, low_end + more)
    steps = {round(b - a, 6) for a, b in itertools.pairwise(marks)}
    assert marks[0] <= low_end and marks[-1] >= low_end + more
    assert len(steps) == 1 and 2 <= len(marks) <= 7


@given(st.lists(st.floats(0, 300), min_size=1, max_size=4))
def test_labels_never_overlap(wished: list[float]) -> None:
    placed = sorted(spread(wished, 24, 0, 300))
    assert all(b - a > 24 - 1e-6 for a, b in itertools.pairwise(placed))
    assert placed[0] >= -1e-6 and placed[-1] <= 300 + 1e-6


@given(st.lists(st.floats(1, 400), min_size=1, max_size=4), st.floats(10, 900))
def test_names_share_the_room(wishes: list[float], room: float) -> None:
    widest = fair_share(wishes, room)
    used = sum(min(wish, widest) for wish in wishes)
    assert used <= room + 1e-6
    assert used >= min(room, sum(wishes)) - 1e-6


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("games", [1, 3, 9])
@pytest.mark.parametrize("size", [(440, 460), (660, 620), (1100, 900)])
def test_everything_has_its_place_on_paper(players: int, games: int, size: tuple[int, int]) -> None:
    names = ("Anna", "Ben", "Clara", "Dora")[:players]
    scores = [tuple(range(players))] * games
    found = sheet(tally("high", *scores, names=names, notes=("rain",)))
    high = max(size[1], least_height(found.rows, 1.0))
    paper = QRectF(0, 0, size[0], high)
    grid = grid_of(found, paper, 1.0)
    bands = [grid.head, *grid.rows, grid.total]
    for upper, lower in itertools.pairwise(bands):
        assert lower.top() >= upper.bottom() - 0.01
    assert all(paper.adjusted(-0.01, -0.01, 0.01, 0.01).contains(band) for band in bands)
    assert min(band.height() for band in grid.rows) >= 38
    assert grid.rows[0].height() >= 38 + NOTE, "its note has a line of its own"
    lefts = [grid.label.right(), *(column.right() for column in grid.columns)]
    assert lefts == sorted(lefts) and lefts[-1] <= size[0]
    assert full_height(found.rows, 1.0) > least_height(found.rows, 1.0)


def test_the_toys_rank_as_they_say() -> None:
    assert (low.GAME.ranking, high.GAME.ranking) == (Ranking.LOWEST, Ranking.HIGHEST)
