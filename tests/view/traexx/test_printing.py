"""Print: the PDF is read back and looked at; SVG and PNG hold the same pages; the chooser asks for them."""

import shutil
import subprocess
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QImage, QPageSize
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.games.traexx.play import play, table
from tests.truth import record_of
from tests.view.hand import LEFT
from tests.view.traexx.conftest import Begin
from tests.view.traexx.hand import choose_print, draw_slowly, line, play_round
from trakkx_desktop.core.chance import Chance
from trakkx_desktop.games.traexx import GAME
from trakkx_desktop.view.screens.table.screen import TableScreen
from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.traexx.printing import engine as printing
from trakkx_desktop.view.traexx.printing import pages
from trakkx_desktop.view.traexx.printing.chooser import LAST, Answers, PrintChooser

reads_pdf = pytest.mark.skipif(
    shutil.which("pdftotext") is None, reason="poppler-utils is not installed"
)

A4 = QPageSize(QPageSize.PageSizeId.A4)
A4_TENTHS = (2100, 2970)


@pytest.fixture(autouse=True)
def nothing_asked_before() -> None:
    vars(LAST).update(vars(Answers()))


@pytest.fixture
def sheets(qapp: QApplication) -> tuple[pages.PaperSheet, ...]:
    """Three at the table, who passed to the end after one round."""
    state = table("ABD", 3)
    state = play(state, "0,-1>-1,-1>-2,-1>-2,-2>-1,-3 1,-1>1,0 pass", *["pass pass pass"] * 14)
    assert GAME.outcome(state) is not None
    return pages.played(state, ["Anna", "Bärbel", "Łukasz"], "Code ABC123")


def read(tool: str, data: bytes, folder: Path, *arguments: str) -> str:
    file = folder / "page.pdf"
    file.write_bytes(data)
    command = (tool, *arguments, str(file), *(("-",) if tool == "pdftotext" else ()))
    return subprocess.run(command, capture_output=True, check=True, timeout=60).stdout.decode()


def page_count(data: bytes, folder: Path) -> int:
    told = read("pdfinfo", data, folder)
    return int(next(row for row in told.splitlines() if row.startswith("Pages:")).split()[1])


@reads_pdf
@pytest.mark.parametrize(("per_page", "count"), [(1, 4), (4, 1)])
def test_blank_sheets_carry_their_start(
    per_page: int, count: int, tmp_path: Path, qapp: QApplication
) -> None:
    data = printing.pdf(pages.sheet_pages(pages.blank(), per_page), "Blank", A4)
    assert page_count(data, tmp_path) == count
    text = read("pdftotext", data, tmp_path, "-layout")
    assert text.count("TRÄXX") == 4
    for letter in "ABCD":
        assert f"Start {letter}" in text
    assert text.count("Total") == 4
    assert "A4" in read("pdfinfo", data, tmp_path)


@reads_pdf
@pytest.mark.parametrize(("per_page", "count"), [(1, 3), (4, 1)])
def test_sheets_of_a_game_carry_names_and_sums(
    sheets: tuple[pages.PaperSheet, ...], per_page: int, count: int, tmp_path: Path
) -> None:
    data = printing.pdf(pages.sheet_pages(sheets, per_page), "Game", A4)
    assert page_count(data, tmp_path) == count
    text = read("pdftotext", data, tmp_path, "-layout")
    for told in ("Anna", "Bärbel", "Łukasz", "Start D", "Code ABC123"):
        assert told in text
    for seat in range(3):
        plus, minus = sheets[seat].plus, sheets[seat].minus
        assert minus is not None
        total = f"{plus - minus}".replace("-", "\u2212")
        assert total in text and f"\u2212{minus}" in text


@reads_pdf
def test_the_fifteen_cards_fill_one_page(tmp_path: Path, qapp: QApplication) -> None:
    data = printing.pdf(pages.card_pages(), "Cards", A4)
    assert page_count(data, tmp_path) == 1
    text = read("pdftotext", data, tmp_path)
    assert text.count("TRÄXX") == 15
    assert {str(n) for n in range(1, 16)} <= set(text.split())


@reads_pdf
def test_letters_are_embedded_and_shapes_are_vectors(tmp_path: Path, qapp: QApplication) -> None:
    data = printing.pdf(pages.sheet_pages(pages.blank("A"), 1), "Blank", A4)
    assert "Jost" in read("pdffonts", data, tmp_path)
    assert len(read("pdfimages", data, tmp_path, "-list").splitlines()) == 2, "no bitmaps"


@reads_pdf
def test_the_page_looks_like_the_sheet(tmp_path: Path, qapp: QApplication) -> None:
    """All six colours are there, on white, inside the margins."""
    data = printing.pdf(pages.sheet_pages(pages.blank("A"), 1), "Blank", A4)
    (tmp_path / "page.pdf").write_bytes(data)
    command = ("pdftoppm", "-r", "50", "-png", "-singlefile", "page.pdf", "seen")
    subprocess.run(command, cwd=tmp_path, check=True, timeout=60)
    looks_like_a_page(QImage(str(tmp_path / "seen.png")))


def looks_like_a_page(image: QImage) -> None:
    wide, high = image.width(), image.height()
    assert abs(high / wide - 297 / 210) < 0.02
    hues = {
        image.pixelColor(x, y).hue() // 30
        for x in range(0, wide, 2)
        for y in range(0, high, 2)
        if image.pixelColor(x, y).saturation() > 120
    }
    assert len(hues) >= 5
    edge = [image.pixelColor(x, 3) for x in range(wide)] + [
        image.pixelColor(3, y) for y in range(high)
    ]
    assert all(one.lightness() > 250 for one in edge)


