"""Plays at random in a config folder and says what it has done, until somebody kills it."""

import sys
import time
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication, QTimer

from trakkx_desktop import catalog
from trakkx_desktop.core.match import Match, Plan
from trakkx_desktop.core.player import Player
from trakkx_desktop.session.house import House
from trakkx_desktop.storage.places import Places


class Playing:
    """A turn now and then; a match that is over, or boring, gives way to another."""

    def __init__(self, folder: str, seed: int) -> None:
        self.house = House(Places(Path(folder)))
        self.chance = Random(seed)
        self.clock = QTimer(interval=15)
        self.clock.timeout.connect(self.turn)
        self.house.seated.connect(lambda _session: self.tell())
        self.clock.start()
        self.begin()

    def begin(self) -> None:
        recent = self.house.recent()
        if recent and self.chance.random() < 0.5:
            self.house.open(self.chance.choice(recent).path)
            return
        key = self.chance.choice(("trax", "traexx"))
        players = (Player("Anna", 0), Player("Ben", 1))
        plan = Plan(seed=self.chance.randrange(1000))
        self.house.begin(Match(key, catalog.game(key), players, plan))
        self.tell()

    def turn(self) -> None:
        session = self.house.session
        if session is None:
            return
        dice = self.chance.random()
        if session.outcome is not None or dice < 0.03:
            self.house.leave()
            self.house.look()
            self.begin()
        elif dice < 0.1:
            self.house.tune(volume=self.chance.random())
        elif dice < 0.15 and session.can_undo:
            session.undo()
        else:
            session.raise_curtain()
            state = session.sight_of(session.viewer or 0)
            legal = list(
                zip(session.game.legal(state, session.viewer or 0), range(9), strict=False)
            )
            if legal:
                session.submit(self.chance.choice(legal)[0])
        self.tell()

    def tell(self) -> None:
        """The time, the match, how many turns it has now."""
        session = self.house.session
        if session is not None:
            saved = session.saved()
            print(f"{time.monotonic()} {saved.id} {saved.actions}", flush=True)


if __name__ == "__main__":
    app = QCoreApplication([])
    playing = Playing(sys.argv[1], int(sys.argv[2]))
    app.exec()
