"""Finds the `resources/` folder: beside the source, inside an installed wheel, or in a frozen app."""

import sys
from functools import cache
from pathlib import Path


def missing(games: tuple[str, ...]) -> str:
    """The first folder that the app cannot do without and that is not there; "" if all are."""
    try:
        parts = (root().joinpath(name) for name in ("shared", "fonts", *games))
        return next((str(part) for part in parts if not part.is_dir()), "")
    except FileNotFoundError as error:
        return str(error)


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
    raise FileNotFoundError(" or ".join(map(str, places)))


def path(*parts: str) -> Path:
    """`path("trax", "rules.en.md")`, `path("fonts")`."""
    return root().joinpath(*parts)
