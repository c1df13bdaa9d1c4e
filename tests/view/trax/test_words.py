"""Whole games by ear: what a listener is told of spaces, turns, results, and what keys let one hear (A1-A4)."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from tests.view.hand import click_piece, key
from tests.view.trax.conftest import Begin
from tests.view.trax.hand import (
    click,
    lay_of,
    pick,
    play,
    point_at,
    prospect,
    scene,
    stage,
    state,
    tune,
)
from trakkx_desktop.games.trax import rules
from trakkx_desktop.games.trax.actions import Resign
from trakkx_desktop.view.screens.table import screen as table_screen
from trakkx_desktop.view.screens.table.screen import TableScreen
from trakkx_desktop.view.stage import stage as stage_room
from trakkx_desktop.view.stage.speech import Press, StageVoice

NEAR_LOOP = "@0/ A0\\"
"""White could close its loop at @1, and so could red by laying there."""


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Everything that is announced."""
    found: list[str] = []

    def note(_widget: object, sentence: str) -> None:
        if sentence:
            found.append(sentence)

    for place in (table_screen, stage_room):
        monkeypatch.setattr(place, "announce", note)
    yield found


def spoken(screen: TableScreen, piece: str) -> str:
    return screen.table.words.spoken(piece)


def test_pieces_have_spoken_names(begin: Begin) -> None:
    screen = begin("@0/")
    assert spoken(screen, "tile:0,0") == "tile A1, curve, white top to left"
    assert spoken(screen, "lie:|") == "1, straight, white top to bottom"
    point_at(screen, (1, 0))
    assert spoken(screen, "lie:-").endswith("does not fit here")
    assert spoken(screen, "lie:|") == "1, straight, white top to bottom; alone"
    assert spoken(screen, "mat") == ""


@pytest.mark.parametrize(
    ("cell", "name"),
    [
        ((1, 0), "B1, red from the left; 3 ways fit"),
        ((0, 1), "A2, red from above; 3 ways fit"),
        ((0, -1), "A0, white from below; 3 ways fit"),
        ((-1, 0), "row 1 before A, white from the right; 3 ways fit"),
    ],
)
def test_a_space_says_what_enters_it(begin: Begin, cell: tuple[int, int], name: str) -> None:
    """A1."""
    screen = begin("@0/")
    assert spoken(screen, f"space:{cell[0]},{cell[1]}") == name


def test_the_first_space_has_no_coordinates(begin: Begin) -> None:
    assert spoken(begin(), "space:0,0") == "the first space; 2 ways fit"


def test_from_across_sides_are_those_of_the_player(begin: Begin) -> None:
    screen = begin("@0/")
    tune(screen, "across")
    assert spoken(screen, "space:1,0") == "B1, red from the right; 3 ways fit"


def test_turning_a_tile_says_it_at_once(begin: Begin, said: list[str]) -> None:
    """A1: short first."""
    screen = begin("@0/")
    point_at(screen, (0, -1))
    assert pick(screen).lay.tile == "|"
    said.clear()
    key(screen, Qt.Key.Key_R)
    assert said == ["curve, white bottom to right; fits, comes alone"]
    assert "curve, white bottom to right, comes alone" in spoken(screen, "space:0,-1")


def test_a_chain_is_told_with_the_tile(begin: Begin, said: list[str]) -> None:
    screen = begin("@0+ B1+ B2+")
    lay = next(
        lay for lay in rules.legal(state(screen), 1) if len(prospect(screen).coming(lay)) == 1
    )
    stage(screen, lay)
    assert said[-1].removesuffix(" Enter lays it.").rstrip(".").endswith("fits, brings 1")


def test_choosing_a_space_says_where(begin: Begin, said: list[str]) -> None:
    screen = begin("@0/")
    click(screen, (1, 0))
    assert said == ["On B1: straight, white top to bottom; fits, comes alone. Enter lays it."]


def test_a_tile_in_hand_says_how_it_lies_and_where_it_fits(begin: Begin, said: list[str]) -> None:
    screen = begin("@0/")
    click_piece(screen, "lie:|")
    assert said[-1] == "straight, white top to bottom; fits on 2 spaces"
    key(screen, Qt.Key.Key_R)
    assert said[-1] == "straight, white left to right; fits on 2 spaces"


def test_a_turn_is_one_sentence_of_who_what_where_and_who_is_next(
    begin: Begin, said: list[str]
) -> None:
    """A2."""
    screen = begin("@0/")
    play(screen, "B1\\")
    assert said[-1] == "Ben lays B1, curve, white top to right. Anna plays white."


def test_the_tiles_that_follow_are_named_where_they_lie_now(begin: Begin, said: list[str]) -> None:
    screen = begin("@0+ B1+ B2+")
    lay = next(
        lay for lay in rules.legal(state(screen), 1) if len(prospect(screen).coming(lay)) == 1
    )
    screen.session.submit(lay)
    assert "; 1 more follows, at " in said[-1] and said[-1].endswith("Anna plays white.")


