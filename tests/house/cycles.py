"""Import cycles, also those that an import inside a function or behind TYPE_CHECKING hides."""

from collections.abc import Mapping

from tests.house.rooms import file_of, imports
from tests.house.source import PACKAGE, files, read

Needs = Mapping[str, tuple[str, ...]]


def needs() -> Needs:
    """By file: the files of the package that it imports, wherever in it the import stands."""
    return {file: tuple(sorted(_needed(file) - {file})) for file in files()}


def _needed(file: str) -> set[str]:
    modules = [found.module for found in imports(read(file)) if found.module.startswith(PACKAGE)]
    homes = (file_of(module) or file_of(module.rpartition(".")[0]) for module in modules)
    return {home for home in homes if home is not None}


def cycles(needs: Needs) -> list[tuple[str, ...]]:
    """Files that reach each other (Tarjan: strongly connected, two or more)."""
    number: dict[str, int] = {}
    lowest: dict[str, int] = {}
    path: list[str] = []
    found: list[tuple[str, ...]] = []

    def visit(file: str) -> None:
        number[file] = lowest[file] = len(number)
        path.append(file)
        for other in needs[file]:
            if other not in number:
                visit(other)
            if other in path:
                lowest[file] = min(lowest[file], lowest[other])
        if lowest[file] == number[file]:
            ring = tuple(path[path.index(file) :])
            del path[-len(ring) :]
            if len(ring) > 1:
                found.append(ring)

    for file in needs:
        if file not in number:
            visit(file)
    return found
