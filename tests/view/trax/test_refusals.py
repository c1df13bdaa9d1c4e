"""What is not allowed, told on the table: the sentence, the way home, T7's space and its three paths."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.truth import record_of
from tests.view.hand import click_piece, key, move
from tests.view.trax.conftest import Begin
from tests.view.trax.hand import (
    at,
    click,
    drag,
    hands,
    pick,
    point_at,
    prospect,
    scene,
    shown,
    staged,
    state,
    tune,
    wheel,
)
from trakkx_desktop.games.trax import rules
from trakkx_desktop.games.trax.actions import Lay
from trakkx_desktop.games.trax.chain import follow
from trakkx_desktop.games.trax.notation import column_number
from trakkx_desktop.games.trax.tiles import LIES
from trakkx_desktop.view.screens.table.screen import TableScreen

T7 = "@0/ @1\\ B0+ @2\\ A3+ B4+ B5/ A1\\ D2/ C5\\ D5+ D0/ @2+ A5/ B1+"
"""Now E5/ would leave D4 with three edges of one colour (vectors, "three_same")."""


def cell_named(screen: TableScreen, name: str) -> tuple[int, int]:
    left, top, _, _ = state(screen).board.box
    return left - 1 + column_number(name[0]), top - 1 + int(name[1:])


@pytest.mark.parametrize(
    ("cell", "lie", "sentence"),
    [
        ((1, 0), "-", "White meets red on the left."),
        ((-1, 0), "|", "Red meets white on the right."),
        ((0, -1), "-", "Red meets white at the bottom."),
        ((0, 1), "|", "White meets red at the top."),
    ],
)
def test_a_wrong_drop_says_which_side(
    begin: Begin, cell: tuple[int, int], lie: str, sentence: str
) -> None:
    """T4, beside a J: white at the top and at the left."""
    screen = begin("@0/")
    drag(screen, f"lie:{lie}", at(screen, cell))
    assert screen.bubble.sentence == sentence
    assert screen.message.text() == sentence
    assert len(record_of(screen.session).log) == 1
    assert screen.stage.in_hand == () and scene(screen).hand is None


def test_the_sides_are_those_of_the_player(begin: Begin) -> None:
    """From across, what is left for the board is right for the eye."""
    screen = begin("@0/")
    tune(screen, "across")
    assert scene(screen).view.is_across
    screen.session.put(("tile", (1, 0, "-")))
    assert screen.bubble.sentence == "White meets red on the right."


def test_a_refused_tile_glides_home(begin: Begin) -> None:
    screen = begin("@0/")
    home = screen.stage.rect_of("lie:-")
    drag(screen, "lie:-", at(screen, (1, 0)))
    item = screen.stage._items["lie:-"]
    assert item.scenePos() == home.center()


@pytest.mark.parametrize(
    ("cell", "code"), [((0, 0), "A tile lies here already."), ((5, 5), "A tile must touch another")]
)
def test_t3_drops(begin: Begin, cell: tuple[int, int], code: str) -> None:
    screen = begin("@0/")
    drag(screen, "lie:|", screen.stage.point("board", *cell).toPoint())
    assert screen.bubble.sentence.startswith(code)


def test_a_drop_on_the_tray_says_nothing(begin: Begin) -> None:
    screen = begin("@0/")
    drag(screen, "lie:|", screen.stage.rect_of("lie:J").center().toPoint())
    assert screen.bubble.sentence == ""
    assert scene(screen).hand is None


def test_the_first_tile_lies_in_one_of_two_ways(begin: Begin) -> None:
    """T2: the other lies are dimmed and refused."""
    screen = begin()
    dim = {lie for lie in LIES if screen.stage.layout_now[f"lie:{lie}"].art[3] == "dim"}
    assert dim == set(LIES) - {"|", "J"}
    drag(screen, "lie:7", at(screen, (0, 0)))
    assert "first tile" in screen.bubble.sentence


def test_t7_shows_the_space_and_its_three_paths(begin: Begin) -> None:
    screen = begin(T7)
    lay, space = _illegal(screen), cell_named(screen, "D4")
    drag(screen, f"lie:{lay.tile}", at(screen, lay.cell))
    assert "Three" in screen.bubble.sentence
    assert shown(screen, "blocked") == {space}
    assert len(shown(screen, "lead")) == 3
    assert lay.cell in shown(screen, "ghost")
    refusal = rules.check(state(screen), state(screen).seat, lay)
    assert refusal is not None
    art = screen.stage.layout_now[f"blocked:{space[0]},{space[1]}"].art
    assert art[1] == refusal.fact("colour")
    assert isinstance(art[2], tuple) and len(art[2]) == 3


def _illegal(screen: TableScreen) -> Lay:
    now = state(screen)
    cell = cell_named(screen, "E5")
    for lie in LIES:
        refusal = rules.check(now, now.seat, Lay(cell, lie))
        if refusal is not None and refusal.code == "three_same":
            assert follow(now.board.tiles, cell, lie).blocked == cell_named(screen, "D4")
            return Lay(cell, lie)
    raise AssertionError("the position has changed")


def test_t7_marks_go_by_themselves_and_with_the_next_pointing(begin: Begin) -> None:
    screen = begin(T7)
    calm, lay = hands(screen)._calm, _illegal(screen)
    drag(screen, f"lie:{lay.tile}", at(screen, lay.cell))
    assert scene(screen).alarm is not None and calm.isActive()
    calm.timeout.emit()
    assert scene(screen).alarm is None and not shown(screen, "blocked")
    drag(screen, f"lie:{lay.tile}", at(screen, lay.cell))
    point_at(screen, next(iter(prospect(screen).legal)))
    assert scene(screen).alarm is None


def test_t7_lies_are_not_offered_by_the_ghost(begin: Begin) -> None:
    """The ghost turns only through lies that are legal, chain and all."""
    screen = begin(T7)
    lay = _illegal(screen)
    legal = prospect(screen).legal.get(lay.cell, ())
    assert lay.tile not in legal
    if legal:
        point_at(screen, lay.cell)
        seen = set()
        for _ in range(6):
            seen.add(pick(screen).lay.tile)
            wheel(screen, at(screen, lay.cell))
        assert seen == set(legal)


def test_a_dim_lie_of_a_staged_tile_says_why(begin: Begin) -> None:
    screen = begin("@0/")
    click(screen, (1, 0))
    wrong = next(lie for lie in LIES if lie not in prospect(screen).legal[(1, 0)])
    before = staged(screen)
    click_piece(screen, f"lie:{wrong}")
    assert "meets" in screen.bubble.sentence
    assert staged(screen) == before


def test_the_die_is_not_argued_with(begin: Begin) -> None:
    """D1: the tile in hand may not be turned."""
    screen = begin(variant="die", seed=1)
    piece = next(p for p in screen.stage.layout_now if p.startswith("lie:"))
    click_piece(screen, piece)
    key(screen, Qt.Key.Key_R)
    assert screen.bubble.sentence == "The die says how the tile lies."
    hand = scene(screen).hand
    assert hand is not None and f"lie:{hand.lie}" == piece


def test_a_tile_of_the_pile_may_not_be_turned_while_it_fits(begin: Begin) -> None:
    """P3; and by P5 and P6 it may."""
    screen = begin(variant="solitaire3", seed=29)
    click_piece(screen, "pile")
    key(screen, Qt.Key.Key_R)
    assert screen.bubble.sentence == "It must lie as it does on the pile."
    key(screen, Qt.Key.Key_Escape)
    while prospect(screen).fixed_lie() is not None:
        screen.session.submit(next(iter(rules.legal(state(screen), 0))))
    top = state(screen).pile[0]
    click_piece(screen, "pile")
    key(screen, Qt.Key.Key_R)
    hand = scene(screen).hand
    assert hand is not None and hand.lie != top


def test_outside_the_square(begin: Begin) -> None:
    """P4: a space that the square can never reach is refused with its reason."""
    screen = begin(variant="solitaire3", seed=29)
    while state(screen).board.width < 3 and state(screen).ending is None:
        screen.session.submit(next(iter(rules.legal(state(screen), 0))))
    _, top, right, _ = state(screen).board.box
    row = next(y for y in range(top, top + 3) if (right, y) in state(screen).board.tiles)
    drag(screen, "pile", at(screen, (right + 1, row)))
    assert screen.bubble.sentence == "That is outside of the square."


def test_forced_spaces_come_first(begin: Begin) -> None:
    """P5."""
    screen = begin(variant="solitaire4", seed=3)
    while not prospect(screen).must:
        screen.session.submit(next(iter(rules.legal(state(screen), 0))))
    must = set(prospect(screen).must)
    near = [
        cell
        for cell in ((x, y) for x in range(-4, 5) for y in range(-4, 5))
        if cell not in must and prospect(screen).is_near(cell)
    ]
    screen.session.put(("tile", (*near[0], state(screen).pile[0])))
    assert screen.bubble.sentence in (
        "First fill a marked space.",
        "That is outside of the square.",
    )


def test_a_click_where_nothing_fits_says_why(begin: Begin) -> None:
    """L1: the board has 8 columns, and the ninth is refused."""
    screen = begin("@0+ B1+ C1+ D1+ E1+ F1+ G1+", variant="limited")
    bends = (lay for lay in rules.legal(state(screen), 1) if lay.cell == (7, 0) and lay.tile != "|")
    screen.session.submit(next(bends))
    click(screen, (8, 0))
    assert screen.bubble.sentence == "The board has only 8 rows and columns."


def test_a_refusal_goes_with_the_next_pointing(begin: Begin) -> None:
    """T-4: no old sentence beside a tile that fits."""
    screen = begin("@0/")
    drag(screen, "lie:-", at(screen, (1, 0)))
    assert screen.bubble.isVisible() and screen.table.words.said().is_wrong
    point_at(screen, (0, 1))
    assert not screen.bubble.isVisible() and not screen.table.words.said().is_wrong
    drag(screen, "lie:-", at(screen, (1, 0)))
    click_piece(screen, "lie:|")
    move(screen, at(screen, (1, 0)))
    assert scene(screen).pick is not None and not screen.bubble.isVisible()


def test_a_click_far_from_everything_is_no_mistake(begin: Begin) -> None:
    screen = begin("@0/")
    QTest.mouseClick(screen.stage.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(40, 300))
    assert screen.bubble.sentence == ""
