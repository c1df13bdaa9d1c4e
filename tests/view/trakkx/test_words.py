"""Every refusal has its own sentence, every deed its telling, every end its words; no code is shown."""

import re
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from tests.games.trakkx.position import state, table
from tests.view.trakkx.conftest import Hands, match_of
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.games.trakkx import rules
from trakkx_desktop.games.trakkx.actions import (
    Draw,
    DrawThree,
    Give,
    LayOut,
    PassTurn,
    Swap,
    Take,
    TimeUp,
)
from trakkx_desktop.games.trakkx.draft import LayDraft
from trakkx_desktop.games.trakkx.lines import GOOD, Kind
from trakkx_desktop.games.trakkx.state import State
from trakkx_desktop.games.trakkx.tokens import ALL
from trakkx_desktop.view.stage.parts import Ending
from trakkx_desktop.view.trakkx.words import story
from trakkx_desktop.view.trakkx.words.names import colour_words, token_words
from trakkx_desktop.view.trakkx.words.refusals import missing_words, refusal_words

FALLBACK = "That is not possible now."
MODEL = Path(rules.__file__).parent
PRIVATE = {"bad_token", "token_twice", "token_not_owned", "table_token_missing", "not_in_display"}
PRIVATE |= {"no_such_spot", "no_swap", "no_timer", "malformed", "choice", "seats", "first"}
"""Refusals that no hand at the screen can meet; they have the common sentence."""

ROW = table("G5 G6 G7")


@pytest.fixture(autouse=True)
def running(qapp: QApplication) -> None:
    """Words are translated by Qt."""


def codes() -> set[str]:
    """Read from the model itself, so that a new refusal asks for its sentence."""
    text = "".join(path.read_text(encoding="utf-8") for path in sorted(MODEL.glob("*.py")))
    return set(re.findall(r"(?:Refusal|_fault)\(\s*\"(\w+)\"", text))


def refusal(code: str) -> Refusal:
    facts = (("token", "R5a"), ("values", (5, 6)), ("groups", 5), ("limit", 3), ("needed", 2))
    return Refusal(code, (), "", facts)


def test_every_refusal_has_a_sentence_of_its_own() -> None:
    found = {code: refusal_words(refusal(code)) for code in sorted(codes() - PRIVATE)}
    assert len(found) > 12
    assert FALLBACK not in found.values(), [c for c, words in found.items() if words == FALLBACK]
    assert len(set(found.values())) == len(found)
    for words in found.values():
        assert words.endswith(".") and "{" not in words and "_" not in words


@pytest.mark.parametrize("kind", [kind for kind in Kind if kind not in (*GOOD, Kind.SHORT)])
def test_every_wrong_line_has_a_reason(kind: Kind) -> None:
    fault = Refusal("line_invalid", (), "", (("values", (5, 6)), ("what", kind.value)))
    assert refusal_words(fault).startswith("5 6: ")


def test_short_lines_say_what_they_could_become() -> None:
    """ "5 6: a row needs three"."""
    for like, word in (("row", "row needs"), ("sequence", "sequence needs"), ("none", "neither")):
        fault = Refusal("line_short", (), "", (("values", (5, 6)), ("like", like)))
        assert word in refusal_words(fault)


@pytest.mark.parametrize(
    ("cells", "word"),
    [
        (table("R5 R6"), "too short"),
        (table("R5 R7 R8"), "wrong"),
        (table("R5"), "alone"),
        (table("R1 R2 R3 . B1 B2 B3 . G1 G2 G3 . Y1 Y2 Y3"), "groups"),
    ],
)
def test_the_button_counts_what_is_missing(cells: dict[tuple[int, int], str], word: str) -> None:
    held = " ".join(token[:-1] for token in cells.values()) + " SWAP"
    draft = LayDraft.of(state((held, "Y9"), {}, bag=None), 0)
    laid = draft.put(*((token, ("cell", *cell)) for cell, token in cells.items()))
    assert isinstance(laid, LayDraft)
    assert word in missing_words(laid.faults())


def test_every_token_has_a_name() -> None:
    named = {token_words(token) for token in ALL}
    assert len(named) == 4 * 14 + 2, "copies are called alike"
    assert token_words("R7a") == "red 7"
    assert len({colour_words(shade) for shade in "RBGY"}) == 4


def told(start: State, *moves: tuple[int, object]) -> str:
    record = match_of(start).record
    for seat, action in moves:
        record = record.play(seat, action)
    found = story.telling(record.steps[-1].events, ("Anna", "Ben", "Clara"))
    assert found is not None
    return f"{found.sentence} | {found.detail} | {len(found.pieces)}"


