"""The rules booklets: their strict format, every rule in both languages, and figures that are true.

The format is described in `resources/RULES_FORMAT.md`, the figures are judged by `tests/figures/`.
"""

import re
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

import trakkx_desktop
from tests.figures import Cell, Wrong, must, read_cells, read_parts
from tests.figures.traexx import check_traexx
from tests.figures.trakkx import check_trakkx
from tests.figures.trax import WHITE, Board, check_trax, fits, lay, read_board, spaces, wins
from trakkx_desktop import resources

LANGUAGES = ("en", "de")
RULES = {
    "trakkx": "S1 S2 S3 T1 A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11 A12 L1 L2 L3 L4 L5 L6 G1 G2 G3 G4 G5"
    " O1 O2 O3 O4 O5 O6 O7 U1 U2 U3 U4 E1 E2 E3 E4 E5 E6 D1 M1 M2 M3",
    "traexx": "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R14 R15 R16 R17 R18 R19 R20 R21",
    "trax": "T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13 L1 L2 L3 D1 D2 D3 D4 D5 D6"
    " P1 P2 P3 P4 P5 P6 P7 P8",
}
FACTS = {
    "trakkx": ("112", "15", "14", "20"),
    "traexx": ("Linus", "Maria", "Sarah", "Tim", "61", "39", "29", "35"),
    "trax": ("2007", "90", "240", "64"),
}
ANCHOR = r"(?:[A-Z]\d+|[a-z0-9]+(?:-[a-z0-9]+)*)"
LETTER = r"[^*_<>\[\]{}|#\\~^&`\n]"
PLAIN = LETTER + "+"
HEADING = re.compile(rf"(##|###) ({PLAIN}) \{{((?:#{ANCHOR})(?: #{ANCHOR})*)\}}")
FIGURE = re.compile(rf"!\[({PLAIN})\]\(([^()\n]+)\)")
TEXT = re.compile(rf"(?:{LETTER}|\*\*{PLAIN}\*\*|`[^`\n]+`)+")
OTHER_MARKUP = re.compile(r"\d+[.)] |[-+=>!] ?")
LEFTOVER = re.compile(r"TODO|FIXME|XXX|\?\?|\.\.\.|lorem|  ", re.IGNORECASE)


def check_text(line: str) -> None:
    must(TEXT.fullmatch(line), f"markup outside the subset: {line!r}")
    must(not OTHER_MARKUP.match(line), f"begins like another block: {line!r}")
    must(line == line.strip() and not LEFTOVER.search(line), f"left over: {line!r}")


def read_block(block: str) -> tuple[str, str]:
    """Kind of a block, and what is the same in all languages: its anchors, spec or line count."""
    lines = block.split("\n")
    if heading := HEADING.fullmatch(block):
        check_text(heading[2])
        return heading[1], heading[3]
    if figure := FIGURE.fullmatch(block):
        check_text(figure[1])
        return "figure", figure[2]
    for kind in ("- ", "> "):
        if all(line.startswith(kind) for line in lines):
            for line in lines:
                check_text(line.removeprefix(kind))
            return kind, str(len(lines))
    must(len(lines) == 1, f"a paragraph is one line: {block!r}")
    check_text(block)
    return "text", ""


def read_booklet(text: str) -> list[tuple[str, str]]:
    must(text.endswith("\n") and not text.endswith("\n\n"), "ends with one line feed")
    must("\t" not in text and "\r" not in text and "\n\n\n" not in text, "stray white space")
    title, *blocks = text[:-1].split("\n\n")
    must(re.fullmatch(rf"# {PLAIN}", title), f"no title: {title!r}")
    return [read_block(block) for block in blocks]


def source(key: str, language: str) -> str:
    return resources.path(key, f"rules.{language}.md").read_bytes().decode("utf-8")


def anchors(key: str, language: str) -> list[str]:
    found = [value for kind, value in read_booklet(source(key, language)) if kind in ("##", "###")]
    return [anchor.removeprefix("#") for value in found for anchor in value.split()]


BOOKLETS = [(key, language) for key in RULES for language in LANGUAGES]


@pytest.mark.parametrize(("key", "language"), BOOKLETS)
def test_every_rule_is_an_anchor_once(key: str, language: str) -> None:
    found = anchors(key, language)
    assert [a for a, n in Counter(found).items() if n > 1] == []
    assert {a for a in found if re.fullmatch(r"[A-Z]\d+", a)} == set(RULES[key].split())


@pytest.mark.parametrize("key", RULES)
def test_every_rule_that_a_refusal_cites_can_be_opened(key: str) -> None:
    folder = Path(trakkx_desktop.__file__).parent / "games" / key
    code = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    cited = set(re.findall(r'"([A-Z]\d{1,2})"', code))
    assert cited
    assert cited - set(anchors(key, "en")) == set()


@pytest.mark.parametrize("key", RULES)
def test_languages_have_the_same_build_and_figures(key: str) -> None:
    english, german = (read_booklet(source(key, language)) for language in LANGUAGES)
    assert english == german


@pytest.mark.parametrize(("key", "language"), BOOKLETS)
def test_every_heading_is_followed_by_something_to_read(key: str, language: str) -> None:
    kinds = [kind for kind, _ in read_booklet(source(key, language))] + ["###"]
    assert kinds[0] == "##"
    assert [i for i, (a, b) in enumerate(pairwise(kinds)) if a == "###" and b.startswith("#")] == []
    assert [i for i, (a, b) in enumerate(pairwise(kinds)) if a == b == "##"] == []


