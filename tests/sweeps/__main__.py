"""`python -m tests.sweeps NAME [ROUNDS] [SEED]`: one sweep, as long as one likes; 0 failures or an exit code of 1.

files: damaged saves, settings, people, lists, backups and records are read; folders: the app starts in a
damaged config folder; kills: whoever plays is killed at random; power: the disk loses its power; calls: a
save is killed at, or denied, each of its system calls.
"""

import os
import sys
import time
from collections.abc import Callable, Iterator

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def _files(rounds: int, seed: int) -> Iterator[str]:
    from tests.sweeps.files import sweep

    return sweep(rounds, seed)


def _folders(rounds: int, seed: int) -> Iterator[str]:
    from tests.sweeps.folders import sweep

    return sweep(rounds, seed)


def _kills(rounds: int, seed: int) -> Iterator[str]:
    from tests.sweeps.kills import sweep

    return sweep(rounds, seed)


def _power(rounds: int, seed: int) -> Iterator[str]:
    from tests.sweeps.power import sweep

    return sweep(rounds, seed)


def _calls(rounds: int, seed: int) -> Iterator[str]:
    import pytest

    if pytest.main(["-q", "tests/storage/test_faults.py"]):
        yield "a save did not survive"


SWEEPS: dict[str, tuple[Callable[[int, int], Iterator[str]], int]] = {
    "files": (_files, 300_000),
    "folders": (_folders, 2000),
    "kills": (_kills, 500),
    "power": (_power, 40),
    "calls": (_calls, 1),
}
"""And how long the long run of each is."""


def main(arguments: list[str]) -> int:
    if not arguments or arguments[0] not in SWEEPS:
        print(__doc__, file=sys.stderr)
        return 2
    sweep, usual = SWEEPS[arguments[0]]
    rounds = int(arguments[1]) if len(arguments) > 1 else usual
    seed = int(arguments[2]) if len(arguments) > 2 else 1
    began, bad = time.process_time(), 0
    for told in sweep(rounds, seed):
        bad += 1
        print(told, flush=True)
    spent = time.process_time() - began
    print(f"{arguments[0]}: {rounds} rounds from seed {seed}, {bad} failures, {spent:.0f} s of CPU")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