def test_a_picture_has_the_true_size_and_is_light_in_a_dark_room(qapp: QApplication) -> None:
    LOOK.set(dark=True)
    image = QImage.fromData(printing.png(pages.sheet_pages(pages.blank("A"), 1), 100, A4))
    LOOK.set(dark=False)
    assert (image.width(), image.height()) == tuple(round(t * 100 / 254) for t in A4_TENTHS)
    looks_like_a_page(image)


def test_several_pages_lie_below_each_other_in_a_picture(qapp: QApplication) -> None:
    one = QImage.fromData(printing.png(pages.sheet_pages(pages.blank("A"), 1), 50, A4))
    four = QImage.fromData(printing.png(pages.sheet_pages(pages.blank(), 1), 50, A4))
    assert abs(four.height() - 4 * one.height()) <= 2 and four.width() == one.width()


def test_a_drawing_has_its_true_size_and_can_be_read(qapp: QApplication) -> None:
    data = printing.svg(pages.sheet_pages(pages.blank("B"), 1), "Blank", A4)
    text = data.decode()
    assert 'width="210mm"' in text and 'height="297mm"' in text
    assert "TRÄXX" in text and "Start B" in text
    renderer = QSvgRenderer(data)
    assert renderer.isValid() and renderer.viewBox().width() == A4_TENTHS[0]


def test_letter_paper_where_inches_are_measured() -> None:
    america = QLocale(QLocale.Language.English, QLocale.Country.UnitedStates)
    britain = QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom)
    assert "Letter" in printing.paper(america).name()
    assert "A4" in printing.paper(britain).name()
    assert "A4" in printing.paper(QLocale("de")).name()


@reads_pdf
def test_a_printer_gets_the_same_pages(tmp_path: Path, qapp: QApplication) -> None:
    """Qt's printer, writing to a file: what the dialog's printer would get."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    printer.setFullPage(True)
    printer.setPageLayout(printing.full_page(printing.paper()))
    made = pages.sheet_pages(pages.blank(), 1)
    printing.paint(printer, made, printer.pageLayout().pageSize())
    assert page_count((tmp_path / "printed.pdf").read_bytes(), tmp_path) == 4


def chooser(screen: TableScreen) -> PrintChooser:
    return screen.findChildren(PrintChooser)[-1]


@pytest.mark.parametrize(
    ("where", "mark"), [("pdf", b"%PDF"), ("svg", b"<?xml"), ("png", b"\x89PNG")]
)
def test_the_chooser_makes_the_wished_file(begin: Begin, where: str, mark: bytes) -> None:
    screen = begin(2)
    made: list[tuple[str, bytes]] = []
    screen.exported.disconnect()
    screen.exported.connect(lambda name, data: made.append((name, bytes(data))))
    choose_print(screen)
    asked = chooser(screen)
    asked.what.set_value("blank")
    asked.starts.set_value("C")
    asked.where.set_value(where)
    assert asked.yes.text() == "Save"
    QTest.mouseClick(asked.yes, LEFT)
    assert len(made) == 1
    assert made[0][0].endswith(f".{where}") and made[0][1].startswith(mark)
    assert not asked.isVisible()


def test_the_answers_are_remembered(begin: Begin) -> None:
    """FOUND H10: for the next print, too."""
    screen = begin(1)
    screen.exported.disconnect()
    choose_print(screen)
    asked = chooser(screen)
    asked.what.set_value("cards")
    asked.where.set_value("svg")
    asked.go_on()
    assert (LAST.what, LAST.where) == ("cards", "svg")
    again = PrintChooser(screen, screen.table.link, ())
    assert (again.what.value, again.where.value) == ("cards", "svg")
    assert again.yes.text() == "Save"


def test_esc_leaves_the_chooser(begin: Begin) -> None:
    screen = begin(1)
    choose_print(screen)
    asked = chooser(screen)
    assert asked.isVisible()
    QTest.keyClick(asked, Qt.Key.Key_Escape)
    assert not asked.isVisible()


def test_the_chooser_offers_only_what_makes_sense(begin: Begin) -> None:
    screen = begin(4)
    choose_print(screen)
    asked = chooser(screen)
    assert not asked.starts.isEnabled() and asked.per_page.isEnabled()
    assert len(asked.wished()) == 4
    asked.per_page.set_value("4")
    assert len(asked.wished()) == 1
    asked.what.set_value("cards")
    assert not asked.per_page.isEnabled() and len(asked.wished()) == 1
    asked.what.set_value("blank")
    asked.per_page.set_value("1")
    assert asked.starts.isEnabled() and len(asked.wished()) == 4
    asked.starts.set_value("A")
    assert len(asked.wished()) == 1


def test_printing_during_a_round_shows_nobodys_open_line(begin: Begin) -> None:
    """R15: the printed sheets hold what everybody may see."""
    screen = begin(2)
    play_round(screen, Chance(1))
    end = line(screen).nexts[0]
    draw_slowly(screen, line(screen).route[-1], end)
    choose_print(screen)
    printed = chooser(screen)._sheets
    assert [one.route for one in printed] == list(record_of(screen.session).now.routes)
    assert not any(one.is_over for one in printed)


def test_print_is_in_the_menu_during_and_after_a_game(begin: Begin) -> None:
    screen = begin(1)
    keys = {deed.key: deed for deed in screen.table.words.said().deeds}
    assert keys["print"].in_menu and keys["print"].enabled
    chance = Chance(1)
    while record_of(screen.session).outcome is None:
        chance = play_round(screen, chance)
    assert screen.ending.more.isVisible()
    assert {deed.key for deed in screen.table.words.said().deeds if deed.enabled} >= {"print"}
