"""A foreign engine for tests, as badly behaved as is wished: `stranger.py WAY -W|-B`."""

import sys
import time


def main(way: str, side: str) -> None:
    if way == "dies":
        sys.exit(3)
    if side == "-W":
        print("@0/", flush=True)
    for _ in sys.stdin:
        if way == "sleeps":
            time.sleep(60)
        answers = {"babbles": "\nnonsense {x}", "cheats": "Z9+", "begs": "draw"}
        print(answers.get(way, "B1/"), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[-1])
