"""The picture as a value, without Qt: tiles, spaces, ghosts, trays, from both sides of the table."""

import subprocess
import sys
from dataclasses import replace
from itertools import pairwise

import pytest

from tests.games.trax.tables import played, spaces_for
from trakkx_desktop.games.trax import rules
from trakkx_desktop.games.trax.actions import Lay
from trakkx_desktop.games.trax.draft import TileDraft
from trakkx_desktop.games.trax.score import winning_paths
from trakkx_desktop.games.trax.setup import Setup
from trakkx_desktop.games.trax.state import State, mask
from trakkx_desktop.games.trax.tiles import HALF_TURNED, LIES
from trakkx_desktop.view.trax.layout import TraxLayout, board, ground
from trakkx_desktop.view.trax.layout.mosaic import joined
from trakkx_desktop.view.trax.prospect import Pick, Prospect, turned
from trakkx_desktop.view.trax.scene import Captions, DieShown, Hand, Scene, Shape, View
from trakkx_desktop.view.trax.words import picture_captions

ACROSS = View(True)
GAME = ["@0/", "B1/", "A2\\", "A0/", "C2/", "@1\\", "D3+", "D1\\", "B0+", "C1+"]
SHAPE = Shape(900, 116, 68)


def prospect(state: State) -> Prospect:
    return Prospect(TileDraft(state, state.seat))


