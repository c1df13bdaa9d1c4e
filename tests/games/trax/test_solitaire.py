"""The two solitaires, P1-P8; each row names its rule."""

from collections import Counter
from dataclasses import replace

import pytest

from tests.games.trax.tables import lies_at, picture, refusal_code, spaces_for
from tests.games.trax.test_judge import STUCK
from trakkx_desktop.core.chance import Chance
from trakkx_desktop.core.grid import Cell
from trakkx_desktop.core.outcome import ScoreLine
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.games.trax import GAME, rules, solitaire
from trakkx_desktop.games.trax.actions import AgreeDraw, Lay, Resign
from trakkx_desktop.games.trax.board import Board
from trakkx_desktop.games.trax.events import Ended, Laid, Uncovered
from trakkx_desktop.games.trax.paths import longest
from trakkx_desktop.games.trax.score import longest_paths, winning_paths
from trakkx_desktop.games.trax.setup import Setup
from trakkx_desktop.games.trax.solitaire import Freedom
from trakkx_desktop.games.trax.state import State, mask
from trakkx_desktop.games.trax.tiles import LIES, RED, WHITE

Play = tuple[int, int, str]

WON_PILE = "J--|-J-L|"
WON: list[Play] = [
    (0, 0, "J"), (-1, 0, "-"), (-2, 0, "-"), (0, -1, "|"), (-1, -1, "J"),
    (0, -2, "7"), (-1, -2, "F"), (-2, -1, "L"), (-2, -2, "|"),
]  # fmt: skip
FULL_PILE = "FLJ-7-L7J"
FULL: list[Play] = [
    (0, 0, "F"), (0, 1, "L"), (1, 0, "J"), (1, 1, "-"), (1, 2, "7"),
    (2, 1, "-"), (2, 0, "L"), (2, 2, "F"), (0, 2, "F"),
]  # fmt: skip


def started(pile: str) -> State:
    size = 3 if len(pile) == 9 else 4
    state = rules.start(Setup(seats=1, variant=f"solitaire{size}"))
    return replace(state, pile=tuple(pile))


def laid(pile: str, plays: list[Play]) -> State:
    state = started(pile)
    for x, y, tile in plays:
        state = rules.apply(state, 0, Lay((x, y), tile)).state
    return state


def stuck() -> State:
    return laid("".join(STUCK["pile"]), [(x, y, tile) for x, y, tile in STUCK["plays"]])


def test_p1_the_same_seed_shuffles_the_same_pile() -> None:
    first, again, other = (rules.start(Setup(1, 0, seed, "solitaire4")).pile for seed in (5, 5, 6))
    assert first == again != other
    assert len(first) == 16
    assert len(rules.start(Setup(1, 0, 5, "solitaire3")).pile) == 9


def test_p1_each_side_is_a_fair_coin_then_each_turn_equally_likely() -> None:
    pile, _ = solitaire.shuffled_pile(120, Chance(1))
    counts = Counter(pile)
    share = {tile: counts[tile] / len(pile) for tile in LIES}
    assert all(abs(share[tile] - 1 / 4) < 0.02 for tile in "|-")
    assert all(abs(share[tile] - 1 / 8) < 0.02 for tile in "JFL7")


def test_p1_only_the_top_is_seen() -> None:
    seen = mask(started("JFL7|-|||"))
    assert "".join(seen.pile) == "J????????"
    assert mask(started("J||||||||")) == seen == mask(seen)
    assert list(rules.legal(seen, 0)) == [Lay((0, 0), "J")]


@pytest.mark.parametrize(
    ("plays", "cell", "tile", "code"),
    [
        ([], (0, 0), "|", ""),
        ([], (0, 1), "|", "not_adjacent"),
        ([(0, 0, "|")], (0, 0), "|", "occupied"),
        ([(0, 0, "|")], (1, 1), "|", "not_adjacent"),
        ([(0, 0, "|")], (1, 0), "|", ""),
    ],
)
def test_p2_tiles_touch(plays: list[Play], cell: tuple[int, int], tile: str, code: str) -> None:
    assert refusal_code(laid("|" * 9, plays), cell, tile) == code


def test_p2_colours_match() -> None:
    assert refusal_code(laid("|-|||||||", [(0, 0, "|")]), (0, 1), "-") == "colour_mismatch"


@pytest.mark.parametrize(
    ("cell", "tile", "space", "colour", "sides"),
    [
        ((-2, 0), "F", (-3, 0), RED, ("N", "E", "S")),
        ((-3, 0), "-", (-2, 0), WHITE, ("E", "S", "W")),
    ],
)
def test_p2_three_of_one_colour_are_judged_tile_by_tile(
    cell: Cell, tile: str, space: Cell, colour: str, sides: tuple[str, ...]
) -> None:
    state = replace(stuck(), ending=None)
    facts = (("colour", colour), ("sides", sides))
    refusal = rules.check(state, 0, Lay(cell, tile))
    assert refusal == Refusal("three_same", (space,), "P2", facts)
    assert list(rules.legal(state, 0)) == []


