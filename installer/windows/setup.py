"""Compiles the installer for Windows with makensis; the script is `trakkx.nsi`."""

import shutil
import subprocess
import tempfile
from pathlib import Path

from installer.freeze import Unfinished
from installer.identity import MEDIA_TYPE
from installer.linux.catalogue import english, languages, translations
from installer.linux.words import SETUP
from installer.set_up import ROOT
from installer.windows.version import four_numbers

HERE = ROOT / "installer" / "windows"
USUAL_PLACE = Path("C:/Program Files (x86)/NSIS/makensis.exe")
NAMES = {
    **{"en": "English", "de": "German", "fr": "French", "it": "Italian", "nl": "Dutch"},
    **{"es": "Spanish", "pl": "Polish", "sv": "Swedish", "da": "Danish", "pt": "Portuguese"},
    **{"cs": "Czech", "fi": "Finnish", "nb": "Norwegian"},
}
"""What NSIS calls the languages; one that is not here sees English."""


def makensis() -> str:
    found = shutil.which("makensis") or (str(USUAL_PLACE) if USUAL_PLACE.exists() else None)
    if found is None:
        raise Unfinished("makensis is missing: install NSIS 3")
    return found


def pack(app: Path, version: str, target: Path) -> Path:
    """Writes `target/trakkx-desktop-VERSION-setup.exe`."""
    target.mkdir(parents=True, exist_ok=True)
    package = target.resolve() / f"trakkx-desktop-{version}-setup.exe"
    values = {
        "VERSION": version,
        "VERSION4": ".".join(map(str, four_numbers(version))),
        "APP": str(app.resolve()),
        "ICON": str(ROOT / "resources" / "shared" / "app" / "app.ico"),
        "LICENCE": str(ROOT / "LICENSE"),
        "OUTPUT": str(package),
        "MEDIA_TYPE": MEDIA_TYPE,
    }
    with tempfile.TemporaryDirectory() as folder:
        values["WORDS"] = str(Path(folder) / "words.nsh")
        Path(values["WORDS"]).write_text(words(), encoding="utf-8")
        # With warnings as errors: a misspelt name is a warning for makensis.
        command = [makensis(), "-V2", "-WX", "-INPUTCHARSET", "UTF8"]
        command += [f"-D{name}={value}" for name, value in values.items()]
        done = subprocess.run([*command, str(HERE / "trakkx.nsi")], capture_output=True, text=True)
    if done.returncode:
        raise Unfinished(f"makensis failed:\n{done.stdout}{done.stderr}")
    return package


def words() -> str:
    """Every language that both the app and NSIS know, and all texts in each."""
    known = [code for code in languages() if code in NAMES]
    chosen = [f'!insertmacro MUI_LANGUAGE "{NAMES[code]}"' for code in known]
    texts = [
        f'LangString {name} ${{LANG_{NAMES[code].upper()}}} "{quoted(spoken)}"'
        for name, marked in SETUP.items()
        for code in known
        for spoken in [translations(marked).get(code, english(marked))]
    ]
    return "\n".join([*chosen, *texts]) + "\n"


def quoted(text: str) -> str:
    return text.replace("$", "$$").replace('"', '$\\"')
