"""Every kind of file, damaged at random: read without a crash, told apart from what is sound, and what was
read can be written and read again."""

import io
import json
import os
import tempfile
import traceback
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from tests.saves import saves
from tests.storage import toy
from tests.storage.remembering import Remembering
from tests.study.games import played, reviewed
from tests.sweeps.damage import damaged
from trakkx_desktop import catalog
from trakkx_desktop.core.player import Person
from trakkx_desktop.core.progress import Progress
from trakkx_desktop.core.record import Record
from trakkx_desktop.core.settings import Settings
from trakkx_desktop.games.trax.notation import MoveError
from trakkx_desktop.games.trax.records import UnreadableVariant, read_record
from trakkx_desktop.storage import index
from trakkx_desktop.storage.backup import export_all, import_all
from trakkx_desktop.storage.decoding import decode
from trakkx_desktop.storage.encoding import encode
from trakkx_desktop.storage.errors import BrokenFile, StorageError
from trakkx_desktop.storage.index import list_recent, list_summaries, recall
from trakkx_desktop.storage.people import load_people, save_people
from trakkx_desktop.storage.places import Places
from trakkx_desktop.storage.progress import load_progress, save_progress
from trakkx_desktop.storage.reviews import load_review, save_review
from trakkx_desktop.storage.saves import save
from trakkx_desktop.storage.settings import load_settings, save_settings
from trakkx_desktop.storage.summary import head_of, summary_of
from trakkx_desktop.storage.whole import whole

PROGRESS = Progress(
    {"trax": {"01-first": -1, "02-loop": 2}},
    {"trax": {"0a1b2c3d": 3}},
    {"2026-11-16": {"trax": 2, "deal": 37}},
    {"trakkx": 9},
)
RECORD = b"1. @0+ 2. A0/ 3. B1\\ 4. @1+ 5. A3+\n"


@cache
def game_of(key: str) -> Any:
    return toy.GAME if key == toy.GAME.key else Remembering(catalog.game(key))


@cache
def samples() -> tuple[bytes, ...]:
    """Mostly small ones: a long log makes no other kind of damage."""
    real = [path.read_bytes() for path in saves() if path.stat().st_size < 12_000]
    small = [encode(toy.saved("123", "12", name="Friday")), encode(toy.saved("1"))]
    return (*real, *small * 6)


def try_save(data: bytes, places: Places) -> None:
    """Named as broken, or a match that can be saved again."""
    try:
        loaded = decode(data, game_of)
    except BrokenFile:
        return
    if not loaded.saved.read_only:
        whole(encode(loaded.saved))
        assert decode(encode(loaded.saved), game_of).is_sound


def try_head(data: bytes, places: Places) -> None:
    path = places.save_of("head")
    path.write_bytes(data)
    summary = summary_of(path, head_of(path))
    assert summary.problem or (summary.rows is not None and summary.played <= summary.games)


def try_settings(data: bytes, places: Places) -> None:
    places.settings.write_bytes(data)
    found, _ = load_settings(places)
    save_settings(places, found)
    assert load_settings(places) == (found, None)


def try_people(data: bytes, places: Places) -> None:
    places.people.write_bytes(data)
    found, _ = load_people(places)
    save_people(places, found)
    assert load_people(places) == (found, None)


def try_progress(data: bytes, places: Places) -> None:
    places.progress.write_bytes(data)
    found, _ = load_progress(places)
    save_progress(places, found)
    assert load_progress(places) == (found, None)


def try_review(data: bytes, places: Places) -> None:
    """Nothing, or something about every move."""
    record = looked_back()[0]
    path = places.review_of("123")
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(data)
    found = load_review(places, "123", 0, record)
    assert found is None or len(found.found) == len(record.log)


@cache
def looked_back() -> tuple[Record, bytes]:
    record = played("trax", (1, 2), 6)
    with tempfile.TemporaryDirectory() as folder:
        places = Places(Path(folder))
        save(places, replace(toy.saved("1"), id="123"))
        save_review(places, "123", 0, record, reviewed(record, 60))
        return record, places.review_of("123").read_bytes()


def try_index(data: bytes, places: Places) -> None:
    """A damaged list is made anew; the truth comes out, or what the list of a moment ago said."""
    for path in (places.index, places.recent):
        path.write_bytes(data)
    recall(places)
    index._remembered.clear()
    assert len(list_summaries(places)) == len(_stored(places)) == len(list_recent(places))


def try_backup(data: bytes, places: Places) -> None:
    path = places.root / "backup.zip"
    path.write_bytes(data)
    with tempfile.TemporaryDirectory() as folder:
        try:
            import_all(Places(Path(folder)), path)
        except (BrokenFile, StorageError):
            return
        assert all(not s.problem for s in list_summaries(Places(Path(folder))))


def try_record(data: bytes, places: Places) -> None:
    try:
        read_record(data.decode("utf-8", "replace"))
    except (MoveError, UnreadableVariant):
        return


def _stored(places: Places) -> list[Path]:
    return sorted(places.saves.glob("*.trakkx"))


Try = Callable[[bytes, Places], None]


def kinds(folder: Path) -> list[tuple[str, int, Try, tuple[bytes, ...], Places]]:
    """Name, how often, how it is read, sound examples, and where."""
    places, other = Places(folder / "a"), Places(folder / "b")
    for each in (places, other):
        save(each, toy.saved("123", "12"))
    index._remembered.clear()
    list_summaries(other)
    save_settings(places, Settings(theme="dark", window=(1, 2, 3, 4), new_game={"trax": {"a": 1}}))
    save_people(places, [Person("Anna", 1, True, "2026"), Person("Ben", 0)])
    save_progress(places, {"Anna": PROGRESS, "": PROGRESS})
    export_all(places, folder / "all.zip")
    small = (places.settings.read_bytes(), places.people.read_bytes())
    lists = tuple(path.read_bytes() for path in (other.index, other.recent))
    return [
        ("save", 40, try_save, samples(), places),
        ("head", 15, try_head, samples()[-12:], places),
        ("settings", 15, try_settings, small[:1], places),
        ("people", 10, try_people, small[1:], places),
        ("progress", 10, try_progress, (places.progress.read_bytes(),), places),
        ("review", 8, try_review, looked_back()[1:], places),
        ("index", 8, try_index, lists, other),
        ("backup", 4, try_backup, ((folder / "all.zip").read_bytes(), _zip()), places),
        ("record", 8, try_record, (RECORD,), places),
    ]


def _zip() -> bytes:
    """One whose parts are not packed: damage reaches the matches in it."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        archive.writestr("saves/a.trakkx", encode(toy.saved("1")))
        archive.writestr("people.json", json.dumps({"people": []}))
    return made.getvalue()


def sweep(rounds: int, seed: int) -> Iterator[str]:
    chance = Random(seed)
    os.environ["TMPDIR"] = memory()
    tempfile.tempdir = None
    with tempfile.TemporaryDirectory() as folder:
        found = kinds(Path(folder))
        weights = [kind[1] for kind in found]
        for number in range(rounds):
            name, _, attempt, sound, places = chance.choices(found, weights)[0]
            data = damaged(chance.choice(sound), chance)
            try:
                attempt(data, places)
            except Exception:
                yield f"{name} in round {number}: {data!r}\n{traceback.format_exc()}"


def memory() -> str:
    """A disk is not what is tried here, and would wear out."""
    memory = Path("/dev/shm")
    return str(memory) if memory.is_dir() else tempfile.gettempdir()
