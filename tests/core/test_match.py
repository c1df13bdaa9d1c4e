"""Matches: who begins, how games add up, when it is over."""

from dataclasses import replace
from typing import Any

import pytest

from tests.toy.games.heap import GAME as HEAP
from tests.toy.games.heap import Take
from tests.toy.games.high import GAME as HIGH
from tests.toy.games.low import GAME as LOW
from tests.toy.games.tally import Note
from trakkx_desktop import catalog
from trakkx_desktop.core.game import Ranking
from trakkx_desktop.core.match import Match, Plan
from trakkx_desktop.core.player import Player

PEOPLE = tuple(Player(name, mark) for mark, name in enumerate(("Anna", "Ben", "Clara", "David")))


def match(games: int = 3, seats: int = 2, **plan: Any) -> Match:
    return Match("heap", HEAP, PEOPLE[:seats], Plan(games=games, **plan)).deal()


def won_by(played: Match, seat: int) -> Match:
    """Plays the game on the table so that this seat takes the last counter."""
    record = played.record
    while record.waiting:
        mover, left = record.waiting[0], record.now.left
        count = left if mover == seat and left <= 3 else 1
        record = record.play(mover, Take(count))
    assert record.outcome is not None
    return played.with_record(record, "2026-11-16T10:00:00Z")


def test_the_next_seat_begins_the_next_game_or_the_same_one() -> None:
    assert [match(first=1).setup_of(n).first for n in range(3)] == [1, 0, 1]
    assert [match(first=1, rotate=False).setup_of(n).first for n in range(3)] == [1, 1, 1]


def test_each_game_has_its_own_seed_that_follows_from_the_first() -> None:
    seeds = [match(seed=99).setup_of(n).seed for n in range(4)]
    assert seeds[0] == 99 and len(set(seeds)) == 4
    assert seeds == [match(seed=99).setup_of(n).seed for n in range(4)]


def test_totals_and_leaders() -> None:
    played = won_by(match(), 0)
    winner = played.outcomes[0].winners[0]
    assert played.totals[winner] == 1
    assert played.leaders == (winner,)
    assert match().leaders == ()


def test_best_of_three_is_over_when_nobody_can_catch_up() -> None:
    played = won_by(match(3), 0)
    first = played.outcomes[0].winners[0]
    assert not played.is_over
    played = won_by(played.deal(), first)
    assert played.totals[first] in (1, 2)
    assert played.is_over == (played.totals[first] == 2)


def test_who_can_still_draw_level_is_not_beaten() -> None:
    """One game ahead with one game to come: that one may bring the other level."""
    played = won_by(match(2), 0)
    assert sorted(played.totals) == [0, 1] and not played.is_over
    assert won_by(played.deal(), 0).is_over


def test_a_game_on_the_table_keeps_the_match_open() -> None:
    assert not won_by(match(2), 0).deal().is_over


def test_lowest_wins_where_the_game_says_so() -> None:
    game = catalog.game("trakkx")
    assert game.ranking is Ranking.LOWEST
    for noting, leader in ((LOW, 1), (HIGH, 0)):
        dealt = Match(noting.key, noting, PEOPLE[:2], Plan()).deal()
        record = dealt.record.play(0, Note(30.0)).play(1, Note(20.0))
        assert dealt.with_record(record).leaders == (leader,)


def test_a_masked_match_tells_neither_deal_nor_moves() -> None:
    played = won_by(match(3, seed=99), 0).deal()
    open_game = played.with_record(played.record.play(1, Take(2)))
    masked = open_game.masked()
    assert masked.plan.seed == 0 and masked.record.setup.seed == 0
    assert not masked.record.log and masked.sittings[0] == open_game.sittings[0]


def test_the_same_people_once_more() -> None:
    """The same people and plan, the next seat begins, nothing played."""
    old = won_by(match(3), 0).deal()
    new = old.again(seed=5).deal()
    assert new.players == old.players
    assert new.plan == replace(old.plan, seed=5, first=1)
    assert new.record.setup.first == 1
    assert not new.record.log and len(new.sittings) == 1


def test_a_name_is_corrected() -> None:
    old = won_by(match(seats=3), 0)
    new = old.with_name(1, "Benno")
    assert [player.name for player in new.players] == ["Anna", "Benno", "Clara"]
    assert new.sittings == old.sittings and new.with_name(1, "Ben") == old


def test_a_note_stands_beside_its_game() -> None:
    played = won_by(won_by(match(), 0).deal(), 0).deal().with_note(1, "Rain")
    assert [sitting.note for sitting in played.sittings] == ["", "Rain", ""]
    assert [s.note for s in played.with_note(1, "").with_note(2, "Sun").sittings] == ["", "", "Sun"]


def test_a_match_that_is_ended_early_is_over() -> None:
    played = won_by(match(7), 0)
    assert not played.is_over
    assert played.end_early().is_over and played.end_early().totals == played.totals


def test_a_match_as_it_was_after_its_first_game() -> None:
    first = won_by(match(3), 0)
    shown = won_by(first.deal(), 0).up_to(0)
    assert shown.sittings == first.sittings and shown.is_over


@pytest.mark.parametrize("seats,code", [(1, "seats"), (5, "seats")])
def test_a_match_with_too_few_or_too_many_cannot_begin(seats: int, code: str) -> None:
    people = tuple(Player(str(n), n % 4) for n in range(seats))
    wrong = Match("trakkx", catalog.game("trakkx"), people, Plan())
    refusal = wrong.refusal()
    assert refusal is not None and refusal.code == code
