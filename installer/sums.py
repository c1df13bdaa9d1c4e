"""Writes SHA256SUMS for all that lies in `dist/`: `sha256sum -c SHA256SUMS` there tells whether it arrived whole."""

import hashlib
from pathlib import Path

NAME = "SHA256SUMS"


def write(folder: Path) -> Path:
    files = sorted(path for path in folder.iterdir() if path.is_file() and path.name != NAME)
    lines = (f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files)
    (folder / NAME).write_text("".join(lines), encoding="utf-8")
    return folder / NAME
