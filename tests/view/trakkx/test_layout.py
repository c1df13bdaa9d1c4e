"""The picture as a value: rack rows, mats, marks and ghosts, computed without any widget."""

from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from tests.games.trakkx.grown import grow
from tests.games.trakkx.position import state, table
from trakkx_desktop.core.grid import Cell
from trakkx_desktop.games.trakkx.draft import LayDraft
from trakkx_desktop.games.trakkx.give_draft import GiveDraft
from trakkx_desktop.games.trakkx.state import State, mask
from trakkx_desktop.games.trakkx.table import survey
from trakkx_desktop.games.trakkx.tokens import NUMBERS
from trakkx_desktop.view.stage.area import Area, area_of
from trakkx_desktop.view.stage.layout import Box, Layout
from trakkx_desktop.view.trakkx import layout, memory
from trakkx_desktop.view.trakkx.hands import landing
from trakkx_desktop.view.trakkx.layout import dots, ground, spaces
from trakkx_desktop.view.trakkx.layout.mats import handle_placements, mat_art
from trakkx_desktop.view.trakkx.layout.racks import rack_order
from trakkx_desktop.view.trakkx.scene import (
    CHOOSE,
    END,
    GIVE,
    PLAY,
    Aim,
    Captions,
    Person,
    Scene,
)

SIZES = [(836, 640), (1208, 900), (1688, 1080), (3600, 2160)]
ROW = table("G5 G6 G7")


def scene_of(position: State, area: Area | None = None, **changes: Any) -> Scene:
    """Seat 0 looks at its own turn."""
    sight = mask(position, 0)
    area = area or area_of(1208, 900)
    draft = changes.pop("draft", LayDraft.of(sight, 0))
    order = draft.hand if draft is not None else ()
    values = {"draft": draft, "viewer": 0, "order": order, "slots": len(sight.hands[0])}
    values.update(changes)
    return Scene(sight, area, str(values.pop("phase", PLAY)), **values)


def picture(scene: Scene) -> Layout:
    return layout.picture(scene, ground(scene))


@pytest.mark.parametrize("count", [1, 7, 15, 16, 18, 24, 30, 40])
@pytest.mark.parametrize("size", SIZES)
def test_every_rack_fits_its_shelf_and_stays_legible(count: int, size: tuple[int, int]) -> None:
    area = area_of(*size)
    rows, zone = spaces.rack_rows(area, count), spaces.rack_zone(area, count)
    left, top, width, height = area.tray
    places = [rows.place(index) for index in range(count)]
    assert len(set(places)) == count
    for x, y in places:
        cx, cy = zone.x + x * zone.unit, zone.y + y * zone.unit
        half = zone.unit * 62 / 66 / 2
        assert left <= cx - half and cx + half <= left + width
        assert top <= cy - half and cy + half <= top + height
    assert zone.unit >= (28 if count <= 40 else 24)
    if count <= 30:
        assert zone.unit >= 35, "a rack of thirty can be read"


def test_a_point_of_the_rack_is_a_place_in_its_order() -> None:
    rows = spaces.Rows(50, 4, 2)
    assert [rows.index(x, 0, 6) for x in (-3, 0.4, 0.6, 2, 9)] == [0, 0, 1, 2, 4]
    assert rows.index(1, 1, 6) == 5
    assert rows.index(3, 1, 6) == 6
    assert rows.index(0, 40, 6) == 4


@pytest.mark.parametrize("size", SIZES)
def test_nothing_that_stays_put_overlaps(size: tuple[int, int]) -> None:
    area = area_of(*size)
    sort = spaces.sort_box(area, 1.0)
    boxes = [area.tray, area.button, spaces.display_mat(area), area.board]
    boxes += [sort] if sort is not None else []
    bag = spaces.bag_zone(area)
    boxes.append((bag.left, bag.top, bag.width, bag.height))
    for i, (ax, ay, aw, ah) in enumerate(boxes):
        assert ax >= 0 and ay >= 0 and ax + aw <= size[0] and ay + ah <= size[1]
        for bx, by, bw, bh in boxes[i + 1 :]:
            apart = ax + aw <= bx or bx + bw <= ax or ay + ah <= by or by + bh <= ay
            assert apart, (size, (ax, ay, aw, ah), (bx, by, bw, bh))


def test_each_token_is_one_piece_wherever_it_lies() -> None:
    position = state(("G8 R1 SWAP", "B1"), ROW, display="R13 Y2", bag=None)
    scene = scene_of(position)
    shown = picture(scene)
    assert {"G5a", "G6a", "G7a", "G8a", "R1a", "SWAPa", "R13a", "Y2a", "bag"} <= set(shown)
    zones = {piece: place.zone for piece, place in shown.items()}
    assert (zones["G5a"], zones["G8a"], zones["R13a"]) == ("board", "rack", "display")
    assert shown["G5a"].art == ("token", "G5", ())
    assert "B1a" not in shown
    assert shown["bag"].art[1] == len(position.bag)


