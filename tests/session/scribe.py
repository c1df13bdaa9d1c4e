"""A child process that stands in for the worker and misbehaves as its first argument says."""

import json
import os
import sys
import time
from pathlib import Path

WAYS = ("dies", "dies-once", "hangs", "babbles", "cheats", "broken")


def main() -> None:
    way, notes = sys.argv[1:]
    for line in sys.stdin:
        asked = json.loads(line)
        if not asked:
            continue
        with Path(notes).open("a", encoding="utf-8") as file:
            file.write(line)
        behave(way, asked["id"], len(Path(notes).read_text(encoding="utf-8").splitlines()))


def behave(way: str, number: int, times: int) -> None:
    told = {"id": number, "worth": 0.5, "reason": "opening", "facts": [], "proven": False}
    first = {"kind": "Lay", "cell": [0, 0], "tile": "J"}
    if way == "dies" or (way == "dies-once" and times == 1):
        os._exit(3)
    if way == "hangs":
        time.sleep(600)
    if way == "babbles":
        print("good evening", flush=True)
    elif way == "broken":
        print(json.dumps({"id": number, "error": "broken", "text": "trax.weights"}), flush=True)
    elif way == "cheats":
        far = {"kind": "Lay", "cell": [7, 7], "tile": "J"}
        print(json.dumps({**told, "action": far, "done": True}), flush=True)
    else:
        # A late answer to somebody else's question must not be taken for this one.
        print(json.dumps({**told, "id": number - 1, "action": first, "done": True}), flush=True)
        print(json.dumps({**told, "action": first, "done": True}), flush=True)


if __name__ == "__main__":
    main()