def test_layout_needs_no_qt() -> None:
    code = (
        "import sys; import trakkx_desktop.view.trax.layout; "
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    # The package itself exposes a face, which is Qt; so it is shut out while the layout is imported.
    stub = "import sys, types; m = types.ModuleType('trakkx_desktop.view.trax'); "
    stub += "import trakkx_desktop.view as v; m.__path__ = [v.__path__[0] + '/trax']; "
    stub += "sys.modules['trakkx_desktop.view.trax'] = m; "
    assert subprocess.run([sys.executable, "-c", stub + code], check=False).returncode == 0


def test_every_tile_lies_on_its_cell() -> None:
    state = played(GAME)
    layout = ground(state)
    assert {f"tile:{x},{y}": (float(x), float(y)) for x, y in state.board.tiles} == {
        p: (q.x, q.y) for p, q in layout.items() if p.startswith("tile:")
    }


def test_a_tile_has_a_foot_only_where_none_lies_below() -> None:
    """Bit 2 of a tile's mask is its neighbour below."""
    state = played(GAME)
    layout = ground(state)
    for (x, y), tile in state.board.tiles.items():
        kind, lie, mask, _ = layout[f"tile:{x},{y}"].art
        assert (kind, lie) == ("tile", tile)
        assert isinstance(mask, int)
        assert bool(mask >> 2 & 1) == ((x, y + 1) in state.board.tiles)


def test_corners_count_only_between_two_neighbours() -> None:
    square = {(0, 0), (1, 0), (0, 1), (1, 1)}
    assert joined(square, (0, 0)) == 0b0010_0110
    assert joined(square - {(1, 1)}, (0, 0)) == 0b0000_0110
    assert joined({(0, 0), (1, 1)}, (0, 0)) == 0


def test_labels_stay_at_the_left_and_below() -> None:
    layout = ground(played(GAME))
    tiles = [q for p, q in layout.items() if p.startswith("tile:")]
    left, bottom = min(q.x for q in tiles), max(q.y for q in tiles)
    assert all(q.x < left - 1 for p, q in layout.items() if p.startswith("row:"))
    assert all(q.y > bottom + 1 for p, q in layout.items() if p.startswith("column:"))
    names = {str(q.art[1]) for p, q in layout.items() if p.startswith("column:")}
    assert {"@", "A", "B"} <= names
    assert {"0", "1"} <= {str(q.art[1]) for p, q in layout.items() if p.startswith("row:")}


def test_label_a_is_above_the_first_column() -> None:
    """The notation's A is the leftmost occupied column."""
    state = played(["@0/", "@1/"])
    [label] = [q for q in ground(state).values() if q.art[:2] == ("label", "A")]
    assert label.x == state.board.box[0]


def test_a_dot_lies_on_every_legal_space() -> None:
    state = played(GAME)
    shown = TraxLayout().of(Scene(state, prospect=prospect(state)))
    legal = {lay.cell for lay in rules.legal(state, state.seat)}
    assert {p for p in shown if p.startswith("space:")} == {f"space:{x},{y}" for x, y in legal}


def test_with_a_lie_in_hand_only_its_spaces_glow() -> None:
    state = played(GAME)
    for lie in LIES:
        hand = Hand(f"lie:{lie}", lie)
        shown = TraxLayout().of(Scene(state, prospect=prospect(state), hand=hand, shape=SHAPE))
        glowing = {p for p, q in shown.items() if q.art == ("glow",)}
        assert glowing == {f"space:{x},{y}" for x, y in spaces_for(state, lie)}


def test_forced_tiles_are_ghosts_with_their_numbers_in_one_outline() -> None:
    """T6: the chain in its order; dashes run around all of it, not between its tiles."""
    state = played(GAME)
    lay = max(rules.legal(state, state.seat), key=lambda one: len(_coming(state, one)))
    forced = _coming(state, lay)
    assert len(forced) >= 2
    shown = TraxLayout().of(Scene(state, prospect=prospect(state), pick=Pick(lay, forced)))
    for number, ((x, y), tile) in enumerate(forced, start=1):
        assert shown[f"ghost:{x},{y}"].art[:2] == ("tile", tile)
        assert shown[f"order:{x},{y}"].art == ("badge", number)
    chain = {lay.cell, *(cell for cell, _ in forced)}
    assert {p for p in shown if p.startswith("dashes:")} == {f"dashes:{x},{y}" for x, y in chain}
    for cell in chain:
        assert shown[f"dashes:{cell[0]},{cell[1]}"].art[1] == joined(chain, cell) & 15
    beside = joined(chain | state.board.tiles.keys(), lay.cell) & 15
    assert shown["chosen"].art == ("chosen", lay.tile, beside)


def _coming(state: State, lay: Lay) -> tuple[tuple[tuple[int, int], str], ...]:
    found = rules.preview(state, lay.cell, lay.tile)
    assert isinstance(found, tuple)
    return found


def test_the_space_under_a_ghost_stays_for_the_keyboard() -> None:
    state = played(GAME)
    lay = next(rules.legal(state, state.seat))
    shown = TraxLayout().of(Scene(state, prospect=prospect(state), pick=Pick(lay)))
    assert shown[f"space:{lay.cell[0]},{lay.cell[1]}"].art == ("unseen",)


def test_lies_that_do_not_fit_are_dimmed() -> None:
    state = played(GAME)
    cell, lies = next(iter(prospect(state).legal.items()))
    pick = Pick(Lay(cell, lies[0]))
    shown = TraxLayout().of(Scene(state, prospect=prospect(state), pick=pick, shape=SHAPE))
    moods = {lie: shown[f"lie:{lie}"].art[3] for lie in LIES}
    assert {lie for lie, mood in moods.items() if mood == "plain"} == set(lies)
    assert shown["ring"].x == shown[f"lie:{lies[0]}"].x


def test_the_tray_of_the_other_side_has_the_lies_in_the_order_in_which_they_are_seen() -> None:
    """The stage turns it: there the first one looks like the first one near by."""
    state = played(GAME)
    near = TraxLayout().of(Scene(state, prospect=prospect(state), shape=SHAPE))
    far = TraxLayout().of(Scene(state, view=ACROSS, prospect=prospect(state), shape=SHAPE))
    for lie in LIES:
        other = HALF_TURNED[lie]
        assert far[f"lie:{other}"].art[1] == other
        assert far[f"lie:{other}"].x == near[f"lie:{lie}"].x


def test_six_lies_fit_the_smallest_tray() -> None:
    shape = Shape(620, 88, 50)
    state = played(GAME)
    shown = TraxLayout().of(Scene(state, prospect=prospect(state), shape=shape))
    places = [shown[f"lie:{lie}"].x for lie in LIES]
    assert places[0] - 0.5 > 0 and places[-1] + 0.5 < shape.w
    assert all(b - a > 1.2 for a, b in pairwise(places))
    assert "words" not in shown


def test_the_die_shows_the_rolls_that_fitted_nowhere() -> None:
    """D5: each roll is shown."""
    state = replace(rules.start(Setup(variant="die", seed=4)), rolls=(2, 6, 3))
    die = DieShown(3, 0.0, (2, 6), False)
    shown = TraxLayout().of(Scene(state, prospect=prospect(state), die=die, shape=SHAPE))
    assert shown["die"].art == ("die", 3)
    assert [shown[f"reject:{i}"].art for i in (0, 1)] == [("reject", 2), ("reject", 6)]
    assert {p for p in shown if p.startswith("lie:")} == {"lie:J"}
    assert shown["space:0,0"].art == ("glow",)


def test_while_the_die_rolls_nobody_knows_the_lie() -> None:
    state = rules.start(Setup(variant="die", seed=4))
    shown = TraxLayout().of(Scene(state, die=DieShown(1, 40.0, (), True), shape=SHAPE))
    assert not any(p.startswith(("lie:", "space:")) for p in shown)


def test_the_pile_shows_its_top_and_its_count_only() -> None:
    """P1: the other tiles are not in the picture at all."""
    state = mask(rules.start(Setup(seats=1, variant="solitaire3", seed=8)))
    shown = TraxLayout().of(Scene(state, prospect=prospect(state), shape=SHAPE))
    assert shown["pile"].art[:2] == ("tile", state.pile[0])
    assert shown["count"].art == ("count", 9)
    assert sum(q.art[0] == "tile" for q in shown.values()) == 1


def test_the_square_may_lie_in_nine_ways_at_first() -> None:
    """P4: the outlines that are still possible; one is left when the square is known."""
    state = rules.start(Setup(seats=1, variant="solitaire3", seed=8))
    first = board.outlines(state)
    assert sum(p.startswith("square:") for p in first) == 9
    assert first["reach"].art == ("reach", 5, 5)
    assert first["outline"].art[0] == "outline"
    while len(rules.outlines(state)) > 1:
        state = rules.apply(state, 0, next(iter(rules.legal(state, 0)))).state
    last = board.outlines(state)
    assert last["outline"].art == ("sure", 3, 3)
    assert not any(p.startswith("square:") for p in last)


def test_forced_spaces_of_a_solitaire_are_marked() -> None:
    """P5."""
    for seed in range(50):
        state = rules.start(Setup(seats=1, variant="solitaire4", seed=seed))
        while state.ending is None and not prospect(state).must:
            state = rules.apply(state, 0, next(iter(rules.legal(state, 0)))).state
        if state.ending is None:
            break
    ahead = prospect(state)
    shown = TraxLayout().of(Scene(state, prospect=ahead, shape=SHAPE))
    marked = {p for p, q in shown.items() if q.art == ("must",)}
    assert marked and marked == {f"space:{x},{y}" for x, y in ahead.must if (x, y) in ahead.legal}


def test_8x8_shows_how_far_the_board_may_reach() -> None:
    """L1."""
    state = played(["@0+"], Setup(variant="limited"))
    assert board.outlines(state) == {}, "no lone line of a box that is far away (T-6)"
    assert board.reach_of(state) == (-7, -7, 7, 7)
    left, top, right, bottom = board.extent(state)
    assert right - left < 10 and bottom - top < 10, "far limits are not shown yet"
    assert board.outlines(played(["@0+"])) == {}


@pytest.mark.usefixtures("app")
def test_8x8_shows_opposite_edges_together_and_says_what_is_left() -> None:
    """T-6: as soon as both edges are in sight, as one frame when all four are."""
    setup = Setup(variant="limited")
    wide = played(["@0+", "B1+", "C1+", "D1+", "E1+"], setup)
    edges = board.outlines(wide)["edges"]
    assert edges.art == ("edges", "outline", 11, 7, True)
    assert (edges.x, edges.y) == (2.0, 0.0)
    words = picture_captions(Scene(wide)).ground
    assert words == "Room for 3 more columns · 7 more rows"
    full = played(["@0+", "B1+", "C1+", "D1+", "E1+", "F1+", "G1+", "H1/"], setup)
    assert board.outlines(full)["edges"].art == ("edges", "sure", 8, 7, True)
    assert picture_captions(Scene(full)).ground == "Room for 7 more rows"
    top = board.extent(full)[1]
    assert top < board.note(full, words)["note"].y - 0.2, "the words are in sight"


@pytest.mark.usefixtures("app")
def test_a_solitaire_says_what_its_outline_is() -> None:
    """T-6."""
    state = rules.start(Setup(seats=1, variant="solitaire3", seed=8))
    assert picture_captions(Scene(state)).ground == "The 3 × 3 comes to lie in here"
    while len(rules.outlines(state)) > 1:
        state = rules.apply(state, 0, next(iter(rules.legal(state, 0)))).state
    assert picture_captions(Scene(state)).ground == ""


def test_the_check_mark_hides_no_number() -> None:
    """T-7: the chain's numbers lie above their tiles, threats on their spaces."""
    state = played(GAME)
    for lay in rules.legal(state, state.seat):
        pick = Pick(lay, _coming(state, lay), is_staged=True)
        shown = board.picked(pick, state, 60.0)
        check, half = shown["check"], shown["check"].size / 2
        left, top, right, bottom = board.extent(state)
        assert left <= check.x - half and check.x + half <= right, "in sight"
        assert top <= check.y - half and check.y + half <= bottom, "in sight"
        for piece, place in shown.items():
            if piece.startswith("order:"):
                apart = max(abs(place.x - check.x), abs(place.y - check.y))
                assert apart > check.size / 2 + 0.2, (lay, piece)


def test_a_won_game_lights_every_passage_of_its_paths() -> None:
    state = _won()
    at_the_table = ground(state)
    assert all(q.art[3] == "plain" for p, q in at_the_table.items() if p.startswith("tile:"))
    layout = ground(state, is_ended=True)
    [path] = winning_paths(state)
    lit = [q for p, q in layout.items() if p.startswith("light:0:")]
    assert len(lit) == len(path)
    assert all(q.art[0] == "lit" and q.art[1] == path.colour for q in lit)
    assert all(q.art[3] == "veiled" for p, q in layout.items() if p.startswith("tile:"))


def _won() -> State:
    """The first loop that turns up."""
    state = rules.start(Setup())
    frontier = [state]
    while True:
        after: list[State] = [
            rules.apply(s, s.seat, lay).state for s in frontier for lay in rules.legal(s, s.seat)
        ]
        won = [s for s in after if s.ending is not None]
        if won:
            return won[0]
        frontier = after[:200]


def test_a_lost_solitaire_shows_the_longest_path_of_each_colour() -> None:
    """P8."""
    state = rules.start(Setup(seats=1, variant="solitaire3", seed=8))
    while state.ending is None:
        state = rules.apply(state, 0, next(iter(rules.legal(state, 0)))).state
    assert not state.ending.winners
    kinds = {(q.art[1], q.art[4]) for p, q in ground(state).items() if p.startswith("light:")}
    assert kinds == {("white", "best"), ("red", "best")}


def test_turning_goes_through_all_six_lies_and_back() -> None:
    lie, seen = "|", []
    for _ in range(6):
        seen.append(lie)
        lie = turned(lie, 1)
    assert lie == "|" and set(seen) == set(LIES)
    assert turned(turned("J", 1), -1) == "J"


def test_a_ghost_turns_only_through_what_fits() -> None:
    assert [turned("J", 1, ("J", "7")), turned("7", 1, ("J", "7"))] == ["7", "J"]
    assert turned("-", 1, ("-",)) == "-"


def test_the_ground_is_kept_while_only_the_pointer_moves() -> None:
    state = played(GAME)
    drawn = TraxLayout()
    first = drawn.of(Scene(state, prospect=prospect(state)))
    second = drawn.of(Scene(state, prospect=prospect(state), pick=Pick(Lay((9, 9), "|"))))
    assert all(second[p] is q for p, q in first.items() if p.startswith("tile:"))


def test_the_tray_has_room_for_every_word_in_its_shape() -> None:
    words = Captions("Headline", "Text")
    state = played(GAME)
    shown = TraxLayout().of(Scene(state, prospect=prospect(state), shape=SHAPE, captions=words))
    _, headline, text, width, _ = shown["words"].art
    assert (headline, text) == ("Headline", "Text")
    assert isinstance(width, float)
    assert shown["words"].x + width / 2 <= SHAPE.w
