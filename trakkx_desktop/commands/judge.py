"""`judge GAME`: answers recorded positions and games, one JSON line for each line of standard input."""

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from io import TextIOWrapper
from typing import Any

from trakkx_desktop import catalog

Answer = Callable[[dict[str, Any]], dict[str, Any]]


class BadQuestion(ValueError):
    """A record that lacks a needed field or has one of the wrong type."""


def answers(lines: Iterable[str], answer: Answer) -> Iterator[dict[str, Any]]:
    """One answer for each non-blank line; a bad line is told and the next is judged all the same."""
    for line in lines:
        if not line.strip():
            continue
        try:
            question = json.loads(line)
        except (ValueError, RecursionError):
            yield {"error": "this line is not JSON"}
            continue
        if not isinstance(question, dict):
            yield {"error": "a JSON object is expected"}
            continue
        try:
            yield answer(question)
        except BadQuestion as error:
            yield {"error": str(error)}


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or arguments[0] not in catalog.GAMES:
        print(
            f"usage: judge GAME, where GAME is one of: {', '.join(catalog.GAMES)}", file=sys.stderr
        )
        return 2
    answer: Answer = catalog.part("commands", arguments[0]).answer
    if isinstance(sys.stdin, TextIOWrapper):
        # A byte that is no UTF-8 spoils its own line, not the run; so do half characters in an answer.
        sys.stdin.reconfigure(encoding="utf-8", errors="surrogateescape")
    for reply in answers(sys.stdin, answer):
        print(json.dumps(reply), flush=True)
    return 0
