"""Checks the drawn icons, the app icon in all its sizes and the synthesised sounds, as files on disk."""

import importlib
import math
import struct
import wave
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from trakkx_desktop import resources

ICONS = resources.path("shared", "icons")
APP = resources.path("shared", "app")
SOUNDS = resources.path("shared", "sounds")
INSTALLER = Path(__file__).resolve().parent.parent / "installer"

ICON_WORDS = """
    arrow-down arrow-left arrow-right arrow-up backup bag book chart check chevron-down chevron-up computer copy
    cross dice emblem-traexx emblem-trakkx emblem-trax export eye eye-off first fit flag folder fullscreen
    hand handshake help hint history home import info language last learn lock lot menu minus moon next open
    paste pause pencil people person picture play plus previous print redo restore save search settings sheet sort
    sound-off sound-on star sun table theme timer trash trophy turn undo warning youngest zoom-in zoom-out
"""
ICON_NAMES = ICON_WORDS.split()

PNG_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
PNG_MAGIC = b"\x89PNG\r\n\x1a\n"

SECONDS = {
    "lift": 0.06,
    "drop": 0.09,
    "refuse": 0.16,
    "draw": 0.12,
    "turn": 0.05,
    "forced": 0.07,
    "roll": 0.5,
    "seal": 0.22,
    "win": 1.2,
    "lose": 0.8,
    "right": 0.45,
    "tick": 0.04,
}


def installer_module(name: str, patch: pytest.MonkeyPatch) -> ModuleType:
    patch.syspath_prepend(INSTALLER)
    return importlib.import_module(name)


