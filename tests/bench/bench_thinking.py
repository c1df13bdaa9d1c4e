"""A hand that moves while a computer thinks at full power: frames at 1920x1080, and what the worker costs.

Run it as `python -m tests.bench.bench_thinking`. The goal is a 99th percentile below 16.7 ms, a worker below 150 MB,
and no processor time while nobody thinks.
"""

import os
import sys
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from tests.bench.bench_stage import SIZE, TILES, best, drag, hover, tell, trax_screen
from tests.bench.bench_trax import calibration, seconds
from tests.session.test_opponents import session_of
from trakkx_desktop.core.trouble import Trouble
from trakkx_desktop.session.worker import Answer, Question, Worker
from trakkx_desktop.view.stage.sound import SOUNDS

MOST_MEGABYTES = 150.0


def memory(pid: int) -> float:
    """Megabytes that are the process' own share."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024


def processor(pid: int) -> float:
    """Seconds of processor time."""
    told = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")


def wait(app: QApplication, seconds_: float) -> None:
    end = time.monotonic() + seconds_
    while time.monotonic() < end:
        app.processEvents()
        time.sleep(0.005)


def question(key: str, length: float) -> Question:
    """A game after its first turns, for its strongest player."""
    session = session_of(key, (0, 0))
    session.raise_curtain()
    for _ in range(2):
        seat = session.waiting[0]
        session.play_for(seat, next(iter(session.game.legal(session.sight_of(seat), seat))))
    seat = session.waiting[0]
    return Question(session.game, session.sight_of(seat), seat, 4, 1, length)


def costs(app: QApplication, key: str) -> bool:
    """One full second of thinking, then rest."""
    worker, told = Worker(), list[Answer | Trouble]()
    worker.ask(question(key, 1.0), told.append)
    while not told:
        wait(app, 0.05)
    used, before = memory(worker.pid), processor(worker.pid)
    wait(app, 2.0)
    idle = processor(worker.pid) - before
    print(f"{key}: worker {used:.0f} MB, {idle:.2f} s of processor time in 2 s of rest")
    worker.retire()
    return used < MOST_MEGABYTES and idle < 0.02


def main() -> int:
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    SOUNDS.is_on = False
    unit = seconds(calibration) * 1000
    print(f"calibration loop: {unit:.1f} ms (in brackets: parts of it)")
    screen = trax_screen()
    screen.resize(*SIZE)
    screen.show()
    app.processEvents()
    calm = best(lambda: drag(screen.stage, "lie:7"))
    tell(f"drag over {TILES} tiles, nobody thinks", calm, unit)
    worker = Worker()
    worker.ask(question("trax", 300.0), lambda told: None)
    wait(app, 2.0)
    before = processor(worker.pid)
    met = [
        tell(
            f"drag over {TILES} tiles while it thinks",
            best(lambda: drag(screen.stage, "lie:7")),
            unit,
        ),
        tell(f"hover over {TILES} tiles while it thinks", best(lambda: hover(screen.stage)), unit),
    ]
    print(f"the worker had {processor(worker.pid) - before:.1f} s of processor time meanwhile")
    worker.retire()
    screen.retire()
    met += [costs(app, key) for key in ("trax", "traexx", "trakkx")]
    return 0 if all(met) else 1


if __name__ == "__main__":
    sys.exit(main())
