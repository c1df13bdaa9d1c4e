"""The rules for two players, T1-T13, and of limited TRAX, L1-L3; each row names its rule."""

import random

import pytest

from tests.games.trax.tables import (
    label,
    lies_at,
    picture,
    played,
    refusal_code,
    spaces_for,
    vectors,
)
from trakkx_desktop.core.game import IllegalAction
from trakkx_desktop.core.grid import Cell, E, N, S, W
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.games.trax import GAME, rules
from trakkx_desktop.games.trax.actions import AgreeDraw, Lay, Resign
from trakkx_desktop.games.trax.board import Board
from trakkx_desktop.games.trax.chain import follow
from trakkx_desktop.games.trax.events import Ended, Laid
from trakkx_desktop.games.trax.paths import Passage, trace
from trakkx_desktop.games.trax.score import gave_away, winning_paths
from trakkx_desktop.games.trax.setup import Setup
from trakkx_desktop.games.trax.state import State
from trakkx_desktop.games.trax.tiles import (
    COLOUR_AT,
    FITS,
    FORCED,
    JOINS,
    LIES,
    RED,
    THREE_OF,
    WHITE,
    edge,
)

LIMITED = Setup(variant="limited")
ROW_OF_EIGHT = "@0+ B1+ C1+ D1+ E1+ F1+ G1+"
SELF_LOSS = "@0+ B1+ A0/ B3/"
THREES = [r for r in vectors("games.jsonl") if r["reason"] == "three_same"]
BOTHS = [r for r in vectors("games.jsonl") if r["reason"] == "both"]
FULL, BLOCKED = (
    next(r for r in vectors("games.jsonl") if r["reason"] == "draw" and r["tiles"] == tiles)
    for tiles in (64, 58)
)


def outcome_of(state: State) -> tuple[tuple[float, ...], tuple[int, ...], str]:
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome.scores, outcome.winners, outcome.reason


@pytest.mark.parametrize(
    ("tile", "white", "red"),
    [
        ("|", (N, S), (E, W)),
        ("-", (E, W), (N, S)),
        ("J", (N, W), (E, S)),
        ("F", (S, E), (N, W)),
        ("L", (N, E), (S, W)),
        ("7", (S, W), (N, E)),
    ],
)
def test_the_six_lies(tile: str, white: tuple[int, int], red: tuple[int, int]) -> None:
    assert set(JOINS[WHITE][tile]) == set(white)
    assert set(JOINS[RED][tile]) == set(red)
    assert all(COLOUR_AT[tile][side] == WHITE for side in white)


@pytest.mark.parametrize("first", [0, 1])
def test_t1_the_first_seat_has_white_and_begins(first: int) -> None:
    setup = Setup(first=first)
    state = rules.start(setup)
    assert (GAME.waiting(state), setup.colour_of(first)) == ((first,), WHITE)
    after = rules.apply(state, first, Lay((0, 0), "|")).state
    assert (GAME.waiting(after), setup.colour_of(1 - first)) == ((1 - first,), RED)
    refusal = rules.check(after, first, Lay((0, 1), "|"))
    assert refusal is not None
    assert refusal.code == "not_waiting"


def test_t2_two_first_moves() -> None:
    start = rules.start(Setup())
    assert list(rules.legal(start, 0)) == [Lay((0, 0), "|"), Lay((0, 0), "J")]
    allowed = [(c, t) for c in ((0, 0), (1, 0)) for t in LIES if not refusal_code(start, c, t)]
    assert allowed == [((0, 0), "|"), ((0, 0), "J")]
    assert refusal_code(start, (0, 0), "-") == "first_move"


@pytest.mark.parametrize(
    ("cell", "code"),
    [
        ((0, 0), "occupied"),
        ((1, 1), "not_adjacent"),
        ((-1, -1), "not_adjacent"),
        ((0, 2), "not_adjacent"),
        ((10**30, 0), "not_adjacent"),
        ((0, 1), ""),
    ],
)
def test_t3_later_tiles_touch_one_by_an_edge(cell: Cell, code: str) -> None:
    assert refusal_code(played("@0+"), cell, "|") == code


