"""The booklet on the screen: opened at a rule, searched, turned by keys, one for each game."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from trakkx_desktop import resources
from trakkx_desktop.app import App
from trakkx_desktop.view import traexx, trax
from trakkx_desktop.view.screens.house.window import Window
from trakkx_desktop.view.screens.rules import booklet
from trakkx_desktop.view.screens.rules.figures import FigureView
from trakkx_desktop.view.screens.rules.pages import NoPages, SectionPage
from trakkx_desktop.view.screens.rules.prose import Prose
from trakkx_desktop.view.screens.rules.screen import RulesScreen
from trakkx_desktop.view.screens.table.screen import TableScreen
from trakkx_desktop.view.stage.face import Face, Figure
from trakkx_desktop.view.stage.text import Text

LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def faces() -> dict[str, Face]:
    return {"traexx": traexx.FACE, "trax": trax.FACE}


@pytest.fixture
def rules(faces: dict[str, Face], window: Window) -> RulesScreen:
    """TRAX, at the top."""
    window.faces.update(faces)
    return opened(window, "trax")


def opened(window: Window, key: str, rule: str = "") -> RulesScreen:
    window.activateWindow()
    window.show_rules(key, rule)
    settle()
    room = window.front
    assert isinstance(room, RulesScreen)
    return room


def settle() -> None:
    for _ in range(3):
        QCoreApplication.processEvents()


def top(rules: RulesScreen, place: int) -> int:
    """Where a section begins, in pixels below the upper edge of the reading room."""
    section = rules.pages.sections[place]
    return section.mapTo(rules.reading.viewport(), QPoint(0, 0)).y()


def place_of(rules: RulesScreen, rule: str) -> int:
    assert rules.booklet is not None
    found = rules.booklet.place_of(rule)
    assert found is not None
    return found


def section(rules: RulesScreen, rule: str) -> SectionPage:
    return rules.pages.sections[place_of(rules, rule)]


def test_opens_at_the_rule_and_lights_it_for_a_moment(window: Window, rules: RulesScreen) -> None:
    window.go_back()
    rules = opened(window, "trax", "T6")
    assert top(rules, place_of(rules, "T6")) == 8
    assert section(rules, "T6").is_lit
    lit = [s for s in rules.pages.sections if s.is_lit]
    assert lit == [section(rules, "T6")]
    assert [e.text() for e in rules.contents.entries if e.isChecked()] == ["A turn"]
    section(rules, "T6")._fade.setCurrentTime(section(rules, "T6")._fade.duration())
    assert not section(rules, "T6").is_lit


def test_the_rule_stays_in_place_when_the_page_is_laid_out_anew(
    window: Window, rules: RulesScreen
) -> None:
    rules.open("trax", "T9")
    settle()
    window.resize(1024, 640)
    settle()
    assert top(rules, place_of(rules, "T9")) == 8
    window.house.tune(text_size=1.3)
    settle()
    assert top(rules, place_of(rules, "T9")) == 8


def test_contents_lead_to_chapters_and_follow_the_reader(rules: RulesScreen) -> None:
    contents = rules.contents
    words = [entry.text() for entry in contents.entries]
    assert words[:3] == ["What it is about", "The tiles", "Before you start"]
    QTest.mouseClick(contents.entries[4], LEFT)
    settle()
    chapter = contents.entries[4].place
    assert top(rules, chapter) == 8
    assert [e.text() for e in contents.entries if e.isChecked()] == ["Winning"]
    assert not rules.pages.sections[chapter].is_lit
    bar = rules.reading.verticalScrollBar()
    QTest.keyClick(rules, Qt.Key.Key_End)
    assert bar.value() == bar.maximum()
    assert [e.text() for e in contents.entries if e.isChecked()] == ["The longest game"]


def test_keys_turn_the_pages(rules: RulesScreen) -> None:
    bar = rules.reading.verticalScrollBar()
    seen = [bar.value()]
    for key in (Qt.Key.Key_Down, Qt.Key.Key_PageDown, Qt.Key.Key_Space):
        QTest.keyClick(rules, key)
        seen.append(bar.value())
    assert seen == sorted(set(seen))
    for key in (Qt.Key.Key_PageUp, Qt.Key.Key_Up):
        before = bar.value()
        QTest.keyClick(rules, key)
        assert bar.value() < before
    QTest.keyClick(rules, Qt.Key.Key_Home)
    assert bar.value() == 0


def test_search_by_rule_number_and_by_word(rules: RulesScreen) -> None:
    QTest.keyClick(rules, Qt.Key.Key_F, CTRL)
    search = rules.contents.search
    assert search.hasFocus()
    QTest.keyClicks(search, "t7")
    assert [e.text() for e in rules.contents.entries] == ["Three of one colour: not allowed"]
    QTest.keyClick(search, Qt.Key.Key_Return)
    settle()
    assert top(rules, place_of(rules, "T7")) == 8
    assert section(rules, "T7").is_lit
    search.selectAll()
    QTest.keyClicks(search, "loop")
    found = [e.text() for e in rules.contents.entries]
    assert found[0] == "Loops"
    assert "Whose win is it?" in found
    settle()
    QTest.keyClick(search, Qt.Key.Key_Down)
    assert rules.contents.entries[0].hasFocus()
    QTest.keyClick(rules.contents.entries[0], Qt.Key.Key_Return)
    settle()
    assert top(rules, place_of(rules, "T8")) == 8


def test_search_that_finds_nothing_says_so(rules: RulesScreen) -> None:
    QTest.keyClicks(rules.contents.search, "xylophone")
    assert rules.contents.entries == []
    words = [t.text() for t in rules.contents.findChildren(Text) if t.isVisible()]
    assert "Nothing found." in words


def test_esc_leaves_the_search_first_then_the_booklet(window: Window, rules: RulesScreen) -> None:
    rules.contents.search.setFocus()
    QTest.keyClicks(rules.contents.search, "T6")
    QTest.keyClick(rules.contents.search, Qt.Key.Key_Escape)
    front = window.front
    assert front is rules
    assert rules.contents.search.text() == ""
    assert len(rules.contents.entries) == 11
    QTest.keyClick(rules, Qt.Key.Key_Escape)
    assert window.front is window.home


def test_switch_to_another_game(rules: RulesScreen) -> None:
    assert rules.tabs["trax"].isChecked()
    QTest.mouseClick(rules.tabs["traexx"], LEFT)
    settle()
    assert rules.key == "traexx"
    assert rules.tabs["traexx"].isChecked() and not rules.tabs["trax"].isChecked()
    assert rules.booklet is not None and rules.booklet.title == "TRÄXX"
    assert rules.reading.verticalScrollBar().value() == 0


def test_language_is_switched_live_at_the_same_section(app: App, rules: RulesScreen) -> None:
    rules.open("trax", "T8")
    settle()
    app.house.tune(language="de")
    settle()
    assert rules.booklet is not None
    assert rules.booklet.sections[0].words == "Worum es geht"
    assert top(rules, place_of(rules, "T8")) == 8


class Painted(QObject):
    """Notes who is painted."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: set[QObject] = set()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.seen.add(watched)
        return False


