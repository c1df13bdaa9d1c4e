"""Undo at a table of several: into a finished turn of somebody only if all agree."""

from PySide6.QtWidgets import QWidget

from trakkx_desktop.session.session import Session
from trakkx_desktop.view.screens.house.ask import Ask
from trakkx_desktop.view.stage.tr import tr


def take_back(screen: QWidget, session: Session, primary: str) -> None:
    """At once if the table agreed on it or it is one's own; else it is asked now."""
    seat = session.undo_asks
    if seat is None:
        session.undo()
        return

    def agreed() -> None:
        session.undo()

    Ask(
        screen,
        tr("table", "Take back {name}'s last turn?").format(name=session.players[seat].name),
        tr("table", "Everybody at the table must agree."),
        tr("table", "Take it back"),
        tr("table", "Leave it"),
        agreed,
        primary=primary,
    )