@pytest.mark.parametrize(
    ("cell", "tile", "side", "ours", "theirs"),
    [
        ((0, -1), "-", "S", RED, WHITE),
        ((0, 1), "F", "N", RED, WHITE),
        ((1, 0), "7", "W", WHITE, RED),
        ((-1, 0), "L", "E", WHITE, RED),
    ],
)
def test_t4_paths_that_meet_have_one_colour(
    cell: Cell, tile: str, side: str, ours: str, theirs: str
) -> None:
    facts = (("side", side), ("colour", ours), ("meets", theirs))
    refusal = rules.check(played("@0+"), 1, Lay(cell, tile))
    assert refusal == Refusal("colour_mismatch", (cell,), "T4", facts)


def test_t4_on_all_touching_edges() -> None:
    state = played("@0/ A0/ B1/ A0\\ B4\\ @4/ B0+")
    space = (state.board.box[0], state.board.box[1] + 3)
    assert label(state, space) == "A4"
    assert [refusal_code(state, space, tile) for tile in "JF"] == ["colour_mismatch"] * 2
    assert len(lies_at(state, space)) == 2


@pytest.mark.parametrize(
    ("moves", "space", "lies"),
    [
        ("@0+", (0, 1), ("|", "J", "L")),
        ("@0+", (1, 0), ("|", "F", "L")),
        ("@0+ B1\\ B0+", (0, -1), ("|", "7")),
    ],
    ids=["white", "red", "both"],
)
def test_t5_either_player_may_continue_either_colour_or_both(
    moves: str, space: Cell, lies: tuple[str, ...]
) -> None:
    assert lies_at(played(moves), space) == lies
    assert all(space in spaces_for(played(moves), lie) for lie in lies)


def test_t6_forced_tiles_belong_to_the_turn_and_follow_in_order() -> None:
    state = played("@0+ B1+ A0/")
    step = rules.apply(state, state.seat, Lay((1, 1), "J"))
    assert state.last == ((0, -1), (1, -1))
    assert step.events == (
        Laid((1, 1), "J", forced=False),
        Laid((0, 1), "L", forced=True),
        Ended("loop", (0,)),
    )
    assert step.state.board.rows() == ["F7", "||", "LJ"]


def test_t6_two_edges_of_different_colours_never_force() -> None:
    opposite_edges = edge(WHITE, N) | edge(RED, S)
    assert FITS[opposite_edges] == ("J", "L")
    assert FORCED[opposite_edges] == ""
    assert FORCED[edge(WHITE, N) | edge(RED, E)] == ""
    assert FORCED[edge(WHITE, N) | edge(WHITE, S)] == "|"
    assert FORCED[edge(RED, N) | edge(RED, E) | edge(WHITE, S)] == "7"


@pytest.mark.parametrize("seed", range(20))
def test_t6_no_turn_leaves_a_forced_space_or_three_of_a_colour(seed: int) -> None:
    dice, state = random.Random(seed), rules.start(Setup())
    while state.ending is None and state.turns < 25:
        lay = dice.choice(list(rules.legal(state, state.seat)))
        preview = rules.preview(state, lay.cell, lay.tile)
        before, state = state, rules.apply(state, state.seat, lay).state
        assert preview == tuple((cell, state.board.tiles[cell]) for cell in state.last[1:])
        assert GAME.unpack(GAME.pack(state)) == state
        assert before.board.tiles.items() < state.board.tiles.items()


