"""Finds words that a person would see but no translator: visible texts that are not marked."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator

from installer.translate import Unreadable, is_translation, message
from tests.house.source import Fault, Source, callee

TR = "view/stage/tr.py"
"""Our only mark."""

QT_SHOWS = {
    *("setText", "setWindowTitle", "setToolTip", "setStatusTip", "setWhatsThis", "setTitle"),
    *("setAccessibleName", "setAccessibleDescription", "setPlaceholderText", "setLabelText"),
    *("setPlainText", "setHtml", "setMarkdown", "setPrefix", "setSuffix", "setIconText"),
    *("setInformativeText", "setDetailedText", "setApplicationDisplayName", "showMessage"),
    *("addItem", "addItems", "addAction", "addMenu", "addTab", "addButton", "addRow", "addText"),
    *("addSimpleText", "insertItem", "insertAction", "drawText", "drawStaticText", "showText"),
    *("getOpenFileName", "getSaveFileName", "getExistingDirectory", "QAccessibleAnnouncementEvent"),
    *("QLabel", "QPushButton", "QToolButton", "QCheckBox", "QRadioButton", "QAction", "QMenu"),
    *("QGroupBox", "QStaticText", "QGraphicsTextItem", "QGraphicsSimpleTextItem", "QMessageBox"),
}
"""Qt's own calls that show a text that is passed to them, or speak it."""

SHOWN_PARAMETERS = {"text", "words", "sentence", "title", "label", "caption", "missing", "spoken"}
"""A parameter of one of these names, in the rooms with a face, takes words for a person."""

WORDY = re.compile(r"(?:^|_)(?:words|sentence|spoken|caption)s?$")
"""A function with such a name returns words for a person."""

NOT_SHOWN = re.compile(r"^(?:log|logger|logging|_log|warnings|parser|sys\.std\w+)$")
"""Whom a sentence may be told in English: the log, the developer, the command line."""

SENTENCE = re.compile(r"^[A-ZÄÖÜ]\w*,? \S+ .*\w|^[A-ZÄÖÜ].* .*[.!?…]$")
PLACEHOLDER = re.compile(r"\{[^{}]*\}|%n|%L?\d+")
PROPER_NAMES = {"TRAKKX", "TRÄXX", "TRAX", "Trakkx", "Trakkx Desktop"}
"""The same in every language."""

Shown = dict[str, set[int | str]]
"""By the name of a function or class: places and names of the parameters that are shown."""


def is_faced(file: str) -> bool:
    return file.startswith(("view/", "session/")) or file == "app.py"


def shown_parameters(sources: Iterable[Source]) -> Shown:
    """Our own controls that show words, found by the names of their parameters."""
    shown: Shown = defaultdict(set)
    for source in sources:
        for node in ast.walk(source.tree) if source.file != TR else ():
            if isinstance(node, ast.FunctionDef) and node.name != "__init__":
                shown[node.name] |= parameters_of(node)
            elif isinstance(node, ast.ClassDef):
                for inner in node.body:
                    if isinstance(inner, ast.FunctionDef) and inner.name == "__init__":
                        shown[node.name] |= parameters_of(inner)
    return shown


def parameters_of(function: ast.FunctionDef) -> set[int | str]:
    names = [argument.arg for argument in function.args.args]
    if names[:1] in (["self"], ["cls"]):
        names = names[1:]
    places = {place for place, name in enumerate(names) if name in SHOWN_PARAMETERS}
    names += [argument.arg for argument in function.args.kwonlyargs]
    return {*places, *(name for name in names if name in SHOWN_PARAMETERS)}


def shown_arguments(call: ast.Call, own: Shown) -> list[ast.expr]:
    name = callee(call)[1].rpartition(".")[2]
    if name in QT_SHOWS:
        return [*call.args, *(keyword.value for keyword in call.keywords if keyword.arg == "text")]
    wanted = own.get(name, set())
    found = [value for place, value in enumerate(call.args) if place in wanted]
    return found + [keyword.value for keyword in call.keywords if keyword.arg in wanted]


