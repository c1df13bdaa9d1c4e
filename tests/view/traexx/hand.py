"""A hand at the TRÄXX table: real mouse and key events on the stage, aimed by fields of the sheet."""

from itertools import pairwise

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.truth import record_of
from tests.view.hand import LEFT, key, move
from trakkx_desktop.core.chance import Chance
from trakkx_desktop.games.traexx import GAME, hexes
from trakkx_desktop.games.traexx.actions import Action, Extend
from trakkx_desktop.games.traexx.draft import OpenLine
from trakkx_desktop.games.traexx.setup import deal
from trakkx_desktop.games.traexx.sheet import Field
from trakkx_desktop.view.screens.table.screen import TableScreen
from trakkx_desktop.view.stage.layout import BOARD
from trakkx_desktop.view.traexx.hands import TraexxHands
from trakkx_desktop.view.traexx.layout.sheet import field_of
from trakkx_desktop.view.traexx.looks import TraexxLooks
from trakkx_desktop.view.traexx.scene import Scene


def seed_with(first_card: int) -> int:
    """A seed whose pile begins with that card."""
    return next(seed for seed in range(1000) if deal(seed)[0] == first_card)


def hands_at(screen: TableScreen) -> TraexxHands:
    assert isinstance(screen.table.hands, TraexxHands)
    return screen.table.hands


def scene_of(screen: TableScreen) -> Scene:
    """What is shown at this moment."""
    assert isinstance(screen.table.looks, TraexxLooks)
    return screen.table.looks._scenes.now()


def choose_print(screen: TableScreen) -> None:
    """The menu's entry."""
    next(deed for deed in screen.table.words.said().deeds if deed.key == "print").act()


def line(screen: TableScreen) -> OpenLine:
    draft = screen.session.draft
    assert isinstance(draft, OpenLine)
    return draft


def at(screen: TableScreen, field: Field, dx: float = 0.0, dy: float = 0.0) -> QPoint:
    """Where a field is seen; dx and dy in sheet units from its centre."""
    x, y = hexes.centre(field)
    return screen.stage.point(BOARD, x + dx, y + dy).toPoint()


def press(screen: TableScreen, field: Field) -> None:
    QTest.mousePress(screen.stage.viewport(), LEFT, pos=at(screen, field))


def release(screen: TableScreen, point: QPoint) -> None:
    QTest.mouseRelease(screen.stage.viewport(), LEFT, pos=point)


def draw_slowly(screen: TableScreen, *fields: Field, steps: int = 8) -> None:
    """Presses on the first field and moves over the others, many events on the way, then lets go."""
    press(screen, fields[0])
    for before, after in pairwise(fields):
        a, b = at(screen, before), at(screen, after)
        for i in range(1, steps + 1):
            move(screen, a + (b - a) * (i / steps))
    release(screen, at(screen, fields[-1]))


def draw_fast(screen: TableScreen, begin: Field, *seen: Field) -> None:
    """Presses, and is seen again only at these fields."""
    press(screen, begin)
    for field in seen:
        move(screen, at(screen, field))
    release(screen, at(screen, (seen or (begin,))[-1]))


def tap(screen: TableScreen, field: Field) -> None:
    QTest.mouseClick(screen.stage.viewport(), LEFT, pos=at(screen, field))


def walk_to(screen: TableScreen, field: Field) -> None:
    """Moves the keyboard cursor with arrow keys: to the row first, then along it."""
    for _ in range(40):
        here = field_of(screen.stage.cursor_at)
        if here == field:
            return
        if here is None or here[1] == field[1]:
            key(screen, Qt.Key.Key_Left if here and here[0] > field[0] else Qt.Key.Key_Right)
        else:
            key(screen, Qt.Key.Key_Up if here[1] > field[1] else Qt.Key.Key_Down)
    raise AssertionError(f"the cursor never came to {field}")


def longest(screen: TableScreen, chance: Chance) -> tuple[Action, Chance]:
    """One of the viewer's longest moves."""
    seat = screen.session.viewer
    assert seat is not None
    moves = list(GAME.legal(record_of(screen.session).now, seat))
    best = max(len(m.path) if isinstance(m, Extend) else 0 for m in moves)
    good = [m for m in moves if (len(m.path) if isinstance(m, Extend) else 0) == best]
    pick, chance = chance.below(len(good))
    return good[pick], chance


def play_round(screen: TableScreen, chance: Chance) -> Chance:
    """Everybody plays a long move (straight to the session: for tests that are about something else)."""
    now = record_of(screen.session).now.round
    while record_of(screen.session).outcome is None and record_of(screen.session).now.round == now:
        action, chance = longest(screen, chance)
        screen.session.submit(action)
    return chance


def shown(screen: TableScreen, kind: str) -> set[Field]:
    """Fields that have a piece of this kind in the picture."""
    pieces = (p.split(":") for p in screen.stage.layout_now if p.startswith(f"{kind}:"))
    return {(int(q), int(r)) for _, spot in pieces for q, r in [spot.split(",")]}
