"""What a person has set: one flat JSON object; what it does not say has a default."""

from dataclasses import fields
from typing import Any

from trakkx_desktop.core.settings import Settings
from trakkx_desktop.core.trouble import Trouble
from trakkx_desktop.storage.jsonfile import read_object, write_object
from trakkx_desktop.storage.places import Places

_FIELDS = tuple(f for f in fields(Settings) if f.name != "extra")


def load_settings(places: Places) -> tuple[Settings, Trouble | None]:
    """A value that cannot be is replaced by its default; a broken file is kept aside."""
    found, trouble = read_object(places.settings, places.broken)
    known: dict[str, Any] = {}
    for each in _FIELDS:
        if each.name in found:
            value = found.pop(each.name)
            if each.metadata["judge"](value):
                known[each.name] = tuple(value) if isinstance(value, list) else value
    return Settings(**known, extra=found), trouble


def save_settings(places: Places, settings: Settings) -> None:
    """StorageError."""
    value = {each.name: getattr(settings, each.name) for each in _FIELDS}
    write_object(places.settings, {**settings.extra, **value}, places.broken)
