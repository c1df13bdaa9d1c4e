"""Brings the translations up to date: collects the marked texts, merges them into each `.ts`, makes the `.qm`.

`python installer/translate.py` refreshes every language in `resources/i18n`;
`python installer/translate.py fr` adds French first. A language is its file:
nothing in the program lists them.

The texts are collected with Python's own parser, not with that of `lupdate`:
it drops a plural whose number is more than a name
(`tr("trax", "%n tile(s)", len(tiles))`), and it does not know our `tr`. So
lupdate gets the same calls as C++, which it reads well.
"""

import ast
import importlib.util
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "trakkx_desktop"
PAPERS = ROOT / "installer" / "linux" / "words.py"
LANGUAGES = ROOT / "resources" / "i18n"
SOURCE_LANGUAGE = "en"
"""Its file holds plurals only: all else is in the source."""


class Unreadable(ValueError):
    """A marked text that cannot be collected: it has to be written in full where it is used."""


@dataclass(frozen=True)
class Message:
    context: str
    text: str
    is_plural: bool = False


def sources() -> list[Path]:
    """The files that may show words to a person."""
    return sorted([*PACKAGE.glob("view/**/*.py"), PACKAGE / "app.py", PAPERS])


def is_translation(call: ast.AST) -> bool:
    return isinstance(call, ast.Call) and ast.unparse(call.func) == "tr"


def literal(node: ast.expr | None) -> str:
    if node is None or (isinstance(node, ast.Constant) and node.value is None):
        return ""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    raise Unreadable(f"line {node.lineno}: {ast.unparse(node)} is no plain text")


def message(call: ast.Call) -> Message:
    names = ("context", "text", "n")
    given: dict[str, ast.expr] = dict(zip(names, call.args, strict=False))
    given |= {keyword.arg or "": keyword.value for keyword in call.keywords}
    unknown = given.keys() - set(names)
    if unknown or not {"context", "text"} <= given.keys():
        raise Unreadable(
            f"line {call.lineno}: a context and a text are needed, {ast.unparse(call)}"
        )
    found = Message(
        literal(given["context"]),
        literal(given["text"]),
        "n" in given,
    )
    if not found.context or not found.text:
        raise Unreadable(f"line {call.lineno}: an empty context or text")
    if found.is_plural != ("%n" in found.text):
        raise Unreadable(f"line {call.lineno}: %n and a number belong together, {found.text!r}")
    return found


def messages(tree: ast.AST) -> Iterator[Message]:
    """The marked texts of one file; raises Unreadable."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and is_translation(node):
            yield message(node)


def all_messages() -> set[Message]:
    found: set[Message] = set()
    for path in sources():
        if path.exists():
            found.update(messages(ast.parse(path.read_text(encoding="utf-8"), str(path))))
    return found


def as_cpp(found: Iterable[Message]) -> str:
    lines = []
    for one in sorted(found, key=lambda m: (m.context, m.text, m.is_plural)):
        context, text = (json.dumps(part, ensure_ascii=False) for part in (one.context, one.text))
        number = ", n" if one.is_plural else ""
        lines.append(f"QCoreApplication::translate({context}, {text}, nullptr{number});\n")
    return "void collected() {\n" + "".join(lines) + "}\n"


def qt_tool(name: str) -> Path:
    spec = importlib.util.find_spec("PySide6")
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError("PySide6 is needed to translate")
    return Path(spec.origin).with_name(name + (".exe" if sys.platform == "win32" else ""))


def run_tool(name: str, *arguments: str) -> None:
    subprocess.run([str(qt_tool(name)), "-silent", *arguments], check=True)


def language(ts: Path) -> str:
    return ts.stem.partition("_")[2]


def update(ts: Path, found: Iterable[Message]) -> None:
    """Merges the texts into a `.ts` file, made if need be; new ones are unfinished, old ones go."""
    with tempfile.TemporaryDirectory() as folder:
        collected = Path(folder) / "collected.cpp"
        collected.write_text(as_cpp(found), encoding="utf-8")
        plural_only = ["-pluralonly"] if language(ts) == SOURCE_LANGUAGE else []
        options = ["-locations", "none", "-no-obsolete", "-sort-messages", *plural_only]
        options += ["-source-language", SOURCE_LANGUAGE, "-target-language", language(ts)]
        # A text that resembles an old one is another text: its translation must not be guessed.
        options += ["-disable-heuristic", "similartext"]
        run_tool("lupdate", *options, str(collected), "-ts", str(ts))


def release(ts: Path, qm: Path) -> None:
    run_tool("lrelease", str(ts), "-qm", str(qm))


def main(added: list[str]) -> int:
    files = {LANGUAGES / f"trakkx_{name}.ts" for name in added} | set(LANGUAGES.glob("trakkx_*.ts"))
    found = all_messages()
    for ts in sorted(files):
        update(ts, found)
        release(ts, ts.with_suffix(".qm"))
        open_ones = ts.read_text(encoding="utf-8").count('type="unfinished"')
        print(f"{ts.relative_to(ROOT)}: {open_ones} of {len(found)} texts to translate")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
