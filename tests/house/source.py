"""The program's files as syntax trees, and the form in which a fault is told."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGE = "trakkx_desktop"


@dataclass(frozen=True)
class Fault:
    file: str
    line: int
    what: str

    def __str__(self) -> str:
        return f"{PACKAGE}/{self.file}:{self.line}: {self.what}"


@dataclass(frozen=True)
class Source:
    """`file` is its path inside the package, with slashes."""

    file: str
    tree: ast.Module

    def fault(self, node: ast.AST, what: str) -> Fault:
        return Fault(self.file, getattr(node, "lineno", 1), what)

    def calls(self) -> Iterator[ast.Call]:
        return (node for node in ast.walk(self.tree) if isinstance(node, ast.Call))

    def texts(self) -> Iterator[tuple[ast.Constant, str]]:
        """String constants that are no docstrings, with their values."""
        prose = {id(node.value) for node in ast.walk(self.tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(self.tree):
            if not isinstance(node, ast.Constant) or id(node) in prose:
                continue
            if isinstance(node.value, str):
                yield node, node.value


def parse(file: str, text: str) -> Source:
    return Source(file, ast.parse(text, file))


@cache
def files() -> list[str]:
    package = ROOT / PACKAGE
    return sorted(path.relative_to(package).as_posix() for path in package.rglob("*.py"))


@cache
def read(file: str) -> Source:
    return parse(file, (ROOT / PACKAGE / file).read_text(encoding="utf-8"))


def callee(call: ast.Call) -> tuple[str, str]:
    """Receiver and name of what is called: `QColor.fromRgb(1)` gives `("QColor", "fromRgb")`."""
    if isinstance(call.func, ast.Attribute):
        return ast.unparse(call.func.value), call.func.attr
    return "", ast.unparse(call.func)


def arguments(call: ast.Call) -> list[ast.expr]:
    return [*call.args, *(keyword.value for keyword in call.keywords)]
