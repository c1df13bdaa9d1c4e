"""History and statistics: found by any part, counted by hand."""

import json
import random
import sys
from collections.abc import Callable
from dataclasses import asdict, astuple, replace
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from tests.saves import saves
from trakkx_desktop.core.history import (
    ALONE,
    COMPUTERS,
    PEOPLE,
    LevelTally,
    Point,
    Query,
    Statistics,
    Tally,
    companies,
    finished,
    search,
    statistics,
)
from trakkx_desktop.core.outcome import ScoreLine
from trakkx_desktop.core.player import Player
from trakkx_desktop.core.summary import Row, Summary
from trakkx_desktop.storage.index import list_summaries
from trakkx_desktop.storage.places import Places


def row(day: int, scores: tuple[float, ...], winner: int, reason: str, **more: Any) -> Row:
    time = f"2026-03-{day:02}T20:00:00Z"
    return replace(Row(0, scores, (winner,), reason, (), time, time), **more)


def over(name: str, game: str, people: str, *rows: Row, ranking: str = "wins") -> Summary:
    players = tuple(Player(name, mark) for mark, name in enumerate(people.split()))
    totals = tuple(sum(r.scores[s] for r in rows) for s in range(len(players)))
    best = min(totals) if ranking == "lowest" else max(totals)
    return Summary(
        Path(f"{name}.trakkx"),
        name,
        game,
        name,
        players,
        games=len(rows),
        played=len(rows),
        ranking=ranking,
        totals=totals,
        leaders=tuple(s for s, total in enumerate(totals) if total == best),
        is_over=True,
        ended=rows[-1].ended,
        sheet=json.dumps([{**asdict(r), "lines": list(map(astuple, r.lines))} for r in rows]),
    )


MATCHES = (
    over("one", "trax", "Anna Ben", row(1, (1, 0), 0, "loop"), row(1, (0, 1), 1, "line")),
    over("two", "trax", "Ben Änne", row(5, (1, 0), 0, "loop", first=1)),
    over("three", "trax", "Ben Anna", row(3, (1, 0), 0, "loop")),
    over(
        "four",
        "trakkx",
        "Anna Ben Carla",
        row(
            2,
            (0, 9, 4),
            0,
            "empty",
            lines=(ScoreLine("left", (0, 2, 1)), ScoreLine("n", (1, 0, 0), (3,))),
        ),
        row(
            4,
            (7, 0, 5),
            1,
            "empty",
            lines=(ScoreLine("left", (3, 0, 1)), ScoreLine("n", (0, 0, 2), (3,))),
        ),
        ranking="lowest",
    ),
)


