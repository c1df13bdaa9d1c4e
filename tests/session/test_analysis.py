"""The analysis board: what is tried grows the tree, the engine looks along, and nothing is ever kept."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.study.games import of_text
from tests.truth import record_of
from trakkx_desktop.core.match import Match, Plan, Sitting
from trakkx_desktop.core.player import Player
from trakkx_desktop.session.analysis import Analysis
from trakkx_desktop.session.house import House
from trakkx_desktop.storage.places import Places

GAME = "@0/ B1/ A2\\ A0/"


@pytest.fixture
def house(tmp_path: Path, qapp: object) -> Iterator[House]:
    made = House(Places(tmp_path))
    yield made
    made.close()


@pytest.fixture
def analysis(house: House) -> Analysis:
    record = of_text("trax", GAME)
    people = (Player("Anna", 0), Player("Pip", 1, 2))
    match = Match("trax", record.game, people, Plan(seed=5), (Sitting(record),), "import")
    return house.analyse(match.analysed())


def play(analysis: Analysis, text: str) -> None:
    session = analysis.session
    assert session.submit(session.game.parse(session.state, text)) is None


def at(analysis: Analysis) -> tuple[int, ...]:
    return analysis.tree.path


def texts(analysis: Analysis) -> list[str]:
    return [node.text for node in analysis.tree.line]


def test_the_game_is_the_main_line_and_one_stands_at_its_end(analysis: Analysis) -> None:
    assert texts(analysis) == GAME.split()
    assert not any(player.is_computer for player in analysis.session.players)


def test_both_sides_are_tried_by_hand_and_grow_a_branch(analysis: Analysis) -> None:
    analysis.go((0, 0))
    assert len(record_of(analysis.session).log) == 2
    play(analysis, "A0/")
    play(analysis, next(iter(_moves(analysis))))
    assert at(analysis) == (0, 0, 1, 0)
    assert [node.text for node in analysis.tree.main] == GAME.split(), "the game stays"
    assert analysis.session.undo() and at(analysis) == (0, 0, 1)
    analysis.on()
    assert at(analysis) == (0, 0, 1, 0)
    analysis.back()
    analysis.promote()
    assert at(analysis) == (0, 0, 0) and analysis.tree.main[2].text == "A0/"
    analysis.delete()
    assert at(analysis) == (0, 0) and len(record_of(analysis.session).log) == 2
    assert analysis.tree.main[2].text == "A2\\"


def _moves(analysis: Analysis) -> Iterator[str]:
    session = analysis.session
    for action in session.game.legal(session.state, session.waiting[0]):
        yield session.game.format(session.state, action)


def test_the_engine_looks_along_and_stops(qtbot: QtBot, analysis: Analysis, house: House) -> None:
    analysis.toggle()
    qtbot.waitUntil(lambda: bool(analysis.lines), timeout=60_000)
    assert 2 <= len(analysis.lines) <= 3
    best = analysis.lines[0]
    assert best.worth >= analysis.lines[1].worth and best.moves and best.depth >= 1
    play(analysis, best.moves[0])
    assert analysis.lines == (), "of another position"
    qtbot.waitUntil(lambda: bool(analysis.lines), timeout=60_000)
    analysis.toggle()
    assert analysis.lines == () and analysis._asked is None


def test_comments_are_told_and_nothing_is_kept(analysis: Analysis, house: House) -> None:
    analysis.comment("  an old trick ")
    assert analysis.tree.here is not None and analysis.tree.here.comment == "an old trick"
    house.flush()
    assert list(house.places.saves.glob("*.trakkx")) == []
