"""Moving pictures: the chunks that the format asks for, in order, and a first frame that every program shows."""

import struct
import zlib

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from trakkx_desktop.view.stage import export
from trakkx_desktop.view.stage.apng import SIGNATURE, _chunks, animated


def frame(colour: str) -> bytes:
    return export.png(lambda painter: None, QSize(40, 30), QColor(colour))


def test_every_frame_is_in_it(qapp: object) -> None:
    made = animated([frame("red"), frame("blue"), frame("green")], 900, 4000)
    assert made.startswith(SIGNATURE)
    found = list(_chunks(made))
    kinds = [kind for kind, _ in found]
    assert kinds[:3] == [b"IHDR", b"acTL", b"fcTL"] and kinds[-1] == b"IEND"
    assert kinds.count(b"fcTL") == 3 and kinds.count(b"fdAT") == kinds.count(b"IDAT") * 2
    assert struct.unpack(">II", dict(found)[b"acTL"]) == (3, 0)
    numbers = [
        struct.unpack(">I", data[:4])[0] for kind, data in found if kind in (b"fcTL", b"fdAT")
    ]
    assert numbers == list(range(len(numbers))), "one after the other"
    delays = [struct.unpack(">HH", data[20:24]) for kind, data in found if kind == b"fcTL"]
    assert delays == [(900, 1000), (900, 1000), (4000, 1000)]


def test_checksums_are_right_and_a_plain_reader_sees_the_first(qtbot: QtBot) -> None:
    made = animated([frame("red"), frame("blue")], 900, 4000)
    at = len(SIGNATURE)
    while at < len(made):
        (length,) = struct.unpack(">I", made[at : at + 4])
        body = made[at + 4 : at + 8 + length]
        assert struct.unpack(">I", made[at + 8 + length : at + 12 + length]) == (zlib.crc32(body),)
        at += 12 + length
    image = QImage.fromData(made)
    assert image.size() == QSize(40, 30) and image.pixelColor(5, 5) == QColor("red")
