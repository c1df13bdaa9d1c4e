"""Long runs: `python -m tests.monkey 2000 [seed] [part of a case's name] [patient]`."""

import faulthandler
import os
import sys
import tempfile
import time
import traceback
from pathlib import Path
from types import TracebackType
from unittest.mock import patch

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication, QFileDialog

from tests.laws.play import Case, cases
from tests.monkey.monkey import Monkey
from trakkx_desktop.view.stage.sound import SOUNDS

OF_THIS_SYSTEM = "This plugin does not support"
found: list[str] = []


def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    found.append("".join(traceback.format_exception(kind, error, trace)))


def message(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    if kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg) and not text.startswith(
        OF_THIS_SYSTEM
    ):
        found.append(f"Qt {kind.name}: {text}\n" + "".join(traceback.format_stack()[-8:-1]))


def run(case: Case, seed: int, steps: int, patient: bool) -> str:
    """What went wrong, or ""."""
    found.clear()
    with tempfile.TemporaryDirectory() as folder:
        monkey: Monkey | None = None
        try:
            monkey = Monkey(case, seed, Path(folder), patient=patient)
            for number in range(steps):
                faulthandler.dump_traceback_later(120, exit=True)
                monkey.step(number)
                if found:
                    raise AssertionError(found[0])
            monkey.home_again()
            monkey.audit()
        except Exception:
            told = "\n".join([*found, traceback.format_exc()])
            lines = monkey.story[-14:] if monkey is not None else []
            length = len(monkey.story) // 2 if monkey is not None else 0
            return f"{case} seed {seed} after {length} steps\n" + "\n".join([*lines, told])
        finally:
            if monkey is not None:
                monkey.stop()
    return ""


def main(arguments: list[str]) -> int:
    steps = int(arguments[0])
    seed = int(arguments[1]) if len(arguments) > 1 else 1
    part = arguments[2] if len(arguments) > 2 else ""
    patient = "patient" in arguments
    qt = QApplication([])
    qt.setStyle("Fusion")
    qt.setQuitOnLastWindowClosed(False)
    sys.excepthook = hook
    qInstallMessageHandler(message)
    bad = 0
    with (
        patch.object(SOUNDS, "_is_missing", True),
        patch.object(QFileDialog, "getOpenFileName", lambda *_: ("", "")),
        patch.object(QFileDialog, "getSaveFileName", lambda *_: ("", "")),
        patch("PySide6.QtPrintSupport.QPrintDialog.exec", lambda *_: 0),
        patch("PySide6.QtGui.QDesktopServices.openUrl", lambda *_: True),
    ):
        for case in cases():
            if part not in str(case):
                continue
            began = time.monotonic()
            told = run(case, seed, steps, patient)
            bad += bool(told)
            took = time.monotonic() - began
            print(f"{'BAD ' if told else 'good'} {case} {took:.0f}s\n{told}", flush=True)
    return bad


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
