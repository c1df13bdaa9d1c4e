"""Every word that a person sees is marked, collected, translated and compiled, in every language."""

import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from installer import translate
from installer.translate import Message
from tests.house import words
from tests.house.source import Fault, Source, files, parse, read

LANGUAGES = sorted(translate.LANGUAGES.glob("trakkx_*.ts"))
FACED = [file for file in files() if words.is_faced(file)]
PLACEHOLDER = re.compile(r"%L?\d+|\{\w*\}")

Check = Callable[[Source], Iterable[Fault]]
each_language = pytest.mark.parametrize("ts", LANGUAGES, ids=translate.language)


def entries(ts: Path) -> list[tuple[Message, ET.Element]]:
    """The texts of a `.ts` file with the elements of their translations."""
    found = []
    for context in ET.parse(ts).getroot().iter("context"):
        for entry in context.iter("message"):
            translation = entry.find("translation")
            assert translation is not None
            name, text = context.findtext("name", ""), entry.findtext("source", "")
            is_plural = entry.get("numerus") == "yes"
            found.append((Message(name, text, is_plural), translation))
    return found


def forms(translation: ET.Element) -> list[str]:
    plural = [form.text or "" for form in translation.iter("numerusform")]
    return plural or [translation.text or ""]


def wrong_form(text: str, form: str) -> str | None:
    """What is wrong with one form of a translation; a singular may go without its number."""
    if not form.strip():
        return "empty"
    if Counter(PLACEHOLDER.findall(text)) != Counter(PLACEHOLDER.findall(form)):
        return "other placeholders"
    edges = [(t[:1].isspace(), t[-1:].isspace()) for t in (text, form)]
    return "other space at the edges" if edges[0] != edges[1] else None


def wrong_entry(entry: Message, translation: ET.Element, plural_forms: int) -> str | None:
    if translation.get("type"):
        return str(translation.get("type"))
    found = forms(translation)
    if len(found) != (plural_forms if entry.is_plural else 1):
        return "another number of plural forms"
    if entry.is_plural and "%n" not in found[-1]:
        return "the plural lost its number"
    return next(filter(None, (wrong_form(entry.text, form) for form in found)), None)


def plural_forms(language: str, folder: Path) -> int:
    """How many the language has, as lupdate knows it."""
    probe = folder / f"probe_{language}.ts"
    translate.update(probe, [Message("probe", "%n probe(s)", is_plural=True)])
    return len(forms(entries(probe)[0][1]))


def test_english_and_german_are_there() -> None:
    assert {"en", "de"} <= {translate.language(ts) for ts in LANGUAGES}


@each_language
def test_every_marked_text_is_in_the_file(ts: Path) -> None:
    is_source = translate.language(ts) == translate.SOURCE_LANGUAGE
    marked = {text for text in translate.all_messages() if text.is_plural or not is_source}
    held = [entry for entry, _ in entries(ts)]
    assert len(held) == len(set(held))
    odd = [f"{text.context}: {text.text!r}" for text in sorted(marked ^ set(held), key=repr)]
    assert not odd, "new or gone, so run installer/translate.py:\n" + "\n".join(odd)


@each_language
def test_every_text_is_translated(ts: Path, tmp_path: Path) -> None:
    count = plural_forms(translate.language(ts), tmp_path)
    faults = [
        f"{entry.context}: {entry.text!r}: {what}"
        for entry, translation in entries(ts)
        if (what := wrong_entry(entry, translation, count))
    ]
    assert not faults, "\n" + "\n".join(faults)


@each_language
def test_compiled_file_is_fresh(ts: Path, tmp_path: Path) -> None:
    fresh = tmp_path / "fresh.qm"
    translate.release(ts, fresh)
    assert ts.with_suffix(".qm").read_bytes() == fresh.read_bytes(), "run installer/translate.py"


def test_visible_words_are_marked() -> None:
    sources = [read(file) for file in FACED]
    own = words.shown_parameters(sources)
    faults = [fault for source in sources for fault in words.unmarked(source, own)]
    for check in (words.sentences, words.wrong_marks):
        faults += [fault for source in sources for fault in check(source)]
    assert not faults, "\n" + "\n".join(map(str, faults))


