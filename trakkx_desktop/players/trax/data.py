"""The learnt weights, read once from `resources/trax/weights.json` when somebody first has to think."""

import json
from functools import cache
from typing import Any

from trakkx_desktop import resources
from trakkx_desktop.core.thought import PlayerBroken
from trakkx_desktop.players.trax.shapes import Shapes
from trakkx_desktop.players.trax.worth import Weights

FORMAT = 1
FILE = ("trax", "weights.json")
LARGEST = 4000
"""No weight may be greater: a sum of a few must not look like a proven win."""


@cache
def shapes() -> Shapes:
    return Shapes()


@cache
def weights(variant: str) -> Weights:
    """Those of the variant, or of the unlimited game where it has none of its own."""
    sets = _read()
    return Weights(shapes(), _checked(sets.get(variant, sets.get("unlimited"))))


def _read() -> dict[str, Any]:
    path = resources.path(*FILE)
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise PlayerBroken(f"{path}: {error}") from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise PlayerBroken(f"{path}: not of format {FORMAT}")
    sets = data.get("weights")
    if not isinstance(sets, dict):
        raise PlayerBroken(f"{path}: no weights")
    return sets


def _checked(numbers: object) -> list[int]:
    """Exactly the numbers that the shapes need, each within bounds."""
    wanted = shapes().weights
    path = resources.path(*FILE)
    if not isinstance(numbers, list) or len(numbers) != wanted:
        raise PlayerBroken(f"{path}: {wanted} numbers are needed")
    if not all(type(n) is int and -LARGEST <= n <= LARGEST for n in numbers):
        raise PlayerBroken(f"{path}: a weight is no number, or too large")
    return numbers
