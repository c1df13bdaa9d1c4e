"""The list of puzzles, with mouse and keys, and with a book that cannot be read."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from tests.view.hand import choose, click, click_key, settle
from tests.view.puzzles.conftest import Solver
from trakkx_desktop.puzzles import book as books
from trakkx_desktop.view.screens.house.trouble import Note
from trakkx_desktop.view.screens.puzzles.screen import PuzzlesScreen
from trakkx_desktop.view.stage.menu import Menu


@pytest.fixture
def listed(solver: Solver) -> PuzzlesScreen:
    click(solver.app.window.home.doors["puzzles"])
    front = solver.app.window.front
    assert isinstance(front, PuzzlesScreen)
    front.tabs.set_value("trakkx")
    return front


def test_all_grades_of_a_game_with_those_not_solved_first(
    listed: PuzzlesScreen, solver: Solver
) -> None:
    assert sum(len(grid.tiles) for grid in listed.grids.values()) == 300
    first = listed.grids[1].tiles[0].puzzle
    solver.app.house.progress.note_puzzle("trakkx", first.id, 3)
    assert listed.grids[1].tiles[-1].puzzle is first
    assert "3 stars" in listed.grids[1].tiles[-1].accessibleName()
    assert listed.note.text() == "3 stars"


def test_a_tile_and_the_button_lead_to_a_puzzle(listed: PuzzlesScreen, solver: Solver) -> None:
    tile = listed.grids[1].tiles[2]
    click(tile)
    assert solver.guide.puzzle is tile.puzzle


def test_by_keys_alone(listed: PuzzlesScreen, solver: Solver) -> None:
    tiles = listed.grids[1].tiles
    tiles[0].setFocus()
    click_key(tiles[0], Qt.Key.Key_Right)
    assert tiles[1].hasFocus()
    click_key(tiles[1], Qt.Key.Key_Down)
    columns = listed.grids[1]._columns
    assert tiles[1 + columns].hasFocus()
    click_key(tiles[1 + columns], Qt.Key.Key_Return)
    settle()
    assert solver.guide.puzzle is tiles[1 + columns].puzzle


def test_each_game_has_its_own(listed: PuzzlesScreen, solver: Solver) -> None:
    click(listed.tabs.choice("trax"))
    assert listed.key == "trax" and listed.grids[1].tiles[0].puzzle.game == "trax"
    click(listed.next)
    assert solver.guide.puzzle.game == "trax"


@pytest.mark.parametrize("text", [None, b"", b"\x1f\x8bgarbage"])
def test_a_book_that_cannot_be_read_is_told_and_the_others_work(
    solver: Solver, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, text: bytes | None
) -> None:
    bad, usual = tmp_path / "book.gz", books.path
    if text is not None:
        bad.write_bytes(text)
    books.book.cache_clear()
    monkeypatch.setattr(books, "path", lambda key: bad if key == "trakkx" else usual(key))
    click(solver.app.window.home.doors["puzzles"])
    listed = solver.app.window.front
    assert isinstance(listed, PuzzlesScreen)
    listed.tabs.set_value("trakkx")
    assert not listed.grids and not listed.next.isEnabled() and not listed.rush.isEnabled()
    [note] = [n for n in solver.app.window.findChildren(Note) if n.isVisible()]
    assert "book" in note.text.text() and "everything else works" in note.text.text()
    click(listed.tabs.choice("trax"))
    assert listed.next.isEnabled()
    click_key(listed, Qt.Key.Key_Escape)
    assert solver.app.window.front is solver.app.window.home
    books.book.cache_clear()


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_who_solves_can_be_chosen(listed: PuzzlesScreen, solver: Solver) -> None:
    house = solver.app.house
    assert not listed.who.isVisible(), "nobody has a name yet"
    house.archive.set_mark("Anna", 1)
    listed.refresh()
    assert listed.who.isVisible() and listed.who.text() == "Who plays?"
    click(listed.who)
    [menu] = [menu for menu in listed.findChildren(Menu) if menu.isVisible()]
    choose(menu, "Anna")
    assert house.settings.learner == "Anna" and listed.who.text() == "Anna"
