"""`solve GAME`: the best turn of a position, with a bound and whether it is proven; one JSON line for each line."""

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from io import TextIOWrapper
from typing import Any

from trakkx_desktop import catalog
from trakkx_desktop.commands.judge import BadQuestion

Solve = Callable[[dict[str, Any]], dict[str, Any]]


def solvers() -> dict[str, Solve]:
    """By game; not every game has a best turn that can be asked for without playing on."""
    parts = {key: catalog.part("commands", key) for key in catalog.GAMES}
    return {key: part.solve for key, part in parts.items() if hasattr(part, "solve")}


def answers(lines: Iterable[str], solve: Solve) -> Iterator[dict[str, Any]]:
    """One answer for each non-blank line, with the question's id; a bad line is told and the next is solved."""
    for line in lines:
        if line.strip():
            yield _answer(line, solve)


def _answer(line: str, solve: Solve) -> dict[str, Any]:
    try:
        question = json.loads(line)
    except (ValueError, RecursionError):
        return {"id": None, "error": "this line is not JSON"}
    if not isinstance(question, dict):
        return {"id": None, "error": "a JSON object is expected"}
    name = question.get("id")
    try:
        return {"id": name, **solve(question)}
    except BadQuestion as error:
        return {"id": name, "error": str(error)}


def main(arguments: list[str]) -> int:
    known = solvers()
    if len(arguments) != 1 or arguments[0] not in known:
        print(f"usage: solve GAME, where GAME is one of: {', '.join(known)}", file=sys.stderr)
        return 2
    if isinstance(sys.stdin, TextIOWrapper):
        # As in `judge`: a byte that is no UTF-8 spoils its own line, not the run.
        sys.stdin.reconfigure(encoding="utf-8", errors="surrogateescape")
    for reply in answers(sys.stdin, known[arguments[0]]):
        print(json.dumps(reply), flush=True)
    return 0
