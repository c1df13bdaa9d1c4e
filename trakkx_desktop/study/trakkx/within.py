"""The most tokens that could go out, within the limit of one move and stopped at once."""

import time

from trakkx_desktop.core.thought import Limit, Stop
from trakkx_desktop.games.trakkx.verdict import Laying
from trakkx_desktop.players.trakkx.solver import CALMED, CALMING, ENDLESS, SEARCHING, Found, Solver


def solved(laying: Laying, limit: Limit, stop: Stop) -> Found:
    """By the clock, or by tries where the work is limited."""
    began = time.monotonic()

    def is_late(share: float) -> bool:
        if stop():
            return True
        return limit.seconds is not None and time.monotonic() - began > share * limit.seconds

    def is_searched() -> bool:
        return is_late(SEARCHING)

    solver = Solver(laying, stop=is_searched)
    solver.search(limit.work or ENDLESS, is_searched)
    solver.calm(min(CALMING, limit.work or CALMING), lambda: is_late(CALMED))
    return solver.found()
