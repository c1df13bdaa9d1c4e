"""Takes the pictures that the README and the stores show, from the gallery: `python installer/make_pictures.py`."""

import subprocess
import sys
import tempfile
from pathlib import Path

from PySide6.QtGui import QImage

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / ".github" / "pictures"
SHOTS = {
    "home": "home_continue",
    "trakkx": "trakkx_example3",
    "traexx": "traexx_middle",
    "trax": "trax_middle",
}
"""The name of each picture, and what the gallery calls it."""
SMALLEST = 0
"""Of a PNG, which loses nothing: much time goes into making the file small."""


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tests.gallery", folder, *SHOTS.values()]
        subprocess.run(command, cwd=ROOT, check=True)
        for name, shot in SHOTS.items():
            picture = QImage(str(Path(folder) / f"{shot}.light.en.png"))
            if not picture.save(str(PICTURES / f"{name}.png"), quality=SMALLEST):
                raise OSError(f"{name}.png cannot be written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
