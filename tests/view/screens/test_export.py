"""The score sheet outside of the app: PDF, picture, table, text, printer; read back where it can be."""

import csv
import io
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from tests.view import hand
from tests.view.screens.papers import TOYS, saved, tally
from trakkx_desktop.core.match import Match
from trakkx_desktop.session.house import House
from trakkx_desktop.storage.saves import save
from trakkx_desktop.view.screens.house.names import called
from trakkx_desktop.view.screens.house.trouble import Note
from trakkx_desktop.view.screens.house.window import Window
from trakkx_desktop.view.screens.score_sheet import export as sheet_export
from trakkx_desktop.view.screens.score_sheet.menu import suggested
from trakkx_desktop.view.screens.score_sheet.page import SheetPage
from trakkx_desktop.view.screens.score_sheet.screen import ScoreSheetScreen
from trakkx_desktop.view.screens.score_sheet.sheet import sheet_of_match
from trakkx_desktop.view.screens.score_sheet.words import headline
from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.stage.palette import LIGHT, colour

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
"""The offscreen platform says so of every menu that opens."""

THREE = (34, 0, 52), (0, 41, 17), (21, 8, 0)
PDFTOTEXT = shutil.which("pdftotext")
needs_pdftotext = pytest.mark.skipif(
    PDFTOTEXT is None, reason="pdftotext (poppler-utils) is not installed: no PDF is read back"
)


@pytest.fixture
def games() -> dict[str, str]:
    """The three toys are the only games in the box."""
    return TOYS


def page(match: Match) -> SheetPage:
    sheet = sheet_of_match(match, called(match.players))
    return SheetPage(sheet, "LOW", headline(sheet), "The lowest wins.", "16 Nov 2026", "blue")


def read_pdf(data: bytes) -> list[str]:
    """The text of each page."""
    assert PDFTOTEXT is not None
    command = [PDFTOTEXT, "-layout", "-", "-"]
    told = subprocess.run(command, input=data, capture_output=True, check=True)
    return told.stdout.decode().split("\f")[:-1]


@needs_pdftotext
def test_a_pdf_holds_the_sheet_as_text(box: None) -> None:
    match = tally(
        "low",
        *THREE,
        planned=5,
        names=("Käthe", "Ömer", "Zoë"),
        notes=("", "Regen & <b>Katze</b>"),
    )
    [text] = read_pdf(sheet_export.pdf(page(match)))
    for words in ("Zoë takes game 3, Ömer leads", "The lowest wins.", "16 Nov 2026", "LOW"):
        assert words in text
    assert "Regen & <b>Katze</b>" in text
    rows = [re.sub(r"\s+", " ", line).strip() for line in text.splitlines()]
    assert "Total 55 49 69" in rows
    assert any(
        re.fullmatch(r"(3 Nov 2026 )?0 34 41 41 17 69|.*\b0 34 41 41 17 69", r) for r in rows
    )
    assert all(f"Game {number}" in text for number in range(1, 6))


@needs_pdftotext
def test_negative_points_and_halves_are_printed(box: None) -> None:
    [text] = read_pdf(sheet_export.pdf(page(tally("high", (-7, 0.5), names=("Anna", "Ben")))))
    assert "−7" in text and "½" in text


@needs_pdftotext
def test_a_long_match_takes_several_pages(box: None) -> None:
    match = tally("low", *[(1, 2, 3)] * 27, planned=60)
    pages = read_pdf(sheet_export.pdf(page(match)))
    assert len(pages) > 1
    everything = "\n".join(pages)
    assert [n for n in range(1, 61) if not re.search(rf"Game {n}\b", everything)] == []
    assert "Total" in pages[-1] and all("Total" not in text for text in pages[:-1])
    assert all("Anna" in text for text in pages)


def test_paper_is_light_in_a_dark_room(box: None) -> None:
    light = sheet_export.png(page(tally("low", *THREE)))
    LOOK.set(dark=True)
    try:
        assert sheet_export.png(page(tally("low", *THREE))) == light
    finally:
        LOOK.set(dark=False)


def read(png: bytes) -> QImage:
    return QImage.fromData(png, "PNG")  # type: ignore[arg-type]


def test_a_picture_shows_the_sheet(box: None) -> None:
    image = read(sheet_export.png(page(tally("low", *THREE, planned=5))))
    assert image.width() == 1568 and image.height() > 1400
    seen = {
        image.pixelColor(x, y).name()
        for x in range(0, image.width(), 7)
        for y in range(0, image.height(), 7)
    }
    ink = [LIGHT.primary("blue").button, LIGHT.primary("yellow").rail, LIGHT.paper, LIGHT.table]
    ink += LIGHT.players[:3]
    assert {colour(value).name() for value in ink} <= seen


def test_an_endless_match_still_makes_a_picture(box: None) -> None:
    image = read(sheet_export.png(page(tally("low", (1, 2, 3), planned=900))))
    assert 1000 < image.height() <= 16_000


