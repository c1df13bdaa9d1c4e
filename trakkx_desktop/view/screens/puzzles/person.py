"""Who learns and solves here: a small button that names them and lets one choose among those who have played."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from trakkx_desktop.view.stage.button import Button
from trakkx_desktop.view.stage.menu import Menu
from trakkx_desktop.view.stage.tr import tr

if TYPE_CHECKING:
    from trakkx_desktop.session.house import House

MOST = 12
"""Names in the list: those who played last."""


class WhoButton(Button):
    """Hidden while nobody with a name is known."""

    def __init__(self, house: House) -> None:
        super().__init__("", icon="person", px=17, height=44)
        self._house = house
        self.clicked.connect(self.open)

    def names(self) -> list[str]:
        known = [person.name for person in self._house.archive.people()]
        return [name for name in known if name][:MOST]

    def refresh(self) -> None:
        person = self._house.progress.person
        self.setText(person or tr("puzzles", "Who plays?"))
        self.setVisible(bool(person or self.names()))

    def open(self) -> None:
        menu = Menu(self)
        diary = self._house.progress
        for name in self.names():
            menu.add("person", name, partial(diary.choose, name))
        menu.add("people", tr("puzzles", "Somebody without a name"), lambda: diary.choose(""))
        menu.popup_beside(self, below=True)
