"""Home shows of every open match a small picture of its board, without anything that is hidden."""

from PySide6.QtGui import QImage

from trakkx_desktop.view.screens.house.window import Window
from trakkx_desktop.view.screens.table.screen import TableScreen


def test_the_board_that_was_left_is_seen_on_home(window: Window, table: TableScreen) -> None:
    table.stage.press("0")
    table.finish.click()
    name = f"match-{table.session.id}"
    window.house.hurry()
    window.go_home()
    window.house._errands.wait()
    data = window.house.picture(name)
    assert data is not None
    board = QImage.fromData(data)
    inks = {board.pixelColor(x, y).name() for x in range(0, 248, 4) for y in range(0, 160, 4)}
    assert len(inks) > 2
    window.house._lookouts.wait()
    window.home.refresh()
    window.house._lookouts.wait()
    [card] = window.home.shelf.cards
    assert card._picture.toImage().convertToFormat(board.format()) == board


def test_an_untouched_game_leaves_no_picture(window: Window, table: TableScreen) -> None:
    name = f"match-{table.session.id}"
    window.go_home()
    window.house._errands.wait()
    assert window.house.picture(name) is None