@pytest.mark.parametrize("record", THREES, ids=lambda r: r["note"])
def test_t7_three_of_one_colour_make_the_turn_illegal(record: dict[str, str]) -> None:
    state = played(record["moves"], LIMITED if record["limit"] else None)
    left, top, _, _ = state.board.box
    move = record["illegal_move"]
    cell = (left + ord(move[0]) - ord("A"), top + int(move[1:-1]) - 1)
    verdicts = [rules.preview(state, cell, tile) for tile in LIES]
    threes = [v for v in verdicts if isinstance(v, Refusal) and v.code == "three_same"]
    assert len(threes) == 1
    [refusal] = threes
    assert f"three_same: {label(state, refusal.where[0])}" == record["note"]
    assert refusal.rule == "T7"
    sides = refusal.fact("sides")
    assert isinstance(sides, tuple)
    assert len(sides) == 3
    assert refusal.fact("colour") in (WHITE, RED)
    tile = LIES[verdicts.index(refusal)]
    with pytest.raises(IllegalAction) as caught:
        rules.apply(state, state.seat, Lay(cell, tile))
    assert caught.value.refusal == refusal


def test_t7_four_of_one_colour_too() -> None:
    four = edge(RED, N) | edge(RED, E) | edge(RED, S) | edge(RED, W)
    assert THREE_OF[four] == RED
    assert THREE_OF[four & ~edge(RED, W)] == RED
    assert THREE_OF[edge(RED, N) | edge(RED, S) | edge(WHITE, W)] == ""


def test_t8_a_loop_in_its_order() -> None:
    [path] = winning_paths(played(SELF_LOSS))
    assert (path.colour, path.kind, len(path)) == (WHITE, "loop", 6)
    cells = [passage.cell for passage in path.passages]
    assert set(cells) == {(x, y) for x in (0, 1) for y in (-1, 0, 1)}
    steps = zip(cells, [*cells[1:], cells[0]], strict=True)
    assert all(abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1 for a, b in steps)


@pytest.mark.parametrize("seed", range(3))
def test_t8_is_checked_only_when_the_chain_has_ended(seed: int) -> None:
    record = BOTHS[seed]
    state = played(record["moves"][:-1], LIMITED if record["limit"] else None)
    assert state.ending is None
    done = played(record["moves"], LIMITED if record["limit"] else None)
    assert {path.colour for path in winning_paths(done)} == {WHITE, RED}


@pytest.mark.parametrize(
    ("board", "start", "colour", "kind"),
    [
        (picture("--------"), (3, 0), WHITE, "line"),
        (picture("-------"), (3, 0), WHITE, "open"),
        (picture("---------"), (0, 0), WHITE, "line"),
        (picture(*"--------"), (0, 4), RED, "line"),
        (picture(*"-------"), (0, 4), RED, "open"),
        (picture(*"||||||||"), (0, 7), WHITE, "line"),
        (picture("||||||||"), (7, 0), RED, "line"),
        (picture("--------.", ".......--"), (0, 0), WHITE, "open"),
        (picture(".--------", "--......."), (5, 0), WHITE, "open"),
        (picture("-------7", ".......|"), (0, 0), WHITE, "open"),
        (picture("-------7.", ".......L-"), (0, 0), WHITE, "line"),
        (picture("-------7", ".......J"), (0, 0), WHITE, "open"),
    ],
)
def test_t9_a_line_joins_the_outermost_edges_eight_apart(
    board: Board, start: Cell, colour: str, kind: str
) -> None:
    assert trace(board, start, colour).kind == kind


def test_t9_a_line_in_its_order() -> None:
    path = trace(picture("-------7.", ".......L-"), (7, 1), WHITE)
    assert {path.passages[0].enters, path.passages[-1].leaves} == {W, E}
    assert Passage((7, 0), W, S) in path.passages or Passage((7, 0), S, W) in path.passages
    assert len(path) == 10


@pytest.mark.parametrize(
    ("moves", "winner", "reason", "giver"),
    [
        (SELF_LOSS.split(), 0, "loop", 1),
        (["@0/", "A2/", "@1\\", "A0/"], 0, "loop", 1),
        ([*ROW_OF_EIGHT.split(), "H1+"], 1, "line", None),
        ([*ROW_OF_EIGHT.split(), "@1+"], 1, "line", None),
        *((record["moves"], "WR".index(record["last_mover"]), "both", None) for record in BOTHS),
    ],
)
def test_t10_the_colour_wins_and_of_two_the_mover(
    moves: list[str], winner: int, reason: str, giver: int | None
) -> None:
    for first in (0, 1):
        state = played(moves, Setup(first=first))
        seat = winner if first == 0 else 1 - winner
        scores = tuple(float(s == seat) for s in (0, 1))
        assert outcome_of(state) == (scores, (seat,), reason)
        giving = giver if giver is None or first == 0 else 1 - giver
        assert gave_away(state) == giving


