"""Actions as text: "0,-1>-1,-1>-2,-1" is the chosen end and the new fields in drawing order, or "pass"."""

import re

from trakkx_desktop.core.game import NotationError
from trakkx_desktop.games.traexx.actions import PASS, Action, Extend, Pass
from trakkx_desktop.games.traexx.sheet import Field

_COORDINATE = "(?:0|-?[1-9])"
_FIELD = f"{_COORDINATE},{_COORDINATE}"
_LINE = re.compile(f"{_FIELD}(?:>{_FIELD})+")


def write(action: Action) -> str:
    if isinstance(action, Pass):
        return "pass"
    return ">".join(f"{q},{r}" for q, r in (action.end, *action.path))


def read(text: str) -> Action:
    """Strictly what `write` writes; whether it may be played is for `check` to say."""
    if text == "pass":
        return PASS
    if _LINE.fullmatch(text) is None:
        raise NotationError(text)
    end, *path = (_field(part) for part in text.split(">"))
    return Extend(end, tuple(path))


def _field(part: str) -> Field:
    q, r = part.split(",")
    return int(q), int(r)
