"""Draws the app icon in every size from its two SVG files and writes the sounds: `python3 installer/make_art.py`."""

import struct
import sys
from itertools import chain
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QRectF
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from installer.make_sounds import write_sounds

SHARED = Path(__file__).resolve().parent.parent / "resources" / "shared"
APP = SHARED / "app"

PNG_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
LARGEST_SMALL = 32
"""Up to this size the simpler drawing is used, whose edges lie on the pixel grid."""
LARGEST_BITMAP = 64
"""Resource compilers and older shells expect plain bitmaps in the small entries of an .ico file."""

ICNS_PNG = {
    b"ic11": 32,
    b"ic12": 64,
    b"ic07": 128,
    b"ic13": 256,
    b"ic08": 256,
    b"ic14": 512,
    b"ic09": 512,
    b"ic10": 1024,
}
ICNS_PACKED = ((b"is32", b"s8mk", 16), (b"il32", b"l8mk", 32))
"""The two sizes that macOS does not take as PNG inside an app: packed colours and a mask of alpha."""


def picture(size: int) -> QImage:
    source = APP / ("app-small.svg" if size <= LARGEST_SMALL else "app.svg")
    drawing = QSvgRenderer(str(source))
    if not drawing.isValid():
        raise OSError(f"not a drawing: {source.name}")
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    drawing.render(painter, QRectF(0, 0, size, size))
    painter.end()
    return image.convertToFormat(QImage.Format.Format_ARGB32)


def png(size: int) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, b"png")
    if not writer.write(picture(size)):
        raise OSError(writer.errorString())
    return bytes(buffer.data().data())


def rgba(size: int) -> bytes:
    """Rows from the top, four bytes each pixel, no padding."""
    image = picture(size).convertToFormat(QImage.Format.Format_RGBA8888)
    # `constBits` borrows the pixels: the image must outlive the copy, so it needs its name.
    return bytes(image.constBits())


def bitmap(size: int) -> bytes:
    """The bitmap of an icon entry: rows from the bottom, BGRA, and an empty mask that counts as height."""
    pixels = rgba(size)
    rows = [pixels[y * size * 4 : (y + 1) * size * 4] for y in reversed(range(size))]
    colours = b"".join(
        bytes((row[x + 2], row[x + 1], row[x], row[x + 3]))
        for row in rows
        for x in range(0, size * 4, 4)
    )
    mask = bytes((size + 31) // 32 * 4 * size)
    header = struct.pack(
        "<IiiHHIIiiII", 40, size, size * 2, 1, 32, 0, len(colours) + len(mask), 0, 0, 0, 0
    )
    return header + colours + mask


def ico() -> bytes:
    entries = [(size, bitmap(size) if size <= LARGEST_BITMAP else png(size)) for size in ICO_SIZES]
    offset = 6 + 16 * len(entries)
    directory = struct.pack("<HHH", 0, 1, len(entries))
    for size, data in entries:
        directory += struct.pack(
            "<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), offset
        )
        offset += len(data)
    return directory + b"".join(data for _, data in entries)


def packed(channel: bytes) -> bytes:
    """Run lengths as in an .icns file: 3 to 130 equal bytes become two, others are quoted by the 128."""
    out, quoted, at = bytearray(), bytearray(), 0
    while at < len(channel):
        run = 1
        while run < 130 and channel[at + run : at + run + 1] == channel[at : at + 1]:
            run += 1
        if run >= 3:
            out += _quote(quoted) + bytes((run + 125, channel[at]))
            quoted.clear()
        else:
            quoted += channel[at : at + run]
        at += run
    return bytes(out + _quote(quoted))


def _quote(plain: bytearray) -> bytes:
    parts = (plain[i : i + 128] for i in range(0, len(plain), 128))
    return b"".join(bytes((len(part) - 1,)) + part for part in parts)


def icns() -> bytes:
    small = (_packed_pair(*entry) for entry in ICNS_PACKED)
    parts = [*chain.from_iterable(small), *((kind, png(size)) for kind, size in ICNS_PNG.items())]
    body = b"".join(struct.pack(">4sI", kind, 8 + len(data)) + data for kind, data in parts)
    return struct.pack(">4sI", b"icns", 8 + len(body)) + body


def _packed_pair(
    colours: bytes, mask: bytes, size: int
) -> tuple[tuple[bytes, bytes], tuple[bytes, bytes]]:
    pixels = rgba(size)
    return (colours, b"".join(packed(pixels[c::4]) for c in range(3))), (mask, pixels[3::4])


def main() -> None:
    for size in PNG_SIZES:
        (APP / f"app-{size}.png").write_bytes(png(size))
    (APP / "app.ico").write_bytes(ico())
    (APP / "app.icns").write_bytes(icns())
    write_sounds(SHARED / "sounds")


if __name__ == "__main__":
    main()
