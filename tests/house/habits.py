"""Habits that hold in every room: who may name a game, pick a colour, write a file, catch all."""

import ast
import re
from collections.abc import Iterator

from tests.house.rooms import room_of_file
from tests.house.source import Fault, Source, arguments, callee
from trakkx_desktop.catalog import GAMES

PALETTE = "view/stage/palette.py"
WRITER = "storage/writer.py"
READER = "storage/reader.py"
PAINTING = "view/stage/painting.py"
TASK = "session/task.py"
"""Where what a worker did not expect becomes a value for the thread of the interface."""

CHOOSERS = ("get", "startswith", "endswith", "removeprefix", "removesuffix", "room", "game")
"""Calls that pick something by a key."""

HEX_COLOUR = re.compile(r"#[0-9a-fA-F]{3,8}\b|\b(?:rgb|hsl|hsv)a?\(")
NAMED_COLOUR = re.compile(r"\b(?:color|background|fill|stroke)\s*[:=]\s*[\"']?([a-z]+)\b")
COLOURLESS = ("transparent", "none", "inherit", "palette", "url", "currentcolor", "qlineargradient")

WRITES = {"write_text", "write_bytes", "mkstemp", "NamedTemporaryFile", "TemporaryFile"}
WRITES |= {"copyfile", "copy2", "copytree", "QSaveFile", "QSettings"}
OS_WRITES = ("replace", "rename", "renames", "write", "truncate", "link", "symlink")


def has_game_key(node: ast.AST | None) -> bool:
    return node is not None and any(
        isinstance(part, ast.Constant) and part.value in GAMES for part in ast.walk(node)
    )


def is_own_place(file: str) -> bool:
    """A file that belongs to one game, or the catalog."""
    room = room_of_file(file) or ""
    is_game_room = room.partition("/")[2] in GAMES
    return is_game_room or file in ("catalog.py", *(f"commands/{key}.py" for key in GAMES))


def game_branches(source: Source) -> Iterator[Fault]:
    """Choices by a game's key above the games."""
    if is_own_place(source.file):
        return
    for node in ast.walk(source.tree):
        match node:
            case ast.Compare() | ast.MatchValue():
                is_choice = has_game_key(node)
            case ast.Dict(keys=keys):
                is_choice = any(has_game_key(key) for key in keys)
            case ast.Subscript(slice=index):
                is_choice = has_game_key(index)
            case ast.Call() if callee(node)[1] in CHOOSERS:
                is_choice = any(isinstance(a, ast.Constant) and has_game_key(a) for a in node.args)
            case _:
                continue
        if is_choice:
            yield source.fault(node, f"chooses by a game's key: {ast.unparse(node)[:80]}")


def named_colours(text: str) -> list[str]:
    return [name for name in NAMED_COLOUR.findall(text) if name not in COLOURLESS]


def is_literal_colour(call: ast.Call) -> bool:
    receiver, name = callee(call)
    makes = name.rpartition(".")[2] in ("QColor", "qRgb", "qRgba")
    makes = makes or (receiver.endswith("QColor") and name.startswith("from"))
    return makes and any(isinstance(argument, ast.Constant) for argument in arguments(call))


def colours(source: Source) -> Iterator[Fault]:
    """Colours that do not come from the palette."""
    if source.file == PALETTE:
        return
    for node, text in source.texts():
        if HEX_COLOUR.search(text) or named_colours(text):
            yield source.fault(node, f"a colour outside the palette: {text[:60]!r}")
    for call in source.calls():
        if is_literal_colour(call):
            yield source.fault(call, f"a colour outside the palette: {ast.unparse(call)}")
    for part in ast.walk(source.tree):
        if isinstance(part, ast.Attribute) and is_global_colour(part):
            yield source.fault(part, f"a colour outside the palette: {ast.unparse(part)}")


def is_global_colour(node: ast.Attribute) -> bool:
    owner = ast.unparse(node.value)
    bare = r"(?:dark|light)?(?:[rR]ed|[gG]reen|[bB]lue|[cC]yan|[mM]agenta|[yY]ellow|[gG]ray)"
    is_bare = owner == "Qt" and re.fullmatch(rf"{bare}|black|white", node.attr) is not None
    return is_bare or (owner.endswith("GlobalColor") and node.attr != "transparent")


