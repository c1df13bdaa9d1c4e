"""The book of records: for each game the best of each feat, one small JSON file; what cannot be is left out."""

from collections.abc import Iterable, Mapping
from typing import Any

from trakkx_desktop import catalog
from trakkx_desktop.core.feat import Bests, Broken, Feat, enter
from trakkx_desktop.storage.jsonfile import read_object, write_object
from trakkx_desktop.storage.places import Places
from trakkx_desktop.storage.writer import LOCK

HIGHEST = 1_000_000
MOST = 100
"""Entries of one game."""


def note_feats(places: Places, game: str, feats: Iterable[Feat]) -> tuple[Broken, ...]:
    """Enters what a game has brought; StorageError."""
    with LOCK:
        found, _ = read_object(places.feats, places.broken)
        before = bests_in(found, game)
        book, broken = enter(before, feats)
        if book != before:
            write_object(places.feats, {**found, game: book}, places.broken)
    return broken


def join_feats(places: Places, told: Mapping[str, Any]) -> None:
    """Takes over the records of a backup where there are none yet; what stands here stays. StorageError."""
    with LOCK:
        found, _ = read_object(places.feats, places.broken)
        theirs = {game: bests_in(told, game) for game in catalog.GAMES}
        joined = {game: {**bests, **bests_in(found, game)} for game, bests in theirs.items()}
        book = {**found, **{game: bests for game, bests in joined.items() if bests}}
        if book != found:
            write_object(places.feats, book, places.broken)


def bests_in(found: Mapping[str, Any], game: str) -> Bests:
    told = found.get(game)
    pairs = list(told.items())[:MOST] if isinstance(told, dict) else []
    return {code: value for code, value in pairs if type(value) is int and abs(value) <= HIGHEST}
