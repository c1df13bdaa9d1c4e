"""The rules booklet as text (RULES_FORMAT.md): what it says, what is found in it, what is no booklet."""

from pathlib import Path

import pytest

from trakkx_desktop import resources
from trakkx_desktop.view.screens.rules.booklet import (
    BOLD,
    CODE,
    Example,
    Items,
    MalformedBooklet,
    Paragraph,
    Picture,
    Run,
    parse_booklet,
    read_booklet,
)

TEXT = """\
# HEAP

## What it is about {#aim}

Take the **last** counter, `1` to `3` at a time.

## A turn {#turn}

### Take some {#H1 #H2}

- One
- or **two**

> **Example:** Anna takes two.
> Ben takes one.

![Seven counters](heap: 7; mark: 3,0)

### Nothing left {#end-of-it}

Then it is over. A counter never comes back.
"""


def test_title_chapters_rules_and_anchors() -> None:
    booklet = parse_booklet(TEXT)
    assert booklet.title == "HEAP"
    assert [(s.level, s.words, s.anchors) for s in booklet.sections] == [
        (2, "What it is about", ("aim",)),
        (2, "A turn", ("turn",)),
        (3, "Take some", ("H1", "H2")),
        (3, "Nothing left", ("end-of-it",)),
    ]
    assert booklet.chapters == (0, 1)
    assert [booklet.chapter_of(place) for place in range(4)] == [0, 1, 1, 1]


def test_blocks() -> None:
    aim, _, some, _ = parse_booklet(TEXT).sections
    assert aim.blocks == (
        Paragraph(
            (
                Run("Take the "),
                Run("last", BOLD),
                Run(" counter, "),
                Run("1", CODE),
                Run(" to "),
                Run("3", CODE),
                Run(" at a time."),
            )
        ),
    )
    assert some.blocks == (
        Items(((Run("One"),), (Run("or "), Run("two", BOLD)))),
        Example(((Run("Example:", BOLD), Run(" Anna takes two.")), (Run("Ben takes one."),))),
        Picture("Seven counters", "heap: 7; mark: 3,0"),
    )


@pytest.mark.parametrize(
    ("anchor", "place"), [("H1", 2), ("h2", 2), ("aim", 0), ("end-of-it", 3), ("H3", None)]
)
def test_place_of_an_anchor(anchor: str, place: int | None) -> None:
    assert parse_booklet(TEXT).place_of(anchor) == place


@pytest.mark.parametrize(
    ("words", "places"),
    [
        ("H2", (2,)),
        ("aim", (0,)),
        ("turn", (1,)),
        ("take", (2, 0)),
        ("TAKE  the last", (0,)),
        ("seven counters", (2,)),
        ("anna", (2,)),
        ("it", (0, 3)),
        ("pears", ()),
        ("  ", ()),
    ],
)
def test_search(words: str, places: tuple[int, ...]) -> None:
    """A rule of that id first, then headings, then texts, lists, boxes and captions."""
    assert parse_booklet(TEXT).found(words) == places


CHAPTER = "# A\n\n## B {#b}\n\n"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("## B {#b}\n", 1),
        ("# A\n", 1),
        ("# A\n\nText first\n", 3),
        ("# A\n\n### Rule first {#r}\n", 3),
        ("# A\n\n## No anchor\n", 3),
        ("# A\n\n## B {b}\n", 3),
        (CHAPTER + "# Second title\n", 5),
        (CHAPTER + "### C {#b}\n", 5),
        (CHAPTER + "### C {#R1 #r1}\n", 5),
        (CHAPTER + "## C {#c}\nText\n", 5),
        (CHAPTER + "Two\nlines\n", 6),
        (CHAPTER + "- One\nNo item\n", 5),
        (CHAPTER + "![No spec]\n", 5),
        (CHAPTER + "![](no caption)\n", 5),
        (CHAPTER + "A **bold that never ends\n", 5),
        (CHAPTER + "A `code that never ends\n", 5),
    ],
)
def test_what_is_no_booklet_is_named_with_its_line(text: str, line: int) -> None:
    with pytest.raises(MalformedBooklet) as caught:
        parse_booklet(text)
    assert caught.value.line == line
    assert f"line {line}: " in str(caught.value)


BOOKLETS = sorted(resources.root().glob("*/rules.*.md"))


@pytest.mark.parametrize("path", BOOKLETS, ids=lambda p: f"{p.parent.name}.{p.suffixes[0]}")
def test_every_booklet_of_the_house_can_be_read(path: Path) -> None:
    booklet = parse_booklet(path.read_text(encoding="utf-8"))
    assert len(booklet.chapters) > 3
    for section in booklet.sections:
        for anchor in section.anchors:
            assert booklet.sections[booklet.place_of(anchor) or 0] is section


def test_english_stands_in_for_a_language_without_a_booklet() -> None:
    german, english = read_booklet("trax", "de"), read_booklet("trax", "en")
    assert german is not None and english is not None
    assert german.sections[0].words != english.sections[0].words
    assert read_booklet("trax", "xx") == english
    assert read_booklet("heap", "en") is None
