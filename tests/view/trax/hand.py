"""A hand at the TRAX table: real mouse and key events on the stage, aimed by cells and pieces."""

from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.truth import record_of
from tests.view.hand import LEFT, centre, move
from trakkx_desktop.core.grid import Cell
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.games.trax import rules
from trakkx_desktop.games.trax.actions import Lay
from trakkx_desktop.games.trax.draft import TileDraft
from trakkx_desktop.games.trax.notation import read_lay
from trakkx_desktop.games.trax.state import State
from trakkx_desktop.view.screens.table.screen import TableScreen
from trakkx_desktop.view.stage.layout import BOARD
from trakkx_desktop.view.trax.hands import TraxHands
from trakkx_desktop.view.trax.looks import TraxLooks
from trakkx_desktop.view.trax.prospect import Pick, Prospect
from trakkx_desktop.view.trax.scene import DieShown, Scene


def scene(screen: TableScreen) -> Scene:
    """What the table shows now, as a value."""
    assert isinstance(screen.table.looks, TraxLooks)
    return screen.table.looks.scenes.now()


def hands(screen: TableScreen) -> TraxHands:
    assert isinstance(screen.table.hands, TraxHands)
    return screen.table.hands


def tune(screen: TableScreen, key: str) -> None:
    """Turns one of the table's options on or off, as its menu does."""
    next(deed for deed in screen.table.words.said().deeds if deed.key == key).act()


def state(screen: TableScreen) -> State:
    now = record_of(screen.session).now
    assert isinstance(now, State)
    return now


def lay_of(screen: TableScreen, text: str) -> Lay:
    """The turn that a text names now."""
    lay = read_lay(state(screen), text)
    assert isinstance(lay, Lay), lay
    return lay


def prospect(screen: TableScreen) -> Prospect:
    """Where the next tile may lie."""
    found = scene(screen).prospect
    assert found is not None
    return found


def pick(screen: TableScreen) -> Pick:
    """The turn that is shown, not yet played."""
    found = scene(screen).pick
    assert found is not None
    return found


def die(screen: TableScreen) -> DieShown:
    found = scene(screen).die
    assert found is not None
    return found


def staged(screen: TableScreen) -> Lay | None:
    draft = screen.session.draft
    assert isinstance(draft, TileDraft)
    return draft.lay


def forced_by(screen: TableScreen, lay: Lay) -> list[Cell]:
    """Where the tiles would lie that follow a legal turn, in their order."""
    chain = rules.preview(state(screen), lay.cell, lay.tile)
    assert not isinstance(chain, Refusal)
    return [cell for cell, _ in chain]


def at(screen: TableScreen, cell: Cell) -> QPoint:
    return screen.stage.seen(screen.stage.point(BOARD, *cell)).toPoint()


def point_at(screen: TableScreen, cell: Cell) -> None:
    """Comes from elsewhere, so that Qt sees a move even where the pointer was before."""
    move(screen, QPoint(3, 3))
    move(screen, at(screen, cell))


def click(screen: TableScreen, cell: Cell, button: Qt.MouseButton = LEFT) -> None:
    QTest.mouseClick(screen.stage.viewport(), button, pos=at(screen, cell))
    QCoreApplication.processEvents()


def wheel(screen: TableScreen, point: QPoint, steps: int = 1) -> None:
    """Turns the wheel towards oneself."""
    view = screen.stage.viewport()
    event = QWheelEvent(
        point,
        view.mapToGlobal(point),
        QPoint(),
        QPoint(0, -120 * steps),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view, event)


def drag(screen: TableScreen, piece: str, to: QPoint, turns: int = 0) -> None:
    """Takes a piece, turns it on the way, lets it go."""
    view, start = screen.stage.viewport(), centre(screen, piece)
    QTest.mousePress(view, LEFT, pos=start)
    QTest.mouseMove(view, start + QPoint(15, -15))
    for _ in range(turns):
        wheel(screen, start + QPoint(15, -15))
    QTest.mouseMove(view, to)
    QTest.mouseRelease(view, LEFT, pos=to)
    QCoreApplication.processEvents()


def stage(screen: TableScreen, lay: Lay) -> None:
    """Clicks the space, turns to the lie with the wheel."""
    point_at(screen, lay.cell)
    click(screen, lay.cell)
    for _ in range(6):
        shown_now = pick(screen).lay
        assert shown_now.cell == lay.cell
        if shown_now.tile == lay.tile:
            break
        wheel(screen, at(screen, lay.cell))


def lay_by_mouse(screen: TableScreen, lay: Lay) -> None:
    """The second click lays what was staged."""
    stage(screen, lay)
    click(screen, lay.cell)


def play(screen: TableScreen, *texts: str) -> None:
    """Plays turns by mouse."""
    for text in texts:
        before = len(record_of(screen.session).log)
        lay_by_mouse(screen, lay_of(screen, text))
        assert len(record_of(screen.session).log) == before + 1, text


def shown(screen: TableScreen, kind: str) -> set[Cell]:
    """Cells that have a piece of this kind in the picture."""
    pieces = (p.split(":")[1] for p in screen.stage.layout_now if p.startswith(f"{kind}:"))
    return {(int(x), int(y)) for x, y in (spot.split(",") for spot in pieces)}
