"""The picture of a TRÄXX table as a value; nothing here needs a screen."""

from dataclasses import replace
from itertools import combinations

import pytest

from tests.games.traexx.play import fields, play, snake, table
from trakkx_desktop.core.player import Player
from trakkx_desktop.games.traexx import GAME, hexes, score
from trakkx_desktop.games.traexx.draft import OpenLine
from trakkx_desktop.games.traexx.sheet import NUMBERS, sheet
from trakkx_desktop.games.traexx.state import State
from trakkx_desktop.view.stage.layout import BOARD, Box, Layout
from trakkx_desktop.view.traexx.layout.desk import ENDED, LOOKING, PLAYING, Desk, desk_of
from trakkx_desktop.view.traexx.layout.picture import layout
from trakkx_desktop.view.traexx.layout.sheet import EXTENT, field_of, mini, piece_of
from trakkx_desktop.view.traexx.layout.tray import DESK
from trakkx_desktop.view.traexx.scene import Labels, Scene, news, signed

PLAYERS = (Player("Anna", 0), Player("Ben", 1), Player("Clara", 2), Player("David", 3))
WORDS = Labels("card", "numbers", "fields", "now", "half", "left", "round", "nothing")
CARD_3 = "0,-1>-1,-1>-2,-1>-2,-2>-1,-3"
"""Linus of the rule book: yellow start, then blue, green, gray, yellow."""


def drawn(state: State, seat: int = 0, *path: tuple[int, int]) -> OpenLine:
    draft = GAME.draft(GAME.mask(state, seat), seat)
    for field in path:
        after = draft.put(("pen", field))
        assert isinstance(after, OpenLine)
        draft = after
    assert isinstance(draft, OpenLine)
    return draft


def picture(
    state: State, seat: int = 0, draft: OpenLine | None = None, phase: str = PLAYING
) -> Layout:
    desk = desk_of(1208.0, 900.0, phase)
    players = PLAYERS[: len(state.routes)]
    return layout(Scene(state, seat, desk, players, draft, labels=WORDS))


def spots(made: Layout, kind: str) -> set[str]:
    return {piece.partition(":")[2] for piece in made if piece.startswith(f"{kind}:")}


def test_every_field_lies_on_the_paper_in_its_colour() -> None:
    made = picture(table("A", 3))
    assert spots(made, "field") == {f"{q},{r}" for q, r in sheet().colours}
    for field, colour in sheet().colours.items():
        place = made[piece_of(field)]
        assert place.art == ("hex", colour)
        assert (place.x, place.y) == hexes.centre(field)
        assert place.zone == BOARD and place.solid
        assert EXTENT[0] + 0.8 < place.x < EXTENT[2] - 0.8
        assert EXTENT[1] + 1 < place.y < EXTENT[3] - 1
    assert made["paper"].z < min(made[piece_of(f)].z for f in sheet().colours)


def test_names_of_fields_are_read_back() -> None:
    assert all(field_of(piece_of(field)) == field for field in sheet().colours)
    assert field_of("number:7") is None and field_of(None) is None


@pytest.mark.parametrize("letter", "ABCD")
def test_the_start_is_marked(letter: str) -> None:
    made = picture(table(letter, 3))
    place = made["start"]
    assert place.art == ("start", letter)
    assert (place.x, place.y) == hexes.centre(sheet().starts[letter])
    assert "route" not in made


def test_numbers_lie_above_the_line_and_turn_over_when_reached() -> None:
    state = replace(table("A", 3), routes=(snake(),))
    made = picture(state)
    assert made["route"].art == ("route", snake())
    for number in NUMBERS:
        assert made[f"number:{number}"].art[3] is True
        assert made[f"number:{number}"].z > made["route"].z
    assert picture(table("A", 3))["number:7"].art[3] is False