def opens_for_writing(call: ast.Call) -> bool:
    """The mode of `open` has to be plain; a method of that name may have another meaning altogether."""
    receiver, name = callee(call)
    if name != "open":
        return False
    modes = [keyword.value for keyword in call.keywords if keyword.arg == "mode"]
    if receiver in ("", "io", "builtins", "codecs"):
        modes += call.args[1:2]
        return any(not isinstance(mode, ast.Constant) or is_writing(mode) for mode in modes)
    return any(
        isinstance(mode, ast.Constant) and is_writing(mode) for mode in modes + call.args[:1]
    )


def is_writing(mode: ast.Constant) -> bool:
    return re.fullmatch(r"[rwaxbt+]*[wax+][rwaxbt+]*", str(mode.value)) is not None


def is_write(call: ast.Call, file: str) -> bool:
    receiver, name = callee(call)
    if receiver == "os" and name == "open":
        return file != READER
    named = name in WRITES or (receiver == "os" and name in OS_WRITES)
    return named or (receiver == "shutil" and name in ("copy", "move")) or opens_for_writing(call)


def writes(source: Source) -> Iterator[Fault]:
    """Writing past the one atomic writer; the one reader needs the system's own `open`, too."""
    if source.file == WRITER:
        return
    for call in source.calls():
        if is_write(call, source.file):
            yield source.fault(call, f"writes past {WRITER}: {ast.unparse(call)[:60]}")


def catches_all(kind: ast.expr | None) -> bool:
    if kind is None:
        return True
    kinds = kind.elts if isinstance(kind, ast.Tuple) else [kind]
    names = {ast.unparse(one).rpartition(".")[2] for one in kinds}
    return bool(names & {"Exception", "BaseException"})


def is_broad(node: ast.AST) -> bool:
    """A handler that tidies up and raises again lets everything pass on."""
    if isinstance(node, ast.ExceptHandler):
        last = node.body[-1]
        return catches_all(node.type) and not (isinstance(last, ast.Raise) and last.exc is None)
    if isinstance(node, ast.Call) and callee(node)[1] == "suppress":
        return any(catches_all(argument) for argument in node.args)
    return False


def broad_catches(source: Source) -> Iterator[Fault]:
    """Catching everything is for the top handler, and for the end of a worker's thread."""
    if source.file in ("app.py", TASK):
        return
    for node in ast.walk(source.tree):
        if is_broad(node):
            yield source.fault(node, "catches everything")


def foreign_code(source: Source) -> Iterator[Fault]:
    """Running text as code or as a shell line."""
    for call in source.calls():
        receiver, name = callee(call)
        if name in ("eval", "exec", "compile") and receiver in ("", "builtins"):
            yield source.fault(call, f"{name} runs text as code")
        if receiver == "os" and name in ("system", "popen"):
            yield source.fault(call, f"os.{name} runs a shell line")


def painters(source: Source) -> Iterator[Fault]:
    """Painters that nobody ends; `with painting(device)` ends its own."""
    for call in source.calls():
        if callee(call)[1].rpartition(".")[2] == "QPainter" and source.file != PAINTING:
            yield source.fault(call, f"paints past {PAINTING}")


def foreign_privates(source: Source) -> Iterator[Fault]:
    """In the rooms that people see: reaching into another object's own affairs, past its masks."""
    if not source.file.startswith("view/"):
        return
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Attribute) and re.match(r"_[a-z]", node.attr):
            owner = ast.unparse(node.value)
            if owner not in ("self", "cls", "super()"):
                yield source.fault(node, f"{owner}.{node.attr} is not for others")


TRUE_STATE = ("record", "saved", "now", "first_state", "steps")
"""Ways to an unmasked state: of a live game they are the session's alone."""


def true_states(source: Source) -> Iterator[Fault]:
    """Views get a sight: of a session or match they never ask for what lies behind the masks."""
    if not source.file.startswith("view/"):
        return
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Attribute) and node.attr in TRUE_STATE:
            owner = ast.unparse(node.value)
            if re.search(r"(?:^|[._])(?:session|sight|match|house)$", owner):
                yield source.fault(node, f"{owner}.{node.attr} lies behind the masks")