def test_the_result_is_announced(begin: Begin, said: list[str]) -> None:
    """A3: with the last turn, before any poster; and nobody is to play then."""
    screen = begin(NEAR_LOOP)
    play(screen, "@1/")
    assert said[-1] == (
        "Anna lays A1, curve, white bottom to right; 1 more follows, at A2. White wins. "
        "A closed loop through 4 tiles. Anna laid the last tile."
    )
    assert screen.rail.cards[0].accessibleName() == "Anna, White, has won"


def test_giving_up_is_announced(begin: Begin, said: list[str]) -> None:
    screen = begin("@0/")
    screen.session.submit(Resign())
    assert said[-1] == "Ben gives up. White wins. Ben has given up. Well played, Anna."


def test_a_turn_that_is_taken_back_is_announced(begin: Begin, said: list[str]) -> None:
    screen = begin("@0/")
    play(screen, "B1\\")
    screen.session.undo()
    assert said[-1] == "The last turn of Ben is taken back. Ben plays red."


def test_the_die_is_told_with_the_turn(begin: Begin, said: list[str]) -> None:
    screen = begin(variant="die", seed=1)
    screen.session.submit(next(iter(rules.legal(state(screen), 0))))
    assert said[-1].endswith(f"Ben plays red, the die shows {state(screen).rolls[-1]}.")


def test_a_solitaire_says_what_comes_next(begin: Begin, said: list[str]) -> None:
    screen = begin(variant="solitaire3", seed=29)
    screen.session.submit(next(iter(rules.legal(state(screen), 0))))
    assert said[-1].startswith("Anna lays ") and " Next: " in said[-1]


def hear(screen: TableScreen, said: list[str], letter: str) -> str:
    said.clear()
    key(screen, letter)
    [sentence] = said
    return sentence


def test_the_board_from_here(begin: Begin, said: list[str]) -> None:
    """A4: where the paths that enter a space come from is all that matters there."""
    screen = begin(NEAR_LOOP)
    assert hear(screen, said, "B") == (
        "2 tiles on the board, 1 column, 2 rows, 6 spaces to choose from."
    )
    screen.stage.set_cursor("space:-1,0")
    assert hear(screen, said, "B") == (
        "row 2 before A: white from the right, 2 tiles long, its other end leads to "
        "row 1 before A, white from the right."
    )


def test_what_can_be_laid(begin: Begin, said: list[str]) -> None:
    screen = begin("@0/")
    assert hear(screen, said, "I").count(";") == 5
    point_at(screen, (1, 0))
    assert hear(screen, said, "I") == (
        "1, straight, white top to bottom; alone; 4, curve, white bottom to right; alone; "
        "5, curve, white top to right; alone."
    )


def test_who_could_win_where(begin: Begin, said: list[str]) -> None:
    assert hear(begin("@0/"), said, "D") == "Nobody could win at once."
    told = hear(begin(NEAR_LOOP), said, "D")
    assert told == "White could win at row 1 before A, row 2 before A."


def test_how_it_stands(begin: Begin, said: list[str]) -> None:
    assert hear(begin("@0/"), said, "S") == "Anna, White. Ben, Red. Ben plays red."
    screen = begin(variant="solitaire3", seed=29)
    assert hear(screen, said, "S") == "Tile 1 of 9, 0 of 9, 0 of 9"


def test_the_last_turn_again(begin: Begin, said: list[str]) -> None:
    assert hear(begin(), said, "A") == "Nothing is laid yet."
    screen = begin("@0/")
    assert hear(screen, said, "A") == "Anna lays A1, curve, white top to left. Ben plays red."


def test_a_listener_can_choose_by_what_is_said(begin: Begin, said: list[str]) -> None:
    """A space where white closes its loop says so, and so does the tile that does it."""
    screen = begin(NEAR_LOOP)
    assert spoken(screen, "space:-1,0").endswith("white could win here")
    stage(screen, lay_of(screen, "@1/"))
    assert "closes white's loop, white wins" in said[-1]
    assert scene(screen).omen is not None


@pytest.mark.usefixtures("listening")
def test_a_whole_game_by_ear(begin: Begin, said: list[str]) -> None:
    """Nothing but names, presses and what is announced: every turn is followed by whose turn it is, the end by
    who has won; what each space says is enough to find a win."""
    screen = begin()
    names = ("white", "Anna"), ("red", "Ben")
    for turn in range(80):
        colour, name = names[turn % 2]
        voice = QAccessible.queryAccessibleInterface(screen.stage)
        assert isinstance(voice, StageVoice)
        spaces = [p for p in voice.pieces if " fit" in spoken(screen, p) and p.startswith("space:")]
        wins = [p for p in spaces if f"{colour} could win here" in spoken(screen, p)]
        press = Press(screen.stage, (wins or spaces)[-1])
        press.doAction(press.pressAction())
        assert said[-1].startswith("On ") and said[-1].endswith("Enter lays it.")
        for _ in range(6 if wins else 0):
            if f"{colour} wins" not in said[-1]:
                key(screen, Qt.Key.Key_R)
        press.doAction(press.pressAction())
        assert said[-1].startswith(f"{name} lays ")
        if screen.session.outcome is not None:
            break
        assert said[-1].endswith(f"{names[(turn + 1) % 2][1]} plays {names[(turn + 1) % 2][0]}.")
    assert screen.session.outcome is not None
    assert " wins. A line from " in said[-1] or " wins. A closed loop " in said[-1]
