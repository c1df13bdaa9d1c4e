"""Whole games as text: `.trx` records and pasted text (rules page, "Tiles and notation")."""

from collections.abc import Iterable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.trax.tables import vectors
from trakkx_desktop.core.game import NotationError
from trakkx_desktop.games.trax import notation, rules
from trakkx_desktop.games.trax.actions import Action, AgreeDraw, Lay, Resign
from trakkx_desktop.games.trax.notation import IllegalMove, MalformedMove, MoveAfterEnd, MoveError
from trakkx_desktop.games.trax.records import UnreadableVariant, read_record, write_moves
from trakkx_desktop.games.trax.setup import Setup

LOOP = (Lay((0, 0), "|"), Lay((1, 0), "|"), Lay((0, -1), "F"), Lay((1, 1), "J"))


def write_record(
    setup: Setup, actions: Iterable[Action], names: tuple[str, str] | None = None
) -> str:
    """A game that is played again for it; `names` are white's and red's."""
    moves, state = [], rules.start(setup)
    for action in actions:
        moves.append(notation.write(state, action))
        state = rules.apply(state, state.seat, action).state
    return write_moves(setup.variant, moves, names)


@pytest.mark.parametrize(
    "text",
    [
        "@0+ B1+ A0/ B3/",
        "@0+ b1+ a0/ b3/",
        "Trax\n@0+ B1+ A0/ B3/",
        "trax\r\n\r\n  1 @0+\r\n  2 B1+   ; a remark; and more\r\n  3 A0/\r\n  4 B3/\r\n",
        "\ufeffTrax\n1. @0+ 2. B1+\n3. A0/ 4. B3/",
        "1.@0+ B1+ 2.A0/ B3/",
        "1) @0+ 2) B1+ 3: A0/ 4: B3/",
        "# from another program\n@0+\tB1+\n# half way\nA0/\nB3/",
    ],
)
def test_forms_of_other_programs(text: str) -> None:
    game = read_record(text)
    assert (game.variant, game.names, game.actions) == ("unlimited", None, LOOP)


@pytest.mark.parametrize(
    ("text", "variant", "names"),
    [
        ("8x8 Trax\nAnna vs Bo\n@0+", "limited", ("Anna", "Bo")),
        ("8X8TRAX\nAnna  VS.  Bo\n@0+", "limited", ("Anna", "Bo")),
        ("Åsa Öst vs #1; the best\n@0+", "unlimited", ("Åsa Öst", "#1; the best")),
        ("A vs B vs C\n@0+", "unlimited", ("A", "B vs C")),
        ("", "unlimited", None),
    ],
)
def test_variant_and_names(text: str, variant: str, names: tuple[str, str] | None) -> None:
    game = read_record(text)
    assert (game.variant, game.names) == (variant, names)


@pytest.mark.parametrize("title", ["Loop Trax", "LOOP  TRAX", "Tur-Trax", "Trax solitaire 3x3"])
def test_other_games_are_refused_with_a_sentence(title: str) -> None:
    with pytest.raises(UnreadableVariant) as caught:
        read_record(f"{title}\n@0+")
    assert caught.value.text == title
    assert " " in caught.value.why


@pytest.mark.parametrize(
    ("text", "error", "number", "offending"),
    [
        ("1. @0+ 2. B1x", MalformedMove, 2, "B1x"),
        ("Some Trax\n@0+", MalformedMove, 1, "Some"),
        ("@0+ 2.. B1+ B1+", IllegalMove, 3, "B1+"),
        ("8x8 Trax\n@0+ B1+ C1+ D1+ E1+ F1+ G1+ H1/ I1+", IllegalMove, 9, "I1+"),
        ("@0+ B1+ A0/ B3/ C1+", MoveAfterEnd, 5, "C1+"),
        ("@0+ resign B1+", MoveAfterEnd, 2, "B1+"),
    ],
)
def test_errors_name_the_move(
    text: str, error: type[MoveError], number: int, offending: str
) -> None:
    with pytest.raises(MoveError) as caught:
        read_record(text)
    assert type(caught.value) is error
    assert (caught.value.number, caught.value.text) == (number, offending)


@pytest.mark.parametrize(
    "record", [r for r in vectors("games.jsonl") if r["type"] == "game"], ids=lambda r: r["tiles"]
)
def test_all_recorded_games_both_ways(record: dict[str, list[str]]) -> None:
    title = "8x8 Trax\n" if record["limit"] else "Trax\n"
    game = read_record(title + " ".join(record["moves"]))
    setup = Setup(variant=game.variant)
    text = write_record(setup, game.actions, ("Anna", "Bo"))
    assert text.startswith(title + "Anna vs Bo\n  1 @0")
    assert [line.split()[1] for line in text.splitlines()[2:]] == record["moves"]
    assert read_record(text).actions == game.actions
    assert len(game.actions) == len(record["moves"])


@settings(deadline=None)
@given(st.text(max_size=20), st.text(max_size=20))
def test_any_names_can_be_written(white: str, red: str) -> None:
    text = write_record(Setup(), LOOP, (white, red))
    assert read_record(text).actions == LOOP


@settings(deadline=None)
@given(st.text(alphabet="@abAB0123.;#+/\\ vs\n", max_size=60))
def test_no_pasted_text_does_more_than_raise_a_named_error(text: str) -> None:
    try:
        game = read_record(text)
    except NotationError as error:
        assert error.text in text
    else:
        assert read_record(write_record(Setup(), game.actions)).actions == game.actions


def test_concessions_and_the_other_variants_are_written() -> None:
    for end in (Resign(), AgreeDraw()):
        actions = (*LOOP[:2], end)
        assert read_record(write_record(Setup(), actions)).actions == actions
    setup = Setup(1, 0, 3, "solitaire3")
    lay = next(iter(rules.legal(rules.start(setup), 0)))
    text = write_record(setup, (lay,))
    assert text.startswith("Trax solitaire 3x3\n  1 @0")
    with pytest.raises(UnreadableVariant):
        read_record(text)
