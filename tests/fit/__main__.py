"""Looks at everything, or at what is named; exit code 1 and a list if something does not fit."""

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import product
from multiprocessing import get_context

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from tests.fit.look import Way, looked
from tests.fit.pseudo import CODE
from tests.gallery.shots import SHOTS
from trakkx_desktop.view.screens.house.languages import languages

SIZES, SCALES = ((1024, 640), (1440, 900)), (1.0, 1.3)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fit", description=__doc__)
    parser.add_argument("names", nargs="*", help="parts of the names of windows; all without")
    parser.add_argument("--languages", default=",".join((*languages(), CODE)))
    parser.add_argument("--sizes", default=",".join(f"{w}x{h}" for w, h in SIZES))
    parser.add_argument("--scales", default=",".join(map(str, SCALES)))
    given = parser.parse_args(arguments)
    sizes = [tuple(int(side) for side in size.split("x")) for size in given.sizes.split(",")]
    scales = [float(scale) for scale in given.scales.split(",")]
    wished = product(given.languages.split(","), sizes, scales)
    ways = tuple(Way(code, (size[0], size[1]), scale) for code, size, scale in wished)
    names = [s.name for s in SHOTS if not given.names or any(n in s.name for n in given.names)]
    workers = min(4, os.cpu_count() or 1)
    parts = [tuple(names[i::workers]) for i in range(workers)]
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        found = [line for lines in pool.map(partial(looked, ways=ways), parts) for line in lines]
    print("\n".join(found))
    bad = len({line.split(":")[0] for line in found})
    print(f"{len(names) * len(ways) - bad} passed, {bad} failed")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