def counted(work: Callable[[], tuple[Summary, ...]]) -> tuple[tuple[Summary, ...], int]:
    """What came of it, and how many functions were called for it: the same on every machine."""
    calls = 0

    def note(frame: FrameType, event: str, told: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        return work(), calls
    finally:
        sys.setprofile(before)


class TestSearch:
    @pytest.mark.parametrize(
        ("query", "expected"),
        [
            (Query(), "two four three one"),
            (Query(ascending=True), "one three four two"),
            (Query(game="trax"), "two three one"),
            (Query(player="Anna"), "four three one"),
            (Query(player="Ann"), ""),
            (Query(text="ann ben"), "four three one"),
            (Query(text="ÄNN"), "two"),
            (Query(text="four"), "four"),
            (Query(text="four änne"), ""),
            (Query(since="2026-03-03", until="2026-03-04"), "four three"),
            (Query(sort="game", ascending=True), "four two three one"),
            (Query(sort="players", ascending=True), "one four three two"),
            (Query(sort="games"), "four one two three"),
            (Query(sort="name", ascending=True), "four one three two"),
        ],
    )
    def test_finds(self, query: Query, expected: str) -> None:
        assert [match.id for match in search(MATCHES, query)] == expected.split()

    def test_only_what_is_over_and_sound(self) -> None:
        rest = (replace(MATCHES[0], is_over=False), replace(MATCHES[1], problem="broken"))
        assert finished((*MATCHES, *rest)) == MATCHES

    def test_stays_instant_with_5000(self) -> None:
        """A key press narrows the list: far below the tenth of a second that people notice."""
        rng = random.Random(3)
        many = tuple(replace(rng.choice(MATCHES), id=str(n)) for n in range(5000))
        found, calls = counted(lambda: search(many, Query(text="ben", game="trax", sort="players")))
        assert calls < 15 * len(many)
        assert len(found) > 1000


class TestStatistics:
    def test_wins(self) -> None:
        """TRAX: by loop or line, and by colour, which is who began."""
        found = statistics(MATCHES, "Ben", "trax")
        assert (found.matches, found.matches_won) == (3, 3)
        assert (found.played, found.won, found.average, found.best) == (4, 3, 0.75, 1)
        assert found.wins == (("line", False, 1), ("loop", False, 1), ("loop", True, 1))
        assert found.losses == (("loop", False, 1),)
        assert (found.streak, found.longest) == (3, 3)

    def test_a_draw_is_no_loss(self) -> None:
        """But a solitaire that nobody has won is lost."""
        drawn = over("d", "trax", "Anna Ben", row(1, (0.5, 0.5), 0, "draw", winners=()))
        found = statistics((drawn,), "Anna", "trax")
        assert (found.wins, found.losses, found.draws) == ((), (), (("draw", True, 1),))
        alone = over("s", "trax", "Anna", row(1, (0,), 0, "stuck", winners=()))
        found = statistics((alone,), "Anna", "trax", ALONE)
        assert (found.losses, found.draws) == ((("stuck", True, 1),), ())

    def test_lowest_is_best(self) -> None:
        found = statistics(MATCHES, "Anna", "trakkx")
        assert (found.played, found.won, found.average, found.best) == (2, 1, 3.5, 0)
        assert (found.streak, found.longest) == (0, 1)
        assert found.points == (
            Point("2026-03-02T20:00:00Z", 0, True),
            Point("2026-03-04T20:00:00Z", 7, False),
        )

    def test_lines_are_counted_by_code_and_facts(self) -> None:
        assert statistics(MATCHES, "Anna", "trakkx").tallies == (
            Tally("left", (), 2, 1, 3),
            Tally("n", (3,), 2, 1, 1),
        )

    def test_who_has_not_played(self) -> None:
        assert statistics(MATCHES, "Nobody", "trax") == Statistics("Nobody", "trax")


def test_real_games_deliver_their_counts(places: Places) -> None:
    """TRAX wins by loop and line, TRÄXX numbers reached, TRAKKX tokens left: from real saves."""
    places.saves.mkdir(parents=True)
    for path in saves():
        places.save_of(path.stem).write_bytes(path.read_bytes())
    matches = finished(list_summaries(places))
    everybody = {player.name for match in matches for player in match.players}
    of = {game: [statistics(matches, name, game) for name in everybody] for game in games(matches)}
    reasons = {reason for found in of["trax"] for reason, _, _ in found.wins}
    assert reasons & {"loop", "line"}
    numbers = {t.facts for found in of["traexx"] for t in found.tallies if t.code == "number"}
    assert len(numbers) >= 4
    assert any(t.code == "tokens_left" and t.total > 0 for f in of["trakkx"] for t in f.tallies)


def games(matches: tuple[Summary, ...]) -> set[str]:
    return {match.game for match in matches}


class TestCompany:
    """Solo games, games against computers and assisted ones are kept apart (H13)."""

    def test_each_company_counts_for_itself(self) -> None:
        people = over("p", "trax", "Anna Ben", row(1, (1, 0), 0, "loop"))
        alone = over("a", "trax", "Anna", row(2, (1,), 0, "done"))
        computer = replace(
            over("c", "trax", "Anna Pip", row(3, (0, 1), 1, "line")),
            players=(Player("Anna", 0), Player("Pip", 1, 2)),
        )
        matches = (people, alone, computer)
        assert companies(matches, "trax") == (PEOPLE, COMPUTERS, ALONE)
        for company, won in ((PEOPLE, 1), (COMPUTERS, 0), (ALONE, 1)):
            found = statistics(matches, "Anna", "trax", company)
            assert (found.played, found.won) == (1, won)
        found = statistics(matches, "Anna", "trax", COMPUTERS)
        assert found.levels == (LevelTally(2, 1, 0, 0),)
        assert statistics(matches, "Pip", "trax", COMPUTERS).played == 0

    def test_assisted_games_and_imports_are_no_records(self) -> None:
        helped = over("h", "trax", "Anna Ben", row(1, (1, 0), 0, "loop", assisted=True))
        found = statistics((helped,), "Anna", "trax")
        assert (found.played, found.won, found.assisted) == (0, 0, 1)
        imported = replace(
            over("i", "trax", "Anna Ben", row(1, (1, 0), 0, "loop")), origin="import"
        )
        assert statistics((imported,), "Anna", "trax").played == 0
        assert companies((imported,), "trax") == ()
