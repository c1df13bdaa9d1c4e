"""Which room a file belongs to, and what each room may import (ARCHITECTURE.md)."""

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache

from tests.house.source import PACKAGE, Fault, Source, files, read
from trakkx_desktop.catalog import GAMES

FILES = {
    "__init__.py": "package",
    "__main__.py": "main",
    "app.py": "app",
    "catalog.py": "catalog",
    "resources.py": "resources",
}
FOLDERS = ("core", "storage", "session", "commands", "players", "puzzles", "lessons", "study")
HALLS = ("games", "view", "players", "puzzles", "lessons", "study")
"""Folders with one room for each game."""

OPEN = ("package", "catalog", "resources", "core")

QT_DRAWING = tuple(
    f"PySide6.Qt{name}"
    for name in ("Core", "Gui", "Widgets", "Svg", "SvgWidgets", "Multimedia", "PrintSupport")
)
PEER = "{own}"
"""The folder of the same game in another hall."""


@dataclass(frozen=True)
class Leave:
    """What a room may import: rooms (and itself), and libraries beside the standard one."""

    rooms: tuple[str, ...]
    libraries: tuple[str, ...] = ()


TABLE = {
    "package": Leave(()),
    "resources": Leave(("package",)),
    "core": Leave(("package",)),
    "catalog": Leave(("package", "core")),
    "main": Leave(("package", "commands", "app")),
    "app": Leave(("*",), (*QT_DRAWING, "PySide6.QtNetwork", "shiboken6")),
    "games": Leave(("package",)),
    "games/*": Leave(("package", "core", "resources")),
    "players": Leave((*OPEN, "games/*"), ("numpy", "mypy_extensions", "librt")),
    "players/*": Leave((*OPEN, f"games/{PEER}", "players"), ("numpy", "mypy_extensions", "librt")),
    "puzzles": Leave((*OPEN, "storage")),
    "puzzles/*": Leave((*OPEN, f"games/{PEER}", f"players/{PEER}", "puzzles")),
    "lessons": Leave(OPEN),
    "lessons/*": Leave((*OPEN, f"games/{PEER}", f"players/{PEER}", "lessons")),
    "study": Leave(OPEN),
    "study/*": Leave((*OPEN, f"games/{PEER}", f"players/{PEER}", "study")),
    "storage": Leave(OPEN, ("msgspec", "platformdirs")),
    "commands": Leave((*OPEN, "games/*", "players", "players/*", "storage", "study", "puzzles")),
    "session": Leave(
        (*OPEN, "storage", "puzzles", "lessons", "study"),
        ("PySide6.QtCore", "PySide6.QtNetwork", "shiboken6"),
    ),
    "view": Leave(("package",)),
    "view/stage": Leave((*OPEN, "session"), (*QT_DRAWING, "shiboken6")),
    "view/screens": Leave(
        (*OPEN, "session", "puzzles", "lessons", "study", "view/stage"), (*QT_DRAWING, "shiboken6")
    ),
    "view/*": Leave((*OPEN, f"games/{PEER}", "view/stage"), (*QT_DRAWING, "shiboken6")),
}

DENIED = {"pickle", "marshal", "shelve", "socket", "socketserver", "ssl", "http", "ftplib"}
DENIED |= {"smtplib", "poplib", "imaplib", "xmlrpc", "urllib.request", "asyncio", "tkinter"}
"""Standard modules that would run foreign code, or speak to the internet, which the app never does."""

LOCAL_NETWORK = ("QLocalServer", "QLocalSocket")


@dataclass(frozen=True)
class Import:
    """`module` as deep as the statement tells it: `from a import b` is `a.b`."""

    node: ast.stmt
    module: str
    is_lazy: bool


def imports(source: Source) -> Iterator[Import]:
    def visit(node: ast.AST, is_lazy: bool) -> Iterator[Import]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.Import):
                for alias in child.names:
                    yield Import(child, alias.name, is_lazy)
            elif isinstance(child, ast.ImportFrom):
                for alias in child.names:
                    stem = "." * child.level + (child.module or "")
                    yield Import(child, f"{stem}.{alias.name}", is_lazy)
            inside = isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
            yield from visit(child, is_lazy or inside)

    return visit(source.tree, False)


