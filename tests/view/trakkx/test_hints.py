"""Hints at the table: one sentence for every reason and step, pieces that glow, the whole turn as a ghost."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QRectF, Qt

from tests.games.trakkx.position import state, table
from tests.view.hand import click_key
from tests.view.trakkx.conftest import Hands, match_of
from trakkx_desktop.core.hint import KIND, PIECES, WHOLE, Hint
from trakkx_desktop.core.thought import Thought
from trakkx_desktop.games.trakkx.actions import (
    Action,
    Draw,
    DrawThree,
    Give,
    LayOut,
    PassTurn,
    Swap,
    Take,
)
from trakkx_desktop.games.trakkx.state import State
from trakkx_desktop.games.trakkx.tidy import tidied
from trakkx_desktop.view.trakkx.layout.hinted import promised
from trakkx_desktop.view.trakkx.words.hints import hinted

ROOT = Path(__file__).parents[3]
ROW = table("G5 G6 G7")
LAID = LayOut.of({**ROW, (3, 0): "G8a"})
LAYING = {"laid": 1, "tokens": ("G8a",), "left": 1, "moved": 2, "joins": "G8a"}

THOUGHTS: dict[str, tuple[Action, dict[str, object]]] = {
    "goes_out": (LAID, {**LAYING, "left": 0}),
    "opens": (LAID, LAYING),
    "lays": (LAID, LAYING),
    "take_out": (Take("R13a"), {"token": "R13a", "next": 4, "left": 0}),
    "take_next": (Take("R13a"), {"token": "R13a", "next": 2, "left": 3}),
    "take_low": (Take("R13a"), {"token": "R13a", "next": 0, "left": 9}),
    "take_action": (Take("DRAWb"), {"token": "DRAWb"}),
    "draw": (Draw(), {}),
    "draw_three": (DrawThree("DRAWa", 1), {"target": 1, "held": 2}),
    "swap": (Swap("SWAPa"), {"stuck": ("R1a", "B2a")}),
    "give": (Give(("R1a", "B2a")), {"tokens": ("R1a", "B2a")}),
    "pass": (PassTurn(), {}),
}


def hint_of(reason: str, step: int) -> Hint:
    action, facts = THOUGHTS[reason]
    return Hint(Thought(action, 0.0, reason, tuple(facts.items())), step)  # type: ignore[arg-type]


def test_every_reason_of_the_player_is_worded() -> None:
    page = (ROOT / "trakkx_desktop/players/trakkx/README.md").read_text(encoding="utf-8")
    told = page.split("## Reasons")[1].split("## ")[0]
    assert set(re.findall(r"^\| `(\w+)`", told, re.MULTILINE)) == set(THOUGHTS)


@pytest.mark.parametrize("reason", THOUGHTS)
def test_each_step_tells_more(reason: str) -> None:
    said = [hinted(hint_of(reason, step), ("Anna", "Ben")) for step in (KIND, PIECES, WHOLE)]
    assert all(words.endswith(".") and "{" not in words for words in said)
    assert len(set(said)) == 3
    assert "13" not in said[0] and "8" not in said[0], "the first step names no token"


def test_the_words_of_a_laying_name_what_comes_of_it() -> None:
    said = hinted(hint_of("lays", WHOLE), ("Anna", "Ben"))
    assert "The green 8 joins two lines." in said and "of the table move" in said
    assert hinted(hint_of("draw_three", WHOLE), ("Anna", "Ben")).startswith("Let Ben draw three")


def assisted(hands: Hands, position: State) -> None:
    """Somebody has asked for hints before: so the record, and the position put into it, stays."""
    hands.app.window.lay_out(match_of(position, assisted=True))
    QCoreApplication.processEvents()
    hands.uncover()


def shown(hands: Hands, reason: str, step: int) -> None:
    hands.session.show_hint(hint_of(reason, step))


def test_pieces_glow_and_the_whole_turn_lies_there_as_a_ghost(hands: Hands) -> None:
    assisted(hands, state(("G8 R1", "R2"), ROW, display="R13", bag=None))
    shown(hands, "lays", KIND)
    assert not any(piece.startswith(("hint:", "promise:")) for piece in hands.stage.layout_now)
    shown(hands, "lays", PIECES)
    assert hands.stage.layout_now["hint:G8a"].art == ("halo",)
    assert "promise:G8a" not in hands.stage.layout_now
    shown(hands, "lays", WHOLE)
    ghost = hands.stage.layout_now["promise:G8a"]
    assert (ghost.art, ghost.x, ghost.y, ghost.solid) == (("promise", "G8"), 3, 0, False)
    hands.drag("R1a", (0, 2))
    assert "promise:G8a" not in hands.stage.layout_now, "a hand has begun"
    assert "hint:G8a" in hands.stage.layout_now


def test_the_other_kinds_glow_where_they_are(hands: Hands) -> None:
    assisted(hands, state(("SWAP DRAW R1 B2", "R2"), ROW, display="R13 DRAWb", bag=None))
    for reason, piece in (
        ("take_next", "R13a"),
        ("draw", "bag"),
        ("swap", "SWAPa"),
        ("draw_three", "DRAWa"),
    ):
        shown(hands, reason, WHOLE)
        place, glow = hands.stage.layout_now[piece], hands.stage.layout_now[f"hint:{piece}"]
        assert (glow.zone, glow.x, glow.y) == (place.zone, place.x, place.y)
        hands.session.show_hint(None)


def test_a_taken_tokens_ghost_lies_on_the_shelf_or_nowhere(hands: Hands) -> None:
    hand = [f"{colour}{value}" for colour in "RB" for value in range(1, 14)]
    found = []
    for count in (5, 14, 15, 16, 19, 26):
        rack = " ".join(hand[:count])
        assisted(hands, state((rack, "R2b"), ROW, display="R13b", bag=None))
        shown(hands, "take_next", WHOLE)
        if "promise:rack" in hands.stage.layout_now:
            found.append(count)
            tray = QRectF(*hands.scene.area.tray)
            assert tray.contains(hands.stage.rect_of("promise:rack").center()), count
    assert found and found[0] == 5, "where there is space it is shown"


def test_a_hint_for_a_table_that_was_pushed_together_lies_where_its_groups_lie() -> None:
    far = {**ROW, **table("R1 R2 R3", x=80, y=50)}
    lying = tidied(far)
    after = {**far, (83, 50): "R4a", **table("B1 B2 B3", x=200, y=1)}
    found = promised(after, lying)
    x, y = next(cell for cell, token in lying.items() if token == "R3a")
    assert found["R4a"] == (x + 1, y)
    assert not {found[t] for t in ("B1a", "B2a", "B3a")} & set(lying)


def test_enter_plays_the_hint_that_the_turn_button_offers(hands: Hands) -> None:
    assisted(hands, state(("G8 R1", "R2"), ROW, display="R13", bag=None))
    hands.stage.setFocus()
    shown(hands, "lays", PIECES)
    click_key(hands.stage, Qt.Key.Key_Return)
    assert not hands.session.turns, "not told whole yet: Enter is about one's own turn"
    shown(hands, "lays", WHOLE)
    click_key(hands.stage, Qt.Key.Key_Return)
    assert [turn.seat for turn in hands.session.turns] == [0] and hands.session.viewer == 1
