"""Sets the program up on a fresh computer and starts it (`play`), its tests (`test`) or its packages (`build`).

This file alone is readable for every Python there is, so that an old one gets a sentence and not a syntax
error; the work is in set_up.py.
"""

import os
import sys

OLDEST, TOO_NEW = (3, 11), (3, 15)


def refusal(version):
    # type: (tuple[int, ...]) -> str
    """Why this Python will not do, or an empty text."""
    found = ".".join(str(part) for part in version[:3])
    if tuple(version[:2]) < OLDEST:
        return "Python 3.11 or newer is needed, this is Python " + found + "."
    if tuple(version[:2]) >= TOO_NEW:
        return "Python 3.11 to 3.14 is needed, since Qt has no build for Python " + found + " yet."
    return ""


if __name__ == "__main__":
    reason = refusal(sys.version_info[:3])
    if reason:
        sys.exit(reason)
    sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    from installer.set_up import main

    sys.exit(main(sys.argv[1:]))
