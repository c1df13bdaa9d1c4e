"""Start-up, memory and idle CPU of the app beside a bare PySide6 window: minima of runs taken in turn, on the
clock and in CPU time; with what an earlier start has kept, and with nothing at all."""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
ROUNDS = 9
IDLE = 3.0

WATCH = """
import sys, time
from PySide6 import QtCore, QtWidgets
class Watch(QtCore.QObject):
    def eventFilter(self, watched, event):
        if event.type() == QtCore.QEvent.Type.Paint and watched.isWidgetType():
            top = watched.window()
            if top.width() > 450 and not self.told:
                self.told = True
                QtCore.QTimer.singleShot(0, self.tell)
        return False
    def tell(self):
        sys.stdout.write("%f\\n" % time.process_time()); sys.stdout.flush()
watch = Watch(); watch.told = False
start = QtWidgets.QApplication.exec
def exec_(*a):
    QtWidgets.QApplication.instance().installEventFilter(watch)
    return start()
QtWidgets.QApplication.exec = exec_
"""

BARE = """
from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView
app = QApplication(sys.argv)
scene = QGraphicsScene(0, 0, 900, 600)
for i in range(40):
    x, y = i % 8 * 110, i // 8 * 110
    scene.addRect(x, y, 100, 100, QPen(Qt.black), QBrush(QColor.fromHsv(i * 9, 160, 230)))
    scene.addSimpleText(str(i)).setPos(x + 40, y + 40)
view = QGraphicsView(scene)
view.setRenderHint(QPainter.RenderHint.Antialiasing)
view.resize(1024, 700)
view.show()
app.exec()
"""

OURS = """
from trakkx_desktop.__main__ import main
main(["--config-dir", sys.argv[1]])
"""


def one(code: str, folder: str) -> tuple[float, float, float, float]:
    """Seconds until drawn, the same in CPU time, PSS in MiB (0 where the system does not tell), idle CPU
    in percent."""
    env = {**os.environ, "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen")}
    # Whoever plays has the sources translated once, by the set-up or by the first start.
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    began = time.perf_counter()
    child = subprocess.Popen(
        [sys.executable, "-c", WATCH + code, folder], cwd=ROOT, env=env, stdout=subprocess.PIPE
    )
    try:
        assert child.stdout is not None
        spent = float(child.stdout.readline())
        drawn = time.perf_counter() - began
        time.sleep(2.5)
        before = _cpu(child.pid)
        time.sleep(IDLE)
        return drawn, spent, _pss(child.pid), (_cpu(child.pid) - before) / IDLE * 100
    finally:
        child.kill()
        child.wait()


def _pss(pid: int) -> float:
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    except OSError:
        return 0.0
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024


def _cpu(pid: int) -> float:
    try:
        told = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        runs = [(one(BARE, folder), one(OURS, folder), _first()) for _ in range(ROUNDS + 1)][1:]
    bare, ours, first = ([min(r[i][k] for r in runs) for k in range(4)] for i in range(3))
    for words, told in (("start to drawn Home", ours), ("the very first start", first)):
        clock, spent = told[0] / bare[0], told[1] / bare[1]
        print(f"{words:22} {spent:5.2f} x a bare window in CPU time, {clock:5.2f} on the clock")
    if bare[2]:
        print(f"memory at idle (PSS)   {ours[2] / bare[2]:5.2f} x a bare window")
    print(f"idle CPU               {ours[3]:5.1f} % of a core (0)")


def _first() -> tuple[float, float, float, float]:
    """In a folder where nothing was kept."""
    with tempfile.TemporaryDirectory() as folder:
        return one(OURS, folder)


if __name__ == "__main__":
    main()
