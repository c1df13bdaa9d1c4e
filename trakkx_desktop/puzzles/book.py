"""The book of puzzles of a game: one compact file, read strictly; a broken or missing one is named.

`resources/<game>/puzzles/book.gz` holds lines of JSON: a head, then one line for each puzzle.
"""

import gzip
import json
import zlib
from functools import cache
from pathlib import Path
from typing import Any

from trakkx_desktop import catalog, resources
from trakkx_desktop.core.pack import PackError
from trakkx_desktop.core.record import Entry
from trakkx_desktop.puzzles.puzzle import GRADES, Aim, Facts, Puzzle

FORMAT = 1


class BookBroken(Exception):
    """A book cannot be read; names the file and what is wrong with it."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"{path}: {why}")
        self.path = path
        self.why = why


def path(key: str) -> Path:
    return resources.path(key, "puzzles", "book.gz")


@cache
def book(key: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game, the easiest first."""
    return read(key, path(key))


def read(key: str, where: Path) -> tuple[Puzzle, ...]:
    try:
        lines = gzip.decompress(where.read_bytes()).decode("utf-8").splitlines()
        head, *rest = map(json.loads, lines)
        if head != {"format": FORMAT, "game": key, "count": len(rest)}:
            raise BookBroken(where, "the head does not fit")
        puzzles = tuple(unpacked(key, data) for data in rest)
    except (OSError, EOFError, zlib.error, RecursionError) as error:
        raise BookBroken(where, str(error)) from error
    except (ValueError, TypeError, KeyError) as error:
        raise BookBroken(where, f"a puzzle is malformed: {error}") from error
    if not puzzles:
        raise BookBroken(where, "it is empty")
    return puzzles


def packed(key: str, puzzles: tuple[Puzzle, ...]) -> bytes:
    """The reverse of `read`; equal puzzles give equal bytes."""
    rows = [{"format": FORMAT, "game": key, "count": len(puzzles)}, *map(row_of, puzzles)]
    text = "\n".join(json.dumps(row, separators=(",", ":")) for row in rows)
    return gzip.compress(text.encode(), mtime=0)


def row_of(puzzle: Puzzle) -> dict[str, Any]:
    """One line of the file."""
    game = catalog.game(puzzle.game)
    return {
        "id": puzzle.id,
        "grade": puzzle.grade,
        "seat": puzzle.seat,
        "position": game.pack(puzzle.position),
        "aim": [puzzle.aim.code, puzzle.aim.facts],
        "solution": [[entry.seat, game.pack(entry.action)] for entry in puzzle.solution],
        "proof": puzzle.proof,
    }


def unpacked(key: str, data: dict[str, Any]) -> Puzzle:
    """The reverse of `row_of`; ValueError, TypeError or KeyError if it is none."""
    game = catalog.game(key)
    code, facts = data["aim"]
    solution = tuple(Entry(_number(seat), game.unpack(action)) for seat, action in data["solution"])
    if _number(data["grade"]) not in GRADES or not isinstance(data["id"], str) or not solution:
        raise PackError(f"puzzle {data['id']!r}")
    return Puzzle(
        game=key,
        id=data["id"],
        grade=data["grade"],
        seat=_number(data["seat"]),
        position=game.unpack(data["position"]),
        aim=Aim(str(code), _facts(facts)),
        solution=solution,
        proof=_facts(data["proof"]),
    )


def _number(data: Any) -> int:
    if type(data) is not int:
        raise PackError(f"{data!r} is no whole number")
    return data


def _facts(data: Any) -> Facts:
    return tuple((str(name), _fact(value)) for name, value in data)


def _fact(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(map(_fact, value))
    if type(value) not in (str, int):
        raise PackError(f"{value!r} is no fact")
    return value