@pytest.mark.parametrize(("key", "language"), BOOKLETS)
def test_the_facts_of_the_rule_book_are_told(key: str, language: str) -> None:
    words = set(re.findall(r"\w+", source(key, language)))
    assert [fact for fact in FACTS[key] if fact not in words] == []


@pytest.mark.parametrize("key", RULES)
def test_german_is_german(key: str) -> None:
    english, german = (
        set(re.findall(r"^[^#!].{40,}$", source(key, language), re.MULTILINE))
        for language in LANGUAGES
    )
    assert english & german == set()


CHECKS = {"trakkx": check_trakkx, "traexx": check_traexx, "trax": check_trax}
FIGURES = [
    (key, value)
    for key in RULES
    for kind, value in read_booklet(source(key, "en"))
    if kind == "figure"
]


@pytest.mark.parametrize(("key", "spec"), FIGURES)
def test_figure_is_well_formed_and_true(key: str, spec: str) -> None:
    CHECKS[key](spec)


def red_closes_one(board: Board, threats: list[Cell]) -> bool:
    open_threats = [cell for cell in threats if cell in spaces(board)]
    turns = (lay(board, c, t) for c in open_threats for t in WHITE if fits(board, c, t))
    return any(after is not None and "R" in wins(after) for after in turns)


def test_two_threats_at_once_cannot_both_be_stopped() -> None:
    """The advice about the L-threat and the longer attack: red wins whatever white answers."""
    pairs = [spec for _, spec in FIGURES if re.fullmatch(r"board: [^;]+; mark:( \d,\d){4}", spec)]
    assert len(pairs) == 2
    for spec in pairs:
        parts = read_parts(spec, ("board", "mark"))
        board, size = read_board(parts["board"])
        threats = read_cells(parts["mark"], *size)
        for cell in spaces(board):
            for tile in (tile for tile in WHITE if fits(board, cell, tile)):
                after = lay(board, cell, tile)
                assert after is None or "R" in wins(after) or red_closes_one(after, threats)
                assert after is None or wins(after) != {"W"}


@pytest.mark.parametrize(
    ("key", "spec"),
    [
        ("trax", "board: |-"),  # T4
        ("trax", "board: |.|"),  # T3
        ("trax", "board: |L L.; ghost: 1,1,7; mark: 5,5"),
        ("trax", "board: |F L."),  # T6: a forced space is open
        ("trax", "board: |. L.; ghost: 1,0,F"),  # T6: the forced ghost is missing
        ("trax", "board: |. L.; ghost: 1,1,J; bad: 1,1"),
        ("trax", "board: 7F-- |..- |..7; ghost: 2,2,F 1,2,| 2,1,-"),  # T7 not said
        ("trax", "board: JL 7F"),  # T8 not said
        ("trax", "board: F7 LJ; glow: R"),
        ("trax", "board: -------; glow: W"),  # T9: seven only
        ("trax", "board: ----; square: 3"),  # P4
        ("trax", "board: ..| --J; square: 3"),  # P5
        ("trax", "board: |F7 LJ| --J; glow: R 0,0; square: 3"),  # P7
        ("trax", "board: |; glow: W 0,0; mark: 0,0"),
        ("trakkx", "table: R5 B5"),  # L3
        ("trakkx", "table: R5 B5 R5b"),  # L1
        ("trakkx", "table: R13 R14 R1"),  # L2
        ("trakkx", "table: R4 R5 R6 . G9"),  # L4
        ("trakkx", "table: R4 R5 R6; bad: 0,0"),
        ("trakkx", "table: R4 R5 R6; rack: R4"),  # S1
        ("trakkx", "table: R4 R5 R6; new: 0,1"),
        ("trakkx", "table: R4 R5 R15"),
        ("traexx", "sheet: start=A now=0,-1>0,-3 card=3"),  # R4
        ("traexx", "sheet: start=A now=0,-1>-1,-1>-2,-1>-2,-2>-1,-3 card=1"),  # R5
        ("traexx", "sheet: start=A path=0,-1>1,-1>0,0>0,-1"),  # R1
        ("traexx", "sheet: start=B path=0,-1>0,0"),  # R2
        ("traexx", "sheet: start=A now=0,-1>0,0 card=1 strip=4:4"),  # R7
        ("traexx", "strip: 7:3"),  # R7
    ],
)
def test_untrue_figure_is_refused(key: str, spec: str) -> None:
    with pytest.raises(Wrong):
        CHECKS[key](spec)


@pytest.mark.parametrize(
    "text",
    [
        "No title\n",
        "# T\n\n#### Too deep {#a}\n",
        "# T\n\n## No anchor\n",
        "# T\n\n## Two\nlines {#a}\n",
        "# T\n\ntwo\nlines\n",
        "# T\n\nan *odd* star\n",
        "# T\n\n" + "a long line of plain words " * 9 + "and a [link](x)\n",
        "# T\n\n1. numbered\n",
        "# T\n\n- one\nnot two\n",
        "# T\n\n| a | table |\n",
        "# T\n\nto come ...\n",
        "# T\n\n![no spec]()\n",
        "# T\n\nends badly",
    ],
)
def test_other_markup_is_refused(text: str) -> None:
    with pytest.raises(Wrong):
        read_booklet(text)
