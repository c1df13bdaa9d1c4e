"""Writes the list of all parts of a release in CycloneDX form, for those who look for known faults in them."""

import json
import uuid
from pathlib import Path
from typing import Any

from installer.freeze import ICU, versions
from installer.identity import AUTHORS, NAME, TITLE
from installer.linux.borrowed import borrowed
from installer.linux.releases import releases
from installer.set_up import ROOT
from trakkx_desktop import APP_ID, HOMEPAGE

Part = dict[str, Any]
OF_PYPI = {"msgspec": "BSD-3-Clause", "platformdirs": "MIT", "librt": "MIT"}
OF_QT = ("PySide6-Essentials", "PySide6-Addons", "shiboken6")


def write(app: Path, version: str, target: Path) -> Path:
    """`app` is the frozen folder, whose borrowed libraries are parts too."""
    file = target / f"{NAME}-{version}.cdx.json"
    target.mkdir(parents=True, exist_ok=True)
    text = json.dumps(listing(app, version), indent=1, ensure_ascii=False)
    file.write_text(text + "\n", encoding="utf-8")
    return file


def listing(app: Path, version: str) -> dict[str, Any]:
    whole = part("application", NAME, version, "MIT", f"pkg:pypi/{NAME}@{version}")
    whole |= {"publisher": AUTHORS, "description": TITLE}
    components = parts(app)
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        # Of the name and the version, not by chance: the same release has the same list.
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, f'{HOMEPAGE}#{APP_ID}-{version}')}",
        "version": 1,
        "metadata": {
            "timestamp": releases()[0].moment.strftime("%Y-%m-%dT%H:%M:%SZ"),
            "component": whole,
        },
        "components": components,
        "dependencies": [
            {"ref": whole["bom-ref"], "dependsOn": [one["bom-ref"] for one in components]}
        ],
    }


def parts(app: Path) -> list[Part]:
    known = versions()
    qt = part("framework", "Qt", known["qt"], "LGPL-3.0-only", f"pkg:generic/qt@{known['qt']}")
    return [
        part(
            "platform",
            "Python",
            known["python"],
            "PSF-2.0",
            f"pkg:generic/python@{known['python']}",
        ),
        qt | {"components": parts_of_qt()},
        part("library", "ICU", ICU, "Unicode-3.0", f"pkg:generic/icu@{ICU}"),
        *(from_pypi(name, known["qt"], "LGPL-3.0-only") for name in OF_QT),
        *(from_pypi(name, known[name], licence) for name, licence in OF_PYPI.items()),
        from_pypi(
            "pyinstaller", known["pyinstaller"], "GPL-2.0-or-later WITH Bootloader-exception"
        ),
        part("file", "Jost", "", "OFL-1.1", ""),
        *(
            part(
                "library",
                one.library,
                one.version,
                "",
                f"pkg:deb/debian/{one.package}@{one.version}",
            )
            for one in borrowed(app / "_internal")
        ),
    ]


def from_pypi(name: str, version: str, licence: str) -> Part:
    return part("library", name, version, licence, f"pkg:pypi/{name.lower()}@{version}")


def parts_of_qt() -> list[Part]:
    text = (ROOT / "installer" / "licences" / "Qt-parts.json").read_text(encoding="utf-8")
    return [
        part("library", one["name"], one["version"], one["licence"], "", ref=f"qt/{one['id']}")
        for one in json.loads(text)
    ]


def part(kind: str, name: str, version: str, licence: str, address: str, ref: str = "") -> Part:
    found: Part = {"type": kind, "bom-ref": ref or address or name, "name": name}
    if version:
        found["version"] = version
    if licence:
        found["licenses"] = [{"license": {"name": licence}}]
    if address:
        found["purl"] = address
    return found
