"""The book of records beside the interface: what a finished game has brought is entered by a worker."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal

from trakkx_desktop.core.feat import Broken, Feat
from trakkx_desktop.session.task import Errands, trouble_of
from trakkx_desktop.storage.feats import note_feats
from trakkx_desktop.storage.places import Places


class FeatBook(QObject):
    """Signal: failed(Trouble)."""

    failed = Signal(object)

    def __init__(self, places: Places) -> None:
        super().__init__()
        self._places, self._errands = places, Errands()

    def note(
        self, game: str, feats: tuple[Feat, ...], then: Callable[[tuple[Broken, ...]], None]
    ) -> None:
        """`then` gets the records that were broken."""

        def answer(found: Any) -> None:
            trouble = trouble_of(found)
            if trouble is not None:
                self.failed.emit(trouble)
            else:
                then(found)

        self._errands.start(lambda: note_feats(self._places, game, feats), answer)

    def wait(self) -> None:
        """Until all is entered and told."""
        self._errands.wait()
