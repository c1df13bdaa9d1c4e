"""The move list, records in and out, and pictures of the board."""

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from tests.truth import record_of
from tests.view.hand import asked
from tests.view.trax.conftest import Begin
from tests.view.trax.hand import play, point_at, scene, shown, state
from trakkx_desktop.app import App
from trakkx_desktop.games.trax import rules
from trakkx_desktop.games.trax.actions import Lay
from trakkx_desktop.games.trax.records import read_record
from trakkx_desktop.storage.index import list_recent
from trakkx_desktop.view.screens.house.ask import Ask
from trakkx_desktop.view.screens.house.trouble import Note
from trakkx_desktop.view.screens.house.window import Window
from trakkx_desktop.view.screens.table.screen import TableScreen
from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.trax.moves import MoveRows

SHORT = "@0/ B1/ A2\\ A0/ C2/ @1\\"


def rows_of(screen: TableScreen) -> MoveRows:
    [rows] = screen.findChildren(MoveRows)
    return rows


def do(screen: TableScreen, key: str) -> None:
    next(deed for deed in screen.table.words.said().deeds if deed.key == key).act()
    QCoreApplication.processEvents()


def answer(screen: TableScreen) -> TableScreen:
    """Says yes to the open question; the table that is then seen."""
    ask = asked(screen)
    window = screen.window()
    assert isinstance(window, Window)
    QTest.mouseClick(ask.yes, Qt.MouseButton.LeftButton)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    room = window.front
    assert isinstance(room, TableScreen)
    return room


def test_the_list_tells_moves_and_forced_tiles(begin: Begin) -> None:
    screen = begin(SHORT)
    moves = rows_of(screen).moves
    assert [move.text for move in moves] == SHORT.split()
    assert moves[-1].forced == len(state(screen).last) - 1 == 1
    play(screen, "D3+")
    assert rows_of(screen).moves[-1].text == "D3+"


def test_a_click_on_a_move_looks_back(begin: Begin) -> None:
    screen = begin(SHORT)
    rows = rows_of(screen)
    QTest.mouseClick(rows, Qt.MouseButton.LeftButton, pos=rows.box_of(2).center().toPoint())
    assert screen.session.peeked == 3 and rows.current == 2
    assert screen.headline.text() == "After move 3"
    assert screen.subline.text() == "Anna laid A2\\."
    assert len(shown(screen, "tile")) == 3
    assert not shown(screen, "space") and "mat" not in screen.stage.layout_now
    QTest.mouseClick(rows, Qt.MouseButton.LeftButton, pos=rows.box_of(5).center().toPoint())
    assert screen.session.peeked is None and rows.current == 5
    assert shown(screen, "space")


@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_plus_one_plays_the_chain_once_more(app: App, begin: Begin, way: str) -> None:
    """Its tiles go and come again, numbered; of the newest turn as of any other."""
    screen = begin("@0/ A0\\")
    app.house.tune(reduce_motion=False)
    screen.session.submit(
        next(lay for lay in rules.legal(state(screen), 0) if _brings(screen, lay))
    )
    screen.stage.motion.finish()
    rows, last = rows_of(screen), state(screen).last
    assert len(last) == 2 and rows.moves[2].forced == 1
    if way == "mouse":
        spot = rows.forced_box(2).topLeft().toPoint() + QPoint(4, 12)
        QTest.mouseClick(rows, Qt.MouseButton.LeftButton, pos=spot)
    else:
        QTest.keyClick(rows, Qt.Key.Key_Space)
    assert screen.session.peeked is None and screen.stage.motion.is_moving
    hidden = [screen.stage._items[f"tile:{x},{y}"].opacity() for x, y in last]
    assert hidden == [0.0, 0.0]
    screen.stage.motion.finish()
    assert [screen.stage._items[f"tile:{x},{y}"].opacity() for x, y in last] == [1.0, 1.0]


def _brings(screen: TableScreen, lay: Lay) -> bool:
    after = rules.apply(state(screen), 0, lay).state
    return len(after.last) == 2 and after.ending is None


def test_white_stands_on_the_left_and_red_on_the_right(begin: Begin) -> None:
    """Under their headings, row by row: where the ink of a move really is."""
    screen = begin(SHORT)
    rows = rows_of(screen)
    assert rows.box_of(0).right() <= rows.box_of(1).left() + 1
    assert rows.box_of(0).top() == rows.box_of(1).top() < rows.box_of(2).top()
    play(screen, "D3+")
    picture, odd = rows.grab().toImage(), rows.box_of(6).toRect()
    empty = rows.box_of(6).toRect().translated(odd.width(), 0)
    inks = [{picture.pixel(x, box.center().y()) for x in range(box.left() + 4, box.right() - 14)}
            for box in (odd, empty)]  # fmt: skip
    assert len(inks[0]) > 1 and len(inks[1]) == 1


