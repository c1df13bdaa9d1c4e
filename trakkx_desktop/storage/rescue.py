"""What is left of a save whose JSON is cut off or damaged: its longest beginning, closed properly."""

import re

from trakkx_desktop.storage.errors import BrokenFile

_TOKEN = re.compile(
    rb'[ \t\r\n]*+(?:(?P<string>"(?:[^"\\\x00-\x1f]++|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*+")'
    rb"|(?P<plain>-?(?:0|[1-9][0-9]*+)(?:\.[0-9]++)?(?:[eE][-+]?[0-9]++)?|true|false|null)"
    rb"|(?P<mark>[][{}:,]))"
)
# Every repetition is possessive: what does not match must not be tried again shorter.
_CLOSERS = {b"[": b"]", b"{": b"}"}
TOKENS = 1_000_000
"""More than any real save has; a scan of that many takes about a second."""
WHOLE = 4
"""Cuts are made only between things nested at most this deep (save, games, game, log): a log
entry is kept as a whole or not at all, for half a move could be another legal move."""


def beginning(data: bytes) -> bytes:
    """JSON text: `data` up to the last cut before its first error; BrokenFile if there is none."""
    try:
        data.decode()
    except UnicodeDecodeError as error:
        data = data[: error.start]
    open_now: list[bytes] = []
    cut, open_at_cut = 0, b""
    expected = "value"
    at = 0
    for _ in range(TOKENS):
        token = _TOKEN.match(data, at)
        if token is None:
            break
        at = token.end()
        following = _follow(token, expected, open_now)
        if following is None:
            break
        expected = following
        if token["mark"] in (b",", b"]", b"}") and 0 < len(open_now) <= WHOLE:
            cut = token.start("mark") if token["mark"] == b"," else at
            open_at_cut = b"".join(reversed(open_now))
    if not open_at_cut:
        raise BrokenFile("not_json", f"not JSON from byte {at} on")
    return data[:cut] + open_at_cut


def _follow(token: re.Match[bytes], expected: str, open_now: list[bytes]) -> str | None:
    """What may come after this token (None: it may not stand here); keeps `open_now` up to date."""
    mark = token["mark"]
    if mark is None:
        return _after_scalar(token["string"] is not None, expected)
    if mark in _CLOSERS:
        if expected not in ("value", "value or end"):
            return None
        open_now.append(_CLOSERS[mark])
        return "value or end" if mark == b"[" else "key or end"
    if mark == b":":
        return "value" if expected == "colon" else None
    if expected not in ("end", "value or end", "key or end") or not open_now:
        return None
    if mark == b",":
        inside = "value" if open_now[-1] == b"]" else "key"
        return inside if expected == "end" else None
    return "end" if open_now.pop() == mark else None


def _after_scalar(is_string: bool, expected: str) -> str | None:
    if is_string and expected in ("key", "key or end"):
        return "colon"
    return "end" if expected in ("value", "value or end") else None