def test_the_open_line_has_a_piece_for_every_field() -> None:
    """So that a stroke redraws one field, not the sheet."""
    state = table("A", 3)
    path = fields(CARD_3)[1:]
    made = picture(state, 0, drawn(state, 0, *path))
    names = {f"{q},{r}" for q, r in fields(CARD_3)}
    assert spots(made, "casing") == spots(made, "core") == names
    assert max(made[f"casing:{n}"].z for n in names) < min(made[f"core:{n}"].z for n in names)
    assert made["core:0,-1"].art == ("core", -1, 3)
    assert made["core:-1,-1"].art == ("core", 0, 3)
    assert made["core:-1,-3"].art[2] == -1
    assert spots(made, "tip") == {"-1,-3"}


def test_next_fields_glow_and_both_ends_can_be_taken() -> None:
    state = replace(table("A", 3), routes=(fields("0,-1>-1,-1>-2,-1"),))
    draft = drawn(state)
    made = picture(state, 0, draft)
    assert spots(made, "next") == {f"{q},{r}" for q, r in draft.nexts}
    assert spots(made, "tip") == {"0,-1", "-2,-1"}
    assert made["tip:0,-1"].art == ("tip", True), "the start's letter stays readable"
    assert made["tip:-2,-1"].art == ("tip", False)


def test_a_sheet_to_look_at_has_no_glow() -> None:
    made = picture(table("AB", 3), 1)
    assert not spots(made, "next") and not spots(made, "tip")


def test_used_patches_dim_in_the_order_of_the_card() -> None:
    """Card 5 shows yellow twice: of two alike the first dims first."""
    state = table("B", 5)
    assert state.patches.count("yellow") == 2
    yellow = next(f for f in drawn(state).nexts if sheet().colours[f] == "yellow")
    made = picture(state, 0, drawn(state, 0, yellow))
    used = [made[f"patch:1:{i}"].art for i in range(5)]
    assert [art[1] for art in used] == list(state.patches)
    assert [i for i, art in enumerate(used) if art[2]] == [state.patches.index("yellow")]


def test_what_others_sealed_is_hidden_unless_sheets_are_open() -> None:
    """R15."""
    for is_open in (False, True):
        state = table("AB", 3, open_sheets=is_open)
        state = replace(state, sealed=(GAME.parse(state, CARD_3), None))
        seen = GAME.mask(state, 1)
        made = picture(seen, 0)
        assert bool(spots(made, "core")) is is_open
        line = mini(seen, 0, None)["sheet"].art[4]
        assert bool(line) is is_open


def test_the_end_has_an_x_on_every_missed_field() -> None:
    state = replace(table("A", 3), round=16, routes=(snake()[:20],))
    made = picture(state, 0, phase=ENDED)
    assert spots(made, "cross") == {f"{q},{r}" for q, r in score.unreached(state, 0)}
    assert len(spots(made, "cross")) == 41
    number = next(f for f in score.unreached(state, 0) if f in sheet().numbers)
    cross = made[f"cross:{number[0]},{number[1]}"]
    assert cross.z > made[f"number:{sheet().numbers[number]}"].z and cross.art == ("cross", True)
    assert look(made, sheet().numbers[number]) == ("missed", "")
    assert not spots(made, "card") and "pile" not in made
    assert spots(made, "final") == {"plus", "minus", "total"}


def look(made: Layout, number: int) -> tuple[object, ...]:
    return made[f"box:{number}"].art[2:4]


def test_boxes_tell_what_a_number_is_worth() -> None:
    """R7: full for the first, half for later ones; a mark for everybody else who was there."""
    state = play(table("AB", 3, 1, 2), "0,-1>-1,0 pass", "pass pass")
    assert sheet().numbers[-1, 0] == 2
    theirs = picture(state, 1)
    assert look(theirs, 2) == ("half", "+1")
    assert theirs["box:2"].art[5] == (0,), "Anna's mark"
    assert look(theirs, 10) == ("open", "+10")
    assert look(picture(state, 0), 2) == ("noted", "+2")