def test_the_list_works_with_keys(begin: Begin) -> None:
    screen = begin(SHORT)
    rows = rows_of(screen)
    QTest.keyClick(rows, Qt.Key.Key_Left)
    assert screen.session.peeked == 5
    QTest.keyClick(rows, Qt.Key.Key_Up)
    assert screen.session.peeked == 3
    for _ in range(3):
        QTest.keyClick(rows, Qt.Key.Key_Right)
    assert screen.session.peeked is None


def test_pointing_while_looking_back_does_nothing(begin: Begin) -> None:
    screen = begin(SHORT)
    screen.session.peek(2)
    point_at(screen, (1, 1))
    assert scene(screen).pick is None
    QTest.mouseClick(screen.stage.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(300, 300))
    assert len(record_of(screen.session).log) == 6


def test_the_list_follows_undo(begin: Begin) -> None:
    screen = begin(SHORT)
    screen.session.undo()
    assert [move.text for move in rows_of(screen).moves] == SHORT.split()[:-1]
    play(screen, "D2+")
    assert rows_of(screen).moves[-1].text == "D2+"


def test_a_solitaire_has_one_column(begin: Begin) -> None:
    screen = begin(variant="solitaire3", seed=29)
    assert rows_of(screen).columns == 1


def test_a_copied_record_can_be_opened_again(begin: Begin) -> None:
    screen = begin(SHORT)
    do(screen, "copy")
    text = QGuiApplication.clipboard().text()
    assert text.splitlines()[:2] == ["Trax", "Anna vs Ben"]
    assert "".join(text.split()).endswith("6@1\\")
    other = begin()
    do(other, "paste")
    opened = answer(other)
    assert opened is not other
    assert record_of(opened.session).log == record_of(screen.session).log
    assert [player.name for player in opened.session.match.players] == ["Anna", "Ben"]
    play(opened, "D3+")


def test_the_game_before_is_not_lost(app: App, begin: Begin) -> None:
    screen = begin(SHORT)
    kept = screen.session.saved().id
    QGuiApplication.clipboard().setText("@0+ A0/")
    do(screen, "paste")
    answer(screen)
    app.house.flush()
    assert kept in {summary.path.stem for summary in list_recent(app.house.places)}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("@0/ hello", "Move 2 is no move: “hello”."),
        ("@0/ B9/", "Move 2, “B9/”, is not allowed. A tile must touch another one with an edge."),
        ("@0/ A0\\ @1/ A0+", "Move 4, “A0+”, comes after the end of the game."),
        ("Loop Trax\n@0/", "This is Loop Trax, in which only loops win; it is not played here."),
        ("", "Nothing is copied."),
    ],
)
def test_a_wrong_record_says_where(begin: Begin, text: str, sentence: str) -> None:
    screen = begin()
    QGuiApplication.clipboard().setText(text)
    do(screen, "paste")
    assert screen.bubble.sentence == sentence
    assert not screen.findChildren(Ask)


