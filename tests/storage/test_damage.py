"""Issue 6 (c): real saves cut off and flipped at random: old, new, or told what is wrong; never a crash."""

import json
import random
import time
import tracemalloc
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.saves import saves
from tests.storage import toy
from tests.storage.remembering import Remembering
from trakkx_desktop import catalog
from trakkx_desktop.storage import limits
from trakkx_desktop.storage.decoding import decode
from trakkx_desktop.storage.encoding import encode
from trakkx_desktop.storage.errors import BrokenFile, StorageError
from trakkx_desktop.storage.opening import open_save
from trakkx_desktop.storage.places import Places
from trakkx_desktop.storage.reader import LIMIT
from trakkx_desktop.storage.rescue import beginning
from trakkx_desktop.storage.saved import Loaded, Saved
from trakkx_desktop.storage.saves import load


def rounds(path: Path) -> int:
    """Of each kind of damage: more than three thousand over all saves, fewer for the long ones."""
    return 80 if path.stat().st_size < 20_000 else 12


def test_thousands_in_all() -> None:
    assert 3 * sum(map(rounds, saves())) > 3000


@cache
def game_of(key: str) -> Any:
    """What is whole of a damaged log is replayed from memory."""
    return Remembering(catalog.game(key))


@cache
def sound(path: Path) -> Saved:
    loaded = load(path, game_of)
    assert loaded.is_sound
    return loaded.saved


def is_beginning(part: Saved, whole: Saved) -> bool:
    """Nothing is in the part that was not played."""
    pairs = zip(part.match.sittings, whole.match.sittings, strict=False)
    logs = [(p.record.log, w.record.log) for p, w in pairs]
    return part.match.plan == whole.match.plan and all(p == w[: len(p)] for p, w in logs)


def rescued(data: bytes) -> Loaded | None:
    try:
        return decode(data, game_of)
    except BrokenFile as error:
        assert error.code and error.detail
        return None


def judge(data: bytes, whole: Saved) -> str:
    """What came of damaged bytes; fails on anything but the whole, a true part of it, or a finding."""
    loaded = rescued(data)
    if loaded is None:
        return "broken"
    if loaded.is_sound:
        assert loaded.saved == whole
        return "whole"
    problem = loaded.problems[0]
    assert problem.facts["detail"]
    assert 0 <= problem.facts["kept"] == loaded.saved.actions <= problem.facts["total"]
    if problem.code == "cut":
        assert loaded.saved.actions <= whole.actions
    return problem.code


@pytest.mark.parametrize("path", saves(), ids=lambda path: path.stem)
def test_cut_off_anywhere(path: Path) -> None:
    """The longest beginning comes back, and every action in it was played."""
    whole, data = sound(path), path.read_bytes()
    rng = random.Random(path.name)
    for end in [*rng.sample(range(len(data) - 1), rounds(path)), len(data) - 2]:
        loaded = rescued(data[:end])
        if loaded is None:
            assert end < data.index(b'"log":[')
            continue
        assert is_beginning(loaded.saved, whole)
        written = data[:end].count(b"\n[")
        assert written - 1 <= loaded.saved.actions <= written
        assert [(p.code, p.facts["total"]) for p in loaded.problems] == [("cut", whole.actions)]


@pytest.mark.parametrize("path", saves(), ids=lambda path: path.stem)
def test_flipped_bytes(path: Path) -> None:
    whole, data = sound(path), path.read_bytes()
    rng = random.Random(path.name)
    found = set()
    for _ in range(rounds(path)):
        flipped = bytearray(data)
        for _ in range(rng.choice((1, 1, 1, 2, 8))):
            flipped[rng.randrange(len(data))] = rng.randrange(256)
        if bytes(flipped) != data:
            found.add(judge(bytes(flipped), whole))
    assert found & {"cut", "altered", "broken"}


@pytest.mark.parametrize("path", saves(), ids=lambda path: path.stem)
def test_pieces_lost_doubled_or_zeroed(path: Path) -> None:
    whole, data = sound(path), path.read_bytes()
    rng = random.Random(path.name)
    for _ in range(rounds(path)):
        a, b = sorted(rng.sample(range(len(data)), 2))
        damaged = rng.choice(
            (data[:a] + data[b:], data[:b] + data[a:], data[:a] + bytes(b - a) + data[b:])
        )
        judge(damaged, whole)


