"""The books: read strictly, a broken or missing one named; every grade there, a sample proven again."""

import gzip
import json
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.puzzles.__main__ import faults
from trakkx_desktop.catalog import GAMES
from trakkx_desktop.puzzles import book
from trakkx_desktop.puzzles.book import BookBroken
from trakkx_desktop.puzzles.judge import answer, played, progress, puzzler
from trakkx_desktop.puzzles.puzzle import GRADES, Progress

BOOKS = tuple(GAMES)


@pytest.mark.parametrize("key", BOOKS)
def test_enough_of_every_grade_and_aim(key: str) -> None:
    puzzles = book.book(key)
    assert len(puzzles) >= 300
    grades = Counter(puzzle.grade for puzzle in puzzles)
    assert all(grades[grade] >= 60 for grade in GRADES)
    found = {(puzzle.grade, puzzle.aim.code) for puzzle in puzzles}
    aims = puzzler(key).aims
    assert found == {(grade, code) for grade in GRADES for code in aims[grade]}
    assert [p.grade for p in puzzles] == sorted(p.grade for p in puzzles)


@pytest.mark.parametrize("key", BOOKS)
def test_a_sample_is_proven_again_and_no_two_are_alike(key: str) -> None:
    assert not faults(key, 12)


@pytest.mark.parametrize("key", BOOKS)
def test_nobody_has_solved_it_before_the_first_move(key: str) -> None:
    for puzzle in book.book(key)[::25]:
        assert progress(puzzle, puzzle.position) is Progress.OPEN
        assert progress(puzzle, played(puzzle)) is Progress.SOLVED
        assert answer(puzzle, played(puzzle)) is None


@pytest.mark.parametrize("key", BOOKS)
def test_written_and_read_again(key: str, tmp_path: Path) -> None:
    puzzles = book.book(key)[:5]
    path = tmp_path / "book.gz"
    path.write_bytes(book.packed(key, puzzles))
    assert book.read(key, path) == puzzles
    assert book.packed(key, puzzles) == path.read_bytes()


def broken_books() -> list[bytes]:
    whole = book.packed("trakkx", book.book("trakkx")[:2])
    head, first, second = gzip.decompress(whole).decode().splitlines()
    data = json.loads(first)
    worse: list[Any] = [
        *({**data, "grade": 5}, {**data, "grade": True}, {**data, "solution": []}),
        *({**data, "position": {"kind": "State"}}, {**data, "seat": "0"}, {**data, "id": 4}),
        *({**data, "aim": "empty"}, {**data, "proof": [["laid", 1.5]]}, {"id": "x"}, [], None),
    ]
    books = ["\n".join((head, json.dumps(bad), second)) for bad in worse]
    books += ["", "{", first, "\n".join((head, first)), "[" * 100_000]
    return [b"", b"nonsense", whole[:40], *(gzip.compress(text.encode()) for text in books)]


@pytest.mark.parametrize("data", broken_books(), ids=range(len(broken_books())))
def test_a_broken_book_is_named(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "book.gz"
    path.write_bytes(data)
    with pytest.raises(BookBroken) as caught:
        book.read("trakkx", path)
    assert caught.value.path == path
    assert caught.value.why


def test_a_missing_book_is_named(tmp_path: Path) -> None:
    with pytest.raises(BookBroken):
        book.read("trakkx", tmp_path / "book.gz")


def test_a_book_of_another_game_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "book.gz"
    path.write_bytes(book.packed("trakkx", book.book("trakkx")[:1]))
    with pytest.raises(BookBroken):
        book.read("trax", path)


def test_puzzles_alike_have_one_name() -> None:
    first = book.book("trakkx")[0]
    assert puzzler("trakkx").shape(replace(first, id="", grade=4)) == puzzler("trakkx").shape(first)
