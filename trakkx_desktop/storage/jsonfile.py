"""Small JSON files of the app's own (settings, people): read whole or not at all, a broken one kept aside."""

import json
from contextlib import suppress
from math import isfinite
from pathlib import Path
from typing import Any, NoReturn

from trakkx_desktop.core.trouble import HOUSE, Trouble
from trakkx_desktop.storage.errors import StorageError, errors_of
from trakkx_desktop.storage.reader import read

_LIMIT = 4 * 1024 * 1024


def read_object(path: Path, broken: Path) -> tuple[dict[str, Any], Trouble | None]:
    """An empty object if the file is missing or cannot be used."""
    try:
        value = json.loads(read(path, _LIMIT), parse_constant=_no_number, parse_float=_finite)
        if isinstance(value, dict):
            return value, None
    except StorageError as error:
        if error.code == "missing":
            return {}, None
        return {}, Trouble(HOUSE, "unreadable", path, {"why": error.code})
    except (ValueError, RecursionError):
        pass
    from trakkx_desktop.storage.writer import set_aside

    aside = None
    with suppress(StorageError):
        aside = set_aside(path, broken)
    return {}, Trouble(HOUSE, "broken", path, {"aside": aside})


def _no_number(name: str) -> NoReturn:
    """NaN and Infinity are no JSON, and could never be written again."""
    raise ValueError(name)


def _finite(text: str) -> float:
    """1e999 is JSON, but what Python makes of it could never be written again either."""
    value = float(text)
    return value if isfinite(value) else _no_number(text)


def write_object(path: Path, value: dict[str, Any], broken: Path) -> None:
    """ASCII, so that any text a person can type comes back the same. StorageError, also where a file
    would be lost that could not be read and is not kept aside."""
    from trakkx_desktop.storage.writer import LOCK, write

    text = json.dumps(value, indent=1, sort_keys=True, allow_nan=False)
    with LOCK, errors_of(HOUSE, path):
        _, trouble = read_object(path, broken)
        if trouble is not None and trouble.facts.get("aside") is None:
            raise StorageError(trouble.facts.get("why", "io"), path)
        write(path, (text + "\n").encode("ascii"))