def test_a_number_on_the_open_line_is_pencilled_in() -> None:
    state = table("A", 3)
    made = picture(state, 0, drawn(state, 0, (-1, 0)))
    assert look(made, 2) == ("pencil", "+2")
    assert made["sum:plus"].art[2] == "+2"
    assert made["sum:minus"].art[2] == "\u221259"
    assert made["sum:total"].art[2] == "\u221257"
    assert look(picture(state), 2) == ("open", "+2")


def test_numbers_are_written_with_a_real_minus() -> None:
    assert [signed(n) for n in (18, 0, -35)] == ["+18", "+0", "\u221235"]


def test_news_tell_the_last_round_only() -> None:
    state = play(table("AB", 3, 1), "0,-1>-1,0 1,-1>1,0")
    assert news(state) == ((0, 2, 2), (1, 4, 4))
    made = picture(state)
    assert made["news:0"].art[1:4] == (0, "Anna", 2)
    assert made["news:1"].art[1:4] == (1, "Ben", 4)
    later = play(state, "pass pass")
    assert news(later) == ()
    assert picture(later)["news:0"].art[1] == "nothing"


def test_the_pile_shows_how_many_cards_are_left() -> None:
    state = table("A", 3)
    assert picture(state)["pile"].art[1] == 14
    assert picture(replace(state, round=15))["pile"].art[1] == 0


SIZES = [(780, 560), (836, 640), (1004, 720), (1208, 900), (1688, 1080), (2328, 1440), (3608, 2160)]


def _apart(a: Box, b: Box) -> bool:
    return (
        a[0] + a[2] <= b[0] + 0.5
        or b[0] + b[2] <= a[0] + 0.5
        or a[1] + a[3] <= b[1] + 0.5
        or b[1] + b[3] <= a[1] + 0.5
    )


def _inside(box: Box, width: float, height: float) -> bool:
    return box[0] >= 0 and box[1] >= 0 and box[0] + box[2] <= width and box[1] + box[3] <= height


@pytest.mark.parametrize("phase", [PLAYING, LOOKING, ENDED])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_covers_anything_at_any_size(width: int, height: int, phase: str) -> None:
    desk = desk_of(float(width), float(height), phase)
    boxes = [desk.box(i) for i in range(9)]
    lying = [desk.board, *boxes]
    if desk.has_card:
        lying += [desk.card, desk.pile]
        assert desk.news[3] >= desk.news_row, "room for one line of news"
    lying.append(desk.area.button if phase == PLAYING else desk.area.bar)
    assert all(_inside(box, width, height) for box in lying)
    for a, b in combinations(lying, 2):
        # The sheet is a hexagon: pile and news lie in the corner that it leaves free.
        if desk.board in (a, b) and desk.has_card and desk.pile in (a, b):
            continue
        assert _apart(a, b), (a, b)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_pile_and_news_stay_clear_of_the_sheet(width: int, height: int) -> None:
    desk = desk_of(float(width), float(height), PLAYING)
    left, top, wide, high = desk.board
    unit = min(wide / (EXTENT[2] - EXTENT[0]), high / (EXTENT[3] - EXTENT[1]), 96.0)
    middle, half = top + high / 2, 8.55 * unit
    for box in (desk.pile, desk.news):
        for y in (box[1], box[1] + box[3]):
            edge = left + wide / 2 - half + max(0.0, abs(y - middle)) / 3**0.5 - 1
            assert box[0] + box[2] <= edge, (box, y, edge)


def test_the_desk_is_a_value() -> None:
    assert desk_of(1208.0, 900.0, PLAYING) == Desk(desk_of(1208.0, 900.0, PLAYING).area, PLAYING)


def test_everything_beside_the_sheet_stays_put_when_it_is_zoomed() -> None:
    made = picture(play(table("AB", 3, 1), "0,-1>-1,0 pass"))
    for piece, place in made.items():
        is_on_sheet = piece.partition(":")[0] in {
            *("paper", "field", "number", "start", "route", "next", "tip", "casing", "core"),
            *("joint", "cross"),
        }
        assert place.zone == (BOARD if is_on_sheet else DESK), piece
