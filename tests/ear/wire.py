"""The wire format of D-Bus, as much of it as a client on the same machine needs."""

import struct
from dataclasses import dataclass, field
from typing import Any

CALL, REPLY, ERROR, SIGNAL = 1, 2, 3, 4

_PATH, _INTERFACE, _MEMBER, _ERROR, _REPLY_TO, _TO, _FROM, _SIGNATURE = range(1, 9)
_TYPES = {
    _PATH: "o",
    _INTERFACE: "s",
    _MEMBER: "s",
    _ERROR: "s",
    _REPLY_TO: "u",
    _TO: "s",
    _FROM: "s",
    _SIGNATURE: "g",
}
_NUMBERS = {
    "y": "B",
    "b": "I",
    "n": "h",
    "q": "H",
    "i": "i",
    "u": "I",
    "x": "q",
    "t": "Q",
    "d": "d",
}
_ALIGNED = {"y": 1, "n": 2, "q": 2, "x": 8, "t": 8, "d": 8, "(": 8, "{": 8, "g": 1, "v": 1}


def split(signature: str) -> list[str]:
    """The whole types that a signature is made of."""
    found, rest = [], signature
    while rest:
        size = _first(rest)
        found.append(rest[:size])
        rest = rest[size:]
    return found


def _first(signature: str) -> int:
    """How many characters the first whole type has."""
    if signature[0] == "a":
        return 1 + _first(signature[1:])
    depth = 0
    for at, sign in enumerate(signature, 1):
        depth += (sign in "({") - (sign in ")}")
        if depth == 0:
            return at
    raise ValueError(signature)


class Writer:
    def __init__(self) -> None:
        self.data = bytearray()

    def pad(self, size: int) -> None:
        self.data += bytes(-len(self.data) % size)

    def number(self, kind: str, value: Any) -> None:
        packed = struct.pack("<" + _NUMBERS[kind], value)
        self.pad(len(packed))
        self.data += packed

    def write(self, kind: str, value: Any) -> None:
        if kind in _NUMBERS:
            self.number(kind, value)
        elif kind in "sog":
            text = value.encode()
            self.number("y" if kind == "g" else "u", len(text))
            self.data += text + b"\0"
        elif kind == "v":
            self.write("g", value[0])
            self.write(*value)
        elif kind[0] == "a":
            self._write_array(kind[1:], value)
        else:
            self.pad(8)
            self.write_all(kind[1:-1], value)

    def write_all(self, signature: str, values: Any) -> None:
        for kind, value in zip(split(signature), values, strict=True):
            self.write(kind, value)

    def _write_array(self, kind: str, values: Any) -> None:
        self.number("u", 0)
        at = len(self.data)
        self.pad(_ALIGNED.get(kind[0], 4))
        start = len(self.data)
        for value in values:
            self.write(kind, value)
        struct.pack_into("<I", self.data, at - 4, len(self.data) - start)


class Reader:
    def __init__(self, data: bytes, order: str = "<") -> None:
        self.data = data
        self.at = 0
        self._order = order

    def pad(self, size: int) -> None:
        self.at += -self.at % size

    def number(self, kind: str) -> Any:
        form = self._order + _NUMBERS[kind]
        size = struct.calcsize(form)
        self.pad(size)
        self.at += size
        return struct.unpack_from(form, self.data, self.at - size)[0]

    def read(self, kind: str) -> Any:
        if kind in _NUMBERS:
            return self.number(kind)
        if kind in "sog":
            size = self.number("y" if kind == "g" else "u")
            self.at += size + 1
            return self.data[self.at - size - 1 : self.at - 1].decode()
        if kind == "v":
            return self.read(self.read("g"))
        if kind[0] == "a":
            return self._read_array(kind[1:])
        self.pad(8)
        return self.read_all(kind[1:-1])

    def read_all(self, signature: str) -> tuple[Any, ...]:
        return tuple(self.read(kind) for kind in split(signature))

    def _read_array(self, kind: str) -> list[Any]:
        size = self.number("u")
        self.pad(_ALIGNED.get(kind[0], 4))
        end, found = self.at + size, []
        while self.at < end:
            found.append(self.read(kind))
        return found


@dataclass(frozen=True)
class Message:
    kind: int
    serial: int
    fields: dict[int, Any]
    body: tuple[Any, ...] = field(default=())

    @property
    def sender(self) -> str:
        return str(self.fields.get(_FROM, ""))

    @property
    def path(self) -> str:
        return str(self.fields.get(_PATH, ""))

    @property
    def member(self) -> str:
        """A signal's or a method's full name."""
        return f"{self.fields.get(_INTERFACE, '')}.{self.fields.get(_MEMBER, '')}"

    @property
    def error(self) -> str:
        return str(self.fields.get(_ERROR, ""))

    @property
    def reply_to(self) -> int:
        return int(self.fields.get(_REPLY_TO, 0))


def call(serial: int, to: str, path: str, member: str, signature: str, values: Any) -> bytes:
    """A method call; the member with its interface: "org.freedesktop.DBus.Hello"."""
    body = Writer()
    body.write_all(signature, values)
    interface, _, name = member.rpartition(".")
    fields = {_PATH: path, _INTERFACE: interface, _MEMBER: name, _TO: to}
    if signature:
        fields[_SIGNATURE] = signature
    head = Writer()
    head.write_all("yyyyuu", (ord("l"), CALL, 0, 1, len(body.data), serial))
    head.write("a(yv)", [(code, (_TYPES[code], value)) for code, value in fields.items()])
    head.pad(8)
    return bytes(head.data + body.data)


def read(data: bytes) -> tuple[Message, int] | None:
    """The first message and its length, or None as long as it has not arrived whole."""
    if len(data) < 16:
        return None
    order = "<" if data[0] == ord("l") else ">"
    body_size, serial, fields_size = struct.unpack_from(order + "III", data, 4)
    start = 16 + fields_size + -fields_size % 8
    if len(data) < start + body_size:
        return None
    reader = Reader(data[:start], order)
    reader.at = 12
    fields = dict(reader.read("a(yv)"))
    body = Reader(data[start : start + body_size], order).read_all(fields.get(_SIGNATURE, ""))
    return Message(data[1], serial, fields, body), start + body_size