def test_figures_are_drawn_when_they_are_seen(rules: RulesScreen) -> None:
    figures, painted = rules.pages.findChildren(FigureView), Painted()
    assert len(figures) > 20
    for figure in figures:
        figure.installEventFilter(painted)
    rules.window().repaint()
    rules.repaint()
    figures[0].repaint()
    figures[-1].repaint()
    assert figures[0] in painted.seen and figures[-1] not in painted.seen
    assert figures[0].accessibleName().startswith("The smallest loop")
    QTest.keyClick(rules, Qt.Key.Key_End)
    settle()
    assert figures[-1] in painted.seen


def test_no_figure_is_wider_than_the_page(window: Window, rules: RulesScreen) -> None:
    window.resize(1024, 640)
    window.house.tune(text_size=1.3)
    for key in rules.tabs:
        rules.open(key)
        settle()
        for figure in rules.pages.findChildren(FigureView):
            width = figure.units[0] * figure.unit_at(figure.width())
            assert width <= figure.width() + 1
            assert figure.height() >= figure.units[1] * figure.unit_at(figure.width()) - 1


def test_a_figure_that_cannot_be_drawn_leaves_its_caption(
    rules: RulesScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unknown(spec: str) -> Figure:
        raise NotImplementedError

    monkeypatch.setattr(rules._faces["trax"], "figure", unknown)
    rules.open("trax")
    settle()
    assert rules.pages.findChildren(FigureView) == []
    words = [text.text() for text in rules.pages.findChildren(Text)]
    assert any(text.startswith("The smallest loop") for text in words)


def test_paragraphs_can_be_heard(rules: RulesScreen) -> None:
    spoken = [prose.accessibleName() for prose in rules.pages.findChildren(Prose)]
    assert "You win when your colour closes a loop, or" in spoken[1]


def test_a_game_without_a_booklet(window: Window, table: TableScreen) -> None:
    QTest.keyClick(window, Qt.Key.Key_Question)
    room = window.front
    assert isinstance(room, RulesScreen)
    assert isinstance(room.pages, NoPages)
    words = [text.text() for text in room.pages.findChildren(Text) if text.isVisible()]
    assert words[0] == "HEAP"
    assert room.pages.sentence.text().startswith("Nobody has written")
    assert room.contents.entries == []
    QTest.keyClick(room, Qt.Key.Key_Escape)
    assert window.front is table


def test_question_mark_opens_the_rule_just_broken(
    window: Window, table: TableScreen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Four counters are one too many: H1 is told, and `?` leads to its paragraph."""
    path = tmp_path / "rules.en.md"
    lines = ["# HEAP", "## A turn {#turn}", "A turn.", *["More."] * 60, "### Three {#H1}", "Three."]
    path.write_text("\n\n".join(lines), encoding="utf-8")

    class Shelf:
        @staticmethod
        def path(key: str, name: str) -> Path:
            return path if key == "heap" else resources.path(key, name)

    monkeypatch.setattr(booklet, "resources", Shelf)
    for piece in ("0", "1", "2", "3"):
        table.stage.press(piece)
    assert table.rule == "H1"
    QTest.keyClick(window, Qt.Key.Key_Question)
    room = window.front
    assert isinstance(room, RulesScreen)
    settle()
    assert section(room, "H1").is_lit


def test_keyboard_reaches_tabs_search_and_contents(window: Window, rules: RulesScreen) -> None:
    met: set[QWidget | None] = set()
    rules.setFocus()
    for _ in range(25):
        QTest.keyClick(window, Qt.Key.Key_Tab)
        met.add(window.focusWidget())
    for control in (
        rules.close_button,
        rules.tabs["trax"],
        rules.contents.search,
        rules.contents.entries[0],
    ):
        assert control in met
        assert control.accessibleName()
    rules.tabs["trax"].setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(rules.tabs["trax"], Qt.Key.Key_Left)
    assert rules.key == "traexx"
    assert rules.tabs["traexx"].hasFocus()


def test_left_booklet_is_gone(window: Window, rules: RulesScreen) -> None:
    QTest.mouseClick(rules.close_button, LEFT)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    window.house.tune(theme="dark")
    assert window.findChildren(RulesScreen) == []