def test_a_record_from_a_file(
    begin: Begin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As other programs write them, with another coding and numbers."""
    path = tmp_path / "game.trx"
    path.write_bytes(b"\xef\xbb\xbf8x8 Trax\r\nJosephine vs J\xc3\xb6rg\r\n 1 @0/\r\n 2 b1\\\r\n")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *a, **k: (str(path), ""))
    screen = begin()
    do(screen, "import")
    opened = answer(screen)
    assert record_of(opened.session).setup.variant == "limited"
    assert [p.name for p in opened.session.match.players] == ["Josephine", "Jörg"]
    assert len(record_of(opened.session).log) == 2


def test_a_file_that_is_not_there(
    begin: Begin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *a, **k: (str(tmp_path / "no"), ""))
    screen = begin()
    do(screen, "import")
    assert screen.bubble.sentence == "This file cannot be opened."


def test_a_file_full_of_nonsense(
    begin: Begin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "nonsense.trx"
    path.write_bytes(bytes(range(256)) * 100)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *a, **k: (str(path), ""))
    screen = begin()
    do(screen, "import")
    assert screen.bubble.sentence.startswith("Move 1 is no move")


@pytest.mark.parametrize("key", ["export", "png", "svg"])
def test_files_for_other_programs(
    begin: Begin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    """The dialog may leave the ending out; the file gets it."""
    monkeypatch.setattr(
        QFileDialog, "getSaveFileName", lambda *a, **k: (str(tmp_path / "mine"), "")
    )
    screen = begin(SHORT)
    do(screen, key)
    suffix = {"export": ".trx"}.get(key, f".{key}")
    path = tmp_path / f"mine{suffix}"
    if key == "export":
        game = read_record(path.read_text(encoding="utf-8"))
        assert len(game.actions) == 6 and game.names == ("Anna", "Ben")
    elif key == "png":
        image = QImage(str(path))
        assert image.width() > 300 and image.height() > 300
    else:
        drawing = QSvgRenderer(str(path))
        assert drawing.isValid() and drawing.defaultSize().width() > 300


def test_png_and_svg_show_the_same_board(begin: Begin) -> None:
    from PySide6.QtGui import QPainter

    from trakkx_desktop.view.trax import records

    screen = begin(SHORT)
    art = screen.table.looks.painter
    png = QImage.fromData(records.png(art, scene(screen)))
    drawn = QImage(png.size(), QImage.Format.Format_RGB32)
    painter = QPainter(drawn)
    QSvgRenderer(records.svg(art, scene(screen))).render(painter)
    painter.end()
    spots = [(x, y) for x in range(8, png.width(), 16) for y in range(8, png.height(), 16)]
    same = sum(_near(png, drawn, x, y) for x, y in spots)
    assert same / len(spots) > 0.95


def _near(a: QImage, b: QImage, x: int, y: int) -> bool:
    one, two = a.pixelColor(x, y), b.pixelColor(x, y)
    return abs(one.red() - two.red()) + abs(one.green() - two.green()) < 40


def test_a_picture_of_the_looked_back_position(begin: Begin) -> None:
    from trakkx_desktop.view.trax import records

    screen = begin(SHORT)
    now = records.png(screen.table.looks.painter, scene(screen))
    screen.session.peek(2)
    then = records.png(screen.table.looks.painter, scene(screen))
    assert QImage.fromData(then).height() < QImage.fromData(now).height()


def test_after_the_end_records_and_pictures_are_still_there(begin: Begin) -> None:
    screen = begin("@0/ A0\\ @1/")
    keys = {deed.key for deed in screen.table.words.said().deeds}
    assert {"copy", "paste", "import", "export", "png", "svg"} <= keys
    assert not {"resign", "draw", "confirm", "turn"} & keys


def test_a_picture_lies_on_whole_pixels_and_has_no_signs(begin: Begin) -> None:
    """T-7: no soft edges through which the table would shine, and nothing that is of this moment only."""
    from trakkx_desktop.view.trax import records

    screen = begin("@0+ B1+ B2+")
    before = records.png(screen.table.looks.painter, scene(screen))
    shot = QImage.fromData(before)
    table = shot.pixelColor(2, 2)
    edges = []
    for x in range(0, shot.width(), 5):
        column = [shot.pixelColor(x, y) for y in range(shot.height())]
        edges += [
            b for a, b in pairwise(column) if a == table and b != table and b.lightness() < 80
        ]
    crisp = sum(edge == LOOK.colour("tile") for edge in edges)
    assert crisp > 0.7 * len(edges) > 5, "all but the round corners"
    board = records._Board(screen.table.looks.painter, scene(screen).state, False)
    assert {piece.partition(":")[0] for piece in board._layout} == {"tile", "row", "column"}


def seen(window: Window) -> list[str]:
    """The moves on the table that is in front."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    room = window.front
    assert isinstance(room, TableScreen)
    assert room.session.match.origin == "import"
    return [move.text for move in rows_of(room).moves]


def test_a_record_opens_from_home(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By Ctrl+O, as an argument or a double click, dropped, pasted: all of them are one way."""
    record = tmp_path / "evening.trx"
    record.write_text(f"Käthe vs Ömer\n{SHORT}\n", encoding="utf-8")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(record), ""))
    app.window.ask_open()
    assert seen(app.window) == SHORT.split()
    assert [player.name for player in app.house.session.players] == ["Käthe", "Ömer"]  # type: ignore[union-attr]
    app.window.go_home()
    app.window.open_file(record)
    assert seen(app.window) == SHORT.split()
    app.window.go_home()
    QGuiApplication.clipboard().setText(SHORT)
    QTest.keyClick(app.window, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert seen(app.window) == SHORT.split()
    app.window.go_home()
    record.write_text("@0/ nonsense", encoding="utf-8")
    app.window.open_file(record)
    assert app.window.front is app.window.home, "and the sentence says which move it is"
    assert [note.text.text() for note in app.window.findChildren(Note) if note.isVisible()]