def test_a_table_is_read_back_as_numbers(box: None) -> None:
    match = tally(
        "low",
        (34, -0.5, 52),
        (0, 41, 17),
        names=('Anna "A", B', "=1+1", "-x"),
        notes=("@SUM(A1)", "two\nlines"),
        planned=5,
    )
    data = sheet_export.table(page(match).sheet)
    assert data.startswith(b"\xef\xbb\xbf")
    rows = list(csv.reader(io.StringIO(data.decode("utf-8-sig"), newline="")))
    assert rows == [
        ["Game", "Date", 'Anna "A", B', "'=1+1", "'-x", "Note"],
        ["1", "2026-11-01", "34", "-0.5", "52", "'@SUM(A1)"],
        ["2", "2026-11-02", "0", "41", "17", "two lines"],
        ["Total", "", "34", "40.5", "69", ""],
    ]


def test_text_stands_in_columns(box: None) -> None:
    match = tally("low", *THREE, names=("Anna", "Ben", "李明"), notes=("", "rain"))
    assert sheet_export.text(page(match)).splitlines() == [
        "LOW: Ben wins the match",
        "",
        "                     Anna  Ben  李明",
        "Game 1 (1 Nov 2026)    34   0*    52",
        "Game 2 (2 Nov 2026)    0*   41    17",
        "Game 3 (3 Nov 2026)    21    8    0*",
        "Total                  55   49    69",
        "",
        "Game 2: rain",
    ]


def test_a_printer_gets_the_same_page(box: None, tmp_path: Path) -> None:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "paper.pdf"))
    sheet_export.paint(printer, page(tally("low", *THREE)))
    data = (tmp_path / "paper.pdf").read_bytes()
    assert data.startswith(b"%PDF")
    if PDFTOTEXT is not None:
        assert "Ben wins the match" in read_pdf(data)[0]


def test_a_file_name_fits_every_system(box: None) -> None:
    name = suggested(page(tally("low", (1, 2), names=('a/b\\c:*?"<>|', "x" * 300))))
    assert re.fullmatch(r"LOW a b c x+ \d{4}-\d{2}-\d{2}", name) and len(name) < 100


@pytest.fixture
def sheet(window: Window, house: House) -> ScoreSheetScreen:
    window.open_file(save(house.places, saved(tally("low", *THREE))))
    window.show_sheet()
    assert isinstance(window.front, ScoreSheetScreen)
    for _ in range(3):
        QCoreApplication.processEvents()
    return window.front


def choose(sheet: ScoreSheetScreen, words: str) -> None:
    """Opens the menu with a press on its button and presses the entry."""
    QTest.mouseClick(sheet.save, Qt.MouseButton.LeftButton, pos=QPoint(40, 40))
    assert sheet.menu.isVisible()
    hand.choose(sheet.menu, words)


SAVED: list[tuple[str, str, Callable[[bytes], bool]]] = [
    ("Save as PDF", ".pdf", lambda data: data.startswith(b"%PDF")),
    ("Save as a picture", ".png", lambda data: data.startswith(b"\x89PNG")),
    ("Save as a table (CSV)", ".csv", lambda data: b"34,0,52" in data),
]


@pytest.mark.parametrize(("words", "suffix", "is_right"), SAVED)
def test_the_menu_writes_a_file(
    sheet: ScoreSheetScreen,
    window: Window,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    words: str,
    suffix: str,
    is_right: Callable[[bytes], bool],
) -> None:
    offered: list[str] = []

    def pick(_parent: object, _title: str, start: str, _kinds: str) -> tuple[str, str]:
        offered.append(start)
        return str(tmp_path / "sheet"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", pick)
    choose(sheet, words)
    assert Path(offered[0]).name.startswith("LOW Anna Ben Clara ")
    assert offered[0].endswith(suffix)
    assert is_right((tmp_path / f"sheet{suffix}").read_bytes())
    [note] = window.findChildren(Note)
    assert note.text.text() == f"Saved as “sheet{suffix}”."
    assert note.button is not None and note.button.text() == "Show folder"
    choose(sheet, words)
    assert Path(offered[1]).parent == tmp_path, "the folder of last time"


def test_a_disk_that_refuses_is_told(
    sheet: ScoreSheetScreen, window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("a file, no folder")
    target = blocked / "sheet.pdf"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    choose(sheet, "Save as PDF")
    [note] = window.findChildren(Note)
    assert note.text.text() == "“sheet.pdf” cannot be written there. Choose another folder."


def test_the_sheet_is_copied_as_text(sheet: ScoreSheetScreen, window: Window) -> None:
    choose(sheet, "Copy as text")
    assert QGuiApplication.clipboard().text().startswith("LOW: Ben wins the match")
    [note] = window.findChildren(Note)
    assert "copied" in note.text.text()


def test_print_asks_for_the_printer(
    sheet: ScoreSheetScreen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def accept(dialog: QPrintDialog) -> QPrintDialog.DialogCode:
        dialog.printer().setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        dialog.printer().setOutputFileName(str(tmp_path / "out.pdf"))
        return QPrintDialog.DialogCode.Accepted

    monkeypatch.setattr(QPrintDialog, "exec", accept)
    choose(sheet, "Print")
    assert (tmp_path / "out.pdf").read_bytes().startswith(b"%PDF")
