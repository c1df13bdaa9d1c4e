"""Nothing stays painted where nothing lies any more (K1): what is on the screen is what a fresh picture shows."""

from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QImage

from tests.games.trakkx.position import state, table
from tests.view.trakkx.conftest import Hands


def on_screen(hands: Hands) -> QImage:
    """As it was painted, piece by piece."""
    for _ in range(3):
        QCoreApplication.processEvents()
    window = hands.app.window
    return window.screen().grabWindow(window.winId()).toImage()


def assert_no_phantom(hands: Hands) -> None:
    found = on_screen(hands)
    hands.app.window.repaint()
    hands.stage.viewport().repaint()
    assert found == on_screen(hands), "something was left painted"


def carried(hands: Hands, piece: str, to: QPoint) -> None:
    """Each step of the hand is seen, as it is by a person."""
    hands.take(piece)
    begin = hands.point(piece)
    for share in (0.3, 0.6, 1.0):
        hands.carry(begin + (to - begin) * share)
        on_screen(hands)
    hands.release(to)


def test_a_table_token_dropped_on_rack_or_display_leaves_nothing_there(hands: Hands) -> None:
    hands.lay(state(("G8 R1", "R2"), table("G5 G6 G7"), display="R9 B9", bag=None))
    before = on_screen(hands)
    for to in (hands.rack_end(), hands.point("R9a")):
        hands.take("G7a")
        assert on_screen(hands) != before, "the screen can be told apart"
        hands.release(hands.point("G7a"))
        carried(hands, "G7a", to)
        hands.room.bubble.clear()
        hands.carry(QPoint(700, 300))
        assert_no_phantom(hands)


def test_keys_leave_nothing_in_the_rack(hands: Hands) -> None:
    hands.lay(state(("G8", "R2"), table("G5 G6 G7"), display="R9 B9", bag=None))
    hands.stage.setFocus(Qt.FocusReason.TabFocusReason)
    hands.stage.set_cursor("G8a")
    hands.key(Qt.Key.Key_Space)
    on_screen(hands)
    hands.key(Qt.Key.Key_Right, Qt.Key.Key_Left)
    on_screen(hands)
    hands.key(Qt.Key.Key_Space)
    assert "G8a" in hands.draft().places
    assert_no_phantom(hands)
