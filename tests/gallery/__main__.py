"""Renders the gallery; exit code 1 and a list if a picture does not show what it is about."""

import os
import sys
import tempfile
from itertools import product
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tests.gallery.stand import Shot, Stand, missing

THEMES, LANGUAGES = ("light", "dark"), ("en", "de")


def taken(stand: Stand, shot: Shot, path: Path) -> list[str]:
    """Brings the window there, asserts what it shows, keeps the picture."""
    stand.home()
    usual = {key: getattr(stand.app.house.settings, key) for key, _ in shot.settings}
    stand.app.house.tune(**dict(shot.settings))
    stand.window.resize(*shot.size)
    stand.settle()
    shot.make(stand)
    if hasattr(stand.window.front, "stage"):
        stand.table.stage.motion.finish()
    stand.settle()
    lacking = missing(stand, shot)
    picture = QImage.fromData(shot.paper(stand)) if shot.paper else stand.window.grab().toImage()
    if len({picture.pixel(x, x % picture.height()) for x in range(0, picture.width(), 5)}) < 4:
        lacking.append("picture")
    picture.save(str(path))
    stand.clear()
    stand.app.house.tune(**usual)
    return [f"{path.name}: no {what}" for what in lacking]


def main(arguments: list[str]) -> int:
    if not arguments:
        print("usage: python -m tests.gallery OUT_DIR [NAME ...]", file=sys.stderr)
        return 2
    out, wished = Path(arguments[0]), arguments[1:]
    out.mkdir(parents=True, exist_ok=True)
    qt = QApplication(sys.argv[:1])
    qt.setStyle("Fusion")
    from tests.gallery.shots import SHOTS

    chosen = [s for s in SHOTS if not wished or any(w in s.name for w in wished)]
    problems: list[str] = []
    count = 0
    for theme, language in product(THEMES, LANGUAGES):
        with tempfile.TemporaryDirectory() as folder:
            stand = Stand(Path(folder), theme, language)
            for shot in chosen:
                path = out / f"{shot.name}.{theme}.{language}.png"
                problems += taken(stand, shot, path)
                count += 1
            stand.app.retire()
            stand.window.close()
            stand.window.deleteLater()
            stand.settle()
    for line in problems:
        print(line)
    print(
        f"{count - len({p.split(':')[0] for p in problems})} passed, "
        f"{len({p.split(':')[0] for p in problems})} failed"
    )
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
