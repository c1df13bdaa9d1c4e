"""The game at the protocol: sheet, setup, mask, strip, pack, notation and a golden game for each size."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.games.traexx.play import play, table
from trakkx_desktop.core.chance import code_of, seed_of
from trakkx_desktop.core.game import NotationError, Ranking
from trakkx_desktop.core.pack import PackError
from trakkx_desktop.games.traexx import GAME, score
from trakkx_desktop.games.traexx.actions import PASS, Extend
from trakkx_desktop.games.traexx.sheet import LETTERS, NUMBERS, cards, sheet
from trakkx_desktop.games.traexx.state import UNKNOWN, Hidden, State

GOLDEN = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))


def test_the_sheet_has_61_fields_nine_numbers_and_four_starts() -> None:
    assert len(sheet().colours) == 61
    assert sorted(sheet().numbers.values(), reverse=True) == list(NUMBERS)
    assert tuple(sheet().starts) == LETTERS
    assert set(sheet().colours.values()) == set(sheet().letters)


def test_the_deck_has_15_cards_of_four_or_five_patches() -> None:
    assert len(cards()) == 15
    assert sorted(len(patches) for patches in cards().values()) == [4] * 9 + [5] * 6
    assert {colour for patches in cards().values() for colour in patches} == set(sheet().letters)


def test_options() -> None:
    start, sheets = GAME.options
    assert (start.key, start.values, start.per_seat) == ("start", ("lot", *LETTERS), True)
    assert (sheets.values, sheets.default) == (("closed", "open"), "closed")
    assert (GAME.key, GAME.listed, GAME.ranking) == ("traexx", True, Ranking.HIGHEST)
    assert GAME.setup(2, 0, 1, {"sheets": "open"}).open_sheets
    assert not GAME.setup(2, 0, 1, {}).open_sheets
    for choices in ({"start.1": "E"}, {"sheets": "ajar"}):
        assert GAME.setup(2, 0, 1, choices).code == "unknown_choice"
    assert GAME.setup(1, 0, 1, {"start.1": "E"}).seats == 1


def test_a_code_deals_the_same_game_again() -> None:
    setup = GAME.setup(3, 0, 123456, {})
    seed = seed_of(code_of(setup.seed))
    assert seed is not None
    assert GAME.start(GAME.setup(3, 0, seed, {})) == GAME.start(setup)


def test_mask_hides_the_pile_and_the_seed_that_tells_it() -> None:
    state = play(GAME.start(GAME.setup(2, 0, 99, {})), "pass pass")
    sight = GAME.mask(state, 0)
    assert sight.deck[:2] == state.deck[:2]
    assert set(sight.deck[2:]) == {UNKNOWN}
    assert sight.setup.seed == 0
    other = replace(state, deck=(*state.deck[:2], *reversed(state.deck[2:])))
    assert GAME.mask(other, 0) == GAME.mask(other, None) == sight


def test_a_masked_round_is_not_resolved() -> None:
    state = GAME.apply(table("AB"), 0, PASS).state
    with pytest.raises(ValueError, match="hidden"):
        GAME.apply(GAME.mask(state, 1), 1, PASS)


def test_the_strip_tells_ink_pencil_worth_and_who_else() -> None:
    state = play(table("ABC", 1, 8), "0,-1>0,0 pass 0,1>0,0")
    strip = score.strip(state, 1, ((1, 0), (0, 0)))
    boxes = {box.number: box for box in strip.boxes}
    assert tuple(boxes) == NUMBERS
    three, four, ten = boxes[3], boxes[4], boxes[10]
    assert (three.noted, three.pencilled, three.worth, three.others) == (None, 2, 2, (0, 2))
    assert (four.noted, four.pencilled, four.worth, four.others) == (None, 4, 4, ())
    assert (ten.noted, ten.pencilled, ten.worth, ten.others) == (None, None, 10, ())
    assert (strip.plus, strip.minus, strip.total) == (6, 58, -52)
    mine = {box.number: box for box in score.strip(state, 0).boxes}[3]
    assert (mine.noted, mine.pencilled, mine.worth, mine.others) == (3, None, 2, (2,))


def test_r8_the_solo_strip_counts_what_the_open_line_reaches() -> None:
    boxes = {b.number: b for b in score.strip(table("B", 1), 0, ((1, 0), (0, 0))).boxes}
    assert (boxes[4].pencilled, boxes[3].pencilled) == (4, 2)
    assert (boxes[2].worth, boxes[5].worth) == (1, 5)


@pytest.mark.parametrize(
    "text", ["pass", "0,-1>0,0", "0,-1>-1,-1>-2,-1>-2,-2>-1,-3", "4,-4>3,-3", "9,9>-9,0"]
)
def test_notation_goes_both_ways(text: str) -> None:
    state = table("A")
    assert GAME.format(state, GAME.parse(state, text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Pass",
        "pass ",
        "0,0",
        "0,0>",
        ">0,0",
        "0,0>00,1",
        "0,0>-0,1",
        "0,0>+1,0",
        "0,0>1",
        "0 ,0>1,0",
        "0,0>1,0>",
        "0,0>>1,0",
        "0,0>10,0",
        "0,0>1,0\n",
        "0,0>1,0,0",
        "0,0>1.0,0",
        "٠,0>1,0",
        "(0,0)>1,0",
    ],
)
def test_notation_is_strict(text: str) -> None:
    with pytest.raises(NotationError, match=re.escape(repr(text))):
        GAME.parse(table("A"), text)


def mid_game() -> State:
    state = play(table("BD", 1, 8), "1,-1>1,0>0,0 -1,1>0,0")
    return play(state, "0,0>-1,0")


def test_pack_goes_both_ways() -> None:
    state = mid_game()
    things = (state, state.setup, PASS, Extend((0, -1), ((0, 0),)))
    sights = [GAME.mask(state, seat) for seat in (0, 1, None)]
    assert Hidden() in sights[1].sealed
    for thing in (*things, *sights):
        assert GAME.unpack(GAME.pack(thing)) == thing
    over = play(table("B"), *["pass"] * 15)
    assert GAME.unpack(GAME.pack(over)) == over


@pytest.mark.parametrize(
    "changes",
    [
        {"seats": 5},
        {"seats": 1},
        {"first": 2},
        {"first": -1},
        {"seed": -1},
        {"seed": 32**6},
        {"seed": True},
        {"starts": ["A", "A"]},
        {"starts": ["A", "E"]},
        {"open_sheets": 1},
        {"extra": 1},
    ],
)
def test_a_setup_that_cannot_be_agreed_is_refused(changes: dict[str, Any]) -> None:
    packed = GAME.pack(table("AB").setup)
    assert GAME.unpack(packed) == table("AB").setup
    with pytest.raises(PackError):
        GAME.unpack({**packed, **changes})


def test_there_is_a_golden_game_for_each_size() -> None:
    assert [path.stem for path in GOLDEN] == ["1", "2", "3", "4"]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_game(path: Path) -> None:
    """Pins what a code deals and lots, and every score: old codes must go on meaning the same game."""
    head, *lines, scores = path.read_text(encoding="utf-8").splitlines()
    code, starts, *order = head.split()
    seed = seed_of(code)
    assert seed is not None
    state = GAME.start(GAME.setup(int(path.stem), 0, seed, {}))
    assert "".join(state.setup.starts) == starts
    assert state.deck == tuple(map(int, order))
    outcome = GAME.outcome(play(state, *lines))
    assert outcome is not None
    assert " ".join(map(str, outcome.scores)) == scores