def alpha(data: bytes, size: int) -> list[int]:
    """The alpha of every pixel of a drawing."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(data)).render(painter)
    painter.end()
    return [image.pixelColor(x, y).alpha() for y in range(size) for x in range(size)]


def samples(name: str) -> tuple[int, ...]:
    with wave.open(str(SOUNDS / f"{name}.wav"), "rb") as file:
        count = file.getnframes()
        return struct.unpack(f"<{count}h", file.readframes(count))


def png_size(data: bytes) -> tuple[int, int]:
    assert data.startswith(PNG_MAGIC)
    width, height = struct.unpack(">II", data[16:24])
    return width, height


def test_the_icon_set_is_complete() -> None:
    assert sorted(file.stem for file in ICONS.glob("*.svg")) == sorted(ICON_NAMES)


@pytest.mark.parametrize("name", ICON_NAMES)
def test_an_icon_takes_its_colour_from_the_app(name: str) -> None:
    root = ElementTree.parse(ICONS / f"{name}.svg").getroot()
    assert root.get("viewBox") == "0 0 24 24"
    for element in root.iter():
        assert "style" not in element.attrib
        for paint in ("fill", "stroke", "color"):
            assert element.get(paint) in (None, "none", "currentColor")


@pytest.mark.parametrize("name", ICON_NAMES)
def test_an_icon_draws_with_strokes_of_one_family(name: str) -> None:
    root = ElementTree.parse(ICONS / f"{name}.svg").getroot()
    assert (root.get("stroke-linecap"), root.get("stroke-linejoin")) == ("round", "round")
    assert root.get("stroke-width") == "2.4"
    for element in root.iter():
        filled = element.get("fill") == "currentColor"
        width = float(element.get("stroke-width", "2.4"))
        assert filled or 2.2 <= width <= 2.8


@pytest.mark.parametrize("name", ICON_NAMES)
def test_an_icon_stays_inside_its_box(name: str) -> None:
    """A stroke cut off at the edge of the 24 grid would show as a flat side."""
    data = (ICONS / f"{name}.svg").read_bytes().replace(b"currentColor", b"black")
    size = 48
    seen = alpha(data, size)
    edge = [seen[y * size + x] for y in range(size) for x in range(size) if {x, y} & {0, size - 1}]
    assert max(edge) == 0
    assert sum(value > 128 for value in seen) > 80


@pytest.mark.parametrize("name", ["app.svg", "app-small.svg"])
def test_the_app_drawing_is_square_and_self_contained(name: str) -> None:
    root = ElementTree.parse(APP / name).getroot()
    _, _, width, height = (root.get("viewBox") or "").split()
    assert width == height == root.get("width") == root.get("height")
    assert {element.tag.rpartition("}")[2] for element in root.iter()} <= {
        "svg",
        "title",
        "path",
        "rect",
    }


@pytest.mark.parametrize("size", PNG_SIZES)
def test_the_app_icon_has_a_png_of_each_size(size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    image = QImage(str(APP / f"app-{size}.png"))
    assert (image.width(), image.height()) == (size, size)
    assert image.hasAlphaChannel()
    assert image.pixelColor(0, 0).alpha() < 128
    assert image.pixelColor(size // 4, size // 16 + 2).alpha() == 255
    fresh: QImage = installer_module("make_art", monkeypatch).picture(size)
    assert mean_difference(image, fresh) < 1.5, "run installer/make_art.py: the drawing has changed"


def mean_difference(one: QImage, other: QImage) -> float:
    """Over the pixels that both show; other versions of Qt smooth edges a little differently."""
    step = max(1, one.width() // 64)
    places = [(x, y) for x in range(0, one.width(), step) for y in range(0, one.height(), step)]
    pairs = [(channels(one, *place), channels(other, *place)) for place in places]
    return sum(abs(a - b) for p, q in pairs for a, b in zip(p, q, strict=True)) / (4 * len(pairs))


def channels(image: QImage, x: int, y: int) -> tuple[int, int, int, int]:
    colour = image.pixelColor(x, y)
    return colour.red(), colour.green(), colour.blue(), colour.alpha()


def test_the_windows_icon_holds_its_sizes() -> None:
    data = (APP / "app.ico").read_bytes()
    reserved, kind, count = struct.unpack_from("<HHH", data)
    assert (reserved, kind, count) == (0, 1, len(ICO_SIZES))
    end = 6 + 16 * count
    for i, size in enumerate(ICO_SIZES):
        width, height, _, _, _, bits, length, offset = struct.unpack_from(
            "<BBBBHHII", data, 6 + 16 * i
        )
        assert (width, height, bits, offset) == (size % 256, size % 256, 32, end)
        entry = data[offset : offset + length]
        if entry.startswith(PNG_MAGIC):
            assert png_size(entry) == (size, size)
        else:
            assert struct.unpack_from("<Iii", entry) == (40, size, 2 * size)
            assert len(entry) == 40 + 4 * size * size + (size + 31) // 32 * 4 * size
            assert bitmap_pixels(entry, size) == png_pixels(size)
        end += length
    assert end == len(data)


def bitmap_pixels(entry: bytes, size: int) -> list[tuple[int, ...]]:
    """Red, green, blue, alpha from the top left on; the file has blue first and the last row first."""
    places = [40 + 4 * ((size - 1 - y) * size + x) for y in range(size) for x in range(size)]
    return [(entry[at + 2], entry[at + 1], entry[at], entry[at + 3]) for at in places]


def png_pixels(size: int) -> list[tuple[int, ...]]:
    image = QImage(str(APP / f"app-{size}.png"))
    return [channels(image, x, y) for y in range(size) for x in range(size)]


def icns_parts(data: bytes) -> dict[str, bytes]:
    magic, length = struct.unpack_from(">4sI", data)
    assert (magic, length) == (b"icns", len(data))
    parts, at = {}, 8
    while at < len(data):
        kind, size = struct.unpack_from(">4sI", data, at)
        parts[kind.decode()] = data[at + 8 : at + size]
        at += size
    return parts


def test_the_mac_icon_holds_its_sizes() -> None:
    parts = icns_parts((APP / "app.icns").read_bytes())
    sizes = {kind: png_size(data)[0] for kind, data in parts.items() if kind.startswith("ic")}
    assert sizes == {
        "ic11": 32,
        "ic12": 64,
        "ic07": 128,
        "ic13": 256,
        "ic08": 256,
        "ic14": 512,
        "ic09": 512,
        "ic10": 1024,
    }


@pytest.mark.parametrize(("colours", "mask", "size"), [("is32", "s8mk", 16), ("il32", "l8mk", 32)])
def test_the_small_mac_icons_unpack_to_the_png(colours: str, mask: str, size: int) -> None:
    parts = icns_parts((APP / "app.icns").read_bytes())
    plain = unpacked(parts[colours])
    assert len(plain) == 3 * size * size
    assert len(parts[mask]) == size * size
    planes = [plain[i * size * size : (i + 1) * size * size] for i in range(3)]
    assert list(zip(*planes, parts[mask], strict=True)) == png_pixels(size)


def unpacked(data: bytes) -> bytes:
    out, at = bytearray(), 0
    while at < len(data):
        if data[at] < 128:
            out += data[at + 1 : at + 2 + data[at]]
            at += 2 + data[at]
        else:
            out += data[at + 1 : at + 2] * (data[at] - 125)
            at += 2
    return bytes(out)


def test_the_sounds_are_complete_and_small() -> None:
    files = sorted(SOUNDS.glob("*.wav"))
    assert [file.stem for file in files] == sorted(SECONDS)
    assert sum(file.stat().st_size for file in files) < 600_000


@pytest.mark.parametrize(("name", "seconds"), SECONDS.items())
def test_a_sound_is_short_mono_and_of_cd_quality(name: str, seconds: float) -> None:
    with wave.open(str(SOUNDS / f"{name}.wav"), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 44_100)
        assert file.getnframes() / 44_100 == pytest.approx(seconds, abs=0.001)


@pytest.mark.parametrize("name", SECONDS)
def test_a_sound_is_soft_and_does_not_click(name: str) -> None:
    wanted = samples(name)
    peak = max(abs(value) for value in wanted) / 32768
    assert -15.5 < 20 * math.log10(peak) < -8.5
    assert abs(sum(wanted) / len(wanted)) / 32768 < 0.002
    assert max(abs(value) for value in (*wanted[:4], *wanted[-16:])) < 40
    jumps = [abs(after - before) for before, after in pairwise(wanted)]
    assert max(jumps) / 32768 < 0.45 * peak


@pytest.mark.parametrize("name", SECONDS)
def test_the_synthesis_gives_the_same_sound_again(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Within one step of 16 bits: the last bit of a sine may differ between systems."""
    make_sounds = installer_module("make_sounds", monkeypatch)
    again = struct.unpack(f"<{len(samples(name))}h", make_sounds.pcm(make_sounds.SOUNDS[name]()))
    assert max(abs(a - b) for a, b in zip(samples(name), again, strict=True)) <= 1
