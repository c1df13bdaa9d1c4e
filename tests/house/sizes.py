"""How large files and functions are, and how branched: `python -m tests.house.sizes` prints it."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from statistics import mean, median

from tests.house.rooms import room_of_file
from tests.house.source import PACKAGE, ROOT, files, read

_BRANCHES = (
    *(ast.If, ast.IfExp, ast.For, ast.While, ast.ExceptHandler, ast.comprehension),
    *(ast.match_case, ast.BoolOp, ast.Assert),
)


@dataclass(frozen=True)
class Sizes:
    """In lines, blank ones and comments too; complexity is one more than the branches."""

    name: str
    count: int
    median: float
    p90: int
    most: int

    def __str__(self) -> str:
        head = f"{self.name:<10} {self.count:>6}"
        return f"{head}  median {self.median:g}  p90 {self.p90}  most {self.most}"


def sizes_of(name: str, numbers: list[int]) -> Sizes:
    numbers = sorted(numbers)
    p90 = numbers[min(len(numbers) - 1, len(numbers) * 9 // 10)]
    return Sizes(name, len(numbers), median(numbers), p90, numbers[-1])


def measured() -> list[str]:
    """Not the computer players: their searches are compiled, and calls cost them strength."""
    return [file for file in files() if not file.startswith("players/")]


@cache
def lines_of(file: str) -> int:
    return len((ROOT / PACKAGE / file).read_text(encoding="utf-8").splitlines())


def functions() -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for file in measured():
        for node in ast.walk(read(file).tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                yield node


def complexity_of(function: ast.AST) -> int:
    return 1 + sum(isinstance(node, _BRANCHES) for node in ast.walk(function))


def file_sizes() -> Sizes:
    return sizes_of("files", [lines_of(file) for file in measured()])


def function_sizes() -> Sizes:
    spans = [(node.end_lineno or node.lineno) - node.lineno + 1 for node in functions()]
    return sizes_of("functions", spans)


def mean_complexity() -> float:
    return mean(complexity_of(node) for node in functions())


def main() -> None:
    rooms: dict[str, int] = {}
    for file in files():
        room = str(room_of_file(file))
        rooms[room] = rooms.get(room, 0) + lines_of(file)
    for room, lines in sorted(rooms.items()):
        print(f"{lines:>6}  {room}")
    print(f"{sum(rooms.values()):>6}  all")
    print(file_sizes(), function_sizes(), f"mean complexity {mean_complexity():.2f}", sep="\n")


if __name__ == "__main__":
    main()
