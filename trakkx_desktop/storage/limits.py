"""How much a file may hold before it is absurd: far above what play makes, far below what hangs."""

SEATS = 16
GAMES = 1000
LOG = 5000
"""Actions in one game."""
MATCH_LOG = 50_000
"""Actions in one match."""
ITEMS = 5000
"""Elements of one list inside an action."""
DEPTH = 6
"""Nesting inside an action; one more level doubles the time msgspec needs to learn the type."""
WORD = 400
"""Characters of a code, an id, a time."""
NAME = 1000
NOTE = 10000


def plain(text: str, limit: int) -> str:
    """Text that can be written as UTF-8 and read back: half characters are replaced, and what is
    longer than anybody can read is cut."""
    return text[:limit].encode("utf-8", "replace").decode("utf-8")
