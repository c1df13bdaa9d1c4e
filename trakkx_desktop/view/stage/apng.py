"""A moving picture: an animated PNG put together from the chunks of plain ones, because Qt writes none."""

import struct
import zlib
from collections.abc import Iterator, Sequence

SIGNATURE = b"\x89PNG\r\n\x1a\n"
_FOR_EVER = 0


def animated(frames: Sequence[bytes], beat: int, last: int) -> bytes:
    """`frames` are PNG of one size and kind; each is seen for `beat` milliseconds, the last one for `last`."""
    first = list(_chunks(frames[0]))
    header = first[0][1]
    wide, high = struct.unpack(">II", header[:8])
    out = [SIGNATURE, _chunk(b"IHDR", header)]
    out.append(_chunk(b"acTL", struct.pack(">II", len(frames), _FOR_EVER)))
    number = 0
    for place, frame in enumerate(frames):
        delay = last if place == len(frames) - 1 else beat
        control = struct.pack(">IIIIIHHBB", number, wide, high, 0, 0, delay, 1000, 0, 0)
        out.append(_chunk(b"fcTL", control))
        number += 1
        for kind, data in _chunks(frame):
            if kind != b"IDAT":
                continue
            if place == 0:
                out.append(_chunk(b"IDAT", data))
            else:
                out.append(_chunk(b"fdAT", struct.pack(">I", number) + data))
                number += 1
    out.append(_chunk(b"IEND", b""))
    return b"".join(out)


def _chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(SIGNATURE)
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        yield png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        at += 12 + length


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