def middle(**changes: Any) -> State:
    return state(
        ("G8 R1 SWAP DRAW", "B1 B2 B3", "Y1 Y2"), ROW, display="R13 G3", bag=None, **changes
    )


def test_tellings_name_only_what_everybody_saw() -> None:
    assert told(middle(), (0, Take("R13a"))) == "took the red 13 | from the display | 1"
    assert told(middle(), (0, Draw())) == "drew from the bag |  | 0"
    assert told(middle(), (0, DrawThree("DRAWa", 2))).startswith("made Clara draw three")
    assert told(middle(), (0, Swap("SWAPa"))).startswith("played a swap token")
    given = (0, Swap("SWAPa")), (0, Give(("G8a", "R1a")))
    assert "green" not in told(middle(), *given)
    rest = (1, Give(("B1a", "B2a"))), (2, Give(("Y1a", "Y2a")))
    assert told(middle(), *given, *rest).startswith("passed tokens on")
    late = told(middle(timer="60"), (0, TimeUp()))
    assert late.startswith("ran out of time | and drew")
    empty = state(("R1", "B1"), ROW)
    assert told(empty, (0, PassTurn())).startswith("passed")


def test_laying_tells_how_many_and_how_many_were_moved() -> None:
    after = {(0, 1): "G5a", (1, 1): "G6a", (2, 1): "G7a", (3, 1): "G8a"}
    words = told(middle(), (0, LayOut.of(after)))
    assert words.startswith("laid 1 ") and "moved" not in words, "pushed aside as a whole"
    turned = {(0, 0): "G8a", (1, 0): "G7a", (2, 0): "G6a", (3, 0): "G5a"}
    words = told(middle(), (0, LayOut.of(turned)))
    assert words.startswith("laid 1 ") and "moved" in words
    opening = state(("R5 B5 G5 Y1", "B1"), {}, bag=None, opened=(False, False))
    first = {(0, 0): "R5a", (1, 0): "B5a", (2, 0): "G5a"}
    assert told(opening, (0, LayOut.of(first))).startswith("opened with 3 ")


def ending(start: State, *moves: tuple[int, object]) -> Ending:
    match = match_of(start)
    record = match.record
    for seat, action in moves:
        record = record.play(seat, action)
    assert record.outcome is not None
    return story.ending(record.outcome, match.with_record(record), record.steps[-1].events)


def test_ends_say_who_and_why() -> None:
    won = ending(state(("G8", "B1 SWAP"), ROW, bag=None), (0, LayOut.of(ROW | {(3, 0): "G8a"})))
    assert won.poster == ("Anna", "wins")
    assert won.sentence == "The last token is laid."
    assert "Ben 21" in won.remark
    drawn = ending(state(("DRAW", "B1"), ROW, bag=""), (0, DrawThree("DRAWa", 1)))
    assert drawn.sentence == "The last token was played.", "E3"
    swapped = ending(state(("SWAP", "B1"), ROW, bag=None), (0, Swap("SWAPa")), (1, Give(("B1a",))))
    assert swapped.poster[0] == "Ben" and "swap" in swapped.sentence, "E4"
    blocked = ending(state(("R1", "B1"), ROW), (0, PassTurn()), (1, PassTurn()))
    assert blocked.poster[0] == "Anna and Ben", "M2"


def test_the_heading_says_whose_turn_it_is_and_what_can_be_done(hands: Hands) -> None:
    hands.lay(state(("R5 B5 G5 Y1", "B1"), {}, bag=None, opened=(False, False)))
    head, sub = hands.said.heading
    assert "Anna" in head and sub == "Open with a row or a sequence of your own."
    hands.drag("R5a", (0, 0))
    head, sub = hands.said.heading
    assert "lays" in head and "1" in sub
    assert hands.said.seats[0].number == "3"
    assert hands.said.seats[0].status == "tokens, not opened"


def test_looking_back_tells_what_happened_and_hides_the_rack(hands: Hands) -> None:
    hands.lay(state(("R5 B5", "B1 B2"), ROW, display="R13", bag=None))
    hands.end_with("R13a")
    hands.uncover()
    hands.end_with("bag")
    hands.uncover()
    hands.session.peek(1)
    head, sub = hands.said.heading
    assert head == "Looking back" and sub == "Anna took the red 13"
    assert not {"R5a", "B5a", "R13a", "B1a"} & set(hands.stage.layout_now)
    hands.session.peek(None)
    assert "R5a" in hands.stage.layout_now