def room_of_file(file: str) -> str | None:
    """None: a folder that is not in the plan of the house."""
    *folders, name = file.split("/")
    if not folders:
        return FILES.get(name)
    hall, *inner = folders
    if hall in HALLS and inner:
        is_known = inner[0] in GAMES or (hall == "view" and inner[0] in ("stage", "screens"))
        return f"{hall}/{inner[0]}" if is_known else None
    if hall in FOLDERS or (hall in HALLS and name == "__init__.py"):
        return hall
    return None


def room_of_module(module: str) -> str:
    """The room of a dotted name inside the package; its last words may be names in a module."""
    first, *rest = module.split(".")[1:] or [""]
    if f"{first}.py" in FILES:
        return FILES[f"{first}.py"]
    if first in HALLS and rest and room_of_file(f"{first}/{rest[0]}/x.py"):
        return f"{first}/{rest[0]}"
    return first if first in (*FOLDERS, *HALLS) else "package"


def leave(room: str) -> Leave:
    return TABLE.get(room) or TABLE[f"{room.partition('/')[0]}/*"]


def may_enter(room: str, other: str) -> bool:
    own = room.partition("/")[2]
    patterns = (pattern.replace(PEER, own) for pattern in leave(room).rooms)
    return room == other or any(fnmatchcase(other, pattern) for pattern in patterns)


def may_use(room: str, module: str) -> bool:
    words = module.split(".")
    if words[0] in sys.stdlib_module_names:
        return True
    library = ".".join(words[:2]) if words[0] == "PySide6" else words[0]
    return library in leave(room).libraries


def import_fault(room: str, found: Import) -> str | None:
    module = found.module
    if module.startswith("."):
        return f"relative import of {module}"
    if any(f"{module}.".startswith(f"{name}.") for name in DENIED):
        return f"{module} is denied everywhere"
    if module.startswith("PySide6.QtNetwork.") and module.split(".")[2] not in LOCAL_NETWORK:
        return f"{module}: only local sockets, {' and '.join(LOCAL_NETWORK)}"
    if module.split(".")[0] != PACKAGE:
        return None if may_use(room, module) else f"{room} may not use {module}"
    other = room_of_module(module)
    if not may_enter(room, other):
        return f"{room} may not import {other} ({module})"
    if room == "main" and other != "package" and not found.is_lazy:
        return f"{module} has to be imported where it is needed, not at the start"
    return None


def edges(source: Source) -> Iterator[Fault]:
    """Imports that the table does not know."""
    room = room_of_file(source.file)
    if room is None:
        yield Fault(source.file, 1, "this folder or file is not in the plan of the house")
        return
    for found in imports(source):
        if what := import_fault(room, found):
            yield source.fault(found.node, what)


def hidden_edges(source: Source) -> Iterator[Fault]:
    """Imports by name, which the table cannot judge; the catalog and the starter need them."""
    for call in source.calls():
        name = ast.unparse(call.func).rpartition(".")[2]
        is_import = name in ("import_module", "__import__", "exec_module")
        if is_import and room_of_file(source.file) not in ("catalog", "main"):
            yield source.fault(call, f"{name} hides what is imported")


@cache
def definitions(file: str) -> frozenset[str]:
    """Names that a module makes itself: what it imports is not its own to give away."""
    found: set[str] = set()
    for node in ast.walk(read(file).tree):
        match node:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
                found.add(name)
            case ast.Name(id=name, ctx=ast.Store()):
                found.add(name)
    return frozenset(found)


def smuggled(source: Source) -> Iterator[Fault]:
    """Names that come from a module which only imported them: what a room may use it imports openly."""
    for node in ast.walk(source.tree):
        if not isinstance(node, ast.ImportFrom) or not (node.module or "").startswith(PACKAGE):
            continue
        file = file_of(node.module or "")
        own = definitions(file) if file is not None else frozenset()
        for alias in node.names:
            is_module = file_of(f"{node.module}.{alias.name}") is not None
            if not is_module and alias.name not in own and not is_door(file):
                yield source.fault(node, f"{alias.name} does not live in {node.module}")


def is_door(file: str | None) -> bool:
    """A folder's own `__init__` may say what is in it."""
    return file is not None and file.endswith("__init__.py")


@cache
def file_of(module: str) -> str | None:
    path = module.removeprefix(PACKAGE).strip(".").replace(".", "/")
    for file in (f"{path}.py" if path else "", f"{path}/__init__.py".lstrip("/")):
        if file in files():
            return file
    return None