def test_p3_a_tile_is_laid_as_it_lies() -> None:
    state = laid("|L-------", [(0, 0, "|")])
    assert solitaire.freedom(state) is Freedom.AS_IT_LIES
    assert {lay.tile for lay in rules.legal(state, 0)} == {"L"}
    refusal = rules.check(state, 0, Lay((1, 0), "|"))
    assert refusal == Refusal("must_lie_as_in_pile", ((1, 0),), "P3", (("lie", "L"),))


def test_p4_the_square_shows_itself() -> None:
    one, row = laid("|" * 9, [(0, 0, "|")]), laid("|" * 9, [(0, 0, "|"), (1, 0, "|"), (2, 0, "|")])
    assert len(rules.outlines(one)) == len(rules.outlines(started("|" * 9))) == 9
    assert rules.outlines(row) == ((0, -2, 2, 0), (0, -1, 2, 1), (0, 0, 2, 2))
    assert refusal_code(row, (3, 0), "|") == "outside_square"
    assert refusal_code(row, (-1, 0), "-") == "outside_square"
    assert {lay.cell[0] for lay in rules.legal(row, 0)} == {0, 1, 2}


def test_p5_a_forced_space_comes_first_and_takes_one_tile() -> None:
    state = laid("7FJ|L7F-|", [(0, 0, "7"), (-1, 0, "F"), (0, 1, "J")])
    assert solitaire.freedom(state) is Freedom.FORCED
    assert list(rules.legal(state, 0)) == [Lay((-1, 1), "L")]
    refusal = rules.check(state, 0, Lay((1, 0), "|"))
    assert refusal == Refusal("must_fill_forced", ((-1, 1),), "P5")
    step = rules.apply(state, 0, Lay((-1, 1), "L"))
    assert step.events == (Laid((-1, 1), "L", forced=True), Uncovered("L", 5))
    assert step.reveals
    assert len(step.state.pile) == len(state.pile) - 1


def test_p5_of_several_the_player_chooses() -> None:
    state = laid("-JLF---77", [(0, 0, "-"), (1, 0, "J"), (2, 0, "L"), (1, -1, "F")])
    assert list(rules.legal(state, 0)) == [Lay((0, -1), "J"), Lay((2, -1), "7")]
    one_left = rules.apply(state, 0, Lay((2, -1), "7")).state
    assert list(rules.legal(one_left, 0)) == [Lay((0, -1), "J")]


def test_p6_a_tile_that_fits_nowhere_may_be_flipped_and_turned() -> None:
    state = laid("JJLJLL77L", [(0, 0, "J")])
    assert solitaire.freedom(state) is Freedom.ANY
    assert len(list(rules.legal(state, 0))) == 12
    assert refusal_code(state, (1, 0), "J") == "colour_mismatch"
    assert lies_at(state, (1, 0)) == ("|", "F", "L")
    assert spaces_for(state, "|") == ((0, -1), (1, 0))


def test_p7_won_by_one_path_through_all_tiles() -> None:
    state = laid(WON_PILE, WON)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ((1.0,), (0,), "won")
    assert outcome.lines == (ScoreLine("longest_white", (9,)), ScoreLine("longest_red", (3,)))
    [path] = winning_paths(state)
    assert (path.colour, len(path)) == (WHITE, 9)
    assert rules.waiting(state) == ()


def test_p7_a_closed_path_counts_too() -> None:
    ring = picture("F7F7", "|LJ|", "|F7|", "LJLJ")
    assert (longest(ring, WHITE).kind, len(longest(ring, WHITE))) == ("loop", 16)
    last = (3, 3)
    board = Board({cell: tile for cell, tile in ring.tiles.items() if cell != last})
    state = replace(started("J" * 16), board=board, turns=15, pile=("|",))
    done = rules.apply(state, 0, Lay(last, "J"))
    assert done.state.ending is not None
    assert done.state.ending.reason == "won"
    assert done.events == (Laid(last, "J", forced=True), Ended("won", (0,)))


def test_p8_lost_when_full_without_such_a_path() -> None:
    state = laid(FULL_PILE, FULL)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ((0.0,), (), "full")
    assert [len(path) for path in longest_paths(state)] == [5, 6]
    assert winning_paths(state) == ()


def test_p8_lost_when_the_next_tile_can_be_laid_nowhere() -> None:
    state = stuck()
    assert state.ending is not None
    assert state.ending.reason == "stuck"
    assert rules.waiting(state) == ()


def test_a_solitaire_can_be_given_up_but_not_drawn() -> None:
    state = started("|" * 9)
    assert rules.check(state, 0, AgreeDraw()) == Refusal("no_opponent", (), "T13")
    outcome = GAME.outcome(rules.apply(state, 0, Resign()).state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ((0.0,), (), "resigned")