def test_t11_any_number_of_tiles() -> None:
    longest = max(vectors("games.jsonl"), key=lambda r: r["tiles"])
    state = played(longest["moves"][:-1])
    assert len(state.board.tiles) > 150
    assert state.ending is None


@pytest.mark.parametrize("seed", range(5))
def test_t12_there_is_always_room_outside(seed: int) -> None:
    dice, state = random.Random(seed), rules.start(Setup())
    while state.ending is None and state.turns < 30:
        lays = list(rules.legal(state, state.seat))
        left, _, right, _ = state.board.box
        outside = [lay for lay in lays if not (left <= lay.cell[0] <= right)]
        assert outside or state.turns == 0
        state = rules.apply(state, state.seat, dice.choice(lays)).state


@pytest.mark.parametrize(
    ("action", "scores", "winners", "reason"),
    [
        (Resign(), (1.0, 0.0), (0,), "resigned"),
        (AgreeDraw(), (0.5, 0.5), (), "agreed"),
    ],
)
def test_t13_concessions(
    action: Resign | AgreeDraw, scores: tuple[float, ...], winners: tuple[int, ...], reason: str
) -> None:
    state = played("@0+")
    assert rules.check(state, 1, action) is None
    refusal = rules.check(state, 0, action)
    assert refusal is not None
    assert refusal.code == "not_waiting"
    step = rules.apply(state, 1, action)
    assert outcome_of(step.state) == (scores, winners, reason)
    assert step.events == (Ended(reason, winners),)
    assert rules.waiting(step.state) == ()
    assert winning_paths(step.state) == ()
    assert gave_away(step.state) is None
    over = rules.check(step.state, 1, Lay((0, 1), "|"))
    assert over is not None
    assert over.code == "game_over"
    assert list(rules.legal(step.state, 1)) == []


def test_l1_never_a_ninth_row_or_column() -> None:
    row = played(ROW_OF_EIGHT + " H1/", LIMITED)
    assert refusal_code(row, (8, 0), "|") == "outside_8x8"
    assert refusal_code(row, (-1, 0), "-") == "outside_8x8"
    assert all(0 <= lay.cell[0] <= 7 for lay in rules.legal(row, row.seat))
    assert refusal_code(played(ROW_OF_EIGHT + " H1/"), (-1, 0), "|") == ""


def test_l1_where_the_box_may_still_come_to_lie() -> None:
    assert len(rules.outlines(rules.start(LIMITED))) == 64
    assert rules.outlines(played(ROW_OF_EIGHT + " H1/", LIMITED)) == tuple(
        (0, y, 7, y + 7) for y in range(-7, 1)
    )
    assert rules.outlines(played("@0+")) == ()


def test_l2_l3_a_draw_when_64_tiles_lie() -> None:
    before, after = (played(FULL["moves"][:n], LIMITED) for n in (-1, None))
    assert before.ending is None
    assert len(after.board.tiles) == 64
    assert outcome_of(after) == ((0.5, 0.5), (), "draw")


def test_l3_a_draw_when_no_turn_is_legal() -> None:
    state = played(BLOCKED["moves"], LIMITED)
    assert len(state.board.tiles) == 58
    assert outcome_of(state) == ((0.5, 0.5), (), "blocked")


def test_a_turn_leaves_the_old_position_as_it_was() -> None:
    board = played("@0+ B1+ A0/").board
    before = dict(board.tiles)
    assert follow(board.tiles, (1, 1), "J").laid == ((1, 1), (0, 1))
    assert board.tiles == before
