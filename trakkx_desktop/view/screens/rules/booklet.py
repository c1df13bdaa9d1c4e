"""The rules booklet as text: parsed from `resources/<game>/rules.<language>.md` (RULES_FORMAT.md), searched.

No Qt here: what a booklet says is tested without a screen.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from trakkx_desktop import resources

PLAIN, BOLD, CODE = "plain", "bold", "code"
ENGLISH = "en"

_HEADING = re.compile(r"(##|###) (?P<words>[^{}]+?) \{(?P<anchors>#[\w-]+(?: #[\w-]+)*)\}")
_FIGURE = re.compile(r"!\[(?P<caption>[^\]]+)\]\((?P<spec>.+)\)")
_RUN = re.compile(r"\*\*(?P<bold>[^*]+)\*\*|`(?P<code>[^`]+)`|(?P<plain>[^*`]+)|(?P<odd>.)")


class MalformedBooklet(ValueError):
    """A text that is no booklet; says where and why."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line


@dataclass(frozen=True)
class Run:
    """A piece of text in one style."""

    text: str
    style: str = PLAIN


Runs = tuple[Run, ...]


@dataclass(frozen=True)
class Paragraph:
    runs: Runs


@dataclass(frozen=True)
class Items:
    """A list."""

    items: tuple[Runs, ...]


@dataclass(frozen=True)
class Example:
    """An example, a tip, a remark about the app."""

    paragraphs: tuple[Runs, ...]


@dataclass(frozen=True)
class Picture:
    """A figure; what `spec` draws is the game's business."""

    caption: str
    spec: str


Block = Paragraph | Items | Example | Picture


@dataclass(frozen=True)
class Section:
    """A heading and all up to the next one: a chapter's beginning (level 2) or a rule (level 3)."""

    level: int
    words: str
    anchors: tuple[str, ...]
    blocks: tuple[Block, ...]

    @cached_property
    def text(self) -> str:
        """All its words, for searching."""
        return "\n".join([self.words, *(line for block in self.blocks for line in lines_of(block))])


@dataclass(frozen=True)
class Booklet:
    title: str
    sections: tuple[Section, ...]

    @property
    def chapters(self) -> tuple[int, ...]:
        """Places of the sections that begin a chapter."""
        return tuple(i for i, section in enumerate(self.sections) if section.level == 2)

    def chapter_of(self, place: int) -> int:
        """Place of the chapter that a section belongs to."""
        return max((i for i in self.chapters if i <= place), default=0)

    def place_of(self, anchor: str) -> int | None:
        """Place of the section with a rule id or anchor, whatever its letters' case."""
        wished = anchor.casefold()
        for place, section in enumerate(self.sections):
            if wished in (known.casefold() for known in section.anchors):
                return place
        return None

    def found(self, words: str) -> tuple[int, ...]:
        """Places of the sections that answer to a search: a rule of that id first, then headings,
        then the rest that has the words anywhere."""
        wished = " ".join(words.casefold().split())
        if not wished:
            return ()
        exact = self.place_of(wished)
        ranked = [[exact] if exact is not None else [], [], []]
        for place, section in enumerate(self.sections):
            if wished in section.words.casefold():
                ranked[1].append(place)
            elif wished in section.text.casefold():
                ranked[2].append(place)
        return tuple(dict.fromkeys(place for rank in ranked for place in rank))


def plain(runs: Runs) -> str:
    return "".join(run.text for run in runs)


def lines_of(block: Block) -> Iterator[str]:
    """The words of a block."""
    match block:
        case Paragraph(runs):
            yield plain(runs)
        case Items(many) | Example(many):
            yield from map(plain, many)
        case Picture(caption):
            yield caption


def read_booklet(key: str, language: str) -> Booklet | None:
    """The booklet of a game in a language, else in English, else None. MalformedBooklet."""
    for wished in (language, ENGLISH):
        path = resources.path(key, f"rules.{wished}.md")
        if path.is_file():
            return parse_booklet(path.read_text(encoding="utf-8"))
    return None


def parse_booklet(text: str) -> Booklet:
    """MalformedBooklet if it is none."""
    pieces = _pieces(text)
    number, lines = next(pieces, (1, [""]))
    if len(lines) != 1 or not re.fullmatch(r"# \S.*", lines[0]):
        raise MalformedBooklet(number, "a booklet begins with its title")
    title = lines[0].removeprefix("# ")
    sections: list[Section] = []
    seen: set[str] = set()
    for number, lines in pieces:
        if lines[0].startswith("#"):
            sections.append(_section(number, lines, seen))
        elif not sections:
            raise MalformedBooklet(number, "text before the first chapter")
        else:
            last = sections[-1]
            blocks = (*last.blocks, _block(number, lines))
            sections[-1] = Section(last.level, last.words, last.anchors, blocks)
    if not sections:
        raise MalformedBooklet(number, "a booklet without a chapter")
    return Booklet(title, tuple(sections))


def _pieces(text: str) -> Iterator[tuple[int, list[str]]]:
    """What stands between blank lines, with the number of its first line."""
    lines: list[str] = []
    for number, line in enumerate([*text.splitlines(), ""], 1):
        if line.strip():
            lines.append(line)
        elif lines:
            yield number - len(lines), lines
            lines = []


def _section(number: int, lines: list[str], seen: set[str]) -> Section:
    found = _HEADING.fullmatch(lines[0])
    if len(lines) != 1 or found is None:
        raise MalformedBooklet(number, f"no heading with its anchor: {lines[0]}")
    anchors = tuple(anchor.removeprefix("#") for anchor in found["anchors"].split())
    level = len(found[1])
    if not seen and level != 2:
        raise MalformedBooklet(number, "a rule before the first chapter")
    for anchor in anchors:
        if anchor.casefold() in seen:
            raise MalformedBooklet(number, f"the anchor {anchor} is used twice")
        seen.add(anchor.casefold())
    return Section(level, found["words"], anchors, ())


def _block(number: int, lines: list[str]) -> Block:
    for mark, made in (("- ", Items), ("> ", Example)):
        if any(line.startswith(mark) for line in lines):
            if not all(line.startswith(mark) for line in lines):
                raise MalformedBooklet(number, f"a block with and without {mark.strip()}")
            return made(tuple(_runs(number, line.removeprefix(mark)) for line in lines))
    if len(lines) != 1:
        raise MalformedBooklet(number + 1, "a paragraph is one line")
    if lines[0].startswith("!"):
        figure = _FIGURE.fullmatch(lines[0])
        if figure is None:
            raise MalformedBooklet(number, f"no figure: {lines[0]}")
        return Picture(figure["caption"], figure["spec"])
    return Paragraph(_runs(number, lines[0]))


def _runs(number: int, text: str) -> Runs:
    runs = []
    for found in _RUN.finditer(text):
        style = str(found.lastgroup)
        if style == "odd":
            raise MalformedBooklet(number, f"a {found[0]} without its partner")
        runs.append(Run(found[style], style))
    return tuple(runs)