HOSTILE: tuple[Any, ...] = (
    *(None, True, -1, 0, 1, 2, 99, 2**31, 10**18, 1e308, 0.5, "", "x", "a" * 300, [], {}, [[]]),
    *([0, 0], [1, 2, "R1a"], {"kind": "State"}, {"kind": "Setup"}, "State", "LayOut", "R1a", "/"),
)


def places_in(node: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Of every value inside a value."""
    inside: Iterable[tuple[Any, Any]] = node.items() if isinstance(node, dict) else ()
    inside = enumerate(node) if isinstance(node, list) else inside
    for key, value in inside:
        yield (*at, key)
        yield from places_in(value, (*at, key))


def value_at(node: Any, at: tuple[Any, ...]) -> Any:
    for key in at:
        node = node[key]
    return node


def with_value(node: Any, at: tuple[Any, ...], value: Any) -> Any:
    """A copy, as far as it differs."""
    if not at:
        return value
    changed = node.copy()
    changed[at[0]] = with_value(node[at[0]], at[1:], value)
    return changed


@pytest.mark.parametrize("path", saves(), ids=lambda path: path.stem)
def test_values_put_in_by_an_enemy(path: Path) -> None:
    """Well-formed and not sealed, so that nothing but the rules stands in the way: what is opened
    all the same is a legal match, which can be saved and is sound from then on."""
    tree = {**json.loads(path.read_bytes()), "seal": ""}
    rng = random.Random(path.name)
    spots = [at for at in places_in(tree) if at[0] in ("games", "plan", "drafts", "players")]
    for _ in range(rounds(path)):
        at = rng.choice(spots)
        tampered = with_value(tree, at, rng.choice((*HOSTILE, value_at(tree, rng.choice(spots)))))
        loaded = rescued(json.dumps(tampered).encode())
        if loaded is not None:
            again = decode(encode(loaded.saved), game_of)
            assert again.is_sound and again.saved == loaded.saved


def test_one_digit_of_a_move_is_noticed() -> None:
    """Such a move may be legal and still be one that nobody made."""
    [path] = [path for path in saves() if path.stem == "trax-limited"]
    data = path.read_bytes()
    begin = data.index(b'"log":[')
    digits = [n for n in range(begin, len(data) - 20) if data[n : n + 1].isdigit()]
    found = set()
    for at in digits:
        other = b"%d" % ((int(data[at : at + 1]) + 1) % 10)
        found.add(judge(data[:at] + other + data[at + 1 :], sound(path)))
    assert found == {"cut", "altered"}


def test_opening_damaged_files_loses_none_of_them(places: Places) -> None:
    """Whatever is opened: the file is still there, a copy of it lies aside, the backup is as it was."""
    rng = random.Random(1)
    places.saves.mkdir(parents=True)
    data = encode(toy.saved("123", "12"))
    backup = encode(toy.saved("1"))
    path = places.save_of(toy.saved().id)
    kept = set()
    for _ in range(60):
        damaged = bytearray(data[: rng.randrange(1, len(data))])
        damaged[rng.randrange(len(damaged))] = rng.randrange(256)
        path.write_bytes(bytes(damaged))
        path.with_name(path.name + ".bak").write_bytes(backup)
        loaded = open_save(places, path, toy.game_of)
        if not loaded.is_sound:
            kept.add(bytes(damaged))
        assert path.read_bytes() == bytes(damaged)
        assert path.with_name(path.name + ".bak").read_bytes() == backup
    assert {file.read_bytes() for file in places.broken.iterdir()} == kept


def _with_log(entries: str, head: str = "") -> bytes:
    text = encode(toy.saved("1")).decode()
    at = text.index('[0,{"kind":"Take"')
    return (head + text[:at] + entries + text[at:]).encode()


ABSURD: dict[str, Callable[[], bytes]] = {
    "deep lists": lambda: b"[" * 1_000_000,
    "deep objects": lambda: b'{"a":' * 1_000_000,
    "deep and closed": lambda: b'{"format":1,"x":' + b"[" * 900 + b"]" * 900 + b"}",
    "deep action": lambda: _with_log('[0,{"kind":' + "[" * 500 + "]" * 500 + "}],"),
    "huge integer": lambda: b'{"format": ' + b"9" * 5_000_000 + b"}",
    "huge exponent": lambda: b'{"format": 1e999999999}',
    "huge number in a move": lambda: _with_log('[0,{"kind":"Take","stones":' + "9" * 4000 + "}],"),
    "long string": lambda: b'{"format": "' + b"a" * (LIMIT - 20) + b'"}',
    "long list": lambda: b"[" + b"0," * 9_000_000 + b"0]",
    "long list in a move": lambda: _with_log('[0,{"kind":[' + "0," * 3_000_000 + "0]}],"),
    "long log": lambda: _with_log('[0,{"kind":"Take","stones":1}],' * 300_000),
    "long malformed log": lambda: _with_log('[0,{"kind":"Take","stones":1}],' * 4_000 + "[],"),
    "many tokens and an error": lambda: b"[" + b"0," * 9_000_000,
    "many keys": lambda: b"{" + b",".join(b'"%d":0' % n for n in range(1_000_000)) + b"}",
    "nothing but spaces": lambda: b" " * LIMIT,
    "nothing but quotes": lambda: b'"' * LIMIT,
    "backslashes": lambda: b'"' + b"\\" * (LIMIT - 1),
    "not a number": lambda: b'{"format": NaN}',
}


@pytest.mark.parametrize("name", ABSURD)
def test_absurd_files_are_refused_quickly(name: str) -> None:
    data = ABSURD[name]()
    began = time.process_time()
    try:
        loaded = decode(data, toy.game_of)
    except BrokenFile as error:
        assert error.code
    else:
        assert not loaded.is_sound
        assert loaded.problems[0].code == "cut"
    assert time.process_time() - began < 10


def test_a_hundred_megabytes_are_not_even_read(tmp_path: Path) -> None:
    path = tmp_path / "large.trakkx"
    with path.open("wb") as file:
        file.truncate(100 * 1024 * 1024)
    tracemalloc.start()
    with pytest.raises(StorageError) as caught:
        load(path, toy.game_of)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert caught.value.code == "too_large"
    assert most < 1024 * 1024


def test_a_log_is_legal_up_to_its_limit() -> None:
    """A longer one than any game has is cut, not refused."""
    match = toy.match()
    plan = match.plan.__class__(games=1, choices=(("stones", "many"),))
    long = toy.saved(match=match.__class__(match.key, match.game, match.players, plan).deal())
    tree = json.loads(encode(long))
    entries = [[n % 2, {"kind": "Take", "stones": 1}] for n in range(limits.LOG + 5)]
    tree["games"][0]["log"], tree["seal"] = entries, ""
    loaded = decode(json.dumps(tree).encode(), toy.game_of)
    assert loaded.saved.actions == toy.STONES["many"]
    assert loaded.problems[0].facts["total"] == limits.LOG + 5


@pytest.mark.parametrize(
    ("text", "rest"),
    [
        ('{"a": 1, "b": [1, 2', '{"a": 1, "b": [1]}'),
        ('{"a": 1, "b": [1, 2,', '{"a": 1, "b": [1, 2]}'),
        ('{"a": 1, "b": tru', '{"a": 1}'),
        ('{"a": [{}, {"b": "x"}], "c', '{"a": [{}, {"b": "x"}]}'),
        ('{"a": 1, "b" 2}', '{"a": 1}'),
        ('{"a": 1, 2: 3}', '{"a": 1}'),
        ('{"a": [1, 2}, "b": 3}', '{"a": [1]}'),
        ('{"a": "x\n", "b": 1}', None),
        ('{"a": "\\q"}', None),
        ("", None),
        ("[", None),
        ("}", None),
        ('{"a": [[[[[1, 2', None),
        ('{"a": [[[1], [[1, [2, 3', '{"a": [[[1]]]}'),
    ],
)
def test_the_beginning_of_damaged_json(text: str, rest: str | None) -> None:
    """Cut only between things that lie at most four deep: no half of a move is kept."""
    if rest is None:
        with pytest.raises(BrokenFile):
            beginning(text.encode())
    else:
        assert beginning(text.encode()).decode() == rest


def test_bytes_that_are_no_text_end_it() -> None:
    assert json.loads(beginning(b'{"a": 1, "b": "\xff", "c": 2}')) == {"a": 1}
