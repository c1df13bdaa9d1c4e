"""Frozen dataclasses as JSON values and strictly back: outside data is judged here, at the border."""

import types
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any, Union, get_args, get_origin, get_type_hints


class PackError(ValueError):
    """Data that does not have the form of what it should be."""


def pack(thing: Any) -> Any:
    """A dataclass becomes an object with its kind; tuples become lists; mappings lists of pairs."""
    if is_dataclass(thing) and not isinstance(thing, type):
        packed = {"kind": type(thing).__name__}
        for field in fields(thing):
            if field.init:
                packed[field.name] = pack(getattr(thing, field.name))
        return packed
    if isinstance(thing, Enum):
        return thing.value
    if isinstance(thing, tuple | list):
        return [pack(x) for x in thing]
    if isinstance(thing, frozenset):
        return [pack(x) for x in sorted(thing)]
    if isinstance(thing, Mapping):
        return [[pack(k), pack(v)] for k, v in sorted(thing.items())]
    if thing is None or isinstance(thing, str | int | float):
        return thing
    raise TypeError(f"cannot pack {type(thing).__name__}")


class Unpacker:
    """Reads the named dataclasses back; every field must be there, have its type, and no other may be."""

    def __init__(self, *kinds: type) -> None:
        self._kinds = {kind.__name__: kind for kind in kinds}

    def unpack(self, data: Any) -> Any:
        if not isinstance(data, dict) or not isinstance(data.get("kind"), str):
            raise PackError("an object with a kind is expected")
        kind = self._kinds.get(data["kind"])
        if kind is None:
            raise PackError(f"unknown kind {data['kind']!r}")
        return _dataclass(kind, data)


@cache
def _hints(kind: type) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {f.name: hints[f.name] for f in fields(kind) if f.init}


def _dataclass(kind: type, data: Any) -> Any:
    hints = _hints(kind)
    if not isinstance(data, dict) or data.get("kind") != kind.__name__:
        raise PackError(f"{kind.__name__} is expected")
    if set(data) - {"kind"} != set(hints):
        raise PackError(f"{kind.__name__}: wrong fields {sorted(set(data) ^ {*hints, 'kind'})}")
    try:
        return kind(**{name: _value(hint, data[name]) for name, hint in hints.items()})
    except (TypeError, ValueError, KeyError, IndexError) as error:
        raise PackError(f"{kind.__name__}: {error}") from error


def _value(hint: Any, data: Any) -> Any:
    origin = get_origin(hint)
    if origin in (Union, types.UnionType):
        return _union(get_args(hint), data)
    if origin is tuple:
        return _tuple(get_args(hint), data)
    if origin is frozenset:
        items = [_value(get_args(hint)[0], x) for x in _list(data)]
        if len(set(items)) != len(items):
            raise PackError("an element stands twice")
        return frozenset(items)
    if origin is not None and issubclass(origin, Mapping):
        return _mapping(get_args(hint), data)
    if isinstance(hint, type) and is_dataclass(hint):
        return _dataclass(hint, data)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return hint(data)
    return _plain(hint, data)


def _plain(hint: Any, data: Any) -> Any:
    if hint is None or hint is type(None):
        fits = data is None
    elif hint is float:
        fits = isinstance(data, int | float) and not isinstance(data, bool)
    elif hint is int:
        fits = isinstance(data, int) and not isinstance(data, bool)
    else:
        fits = isinstance(data, hint)
    if not fits:
        raise PackError(f"{getattr(hint, '__name__', hint)} is expected, not {str(data)[:40]!r}")
    return data


def _list(data: Any) -> list[Any]:
    if not isinstance(data, list):
        raise PackError(f"a list is expected, not {str(data)[:40]!r}")
    return data


def _tuple(args: tuple[Any, ...], data: Any) -> tuple[Any, ...]:
    items = _list(data)
    if len(args) == 2 and args[1] is Ellipsis:
        return tuple(_value(args[0], x) for x in items)
    if len(items) != len(args):
        raise PackError(f"{len(args)} values are expected, not {len(items)}")
    return tuple(_value(hint, x) for hint, x in zip(args, items, strict=True))


def _mapping(args: tuple[Any, ...], data: Any) -> dict[Any, Any]:
    out: dict[Any, Any] = {}
    for pair in _list(data):
        key, value = _tuple(args, pair)
        if key in out:
            raise PackError("a key stands twice")
        out[key] = value
    return out


def _union(args: tuple[Any, ...], data: Any) -> Any:
    for hint in args:
        try:
            return _value(hint, data)
        except (PackError, ValueError):
            continue
    raise PackError(f"none of the allowed forms fits {str(data)[:40]!r}")
