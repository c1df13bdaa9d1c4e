"""Every reason that a player can give stands in the table of its page, which the tests of the words go by."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from trakkx_desktop import catalog

PLAYERS = Path(__file__).parents[2] / "trakkx_desktop" / "players"


def literals(tree: ast.AST) -> Iterator[object]:
    """Names of codes and facts; sentences are docstrings."""
    texts = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant))
    yield from (text for text in texts if re.fullmatch(r"[a-z][a-z_]*", str(text)))


def thoughts(folder: Path) -> Iterator[object]:
    """What is given in the place of a reason outside `reasons.py`."""
    for path in sorted(folder.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Thought":
                yield from literals(node.args[2])


@pytest.mark.parametrize("key", list(catalog.GAMES))
def test_every_code_in_the_source_is_listed(key: str) -> None:
    folder = PLAYERS / key
    page = (folder / "README.md").read_text(encoding="utf-8")
    listed = page.partition("## Reasons")[2].partition("\n## ")[0]
    known = set(re.findall(r"\w+", listed))
    source = (folder / "reasons.py").read_text(encoding="utf-8")
    given = {*literals(ast.parse(source)), *thoughts(folder)}
    assert len(given) > 10 and given <= known, given - known


@pytest.mark.parametrize("key", list(catalog.GAMES))
def test_every_code_that_is_listed_is_in_the_source(key: str) -> None:
    page = (PLAYERS / key / "README.md").read_text(encoding="utf-8")
    codes = re.findall(r"^\| `(\w+)` \|", page.partition("## Reasons")[2], re.MULTILINE)
    sources = [path.read_text(encoding="utf-8") for path in (PLAYERS / key).glob("*.py")]
    assert len(codes) > 10
    assert [code for code in codes if not any(f'"{code}"' in text for text in sources)] == []
