"""Hatchling's hook: what the package tells of itself and that depends on where the project lives."""

import sys
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from trakkx_desktop import HOMEPAGE

ROOT = Path(__file__).resolve().parent.parent


def readme() -> str:
    """Its picture and its pages by full address: whoever reads it on PyPI has no folder beside it."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    text = text.replace("](.github/pictures/", f"]({HOMEPAGE}/raw/main/.github/pictures/")
    for page in ("ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE"):
        text = text.replace(f"]({page})", f"]({HOMEPAGE}/blob/main/{page})")
    return text


class Metadata(MetadataHookInterface):
    def update(self, metadata: dict[str, Any]) -> None:
        metadata["readme"] = {"content-type": "text/markdown", "text": readme()}
        metadata["urls"] = {
            "Homepage": HOMEPAGE,
            "Issues": f"{HOMEPAGE}/issues",
            "Changelog": f"{HOMEPAGE}/blob/main/CHANGELOG.md",
            "Source": HOMEPAGE,
        }