def test_laid_changed_fresh_picked_and_hovered_tokens_are_marked() -> None:
    position = state(("G8 R1", "B1"), ROW, bag=None)
    draft = LayDraft.of(mask(position, 0), 0).put(("G8a", ("cell", 3, 0)))
    assert isinstance(draft, LayDraft)
    shown = picture(
        scene_of(
            position,
            draft=draft,
            fresh=frozenset({"R1a"}),
            changed=frozenset({"G5a"}),
            selection=frozenset({"G6a"}),
            hover="G7a",
        )
    )
    marks = {token: shown[token].art[2] for token in ("G8a", "R1a", "G6a", "G7a", "G5a")}
    assert marks == {
        "G8a": ("laid",),
        "R1a": ("new",),
        "G6a": ("picked",),
        "G7a": ("hover",),
        "G5a": (),
    }
    assert "halo:G5a" in shown and "halo:G6a" not in shown


def test_only_bad_lines_are_marked_exactly() -> None:
    """L3: 5 5 down the left would be good, the two short lines across are not."""
    cells = table("R5 R6 .", "Y5 Y6 .", "B5 B6 B7", ". . .", "G14 . .")
    position = state(("R1", "B1"), cells, bag=None)
    for is_judged, kind in ((False, "open"), (True, "bad")):
        shown = picture(replace(scene_of(position), is_judged=is_judged))
        bad = {piece: place.art for piece, place in shown.items() if piece.startswith("bad:")}
        assert bad == {
            "bad:0,0,h": (kind, 2, False),
            "bad:0,1,h": (kind, 2, False),
            "bad:0,4,h": (kind, 1, False),
        }
        badges = {"badge:0,0", "badge:0,1", "badge:0,4"} & set(shown)
        assert len(badges) == (3 if is_judged else 0), "red only for whoever wanted to finish (K15)"


def test_mats_know_the_corners_where_they_would_touch() -> None:
    """L5: corner to corner is no contact, so a gap must be seen."""
    cells = table("R5 R6 R7 . . .", ". . . B9 B10 B11")
    art = mat_art(((0, 0), (1, 0), (2, 0)), cells)
    assert art == ("mat", ((0, 0, 0), (1, 0, 0), (2, 0, 4)))
    other = mat_art(((3, 1), (4, 1), (5, 1)), cells)
    assert other[1] == ((0, 0, 1), (1, 0, 0), (2, 0, 0))
    bent = table("R5 R6 R7", ". . B7")
    _, joined = mat_art(tuple(bent), bent)
    assert isinstance(joined, tuple)
    assert joined[1] == (1, 0, 0), "joined by a neighbour: no gap"


@pytest.mark.parametrize("seed", range(6))
def test_names_of_groups_cover_no_token_and_no_other_name(seed: int) -> None:
    cells = grow(Random(seed), 60, 3)
    seen = survey(cells)
    captions = tuple((f"Group {n}", "9 tokens") for n in range(1, 9))
    for unit in (28.0, 44.0, 66.0):
        found = handle_placements(seen.groups, cells, captions, unit, 1.0)
        taken: set[tuple[int, int]] = set()
        for place in found.values():
            half = place.size / 2
            span = range(round(place.x - half + 0.4), round(place.x + half - 0.4) + 1)
            run = {(x, round(place.y)) for x in span}
            assert not run & set(cells) and not run & taken
            taken |= run
        assert len(found) >= 1, "at least one group has room for its name"


def test_ghosts_and_the_gap_in_the_rack() -> None:
    position = state(("G8 R1 R2", "B1"), ROW, bag=None)
    aim = Aim((("G8a", (3, 0)),), fits=False)
    shown = picture(scene_of(position, held=("G8a",), aim=aim))
    assert shown["ghost:G8a"].art == ("ghost", (("G8", 0, 0),), False)
    assert not shown["ghost:G8a"].solid
    scene = scene_of(position, held=("G8a",), aim=Aim(gap=2))
    assert rack_order(scene) == ("R1a", "R2a", "G8a")
    assert picture(scene)["R1a"].x == 0


def test_face_down_tokens_have_no_name() -> None:
    position = state(("G8 R1 R2", "B1"), ROW, bag=None)
    public = mask(position, None)
    area = area_of(1208, 900)
    scene = Scene(public, area, PLAY, viewer=0, covered=3, slots=3)
    shown = picture(scene)
    assert [p for p in shown if p.startswith("back:")] == ["back:0", "back:1", "back:2"]
    assert not {"G8a", "R1a", "R2a", "B1a"} & set(shown)
    assert "sort:colour" not in shown


def test_the_panel_of_a_swap_has_a_place_for_each_token_to_pass() -> None:
    position = state(("G8 R1 R2", "B1"), ROW, bag=None, sealed=(None, None))
    for chosen, free in (((), 2), (("R1a",), 1), (("R1a", "G8a"), 0)):
        draft = GiveDraft(position.hands[0], chosen)
        scene = scene_of(position, draft=draft, phase=GIVE, captions=Captions(panel="x"))
        shown = picture(scene)
        assert len([piece for piece in shown if piece.startswith("give:")]) == free
        assert all(shown[token].zone == "give" for token in chosen)