def literals(node: ast.AST | None, bound: dict[str, list[ast.expr]]) -> Iterator[ast.Constant]:
    """The plain texts that an expression may evaluate to; what is marked is not plain."""
    match node:
        case ast.Constant(value=str()):
            yield node
        case ast.JoinedStr(values=parts) | ast.BoolOp(values=parts):
            for part in parts:
                yield from literals(part, bound)
        case ast.FormattedValue(value=inner) | ast.NamedExpr(value=inner):
            yield from literals(inner, bound)
        case ast.IfExp(body=one, orelse=other) | ast.BinOp(left=one, op=ast.Add(), right=other):
            yield from literals(one, bound)
            yield from literals(other, bound)
        case ast.BinOp(left=pattern, op=ast.Mod()):
            yield from literals(pattern, bound)
        case ast.Call(func=ast.Attribute(value=receiver)) if not is_translation(node):
            yield from literals(receiver, bound)
        case ast.Subscript(value=ast.Dict(values=values)) | ast.Dict(values=values):
            for value in values:
                yield from literals(value, bound)
        case ast.Subscript(value=ast.Name() as name) | (ast.Name() as name):
            for value in bound.get(name.id, []):
                yield from literals(value, {})


def bindings(tree: ast.AST) -> dict[str, list[ast.expr]]:
    """What the names of a file are set to."""
    bound: dict[str, list[ast.expr]] = defaultdict(list)
    for node in ast.walk(tree):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                bound[name].append(value)
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                bound[name].append(value)
    return bound


def is_wordy(text: str) -> bool:
    return text not in PROPER_NAMES and any(map(str.isalpha, PLACEHOLDER.sub("", text)))


def unmarked(source: Source, own: Shown) -> Iterator[Fault]:
    """Texts handed to something that shows them, or returned as words, without a mark."""
    bound = bindings(source.tree)
    for node in ast.walk(source.tree):
        shown: list[ast.expr | None] = []
        if isinstance(node, ast.Call):
            shown += shown_arguments(node, own)
        elif isinstance(node, ast.FunctionDef) and WORDY.search(node.name):
            shown += [part.value for part in ast.walk(node) if isinstance(part, ast.Return)]
        for expression in shown:
            for text in literals(expression, bound):
                if is_wordy(str(text.value)):
                    yield source.fault(text, f"visible but not marked: {text.value!r}")


def is_excuse(node: ast.AST) -> bool:
    """A place where a sentence may stand: a mark, a docstring, an error, the log, the command line."""
    match node:
        case ast.Raise() | ast.Assert() | ast.Expr(value=ast.Constant()):
            return True
        case ast.keyword(arg="description" | "help" | "usage" | "epilog"):
            return True
        case ast.Call():
            receiver, name = callee(node)
            is_told = name == "print" or name.endswith("Error") or NOT_SHOWN.match(receiver)
            return is_translation(node) or bool(is_told)
    return False


def excused(tree: ast.AST) -> set[int]:
    found = [part for node in ast.walk(tree) if is_excuse(node) for part in ast.walk(node)]
    return set(map(id, found))


def sentences(source: Source) -> Iterator[Fault]:
    """Whatever reads like a sentence will be shown some day, by whatever way."""
    free = excused(source.tree)
    for node, text in source.texts():
        if id(node) not in free and SENTENCE.search(text):
            yield source.fault(node, f"a sentence that is not marked: {text[:60]!r}")


def wrong_marks(source: Source) -> Iterator[Fault]:
    """Marks that the collector cannot follow: an alias, a variable, another mark than our `tr`."""
    if source.file == TR:
        return
    called = {id(call.func) for call in source.calls()}
    for node in ast.walk(source.tree):
        match node:
            case ast.Call() if is_translation(node):
                try:
                    message(node)
                except Unreadable as error:
                    yield source.fault(node, str(error))
            case ast.Call(args=[ast.Constant(value=str()), _, *_]) if is_other_mark(node):
                yield source.fault(node, f"write tr: {ast.unparse(node)}")
            case ast.Call(func=ast.Attribute(attr="tr")) | ast.Call(func=ast.Name(id="_")):
                yield source.fault(node, f"write tr: {ast.unparse(node)}")
            case ast.Name(id="tr", ctx=ast.Load()) if id(node) not in called:
                yield source.fault(node, "an alias of tr")
            case ast.alias(name="tr", asname=str(other)):
                yield source.fault(node, f"an alias of tr: {other}")


def is_other_mark(call: ast.Call) -> bool:
    name = callee(call)[1].rpartition(".")[2]
    return name in ("translate", "QT_TRANSLATE_NOOP", "QT_TR_NOOP") and not is_translation(call)
