"""Keys that are pressed by their letter, as a person does: Qt takes a letter, its stubs do not say so."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

NO_KEYS = Qt.KeyboardModifier.NoModifier


def click_key(
    target: QWidget | QWindow, key: Qt.Key | str, modifiers: Qt.KeyboardModifier = NO_KEYS
) -> None:
    QTest.keyClick(target, key, modifiers)  # type: ignore[arg-type]
