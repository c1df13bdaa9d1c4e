"""Variations as a value: walking, growing, promoting, deleting, commenting, folding."""

import pytest

from trakkx_desktop.core.record import Entry
from trakkx_desktop.study.tree import Tree


def grown(*lines: str) -> Tree:
    """Each line from the beginning, a letter for each move."""
    tree = Tree()
    for line in lines:
        tree = tree.go(())
        for number, letter in enumerate(line):
            tree = tree.play(Entry(number % 2, letter), letter)
    return tree


def told(tree: Tree) -> str:
    """The whole tree: variations in brackets behind the move that they replace."""

    def of(children: tuple[object, ...]) -> str:
        if not children:
            return ""
        first, *others = children
        beside = "".join(f"({o.text}{of(o.children)})" for o in others)  # type: ignore[attr-defined]
        return f"{first.text}{beside}{of(first.children)}"  # type: ignore[attr-defined]

    return of(tree.children)


def test_known_moves_are_walked_and_new_ones_grow() -> None:
    tree = grown("abc", "abd", "x", "abc")
    assert told(tree) == "a(x)bc(d)" and tree.path == (0, 0, 0)
    assert [node.text for node in tree.main] == ["a", "b", "c"]


def test_walking_changes_nothing_but_the_place() -> None:
    tree = grown("abc", "abd")
    assert tree.back().path == (0, 0) and told(tree.back()) == told(tree)
    assert [node.text for node in tree.go((0, 0, 1)).line] == ["a", "b", "d"]
    with pytest.raises(IndexError):
        tree.go((0, 5))


@pytest.mark.parametrize(
    ("path", "wanted", "place"),
    [
        ((0, 0, 1), "abd(c)", (0, 0, 0)),
        ((0, 0, 0), "abc(d)", (0, 0, 1)),
        ((), "abc(d)", (0, 0, 1)),
    ],
)
def test_promoting(path: tuple[int, ...], wanted: str, place: tuple[int, ...]) -> None:
    tree = grown("abc", "abd").promote(path)
    assert told(tree) == wanted and tree.path == place
    assert tree.here is not None and tree.here.text == "d", "one stands at the same move"


def test_promoting_past_who_stands_elsewhere() -> None:
    tree = grown("abc", "ax", "abc").promote((0, 1))
    assert told(tree) == "ax(bc)" and [node.text for node in tree.line] == ["a", "b", "c"]


@pytest.mark.parametrize(
    ("path", "wanted", "line"),
    [
        ((0, 1), "abc", "a"),
        ((0, 0), "axy", "axy"),
        ((0,), "", ""),
        ((), "ab(xy)c", "axy"),
    ],
)
def test_deleting(path: tuple[int, ...], wanted: str, line: str) -> None:
    tree = grown("abc", "axy").delete(path)
    assert told(tree) == wanted and "".join(node.text for node in tree.line) == line


def test_comments_and_folds_stay_with_their_move() -> None:
    tree = grown("ab", "ac").with_comment((0, 1), "bold").fold((0,), True)
    tree = tree.promote((0, 1))
    assert tree.children[0].children[0].comment == "bold" and tree.children[0].is_folded
    assert tree.with_comment((), "a club game").comment == "a club game"
