"""Renders the gallery; exit code 1 and a list if a picture does not show what it is about."""

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import product
from multiprocessing import get_context
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from tests.gallery.album import album

THEMES, LANGUAGES = ("light", "dark"), ("en", "de")


def main(arguments: list[str]) -> int:
    if not arguments:
        print("usage: python -m tests.gallery OUT_DIR [NAME ...]", file=sys.stderr)
        return 2
    out, *wished = arguments
    Path(out).mkdir(parents=True, exist_ok=True)
    themes, languages = zip(*product(THEMES, LANGUAGES), strict=True)
    # A process has one language and one look: two albums at a time need two of them.
    workers = ProcessPoolExecutor(min(4, os.cpu_count() or 1), get_context("spawn"))
    with workers as pool:
        paint = partial(album, Path(out), tuple(wished))
        albums = list(pool.map(paint, themes, languages))
    problems = [line for _, lines in albums for line in lines]
    for line in problems:
        print(line)
    failed = len({line.split(":")[0] for line in problems})
    print(f"{sum(count for count, _ in albums) - failed} passed, {failed} failed")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
