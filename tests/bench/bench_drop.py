"""How much one drop sets going in each game: calls of our own functions, files they lie in, redraws, words.

`python -m tests.bench.bench_drop`. A drop is the release of the mouse over a place where the piece may
lie: a TRAKKX token on a full table, a TRAX tile from the tray, one more field of a TRÄXX line. These
are counts, not times, so they are the same on every machine.
"""

import os
import sys
from collections import Counter
from collections.abc import Callable
from types import FrameType
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.bench import bench_traexx, bench_trakkx
from tests.games.trax.tables import played, vectors
from trakkx_desktop import catalog
from trakkx_desktop.core.match import Match, Plan, Sitting
from trakkx_desktop.core.player import Player
from trakkx_desktop.core.record import Record
from trakkx_desktop.session.session import Session
from trakkx_desktop.storage.saves import new_saved
from trakkx_desktop.view.screens.table.screen import TableScreen
from trakkx_desktop.view.stage.layout import BOARD
from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.stage.sound import SOUNDS

LEFT = Qt.MouseButton.LeftButton
PACKAGE = f"{os.sep}trakkx_desktop{os.sep}"


def counted(work: Callable[[], object]) -> Counter[tuple[str, str]]:
    """(file, function) of every call inside our package."""
    calls: Counter[tuple[str, str]] = Counter()

    def hear(frame: FrameType, event: str, _given: Any) -> None:
        if event == "call" and PACKAGE in frame.f_code.co_filename:
            calls[frame.f_code.co_filename, frame.f_code.co_name] += 1

    sys.setprofile(hear)
    try:
        work()
    finally:
        sys.setprofile(None)
    return calls


def shown(match: Match) -> TableScreen:
    face = catalog.part("view", match.key).FACE
    screen = TableScreen(face, Session(new_saved(match), lambda: ""))
    screen.resize(1440, 900)
    screen.show()
    QApplication.processEvents()
    return screen


def seated(key: str, state: Any) -> Match:
    game = catalog.game(key)
    people = tuple(Player(name, mark) for mark, name in enumerate(("Anna", "Ben")))
    record = Record.new(game, state.setup)
    record.__dict__["first_state"] = state
    return Match(key, game, people, Plan(), (Sitting(record),))


def move(screen: TableScreen, point: QPointF) -> None:
    kind, none = QMouseEvent.Type.MouseMove, Qt.KeyboardModifier.NoModifier
    to = screen.stage.viewport()
    event = QMouseEvent(kind, point, to.mapToGlobal(point), LEFT, LEFT, none)
    QApplication.sendEvent(to, event)


def dropped(screen: TableScreen, piece: str, x: float, y: float) -> Counter[tuple[str, str]]:
    """Takes a piece with the mouse, carries it to a cell, and counts what letting go leads to."""
    stage = screen.stage
    begin, end = stage.rect_of(piece).center(), stage.point(BOARD, x, y)
    QTest.mousePress(stage.viewport(), LEFT, pos=begin.toPoint())
    for share in (0.3, 0.7, 1.0):
        move(screen, begin + (end - begin) * share)
    return counted(lambda: QTest.mouseRelease(stage.viewport(), LEFT, pos=end.toPoint()))


def trakkx() -> Counter[tuple[str, str]]:
    laying, _after = bench_trakkx.recorded_turn()
    screen = shown(seated("trakkx", bench_trakkx.position(laying)))
    screen.session.raise_curtain()
    token = laying.hand[0]
    left = min(x for x, _ in laying.before)
    row = max(y for _, y in laying.before) + 1
    return dropped(screen, token, left, row)


def trax() -> Counter[tuple[str, str]]:
    moves = next(game["moves"] for game in vectors("games.jsonl") if len(game["moves"]) >= 12)
    state = played(moves[:10])
    screen = shown(seated("trax", state))
    draft = screen.session.draft
    assert draft is not None
    x, y, lie = next(iter(draft.spots("tile")))
    return dropped(screen, f"lie:{lie}", int(x), int(y))


def traexx() -> Counter[tuple[str, str]]:
    screen = bench_traexx.mid_game()
    begin, first, *_ = bench_traexx.longest(screen)
    at = [bench_traexx.seen(screen, field) for field in (begin, first)]
    stage = screen.stage
    QTest.mousePress(stage.viewport(), LEFT, pos=at[0].toPoint())
    found = counted(lambda: move(screen, at[1]))
    QTest.mouseRelease(stage.viewport(), LEFT, pos=at[1].toPoint())
    return found


def tell(name: str, calls: Counter[tuple[str, str]]) -> None:
    files = {file for file, _ in calls}

    def times(function: str) -> int:
        return sum(count for (_, called), count in calls.items() if called == function)

    print(
        f"{name:<8} {calls.total():>6} calls in {len(files):>3} files; layout {times('layout')}, "
        f"words {times('said')}, draft asked {times('draft')} times"
    )


def main() -> int:
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert app is not None
    SOUNDS.is_on = False
    LOOK.set(dark=False, reduce_motion=True)
    for name, drop in (("TRAKKX", trakkx), ("TRÄXX", traexx), ("TRAX", trax)):
        tell(name, drop())
    return 0


if __name__ == "__main__":
    sys.exit(main())
