"""Lists the parts by others inside Qt: `python installer/make_notices.py QTBASE_SOURCE` writes Qt-parts.

Qt's sources tell of each part in a `qt_attribution.json`; the sources of the release that the lock names, or of
the nearest that can be had, are unpacked anywhere. Two versions are read from the libraries themselves.
"""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
LICENCES = ROOT / "installer" / "licences"

LEFT_OUT = (
    *("cmake/", "examples", "tests", "src/tools", "src/testlib", "src/testinternal"),
    *(f"src/3rdparty/{name}" for name in ("android", "gradle", "wasm", "sqlite")),
)
"""Not in any library that the packages hold."""

SEEN = {
    "libpng": ("Gui", rb"libpng version (\d+\.\d+\.\d+)"),
    "zlib": ("Core", rb"inflate (\d+\.\d+(?:\.\d+)?) Copyright"),
}
"""The part, the library that holds it, and how its version is found there."""

Part = dict[str, Any]


def parts(source: Path) -> Iterator[Part]:
    for file in sorted(source.rglob("qt_attribution.json")):
        place = str(file.parent.relative_to(source))
        if not place.startswith(LEFT_OUT):
            told = json.loads(file.read_text(encoding="utf-8"), strict=False)
            for part in told if isinstance(told, list) else [told]:
                yield {
                    "id": part["Id"],
                    "name": part["Name"],
                    "version": seen_version(part["Id"]) or part.get("Version", ""),
                    "licence": part["LicenseId"],
                    "use": part.get("QtUsage", ""),
                    "copyright": lines(part.get("Copyright", "")),
                    "texts": [text(file.parent / name, source) for name in licence_files(part)],
                }


def lines(told: str | list[str]) -> list[str]:
    return told.splitlines() if isinstance(told, str) else told


def licence_files(part: Part) -> list[str]:
    found = part.get("LicenseFiles") or part.get("LicenseFile") or []
    return [found] if isinstance(found, str) else found


def text(file: Path, source: Path) -> str:
    named = file if file.exists() else source / "LICENSES" / file.name
    told = named.read_text(encoding="utf-8", errors="replace") if named.exists() else ""
    return "\n".join(line.rstrip() for line in told.strip().splitlines())


def seen_version(part: str) -> str:
    if part not in SEEN:
        return ""
    import PySide6

    module, pattern = SEEN[part]
    library = Path(PySide6.__file__).parent / "Qt" / "lib" / f"libQt6{module}.so.6"
    found = re.search(pattern, library.read_bytes()) if library.exists() else None
    return found[1].decode() if found else ""


def listed(part: Part) -> str:
    head = f"{part['name']} {part['version']}".strip()
    told = [head, f"  Licence: {part['licence']}", f"  {part['use']}".rstrip()]
    told += [f"  {line}" for line in part["copyright"]]
    return "\n".join(line for line in told if line.strip())


def written(found: list[Part], licences: Path) -> str:
    """Each part, then each licence's text once, with the parts that it is of."""
    texts: dict[str, list[str]] = {}
    for part in found:
        for told in part["texts"]:
            texts.setdefault(told, []).append(part["name"])
    for name in sorted({one for part in found if not part["texts"] for one in names(part)}):
        file = licences / f"{name}.txt"
        if file.exists():
            texts.setdefault(text(file, licences), []).append(name)
    head = "Parts by others inside the Qt libraries\n" + "=" * 39
    bodies = [f"{'-' * 79}\n{', '.join(of)}\n\n{told}" for told, of in texts.items() if told]
    return "\n\n".join([head, *map(listed, found), *bodies]) + "\n"


def names(part: Part) -> list[str]:
    """The licences that an expression names."""
    return [
        word
        for word in re.findall(r"[\w.-]+", part["licence"])
        if word not in ("AND", "OR", "WITH")
    ]


def main(arguments: list[str]) -> int:
    [folder] = arguments
    source = Path(folder)
    found = list(parts(source))
    (LICENCES / "Qt-parts.txt").write_text(written(found, source / "LICENSES"), encoding="utf-8")
    short = [{key: part[key] for key in ("id", "name", "version", "licence")} for part in found]
    listing = json.dumps(short, indent=1, ensure_ascii=False) + "\n"
    (LICENCES / "Qt-parts.json").write_text(listing, encoding="utf-8")
    print(f"{len(found)} parts")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
