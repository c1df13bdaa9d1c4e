"""Opening a save for a person: the best of a damaged one, and one match only however often it is opened."""

import json
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from trakkx_desktop.core.trouble import SAVE, Trouble
from trakkx_desktop.storage.beside import beside_id
from trakkx_desktop.storage.encoding import encode
from trakkx_desktop.storage.errors import BrokenFile, StorageError, storage_errors
from trakkx_desktop.storage.known import know, stamp_of
from trakkx_desktop.storage.places import Places
from trakkx_desktop.storage.reader import read
from trakkx_desktop.storage.saved import ID, GameOf, Loaded
from trakkx_desktop.storage.saves import backup_of, load, new_id
from trakkx_desktop.storage.seal import Tree
from trakkx_desktop.storage.trees import is_past
from trakkx_desktop.storage.whole import whole
from trakkx_desktop.storage.writer import move, set_aside


def open_save(places: Places, path: Path, game_of: GameOf) -> Loaded:
    """What a person gets who opens the file: sound; or the best of it and its backup, with the
    damaged file kept in `broken/`; or BrokenFile. A file from outside is the match that is already
    here, or becomes one of the library as soon as it is saved."""
    path = path.absolute()
    try:
        loaded = _load_known(path, game_of)
    except BrokenFile as error:
        if error.code == "newer":
            raise
        error.aside = _aside(places, path)
        earlier = _from_backup(path, game_of, -1, error.aside)
        if earlier is None:
            raise
        return _at_home(places, path, earlier, game_of)
    cut = next((problem for problem in loaded.problems if problem.code in ("cut", "altered")), None)
    if cut is not None:
        aside = _aside(places, path)
        better = (
            _from_backup(path, game_of, cut.facts["kept"], aside) if cut.code == "cut" else None
        )
        told = tuple(replace(p, facts={**p.facts, "aside": aside}) for p in loaded.problems)
        loaded = better or replace(loaded, problems=told)
    return _at_home(places, path, loaded, game_of)


def _aside(places: Places, path: Path) -> Path | None:
    """A disk that takes no copy must not keep anybody from seeing what is left; nothing is written
    over the damaged file before such a copy exists (see `_is_good`)."""
    try:
        return set_aside(path, places.broken)
    except StorageError:
        return None


def _from_backup(path: Path, game_of: GameOf, kept: int, aside: Path | None) -> Loaded | None:
    """The previous version, if it is sound and holds more than the `kept` actions."""
    try:
        loaded = load(backup_of(path), game_of)
    except (StorageError, BrokenFile):
        return None
    if not loaded.is_sound or loaded.saved.actions <= kept:
        return None
    count = loaded.saved.actions
    facts = {"kept": count, "total": count, "aside": aside}
    return replace(loaded, problems=(Trouble(SAVE, "backup", path, facts),))


def _load_known(path: Path, game_of: GameOf) -> Loaded:
    """Remembers how a sound file was found, so that a foreign change is noticed before it is replaced."""
    with storage_errors(path):
        stamp = stamp_of(path)
    loaded = load(path, game_of)
    if loaded.is_sound:
        know(path, stamp)
    return loaded


def _at_home(places: Places, path: Path, loaded: Loaded, game_of: GameOf) -> Loaded:
    """A file of the library is known by its own name, however it came to it."""
    saved = loaded.saved
    if saved.read_only or path == places.save_of(saved.id).absolute():
        return loaded
    if path.parent != places.saves.absolute():
        return _from_outside(places, loaded, game_of)
    if ID.fullmatch(path.stem):
        return _named(loaded, path.stem)
    name = new_id(saved.match.key)
    with suppress(StorageError):
        move(path, places.save_of(name))
    return _named(loaded, name)


def _from_outside(places: Places, loaded: Loaded, game_of: GameOf) -> Loaded:
    """The match itself if it is here and goes on from what the file holds; the file if it goes on from
    what is here; a match of its own if the two have gone different ways."""
    told: Tree = json.loads(encode(loaded.saved))
    for name in (loaded.saved.id, beside_id(loaded.saved.id, told)):
        home = places.save_of(name)
        try:
            here = whole(read(home))
        except StorageError as error:
            if error.code == "missing":
                return _named(loaded, name)
            continue
        except BrokenFile:
            continue
        if is_past(here, told) and here["changed"] <= told["changed"]:
            know(home)
            return _named(loaded, name)
        if is_past(told, here) or is_past(here, told):
            return _already_here(loaded, _load_known(home, game_of))
    return _named(loaded, new_id(loaded.saved.match.key))


def _already_here(found: Loaded, here: Loaded) -> Loaded:
    """Told where the person will see something else than what the file holds."""
    if found.is_sound and found.saved.actions == here.saved.actions:
        return here
    return replace(here, problems=(*here.problems, Trouble(SAVE, "here")))


def _named(loaded: Loaded, name: str) -> Loaded:
    return replace(loaded, saved=replace(loaded.saved, id=name))