def test_players_to_choose_fit_beside_each_other() -> None:
    position = state(("DRAW", "B1", "G1", "Y1"), ROW, bag=None)
    people = tuple(Person(seat, "A very long name indeed", seat) for seat in (1, 2, 3))
    for size in SIZES:
        area = area_of(*size)
        scene = scene_of(position, area, phase=CHOOSE, captions=Captions(persons=people))
        shown = picture(scene)
        edges = sorted(
            (shown[f"seat:{s}"].x - shown[f"seat:{s}"].size / 2, shown[f"seat:{s}"].size)
            for s in (1, 2, 3)
        )
        for (left, width), (following, _) in pairwise(edges):
            assert left + width <= following


def test_at_the_end_every_rack_lies_open_inside_its_row() -> None:
    position = state((" ".join(NUMBERS[:28]), "SWAP", "G1b G2b"), {}, bag=None, winner=None)
    people = tuple(Person(seat, "Anna", seat, "400") for seat in range(3))
    for size in SIZES:
        area = area_of(*size)
        scene = Scene(position, area, END, captions=Captions(persons=people))
        shown = layout.picture(scene, {})
        left, _, width, _ = area.ended_board
        for hand in position.hands:
            for token in hand:
                place = shown[token]
                assert left <= place.x - place.size / 2
                assert place.x + place.size / 2 <= left + width - 60
        assert "display" not in shown and "shelf" not in shown


def test_the_dots_cover_everything_that_the_camera_can_show() -> None:
    extent, board, unit = (-3.0, -2.0, 20.0, 9.0), (24.0, 112.0, 1160.0, 594.0), 26.0
    shown = dots(extent, board, unit)
    lefts = [place.x - 0.5 for place in shown.values()]
    tops = [place.y - 0.5 for place in shown.values()]
    assert min(lefts) <= extent[0] - 1160 / 26 and max(lefts) + 12 >= extent[2] + 1160 / 26
    assert min(tops) <= extent[1] - 594 / 26 and max(tops) + 12 >= extent[3] + 594 / 26
    assert len({place.art for place in shown.values()}) == 1, "one picture is enough"


def visible(board: Box, camera: tuple[float, float, float], cell: Cell) -> bool:
    """Can the middle of that cell be seen? `camera` is (unit, x, y)."""
    unit, x, y = camera
    left, top, width, high = board
    px, py = x + cell[0] * unit, y + cell[1] * unit
    return left <= px <= left + width and top <= py <= top + high


def test_extent_leaves_room_for_another_group() -> None:
    left, top, right, bottom = spaces.extent_of({(0, 0), (19, 9)})
    unit = 30.0
    camera = (unit, -left * unit, -top * unit)
    board = (0.0, 0.0, (right - left) * unit, (bottom - top) * unit)
    assert visible(board, camera, (-2, 0)) and visible(board, camera, (21, 11))
    assert not visible(board, camera, (-4, 0))


def test_a_handful_keeps_its_shape_and_rack_tokens_line_up() -> None:
    position = state(("G8 R1 R2", "B1"), table("G5 G6 G7", ". B6 ."), bag=None)
    draft = LayDraft.of(mask(position, 0), 0)
    group = landing.whole_group(draft, "B6a")
    assert dict(landing.landing(draft, group, (5, 5))) == {
        "B6a": (5, 5),
        "G5a": (4, 4),
        "G6a": (5, 4),
        "G7a": (6, 4),
    }
    assert landing.landing(draft, ("R2a", "R1a"), (0, 3)) == (("R2a", (0, 3)), ("R1a", (1, 3)))


def test_making_room_pushes_only_what_is_in_the_way() -> None:
    cells = table("G5 G6 . G8 G9", "B1 . . . .")
    position = state(("R1 R2", "B2"), cells, bag=None)
    draft = LayDraft.of(mask(position, 0), 0)
    one = landing.pushing(draft, (("R1a", (0, 0)),), is_upright=False)
    assert dict(one) == {"R1a": (0, 0), "G5a": (1, 0), "G6a": (2, 0)}
    two = landing.pushing(draft, (("R1a", (0, 0)), ("R2a", (1, 0))), is_upright=False)
    assert dict(two)["G6a"] == (3, 0) and dict(two)["G9a"] == (5, 0), "the gap is used up first"
    down = landing.pushing(draft, (("R1a", (0, 0)),), is_upright=True)
    assert dict(down) == {"R1a": (0, 0), "G5a": (0, 1), "B1a": (0, 2)}
    free = (("R1a", (9, 9)),)
    assert landing.pushing(draft, free, is_upright=False) == free


def test_a_rack_is_never_sorted_under_the_players_eyes() -> None:
    """What is new comes last; what was wished stays."""
    assert memory.rack_order(("R1a", "G1a", "B1a"), ("B1a", "Y9a", "R1a")) == ("B1a", "R1a", "G1a")
    assert memory.rack_order(("R1a", "G1a"), ()) == ("R1a", "G1a")
