"""Finds the `resources/` folder: beside the source, inside an installed wheel, or in a frozen app."""

import sys
from functools import cache
from pathlib import Path


@cache
def root() -> Path:
    package = Path(__file__).resolve().parent
    frozen = getattr(sys, "_MEIPASS", None)
    places = [package / "_resources", package.parent / "resources"]
    if frozen is not None:
        places.insert(0, Path(frozen) / "resources")
    for place in places:
        if place.is_dir():
            return place
    raise FileNotFoundError(f"no resources folder in any of {[str(p) for p in places]}")


def path(*parts: str) -> Path:
    """`path("trax", "rules.en.md")`, `path("fonts")`."""
    return root().joinpath(*parts)
