"""What may stand below the stage while a game is looked back on: it adds to the words and follows the slider."""

from typing import Protocol

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QWidget

from trakkx_desktop import catalog
from trakkx_desktop.core.sight import Sight
from trakkx_desktop.view.stage.parts import Said


class Strip(Protocol):
    """`changed` tells that it has more to say; `has_message`: its message line takes the place of the table's."""

    has_message: bool

    @property
    def panel(self) -> QWidget: ...

    @property
    def changed(self) -> SignalInstance: ...

    def said(self, said: Said) -> Said:
        """The words around the stage; it tells its own, too."""
        ...

    def fit(self) -> None:
        """The table has another size."""
        ...

    def retire(self) -> None:
        """It is closed, or the table is left."""
        ...


def may_study(sight: Sight) -> bool:
    """Nothing in the game is secret any more, and there is a computer that can look back on it."""
    return sight.match.is_open and catalog.has_study(sight.match.key)
