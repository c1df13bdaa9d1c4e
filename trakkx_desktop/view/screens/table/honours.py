"""Records that the game on the table has broken: entered in the book when it ends, told with its poster."""

from PySide6.QtCore import QObject, Signal
from shiboken6 import Shiboken

from trakkx_desktop.core.feat import Broken
from trakkx_desktop.session.feats import FeatBook
from trakkx_desktop.session.house import House
from trakkx_desktop.session.session import Session
from trakkx_desktop.view.stage.face import Face

MOST = 2
"""As many as the poster has place for."""


class Honours(QObject):
    """Signal: told() when there is something to tell. Only people's feats count, in games that were begun as
    such and played without help."""

    told = Signal()

    def __init__(self, face: Face, session: Session, house: House | None, parent: QObject) -> None:
        super().__init__(parent)
        self._face, self._session = face, session
        self.book = FeatBook(house.places) if house is not None else None
        self.broken: tuple[Broken, ...] = ()
        if self.book is not None and house is not None:
            self.book.failed.connect(house.troubled)

    def enter(self) -> None:
        """The game has just ended."""
        session, self.broken = self._session, ()
        is_true = not (session.is_assisted or session.is_read_only or session.match.origin)
        if self.book is None or not is_true:
            return
        players = session.players
        feats = tuple(f for f in self._face.feats(session) if not players[f.seat].is_computer)
        if feats:
            self.book.note(session.match.key, feats, self._hear)

    def _hear(self, broken: tuple[Broken, ...]) -> None:
        if broken and Shiboken.isValid(self) and self._session.outcome is not None:
            self.broken = broken
            self.told.emit()

    def words(self) -> str:
        """Nothing, if the last turn was taken back."""
        if self._session.outcome is None:
            return ""
        names = [player.name for player in self._session.players]
        found = self.broken[:MOST]
        return " ".join(self._face.feat_words(b, names[b.feat.seat]) for b in found)
