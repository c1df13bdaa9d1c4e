"""The door of every command that answers questions: one JSON line in, one JSON line out, whatever comes."""

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from io import TextIOWrapper
from typing import Any

Question = dict[str, Any]
Reply = dict[str, Any]
Answer = Callable[[Question], Reply]


class BadQuestion(ValueError):
    """A record that lacks a needed field or has one of the wrong type."""


def answers(lines: Iterable[str], answer: Answer, *, named: bool = False) -> Iterator[Reply]:
    """One reply for each non-blank line; a bad line is told and the next is answered all the same.
    `named`: each reply begins with the `id` of its question."""
    for line in lines:
        if line.strip():
            question, wrong = _read(line)
            name = {"id": question.get("id")} if named else {}
            yield name | (_told(answer, question) if not wrong else {"error": wrong})


def _read(line: str) -> tuple[Question, str]:
    """The question, or why there is none."""
    try:
        question = json.loads(line)
    except (ValueError, RecursionError):
        return {}, "this line is not JSON"
    return (question, "") if isinstance(question, dict) else ({}, "a JSON object is expected")


def _told(answer: Answer, question: Question) -> Reply:
    try:
        return answer(question)
    except BadQuestion as error:
        return {"error": str(error)}


def serve(answer: Answer, *, named: bool = False) -> int:
    """Answers standard input to its end."""
    if isinstance(sys.stdin, TextIOWrapper):
        # A byte that is no UTF-8 spoils its own line, not the run; so do half characters in an answer.
        sys.stdin.reconfigure(encoding="utf-8", errors="surrogateescape")
    for reply in answers(sys.stdin, answer, named=named):
        print(json.dumps(reply), flush=True)
    return 0
