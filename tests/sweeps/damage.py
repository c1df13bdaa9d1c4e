"""What can happen to a file: bytes flipped, lost, doubled, zeroed, cut off; values that nobody would write."""

import json
from random import Random
from typing import Any

ENEMY: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 1.0, 1e308, -0.0, 2**31, 2**63, -(2**63), 10**30, "", "x"),
    *("\ud83d", "\x00", "a\nb", "../../etc", [], [[]], {}, {"": {}}, "9" * 500, [0] * 50),
)
TEXTS = (b"NaN", b"Infinity", b"1e999", b"null", b"[" * 60, b"\xff", b"\xef\xbb\xbf", b"\n", b"}")


def damaged(data: bytes, chance: Random) -> bytes:
    """The data after one to three accidents."""
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        data = chance.choice(_ACCIDENTS)(data, chance)
    return data


def _flip(data: bytes, chance: Random) -> bytes:
    if not data:
        return data
    at = chance.randrange(len(data))
    return data[:at] + bytes([data[at] ^ (1 << chance.randrange(8))]) + data[at + 1 :]


def _cut(data: bytes, chance: Random) -> bytes:
    return data[: chance.randrange(len(data) + 1)]


def _piece(data: bytes, chance: Random) -> tuple[int, int]:
    at = chance.randrange(len(data) + 1)
    return at, min(len(data), at + chance.choice((1, 2, 7, 30, 200)))


def _lose(data: bytes, chance: Random) -> bytes:
    low, high = _piece(data, chance)
    return data[:low] + data[high:]


def _double(data: bytes, chance: Random) -> bytes:
    low, high = _piece(data, chance)
    return data[:high] + data[low:high] + data[high:]


def _zero(data: bytes, chance: Random) -> bytes:
    low, high = _piece(data, chance)
    return data[:low] + bytes(high - low) + data[high:]


def _insert(data: bytes, chance: Random) -> bytes:
    at = chance.randrange(len(data) + 1)
    return data[:at] + chance.choice(TEXTS) + data[at:]


def _swap(data: bytes, chance: Random) -> bytes:
    """One value of a JSON text becomes one that nobody would write."""
    try:
        tree = json.loads(data)
    except (ValueError, RecursionError):
        tree = None
    if not isinstance(tree, dict | list):
        return _flip(data, chance)
    node: Any = tree
    for _ in range(chance.randrange(1, 9)):
        keys = list(node) if isinstance(node, dict) else range(len(node))
        if not keys:
            break
        key = chance.choice(keys)
        inner = node[key]
        if isinstance(inner, dict | list) and inner and chance.random() < 0.75:
            node = inner
            continue
        if chance.random() < 0.15:
            del node[key]
        else:
            node[key] = chance.choice(ENEMY)
        break
    if isinstance(tree, dict) and "seal" in tree and chance.random() < 0.6:
        tree["seal"] = ""
    return json.dumps(tree).encode()


_ACCIDENTS = (_flip, _cut, _lose, _double, _zero, _insert, _swap, _swap)
