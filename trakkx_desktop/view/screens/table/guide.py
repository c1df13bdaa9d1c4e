"""Somebody who leads through a position at the real table: a lesson, a puzzle, a mistake to be mended."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from trakkx_desktop.core.sight import Change
from trakkx_desktop.view.stage.parts import Said
from trakkx_desktop.view.stage.table import Table


class Guide(QObject):
    """It changes the table's words, buttons and what is lit, so keys, ear, themes and sizes come by themselves.
    This one changes nothing. Signal: changed() when it has more to say."""

    changed = Signal()
    has_hints = True
    """The computer may be asked for hints; False: the guide shows by itself what to do."""
    has_poster = False
    """The game ends with its poster; False: what comes next is the guide's."""

    def attend(self, table: Table) -> None:
        """The table that it leads through; told once, before anything else."""

    def card(self) -> QWidget | None:
        """What stands in the rail in place of the game's own part; the screen owns it."""
        return None

    def said(self, said: Said) -> Said:
        """The words around the stage: heading, message, turn button, deeds."""
        return said

    def lit(self) -> frozenset[str]:
        """Names of pieces and places in the layout that it speaks of."""
        return frozenset()

    def finished(self) -> bool:
        """The turn button was pressed; True: that was for the guide ("Go on")."""
        return False

    def follow(self, changes: tuple[Change, ...]) -> None:
        """What happened at the table."""

    def retire(self) -> None:
        """The table is left."""
