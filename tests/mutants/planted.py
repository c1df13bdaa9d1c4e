"""The fixed list of planted bugs, read from the tables of this folder."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parent
ROOT = FOLDER.parents[1]


@dataclass(frozen=True)
class Mutant:
    """`old` stands exactly once in `file`; `breaks` says what the person would see with `new`."""

    name: str
    file: str
    old: str
    new: str
    breaks: str
    tests: tuple[str, ...]

    @property
    def room(self) -> str:
        """The folder of the house: core, games/trax, view/stage, view/screens/home; or the file app.py."""
        first, *rest = self.file.split("/")
        deep = 3 if rest[:1] == ["screens"] else 2 if first in ("games", "view") else 1
        return "/".join((first, *rest)[:deep])

    @property
    def source(self) -> str:
        """Where the bug goes, from the root of the repository."""
        return f"trakkx_desktop/{self.file}"

    @property
    def watchers(self) -> tuple[str, ...]:
        """The tests that should notice, from the root of the repository."""
        return tuple(f"tests/{test}" for test in self.tests)

    def is_stale(self, root: Path = ROOT) -> bool:
        """The program has gone on without this entry of the list."""
        path = root / self.source
        return not path.is_file() or path.read_text(encoding="utf-8").count(self.old) != 1


def planted() -> tuple[Mutant, ...]:
    """All of them, room by room."""
    return tuple(
        Mutant(name, tests=tuple(entry.pop("tests")), **entry)
        for path in sorted(FOLDER.glob("*.toml"))
        for name, entry in tomllib.loads(path.read_text(encoding="utf-8")).items()
    )
