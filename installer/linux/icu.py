"""Makes ICU's library of data small: of 30 MB Qt's widgets need the order of letters, and nothing else.

Qt asks ICU to sort names and to change case; case needs no data. What is kept is a package of ICU's own
form, linked into a library of the same name by the C compiler that has compiled the players.
"""

import re
import struct
import subprocess
import tempfile
from pathlib import Path

from installer.linux.catalogue import languages

KEPT = ("root.res", "res_index.res", "icuver.res", "keyTypeData.res", "likelySubtags.res")
KEPT_ORDER = ("root.res", "res_index.res", "ucadata.icu")
"""Of the folder `coll`, with the files of the languages that the app speaks."""
FORMAT = b"CmnD"
ALIGNED = 16
SOURCE = """
.section .note.GNU-stack,"",%progbits
.section .rodata
.balign {aligned}
.globl {name}
.type {name}, %object
{name}:
.incbin "{file}"
.size {name}, . - {name}
"""


def shrink(library: Path) -> None:
    """Puts a library with the kept data only in the place of the whole one."""
    whole = library.read_bytes()
    head, items = unpacked(whole)
    release = re.search(r"\.so\.(\d+)", library.name)
    if release is None:
        raise ValueError(f"no version in {library.name}")
    kept = {name: data for name, data in items.items() if is_kept(name.partition("/")[2])}
    link(packed(head, kept), f"icudt{release[1]}_dat", library)


def is_kept(name: str) -> bool:
    if name.startswith("coll/"):
        own = {f"{code}.res" for code in languages()}
        return name.removeprefix("coll/") in {*KEPT_ORDER, *own}
    return name in KEPT


def unpacked(library: bytes) -> tuple[bytes, dict[str, bytes]]:
    """The head of the package inside, and its items by name, in their order."""
    start = library.index(FORMAT) - 12
    size = struct.unpack_from("<H", library, start)[0]
    base = start + size
    count = struct.unpack_from("<I", library, base)[0]
    table = [struct.unpack_from("<II", library, base + 4 + 8 * i) for i in range(count)]
    # The last item has no successor to end at: what follows it in the library does no harm.
    ends = [offset for _, offset in table[1:]] + [table[-1][1] + 1_000_000]
    items = {}
    for (name, offset), end in zip(table, ends, strict=True):
        label = library[base + name : library.index(b"\0", base + name)].decode("ascii")
        items[label] = library[base + offset : base + end]
    return library[start:base], items


def packed(head: bytes, items: dict[str, bytes]) -> bytes:
    names = b"".join(name.encode("ascii") + b"\0" for name in items)
    table_size = 4 + 8 * len(items)
    body = bytearray(pad(bytes(table_size) + names))
    struct.pack_into("<I", body, 0, len(items))
    at = table_size
    for number, (name, data) in enumerate(items.items()):
        struct.pack_into("<II", body, 4 + 8 * number, at, len(body))
        at += len(name) + 1
        body += pad(data)
    return head + bytes(body)


def pad(data: bytes) -> bytes:
    return data + bytes(-len(data) % ALIGNED)


def link(package: bytes, name: str, library: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "data").write_bytes(package)
        source = SOURCE.format(name=name, file="data", aligned=ALIGNED)
        (Path(folder) / "data.s").write_text(source, encoding="ascii")
        command = [
            "cc",
            "-shared",
            "-nostdlib",
            f"-Wl,-soname,{library.name}",
            "-Wl,--build-id=none",
        ]
        command += ["-o", str(library), "data.s"]
        subprocess.run(command, cwd=folder, check=True)
