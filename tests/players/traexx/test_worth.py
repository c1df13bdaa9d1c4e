"""The tables: the pen adds up what `features` names, and a damaged file is named."""

import zlib
from pathlib import Path

import pytest

from tests.players.traexx.positions import after
from trakkx_desktop import resources
from trakkx_desktop.core.chance import Chance
from trakkx_desktop.core.thought import Limit, PlayerBroken
from trakkx_desktop.games.traexx import GAME
from trakkx_desktop.players.traexx import PLAYER, board, turn, worth
from trakkx_desktop.players.traexx.board import opening
from trakkx_desktop.players.traexx.layout import LENGTH, ROUNDS, SCALE
from trakkx_desktop.players.traexx.pen import PLACES, Pen, facing
from trakkx_desktop.players.traexx.rivals import ALONE, standings
from trakkx_desktop.players.traexx.ruler import row, zeros


def random_tables(seed: int) -> list[int]:
    chance, out = Chance(seed), []
    for _ in range(LENGTH):
        entry, chance = chance.below(600)
        out.append(entry - 300)
    return out


TABLES = random_tables(3)


@pytest.mark.parametrize("is_solo", [True, False])
def test_the_pen_draws_what_the_readable_sum_likes_best(is_solo: bool) -> None:
    pen, chance = Pen(row(TABLES), is_exact=False), Chance(11)
    for letter in "AC":
        order, chance = chance.shuffle(range(ROUNDS))
        at, left = opening(letter), (1 << ROUNDS) - 1
        view = ALONE if is_solo else standings(0b1010000, (3, 40))
        spent = 0 if is_solo else 0b1010000
        pen.lift(at, is_solo)
        pen.await_cards(left)
        pen.stand(view)
        for card in order:
            left ^= 1 << card
            pen.turn(card)
            pen.extend(card)
            lines = board.lines(at, board.PATCHES[card], spent, is_solo)
            best = max(value(line.after, left, view) for line in lines)
            ends = (pen.one, pen.two)
            at = next(
                line.after
                for line in lines
                if (line.after.taken, line.after.ends) == (pen.taken, ends)
            )
            assert value(at, left, view) == best
            assert (at.points, at.noted, at.high) == (pen.points, pen.noted, pen.high)


def value(at: board.Position, left: int, view: tuple[int, ...]) -> int:
    to_come = sum(TABLES[place] for place in worth.features(at, left, view)) if left else 0
    return at.points * SCALE + to_come


def test_the_pen_feels_the_places_that_features_names() -> None:
    sight = GAME.mask(after(2, 6, 7), 0)
    at, left = board.position(sight, 0), sum(1 << card for card in board.cards_left(sight))
    pen, places, view = Pen(row(TABLES)), zeros(PLACES), standings(0, (5, 6))
    pen.lift(at, False)
    pen.await_cards(left)
    pen.stand(view)
    count = pen.feel(places)
    assert sorted(places[place] for place in range(count)) == sorted(worth.features(at, left, view))


def test_tables_round_trip() -> None:
    entries = TABLES[:]
    entries[0], entries[1] = -32768, 32767
    assert list(worth.unpacked(zlib.decompress(worth.packed(entries)), "here")) == entries


@pytest.mark.parametrize("damage", ["missing", "cut", "short"])
def test_a_damaged_file_is_named_when_the_player_is_asked(
    damage: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = resources.path("traexx", "solo.worth").read_bytes()
    folder = tmp_path / "traexx"
    folder.mkdir()
    if damage == "cut":
        (folder / "solo.worth").write_bytes(real[:1000])
    if damage == "short":
        (folder / "solo.worth").write_bytes(zlib.compress(b"too few"))
    sight = GAME.mask(after(1, 1, 1), 0)
    monkeypatch.setattr(resources, "root", lambda: tmp_path)
    worth.tables.cache_clear()
    turn.weights_of.cache_clear()
    try:
        with pytest.raises(PlayerBroken, match=r"solo\.worth"):
            list(PLAYER.think(sight, 0, 3, 1, Limit(work=1)))
    finally:
        worth.tables.cache_clear()
        turn.weights_of.cache_clear()


def test_pens_stand_to_each_other_as_lines_do() -> None:
    sight = GAME.mask(after(3, 2, 8), 0)
    others = [board.position(sight, seat) for seat in (1, 2)]
    pens = [Pen(row(TABLES)) for _ in others]
    for pen, at in zip(pens, others, strict=True):
        pen.lift(at, False)
    spent = others[0].noted | others[1].noted
    ends = [end for at in others for end in at.ends]
    assert tuple(facing(pens)) == standings(spent, ends)


def test_with_one_card_to_come_the_pen_knows_the_end() -> None:
    pen = Pen(row(TABLES))
    for seed, is_solo in ((1, True), (2, True), (3, False)):
        state = after(1 if is_solo else 2, seed, 14)
        at, last = board.position(state, 0), board.CARDS.index(state.deck[14])
        spent, view = (0, ALONE) if is_solo else (0b100, standings(0b100, (3, 40)))
        best = max(
            then.after.points
            for line in board.lines(at, board.PATCHES[board.card_open(state)], spent, is_solo)
            for then in board.lines(line.after, board.PATCHES[last], spent, is_solo)
        )
        pen.lift(at, is_solo)
        pen.await_cards(1 << last | 1 << board.card_open(state))
        pen.stand(view)
        pen.turn(board.card_open(state))
        pen.extend(board.card_open(state))
        pen.turn(last)
        pen.extend(last)
        assert pen.points == best
