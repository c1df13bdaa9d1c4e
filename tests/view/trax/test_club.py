"""The club desk: files with many games, a position as text, a page, and a whole game as a moving picture."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.view.hand import click, settle
from trakkx_desktop.games.trax.records import (
    comments_of,
    headline,
    note_of,
    read_record,
    split_records,
)
from trakkx_desktop.session.house import House
from trakkx_desktop.view.screens.house.record_list import RecordList
from trakkx_desktop.view.screens.house.window import Window
from trakkx_desktop.view.screens.table.screen import TableScreen
from trakkx_desktop.view.stage.apng import _chunks

MANY = """Trax
Anna vs Ben
1 @0/ 2 B1/

8x8 Trax
Clara vs David
1 @0+ 2 A0/ 3 B1\\

Trax
Emil vs Frieda
; a comment
1 @0/
"""


def test_a_file_with_many_games_is_split_at_their_titles() -> None:
    games = split_records(MANY)
    assert [headline(game) for game in games] == ["Anna vs Ben", "Clara vs David", "Emil vs Frieda"]
    assert split_records("1 @0/ 2 B1/") == ("1 @0/ 2 B1/",)
    assert split_records("\ufeffTrax\n1 @0/") == ("Trax\n1 @0/",)


@pytest.fixture
def listed(window: Window, house: House, tmp_path: Path, qtbot: QtBot) -> RecordList:
    path = tmp_path / "club.trx"
    path.write_text(MANY, encoding="utf-8")
    window.open_file(path)
    house.flush()
    settle()
    [shown] = window.findChildren(RecordList)
    return shown


def test_many_games_open_as_a_list_with_search(listed: RecordList, window: Window) -> None:
    assert listed.list.count() == 3
    QTest.keyClicks(listed.search, "dav")
    settle()
    assert listed.list.count() == 1
    item = listed.list.item(0)
    click(listed.list.viewport(), listed.list.visualItemRect(item).center())
    table = window.front
    assert isinstance(table, TableScreen)
    assert [player.name for player in table.session.players] == ["Clara", "David"]
    assert table.session.match.origin == "import" and len(table.session.turns) == 3


def test_by_keys_alone(listed: RecordList, window: Window) -> None:
    QTest.keyClick(listed.search, Qt.Key.Key_Down)
    QTest.keyClick(listed.list, Qt.Key.Key_Down)
    QTest.keyClick(listed.list, Qt.Key.Key_Return)
    settle()
    assert isinstance(window.front, TableScreen)
    assert window.front.session.players[0].name == "Clara"


@pytest.fixture
def table(window: Window, house: House, tmp_path: Path) -> TableScreen:
    path = tmp_path / "one.trx"
    path.write_text("Trax\nAnna vs Ben\n1 @0/ 2 B1/ 3 A2\\ 4 A0/\n", encoding="utf-8")
    window.open_file(path)
    house.flush()
    settle()
    assert isinstance(window.front, TableScreen)
    return window.front


COMMENTED = (
    "Trax\nAnna vs Ben\n; played in the park\n1 @0/ 2 B1/ ; too hasty\n3 A2\\ # quiet\n4 A0/\n"
)


def test_comments_survive_in_and_out(window: Window, house: House, tmp_path: Path) -> None:
    path = tmp_path / "told.trx"
    path.write_text(COMMENTED, encoding="utf-8")
    window.open_file(path)
    house.flush()
    settle()
    table = window.front
    assert isinstance(table, TableScreen)
    assert table.session.match.sitting.note == "0: played in the park\n2: too hasty\n3: quiet"
    [(_, data)] = do(table, "export")
    again = read_record(data.decode())
    first = read_record(COMMENTED)
    assert (
        again.comments
        == first.comments
        == ((0, "played in the park"), (2, "too hasty"), (3, "quiet"))
    )
    assert again.actions == first.actions


def test_a_note_that_people_wrote_is_no_comment() -> None:
    assert comments_of("We had cake.\n3: bold\nat 5: tea") == ((3, "bold"),)
    assert note_of(((3, "bold"),)) == "3: bold"


def do(table: TableScreen, key: str) -> list[tuple[str, bytes]]:
    kept: list[tuple[str, bytes]] = []
    table.exported.disconnect()
    table.exported.connect(lambda name, data: kept.append((name, data)))
    deed = next(deed for deed in table._deeds if deed.key == key)
    assert deed.enabled
    table._do(deed)
    return kept


def test_the_whole_game_is_a_moving_picture(table: TableScreen) -> None:
    [(name, data)] = do(table, "film")
    kinds = [kind for kind, _ in _chunks(data)]
    assert name.endswith(".png") and kinds.count(b"fcTL") == len(table.session.turns) == 4
    assert not QImage.fromData(data).isNull()


def test_a_page(table: TableScreen) -> None:
    [(name, data)] = do(table, "pdf")
    assert name.endswith(".pdf") and data.startswith(b"%PDF")


def test_a_position_as_text(table: TableScreen) -> None:
    do(table, "text")
    told = QGuiApplication.clipboard().text()
    assert "Anna vs Ben" in told and "4 A0/" in told
    board = told.split("\n\n")[-1].splitlines()
    tiles = table.session.state.board.tiles
    assert sum(line.count(letter) for line in board[1:] for letter in "|-JLF7") == len(tiles)
