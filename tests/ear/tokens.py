"""What a TRAKKX player makes of the words: tokens, lines that could be laid, where something lies."""

import re
from itertools import combinations, pairwise, permutations

COLOURS = ("red", "blue", "green", "yellow")
Token = tuple[str, int]
Cell = tuple[int, int]
Table = dict[Cell, Token]


def tokens(words: str) -> list[Token]:
    found = re.findall(rf"({'|'.join(COLOURS)}) (\d+)", words)
    return [(colour, int(value)) for colour, value in found]


def called(token: Token) -> str:
    return f"{token[0]} {token[1]}"


def cell(words: str) -> Cell | None:
    found = re.search(r"column (-?\d+), line (-?\d+)", words)
    return (int(found[1]), int(found[2])) if found else None


def best_line(rack: list[Token]) -> list[Token]:
    """The longest row or sequence of one's own, or nothing."""
    lines = [*_rows(set(rack)), *_sequences(set(rack))]
    return max(lines, key=len, default=[])


def _rows(rack: set[Token]) -> list[list[Token]]:
    """One colour, numbers going up."""
    found = []
    for colour, value in rack:
        line = [(colour, value)]
        while (colour, line[-1][1] + 1) in rack:
            line.append((colour, line[-1][1] + 1))
        found.append(line)
    return [line for line in found if len(line) >= 3]


def _sequences(rack: set[Token]) -> list[list[Token]]:
    """One number, every colour once."""
    found = []
    for value in {value for _, value in rack}:
        same = [token for token in sorted(rack) if token[1] == value]
        found += [list(line) for size in (3, 4) for line in combinations(same, size)]
    return found


def wanted(told: str) -> set[Token]:
    """The tokens that would lengthen one of the lines that were told."""
    found: set[Token] = set()
    for kind, words in re.findall(r"(Row|Sequence) (?:across|down): ([^;.]*)", told):
        line = tokens(words)
        if kind == "Row":
            values = [value for _, value in line]
            found |= {(line[0][0], min(values) - 1), (line[0][0], max(values) + 1)}
        else:
            used = {colour for colour, _ in line}
            found |= {(colour, line[0][1]) for colour in COLOURS if colour not in used}
    return found


def is_line(line: list[Token]) -> bool:
    values, colours = [value for _, value in line], {colour for colour, _ in line}
    if len(set(values)) == 1:
        return len(colours) == len(line)
    steps = {b - a for a, b in pairwise(values)}
    return len(colours) == 1 and steps in ({1}, {-1})


def crossing(table: Table, rack: list[Token]) -> tuple[list[Token], Cell, Cell] | None:
    """Two tokens that make a line with one of the table, away from all others: where it lies, and which way."""
    for at, token in table.items():
        for way in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            if not _is_free(table, at, way):
                continue
            for pair in permutations(rack, 2):
                if is_line([token, *pair]):
                    return list(pair), at, way
    return None


def _is_free(table: Table, at: Cell, way: Cell) -> bool:
    """Room for two tokens that touch nothing else."""
    (x, y), (dx, dy) = at, way
    line = [(x - dx, y - dy), *((x + n * dx, y + n * dy) for n in (1, 2, 3))]
    beside = [(x + n * dx + s * dy, y + n * dy + s * dx) for n in (1, 2) for s in (1, -1)]
    return not any(place in table for place in (*line, *beside))


def free_line(taken: Table, length: int) -> Cell:
    """Where a line across can begin without touching anything: near the top left."""
    lines = [line for _, line in taken] or [1]
    columns = [column for column, _ in taken] or [1]
    for line in range(min(lines), max(lines) + 3):
        for column in range(min(columns) - 1, max(columns) + 3):
            near = {(column + dx, line + dy) for dx in range(-1, length + 1) for dy in (-1, 0, 1)}
            if not near & taken.keys():
                return column, line
    return min(columns), max(lines) + 2