UNMARKED = [
    "label.setText('Hello')",
    "label.setText(f'{name} wins')",
    "label.setText('Points: ' + str(points))",
    "label.setText('Yes' if ok else no)",
    "label.setText('{name} wins'.format(name=name))",
    "label.setText('%s wins' % name)",
    "QtWidgets.QLabel('Hello')",
    "painter.drawText(rect, flags, 'Hello')",
    "Button('Play')",
    "Button(text='Play')",
    "stage.Button('Play')",
    "bubble.say('No')",
    "words = 'Hello'\nlabel.setText(words)",
    "WORDS = {'a': 'Hello'}\nlabel.setText(WORDS[key])",
    "WORDS = {'a': 'Hello'}\nlabel.setText(WORDS.get(key))",
    "label.setText({'a': 'Hello'}[key])",
    "def option_words(key):\n    return 'Hello'",
    "def spoken(key):\n    return 'red' if key else ''",
]
MARKED = [
    "label.setText(tr('a', 'Hello'))",
    "label.setText(tr('a', 'Hi {n}').format(n=name))",
    "label.setText(f'{name}: {points} …')",
    "label.setText(names['key'])",
    "label.setText('')",
    "label.setText('TRAX')",
    "label.setText(title(key, 'role'))",
    "Button(words, 'primary')",
    "label.setObjectName('Hello')",
    "def option_words(key):\n    return tr('a', 'Hello')",
]
SENTENCES = ["X = 'You may not lay this tile'", "f(x, 'Not now.' if y else 'Well done!')"]
NO_SENTENCES = [
    "'''A docstring is a sentence.'''\nX = 'icon-name'\nY = 'Jost Medium'",
    "raise ValueError('This is for developers only.')",
    "log.warning('This is for the log only.')",
    "Parser(description='This is for the command line.')",
    "tr('a', 'You may not lay this tile.')",
]
WRONG_MARKS = [
    "t = tr",
    "f(tr)",
    "from trakkx_desktop.view.stage.tr import tr as t",
    "QApplication.translate('a', 'Hello')",
    "QCoreApplication.translate('a', 'Hello')",
    "tr('a', text)",
    "tr('a', f'Hello {name}')",
    "tr(context, 'Hello')",
    "tr('a', '')",
    "tr('a', '%n tile(s)')",
    "tr('a', 'tiles', n)",
    "self.tr('Hello')",
    "_('Hello')",
    "QT_TRANSLATE_NOOP('a', 'Hello')",
]
RIGHT_MARKS = [
    "tr('a', 'b ' 'c')",
    "path.translate(1, 2)",
    "'a'.translate(b)",
]

CONTROLS = parse(
    "view/stage/button.py",
    "class Button:\n    def __init__(self, text, primary=''): ...\ndef say(sentence): ...",
)


def unmarked(source: Source) -> Iterable[Fault]:
    return words.unmarked(source, words.shown_parameters([CONTROLS]))


@pytest.mark.parametrize(
    ("check", "text"),
    [(unmarked, text) for text in UNMARKED]
    + [(words.sentences, text) for text in SENTENCES]
    + [(words.wrong_marks, text) for text in WRONG_MARKS],
)
def test_checker_finds(check: Check, text: str) -> None:
    assert list(check(parse("view/stage/a.py", text)))


@pytest.mark.parametrize(
    ("check", "text"),
    [(unmarked, text) for text in MARKED]
    + [(words.sentences, text) for text in NO_SENTENCES]
    + [(words.wrong_marks, text) for text in RIGHT_MARKS],
)
def test_checker_lets_pass(check: Check, text: str) -> None:
    assert not list(check(parse("view/stage/a.py", text)))


@pytest.mark.parametrize(
    ("text", "form", "is_right"),
    [
        ("Hi {name}", "Hallo {name}", True),
        ("Hi {name}", "Hallo", False),
        ("%1 of %2", "%2 von %1", True),
        ("%1 of %2", "%1 von %1", False),
        ("Turn: ", "Zug:", False),
        ("Turn", "", False),
    ],
)
def test_placeholders_are_compared(text: str, form: str, is_right: bool) -> None:
    assert (wrong_form(text, form) is None) == is_right


def test_from_source_to_screen(tmp_path: Path, qapp: QCoreApplication) -> None:
    """Plurals by any expression, joined and escaped texts: what is marked is found again at run time."""
    source = parse(
        "view/stage/a.py",
        'a = tr("t", "%n tile(s)", len(self.tiles) + 1)\n'
        'b = tr("t", "Say \\"yes\\" "\n  "or\\nno … \\N{BULLET} ß")\n',
    ).tree
    plural, quoted = translate.messages(source)
    ts, qm = tmp_path / "trakkx_de.ts", tmp_path / "trakkx_de.qm"
    translate.update(ts, [plural, quoted])
    tree = ET.parse(ts)
    for entry in tree.getroot().iter("message"):
        translation = entry.find("translation")
        assert translation is not None
        del translation.attrib["type"]
        for form, word in zip(
            translation.iter("numerusform"), ("%n Stein", "%n Steine"), strict=False
        ):
            form.text = word
        if entry.get("numerus") != "yes":
            translation.text = "Ja oder nein"
    tree.write(ts, encoding="utf-8")
    translate.release(ts, qm)
    translator = QTranslator()
    assert translator.load(str(qm))
    assert translator.translate("t", plural.text, None, 1) == "%n Stein"
    assert translator.translate("t", plural.text, None, 2) == "%n Steine"
    assert translator.translate("t", quoted.text) == "Ja oder nein"
