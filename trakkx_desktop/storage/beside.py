"""Two versions of one match that have gone different ways: both are kept, the second under a name of its own."""

import json
from contextlib import suppress
from pathlib import Path

from trakkx_desktop.storage.encoding import encode
from trakkx_desktop.storage.errors import BrokenFile, storage_errors
from trakkx_desktop.storage.known import is_known
from trakkx_desktop.storage.places import Places
from trakkx_desktop.storage.reader import read
from trakkx_desktop.storage.saved import Saved
from trakkx_desktop.storage.seal import Tree
from trakkx_desktop.storage.trees import content, is_continued, lay_down
from trakkx_desktop.storage.whole import whole
from trakkx_desktop.storage.writer import LOCK


def beside_id(match_id: str, tree: Tree) -> str:
    """Made from the content, so that the same version is found there the next time."""
    return f"{match_id[:90]}-{content(tree)}"


def put_beside(places: Places, match_id: str, tree: Tree) -> Path | None:
    """Where it lies now; None if it has been there before. StorageError."""
    other = beside_id(match_id, tree)
    home = places.save_of(other)
    if home.exists():
        return None
    lay_down(home, {**tree, "id": other})
    return home


def spare_foreign(places: Places, saved: Saved) -> Path | None:
    """Before `saved` takes the place of its file: if another program has written there meanwhile what
    would be lost, that is put beside, and where is told. StorageError."""
    path = places.save_of(saved.id)
    with LOCK, storage_errors(path), suppress(BrokenFile):
        if is_known(path) or not path.exists():
            return None
        theirs = whole(read(path))
        if not is_continued(theirs, json.loads(encode(saved))):
            return put_beside(places, saved.id, theirs)
    return None
