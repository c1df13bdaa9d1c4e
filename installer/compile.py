"""Compiles the inner modules of the computer players by mypyc, beside their sources: one source, two speeds.

`python -m installer.compile` needs mypy, setuptools and a C compiler; nothing that it makes is needed
to play. `TRAKKX_PURE=1` in the environment has the program pass over it (see `players/__init__.py`).
"""

from __future__ import annotations

import hashlib
import os
import shlex
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLAYERS = ROOT / "trakkx_desktop" / "players"
BUILD = ROOT / "build" / "native"
STAMP = BUILD / "digest.txt"

MODULES: dict[str, tuple[str, ...]] = {
    "traexx": ("ruler", "beam", "pen", "ghost", "hunt"),
    "trakkx": (
        *("faces", "lots", "board", "places", "search", "climb"),
        *("cover", "prices", "proof", "bounds", "carrying", "outs"),
    ),
    "trax": ("board", "shapes", "threats", "worth", "zone", "search", "root", "dice", "proof"),
}
"""The modules to compile, by player."""
LIBRARY = "native__mypyc"
"""All become one library, so that mypyc knows all subclasses and checks less; each module is a stub into it."""

SUFFIX = sysconfig.get_config_var("EXT_SUFFIX") or ".so"


def sources(key: str) -> list[Path]:
    return [PLAYERS / key / f"{name}.py" for name in MODULES[key]]


def products() -> list[Path]:
    """The files that compiling makes."""
    stubs = [PLAYERS / key / f"{name}{SUFFIX}" for key, names in MODULES.items() for name in names]
    return [PLAYERS / f"{LIBRARY}{SUFFIX}", *stubs]


def digest() -> str:
    """Of all that the compiled form depends on."""
    inputs = [Path(__file__), *(path for key in MODULES for path in sources(key))]
    texts = [sys.version.encode(), *(path.read_bytes() for path in inputs)]
    return hashlib.sha256(b"\0".join(texts)).hexdigest()


def is_fresh() -> bool:
    """Is everything compiled, and from these very sources?"""
    is_whole = all(path.exists() for path in products())
    return is_whole and STAMP.is_file() and STAMP.read_text(encoding="utf-8") == digest()


def flags() -> list[str]:
    """For the compilers of Linux."""
    import mypyc

    return [
        # Lets the compiler draw small functions into each other: a sixth faster.
        "-fno-semantic-interposition",
        # No path of this computer, so that the same sources give the same file everywhere.
        f"-ffile-prefix-map={Path(mypyc.__file__).parent.parent}=.",
    ]


def compile_players() -> None:
    """In a process whose sets have one order, so that the same sources give the same C; raises if it fails."""
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-m", "installer.compile", "here"]
    subprocess.run(command, cwd=ROOT, env=environment, check=True)


def compile_here() -> None:
    """Raises what mypyc or the C compiler has to say."""
    from mypyc.build import mypycify
    from setuptools import Distribution  # type: ignore[import-untyped]

    os.chdir(ROOT)
    if sys.platform.startswith("linux"):
        os.environ["CFLAGS"] = " ".join([os.environ.get("CFLAGS", ""), shlex.join(flags())])
    extensions = mypycify(
        [str(path.relative_to(ROOT)) for key in MODULES for path in sources(key)],
        opt_level="3",
        debug_level="0",
        group_name="trakkx_desktop.players." + LIBRARY.removesuffix("__mypyc"),
        target_dir=str(BUILD.relative_to(ROOT)),
    )
    build = Distribution({"name": "players", "ext_modules": extensions}).get_command_obj(
        "build_ext"
    )
    build.inplace = True
    build.build_temp = str(BUILD.relative_to(ROOT))
    build.ensure_finalized()
    build.run()
    STAMP.write_text(digest(), encoding="utf-8")


def clean() -> None:
    for path in products():
        path.unlink(missing_ok=True)


def main(arguments: list[str]) -> int:
    if arguments == ["clean"]:
        clean()
    elif arguments == ["here"]:
        compile_here()
    elif not is_fresh():
        compile_players()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
